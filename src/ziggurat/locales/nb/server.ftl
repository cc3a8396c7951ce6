# Bordserveren: hva den sier nei til og hvorfor, det den legger til et parti, hint og raske fraser.

server-resigned = Plass { $seat } ga opp.
server-time = Plass { $seat } har brukt opp tiden.
server-abandoned = Det har skjedd så mye ved dette bordet at det ikke er plass til mer: partiet slutter her, og ingen taper det.

server-no-table = Her er det ikke noe bord lenger, eller det har aldri vært noe.
server-old-rules = Dette partiet i { $game } ble spilt med versjon { $version } av reglene. Dette programmet har versjon { $known }.
server-wrong-key = Denne personlige lenken hører ikke til dette bordet. Med lenken til selve bordet kan du fortsatt se på.
server-not-your-seat = Det er ikke din plass.
server-which-seat = Du har flere plasser. Si hvilken det gjelder.
server-stale = Partiet har gått videre i mellomtiden. Se en gang til.
server-waiting = Partiet begynner når alle har satt seg.
server-over = Partiet er slutt.
server-not-over = Partiet er fortsatt i gang.
server-bot-leads = En bot spiller for plass { $seat } nå.
server-no-undo-now = Nå kan ingenting angres.
server-nothing-to-undo = Du har ikke spilt noe som kan angres.
server-no-stand-in-there = En bot kan bare spille i stedet for en annen person ved bordet.
server-seat-count = Dette spillet har { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}, ikke { $count }.
server-no-lesson = Leksjonene for dette spillet har ikke noe steg «{ $step }».

server-beyond-end = Partiet har bare { $count } trekk. Analysen kan ikke begynne etter { $first }.
server-table-damaged = Det lagrede partiet ved dette bordet er skadet, så bordet kan ikke åpnes. Det er ikke din feil. Si fra til den som driver serveren.
server-table-deleted = Dette bordet er slettet.

phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-nice = Fint trekk!
phrase-oops = Oi!
phrase-thinking = La meg tenke litt.
phrase-thanks = Takk!
phrase-well-played = Godt spilt!
phrase-one-more = Ett parti til?
phrase-goodbye = Ha det bra!
