# La página en el navegador. Los tableros tienen sus palabras en el archivo de su juego.

page-welcome = Juegos de apilar: ¿qué se sostiene encima de qué?
page-welcome-more = Elige uno y pulsa Jugar: Pincho ya te está esperando. O invita a alguien a la mesa.
page-play = Jugar
page-play-game = Jugar a { $game }
page-more-ways = Otras formas
page-more-ways-game = Otras formas de jugar a { $game }
page-missions = Misiones
page-learn = Aprender
page-learn-game = Aprender a jugar a { $game }
page-learn-steps = Apréndelo paso a paso
page-explore = Explorar
page-explore-game = Explorar { $game }
page-listed = Mesas abiertas
page-phase = { $phase ->
    [waiting] espera gente
    [over] terminada
   *[playing] { $ply ->
        [0] acaba de empezar
        [one] { $ply } jugada
       *[other] { $ply } jugadas
    }
}
page-docs = Documentación (en inglés)
page-about = Acerca de
page-about-words = Ziggurat reúne en una mesa cuatro juegos de apilar: para gente que comparte un dispositivo, que está en la misma casa o que vive lejos, y para bots. Las partidas contra bots y en un solo dispositivo se juegan en tu navegador; el servidor reúne a la gente.
page-about-names = Los nombres de los juegos son de sus editoriales, que no participan en este proyecto. Todos los textos, imágenes y sonidos son del propio proyecto.
page-about-parts = Hecho con
page-home = Inicio
page-close = Cerrar
page-cancel = Cancelar

page-lost = Aquí no hay nada en pie
page-lost-page = Esta dirección no lleva a ninguna parte. Quizá el enlace es viejo, o se perdió una letra por el camino.
page-lost-table = Esta mesa ya no está
page-no-such-game = Aquí no hay ningún juego con ese nombre.
page-not-loaded = No se ha podido cargar esta página
page-not-loaded-more = Mira si hay conexión y prueba otra vez.
page-try-again = Probar otra vez
page-unreachable = No hay conexión con el servidor. Probando otra vez…
page-lost-line = Se ha perdido la conexión, pero tu partida está a salvo. Probando otra vez…
page-lost-line-busy = Se ha perdido la conexión. Tu jugada está guardada y saldrá en cuanto vuelva.
page-opening = Abriendo la mesa…

page-who-plays = ¿Quién juega?
page-way-bot = Contra un bot
page-way-here = En el mismo dispositivo
page-way-link = Invitar con un enlace
page-way-anyone = Con quien quiera
page-seat = Sitio { $seat }
page-seats = Sitios
page-seat-here = { $first ->
    [true] Tú, en este dispositivo
   *[false] Alguien en este dispositivo
}
page-seat-open = { $listed ->
    [true] Quien pase por aquí
   *[false] Quien reciba el enlace
}
page-open-seat = sitio libre
page-name = Tu nombre
page-name-of = Nombre en el sitio { $seat }
page-you = Tú
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Pincho
    [3] Finn
    [4] Cástor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] muy fácil
    [2] amable
    [3] astuto
    [4] fuerte
   *[5] maestra
})
page-bot-rated = { page-bot-choice }, puntuación Elo { $rating } ± { $margin }, partidas: { $games }
page-bot-about = { $level ->
    [0] Un bot con una fuerza propia.
    [1] El ratón Pip juega lo primero que ve y se le escapan muchas cosas.
    [2] El erizo Pincho piensa un momento, y de vez en cuando aún se despista.
    [3] El zorro Finn ve venir casi todo y castiga los descuidos.
    [4] El castor Cástor calcula con paciencia y regala muy poco.
   *[5] La lechuza Minerva mira todo lo lejos que puede y casi nunca se equivoca.
}
page-quoted = «{ $words }»
page-options = Opciones
page-drawn = al azar
page-order = Quién se sienta dónde
page-order-chosen = en el orden elegido
page-order-lot = por sorteo
page-clock = Reloj
page-clock-none = sin reloj
page-clock-turn = un minuto por turno
page-clock-total = diez minutos, más cinco segundos por jugada
page-visible = Mostrar la mesa en la página de inicio
page-sit-down = Sentarse
page-take-seat = Hay un sitio libre para ti
page-or-watch = O quédate a mirar.
page-invite = Invitar a alguien
page-invite-more = Envía este enlace, o que alguien lea el código QR con la cámara. La partida empieza cuando no quede ningún sitio libre.
page-link = Enlace
page-qr = El enlace como código QR, para leerlo con una cámara
page-link-local = Este enlace solo funciona en esta máquina.
page-network = Abrir a la gente de esta red
page-network-more = Si la abres, toda la gente de tu red puede ver esta página, hasta que pulses «{ page-network-close }» o pares Ziggurat.
page-network-open = En esta red, la página está en { $address }.
page-network-close = Cerrarla: solo esta máquina
page-invited = { $name } te invita a una partida de { $game }
page-invited-nameless = Te invitan a una partida de { $game }
page-invite-send = Enviar la invitación
page-invite-copy = Copiar la invitación
page-copy = Copiar
page-copied = Copiado

