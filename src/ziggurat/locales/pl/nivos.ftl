# Nivos.

nivos-colour = { $colour ->
    [yellow] żółta
    [orange] pomarańczowa
    [red] czerwona
    [pink] różowa
    [white] biała
    [green] zielona
    [blue] niebieska
    [black] czarna
   *[neutral] neutralna
}
nivos-colour-them = { $colour ->
    [yellow] żółtą
    [orange] pomarańczową
    [red] czerwoną
    [pink] różową
    [white] białą
    [green] zieloną
    [blue] niebieską
    [black] czarną
   *[neutral] neutralną
}
nivos-colour-of = { $colour ->
    [yellow] żółtej
    [orange] pomarańczowej
    [red] czerwonej
    [pink] różowej
    [white] białej
    [green] zielonej
    [blue] niebieskiej
    [black] czarnej
   *[neutral] neutralnej
}
nivos-colour-name = { $colour ->
    [yellow] żółta
    [orange] pomarańczowa
    [red] czerwona
    [pink] różowa
    [white] biała
    [green] zielona
    [blue] niebieska
    [black] czarna
   *[neutral] neutralna
}
nivos-plates = { $height ->
    [0] nie ma płytki
    [one] leży jedna płytka
    [few] leżą { $height } płytki
   *[many] leży { $height } płytek
}
nivos-other-plates = { $otherheight ->
    [0] nie ma płytki
    [one] leży jedna płytka
    [few] leżą { $otherheight } płytki
   *[many] leży { $otherheight } płytek
}

nivos-prompt-neutral = Gracz { $seat } kładzie płytkę neutralną.
nivos-prompt-lay = Gracz { $seat } kładzie płytkę.
nivos-prompt-cylinder = Gracz { $seat } wybiera walec.
nivos-prompt-stuck = Gracz { $seat } nie może nic położyć i bierze walec (pass).
nivos-prompt-mate = Gracz { $seat } nie może położyć nic swojego: kładzie płytkę partnera albo pasuje (pass) i bierze walec.

