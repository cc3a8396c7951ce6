# Stran v brskalniku. Besede igralnih plošč so v datoteki vsake igre.

page-welcome = Igre o tem, kaj stoji na čem.
page-welcome-more = Izberi eno in pritisni »Igraj«: Bodko te že čaka. Lahko pa koga povabiš k mizi.
page-play = Igraj
page-play-game = Igraj { $game }
page-more-ways = Drugi načini
page-more-ways-game = Drugi načini: { $game }
page-missions = Misije
page-learn = Nauči se
page-learn-game = Nauči se igrati { $game }
page-learn-steps = Nauči se po korakih
page-explore = Razišči
page-explore-game = Razišči { $game }
page-listed = Odprte mize
page-phase = { $phase ->
    [waiting] čaka na igralce
    [over] končana
   *[playing] { $ply ->
        [0] pravkar začeta
        [one] { $ply } poteza
        [two] { $ply } potezi
        [few] { $ply } poteze
       *[other] { $ply } potez
    }
}
page-docs = Dokumentacija (v angleščini)
page-about = O Zigguratu
page-about-words = Ziggurat za eno mizo zbere štiri igre zlaganja: za ljudi ob isti napravi, v isti hiši ali daleč narazen, in za bote. Partije proti botom in ob isti napravi potekajo kar v tvojem brskalniku; strežnik povezuje ljudi.
page-about-names = Imena iger so last založnikov, ki s tem projektom niso povezani. Vsa besedila, slike in zvoki tukaj so delo projekta.
page-about-parts = Narejeno z
page-home = Domov
page-close = Zapri
page-cancel = Prekliči

page-lost = Tukaj ne stoji nič
page-lost-page = Ta naslov ne vodi nikamor. Morda je povezava stara ali pa se je med potjo izgubila črka.
page-lost-table = Te mize ni več
page-no-such-game = Igre s tem imenom tukaj ni.
page-not-loaded = Stran se ni naložila
page-not-loaded-more = Preveri povezavo in poskusi znova.
page-try-again = Poskusi znova
page-unreachable = Strežnik ni dosegljiv. Poskušamo znova …
page-lost-line = Povezava je prekinjena, tvoja partija pa je na varnem. Poskušamo znova …
page-lost-line-busy = Povezava je prekinjena. Tvoja poteza je shranjena in gre na pot, ko bo povezava spet tu.
page-opening = Pripravljamo mizo …

page-who-plays = Kdo igra?
page-way-bot = Proti botu
page-way-here = Skupaj ob tej napravi
page-way-link = Povabi s povezavo
page-way-anyone = Pridruži se lahko vsak
page-seat = Sedež { $seat }
page-seats = Sedeži
page-seat-here = { $first ->
    [true] Ti, ob tej napravi
   *[false] Nekdo ob tej napravi
}
page-seat-open = { $listed ->
    [true] Kdor pride mimo
   *[false] Kdor dobi povezavo
}
page-open-seat = prost sedež
page-name = Tvoje ime
page-name-of = Ime na sedežu { $seat }
page-you = Ti
page-bot = { $level ->
    [0] Bot
    [1] Piki
    [2] Bodko
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] nežno
    [2] prijazno
    [3] bistro
    [4] močno
   *[5] mojstrsko
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, partije: { $games }
page-bot-about = { $level ->
    [0] Bot s svojo lastno močjo.
    [1] Miška Piki igra, kar ji pade v oči, in marsikaj spregleda.
    [2] Ježek Bodko malo pomisli, pa mu vseeno kdaj kaj uide.
    [3] Lisjak Finn opazi skoraj vse, kar prihaja, in kaznuje nepremišljene poteze.
    [4] Bober Kastor potrpežljivo računa in redko kaj podari.
   *[5] Sova Minerva gleda, kolikor daleč zmore, in se skoraj nikoli ne zmoti.
}
page-quoted = »{ $words }«
page-options = Možnosti
page-drawn = prepuščeno naključju
page-order = Kdo kje sedi
page-order-chosen = kot je izbrano tukaj
page-order-lot = po žrebu
page-clock = Ura
page-clock-none = brez ure
page-clock-turn = ena minuta za vsako potezo
page-clock-total = deset minut in še pet sekund za vsako potezo
page-visible = Pokaži mizo na začetni strani
page-sit-down = Prisedi
page-take-seat = En sedež je prost zate
page-or-watch = Ali pa samo ostani in glej.
page-invite = Povabi koga
page-invite-more = Pošlji to povezavo ali pa naj povabljeni usmerijo kamero v kodo QR. Partija se začne, ko vsi sedijo.
page-link = Povezava
page-qr = Povezava kot koda QR za kamero
page-link-local = Ta povezava deluje samo na tem računalniku.
page-network = Dovoli vstop drugim v tem omrežju
page-network-more = Če drugim dovoliš vstop, lahko to stran odpre vsak v tvojem omrežju, dokler vstopa spet ne zapreš ali ne ustaviš Ziggurata.
page-network-open = Drugi v tem omrežju najdejo to stran na naslovu { $address }.
page-network-close = Spet samo na tem računalniku
page-invited = { $name } te vabi na partijo igre { $game }
page-invited-nameless = Čaka te povabilo na partijo igre { $game }
page-invite-send = Pošlji povabilo
page-invite-copy = Kopiraj povabilo
page-copy = Kopiraj
page-copied = Kopirano

