# Lo que dicen todos los juegos y todos los rincones de la casa.

unknown-game = No hay ningún juego llamado «{ $name }»; los juegos son: { $known }.
unknown-option = { $game } no tiene la opción «{ $name }»; sus opciones son: { $names }.
no-options = { $game } no tiene opciones, así que tampoco «{ $name }».
bad-value = «{ $value }» no es un valor de { $name }; los valores son: { $values }.
game-over = La partida ha terminado; ya no se puede jugar «{ $token }».
not-solved = { $game } no está resuelto; solo lo está Babel.

record-no-game = El registro no dice de qué juego es: falta una línea [Game "…"].
record-bad-tag = La línea { $line } del registro no es una etiqueta de la forma [Nombre "valor"].
record-tag-twice = El registro tiene dos veces la etiqueta «{ $name }».
record-brace = Un comentario del registro no está cerrado, o está dentro de otro.
record-version = El registro se hizo con la versión { $version } de las reglas de { $game }; esta es la versión { $known }.
record-termination = «{ $termination }» no es una manera de acabar antes una partida; las maneras son: resigned SITIO, time SITIO, abandoned.
record-players = El registro nombra a { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, pero el juego tiene { $seats ->
    [one] { $seats } sitio.
   *[other] { $seats } sitios.
}
record-bad-name = «{ $name }» no puede ser un nombre en un registro: sin comas, sin saltos de línea, sin espacios alrededor y no solo cifras.
name-unseen = «{ $name }» tiene un carácter que nadie puede ver. Elige otro nombre.
name-marks = «{ $name }» tiene signos que se amontonan. Elige otro nombre.
name-alike = «{ $name }» se confunde con el nombre de otra persona de esta mesa. Elige otro.
record-bad-comment = Un comentario de un registro no puede contener llaves.
record-illegal = La jugada { $number } del registro, «{ $token }», no está permitida: { $why }
record-ended-twice = El registro dice «{ $termination }», pero la partida terminó según sus propias reglas.
record-result = El registro dice que el resultado es { $result }; en realidad es { $true }.
record-not-over = El registro dice que el resultado es { $result }, pero la partida no ha terminado.
record-winners = «{ $result }» no es un resultado: nombra los sitios que han ganado, del 1 al { $seats }, cada uno una vez.
record-ended-by-nobody = El registro dice «{ $termination }», pero los sitios de la partida van del 1 al { $seats }.
record-contradiction = El registro dice «{ $termination }», y también que ganó el sitio { $seat }.
record-too-many-players = El registro nombra a { $count } jugadores; ningún juego tiene tantos.
record-illegal-variation = La jugada { $number } de una variante, «{ $token }», no está permitida: { $why }
record-variation-first = Una variante sustituye a la jugada anterior, y antes de la primera no hay ninguna.
record-empty-variation = Una variante del registro está vacía.
record-parenthesis = Un paréntesis del registro no tiene pareja.
record-too-deep = Las variantes de un registro tienen { $most } niveles como máximo.

# Lo que vale una jugada, donde se sabe con exactitud.
worth-win = gana en { $distance }
worth-draw = comparte en { $distance }
worth-loss = pierde en { $distance }
worth-proven-win = gana seguro
worth-proven-draw = gana exactamente el { $percent } %
worth-proven-loss = pierde si el rival no se equivoca
worth-estimate = gana cerca del { $percent } % (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
