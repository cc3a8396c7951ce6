# Serwer stołów: czego odmawia i dlaczego, co dodaje do partii, podpowiedzi i krótkie zdania.

server-resigned = Gracz { $seat } poddaje partię.
server-time = Gracz { $seat }: czas minął.
server-abandoned = Przy tym stole wydarzyło się już tyle, że więcej się nie zmieści: partia kończy się tutaj i nikt jej nie przegrywa.

server-no-table = Nie ma tu już stołu albo nigdy go nie było.
server-old-rules = Ta partia ({ $game }) była grana przy wersji { $version } zasad; ten program ma wersję { $known }.
server-wrong-key = Ten osobisty link nie jest do tego stołu. Z linkiem samego stołu możesz oglądać.
server-not-your-seat = To nie twoje miejsce.
server-which-seat = Masz kilka miejsc; powiedz, o które chodzi.
server-stale = Tymczasem partia poszła dalej; spójrz jeszcze raz.
server-waiting = Partia zacznie się, gdy wszyscy usiądą.
server-over = Partia jest skończona.
server-not-over = Partia jeszcze trwa.
server-bot-leads = Za gracza { $seat } gra teraz bot.
server-no-undo-now = Teraz nie można nic cofnąć.
server-nothing-to-undo = Nie ma twojego ruchu, który można cofnąć.
server-no-stand-in-there = Bot może zastąpić tylko inną osobę przy stole.
server-seat-count = Ta gra ma { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, a nie { $count }.
server-no-lesson = Lekcje tej gry nie mają kroku „{ $step }”.

server-beyond-end = { $count ->
    [one] Partia ma tylko { $count } ruch; analiza nie może zacząć się po ruchu { $first }.
    [few] Partia ma tylko { $count } ruchy; analiza nie może zacząć się po ruchu { $first }.
   *[many] Partia ma tylko { $count } ruchów; analiza nie może zacząć się po ruchu { $first }.
}
server-table-damaged = Zapisana partia tego stołu jest uszkodzona, więc stołu nie da się otworzyć. To nie twoja wina; powiedz o tym gospodarzowi.
server-table-deleted = Ten stół został usunięty.

phrase-hello = Cześć.
phrase-good-luck = Powodzenia.
phrase-nice = Ładny ruch.
phrase-oops = Ojej.
phrase-thinking = Chwila, myślę.
phrase-thanks = Dziękuję.
phrase-well-played = Dobra gra.
phrase-one-more = Jeszcze jedna partia?
phrase-goodbye = Do zobaczenia.
