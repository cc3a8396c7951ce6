# Acertijos del día. De un juego G: G-puzzle es el título, -task lo que se pide, -hint una pista, -done las palabras después de
# la respuesta buena; los demás dicen por qué una respuesta no lo es.

puzzle-not-a-choice = Aquí eliges entre: { $choices }.
puzzle-go-on = Vas bien. Sigue.
puzzle-considered = { $count ->
    [one] Se ha probado { $count } forma; solo una lo consigue.
   *[other] Se han probado las { $count } formas; solo una lo consigue.
}

babel-puzzle = Gana en 5
babel-puzzle-task = Solo una jugada gana. Gana en 5, contando las tuyas y las de tu rival: coloca el primer cubo, el tercero y el último.
babel-puzzle-hint = Mira qué podría colocar aún tu rival después de tu cubo. Cuantas menos respuestas, mejor.
babel-puzzle-done = Ya no encaja nada: ¡has ganado en 5!
babel-puzzle-loses = Tu rival tiene una respuesta que gana: { $reply }.
babel-puzzle-slow = Así también se gana, pero más tarde: en { $distance } jugadas desde aquí.

nivos-puzzle = Ningún cilindro
nivos-puzzle-task = Coloca una pieza sin tomar ningún cilindro. En tu próximo turno tienes que poder hacerlo otra vez, haga lo que haga tu rival.
nivos-puzzle-hint = Primero busca qué no abre un nivel nuevo. Después piensa en cada caso qué podría quitarte tu rival.
nivos-puzzle-done = Ningún cilindro ahora, y ninguno en tu próximo turno: ninguna respuesta de tu rival lo cambia.
nivos-puzzle-now = Eso abre un nivel nuevo, y tomas un cilindro enseguida.
nivos-puzzle-next = Ahora no tomas ninguno, pero después de esta respuesta tomarías un cilindro en tu próximo turno: { $reply }.

bubbles-puzzle = Tres grupos en una caída
bubbles-puzzle-task = Intercambia dos vecinas del cielo, o déjalo como está; después deja caer dos. En tu planeta tienen que explotar tres grupos.
bubbles-puzzle-hint = Lo que queda encima de un grupo cae, y puede hacer el siguiente. Busca dos de un color con un hueco en medio.
bubbles-puzzle-drop = Ahora deja caer dos vecinas del cielo.
bubbles-puzzle-done = ¡Tres grupos en una caída!
bubbles-puzzle-few = { $count ->
    [0] Esta caída no hace ningún grupo. Hacen falta tres.
    [one] Esta caída hace un grupo. Hacen falta tres.
   *[other] Esta caída hace dos grupos. Todavía falta uno.
}

talo-puzzle = ¿Qué se sostiene?
talo-puzzle-task = Cinco lugares para un bloque. Solo en uno se sostiene todo cuando la mano lo suelta.
talo-puzzle-hint = El centro de un bloque necesita madera debajo, o un peso en el otro extremo.
talo-puzzle-done = Se sostiene, y también todo lo de debajo.

# Con el teclado.
puzzle-keys = Escribe una jugada, o: legal, again, hint, answer, quit.

# En la página.
puzzles = Acertijos del día
puzzles-today = Hoy
puzzles-of-day = Acertijos: { $day }
puzzles-about = Uno para cada juego, nuevo cada día, y cada uno con una sola respuesta.
puzzles-open = Resolver
puzzles-open-game = Resolver «{ $title }» ({ $game })
puzzles-again-game = Volver a ver «{ $title }» ({ $game })
puzzles-look-again = Volver a ver
puzzles-solved = Resuelto
puzzles-solved-later = Resuelto después
puzzles-shown = Respuesta vista
puzzles-earlier = El día anterior
puzzles-later = El día siguiente
puzzles-to-come = Los acertijos de este día todavía no han llegado.
puzzles-no-day = Para este día no hay acertijos.
puzzles-streak = { $days ->
    [0] Todavía sin racha
    [one] Racha de { $days } día
   *[other] Racha de { $days } días
}
puzzles-streak-more = Resuelve un acertijo de hoy y el día cuenta. Solo se guarda en este dispositivo.
puzzles-streak-kept = El día de hoy ya cuenta.
puzzles-past = Los acertijos de otros días son solo por gusto; solo cuentan los de hoy.
puzzles-hint = Pista
puzzles-answer = Ver la respuesta
puzzles-answer-sure = Si la ves, no cuenta
puzzles-try-again = Otra vez
puzzles-begin-again = Desde el principio
puzzles-next = Otro acertijo
puzzles-all = Todos los acertijos del día
puzzles-not-it = Así no es
puzzles-right = ¡Eso es!
puzzles-the-answer = La respuesta
puzzles-choose = Elige un lugar
puzzles-choice = Lugar { $letter }
puzzles-take-choice = Aquí se sostiene
