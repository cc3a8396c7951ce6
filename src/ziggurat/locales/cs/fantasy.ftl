# Talo-Fantasy na stránce: ruce, slova o tom, co kde stojí, konec a galerie

# Kde a jak hranol je
talo-build-upright = nastojato
talo-build-lying-east = naležato od západu k východu
talo-build-lying-north = naležato od jihu k severu
talo-build-lying = naležato, otočený ze severu k východu o { $bearing }°
talo-build-leaning = šikmo, { $degrees }° nad stolem
talo-build-place = { $attitude }, prostředek { $east } na východ a { $north } na sever od rohu, od výšky { $low } do { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] země
       *[other] nic
    }
    [1] { $ground ->
        [true] hranol č. { $bars } a země
       *[other] hranol č. { $bars }
    }
   *[other] { $ground ->
        [true] hranoly č. { $bars } a země
       *[other] hranoly č. { $bars }
    }
}
talo-build-bar = Hranol č. { $number }, délka { $length }: { $place }. Dotýká se: { $touched }.
talo-build-bar-short = hranol č. { $number }, délka { $length }
talo-build-held-so = Držíš hranol { $length }: { $place }.
talo-build-rests-on = Hranol { $length } by dosedl sem: { $touched }.
talo-build-measured = Výška { $height }, přesah { $overhang }, nohy { $feet }, hranoly { $bars }.
talo-build-standing = { $count ->
    [0] Zatím nic nestojí
    [one] Jeden hranol
    [few] { $count } hranoly
   *[other] { $count } hranolů
}

# Tahy
talo-build-passes = předává tah
talo-build-ends = končí stavbu
talo-build-places = { $second ->
    [0] pouští hranol { $first }
   *[other] pouští najednou hranoly { $first } a { $second }
}{ $back ->
    [true] ; sklouzne a vrátí se
   *[other] { $moved ->
        [0] {""}
        [one] ; pohne se jeden hranol
        [few] ; pohnou se { $moved } hranoly
       *[other] ; pohne se { $moved } hranolů
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Jeden hranol se pohnul.
            [few] { $moved } hranoly se pohnuly.
           *[other] { $moved } hranolů se pohnulo.
        }
        [one] Jeden hranol spadl ze stolu.
        [few] { $out } hranoly spadly ze stolu.
       *[other] { $out } hranolů spadlo ze stolu.
    }
   *[other] Sklouzl a je zpátky v ruce.
}

# Ruce
talo-build-take-bar = vzít do ruky hranol { $length }
talo-build-hold = Držet
talo-build-unhold = Vzít zpět
talo-build-holds = Držíš hranol { $length }. Teď přines ten druhý.
talo-build-let-go = Pustit
talo-build-turning = Otočit, zvednout, spustit
talo-build-turn-left = Otočit doleva
talo-build-turn-right = Otočit doprava
talo-build-tip-north = Naklonit na sever či jih
talo-build-tip-east = Naklonit na východ či západ
talo-build-lay = Položit, nebo postavit
talo-build-raise = Zvednout
talo-build-lower = Pomalu spustit
talo-build-snapping = Přichytávat k pravým úhlům a bokům
talo-build-pass = Předat
talo-build-done = Hotovo
talo-build-done-sure = Skončit tady se stavěním?
talo-build-go-on = Stavět dál
talo-build-again = Podívat se na pád znovu, z jiné strany
talo-build-not-now = Teď nemáš žádný hranol k položení.
talo-build-no-physics = Nenačetlo se to, co dává dřevu váhu. Zkontroluj připojení a otevři stůl znovu.

