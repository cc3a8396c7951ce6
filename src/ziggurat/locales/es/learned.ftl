# La página «Lo que aprendieron los bots»: lo que los bots descubrieron sobre los juegos.

learned-title = Lo que aprendieron los bots
learned-about = Babel está resuelto, así que allí la respuesta es segura. En los otros juegos son estimaciones del bot más fuerte, o resultados de partidas que jugó contra sí mismo.
learned-first = ¿Ayuda empezar?
learned-babel = { $wins ->
    [true] En Babel, quien empieza siempre puede ganar.
   *[false] En Babel, quien empieza pierde contra un juego perfecto.
}
learned-beginner = Quien empieza
learned-certain = seguro
learned-between = Probablemente entre
learned-times = Casos
learned-played = Partidas
learned-openings = Nivos: las primeras piezas
learned-openings-words = Casi da igual dónde esté la pieza neutra. Lo mejor es responder con una pieza de la reserva y guardar las propias para después.
learned-place = { $place ->
    [corner] Pieza neutra en una esquina
    [edge] Pieza neutra en un borde
   *[middle] Pieza neutra en el centro
}
learned-answer = Mejor respuesta con
learned-wins = gana cerca de
learned-powers = Bubblee Pop: cuánto vale un poder
learned-powers-words = Cuánto sube la probabilidad de ganar un poder bien usado, en vez de dejarlo pasar.
learned-power = Poder
learned-adds = añade cerca de
