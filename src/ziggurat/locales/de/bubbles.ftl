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
bubbles-prompt-swap = Platz { $seat } darf zwei Nachbarn im Himmel tauschen; ein Punkt lässt ihn, wie er ist.
bubbles-prompt-drop = Platz { $seat } wählt zwei Nachbarn im Himmel; beide fallen auf den Planeten von Platz { $seat }.
bubbles-prompt-send = Platz { $seat } darf Blasen der Reihe auf den anderen Planeten schicken; ein Punkt beendet es.
bubbles-prompt-powers = { $whose ->
    [own] Platz { $seat } darf eine Kraft einsetzen ({ $powers }); ein Punkt verzichtet.
   *[other] Platz { $other } ist am Zug, aber Platz { $seat } hat Kräfte ({ $powers }) und entscheidet zuerst; ein Punkt verzichtet.
}

bubbles-cleared = Auf dem anderen Planeten liegen nur noch schwarze Blasen: Die Mission ist geschafft.
bubbles-burst = Alle Spalten auf dem Planeten von Platz { $other } sind voll, und noch eine Blase kommt: Platz { $seat } gewinnt.
bubbles-stuck = Platz { $seat } kann keine zwei Blasen mehr fallen lassen und verliert.
bubbles-stuck-solo = Keine zwei Blasen können mehr fallen: Die Mission ist verloren.
bubbles-no-refill = Der Beutel kann den Himmel nicht mehr füllen. Platz 1 hat { $one ->
    [one] { $one } Blase
   *[other] { $one } Blasen
}, Platz 2 hat { $two }: Platz { $seat } gewinnt.
bubbles-shared = Der Beutel kann den Himmel nicht mehr füllen. Beide haben { $one ->
    [one] { $one } Blase
   *[other] { $one } Blasen
} und teilen sich den Sieg.
bubbles-no-refill-solo = Der Beutel kann den Himmel nicht mehr füllen: Die Mission ist verloren.

bubbles-unreadable = „{ $token }“ ist kein Zug. { bubbles-notation }
bubbles-notation = Beispiele: =c5 legt, c5~d5 tauscht, c5+d5 lässt fallen, R:a8~b8 setzt eine Kraft ein, >c3 schickt, ein Punkt passt.
bubbles-order = Die zwei Felder werden nach Spalte, dann nach Zeile geschrieben: { $token }.
bubbles-not-sky = Beide Blasen müssen im Himmel liegen, in Zeile 5 und 6.
bubbles-not-adjacent = Diese beiden sind keine Nachbarn in einer Zeile oder Spalte.

bubbles-draw-first = Zuerst wird eine Blase aus dem Beutel gezogen.
bubbles-place-first = Zuerst braucht die { bubbles-colour } Blase aus dem Beutel ein freies Feld im Himmel.
bubbles-swap-first = Zuerst der Himmel: Tausche zwei Nachbarn, oder lass ihn, wie er ist.
bubbles-drop-first = { $kind ->
    [swap] Getauscht wird einmal im Zug; jetzt müssen zwei Blasen fallen.
   *[other] Jetzt müssen zwei Blasen fallen; vorher geht nichts anderes.
}
bubbles-send-first = Zuerst das Schicken: Wähle eine Blase der Reihe, oder lass es gut sein.
bubbles-powers-first = Zuerst die Kräfte: Setz eine ein, oder verzichte.
bubbles-send-solo = Blasen aus Reihen werden nur in Missionen geschickt, nicht im Duell.
bubbles-powers-off = Diese Partie wird ohne Kräfte gespielt.

bubbles-not-in-bag = Im Beutel ist keine { bubbles-colour } Blase mehr.
bubbles-sky-taken = Dort liegt schon eine Blase; eine gezogene braucht ein freies Feld im Himmel.
bubbles-must-swap = Aus diesem Himmel können keine zwei Blasen fallen; ein Tausch muss es möglich machen.
bubbles-same-colour = Beide haben dieselbe Farbe: Nichts würde sich ändern.
bubbles-swap-stuck = Nach diesem Tausch könnten keine zwei Blasen fallen.
bubbles-out-of-reach = Diese beiden sind außer Reichweite: Mindestens eine muss von deiner Seite des Himmels kommen.
bubbles-too-high = Wenn diese beiden fallen, bleibt eine Spalte höher als vier.

