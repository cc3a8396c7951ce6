# Talo.

talo-side = { $side ->
    [e] hacia el este
    [w] hacia el oeste
    [n] hacia el norte
    [s] hacia el sur
   *[d] hacia abajo
}
talo-bars-move = { $moving ->
    [one] se movería un bloque
   *[other] se moverían { $moving } bloques
}
talo-in-hand = { $count ->
    [one] el bloque de { $first }
   *[other] el bloque de { $first } y el de { $second }
}
talo-winners = { $count ->
    [one] El sitio { $winners } tiene el peón más alto, a la altura { $height }, y gana.
   *[other] Los sitios { $winners } tienen los peones más altos, a la altura { $height }, y comparten la victoria.
}

talo-prompt-start = Sitio { $seat }: pone el peón en una casilla libre de tierra.
talo-prompt-restart = Sitio { $seat }: su peón está encerrado; puede empezar otra vez, o quedarse.
talo-prompt-roll = Sitio { $seat }: tira el dado.
talo-prompt-roll-again = En el montón no hay nada para un { $rolled }; el sitio { $seat } tira otra vez.
talo-prompt-take = Sitio { $seat }: ha salido un { $rolled }; toma un bloque de ese largo, o dos que sumen lo mismo.
talo-prompt-build = Sitio { $seat }: coloca { talo-in-hand }.
talo-prompt-holding = Sitio { $seat }: sujeta el bloque de { $held } y coloca el de { $first } para que todo se sostenga.
talo-prompt-finish = Sitio { $seat }: puede mover el peón, o terminar el turno.
talo-prompt-end = Sitio { $seat }: termina el turno.

talo-on-top = El peón del sitio { $seat } está a la altura 10 y gana.
talo-collapsed = El bloque del sitio { $seat } se ha caído, así que el sitio { $seat } pierde. { talo-winners }
talo-used-up = El montón se ha acabado. { talo-winners }
talo-standstill = Nadie ha colocado un bloque en toda una ronda. { talo-winners }

talo-unreadable = «{ $token }» no es una jugada. { talo-notation }
talo-notation = Escribe @x,y para poner un peón, t7 o t3+4 para tomar bloques, 5x@2,3,0 para colocar uno (con ! detrás para sujetarlo), >x,y,h para mover el peón, o un punto para terminar el turno.
talo-bad-pair = «{ $token }» no es una pareja de bloques: escribe primero el más corto; juntos suman 10 como máximo.
talo-one-is-upright = Un bloque de largo 1 se escribe de pie, con z; «{ $token }» no lo está.
talo-too-high = El bloque de { $length } pasaría de la décima capa.
talo-too-far = { $length ->
    [0] Eso queda demasiado fuera del borde
   *[other] El bloque de { $length } se saldría demasiado del borde
}: las columnas y las filas van de { $low } a { $high }.

talo-start-first = Primero se ponen los peones en el tablero.
talo-restart-first = Primero decide si empiezas otra vez: pon el peón en tierra libre, o quédate donde estás.
talo-roll-first = Primero se tira el dado.
talo-take-first = Primero toma los bloques de la tirada.
talo-build-first = Antes de terminar el turno, coloca todos los bloques que has tomado.
talo-nothing-in-hand = No tienes ningún bloque en la mano; mueve el peón o termina el turno.
talo-no-roll = Ahora no se tira el dado.
talo-no-restart = El peón solo se pone en el tablero al empezar, o antes de la tirada si está encerrado.
talo-water = Ahí no hay tierra.
talo-middle = Ningún peón empieza en la isla del medio.
talo-same-cell = El peón ya está ahí.
talo-cell-taken = Ahí no cabe un peón: la casilla o la de encima está ocupada.
talo-taken-already = Ya has tomado los bloques de esta tirada.
talo-wrong-sum = Ha salido un { $rolled }: toma un bloque de ese largo, o dos que sumen lo mismo.
talo-not-in-supply = { $left ->
    [0] En el montón no queda ningún bloque de { $length }.
   *[other] En el montón no quedan dos bloques de { $length }.
}
talo-holding-no-move = Mientras sujetas un bloque, el peón se queda donde está.
talo-moved-already = El peón ya se ha movido; podrá moverse otra vez después del próximo bloque.
talo-standing-still = El peón ya está ahí.
talo-no-surface = Ahí no hay ningún bloque donde ponerse.
talo-no-room = Ahí no cabe un peón: necesita dos casillas libres encima del bloque.
talo-pawn-there = Hay otro peón en medio.
talo-no-path-up = El peón no llega ahí: desde el tablero trepa primero a una superficie de altura 1 que esté al lado.
talo-no-path = El peón no llega ahí: cada paso es a la misma altura, o uno arriba o abajo.
talo-not-in-hand = No tienes ningún bloque de { $length } en la mano.
talo-hold-two = Ya sujetas un bloque; coloca el otro de modo que todo se sostenga.
talo-hold-single = Solo puedes sujetar un bloque si queda otro por colocar.
talo-off-land = El bloque de { $length } quedaría fuera del borde o en el agua; en la capa más baja los bloques van sobre tierra.
talo-overlap = El bloque de { $length } atravesaría otro bloque.
talo-overlap-pawn = El bloque de { $length } atravesaría un peón.
talo-no-way-in = El bloque de { $length } no se puede llevar hasta ahí: otros bloques cierran el paso por arriba y por los cuatro lados.
talo-floats = El bloque de { $length } no se apoyaría en nada.
talo-hold-stands = El bloque de { $length } se sostiene solo, no hace falta sujetarlo.
talo-hold-lost = El bloque de { $length } se caería { talo-side }, vaya donde vaya el segundo.
talo-falls = El bloque de { $length } no aguantaría: se caería { talo-side }, y { talo-bars-move }.

