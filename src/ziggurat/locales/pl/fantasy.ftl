# Talo-Fantasy na stronie: ręce, słowa o tym, co gdzie stoi, koniec, galeria

# Gdzie i jak jest belka
talo-build-upright = pionowo
talo-build-lying-east = poziomo z zachodu na wschód
talo-build-lying-north = poziomo z południa na północ
talo-build-lying = poziomo, obrót od północy na wschód: { $bearing }°
talo-build-leaning = ukośnie, { $degrees }° nad stołem
talo-build-place = { $attitude }, środek { $east } na wschód i { $north } na północ od rogu, wysokość od { $low } do { $high }
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] ziemi
       *[other] tylko powietrza
    }
    [1] { $ground ->
        [true] belki nr { $bars } i ziemi
       *[other] belki nr { $bars }
    }
   *[other] { $ground ->
        [true] belek nr { $bars } i ziemi
       *[other] belek nr { $bars }
    }
}
talo-build-bar = Belka nr { $number } (długość { $length }): { $place }. Dotyka { $touched }.
talo-build-bar-short = belka nr { $number } (długość { $length })
talo-build-held-so = Trzymasz belkę { $length }: { $place }.
talo-build-rests-on = Belka { $length } opadłaby i dotknęłaby { $touched }.
talo-build-measured = Wysokość: { $height }, nawis: { $overhang }, nogi: { $feet }, belki: { $bars }.
talo-build-standing = { $count ->
    [0] Jeszcze nic nie stoi
    [one] Jedna belka
    [few] { $count } belki
   *[many] { $count } belek
}

# Ruchy
talo-build-passes = pas
talo-build-ends = koniec budowania
talo-build-places = { $second ->
    [0] puszczona belka { $first }
   *[other] puszczone naraz belki { $first } i { $second }
}{ $back ->
    [true] ; zsuwa się i wraca
   *[other] { $moved ->
        [0] {""}
        [one] ; rusza się jedna belka
        [few] ; ruszają się { $moved } belki
       *[many] ; rusza się { $moved } belek
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] Ruszyła się jedna belka.
            [few] Ruszyły się { $moved } belki.
           *[many] Ruszyło się { $moved } belek.
        }
        [one] Jedna belka spadła ze stołu.
        [few] { $out } belki spadły ze stołu.
       *[many] { $out } belek spadło ze stołu.
    }
   *[other] Belka się zsunęła i wróciła do ręki.
}

# Ręce
talo-build-take-bar = weź do ręki belkę { $length }
talo-build-hold = Trzymaj
talo-build-unhold = Weź z powrotem
talo-build-holds = Belka { $length } jest przytrzymana. Teraz weź drugą.
talo-build-let-go = Puść
talo-build-turning = Obracaj, podnoś, opuszczaj
talo-build-turn-left = Obróć w lewo
talo-build-turn-right = Obróć w prawo
talo-build-tip-north = Przechyl na północ lub południe
talo-build-tip-east = Przechyl na wschód lub zachód
talo-build-lay = Połóż albo postaw
talo-build-raise = Podnieś
talo-build-lower = Powoli opuść
talo-build-snapping = Przyciągaj do kątów prostych i równych boków
talo-build-pass = Pas
talo-build-done = Gotowe
talo-build-done-sure = Zakończyć tu budowanie?
talo-build-go-on = Buduj dalej
talo-build-again = Obejrzyj upadek jeszcze raz, z innej strony
talo-build-not-now = Teraz nie ma belki do położenia.
talo-build-no-physics = Nie udało się wczytać tego, co daje drewnu ciężar. Sprawdź połączenie i otwórz stół jeszcze raz.

