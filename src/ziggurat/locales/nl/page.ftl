# De pagina in de browser. Borden hebben hun woorden in het bestand van hun spel.

page-welcome = Spellen om te stapelen en na te denken.
page-welcome-more = Kies er een en druk op Spelen: Prikkel wacht al op je. Of nodig iemand uit om mee te spelen.
page-play = Spelen
page-play-game = { $game } spelen
page-more-ways = Anders spelen
page-more-ways-game = { $game } anders spelen
page-missions = Missies
page-learn = Leren
page-learn-game = { $game } leren
page-learn-steps = Leer het in kleine stappen
page-explore = Verkennen
page-explore-game = { $game } verkennen
page-listed = Open tafels
page-phase = { $phase ->
    [waiting] wacht op spelers
    [over] afgelopen
   *[playing] { $ply ->
        [0] net begonnen
        [one] { $ply } zet
       *[other] { $ply } zetten
    }
}
page-docs = Documentatie (Engels)
page-about = Over Ziggurat
page-about-words = Ziggurat brengt vier stapelspellen bij elkaar: voor mensen op hetzelfde apparaat, in hetzelfde huis of ver uit elkaar, en met bots. Tegen een bot of op één apparaat speel je in je browser; de server brengt mensen bij elkaar.
page-about-names = De namen van de spellen zijn van hun uitgevers, die niets met dit project te maken hebben. Elke tekst, elk beeld en elk geluid hier is van het project zelf.
page-about-parts = Gemaakt met
page-home = Startpagina
page-close = Sluiten
page-cancel = Annuleren

page-lost = Hier staat niets
page-lost-page = Dit adres leidt nergens heen. Misschien is de link oud, of is er onderweg een letter kwijtgeraakt.
page-lost-table = Deze tafel is weg
page-no-such-game = Hier is geen spel met die naam.
page-not-loaded = Deze pagina kon niet worden geladen
page-not-loaded-more = Kijk of je verbinding hebt en probeer het nog eens.
page-try-again = Nog eens
page-unreachable = De server is niet bereikbaar. Nog een poging …
page-lost-line = De verbinding is weg, maar je potje is veilig. Nog een poging …
page-lost-line-busy = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra de verbinding terug is.
page-opening = De tafel gaat open …

page-who-plays = Wie speelt?
page-way-bot = Tegen een bot
page-way-here = Samen op dit apparaat
page-way-link = Uitnodigen met een link
page-way-anyone = Iedereen mag meedoen
page-seat = Plaats { $seat }
page-seats = Plaatsen
page-seat-here = { $first ->
    [true] Jij, op dit apparaat
   *[false] Iemand op dit apparaat
}
page-seat-open = { $listed ->
    [true] Wie langskomt
   *[false] Wie de link krijgt
}
page-open-seat = vrije plaats
page-name = Je naam
page-name-of = Naam op plaats { $seat }
page-you = Jij
page-bot = { $level ->
    [0] Bot
    [1] Piep
    [2] Prikkel
    [3] Finn
    [4] Castor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] zachtaardig
    [2] vriendelijk
    [3] pienter
    [4] sterk
   *[5] meester
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, partijen: { $games }
page-bot-about = { $level ->
    [0] Een bot met een eigen sterkte.
    [1] Piep de muis speelt wat in het oog springt en ziet veel over het hoofd.
    [2] Prikkel de egel denkt even na en laat zich nog weleens verrassen.
    [3] Finn de vos ziet het meeste aankomen en straft slordigheid af.
    [4] Castor de bever rekent geduldig en geeft weinig weg.
   *[5] Minerva de uil kijkt zo ver ze kan en vergist zich bijna nooit.
}
page-quoted = “{ $words }”
page-options = Opties
page-drawn = willekeurig
page-order = Wie waar zit
page-order-chosen = zoals hier gekozen
page-order-lot = door loting
page-clock = Klok
page-clock-none = geen klok
page-clock-turn = één minuut per beurt
page-clock-total = tien minuten, plus vijf seconden per zet
page-visible = De tafel op de startpagina tonen
page-sit-down = Gaan zitten
page-take-seat = Er is een plaats voor je vrij
page-or-watch = Of blijf gewoon kijken.
page-invite = Iemand uitnodigen
page-invite-more = Stuur deze link, of laat iemand de QR-code scannen. Het potje begint als iedereen zit.
page-link = Link
page-qr = De link als QR-code om te scannen
page-link-local = Deze link werkt alleen op dit apparaat.
page-network = Anderen op dit netwerk laten meedoen
page-network-more = Als je anderen laat meedoen, kan iedereen op je netwerk deze pagina openen, tot je dat weer uitzet of Ziggurat stopt.
page-network-open = Anderen op dit netwerk vinden deze pagina op { $address }.
page-network-close = Weer alleen dit apparaat
page-invited = { $name } nodigt je uit voor een potje { $game }
page-invited-nameless = Je bent uitgenodigd voor een potje { $game }
page-invite-send = De uitnodiging sturen
page-invite-copy = De uitnodiging kopiëren
page-copy = Kopiëren
page-copied = Gekopieerd

