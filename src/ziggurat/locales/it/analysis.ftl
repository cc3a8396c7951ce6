# Una partita rivista dopo, sulla pagina, nelle registrazioni e dalla riga di comando.

analysis-comment = Possibilità di vincere: circa { $lost }% in meno (stima). Meglio: { $token } ({ $worth }).
analysis-comment-exact = Un errore. Meglio: { $token } ({ $worth }).
analysis-comment-tried = Provato: { $line }.

analysis-title = Analisi
analysis-words = La partita, i suoi errori e che cos’altro era possibile
analysis-bring = Analizza una partita da un file
analysis-at = { $ply ->
    [0] L’inizio della partita
   *[other] Dopo la mossa { $ply } di { $count }
}
analysis-trying = { $count ->
    [one] La tua prova: una mossa dopo la mossa { $ply } della partita
   *[other] La tua prova: { $count } mosse dopo la mossa { $ply } della partita
}
analysis-played = { $self ->
    [true] Ora giochi: { $action } ({ $worth }).
   *[false] { $name } ora gioca: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Ora giochi: { $action } ({ $worth }). Meglio: { $better } ({ $best }).
   *[false] { $name } ora gioca: { $action } ({ $worth }). Meglio: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Il meglio per te: { $action } ({ $worth }).
   *[false] Il meglio per { $name }: { $action } ({ $worth }).
}
analysis-chance = Caso
analysis-luck = Decide il caso. E se fosse…
analysis-graph = { $sides ->
    [1] La probabilità di riuscire
    [2] { $self ->
        [true] La tua probabilità di vincere
       *[false] La probabilità che vinca { $name }
    }
   *[other] La probabilità di vincere di ogni parte
}
analysis-graph-label = Valore della partita, mossa per mossa
analysis-done = riuscita
analysis-not-done = no
analysis-exact = esatto
analysis-estimate = stima
analysis-looking = Sto ancora analizzando il resto della partita.
analysis-looked = Analizzo la partita: { $looked } mosse su { $count }…
analysis-mistakes = { $count ->
    [0] Errori
    [one] Un errore
   *[other] { $count } errori, prima il più grosso
}
analysis-no-mistakes = Nessun errore evidente.
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] circa −{ $lost }%
}
analysis-best-line = Il seguito migliore da qui
analysis-expected-line = Che cosa seguirà probabilmente (stima)
analysis-walk = Mossa per mossa
analysis-off-game = Hai lasciato la partita dopo la mossa { $ply }:
analysis-to-game = Torna alla partita
analysis-to-table = Al tavolo
analysis-tried = Che cosa hai provato
analysis-after = dopo { $ply }
analysis-forget = Dimentica { $line }
analysis-note = { $ply ->
    [0] La tua nota sulla partita
   *[other] La tua nota sulla mossa { $ply }
}
analysis-try-again = Riprova da qui
analysis-export = Salva con i commenti
analysis-others = Un’altra partita
analysis-table = I valori in tabella
analysis-column = { $column ->
    [number] N.
    [who] Chi
    [action] Mossa
    [worth] Valore
   *[better] Meglio
}
analysis-not-yet = Non durante la partita
analysis-not-yet-more = Quando delle persone giocano una contro l’altra, qui nessuno può analizzare la loro partita, neanche chi guarda: potrebbe suggerire agli altri. L’analisi si apre a partita finita.
analysis-no-game = Questa partita non esiste
analysis-no-record = Questa partita non è conservata su questo dispositivo. Scegli ancora una volta il suo file.
analysis-import-words = Apri una partita registrata, fatta qui o altrove: ogni mossa viene analizzata, e puoi provare quello che avresti fatto tu.
analysis-import = Scegli il file di una partita
analysis-drop = o trascinalo su questa pagina
analysis-no-text = «{ $name }» non è una partita registrata: è vuoto, troppo grande, o non è un testo.
analysis-brought = Già aperte