# Věty a pole
talo-build-sentence = Řekni, kam hranol patří
talo-build-sentence-example = 2, nastojato, na hranolu č. 7, na východním konci, otočený o 15 stupňů
talo-build-hold-so = Držet takhle
talo-build-not-understood = Tomu nerozumíme. Zkus třeba: nastojato, na hranolu č. 1, na východním konci. Nebo: naležato od západu k východu, v bodě 5, 3.
talo-build-fields = Totéž v polích
talo-build-field-attitude = Jak
talo-build-field-place = Kde
talo-build-field-at = na určitém bodě stolu
talo-build-field-on = nahoře na hranolu
talo-build-field-beside = vedle hranolu
talo-build-field-east = Východ
talo-build-field-north = Sever
talo-build-field-bar = Který hranol
talo-build-field-side = Na které straně
talo-build-field-middle = uprostřed
talo-build-field-degrees = Otočený o kolik stupňů
talo-build-as-it-is = tak, jak je
talo-build-side = { $side ->
    [east] východ
    [west] západ
    [north] sever
   *[south] jih
}
talo-build-view-above = Shora
talo-build-view-south = Z jihu
talo-build-view-east = Z východu

# Míry a cíle
talo-build-measures = Míry
talo-build-measure-height = Výška
talo-build-measure-overhang = Přesah
talo-build-measure-feet = Nohy
talo-build-measure-bars = Hranoly
talo-build-goal = Cíl
talo-option-mode = Co hrát
talo-option-mode-climb = Šplhat nahoru
talo-option-mode-fantasy = Volně stavět
talo-mode-fantasy = Talo-Fantasy: stavěj, co chceš, bez políček a s opravdovou vahou. Nikdo neprohrává. Takový stůl stojí na serveru, který každý hranol zkontroluje.
talo-option-players-1 = jeden
talo-option-board-table = holý stůl
talo-option-goal = Cíl
talo-option-goal-none = žádný
talo-option-goal-house = dům
talo-option-goal-animal = zvíře
talo-option-goal-vehicle = něco, co jezdí
talo-option-goal-bridge = most
talo-option-goal-tripod = něco vysokého na třech nohách
talo-option-goal-height = co nejvýš
talo-option-goal-overhang = velký přesah
talo-option-goal-anything = cokoli
talo-tip-fantasy-take = Vezmi si jeden hranol délky, která padla, nebo dva, které jsou dohromady stejně dlouhé.
talo-tip-fantasy-build = { $device ->
    [touch] Jedním prstem hranol posouvej, dvěma ho otáčej. Stín ukazuje, kam dopadne.
   *[mouse] Myší hranol posouvej, kolečkem otáčej, kliknutím pusť. Stín ukazuje, kam dopadne.
}

# Konec a galerie
talo-build-built = Stojí to
talo-build-fallen = Spadlo to
talo-build-rebuild = Stavět znovu
talo-build-turntable = Stavba se otáčí.
talo-gallery-title = Galerie
talo-gallery-untitled = Volná stavba
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Na tomto zařízení se zatím nic nestavělo. Co v Talo-Fantasy dokončíš, přijde sem.
talo-gallery-build = Něco postavit
talo-gallery-fallen = Nakonec to spadlo.
talo-gallery-forget = Odebrat
talo-gallery-kept = Je to uložené v galerii tohoto zařízení.
talo-gallery-forbidden = Tento prohlížeč nic neukládá, proto tu galerie není. Ulož si obrázek nebo záznam.

talo-say-upright = nastojato, stojící, svisle, svisl*
talo-say-lying = naležato, ležící, vodorovn*
talo-say-leaning = nakloněn*, šikmo, opřen*
talo-say-turned = otočen*, pootočen*, natočen*
talo-say-clockwise = po směru hodin*, doprava
talo-say-counterclockwise = proti směru hodin*, doleva
talo-say-east = východ*
talo-say-west = západ*
talo-say-north = sever*
talo-say-south = jih*, jižní*
talo-say-on = na, nahoře na, nad
talo-say-beside = vedle, u boku
talo-say-bar = hranol*, č, číslo, #
talo-say-end = konec, konci, konce, okraj*
talo-say-height = výšk*, výšce, vysoko
talo-say-degrees = stupň*, °
