# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] roja
    [P] morada
    [Y] amarilla
    [B] azul
    [G] verde
   *[K] negra
}
bubbles-colour-plural = { $bubble ->
    [R] rojas
    [P] moradas
    [Y] amarillas
    [B] azules
    [G] verdes
   *[K] negras
}
bubbles-colour-name = { $bubble ->
    [R] rojo
    [P] morado
    [Y] amarillo
    [B] azul
    [G] verde
   *[K] negro
}

bubbles-prompt-draw = Se saca de la bolsa una burbuja para el sitio { $seat }.
bubbles-prompt-place = Sitio { $seat }: pone la burbuja { bubbles-colour } en un hueco del cielo.
bubbles-prompt-swap = Sitio { $seat }: puede intercambiar dos vecinas del cielo; «.» lo deja como está.
bubbles-prompt-drop = Sitio { $seat }: elige dos vecinas del cielo; las dos caen en el planeta del sitio { $seat }.
bubbles-prompt-send = Sitio { $seat }: puede enviar burbujas de la línea al otro planeta; con «.» termina.
bubbles-prompt-powers = { $whose ->
    [own] Sitio { $seat }: puede usar un poder ({ $powers }); «.» lo deja pasar.
   *[other] Es el turno del sitio { $other }, pero el sitio { $seat } tiene poderes ({ $powers }) y decide primero; «.» los deja pasar.
}

bubbles-cleared = En el otro planeta solo quedan burbujas negras: misión cumplida.
bubbles-burst = Todas las columnas del planeta del sitio { $other } están llenas y llega otra burbuja: gana el sitio { $seat }.
bubbles-stuck = Sitio { $seat }: no puede dejar caer dos burbujas, así que pierde.
bubbles-stuck-solo = Ya no pueden caer dos burbujas, así que esta misión no sale.
bubbles-no-refill = La bolsa ya no puede llenar el cielo. El sitio 1 tiene { $one ->
    [one] { $one } burbuja
   *[other] { $one } burbujas
} y el sitio 2 tiene { $two }: gana el sitio { $seat }.
bubbles-shared = La bolsa ya no puede llenar el cielo. Los dos sitios tienen { $one ->
    [one] { $one } burbuja
   *[other] { $one } burbujas
} y comparten la victoria.
bubbles-no-refill-solo = La bolsa ya no puede llenar el cielo: esta misión no ha salido.

bubbles-unreadable = «{ $token }» no es una jugada. { bubbles-notation }
bubbles-notation = Ejemplos: =c5 pone, c5~d5 intercambia, c5+d5 deja caer, R:a8~b8 usa un poder, >c3 envía, «.» pasa.
bubbles-order = Los dos lugares se escriben en orden, primero por columna y después por fila: { $token }.
bubbles-not-sky = Las dos burbujas deben estar en el cielo, en las filas 5 y 6.
bubbles-not-adjacent = Esas dos no son vecinas en una fila ni en una columna.

bubbles-draw-first = Primero se saca una burbuja de la bolsa.
bubbles-place-first = Primero, la burbuja { bubbles-colour } de la bolsa necesita un hueco en el cielo.
bubbles-swap-first = Primero el cielo: intercambia dos vecinas, o déjalo como está.
bubbles-drop-first = { $kind ->
    [swap] Se intercambia una vez por turno; ahora tienen que caer dos burbujas.
   *[other] Ahora tienen que caer dos burbujas; antes no se puede hacer nada más.
}
bubbles-send-first = Primero el envío: elige una burbuja de la línea, o déjalo ahí.
bubbles-powers-first = Primero los poderes: usa uno, o déjalo pasar.
bubbles-send-solo = Las burbujas de una línea solo se envían en las misiones, no en un duelo.
bubbles-powers-off = En esta partida se juega sin poderes.

