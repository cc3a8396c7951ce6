# Suggerimenti a passi: dove guardare, quale pezzo, la mossa, perché. I motivi li trovano le regole.

clue-step = { $step ->
    [where] Dove guardare
    [piece] Quale pezzo
    [action] La mossa
   *[why] Perché
}
clue-next = { $step ->
    [piece] Quale pezzo?
    [action] Fammi vedere
   *[why] Perché?
}
clue-quarter = { $quarter ->
    [n] a nord
    [ne] a nord-est
    [e] a est
    [se] a sud-est
    [s] a sud
    [sw] a sud-ovest
    [w] a ovest
    [nw] a nord-ovest
   *[middle] in mezzo
}
clue-where = Guarda che cosa puoi fare adesso.
clue-piece = Una di queste scelte è migliore delle altre.
clue-action = La mossa: { $token }
clue-wins = { $distance ->
    [0] Vince di sicuro.
    [one] Vince, al più tardi dopo un’altra mossa.
   *[other] Vince, al più tardi dopo altre { $distance } mosse.
}
clue-loses = { $distance ->
    [0] Ogni mossa perde se l’altro gioca al meglio.
   *[other] Ogni mossa perde se l’altro gioca al meglio; questa resiste più a lungo, per { $distance ->
        [one] un’altra mossa.
       *[other] altre { $distance } mosse.
    }
}
clue-shares = Mantiene una vittoria condivisa; di più non si può, se l’altro gioca bene.
clue-estimate = Probabilità di vincere: circa { $percent }%, secondo noi.
clue-wins-now = Vince subito.
clue-prevents = { $count ->
    [one] Dopo una delle altre { $others } mosse l’altro potrebbe vincere subito; dopo questa no.
   *[other] Dopo { $count } delle altre { $others } mosse l’altro potrebbe vincere subito; dopo questa no.
}
clue-only = Qui non si può fare altro.
clue-alike = Altre scelte valgono più o meno lo stesso; questa è una delle migliori.
clue-next-best = Probabilità di vincere con la scelta migliore dopo questa: circa { $percent }%.

clue-babel-where = Guarda a { babel-place } del piano { $level }.
clue-babel-piece = Prendi un { babel-cube }.
clue-babel-answers = { $count ->
    [0] Non lascia all’altro nessuna risposta.
    [one] Lascia all’altro una sola risposta.
   *[other] Lascia all’altro { $count } risposte.
}

clue-nivos-where = Guarda il piano { $level }, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Posa la tessera neutra.
    [reserve] Prendi la tessera { nivos-colour } { $size } dalla riserva.
    [mate] Prendi la tessera { nivos-colour } { $size } del tuo compagno.
   *[hand] Prendi la tua tessera { nivos-colour } { $size }.
}
clue-nivos-where-pass = Guarda se si può ancora posare qualcosa.
clue-nivos-piece-pass = Nessuna tessera va bene.
clue-nivos-where-cylinder = Guarda i cilindri rimasti.
clue-nivos-piece-cylinder = Quello di altezza { $height }.
clue-nivos-free = Non prendi nessun cilindro.
clue-nivos-opens = { $height ->
    [0] Apre il piano { $level }, e prendi un cilindro a tua scelta.
   *[other] Apre il piano { $level }, e prendi il cilindro di altezza { $height }.
}
clue-nivos-stuck = Chi segue non può posare niente e prende un cilindro.
clue-nivos-forces = Qualunque tessera posi, chi segue apre un piano e prende un cilindro.
clue-nivos-answers = { $count ->
    [one] A chi segue resta una sola risposta senza cilindro su { $all }.
   *[other] A chi segue restano { $count } risposte senza cilindro su { $all }.
}

clue-bubbles-where = { $where ->
    [sky] Guarda il cielo, colonna { $column }.
    [own] Guarda il tuo pianeta, colonna { $column }.
   *[other] Guarda l’altro pianeta, colonna { $column }.
}
clue-bubbles-other-colour = { $other ->
    [R] rossa
    [P] viola
    [Y] gialla
    [B] blu
    [G] verde
   *[K] nera
}
clue-bubbles-piece = { $kind ->
    [place] È la bolla { bubbles-colour } del sacchetto.
    [power] Usa il potere { bubbles-colour-name }.
    [send] Invia una bolla { bubbles-colour }.
   *[pair] Sono una bolla { bubbles-colour } e una { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Guarda che cosa lascerebbe ogni scelta.
clue-bubbles-piece-pass = Adesso non c’è niente da toccare.
clue-bubbles-pops = { $groups ->
    [one] Scoppiano { $count } bolle.
   *[other] Scoppiano { $count } bolle, in { $groups } gruppi.
}
clue-bubbles-points = { $points ->
    [one] Vale un punto.
   *[other] Vale { $points } punti.
}
clue-bubbles-power = Dà il potere { bubbles-colour-name }.
clue-bubbles-nothing = Non scoppia niente.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Poi nessuna coppia fa ancora scoppiare bolle.
       *[pass] Con questo cielo nessuna coppia fa ancora scoppiare bolle.
    }
   *[other] { $kind ->
        [swap] Poi una coppia può far scoppiare { $count } bolle.
       *[pass] Con questo cielo una coppia può far scoppiare { $count } bolle.
    }
}

clue-talo-where = { $layer ->
    [0] Guarda il piano di gioco { clue-quarter }.
   *[other] Guarda { clue-quarter }, all’altezza { $layer }.
}
clue-talo-where-supply = Guarda la scorta.
clue-talo-where-end = Guarda che cosa resta da fare.
clue-talo-piece = { $axis ->
    [z] Prendi il mattoncino da { $length } e mettilo in piedi.
   *[lying] Prendi il mattoncino da { $length } e sdraialo.
}
clue-talo-piece-pawn = È la tua pedina.
clue-talo-piece-take = { $count ->
    [one] Basta un mattoncino.
   *[other] Prendi due mattoncini.
}
clue-talo-piece-end = La pedina resta dov’è.
clue-talo-stands = { $margin ->
    [0] Tutto sta in piedi, ma per un pelo.
   *[other] Tutto sta in piedi, con un margine di { $margin } centesimi di casella.
}
clue-talo-held = Da solo cadrebbe { talo-side }; il prossimo mattoncino diventa il suo contrappeso.
clue-talo-saves = Diventa il contrappeso del mattoncino da { $length } che tieni e che senza di lui cadrebbe.
clue-talo-falls = Cade { talo-side }.
clue-talo-leads = La tua pedina potrebbe poi salire all’altezza { $height }; prima, al massimo a { $before }.
clue-talo-climbs = { $to ->
    [0] La tua pedina arriva sul piano di gioco.
   *[other] La tua pedina va dall’altezza { $from } all’altezza { $to }.
}
clue-talo-choices = { $count ->
    [one] C’è un modo di posare il primo di questi mattoncini.
   *[other] Ci sono { $count } modi di posare il primo di questi mattoncini.
}
