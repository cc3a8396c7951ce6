# Talo.

talo-side = { $side ->
    [e] na východ
    [w] na západ
    [n] na sever
    [s] na jih
   *[d] přímo dolů
}
talo-bars-move = { $moving ->
    [one] pohnul by se jeden hranol
    [few] pohnuly by se { $moving } hranoly
   *[other] pohnulo by se { $moving } hranolů
}
talo-in-hand = { $count ->
    [one] hranol { $first }
    [few] hranoly { $first } a { $second }
   *[other] hranoly { $first } a { $second }
}
talo-winners = { $count ->
    [one] Hráč { $winners } má figurku nejvýš, ve výšce { $height }, a vyhrává.
    [few] Hráči { $winners } mají figurky nejvýš, ve výšce { $height }, a vyhrávají společně.
   *[other] Hráči { $winners } mají figurky nejvýš, ve výšce { $height }, a vyhrávají společně.
}

talo-prompt-start = Hráč { $seat } staví figurku na volné políčko na souši.
talo-prompt-restart = Figurka hráče { $seat } je zazděná; smí začít znovu, nebo zůstat.
talo-prompt-roll = Hráč { $seat } hází kostkou.
talo-prompt-roll-again = Na hod { $rolled } v zásobě nic není; hráč { $seat } hází znovu.
talo-prompt-take = Padlo { $rolled }. Hráč { $seat } si bere jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé.
talo-prompt-build = Hráč { $seat } pokládá { talo-in-hand }.
talo-prompt-holding = Hráč { $seat } drží hranol { $held } a pokládá hranol { $first } tak, aby všechno stálo.
talo-prompt-finish = Hráč { $seat } smí posunout figurku, nebo ukončit tah.
talo-prompt-end = Hráč { $seat } končí tah.

talo-on-top = Figurka hráče { $seat } stojí ve výšce 10 a vyhrává.
talo-collapsed = Hranol hráče { $seat } spadl, a tak hráč { $seat } prohrává. { talo-winners }
talo-used-up = Zásoba je prázdná. { talo-winners }
talo-standstill = Celé kolo nikdo nepoložil žádný hranol. { talo-winners }

talo-unreadable = „{ $token }“ není tah. { talo-notation }
talo-notation = Napiš @x,y, když stavíš figurku, t7 nebo t3+4, když si bereš hranoly, 5x@2,3,0, když hranol pokládáš (s ! na konci, když ho držíš), >x,y,h, když posouváš figurku, nebo tečku na konec tahu.
talo-bad-pair = „{ $token }“ není dvojice hranolů: kratší se píše první a dohromady mají nejvýš 10.
talo-one-is-upright = Hranol délky 1 se píše nastojato, se z; „{ $token }“ tak není.
talo-too-high = Hranol { $length } by sahal nad desátou vrstvu.
talo-too-far = { $length ->
    [0] To je moc daleko za okrajem
   *[other] Hranol { $length } by sahal moc daleko za okraj
}: sloupce a řádky jdou od { $low } do { $high }.

