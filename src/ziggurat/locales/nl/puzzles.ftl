# Puzzels van de dag. Van een spel G: G-puzzle is de titel, -task wat er gevraagd wordt, -hint een tip, -done het woord na het
# goede antwoord; de andere zeggen waarom een antwoord het niet is.

puzzle-not-a-choice = Hier kies je uit: { $choices }.
puzzle-go-on = Tot hier goed. Ga door.
puzzle-considered = { $count ->
    [one] { $count } manier geprobeerd; precies één lukt.
   *[other] Alle { $count } manieren zijn geprobeerd; precies één lukt.
}

babel-puzzle = Win in 5
babel-puzzle-task = Maar één zet wint. Die wint in 5 zetten, van jou en de ander samen: jij zet het eerste, het derde en het laatste blok.
babel-puzzle-hint = Kijk wat de ander na jouw blok nog zou kunnen zetten. Hoe minder antwoorden, hoe beter.
babel-puzzle-done = Er past niets meer: je hebt in 5 gewonnen.
babel-puzzle-loses = De ander heeft een antwoord dat wint: { $reply }.
babel-puzzle-slow = Dit wint ook, maar later: in { $distance } zetten vanaf hier.

nivos-puzzle = Geen cilinder
nivos-puzzle-task = Leg een stuk zonder een cilinder te pakken. In je volgende beurt moet dat weer kunnen, wat de ander ook doet.
nivos-puzzle-hint = Zoek eerst wat geen nieuwe laag opent. Vraag je dan bij elk stuk af wat de ander je zou kunnen afpakken.
nivos-puzzle-done = Nu geen cilinder, en in je volgende beurt ook niet: geen antwoord van de ander verandert dat.
nivos-puzzle-now = Dit opent een nieuwe laag, en dan pak je meteen een cilinder.
nivos-puzzle-next = Nu pak je niets, maar na dit antwoord zou je in je volgende beurt een cilinder pakken: { $reply }.

bubbles-puzzle = Drie groepen in één keer
bubbles-puzzle-task = Wissel twee buren in de hemel, of laat hem zoals hij is; laat er dan twee vallen. Op je planeet moeten drie groepen knappen.
bubbles-puzzle-hint = Knapt een groep, dan valt wat erboven ligt, en dat kan de volgende maken. Zoek er twee van dezelfde kleur met een gat ertussen.
bubbles-puzzle-drop = Laat nu twee buren uit de hemel vallen.
bubbles-puzzle-done = Drie groepen in één keer.
bubbles-puzzle-few = { $count ->
    [0] Deze twee maken geen groep. Het moeten er drie zijn.
    [one] Deze twee maken één groep. Het moeten er drie zijn.
   *[other] Deze twee maken twee groepen. Er ontbreekt er nog één.
}

talo-puzzle = Wat blijft staan?
talo-puzzle-task = Vijf plekken voor één balkje. Op maar één plek blijft alles staan als de hand loslaat.
talo-puzzle-hint = Het midden van een balkje heeft hout onder zich nodig, of een gewicht op het andere eind.
talo-puzzle-done = Het staat, en alles eronder ook.

# Aan het toetsenbord.
puzzle-keys = Typ een zet, of: legal, again, hint, answer, quit.

# Op de pagina.
puzzles = Puzzels van de dag
puzzles-today = Vandaag
puzzles-of-day = Puzzels: { $day }
puzzles-about = Eén voor elk spel, elke dag nieuw, elk met precies één antwoord.
puzzles-open = Oplossen
puzzles-open-game = “{ $title }” oplossen ({ $game })
puzzles-again-game = “{ $title }” nog eens bekijken ({ $game })
puzzles-look-again = Nog eens bekijken
puzzles-solved = Opgelost
puzzles-solved-later = Later opgelost
puzzles-shown = Antwoord getoond
puzzles-earlier = De dag ervoor
puzzles-later = De dag erna
puzzles-to-come = De puzzels van deze dag moeten nog komen.
puzzles-no-day = Voor deze dag zijn er geen puzzels.
puzzles-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzles-streak-more = Los een puzzel van vandaag op en de dag telt. Dit wordt alleen op dit apparaat bewaard.
puzzles-streak-kept = Vandaag telt al.
puzzles-past = Puzzels van eerdere dagen zijn voor de lol; alleen die van vandaag tellen.
puzzles-hint = Tip
puzzles-answer = Het antwoord tonen
puzzles-answer-sure = Als je kijkt, telt het niet meer
puzzles-try-again = Nog eens proberen
puzzles-begin-again = Vanaf het begin
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels van de dag
puzzles-not-it = Dat is het niet
puzzles-right = Dat is het
puzzles-the-answer = Het antwoord
puzzles-choose = Kies een plek
puzzles-choice = Plek { $letter }
puzzles-take-choice = Hier blijft het staan
