# Babel in babel pico.

babel-cube = { $type ->
    [0] sivo kocko (brez izboklin)
    [1] belo kocko (1 izboklina)
    [2] črno kocko (2 izboklini)
    [3] bež kocko (3 izbokline)
   *[4] modro kocko (4 izbokline)
}
babel-side = { $side ->
    [e] vzhodu
    [w] zahodu
    [n] severu
   *[s] jugu
}
babel-place = { $cell ->
    [a1] jugozahod
    [b1] jugovzhod
    [a2] severozahod
   *[b2] severovzhod
}
babel-place-in = { $cell ->
    [a1] na jugozahodu
    [b1] na jugovzhodu
    [a2] na severozahodu
   *[b2] na severovzhodu
}
babel-towards = { $side ->
    [d] spodaj
    [e] ob kocki na vzhodu
    [w] ob kocki na zahodu
    [n] ob kocki na severu
   *[s] ob kocki na jugu
}

babel-prompt = Igralec { $seat } postavi kocko v { $level }. nadstropje.
babel-stuck = Igralec { $seat } ne more več postaviti nobene kocke in izgubi.
babel-tower-last = Stolp je dokončan. Igralec 1 ne more postaviti nove kocke, zato zmaga igralec 2.
babel-tower-draw = Stolp je dokončan: oba zmagata skupaj.

babel-unreadable = »{ $token }« ni poteza. { babel-notation }
babel-notation = Napiši polje (a1, b1, a2 ali b2) in nato za vsako izboklino črko v vrstnem redu e ali w, n ali s, u, d, ali pa »-«, če ni nobene.
babel-outer = Izboklina proti { babel-side } bi tam štrlela iz stolpa.
babel-no-such-cube = Kocke, ki bi imela izbokline prav na teh ploskvah, ni (število izboklin: { $count }).
babel-taken = Tam že stoji kocka.
babel-diagonal = Druga kocka gre poleg prve, ne diagonalno.
babel-not-in-hand = { $type ->
    [0] Nimaš več nobene sive kocke (brez izboklin).
    [1] Nimaš več nobene bele kocke (1 izboklina).
    [2] Nimaš več nobene črne kocke (2 izboklini).
    [3] Nimaš več nobene bež kocke (3 izbokline).
   *[4] Nimaš več nobene modre kocke (4 izbokline).
}
babel-table = V 1. nadstropju mora biti spodaj vboklina: miza je ravna.
babel-hollow = Ta kocka bi { babel-towards } pustila praznino: obe ploskvi imata vboklino.
babel-clash = Ta kocka se { babel-towards } ne prilega: obe ploskvi imata izboklino.

babel-theorem = { $distance ->
    [one] Ob najboljši igri v Babelu zmaga igralec { $seat }, in to v { $distance } potezi
    [two] Ob najboljši igri v Babelu zmaga igralec { $seat }, in to v { $distance } potezah
    [few] Ob najboljši igri v Babelu zmaga igralec { $seat }, in to v { $distance } potezah
   *[other] Ob najboljši igri v Babelu zmaga igralec { $seat }, in to v { $distance } potezah
} (rešeni so vsi položaji: { $positions }; zmagovalec igra čim hitreje, poraženec čim počasneje).
babel-theorem-draw = Ob najboljši igri se Babel konča s skupno zmago (rešeni so vsi položaji: { $positions }).

