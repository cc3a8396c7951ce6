# Talo-Fantasy sulla pagina: le mani, le parole per dire dove sta ogni mattoncino, la fine, la galleria

# Dove e come sta un mattoncino
talo-build-upright = in piedi
talo-build-lying-east = sdraiato da ovest a est
talo-build-lying-north = sdraiato da sud a nord
talo-build-lying = sdraiato, girato di { $bearing } gradi da nord verso est
talo-build-leaning = inclinato, { $degrees } gradi sopra il tavolo
talo-build-place = { $attitude }, il centro a { $east } verso est e { $north } verso nord dall’angolo, dall’altezza { $low } all’altezza { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] la terra
       *[other] niente
    }
    [1] { $ground ->
        [true] il mattoncino { $bars } e la terra
       *[other] il mattoncino { $bars }
    }
   *[other] { $ground ->
        [true] i mattoncini { $bars } e la terra
       *[other] i mattoncini { $bars }
    }
}
talo-build-bar = Mattoncino { $number }, lungo { $length }: { $place }. Tocca: { $touched }.
talo-build-bar-short = mattoncino { $number }, lungo { $length }
talo-build-held-so = Stai tenendo il mattoncino da { $length }: { $place }.
talo-build-rests-on = Il mattoncino da { $length } poggerebbe qui: { $touched }.
talo-build-measured = Altezza { $height }, sporgenza { $overhang }, piedi { $feet }, mattoncini { $bars }.
talo-build-standing = { $count ->
    [0] Non c’è ancora niente
    [one] Un mattoncino
   *[other] { $count } mattoncini
}

# Le mosse
talo-build-passes = passa
talo-build-ends = finisce di costruire
talo-build-places = { $second ->
    [0] lascia un { $first }
   *[other] lascia insieme un { $first } e un { $second }
}{ $back ->
    [true] ; scivola e torna in mano
   *[other] { $moved ->
        [0] {""}
        [one] ; si muove un mattoncino
       *[other] ; si muovono { $moved } mattoncini
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Si è mosso un mattoncino.
           *[other] Si sono mossi { $moved } mattoncini.
        }
        [one] Un mattoncino è caduto giù dal tavolo.
       *[other] { $out } mattoncini sono caduti giù dal tavolo.
    }
   *[other] È scivolato ed è tornato in mano.
}

# Le mani
talo-build-take-bar = prendi in mano il mattoncino da { $length }
talo-build-hold = Tieni
talo-build-unhold = Riprendi
talo-build-holds = Stai tenendo il mattoncino da { $length }. Ora porta l’altro.
talo-build-let-go = Lascia
talo-build-turning = Gira, alza, abbassa
talo-build-turn-left = Gira a sinistra
talo-build-turn-right = Gira a destra
talo-build-tip-north = Inclina a nord o a sud
talo-build-tip-east = Inclina a est o a ovest
talo-build-lay = Sdraia o metti in piedi
talo-build-raise = Alza
talo-build-lower = Abbassa piano
talo-build-snapping = Aiuta a posare dritto e a filo
talo-build-pass = Passa
talo-build-done = Finito
talo-build-done-sure = Finire qui la costruzione?
talo-build-go-on = Continua
talo-build-again = Rivedi la caduta, da un altro lato
talo-build-not-now = Adesso non c’è un mattoncino da posare.
talo-build-no-physics = La parte che calcola il peso del legno non si è caricata. Controlla il collegamento e riapri il tavolo.

