# Talo-Fantasy auf der Seite: Hände, Worte dafür, was wo steht, das Ende, die Galerie

# Wo und wie ein Stab ist
fantasy-upright = stehend
fantasy-lying-east = liegend von West nach Ost
fantasy-lying-north = liegend von Süd nach Nord
fantasy-lying = liegend, um { $bearing } Grad von Norden nach Osten gedreht
fantasy-leaning = schräg, { $degrees } Grad über dem Tisch
fantasy-place = { $attitude }, die Mitte { $east } östlich und { $north } nördlich der Ecke, von Höhe { $low } bis { $high }
fantasy-touched = { $count ->
    [0] { $ground ->
        [true] den Boden
       *[other] nichts
    }
    [1] { $ground ->
        [true] Stab { $bars } und den Boden
       *[other] Stab { $bars }
    }
   *[other] { $ground ->
        [true] die Stäbe { $bars } und den Boden
       *[other] die Stäbe { $bars }
    }
}
fantasy-bar = Stab { $number }, ein { $length }er: { $place }. Er berührt { $touched }.
fantasy-bar-short = Stab { $number }, ein { $length }er
fantasy-held-so = Der { $length }er wird gehalten: { $place }.
fantasy-rests-on = Der { $length }er würde auf { $touched } kommen.
fantasy-measured = Höhe { $height }, Überhang { $overhang }, Füße { $feet }, Stäbe { $bars }.
fantasy-standing = { $count ->
    [0] Noch steht nichts
    [one] Ein Stab
   *[other] { $count } Stäbe
}

# Züge
fantasy-passes = gibt weiter
fantasy-ends = beendet das Bauen
fantasy-places = { $second ->
    [0] lässt einen { $first }er los
   *[other] lässt einen { $first }er und einen { $second }er zugleich los
}{ $back ->
    [true] ; er rutscht ab und kommt zurück
   *[other] { $moved ->
        [0] {""}
        [one] ; ein Stab bewegt sich
       *[other] ; { $moved } Stäbe bewegen sich
    }
}
fantasy-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Ein Stab hat sich bewegt.
           *[other] { $moved } Stäbe haben sich bewegt.
        }
        [one] Ein Stab hat den Tisch verlassen.
       *[other] { $out } Stäbe haben den Tisch verlassen.
    }
   *[other] Er ist abgerutscht und wieder in der Hand.
}

# Hände
fantasy-take-bar = den { $length }er in die Hand nehmen
fantasy-hold = Halten
fantasy-unhold = Zurücknehmen
fantasy-holds = Der { $length }er wird gehalten. Bring jetzt den anderen Stab.
fantasy-let-go = Loslassen
fantasy-turning = Drehen, heben, senken
fantasy-turn-left = Nach links drehen
fantasy-turn-right = Nach rechts drehen
fantasy-tip-north = Nach Norden oder Süden kippen
fantasy-tip-east = Nach Osten oder Westen kippen
fantasy-lay = Hinlegen oder aufstellen
fantasy-raise = Heben
fantasy-lower = Langsam senken
fantasy-snapping = An rechten Winkeln und bündigen Seiten einrasten
fantasy-pass = Weitergeben
fantasy-done = Fertig
fantasy-done-sure = Das Bauen hier beenden?
fantasy-go-on = Weiterbauen
fantasy-again = Den Sturz noch einmal ansehen, von einer anderen Seite
fantasy-not-now = Gerade ist kein Stab zu legen.
fantasy-no-physics = Die Physik des Holzes konnte nicht geladen werden. Prüfe die Verbindung und öffne den Tisch noch einmal.

# Sätze und Felder
fantasy-sentence = Sag, wohin der Stab kommt
fantasy-sentence-example = 2, stehend, oben auf Stab 7, am Ostende, um 15 Grad gedreht
fantasy-hold-so = So halten
fantasy-not-understood = Das war nicht zu verstehen. Versuch etwas wie: stehend, auf Stab 1, am Ostende. Oder: liegend von West nach Ost, bei 5, 3.
fantasy-fields = Dasselbe in Feldern
fantasy-field-attitude = Wie
fantasy-field-place = Wo
fantasy-field-at = an einem Punkt des Tischs
fantasy-field-on = oben auf einem Stab
fantasy-field-beside = neben einem Stab
fantasy-field-east = Ost
fantasy-field-north = Nord
fantasy-field-bar = Welcher Stab
fantasy-field-side = An welcher Seite
fantasy-field-middle = in der Mitte
fantasy-field-degrees = Gedreht um Grad
fantasy-as-it-is = wie er ist
fantasy-side = { $side ->
    [east] Osten
    [west] Westen
    [north] Norden
   *[south] Süden
}
fantasy-view-above = Von oben
fantasy-view-south = Von Süden
fantasy-view-east = Von Osten

# Maße und Ziele
fantasy-measures = Maße
fantasy-measure-height = Höhe
fantasy-measure-overhang = Überhang
fantasy-measure-feet = Füße
fantasy-measure-bars = Stäbe
fantasy-goal = Ziel
talo-option-mode = Was gespielt wird
talo-option-mode-climb = Nach oben klettern
talo-option-mode-fantasy = Frei bauen
talo-mode-fantasy = Talo-Fantasy: Baut, was ihr wollt, ohne Raster und mit echtem Gewicht. Niemand verliert. So ein Tisch steht auf dem Server, der jeden Stab prüft.
talo-option-players-1 = eine Person
talo-option-board-table = der blanke Tisch
talo-option-goal = Ziel
talo-option-goal-none = keines
talo-option-goal-house = ein Haus
talo-option-goal-animal = ein Tier
talo-option-goal-vehicle = ein Fahrzeug
talo-option-goal-bridge = eine Brücke
talo-option-goal-tripod = etwas Hohes auf drei Füßen
talo-option-goal-height = so hoch wie möglich
talo-option-goal-overhang = ein weiter Überhang
talo-option-goal-anything = irgendetwas
talo-tip-fantasy-take = Nimm einen Stab der gewürfelten Länge oder zwei, die zusammen so lang sind.
talo-tip-fantasy-build = { $device ->
    [touch] Beweg den Stab mit einem Finger, dreh ihn mit zweien. Sein Schatten zeigt, wo er landet.
   *[mouse] Beweg den Stab mit der Maus, dreh ihn mit dem Rad, ein Klick lässt ihn los. Sein Schatten zeigt, wo er landet.
}

# Das Ende und die Galerie
fantasy-built = Es steht
fantasy-fallen = Es ist eingestürzt
fantasy-rebuild = Noch einmal bauen
fantasy-turntable = Das Bauwerk dreht sich.
gallery-title = Galerie
gallery-untitled = Frei gebaut
gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
gallery-empty = Auf diesem Gerät wurde noch nichts gebaut. Was ihr in Talo-Fantasy fertig baut, kommt hierher.
gallery-build = Etwas bauen
gallery-fallen = Am Ende ist es eingestürzt.
gallery-forget = Entfernen
gallery-kept = Es ist in der Galerie dieses Geräts.
gallery-forbidden = Dieser Browser behält nichts, darum gibt es keine Galerie. Speichere das Bild oder die Aufzeichnung.
