# Talo-Fantasy op de pagina: handen, woorden voor wat waar staat, het einde, de galerij

# Waar en hoe een balkje is
talo-build-upright = rechtop
talo-build-lying-east = liggend van west naar oost
talo-build-lying-north = liggend van zuid naar noord
talo-build-lying = liggend, { $bearing } graden gedraaid van noord naar oost
talo-build-leaning = schuin, { $degrees } graden boven de tafel
talo-build-place = { $attitude }, het midden { $east } ten oosten en { $north } ten noorden van de hoek, van hoogte { $low } tot { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] de grond
       *[other] niets
    }
    [1] { $ground ->
        [true] balkje { $bars } en de grond
       *[other] balkje { $bars }
    }
   *[other] { $ground ->
        [true] de balkjes { $bars } en de grond
       *[other] de balkjes { $bars }
    }
}
talo-build-bar = Balkje { $number }, lengte { $length }: { $place }. Het raakt { $touched }.
talo-build-bar-short = balkje { $number }, lengte { $length }
talo-build-held-so = Je houdt het balkje van { $length } vast: { $place }.
talo-build-rests-on = Het balkje van { $length } zou op { $touched } komen.
talo-build-measured = Hoogte { $height }, overhang { $overhang }, voeten { $feet }, balkjes { $bars }.
talo-build-standing = { $count ->
    [0] Er staat nog niets
    [one] Eén balkje
   *[other] { $count } balkjes
}

# Zetten
talo-build-passes = past
talo-build-ends = stopt met bouwen
talo-build-places = { $second ->
    [0] laat een { $first } los
   *[other] laat een { $first } en een { $second } tegelijk los
}{ $back ->
    [true] ; het glijdt weg en komt terug
   *[other] { $moved ->
        [0] {""}
        [one] ; er beweegt één balkje
       *[other] ; er bewegen { $moved } balkjes
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Er heeft één balkje bewogen.
           *[other] Er hebben { $moved } balkjes bewogen.
        }
        [one] Eén balkje is van de tafel gevallen.
       *[other] { $out } balkjes zijn van de tafel gevallen.
    }
   *[other] Het is weggegleden en ligt weer in de hand.
}

# Handen
talo-build-take-bar = het balkje van { $length } in de hand nemen
talo-build-hold = Vasthouden
talo-build-unhold = Terugnemen
talo-build-holds = Je houdt het balkje van { $length } vast. Breng nu het andere balkje.
talo-build-let-go = Loslaten
talo-build-turning = Draaien, optillen, laten zakken
talo-build-turn-left = Naar links draaien
talo-build-turn-right = Naar rechts draaien
talo-build-tip-north = Naar noord of zuid kantelen
talo-build-tip-east = Naar oost of west kantelen
talo-build-lay = Leggen of rechtop zetten
talo-build-raise = Optillen
talo-build-lower = Zacht omlaag
talo-build-snapping = Helpen om recht en gelijk te leggen
talo-build-pass = Passen
talo-build-done = Klaar
talo-build-done-sure = Hier stoppen met bouwen?
talo-build-go-on = Verder bouwen
talo-build-again = De val nog eens zien, van een andere kant
talo-build-not-now = Er is nu geen balkje neer te zetten.
talo-build-no-physics = De zwaartekracht kon niet worden geladen. Kijk of je verbinding hebt en open de tafel opnieuw.

