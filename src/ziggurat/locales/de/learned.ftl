# Die Seite „Was die Bots gelernt haben“: was sie über die Spiele herausgefunden haben.

learned-title = Was die Bots gelernt haben
learned-about = Babel ist gelöst, die Antwort dort ist also sicher. In den anderen Spielen sind es Schätzungen des stärksten Bots oder Ergebnisse von Partien, die er gegen sich selbst gespielt hat.
learned-first = Hilft es, anzufangen?
learned-babel = { $wins ->
    [true] Wer in Babel anfängt, kann immer gewinnen.
   *[false] Wer in Babel anfängt, verliert gegen perfektes Spiel.
}
learned-beginner = Wer anfängt
learned-certain = sicher
learned-between = Wohl zwischen
learned-times = Fälle
learned-played = Partien
learned-openings = Nivos: die ersten Platten
learned-openings-words = Wo die neutrale Platte liegt, macht kaum einen Unterschied. Die besten Antworten nehmen eine Platte aus der Reserve und heben die eigenen für später auf.
learned-place = { $place ->
    [corner] Neutrale Platte in einer Ecke
    [edge] Neutrale Platte an einem Rand
   *[middle] Neutrale Platte in der Mitte
}
learned-answer = Beste Antwort mit
learned-wins = gewinnt etwa
learned-powers = Bubblee Pop: was eine Kraft wert ist
learned-powers-words = Wie viel Gewinnchance der beste Einsatz einer Kraft bringt, verglichen mit dem Verzicht darauf.
learned-power = Kraft
learned-adds = bringt etwa
