# La página de inicio de quien vuelve: partidas que esperan, partidas terminadas, tus errores como acertijos.

home-welcome-back = { $named ->
    [true] ¡Qué bien verte, { $name }!
   *[false] ¡Qué bien verte otra vez!
}
home-continue = Seguir
home-continue-yours = Seguir: te toca
home-your-turn = Te toca
home-their-turn = Le toca a { $name }
home-show-all = Mostrar las { $count }
home-progress = { $words } ({ $done } de { $count })

home-watch = Partidas para mirar
home-playing = Mirar
home-clock = { $kind ->
    [turn] { $time } por turno
   *[total] { $increment ->
        [0] { $time } por persona
       *[other] { $time } por persona, más { $increment } s por jugada
    }
}

home-finished = Partidas terminadas
home-outcome = { $outcome ->
    [won] Has ganado
    [lost] Has perdido
   *[shared] Victoria compartida
}
home-won-by = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
home-gallery = Galería de construcciones
home-record = Tus resultados contra los bots
home-record-bot = { $shared ->
    [0] ganadas: { $won }, perdidas: { $lost }
   *[other] ganadas: { $won }, compartidas: { $shared }, perdidas: { $lost }
}

mistakes = Tus errores como acertijos
mistakes-one = Un error tuyo
mistakes-all = Todos tus errores
mistakes-about = Posiciones de tus partidas en este dispositivo en las que tu jugada te costó mucho. Busca una mejor.
mistakes-looking = Repasando tus últimas partidas…
mistakes-none = Todavía no hay nada. Termina una partida en este dispositivo; si una jugada te costó mucho, aparecerá aquí.
mistakes-gone = Esta posición ya no está guardada en este dispositivo.
mistakes-left = { $count ->
    [0] Todos resueltos. Tus próximas partidas traerán más.
    [one] Uno espera una jugada mejor.
   *[other] { $count } esperan una jugada mejor.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Tu jugada dejó escapar la victoria.
       *[other] Tu jugada bajó tu probabilidad de ganar un { $lost } %.
    }
   *[false] Tu jugada bajó tu probabilidad de ganar cerca de un { $lost } %.
}
mistakes-task = { mistakes-cost } Busca una tan buena como la mejor.
mistakes-judged = { $exact ->
    [true] Aquí se sabe seguro qué vale cada respuesta.
   *[false] Esto es una estimación: vale cualquier respuesta que parezca igual de buena.
}
mistakes-solved = { $exact ->
    [true] ¡Eso es! No hay nada mejor.
   *[false] ¡Bien! Que sepamos, no hay nada mejor.
}
mistakes-not = { $exact ->
    [true] Esta también baja tu probabilidad de ganar, un { $lost } %.
   *[false] Creemos que esta también baja tu probabilidad de ganar, cerca de un { $lost } %.
}
mistakes-same = Eso es lo que jugaste en la partida.
mistakes-answer-is = Habría sido mejor: { $action }.
mistakes-in-game = Verlo en la partida
mistakes-next = Error siguiente

home-listed = Tu mesa está en la página de inicio de este servidor. Cualquiera puede sentarse.
home-meanwhile = Jugar con un bot mientras tanto
home-arrival = Ha llegado alguien
home-arrived = En tu mesa de { $game } ya hay alguien: { $names }.
home-arrived-kept = La partida que juegas aquí se guarda.
home-arrived-go = Ir a la mesa

setup-players = ¿Cuántas personas?
setup-alone = una: misiones
setup-count = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Más o menos un minuto, según calculamos
   *[other] Unos { $minutes } minutos, según calculamos
}
setup-team = Equipo { $team }
setup-anyone = La mesa aparece en la página de inicio de este servidor. Quien pase puede sentarse, y otras personas pueden mirar.
