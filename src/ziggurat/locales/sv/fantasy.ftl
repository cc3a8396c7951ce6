# Talo-Fantasy på sidan: händer, ord för vad som står var, slutet, galleriet

# Var och hur en bjälke är
talo-build-upright = stående
talo-build-lying-east = liggande från väst till öst
talo-build-lying-north = liggande från syd till nord
talo-build-lying = liggande, vriden { $bearing } grader från norr mot öster
talo-build-leaning = lutande, { $degrees } grader över bordet
talo-build-place = { $attitude }, mitten { $east } öster och { $north } norr om hörnet, från höjd { $low } till { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] marken
       *[other] ingenting
    }
    [1] { $ground ->
        [true] bjälke { $bars } och marken
       *[other] bjälke { $bars }
    }
   *[other] { $ground ->
        [true] bjälkarna { $bars } och marken
       *[other] bjälkarna { $bars }
    }
}
talo-build-bar = Bjälke { $number }, en { $length }:a: { $place }. Den rör vid { $touched }.
talo-build-bar-short = bjälke { $number }, en { $length }:a
talo-build-held-so = Du håller { $length }:an: { $place }.
talo-build-rests-on = { $length }:an skulle landa på { $touched }.
talo-build-measured = Höjd { $height }, överhäng { $overhang }, fötter { $feet }, bjälkar { $bars }.
talo-build-standing = { $count ->
    [0] Inget står än
    [one] En bjälke
   *[other] { $count } bjälkar
}

# Drag
talo-build-passes = passar
talo-build-ends = avslutar bygget
talo-build-places = { $second ->
    [0] släpper en { $first }:a
   *[other] släpper en { $first }:a och en { $second }:a samtidigt
}{ $back ->
    [true] ; den glider av och kommer tillbaka
   *[other] { $moved ->
        [0] {""}
        [one] ; en bjälke rör sig
       *[other] ; { $moved } bjälkar rör sig
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] En bjälke har rört sig.
           *[other] { $moved } bjälkar har rört sig.
        }
        [one] En bjälke har fallit av bordet.
       *[other] { $out } bjälkar har fallit av bordet.
    }
   *[other] Den gled av och är tillbaka i handen.
}

# Händer
talo-build-take-bar = ta { $length }:an i handen
talo-build-hold = Håll
talo-build-unhold = Ta tillbaka
talo-build-holds = Du håller { $length }:an. Hämta nu den andra bjälken.
talo-build-let-go = Släpp
talo-build-turning = Vrid, lyft, sänk
talo-build-turn-left = Vrid åt vänster
talo-build-turn-right = Vrid åt höger
talo-build-tip-north = Tippa norrut eller söderut
talo-build-tip-east = Tippa österut eller västerut
talo-build-lay = Lägg ner eller res
talo-build-raise = Lyft
talo-build-lower = Sänk sakta
talo-build-snapping = Hjälp att lägga rakt och jämnt
talo-build-pass = Passa
talo-build-done = Klart
talo-build-done-sure = Avsluta bygget här?
talo-build-go-on = Bygg vidare
talo-build-again = Se raset en gång till, från ett annat håll
talo-build-not-now = Nu finns ingen bjälke att placera.
talo-build-no-physics = Tyngdkraften gick inte att hämta. Kontrollera anslutningen och öppna bordet igen.

# Meningar och fält
talo-build-sentence = Säg var bjälken ska vara
talo-build-sentence-example = 2, stående, ovanpå bjälke 7, vid östra änden, vriden 15 grader
talo-build-hold-so = Håll den så
talo-build-not-understood = Det gick inte att förstå. Pröva något i stil med: stående, ovanpå bjälke 1, vid östra änden. Eller: liggande från väst till öst, vid 5, 3.
talo-build-fields = Samma sak, i fält
talo-build-field-attitude = Hur
talo-build-field-place = Var
talo-build-field-at = vid en punkt på bordet
talo-build-field-on = ovanpå en bjälke
talo-build-field-beside = bredvid en bjälke
talo-build-field-east = Öster
talo-build-field-north = Norr
talo-build-field-bar = Vilken bjälke
talo-build-field-side = På vilken sida
talo-build-field-middle = i mitten
talo-build-field-degrees = Vriden så många grader
talo-build-as-it-is = som den är
talo-build-side = { $side ->
    [east] öster
    [west] väster
    [north] norr
   *[south] söder
}
talo-build-view-above = Uppifrån
talo-build-view-south = Från söder
talo-build-view-east = Från öster

# Mått och mål
talo-build-measures = Mått
talo-build-measure-height = Höjd
talo-build-measure-overhang = Överhäng
talo-build-measure-feet = Fötter
talo-build-measure-bars = Bjälkar
talo-build-goal = Mål
talo-option-mode = Vad ni spelar
talo-option-mode-climb = Klättra till toppen
talo-option-mode-fantasy = Bygg fritt
talo-mode-fantasy = Talo-Fantasy: bygg vad ni vill, utan rutnät, med riktig tyngd. Ingen förlorar. Ett sådant bord finns på servern, som prövar varje bjälke.
talo-option-players-1 = en
talo-option-board-table = bara bordet
talo-option-goal = Mål
talo-option-goal-none = inget
talo-option-goal-house = ett hus
talo-option-goal-animal = ett djur
talo-option-goal-vehicle = ett fordon
talo-option-goal-bridge = en bro
talo-option-goal-tripod = något högt på tre fötter
talo-option-goal-height = så högt som möjligt
talo-option-goal-overhang = ett långt överhäng
talo-option-goal-anything = vad som helst
talo-tip-fantasy-take = Ta en bjälke av den längd som tärningen visar, eller två som blir lika långa ihop.
talo-tip-fantasy-build = { $device ->
    [touch] Flytta bjälken med ett finger, vrid den med två. Skuggan visar var den landar.
   *[mouse] Flytta bjälken med musen, vrid den med mushjulet, klicka för att släppa. Skuggan visar var den landar.
}

# Slutet och galleriet
talo-build-built = Det står!
talo-build-fallen = Det har rasat
talo-build-rebuild = Bygg igen
talo-build-turntable = Bygget, som snurrar sakta.
talo-gallery-title = Galleri
talo-gallery-untitled = Fritt byggt
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Inget är byggt på den här enheten än. Det ni bygger klart i Talo-Fantasy hamnar här.
talo-gallery-build = Bygg något
talo-gallery-fallen = Till slut rasade det.
talo-gallery-forget = Ta bort
talo-gallery-kept = Bygget är sparat i enhetens galleri.
talo-gallery-forbidden = Den här webbläsaren sparar inget, så det finns inget galleri. Spara bilden eller protokollet.

talo-say-upright = stående, står, upprätt*, lodrät*, på högkant
talo-say-lying = liggande, ligger, vågrät*, platt*
talo-say-leaning = lutande, lutar, lutad*
talo-say-turned = vriden, vrid*, roterad*, snurrad*
talo-say-clockwise = medurs, med klockan
talo-say-counterclockwise = moturs, mot klockan
talo-say-east = öst*
talo-say-west = väst*
talo-say-north = nord*, norra, norr
talo-say-south = syd*, södra, söder
talo-say-on = ovanpå, uppe på, på, över
talo-say-beside = bredvid, intill
talo-say-bar = bjälk*, nummer, nr, #
talo-say-end = änd*, kant*
talo-say-height = höjd*, högt
talo-say-degrees = grad*, °
