# Kommandoraden och partiet vid tangentbordet.

bad-usage = { $why } (”{ $command } --help” visar vad som går).
bad-number = { $name } måste vara ett heltal, { $least } eller mer, inte ”{ $text }”.
bad-number-between = { $name } måste vara ett heltal från { $least } till { $most }, inte ”{ $text }”.
bad-seconds = { $name } måste vara ett antal sekunder över 0, som 2 eller 0.5, inte ”{ $text }”.
bad-option = ”{ $text }” är inget val; skriv namn=värde.
option-twice = Valet { $name } är angivet två gånger.
option-text = text
option-drawn = lottas
options-drawn = lottat: { $values }
unknown-language = Ziggurat talar inte ”{ $language }”; språken är: { $known }.
not-text = Filen ”{ $path }” är ingen text i UTF-8.
not-text-typed = Det som kom från standard in är ingen text i UTF-8.
unreadable = Filen ”{ $path }” går inte att läsa: { $why }.
unwritable = Filen ”{ $path }” går inte att skriva: { $why }.
unwritable-folder = Mappen ”{ $path }” går inte att använda: { $why }.
system-failed = Programmet kan inte fortsätta: { $why }.
interrupted = Avbrutet innan arbetet var klart.
after-illegal = Drag { $number } i --after, ”{ $token }”, är inte tillåtet: { $why }
replay-ended = Partiet slutade i förtid ({ $termination }); resultat: { $result }.
replay-termination = { $how ->
    [resigned] plats { $seat } gav upp
    [time] plats { $seat } fick slut på tid
   *[abandoned] avbrutet
}
hint-order = Sökningen tittar oftast på det som den litar mest på. Det kommer först, även före en högre andel som den bara har tittat på några gånger.
expected-line = Sökningen väntar sig: { $line }
best-line = Om båda spelar perfekt: { $line }
hint-others = { $count ->
    [one] och { $count } annat drag
   *[other] och { $count } andra drag
}
analyse-better = bättre: { $token } { $worth }
# Tal i tabeller, så som språket skriver dem.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = spelare
arena-games = partier
arena-score = poäng
arena-elo = Elo (95 %)
arena-time = per drag
arena-of = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
arena-too-few = En turnering behöver minst två spelare, och ett spel med minst två platser.
arena-two = --until-sure är för precis två spelare.
arena-stronger = { $player } är starkare, med ungefär { $elo } Elo eller mer.
arena-not-stronger = { $player } är inte starkare.
arena-unsure = Partierna är för få för att säga om { $player } är { $elo } Elo starkare.

play-welcome = { $game }. Skriv ett drag, eller ? för hjälp.
play-help = Skriv ett drag, så som ”legal” visar dem, eller något av: legal, show, hint, undo, save FIL, load FIL, quit.
    Du kan skriva flera drag på en rad: alla spelas, eller inget. Avsluta raden där slumpen eller en bot avgör.
play-which-game = Vilket spel?
play-who = Vem spelar?
play-against-bot = Du, mot en bot
play-how-strong = Hur stark?
play-bad-level = ”{ $text }” är ingen styrka; de går från 1 till 5.
play-people = Människor, vid det här tangentbordet
play-watch = Bara bottar; du tittar på
play-choose-number = Skriv ett tal från 1 till { $most }, eller början på ett svar.
play-choose-one = ”{ $text }” kan vara: { $answers }. Skriv lite mer av det.
play-no-answer = Det kom inget svar; inget spelas.
play-load-alone = --load har med sig sitt eget spel; utelämna SPEL, -o och --after.
play-at-what = --at är för ett sparat parti: använd det med --load FIL.
play-at-beyond = Det sparade partiet slutar efter drag { $count }, så det har ingen ställning efter drag { $ply }.
play-bad-bots = ”{ $text }” är inga platser i det här spelet; skriv platser från 1 till { $seats }, med komma emellan, eller none.
play-bot = Plats { $seat } spelar { $token }.
play-drawn = Slump: { $token }.
play-not-legal = (”legal” visar vad som går att göra.)
play-line-illegal = { $why } Därför spelas inget på den här raden. Felet är ”{ $token }”.
play-line-chance = ”{ $token }” kommer för tidigt: först avgör slumpen. Därför spelas inget på den här raden; skriv bara det som kommer före ”{ $token }”.
play-line-bot = ”{ $token }” är inte ditt drag: en bot spelar plats { $seat }. Därför spelas inget på den här raden; skriv bara det som kommer före ”{ $token }”.
play-which-file = Skriv ”{ $command } FIL”, med namnet på en fil.
play-nothing-to-undo = Det finns inget att ångra.
play-hint-more = (Skriv ”hint” igen för att få veta mer.)
play-no-hint = Partiet är slut; det finns inga fler ledtrådar.
hint-steps = En ledtråd har { $most } steg: 1 var du ska titta, 2 vilken bit, 3 draget, 4 varför.
play-saved = Sparat i { $path }.
play-overwrite = { $path } innehåller redan något annat. Skriva över? Skriv ja eller nej.
play-not-saved = Inget sparades; filen är som förut.
play-drop = Det här partiet är inte sparat. Kasta det och öppna det andra? Skriv ja eller nej.
play-not-loaded = Inget öppnades; partiet går vidare.
play-end = Partiet är slut.
play-after-end = (”undo” ångrar ditt senaste drag, ”save FIL” sparar partiet, och en tom rad avslutar programmet.)
play-record = Partiprotokollet, att behålla eller spela vidare från (play --load FIL):
play-kept = Partiet avbröts; det är sparat i { $path } (play --load FIL fortsätter det).
play-not-kept = Partiet avbröts, och det gick inte att skriva någon fil. Det finns bara i raderna här ovanför.
play-by-hand = { $game } byggs för hand, i tre dimensioner. Spela det på sidan; här kan du spela upp dess protokoll.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Inget parti spelades två gånger.
arena-distinct = { $distinct ->
    [one] Alla de här partierna är ett och samma. Marginalerna och intervallen räknar det en gång.
   *[other] Bara { $distinct } av de här partierna är olika. Marginalerna och intervallen räknar inget parti två gånger.
}
play-yes-words = ja, j
