# Spiele auf diesem Gerät, die Seite ohne Netz, und neue Versionen davon.

device-update = Eine neue Version ist da. Deine Spiele bleiben.
device-update-take = Jetzt verwenden
device-update-later = Später

device-offline-ready = Alles hier geht auch ohne Netz, nur nicht das Spielen mit Leuten anderswo.
device-offline-preparing = Die Seite wird gerade auf diesem Gerät gespeichert, damit sie auch ohne Netz geht.
device-offline-insecure = Ohne HTTPS speichern Browser keine Seite für die Zeit ohne Netz. Sie geht, solange ihr Server erreichbar ist.
device-offline-unsupported = Dieser Browser speichert die Seite nicht für die Zeit ohne Netz. Sie geht, solange ihr Server erreichbar ist.
device-install = Als App installieren

device-storage-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber das Spiel ist weg, wenn du die Seite schließt.
device-storage-forbidden = Dieser Browser lässt die Seite keine Spiele speichern. Du kannst weiterspielen, aber das Spiel ist weg, wenn du die Seite schließt.

device-no-server = Diese Seite hat keinen Server. Du kannst hier mit Bots spielen und mit Leuten an diesem Gerät.
device-no-puzzles = Für diesen Tag hat die Seite keine Rätsel. Nimm einen anderen Tag oder öffne die Seite mit Netz.

device-games = Spiele auf diesem Gerät
device-games-words = Diese Spiele sind nur in diesem Browser gespeichert. Sichere sie als Datei, bevor du seine Daten löschst oder das Gerät wechselst.
device-none = Noch gibt es keine. Spiele mit Bots und mit Leuten an diesem Gerät erscheinen hier.
device-open = Datei öffnen
device-save = Alle als Datei sichern
device-save-one = Als Datei sichern
device-imported = { $count ->
    [0] Diese Spiele hast du alle schon.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $count } Spiele sind dazugekommen.
}
device-send = Auf einem anderen Gerät weiterspielen
device-send-game = { $game } auf einem anderen Gerät weiterspielen
device-send-words = Der Link enthält das ganze Spiel. Öffne ihn auf dem anderen Gerät und spiel dort weiter. Hier bleibt das Spiel, wie es ist.
device-link-long = Dieses Spiel ist zu lang für einen Link. Sichere es als Datei und öffne sie auf dem anderen Gerät.
device-delete = Löschen
device-delete-game = Dieses Spiel { $game } löschen
device-delete-sure = Dieses Spiel löschen?
device-delete-words = Es gibt es nur auf diesem Gerät. Niemand kann es zurückholen.

device-file-other = In dieser Datei sind keine Spiele von Ziggurat. Nichts wurde geändert.
device-file-newer = Diese Datei kommt von einer neueren Version. Bring zuerst die Seite auf den neuen Stand und öffne sie dann noch einmal.
device-file-damaged = Diese Datei ist beschädigt. Nichts wurde geändert.
device-file-large = Diese Datei ist zu groß für eine Liste von Spielen. Nichts wurde geändert.
device-link-damaged = Ein Teil dieses Links fehlt. Kopiere den ganzen Link und versuch es noch einmal.