bubbles-sent-already = Diese Blase ist schon geschickt.
bubbles-nothing-there = Dort liegt keine Blase.
bubbles-not-in-line = Diese Blase gehört zu keiner Reihe; nur Blasen einer Reihe lassen sich schicken.
bubbles-column-full = Diese Spalte des anderen Planeten ist voll.
bubbles-sent-enough = Diese Gruppe hat so viele Blasen geschickt, wie sie darf.

bubbles-power-not-held = Gerade ist keine { bubbles-colour } Kraft da.
bubbles-red-other = Rot tauscht Blasen auf dem anderen Planeten, nicht auf deinem.
bubbles-green-own = Grün tauscht Blasen auf deinem Planeten, nicht auf dem anderen.
bubbles-exchange-empty = Zum Tauschen braucht es zwei Blasen; eines dieser Felder ist leer.
bubbles-purple-own = Lila schickt eine Blase von deinem Planeten.
bubbles-yellow-own = Gelb bringt dir eine Blase von deinem Planeten als Punkt.
bubbles-not-free = Diese Blase ist nicht frei: Eine andere liegt auf ihr.
bubbles-blue-row = Blau nimmt eine Blase von der anderen Seite des Himmels.

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

bubbles-mission-face = Ein Loch in der Mitte
bubbles-mission-shaft = Im Schacht
bubbles-mission-third = Die dritte
bubbles-mission-valley = Das Tal
bubbles-mission-gap = Eine zwischen zweien
bubbles-mission-raised = Auf schwarzem Grund
bubbles-mission-garden = Ein Garten auf Fels
bubbles-mission-sealed = Versiegelt
bubbles-mission-blocks = Zwei Blöcke
bubbles-mission-shared-gap = Eine Lücke für zwei
bubbles-mission-two-floors = Zwei Stockwerke
bubbles-mission-blocks-wall = Eine Mauer dazwischen
bubbles-mission-alone = Allein in der Mitte
bubbles-mission-stairs = Eins nach dem anderen
bubbles-mission-three-floors = Drei Stockwerke
bubbles-mission-floors4 = Vier Stockwerke
bubbles-mission-chimneys = Zwei Schornsteine
bubbles-mission-pull-extra = Eine zieht, eine bleibt
bubbles-mission-bridges-mix = Vier Ufer
bubbles-mission-pyramid = Die Pyramide

