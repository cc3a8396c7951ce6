# Dagens kluringar. För ett spel G: G-puzzle är titeln, -task det som söks, -hint en ledtråd, -done ordet efter rätt svar;
# de andra säger varför ett svar inte är det rätta.

puzzle-not-a-choice = Här väljer du mellan: { $choices }.
puzzle-go-on = Rätt så långt. Fortsätt.
puzzle-considered = { $count ->
    [one] { $count } sätt prövades; precis ett fungerar.
   *[other] Alla { $count } sätt prövades; precis ett fungerar.
}

babel-puzzle = Vinst på 5 drag
babel-puzzle-task = Bara ett drag vinner. Det vinner på 5 drag, dina och den andras tillsammans: ställ den första, den tredje och den sista klossen.
babel-puzzle-hint = Titta på vad den andra kan ställa efter din kloss. Ju färre svar, desto bättre.
babel-puzzle-done = Inget passar längre: du har vunnit på 5 drag.
babel-puzzle-loses = Den andra har ett svar som vinner: { $reply }.
babel-puzzle-slow = Det vinner också, men senare: på { $distance } drag härifrån.

nivos-puzzle = Ingen cylinder
nivos-puzzle-task = Lägg en platta utan att ta en cylinder. I din nästa tur ska du kunna göra det igen, vad den andra än gör.
nivos-puzzle-hint = Hitta först det som inte öppnar någon ny våning. Fråga dig sedan för varje sådant drag vad den andra kan ta ifrån dig.
nivos-puzzle-done = Ingen cylinder nu, och ingen i din nästa tur: inget svar från den andra ändrar på det.
nivos-puzzle-now = Det här öppnar en ny våning, och då tar du en cylinder direkt.
nivos-puzzle-next = Nu tar du ingen, men efter det här svaret skulle du ta en cylinder i din nästa tur: { $reply }.

bubbles-puzzle = Tre grupper i ett släpp
bubbles-puzzle-task = Låt två grannar i himlen byta plats, eller låt himlen vara; släpp sedan två. Tre grupper ska spricka på din planet.
bubbles-puzzle-hint = När en grupp spricker faller det som låg ovanför, och det kan bli nästa grupp. Leta efter två av samma färg med en lucka emellan.
bubbles-puzzle-drop = Släpp nu två grannar i himlen.
bubbles-puzzle-done = Tre grupper i ett släpp.
bubbles-puzzle-few = { $count ->
    [0] Det här släppet ger ingen grupp. Det ska bli tre.
    [one] Det här släppet ger en grupp. Det ska bli tre.
   *[other] Det här släppet ger två grupper. En saknas fortfarande.
}

talo-puzzle = Vad står kvar?
talo-puzzle-task = Fem ställen för en bjälke. Bara på ett av dem står allt kvar när handen släpper taget.
talo-puzzle-hint = Mitten av en bjälke vill ha trä under sig, eller en vikt på den andra änden.
talo-puzzle-done = Den står, och det gör allt under den också.

# Vid tangentbordet.
puzzle-keys = Skriv ett drag, eller: legal, again, hint, answer, quit.

# På sidan.
puzzles = Dagens kluringar
puzzles-today = I dag
puzzles-of-day = Kluringar för { $day }
puzzles-about = En för varje spel, nya varje dag, var och en med precis ett svar.
puzzles-open = Lös
puzzles-open-game = Lös ”{ $title }” ({ $game })
puzzles-again-game = Titta igen på ”{ $title }” ({ $game })
puzzles-look-again = Titta igen
puzzles-solved = Löst
puzzles-solved-later = Löst senare
puzzles-shown = Svaret visat
puzzles-earlier = Dagen före
puzzles-later = Dagen efter
puzzles-to-come = Den här dagens kluringar har inte kommit än.
puzzles-no-day = Det finns inga kluringar för den här dagen.
puzzles-streak = { $days ->
    [0] Inga dagar i rad än
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
}
puzzles-streak-more = Lös en av dagens kluringar, så räknas dagen. Det sparas bara på den här enheten.
puzzles-streak-kept = Dagen räknas redan.
puzzles-past = Kluringar från tidigare dagar är bara för skojs skull; det är dagens som räknas.
puzzles-hint = Ledtråd
puzzles-answer = Visa svaret
puzzles-answer-sure = Då räknas den inte
puzzles-try-again = Försök igen
puzzles-begin-again = Från början
puzzles-next = Nästa kluring
puzzles-all = Alla dagens kluringar
puzzles-not-it = Inte riktigt
puzzles-right = Helt rätt
puzzles-the-answer = Svaret
puzzles-choose = Välj ett ställe
puzzles-choice = Ställe { $letter }
puzzles-take-choice = Här står den