# Talo-Fantasy
talo-fantasy-no-bar = No hay ningún bloque con el número { $number }.
talo-fantasy-water = El bloque de { $length } quedaría sobre el agua; construye en las islas.
talo-fantasy-sunk = El bloque de { $length } se metería en el suelo.
talo-fantasy-overlap = El bloque de { $length } se metería en el bloque { $other }.
talo-fantasy-only = La opción { $name }={ $value } necesita mode=fantasy.

# En la página. Un mensaje M del terminal puede tener M-you y M-named para la página.
talo-fantasy-server = En Talo-Fantasy un servidor pesa cada bloque, y esta página no tiene ninguno. Todo lo demás de Talo está aquí.
talo-pitch = Construye con bloques que tienen que sostenerse solos, y trepa por lo que construyes. Gana el primer peón que llega a la altura 10.
talo-prompt-start-you = Te toca: pon tu peón en una casilla libre de tierra.
talo-prompt-start-named = { $name } pone el peón en una casilla libre de tierra.
talo-prompt-restart-you = Tu peón está encerrado: ponlo otra vez en una casilla libre de tierra, o quédate.
talo-prompt-restart-named = { $name } tiene el peón encerrado y puede ponerlo otra vez.
talo-prompt-roll-you = Te toca tirar el dado.
talo-prompt-roll-named = { $name } tira el dado.
talo-prompt-roll-again-you = En el montón no hay nada para un { $rolled }; tiras otra vez.
talo-prompt-roll-again-named = En el montón no hay nada para un { $rolled }; { $name } tira otra vez.
talo-prompt-take-you = Has sacado un { $rolled }: toma un bloque de ese largo, o dos que sumen lo mismo.
talo-prompt-take-named = { $name } ha sacado un { $rolled } y toma los bloques.
talo-prompt-build-you = Te toca: coloca { talo-in-hand }.
talo-prompt-build-named = { $name } coloca { talo-in-hand }.
talo-prompt-holding-you = Estás sujetando el bloque de { $held }: coloca el de { $first } para que todo se sostenga.
talo-prompt-holding-named = { $name } sujeta el bloque de { $held } y coloca el de { $first }.
talo-prompt-finish-you = Mueve tu peón, o termina tu turno.
talo-prompt-finish-named = { $name } puede mover el peón, o terminar el turno.
talo-prompt-end-you = Termina tu turno.
talo-prompt-end-named = { $name } termina el turno.
talo-highest = { $height ->
    [0] Ningún peón ha dejado el tablero.
   *[other] { $won ->
        [true] Tu peón es el más alto, a la altura { $height }: ¡has ganado!
       *[false] El peón más alto, a la altura { $height }: { $winner }.
    }
}
talo-on-top-you = ¡Tu peón está a la altura 10: has ganado!
talo-on-top-named = El peón de { $name } está a la altura 10 y gana.
talo-collapsed-you = Tu bloque se ha caído, así que pierdes. { talo-highest }
talo-collapsed-named = El bloque de { $name } se ha caído, así que { $name } pierde. { talo-highest }
talo-used-up-named = El montón se ha acabado. { talo-highest }
talo-standstill-named = Nadie ha colocado un bloque en toda una ronda. { talo-highest }
talo-board = La construcción: { $count ->
    [0] todavía sin bloques.
    [one] { $count } bloque, altura { $height }.
   *[other] { $count } bloques, altura { $height }.
}
talo-bar = { $length ->
    [1] el bloque de 1
   *[other] { $axis ->
        [x] el bloque de { $length }, de oeste a este
        [y] el bloque de { $length }, de sur a norte
       *[z] el bloque de { $length }, de pie
    }
}
talo-spot = columna { $column }, fila { $row }
talo-lies = { $axis ->
    [x] Tumbado, de oeste a este
    [y] Tumbado, de sur a norte
   *[z] De pie
}
talo-way = Cómo va el bloque
talo-layer = Capa { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Una capa más abajo
talo-higher = Una capa más arriba
talo-let-down = Bajarlo hasta que toque algo
talo-puts = peón en la { $cell }
talo-moves = peón a la { $cell }, altura { $height }
talo-goes = A la { $cell }, { $height ->
    [0] en el tablero
   *[other] altura { $height }
}
talo-rolls = el dado marca { $face }
talo-takes = { $second ->
    [0] tomar uno de { $first }
   *[other] tomar uno de { $first } y uno de { $second }
}
talo-places = { $bar }, en la { $cell }, capa { $layer }
talo-holds = { $bar }, en la { $cell }, capa { $layer }, y sujetarlo
talo-suggest = { $bar }, capa { $layer }{ $hold ->
    [true] , y sujetarlo
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] peón al tablero, aquí
   *[other] peón a la altura { $height }
}
talo-ends = terminar el turno
talo-turn = { $what ->
    [put] peón al tablero
    [again] el peón empieza otra vez
    [up] de pie
    [lying] tumbado
    [held] sujeto
    [moved] peón a la altura { $height }
    [stays] se queda
   *[takes] toma { $first }
}
talo-rolled = En el dado ha salido un { $face }.
talo-supply = Montón: { $count }
talo-supply-of = { $count ->
    [0] ningún bloque de { $length }
    [one] un bloque de { $length }
   *[other] { $count } bloques de { $length }
}
talo-pawns = Peones
talo-pawn-height = altura { $height }
talo-hand = En la mano
talo-take = Bloques de esta tirada
talo-pawn = Peón
talo-place = Colocar
talo-hold = Sujetar
talo-dare = Dejar caer
talo-move = Mover
talo-put = Poner
talo-end-turn = Fin del turno
talo-decline = Quedarse
talo-fade = Capas que se ven; las más altas, borrosas
talo-stain = Colorear los bloques según su largo
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Se sostiene, pero por poco.
   *[well] Se sostiene.
}
talo-verdict-hold = Sin ayuda se caería { talo-side }. Sujétalo y coloca el de { $other } como contrapeso.
talo-verdict-dare = Se caería { talo-side }, y perderías.
talo-cell = { $cell }, capa { $layer }
talo-cell-pawn = { $part ->
    [foot] peón ({ $name })
   *[head] mitad de arriba del peón ({ $name })
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, sujeto
talo-cell-empty = { $under ->
    [land] tierra libre
    [middle] tierra libre donde no empieza ningún peón
    [water] agua
    [bar] libre, sobre un bloque de { $length }
   *[air] libre
}
talo-cell-doable = { $count ->
    [one] aquí se puede hacer una cosa
   *[other] aquí se pueden hacer { $count } cosas
}
talo-pawn-at = { $whose ->
    [own] Tu peón está en la { $cell }, altura { $height }.
   *[other] { $name }: peón en la { $cell }, altura { $height }.
}
talo-hand-has = En la mano: { $lengths }.
talo-supply-has = En el montón: { $bars }.
talo-option-players = Jugadores
talo-option-players-2 = dos
talo-option-players-3 = tres
talo-option-players-4 = cuatro
talo-option-board = Tablero
talo-option-board-green = el verde
talo-option-board-islands = las islas
talo-option-starts = Los peones empiezan
talo-option-starts-free = donde cada cual quiera
talo-option-starts-symmetric = en el centro de cada cuarto
talo-option-collapse = Lo que se caería
talo-option-collapse-forbid = no se puede colocar
talo-option-collapse-dare = se puede intentar; quien lo deja caer pierde
talo-rules =
    Tira el dado. Toma del montón un bloque de ese largo, o dos que sumen lo mismo, y colócalos: tumbados o de pie, en casillas enteras. Si en el montón no hay nada para la tirada, tira otra vez. Si tampoco hay nada para la tercera tirada, tu turno termina: no construyes ni mueves el peón.

    La capa más baja va sobre tierra. Más arriba, los bloques pueden pasar por encima del borde y del agua. Tiene que haber camino para llevar el bloque hasta su lugar, por arriba o por un lado.

    Todo tiene que sostenerse solo. Un bloque que no tiene apoyo bajo su centro se vuelca, a no ser que otro pese sobre su lado corto o que uno vecino lo frene. De dos bloques puedes sujetar el primero hasta que el segundo haga que los dos se sostengan. Los peones no pesan nada.

    Tu peón puede moverse antes de colocar tus bloques, entre uno y otro, y después. Va por la madera, todos los pasos que quieras, cada uno a la misma altura o uno arriba o abajo. Encima de cada superficie necesita dos casillas libres. Desde el tablero trepa a una superficie de altura 1, y ya no vuelve al tablero.

    Gana el primer peón que llega a la altura 10. Si se acaba el montón, o si nadie ha colocado un bloque en toda una ronda, gana el peón más alto.

    Un peón encerrado, al que ninguna madera podría ayudar ya a subir, puede empezar otra vez en el tablero antes de la tirada.

    Si se acordó que se puede probar suerte, un bloque que no se sostendría se puede soltar. Cae con todo lo que arrastra; quien lo soltó pierde, y gana el más alto de los otros peones.
talo-fantasy-rules =
    Aquí se construye en equipo lo que se quiera: una casa, un animal, un puente, algo muy alto. No hay casillas, ni peones, ni rivales, y nadie pierde.

    Tira el dado. Toma del montón un bloque de ese largo, o dos que sumen lo mismo. Si en el montón no hay nada para la tirada, tira otra vez. Si tampoco hay nada para la tercera tirada, construye la siguiente persona.

    Un bloque puede ir en cualquier parte y girado como quieras: tumbado, de pie o inclinado. Baja recto hasta que toca algo, y entonces se suelta. De dos bloques puedes sujetar el primero donde está, también en el aire, hasta que el segundo esté en su lugar; entonces se sueltan los dos a la vez.

    La madera pesa. Si el bloque se resbala y no se mueve nada más, vuelve a tu mano y puedes probar otra vez. Si arrastra a otros, todos se quedan donde caen. Lo que cae al agua o fuera de la mesa queda fuera del juego.

    La construcción se ha caído si tres bloques de turnos anteriores se han movido mucho, o si uno de ellos ha ido al agua o fuera de la mesa. Entonces se acabó. Si no, se construye hasta que se acabe el montón, o hasta que todo el mundo esté de acuerdo en que ya está.

    Se miden y se muestran la altura, el voladizo, los pies y los bloques usados. El voladizo es cuánto sobresale la madera desde el bloque más cercano que toca el suelo; un pie es un bloque que toca el suelo.
talo-fantasy-keys =
    1 – 9 = tomar bloques para la tirada; después: un bloque de la mano
    ← → ↑ ↓ = mover el bloque; con Mayús, un poquito
    R, X, Y = girar el bloque, o inclinarlo; con Mayús, al revés
    D = girarlo un grado
    A = tumbarlo, ponerlo de pie
    RePág, AvPág = subir o bajar el bloque
    Inicio = dejarlo colgado encima de su lugar
    G = ayuda para colocar recto y a ras, sí o no
    O = sujetarlo quieto, para traer el segundo
    Enter = soltar
    Esc = saltarse la caída
    K = colorear los bloques según su largo
    Q, E, V = girar la mesa, mirar desde el lado siguiente
    T = mirar desde arriba
    + − = más cerca, más lejos
    C = vista normal
talo-keys =
    1 – 9 = tomar bloques para la tirada; después: un bloque de la mano
    R, Mayús + ← → = girar el bloque
    ← → ↑ ↓ = mover el bloque, o a la superficie siguiente
    RePág, AvPág = subir o bajar el bloque
    B = bajarlo hasta que toque algo
    Enter = colocarlo, sujetarlo, o mover el peón
    G = dejarlo caer, donde se puede intentar
    P = el peón en vez de un bloque
    N = terminar el turno
    X = ver borrosas las capas más altas
    K = colorear los bloques según su largo
    Q, E, V = girar la mesa, mirar desde el lado siguiente
    T = mirar desde arriba
    + − = más cerca, más lejos
    C = vista normal
talo-tip-start = { $device ->
    [touch] Toca una casilla libre para tu peón y después pulsa «Poner».
   *[mouse] Haz clic en una casilla libre para poner ahí tu peón.
}
talo-tip-take = El dado dice cuánto: toma un bloque de ese largo, o dos que sumen lo mismo.
talo-tip-build = { $device ->
    [touch] Toca donde quieras el bloque. Verde: se sostiene. Naranja: por poco. Rojo: se caería. Después pulsa Colocar.
   *[mouse] Señala dónde va el bloque. Con R lo giras y con la rueda lo subes. Verde: se sostiene. Naranja: por poco. Rojo: se caería.
}
talo-tip-finish = Tu peón puede ir a cualquier superficie iluminada; cada paso es a la misma altura, o uno arriba o abajo. Gana el primero que llega a la altura 10.
talo-score-height = Altura
talo-decides = El peón que decide, a la altura { $height }.
