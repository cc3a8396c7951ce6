# Ein Tisch auf diesem Gerät und der Schiedsrichter der Seite.

page-referee-broken = Dabei ist etwas schiefgegangen. Nichts ist verloren: Versuche es bitte noch einmal.
page-needs-server = Dieser Browser kann die Regeln nicht selbst ausführen. Du spielst über den Server; ohne Netz geht nichts.
device-no-table = Dieses Spiel ist nicht auf diesem Gerät. Vielleicht ist es auf einem anderen, oder es wurde gelöscht.
device-damaged = Das gespeicherte Spiel lässt sich nicht mehr lesen: Es bricht bei Eintrag { $version } ab.

page-invite-which = Wessen Platz wird frei?
page-invite-moves = Das Spiel geht auf dem Server weiter, mit allem, was schon gespielt wurde. Wer den Link öffnet, nimmt diesen Platz.
page-invite-place = { $name } (Platz { $seat })
page-invite-server = Zum Einladen braucht die Seite ihren Server, und der ist gerade nicht erreichbar.
