# De tafelserver: wat hij weigert en waarom, de toestanden die hij aan een potje toevoegt, tips en snelle zinnen.

server-resigned = Speler { $seat } heeft opgegeven.
server-time = De tijd van speler { $seat } is om.
server-abandoned = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan: het potje eindigt hier, en niemand verliest het.

server-no-table = Hier is geen tafel meer, of er is er nooit een geweest.
server-old-rules = Dit potje { $game } is gespeeld met versie { $version } van de regels; dit programma heeft versie { $known }.
server-wrong-key = Deze persoonlijke link hoort niet bij deze tafel. Met de link van de tafel kun je wel meekijken.
server-not-your-seat = Die plaats is niet van jou.
server-which-seat = Je hebt meerdere plaatsen; zeg welke.
server-stale = Het potje is intussen verdergegaan; kijk nog eens.
server-waiting = Het potje begint als iedereen zit.
server-over = Het potje is afgelopen.
server-not-over = Het potje is nog bezig.
server-bot-leads = Voor plaats { $seat } speelt nu een bot.
server-no-undo-now = Nu kun je niets terugnemen.
server-nothing-to-undo = Je hebt niets gespeeld wat je kunt terugnemen.
server-no-stand-in-there = Een bot kan alleen invallen voor iemand anders aan tafel.
server-seat-count = Dit spel heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}, niet { $count }.
server-no-lesson = De lessen van dit spel hebben geen stap “{ $step }”.

server-beyond-end = { $count ->
    [one] Het potje heeft maar { $count } zet; de analyse kan niet na { $first } beginnen.
   *[other] Het potje heeft maar { $count } zetten; de analyse kan niet na { $first } beginnen.
}
server-table-damaged = Het bewaarde potje van deze tafel is beschadigd, dus de tafel kan niet open. Jij kunt er niets aan doen; zeg het tegen wie de server beheert.
server-table-deleted = Deze tafel is gewist.

phrase-hello = Hallo.
phrase-good-luck = Succes.
phrase-nice = Mooie zet.
phrase-oops = Oeps.
phrase-thinking = Even denken.
phrase-thanks = Dank je wel.
phrase-well-played = Goed gespeeld.
phrase-one-more = Nog een potje?
phrase-goodbye = Tot ziens.
