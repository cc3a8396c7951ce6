# Bordserveren: hva den sier nei til og hvorfor, det den legger til et parti, hint og raske fraser.

server-waiting-for = { $count ->
    [one] Venter på at én person til setter seg.
   *[other] Venter på at { $count } personer til setter seg.
}
server-resigned = Plass { $seat } ga opp.
server-time = Plass { $seat } har brukt opp tiden.
server-abandoned = Partiet ble avbrutt.

server-no-table = Her er det ikke noe bord lenger, eller det har aldri vært noe.
server-old-rules = Dette partiet i { $game } ble spilt med versjon { $version } av reglene. Dette programmet har versjon { $known }.
server-wrong-key = Denne personlige lenken hører ikke til dette bordet. Med lenken til selve bordet kan du fortsatt se på.
server-only-watching = Du ser på. Sett deg på en plass for å spille.
server-not-your-turn = Nå har plass { $seat } turen.
server-not-your-seat = Det er ikke din plass.
server-which-seat = Du har flere plasser. Si hvilken det gjelder.
server-stale = Partiet har gått videre i mellomtiden. Se en gang til.
server-waiting = Partiet begynner når alle har satt seg.
server-over = Partiet er slutt.
server-not-over = Partiet er fortsatt i gang.
server-bot-leads = En bot spiller for plass { $seat } nå.
server-no-undo-now = Nå kan ingenting angres.
server-undo-pending = Plass { $seat } har allerede spurt om å få angre et trekk.
server-nothing-to-undo = Du har ikke spilt noe som kan angres.
server-undo-past-absent = Da ville også et trekk fra plass { $seat } bli angret, og den spilleren er ikke her til å si ja.
server-no-undo-pending = Den forespørselen gjelder ikke lenger.
server-no-stand-in-there = En bot kan bare spille i stedet for en annen person ved bordet.
server-not-absent = Plass { $seat } er her, eller var her for et øyeblikk siden.
server-rematch-made = Det neste partiet venter allerede.
server-no-rematch-asked = Ingen har spurt om et parti til.
server-no-open-seat = Alle plassene er tatt. Du må gjerne se på.
server-seat-taken = Plass { $seat } er ikke ledig.
server-seat-count = Dette spillet har { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}, ikke { $count }.
server-begun-open = Et parti som begynner fra en senere stilling, er for folk på denne enheten og for boter. Det har ingen ledig plass.
server-bad-log = Dette er ikke loggen fra et parti på en enhet: oppføring { $number } er umulig.
server-no-phrase = «{ $phrase }» er ikke en av de raske frasene.
server-no-hints = Ingen hint mens folk spiller mot hverandre.
server-no-moment = Dette partiet har bare { $count } trekk så langt.
server-no-lesson = Leksjonene for dette spillet har ikke noe steg «{ $step }».

server-unreadable = Meldingen var ikke til å forstå: { $why }.
server-not-a-number = { $name } må være et helt tall, ikke «{ $value }».
server-not-json = Forespørselen må være JSON (innholdstype application/json).
server-not-utf8 = Forespørselen er ikke gyldig UTF-8.
server-one-host = En forespørsel må nevne nøyaktig én vert.
server-headers-too-large = Hodefeltene i forespørselen er for store eller for mange.
server-too-slow = Forespørselen brukte for lang tid på å komme fram.
server-beyond-end = Partiet har bare { $count } trekk. Analysen kan ikke begynne etter { $first }.
server-too-large = Forespørselen er for stor. Høyst { $most } byte er tillatt.
server-no-hello = Den første meldingen på forbindelsen må være et hello, innen få sekunder.
server-second-hello = Du har allerede sagt hallo.
server-nothing-here = Det er ingenting på denne adressen.
server-wrong-method = Denne adressen kan ikke brukes på denne måten.
server-bad-request = Forespørselen var ikke til å forstå.
server-wrong-host = Denne serveren svarer ikke på navnet «{ $host }». Den som driver serveren, kan tillate det med --allow-host.
server-wrong-origin = En side fra et annet nettsted får ikke bruke denne serveren.
server-table-damaged = Det lagrede partiet ved dette bordet er skadet, så bordet kan ikke åpnes. Det er ikke din feil. Si fra til den som driver serveren.
server-table-deleted = Dette bordet er slettet.
server-data-damaged = Dataene på serveren er skadet. Det er ikke din feil. Si fra til den som driver serveren.
server-not-read = Serveren kunne ikke lese dette. Prøv igjen om et øyeblikk.
server-not-creator = Bare den som laget bordet, kan be om å få slette det.
server-forget-pending = De andre ved bordet er allerede spurt.
server-no-forget-pending = Den forespørselen gjelder ikke lenger.
server-no-network = Denne maskinen er ikke på noe nettverk ennå. Koble til et wifi-nettverk eller sett i en kabel, og prøv igjen.
server-network-not-yours = Bare noen ved selve maskinen kan la andre være med.
server-network-fixed = Om andre kan være med, ble bestemt da denne serveren ble startet.
server-crash = Noe gikk galt på serveren. Partiet ditt er trygt.
server-not-stored = Serveren kunne ikke lagre dette, så det ble ikke gjort. Prøv igjen.
server-closing = Serveren starter på nytt. Partiet ditt er tatt vare på.
server-elsewhere = En annen del av serveren tar seg av dette bordet akkurat nå. Prøv igjen om et øyeblikk.
server-not-kept = Serveren har mistet kontakten med databasen sin og venter på den. Partiet ditt er tatt vare på. Prøv igjen om et øyeblikk.

server-making-ready = Reglene for { $game } gjøres klare. Det skjer bare én gang og kan ta et minutt eller to. Kom tilbake da.
server-too-many-requests = Det var mye på en gang. Vent et øyeblikk.
server-too-many-made = Det er laget mange bord fra adressen din. Vent en stund.
server-too-many-tables = Serveren har ikke plass til et bord til nå.
server-too-many-sockets = Det er for mange tilkoblet nå. Prøv igjen om et øyeblikk.
server-table-full = Det har skjedd så mye ved dette bordet at det ikke er plass til mer. Begynn ved et nytt.
server-too-many-simulations = En bot kan bruke høyst { $most } simuleringer her.
server-too-fast = Det gikk for fort. Vent et øyeblikk.
server-too-busy = Alle botene tenker allerede. Spør igjen om et øyeblikk.

phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-nice = Fint trekk!
phrase-oops = Oi!
phrase-thinking = La meg tenke litt.
phrase-thanks = Takk!
phrase-well-played = Godt spilt!
phrase-one-more = Ett parti til?
phrase-goodbye = Ha det bra!
server-no-bots = { $game } bygges for hånd: boter kan ikke sitte ved dette bordet.
server-no-clock = { $game } spilles uten klokke.
server-no-resigning = I { $game } gir ingen opp: dere bygger sammen. Når dere er ferdige, velger dere «Ferdig».
server-done-pending = Du har allerede spurt de andre om det er ferdig.
server-no-done-pending = Den forespørselen gjelder ikke lenger.
server-no-movement = I dette spillet ser ingen hva de andre har på hånden.