# Zinnen en velden
talo-build-sentence = Zeg waar het balkje komt
talo-build-sentence-example = 2, rechtop, op balkje 7, aan het oostelijke eind, 15 graden gedraaid
talo-build-hold-so = Zo vasthouden
talo-build-not-understood = Die zin begrijp ik niet. Probeer bijvoorbeeld: rechtop, op balkje 1, aan het oostelijke eind. Of: liggend van west naar oost, op 5, 3.
talo-build-fields = Hetzelfde, stap voor stap
talo-build-field-attitude = Hoe
talo-build-field-place = Waar
talo-build-field-at = op een punt van de tafel
talo-build-field-on = op een balkje
talo-build-field-beside = naast een balkje
talo-build-field-east = Oost
talo-build-field-north = Noord
talo-build-field-bar = Welk balkje
talo-build-field-side = Aan welke kant
talo-build-field-middle = in het midden
talo-build-field-degrees = Gedraaid (graden)
talo-build-as-it-is = zoals het is
talo-build-side = { $side ->
    [east] oost
    [west] west
    [north] noord
   *[south] zuid
}
talo-build-view-above = Van boven
talo-build-view-south = Vanuit het zuiden
talo-build-view-east = Vanuit het oosten

# Maten en doelen
talo-build-measures = Maten
talo-build-measure-height = Hoogte
talo-build-measure-overhang = Overhang
talo-build-measure-feet = Voeten
talo-build-measure-bars = Balkjes
talo-build-goal = Doel
talo-option-mode = Wat spelen jullie?
talo-option-mode-climb = Naar de top klimmen
talo-option-mode-fantasy = Vrij bouwen
talo-mode-fantasy = Talo-Fantasy: bouw wat je wilt, zonder vakken en met echt gewicht. Niemand verliest. Zo’n tafel staat op de server, die elk balkje nakijkt.
talo-option-players-1 = één
talo-option-board-table = de kale tafel
talo-option-goal = Doel
talo-option-goal-none = geen
talo-option-goal-house = een huis
talo-option-goal-animal = een dier
talo-option-goal-vehicle = een voertuig
talo-option-goal-bridge = een brug
talo-option-goal-tripod = iets hoogs op drie voeten
talo-option-goal-height = zo hoog mogelijk
talo-option-goal-overhang = een grote overhang
talo-option-goal-anything = wat je maar wilt
talo-tip-fantasy-take = Pak een balkje van de lengte die je gooide, of twee die samen zo lang zijn.
talo-tip-fantasy-build = { $device ->
    [touch] Schuif het balkje met één vinger, draai het met twee. De schaduw laat zien waar het landt.
   *[mouse] Schuif het balkje met de muis, draai het met het wiel, klik om los te laten. De schaduw laat zien waar het landt.
}

# Het einde en de galerij
talo-build-built = Het staat!
talo-build-fallen = Het is ingestort
talo-build-rebuild = Nog eens bouwen
talo-build-turntable = Het bouwwerk, dat ronddraait.
talo-gallery-title = Galerij
talo-gallery-untitled = Vrij gebouwd
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Op dit apparaat is nog niets gebouwd. Wat je in Talo-Fantasy afmaakt, komt hier.
talo-gallery-build = Iets bouwen
talo-gallery-fallen = Op het eind stortte het in.
talo-gallery-forget = Weghalen
talo-gallery-kept = Je bouwwerk staat in de galerij van dit apparaat.
talo-gallery-forbidden = Deze browser bewaart niets, dus er is geen galerij. Bewaar de afbeelding of het verslag.

# De woorden die je in een zin kunt typen, met komma’s ertussen; docs/how-to/translating.md vertelt hoe ze gevonden worden
talo-say-upright = rechtop, staand*, staat, overeind, verticaal
talo-say-lying = liggend*, ligt, plat, horizontaal
talo-say-leaning = schuin*, leunt, leunend*, gekanteld*
talo-say-turned = gedraaid*, draai*
talo-say-clockwise = met de klok mee, rechtsom
talo-say-counterclockwise = tegen de klok in, linksom
talo-say-east = oost*
talo-say-west = west*
talo-say-north = noord*
talo-say-south = zuid*
talo-say-on = op, bovenop, boven op, boven
talo-say-beside = naast
talo-say-bar = balk*, nummer, nr, #
talo-say-end = *eind*, rand, randje
talo-say-height = hoogte, hoog
talo-say-degrees = graad, graden, °
