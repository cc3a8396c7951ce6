# Bubblee Pop (Bąbelsy).

bubbles-colour = { $bubble ->
    [R] rote
    [P] lila
    [Y] gelbe
    [B] blaue
    [G] grüne
   *[K] schwarze
}
bubbles-colour-name = { $bubble ->
    [R] Rot
    [P] Lila
    [Y] Gelb
    [B] Blau
    [G] Grün
   *[K] Schwarz
}

bubbles-prompt-draw = Für Platz { $seat } wird eine Blase aus dem Beutel gezogen.
bubbles-prompt-place = Platz { $seat } legt die { bubbles-colour } Blase auf ein freies Feld des Himmels.
bubbles-prompt-swap = Platz { $seat } darf zwei benachbarte Blasen des Himmels tauschen; „.“ lässt den Himmel, wie er ist.
bubbles-prompt-drop = Platz { $seat } wählt zwei benachbarte Blasen des Himmels; beide fallen auf den Planeten von Platz { $seat }.
bubbles-prompt-send = Platz { $seat } darf Blasen der Reihen auf den anderen Planeten schicken; „.“ beendet das Schicken.
bubbles-prompt-powers = { $whose ->
    [own] Platz { $seat } darf eine Kraft einsetzen ({ $powers }); „.“ verzichtet.
   *[other] Platz { $other } ist am Zug, aber Platz { $seat } hat Kräfte ({ $powers }) und entscheidet zuerst; „.“ verzichtet.
}

bubbles-cleared = Auf dem anderen Planeten liegen nur noch schwarze Blasen: Die Mission ist geschafft.
bubbles-burst = Alle Spalten auf dem Planeten von Platz { $other } sind voll, und noch eine Blase kommt: Platz { $seat } gewinnt.
bubbles-stuck = Platz { $seat } kann keine zwei Blasen mehr fallen lassen und verliert.
bubbles-stuck-solo = Es können keine zwei Blasen mehr fallen: Die Mission ist verloren.
bubbles-no-refill = Der Beutel kann den Himmel nicht mehr füllen. Platz 1 hat { $one ->
    [one] { $one } Blase
   *[other] { $one } Blasen
}, Platz 2 hat { $two }: Platz { $seat } gewinnt.
bubbles-shared = Der Beutel kann den Himmel nicht mehr füllen. Beide haben { $one ->
    [one] { $one } Blase
   *[other] { $one } Blasen
} und teilen sich den Sieg.
bubbles-no-refill-solo = Der Beutel kann den Himmel nicht mehr füllen: Die Mission ist verloren.

bubbles-unreadable = „{ $token }“ ist keine Aktion dieses Spiels. Beispiele: =c5 legt, c5~d5 tauscht, c5+d5 lässt fallen, R:a8~b8 setzt eine Kraft ein, >c3 schickt, „.“ passt.
bubbles-order = Die zwei Felder werden nach Spalte, dann nach Zeile geschrieben: { $token }.
bubbles-not-sky = { $one } und { $other } liegen nicht beide im Himmel; der Himmel sind die Zeilen 5 und 6.
bubbles-not-adjacent = { $one } und { $other } liegen weder in einer Zeile noch in einer Spalte nebeneinander.

bubbles-draw-first = Zuerst wird eine Blase aus dem Beutel gezogen.
bubbles-place-first = Zuerst braucht die { bubbles-colour } Blase aus dem Beutel ein freies Feld im Himmel.
bubbles-swap-first = Zuerst der Himmel: Tausche zwei benachbarte Blasen, oder lass ihn mit „.“, wie er ist.
bubbles-drop-first = { $kind ->
    [swap] Getauscht wird einmal im Zug; jetzt müssen zwei Blasen fallen.
   *[other] Jetzt müssen zwei Blasen fallen; vorher geht nichts anderes.
}
bubbles-send-first = Zuerst das Schicken: Wähle eine Blase einer Reihe, oder beende es mit „.“.
bubbles-powers-first = Zuerst die Kräfte: Setze eine ein, oder verzichte mit „.“.
bubbles-send-solo = Blasen aus Reihen werden nur in Missionen geschickt, nicht im Duell.
bubbles-powers-off = Dieses Spiel wird ohne Kräfte gespielt.