nivos-cause = { $cause ->
    [cylinders] Ostatni walec jest zabrany.
    [laid] Wszystkie płytki leżą na planszy.
   *[stuck] Żadnej z pozostałych płytek nie da się położyć.
}
nivos-stack = { $height ->
    [0] bez ani jednego walca.
   *[other] z najniższym stosem, o wysokości { $height }.
}
nivos-winners = { $how ->
    [shared] Gracze { $seats } nie mają ani jednego walca i wygrywają wspólnie.
    [tallest] { $team ->
        [1] Wygrywają gracze { $seats }: stosy są równe (wysokość { $height }), ale w tym stosie najwyższy walec jest niższy.
       *[0] Wygrywa gracz { $seats }: stosy są równe (wysokość { $height }), ale w tym stosie najwyższy walec jest niższy.
    }
   *[lowest] { $team ->
        [1] Wygrywają gracze { $seats }, { nivos-stack }
       *[0] Wygrywa gracz { $seats }, { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Płytki dzieli się tylko przy czterech graczach; tutaj liczba graczy to { $players }.
nivos-split-teams = Podział jest dla obu drużyn albo osobno dla każdej z dwóch, po znaku „/”; tutaj liczba podziałów to { $count }.
nivos-split-size = „{ $size }” to nie rozmiar do podziału; rozmiary to: { $sizes }.
nivos-split-twice = Drużyna ma po jednej płytce każdego rozmiaru; w podziale { $size } jest dwa razy.
nivos-split-count = Pierwsza osoba w drużynie dostaje tyle płytek: { $half }; w podziale jest ich { $count }.

nivos-unreadable = „{ $token }” to nie ruch. { nivos-notation }
nivos-notation = Napisz płytkę i pole jej południowo-zachodniego rogu, np. 4x2@b3; z r na początku, gdy płytka jest z rezerwy, z t, gdy z ręki partnera; n@b3 to płytka neutralna; pass to pas; od c1 do c6 to walec.
nivos-no-such-cell = Nie ma pola { $cell }; plansza sięga od { $first } do { $last }.
nivos-no-such-plate = Nie ma płytki o rozmiarze { $size }; rozmiary to: { $sizes }.
nivos-neutral-name = Płytka tego rozmiaru jest neutralna; zapisuje się ją n@{ $cell }.
nivos-no-such-cylinder = Liczba walców: { $count }, od c1 do c{ $count }.
nivos-no-mate = Płytkę partnera można położyć tylko w grze na cztery osoby.

nivos-choose-first = Najpierw wybierz walec.
nivos-cylinder-taken = Walec o wysokości { $height } jest już zabrany.
nivos-in-order = Tu walce bierze się po kolei, od najniższego; nikt nie wybiera.
nivos-none-due = Teraz nikt nie bierze walca.
nivos-neutral-first = Pierwsza w partii jest płytka neutralna.
nivos-neutral-laid = Płytka neutralna już leży na planszy.
nivos-can-lay = Możesz jeszcze położyć płytkę, więc nie wolno ci spasować.
nivos-not-stuck = Płytkę partnera możesz położyć tylko wtedy, gdy nic twojego ani z rezerwy nie pasuje; a jeszcze coś pasuje.
nivos-mate-lacks = W ręce partnera nie ma { nivos-colour-of } płytki { $size }.
nivos-with-mate = { $colour ->
    [yellow] Żółta
    [orange] Pomarańczowa
    [red] Czerwona
    [pink] Różowa
    [white] Biała
    [green] Zielona
    [blue] Niebieska
    [black] Czarna
   *[neutral] Neutralna
} płytka { $size } jest w ręce partnera, nie w twojej.
nivos-not-in-hand = Nie masz już { nivos-colour-of } płytki { $size }.
nivos-not-in-reserve = W rezerwie nie ma { nivos-colour-of } płytki { $size }.
nivos-off-board = Wystawałaby poza planszę { $side ->
    [east] na wschodzie.
    [north] na północy.
   *[both] na wschodzie i na północy.
}
nivos-uneven = Nie leżałaby płasko: pod jedną częścią { nivos-plates }, pod inną { nivos-other-plates }.
nivos-on-colour = Leżałaby na innej { nivos-colour-of } płytce, którą jeszcze widać.
nivos-beside-colour = Dotykałaby innej { nivos-colour-of } płytki, którą jeszcze widać.

# Na stronie. Wiadomość M terminala może mieć na stronie M-you i M-named.
nivos-pitch = Kładź płytki na płytkach, ale nigdy kolor na ten sam kolor. Kto otwiera nowe piętro, bierze walec, a wygrywa najniższy stos.
nivos-prompt-neutral-you = Twoja kolej: połóż płytkę neutralną, gdzie chcesz.
nivos-prompt-neutral-named = { $name } kładzie płytkę neutralną.
nivos-prompt-lay-you = Twoja kolej: połóż płytkę.
nivos-prompt-lay-named = { $name } kładzie płytkę.
nivos-prompt-cylinder-you = Twoja kolej: wybierz walec.
nivos-prompt-cylinder-named = { $name } wybiera walec.
nivos-prompt-stuck-you = Nie możesz nic położyć: spasuj i weź walec.
nivos-prompt-stuck-named = { $name } nie może nic położyć i bierze walec.
nivos-prompt-mate-you = Nic twojego nie pasuje: połóż płytkę partnera albo spasuj i weź walec.
nivos-prompt-mate-named = { $name } może położyć płytkę partnera albo spasować i wziąć walec.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Nie masz ani jednego walca: wspólna wygrana także dla ciebie.
       *[false] Wspólna wygrana bez ani jednego walca: { $winner }.
    }
    [tallest] { $won ->
        [true] Stosy są równe, wysokość { $height }, ale twój najwyższy walec jest niższy: wygrywasz.
       *[false] Stosy są równe, wysokość { $height }; wygrywa ten, w którym najwyższy walec jest niższy: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Nie masz ani jednego walca: wygrywasz.
           *[false] Wygrana bez ani jednego walca: { $winner }.
        }
       *[other] { $won ->
            [true] Twój stos jest najniższy, wysokość { $height }: wygrywasz.
           *[false] Wygrywa najniższy stos, wysokość { $height }: { $winner }.
        }
    }
}
nivos-board = Plansza: { $count ->
    [0] jeszcze bez płytek.
    [one] { $count } płytka na { $level ->
        [one] { $level } piętrze.
        [few] { $level } piętrach.
       *[many] { $level } piętrach.
    }
    [few] { $count } płytki na { $level ->
        [one] { $level } piętrze.
        [few] { $level } piętrach.
       *[many] { $level } piętrach.
    }
   *[many] { $count } płytek na { $level ->
        [one] { $level } piętrze.
        [few] { $level } piętrach.
       *[many] { $level } piętrach.
    }
}
nivos-level = Piętro { $level }
nivos-described = { nivos-colour } płytka { $size }
nivos-own = { $whose ->
    [own] Twoje płytki
   *[other] Płytki: { $name }
}
nivos-reserve = Rezerwa
nivos-mate = Partner: { $name }
nivos-action = { $plate } { $source ->
    [r] z rezerwy na
    [t] z ręki partnera na
   *[other] na
} { $cell }, szerokość { $width }, głębokość { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] {" "}z rezerwy
    [t] {" "}z ręki partnera
   *[other] {""}
}, { clue-quarter }, piętro { $level }
nivos-brief = { $what ->
    [pass] pas
    [cylinder] walec { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = piętro { $level }
nivos-takes = walec o wysokości { $height }
nivos-passes = pas i walec
nivos-costs = { $height ->
    [0] bierzesz walec do wyboru
   *[other] bierzesz walec o wysokości { $height }
}
nivos-free-of-cost = bez walca
nivos-not-here = tu nie pasuje
nivos-turn = Obróć
nivos-lay = Połóż
nivos-pass = Pas
nivos-choose = Wybierz walec
nivos-fade = Widoczne piętra; wyższe są blade
nivos-piles = Walce
nivos-pile = { $count ->
    [0] ani jednego walca
    [one] jeden walec, wysokość { $total }
    [few] { $count } walce ({ $heights }), razem wysokość { $total }
   *[many] { $count } walców ({ $heights }), razem wysokość { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Nie ma już żadnego walca.
    [one] Został jeden walec: { $heights }.
    [few] Zostały { $count } walce: { $heights }.
   *[many] Zostało { $count } walców: { $heights }.
}
nivos-free-short = zostały
nivos-no-plates = ani jednej płytki
nivos-hand-of = { $whose ->
    [own] Masz: { $plates }.
   *[other] { $name } ma: { $plates }.
}
nivos-in-reserve = W rezerwie: { $plates }.
nivos-cell-plate = { $cell }, piętro { $level }, { $plate } { $owner ->
    [0] z rezerwy
   *[other] ({ $name })
}, { $state ->
    [seen] odkryta
    [beneath] tu zakryta, gdzie indziej ją widać
   *[covered] całkiem zakryta
}
nivos-cell-empty = { $cell }, piętro { $level }, puste, { $under ->
    [board] na planszy
    [plate] pod spodem { $plate }
   *[nothing] pod spodem jeszcze nic
}{ $count ->
    [0] {""}
    [one] , płytka może się tu zaczynać na jeden sposób
    [few] , płytka może się tu zaczynać na { $count } sposoby
   *[many] , płytka może się tu zaczynać na { $count } sposobów
}
nivos-option-players = Ile osób gra
nivos-option-players-2 = dwie
nivos-option-players-3 = trzy
nivos-option-players-4 = cztery, w dwóch drużynach
nivos-option-cylinders = Walce bierze się
nivos-option-cylinders-ascending = po kolei, od najniższego
nivos-option-cylinders-choice = do wyboru
nivos-option-split = Pierwsza ręka drużyny
nivos-option-split-help = Gracze 1 i 3 to jedna drużyna, a 2 i 4 druga. Wpisz cztery rozmiary, z którymi zaczynają gracze 1 i 2, np. 1x1,1x2,1x5,2x4; pozostałe cztery dostają gracze 3 i 4. Jeśli każda drużyna ma mieć inne, rozdziel je znakiem „/”.
nivos-split-of = { $team ->
    [0] W obu drużynach pierwsza osoba zaczyna z tymi czterema (wybrane: { $count }); pozostałe cztery dostaje partner.
   *[other] W drużynie { $team } pierwsza osoba zaczyna z tymi czterema (wybrane: { $count }); pozostałe cztery dostaje partner.
}
nivos-split-alike = Obie drużyny tak samo
nivos-rules =
    W swojej turze kładziesz jedną płytkę, ze swojej ręki albo z rezerwy. Pierwsza w partii jest płytka neutralna; może leżeć wszędzie.

    Płytka leży płasko i cała na planszy: pod każdym jej polem jest tyle samo płytek. Nie musi dotykać innych.

    Nie może leżeć na płytce swojego koloru ani stykać się z taką bokiem na tym samym piętrze. Rogi się nie liczą, a płytka całkiem zakryta już nie przeszkadza. Płytka neutralna nie ma koloru.

    Kto kładzie pierwszą płytkę na nowym piętrze, bierze walec. Bierze go też ten, kto nie może nic położyć, i na tym kończy turę. W drużynie można wtedy zamiast tego położyć płytkę partnera.

    Bierzesz najniższy walec, jaki został, albo dowolny, jeśli tak się umówiliście.

    Partia kończy się, gdy ktoś weźmie ostatni walec albo gdy żadnej z pozostałych płytek nie da się położyć. Wygrywa najniższy stos walców; z równych stosów ten, w którym najwyższy walec jest niższy.
nivos-keys =
    1 – 9 = weź płytkę według rozmiaru; jeszcze raz: z rezerwy
    R, Shift + ← → = obróć płytkę
    ← → ↑ ↓ = przesuń płytkę
    Enter = połóż
    X = przygaś najwyższe piętra
    P = spasuj, gdy nie możesz nic położyć
    Q, E, V = obróć stół, spójrz z innej strony
    T = spójrz z góry
    + − = bliżej, dalej
    C = zwykły widok
nivos-tip-neutral = { $device ->
    [touch] Najpierw idzie płytka neutralna, bez walca. Dotknij miejsca, gdzie ma leżeć, i naciśnij „Połóż”.
   *[mouse] Najpierw idzie płytka neutralna, bez walca. Kliknij tam, gdzie ma leżeć.
}
nivos-tip-take = { $device ->
    [touch] Dotknij płytki na dole ekranu, swojej albo z rezerwy.
   *[mouse] Kliknij płytkę na dole ekranu, swoją albo z rezerwy.
}
nivos-tip-place = { $device ->
    [touch] Dotknij miejsca, gdzie ma leżeć. Na zielono: pasuje; na czerwono: nie, i zobaczysz dlaczego. Potem naciśnij „Połóż”.
   *[mouse] Na zielono: pasuje; na czerwono: nie, i zobaczysz dlaczego. R lub kółko myszy obraca płytkę, kliknięcie ją kładzie.
}
nivos-tip-aim = Kto kładzie pierwszą płytkę na nowym piętrze, bierze walec. Wygrywa najniższy stos, więc niech piętra otwierają inni.
nivos-score-cylinders = Walce
nivos-score-height = Wysokość
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] w { $count ->
        [one] jednym miejscu
        [few] { $count } miejscach
       *[many] { $count } miejscach
    } nie leżałaby płasko
    [on-colour] w { $count ->
        [one] jednym miejscu
        [few] { $count } miejscach
       *[many] { $count } miejscach
    } leżałaby na swoim kolorze
   *[beside-colour] w { $count ->
        [one] jednym miejscu
        [few] { $count } miejscach
       *[many] { $count } miejscach
    } leżałaby obok swojego koloru
}
