# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = El paquete «{ $package }» trae un juego «{ $name }», pero ya hay uno con ese nombre.
game-unusable = El juego «{ $name }» del paquete «{ $package }» no se puede usar: { $why }
game-misnamed = El paquete «{ $package }» no tiene ningún juego llamado «{ $name }» donde dice su punto de entrada.
no-expert = { $game } no está resuelto con exactitud; solo lo está Babel.
bad-player = «{ $text }» no es un jugador; los jugadores son: level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» no es un número que sirva para una búsqueda; sirven estos: { $figures }.
bad-player-figure = «{ $text }» en «{ $player }» no es un número que sirva para una búsqueda; sirven estos: { $figures }.
bot-over = La partida ha terminado: un bot no tiene nada que elegir.
bot-chance = Aquí le toca al azar, no a un sitio: un bot no tiene nada que elegir.
no-bot = «{ $value }» no es un bot: un bot necesita los métodos fresh, choose y analyse. «ziggurat.bots.player» crea uno por su nombre.
bad-render-mode = «{ $mode }» no es un modo de representación de este entorno; tiene estos: { $known }.
no-render-mode = Este entorno no representa nada, así que su modo de representación no puede ser «{ $mode }».
bad-simulations = «{ $value }» no es un número de simulaciones; hace falta 1 como mínimo.
bad-time = «{ $value }» no es un tiempo en segundos.
no-such-action = No hay ninguna jugada con el número { $token }.
not-an-action = «{ $value }» no es una jugada; una jugada es un texto, como los que muestra «legal», o un número entero.
no-such-seat = No hay ningún sitio «{ $seat }»; los sitios van del 1 al { $seats }.
bad-seed = «{ $value }» no es una semilla; una semilla es un número entero.
other-spaces = Con estas opciones, { $game } tiene otros sitios, jugadas o planos; crea un entorno nuevo para ellas.
bad-text = «{ $value }» no es un valor de { $name }; sus valores son textos.
played-by-hand = { $game } se construye a mano, y no se puede hacer una lista de sus jugadas: ni los bots, ni el análisis, ni perft, ni los entornos lo conocen.

# Work on several machines.
worker-died = Un proceso se detuvo antes de acabar su trabajo; quizá la memoria estaba llena.
ray-missing = Ray no está instalado aquí: pip install "ziggurat[ray]".
ray-unreachable = No hay ningún clúster Ray en { $address }: { $why }
ray-lost = Se ha perdido el clúster Ray en { $address }: { $why }
ray-other-version = El clúster Ray en { $address } tiene la versión { $theirs } de Ziggurat; esta máquina, la { $ours }. Las dos deben ser iguales.
ray-other-game = El clúster Ray no conoce el juego «{ $game }» como lo conoce esta máquina. Instálalo también allí.

