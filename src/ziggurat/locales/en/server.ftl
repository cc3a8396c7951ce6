# The table server: what it refuses and why, the states that it adds to a game, hints and quick phrases.

server-resigned = Seat { $seat } resigned.
server-time = Seat { $seat } ran out of time.
server-abandoned = So much has happened at this table that it takes no more: the game ends here, and nobody loses it.

server-no-table = There is no table here any more, or there never was.
server-old-rules = This game of { $game } was played under version { $version } of its rules; this program has version { $known }.
server-wrong-key = This personal link does not belong to this table. With the table's own link you can still watch.
server-not-your-seat = That seat is not yours.
server-which-seat = You hold several seats; say which one.
server-stale = The game has moved on in the meantime; please look again.
server-waiting = The game begins when everybody has sat down.
server-over = The game is over.
server-not-over = The game is still going on.
server-bot-leads = A bot is playing for seat { $seat } now.
server-no-undo-now = Nothing can be taken back now.
server-nothing-to-undo = You have not played anything that can be taken back.
server-no-stand-in-there = A bot can only stand in for another person at the table.
server-seat-count = This game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $count }.
server-no-lesson = The lessons of this game have no step “{ $step }”.

server-beyond-end = { $count ->
    [one] The game has only { $count } move; analysis cannot begin after { $first }.
   *[other] The game has only { $count } moves; analysis cannot begin after { $first }.
}
server-table-damaged = The stored game of this table is damaged, so the table cannot be opened. It is not your fault; please tell the host.
server-table-deleted = This table has been deleted.

phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-nice = Nice move.
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-thanks = Thank you.
phrase-well-played = Well played.
phrase-one-more = One more game?
phrase-goodbye = Goodbye.
