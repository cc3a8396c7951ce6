# Een potje achteraf bekeken, op de pagina, in verslagen en op de opdrachtregel.

analysis-comment = Naar schatting wordt de winstkans { $lost }% kleiner. Beter: { $token } ({ $worth }).
analysis-comment-exact = Een fout. Beter: { $token } ({ $worth }).
analysis-comment-tried = Geprobeerd: { $line }.

analysis-title = Analyse
analysis-words = Het potje, de fouten en wat er nog meer kon
analysis-bring = Een bewaard potje analyseren
analysis-at = { $ply ->
    [0] Het begin van het potje
   *[other] Na zet { $ply } van { $count }
}
analysis-trying = { $count ->
    [one] Jouw poging: één zet na zet { $ply } van het potje
   *[other] Jouw poging: { $count } zetten na zet { $ply } van het potje
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
analysis-luck = Het toeval beslist. Stel dat het dit was …
analysis-graph = { $sides ->
    [1] De kans dat het lukt
    [2] { $self ->
        [true] Jouw kans om te winnen
       *[false] De kans dat { $name } wint
    }
   *[other] De winstkans van elke kant
}
analysis-graph-label = Waarde van het potje, zet voor zet
analysis-done = gelukt
analysis-not-done = niet gelukt
analysis-exact = precies
analysis-estimate = geschat
analysis-looking = De rest van het potje wordt nog geanalyseerd.
analysis-looked = Het potje analyseren: { $looked } van { $count } zetten …
analysis-mistakes = { $count ->
    [0] Fouten
    [one] Eén fout
   *[other] { $count } fouten, de grootste eerst
}
analysis-no-mistakes = Geen duidelijke fouten gevonden.
analysis-lost = { $exact ->
    [true] −{ $lost }%
   *[false] ongeveer −{ $lost }%
}
analysis-best-line = Het beste vervolg vanaf hier
analysis-expected-line = Wat waarschijnlijk volgt (schatting)
analysis-walk = Zet voor zet
analysis-off-game = Na zet { $ply } volg je je eigen idee:
analysis-to-game = Terug naar het potje
analysis-to-table = Naar de tafel
analysis-tried = Wat je hebt geprobeerd
analysis-after = na { $ply }
analysis-forget = { $line } vergeten
analysis-note = { $ply ->
    [0] Je notitie bij het potje
   *[other] Je notitie bij zet { $ply }
}
analysis-try-again = Vanaf hier nog eens proberen
analysis-export = Met opmerkingen bewaren
analysis-others = Een ander potje
analysis-table = De waarden in een tabel
analysis-column = { $column ->
    [number] Nr.
    [who] Wie
    [action] Zet
    [worth] Waarde
   *[better] Beter
}
analysis-not-yet = Niet tijdens het potje
analysis-not-yet-more = Zolang mensen tegen elkaar spelen, kan niemand hier hun potje analyseren, ook wie meekijkt niet: die zou kunnen voorzeggen. De analyse gaat open als het potje afgelopen is.
analysis-no-game = Dat potje bestaat niet
analysis-no-record = Dit verslag wordt niet op dit apparaat bewaard. Kies het bestand nog eens.
analysis-import-words = Open het verslag van een potje, van hier of van ergens anders: elke zet wordt geanalyseerd, en je kunt proberen wat jij had gedaan.
analysis-import = Een bestand kiezen
analysis-drop = of laat het ergens op deze pagina vallen
analysis-no-text = “{ $name }” is geen verslag van een potje: het is leeg, te groot, of geen tekst.
analysis-brought = Eerder geopend
