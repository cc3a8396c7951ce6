# De tafelserver: wat hij weigert en waarom, de toestanden die hij aan een potje toevoegt, tips en snelle zinnen.

server-waiting-for = { $count ->
    [one] Wachten tot er nog één persoon gaat zitten.
   *[other] Wachten tot er nog { $count } mensen gaan zitten.
}
server-resigned = Speler { $seat } heeft opgegeven.
server-time = De tijd van speler { $seat } is om.
server-abandoned = Het potje is afgebroken.

server-no-table = Hier is geen tafel meer, of er is er nooit een geweest.
server-old-rules = Dit potje { $game } is gespeeld met versie { $version } van de regels; dit programma heeft versie { $known }.
server-wrong-key = Deze persoonlijke link hoort niet bij deze tafel. Met de link van de tafel kun je wel meekijken.
server-only-watching = Je kijkt mee. Neem een plaats om te spelen.
server-not-your-turn = Speler { $seat } is aan de beurt.
server-not-your-seat = Die plaats is niet van jou.
server-which-seat = Je hebt meerdere plaatsen; zeg welke.
server-stale = Het potje is intussen verdergegaan; kijk nog eens.
server-waiting = Het potje begint als iedereen zit.
server-over = Het potje is afgelopen.
server-not-over = Het potje is nog bezig.
server-bot-leads = Voor plaats { $seat } speelt nu een bot.
server-no-undo-now = Nu kun je niets terugnemen.
server-undo-pending = Speler { $seat } heeft al gevraagd een zet terug te nemen.
server-nothing-to-undo = Je hebt niets gespeeld wat je kunt terugnemen.
server-undo-past-absent = Dan zou ook een zet van speler { $seat } teruggaan, en die is er niet om het goed te vinden.
server-no-undo-pending = Die vraag geldt niet meer.
server-no-stand-in-there = Een bot kan alleen invallen voor iemand anders aan tafel.
server-not-absent = Speler { $seat } is er, of was er tot zojuist.
server-rematch-made = Het volgende potje wacht al.
server-no-rematch-asked = Niemand heeft om nog een potje gevraagd.
server-no-open-seat = Alle plaatsen zijn bezet. Je mag gerust meekijken.
server-seat-taken = Plaats { $seat } is niet vrij.
server-seat-count = Dit spel heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}, niet { $count }.
server-begun-open = Een potje dat vanuit een latere stelling begint, speel je op dit apparaat, met elkaar of met bots; er is geen vrije plaats.
server-bad-log = Dit is niet het logboek van een potje op een apparaat: regel { $number } kan niet.
server-no-phrase = “{ $phrase }” is geen van de snelle zinnen.
server-no-hints = Geen tips zolang mensen tegen elkaar spelen.
server-no-moment = Dit potje heeft tot nu toe maar { $count ->
    [one] { $count } zet.
   *[other] { $count } zetten.
}
server-no-lesson = De lessen van dit spel hebben geen stap “{ $step }”.

server-unreadable = De server begreep het bericht niet: { $why }.
server-not-a-number = { $name } moet een geheel getal zijn, niet “{ $value }”.
server-not-json = Het verzoek moet JSON zijn (inhoudstype application/json).
server-not-utf8 = Het verzoek is geen geldige UTF-8.
server-one-host = Een verzoek moet precies één host noemen.
server-headers-too-large = De kopregels van het verzoek zijn te groot of te veel.
server-too-slow = Het duurde te lang voor het verzoek er was.
server-beyond-end = { $count ->
    [one] Het potje heeft maar { $count } zet; de analyse kan niet na { $first } beginnen.
   *[other] Het potje heeft maar { $count } zetten; de analyse kan niet na { $first } beginnen.
}
server-too-large = Het verzoek is te groot; er mogen hooguit { $most } bytes in.
server-no-hello = Het eerste bericht op de socket moet een hello zijn, binnen een paar seconden.
server-second-hello = Je hebt al hello gezegd.
server-nothing-here = Op dit adres is niets.
server-wrong-method = Dit adres kun je zo niet gebruiken.
server-bad-request = De server begreep het verzoek niet.
server-wrong-host = Deze server luistert niet naar de naam “{ $host }”; wie hem beheert, kan dat toestaan met --allow-host.
server-wrong-origin = Een pagina van een andere site mag deze server niet gebruiken.
server-table-damaged = Het bewaarde potje van deze tafel is beschadigd, dus de tafel kan niet open. Jij kunt er niets aan doen; zeg het tegen wie de server beheert.
server-table-deleted = Deze tafel is gewist.
server-data-damaged = De gegevens van de server zijn beschadigd. Jij kunt er niets aan doen; zeg het tegen wie de server beheert.
server-not-read = De server kon dit niet lezen. Probeer het zo nog eens.
server-not-creator = Alleen wie de tafel heeft gemaakt, kan vragen om die te wissen.
server-forget-pending = De anderen aan tafel hebben de vraag al gekregen.
server-no-forget-pending = Die vraag geldt niet meer.
server-no-network = Dit apparaat zit nog niet op een netwerk. Maak verbinding met wifi of steek een kabel in, en probeer het dan nog eens.
server-network-not-yours = Alleen wie aan de computer van de server zit, kan anderen laten meedoen.
server-network-fixed = Of anderen kunnen meedoen, is bij de start van deze server beslist.
server-crash = Er ging iets mis op de server; je potje is veilig.
server-not-stored = De server kon dit niet bewaren, dus het is niet gebeurd. Probeer het nog eens.
server-closing = De server start opnieuw; je potje is veilig.

server-making-ready = De regels van { $game } worden klaargemaakt. Dat gebeurt één keer en kan een minuut of twee duren. Kom zo terug.
server-too-many-requests = Dat is een beetje veel tegelijk; wacht even.
server-too-many-made = Vanaf jouw adres zijn veel tafels gemaakt; wacht een poosje.
server-too-many-tables = De server heeft nu geen plaats voor nog een tafel.
server-too-many-sockets = Het is nu te druk; probeer het zo nog eens.
server-table-full = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan; begin een nieuwe.
server-too-many-simulations = Een bot mag hier hooguit { $most } simulaties gebruiken.
server-too-fast = Dat ging een beetje snel; wacht even.
server-too-busy = Alle bots denken al na; vraag het zo nog eens.

phrase-hello = Hallo.
phrase-good-luck = Succes.
phrase-nice = Mooie zet.
phrase-oops = Oeps.
phrase-thinking = Even denken.
phrase-thanks = Dank je wel.
phrase-well-played = Goed gespeeld.
phrase-one-more = Nog een potje?
phrase-goodbye = Tot ziens.
server-no-bots = { $game } bouw je met de hand: bots kunnen niet aan deze tafel zitten.
server-no-clock = { $game } speel je zonder klok.
server-no-resigning = In { $game } geeft niemand op: jullie bouwen samen. Zijn jullie klaar, kies dan “Klaar”.
server-done-pending = Je hebt de anderen al gevraagd of het klaar is.
server-no-done-pending = Die vraag geldt niet meer.
server-no-movement = In dit spel ziet niemand wat anderen in hun hand hebben.
server-elsewhere = Een ander deel van de server zorgt nu even voor deze tafel. Probeer het zo nog eens.
server-not-kept = De server heeft geen verbinding met zijn database en wacht erop. Je potje is veilig; probeer het zo nog eens.
