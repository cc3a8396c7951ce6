# A table on this device, and the referee of the page.

page-referee-broken = Something went wrong while working that out. Nothing is lost: please try again.
page-needs-server = This browser cannot run the rules itself. You play through the server, and without a network nothing works.
device-no-table = This game is not on this device. It may be on another one, or it was deleted.
device-damaged = The saved game cannot be read any more: it breaks off at entry { $version }.

page-invite-which = Whose seat becomes free?
page-invite-moves = The game continues on the server, with everything played so far. Whoever opens the link takes this seat.
page-invite-place = { $name } (seat { $seat })
page-invite-server = To invite somebody, the page needs its server, and it cannot be reached just now.
