# Partia oglądana później: na stronie, w zapisach i w wierszu poleceń.

analysis-comment = Ten ruch zmniejsza szansę na wygraną mniej więcej o { $lost }%. Lepiej: { $token } ({ $worth }).
analysis-comment-exact = Błąd. Lepiej: { $token } ({ $worth }).
analysis-comment-tried = Wypróbowane: { $line }.

analysis-title = Analiza
analysis-words = Partia, jej błędy i co jeszcze można było zrobić
analysis-bring = Przeanalizuj plik z zapisem
analysis-at = { $ply ->
    [0] Początek partii
   *[other] Po ruchu { $ply } z { $count }
}
analysis-trying = { $count ->
    [0] Twoja własna droga: od ruchu { $ply } partii
    [one] Twoja własna droga: jeden ruch po ruchu { $ply } partii
    [few] Twoja własna droga: { $count } ruchy po ruchu { $ply } partii
   *[many] Twoja własna droga: { $count } ruchów po ruchu { $ply } partii
}
analysis-played = { $self ->
    [true] Teraz grasz: { $action } ({ $worth }).
   *[false] { $name } gra teraz: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Teraz grasz: { $action } ({ $worth }). Lepiej: { $better } ({ $best }).
   *[false] { $name } gra teraz: { $action } ({ $worth }). Lepiej: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Najlepsze dla ciebie: { $action } ({ $worth }).
   *[false] { $name }, najlepszy ruch: { $action } ({ $worth }).
}
analysis-chance = Los
analysis-luck = Decyduje los. A gdyby wypadło…
analysis-graph = { $sides ->
    [1] Szansa, że się uda
    [2] { $self ->
        [true] Twoja szansa na wygraną
       *[false] Szansa na wygraną: { $name }
    }
   *[other] Szansa każdej strony na wygraną
}
analysis-graph-label = Wartość partii, ruch po ruchu
analysis-done = uda się
analysis-not-done = nie
analysis-exact = dokładnie
analysis-estimate = w przybliżeniu
analysis-looking = Reszta partii jest jeszcze analizowana.
analysis-looked = Analizujemy partię: ruch { $looked } z { $count }…
analysis-mistakes = { $count ->
    [0] Błędy
    [one] Jeden błąd
    [few] { $count } błędy, od największego
   *[many] { $count } błędów, od największego
}
analysis-no-mistakes = Nie widać wyraźnego błędu.
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] około −{ $lost }%
}
analysis-best-line = Najlepsza gra od tego miejsca
analysis-expected-line = Co pewnie będzie dalej (w przybliżeniu)
analysis-walk = Przejdź to krok po kroku
analysis-off-game = Własna droga po ruchu { $ply }:
analysis-to-game = Wróć do partii
analysis-to-table = Do stołu
analysis-tried = Twoje próby
analysis-after = po { $ply }
analysis-forget = Zapomnij: { $line }
analysis-note = { $ply ->
    [0] Twoja notatka o partii
   *[other] Twoja notatka o ruchu { $ply }
}
analysis-try-again = Zagraj stąd jeszcze raz
analysis-export = Zapisz z komentarzami
analysis-others = Inna partia
analysis-table = Wartości w tabeli
analysis-column = { $column ->
    [number] Nr
    [who] Kto
    [action] Ruch
    [worth] Wartość
   *[better] Lepiej
}
analysis-not-yet = Nie w trakcie partii
analysis-not-yet-more = Gdy ludzie grają ze sobą, nikt nie może tu analizować ich partii, nawet ci, którzy oglądają: mogliby podpowiadać. Analiza otworzy się po partii.
analysis-no-game = Nie ma takiej partii
analysis-no-record = Tego zapisu nie ma na tym urządzeniu. Wybierz jego plik jeszcze raz.
analysis-import-words = Otwórz zapis partii, stąd albo skądinąd: każdy ruch zostanie przeanalizowany, a ty wypróbujesz swoje pomysły.
analysis-import = Wybierz plik z zapisem
analysis-drop = albo upuść go gdziekolwiek na tej stronie
analysis-no-text = „{ $name }” to nie zapis partii: plik jest pusty, za duży albo nie jest tekstem.
analysis-brought = Otwierane wcześniej
