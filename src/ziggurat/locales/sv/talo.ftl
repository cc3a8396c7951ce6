# Talo.

talo-side = { $side ->
    [e] åt öster
    [w] åt väster
    [n] åt norr
    [s] åt söder
   *[d] rakt ner
}
talo-bars-move = { $moving ->
    [one] en bjälke skulle röra sig
   *[other] { $moving } bjälkar skulle röra sig
}
talo-in-hand = { $count ->
    [one] { $first }:an
   *[other] { $first }:an och { $second }:an
}
talo-winners = { $count ->
    [one] Plats { $winners } har den högsta pjäsen, på höjd { $height }, och vinner.
   *[other] Platserna { $winners } har de högsta pjäserna, på höjd { $height }, och delar på vinsten.
}

talo-prompt-start = Plats { $seat } ställer pjäsen på en ledig ruta på land.
talo-prompt-restart = Plats { $seat } är instängd och får börja om med pjäsen, eller avstå.
talo-prompt-roll = Plats { $seat } kastar tärningen.
talo-prompt-roll-again = Förrådet har inget för en { $rolled }:a; plats { $seat } kastar igen.
talo-prompt-take = Plats { $seat } har kastat en { $rolled }:a och tar en bjälke av den längden, eller två som blir lika långa ihop.
talo-prompt-build = Plats { $seat } placerar { talo-in-hand }.
talo-prompt-holding = Plats { $seat } håller { $held }:an och placerar { $first }:an så att allt står.
talo-prompt-finish = Plats { $seat } får flytta pjäsen, eller avsluta turen.
talo-prompt-end = Plats { $seat } avslutar turen.

talo-on-top = Plats { $seat } har sin pjäs på höjd 10 och vinner.
talo-collapsed = Plats { $seat } lät sin bjälke falla och förlorar. { talo-winners }
talo-used-up = Förrådet är slut. { talo-winners }
talo-standstill = Ingen har placerat någon bjälke på ett helt varv. { talo-winners }

talo-unreadable = ”{ $token }” är inget drag. { talo-notation }
talo-notation = Skriv @x,y för att ställa ut en pjäs, t7 eller t3+4 för att ta bjälkar, 5x@2,3,0 för att placera en (! efteråt för att hålla den), >x,y,h för att flytta pjäsen, eller en punkt för att avsluta turen.
talo-bad-pair = ”{ $token }” är inget par bjälkar: skriv den kortare först; tillsammans är de högst 10.
talo-one-is-upright = En bjälke av längd 1 skrivs stående, med z; det är inte ”{ $token }”.
talo-too-high = { $length }:an skulle nå över det tionde lagret.
talo-too-far = { $length ->
    [0] Det är för långt utanför kanten
   *[other] { $length }:an skulle nå för långt utanför kanten
}: kolumner och rader går från { $low } till { $high }.

