# Una partida vista después, en la página, en los registros y en la línea de comandos.

analysis-comment = Según la estimación, baja la probabilidad de ganar cerca de un { $lost } %. Mejor: { $token } ({ $worth }).
analysis-comment-exact = Un error. Mejor: { $token } ({ $worth }).
analysis-comment-tried = Probado: { $line }.

analysis-title = Análisis
analysis-words = La partida, sus errores y qué más se podía hacer
analysis-bring = Analizar un registro
analysis-at = { $ply ->
    [0] El comienzo de la partida
   *[other] Después de la jugada { $ply } de { $count }
}
analysis-trying = { $count ->
    [one] Tu propio camino: una jugada después de la jugada { $ply } de la partida
   *[other] Tu propio camino: { $count } jugadas después de la jugada { $ply } de la partida
}
analysis-played = { $self ->
    [true] Ahora juegas: { $action } ({ $worth }).
   *[false] Ahora { $name } juega: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Ahora juegas: { $action } ({ $worth }). Mejor: { $better } ({ $best }).
   *[false] Ahora { $name } juega: { $action } ({ $worth }). Mejor: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Lo mejor para ti: { $action } ({ $worth }).
   *[false] Lo mejor para { $name }: { $action } ({ $worth }).
}
analysis-chance = Azar
analysis-luck = Decide el azar. ¿Y si saliera…?
analysis-graph = { $sides ->
    [1] La probabilidad de conseguirlo
    [2] { $self ->
        [true] Tu probabilidad de ganar
       *[false] La probabilidad de que gane { $name }
    }
   *[other] La probabilidad de ganar de cada parte
}
analysis-graph-label = El valor de la partida, jugada a jugada
analysis-done = sí
analysis-not-done = no
analysis-exact = exacto
analysis-estimate = estimación
analysis-looking = El resto de la partida todavía se está analizando.
analysis-looked = Analizando la partida: { $looked } de { $count } jugadas…
analysis-mistakes = { $count ->
    [0] Errores
    [one] Un error
   *[other] { $count } errores, primero el mayor
}
analysis-no-mistakes = Ningún error claro.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] cerca de −{ $lost } %
}
analysis-best-line = La mejor continuación
analysis-expected-line = La continuación más probable (estimación)
analysis-walk = Jugada a jugada
analysis-off-game = Desde la jugada { $ply } sigues tu propio camino:
analysis-to-game = Volver a la partida
analysis-to-table = A la mesa
analysis-tried = Lo que has probado
analysis-after = después de { $ply }
analysis-forget = Olvidar { $line }
analysis-note = { $ply ->
    [0] Tu nota sobre la partida
   *[other] Tu nota sobre la jugada { $ply }
}
analysis-try-again = Probar otra vez desde aquí
analysis-export = Guardar con comentarios
analysis-others = Otra partida
analysis-table = Los valores en una tabla
analysis-column = { $column ->
    [number] N.º
    [who] Quién
    [action] Jugada
    [worth] Valor
   *[better] Mejor
}
analysis-not-yet = Durante la partida, no
analysis-not-yet-more = Mientras unas personas juegan contra otras, nadie puede analizar aquí su partida, tampoco quien mira, porque podría soplar una jugada. El análisis se abre cuando la partida termina.
analysis-no-game = Esa partida no existe
analysis-no-record = Este registro no está guardado en este dispositivo. Elige otra vez su archivo.
analysis-import-words = Abre el registro de una partida, de aquí o de otro lugar: se analiza cada jugada, y puedes probar lo que habrías hecho tú.
analysis-import = Elegir un registro
analysis-drop = o suéltalo en cualquier parte de esta página
analysis-no-text = «{ $name }» no es el registro de una partida: está vacío, es demasiado grande o no es un texto.
analysis-brought = Abiertos antes
