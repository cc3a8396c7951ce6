# Babel y babel pico.

babel-cube = { $type ->
    [0] cubo gris (sin salientes)
    [1] cubo blanco (1 saliente)
    [2] cubo negro (2 salientes)
    [3] cubo beis (3 salientes)
   *[4] cubo azul (4 salientes)
}
babel-side = { $side ->
    [e] este
    [w] oeste
    [n] norte
   *[s] sur
}
babel-place = { $cell ->
    [a1] suroeste
    [b1] sureste
    [a2] noroeste
   *[b2] noreste
}
babel-towards = { $side ->
    [d] debajo
    [e] junto al cubo del este
    [w] junto al cubo del oeste
    [n] junto al cubo del norte
   *[s] junto al cubo del sur
}

babel-prompt = Sitio { $seat }: coloca un cubo en el nivel { $level }.
babel-stuck = Sitio { $seat }: ya no puede colocar ningún cubo y pierde.
babel-tower-last = La torre está completa; el sitio 1 no puede colocar otro cubo, así que gana el sitio 2.
babel-tower-draw = La torre está completa: victoria compartida.

babel-unreadable = «{ $token }» no es una jugada. { babel-notation }
babel-notation = Escribe la casilla (a1, b1, a2 o b2) y después una letra por cada saliente, en el orden e o w, n o s, u, d; o «-» si no hay ninguno.
babel-outer = Un saliente hacia el { babel-side } se saldría de la torre.
babel-no-such-cube = No hay ningún cubo con { $count ->
    [one] { $count } saliente justo en esa cara.
   *[other] { $count } salientes justo en esas caras.
}
babel-taken = Ahí ya hay un cubo.
babel-diagonal = El segundo cubo va al lado del primero, no en diagonal.
babel-not-in-hand = No te queda ningún { babel-cube }.
babel-table = En el nivel 1, la cara de abajo debe ser una hendidura: la mesa es plana.
babel-hollow = Este cubo dejaría un hueco { babel-towards }: las dos caras son hendiduras.
babel-clash = Este cubo no encaja { $side ->
    [d] con el de abajo
    [e] con el cubo del este
    [w] con el cubo del oeste
    [n] con el cubo del norte
   *[s] con el cubo del sur
}: las dos caras tienen saliente.

babel-theorem = Si nadie se equivoca, en Babel gana el sitio { $seat }, en { $distance } jugadas (las { $positions } posiciones están resueltas; quien gana va lo más rápido posible y quien pierde aguanta todo lo que puede).
babel-theorem-draw = Si nadie se equivoca, Babel acaba en victoria compartida (las { $positions } posiciones están resueltas).

