# Babel a babel pico.

babel-cube = { $type ->
    [0] šedou kostku (bez výdutě)
    [1] bílou kostku (1 výduť)
    [2] černou kostku (2 výdutě)
    [3] béžovou kostku (3 výdutě)
   *[4] modrou kostku (4 výdutě)
}
babel-side = { $side ->
    [e] východ
    [w] západ
    [n] sever
   *[s] jih
}
babel-place = { $cell ->
    [a1] jihozápad
    [b1] jihovýchod
    [a2] severozápad
   *[b2] severovýchod
}
babel-place-in = { $cell ->
    [a1] na jihozápadě
    [b1] na jihovýchodě
    [a2] na severozápadě
   *[b2] na severovýchodě
}
babel-towards = { $side ->
    [d] dole
    [e] u kostky na východě
    [w] u kostky na západě
    [n] u kostky na severu
   *[s] u kostky na jihu
}

babel-prompt = Hráč { $seat } staví kostku do { $level }. patra.
babel-stuck = Hráč { $seat } už žádnou kostku postavit nemůže a prohrává.
babel-tower-last = Věž je hotová; hráč 1 už další kostku postavit nemůže, a tak vyhrává hráč 2.
babel-tower-draw = Věž je hotová; vyhrávají oba společně.

babel-unreadable = „{ $token }“ není tah. { babel-notation }
babel-notation = Napiš políčko (a1, b1, a2 nebo b2) a pak za každou výduť písmeno v pořadí e nebo w, n nebo s, u, d, anebo „-“, když žádná není.
babel-outer = Výduť na { babel-side } by tam čněla z věže ven.
babel-no-such-cube = { $count ->
    [one] Kostka s { $count } výdutí právě na této straně není.
    [few] Kostka se { $count } výdutěmi právě na těchto stranách není.
   *[other] Kostka s { $count } výdutěmi právě na těchto stranách není.
}
babel-taken = Tam už kostka stojí.
babel-diagonal = Druhá kostka patří vedle první, ne úhlopříčně.
babel-not-in-hand = Už nemáš žádnou { babel-cube }.
babel-table = V 1. patře musí být dole prohlubeň: stůl je rovný.
babel-hollow = { $side ->
    [d] Pod touto kostkou
    [e] Mezi touto kostkou a kostkou na východě
    [w] Mezi touto kostkou a kostkou na západě
    [n] Mezi touto kostkou a kostkou na severu
   *[s] Mezi touto kostkou a kostkou na jihu
} by zůstalo prázdné místo: na obou stranách je prohlubeň.
babel-clash = Tato kostka { babel-towards } nesedí: na obou stranách je výduť.

babel-theorem = { $distance ->
    [one] Babel: při nejlepší hře vyhrává hráč { $seat } za { $distance } tah
    [few] Babel: při nejlepší hře vyhrává hráč { $seat } za { $distance } tahy
   *[other] Babel: při nejlepší hře vyhrává hráč { $seat } za { $distance } tahů
} (vyřešené pozice: { $positions }; vítěz hraje co nejrychleji, poražený co nejpomaleji).
babel-theorem-draw = Babel: při nejlepší hře je to společná výhra (vyřešené pozice: { $positions }).