bubbles-not-in-bag = En la bolsa no queda ninguna burbuja { bubbles-colour }.
bubbles-sky-taken = Ahí ya hay una burbuja; la de la bolsa necesita un hueco del cielo.
bubbles-must-swap = De este cielo no pueden caer dos burbujas; primero hace falta un intercambio.
bubbles-same-colour = Las dos son del mismo color: no cambiaría nada.
bubbles-swap-stuck = Después de ese intercambio no podrían caer dos burbujas.
bubbles-out-of-reach = Esas dos quedan lejos: al menos una debe ser de tu lado del cielo.
bubbles-too-high = Si caen esas dos, queda una columna con más de cuatro.

bubbles-sent-already = Esa burbuja ya está enviada.
bubbles-nothing-there = Ahí no hay ninguna burbuja.
bubbles-not-in-line = Esa burbuja no es de una línea; solo se envían burbujas de una línea.
bubbles-column-full = Esa columna del otro planeta está llena.
bubbles-sent-enough = Este grupo ya ha enviado todas las burbujas que puede.

bubbles-power-not-held = Ahora no hay ningún poder { bubbles-colour-name } que usar.
bubbles-red-other = El rojo intercambia burbujas del otro planeta, no del tuyo.
bubbles-green-own = El verde intercambia burbujas de tu planeta, no del otro.
bubbles-exchange-empty = Para intercambiar hacen falta dos burbujas; uno de esos lugares está vacío.
bubbles-purple-own = El morado envía una burbuja de tu planeta.
bubbles-yellow-own = El amarillo convierte en punto una burbuja de tu planeta.
bubbles-not-free = Esa burbuja no está libre: tiene otra encima.
bubbles-blue-row = El azul toma una burbuja del otro lado del cielo.

bubbles-letter = «{ $letter }» no es una letra para { $option }; las letras son: { $known }.
bubbles-length = { $option } lleva { $length } letras; hay { $count }.
bubbles-sky-two = El cielo de un duelo tiene dos burbujas de cada color, pero ninguna negra. De color { bubbles-colour-name } { $count ->
    [0] no hay ninguna.
    [one] solo hay una.
   *[other] hay { $count }.
}
bubbles-sky-adjacent = Las dos burbujas { bubbles-colour-plural } de { $one } y { $other } se tocan; en el cielo de un duelo no se tocan dos del mismo color, ni en diagonal.
bubbles-solo-first = En una misión juega una sola persona; no se elige quién empieza.
bubbles-numbered-alone = Una misión con número trae su cielo y su planeta; { $option } es para una misión propia.
bubbles-planet-floating = La burbuja de { $cell } flota: debajo no hay nada.
bubbles-planet-line = El planeta ya tiene hecha una línea de burbujas { bubbles-colour-plural }.
bubbles-planet-done = El planeta no tiene ninguna burbuja de color, así que no habría nada que hacer.
bubbles-too-many = Solo hay { $most } burbujas { bubbles-colour-plural }; entre planetas, cielo y bolsa harían falta { $count }.

bubbles-mission-face = Un agujero en el medio
bubbles-mission-shaft = Al fondo del pozo
bubbles-mission-third = La tercera
bubbles-mission-valley = El valle
bubbles-mission-gap = Una entre dos
bubbles-mission-raised = Sobre suelo negro
bubbles-mission-garden = Un jardín en la roca
bubbles-mission-sealed = Bajo llave
bubbles-mission-blocks = Dos bloques
bubbles-mission-shared-gap = Un hueco para dos
bubbles-mission-two-floors = Dos pisos
bubbles-mission-blocks-wall = Un muro en medio
bubbles-mission-alone = Sola en el medio
bubbles-mission-stairs = Una tras otra
bubbles-mission-three-floors = Tres pisos
bubbles-mission-floors4 = Cuatro pisos
bubbles-mission-chimneys = Dos chimeneas
bubbles-mission-pull-extra = Una tira, otra se queda
bubbles-mission-bridges-mix = Cuatro orillas
bubbles-mission-pyramid = La pirámide