page-waiting = Wachten tot er iemand gaat zitten.
page-sat-down = { $name } is gaan zitten.
page-your-turn = Jij bent aan de beurt: { $status }
page-thinking = { $name } denkt na …
page-played = { $name }: { $action }.
page-to-act = aan de beurt
page-ending = { $how ->
    [resigned] { $self ->
        [true] Je hebt opgegeven.
       *[false] { $name } heeft opgegeven.
    }
    [time] { $self ->
        [true] Je tijd is om.
       *[false] De tijd van { $name } is om.
    }
   *[abandoned] Het potje is afgebroken.
}
page-ended = Einde van het potje
page-you-won = Je hebt gewonnen!
page-won = { $name } wint
page-team-won = { $names } winnen
page-your-team-won = Jouw team wint!
page-shared-win = Gedeelde winst
page-nobody-won = Niemand wint
page-rematch = Nog een potje
page-rematch-asked = Wachten op de anderen …
page-rematch-theirs = { $name } wil graag nog een potje.
page-rematch-accept = Ja, graag
page-rematch-decline = Nu niet
page-rematch-refused = { $name } wil nu liever niet nog een potje.
page-clock-waits = De klokken gaan lopen als iedereen er is, of als er iemand speelt.
page-next-game = Naar het nieuwe potje
page-look-back = Terugkijken
page-looking-back = Terugkijken: zet { $ply } van { $count }
page-start = Het begin van het potje
page-watchers = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
page-watching = Je kijkt mee.
page-moved = { $ply ->
    [0] Dit potje is vóór de eerste zet van een apparaat hierheen verhuisd.
   *[other] Dit potje is bij zet { $ply } van een apparaat hierheen verhuisd. Wat het toeval tot dan toe deed, deed het op dat apparaat.
}
page-set-up = Dit potje begint niet bij het begin, maar bij een stelling die is klaargezet.
page-other-seat = De plaats van deze link nemen?
page-other-seat-more = De link is voor plaats { $seats } aan deze tafel. Je hebt hier al een plaats, en dit apparaat kan er maar één van de twee houden.
page-other-seat-take = De andere plaats nemen
page-other-seat-keep = Mijn plaats houden
page-link-refused = Die persoonlijke link geeft geen plaats aan deze tafel. Je houdt de plaats die je hebt.
page-hand-over = { $name }, jij bent aan de beurt.
page-hand-over-more = Geef het apparaat door.

page-panel = Zetten en hulpmiddelen
page-last-here = { $whose ->
    [own] Je laatste zet
   *[other] Laatste zet van { $name }
}
page-actions = Zetten tot nu toe
page-no-actions = Er is nog niets gespeeld.
page-step = { $how ->
    [first] Naar het begin
    [back] Eén zet terug
    [next] Eén zet verder
   *[last] Naar de laatste zet
}
page-replay = Afspelen
page-pause = Pauze
page-hint = Tip
page-hint-thinking = Even denken …
page-undo = Terugnemen
page-undone = Teruggenomen.
page-undo-yours = Je hebt gevraagd of je je laatste zet mag terugnemen.
page-undo-theirs = { $name } wil graag een zet terugnemen.
page-undo-refused = De anderen spelen liever door.
page-done = Is het klaar?
page-done-yours = Je hebt de anderen gevraagd of het klaar is.
page-done-theirs = { $name } vindt dat het klaar is. Jij ook?
page-done-agree = Ja, klaar
page-done-refuse = Verder bouwen
page-done-refused = De anderen bouwen liever nog verder.
page-agree = Goed
page-refuse = Liever niet
page-absent = { $name } is er niet.
page-stand-in = Een bot laten doorspelen
page-delete = Deze tafel wissen
page-delete-sure = Deze tafel voorgoed wissen?
page-delete-alone = Het potje, de namen en de links verdwijnen, voor iedereen. Ze zijn niet terug te halen.
page-delete-others = Eerst vragen we het de anderen aan tafel. Vinden zij het goed, dan verdwijnen het potje, de namen en de links voor iedereen. Is iemand zeven dagen weg, dan telt dat als ja.
page-delete-keep = Houden
page-delete-yours = Je hebt gevraagd of deze tafel weg mag. Wachten op de anderen.
page-delete-theirs = { $name } wil deze tafel graag voorgoed wissen.
page-delete-agreed = Jij vindt het goed om deze tafel te wissen. Wachten op de anderen.
page-delete-refused = De anderen houden deze tafel liever.
page-deleted = Deze tafel is gewist
page-deleted-more = Er is niets van over op de server. Bedankt voor het spelen.
page-damaged = Deze tafel kan niet open
page-gave-way = Deze pagina heeft de tafel verlaten
page-reload = De pagina opnieuw laden
page-resign = Opgeven
page-resign-sure = Dit potje opgeven?
page-resign-more = Het potje is dan voor jou afgelopen. Het blijft in de lijst, en je kunt het nog bekijken.
page-keep-playing = Doorspelen
page-phrases = Iets zeggen
page-place = Zetten
page-more-pieces = { $count ->
    [one] Nog één stuk
   *[other] Nog { $count } stukken
}
page-rules = Zo speel je
page-share = Delen
page-share-link = Wie deze link heeft, kan meekijken.
page-share-record = Verslag van het potje
page-share-picture = Afbeelding van het bord
page-share-device = Verder op een ander apparaat
page-share-device-more = Deze persoonlijke link neemt je eigen plaats mee naar een ander apparaat. Houd hem voor jezelf.