# Auf der Seite. Eine Meldung M für das Terminal kann M-you und M-named für die Seite haben.
bubbles-pitch = Zwei Planeten teilen sich einen Himmel. Lass Blasen paarweise fallen, bring drei einer Farbe in eine Reihe und nutze ihre Kraft.
bubbles-prompt-place-you = Du bist dran: Leg die { bubbles-colour } Blase auf ein freies Feld im Himmel.
bubbles-prompt-place-named = { $name } legt die { bubbles-colour } Blase auf ein freies Feld im Himmel.
bubbles-prompt-swap-you = Du bist dran: Tausche zwei Nachbarn im Himmel, oder lass ihn, wie er ist.
bubbles-prompt-swap-named = { $name } darf zwei Nachbarn im Himmel tauschen.
bubbles-prompt-drop-you = Du bist dran: Wähle zwei Nachbarn im Himmel; beide fallen auf deinen Planeten.
bubbles-prompt-drop-named = { $name } wählt zwei Nachbarn im Himmel; beide fallen.
bubbles-prompt-send-you = Du bist dran: Schick Blasen deiner Reihe hinüber, oder lass es gut sein.
bubbles-prompt-send-named = { $name } darf Blasen der Reihe auf den anderen Planeten schicken.
bubbles-prompt-powers-you = { $whose ->
    [own] Du bist dran: Setz eine Kraft ein, oder verzichte.
   *[other] Bevor der Zug weitergeht, entscheidest du: Setz eine Kraft ein, oder verzichte.
}
bubbles-prompt-powers-named = { $name } entscheidet über Kräfte.
bubbles-cleared-named = Auf dem anderen Planeten liegen nur noch schwarze Blasen: Die Mission ist geschafft.
bubbles-burst-you = Der andere Planet ist voll, und noch eine Blase kommt: Du gewinnst.
bubbles-burst-named = Ein Planet ist voll, und noch eine Blase kommt: { $winner } gewinnt.
bubbles-stuck-you = Du kannst keine zwei Blasen mehr fallen lassen und verlierst damit: { $winner } gewinnt.
bubbles-stuck-named = { $name } kann keine zwei Blasen mehr fallen lassen und verliert.
bubbles-no-refill-you = Der Beutel kann den Himmel nicht mehr füllen. Es endet { $one } zu { $two }: Du gewinnst.
bubbles-no-refill-named = Der Beutel kann den Himmel nicht mehr füllen. Es endet { $one } zu { $two }: { $winner } gewinnt.
bubbles-board = Das Brett von Bubblee Pop. { $phase ->
    [place] Eine Blase kommt in den Himmel.
    [swap] Der Himmel darf geändert werden.
    [drop] Zwei Blasen werden fallen.
    [send] Blasen dürfen geschickt werden.
    [powers] Kräfte dürfen eingesetzt werden.
   *[other] {""}
}
bubbles-sky = Der Himmel
bubbles-planet = { $whose ->
    [own] Dein Planet
   *[other] Planet von { $name }
}
bubbles-other-planet = Der andere Planet
bubbles-mission = Mission
bubbles-bag = Im Beutel
bubbles-powers = Kräfte
bubbles-none = keine
bubbles-score = { $count ->
    [one] { $count } Blase gewonnen
   *[other] { $count } Blasen gewonnen
}
bubbles-holds = { $whose ->
    [own] Du: { bubbles-score }; Kräfte: { $powers }.
   *[other] { $name }: { bubbles-score }; Kräfte: { $powers }.
}
bubbles-in-bag = Im Beutel: { $bubbles }.
bubbles-drawn = Aus dem Beutel gezogen: { $colour }.
bubbles-power = { $bubble ->
    [R] Rot: Tausche zwei Nachbarn auf dem anderen Planeten.
    [G] Grün: Tausche zwei Nachbarn auf deinem Planeten.
    [P] Lila: Schick eine freie Blase von dir auf den anderen Planeten.
    [B] Blau: Lass eine Blase von der anderen Seite des Himmels auf den anderen Planeten fallen.
   *[Y] Gelb: Nimm dir eine freie Blase deines Planeten als Punkt.
}
bubbles-how = { $phase ->
    [place] Tipp auf ein freies Feld des Himmels.
    [swap] { $held ->
        [true] Jetzt ihre Nachbarin.
       *[false] Zieh eine Blase auf ihre Nachbarin, oder tipp auf beide.
    }
    [drop] { $held ->
        [true] Jetzt ihre Nachbarin.
       *[false] Tipp auf zwei Nachbarn; beide fallen auf deinen Planeten.
    }
    [send] Tipp auf eine leuchtende Blase, um sie hinüberzuschicken.
   *[powers] { $power ->
        [none] Wähle eine Kraft.
        [B] Tipp auf eine leuchtende Blase des Himmels.
        [P] Tipp auf eine leuchtende Blase deines Planeten.
        [Y] Tipp auf eine leuchtende Blase deines Planeten.
       *[other] { $held ->
            [true] Jetzt ihre Nachbarin.
           *[false] Tipp auf zwei Nachbarn, die leuchten.
        }
    }
}
bubbles-act = { $doing ->
    [place] Hierhin legen
    [swap] Tauschen
    [drop] Fallen lassen
    [send] Schicken
   *[power] Einsetzen
}
bubbles-pass-now = { $phase ->
    [swap] Himmel so lassen
    [send] Genug
   *[powers] Verzichten
}
bubbles-foreseen-gone = { $out ->
    [one] eine Blase
   *[other] { $out } Blasen
}
bubbles-foreseen-scored = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
bubbles-foreseen = { $what ->
    [both] Nimmt { bubbles-foreseen-gone } vom anderen Planeten und bringt { bubbles-foreseen-scored }.
    [out] Nimmt { bubbles-foreseen-gone } vom anderen Planeten.
    [points] Bringt { bubbles-foreseen-scored }.
    [line] Ergibt eine Reihe: Du darfst daraus schicken.
   *[nothing] Nichts platzt.
}
bubbles-foreseen-chain = Eine Kette von { $count }.
bubbles-foreseen-powers = Bringt eine Kraft: { $powers }.
bubbles-foreseen-end = Die Partie endet.
bubbles-done = { $kind ->
    [draw] { $colour } wird gezogen
    [place] auf { $one }
    [swap] { $one } und { $other } getauscht
    [drop] { $one } und { $other } fallen
    [send] { $one } hinübergeschickt
    [power] { $count ->
        [one] Kraft { $colour }: { $one }
       *[other] Kraft { $colour }: { $one } und { $other }
    }
   *[pass] passt
}
bubbles-offer = { $kind ->
    [swap] Tausche { $taking }
    [drop] Lass fallen: { $taking }
    [send] Schick { $taking }
   *[power] Kraft { $colour }: { $taking }
}
bubbles-brief = { $kind ->
    [draw] gezogen
    [place] gelegt
    [swap] Tausch
    [drop] fallen
    [send] { $count ->
        [one] schickt eine
       *[other] schickt { $count }
    }
    [power] Kraft
   *[pass] passt
}
bubbles-suggest = { $kind ->
    [place] Leg { $one } hier in den Himmel
    [swap] Tausche { $one } und { $other }
    [drop] Lass { $one } und { $other } fallen
    [send] Schick { $one } hinüber
   *[power] { $count ->
        [one] Kraft { $colour }: { $one }
       *[other] Kraft { $colour }: { $one } und { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] leer
   *[other] { $colour }
}{ $count ->
    [0] {""}
    [one] , eine Möglichkeit hier
   *[other] , { $count } Möglichkeiten hier
}
bubbles-option-blacks = Schwarze Blasen zu Beginn
bubbles-option-powers = Kräfte
bubbles-option-powers-on = ja
bubbles-option-powers-off = nein, für die erste Partie
bubbles-option-reach = Blasen fallen
bubbles-option-reach-any = von überall im Himmel
bubbles-option-reach-near = mindestens eine von der eigenen Seite
bubbles-option-sky = Der erste Himmel
bubbles-option-sky-help = Zehn Buchstaben, Zeile 5 von a bis e, dann Zeile 6: je zwei von R rot, P lila, Y gelb, B blau, G grün, keine zwei einer Farbe berühren sich, auch nicht schräg. Bleibt das Feld leer, wird gelost.
bubbles-option-planet = Eine eigene Mission
bubbles-option-planet-help = Für eine Person: der andere Planet in zwanzig Buchstaben, seine vier Zeilen vom Himmel bis zum Boden, jede von a bis e; K ist schwarz, ein Punkt ist leer. Keine Blase darf schweben, keine Reihe darf fertig sein, und mindestens eine Blase muss farbig sein. Der erste Himmel ist dann der der Missionen oder zehn beliebige Buchstaben, auch K. Bleibt das Feld leer, ist es ein Duell.
bubbles-option-first = Wer beginnt
bubbles-option-first-1 = Platz 1
bubbles-option-first-2 = Platz 2
bubbles-sky-missing = { $missing ->
    [0] Zwei Blasen einer Farbe dürfen sich nicht berühren, auch nicht schräg.
    [one] Ein Feld ist noch leer. Bis dahin entscheidet der Zufall.
    [10] Der Zufall entscheidet, außer du füllst alle zehn Felder: zwei von jeder Farbe.
   *[other] { $missing } Felder sind noch leer. Bis dahin entscheidet der Zufall.
}
bubbles-editor = Eine eigene Mission
bubbles-editor-words = Wähle eine Blase und tipp auf ein Feld: Sie fällt auf den Boden oder auf die Blasen darunter. Die Mission ist geschafft, wenn keine farbige Blase mehr da ist. Ob deine zu schaffen ist, hat niemand geprüft.
bubbles-editor-choose = Die Blase zum Setzen
bubbles-editor-empty = leer
bubbles-editor-planet = Der Planet
bubbles-editor-clear = Planet leeren
bubbles-editor-share = Schick diesen Link weiter, dann können andere deine Mission spielen.
bubbles-missions = Zwanzig Missionen
bubbles-missions-more = Ein Spiel für dich allein. Bilde Reihen auf deinem Planeten, schick ihre Blasen hinüber und räum den anderen Planeten bis auf die schwarzen Blasen leer. Geschafft ist ein Stern; zwei für höchstens { $steady } Züge, drei für höchstens { $brisk }.
bubbles-missions-done = { $done } von { $count } auf diesem Gerät geschafft.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] als Nächstes
       *[false] noch nicht geschafft
    }
   *[other] geschafft in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }, { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }
}
bubbles-duel = Lieber ein Duell
bubbles-rules =
    Zwei Planeten, dazwischen ein Himmel mit zehn Blasen. Hat der Himmel Lücken, füllst du sie zuerst: Jede Blase, die aus dem Beutel gezogen wird, kommt dorthin, wo du willst.

    Dann darfst du einmal zwei Nachbarn im Himmel tauschen. Dann wählst du zwei Nachbarn, die auf deinen Planeten fallen, jede in ihrer Spalte. Keine Spalte darf höher als vier bleiben.

    Drei oder mehr einer Farbe in einer Zeile oder Spalte sind eine Reihe. Sie platzt, mit den Blasen ihrer Farbe, die sie berühren; jede zählt einen Punkt. Was darüber lag, fällt und kann neue Reihen bilden. Schwarze Blasen bilden keine.

    Jede Gruppe, die platzt, bringt die Kraft ihrer Farbe; du setzt sie gleich ein oder verzichtest. Rot tauscht zwei Nachbarn auf dem anderen Planeten, Grün auf deinem. Lila schickt eine freie Blase von dir hinüber, Blau lässt eine von der anderen Seite des Himmels fallen; ist der Planet voll, gewinnt das. Gelb bringt dir eine freie Blase als Punkt.

    Die Partie endet, wenn der Beutel den Himmel nicht mehr füllen kann: Mehr Punkte gewinnen. Wer keine zwei Blasen fallen lassen kann, verliert sofort.

    In einer Mission spielst du allein: Aus einer Reihe darfst du Blasen auf den anderen Planeten schicken, eine aus einer Dreierreihe, zwei aus einer längeren. Reihen dort verschwinden; räum ihn bis auf die schwarzen leer.
