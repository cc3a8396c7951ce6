# Nivos.

nivos-colour = { $colour ->
    [yellow] amarilla
    [orange] naranja
    [red] roja
    [pink] rosa
    [white] blanca
    [green] verde
    [blue] azul
    [black] negra
   *[neutral] neutra
}
nivos-colour-name = { $colour ->
    [yellow] amarilla
    [orange] naranja
    [red] roja
    [pink] rosa
    [white] blanca
    [green] verde
    [blue] azul
    [black] negra
   *[neutral] neutra
}
nivos-plates = { $height ->
    [0] ninguna pieza
    [one] una pieza
   *[other] una pila de { $height }
}
nivos-other-plates = { $otherheight ->
    [0] ninguna pieza
    [one] una pieza
   *[other] una pila de { $otherheight }
}

nivos-prompt-neutral = Sitio { $seat }: coloca la pieza neutra.
nivos-prompt-lay = Sitio { $seat }: coloca una pieza.
nivos-prompt-cylinder = Sitio { $seat }: elige un cilindro.
nivos-prompt-stuck = Sitio { $seat }: no puede colocar nada y toma un cilindro; escribe pass.
nivos-prompt-mate = Sitio { $seat }: no puede colocar nada propio; coloca una pieza de su pareja, o pasa y toma un cilindro.