talo-start-first = Först ska pjäserna ut på spelplanen.
talo-restart-first = Bestäm först om du börjar om: ställ pjäsen på ledigt land, eller stanna där du är.
talo-roll-first = Först kastas tärningen.
talo-take-first = Ta först bjälkarna för kastet.
talo-build-first = Placera alla bjälkar du har tagit innan du avslutar turen.
talo-nothing-in-hand = Du har ingen bjälke i handen; flytta pjäsen eller avsluta turen.
talo-no-roll = Nu kastas ingen tärning.
talo-no-restart = Pjäsen får ställas ut bara i början, eller före kastet när den är instängd.
talo-water = Där finns inget land.
talo-middle = Ingen pjäs börjar på ön i mitten.
talo-same-cell = Pjäsen står redan där.
talo-cell-taken = En pjäs får inte plats där: rutan eller den ovanför är upptagen.
talo-taken-already = Du har redan tagit bjälkarna för det här kastet.
talo-wrong-sum = Kastet är { $rolled }: ta en bjälke av den längden, eller två som blir lika långa ihop.
talo-not-in-supply = { $left ->
    [0] Det finns ingen bjälke av längd { $length } kvar i förrådet.
   *[other] Det finns inte två bjälkar av längd { $length } kvar i förrådet.
}
talo-holding-no-move = Så länge du håller en bjälke står pjäsen kvar.
talo-moved-already = Pjäsen är redan flyttad; den får flyttas igen efter nästa bjälke.
talo-standing-still = Pjäsen står redan där.
talo-no-surface = Där finns ingen bjälke att stå på.
talo-no-room = Där får ingen pjäs plats: den behöver två lediga rutor ovanför bjälken.
talo-pawn-there = En annan pjäs är i vägen.
talo-no-path-up = Pjäsen kommer inte dit: från spelplanen klättrar den först till en yta på höjd 1 bredvid sig.
talo-no-path = Pjäsen kommer inte dit: varje steg går på samma höjd, eller ett upp eller ner.
talo-not-in-hand = Du har ingen { $length }:a i handen.
talo-hold-two = Du håller redan en bjälke; placera den andra så att allt står.
talo-hold-single = Du kan bara hålla en bjälke när du har en till att placera.
talo-off-land = { $length }:an skulle ligga utanför kanten eller i vattnet; i det lägsta lagret ligger bjälkar på land.
talo-overlap = { $length }:an skulle gå rakt igenom en annan bjälke.
talo-overlap-pawn = { $length }:an skulle gå rakt igenom en pjäs.
talo-no-way-in = { $length }:an går inte att få dit: andra bjälkar är i vägen uppifrån och från alla fyra sidor.
talo-floats = { $length }:an skulle inte vila på något.
talo-hold-stands = { $length }:an står av sig själv, så den behöver inte hållas.
talo-hold-lost = { $length }:an skulle falla { talo-side }, var den andra bjälken än hamnar.
talo-falls = { $length }:an skulle inte hålla sig uppe: den skulle falla { talo-side }, och { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = Det finns ingen bjälke med nummer { $number }.
talo-fantasy-water = { $length }:an skulle ligga på vattnet; bygg på öarna.
talo-fantasy-sunk = { $length }:an skulle sitta fast i marken.
talo-fantasy-overlap = { $length }:an skulle sitta fast i bjälke { $other }.
talo-fantasy-only = Valet { $name }={ $value } kräver mode=fantasy.

# På sidan. Till ett meddelande M för terminalen kan det finnas M-you och M-named för sidan.
talo-fantasy-server = I Talo-Fantasy prövar en server varje bjälke, och den här sidan har ingen server. Allt annat i Talo finns här.
talo-pitch = Bygg med bjälkar som måste stå av sig själva, och klättra på det ni bygger. Den första pjäsen på höjd 10 vinner.
talo-prompt-start-you = Din tur: ställ din pjäs på en ledig ruta på land.
talo-prompt-start-named = { $name } ställer pjäsen på en ledig ruta på land.
talo-prompt-restart-you = Din pjäs är instängd: börja om på en ledig ruta på land, eller stanna.
talo-prompt-restart-named = { $name } är instängd och får börja om med pjäsen.
talo-prompt-roll-you = Du kastar tärningen.
talo-prompt-roll-named = { $name } kastar tärningen.
talo-prompt-roll-again-you = Förrådet har inget för en { $rolled }:a; du kastar igen.
talo-prompt-roll-again-named = Förrådet har inget för en { $rolled }:a; { $name } kastar igen.
talo-prompt-take-you = Du har kastat en { $rolled }:a: ta en bjälke av den längden, eller två som blir lika långa ihop.
talo-prompt-take-named = { $name } har kastat en { $rolled }:a och tar bjälkar för den.
talo-prompt-build-you = Din tur: placera { talo-in-hand }.
talo-prompt-build-named = { $name } placerar { talo-in-hand }.
talo-prompt-holding-you = Du håller { $held }:an: placera { $first }:an så att allt står.
talo-prompt-holding-named = { $name } håller { $held }:an och placerar { $first }:an.
talo-prompt-finish-you = Flytta din pjäs, eller avsluta turen.
talo-prompt-finish-named = { $name } får flytta pjäsen, eller avsluta turen.
talo-prompt-end-you = Avsluta turen.
talo-prompt-end-named = { $name } avslutar turen.
talo-highest = { $height ->
    [0] Ingen pjäs har kommit upp från spelplanen.
   *[other] { $won ->
        [true] Din pjäs står högst, på höjd { $height }: du vinner.
       *[false] Högst, på höjd { $height }: { $winner }.
    }
}
talo-on-top-you = Din pjäs står på höjd 10: du vinner!
talo-on-top-named = { $name } har sin pjäs på höjd 10 och vinner.
talo-collapsed-you = Din bjälke har fallit, så du förlorar. { talo-highest }
talo-collapsed-named = { $name } lät sin bjälke falla och förlorar. { talo-highest }
talo-used-up-named = Förrådet är slut. { talo-highest }
talo-standstill-named = Ingen har placerat någon bjälke på ett helt varv. { talo-highest }
talo-board = Bygget: { $count ->
    [0] ingen bjälke än.
    [one] { $count } bjälke, höjd { $height }.
   *[other] { $count } bjälkar, höjd { $height }.
}
talo-bar = { $length ->
    [1] 1:an
   *[other] { $axis ->
        [x] { $length }:an, väst till öst
        [y] { $length }:an, syd till nord
       *[z] { $length }:an, stående
    }
}
talo-spot = kolumn { $column }, rad { $row }
talo-lies = { $axis ->
    [x] Liggande, väst till öst
    [y] Liggande, syd till nord
   *[z] Stående
}
talo-way = Hur bjälken ligger
talo-layer = Lager { $layer }
talo-layer-short = { $layer } ↕
talo-lower = Ett lager lägre
talo-higher = Ett lager högre
talo-let-down = Ner på det som är under
talo-puts = pjäs på { $cell }
talo-moves = pjäs till { $cell }, höjd { $height }
talo-goes = Till { $cell }, { $height ->
    [0] på spelplanen
   *[other] höjd { $height }
}
talo-rolls = tärningen visar { $face }
talo-takes = { $second ->
    [0] ta en { $first }:a
   *[other] ta en { $first }:a och en { $second }:a
}
talo-places = { $bar }, till { $cell }, lager { $layer }
talo-holds = { $bar }, till { $cell }, lager { $layer }, och håll den
talo-suggest = { $bar }, lager { $layer }{ $hold ->
    [true] , och håll den
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] pjäs på spelplanen, här
   *[other] pjäs till höjd { $height }
}
talo-ends = avsluta turen
talo-turn = { $what ->
    [put] pjäs på spelplanen
    [again] pjäs börjar om
    [up] stående
    [lying] liggande
    [held] hålls
    [moved] pjäs till höjd { $height }
    [stays] stannar
   *[takes] tar { $first }
}
talo-rolled = Tärningen visar { $face }.
talo-supply = Förråd: { $count }
talo-supply-of = { $count ->
    [0] ingen bjälke av längd { $length }
    [one] en bjälke av längd { $length }
   *[other] { $count } bjälkar av längd { $length }
}
talo-pawns = Pjäser
talo-pawn-height = höjd { $height }
talo-hand = I handen
talo-take = Bjälkar för kastet
talo-pawn = Pjäs
talo-place = Placera
talo-hold = Håll
talo-dare = Låt den falla
talo-move = Flytta
talo-put = Ställ
talo-end-turn = Avsluta turen
talo-decline = Stanna här
talo-fade = Lager som visas; de högre tonas ner
talo-stain = Färga bjälkarna efter längd
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Den står, men bara nätt och jämnt.
   *[well] Den står.
}
talo-verdict-hold = Ensam skulle den falla { talo-side }. Håll den, och placera { $other }:an som motvikt.
talo-verdict-dare = Den skulle falla { talo-side }, och du skulle förlora.
talo-cell = { $cell }, lager { $layer }
talo-cell-pawn = { $part ->
    [foot] pjäs: { $name }
   *[head] övre halvan av pjäs: { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, hålls
talo-cell-empty = { $under ->
    [land] tomt land
    [middle] tomt land där ingen pjäs börjar
    [water] vatten
    [bar] tom, på en bjälke av längd { $length }
   *[air] tom
}
talo-cell-doable = { $count ->
    [one] en sak går att göra här
   *[other] { $count } saker går att göra här
}
talo-pawn-at = { $whose ->
    [own] Din pjäs står på { $cell }, höjd { $height }.
   *[other] { $name } har sin pjäs på { $cell }, höjd { $height }.
}
talo-hand-has = I handen: { $lengths }.
talo-supply-has = I förrådet: { $bars }.
talo-option-players = Spelare
talo-option-players-2 = två
talo-option-players-3 = tre
talo-option-players-4 = fyra
talo-option-board = Spelplan
talo-option-board-green = ängen
talo-option-board-islands = öar
talo-option-starts = Pjäserna börjar
talo-option-starts-free = var ni vill
talo-option-starts-symmetric = mitt i varsin fjärdedel
talo-option-collapse = Det som skulle falla
talo-option-collapse-forbid = går inte att placera
talo-option-collapse-dare = får prövas; den som låter det falla förlorar
talo-rules =
    Kasta tärningen. Ta en bjälke av den längden ur förrådet, eller två som blir lika långa ihop, och placera dem: liggande eller stående, på hela rutor. Om förrådet inte har något för kastet kastar du igen. Om det inte har något för det tredje kastet heller är din tur slut: du varken bygger eller flyttar.

    Det lägsta lagret ligger på land. Högre bjälkar får nå ut över kanten och över vatten. Det måste gå att få dit bjälken, uppifrån eller från en sida.

    Allt måste stå av sig självt. En bjälke som inte har stöd under mitten tippar, om inte en annan ligger på dess korta sida eller en bjälke bredvid tar emot den. Av två bjälkar får du hålla den första tills den andra får båda att stå. Pjäser väger ingenting.

    Du får flytta din pjäs innan du placerar dina bjälkar, mellan dem eller efteråt, på trä, så många steg du vill. Varje steg går på samma höjd, eller ett upp eller ner. Den behöver två lediga rutor ovanför varje yta. Från spelplanen klättrar den till en yta på höjd 1, och till spelplanen kommer den aldrig tillbaka.

    Den första pjäsen på höjd 10 vinner. Om förrådet tar slut, eller om ingen har placerat någon bjälke på ett helt varv, vinner den högsta pjäsen.

    En pjäs som är så instängd att inget trä kan hjälpa den upp får börja om på spelplanen före kastet.

    Om ni har kommit överens om att det är tillåtet att låta något falla, får du släppa en bjälke som inte skulle stå. Den faller med allt den drar med sig; den som släppte den förlorar, och den högsta av de andra pjäserna vinner.
talo-fantasy-rules =
    Bygg tillsammans vad ni vill: ett hus, ett djur, en bro, något högt. Här finns inga rutor, inga pjäser och inga motståndare, och ingen förlorar.

    Kasta tärningen. Ta en bjälke av den längden ur förrådet, eller två som blir lika långa ihop. Om förrådet inte har något för kastet kastar du igen. Om det inte har något för det tredje kastet heller är det nästa som bygger.

    En bjälke får placeras var som helst, i vilken vinkel som helst: liggande, stående eller lutande. Den sänks rakt ner tills den rör vid något, och sedan släpps den. Av två bjälkar får du hålla den första där den är, också i luften, tills den andra är på plats; sedan släpps båda samtidigt.

    Trä har tyngd. Om bjälken glider av och inget annat rör sig kommer den tillbaka till din hand, och du får försöka igen. Om den drar med sig andra ligger allt kvar där det hamnar. Det som faller i vattnet eller av bordet är ur spelet.

    Bygget har rasat om tre bjälkar från tidigare turer har flyttat sig långt, eller om någon av dem har hamnat i vattnet eller utanför bordet. Då är det slut. Annars bygger ni tills förrådet är slut, eller tills alla tycker att det är klart.

    Höjd, överhäng, fötter och använda bjälkar mäts och visas. Överhänget är hur långt träet når utanför närmaste bjälke som rör vid marken; en fot är en bjälke som rör vid marken.
talo-fantasy-keys =
    1–9 = ta bjälkar för kastet; sedan: en bjälke i handen
    ← → ↑ ↓ = flytta bjälken, med Shift bara lite
    R, X, Y = vrid bjälken, eller tippa den; med Shift åt andra hållet
    D = vrid den en grad
    A = lägg den, ställ den upprätt
    PageUp, PageDown = lyft eller sänk bjälken
    Home = låt den hänga över sin plats
    G = hjälp att lägga rakt och jämnt, på eller av
    O = håll den stilla, för att hämta den andra
    Enter = släpp
    Esc = hoppa över raset
    K = färga bjälkarna efter längd
    Q, E, V = vrid bordet, titta från nästa sida
    T = titta uppifrån
    + − = närmare, längre bort
    C = vanlig vy
talo-keys =
    1–9 = ta bjälkar för kastet; sedan: en bjälke i handen
    R, Shift + ← → = vrid bjälken
    ← → ↑ ↓ = flytta bjälken, eller till nästa yta
    PageUp, PageDown = lyft eller sänk bjälken
    B = ner på det som är under
    Enter = placera den, håll den, eller flytta pjäsen
    G = låt den falla, där det är tillåtet
    P = pjäsen i stället för en bjälke
    N = avsluta turen
    X = tona ner de högsta lagren
    K = färga bjälkarna efter längd
    Q, E, V = vrid bordet, titta från nästa sida
    T = titta uppifrån
    + − = närmare, längre bort
    C = vanlig vy
talo-tip-start = { $device ->
    [touch] Tryck på en ledig ruta för din pjäs och sedan på ”Ställ”.
   *[mouse] Klicka på en ledig ruta för att ställa din pjäs där.
}
talo-tip-take = Tärningen säger hur långt: ta en bjälke av den längden, eller två som blir lika långa ihop.
talo-tip-build = { $device ->
    [touch] Tryck där du vill ha bjälken. Grönt står, orange nätt och jämnt, och rött skulle falla. Tryck sedan på Placera.
   *[mouse] Peka dit bjälken ska. R vrider den, mushjulet lyfter den. Grönt står, orange nätt och jämnt, rött skulle falla.
}
talo-tip-finish = Du får flytta din pjäs till alla ytor som lyser, varje steg på samma höjd eller ett upp eller ner. Den första på höjd 10 vinner.
talo-score-height = Höjd
talo-decides = Pjäsen som avgör, på höjd { $height }.
