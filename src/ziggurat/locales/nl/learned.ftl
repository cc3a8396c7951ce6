# De pagina “Wat de bots hebben geleerd”: wat de bots over de spellen hebben ontdekt.

learned-title = Wat de bots hebben geleerd
learned-about = Babel is opgelost, dus daar is het antwoord zeker. Bij de andere spellen zijn het schattingen van de sterkste bot, of uitslagen van partijen die hij tegen zichzelf speelde.
learned-first = Helpt het om te beginnen?
learned-babel = { $wins ->
    [true] Wie bij Babel begint, kan altijd winnen.
   *[false] Wie bij Babel begint, verliest van perfect spel.
}
learned-beginner = Wie begint
learned-certain = zeker
learned-between = Waarschijnlijk tussen
learned-times = Gevallen
learned-played = Partijen
learned-openings = Nivos: de eerste stukken
learned-openings-words = Waar het kleurloze stuk ligt, maakt bijna niets uit. Het beste antwoord is een stuk uit de reserve; je eigen stukken bewaar je voor later.
learned-place = { $place ->
    [corner] Kleurloos stuk in een hoek
    [edge] Kleurloos stuk aan een rand
   *[middle] Kleurloos stuk in het midden
}
learned-answer = Beste antwoord met
learned-wins = wint ongeveer
learned-powers = Bubblee Pop: wat een kracht waard is
learned-powers-words = Hoeveel groter de winstkans wordt als je een kracht zo goed mogelijk gebruikt, in plaats van hem over te slaan.
learned-power = Kracht
learned-adds = geeft ongeveer
