# Et parti sett på etterpå: på siden, i protokoller og på kommandolinjen.

analysis-comment = Senker vinnersjansen med anslagsvis { $lost } %. Bedre: { $token } ({ $worth }).
analysis-comment-exact = En feil. Bedre: { $token } ({ $worth }).
analysis-comment-tried = Prøvd: { $line }.

analysis-title = Analyse
analysis-words = Partiet, feilene og hva annet som var mulig
analysis-bring = Analyser en protokollfil
analysis-at = { $ply ->
    [0] Starten på partiet
   *[other] Etter trekk { $ply } av { $count }
}
analysis-trying = { $count ->
    [one] Din egen vei: ett trekk etter trekk { $ply } i partiet
   *[other] Din egen vei: { $count } trekk etter trekk { $ply } i partiet
}
analysis-played = { $self ->
    [true] Nå spiller du: { $action } ({ $worth }).
   *[false] { $name } spiller nå: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Nå spiller du: { $action } ({ $worth }). Bedre: { $better } ({ $best }).
   *[false] { $name } spiller nå: { $action } ({ $worth }). Bedre: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Best for deg: { $action } ({ $worth }).
   *[false] Best for { $name }: { $action } ({ $worth }).
}
analysis-chance = Tilfeldighet
analysis-luck = Tilfeldigheten avgjør. Hva om det ble …
analysis-graph = { $sides ->
    [1] Sjansen for å lykkes
    [2] { $self ->
        [true] Sjansen din for å vinne
       *[false] Sjansen for at { $name } vinner
    }
   *[other] Sjansen hver side har for å vinne
}
analysis-graph-label = Hvordan partiet står, trekk for trekk
analysis-done = løst
analysis-not-done = ikke løst
analysis-exact = nøyaktig
analysis-estimate = anslag
analysis-looking = Resten av partiet blir fortsatt analysert.
analysis-looked = Analyserer partiet: { $looked } av { $count } trekk …
analysis-mistakes = { $count ->
    [0] Feil
    [one] Én feil
   *[other] { $count } feil, de største først
}
analysis-no-mistakes = Ingen tydelige feil.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] omtrent −{ $lost } %
}
analysis-best-line = Beste fortsettelse herfra
analysis-expected-line = Det som trolig følger (anslag)
analysis-walk = Trekk for trekk
analysis-off-game = Etter trekk { $ply } går du din egen vei:
analysis-to-game = Tilbake til partiet
analysis-to-table = Til bordet
analysis-tried = Det du prøvde
analysis-after = etter { $ply }
analysis-forget = Glem { $line }
analysis-note = { $ply ->
    [0] Notatet ditt om partiet
   *[other] Notatet ditt om trekk { $ply }
}
analysis-try-again = Prøv igjen herfra
analysis-export = Lagre med kommentarer
analysis-others = Et annet parti
analysis-table = Verdiene som tabell
analysis-column = { $column ->
    [number] Nr.
    [who] Hvem
    [action] Trekk
    [worth] Verdi
   *[better] Bedre
}
analysis-not-yet = Ikke mens partiet pågår
analysis-not-yet-more = Mens folk spiller mot hverandre, kan ingen analysere partiet her, heller ikke de som ser på, for de kunne hviske til de andre. Analysen åpner når partiet er slutt.
analysis-no-game = Det partiet finnes ikke
analysis-no-record = Denne protokollen er ikke lagret på denne enheten. Velg filen en gang til.
analysis-import-words = Åpne protokollen fra et parti, herfra eller fra et annet sted: hvert trekk blir analysert, og du kan prøve hva du ville ha gjort.
analysis-import = Velg en protokollfil
analysis-drop = eller slipp den hvor som helst på denne siden
analysis-no-text = «{ $name }» er ikke protokollen fra et parti: den er tom, for stor eller ikke en tekst.
analysis-brought = Åpnet tidligere
