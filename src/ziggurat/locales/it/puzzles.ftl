# Rompicapi del giorno. Di un gioco G: G-puzzle è il titolo, -task che cosa si chiede, -hint un suggerimento, -done la parola
# dopo la risposta giusta; gli altri dicono perché una risposta non lo è.

puzzle-not-a-choice = Qui scegli fra: { $choices }.
puzzle-go-on = Giusto fin qui. Avanti.
puzzle-considered = { $count ->
    [one] { $count } modo provato; uno solo ci riesce.
   *[other] Modi provati, uno per uno: { $count }; uno solo ci riesce.
}

babel-puzzle = Vinci in 5
babel-puzzle-task = Una sola mossa vince. Vince in 5, contando le tue e quelle dell’altro: tu posi il primo, il terzo e l’ultimo cubo.
babel-puzzle-hint = Guarda che cosa potrebbe ancora posare l’altro dopo il tuo cubo. Meno risposte ci sono, meglio è.
babel-puzzle-done = Non si incastra più niente: hai vinto in 5.
babel-puzzle-loses = L’altro ha una risposta che vince: { $reply }.
babel-puzzle-slow = Anche questa vince, ma più tardi: in { $distance } mosse da qui.

nivos-puzzle = Nessun cilindro
nivos-puzzle-task = Posa una tessera senza prendere un cilindro. Al prossimo turno devi poterlo fare di nuovo, qualunque cosa faccia l’altro.
nivos-puzzle-hint = Prima trova che cosa non apre un nuovo piano. Poi chiediti ogni volta che cosa potrebbe toglierti l’altro.
nivos-puzzle-done = Nessun cilindro adesso, e nessuno al prossimo turno: nessuna risposta dell’altro cambia le cose.
nivos-puzzle-now = Questa apre un nuovo piano, e prendi subito un cilindro.
nivos-puzzle-next = Adesso non ne prendi, ma dopo questa risposta al prossimo turno prenderesti un cilindro: { $reply }.

bubbles-puzzle = Tre gruppi in un colpo
bubbles-puzzle-task = Scambia due bolle vicine nel cielo, o lascialo com’è; poi fanne cadere due. Sul tuo pianeta devono scoppiare tre gruppi.
bubbles-puzzle-hint = Quando un gruppo scoppia, quello che sta sopra cade e può fare il prossimo. Cerca due bolle dello stesso colore con un buco in mezzo.
bubbles-puzzle-drop = Ora fai cadere due bolle vicine del cielo.
bubbles-puzzle-done = Tre gruppi in un colpo.
bubbles-puzzle-few = { $count ->
    [0] Queste due bolle non fanno nessun gruppo. Ne servono tre.
    [one] Queste due bolle fanno un gruppo. Ne servono tre.
   *[other] Queste due bolle fanno due gruppi. Ne manca ancora uno.
}

talo-puzzle = Che cosa sta ancora in piedi?
talo-puzzle-task = Cinque posti per un mattoncino. Solo in uno tutto sta in piedi quando la mano lo lascia.
talo-puzzle-hint = Il centro di un mattoncino vuole legno sotto, o un peso sull’altra estremità.
talo-puzzle-done = Sta in piedi, e così tutto quello che ha sotto.

# Alla tastiera.
puzzle-keys = Scrivi una mossa, oppure: legal, again, hint, answer, quit.

# Sulla pagina.
puzzles = Rompicapi del giorno
puzzles-today = Oggi
puzzles-of-day = Rompicapi: { $day }
puzzles-about = Uno per gioco, nuovo ogni giorno, ognuno con una sola risposta.
puzzles-open = Risolvi
puzzles-open-game = Risolvi «{ $title }» ({ $game })
puzzles-again-game = Rivedi «{ $title }» ({ $game })
puzzles-look-again = Rivedi
puzzles-solved = Risolto
puzzles-solved-later = Risolto più tardi
puzzles-shown = Risposta mostrata
puzzles-earlier = Il giorno prima
puzzles-later = Il giorno dopo
puzzles-to-come = I rompicapi di questo giorno devono ancora venire.
puzzles-no-day = Per questo giorno non ci sono rompicapi.
puzzles-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzles-streak-more = Risolvi un rompicapo di oggi e il giorno conta. Resta salvato solo su questo dispositivo.
puzzles-streak-kept = Oggi conta già.
puzzles-past = I rompicapi dei giorni passati sono solo per divertirsi; contano solo quelli di oggi.
puzzles-hint = Suggerimento
puzzles-answer = Mostra la risposta
puzzles-answer-sure = Se la guardi, non conta più
puzzles-try-again = Riprova
puzzles-begin-again = Dall’inizio
puzzles-next = Prossimo rompicapo
puzzles-all = Tutti i rompicapi del giorno
puzzles-not-it = Non è questa
puzzles-right = Proprio così
puzzles-the-answer = La risposta
puzzles-choose = Scegli un posto
puzzles-choice = Posto { $letter }
puzzles-take-choice = Qui sta in piedi
