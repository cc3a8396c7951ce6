# La pagina iniziale di chi ritorna: partite in attesa, partite finite, i propri errori come rompicapi.

home-welcome-back = { $named ->
    [true] Rieccoti, { $name }
   *[false] Rieccoti
}
home-continue = Continua
home-continue-yours = Continua – tocca a te
home-your-turn = Tocca a te
home-their-turn = Tocca a { $name }
home-show-all = Mostra tutto ({ $count })
home-progress = { $words } ({ $done } su { $count })

home-watch = Partite da guardare
home-playing = Guarda
home-clock = { $kind ->
    [turn] { $time } per turno
   *[total] { $increment ->
        [0] { $time } a testa
       *[other] { $time } a testa, più { $increment } s per mossa
    }
}

home-finished = Partite finite
home-outcome = { $outcome ->
    [won] Vinta
    [lost] Persa
   *[shared] Vittoria condivisa
}
home-won-by = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
home-gallery = La galleria delle costruzioni
home-record = I tuoi risultati contro i bot
home-record-bot = { $shared ->
    [0] vinte: { $won }, perse: { $lost }
   *[other] vinte: { $won }, condivise: { $shared }, perse: { $lost }
}

mistakes = I tuoi errori come rompicapi
mistakes-one = Il tuo errore
mistakes-all = Tutti i tuoi errori
mistakes-about = Posizioni delle tue partite su questo dispositivo in cui la tua mossa ti è costata molto. Trovane una migliore.
mistakes-looking = Guardo le tue ultime partite…
mistakes-none = Qui non c’è ancora niente. Finisci una partita su questo dispositivo; se una mossa ti è costata molto, compare qui.
mistakes-gone = Questa posizione non è più conservata su questo dispositivo.
mistakes-left = { $count ->
    [0] Tutti risolti. Quelli nuovi vengono da nuove partite.
    [one] Uno aspetta una mossa migliore.
   *[other] { $count } aspettano una mossa migliore.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] La tua mossa ha regalato la vittoria.
       *[other] La tua mossa ti ha lasciato { $lost }% di possibilità di vincere in meno.
    }
   *[false] La tua mossa ti ha lasciato circa { $lost }% di possibilità di vincere in meno.
}
mistakes-task = { mistakes-cost } Trovane una buona come la migliore.
mistakes-judged = { $exact ->
    [true] Qui ogni giudizio è esatto.
   *[false] I giudizi sono stime: conta quello che sembra altrettanto buono.
}
mistakes-solved = { $exact ->
    [true] Giusto. Non c’è di meglio.
   *[false] Bene. Secondo noi non c’è di meglio.
}
mistakes-not = { $exact ->
    [true] Anche questa ti lascia { $lost }% di possibilità di vincere in meno.
   *[false] Secondo noi, anche questa ti lascia circa { $lost }% di possibilità di vincere in meno.
}
mistakes-same = È quello che hai giocato nella partita.
mistakes-answer-is = Sarebbe stato meglio: { $action }.
mistakes-in-game = Guarda nella partita
mistakes-next = Errore successivo

home-listed = Il tuo tavolo è sulla pagina iniziale di questo server. Chiunque può sedersi.
home-meanwhile = Gioca con un bot mentre aspetti
home-arrival = È arrivato qualcuno
home-arrived = Al tuo tavolo di { $game }: { $names }.
home-arrived-kept = La partita che stai giocando qui resta salvata.
home-arrived-go = Vai al tavolo

setup-players = In quanti giocate?
setup-alone = da soli: missioni
setup-count = { $count ->
    [2] due
    [3] tre
    [4] quattro
   *[other] { $count }
}
setup-minutes = { $minutes ->
    [one] Circa un minuto, secondo noi
   *[other] Circa { $minutes } minuti, secondo noi
}
setup-team = Squadra { $team }
setup-anyone = Il tavolo compare sulla pagina iniziale di questo server. Chi passa può sedersi, e altri possono guardare.
