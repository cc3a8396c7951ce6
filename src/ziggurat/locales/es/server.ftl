# El servidor de mesas: qué no acepta y por qué, los estados que añade a una partida, pistas y frases rápidas.

server-resigned = El sitio { $seat } ha abandonado.
server-time = Al sitio { $seat } se le ha acabado el tiempo.
server-abandoned = En esta mesa han pasado tantas cosas que ya no caben más: la partida termina aquí, y nadie la pierde.

server-no-table = Aquí ya no hay ninguna mesa, o nunca la hubo.
server-old-rules = Esta partida de { $game } se jugó con la versión { $version } de sus reglas; este programa tiene la versión { $known }.
server-wrong-key = Este enlace personal no es de esta mesa. Con el enlace de la mesa todavía puedes mirar.
server-not-your-seat = Ese sitio no es tuyo.
server-which-seat = Tienes varios sitios; di cuál.
server-stale = La partida ha seguido mientras tanto; mírala otra vez.
server-waiting = La partida empieza cuando todo el mundo tenga sitio.
server-over = La partida ha terminado.
server-not-over = La partida todavía sigue.
server-bot-leads = Ahora un bot juega por el sitio { $seat }.
server-no-undo-now = Ahora no se puede deshacer nada.
server-nothing-to-undo = No has jugado nada que se pueda deshacer.
server-no-stand-in-there = Un bot solo puede sustituir a otra persona de la mesa.
server-seat-count = Este juego tiene { $seats ->
    [one] { $seats } sitio
   *[other] { $seats } sitios
}, no { $count }.
server-no-lesson = Las lecciones de este juego no tienen el paso «{ $step }».

server-beyond-end = { $count ->
    [one] La partida solo tiene { $count } jugada; el análisis no puede empezar después de la { $first }.
   *[other] La partida solo tiene { $count } jugadas; el análisis no puede empezar después de la { $first }.
}
server-table-damaged = La partida guardada de esta mesa está dañada, y la mesa no se puede abrir. No es culpa tuya; díselo a quien lleva el servidor.
server-table-deleted = Esta mesa se ha borrado.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar.
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-one-more = ¿Otra partida?
phrase-goodbye = ¡Adiós!
