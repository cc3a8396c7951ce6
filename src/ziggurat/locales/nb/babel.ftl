# Babel og babel pico.

babel-cube = { $type ->
    [0] grå kube (ingen forhøyning)
    [1] hvit kube (1 forhøyning)
    [2] svart kube (2 forhøyninger)
    [3] beige kube (3 forhøyninger)
   *[4] blå kube (4 forhøyninger)
}
babel-side = { $side ->
    [e] øst
    [w] vest
    [n] nord
   *[s] sør
}
babel-place = { $cell ->
    [a1] sørvest
    [b1] sørøst
    [a2] nordvest
   *[b2] nordøst
}
babel-towards = { $side ->
    [d] mot kuben under
    [e] mot kuben i øst
    [w] mot kuben i vest
    [n] mot kuben i nord
   *[s] mot kuben i sør
}

babel-prompt = Plass { $seat } setter en kube på nivå { $level }.
babel-stuck = Plass { $seat } kan ikke sette flere kuber og taper.
babel-tower-last = Tårnet er ferdig. Plass 1 kan ikke sette flere kuber, så plass 2 vinner.
babel-tower-draw = Tårnet er ferdig. Begge vinner sammen.

babel-unreadable = «{ $token }» er ikke et trekk. { babel-notation }
babel-notation = Skriv feltet (a1, b1, a2 eller b2) og så en bokstav for hver forhøyning i rekkefølgen e eller w, n eller s, u, d, eller «-» for ingen.
babel-outer = En forhøyning mot { babel-side } ville stikke ut av tårnet der.
babel-no-such-cube = Det finnes ingen kube med { $count ->
    [one] { $count } forhøyning
   *[other] { $count } forhøyninger
} på akkurat disse sidene.
babel-taken = Der står det allerede en kube.
babel-diagonal = Den andre kuben skal ved siden av den første, ikke diagonalt.
babel-not-in-hand = Du har ingen { babel-cube } igjen.
babel-table = På nivå 1 må undersiden være en fordypning: bordet er flatt.
babel-hollow = Denne kuben ville gi et hulrom { babel-towards }: begge sidene er fordypninger.
babel-clash = Denne kuben passer ikke { babel-towards }: begge sidene er forhøyninger.

babel-theorem = Plass { $seat } vinner Babel med perfekt spill, på { $distance } trekk (alle { $positions } stillinger er løst; den som vinner, gjør det så fort som mulig, og den som taper, holder ut så lenge det går).
babel-theorem-draw = Babel er en delt seier med perfekt spill (alle { $positions } stillinger er løst).