page-explore-words = Elke zet en wat hij waard is
page-explore-start = Begin
page-explore-until = Naar de stelling voor zet { $number }
page-no-position = Die stelling bestaat niet
page-not-solved = Maar één van deze spellen is helemaal opgelost: Babel.
page-theorem = De hele waarheid
page-working-out = Even rekenen …
page-perfect-line = Perfect vervolg
page-truth = { $how ->
    [win] Speler { $seat } wint in { $distance ->
        [one] één zet
       *[other] { $distance } zetten
    } als niemand een fout maakt.
    [draw] Een gedeelde winst als niemand een fout maakt.
    [loss] Wat speler { $seat } ook doet, de ander wint in { $distance ->
        [one] één zet
       *[other] { $distance } zetten
    } als niemand een fout maakt.
   *[estimate] Niemand weet het zeker.
}

page-settings = Instellingen
page-theme = Kleuren
page-theme-system = zoals het apparaat
page-theme-light = licht
page-theme-dark = donker
page-language = Taal
page-language-auto = zoals de browser
page-speed = Beweging
page-speed-calm = rustig
page-speed-quick = snel
page-speed-none = geen
page-bots = Bots spelen
page-bots-slow = langzaam, goed te volgen
page-bots-calm = de ene zet na de andere
page-bots-none = meteen
page-sound = Geluid
page-volume = Volume
page-notify = Seintje als ik aan de beurt ben
page-notify-denied = Deze browser mag geen meldingen tonen. Je kunt ze toestaan in de instellingen voor deze site.
page-confirm = Neerzetten bevestigen
page-confirm-touch = op aanraakschermen
page-confirm-always = altijd
page-confirm-never = nooit
page-quality = Beeld
page-quality-auto = gekozen naar snelheid
page-quality-full = gedetailleerd
page-quality-plain = eenvoudig
page-quality-flat = plattegrond

page-camera = Kijkhoek
page-look = { $how ->
    [left] Naar links draaien
    [right] Naar rechts draaien
    [side] Van de volgende kant
    [above] Van boven
    [under] Van onderen
    [closer] Dichterbij
    [farther] Verder weg
   *[reset] Gewone kijkhoek
}
page-explode = Lagen uit elkaar

page-twin = Plattegrond en tekst
page-layer-up = Eén laag omhoog
page-layer-down = Eén laag omlaag
page-command = Zet in notatie
page-enter = Spelen
page-doable = { $count ->
    [0] Nu is er niets te doen
    [one] Eén ding dat je kunt doen
   *[other] { $count } dingen die je kunt doen
}
page-doable-here = { $count ->
    [0] In dit vak is niets te doen
    [one] Eén ding dat je in dit vak kunt doen
   *[other] { $count } dingen die je in dit vak kunt doen
}
page-doable-all = Alles tonen
page-doable-more = Nog { $count }: kies een vak van de plattegrond, of typ de zet.
page-nothing-here = Hier is nu niets te doen.

page-tip = Aanwijzing
page-tip-skip = Geen aanwijzingen

page-keys = Toetsen
page-with-key = { $words } ({ $key })
page-key-f = F = plattegrond en tekst
page-key-h = H = tip
page-key-z = Z = terugnemen
page-key-p = P = het perfecte vervolg uitspelen
page-key-step = , . = één zet terug, één verder
page-key-l = L = de laatste zet horen
page-key-s = S = horen wie aan de beurt is
page-key-m = M = instellingen en hulpmiddelen
page-key-help = ? = deze pagina
page-notation = Notatie tonen
page-turn = Beurt
