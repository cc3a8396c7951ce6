# Sidan ”Vad bottarna har lärt sig”: vad bottarna har kommit fram till om spelen.

learned-title = Vad bottarna har lärt sig
learned-about = Babel är löst, så där är svaret säkert. I de andra spelen är det uppskattningar av den starkaste boten, eller resultat av partier som den har spelat mot sig själv.
learned-first = Hjälper det att börja?
learned-babel = { $wins ->
    [true] I Babel kan den som börjar alltid vinna.
   *[false] I Babel förlorar den som börjar mot perfekt spel.
}
learned-beginner = Den som börjar
learned-certain = säkert
learned-between = Troligen mellan
learned-times = Fall
learned-played = Partier
learned-openings = Nivos: de första plattorna
learned-openings-words = Var den neutrala plattan ligger spelar nästan ingen roll. Det bästa svaret är en platta ur reserven; de egna sparar man till senare.
learned-place = { $place ->
    [corner] Neutral platta i ett hörn
    [edge] Neutral platta vid en kant
   *[middle] Neutral platta i mitten
}
learned-answer = Bästa svaret med
learned-wins = vinner ungefär
learned-powers = Bubblee Pop: vad en kraft är värd
learned-powers-words = Hur mycket en kraft höjer vinstchansen när den används så bra som möjligt, jämfört med att avstå.
learned-power = Kraft
learned-adds = ger ungefär