# Zdania i pola
talo-build-sentence = Napisz, gdzie ma trafić belka
talo-build-sentence-example = 2, pionowo, na belce nr 7, na wschodnim końcu, obrócona o 15 stopni
talo-build-hold-so = Trzymaj tak
talo-build-not-understood = Tego nie udało się zrozumieć. Spróbuj na przykład tak: pionowo, na belce nr 1, na wschodnim końcu. Albo: poziomo z zachodu na wschód, w punkcie 5, 3.
talo-build-fields = To samo, w polach
talo-build-field-attitude = Jak
talo-build-field-place = Gdzie
talo-build-field-at = w punkcie stołu
talo-build-field-on = na belce
talo-build-field-beside = obok belki
talo-build-field-east = Wschód
talo-build-field-north = Północ
talo-build-field-bar = Która belka
talo-build-field-side = Z której strony
talo-build-field-middle = na środku
talo-build-field-degrees = Obrót w stopniach
talo-build-as-it-is = tak jak jest
talo-build-side = { $side ->
    [east] wschód
    [west] zachód
    [north] północ
   *[south] południe
}
talo-build-view-above = Z góry
talo-build-view-south = Od południa
talo-build-view-east = Od wschodu

# Miary i cele
talo-build-measures = Miary
talo-build-measure-height = Wysokość
talo-build-measure-overhang = Nawis
talo-build-measure-feet = Nogi
talo-build-measure-bars = Belki
talo-build-goal = Cel
talo-option-mode = W co gramy
talo-option-mode-climb = Wspinaczka na szczyt
talo-option-mode-fantasy = Swobodne budowanie
talo-mode-fantasy = Talo-Fantasy: buduj, co chcesz, bez kratek i z prawdziwym ciężarem. Nikt nie przegrywa. Taki stół stoi na serwerze, który sprawdza każdą belkę.
talo-option-players-1 = jedna
talo-option-board-table = goły stół
talo-option-goal = Cel
talo-option-goal-none = żaden
talo-option-goal-house = dom
talo-option-goal-animal = zwierzę
talo-option-goal-vehicle = pojazd
talo-option-goal-bridge = most
talo-option-goal-tripod = coś wysokiego na trzech nogach
talo-option-goal-height = jak najwyżej
talo-option-goal-overhang = długi nawis
talo-option-goal-anything = cokolwiek
talo-tip-fantasy-take = Weź jedną belkę takiej długości, jaka wypadła, albo dwie, które razem mają tyle samo.
talo-tip-fantasy-build = { $device ->
    [touch] Jednym palcem przesuwasz belkę, dwoma obracasz. Jej cień pokazuje, gdzie wyląduje.
   *[mouse] Myszą przesuwasz belkę, kółkiem obracasz, kliknięcie ją puszcza. Jej cień pokazuje, gdzie wyląduje.
}

# Koniec i galeria
talo-build-built = Stoi
talo-build-fallen = Zawaliło się
talo-build-rebuild = Buduj od nowa
talo-build-turntable = Budowla się obraca.
talo-gallery-title = Galeria
talo-gallery-untitled = Swobodna budowla
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Na tym urządzeniu nic jeszcze nie zbudowano. To, co skończysz w Talo-Fantasy, trafi tutaj.
talo-gallery-build = Zbuduj coś
talo-gallery-fallen = Na końcu się zawaliło.
talo-gallery-forget = Usuń
talo-gallery-kept = Zostaje w galerii na tym urządzeniu.
talo-gallery-forbidden = Ta przeglądarka niczego nie przechowuje, więc nie ma galerii. Zachowaj obrazek albo zapis partii.

talo-say-upright = pionowo, stojąc*, pion*
talo-say-lying = poziomo, leżąc*, na leżąco, płasko
talo-say-leaning = pochylon*, przechylon*, ukośnie
talo-say-turned = obrócon*, obróć, skręcon*
talo-say-clockwise = zgodnie z ruchem wskazówek, w prawo
talo-say-counterclockwise = przeciwnie do ruchu wskazówek, w lewo
talo-say-east = wschod*, wschód
talo-say-west = zachod*, zachód
talo-say-north = północ*
talo-say-south = południ*, południe
talo-say-on = na, na wierzchu, nad
talo-say-beside = obok, przy boku
talo-say-bar = belk*, belce, nr, numer, #
talo-say-end = koniec, końcu, końca, krawęd*, brzeg*
talo-say-height = wysokoś*, wysoko
talo-say-degrees = stop*, °
