# Dagens oppgaver. For et spill G: G-puzzle er tittelen, -task det som skal gjøres, -hint et hint, -done ordet etter det
# riktige svaret; de andre sier hvorfor et svar ikke er det riktige.

puzzle-not-a-choice = Her velger du mellom: { $choices }.
puzzle-go-on = Riktig så langt. Fortsett.
puzzle-considered = { $count ->
    [one] { $count } måte er prøvd, og nøyaktig én er riktig.
   *[other] Alle { $count } måter er prøvd, og nøyaktig én er riktig.
}

babel-puzzle = Vinn på 5 trekk
babel-puzzle-task = Bare ett trekk vinner. Det vinner på 5 trekk, når du teller både dine og den andres: sett den første, den tredje og den siste kuben.
babel-puzzle-hint = Se på hva den andre fortsatt kan sette etter kuben din. Jo færre svar, jo bedre.
babel-puzzle-done = Ingenting passer lenger: du har vunnet på 5 trekk.
babel-puzzle-loses = Den andre har et svar som vinner: { $reply }.
babel-puzzle-slow = Det vinner også, men senere: på { $distance } trekk herfra.

nivos-puzzle = Ingen sylinder
nivos-puzzle-task = Legg en plate uten å ta en sylinder. I neste tur skal du kunne gjøre det igjen, uansett hva den andre gjør.
nivos-puzzle-hint = Finn først det som ikke åpner noe nytt nivå. Spør deg så, for hvert slikt trekk, hva den andre kan ta fra deg.
nivos-puzzle-done = Ingen sylinder nå, og ingen i neste tur: ikke noe svar fra den andre endrer på det.
nivos-puzzle-now = Dette åpner et nytt nivå, og da tar du en sylinder med en gang.
nivos-puzzle-next = Nå tar du ingen, men etter dette svaret ville du ta en sylinder i neste tur: { $reply }.

bubbles-puzzle = Tre grupper i ett fall
bubbles-puzzle-task = Bytt om to naboer i himmelen, eller la den være som den er. Slipp så to. Tre grupper skal sprekke på planeten din.
bubbles-puzzle-hint = Det som ligger over en gruppe, faller ned og kan lage den neste. Let etter to av samme farge med et hull mellom seg.
bubbles-puzzle-drop = Slipp nå to naboer fra himmelen.
bubbles-puzzle-done = Tre grupper i ett fall.
bubbles-puzzle-few = { $count ->
    [0] Dette fallet gir ingen gruppe. Det skal være tre.
    [one] Dette fallet gir én gruppe. Det skal være tre.
   *[other] Dette fallet gir to grupper. Én mangler fortsatt.
}

talo-puzzle = Hva blir stående?
talo-puzzle-task = Fem steder for én bjelke. Bare på ett av dem blir alt stående når hånden slipper.
talo-puzzle-hint = Midten av en bjelke vil ha treverk under seg, eller en vekt på den andre enden.
talo-puzzle-done = Den står, og det gjør alt under den også.

# Ved tastaturet.
puzzle-keys = Skriv et trekk, eller: legal, again, hint, answer, quit.

# På siden.
puzzles = Dagens oppgaver
puzzles-today = I dag
puzzles-of-day = Oppgaver for { $day }
puzzles-about = Én for hvert spill, nye hver dag, hver med nøyaktig ett svar.
puzzles-open = Løs
puzzles-open-game = Løs «{ $title }» ({ $game })
puzzles-again-game = Se på «{ $title }» igjen ({ $game })
puzzles-look-again = Se igjen
puzzles-solved = Løst
puzzles-solved-later = Løst senere
puzzles-shown = Svaret vist
puzzles-earlier = Dagen før
puzzles-later = Dagen etter
puzzles-to-come = Oppgavene for denne dagen kommer senere.
puzzles-no-day = Det finnes ingen oppgaver for denne dagen.
puzzles-streak = { $days ->
    [0] Ingen dager på rad ennå
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
}
puzzles-streak-more = Løs en av dagens oppgaver, så teller dagen. Dette lagres bare på denne enheten.
puzzles-streak-kept = Dagen teller allerede.
puzzles-past = Oppgaver fra tidligere dager er bare for moro. Bare dagens teller.
puzzles-hint = Hint
puzzles-answer = Vis svaret
puzzles-answer-sure = Da teller den ikke
puzzles-try-again = Prøv igjen
puzzles-begin-again = Fra begynnelsen
puzzles-next = Neste oppgave
puzzles-all = Alle dagens oppgaver
puzzles-not-it = Det var ikke riktig
puzzles-right = Det er riktig
puzzles-the-answer = Svaret
puzzles-choose = Velg et sted
puzzles-choice = Sted { $letter }
puzzles-take-choice = Her står den
