# Een partij achteraf bekeken, op de pagina, in verslagen en op de opdrachtregel.

analysis-comment = Naar schatting ongeveer { $lost } % weggegeven. Beter: { $token } ({ $worth }).
analysis-comment-exact = Een fout. Beter: { $token } ({ $worth }).
analysis-comment-tried = Geprobeerd: { $line }.

analysis-title = Analyse
analysis-words = De partij, de fouten en wat er nog meer kon
analysis-bring = Een partijbestand analyseren
analysis-at = { $ply ->
    [0] Het begin van de partij
   *[other] Na zet { $ply } van { $count }
}
analysis-trying = { $count ->
    [one] Je eigen weg: één zet na zet { $ply } van de partij
   *[other] Je eigen weg: { $count } zetten na zet { $ply } van de partij
}
analysis-played = { $self ->
    [true] Jij speelt nu: { $action } ({ $worth }).
   *[false] { $name } speelt nu: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Jij speelt nu: { $action } ({ $worth }). Beter: { $better } ({ $best }).
   *[false] { $name } speelt nu: { $action } ({ $worth }). Beter: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Het beste voor jou: { $action } ({ $worth }).
   *[false] Het beste voor { $name }: { $action } ({ $worth }).
}
analysis-chance = Toeval
analysis-luck = Het toeval beslist. Wat als het was …
analysis-graph = { $sides ->
    [1] De kans dat het lukt
    [2] { $self ->
        [true] Jouw kans om te winnen
       *[false] De kans dat { $name } wint
    }
   *[other] De kans van elke kant om te winnen
}
analysis-graph-label = Waarde van de partij, zet voor zet
analysis-done = gelukt
analysis-not-done = niet
analysis-exact = precies
analysis-estimate = geschat
analysis-looking = De rest van de partij wordt nog geanalyseerd.
analysis-looked = De partij analyseren: { $looked } van { $count } zetten …
analysis-mistakes = { $count ->
    [0] Fouten
    [one] Eén fout
   *[other] { $count } fouten, de grootste eerst
}
analysis-no-mistakes = Geen die zeker is.
analysis-lost = { $exact ->
    [true] −{ $lost } %
   *[false] ongeveer −{ $lost } %
}
analysis-best-line = Het beste spel vanaf hier
analysis-expected-line = Wat waarschijnlijk volgt (schatting)
analysis-walk = Doorlopen
analysis-off-game = Je hebt de partij verlaten na zet { $ply }:
analysis-to-game = Terug naar de partij
analysis-to-table = Naar de tafel
analysis-tried = Wat je hebt geprobeerd
analysis-after = na { $ply }
analysis-forget = { $line } vergeten
analysis-note = { $ply ->
    [0] Je notitie bij de partij
   *[other] Je notitie bij zet { $ply }
}
analysis-try-again = Van hier nog eens proberen
analysis-export = Met opmerkingen bewaren
analysis-others = Een andere partij
analysis-table = De waarden in een tabel
analysis-column = { $column ->
    [number] Nr.
    [who] Wie
    [action] Zet
    [worth] Waarde
   *[better] Beter
}
analysis-not-yet = Niet tijdens de partij
analysis-not-yet-more = Zolang mensen tegen elkaar spelen, kan niemand hier hun partij analyseren, ook wie meekijkt niet: wat één ziet, zouden allen kunnen horen. De analyse gaat open als de partij afgelopen is.
analysis-no-game = Die partij bestaat niet
analysis-no-record = Dit verslag wordt niet op dit apparaat bewaard. Kies het bestand nog eens.
analysis-import-words = Open het verslag van een partij, van hier of van elders: elke zet wordt geanalyseerd, en je kunt proberen wat jij gedaan had.
analysis-import = Een partijbestand kiezen
analysis-drop = of laat het ergens op deze pagina vallen
analysis-no-text = “{ $name }” is geen verslag van een partij: het is leeg, te groot, of geen tekst.
analysis-brought = Eerder geopend
