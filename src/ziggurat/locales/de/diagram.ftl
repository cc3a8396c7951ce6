# Die Wörter in den Bildern des Terminals und die Tabellen daneben. Die einer Spalte werden gleich breit aufgefüllt.

diagram-level = Stockwerk { $level }
diagram-seat = Platz { $seat }
diagram-seats = Plätze { $one } und { $other }
diagram-holds = Platz { $seat } hat
diagram-nothing = nichts
diagram-reserve = Reserve
diagram-cylinders = Zylinder
diagram-cylinders-left = übrig: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = keiner
diagram-supply = Vorrat
diagram-hand = Hand
diagram-held = gehalten
diagram-mission = Mission
diagram-bag = Beutel
diagram-drawn = gezogen
diagram-score = Platz { $seat }: { $score }
diagram-score-powers = Platz { $seat }: { $score }, Kräfte { $powers }
babel-diagram = Im Bild ist 3enu ein Würfel mit 3 Wölbungen: nach Osten (e), nach Norden (n) und nach oben (u). Die anderen Buchstaben sind w (Westen), s (Süden) und d (unten). In einem leeren Feld ist ● eine Wölbung darunter und ○ eine Mulde.

theorem-ply = Zug
theorem-positions = Stellungen
theorem-won = gewonnen
theorem-drawn = gemeinsam
theorem-lost = verloren
theorem-ended = beendet
theorem-all = alle

missions-number = Mission
missions-won = gewonnen von Spielen
missions-rate = Gewinnquote (95 %)
missions-turns = Züge der gewonnenen Spiele (95 %)
missions-won-of = { $won } von { $games }
diagram-height = Höhe
diagram-overhang = Überhang
diagram-feet = Füße
diagram-bars = Stäbe