# En la página. Un mensaje M del terminal puede tener M-you y M-named para la página.
bubbles-pitch = Dos planetas comparten un cielo. Deja caer las burbujas de dos en dos, alinea tres de un color y usa su poder.
bubbles-prompt-place-you = Te toca: pon la burbuja { bubbles-colour } en un hueco del cielo.
bubbles-prompt-place-named = { $name } pone la burbuja { bubbles-colour } en un hueco del cielo.
bubbles-prompt-swap-you = Te toca: intercambia dos vecinas del cielo, o déjalo como está.
bubbles-prompt-swap-named = { $name } puede intercambiar dos vecinas del cielo.
bubbles-prompt-drop-you = Te toca: elige dos vecinas del cielo; las dos caen en tu planeta.
bubbles-prompt-drop-named = { $name } elige dos vecinas del cielo; las dos caen.
bubbles-prompt-send-you = Te toca: envía burbujas de tu línea al otro planeta, o déjalo ahí.
bubbles-prompt-send-named = { $name } puede enviar burbujas de la línea al otro planeta.
bubbles-prompt-powers-you = { $whose ->
    [own] Te toca: usa un poder, o déjalo pasar.
   *[other] Antes de que siga el turno decides tú: usa un poder, o déjalo pasar.
}
bubbles-prompt-powers-named = { $name } decide si usa un poder.
bubbles-cleared-named = En el otro planeta solo quedan burbujas negras: ¡misión cumplida!
bubbles-burst-you = El otro planeta está lleno y llega otra burbuja: ¡has ganado!
bubbles-burst-named = Un planeta está lleno y llega otra burbuja: gana { $winner }.
bubbles-stuck-you = No puedes dejar caer dos burbujas, y así se pierde la partida. Gana { $winner }.
bubbles-stuck-named = { $name } no puede dejar caer dos burbujas, así que pierde.
bubbles-no-refill-you = La bolsa ya no puede llenar el cielo. Final: { $one } a { $two }. ¡Has ganado!
bubbles-no-refill-named = La bolsa ya no puede llenar el cielo. Final: { $one } a { $two }. Gana { $winner }.
bubbles-board = El tablero de Bubblee Pop. { $phase ->
    [place] Una burbuja va al cielo.
    [swap] El cielo se puede cambiar.
    [drop] Van a caer dos burbujas.
    [send] Se pueden enviar burbujas.
    [powers] Se pueden usar poderes.
   *[other] {""}
}
bubbles-sky = El cielo
bubbles-planet = { $whose ->
    [own] Tu planeta
   *[other] Planeta: { $name }
}
bubbles-other-planet = El otro planeta
bubbles-mission = Misión
bubbles-bag = En la bolsa
bubbles-powers = Poderes
bubbles-none = ninguno
bubbles-score = { $count ->
    [one] { $count } burbuja ganada
   *[other] { $count } burbujas ganadas
}
bubbles-holds = { $whose ->
    [own] Tú: { bubbles-score }; poderes: { $powers }.
   *[other] { $name }: { bubbles-score }; poderes: { $powers }.
}
bubbles-in-bag = En la bolsa: { $bubbles }.
bubbles-drawn = Sale de la bolsa: { $colour }.
bubbles-power = { $bubble ->
    [R] Rojo: intercambia dos vecinas del otro planeta.
    [G] Verde: intercambia dos vecinas de tu planeta.
    [P] Morado: envía una burbuja libre tuya al otro planeta.
    [B] Azul: deja caer en el otro planeta una burbuja del otro lado del cielo.
   *[Y] Amarillo: convierte en punto una burbuja libre de tu planeta.
}
bubbles-how = { $phase ->
    [place] Toca un hueco del cielo.
    [swap] { $held ->
        [true] Ahora su vecina.
       *[false] Arrastra una burbuja sobre su vecina, o toca las dos.
    }
    [drop] { $held ->
        [true] Ahora su vecina.
       *[false] Toca dos vecinas; las dos caen en tu planeta.
    }
    [send] Toca una burbuja que brilla para enviarla al otro planeta.
   *[powers] { $power ->
        [none] Elige un poder.
        [B] Toca una burbuja que brilla en el cielo.
        [P] Toca una burbuja que brilla en tu planeta.
        [Y] Toca una burbuja que brilla en tu planeta.
       *[other] { $held ->
            [true] Ahora su vecina.
           *[false] Toca dos vecinas que brillan.
        }
    }
}
bubbles-act = { $doing ->
    [place] Ponerla aquí
    [swap] Cambiar
    [drop] Dejar caer
    [send] Enviar
   *[power] Usarlo
}
bubbles-pass-now = { $phase ->
    [swap] Dejarlo así
    [send] No enviar más
   *[powers] No usarlo
}
bubbles-foreseen = { $what ->
    [both] Quita { $out ->
        [one] una burbuja
       *[other] { $out } burbujas
    } del otro planeta y suma { $points ->
        [one] un punto.
       *[other] { $points } puntos.
    }
    [out] Quita { $out ->
        [one] una burbuja
       *[other] { $out } burbujas
    } del otro planeta.
    [points] Suma { $points ->
        [one] un punto.
       *[other] { $points } puntos.
    }
    [line] Hace una línea: puedes enviar burbujas de ella.
   *[nothing] No explota nada.
}
bubbles-foreseen-chain = Una cadena de { $count }.
bubbles-foreseen-powers = Poderes que da: { $powers }.
bubbles-foreseen-end = La partida termina.
bubbles-done = { $kind ->
    [draw] sale { $colour }
    [place] en { $one }
    [swap] { $one } y { $other } se intercambian
    [drop] { $one } y { $other } caen
    [send] { $one } va al otro planeta
    [power] { $count ->
        [one] poder { $colour }: { $one }
       *[other] poder { $colour }: { $one } y { $other }
    }
   *[pass] pasa
}
bubbles-offer = { $kind ->
    [swap] Intercambiar { $taking }
    [drop] Dejar caer { $taking }
    [send] Enviar { $taking }
   *[power] Poder { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] sale
    [place] puesta
    [swap] cambio
    [drop] caída
    [send] { $count ->
        [one] envía una
       *[other] envía { $count }
    }
    [power] poder
   *[pass] pasa
}
bubbles-suggest = { $kind ->
    [place] poner el { $one } en el cielo, aquí
    [swap] intercambiar el { $one } y el { $other }
    [drop] dejar caer el { $one } y el { $other }
    [send] enviar el { $one } al otro planeta
   *[power] { $count ->
        [one] poder { $colour }: { $one }
       *[other] poder { $colour }: { $one } y { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] vacío
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , una cosa que hacer aquí
   *[other] , { $count } cosas que hacer aquí
}
bubbles-option-blacks = Burbujas negras al empezar
bubbles-option-powers = Poderes
bubbles-option-powers-on = sí
bubbles-option-powers-off = no, para una primera partida
bubbles-option-reach = Las burbujas caen
bubbles-option-reach-any = de cualquier parte del cielo
bubbles-option-reach-near = al menos una de tu lado
bubbles-option-sky = El primer cielo
bubbles-option-sky-help = Diez letras, la fila 5 de la a a la e y después la fila 6: dos veces R rojo, P morado, Y amarillo, B azul y G verde, y nunca dos del mismo color juntas. Si lo dejas vacío, el cielo sale al azar.
bubbles-option-planet = Una misión propia
bubbles-option-planet-help = Para una persona: el otro planeta en veinte letras, sus cuatro filas desde el cielo hasta el suelo, cada una de la a a la e; K es negro y un punto es un lugar vacío. Ninguna burbuja flota, ninguna línea está ya hecha, y al menos una burbuja es de color. El primer cielo es entonces el de las misiones, o diez letras cualesquiera, también K. Si lo dejas vacío, es un duelo.
bubbles-option-first = Quién empieza
bubbles-option-first-1 = sitio 1
bubbles-option-first-2 = sitio 2
bubbles-sky-missing = { $missing ->
    [0] No pueden tocarse dos del mismo color, ni en diagonal.
    [10] Si no llenas los diez lugares, con dos de cada color, el cielo sale al azar.
    [one] Todavía hay un lugar vacío. Mientras tanto, el cielo sale al azar.
   *[other] Todavía hay { $missing } lugares vacíos. Mientras tanto, el cielo sale al azar.
}
bubbles-editor = Una misión propia
bubbles-editor-words = Elige una burbuja y toca un lugar: cae al suelo o sobre las burbujas de debajo. La misión está cumplida cuando no queda ninguna burbuja de color. Nadie ha comprobado si la tuya tiene solución.
bubbles-editor-choose = La burbuja que pones
bubbles-editor-empty = vacío
bubbles-editor-planet = El planeta
bubbles-editor-clear = Vaciar el planeta
bubbles-editor-share = Envía este enlace, y otras personas podrán jugar tu misión.
bubbles-missions = Veinte misiones
bubbles-missions-more = Un juego para una persona. Haz líneas en tu planeta, envía sus burbujas al otro y límpialo de todo lo que no sea negro. Cumplir una misión da una estrella; en { $steady } turnos o menos, dos; en { $brisk } o menos, tres.
bubbles-missions-done = { $done } de { $count } cumplidas en este dispositivo.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] la siguiente
       *[false] todavía no
    }
    [one] cumplida en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, una estrella
   *[other] cumplida en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, { $stars } estrellas
}
bubbles-duel = Mejor un duelo
bubbles-rules =
    Dos planetas y, entre ellos, un cielo de diez burbujas. Si el cielo tiene huecos, primero los llenas: cada burbuja que sale de la bolsa va donde tú quieras.

    Después puedes intercambiar dos vecinas del cielo, una vez. Luego eliges dos vecinas que caen en tu planeta, cada una por su columna. Ninguna columna puede quedar con más de cuatro.

    Tres o más de un color en una fila o en una columna son una línea. La línea explota, junto con las burbujas de su color que la tocan; cada una vale un punto. Lo que había encima cae y puede hacer otras líneas. Las burbujas negras no hacen líneas.

    Cada grupo que explota te da el poder de su color: lo usas enseguida o lo dejas pasar. El rojo intercambia dos vecinas del otro planeta; el verde, del tuyo. El morado envía al otro planeta una burbuja libre tuya; el azul deja caer allí una del otro lado del cielo. Si ese planeta está lleno, ganas la partida. El amarillo convierte en punto una burbuja libre tuya.

    La partida termina cuando la bolsa ya no puede llenar el cielo: gana quien tiene más puntos. Quien no puede dejar caer dos burbujas pierde enseguida.

    En una misión juega una sola persona: de cada línea puedes enviar burbujas al otro planeta, una si la línea es de tres, dos si es más larga. Las líneas que se forman allí desaparecen; limpia el planeta de todo lo que no sea negro.