# Records and positions.
record-not-text = Un registro contiene textos; «{ $value }» no lo es.
record-half-character = «{ $value }» no puede estar en un registro: contiene medio carácter.
record-line-break = Lo que el registro dice en «{ $name }» no puede tener varias líneas.
record-bad-token = «{ $token }» no puede ser una jugada en un registro: sin espacios, sin llaves, sin paréntesis y sin «[» al principio.
record-bad-note = «{ $name }» no puede nombrar una nota en un registro: letras, cifras y guiones bajos, y primero una letra.
record-comment-place = Hay un comentario después de la jugada { $number }, pero el registro tiene { $count }.
record-variation-place = Hay una variante en lugar de la jugada { $number }, pero el registro tiene { $count }.
record-several = En este registro hay varias partidas. «ziggurat record» lee esos archivos.
record-too-long = La partida que empieza en la línea { $line } tiene más de { $most } letras. Eso no es un registro.
record-bad-json = Esta línea no es un registro en JSON: { $why }
record-bad-number = La partida { $number } del archivo (línea { $line }) no se puede leer: { $why }
record-bad-game = { $path }, partida { $number } (línea { $line }): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Una partida, y está bien.
       *[other] Las { $games } partidas están bien.
    }
   *[other] De { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $bad ->
        [one] { $bad } no está bien.
       *[other] { $bad } no están bien.
    }
}
position-no-text = Una posición se da como texto; «{ $value }» no lo es.
position-illegal = La jugada { $number } de la posición, «{ $token }», no está permitida: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count ->
    [one] Falta que se siente una persona.
   *[other] Falta que se sienten { $count } personas.
}
server-only-watching = Estás mirando. Ocupa un sitio para jugar.
server-not-your-turn = Le toca al sitio { $seat }.
server-undo-pending = El sitio { $seat } ya ha pedido deshacer una jugada.
server-undo-past-absent = Ahora no se puede deshacer nada: el sitio { $seat } no está aquí para decir que sí.
server-no-undo-pending = Esa pregunta ya no vale.
server-not-absent = El sitio { $seat } está presente, o lo estaba hace un momento.
server-rematch-made = La próxima partida ya está esperando.
server-no-rematch-asked = Nadie ha pedido otra partida.
server-no-open-seat = Todos los sitios están ocupados. Puedes quedarte a mirar.
server-seat-taken = El sitio { $seat } no está libre.
server-begun-open = Una partida que empieza en una posición más avanzada es para gente en este dispositivo y para bots; no tiene sitios libres.
server-bad-log = Esto no es el diario de una partida en un dispositivo: la entrada { $number } es imposible.
server-no-phrase = «{ $phrase }» no es una de las frases rápidas.
server-no-hints = No hay pistas mientras unas personas juegan contra otras.
server-no-moment = Hasta ahora esta partida solo tiene { $count ->
    [one] { $count } jugada.
   *[other] { $count } jugadas.
}
server-unreadable = No se ha entendido el mensaje: { $why }.
server-not-a-number = { $name } debe ser un número entero, no «{ $value }».
server-not-json = La petición debe ser JSON (tipo de contenido application/json).
server-not-utf8 = La petición no es UTF-8 válido.
server-one-host = Una petición debe nombrar un solo host.
server-headers-too-large = Las cabeceras de la petición son demasiado grandes o demasiadas.
server-too-slow = La petición ha tardado demasiado en llegar.
server-too-large = La petición es demasiado grande; se permiten { $most } bytes como máximo.
server-no-hello = El primer mensaje en el socket debe ser un saludo (hello), en unos pocos segundos.
server-second-hello = Ya has saludado.
server-nothing-here = En esta dirección no hay nada.
server-wrong-method = Esta dirección no se puede usar así.
server-bad-request = No se ha entendido la petición.
server-wrong-host = Este servidor no responde al nombre «{ $host }»; quien lo lleva puede permitirlo con --allow-host.
server-wrong-origin = Una página de otro sitio web no puede usar este servidor.
server-data-damaged = Los datos del servidor están dañados. No es culpa tuya; díselo a quien lleva el servidor.
server-not-read = El servidor no ha podido leer esto. Prueba otra vez en un momento.
server-not-creator = Solo quien hizo la mesa puede pedir que se borre.
server-forget-pending = Ya se ha preguntado al resto de la mesa.
server-no-forget-pending = Esa pregunta ya no vale.
server-no-network = Esta máquina todavía no está en ninguna red. Conéctate a una wifi o enchufa un cable, y prueba otra vez.
server-network-not-yours = Solo quien está en la propia máquina puede abrirla a más gente.
server-network-fixed = Si puede entrar más gente o no, se decidió al iniciar este servidor.
server-crash = Algo ha salido mal en el servidor; tu partida está a salvo.
server-not-stored = El servidor no ha podido guardar esto, así que no se ha hecho. Prueba otra vez.
server-id-used = Este programa ha usado el mismo identificador para dos comandos distintos. El segundo no se ha ejecutado.
server-unsure = El servidor ha perdido la conexión con los datos mientras guardaba esto; puede que se haya hecho y puede que no. Mira otra vez en un momento.
server-closing = El servidor se está reiniciando; tu partida está guardada.
server-elsewhere = Ahora mismo se ocupa de esta mesa otra parte del servidor. Prueba otra vez en un momento.
server-thinking-lost = La parte del servidor que piensa se ha parado y se está reiniciando. Prueba otra vez en un momento.
server-not-kept = El servidor ha perdido la conexión con su base de datos y la está esperando. Tu partida está guardada; prueba otra vez en un momento.
server-making-ready = Se están preparando las reglas de { $game }. Solo pasa una vez y puede tardar un minuto o dos. Vuelve después.
server-too-many-requests = Eso ha sido mucho de golpe; espera un momento.
server-too-many-made = Desde tu dirección se han hecho muchas mesas; espera un rato.
server-too-many-seats = Desde tu dirección se han ocupado muchos sitios en mesas de otros; espera un rato.
server-too-many-tables = Ahora el servidor no tiene lugar para otra mesa.
server-too-much-loaded = Desde tu dirección se han abierto muchísimas mesas en pocos minutos; espera un rato.
server-too-much-stored = Para tu dirección se han guardado muchísimas cosas en una hora; espera un rato.
server-too-many-sockets = Ahora hay demasiada gente conectada; prueba otra vez en un momento.
server-watcher-gave-way = Hay mucha gente mirando, y ahora tu lugar lo tiene otra persona. Recarga la página para volver a mirar.
server-opened-elsewhere = Tienes esta mesa abierta en muchos lugares, y sigue en los más recientes. Recarga la página para seguir aquí.
server-asked-too-often = Ya has pedido esto muchas veces. Pídelo otra vez después de la próxima jugada, o dentro de una hora.
server-table-almost-full = En esta mesa han pasado tantas cosas que ahora solo admite jugadas, para que la partida pueda llegar a su final.
server-table-full = En esta mesa han pasado tantas cosas que ya no caben más; empieza una nueva.
server-too-many-simulations = Aquí un bot puede usar { $most } simulaciones como máximo.
server-too-fast = Eso ha sido demasiado rápido; espera un momento.
server-too-long = Esto le lleva demasiado tiempo al servidor. Pregunta otra vez en un momento.
server-too-busy = Todos los bots están pensando ya; pregunta otra vez en un momento.
server-no-bots = { $game } se construye a mano: en esta mesa no pueden sentarse bots.
server-no-clock = { $game } se juega sin reloj.
server-no-resigning = En { $game } nadie abandona: se construye en equipo. Para terminar, elige «Ya está».
server-done-pending = Ya has preguntado al resto si ya está.
server-no-done-pending = Esa pregunta ya no vale.
server-no-movement = En este juego nadie ve lo que tiene el resto en la mano.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } no tiene acertijos; los juegos que tienen son: { $games }.
puzzle-bad-day = «{ $text }» no es un día; escríbelo como 2026-11-15.
puzzle-list-help = ziggurat puzzle JUEGO abre uno de ellos.
puzzle-choices = Para elegir: { $choices }
puzzle-other = Tu rival juega { $token }.
puzzle-back = Prueba otra vez desde el principio.
puzzle-answer = La respuesta: { $tokens }
puzzle-left = El acertijo se queda como está; vuelve cuando quieras.

