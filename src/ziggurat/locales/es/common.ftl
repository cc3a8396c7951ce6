# Lo que dicen todos los juegos y todos los rincones de la casa.

unknown-game = No hay ningún juego llamado «{ $name }»; los juegos son: { $known }.
game-name-taken = El paquete «{ $package }» trae un juego «{ $name }», pero ya hay uno con ese nombre.
game-unusable = El juego «{ $name }» del paquete «{ $package }» no se puede usar: { $why }
game-misnamed = El paquete «{ $package }» no tiene ningún juego llamado «{ $name }» donde dice su punto de entrada.
unknown-option = { $game } no tiene la opción «{ $name }»; sus opciones son: { $names }.
no-options = { $game } no tiene opciones, así que tampoco «{ $name }».
bad-value = «{ $value }» no es un valor de { $name }; los valores son: { $values }.
game-over = La partida ha terminado; ya no se puede jugar «{ $token }».
not-solved = { $game } no está resuelto; solo lo está babel.
no-expert = { $game } no está resuelto con exactitud; solo lo está babel.
bad-player = «{ $text }» no es un jugador; los jugadores son: level1 a level5, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = «{ $text }» no es un número que sirva para una búsqueda; sirven estos: { $figures }.
bad-player-figure = «{ $text }» en «{ $player }» no es un número que sirva para una búsqueda; sirven estos: { $figures }.
bad-simulations = «{ $value }» no es un número de simulaciones; hace falta 1 como mínimo.
bad-time = «{ $value }» no es un tiempo en segundos.
worker-died = Un proceso se detuvo antes de acabar su trabajo; quizá la memoria estaba llena.
ray-missing = Ray no está instalado aquí: pip install "ziggurat[ray]".
ray-unreachable = No hay ningún clúster Ray en { $address }: { $why }
ray-lost = Se ha perdido el clúster Ray en { $address }: { $why }
ray-other-version = El clúster Ray en { $address } tiene la versión { $theirs } de Ziggurat; esta máquina, la { $ours }. Las dos deben ser iguales.
ray-other-game = El clúster Ray no conoce el juego «{ $game }» como lo conoce esta máquina. Instálalo también allí.
no-such-action = No hay ninguna jugada con el número { $token }.
not-an-action = «{ $value }» no es una jugada; una jugada es un texto, como los que muestra «legal», o un número entero.
no-such-seat = No hay ningún sitio «{ $seat }»; los sitios van del 1 al { $seats }.
bad-seed = «{ $value }» no es una semilla; una semilla es un número entero.
other-spaces = Con estas opciones, { $game } tiene otros sitios, jugadas o planos; crea un entorno nuevo para ellas.
bad-text = «{ $value }» no es un valor de { $name }; sus valores son textos.

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
record-bad-comment = Un comentario de un registro no puede contener llaves.
record-illegal = La jugada { $number } del registro, «{ $token }», no está permitida: { $why }
record-ended-twice = El registro dice «{ $termination }», pero la partida terminó según sus propias reglas.
record-result = El registro dice que el resultado es { $result }; en realidad es { $true }.
record-not-over = El registro dice que el resultado es { $result }, pero la partida no ha terminado.
record-winners = «{ $result }» no es un resultado: nombra los sitios que han ganado, del 1 al { $seats }, cada uno una vez.
record-ended-by-nobody = El registro dice «{ $termination }», pero los sitios de la partida van del 1 al { $seats }.
record-contradiction = El registro dice «{ $termination }», y también que ganó el sitio { $seat }.
record-too-many-players = El registro nombra a { $count } jugadores; ningún juego tiene tantos.
record-not-text = Un registro contiene textos; «{ $value }» no lo es.
record-half-character = «{ $value }» no puede estar en un registro: contiene medio carácter.
record-line-break = Lo que el registro dice en «{ $name }» no puede tener varias líneas.
record-bad-token = «{ $token }» no puede ser una jugada en un registro: sin espacios, sin llaves, sin paréntesis.
record-bad-note = «{ $name }» no puede nombrar una nota en un registro: letras, cifras y guiones bajos, y primero una letra.
record-comment-place = Hay un comentario después de la jugada { $number }, pero el registro tiene { $count }.
record-illegal-variation = La jugada { $number } de una variante, «{ $token }», no está permitida: { $why }
record-variation-place = Hay una variante en lugar de la jugada { $number }, pero el registro tiene { $count }.
record-variation-first = Una variante sustituye a la jugada anterior, y antes de la primera no hay ninguna.
record-empty-variation = Una variante del registro está vacía.
record-parenthesis = Un paréntesis del registro no tiene pareja.
record-too-deep = Las variantes de un registro tienen { $most } niveles como máximo.
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

# Lo que vale una jugada, donde se sabe con exactitud.
worth-win = gana en { $distance }
worth-draw = comparte en { $distance }
worth-loss = pierde en { $distance }
worth-proven-win = gana seguro
worth-proven-draw = asegura el { $percent } % de la victoria
worth-proven-loss = pierde si el rival no se equivoca
worth-estimate = gana cerca del { $percent } % (± { $margin })
played-by-hand = { $game } se construye a mano, y no se puede hacer una lista de sus jugadas: ni los bots, ni el análisis, ni perft, ni los entornos lo conocen.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
