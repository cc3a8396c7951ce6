# Talo-Fantasy på siden: hendene, ord for hva som står hvor, slutten, galleriet

# Hvor og hvordan en bjelke er
talo-build-upright = stående
talo-build-lying-east = liggende fra vest til øst
talo-build-lying-north = liggende fra sør til nord
talo-build-lying = liggende, dreid { $bearing } grader fra nord mot øst
talo-build-leaning = på skrå, { $degrees } grader over bordet
talo-build-place = { $attitude }, midten { $east } øst og { $north } nord for hjørnet, fra høyde { $low } til { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] bakken
       *[other] ingenting
    }
    [1] { $ground ->
        [true] bjelke { $bars } og bakken
       *[other] bjelke { $bars }
    }
   *[other] { $ground ->
        [true] bjelkene { $bars } og bakken
       *[other] bjelkene { $bars }
    }
}
talo-build-bar = Bjelke { $number }, en { $length }-er: { $place }. Den berører { $touched }.
talo-build-bar-short = bjelke { $number }, en { $length }-er
talo-build-held-so = Du holder { $length }-eren: { $place }.
talo-build-rests-on = { $length }-eren ville lande på { $touched }.
talo-build-measured = Høyde { $height }, overheng { $overhang }, føtter { $feet }, bjelker { $bars }.
talo-build-standing = { $count ->
    [0] Ingenting står ennå
    [one] Én bjelke
   *[other] { $count } bjelker
}

# Trekk
talo-build-passes = står over
talo-build-ends = avslutter byggingen
talo-build-places = { $second ->
    [0] slipper en { $first }-er
   *[other] slipper en { $first }-er og en { $second }-er samtidig
}{ $back ->
    [true] ; den glir og kommer tilbake
   *[other] { $moved ->
        [0] {""}
        [one] ; én bjelke flytter på seg
       *[other] ; { $moved } bjelker flytter på seg
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Én bjelke har flyttet på seg.
           *[other] { $moved } bjelker har flyttet på seg.
        }
        [one] Én bjelke har falt av bordet.
       *[other] { $out } bjelker har falt av bordet.
    }
   *[other] Den gled og er tilbake på hånden.
}

# Hender
talo-build-take-bar = ta { $length }-eren på hånden
talo-build-hold = Hold
talo-build-unhold = Ta tilbake
talo-build-holds = Du holder { $length }-eren. Hent nå den andre bjelken.
talo-build-let-go = Slipp
talo-build-turning = Drei, løft, senk
talo-build-turn-left = Drei til venstre
talo-build-turn-right = Drei til høyre
talo-build-tip-north = Vipp mot nord eller sør
talo-build-tip-east = Vipp mot øst eller vest
talo-build-lay = Legg ned eller sett opp
talo-build-raise = Løft
talo-build-lower = Senk sakte
talo-build-snapping = Hjelp til å legge rett og jevnt
talo-build-pass = Stå over
talo-build-done = Ferdig
talo-build-done-sure = Avslutte byggingen her?
talo-build-go-on = Bygg videre
talo-build-again = Se fallet igjen, fra en annen side
talo-build-not-now = Det er ingen bjelke å legge nå.
talo-build-no-physics = Tyngdekraften kunne ikke lastes inn. Sjekk forbindelsen og åpne bordet på nytt.

# Setninger og felt
talo-build-sentence = Si hvor bjelken skal
talo-build-sentence-example = 2, stående, oppå bjelke 7, i østenden, dreid 15 grader
talo-build-hold-so = Hold den slik
talo-build-not-understood = Det var vanskelig å forstå. Prøv noe slikt: stående, oppå bjelke 1, i østenden. Eller: liggende fra vest til øst, ved 5, 3.
talo-build-fields = Det samme, i felt
talo-build-field-attitude = Hvordan
talo-build-field-place = Hvor
talo-build-field-at = et sted på bordet
talo-build-field-on = oppå en bjelke
talo-build-field-beside = ved siden av en bjelke
talo-build-field-east = Øst
talo-build-field-north = Nord
talo-build-field-bar = Hvilken bjelke
talo-build-field-side = På hvilken side
talo-build-field-middle = i midten
talo-build-field-degrees = Dreid i grader
talo-build-as-it-is = som den er
talo-build-side = { $side ->
    [east] øst
    [west] vest
    [north] nord
   *[south] sør
}
talo-build-view-above = Ovenfra
talo-build-view-south = Fra sør
talo-build-view-east = Fra øst

# Mål og målinger
talo-build-measures = Målinger
talo-build-measure-height = Høyde
talo-build-measure-overhang = Overheng
talo-build-measure-feet = Føtter
talo-build-measure-bars = Bjelker
talo-build-goal = Mål
talo-option-mode = Hva dere spiller
talo-option-mode-climb = Klatre til topps
talo-option-mode-fantasy = Bygg fritt
talo-mode-fantasy = Talo-Fantasy: bygg det dere vil, uten felt og med ekte tyngde. Ingen taper. Et slikt bord står på serveren, som sjekker hver bjelke.
talo-option-players-1 = én
talo-option-board-table = bare bordet
talo-option-goal = Mål
talo-option-goal-none = ikke noe
talo-option-goal-house = et hus
talo-option-goal-animal = et dyr
talo-option-goal-vehicle = et kjøretøy
talo-option-goal-bridge = en bro
talo-option-goal-tripod = noe høyt på tre føtter
talo-option-goal-height = så høyt som mulig
talo-option-goal-overhang = et langt overheng
talo-option-goal-anything = hva som helst
talo-tip-fantasy-take = Ta én bjelke med lengden på kastet, eller to som er like lange til sammen.
talo-tip-fantasy-build = { $device ->
    [touch] Flytt bjelken med én finger, drei den med to. Skyggen viser hvor den lander.
   *[mouse] Flytt bjelken med musa, drei den med musehjulet, klikk for å slippe. Skyggen viser hvor den lander.
}

# Slutten og galleriet
talo-build-built = Det står!
talo-build-fallen = Det har rast
talo-build-rebuild = Bygg igjen
talo-build-turntable = Byggverket, som snurrer sakte.
talo-gallery-title = Galleri
talo-gallery-untitled = Bygd fritt
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Ingenting er bygd på denne enheten ennå. Det du gjør ferdig i Talo-Fantasy, kommer hit.
talo-gallery-build = Bygg noe
talo-gallery-fallen = Det raste til slutt.
talo-gallery-forget = Fjern
talo-gallery-kept = Byggverket er tatt vare på i galleriet på denne enheten.
talo-gallery-forbidden = Denne nettleseren lagrer ingenting, så det finnes ikke noe galleri. Lagre bildet eller protokollen.
talo-say-upright = stående, står, oppreist*, loddrett*, vertikal*, på høykant
talo-say-lying = liggende, ligger, flat*, vannrett*, horisontal*
talo-say-leaning = på skrå, skrå*, hellende, lener, vippet
talo-say-turned = dreid*, drei, vridd*, rotert*, snudd*
talo-say-clockwise = med klokk*, med urviser*
talo-say-counterclockwise = mot klokk*, mot urviser*
talo-say-east = øst*
talo-say-west = vest*
talo-say-north = nord*
talo-say-south = sør*, syd*
talo-say-on = oppå, ovenpå, på toppen av, på, over
talo-say-beside = ved siden av, på siden av, inntil
talo-say-bar = bjelke*, nummer, nr, #
talo-say-end = *enden, ende, *kanten, kant
talo-say-height = høyde*, høyt
talo-say-degrees = grad*, °
