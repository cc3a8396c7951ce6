# Talo.

talo-side = { $side ->
    [e] nach Osten
    [w] nach Westen
    [n] nach Norden
    [s] nach Süden
   *[d] gerade nach unten
}
talo-bars-move = { $moving ->
    [one] ein Stab geriete in Bewegung
   *[other] { $moving } Stäbe gerieten in Bewegung
}
talo-in-hand = { $count ->
    [one] den { $first }er
   *[other] den { $first }er und den { $second }er
}
talo-winners = { $count ->
    [one] Platz { $winners } hat die höchste Figur, auf Höhe { $height }, und gewinnt.
   *[other] Die Plätze { $winners } haben die höchsten Figuren, auf Höhe { $height }, und teilen sich den Sieg.
}

talo-prompt-start = Platz { $seat } stellt die Figur auf ein freies Feld an Land.
talo-prompt-restart = Die Figur von Platz { $seat } ist eingemauert; sie darf neu beginnen oder bleiben.
talo-prompt-roll = Platz { $seat } würfelt.
talo-prompt-roll-again = Für eine { $rolled } ist nichts im Vorrat; Platz { $seat } würfelt noch einmal.
talo-prompt-take = Platz { $seat } hat eine { $rolled } gewürfelt und nimmt einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-prompt-build = Platz { $seat } legt { talo-in-hand }.
talo-prompt-holding = Platz { $seat } hält den { $held }er fest und legt den { $first }er so, dass alles steht.
talo-prompt-finish = Platz { $seat } darf die Figur ziehen oder den Zug beenden.
talo-prompt-end = Platz { $seat } beendet den Zug.

talo-on-top = Die Figur von Platz { $seat } steht auf Höhe 10 und gewinnt.
talo-collapsed = Der Stab von Platz { $seat } ist gefallen; Platz { $seat } verliert. { talo-winners }
talo-used-up = Der Vorrat ist aufgebraucht. { talo-winners }
talo-standstill = Eine ganze Runde lang hat niemand einen Stab gelegt. { talo-winners }

talo-unreadable = „{ $token }“ ist kein Zug. { talo-notation }
talo-notation = Schreib @x,y, um eine Figur zu stellen, t7 oder t3+4, um Stäbe zu nehmen, 5x@2,3,0, um einen zu legen (mit ! dahinter, um ihn festzuhalten), >x,y,h, um die Figur zu ziehen, oder einen Punkt, um den Zug zu beenden.
talo-bad-pair = „{ $token }“ ist kein Paar von Stäben: Schreib den kürzeren zuerst; zusammen sind sie höchstens 10.
talo-one-is-upright = Ein Stab der Länge 1 wird aufrecht geschrieben, mit z; „{ $token }“ ist es nicht.
talo-too-high = Der { $length }er würde über die zehnte Lage hinausragen.
talo-too-far = { $length ->
    [0] Das ist zu weit jenseits des Rands
   *[other] Der { $length }er würde zu weit über den Rand ragen
}: Spalten und Zeilen gehen von { $low } bis { $high }.

