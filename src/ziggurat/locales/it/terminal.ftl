# La riga di comando e la partita alla tastiera.

bad-usage = { $why } («{ $command } --help» mostra che cosa è possibile).
bad-number = { $name } deve essere un numero intero, da { $least } in su, non «{ $text }».
bad-number-between = { $name } deve essere un numero intero da { $least } a { $most }, non «{ $text }».
bad-seconds = { $name } deve essere un numero di secondi maggiore di 0, come 2 o 0.5, non «{ $text }».
bad-option = «{ $text }» non è un’opzione; scrivi nome=valore.
option-twice = L’opzione { $name } è data due volte.
option-text = testo
option-drawn = a caso
options-drawn = a caso: { $values }
unknown-language = Ziggurat non parla «{ $language }»; le lingue sono: { $known }.
not-text = Il file «{ $path }» non è un testo in UTF-8.
not-text-typed = Lo standard input non è un testo in UTF-8.
unreadable = Il file «{ $path }» non si può leggere: { $why }.
unwritable = Il file «{ $path }» non si può scrivere: { $why }.
unwritable-folder = La cartella «{ $path }» non si può usare: { $why }.
system-failed = Il programma non può continuare: { $why }.
interrupted = Fermato prima che il lavoro fosse finito.
after-illegal = La mossa { $number } di --after, «{ $token }», non è permessa: { $why }
replay-ended = La partita è finita prima ({ $termination }); risultato: { $result }.
replay-termination = { $how ->
    [resigned] il giocatore { $seat } ha abbandonato
    [time] tempo finito per il giocatore { $seat }
   *[abandoned] interrotta
}
hint-order = La ricerca guarda più spesso le mosse di cui si fida di più. Queste vengono prima, anche di una percentuale più alta che si basa su pochi sguardi.
expected-line = La ricerca si aspetta: { $line }
best-line = Se tutti e due giocano al meglio: { $line }
hint-others = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}
analyse-better = meglio: { $token } { $worth }
# Cifre nelle tabelle, come le scrive la lingua.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = giocatore
arena-games = partite
arena-score = punti
arena-elo = Elo (95%)
arena-time = per mossa
arena-of = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Nessuna partita è stata giocata due volte.
arena-distinct = { $distinct ->
    [one] Queste partite sono tutte identiche. I margini e gli intervalli ne contano una sola.
   *[other] Solo { $distinct } di queste partite sono diverse. I margini e gli intervalli non ne contano nessuna due volte.
}
arena-too-few = Per un torneo servono almeno due giocatori, e un gioco con almeno due posti.
arena-two = --until-sure è per esattamente due giocatori.
arena-stronger = { $player } è più forte, di circa { $elo } Elo o più.
arena-not-stronger = { $player } non è più forte.
arena-unsure = Queste partite sono troppo poche per dire se { $player } è più forte di { $elo } Elo.

play-welcome = { $game }. Scrivi una mossa, o ? per l’aiuto.
play-help = Scrivi una mossa, come le elenca «legal», oppure una di queste parole: legal, show, hint, undo, save FILE, load FILE, quit.
    Puoi scrivere più mosse su una riga: si giocano tutte, o nessuna. Finisci la riga dove decide il caso o un bot.
play-which-game = Quale gioco?
play-who = Chi gioca?
play-against-bot = Tu, contro un bot
play-how-strong = Quanto forte?
play-bad-level = «{ $text }» non è un livello; i livelli vanno da 1 a 5.
play-people = Persone, a questa tastiera
play-watch = Solo bot; tu guardi
play-choose-number = Scrivi un numero da 1 a { $most }, o l’inizio di una risposta.
play-choose-one = «{ $text }» potrebbe essere: { $answers }. Scrivi qualche lettera in più.
play-no-answer = Non c’è stata risposta; non si gioca niente.
play-load-alone = --load porta con sé il suo gioco; togli GIOCO, -o e --after.
play-at-what = --at è per una partita salvata: usalo con --load FILE.
play-at-beyond = La partita salvata finisce dopo la mossa { $count }, quindi non ha una posizione dopo la mossa { $ply }.
play-bad-bots = «{ $text }» non nomina posti di questo gioco; scrivi posti da 1 a { $seats }, separati da virgole, o none.
play-bot = Il giocatore { $seat } gioca { $token }.
play-drawn = Caso: { $token }.
play-not-legal = («legal» elenca che cosa si può fare.)
play-line-illegal = { $why } Quindi di questa riga non si gioca niente. Il problema è «{ $token }».
play-line-chance = «{ $token }» arriva troppo presto: prima decide il caso. Quindi di questa riga non si gioca niente; scrivi solo quello che viene prima di «{ $token }».
play-line-bot = «{ $token }» non tocca a te: il posto { $seat } lo gioca un bot. Quindi di questa riga non si gioca niente; scrivi solo quello che viene prima di «{ $token }».
play-which-file = Scrivi «{ $command } FILE», con il nome di un file.
play-nothing-to-undo = Non c’è niente da annullare.
play-hint-more = (Scrivi ancora «hint» per saperne di più.)
play-no-hint = La partita è finita; non ci sono più suggerimenti.
hint-steps = Un suggerimento ha { $most } passi: 1 dove guardare, 2 quale pezzo, 3 la mossa, 4 perché.
play-saved = Salvato in { $path }.
play-overwrite = { $path } contiene già altro. Sovrascriverlo? Scrivi sì o no.
play-not-saved = Non è stato salvato niente; quel file resta com’è.
play-yes-words = sì, si, s
play-drop = La partita in corso non è salvata. Buttarla e caricare l’altra? Scrivi sì o no.
play-not-loaded = Non è stato caricato niente; la partita continua.
play-end = La partita è finita.
play-after-end = («undo» annulla la tua ultima mossa, «save FILE» salva la partita, e una riga vuota chiude il programma.)
play-record = La partita registrata, da tenere o da continuare (play --load FILE):
play-kept = La partita è stata interrotta; è salvata in { $path } (play --load FILE la continua).
play-not-kept = La partita è stata interrotta, e non si è potuto scrivere nessun file. Resta solo nelle righe qui sopra.
play-by-hand = { $game } si costruisce a mano, in tre dimensioni. Giocaci sulla pagina; qui puoi rivedere le sue partite registrate.
