# Sidan i webbläsaren. Spelplanernas ord står i varje spels egen fil.

page-welcome = Spel om vad som står ovanpå vad.
page-welcome-more = Välj ett och tryck på Spela: Tagg väntar redan på dig. Eller bjud in någon till bordet.
page-play = Spela
page-play-game = Spela { $game }
page-more-ways = Fler sätt
page-more-ways-game = Fler sätt att spela { $game }
page-missions = Uppdrag
page-learn = Lär dig
page-learn-game = Lär dig { $game }
page-learn-steps = Lär dig i små steg
page-explore = Utforska
page-explore-game = Utforska { $game }
page-listed = Öppna bord
page-phase = { $phase ->
    [waiting] väntar på spelare
    [over] slut
   *[playing] { $ply ->
        [0] nyss börjat
       *[other] { $ply } drag
    }
}
page-docs = Dokumentation (på engelska)
page-about = Om Ziggurat
page-about-words = Ziggurat samlar fyra byggspel vid ett bord: för människor på samma enhet, i samma hus eller långt ifrån varandra, och för bottar. Mot bottar och på samma enhet spelar du helt i din webbläsare; servern för samman människor.
page-about-names = Spelens namn tillhör sina förlag, som inte har något med det här projektet att göra. Alla texter, bilder och ljud här är projektets egna.
page-about-parts = Byggt med
page-home = Startsida
page-close = Stäng
page-cancel = Avbryt

page-lost = Här finns ingenting
page-lost-page = Den här adressen leder ingenstans. Kanske är länken gammal, eller så försvann en bokstav på vägen.
page-lost-table = Bordet finns inte längre
page-no-such-game = Här finns inget spel med det namnet.
page-not-loaded = Den här sidan gick inte att hämta
page-not-loaded-more = Kontrollera anslutningen och försök igen.
page-try-again = Försök igen
page-unreachable = Det går inte att nå servern. Försöker igen …
page-lost-line = Anslutningen är bruten, men ditt parti är kvar. Försöker igen …
page-lost-line-busy = Anslutningen är bruten. Ditt drag är sparat och skickas så fort den är tillbaka.
page-opening = Bordet dukas …

page-who-plays = Vem spelar?
page-way-bot = Mot en bot
page-way-here = Tillsammans här
page-way-link = Bjud in med länk
page-way-anyone = Alla får vara med
page-seat = Plats { $seat }
page-seats = Platser
page-seat-here = { $first ->
    [true] Du, på den här enheten
   *[false] Någon på den här enheten
}
page-seat-open = { $listed ->
    [true] Den som kommer förbi
   *[false] Den som får länken
}
page-open-seat = ledig plats
page-name = Ditt namn
page-name-of = Namn på plats { $seat }
page-you = Du
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Tagg
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] snäll
    [2] vänlig
    [3] pigg
    [4] stark
   *[5] mästare
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, partier: { $games }
page-bot-about = { $level ->
    [0] En bot med en alldeles egen styrka.
    [1] Musen Pip spelar det första som lockar och missar en hel del.
    [2] Igelkotten Tagg tänker efter en stund men blir ändå lurad ibland.
    [3] Räven Finn ser det mesta komma och straffar slarviga drag.
    [4] Bävern Kastor räknar tålmodigt och ger inte bort mycket.
   *[5] Ugglan Minerva ser så långt hon kan och tar nästan aldrig fel.
}
page-quoted = ”{ $words }”
page-options = Regelval
page-drawn = slumpen avgör
page-order = Vem sitter var
page-order-chosen = som du har valt
page-order-lot = lottas
page-clock = Klocka
page-clock-none = ingen klocka
page-clock-turn = en minut per tur
page-clock-total = tio minuter, plus fem sekunder per drag
page-visible = Visa bordet på startsidan
page-sit-down = Slå dig ner
page-take-seat = Det finns en ledig plats för dig
page-or-watch = Eller stanna och titta på.
page-invite = Bjud in någon
page-invite-more = Skicka länken, eller låt någon rikta kameran mot koden. Partiet börjar när alla har satt sig.
page-link = Länk
page-qr = Länken som QR-kod för kameran
page-link-local = Den här länken fungerar bara på den här datorn.
page-network = Låt andra på nätverket vara med
page-network-more = Om du låter andra vara med kan alla på ditt nätverk öppna den här sidan, tills du stänger för dem igen eller avslutar Ziggurat.
page-network-open = Andra på nätverket hittar sidan på { $address }.
page-network-close = Bara den här datorn igen
page-invited = { $name } bjuder in dig till ett parti { $game }
page-invited-nameless = Du är inbjuden till ett parti { $game }
page-invite-send = Skicka inbjudan
page-invite-copy = Kopiera inbjudan
page-copy = Kopiera
page-copied = Kopierat