talo-start-first = Zuerst kommen die Figuren auf das Brett.
talo-restart-first = Entscheide zuerst, ob du neu beginnst: Stell die Figur auf freies Land, oder bleib, wo du bist.
talo-roll-first = Zuerst wird gewürfelt.
talo-take-first = Nimm zuerst die Stäbe für den Wurf.
talo-build-first = Leg jeden genommenen Stab, bevor du den Zug beendest.
talo-nothing-in-hand = Du hast keinen Stab in der Hand: Zieh die Figur, oder beende den Zug.
talo-no-roll = Jetzt wird nicht gewürfelt.
talo-no-restart = Die Figur kommt nur zu Beginn auf das Brett, oder vor dem Wurf, wenn sie eingemauert ist.
talo-water = Dort ist kein Land.
talo-middle = Auf der mittleren Insel beginnt keine Figur.
talo-same-cell = Die Figur steht schon dort.
talo-cell-taken = Dort passt keine Figur hin: Das Feld oder das darüber ist besetzt.
talo-taken-already = Die Stäbe für diesen Wurf sind schon genommen.
talo-wrong-sum = Gewürfelt ist { $rolled }: Nimm einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-not-in-supply = { $left ->
    [0] Im Vorrat ist kein Stab der Länge { $length } mehr.
   *[other] Im Vorrat ist nur noch ein Stab der Länge { $length }.
}
talo-holding-no-move = Solange ein Stab festgehalten wird, bleibt die Figur, wo sie ist.
talo-moved-already = Die Figur ist schon gezogen; nach dem nächsten Stab darf sie wieder ziehen.
talo-standing-still = Die Figur steht schon dort.
talo-no-surface = Dort ist kein Stab, auf dem die Figur stehen könnte.
talo-no-room = Dort ist kein Platz für die Figur: Sie braucht zwei freie Felder über dem Stab.
talo-pawn-there = Eine andere Figur ist im Weg.
talo-no-path-up = Dorthin kommt die Figur nicht: Vom Brett steigt sie zuerst auf eine Fläche der Höhe 1 neben ihr.
talo-no-path = Dorthin kommt die Figur nicht: Jeder Schritt ist eben oder geht eins hinauf oder hinab.
talo-not-in-hand = Du hast keinen { $length }er in der Hand.
talo-hold-two = Ein Stab wird schon festgehalten; der andere muss so gelegt werden, dass alles steht.
talo-hold-single = Ein Stab lässt sich nur festhalten, solange noch ein zweiter zu legen ist.
talo-off-land = Der { $length }er läge über dem Rand oder im Wasser; in der untersten Lage liegen Stäbe an Land.
talo-overlap = Der { $length }er ginge durch einen anderen Stab hindurch.
talo-overlap-pawn = Der { $length }er ginge durch eine Figur hindurch.
talo-no-way-in = Der { $length }er lässt sich nicht dorthin bringen: Von oben und von allen vier Seiten sind Stäbe im Weg.
talo-floats = Unter dem { $length }er wäre nichts, was ihn trägt.
talo-hold-stands = Der { $length }er steht von allein; er muss nicht festgehalten werden.
talo-hold-lost = Der { $length }er fiele { talo-side }, wohin der zweite Stab auch käme.
talo-falls = Der { $length }er bliebe nicht stehen: Er fiele { talo-side }, und { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Es gibt keinen Stab mit der Nummer { $number }.
talo-fantasy-water = Der { $length }er würde auf dem Wasser liegen; bau auf den Inseln.
talo-fantasy-sunk = Der { $length }er würde im Boden stecken.
talo-fantasy-overlap = Der { $length }er würde in Stab { $other } stecken.
talo-fantasy-only = Die Option { $name }={ $value } braucht mode=fantasy.

# Auf der Seite. Zu einer Nachricht M für das Terminal kann es M-you und M-named für die Seite geben.
talo-fantasy-server = In Talo-Fantasy prüft ein Server jeden Stab, und diese Seite hat keinen. Alles andere von Talo gibt es hier.
talo-pitch = Baut mit Stäben, die von selbst stehen müssen, und klettert auf das, was ihr baut. Wer zuerst auf Höhe 10 steht, gewinnt.
talo-prompt-start-you = Du bist dran: Stell deine Figur auf ein freies Feld an Land.
talo-prompt-start-named = { $name } stellt die Figur auf ein freies Feld an Land.
talo-prompt-restart-you = Deine Figur ist eingemauert: Stell sie auf ein freies Feld an Land, oder lass sie stehen.
talo-prompt-restart-named = Die Figur von { $name } ist eingemauert und darf neu beginnen.
talo-prompt-roll-you = Du würfelst.
talo-prompt-roll-named = { $name } würfelt.
talo-prompt-roll-again-you = Für eine { $rolled } ist im Vorrat nichts da; du würfelst noch einmal.
talo-prompt-roll-again-named = Für eine { $rolled } ist im Vorrat nichts da; { $name } würfelt noch einmal.
talo-prompt-take-you = Du hast eine { $rolled } gewürfelt: Nimm einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-prompt-take-named = { $name } hat eine { $rolled } gewürfelt und nimmt Stäbe dafür.
talo-prompt-build-you = Du bist dran: Leg { talo-in-hand }.
talo-prompt-build-named = { $name } legt { talo-in-hand }.
talo-prompt-holding-you = Du hältst den { $held }er fest: Leg den { $first }er so, dass alles steht.
talo-prompt-holding-named = { $name } hält den { $held }er fest und legt den { $first }er.
talo-prompt-finish-you = Zieh deine Figur, oder beende deinen Zug.
talo-prompt-finish-named = { $name } darf die Figur ziehen oder den Zug beenden.
talo-prompt-end-you = Beende deinen Zug.
talo-prompt-end-named = { $name } beendet den Zug.
talo-highest = { $height ->
    [0] Keine Figur hat das Brett verlassen.
   *[other] { $won ->
        [true] Deine Figur steht am höchsten, auf Höhe { $height }: Du gewinnst.
       *[false] Am höchsten, auf Höhe { $height }: { $winner }.
    }
}
talo-on-top-you = Deine Figur steht auf Höhe 10: Du hast gewonnen!
talo-on-top-named = Die Figur von { $name } steht auf Höhe 10 und gewinnt.
talo-collapsed-you = Dein Stab ist gefallen, also verlierst du. { talo-highest }
talo-collapsed-named = Der Stab von { $name } ist gefallen, also verliert { $name }. { talo-highest }
talo-used-up-named = Der Vorrat ist aufgebraucht. { talo-highest }
talo-standstill-named = Eine ganze Runde lang hat niemand einen Stab gelegt. { talo-highest }
talo-board = Das Bauwerk: { $count ->
    [0] noch kein Stab.
    [one] { $count } Stab, { $height } hoch.
   *[other] { $count } Stäbe, { $height } hoch.
}
talo-bar = { $length ->
    [1] der 1er
   *[other] { $axis ->
        [x] der { $length }er, von West nach Ost
        [y] der { $length }er, von Süd nach Nord
       *[z] der { $length }er, aufrecht
    }
}
talo-spot = Spalte { $column }, Zeile { $row }
talo-lies = { $axis ->
    [x] Liegend, von West nach Ost
    [y] Liegend, von Süd nach Nord
   *[z] Aufrecht
}
talo-way = Wie der Stab liegt
talo-layer = Lage { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Eine Lage tiefer
talo-higher = Eine Lage höher
talo-let-down = Auf das, was darunter ist
talo-puts = Figur auf { $cell }
talo-moves = Figur auf { $cell }, Höhe { $height }
talo-goes = Nach { $cell }, { $height ->
    [0] auf das Brett
   *[other] Höhe { $height }
}
talo-rolls = der Würfel zeigt { $face }
talo-takes = { $second ->
    [0] einen { $first }er nehmen
   *[other] einen { $first }er und einen { $second }er nehmen
}
talo-places = { $bar }, auf { $cell }, Lage { $layer }
talo-holds = { $bar }, auf { $cell }, Lage { $layer }, und festhalten
talo-suggest = { $bar }, Lage { $layer }{ $hold ->
    [true] , und festhalten
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] Figur hierhin aufs Brett
   *[other] Figur auf Höhe { $height }
}
talo-ends = Zug beenden
talo-turn = { $what ->
    [put] Figur aufs Brett
    [again] Figur beginnt neu
    [up] aufrecht
    [lying] liegend
    [held] festgehalten
    [moved] Figur auf Höhe { $height }
    [stays] bleibt
   *[takes] nimmt { $first }
}
talo-rolled = Der Würfel zeigt { $face }.
talo-supply = Vorrat: { $count }
talo-supply-of = { $count ->
    [0] kein Stab der Länge { $length }
    [one] ein Stab der Länge { $length }
   *[other] { $count } Stäbe der Länge { $length }
}
talo-pawns = Figuren
talo-pawn-height = Höhe { $height }
talo-hand = In der Hand
talo-take = Stäbe für diesen Wurf
talo-pawn = Figur
talo-place = Legen
talo-hold = Festhalten
talo-dare = Fallen lassen
talo-move = Ziehen
talo-put = Stellen
talo-end-turn = Zug beenden
talo-decline = Hier bleiben
talo-fade = Gezeigte Lagen; höhere sind blass
talo-stain = Stäbe nach Länge färben
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Er steht, aber nur knapp.
   *[well] Er steht.
}
talo-verdict-hold = Allein würde er { talo-side } fallen. Halte ihn fest, und leg den { $other }er als Gegengewicht.
talo-verdict-dare = Er würde { talo-side } fallen, und du hättest verloren.
talo-cell = { $cell }, Lage { $layer }
talo-cell-pawn = { $part ->
    [foot] Figur von { $name }
   *[head] obere Hälfte der Figur von { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, festgehalten
talo-cell-empty = { $under ->
    [land] leeres Land
    [middle] leeres Land, auf dem keine Figur beginnt
    [water] Wasser
    [bar] leer, auf einem Stab der Länge { $length }
   *[air] leer
}
talo-cell-doable = { $count ->
    [one] eine Möglichkeit hier
   *[other] { $count } Möglichkeiten hier
}
talo-pawn-at = { $whose ->
    [own] Deine Figur steht auf { $cell }, Höhe { $height }.
   *[other] Die Figur von { $name } steht auf { $cell }, Höhe { $height }.
}
talo-hand-has = In der Hand: { $lengths }.
talo-supply-has = Im Vorrat: { $bars }.
talo-option-players = Wie viele spielen
talo-option-players-2 = zwei
talo-option-players-3 = drei
talo-option-players-4 = vier
talo-option-board = Brett
talo-option-board-green = die Wiese
talo-option-board-islands = Inseln
talo-option-starts = Die Figuren beginnen
talo-option-starts-free = wo ihr wollt
talo-option-starts-symmetric = jeweils in der Mitte eines Viertels
talo-option-collapse = Was fallen würde
talo-option-collapse-forbid = darf nicht gelegt werden
talo-option-collapse-dare = darf man wagen; wer es umwirft, verliert
talo-rules =
    Würfle. Nimm einen Stab dieser Länge aus dem Vorrat oder zwei, die zusammen so lang sind, und leg sie ab: liegend oder aufrecht, auf ganze Felder. Gibt der Vorrat für den Wurf nichts her, würfle noch einmal. Gibt er auch für den dritten Wurf nichts her, ist dein Zug vorbei: Du baust nicht und ziehst nicht.

    Die unterste Lage liegt auf Land. Höhere Stäbe dürfen über den Rand und über Wasser ragen. Ein Stab muss sich dorthin bringen lassen, von oben oder von einer Seite.

    Alles hält nur durch Gleichgewicht. Ein Stab, dessen Mitte nicht getragen wird, kippt, es sei denn, ein anderer liegt auf seinem kurzen Ende oder einer neben ihm hält ihn auf. Von zwei Stäben darfst du den ersten festhalten, bis mit dem zweiten beide stehen. Figuren wiegen nichts.

    Deine Figur darf vor, zwischen und nach deinen Stäben ziehen, über Flächen aus Holz, beliebig viele Schritte, jeder eben oder eins hinauf oder hinab. Über jeder Fläche braucht sie zwei freie Felder. Vom Brett steigt sie auf eine Fläche der Höhe 1, und aufs Brett kommt sie nie zurück.

    Die erste Figur auf Höhe 10 gewinnt. Ist der Vorrat aufgebraucht oder hat eine ganze Runde lang niemand einen Stab gelegt, gewinnt die höchste Figur.

    Eine Figur, die so eingemauert ist, dass ihr kein Holz mehr hinaufhelfen könnte, darf vor dem Wurf neu auf dem Brett beginnen.

    Ist vereinbart, dass man es wagen darf, so darf auch ein Stab losgelassen werden, der nicht stehen würde: Er fällt mit allem, was er mitreißt; wer ihn losließ, verliert, und die höchste der anderen Figuren gewinnt.
talo-fantasy-rules =
    Baut zusammen, was ihr wollt: ein Haus, ein Tier, eine Brücke, etwas Hohes. Es gibt keine Felder, keine Figuren und keine Gegner, und niemand verliert.

    Würfle. Nimm einen Stab dieser Länge aus dem Vorrat oder zwei, die zusammen so lang sind. Gibt der Vorrat für den Wurf nichts her, würfle noch einmal. Gibt er auch für den dritten Wurf nichts her, baut, wer als Nächstes dran ist.

    Ein Stab kommt, wohin du willst, in jedem Winkel: liegend, aufrecht oder angelehnt. Er sinkt gerade nach unten, bis er etwas berührt, und wird dann losgelassen. Von zwei Stäben darfst du den ersten festhalten, wo er ist, auch in der Luft, bis der zweite an seinem Platz ist; dann werden beide zusammen losgelassen.

    Holz hat Gewicht. Rutscht der Stab ab und bewegt sich sonst nichts, kommt er zurück in deine Hand, und du darfst es noch einmal versuchen. Reißt er andere mit, bleibt alles liegen, wo es liegt. Was ins Wasser oder vom Tisch fällt, ist aus dem Spiel.

    Das Bauwerk ist eingestürzt, wenn drei Stäbe aus früheren Zügen weit verrutscht sind oder einer von ihnen ins Wasser oder vom Tisch gefallen ist. Dann ist es vorbei. Sonst baut ihr, bis der Vorrat verbraucht ist oder alle finden, dass es fertig ist.

    Höhe, Überhang, Füße und verbaute Stäbe werden gemessen und gezeigt. Der Überhang ist, wie weit das Holz über den nächsten Stab hinausragt, der den Boden berührt; ein Fuß ist ein Stab, der den Boden berührt.
talo-fantasy-keys =
    1 – 9 = Stäbe für den Wurf nehmen; dann: einen Stab in der Hand
    ← → ↑ ↓ = den Stab bewegen, mit Shift ein wenig
    R, X, Y = den Stab drehen oder kippen; mit Shift andersherum
    D = um ein Grad drehen
    A = hinlegen, aufrecht stellen
    PageUp, PageDown = den Stab heben oder senken
    Home = ihn über seinem Platz hängen lassen
    G = Einrasten an oder aus
    O = ihn festhalten, um den zweiten zu holen
    Enter = loslassen
    Escape = den gezeigten Sturz beenden
    K = die Stäbe nach Länge färben
    Q, E, V = den Tisch drehen, von der nächsten Seite sehen
    T = von oben sehen
    + − = näher, weiter weg
    C = gewohnte Ansicht
talo-keys =
    1 – 9 = Stäbe für den Wurf nehmen; dann: einen Stab der Hand
    R, Shift + ← → = den Stab drehen
    ← → ↑ ↓ = den Stab bewegen, oder zur nächsten Fläche
    PageUp, PageDown = den Stab heben oder senken
    B = auf das, was darunter ist
    Enter = ablegen, festhalten oder die Figur ziehen
    G = fallen lassen, wo man das wagen darf
    P = die Figur statt eines Stabs
    N = den Zug beenden
    X = die höchsten Lagen blass machen
    K = Stäbe nach Länge färben
    Q, E, V = den Tisch drehen, Blick von der nächsten Seite
    T = Blick von oben
    + − = näher, weiter weg
    C = gewohnter Blick
talo-tip-start = { $device ->
    [touch] Tipp auf ein freies Feld für deine Figur und drück dann „Stellen“.
   *[mouse] Klick auf ein freies Feld, um deine Figur dorthin zu stellen.
}
talo-tip-take = Der Würfel sagt, wie lang: Nimm einen Stab dieser Länge oder zwei, die zusammen so lang sind.
talo-tip-build = { $device ->
    [touch] Tipp dahin, wo der Stab hinsoll. Grün steht, Orange nur knapp, Rot würde fallen. Dann drück auf „Legen“.
   *[mouse] Zeig, wohin der Stab soll. R dreht ihn, das Mausrad hebt ihn. Grün steht, Orange nur knapp, Rot würde fallen.
}
talo-tip-finish = Deine Figur darf auf jede leuchtende Fläche ziehen, jeder Schritt eben oder eins hinauf oder hinab. Wer zuerst auf Höhe 10 steht, gewinnt.
talo-score-height = Höhe
talo-decides = Die Figur, die entscheidet, auf Höhe { $height }.
