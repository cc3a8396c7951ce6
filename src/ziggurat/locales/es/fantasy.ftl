# Talo-Fantasy en la página: las manos, palabras para lo que está en cada lugar, el final, la galería

# Dónde y cómo está un bloque
talo-build-upright = de pie
talo-build-lying-east = tumbado de oeste a este
talo-build-lying-north = tumbado de sur a norte
talo-build-lying = tumbado, { $bearing ->
    [one] girado { $bearing } grado
   *[other] girado { $bearing } grados
} de norte a este
talo-build-leaning = inclinado, { $degrees ->
    [one] { $degrees } grado
   *[other] { $degrees } grados
} sobre la mesa
talo-build-place = { $attitude }, su centro { $east } al este y { $north } al norte de la esquina, de la altura { $low } a la { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] el suelo
       *[other] nada
    }
    [1] { $ground ->
        [true] el bloque { $bars } y el suelo
       *[other] el bloque { $bars }
    }
   *[other] { $ground ->
        [true] los bloques { $bars } y el suelo
       *[other] los bloques { $bars }
    }
}
talo-build-bar = Bloque { $number }, de { $length }: { $place }. Toca: { $touched }.
talo-build-bar-short = bloque { $number }, de { $length }
talo-build-held-so = Sujetas el bloque de { $length }: { $place }.
talo-build-rests-on = Al bajar, el bloque de { $length } se apoyaría en { $touched }.
talo-build-measured = Altura: { $height }; voladizo: { $overhang }; pies: { $feet }; bloques: { $bars }.
talo-build-standing = { $count ->
    [0] Todavía no hay nada
    [one] Un bloque
   *[other] { $count } bloques
}

# Jugadas
talo-build-passes = pasa
talo-build-ends = termina la construcción
talo-build-places = { $second ->
    [0] suelta uno de { $first }
   *[other] suelta a la vez uno de { $first } y uno de { $second }
}{ $back ->
    [true] ; se resbala y vuelve
   *[other] { $moved ->
        [0] {""}
        [one] ; se mueve un bloque
       *[other] ; se mueven { $moved } bloques
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Se ha movido un bloque.
           *[other] Se han movido { $moved } bloques.
        }
        [one] Un bloque se ha caído de la mesa.
       *[other] { $out } bloques se han caído de la mesa.
    }
   *[other] Se ha resbalado y está otra vez en la mano.
}

# Las manos
talo-build-take-bar = tomar el bloque de { $length }
talo-build-hold = Sujetar
talo-build-unhold = Recuperar
talo-build-holds = Sujetas el bloque de { $length }. Ahora trae el otro.
talo-build-let-go = Soltar
talo-build-turning = Girar, subir, bajar
talo-build-turn-left = Girar a la izquierda
talo-build-turn-right = Girar a la derecha
talo-build-tip-north = Inclinar al norte o al sur
talo-build-tip-east = Inclinar al este o al oeste
talo-build-lay = Tumbar o poner de pie
talo-build-raise = Subir
talo-build-lower = Bajar despacio
talo-build-snapping = Ayudar a colocar recto y a ras
talo-build-pass = Pasar
talo-build-done = Ya está
talo-build-done-sure = ¿Terminar aquí la construcción?
talo-build-go-on = Seguir
talo-build-again = Ver la caída otra vez, desde otro lado
talo-build-not-now = Ahora no hay ningún bloque que colocar.
talo-build-no-physics = No se ha podido cargar el cálculo del peso de la madera. Mira si hay conexión y abre la mesa otra vez.

# Frases y campos
talo-build-sentence = Di adónde va el bloque
talo-build-sentence-example = 2, de pie, sobre el bloque 7, en su extremo este, girado 15 grados
talo-build-hold-so = Sujetarlo así
talo-build-not-understood = Eso no se ha entendido. Prueba algo como: de pie, sobre el bloque 1, en su extremo este. O: tumbado de oeste a este, en 5, 3.
talo-build-fields = Lo mismo, paso a paso
talo-build-field-attitude = Cómo
talo-build-field-place = Dónde
talo-build-field-at = en un punto de la mesa
talo-build-field-on = encima de un bloque
talo-build-field-beside = al lado de un bloque
talo-build-field-east = Este
talo-build-field-north = Norte
talo-build-field-bar = Qué bloque
talo-build-field-side = En qué lado
talo-build-field-middle = en el centro
talo-build-field-degrees = Grados de giro
talo-build-as-it-is = como está
talo-build-side = { $side ->
    [east] este
    [west] oeste
    [north] norte
   *[south] sur
}
talo-build-view-above = Desde arriba
talo-build-view-south = Desde el sur
talo-build-view-east = Desde el este

# Medidas y metas
talo-build-measures = Medidas
talo-build-measure-height = Altura
talo-build-measure-overhang = Voladizo
talo-build-measure-feet = Pies
talo-build-measure-bars = Bloques
talo-build-goal = Meta
talo-option-mode = A qué se juega
talo-option-mode-climb = Trepar hasta arriba
talo-option-mode-fantasy = Construir a tu gusto
talo-mode-fantasy = Talo-Fantasy: aquí se construye lo que se quiera, sin casillas y con peso de verdad. Nadie pierde. La mesa está en el servidor, que comprueba cada bloque.
talo-option-players-1 = una persona
talo-option-board-table = la mesa vacía
talo-option-goal = Meta
talo-option-goal-none = ninguna
talo-option-goal-house = una casa
talo-option-goal-animal = un animal
talo-option-goal-vehicle = un vehículo
talo-option-goal-bridge = un puente
talo-option-goal-tripod = algo alto sobre tres pies
talo-option-goal-height = lo más alto posible
talo-option-goal-overhang = un voladizo grande
talo-option-goal-anything = cualquier cosa
talo-tip-fantasy-take = Toma un bloque del largo que ha salido, o dos que sumen lo mismo.
talo-tip-fantasy-build = { $device ->
    [touch] Mueve el bloque con un dedo y gíralo con dos. Su sombra muestra dónde va a caer.
   *[mouse] Mueve el bloque con el ratón, gíralo con la rueda y haz clic para soltarlo. Su sombra muestra dónde va a caer.
}

# El final y la galería
talo-build-built = ¡Se sostiene!
talo-build-fallen = Se ha caído
talo-build-rebuild = Construir otra vez
talo-build-turntable = La construcción, dando vueltas.
talo-gallery-title = Galería
talo-gallery-untitled = Construcción libre
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = En este dispositivo todavía no se ha construido nada. Lo que termines en Talo-Fantasy aparecerá aquí.
talo-gallery-build = Construir algo
talo-gallery-fallen = Al final se cayó.
talo-gallery-forget = Quitar
talo-gallery-kept = Tu construcción está en la galería de este dispositivo.
talo-gallery-forbidden = Este navegador no guarda nada, así que no hay galería. Guarda la imagen o el registro.

talo-say-upright = de pie, vertical*, derecho
talo-say-lying = tumbad*, acostad*, horizontal*
talo-say-leaning = inclinad*, ladead*
talo-say-turned = girad*, rotad*, gira
talo-say-clockwise = en sentido horario, a la derecha
talo-say-counterclockwise = en sentido antihorario, a la izquierda
talo-say-east = este, oriental
talo-say-west = oeste, occidental
talo-say-north = norte
talo-say-south = sur
talo-say-on = sobre, encima de, encima del
talo-say-beside = junto a, junto al, al lado de, al lado del
talo-say-bar = bloque*, número, nº, #
talo-say-end = extremo, borde, punta
talo-say-height = altura, alto
talo-say-degrees = grado*, °
