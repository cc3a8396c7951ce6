# Posiciones como texto (docs/reference/notation.md): qué está mal en una, y dónde.

position-refused = La posición no está bien en la letra { $place }, «{ $shown }»: { $why }
position-refused-end = La posición no está bien al final: { $why }
position-option = La posición dice { $name }={ $told }, pero se pide { $name }={ $given }.
position-stuck = Ninguna partida se detiene en esta posición: nadie puede jugar, y sin embargo no ha terminado.

text-unexpected = Aquí esta letra no significa nada.
text-short = Aquí falta algo.
text-long = La posición ya está completa antes de esto.
text-range = El número debe ir de { $low } a { $high }.

babel-text-no-cube = No hay ningún cubo con salientes justo en esas caras.
babel-text-gap = Un nivel solo empieza cuando el de abajo está lleno.
babel-text-misfit = El cubo de { $cell } del nivel { $level } no encaja con lo que toca.
babel-text-diagonal = Los dos primeros cubos van uno al lado del otro.
babel-text-count = La torre y las manos juntas no tienen todos los cubos con { $type ->
    [one] { $type } saliente.
   *[other] { $type } salientes.
}
babel-text-hands = Por turnos no se pueden haber colocado justo estos cubos.

nivos-text-shape = No hay ninguna pieza de esa medida.
nivos-text-board = La pieza se sale del tablero.
nivos-text-twice = Esa pieza ya está en la mesa.
nivos-text-uneven = Debajo de la pieza no está plano.
nivos-text-neutral = La pieza neutra va primero: la coloca el sitio 1 en el tablero.
nivos-text-reserve = Entre tres no hay reserva.
nivos-text-colour = Dos piezas de ese color se estorban ahí.
nivos-text-cylinder = Cada cilindro se toma una vez, y primero se nombra el más bajo.
nivos-text-order = Los cilindros se toman desde el más bajo hacia arriba.
nivos-text-owed = Por cada nivel después del primero se toma un cilindro, y las cuentas no salen.
nivos-text-turn = Se juega por turnos; con estas piezas y cilindros no le toca a este sitio.
nivos-text-choice = Aquí nadie puede estar eligiendo un cilindro.

talo-text-upright = Un bloque de largo 1 se escribe de pie, como 1z.
talo-text-box = El bloque se sale demasiado.
talo-text-overlap = Hay otro bloque en medio.
talo-text-water = El bloque está en el agua.
talo-text-supply = No hay tantos bloques de { $length }.
talo-text-mark = Solo se marca un bloque sujeto o uno que se ha caído, y solo uno de cada.
talo-text-falls = Esta construcción se cae.
talo-text-stands = El bloque sujeto se sostendría solo.
talo-text-pawn = Ahí no puede estar un peón.
talo-text-pawns = No todos los peones están donde deben en este momento de la partida.
talo-text-phase = La partida no se detiene en este punto: hay otra cosa que hacer.
talo-text-rolls = Estas tiradas no van con lo que hay que hacer.
talo-text-taken = Los bloques tomados no suman la tirada.
talo-text-hand = Ahora esos bloques no pueden estar en la mano.
talo-text-built = No se pueden haber colocado tantos bloques.

bubbles-text-row = Una fila tiene cinco lugares.
bubbles-text-gap = Una burbuja no tiene nada debajo.
bubbles-text-line = Tres en línea ya habrían desaparecido.
bubbles-text-count = Las burbujas y los puntos juntos no suman lo que tiene el juego.
bubbles-text-drawn = Una burbuja sacada de la bolsa solo aparece mientras se pone.
bubbles-text-powers = Ahora nadie puede tener esos poderes.
bubbles-text-phase = La partida no se detiene en este punto: hay otra cosa que decidir.
bubbles-text-solo = Esto solo pasa en una partida para una persona, mientras se envían burbujas.
bubbles-text-sent = Esa burbuja no puede haberse enviado.