page-waiting = Esperando a que alguien se siente.
page-sat-down = { $name } ya está en la mesa.
page-your-turn = Te toca: { $status }
page-thinking = { $name } está pensando…
page-played = { $name }: { $action }.
page-to-act = le toca
page-ending = { $how ->
    [resigned] { $self ->
        [true] Has abandonado.
       *[false] { $name } ha abandonado.
    }
    [time] { $self ->
        [true] Se te ha acabado el tiempo.
       *[false] A { $name } se le ha acabado el tiempo.
    }
   *[abandoned] La partida quedó a medias.
}
page-ended = Fin de la partida
page-you-won = ¡Has ganado!
page-won = Gana { $name }
page-team-won = Ganan { $names }
page-your-team-won = ¡Gana tu equipo!
page-shared-win = Victoria compartida
page-nobody-won = No gana nadie
page-rematch = Otra partida
page-rematch-asked = Esperando al resto…
page-rematch-theirs = { $name } quiere jugar otra partida.
page-rematch-accept = Sí, con gusto
page-rematch-decline = Ahora no
page-rematch-refused = { $name } prefiere no jugar otra ahora.
page-clock-waits = Los relojes empiezan cuando haya llegado todo el mundo, o cuando alguien juegue.
page-next-game = Ir a la nueva partida
page-look-back = Repasar
page-looking-back = Repasando: jugada { $ply } de { $count }
page-start = El comienzo de la partida
page-watchers = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
page-watching = Estás mirando.
page-moved = { $ply ->
    [0] Esta partida se trajo aquí desde un dispositivo antes de su primera jugada.
   *[other] Esta partida se trajo aquí desde un dispositivo en la jugada { $ply }. Lo que el azar decidió hasta entonces, lo decidió en ese dispositivo.
}
page-set-up = Esta partida no empieza desde el principio, sino desde una posición preparada.
page-other-seat = ¿Tomar el sitio de este enlace?
page-other-seat-more = El enlace es para el sitio { $seats } de esta mesa. Aquí ya tienes un sitio, y este dispositivo solo puede guardar uno de los dos.
page-other-seat-take = Tomar el otro sitio
page-other-seat-keep = Quedarme en mi sitio
page-link-refused = Ese enlace personal no abre ningún sitio en esta mesa. Conservas el sitio que tienes.
page-hand-over = { $name }, te toca.
page-hand-over-more = Pasa el dispositivo.

page-panel = Jugadas y herramientas
page-last-here = { $whose ->
    [own] Tu última jugada
   *[other] Última jugada: { $name }
}
page-actions = Jugadas hasta ahora
page-no-actions = Todavía no se ha jugado nada.
page-step = { $how ->
    [first] Al comienzo
    [back] Una jugada atrás
    [next] Una jugada adelante
   *[last] A la última
}
page-replay = Reproducir
page-pause = Pausa
page-hint = Pista
page-hint-thinking = Pensando…
page-undo = Deshacer
page-undone = Deshecho.
page-undo-yours = Has pedido deshacer tu última jugada.
page-undo-theirs = { $name } quiere deshacer una jugada.
page-undo-refused = El resto prefiere seguir jugando.
page-done = ¿Ya está?
page-done-yours = Has preguntado al resto si ya está.
page-done-theirs = { $name } cree que ya está. ¿Te parece bien?
page-done-agree = Sí, ya está
page-done-refuse = Seguir
page-done-refused = El resto prefiere seguir construyendo.
page-agree = De acuerdo
page-refuse = Mejor no
page-absent = { $name } no está.
page-stand-in = Que siga un bot
page-delete = Borrar esta mesa
page-delete-sure = ¿Borrar esta mesa para siempre?
page-delete-alone = La partida, los nombres y los enlaces desaparecen para todo el mundo. No se pueden recuperar.
page-delete-others = Primero se pregunta al resto de la mesa. Si dice que sí, la partida, los nombres y los enlaces desaparecen para todo el mundo. Si alguien lleva siete días sin venir, cuenta como un sí.
page-delete-keep = Conservarla
page-delete-yours = Has pedido borrar esta mesa. Esperando al resto.
page-delete-theirs = { $name } quiere borrar esta mesa para siempre.
page-delete-agreed = Estás de acuerdo en borrar esta mesa. Esperando al resto.
page-delete-refused = El resto prefiere conservar esta mesa.
page-deleted = Esta mesa está borrada
page-deleted-more = En el servidor no queda nada de ella. Gracias por jugar.
page-damaged = Esta mesa no se puede abrir
page-gave-way = Esta página ha dejado la mesa
page-reload = Recargar la página
page-resign = Abandonar
page-resign-sure = ¿Abandonar esta partida?
page-resign-more = La partida termina para ti. Se queda en la lista y puedes volver a verla.
page-keep-playing = Seguir jugando
page-phrases = Decir algo
page-place = Colocar
page-more-pieces = { $count ->
    [one] Una pieza más
   *[other] { $count } piezas más
}
page-rules = Cómo se juega
page-share = Compartir
page-share-link = Quien tenga este enlace puede mirar.
page-share-record = Registro de la partida
page-share-picture = Imagen del tablero
page-share-device = Seguir en otro dispositivo
page-share-device-more = Este enlace personal lleva tu sitio a otro dispositivo. No se lo des a nadie.