page-waiting = Väntar på att någon ska slå sig ner.
page-sat-down = { $name } har slagit sig ner.
page-your-turn = Din tur: { $status }
page-thinking = { $name } tänker …
page-played = { $name }: { $action }.
page-to-act = på tur
page-ending = { $how ->
    [resigned] { $self ->
        [true] Du gav upp.
       *[false] { $name } gav upp.
    }
    [time] { $self ->
        [true] Din tid är slut.
       *[false] { $name } har ingen tid kvar.
    }
   *[abandoned] Partiet avbröts.
}
page-ended = Partiet är slut
page-you-won = Du vinner!
page-won = { $name } vinner
page-team-won = { $names } vinner
page-your-team-won = Ditt lag vinner!
page-shared-win = Delad vinst
page-nobody-won = Ingen vinner
page-rematch = Spela igen
page-rematch-asked = Väntar på de andra …
page-rematch-theirs = { $name } vill gärna spela ett parti till.
page-rematch-accept = Ja, gärna
page-rematch-decline = Inte nu
page-rematch-refused = { $name } vill inte spela igen just nu.
page-clock-waits = Klockorna startar när alla är här, eller när någon spelar.
page-next-game = Till nästa parti
page-look-back = Titta tillbaka
page-looking-back = Tillbakablick: drag { $ply } av { $count }
page-start = Partiets början
page-watchers = { $count ->
    [one] { $count } person tittar på
   *[other] { $count } personer tittar på
}
page-watching = Du tittar på.
page-moved = { $ply ->
    [0] Partiet flyttades hit från en enhet före första draget.
   *[other] Partiet flyttades hit från en enhet efter drag { $ply }. Det som slumpen avgjorde dittills avgjordes på den enheten.
}
page-set-up = Partiet börjar inte från början, utan från en ställning som någon har ställt upp.
page-other-seat = Ta länkens plats?
page-other-seat-more = Länken är för plats { $seats } vid det här bordet. Du har redan en plats här, och enheten kan bara behålla en av de två.
page-other-seat-take = Ta den andra platsen
page-other-seat-keep = Behåll min plats
page-link-refused = Den personliga länken ger ingen plats vid det här bordet. Du behåller platsen du har.
page-hand-over = { $name }, det är din tur.
page-hand-over-more = Lämna över enheten.

page-panel = Drag och verktyg
page-last-here = { $whose ->
    [own] Ditt senaste drag
   *[other] Senaste draget: { $name }
}
page-actions = Dragen hittills
page-no-actions = Inget är spelat än.
page-step = { $how ->
    [first] Till början
    [back] Ett drag bakåt
    [next] Ett drag framåt
   *[last] Till det senaste
}
page-replay = Spela upp
page-pause = Pausa
page-hint = Ledtråd
page-hint-thinking = Tänker …
page-undo = Ångra
page-undone = Ångrat.
page-undo-yours = Du har bett att få ångra ditt senaste drag.
page-undo-theirs = { $name } vill ångra ett drag.
page-undo-refused = De andra vill hellre spela vidare.
page-done = Är det klart?
page-done-yours = Du har frågat de andra om det är klart.
page-done-theirs = { $name } tycker att det är klart. Håller du med?
page-done-agree = Ja, klart
page-done-refuse = Bygg vidare
page-done-refused = De andra vill hellre bygga vidare.
page-agree = Okej
page-refuse = Helst inte
page-absent = { $name } är inte här.
page-stand-in = Låt en bot spela vidare
page-delete = Radera bordet
page-delete-sure = Radera bordet för gott?
page-delete-alone = Partiet, namnen och länkarna försvinner, för alla. Det går inte att få tillbaka dem.
page-delete-others = Först får de andra vid bordet frågan. Om de säger ja försvinner partiet, namnen och länkarna för alla. Den som har varit borta i sju dagar räknas som ett ja.
page-delete-keep = Behåll det
page-delete-yours = Du har bett att få radera bordet. Väntar på de andra.
page-delete-theirs = { $name } vill radera bordet för gott.
page-delete-agreed = Du har sagt ja till att radera bordet. Väntar på de andra.
page-delete-refused = De andra vill hellre behålla bordet.
page-deleted = Bordet är raderat
page-deleted-more = Inget av det finns kvar på servern. Tack för att du spelade.
page-damaged = Det går inte att öppna bordet
page-gave-way = Den här sidan har lämnat bordet
page-reload = Ladda om sidan
page-resign = Ge upp
page-resign-sure = Ge upp partiet?
page-resign-more = Partiet tar slut för dig. Det finns kvar i listan, och du kan titta på det igen.
page-keep-playing = Spela vidare
page-phrases = Säg något
page-place = Placera
page-more-pieces = { $count ->
    [one] En bit till
   *[other] { $count } bitar till
}
page-rules = Så spelar man
page-share = Dela
page-share-link = Alla som har länken kan titta på.
page-share-record = Partiprotokoll
page-share-picture = Bild av spelplanen
page-share-device = Fortsätt på en annan enhet
page-share-device-more = Den här personliga länken tar med din plats till en annan enhet. Behåll den för dig själv.

