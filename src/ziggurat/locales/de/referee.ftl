# Ein Tisch auf diesem Gerät und der Schiedsrichter der Seite.

page-referee-broken = Dabei ist etwas schiefgegangen. Nichts ist verloren: Versuch es bitte noch einmal.
page-needs-server = Dieser Browser kann die Regeln nicht selbst ausführen. Du spielst über den Server; ohne Netz geht nichts.
device-no-table = Diese Partie ist nicht auf diesem Gerät. Vielleicht ist sie auf einem anderen, oder sie wurde gelöscht.
device-damaged = Die gespeicherte Partie lässt sich nicht mehr lesen: Sie bricht bei Eintrag { $version } ab.

page-invite-which = Wessen Platz wird frei?
page-invite-moves = Die Partie geht auf dem Server weiter, mit allem, was schon gespielt wurde. Wer den Link öffnet, nimmt diesen Platz.
page-invite-place = { $name } (Platz { $seat })
page-invite-server = Zum Einladen braucht die Seite ihren Server, und der ist gerade nicht erreichbar.