page-explore-words = Cada jugada y lo que vale
page-explore-start = Comienzo
page-explore-until = Ir a la posición anterior a la jugada { $number }
page-no-position = Esa posición no existe
page-not-solved = Solo uno de estos juegos está resuelto del todo: Babel.
page-theorem = Toda la verdad
page-working-out = Calculando…
page-perfect-line = Partida perfecta
page-truth = { $how ->
    [win] El sitio { $seat } gana en { $distance ->
        [one] una jugada
       *[other] { $distance } jugadas
    } si nadie se equivoca.
    [draw] Victoria compartida si nadie se equivoca.
    [loss] Haga lo que haga el sitio { $seat }, su rival gana en { $distance ->
        [one] una jugada
       *[other] { $distance } jugadas
    } si nadie se equivoca.
   *[estimate] Nadie lo sabe con seguridad.
}

page-settings = Ajustes
page-theme = Colores
page-theme-system = como el dispositivo
page-theme-light = claros
page-theme-dark = oscuros
page-language = Idioma
page-language-auto = como el navegador
page-speed = Movimiento
page-speed-calm = tranquilo
page-speed-quick = rápido
page-speed-none = ninguno
page-bots = Los bots juegan
page-bots-slow = despacio, fácil de seguir
page-bots-calm = una jugada tras otra
page-bots-none = al instante
page-sound = Sonido
page-volume = Volumen
page-notify = Avisarme cuando me toque
page-notify-denied = Este navegador tiene prohibido mostrar avisos. Puedes permitirlos en sus ajustes para este sitio web.
page-confirm = Confirmar antes de colocar
page-confirm-touch = en pantallas táctiles
page-confirm-always = siempre
page-confirm-never = nunca
page-quality = Imagen
page-quality-auto = según la velocidad
page-quality-full = detallada
page-quality-plain = sencilla
page-quality-flat = plano

page-camera = Vista
page-look = { $how ->
    [left] Girar a la izquierda
    [right] Girar a la derecha
    [side] Desde el lado siguiente
    [above] Desde arriba
    [under] Desde abajo
    [closer] Más cerca
    [farther] Más lejos
   *[reset] Vista normal
}
page-explode = Separar niveles

page-twin = Plano y texto
page-layer-up = Una capa más arriba
page-layer-down = Una capa más abajo
page-command = Escribe la jugada
page-enter = Jugarla
page-doable = { $count ->
    [0] Ahora no hay nada que hacer
    [one] Una cosa que puedes hacer
   *[other] { $count } cosas que puedes hacer
}
page-doable-here = { $count ->
    [0] Nada que hacer en esta casilla
    [one] Una cosa que puedes hacer en esta casilla
   *[other] { $count } cosas que puedes hacer en esta casilla
}
page-doable-all = Mostrar todo
page-doable-more = { $count } más: elige una casilla del plano, o escribe la jugada.
page-nothing-here = Ahora no hay nada que hacer aquí.

page-tip = Consejo
page-tip-skip = Sin consejos

page-keys = Teclas
page-with-key = { $words } ({ $key ->
    [PageUp] RePág
    [PageDown] AvPág
   *[other] { $key }
})
page-key-f = F = plano y texto
page-key-h = H = pista
page-key-z = Z = deshacer
page-key-p = P = seguir la partida perfecta hasta el final
page-key-step = , . = una jugada atrás, una adelante
page-key-l = L = oír la última jugada
page-key-s = S = oír a quién le toca
page-key-m = M = ajustes y herramientas
page-key-help = ? = esta página
page-notation = Mostrar la notación
page-turn = Turno