bubbles-keys =
    Tab = ir a los botones de debajo del tablero
    Esc = soltar una burbuja
    cualquier tecla = saltarse la animación
    Enter = hacer lo elegido
bubbles-tip-swap = { $device ->
    [touch] Primero el cielo: toca dos vecinas y pulsa «Cambiar», o deja el cielo como está.
   *[mouse] Primero el cielo: arrastra una burbuja sobre su vecina para intercambiarlas, o deja el cielo como está.
}
bubbles-tip-drop = { $device ->
    [touch] Ahora toca dos vecinas y pulsa «Dejar caer»: las dos caen en tu planeta. Tres de un color en línea explotan.
   *[mouse] Ahora haz clic en dos vecinas: las dos caen en tu planeta. Tres de un color en línea explotan.
}
bubbles-tip-place = El cielo tiene huecos: cada burbuja que sale de la bolsa va donde tú quieras. Ponla donde te sirva para tu próxima caída.
bubbles-tip-powers = Has ganado un poder. Úsalo ahora o déjalo pasar; su color dice lo que hace.
bubbles-tip-send = Tu línea puede enviar burbujas al otro planeta. Elige una que complete allí una línea.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Ningún intercambio en el cielo lo arregla.
bubbles-gaps = El cielo tiene { $gaps ->
    [one] un hueco
   *[other] { $gaps } huecos
}, y en la bolsa { $left ->
    [0] no queda nada.
    [one] solo queda una burbuja.
   *[other] solo quedan { $left } burbujas.
}
bubbles-columns-full = Las cinco columnas están llenas: otra burbuja ya no cabe.
bubbles-score-bubbles = Burbujas
bubbles-score-turns = Turnos
bubbles-score-left = Quedan de color
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Cadena de { $count }
