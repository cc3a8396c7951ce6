# Kommandolinjen og spillet ved tastaturet.

bad-usage = { $why } («{ $command } --help» viser hva som er mulig).
bad-number = { $name } må være et helt tall, { $least } eller mer, ikke «{ $text }».
bad-number-between = { $name } må være et helt tall fra { $least } til { $most }, ikke «{ $text }».
bad-seconds = { $name } må være et antall sekunder over 0, for eksempel 2 eller 0.5, ikke «{ $text }».
bad-option = «{ $text }» er ikke et valg. Skriv navn=verdi.
option-twice = Valget { $name } er gitt to ganger.
option-text = tekst
option-drawn = trekkes tilfeldig
options-drawn = trukket: { $values }
unknown-language = Ziggurat snakker ikke «{ $language }». Språkene er: { $known }.
not-text = Filen «{ $path }» er ikke UTF-8-tekst.
not-text-typed = Standard inn er ikke UTF-8-tekst.
unreadable = Filen «{ $path }» kan ikke leses: { $why }.
unwritable = Filen «{ $path }» kan ikke skrives: { $why }.
unwritable-folder = Mappen «{ $path }» kan ikke brukes: { $why }.
system-failed = Programmet kan ikke fortsette: { $why }.
interrupted = Stoppet før arbeidet var ferdig.
after-illegal = Trekk { $number } i --after, «{ $token }», er ikke lov: { $why }
replay-ended = Partiet sluttet før tiden ({ $termination }). Resultat: { $result }.
replay-termination = { $how ->
    [resigned] plass { $seat } ga opp
    [time] plass { $seat } brukte opp tiden
   *[abandoned] avbrutt
}
hint-order = Søket ser oftest på de trekkene det stoler mest på. De kommer først, også foran en høyere prosent som bygger på få blikk.
expected-line = Søket regner med: { $line }
best-line = Når begge spiller perfekt: { $line }
hint-others = { $count ->
    [one] og { $count } annet trekk
   *[other] og { $count } andre trekk
}
analyse-better = bedre: { $token } { $worth }
# Tall i tabeller, slik språket skriver dem.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = spiller
arena-games = partier
arena-score = poeng
arena-elo = Elo (95 %)
arena-time = per trekk
arena-of = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
arena-too-few = En turnering trenger to spillere eller flere, og et spill med to plasser eller flere.
arena-two = --until-sure er for nøyaktig to spillere.
arena-stronger = { $player } er sterkere, med omtrent { $elo } Elo eller mer.
arena-not-stronger = { $player } er ikke sterkere.
arena-unsure = Disse partiene er for få til å si om { $player } er { $elo } Elo sterkere.

play-welcome = { $game }. Skriv et trekk, eller ? for hjelp.
play-help = Skriv et trekk, slik «legal» viser dem, eller ett av disse: legal, show, hint, undo, save FIL, load FIL, quit.
    Du kan skrive flere trekk på én linje: enten spilles alle eller ingen. Avslutt linjen der tilfeldigheten eller en bot bestemmer.
play-which-game = Hvilket spill?
play-who = Hvem spiller?
play-against-bot = Du, mot en bot
play-how-strong = Hvor sterk?
play-bad-level = «{ $text }» er ikke en styrke. Styrkene er 1 til 5.
play-people = Folk, ved dette tastaturet
play-watch = Bare boter, du ser på
play-choose-number = Skriv et tall fra 1 til { $most }, eller begynnelsen på et svar.
play-choose-one = «{ $text }» kan være: { $answers }. Skriv litt mer av det.
play-no-answer = Det kom ikke noe svar, så ingenting spilles.
play-load-alone = --load har med seg sitt eget spill. Utelat SPILL, -o og --after.
play-at-what = --at er for et lagret parti: bruk det sammen med --load FIL.
play-at-beyond = Det lagrede partiet slutter etter trekk { $count }, så det har ingen stilling etter trekk { $ply }.
play-bad-bots = «{ $text }» er ikke plasser i dette spillet. Skriv plasser fra 1 til { $seats }, skilt med komma, eller none.
play-bot = Plass { $seat } spiller { $token }.
play-drawn = Tilfeldig: { $token }.
play-not-legal = («legal» viser hva som kan gjøres.)
play-line-illegal = { $why } Derfor spilles ingenting på denne linjen. Problemet er «{ $token }».
play-line-chance = «{ $token }» kommer for tidlig: først bestemmer tilfeldigheten. Derfor spilles ingenting på denne linjen. Skriv bare det som kommer før «{ $token }».
play-line-bot = «{ $token }» er ikke ditt trekk: en bot spiller plass { $seat }. Derfor spilles ingenting på denne linjen. Skriv bare det som kommer før «{ $token }».
play-which-file = Skriv «{ $command } FIL», med navnet på en fil.
play-nothing-to-undo = Det er ingenting å angre.
play-hint-more = (Skriv «hint» en gang til for å få vite mer.)
play-no-hint = Partiet er slutt. Det er ingen flere hint.
hint-steps = Et hint har { $most } steg: 1 hvor du skal se, 2 hvilken del, 3 trekket, 4 hvorfor.
play-saved = Lagret i { $path }.
play-overwrite = { $path } inneholder allerede noe annet. Skal det overskrives? Skriv ja eller nei.
play-not-saved = Ingenting er lagret. Den filen blir som den er.
play-drop = Partiet du spiller, er ikke lagret. Skal det forkastes og det andre lastes inn? Skriv ja eller nei.
play-not-loaded = Ingenting er lastet inn. Partiet går videre.
play-end = Partiet er slutt.
play-after-end = («undo» angrer det siste trekket ditt, «save FIL» lagrer partiet, og en tom linje avslutter programmet.)
play-record = Protokollen fra partiet, til å ta vare på eller fortsette med (play --load FIL):
play-kept = Partiet ble avbrutt. Det er tatt vare på i { $path } (play --load FIL fortsetter det).
play-not-kept = Partiet ble avbrutt, og ingen fil kunne skrives. Den eneste protokollen er i linjene over.
play-by-hand = { $game } bygges for hånd, i tre dimensjoner. Spill det på siden. Her kan du spille av protokollene.
arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Ikke noe parti ble spilt to ganger.
arena-distinct = { $distinct ->
    [one] Alle disse partiene er ett og samme parti. Feilmarginene og intervallene teller det én gang.
   *[other] Bare { $distinct } av disse partiene er forskjellige. Feilmarginene og intervallene teller ikke noe parti to ganger.
}
play-yes-words = ja, j
