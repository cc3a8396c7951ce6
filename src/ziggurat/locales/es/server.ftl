# El servidor de mesas: qué no acepta y por qué, los estados que añade a una partida, pistas y frases rápidas.

server-waiting-for = { $count ->
    [one] Falta que se siente una persona.
   *[other] Falta que se sienten { $count } personas.
}
server-resigned = El sitio { $seat } ha abandonado.
server-time = Al sitio { $seat } se le ha acabado el tiempo.
server-abandoned = La partida quedó a medias.

server-no-table = Aquí ya no hay ninguna mesa, o nunca la hubo.
server-old-rules = Esta partida de { $game } se jugó con la versión { $version } de sus reglas; este programa tiene la versión { $known }.
server-wrong-key = Este enlace personal no es de esta mesa. Con el enlace de la mesa todavía puedes mirar.
server-only-watching = Estás mirando. Ocupa un sitio para jugar.
server-not-your-turn = Le toca al sitio { $seat }.
server-not-your-seat = Ese sitio no es tuyo.
server-which-seat = Tienes varios sitios; di cuál.
server-stale = La partida ha seguido mientras tanto; mírala otra vez.
server-waiting = La partida empieza cuando todo el mundo tenga sitio.
server-over = La partida ha terminado.
server-not-over = La partida todavía sigue.
server-bot-leads = Ahora un bot juega por el sitio { $seat }.
server-no-undo-now = Ahora no se puede deshacer nada.
server-undo-pending = El sitio { $seat } ya ha pedido deshacer una jugada.
server-nothing-to-undo = No has jugado nada que se pueda deshacer.
server-undo-past-absent = Así se desharía una jugada del sitio { $seat }, que no está aquí para decir que sí.
server-no-undo-pending = Esa petición ya no está abierta.
server-no-stand-in-there = Un bot solo puede sustituir a otra persona de la mesa.
server-not-absent = El sitio { $seat } está presente, o lo estaba hace un momento.
server-rematch-made = La próxima partida ya está esperando.
server-no-rematch-asked = Nadie ha pedido otra partida.
server-no-open-seat = Todos los sitios están ocupados. Puedes quedarte a mirar.
server-seat-taken = El sitio { $seat } no está libre.
server-seat-count = Este juego tiene { $seats ->
    [one] { $seats } sitio
   *[other] { $seats } sitios
}, no { $count }.
server-begun-open = Una partida que empieza en una posición más avanzada es para gente en este dispositivo y para bots; no tiene sitios libres.
server-bad-log = Esto no es el diario de una partida en un dispositivo: la entrada { $number } es imposible.
server-no-phrase = «{ $phrase }» no es una de las frases rápidas.
server-no-hints = No hay pistas mientras unas personas juegan contra otras.
server-no-moment = Hasta ahora esta partida solo tiene { $count ->
    [one] { $count } jugada.
   *[other] { $count } jugadas.
}
server-no-lesson = Las lecciones de este juego no tienen el paso «{ $step }».

server-unreadable = No se ha entendido el mensaje: { $why }.
server-not-a-number = { $name } debe ser un número entero, no «{ $value }».
server-not-json = La petición debe ser JSON (tipo de contenido application/json).
server-not-utf8 = La petición no es UTF-8 válido.
server-one-host = Una petición debe nombrar un solo host.
server-headers-too-large = Las cabeceras de la petición son demasiado grandes o demasiadas.
server-too-slow = La petición ha tardado demasiado en llegar.
server-beyond-end = { $count ->
    [one] La partida solo tiene { $count } jugada; el análisis no puede empezar después de la { $first }.
   *[other] La partida solo tiene { $count } jugadas; el análisis no puede empezar después de la { $first }.
}
server-too-large = La petición es demasiado grande; se permiten { $most } bytes como máximo.
server-no-hello = El primer mensaje en el socket debe ser un saludo (hello), en unos pocos segundos.
server-second-hello = Ya has saludado.
server-nothing-here = En esta dirección no hay nada.
server-wrong-method = Esta dirección no se puede usar así.
server-bad-request = No se ha entendido la petición.
server-wrong-host = Este servidor no responde al nombre «{ $host }»; quien lo lleva puede permitirlo con --allow-host.
server-wrong-origin = Una página de otro sitio web no puede usar este servidor.
server-table-damaged = La partida guardada de esta mesa está dañada, y la mesa no se puede abrir. No es culpa tuya; díselo a quien lleva el servidor.
server-table-deleted = Esta mesa se ha borrado.
server-data-damaged = Los datos del servidor están dañados. No es culpa tuya; díselo a quien lleva el servidor.
server-not-read = El servidor no ha podido leer esto. Prueba otra vez en un momento.
server-not-creator = Solo quien hizo la mesa puede pedir que se borre.
server-forget-pending = Ya se ha preguntado al resto de la mesa.
server-no-forget-pending = Esa petición ya no está abierta.
server-no-network = Esta máquina todavía no está en ninguna red. Conéctate a una wifi o enchufa un cable, y prueba otra vez.
server-network-not-yours = Solo quien está en la propia máquina puede abrirla a más gente.
server-network-fixed = Si puede entrar más gente o no, se decidió al iniciar este servidor.
server-crash = Algo ha salido mal en el servidor; tu partida está a salvo.
server-not-stored = El servidor no ha podido guardar esto, así que no se ha hecho. Prueba otra vez.
server-closing = El servidor se está reiniciando; tu partida está guardada.
server-elsewhere = Ahora mismo se ocupa de esta mesa otra parte del servidor. Prueba otra vez en un momento.
server-not-kept = El servidor ha perdido la conexión con su base de datos y la está esperando. Tu partida está guardada; prueba otra vez en un momento.

server-making-ready = Se están preparando las reglas de { $game }. Solo pasa una vez y puede tardar un minuto o dos. Vuelve después.
server-too-many-requests = Eso ha sido mucho de golpe; espera un momento.
server-too-many-made = Desde tu dirección se han hecho muchas mesas; espera un rato.
server-too-many-tables = Ahora el servidor no tiene lugar para otra mesa.
server-too-many-sockets = Ahora hay demasiada gente conectada; prueba otra vez en un momento.
server-table-full = En esta mesa han pasado tantas cosas que ya no caben más; empieza una nueva.
server-too-many-simulations = Aquí un bot puede usar { $most } simulaciones como máximo.
server-too-fast = Eso ha sido demasiado rápido; espera un momento.
server-too-busy = Todos los bots están pensando ya; pregunta otra vez en un momento.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-one-more = ¿Otra partida?
phrase-goodbye = ¡Adiós!
server-no-bots = { $game } se construye a mano: en esta mesa no pueden sentarse bots.
server-no-clock = { $game } se juega sin reloj.
server-no-resigning = En { $game } nadie abandona: se construye en equipo. Para terminar, elige «Ya está».
server-done-pending = Ya has preguntado al resto si ya está.
server-no-done-pending = Esa petición ya no está abierta.
server-no-movement = En este juego nadie ve lo que tiene el resto en la mano.
