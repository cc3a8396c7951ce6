# Partien auf diesem Gerät, die Seite ohne Netz, und neue Versionen davon.

device-update = Eine neue Version ist da. Deine Partien bleiben.
device-update-take = Jetzt verwenden
device-update-later = Später

device-offline-ready = Alles hier geht auch ohne Netz, nur nicht das Spielen mit Leuten anderswo.
device-offline-preparing = Die Seite wird gerade auf diesem Gerät gespeichert, damit sie auch ohne Netz geht.
device-offline-insecure = Ohne HTTPS speichern Browser keine Seite für die Zeit ohne Netz. Sie geht, solange ihr Server erreichbar ist.
device-offline-unsupported = Dieser Browser speichert die Seite nicht für die Zeit ohne Netz. Sie geht, solange ihr Server erreichbar ist.
device-install = Als App installieren

device-storage-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber die Partie ist weg, wenn du die Seite schließt.
device-storage-forbidden = Dieser Browser lässt die Seite keine Partien speichern. Du kannst weiterspielen, aber die Partie ist weg, wenn du die Seite schließt.

device-no-server = Diese Seite hat keinen Server. Du kannst hier mit Bots spielen und mit Leuten an diesem Gerät.
device-no-puzzles = Für diesen Tag hat die Seite keine Rätsel. Nimm einen anderen Tag oder öffne die Seite mit Netz.

device-games = Partien auf diesem Gerät
device-games-words = Diese Partien sind nur in diesem Browser gespeichert. Sichere sie als Datei, bevor du seine Daten löschst oder das Gerät wechselst.
device-none = Noch gibt es keine. Partien mit Bots und mit Leuten an diesem Gerät erscheinen hier.
device-open = Datei öffnen
device-save = Alle als Datei sichern
device-save-one = Als Datei sichern
device-imported = { $count ->
    [0] Diese Partien hast du alle schon.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
device-arrives = Diese Partie auf dieses Gerät übernehmen?
device-arrives-words = Der Link enthält sie ganz. Sie käme in diesen Browser, zu deinen anderen Partien.
device-arrives-add = Partie übernehmen
device-arrives-not = Jetzt nicht
device-send = Auf einem anderen Gerät weiterspielen
device-send-game = { $game } auf einem anderen Gerät weiterspielen
device-send-words = Der Link enthält die ganze Partie. Öffne ihn auf dem anderen Gerät und spiel dort weiter. Hier bleibt die Partie, wie sie ist.
device-link-long = Diese Partie ist zu lang für einen Link. Sichere sie als Datei und öffne sie auf dem anderen Gerät.
device-delete = Löschen
device-delete-game = Diese Partie { $game } löschen
device-delete-sure = Diese Partie löschen?
device-delete-words = Es gibt sie nur auf diesem Gerät. Niemand kann sie zurückholen.

device-file-other = In dieser Datei sind keine Partien von Ziggurat. Nichts wurde geändert.
device-file-newer = Diese Datei kommt von einer neueren Version. Bring zuerst die Seite auf den neuen Stand und öffne sie dann noch einmal.
device-file-damaged = Diese Datei ist beschädigt. Nichts wurde geändert.
device-file-large = Diese Datei ist zu groß für eine Liste von Partien. Nichts wurde geändert.
device-link-damaged = Ein Teil dieses Links fehlt. Kopiere den ganzen Link und versuch es noch einmal.
