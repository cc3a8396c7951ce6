# Siden i nettleseren. Ordene på brettene står i filen til hvert spill.

page-welcome = Spill om hva som står oppå hva.
page-welcome-more = Velg ett og trykk på Spill: Pigg venter allerede på deg. Eller inviter noen til bordet.
page-play = Spill
page-play-game = Spill { $game }
page-more-ways = Andre måter
page-more-ways-game = Andre måter å spille { $game } på
page-missions = Oppdrag
page-learn = Lær
page-learn-game = Lær { $game }
page-learn-steps = Lær det litt etter litt
page-explore = Utforsk
page-explore-game = Utforsk { $game }
page-listed = Åpne bord
page-phase = { $phase ->
    [waiting] venter på folk
    [over] slutt
   *[playing] { $ply ->
        [0] nettopp begynt
       *[other] { $ply } trekk
    }
}
page-docs = Dokumentasjon (på engelsk)
page-about = Om Ziggurat
page-about-words = Ziggurat setter fire stablespill på ett bord: for folk på samme enhet, i samme hus eller langt fra hverandre, og for boter. Partier mot boter og på én enhet spilles i nettleseren din. Serveren fører folk sammen.
page-about-names = Navnene på spillene tilhører forlagene, som ikke har noe med dette prosjektet å gjøre. Alle tekster, bilder og lyder her er prosjektets egne.
page-about-parts = Bygd med
page-home = Startside
page-close = Lukk
page-cancel = Avbryt

page-lost = Her er det ingenting
page-lost-page = Denne adressen fører ingen steder. Kanskje er lenken gammel, eller en bokstav ble borte på veien.
page-lost-table = Dette bordet er borte
page-no-such-game = Det finnes ikke noe spill med det navnet her.
page-not-loaded = Denne siden kunne ikke lastes inn
page-not-loaded-more = Sjekk forbindelsen og prøv igjen.
page-try-again = Prøv igjen
page-unreachable = Får ikke kontakt med serveren. Prøver igjen …
page-lost-line = Forbindelsen er borte, men partiet ditt er trygt. Prøver igjen …
page-lost-line-busy = Forbindelsen er borte. Trekket ditt er tatt vare på og blir sendt så snart den er tilbake.
page-opening = Åpner bordet …

page-who-plays = Hvem spiller?
page-way-bot = Mot en bot
page-way-here = Sammen på denne enheten
page-way-link = Inviter med lenke
page-way-anyone = Alle kan være med
page-seat = Plass { $seat }
page-seats = Plasser
page-seat-here = { $first ->
    [true] Du, på denne enheten
   *[false] Noen på denne enheten
}
page-seat-open = { $listed ->
    [true] Den som kommer forbi
   *[false] Den som får lenken
}
page-open-seat = ledig plass
page-name = Navnet ditt
page-name-of = Navn på plass { $seat }
page-you = Du
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Pigg
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] snill
    [2] vennlig
    [3] våken
    [4] sterk
   *[5] mester
})
page-bot-rated = { page-bot-choice }, rating { $rating } ± { $margin }, partier: { $games }
page-bot-about = { $level ->
    [0] En bot med sin egen styrke.
    [1] Musa Pip spiller det som først fanger blikket, og overser mye.
    [2] Pinnsvinet Pigg tenker seg litt om, men lar seg fortsatt overraske.
    [3] Reven Finn ser det meste som kommer, og straffer slurv.
    [4] Beveren Kastor regner tålmodig og gir lite bort.
   *[5] Ugla Minerva ser så langt hun kan, og tar nesten aldri feil.
}
page-quoted = «{ $words }»
page-options = Valg
page-drawn = tilfeldig
page-order = Hvem sitter hvor
page-order-chosen = som du har valgt
page-order-lot = ved loddtrekning
page-clock = Klokke
page-clock-none = ingen klokke
page-clock-turn = ett minutt per tur
page-clock-total = ti minutter, pluss fem sekunder per trekk
page-visible = Vis bordet på startsiden
page-sit-down = Sett deg
page-take-seat = Det er en ledig plass til deg
page-or-watch = Eller bare bli og se på.
page-invite = Inviter noen
page-invite-more = Send denne lenken, eller la noen peke kameraet mot QR-koden. Partiet begynner når alle har satt seg.
page-link = Lenke
page-qr = Lenken som QR-kode for kameraet
page-link-local = Denne lenken virker bare på denne maskinen.
page-network = La andre på dette nettverket være med
page-network-more = Hvis du lar andre være med, kan alle på nettverket ditt åpne denne siden, helt til du stenger for dem igjen eller stopper Ziggurat.
page-network-open = Andre på dette nettverket finner siden på { $address }.
page-network-close = Bare denne maskinen igjen
page-invited = { $name } inviterer deg til et parti { $game }
page-invited-nameless = Du er invitert til et parti { $game }
page-invite-send = Send invitasjonen
page-invite-copy = Kopier invitasjonen
page-copy = Kopier
page-copied = Kopiert

