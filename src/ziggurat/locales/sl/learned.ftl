# Stran »Kaj so se boti naučili«: kaj so boti odkrili o igrah.

learned-title = Kaj so se boti naučili
learned-about = Babel je rešen, zato je odgovor tam zanesljiv. Pri drugih igrah so to ocene najmočnejšega bota ali izidi partij, ki jih je odigral sam proti sebi.
learned-first = Ali pomaga, če začneš?
learned-babel = { $wins ->
    [true] V Babelu lahko vedno zmaga, kdor začne.
   *[false] V Babelu proti popolni igri izgubi, kdor začne.
}
learned-beginner = Kdor začne
learned-certain = zanesljivo
learned-between = Verjetno med
learned-times = Primeri
learned-played = Partije
learned-openings = Nivos: prve ploščice
learned-openings-words = Kje leži nevtralna ploščica, skoraj ni pomembno. Najboljši odgovori vzamejo ploščico iz zaloge in svoje prihranijo za pozneje.
learned-place = { $place ->
    [corner] Nevtralna ploščica v kotu
    [edge] Nevtralna ploščica ob robu
   *[middle] Nevtralna ploščica na sredini
}
learned-answer = Najboljši odgovor
learned-wins = zmaga približno
learned-powers = Bubblee Pop: koliko je vredna moč
learned-powers-words = Koliko se poveča možnost za zmago, če moč kar najbolje uporabiš, namesto da jo preskočiš.
learned-power = Moč
learned-adds = prinese približno
