# De opdrachtregel en het potje aan het toetsenbord.

bad-usage = { $why } (“{ $command } --help” laat zien wat er kan).
bad-number = { $name } moet een geheel getal zijn, { $least } of meer, niet “{ $text }”.
bad-number-between = { $name } moet een geheel getal van { $least } tot en met { $most } zijn, niet “{ $text }”.
bad-seconds = { $name } moet een aantal seconden boven 0 zijn, zoals 2 of 0.5, niet “{ $text }”.
bad-option = “{ $text }” is geen optie; schrijf naam=waarde.
option-twice = De optie { $name } is twee keer gegeven.
option-text = tekst
option-drawn = willekeurig
options-drawn = willekeurig: { $values }
unknown-language = Ziggurat spreekt geen “{ $language }”; de talen zijn: { $known }.
not-text = Het bestand “{ $path }” is geen tekst in UTF-8.
not-text-typed = De standaardinvoer is geen tekst in UTF-8.
unreadable = Het bestand “{ $path }” is niet te lezen: { $why }.
unwritable = Het bestand “{ $path }” is niet te schrijven: { $why }.
unwritable-folder = De map “{ $path }” is niet te gebruiken: { $why }.
system-failed = Het programma kan niet verder: { $why }.
interrupted = Gestopt voordat het werk klaar was.
after-illegal = Zet { $number } van --after, “{ $token }”, mag niet: { $why }
replay-ended = Het potje eindigde eerder ({ $termination }); uitslag: { $result }.
replay-termination = { $how ->
    [resigned] speler { $seat } heeft opgegeven
    [time] de tijd van speler { $seat } was om
   *[abandoned] afgebroken
}
hint-order = De zoektocht bekijkt het vaakst de zetten die het meeste vertrouwen geven. Die staan vooraan, zelfs vóór een hoger percentage dat op maar een paar keer kijken berust.
expected-line = De zoektocht verwacht: { $line }
best-line = Perfect spel van allebei: { $line }
hint-others = { $count ->
    [one] en { $count } andere zet
   *[other] en { $count } andere zetten
}
analyse-better = beter: { $token } { $worth }
# Cijfers in tabellen, zoals de taal ze schrijft.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = speler
arena-games = partijen
arena-score = score
arena-elo = Elo (95%)
arena-time = per zet
arena-of = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Geen partij is twee keer gespeeld.
arena-distinct = { $distinct ->
    [one] Al deze partijen zijn precies dezelfde. De marges en intervallen tellen die één keer.
   *[other] Slechts { $distinct } van deze partijen zijn verschillend. De marges en intervallen tellen geen partij twee keer.
}
arena-too-few = Een toernooi heeft twee spelers of meer nodig, en een spel met twee plaatsen of meer.
arena-two = --until-sure is voor precies twee spelers.
arena-stronger = { $player } is sterker, met ongeveer { $elo } Elo of meer.
arena-not-stronger = { $player } is niet sterker.
arena-unsure = Dit zijn te weinig partijen om te zeggen of { $player } { $elo } Elo sterker is.

play-welcome = { $game }. Typ een zet, of ? voor hulp.
play-help = Typ een zet, zoals “legal” ze opsomt, of een van deze woorden: legal, show, hint, undo, save BESTAND, load BESTAND, quit.
    Je kunt meerdere zetten op één regel typen: ze worden allemaal gespeeld, of geen. Eindig de regel waar het toeval of een bot beslist.
play-which-game = Welk spel?
play-who = Wie speelt?
play-against-bot = Jij, tegen een bot
play-how-strong = Hoe sterk?
play-bad-level = “{ $text }” is geen niveau; de niveaus zijn 1 tot en met 5.
play-people = Mensen, aan dit toetsenbord
play-watch = Alleen bots; jij kijkt toe
play-choose-number = Typ een getal van 1 tot en met { $most }, of het begin van een antwoord.
play-choose-one = “{ $text }” kan zijn: { $answers }. Typ een paar letters meer.
play-no-answer = Er kwam geen antwoord; er wordt niets gespeeld.
play-load-alone = --load brengt zijn eigen spel mee; laat SPEL, -o en --after weg.
play-at-what = --at is voor een bewaard potje: gebruik het met --load BESTAND.
play-at-beyond = Het bewaarde potje eindigt na zet { $count }, dus er is geen stelling na zet { $ply }.
play-bad-bots = “{ $text }” noemt geen plaatsen van dit spel; schrijf plaatsen van 1 tot en met { $seats }, met komma’s ertussen, of none.
play-bot = Speler { $seat } speelt { $token }.
play-drawn = Toeval: { $token }.
play-not-legal = (“legal” somt op wat er kan.)
play-line-illegal = { $why } Daarom wordt niets van deze regel gespeeld. Het probleem is “{ $token }”.
play-line-chance = “{ $token }” komt te vroeg: eerst beslist het toeval. Daarom wordt niets van deze regel gespeeld; typ alleen wat voor “{ $token }” komt.
play-line-bot = “{ $token }” is niet aan jou: een bot speelt plaats { $seat }. Daarom wordt niets van deze regel gespeeld; typ alleen wat voor “{ $token }” komt.
play-which-file = Schrijf “{ $command } BESTAND”, met de naam van een bestand.
play-nothing-to-undo = Er is niets terug te nemen.
play-hint-more = (Typ nog eens “hint” als je meer wilt weten.)
play-no-hint = Het potje is afgelopen; er zijn geen tips meer.
hint-steps = Een tip heeft { $most } stappen: 1 waar je moet kijken, 2 welk stuk, 3 de zet, 4 waarom.
play-saved = Bewaard in { $path }.
play-overwrite = In { $path } staat al iets anders. Overschrijven? Typ ja of nee.
play-not-saved = Er is niets bewaard; dat bestand blijft zoals het is.
play-yes-words = ja, j
play-drop = Het potje van nu is niet bewaard. Weggooien en het andere laden? Typ ja of nee.
play-not-loaded = Er is niets geladen; het potje gaat verder.
play-end = Het potje is afgelopen.
play-after-end = (“undo” neemt je laatste zet terug, “save BESTAND” bewaart het potje, en een lege regel sluit het programma.)
play-record = Het verslag van het potje, om te bewaren of verder te spelen (play --load BESTAND):
play-kept = Het potje is onderbroken; het staat in { $path } (play --load BESTAND gaat verder).
play-not-kept = Het potje is onderbroken, en er kon geen bestand worden geschreven. Het staat alleen nog in de regels hierboven.
play-by-hand = { $game } bouw je met de hand, in drie dimensies. Speel het op de pagina; hier kun je de verslagen naspelen.
