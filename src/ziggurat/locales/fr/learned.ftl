# La page « Ce que les bots ont appris » : ce que les bots ont découvert sur les jeux.

learned-title = Ce que les bots ont appris
learned-about = Babel est résolu : là, la réponse est certaine. Dans les autres jeux, ce sont des estimations du bot le plus fort, ou les résultats de parties qu’il a jouées contre lui-même.
learned-first = Est-ce un avantage de commencer ?
learned-babel = { $wins ->
    [true] À Babel, qui commence peut toujours gagner.
   *[false] À Babel, qui commence perd contre un jeu parfait.
}
learned-beginner = Qui commence
learned-certain = sûr
learned-between = Sans doute entre
learned-times = Cas
learned-played = Parties
learned-openings = Nivos : les premières pièces
learned-openings-words = L’endroit où se trouve la pièce incolore ne compte presque pas. Pour bien répondre, on prend une pièce de la réserve et on garde les siennes pour plus tard.
learned-place = { $place ->
    [corner] Pièce incolore dans un coin
    [edge] Pièce incolore au bord
   *[middle] Pièce incolore au milieu
}
learned-answer = Meilleure réponse avec
learned-wins = gagne environ
learned-powers = Bubblee Pop : ce que vaut un pouvoir
learned-powers-words = De combien un pouvoir bien utilisé augmente les chances de gagner, au lieu d’y renoncer.
learned-power = Pouvoir
learned-adds = rapporte environ