# Na strani. Sporočilo M za terminal ima lahko za stran še M-you in M-named.
babel-pitch = En stolp, dva graditelja. Izboklina mora v vboklino; kdor nima več kocke, ki bi se prilegala, izgubi.
babel-also = Velja tudi za babel pico: ista igra z manjšimi kockami.
babel-prompt-you = Na vrsti si: postavi kocko v { $level }. nadstropje.
babel-prompt-named = { $name } postavi kocko v { $level }. nadstropje.
babel-stuck-you = Nobena tvoja kocka se več ne prilega, zato izgubiš. Zmaga: { $winner }.
babel-stuck-named = { $name } nima več kocke, ki bi se prilegala, in izgubi.
babel-tower-last-named = Stolp je dokončan in kdor je začel, ne more postaviti nove kocke.
babel-board = Stolp: { $placed ->
    [0] prazen
    [one] { $placed } kocka
    [two] { $placed } kocki
    [few] { $placed } kocke
   *[other] { $placed } kock
}, zdaj { $level }. nadstropje.
babel-level = { $level }. nadstropje
babel-hand = { $whose ->
    [own] Tvoje kocke
   *[other] Kocke: { $name }
}
babel-rival = { $whose ->
    [own] Imaš:
   *[other] { $name } ima:
}
babel-turns = { $count ->
    [one] { $count } možen obrat
    [two] { $count } možna obrata
    [few] { $count } možni obrati
   *[other] { $count } možnih obratov
}
babel-colour = { $type ->
    [0] siva
    [1] bela
    [2] črna
    [3] bež
   *[4] modra
}
babel-face = { $side ->
    [e] na vzhodu
    [w] na zahodu
    [n] na severu
    [s] na jugu
    [u] zgoraj
   *[d] spodaj
}
babel-none = nobene
babel-described = { babel-colour } kocka, { $count ->
    [0] brez izboklin
    [one] izboklina { $faces }
    [two] izboklini { $faces }
    [few] izbokline { $faces }
   *[other] izbokline { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Imaš: { $cubes }.
   *[other] { $name } ima: { $cubes }.
}
babel-none-left = nobene kocke
babel-action = { $cube }, { babel-place-in }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, { $level }. nadstropje, { $cube }
babel-cell-empty = { babel-place }, { $level }. nadstropje, prazno, { $under ->
    [table] na mizi
    [bulge] spodaj izboklina
    [indent] spodaj vboklina
   *[empty] spodaj še nič
}{ $count ->
    [0] {""}
    [one] , { $count } možnost
    [two] , { $count } možnosti
    [few] , { $count } možnosti
   *[other] , { $count } možnosti
}
babel-option-full-tower = Dokončan stolp
babel-option-full-tower-last = je zmaga drugega graditelja
babel-option-full-tower-draw = je skupna zmaga
babel-openings = Prva poteza
babel-openings-more = Ena kartica za vsak začetek; simetrični štejejo kot eden. Pritisni kartico in nadaljuj od tam.
babel-alike = { $count ->
    [one] { $count } način
    [two] { $count } enaka načina
    [few] { $count } enaki načini
   *[other] { $count } enakih načinov
}
babel-levels = Položaji v vsakem nadstropju
babel-levels-more = Položaji po toliko postavljenih kockah; simetrični so šteti enkrat. Zmage in porazi veljajo za tistega, ki je na vrsti; končani so med porazi. Pasovi z leve: polni so zmage, pikčasti skupne zmage, črtasti porazi, prazni končani položaji.
babel-level-positions = { $level }. nadstropje, položaji: { $positions }
babel-all-levels = Vse skupaj
babel-ply = Kocke
babel-positions = Položaji
babel-won = Zmage
babel-drawn = Skupne
babel-lost = Porazi
babel-ended = Končani
babel-distances = Kako daleč je konec
babel-distances-more = Koliko položajev je tako daleč od konca, če obe strani igrata najbolje.
babel-distance = Poteze
babel-keys =
    0–4 = vzemi kocko s to številko
    R, ← → = obrni kocko
    ↑ ↓ = drugo polje
    Enter = postavi
    X = razmakni nadstropja
    Q, E, V = zasukaj mizo, poglej z naslednje strani
    T, U = poglej od zgoraj, od spodaj
    + − = bliže, dlje
    C = običajni pogled
babel-tip-take = { $device ->
    [touch] Spodaj tapni eno svojih kock: kjer se prilega, zasveti.
   *[mouse] Spodaj klikni eno svojih kock: kjer se prilega, zasveti.
}
babel-tip-place = { $device ->
    [touch] Tapni svetleče polje, izberi sličico, da obrneš kocko, in pritisni »Postavi«.
   *[mouse] Pokaži na svetleče polje. R ali kolesce kocko obrne, klik jo postavi.
}
babel-tip-aim = Drugi strani ne pusti kocke, ki bi se prilegala.
babel-rules =
    Dva graditelja gradita en stolp, nadstropje za nadstropjem: nadstropij je šest, v vsakem so štiri kocke. Izmenjujeta se: kdor je na vrsti, postavi eno kocko iz svoje roke na prosto polje trenutnega nadstropja.

    Vsaka ploskev kocke ima izboklino ali vboklino. Kjer se kocki dotikata, druga ob drugi ali druga na drugi, mora imeti ena ploskev izboklino, druga pa vboklino.

    Zunaj ostane stolp raven: na zunanjih ploskvah so vbokline, v 1. nadstropju tudi spodaj. Ploskev proti prostemu polju in zgornja ploskev sta lahko kakršnikoli.

    V 1. nadstropju gre druga kocka poleg prve, ne diagonalno. Potem je dobro vsako prosto polje v nadstropju.

    Vsak graditelj ima tri sive kocke (0 izboklin), tri bele (1), eno črno (2), tri bež (3) in dve modri (4). Številka na zunanji strani pove, koliko izboklin ima kocka.

    Kdor ne more več postaviti kocke, izgubi.
babel-needs = { $face ->
    [bulge] izboklino
   *[indent] vboklino
} { $side ->
    [d] spodaj
    [e] na vzhodu
    [w] na zahodu
    [n] na severu
   *[s] na jugu
}
babel-cube-needs = Kocka { babel-place-in } mora imeti { $needs }.
babel-none-turns-so = Nobene preostale kocke ni mogoče tako obrniti.
babel-score-placed = Postavljene kocke
babel-score-left = Preostale kocke