bubbles-keys =
    Tab = zu den Knöpfen unter dem Brett
    Esc = eine Blase loslassen
    jede Taste = überspringen, was sich bewegt
    Enter = tun, was gewählt ist
bubbles-tip-swap = { $device ->
    [touch] Zuerst der Himmel: Tipp auf zwei Nachbarn und drück „Tauschen“, oder lass ihn, wie er ist.
   *[mouse] Zuerst der Himmel: Zieh eine Blase auf ihre Nachbarin, um sie zu tauschen, oder lass ihn, wie er ist.
}
bubbles-tip-drop = { $device ->
    [touch] Jetzt tipp auf zwei Nachbarn und drück „Fallen lassen“: Beide fallen auf deinen Planeten. Drei einer Farbe in einer Reihe platzen.
   *[mouse] Jetzt klick auf zwei Nachbarn: Beide fallen auf deinen Planeten. Drei einer Farbe in einer Reihe platzen.
}
bubbles-tip-place = Der Himmel hat Lücken: Jede gezogene Blase kommt dorthin, wo du willst. Leg sie so, dass sie dir beim nächsten Mal hilft.
bubbles-tip-powers = Du hast eine Kraft gewonnen. Setz sie jetzt ein oder verzichte; ihre Farbe sagt, was sie kann.
bubbles-tip-send = Aus deiner Reihe darfst du Blasen hinüberschicken. Wähle eine, die dort eine Reihe vollendet.
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
bubbles-no-swap-helps = Kein Tausch im Himmel ändert das.
bubbles-gaps = Der Himmel hat { $gaps ->
    [one] eine Lücke
   *[other] { $gaps } Lücken
}, und im Beutel { $left ->
    [0] ist nichts mehr.
    [one] ist nur noch eine Blase.
   *[other] sind nur noch { $left } Blasen.
}
bubbles-columns-full = Alle fünf Spalten sind voll: Für eine Blase mehr ist kein Platz.
bubbles-score-bubbles = Blasen
bubbles-score-turns = Züge
bubbles-score-left = Noch farbig
bubbles-mission-named = { $number }. { $title }
bubbles-chain = Kette von { $count }