page-explore-words = Varje drag och vad det är värt
page-explore-start = Början
page-explore-until = Till ställningen före drag { $number }
page-no-position = Den ställningen finns inte
page-not-solved = Bara ett av spelen är helt löst: Babel.
page-theorem = Hela sanningen
page-working-out = Räknar …
page-perfect-line = Perfekt spel
page-truth = { $how ->
    [win] Plats { $seat } vinner på { $distance } drag om ingen gör något misstag.
    [draw] Delad vinst om ingen gör något misstag.
    [loss] Vad plats { $seat } än gör vinner den andra på { $distance } drag, om ingen gör något misstag.
   *[estimate] Ingen vet säkert.
}

page-settings = Inställningar
page-theme = Färger
page-theme-system = som enheten
page-theme-light = ljusa
page-theme-dark = mörka
page-language = Språk
page-language-auto = som webbläsaren
page-speed = Rörelser
page-speed-calm = lugna
page-speed-quick = snabba
page-speed-none = inga
page-bots = Bottar spelar
page-bots-slow = långsamt, lätt att följa
page-bots-calm = ett drag i taget
page-bots-none = direkt
page-sound = Ljud
page-volume = Volym
page-notify = Säg till när det är min tur
page-notify-denied = Webbläsaren får inte visa aviseringar. Du kan tillåta dem i dess inställningar för den här sidan.
page-confirm = Bekräfta placering
page-confirm-touch = på pekskärm
page-confirm-always = alltid
page-confirm-never = aldrig
page-quality = Bild
page-quality-auto = efter vad enheten klarar
page-quality-full = detaljerad
page-quality-plain = enkel
page-quality-flat = platt plan

page-camera = Vy
page-look = { $how ->
    [left] Vrid åt vänster
    [right] Vrid åt höger
    [side] Från nästa sida
    [above] Uppifrån
    [under] Underifrån
    [closer] Närmare
    [farther] Längre bort
   *[reset] Tillbaka till den vanliga vyn
}
page-explode = Sära på våningarna

page-twin = Plan och text
page-layer-up = Ett lager upp
page-layer-down = Ett lager ner
page-command = Drag i notation
page-enter = Spela
page-doable = { $count ->
    [0] Just nu finns inget att göra
    [one] En sak du kan göra
   *[other] { $count } saker du kan göra
}
page-doable-here = { $count ->
    [0] Inget att göra i den här rutan
    [one] En sak du kan göra i den här rutan
   *[other] { $count } saker du kan göra i den här rutan
}
page-doable-all = Visa alla
page-doable-more = { $count } till: välj en ruta på planen, eller skriv draget.
page-nothing-here = Här finns inget att göra just nu.

page-tip = Tips
page-tip-skip = Inga fler tips

page-keys = Tangenter
page-with-key = { $words } ({ $key })
page-key-f = F = plan och text
page-key-h = H = ledtråd
page-key-z = Z = ångra
page-key-p = P = spela upp det perfekta spelet
page-key-step = , . = ett drag bakåt, ett framåt
page-key-l = L = hör det senaste draget
page-key-s = S = hör vems tur det är
page-key-m = M = inställningar och verktyg
page-key-help = ? = den här sidan
page-notation = Visa notation
page-turn = Tur
