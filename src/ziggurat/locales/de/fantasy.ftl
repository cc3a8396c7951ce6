# Talo-Fantasy auf der Seite: Hände, Worte dafür, was wo steht, das Ende, die Galerie

# Wo und wie ein Stab ist
talo-build-upright = stehend
talo-build-lying-east = liegend von West nach Ost
talo-build-lying-north = liegend von Süd nach Nord
talo-build-lying = liegend, um { $bearing } Grad von Norden nach Osten gedreht
talo-build-leaning = schräg, { $degrees } Grad über dem Tisch
talo-build-place = { $attitude }, die Mitte { $east } östlich und { $north } nördlich der Ecke, von Höhe { $low } bis { $high }
talo-build-touched = { $count ->
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
talo-build-bar = Stab { $number }, ein { $length }er: { $place }. Er berührt { $touched }.
talo-build-bar-short = Stab { $number }, ein { $length }er
talo-build-held-so = Der { $length }er wird gehalten: { $place }.
talo-build-rests-on = Der { $length }er käme auf: { $touched }.
talo-build-measured = Höhe { $height }, Überhang { $overhang }, Füße { $feet }, Stäbe { $bars }.
talo-build-standing = { $count ->
    [0] Noch steht nichts
    [one] Ein Stab
   *[other] { $count } Stäbe
}

# Züge
talo-build-passes = passt
talo-build-ends = beendet das Bauen
talo-build-places = { $second ->
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
talo-build-told = { $back ->
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
talo-build-take-bar = den { $length }er in die Hand nehmen
talo-build-hold = Halten
talo-build-unhold = Zurücknehmen
talo-build-holds = Der { $length }er wird gehalten. Bring jetzt den anderen Stab.
talo-build-let-go = Loslassen
talo-build-turning = Drehen, heben, senken
talo-build-turn-left = Nach links drehen
talo-build-turn-right = Nach rechts drehen
talo-build-tip-north = Nach Norden oder Süden kippen
talo-build-tip-east = Nach Osten oder Westen kippen
talo-build-lay = Hinlegen oder aufstellen
talo-build-raise = Heben
talo-build-lower = Langsam senken
talo-build-snapping = An rechten Winkeln und bündigen Seiten einrasten
talo-build-pass = Passen
talo-build-done = Fertig
talo-build-done-sure = Das Bauen hier beenden?
talo-build-go-on = Weiterbauen
talo-build-again = Den Sturz noch einmal ansehen, von einer anderen Seite
talo-build-not-now = Gerade ist kein Stab zu legen.
talo-build-no-physics = Die Physik des Holzes konnte nicht geladen werden. Prüfe die Verbindung und öffne den Tisch noch einmal.

# Sätze und Felder
talo-build-sentence = Sag, wohin der Stab kommt
talo-build-sentence-example = 2, stehend, oben auf Stab 7, am Ostende, um 15 Grad gedreht
talo-build-hold-so = So halten
talo-build-not-understood = Das war nicht zu verstehen. Versuch etwas wie: stehend, auf Stab 1, am Ostende. Oder: liegend von West nach Ost, bei 5, 3.
talo-build-fields = Dasselbe in Feldern
talo-build-field-attitude = Wie
talo-build-field-place = Wo
talo-build-field-at = an einem Punkt des Tischs
talo-build-field-on = oben auf einem Stab
talo-build-field-beside = neben einem Stab
talo-build-field-east = Ost
talo-build-field-north = Nord
talo-build-field-bar = Welcher Stab
talo-build-field-side = An welcher Seite
talo-build-field-middle = in der Mitte
talo-build-field-degrees = Gedreht um Grad
talo-build-as-it-is = wie er ist
talo-build-side = { $side ->
    [east] Osten
    [west] Westen
    [north] Norden
   *[south] Süden
}
talo-build-view-above = Von oben
talo-build-view-south = Von Süden
talo-build-view-east = Von Osten

# Die Wörter der Sätze über Stäbe, mit Kommas dazwischen; docs/how-to/translating.md sagt, wie sie gefunden werden
talo-say-upright = stehend*, steht, aufrecht*, senkrecht*, hochkant
talo-say-lying = liegend*, liegt, flach*, waagrecht*, waagerecht*
talo-say-leaning = geneigt*, gekippt*, schräg*, lehnt, angelehnt
talo-say-turned = gedreht*, verdreht*, drehen, dreh
talo-say-clockwise = im Uhrzeigersinn
talo-say-counterclockwise = gegen den Uhrzeigersinn, gegen Uhrzeigersinn
talo-say-east = ost*, öst*
talo-say-west = west*
talo-say-north = nord*, nörd*
talo-say-south = süd*, sued*
talo-say-on = auf, oben auf, über
talo-say-beside = neben
talo-say-bar = Stab*, Nummer, Nr, #
talo-say-end = *ende*, *rand*, *kante*
talo-say-height = *höhe*, hoch
talo-say-degrees = Grad, °

# Maße und Ziele
talo-build-measures = Maße
talo-build-measure-height = Höhe
talo-build-measure-overhang = Überhang
talo-build-measure-feet = Füße
talo-build-measure-bars = Stäbe
talo-build-goal = Ziel
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
talo-build-built = Es steht
talo-build-fallen = Es ist eingestürzt
talo-build-rebuild = Noch einmal bauen
talo-build-turntable = Das Bauwerk dreht sich.
talo-gallery-title = Galerie
talo-gallery-untitled = Frei gebaut
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Auf diesem Gerät wurde noch nichts gebaut. Was ihr in Talo-Fantasy fertig baut, kommt hierher.
talo-gallery-build = Etwas bauen
talo-gallery-fallen = Am Ende ist es eingestürzt.
talo-gallery-forget = Entfernen
talo-gallery-kept = Es ist in der Galerie dieses Geräts.
talo-gallery-forbidden = Dieser Browser behält nichts, darum gibt es keine Galerie. Speichere das Bild oder die Mitschrift.