talo-start-first = Nejdřív přijdou na plán figurky.
talo-restart-first = Nejdřív rozhodni o novém začátku: postav figurku na volnou souš, nebo zůstaň, kde jsi.
talo-roll-first = Nejdřív se hází kostkou.
talo-take-first = Nejdřív si vezmi hranoly podle hodu.
talo-build-first = Než ukončíš tah, polož všechny hranoly, které máš v ruce.
talo-nothing-in-hand = V ruce nemáš žádný hranol; posuň figurku, nebo ukonči tah.
talo-no-roll = Teď se kostkou nehází.
talo-no-restart = Figurka se na plán staví jen na začátku, nebo před hodem, když je zazděná.
talo-water = Tam není souš.
talo-middle = Na prostředním ostrůvku žádná figurka nezačíná.
talo-same-cell = Tam už figurka stojí.
talo-cell-taken = Figurka se tam nevejde: políčko nebo to nad ním je obsazené.
talo-taken-already = Hranoly za tento hod už máš.
talo-wrong-sum = Padlo { $rolled }: vezmi si jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé.
talo-not-in-supply = { $left ->
    [0] V zásobě už není žádný hranol délky { $length }.
   *[other] V zásobě už nejsou dva hranoly délky { $length }.
}
talo-holding-no-move = Dokud držíš hranol, figurka zůstává, kde je.
talo-moved-already = Figurka už šla; znovu smí po dalším hranolu.
talo-standing-still = Tam už figurka stojí.
talo-no-surface = Tam není hranol, na kterém by se dalo stát.
talo-no-room = Tam se figurka nevejde: nad hranolem potřebuje dvě volná políčka.
talo-pawn-there = V cestě je jiná figurka.
talo-no-path-up = Tam se figurka nedostane: z plánu vyleze nejdřív na plochu výšky 1 vedle sebe.
talo-no-path = Tam se figurka nedostane: každý krok je po rovině, nebo o jedna výš či níž.
talo-not-in-hand = V ruce nemáš žádný hranol { $length }.
talo-hold-two = Jeden hranol už držíš; druhý polož tak, aby všechno stálo.
talo-hold-single = Držet hranol jde, jen dokud máš položit ještě druhý.
talo-off-land = Hranol { $length } by ležel za okrajem nebo ve vodě; v nejnižší vrstvě leží hranoly na souši.
talo-overlap = Hranol { $length } by procházel jiným hranolem.
talo-overlap-pawn = Hranol { $length } by procházel figurkou.
talo-no-way-in = Hranol { $length } tam nejde dostat: shora i ze všech čtyř stran jsou v cestě jiné hranoly.
talo-floats = Hranol { $length } by neležel na ničem.
talo-hold-stands = Hranol { $length } stojí i bez držení.
talo-hold-lost = Hranol { $length } by spadl { talo-side }, ať druhý přijde kamkoli.
talo-falls = Hranol { $length } by se neudržel: spadl by { talo-side } a { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Hranol č. { $number } tu není.
talo-fantasy-water = Hranol { $length } by ležel na vodě; stavěj na ostrůvcích.
talo-fantasy-sunk = Hranol { $length } by byl zabořený v zemi.
talo-fantasy-overlap = Hranol { $length } by byl zabořený v hranolu č. { $other }.
talo-fantasy-only = Volba { $name }={ $value } potřebuje mode=fantasy.

# Na stránce. Ke zprávě M pro terminál mohou být na stránce zprávy M-you a M-named.
talo-fantasy-server = V Talo-Fantasy každý hranol váží server, a ten tato stránka nemá. Všechno ostatní z hry Talo tu je.
talo-pitch = Stavěj z hranolů, které musí stát samy, a šplhej po tom, co postavíš. Vyhrává první figurka ve výšce 10.
talo-prompt-start-you = Jsi na tahu: postav svou figurku na volné políčko na souši.
talo-prompt-start-named = { $name } staví figurku na volné políčko na souši.
talo-prompt-restart-you = Tvoje figurka je zazděná: začni s ní znovu na volném políčku na souši, nebo ji nech, kde je.
talo-prompt-restart-named = { $name } má figurku zazděnou a smí s ní začít znovu.
talo-prompt-roll-you = Házíš kostkou.
talo-prompt-roll-named = { $name } hází kostkou.
talo-prompt-roll-again-you = Na hod { $rolled } v zásobě nic není; házíš znovu.
talo-prompt-roll-again-named = Na hod { $rolled } v zásobě nic není; { $name } hází znovu.
talo-prompt-take-you = Padlo ti { $rolled }: vezmi si jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé.
talo-prompt-take-named = Padlo { $rolled }. { $name } si bere hranoly.
talo-prompt-build-you = Jsi na tahu: polož { talo-in-hand }.
talo-prompt-build-named = { $name } pokládá { talo-in-hand }.
talo-prompt-holding-you = Držíš hranol { $held }: polož hranol { $first } tak, aby všechno stálo.
talo-prompt-holding-named = { $name } drží hranol { $held } a pokládá hranol { $first }.
talo-prompt-finish-you = Posuň svou figurku, nebo ukonči tah.
talo-prompt-finish-named = { $name } smí posunout figurku, nebo ukončit tah.
talo-prompt-end-you = Ukonči tah.
talo-prompt-end-named = { $name } končí tah.
talo-highest = { $height ->
    [0] Žádná figurka neopustila plán.
   *[other] { $won ->
        [true] Tvoje figurka je nejvýš, ve výšce { $height }: vyhráváš.
       *[false] Nejvýš, ve výšce { $height }: { $winner }.
    }
}
talo-on-top-you = Tvoje figurka je ve výšce 10: vyhráváš!
talo-on-top-named = { $name } má figurku ve výšce 10 a vyhrává.
talo-collapsed-you = Tvůj hranol spadl, a tak prohráváš. { talo-highest }
talo-collapsed-named = { $name }: hranol spadl, a to je prohra. { talo-highest }
talo-used-up-named = Zásoba je prázdná. { talo-highest }
talo-standstill-named = Celé kolo nikdo nepoložil žádný hranol. { talo-highest }
talo-board = Stavba: { $count ->
    [0] zatím žádný hranol.
    [one] { $count } hranol, výška { $height }.
    [few] { $count } hranoly, výška { $height }.
   *[other] { $count } hranolů, výška { $height }.
}
talo-bar = { $length ->
    [1] hranol 1
   *[other] { $axis ->
        [x] hranol { $length }, od západu k východu
        [y] hranol { $length }, od jihu k severu
       *[z] hranol { $length }, nastojato
    }
}
talo-spot = sloupec { $column }, řádek { $row }
talo-lies = { $axis ->
    [x] Naležato, od západu k východu
    [y] Naležato, od jihu k severu
   *[z] Nastojato
}
talo-way = Jak hranol leží
talo-layer = Vrstva { $layer }
talo-layer-short = { $layer } ↕
talo-lower = O vrstvu níž
talo-higher = O vrstvu výš
talo-let-down = Spustit na to, co je dole
talo-puts = figurka: { $cell }
talo-moves = figurka: { $cell }, výška { $height }
talo-goes = Sem: { $cell }, { $height ->
    [0] na plán
   *[other] výška { $height }
}
talo-rolls = na kostce padlo { $face }
talo-takes = { $second ->
    [0] vzít hranol { $first }
   *[other] vzít hranoly { $first } a { $second }
}
talo-places = { $bar }, { $cell }, vrstva { $layer }
talo-holds = { $bar }, { $cell }, vrstva { $layer }, a držet
talo-suggest = { $bar }, vrstva { $layer }{ $hold ->
    [true] , a držet
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] figurka sem na plán
   *[other] figurka do výšky { $height }
}
talo-ends = ukončit tah
talo-turn = { $what ->
    [put] figurka na plán
    [again] figurka začíná znovu
    [up] nastojato
    [lying] naležato
    [held] držený
    [moved] figurka do výšky { $height }
    [stays] zůstává
   *[takes] bere { $first }
}
talo-rolled = Na kostce padlo { $face }.
talo-supply = Zásoba: { $count }
talo-supply-of = { $count ->
    [0] žádný hranol délky { $length }
    [one] jeden hranol délky { $length }
    [few] { $count } hranoly délky { $length }
   *[other] { $count } hranolů délky { $length }
}
talo-pawns = Figurky
talo-pawn-height = výška { $height }
talo-hand = V ruce
talo-take = Hranoly za tento hod
talo-pawn = Figurka
talo-place = Položit
talo-hold = Držet
talo-dare = Ať to spadne
talo-move = Jít
talo-put = Dát sem
talo-end-turn = Ukončit tah
talo-decline = Zůstat tady
talo-fade = Zobrazené vrstvy; vyšší jsou průhledné
talo-stain = Obarvit hranoly podle délky
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Stojí, ale jen tak tak.
   *[well] Stojí.
}
talo-verdict-hold = Sám by spadl { talo-side }. Drž ho a hranol { $other } polož jako protiváhu.
talo-verdict-dare = Spadne { talo-side } a prohraješ.
talo-cell = { $cell }, vrstva { $layer }
talo-cell-pawn = { $part ->
    [foot] figurka: { $name }
   *[head] horní polovina figurky: { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, držený
talo-cell-empty = { $under ->
    [land] volná souš
    [middle] volná souš, kde žádná figurka nezačíná
    [water] voda
    [bar] volno, dole hranol { $length }
   *[air] volno
}
talo-cell-doable = { $count ->
    [one] jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
talo-pawn-at = { $whose ->
    [own] Tvoje figurka: { $cell }, výška { $height }.
   *[other] { $name } – figurka: { $cell }, výška { $height }.
}
talo-hand-has = V ruce: { $lengths }.
talo-supply-has = V zásobě: { $bars }.
talo-option-players = Počet hráčů
talo-option-players-2 = dva
talo-option-players-3 = tři
talo-option-players-4 = čtyři
talo-option-board = Herní plán
talo-option-board-green = louka
talo-option-board-islands = ostrůvky
talo-option-starts = Figurky začínají
talo-option-starts-free = kdekoli
talo-option-starts-symmetric = uprostřed každé čtvrtiny
talo-option-collapse = Co by spadlo,
talo-option-collapse-forbid = nejde položit
talo-option-collapse-dare = se smí zkusit; komu to spadne, prohrává
talo-rules =
    Hoď kostkou. Vezmi si ze zásoby jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé, a polož je: naležato nebo nastojato, na celá políčka. Když v zásobě na ten hod nic není, hoď znovu. Když v ní není nic ani na třetí hod, tvůj tah končí: nestavíš a neposouváš figurku.

    Nejnižší vrstva leží na souši. Vyšší hranoly smějí přesahovat přes okraj i nad vodu. Na své místo se hranol musí dát donést, shora nebo z některé strany.

    Všechno drží jen rovnováhou. Hranol, který nemá prostředek podepřený, se převrátí, pokud mu na kratším konci neleží jiný nebo ho nezastaví něco vedle. Ze dvou hranolů smíš první držet, dokud druhý nezařídí, že oba stojí. Figurky nic neváží.

    Tvoje figurka smí jít, než položíš první hranol, mezi dvěma i potom. Chodí po dřevěných plochách, kolik kroků chceš, po rovině nebo o jedna výš či níž. Nad každou plochou potřebuje dvě volná políčka. Z plánu vyleze na plochu výšky 1 a na plán se už nikdy nevrátí.

    Vyhrává první figurka ve výšce 10. Když je zásoba prázdná nebo když celé kolo nikdo nepoložil hranol, vyhrává figurka, která je nejvýš.

    Figurka, která je zazděná tak, že by jí nahoru nepomohlo žádné dřevo, smí před hodem začít na plánu znovu.

    Když se domluvíte, že se pád smí zkusit, můžeš pustit i hranol, který by nestál: spadne se vším, co strhne. Kdo ho pustí, prohrává, a z ostatních vyhrává figurka, která je nejvýš.
talo-fantasy-rules =
    Stavte spolu, co chcete: dům, zvíře, most, něco vysokého. Nejsou tu políčka, figurky ani soupeři a nikdo neprohrává.

    Hoď kostkou. Vezmi si ze zásoby jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé. Když v zásobě na ten hod nic není, hoď znovu. Když v ní není nic ani na třetí hod, staví další.

    Hranol můžeš dát kamkoli a otočit jakkoli: naležato, nastojato i šikmo. Spustí se rovně dolů, dokud se něčeho nedotkne, a pak ho pustíš. Ze dvou hranolů smíš první držet tam, kde je, i ve vzduchu, dokud není druhý na svém místě; pak pustíš oba najednou.

    Dřevo něco váží. Když hranol sklouzne a nic jiného se nepohne, vrátí se ti do ruky a můžeš to zkusit znovu. Když strhne jiné, zůstanou všechny tam, kde leží. Co spadne do vody nebo ze stolu, je ze hry venku.

    Stavba se počítá za zřícenou, když se tři hranoly z dřívějších tahů posunou daleko nebo když některý z nich spadne do vody či ze stolu. Pak je konec. Jinak stavíte, dokud není zásoba prázdná, nebo dokud se všichni neshodnou, že je hotovo.

    Měří a ukazuje se výška, přesah, nohy a použité hranoly. Přesah říká, jak daleko sahá dřevo za nejbližší hranol, který se dotýká země; noha je hranol, který se dotýká země.
talo-fantasy-keys =
    1 – 9 = vzít hranoly za hod; potom: hranol v ruce
    ← → ↑ ↓ = posunout hranol, se Shiftem jen trochu
    R, X, Y = otočit nebo naklonit hranol; se Shiftem opačně
    D = otočit o jeden stupeň
    A = položit naležato, postavit
    PageUp, PageDown = zvednout, nebo spustit hranol
    Home = nechat viset nad jeho místem
    G = zapnout, nebo vypnout přichytávání
    O = držet a přinést druhý
    Enter = pustit
    Escape = ukončit ukazovaný pád
    K = obarvit hranoly podle délky
    Q, E, V = otočit stůl, pohled z další strany
    T = pohled shora
    + − = blíž, dál
    C = obvyklý pohled
talo-keys =
    1 – 9 = vzít hranoly za hod; potom: hranol v ruce
    R, Shift + ← → = otočit hranol
    ← → ↑ ↓ = posunout hranol, nebo přejít na další plochu
    PageUp, PageDown = zvednout, nebo spustit hranol
    B = spustit na to, co je dole
    Enter = položit, držet, nebo jít figurkou
    G = nechat spadnout, kde se to smí zkusit
    P = figurka místo hranolu
    N = ukončit tah
    X = zprůhlednit nejvyšší vrstvy
    K = obarvit hranoly podle délky
    Q, E, V = otočit stůl, pohled z další strany
    T = pohled shora
    + − = blíž, dál
    C = obvyklý pohled
talo-tip-start = { $device ->
    [touch] Ťukni na volné políčko pro svou figurku a pak stiskni „Dát sem“.
   *[mouse] Klikni na volné políčko a postav tam svou figurku.
}
talo-tip-take = Kostka říká, jak dlouhé dřevo dostaneš: vezmi si jeden hranol té délky, nebo dva, které jsou dohromady stejně dlouhé.
talo-tip-build = { $device ->
    [touch] Ťukni, kam chceš hranol dát. Zelený stojí, oranžový jen tak tak a červený by spadl. Pak zmáčkni Položit.
   *[mouse] Ukaž, kam hranol patří. R ho otočí, kolečko zvedne. Zelený stojí, oranžový jen tak tak, červený by spadl.
}
talo-tip-finish = Tvoje figurka smí na každou rozsvícenou plochu, krok po rovině nebo o jedna výš či níž. První ve výšce 10 vyhrává.
talo-score-height = Výška
talo-decides = Figurka, která rozhoduje, ve výšce { $height }.