bubbles-not-in-bag = Im Beutel ist keine { bubbles-colour } Blase mehr.
bubbles-sky-taken = { $cell } ist schon belegt; eine gezogene Blase braucht ein freies Feld des Himmels.
bubbles-must-swap = So wie der Himmel ist, können keine zwei Blasen fallen; ein Tausch muss es möglich machen.
bubbles-same-colour = { $one } und { $other } haben dieselbe Farbe: Nichts würde sich ändern.
bubbles-swap-stuck = Nach dem Tausch von { $one } und { $other } könnten keine zwei Blasen fallen.
bubbles-out-of-reach = { $one } und { $other } sind außer Reichweite: Wenigstens eine der beiden muss in Zeile { $row } liegen.
bubbles-too-high = Wenn { $one } und { $other } fallen, bleibt eine Spalte höher als ihre vier Felder.

bubbles-sent-already = Die Blase von { $cell } ist schon geschickt.
bubbles-nothing-there = Auf { $cell } liegt keine Blase.
bubbles-not-in-line = Die Blase auf { $cell } gehört zu keiner Reihe; nur Blasen aus Reihen können geschickt werden.
bubbles-column-full = Spalte { $column } des anderen Planeten ist voll.
bubbles-sent-enough = Diese Gruppe hat so viele Blasen geschickt, wie sie darf.

bubbles-power-not-held = Platz { $seat } hat gerade keine { bubbles-colour } Kraft.
bubbles-red-other = Rot tauscht Blasen des anderen Planeten, nicht des eigenen.
bubbles-green-own = Grün tauscht Blasen des eigenen Planeten, nicht des anderen.
bubbles-exchange-empty = { $one } und { $other } sind nicht beide belegt.
bubbles-purple-own = Lila schickt eine Blase des eigenen Planeten.
bubbles-yellow-own = Gelb wertet eine Blase des eigenen Planeten.
bubbles-not-free = Die Blase auf { $cell } ist nicht frei: Eine andere liegt auf ihr.
bubbles-blue-row = Blau nimmt eine Blase von der anderen Seite des Himmels, Zeile { $row }.

bubbles-letter = „{ $letter }“ ist kein Buchstabe für { $option }; die Buchstaben sind: { $known }.
bubbles-length = { $option } braucht { $length } Buchstaben; es sind { $count }.
bubbles-sky-two = Im Himmel eines Duells liegen zwei von jeder Farbe außer Schwarz; { bubbles-colour-name } ist { $count ->
    [0] gar nicht da.
    [one] einmal da.
   *[other] { $count }-mal da.
}
bubbles-sky-adjacent = Die zwei Blasen auf { $one } und { $other } ({ bubbles-colour-name }) berühren sich; im Himmel eines Duells dürfen das keine zwei einer Farbe, auch nicht schräg.
bubbles-solo-first = Eine Mission hat nur einen Platz; wer beginnt, ist keine Frage.
bubbles-numbered-alone = Eine Mission mit Nummer bringt Himmel und Planet mit; { $option } gehört zu einer eigenen Mission.
bubbles-planet-floating = Die Blase auf { $cell } schwebt: Unter ihr liegt nichts.
bubbles-planet-line = Auf dem Planeten liegt schon eine fertige Reihe ({ bubbles-colour-name }).
bubbles-planet-done = Auf dem Planeten liegt keine farbige Blase; es gäbe nichts zu tun.
bubbles-too-many = Es gibt nur { $most } { bubbles-colour } Blasen; Planeten, Himmel und Beutel bräuchten { $count }.

bubbles-mission-gap = Eine zwischen zweien
bubbles-mission-raised = Auf schwarzem Grund
bubbles-mission-corner = Vier in der Ecke
bubbles-mission-pull = Eine zieht die andere
bubbles-mission-third = Die dritte
bubbles-mission-cards = Kartenhaus
bubbles-mission-middle-pair = Zwei Seiten
bubbles-mission-upright = Aufrecht
bubbles-mission-chimney = Der Schornstein
bubbles-mission-pillar = Hinter der Säule
bubbles-mission-shared-gap = Eine Lücke für zwei
bubbles-mission-alone = Allein in der Mitte
bubbles-mission-two-floors = Zwei Stockwerke
bubbles-mission-stairs = Eins nach dem anderen
bubbles-mission-bridges = Zwei Brücken
bubbles-mission-aside = Etwas abseits
bubbles-mission-three-floors = Drei Stockwerke
bubbles-mission-buried = Verschüttet
bubbles-mission-edge = Ganz am Rand
bubbles-mission-cage = Der schwarze Käfig
