# Stránka „Co se boti naučili“: co boti o hrách zjistili.

learned-title = Co se boti naučili
learned-about = Babel je vyřešený, takže tam je odpověď jistá. U ostatních her jde o odhady nejsilnějšího bota nebo o výsledky partií, které hrál sám proti sobě.
learned-first = Pomáhá začínat?
learned-babel = { $wins ->
    [true] V Babelu může vždycky vyhrát ten, kdo začíná.
   *[false] V Babelu ten, kdo začíná, proti dokonalé hře prohraje.
}
learned-beginner = Kdo začíná
learned-certain = jisté
learned-between = Nejspíš mezi
learned-times = Případy
learned-played = Partie
learned-openings = Nivos: první destičky
learned-openings-words = Kde leží neutrální destička, na tom skoro nezáleží. Nejlepší odpovědi berou destičku ze zásoby a vlastní si šetří na později.
learned-place = { $place ->
    [corner] Neutrální destička v rohu
    [edge] Neutrální destička na kraji
   *[middle] Neutrální destička uprostřed
}
learned-answer = Nejlepší odpověď
learned-wins = vyhraje asi
learned-powers = Bubblee Pop: jakou cenu má síla
learned-powers-words = O kolik síla zvýší šanci na výhru, když ji co nejlíp použiješ, a ne odmítneš.
learned-power = Síla
learned-adds = přidá asi
