# De opdrachtregel en de partij aan het toetsenbord.

bad-usage = { $why } (“{ $command } --help” laat zien wat er kan).
bad-number = { $name } moet een geheel getal zijn, { $least } of meer, niet “{ $text }”.
bad-number-between = { $name } moet een geheel getal van { $least } tot { $most } zijn, niet “{ $text }”.
bad-seconds = { $name } moet een aantal seconden boven 0 zijn, zoals 2 of 0.5, niet “{ $text }”.
bad-option = “{ $text }” is geen optie; schrijf naam=waarde.
option-twice = De optie { $name } is twee keer gegeven.
option-text = tekst
option-drawn = geloot
options-drawn = geloot: { $values }
unknown-language = Ziggurat spreekt geen “{ $language }”; de talen zijn: { $known }.
not-text = Het bestand “{ $path }” is geen tekst in UTF-8.
not-text-typed = Wat op de standaardinvoer binnenkwam, is geen tekst in UTF-8.
unreadable = Het bestand “{ $path }” is niet te lezen: { $why }.
unwritable = Het bestand “{ $path }” is niet te schrijven: { $why }.
unwritable-folder = De map “{ $path }” is niet te gebruiken: { $why }.
system-failed = Het systeem laat het programma niet verdergaan: { $why }.
interrupted = Gestopt voordat het werk klaar was.
after-illegal = Zet { $number } van --after, “{ $token }”, mag niet: { $why }
replay-ended = De partij eindigde eerder ({ $termination }); uitslag: { $result }.
replay-termination = { $how ->
    [resigned] opgegeven door { $seat }
    [time] tijd om voor { $seat }
   *[abandoned] afgebroken
}
best-line = Het beste spel van beide kanten: { $line }
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
arena-elo = Elo (95 %)
arena-time = per zet
arena-of = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
arena-too-few = Een toernooi heeft twee spelers of meer nodig, en een spel met twee plaatsen of meer.
arena-two = --until-sure is voor precies twee spelers.
arena-stronger = { $player } is sterker, met ongeveer { $elo } Elo of meer.
arena-not-stronger = { $player } is niet sterker.
arena-unsure = Zoveel partijen zeggen niet of { $player } { $elo } Elo sterker is.

play-welcome = { $game }. Typ een zet, of ? voor hulp.
play-help = Typ een zet, zoals “legal” ze opsomt, of een van: legal, show, hint, undo, save BESTAND, load BESTAND, quit.
    Meerdere zetten mogen op één regel staan: ze worden allemaal gespeeld, of geen. Ze eindigen waar het toeval of een bot beslist.
play-which-game = Welk spel?
play-who = Wie speelt?
play-against-bot = Jij, tegen een bot
play-how-strong = Hoe sterk?
play-bad-level = “{ $text }” is geen niveau; de niveaus zijn 1 tot 5.
play-people = Mensen, aan dit toetsenbord
play-watch = Alleen bots; jij kijkt toe
play-choose-number = Typ een getal van 1 tot { $most }, of hoe een antwoord begint.
play-choose-one = “{ $text }” kan zijn: { $answers }. Typ er meer van.
play-no-answer = Er kwam geen antwoord; er wordt niets gespeeld.
play-load-alone = --load brengt zijn eigen spel mee; laat SPEL, -o en --after weg.
play-at-what = --at is voor een bewaarde partij: gebruik het met --load BESTAND.
play-at-beyond = De bewaarde partij heeft { $count } zetten, dus je kunt haar niet na { $ply } opnieuw proberen.
play-bad-bots = “{ $text }” noemt geen plaatsen van dit spel; schrijf plaatsen van 1 tot { $seats }, met komma’s ertussen, of none.
play-bot = Speler { $seat } speelt { $token }.
play-drawn = Toeval: { $token }.
play-not-legal = (“legal” somt op wat er kan.)
play-line-illegal = { $why } Daarom wordt niets van deze regel gespeeld. Het probleem is “{ $token }”.
play-line-chance = “{ $token }” komt te vroeg: eerst beslist het toeval. Daarom wordt niets van deze regel gespeeld; typ alleen wat voor “{ $token }” komt.
play-line-bot = “{ $token }” is niet aan jou: een bot speelt plaats { $seat }. Daarom wordt niets van deze regel gespeeld; typ alleen wat voor “{ $token }” komt.
play-which-file = Schrijf “{ $command } BESTAND”, de naam van een bestand.
play-nothing-to-undo = Er is niets terug te nemen.
play-hint-more = (Nog eens “hint” vertelt meer.)
play-no-hint = De partij is afgelopen; er zijn geen tips meer.
hint-steps = Een tip heeft { $most } stappen: 1 waar je moet kijken, 2 welk stuk, 3 de zet, 4 waarom.
play-saved = Bewaard in { $path }.
play-overwrite = In { $path } staat al iets anders. Overschrijven? Typ yes of no.
play-not-saved = Er is niets bewaard; dat bestand blijft zoals het is.
play-drop = De partij van nu is niet bewaard. Laten gaan en de andere laden? Typ yes of no.
play-not-loaded = Er is niets geladen; de partij gaat verder.
play-end = De partij is afgelopen.
play-after-end = (“undo” neemt je laatste zet terug, “save BESTAND” bewaart de partij; een lege regel stopt.)
play-record = Het verslag van de partij, om te bewaren of verder te spelen (play --load BESTAND):
play-kept = De partij is onderbroken; ze staat in { $path } (play --load BESTAND gaat verder).
play-not-kept = De partij is onderbroken, en er kon geen bestand worden geschreven; alleen de regels hierboven bevatten haar.
play-by-hand = { $game } bouw je met de hand, in de ruimte. Speel het op de pagina; hier kun je de verslagen naspelen.