# På siden. En melding M for terminalen kan ha M-you og M-named for siden.
babel-pitch = Ett tårn, to byggmestere. Forhøyning skal møte fordypning, og den som ikke har en kube som passer, taper.
babel-also = Gjelder også babel pico: det samme spillet med mindre kuber.
babel-prompt-you = Din tur: sett en kube på nivå { $level }.
babel-prompt-named = { $name } setter en kube på nivå { $level }.
babel-stuck-you = Ingen av kubene dine passer lenger, så du taper: { $winner } vinner.
babel-stuck-named = { $name } har ingen kube som passer lenger, og taper.
babel-tower-last-named = Tårnet er ferdig, og den som begynte, kan ikke sette flere kuber.
babel-board = Tårnet: { $placed ->
    [0] tomt
    [one] { $placed } kube
   *[other] { $placed } kuber
}, nå på nivå { $level }.
babel-level = Nivå { $level }
babel-hand = { $whose ->
    [own] Kubene dine
   *[other] Kuber: { $name }
}
babel-rival = { $whose ->
    [own] Du har:
   *[other] { $name } har:
}
babel-turns = { $count ->
    [one] Én måte å snu den på
   *[other] { $count } måter å snu den på
}
babel-colour = { $type ->
    [0] grå
    [1] hvit
    [2] svart
    [3] beige
   *[4] blå
}
babel-face = { $side ->
    [e] øst
    [w] vest
    [n] nord
    [s] sør
    [u] opp
   *[d] ned
}
babel-none = ingen
babel-described = { babel-colour } kube, { $count ->
    [0] ingen forhøyning
    [one] forhøyning: { $faces }
   *[other] forhøyninger: { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Du har: { $cubes }.
   *[other] { $name } har: { $cubes }.
}
babel-none-left = ingen kuber
babel-action = { $cube }, i { babel-place }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, nivå { $level }, { $cube }
babel-cell-empty = { babel-place }, nivå { $level }, tomt, { $under ->
    [table] på bordet
    [bulge] over en forhøyning
    [indent] over en fordypning
   *[empty] ingenting under ennå
}{ $count ->
    [0] {""}
    [one] , én mulighet
   *[other] , { $count } muligheter
}
babel-option-full-tower = Et ferdig tårn
babel-option-full-tower-last = gir seier til byggmester nummer to
babel-option-full-tower-draw = er en delt seier
babel-openings = Det første trekket
babel-openings-more = Ett kort for hver måte å begynne på, når symmetriske regnes som like. Trykk på et kort for å gå videre derfra.
babel-alike = { $count ->
    [one] én måte
   *[other] { $count } måter, alle like
}
babel-levels = Stillingene på hvert nivå
babel-levels-more = Etter antall kuber, når symmetriske regnes som like. Vunnet og tapt gjelder den som skal sette; de avsluttede er blant de tapte. Søyler, fra venstre: fylt er vunnet, prikket er delt, stripet er tapt, tom er avsluttet.
babel-level-positions = Nivå { $level }: { $positions } stillinger
babel-all-levels = Alle til sammen
babel-ply = Kuber
babel-positions = Stillinger
babel-won = Vunnet
babel-drawn = Delt
babel-lost = Tapt
babel-ended = Avsluttet
babel-distances = Hvor langt til slutten
babel-distances-more = Hvor mange stillinger det er i hver avstand fra slutten, når begge spiller perfekt.
babel-distance = Trekk
babel-keys =
    0–4 = ta en kube med det tallet
    R, ← → = snu kuben
    ↑ ↓ = et annet felt
    Enter = sett
    X = skill nivåene
    Q, E, V = drei bordet, se fra neste side
    T, U = se ovenfra, nedenfra
    + − = nærmere, lenger unna
    C = vanlig vinkel
babel-tip-take = { $device ->
    [touch] Trykk på en av kubene dine nederst: feltene der den passer, lyser opp.
   *[mouse] Klikk på en av kubene dine nederst: feltene der den passer, lyser opp.
}
babel-tip-place = { $device ->
    [touch] Trykk på et felt som lyser, velg et bilde for å snu kuben, og trykk så på Sett.
   *[mouse] Pek på et felt som lyser. R eller musehjulet snur kuben, et klikk setter den.
}
babel-tip-aim = Sørg for at den andre ikke har noen kube som passer.
babel-rules =
    To byggmestere reiser ett tårn, nivå for nivå, med fire kuber på hvert nivå og seks nivåer i høyden. Dere bytter på å sette en kube fra egen hånd på et ledig felt på det nivået dere bygger.

    Hver side av en kube har en forhøyning eller en fordypning. Der to kuber møtes, ved siden av hverandre eller oppå hverandre, må den ene siden være en forhøyning og den andre en fordypning.

    Utsiden av tårnet er glatt: sidene som vender ut, er fordypninger, og det er også undersiden på nivå 1. En side mot et ledig felt og oversiden kan være hva som helst.

    På nivå 1 skal den andre kuben ved siden av den første, ikke diagonalt. Etter det kan du bruke et hvilket som helst ledig felt på nivået.

    Hver byggmester har tre grå kuber (0 forhøyninger), tre hvite (1), én svart (2), tre beige (3) og to blå (4). Tallet utenpå sier hvor mange forhøyninger kuben har.

    Den som ikke kan sette flere kuber, taper.
babel-needs = { $face ->
    [bulge] en forhøyning
   *[indent] en fordypning
} { $side ->
    [d] nederst
    [e] mot øst
    [w] mot vest
    [n] mot nord
   *[s] mot sør
}
babel-cube-needs = I { babel-place } må en kube ha { $needs }.
babel-none-turns-so = Ingen av kubene som er igjen, kan snus slik.
babel-score-placed = Kuber satt
babel-score-left = Kuber igjen