# The theorem of babel.
babel-theorem-plies = Posiciones después de cada cubo, las simétricas contadas una sola vez; ganadas y perdidas para quien tiene el turno; las terminadas se cuentan entre las perdidas:
babel-theorem-openings = El primer cubo, por tipos; los iguales por simetría, en una misma fila:
babel-theorem-distances = Cubos que faltan hasta el final si nadie se equivoca, y cuántas posiciones están a esa distancia:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = «{ $token }» no es una jugada. Toma bloques con t7 o t3+4, pasa con un punto, termina la partida con done. Para colocar se dice dónde se suelta un bloque y dónde queda todo al final, como en 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Los cuatro números que giran un bloque no pueden ser todos 0.
talo-fantasy-far = Eso queda demasiado lejos de la mesa.
talo-fantasy-hangs = El bloque { $number }, de { $length }, quedaría en el aire: nada de lo que tiene debajo llega al suelo.
talo-fantasy-slipped = El bloque se ha resbalado y no se ha movido nada más, así que vuelve a la mano.
talo-fantasy-not-slipped = El bloque no vuelve a la mano: se queda donde está.
talo-fantasy-supply = El montón se ha acabado, y todo se sostiene: { talo-fantasy-built }.
talo-climbing-only = La opción { $name } no sirve en Talo-Fantasy.
talo-fantasy-fall = La construcción se ha caído. Hazla otra vez, todavía más atrevida.
talo-fantasy-done = Has construido lo que querías: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] esta vez, nada
    [one] un bloque
   *[other] { $bars } bloques
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat necesita JavaScript para mostrar la mesa.