page-waiting = Čakamo, da kdo sede za mizo.
page-sat-down = { $name } je zdaj za mizo.
page-your-turn = Na vrsti si: { $status }
page-thinking = { $name } razmišlja …
page-played = { $name }: { $action }.
page-to-act = na vrsti
page-ending = { $how ->
    [resigned] { $self ->
        [true] Vdaš se.
       *[false] { $name } se vda.
    }
    [time] { $self ->
        [true] Tvoj čas je potekel.
       *[false] { $name }: čas je potekel.
    }
   *[abandoned] Partija je prekinjena.
}
page-ended = Konec partije
page-you-won = Zmaga je tvoja!
page-won = { $name } zmaga
page-team-won = { $names } zmagata
page-your-team-won = Tvoja ekipa zmaga!
page-shared-win = Skupna zmaga
page-nobody-won = Nihče ne zmaga
page-rematch = Še ena partija
page-rematch-asked = Čakamo na druge …
page-rematch-theirs = { $name } želi še eno partijo.
page-rematch-accept = Ja, z veseljem
page-rematch-decline = Zdaj ne
page-rematch-refused = { $name } zdaj ne želi še ene partije.
page-clock-waits = Ure stečejo, ko so vsi tu ali ko kdo odigra potezo.
page-next-game = K novi partiji
page-look-back = Poglej nazaj
page-looking-back = Pogled nazaj: poteza { $ply } od { $count }
page-start = Začetek partije
page-watchers = { $count ->
    [one] { $count } oseba gleda
    [two] { $count } osebi gledata
    [few] { $count } osebe gledajo
   *[other] { $count } oseb gleda
}
page-watching = Gledaš.
page-moved = { $ply ->
    [0] Ta partija je prišla sem z neke naprave še pred prvo potezo.
   *[other] Ta partija je prišla sem z neke naprave po potezi { $ply }. Kar je do takrat odločilo naključje, je odločilo na tisti napravi.
}
page-set-up = Ta partija se ne začne na začetku, ampak iz postavljenega položaja.
page-other-seat = Želiš sedež s te povezave?
page-other-seat-more = Povezava je za sedež { $seats } pri tej mizi. Tukaj že imaš sedež, ta naprava pa lahko obdrži samo enega od obeh.
page-other-seat-take = Vzemi drugi sedež
page-other-seat-keep = Obdrži svoj sedež
page-link-refused = Ta osebna povezava ne odpre nobenega sedeža pri tej mizi. Obdržiš sedež, ki ga imaš.
page-hand-over = { $name }, na vrsti si.
page-hand-over-more = Podaj napravo naprej.

page-panel = Poteze in orodja
page-last-here = { $whose ->
    [own] Tvoja zadnja poteza
   *[other] Zadnja poteza: { $name }
}
page-actions = Poteze doslej
page-no-actions = Odigrana ni še nobena poteza.
page-step = { $how ->
    [first] Na začetek
    [back] Eno potezo nazaj
    [next] Eno potezo naprej
   *[last] Na zadnjo potezo
}
page-replay = Predvajaj
page-pause = Premor
page-hint = Namig
page-hint-thinking = Razmišljam …
page-undo = Razveljavi
page-undone = Razveljavljeno.
page-undo-yours = Svojo zadnjo potezo želiš vzeti nazaj.
page-undo-theirs = { $name } želi vzeti potezo nazaj.
page-undo-refused = Drugi raje igrajo naprej.
page-done = Je končano?
page-done-yours = Druge smo vprašali, ali je končano.
page-done-theirs = { $name } misli, da je končano. Se strinjaš?
page-done-agree = Ja, končano
page-done-refuse = Gradi naprej
page-done-refused = Drugi raje gradijo naprej.
page-agree = Strinjam se
page-refuse = Raje ne
page-absent = { $name } ni tukaj.
page-stand-in = Naj naprej igra bot
page-delete = Izbriši to mizo
page-delete-sure = Želiš to mizo izbrisati za vedno?
page-delete-alone = Partija, imena in povezave izginejo za vse. Ni jih mogoče dobiti nazaj.
page-delete-others = Najprej vprašamo druge za mizo. Če se strinjajo, partija, imena in povezave izginejo za vse. Za tiste, ki jih že sedem dni ni bilo, velja, da se strinjajo.
page-delete-keep = Obdrži
page-delete-yours = To mizo želiš izbrisati. Čakamo na druge.
page-delete-theirs = { $name } želi to mizo izbrisati za vedno.
page-delete-agreed = Strinjaš se, da se ta miza izbriše. Čakamo na druge.
page-delete-refused = Drugi to mizo raje obdržijo.
page-deleted = Ta miza je izbrisana
page-deleted-more = Na strežniku od nje ni ostalo nič. Hvala za igro.
page-damaged = Te mize ni mogoče odpreti
page-gave-way = Ta stran je zapustila mizo
page-reload = Znova naloži stran
page-resign = Vdaj se
page-resign-sure = Se želiš vdati?
page-resign-more = Partija se zate konča. Na seznamu ostane in lahko si jo še ogledaš.
page-keep-playing = Igraj naprej
page-phrases = Reci kaj
page-place = Postavi
page-more-pieces = { $count ->
    [one] Še { $count } kos
    [two] Še { $count } kosa
    [few] Še { $count } kosi
   *[other] Še { $count } kosov
}
page-rules = Kako se igra
page-share = Deli
page-share-link = Kdor ima to povezavo, lahko gleda.
page-share-record = Zapis partije
page-share-picture = Slika igralne plošče
page-share-device = Nadaljuj na drugi napravi
page-share-device-more = Ta osebna povezava prenese tvoj sedež na drugo napravo. Obdrži jo zase.