page-waiting = Venter på at noen setter seg.
page-sat-down = { $name } har satt seg.
page-your-turn = Din tur: { $status }
page-thinking = { $name } tenker …
page-played = { $name }: { $action }.
page-to-act = har turen
page-ending = { $how ->
    [resigned] { $self ->
        [true] Du ga opp.
       *[false] { $name } ga opp.
    }
    [time] { $self ->
        [true] Tiden din er ute.
       *[false] { $name } har brukt opp tiden.
    }
   *[abandoned] Partiet ble avbrutt.
}
page-ended = Partiet er slutt
page-you-won = Du vinner!
page-won = { $name } vinner
page-team-won = { $names } vinner
page-your-team-won = Laget ditt vinner!
page-shared-win = Delt seier
page-nobody-won = Ingen vinner
page-rematch = Spill igjen
page-rematch-asked = Venter på de andre …
page-rematch-theirs = { $name } vil gjerne spille en gang til.
page-rematch-accept = Ja, gjerne
page-rematch-decline = Ikke nå
page-rematch-refused = { $name } vil helst ikke spille igjen nå.
page-clock-waits = Klokkene starter når alle er her, eller når noen spiller.
page-next-game = Til neste parti
page-look-back = Se tilbake
page-looking-back = Tilbakeblikk: trekk { $ply } av { $count }
page-start = Starten på partiet
page-watchers = { $count ->
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
page-watching = Du ser på.
page-moved = { $ply ->
    [0] Dette partiet ble flyttet hit fra en enhet før det første trekket.
   *[other] Dette partiet ble flyttet hit fra en enhet ved trekk { $ply }. Det tilfeldigheten bestemte fram til da, bestemte den på den enheten.
}
page-set-up = Dette partiet begynner ikke fra starten, men fra en stilling som er satt opp.
page-other-seat = Vil du ta plassen som denne lenken er til?
page-other-seat-more = Lenken er til plass { $seats } ved dette bordet. Du har allerede en plass her, og denne enheten kan bare beholde én av de to.
page-other-seat-take = Ta den andre plassen
page-other-seat-keep = Behold plassen min
page-link-refused = Den personlige lenken gir ingen plass ved dette bordet. Du beholder plassen du har.
page-hand-over = { $name }, det er din tur.
page-hand-over-more = Gi enheten videre.

page-panel = Trekk og verktøy
page-last-here = { $whose ->
    [own] Ditt siste trekk
   *[other] Siste trekk: { $name }
}
page-actions = Trekk så langt
page-no-actions = Ingenting er spilt ennå.
page-step = { $how ->
    [first] Til starten
    [back] Ett trekk tilbake
    [next] Ett trekk fram
   *[last] Til det siste
}
page-replay = Spill av
page-pause = Pause
page-hint = Hint
page-hint-thinking = Tenker …
page-undo = Angre
page-undone = Angret.
page-undo-yours = Du har spurt om å få angre det siste trekket ditt.
page-undo-theirs = { $name } vil gjerne angre et trekk.
page-undo-refused = De andre vil heller spille videre.
page-done = Er det ferdig?
page-done-yours = Du har spurt de andre om det er ferdig.
page-done-theirs = { $name } synes det er ferdig. Er du enig?
page-done-agree = Ja, ferdig
page-done-refuse = Bygg videre
page-done-refused = De andre vil heller bygge videre.
page-agree = Greit
page-refuse = Helst ikke
page-absent = { $name } er ikke her.
page-stand-in = La en bot spille videre
page-delete = Slett bordet
page-delete-sure = Slette dette bordet for godt?
page-delete-alone = Partiet, navnene og lenkene forsvinner for alle. De kan ikke hentes tilbake.
page-delete-others = Først blir de andre ved bordet spurt. Hvis de sier ja, forsvinner partiet, navnene og lenkene for alle. Den som har vært borte i sju dager, regnes som et ja.
page-delete-keep = Behold det
page-delete-yours = Du har spurt om å få slette dette bordet. Venter på de andre.
page-delete-theirs = { $name } vil gjerne slette dette bordet for godt.
page-delete-agreed = Du har sagt ja til å slette dette bordet. Venter på de andre.
page-delete-refused = De andre vil heller beholde bordet.
page-deleted = Dette bordet er slettet
page-deleted-more = Det er ikke noe igjen av det på serveren. Takk for spillet.
page-damaged = Dette bordet kan ikke åpnes
page-gave-way = Denne siden har forlatt bordet
page-reload = Last inn siden på nytt
page-resign = Gi opp
page-resign-sure = Gi opp dette partiet?
page-resign-more = Da er partiet slutt for deg. Det blir stående i listen, og du kan se på det igjen.
page-keep-playing = Spill videre
page-phrases = Si noe
page-place = Sett
page-more-pieces = { $count ->
    [one] Én til
   *[other] { $count } til
}
page-rules = Slik spiller du
page-share = Del
page-share-link = Den som har denne lenken, kan se på.
page-share-record = Partiprotokoll
page-share-picture = Bilde av brettet
page-share-device = Fortsett på en annen enhet
page-share-device-more = Denne personlige lenken tar med seg plassen din til en annen enhet. Hold den for deg selv.

page-explore-words = Alle trekk og hva de er verdt
page-explore-start = Start
page-explore-until = Til stillingen før trekk { $number }
page-no-position = Den stillingen finnes ikke
page-not-solved = Bare ett av disse spillene er helt løst: Babel.
page-theorem = Hele sannheten
page-working-out = Regner det ut …
page-perfect-line = Perfekt spill
page-truth = { $how ->
    [win] Plass { $seat } vinner på { $distance } trekk hvis ingen gjør feil.
    [draw] Delt seier hvis ingen gjør feil.
    [loss] Uansett hva plass { $seat } gjør, vinner den andre på { $distance } trekk hvis ingen gjør feil.
   *[estimate] Ingen vet det helt sikkert.
}

page-settings = Innstillinger
page-theme = Farger
page-theme-system = som på enheten
page-theme-light = lyse
page-theme-dark = mørke
page-language = Språk
page-language-auto = som i nettleseren
page-speed = Bevegelse
page-speed-calm = rolig
page-speed-quick = rask
page-speed-none = ingen
page-bots = Botene spiller
page-bots-slow = sakte, lett å følge med
page-bots-calm = ett trekk om gangen
page-bots-none = med en gang
page-sound = Lyd
page-volume = Volum
page-notify = Si fra når det er min tur
page-notify-denied = Denne nettleseren får ikke vise varsler. Du kan tillate dem i innstillingene for dette nettstedet.
page-confirm = Bekreft plasseringen
page-confirm-touch = på berøringsskjerm
page-confirm-always = alltid
page-confirm-never = aldri
page-quality = Bilde
page-quality-auto = etter hvor rask enheten er
page-quality-full = detaljert
page-quality-plain = enkelt
page-quality-flat = flat plan

page-camera = Synsvinkel
page-look = { $how ->
    [left] Drei til venstre
    [right] Drei til høyre
    [side] Fra neste side
    [above] Ovenfra
    [under] Nedenfra
    [closer] Nærmere
    [farther] Lenger unna
   *[reset] Tilbake til vanlig vinkel
}
page-explode = Skill nivåene

page-twin = Plan og tekst
page-layer-up = Ett lag opp
page-layer-down = Ett lag ned
page-command = Trekk i notasjon
page-enter = Spill det
page-doable = { $count ->
    [0] Ingenting å gjøre akkurat nå
    [one] Én ting du kan gjøre
   *[other] { $count } ting du kan gjøre
}
page-doable-here = { $count ->
    [0] Ingenting å gjøre i dette feltet
    [one] Én ting du kan gjøre i dette feltet
   *[other] { $count } ting du kan gjøre i dette feltet
}
page-doable-all = Vis alle
page-doable-more = { $count } til: velg et felt på planen, eller skriv trekket.
page-nothing-here = Her er det ingenting å gjøre akkurat nå.

page-tip = Tips
page-tip-skip = Hopp over tips

page-keys = Taster
page-with-key = { $words } ({ $key })
page-key-f = F = plan og tekst
page-key-h = H = hint
page-key-z = Z = angre
page-key-p = P = spill det perfekte spillet til ende
page-key-step = , . = ett trekk tilbake, ett fram
page-key-l = L = hør det siste trekket
page-key-s = S = hør hvem som har turen
page-key-m = M = innstillinger og verktøy
page-key-help = ? = denne siden
page-notation = Vis notasjon
page-turn = Runde