# En la página. Un mensaje M del terminal puede tener M-you y M-named para la página.
babel-pitch = Una torre entre dos. Cada saliente busca una hendidura; pierde quien ya no tiene un cubo que encaje.
babel-also = También sirve para babel pico: el mismo juego con cubos más pequeños.
babel-prompt-you = Te toca: coloca un cubo en el nivel { $level }.
babel-prompt-named = { $name } coloca un cubo en el nivel { $level }.
babel-stuck-you = Ya no encaja ninguno de tus cubos, así que pierdes. Gana { $winner }.
babel-stuck-named = { $name } ya no tiene ningún cubo que encaje y pierde.
babel-tower-last-named = La torre está completa, y quien empezó no puede colocar otro cubo.
babel-board = La torre: { $placed ->
    [0] vacía
    [one] { $placed } cubo
   *[other] { $placed } cubos
}, ahora en el nivel { $level }.
babel-level = Nivel { $level }
babel-hand = { $whose ->
    [own] Tus cubos
   *[other] Cubos: { $name }
}
babel-rival = { $whose ->
    [own] Tienes:
   *[other] { $name } tiene:
}
babel-turns = { $count ->
    [one] Una forma de girarlo
   *[other] { $count } formas de girarlo
}
babel-colour = { $type ->
    [0] gris
    [1] blanco
    [2] negro
    [3] beis
   *[4] azul
}
babel-face = { $side ->
    [e] al este
    [w] al oeste
    [n] al norte
    [s] al sur
    [u] arriba
   *[d] abajo
}
babel-none = ninguno
babel-described = cubo { babel-colour }, { $count ->
    [0] sin salientes
    [one] saliente { $faces }
   *[other] salientes { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Tienes: { $cubes }.
   *[other] { $name } tiene: { $cubes }.
}
babel-none-left = ningún cubo
babel-action = { $cube }, en el { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, nivel { $level }, { $cube }
babel-cell-empty = { babel-place }, nivel { $level }, vacía, { $under ->
    [table] sobre la mesa
    [bulge] un saliente debajo
    [indent] una hendidura debajo
   *[empty] nada debajo todavía
}{ $count ->
    [0] {""}
    [one] , encaja un cubo
   *[other] , { $count } formas de colocar un cubo
}
babel-option-full-tower = Si se completa la torre
babel-option-full-tower-last = gana quien no empezó
babel-option-full-tower-draw = victoria compartida
babel-openings = El primer cubo
babel-openings-more = Una tarjeta por cada forma de empezar; las que son iguales giradas o en un espejo cuentan una sola vez. Pulsa una para seguir desde ahí.
babel-alike = { $count ->
    [one] una forma
   *[other] { $count } formas, todas iguales
}
babel-levels = Las posiciones de cada nivel
babel-levels-more = Después de cada número de cubos; las que son iguales giradas o en un espejo cuentan una sola vez. Son ganadas o perdidas para quien tiene el turno; las terminadas se cuentan entre las perdidas. En cada barra, de izquierda a derecha: la parte llena son las ganadas; la de puntos, las compartidas; la de rayas, las perdidas; la lisa, las terminadas.
babel-level-positions = Nivel { $level }: { $positions } posiciones
babel-all-levels = Todo junto
babel-ply = Cubos
babel-positions = Posiciones
babel-won = Ganadas
babel-drawn = Compartidas
babel-lost = Perdidas
babel-ended = Terminadas
babel-distances = Distancia al final
babel-distances-more = Cuántas posiciones hay a cada número de cubos del final, si nadie se equivoca.
babel-distance = Cubos
babel-keys =
    0 – 4 = tomar un cubo de ese número
    R, ← → = girar el cubo
    ↑ ↓ = otra casilla
    Enter = colocar
    X = separar los niveles
    Q, E, V = girar la mesa, mirar desde el lado siguiente
    T, U = mirar desde arriba, desde abajo
    + − = más cerca, más lejos
    C = vista normal
babel-tip-take = { $device ->
    [touch] Toca abajo uno de tus cubos: se iluminan los lugares donde encaja.
   *[mouse] Haz clic abajo en uno de tus cubos: se iluminan los lugares donde encaja.
}
babel-tip-place = { $device ->
    [touch] Toca un lugar iluminado, elige una imagen para girar el cubo y pulsa Colocar.
   *[mouse] Señala un lugar iluminado. Con R o con la rueda giras el cubo; con un clic lo colocas.
}
babel-tip-aim = No le dejes a tu rival ningún cubo que encaje.
babel-rules =
    Entre dos se levanta una sola torre, nivel a nivel: cuatro cubos en cada nivel y seis niveles de altura. Por turnos, cada cual coloca un cubo de su mano en una casilla libre del nivel que se está construyendo.

    Cada cara de un cubo tiene un saliente o una hendidura. Donde dos cubos se tocan, de lado o uno sobre otro, una de las dos caras debe tener saliente y la otra hendidura.

    Por fuera, la torre queda lisa: las caras de fuera son hendiduras, y también la de abajo en el nivel 1. Una cara que da a una casilla libre, y la de arriba, pueden ser de cualquier clase.

    En el nivel 1, el segundo cubo va al lado del primero, no en diagonal. Después vale cualquier casilla libre del nivel.

    Cada cual tiene tres cubos grises (0 salientes), tres blancos (1), uno negro (2), tres beis (3) y dos azules (4). El número que lleva por fuera dice cuántos salientes tiene el cubo.

    Pierde quien ya no puede colocar ningún cubo.
babel-needs = { $face ->
    [bulge] un saliente
   *[indent] una hendidura
} { $side ->
    [d] abajo
    [e] al este
    [w] al oeste
    [n] al norte
   *[s] al sur
}
babel-cube-needs = En el { babel-place } hace falta un cubo con { $needs }.
babel-none-turns-so = Ninguno de los cubos que quedan se puede girar así.
babel-score-placed = Cubos colocados
babel-score-left = Cubos que quedan