page-explore-words = Vsaka poteza in koliko je vredna
page-explore-start = Začetek
page-explore-until = Na položaj pred potezo { $number }
page-no-position = Takega položaja ni
page-not-solved = Do konca rešena je samo ena od teh iger: Babel.
page-theorem = Vsa resnica
page-working-out = Računam …
page-perfect-line = Popolna igra
page-truth-in = { $distance ->
    [one] v { $distance } potezi
    [two] v { $distance } potezah
    [few] v { $distance } potezah
   *[other] v { $distance } potezah
}
page-truth = { $how ->
    [win] Igralec { $seat } zmaga { page-truth-in }, če se nihče ne zmoti.
    [draw] Skupna zmaga, če se nihče ne zmoti.
    [loss] Karkoli igralec { $seat } že naredi, { page-truth-in } zmaga nasprotna stran, če se nihče ne zmoti.
   *[estimate] Zagotovo ne ve nihče.
}

page-settings = Nastavitve
page-theme = Barve
page-theme-system = kot na napravi
page-theme-light = svetle
page-theme-dark = temne
page-language = Jezik
page-language-auto = kot v brskalniku
page-speed = Gibanje
page-speed-calm = umirjeno
page-speed-quick = hitro
page-speed-none = brez
page-bots = Boti igrajo
page-bots-slow = počasi, da jim lahko slediš
page-bots-calm = potezo za potezo
page-bots-none = takoj
page-sound = Zvok
page-volume = Glasnost
page-notify = Povej mi, ko pridem na vrsto
page-notify-denied = Obvestila so v tem brskalniku izklopljena. Dovoliš jih lahko v njegovih nastavitvah za to stran.
page-confirm = Potrjevanje postavitve
page-confirm-touch = na zaslonih na dotik
page-confirm-always = vedno
page-confirm-never = nikoli
page-quality = Slika
page-quality-auto = glede na hitrost naprave
page-quality-full = podrobna
page-quality-plain = preprosta
page-quality-flat = samo načrt

page-camera = Pogled
page-look = { $how ->
    [left] Zasukaj levo
    [right] Zasukaj desno
    [side] Z naslednje strani
    [above] Od zgoraj
    [under] Od spodaj
    [closer] Bliže
    [farther] Dlje
   *[reset] Nazaj na običajni pogled
}
page-explode = Razmakni nadstropja

page-twin = Načrt in besedilo
page-layer-up = Eno plast više
page-layer-down = Eno plast niže
page-command = Poteza v notaciji
page-enter = Odigraj
page-doable = { $count ->
    [0] Zdaj ni mogoče narediti ničesar
    [one] { $count } možnost
    [two] { $count } možnosti
    [few] { $count } možnosti
   *[other] { $count } možnosti
}
page-doable-here = { $count ->
    [0] Na tem polju ni mogoče narediti ničesar
    [one] { $count } možnost na tem polju
    [two] { $count } možnosti na tem polju
    [few] { $count } možnosti na tem polju
   *[other] { $count } možnosti na tem polju
}
page-doable-all = Pokaži vse
page-doable-more = Še { $count }: izberi polje na načrtu ali vpiši potezo.
page-nothing-here = Tukaj zdaj ni mogoče narediti ničesar.

page-tip = Nasvet
page-tip-skip = Preskoči nasvete

page-keys = Tipke
page-with-key = { $words } ({ $key })
page-key-f = F = načrt in besedilo
page-key-h = H = namig
page-key-z = Z = razveljavi
page-key-p = P = odigraj popolno igro do konca
page-key-step = , . = ena poteza nazaj, ena naprej
page-key-l = L = poslušaj zadnjo potezo
page-key-s = S = poslušaj, kdo je na vrsti
page-key-m = M = nastavitve in orodja
page-key-help = ? = ta stran
page-notation = Pokaži notacijo
page-turn = Poteza