nivos-cause = { $cause ->
    [cylinders] Ya no quedan cilindros.
    [laid] Todas las piezas están colocadas.
   *[stuck] Ya no se puede colocar ninguna de las piezas que quedan.
}
nivos-stack = { $height ->
    [0] sin ningún cilindro.
   *[other] con la pila más baja, de altura { $height }.
}
nivos-winners = { $how ->
    [shared] Los sitios { $seats } no tienen cilindros y comparten la victoria.
    [tallest] { $team ->
        [1] Ganan los sitios { $seats }: hay pilas iguales, de altura { $height }, pero su cilindro más alto es más bajo que el del resto.
       *[0] Gana el sitio { $seats }: hay pilas iguales, de altura { $height }, pero su cilindro más alto es más bajo que el del resto.
    }
   *[lowest] { $team ->
        [1] Ganan los sitios { $seats } { nivos-stack }
       *[0] Gana el sitio { $seats } { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Solo entre cuatro hay manos que repartir; aquí juegan { $players }.
nivos-split-teams = Un reparto vale para los dos equipos, o hay uno para cada equipo, separados por «/»; este es para { $count }.
nivos-split-size = «{ $size }» no es una medida que repartir; las medidas son: { $sizes }.
nivos-split-twice = Un equipo tiene una pieza de cada medida; el reparto nombra { $size } dos veces.
nivos-split-count = La primera mano de un equipo tiene { $half } piezas; el reparto nombra { $count }.

nivos-unreadable = «{ $token }» no es una jugada. { nivos-notation }
nivos-notation = Escribe una pieza y la casilla de su esquina suroeste, como en 4x2@b3, con r delante para la reserva o t para la mano de tu pareja; n@b3 para la pieza neutra; pass; o c1 a c6 para un cilindro.
nivos-no-such-cell = No hay ninguna casilla { $cell }; el tablero va de { $first } a { $last }.
nivos-no-such-plate = No hay ninguna pieza de { $size } casillas; las medidas son: { $sizes }.
nivos-neutral-name = La pieza de esa medida es la neutra; se escribe n@{ $cell }.
nivos-no-such-cylinder = Hay { $count } cilindros, de c1 a c{ $count }.
nivos-no-mate = Solo entre cuatro se puede colocar una pieza de la pareja.

nivos-choose-first = Primero elige un cilindro.
nivos-cylinder-taken = El cilindro de altura { $height } ya no está.
nivos-in-order = Aquí los cilindros se toman en orden, primero el más bajo; nadie elige.
nivos-none-due = Ahora no hay que tomar ningún cilindro.
nivos-neutral-first = La primera pieza de la partida es la neutra.
nivos-neutral-laid = La pieza neutra ya está en el tablero.
nivos-can-lay = Todavía puedes colocar una pieza, así que no puedes pasar.
nivos-not-stuck = Solo puedes colocar una pieza de tu pareja si no encaja nada tuyo ni de la reserva; y todavía hay algo que encaja.
nivos-mate-lacks = Tu pareja no tiene la pieza { nivos-colour } { $size }.
nivos-with-mate = La pieza { nivos-colour } { $size } la tiene tu pareja, no tú.
nivos-not-in-hand = Ya no tienes la pieza { nivos-colour } { $size }.
nivos-not-in-reserve = En la reserva no está la pieza { nivos-colour } { $size }.
nivos-off-board = Se saldría del tablero { $side ->
    [east] por el este.
    [north] por el norte.
   *[both] por el este y por el norte.
}
nivos-uneven = No quedaría plana. Debajo de una parte: { nivos-plates }; debajo de otra: { nivos-other-plates }.
nivos-on-colour = Quedaría encima de la otra pieza { nivos-colour }, que todavía se ve.
nivos-beside-colour = Tocaría la otra pieza { nivos-colour }, que todavía se ve.

# En la página. Un mensaje M del terminal puede tener M-you y M-named para la página.
nivos-pitch = Coloca piezas sobre piezas, pero nunca un color sobre el mismo color. Quien abre un nivel nuevo toma un cilindro, y gana la pila más baja.
nivos-prompt-neutral-you = Te toca: coloca la pieza neutra donde quieras.
nivos-prompt-neutral-named = { $name } coloca la pieza neutra.
nivos-prompt-lay-you = Te toca: coloca una pieza.
nivos-prompt-lay-named = { $name } coloca una pieza.
nivos-prompt-cylinder-you = Te toca: elige un cilindro.
nivos-prompt-cylinder-named = { $name } elige un cilindro.
nivos-prompt-stuck-you = No puedes colocar nada: pasa y toma un cilindro.
nivos-prompt-stuck-named = { $name } no puede colocar nada y toma un cilindro.
nivos-prompt-mate-you = No encaja nada tuyo: coloca una pieza de tu pareja, o pasa y toma un cilindro.
nivos-prompt-mate-named = { $name } puede colocar una pieza de su pareja, o pasar y tomar un cilindro.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] No tienes ningún cilindro y compartes la victoria.
       *[false] Victoria compartida sin ningún cilindro: { $winner }.
    }
    [tallest] { $won ->
        [true] Hay pilas iguales, de altura { $height }, pero tu cilindro más alto es más bajo que el del resto: ¡has ganado!
       *[false] Hay pilas iguales, de altura { $height }. Se compara el cilindro más alto de cada una, y gana el más bajo: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] No tienes ningún cilindro: ¡has ganado!
           *[false] Victoria sin ningún cilindro: { $winner }.
        }
       *[other] { $won ->
            [true] Tu pila es la más baja, de altura { $height }: ¡has ganado!
           *[false] Gana la pila más baja, de altura { $height }: { $winner }.
        }
    }
}
nivos-board = El tablero: { $count ->
    [0] todavía sin piezas.
    [one] { $count } pieza en { $level ->
        [one] { $level } nivel.
       *[other] { $level } niveles.
    }
   *[other] { $count } piezas en { $level ->
        [one] { $level } nivel.
       *[other] { $level } niveles.
    }
}
nivos-level = Nivel { $level }
nivos-described = pieza { nivos-colour } { $size }
nivos-own = { $whose ->
    [own] Tus piezas
   *[other] Piezas: { $name }
}
nivos-reserve = Reserva
nivos-mate = Tu pareja: { $name }
nivos-action = { $plate } { $source ->
    [r] de la reserva, en
    [t] de la mano de su pareja, en
   *[other] en
} { $cell }, { $width } de ancho, { $depth } de fondo
nivos-suggest = { $plate }{ $source ->
    [r] {" "}de la reserva
    [t] {" "}de la mano de tu pareja
   *[other] {""}
}, { clue-quarter }, nivel { $level }
nivos-brief = { $what ->
    [pass] pasa
    [cylinder] cilindro { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = nivel { $level }
nivos-takes = tomar el cilindro de altura { $height }
nivos-passes = pasar y tomar un cilindro
nivos-costs = { $height ->
    [0] tomas un cilindro a elegir
   *[other] tomas el cilindro de altura { $height }
}
nivos-free-of-cost = sin cilindro
nivos-not-here = aquí no encaja
nivos-turn = Girar
nivos-lay = Colocar
nivos-pass = Pasar
nivos-choose = Elige un cilindro
nivos-fade = Niveles que se ven; los más altos, borrosos
nivos-piles = Cilindros
nivos-pile = { $count ->
    [0] ningún cilindro
    [one] un cilindro, altura { $total }
   *[other] { $count } cilindros ({ $heights }), altura { $total } en total
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] No queda ningún cilindro.
    [one] Queda un cilindro: { $heights }.
   *[other] Quedan { $count } cilindros: { $heights }.
}
nivos-free-short = quedan
nivos-no-plates = ninguna pieza
nivos-hand-of = { $whose ->
    [own] Tienes: { $plates }.
   *[other] { $name } tiene: { $plates }.
}
nivos-in-reserve = En la reserva: { $plates }.
nivos-cell-plate = { $cell }, nivel { $level }, { $plate } { $owner ->
    [0] de la reserva
   *[other] ({ $name })
}, { $state ->
    [seen] a la vista
    [beneath] tapada aquí, visible en otra parte
   *[covered] tapada del todo
}
nivos-cell-empty = { $cell }, nivel { $level }, vacía, { $under ->
    [board] sobre el tablero
    [plate] sobre { $plate }
   *[nothing] nada debajo todavía
}{ $count ->
    [0] {""}
    [one] , una pieza puede empezar aquí
   *[other] , { $count } formas de empezar aquí una pieza
}
nivos-option-players = Jugadores
nivos-option-players-2 = dos
nivos-option-players-3 = tres
nivos-option-players-4 = cuatro, en dos equipos
nivos-option-cylinders = Los cilindros se toman
nivos-option-cylinders-ascending = en orden, primero el más bajo
nivos-option-cylinders-choice = a elegir
nivos-option-split = La primera mano de un equipo
nivos-option-split-help = Los sitios 1 y 3 son un equipo, y los sitios 2 y 4, el otro. Aquí van las cuatro medidas con las que empiezan los sitios 1 y 2, como 1x1,1x2,1x5,2x4; las otras cuatro son para los sitios 3 y 4. Si cada equipo tiene las suyas, sepáralas con «/».
nivos-split-of = { $team ->
    [0] En los dos equipos, la primera mano empieza con estas cuatro (elegidas: { $count }); las otras cuatro son para la pareja.
   *[other] En el equipo { $team }, la primera mano empieza con estas cuatro (elegidas: { $count }); las otras cuatro son para la pareja.
}
nivos-split-alike = Equipos iguales
nivos-rules =
    En tu turno coloca una pieza, tuya o de la reserva. La primera pieza de la partida es la neutra, y puede ir donde quieras.

    Una pieza queda plana y toda dentro del tablero: cada casilla que cubre tiene debajo el mismo número de piezas. No hace falta que toque otras.

    No puede quedar encima de una pieza de su color, ni tocar de lado una de su color en el mismo nivel. Las esquinas no cuentan, y una pieza tapada del todo ya no estorba. La pieza neutra no tiene color.

    Quien coloca la primera pieza de un nivel nuevo toma un cilindro. También lo toma quien no puede colocar nada, y entonces pasa el turno. Jugando en equipo, en vez de eso puede colocar una pieza de su pareja.

    Se toma el cilindro más bajo que quede o, si se acordó así, el que se quiera.

    La partida termina cuando se toma el último cilindro, o cuando ya no se puede colocar ninguna pieza. Gana la pila de cilindros más baja; entre pilas iguales se compara el cilindro más alto de cada una, y gana el más bajo.
nivos-keys =
    1 – 9 = tomar una pieza, por medida; otra vez: de la reserva
    R, Mayús + ← → = girar la pieza
    ← → ↑ ↓ = mover la pieza
    Enter = colocarla
    X = ver borrosos los niveles más altos
    P = pasar, cuando no puedes colocar nada
    Q, E, V = girar la mesa, mirar desde el lado siguiente
    T = mirar desde arriba
    + − = más cerca, más lejos
    C = vista normal
nivos-tip-neutral = { $device ->
    [touch] La pieza neutra va primero, sin cilindro. Toca donde la quieras y pulsa Colocar.
   *[mouse] La pieza neutra va primero, sin cilindro. Haz clic donde la quieras poner.
}
nivos-tip-take = { $device ->
    [touch] Toca abajo una pieza, tuya o de la reserva.
   *[mouse] Haz clic abajo en una pieza, tuya o de la reserva.
}
nivos-tip-place = { $device ->
    [touch] Toca donde la quieras. Verde: encaja. Rojo: no encaja, y verás por qué. Después pulsa Colocar.
   *[mouse] Verde: encaja. Rojo: no encaja, y verás por qué. Con R o con la rueda giras la pieza; con un clic la colocas.
}
nivos-tip-aim = Quien coloca la primera pieza de un nivel nuevo toma un cilindro. Gana la pila más baja: deja que tus rivales abran los niveles.
nivos-score-cylinders = Cilindros
nivos-score-height = Altura
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] no queda plana en { $count ->
        [one] un lugar
       *[other] { $count } lugares
    }
    [on-colour] encima de su color en { $count ->
        [one] un lugar
       *[other] { $count } lugares
    }
   *[beside-colour] al lado de su color en { $count ->
        [one] un lugar
       *[other] { $count } lugares
    }
}
