# Tips in stappen: waar je moet kijken, welk stuk, de zet, waarom. De redenen komen uit de regels.

clue-step = { $step ->
    [where] Waar je moet kijken
    [piece] Welk stuk
    [action] De zet
   *[why] Waarom
}
clue-next = { $step ->
    [piece] Welk stuk?
    [action] Laat zien
   *[why] Waarom?
}
clue-quarter = { $quarter ->
    [n] in het noorden
    [ne] in het noordoosten
    [e] in het oosten
    [se] in het zuidoosten
    [s] in het zuiden
    [sw] in het zuidwesten
    [w] in het westen
    [nw] in het noordwesten
   *[middle] in het midden
}
clue-where = Kijk wat je nu kunt doen.
clue-piece = Eén van deze keuzes is beter dan de andere.
clue-action = De zet: { $token }
clue-wins = { $distance ->
    [0] Deze zet wint zeker.
    [one] Deze zet wint, uiterlijk na nog één zet.
   *[other] Deze zet wint, uiterlijk na nog { $distance } zetten.
}
clue-loses = { $distance ->
    [0] Elke zet verliest tegen perfect spel.
   *[other] Elke zet verliest tegen perfect spel; deze houdt het langst stand, nog { $distance ->
        [one] één zet.
       *[other] { $distance } zetten.
    }
}
clue-shares = Deze zet houdt een gedeelde winst vast; meer is niet af te dwingen.
clue-estimate = Geschatte kans om te winnen: ongeveer { $percent }%.
clue-wins-now = Deze zet wint meteen.
clue-prevents = { $count ->
    [one] Na één van de { $others } andere zetten kan de ander meteen winnen; na deze niet.
   *[other] Na { $count } van de { $others } andere zetten kan de ander meteen winnen; na deze niet.
}
clue-only = Iets anders kan hier niet.
clue-alike = Andere keuzes zijn ongeveer even goed; deze is een van de beste.
clue-next-best = De op één na beste keuze wordt op ongeveer { $percent }% geschat.

clue-babel-where = Kijk naar het { babel-place } van laag { $level }.
clue-babel-piece = Pak een { babel-cube }.
clue-babel-answers = { $count ->
    [0] De ander heeft dan geen antwoord meer.
    [one] De ander heeft dan nog maar één antwoord.
   *[other] De ander heeft dan nog { $count } antwoorden.
}

clue-nivos-where = Kijk naar laag { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Leg het kleurloze stuk.
    [reserve] Pak het { nivos-colour-the } stuk { $size } uit de reserve.
    [mate] Pak het { nivos-colour-the } stuk { $size } van je teamgenoot.
   *[hand] Pak je { nivos-colour-the } stuk { $size }.
}
clue-nivos-where-pass = Kijk of er nog iets gelegd kan worden.
clue-nivos-piece-pass = Er past geen stuk.
clue-nivos-where-cylinder = Kijk naar de cilinders die over zijn.
clue-nivos-piece-cylinder = Die met hoogte { $height }.
clue-nivos-free = Je hoeft geen cilinder te pakken.
clue-nivos-opens = { $height ->
    [0] Het opent laag { $level }, en je pakt een cilinder naar keuze.
   *[other] Het opent laag { $level }, en je pakt de cilinder met hoogte { $height }.
}
clue-nivos-stuck = De volgende speler kan niets leggen en pakt een cilinder.
clue-nivos-forces = Wat de volgende speler ook legt, het opent een laag, dus die pakt een cilinder.
clue-nivos-answers = { $count ->
    [one] De volgende speler houdt maar één van { $all } antwoorden over zonder cilinder.
   *[other] De volgende speler houdt { $count } van { $all } antwoorden over zonder cilinder.
}

clue-bubbles-where = { $where ->
    [sky] Kijk naar de hemel, kolom { $column }.
    [own] Kijk naar je planeet, kolom { $column }.
   *[other] Kijk naar de andere planeet, kolom { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] rode
    [P] paarse
    [Y] gele
    [B] blauwe
    [G] groene
   *[K] zwarte
}
clue-bubbles-piece = { $kind ->
    [place] Het gaat om de { bubbles-colour } bubbel uit de zak.
    [power] Gebruik de kracht van { bubbles-colour-name }.
    [send] Stuur een { bubbles-colour } bubbel.
   *[pair] Het gaat om een { bubbles-colour } en een { clue-bubbles-other-colour } bubbel.
}
clue-bubbles-where-pass = Kijk wat elke keuze zou achterlaten.
clue-bubbles-piece-pass = Nu hoef je niets aan te raken.
clue-bubbles-pops = { $groups ->
    [one] { $count } bubbels knappen.
   *[other] { $count } bubbels knappen, in { $groups } groepen.
}
clue-bubbles-points = { $points ->
    [one] Het levert één punt op.
   *[other] Het levert { $points } punten op.
}
clue-bubbles-power = Het geeft de kracht van { bubbles-colour-name }.
clue-bubbles-nothing = Er knapt niets.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Daarna laat geen enkel paar al iets knappen.
       *[pass] Met deze hemel laat geen enkel paar al iets knappen.
    }
   *[other] { $kind ->
        [swap] Daarna kan een paar { $count } bubbels laten knappen.
       *[pass] Met deze hemel kan een paar { $count } bubbels laten knappen.
    }
}

clue-talo-where = { $layer ->
    [0] Kijk naar het bord { clue-quarter }.
   *[other] Kijk { clue-quarter }, op hoogte { $layer }.
}
clue-talo-where-supply = Kijk naar de voorraad.
clue-talo-where-end = Kijk wat er nog te doen is.
clue-talo-piece = { $axis ->
    [z] Pak het balkje van { $length } en zet het rechtop.
   *[lying] Pak het balkje van { $length } en leg het neer.
}
clue-talo-piece-pawn = Het is je pion.
clue-talo-piece-take = { $count ->
    [one] Eén balkje is genoeg.
   *[other] Pak twee balkjes.
}
clue-talo-piece-end = De pion blijft waar hij is.
clue-talo-stands = { $margin ->
    [0] Alles staat, maar net.
   *[other] Alles staat, met { $margin }% van een vak speling.
}
clue-talo-held = Zonder hulp zou het { talo-side } vallen; het volgende balkje wordt het tegengewicht.
clue-talo-saves = Het wordt het tegengewicht van het balkje van { $length } dat je vasthoudt en dat anders zou vallen.
clue-talo-falls = Het valt { talo-side }.
clue-talo-leads = Je pion kan dan naar hoogte { $height } klimmen; nu hooguit naar { $before }.
clue-talo-climbs = { $to ->
    [0] Je pion komt op het bord te staan.
   *[other] Je pion gaat van hoogte { $from } naar hoogte { $to }.
}
clue-talo-choices = { $count ->
    [one] Er is één manier om het eerste van deze balkjes neer te zetten.
   *[other] Er zijn { $count } manieren om het eerste van deze balkjes neer te zetten.
}
