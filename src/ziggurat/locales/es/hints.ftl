# Pistas por pasos: dónde mirar, qué pieza, la jugada, por qué. Las razones las encuentran las reglas.

clue-step = { $step ->
    [where] Dónde mirar
    [piece] Qué pieza
    [action] La jugada
   *[why] Por qué
}
clue-next = { $step ->
    [piece] ¿Qué pieza?
    [action] Enséñamelo
   *[why] ¿Por qué?
}
clue-quarter = { $quarter ->
    [n] al norte
    [ne] al noreste
    [e] al este
    [se] al sureste
    [s] al sur
    [sw] al suroeste
    [w] al oeste
    [nw] al noroeste
   *[middle] en el centro
}
clue-where = Mira lo que puedes hacer ahora.
clue-piece = Una de estas opciones es mejor que las otras.
clue-action = La jugada: { $token }
clue-wins = { $distance ->
    [0] Gana seguro.
    [one] Gana, como muy tarde, después de una jugada más.
   *[other] Gana, como muy tarde, después de { $distance } jugadas más.
}
clue-loses = { $distance ->
    [0] Cualquier jugada pierde si tu rival no se equivoca.
    [one] Cualquier jugada pierde si tu rival no se equivoca; esta es la que más aguanta: una jugada más.
   *[other] Cualquier jugada pierde si tu rival no se equivoca; esta es la que más aguanta: { $distance } jugadas más.
}
clue-shares = Asegura la victoria compartida; más no se puede conseguir.
clue-estimate = Probabilidad de ganar: cerca del { $percent } %, según creemos.
clue-wins-now = Gana ahora mismo.
clue-prevents = { $count ->
    [one] Después de una de las otras { $others } jugadas, tu rival podría ganar enseguida; después de esta, no.
   *[other] Después de { $count } de las otras { $others } jugadas, tu rival podría ganar enseguida; después de esta, no.
}
clue-only = Aquí no se puede hacer otra cosa.
clue-alike = Otras opciones son más o menos igual de buenas; esta es una de las mejores.
clue-next-best = La segunda mejor opción: cerca del { $percent } %, según creemos.

clue-babel-where = Mira la casilla del { babel-place }, en el nivel { $level }.
clue-babel-piece = Toma un { babel-cube }.
clue-babel-answers = { $count ->
    [0] No le deja a tu rival ninguna respuesta.
    [one] Le deja a tu rival una sola respuesta.
   *[other] Le deja a tu rival { $count } respuestas.
}

clue-nivos-where = Mira el nivel { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Coloca la pieza neutra.
    [reserve] Toma de la reserva la pieza { nivos-colour } { $size }.
    [mate] Toma la pieza { nivos-colour } { $size } de tu pareja.
   *[hand] Toma tu pieza { nivos-colour } { $size }.
}
clue-nivos-where-pass = Mira si todavía se puede colocar algo.
clue-nivos-piece-pass = No encaja ninguna pieza.
clue-nivos-where-cylinder = Mira los cilindros que quedan.
clue-nivos-piece-cylinder = El de altura { $height }.
clue-nivos-free = No tomas ningún cilindro.
clue-nivos-opens = { $height ->
    [0] Abre el nivel { $level }, y tomas un cilindro a tu elección.
   *[other] Abre el nivel { $level }, y tomas el cilindro de altura { $height }.
}
clue-nivos-stuck = Quien juega después no puede colocar nada y toma un cilindro.
clue-nivos-forces = Quien juega después, coloque lo que coloque, abre un nivel y toma un cilindro.
clue-nivos-answers = { $count ->
    [one] A quien juega después le deja una sola respuesta sin cilindro, de { $all }.
   *[other] A quien juega después le deja { $count } respuestas sin cilindro, de { $all }.
}

clue-bubbles-where = { $where ->
    [sky] Mira el cielo, en la columna { $column }.
    [own] Mira tu planeta, en la columna { $column }.
   *[other] Mira el otro planeta, en la columna { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] roja
    [P] morada
    [Y] amarilla
    [B] azul
    [G] verde
   *[K] negra
}
clue-bubbles-piece = { $kind ->
    [place] Se trata de la burbuja { bubbles-colour } de la bolsa.
    [power] Usa el poder { bubbles-colour-name }.
    [send] Envía una burbuja { bubbles-colour }.
   *[pair] Se trata de una burbuja { bubbles-colour } y una { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Mira qué dejaría cada opción.
clue-bubbles-piece-pass = Ahora no hay que tocar nada.
clue-bubbles-pops = { $groups ->
    [one] Explotan { $count } burbujas.
   *[other] Explotan { $count } burbujas, en { $groups } grupos.
}
clue-bubbles-points = { $points ->
    [one] Da un punto.
   *[other] Da { $points } puntos.
}
clue-bubbles-power = Da el poder { bubbles-colour-name }.
clue-bubbles-nothing = No explota nada.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Después, ninguna caída hace explotar nada todavía.
       *[pass] Tal como está el cielo, ninguna caída hace explotar nada todavía.
    }
   *[other] { $kind ->
        [swap] Después, una caída puede hacer explotar { $count } burbujas.
       *[pass] Tal como está el cielo, una caída puede hacer explotar { $count } burbujas.
    }
}

clue-talo-where = { $layer ->
    [0] Mira el tablero, { clue-quarter }.
   *[other] Mira { clue-quarter }, a la altura { $layer }.
}
clue-talo-where-supply = Mira el montón.
clue-talo-where-end = Mira lo que queda por hacer.
clue-talo-piece = { $axis ->
    [z] Toma el bloque de { $length } y ponlo de pie.
   *[lying] Toma el bloque de { $length } y túmbalo.
}
clue-talo-piece-pawn = Es tu peón.
clue-talo-piece-take = { $count ->
    [one] Basta un bloque.
   *[other] Toma dos bloques.
}
clue-talo-piece-end = El peón se queda donde está.
clue-talo-stands = { $margin ->
    [0] Todo se sostiene, pero por poco.
   *[other] Todo se sostiene, con un margen del { $margin } % de una casilla.
}
clue-talo-held = Sin ayuda se caería { talo-side }; el próximo bloque será su contrapeso.
clue-talo-saves = Será el contrapeso del bloque de { $length } que sujetas y que sin él se caería.
clue-talo-falls = Se cae { talo-side }.
clue-talo-leads = Tu peón podría trepar después a la altura { $height }; antes, como mucho a la { $before }.
clue-talo-climbs = { $to ->
    [0] Tu peón queda en el tablero.
   *[other] Tu peón va de la altura { $from } a la altura { $to }.
}
clue-talo-choices = { $count ->
    [one] Hay una forma de colocar el primero de estos bloques.
   *[other] Hay { $count } formas de colocar el primero de estos bloques.
}