# Frasi e campi
talo-build-sentence = Di’ dove va il mattoncino
talo-build-sentence-example = 2, in piedi, sopra il mattoncino 7, all’estremità est, girato di 15 gradi
talo-build-hold-so = Tienilo così
talo-build-not-understood = Non ho capito questa frase. Prova per esempio: in piedi, sopra il mattoncino 1, all’estremità est. Oppure: sdraiato da ovest a est, a 5, 3.
talo-build-fields = Lo stesso, un pezzo alla volta
talo-build-field-attitude = Come
talo-build-field-place = Dove
talo-build-field-at = in un punto del tavolo
talo-build-field-on = sopra un mattoncino
talo-build-field-beside = accanto a un mattoncino
talo-build-field-east = Est
talo-build-field-north = Nord
talo-build-field-bar = Quale mattoncino
talo-build-field-side = Da che lato
talo-build-field-middle = al centro
talo-build-field-degrees = Girato di (gradi)
talo-build-as-it-is = così com’è
talo-build-side = { $side ->
    [east] est
    [west] ovest
    [north] nord
   *[south] sud
}
talo-build-view-above = Dall’alto
talo-build-view-south = Da sud
talo-build-view-east = Da est

# Misure e obiettivi
talo-build-measures = Misure
talo-build-measure-height = Altezza
talo-build-measure-overhang = Sporgenza
talo-build-measure-feet = Piedi
talo-build-measure-bars = Mattoncini
talo-build-goal = Obiettivo
talo-option-mode = A che cosa si gioca
talo-option-mode-climb = Arrampicarsi in cima
talo-option-mode-fantasy = Costruire liberamente
talo-mode-fantasy = Talo-Fantasy: costruisci quello che vuoi, senza caselle e con il peso vero del legno. Nessuno perde. Questo tavolo sta sul server, che controlla ogni mattoncino.
talo-option-players-1 = una persona
talo-option-board-table = il tavolo vuoto
talo-option-goal = Obiettivo
talo-option-goal-none = nessuno
talo-option-goal-house = una casa
talo-option-goal-animal = un animale
talo-option-goal-vehicle = un veicolo
talo-option-goal-bridge = un ponte
talo-option-goal-tripod = qualcosa di alto su tre piedi
talo-option-goal-height = più in alto possibile
talo-option-goal-overhang = una grande sporgenza
talo-option-goal-anything = quello che si vuole
talo-tip-fantasy-take = Prendi un mattoncino lungo quanto dice il dado, o due che insieme fanno la stessa lunghezza.
talo-tip-fantasy-build = { $device ->
    [touch] Sposta il mattoncino con un dito, giralo con due. La sua ombra mostra dove si poserà.
   *[mouse] Sposta il mattoncino con il mouse, giralo con la rotella, fai clic per lasciarlo. La sua ombra mostra dove si poserà.
}

# La fine e la galleria
talo-build-built = Sta in piedi!
talo-build-fallen = È crollato tutto
talo-build-rebuild = Costruisci ancora
talo-build-turntable = La costruzione, che gira.
talo-gallery-title = Galleria
talo-gallery-untitled = Costruzione libera
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Su questo dispositivo non si è ancora costruito niente. Quello che finisci in Talo-Fantasy arriva qui.
talo-gallery-build = Costruisci qualcosa
talo-gallery-fallen = Alla fine è crollato tutto.
talo-gallery-forget = Togli
talo-gallery-kept = La tua costruzione è nella galleria di questo dispositivo.
talo-gallery-forbidden = Questo browser non conserva niente, quindi non c’è una galleria. Salva l’immagine o la partita.

# Le parole che si possono scrivere in una frase, separate da virgole; docs/how-to/translating.md dice come si trovano
talo-say-upright = in piedi, dritt*, vertical*
talo-say-lying = sdraiat*, coricat*, distes*, piatt*, orizzontal*
talo-say-leaning = inclinat*, obliqu*, di sbieco
talo-say-turned = girat*, ruotat*
talo-say-clockwise = in senso orario, senso orario
talo-say-counterclockwise = in senso antiorario, antiorario
talo-say-east = est, oriental*
talo-say-west = ovest, occidental*
talo-say-north = nord
talo-say-south = sud
talo-say-on = su, sul, sopra, in cima
talo-say-beside = accanto, di fianco, vicino
talo-say-bar = mattoncin*, numero, n°, #
talo-say-end = estremità, capo, bordo, punta
talo-say-height = altezza, alto
talo-say-degrees = grado, gradi, °