# Na stránce. Ke zprávě M pro terminál mohou být na stránce zprávy M-you a M-named.
babel-pitch = Jedna věž, dva stavitelé. Výduť patří do prohlubně; komu už žádná kostka nesedí, prohrává.
babel-also = Platí i pro babel pico: stejná hra s menšími kostkami.
babel-prompt-you = Jsi na tahu: polož kostku do { $level }. patra.
babel-prompt-named = { $name } staví kostku do { $level }. patra.
babel-stuck-you = Žádná tvoje kostka už nesedí, a tak prohráváš: vyhrává { $winner }.
babel-stuck-named = { $name } už nemá kostku, která by seděla, a prohrává.
babel-tower-last-named = Věž je hotová a ten, kdo začínal, už další kostku postavit nemůže.
babel-board = Věž: { $placed ->
    [0] prázdná
    [one] { $placed } kostka
    [few] { $placed } kostky
   *[other] { $placed } kostek
}, teď { $level }. patro.
babel-level = { $level }. patro
babel-hand = { $whose ->
    [own] Tvoje kostky
   *[other] Kostky: { $name }
}
babel-rival = { $whose ->
    [own] Máš:
   *[other] { $name } má:
}
babel-turns = { $count ->
    [one] Sedí jen takhle
    [few] { $count } možná otočení
   *[other] { $count } možných otočení
}
babel-colour = { $type ->
    [0] šedá
    [1] bílá
    [2] černá
    [3] béžová
   *[4] modrá
}
babel-face = { $side ->
    [e] na východ
    [w] na západ
    [n] na sever
    [s] na jih
    [u] nahoru
   *[d] dolů
}
babel-none = žádná
babel-described = { babel-colour } kostka, { $count ->
    [0] bez výdutě
    [one] výduť { $faces }
    [few] výdutě { $faces }
   *[other] výdutě { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Máš: { $cubes }.
   *[other] { $name } má: { $cubes }.
}
babel-none-left = žádné kostky
babel-action = { $cube }, { babel-place-in }
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, { $level }. patro, { $cube }
babel-cell-empty = { babel-place }, { $level }. patro, prázdné, { $under ->
    [table] na stole
    [bulge] dole výduť
    [indent] dole prohlubeň
   *[empty] dole zatím nic
}{ $count ->
    [0] {""}
    [one] , jedna možnost
    [few] , { $count } možnosti
   *[other] , { $count } možností
}
babel-option-full-tower = Dostavěná věž
babel-option-full-tower-last = je výhra druhého stavitele
babel-option-full-tower-draw = je společná výhra
babel-openings = První tah
babel-openings-more = Jedna karta pro každý začátek, souměrné jen jednou. Zmáčkni ji a pokračuj odtamtud.
babel-alike = { $count ->
    [one] jedna možnost
    [few] { $count } možnosti, všechny stejné
   *[other] { $count } možností, všechny stejné
}
babel-levels = Pozice v každém patře
babel-levels-more = Pozice po každé položené kostce; souměrné se počítají jen jednou. Výhry a prohry platí pro toho, kdo je na tahu; ukončené patří k prohrám. V pruhu zleva: plné jsou výhry, tečkované společné výhry, proužkované prohry, prázdné ukončené.
babel-level-positions = { $positions ->
    [one] { $level }. patro: { $positions } pozice
    [few] { $level }. patro: { $positions } pozice
   *[other] { $level }. patro: { $positions } pozic
}
babel-all-levels = Všechno dohromady
babel-ply = Kostky
babel-positions = Pozice
babel-won = Výhry
babel-drawn = Společné
babel-lost = Prohry
babel-ended = Ukončené
babel-distances = Jak daleko je konec
babel-distances-more = Kolik tahů zbývá do konce, když nikdo neudělá chybu, a kolik takových pozic je.
babel-distance = Tahy
babel-keys =
    0 – 4 = vzít kostku s tímto číslem
    R, ← → = otočit kostku
    ↑ ↓ = jiné políčko
    Enter = položit
    X = patra od sebe
    Q, E, V = otočit stůl, pohled z další strany
    T, U = pohled shora, zdola
    + − = blíž, dál
    C = obvyklý pohled
babel-tip-take = { $device ->
    [touch] Ťukni dole na svou kostku: místa, kam sedí, se rozsvítí.
   *[mouse] Klikni dole na svou kostku: místa, kam sedí, se rozsvítí.
}
babel-tip-place = { $device ->
    [touch] Ťukni na rozsvícené místo, vyber obrázek, jak má být kostka otočená, a zmáčkni Položit.
   *[mouse] Ukaž na rozsvícené místo. R nebo kolečko kostku otočí, kliknutí ji položí.
}
babel-tip-aim = Nenech druhému staviteli žádnou kostku, která by seděla.
babel-rules =
    Dva stavitelé staví jednu věž, patro za patrem, v každém čtyři kostky, do výšky šesti pater. Střídáte se a každý položí jednu kostku ze své ruky na volné políčko rozestavěného patra.

    Každá strana kostky má výduť, nebo prohlubeň. Kde se dvě kostky dotýkají, vedle sebe nebo na sobě, musí být na jedné straně výduť a na druhé prohlubeň.

    Zvenku zůstává věž rovná: na vnějších stranách jsou prohlubně, a v 1. patře i dole. Strana k volnému políčku a vršek mohou být jakékoli.

    V 1. patře patří druhá kostka vedle první, ne úhlopříčně. Pak už může být na každém volném políčku patra.

    Každý stavitel má tři šedé kostky (0 výdutí), tři bílé (1), jednu černou (2), tři béžové (3) a dvě modré (4). Číslo na kostce říká, kolik má výdutí.

    Kdo už žádnou kostku položit nemůže, prohrává.
babel-needs = { $face ->
    [bulge] výduť
   *[indent] prohlubeň
} { $side ->
    [d] dole
    [e] na východ
    [w] na západ
    [n] na sever
   *[s] na jih
}
babel-cube-needs = Kostka { babel-place-in } musí mít { $needs }.
babel-none-turns-so = Žádná zbylá kostka se tak otočit nedá.
babel-score-placed = Položené kostky
babel-score-left = Zbylé kostky
