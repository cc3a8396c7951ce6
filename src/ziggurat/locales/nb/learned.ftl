# Siden «Hva botene har lært»: hva botene har funnet ut om spillene.

learned-title = Hva botene har lært
learned-about = Babel er løst, så der er svaret sikkert. I de andre spillene er det anslag fra den sterkeste boten, eller resultater av partier den har spilt mot seg selv.
learned-first = Hjelper det å begynne?
learned-babel = { $wins ->
    [true] I Babel kan den som begynner, alltid vinne.
   *[false] I Babel taper den som begynner, mot perfekt spill.
}
learned-beginner = Den som begynner
learned-certain = sikkert
learned-between = Trolig mellom
learned-times = Tilfeller
learned-played = Partier
learned-openings = Nivos: de første platene
learned-openings-words = Hvor den nøytrale platen ligger, har nesten ingenting å si. Det beste svaret er en plate fra reserven, og så spare sine egne til senere.
learned-place = { $place ->
    [corner] Nøytral plate i et hjørne
    [edge] Nøytral plate ved en kant
   *[middle] Nøytral plate i midten
}
learned-answer = Beste svar med
learned-wins = vinner omtrent
learned-powers = Bubblee Pop: hva en kraft er verdt
learned-powers-words = Hvor mye en kraft øker vinnersjansen når den brukes best mulig, sammenlignet med å la være.
learned-power = Kraft
learned-adds = gir omtrent
