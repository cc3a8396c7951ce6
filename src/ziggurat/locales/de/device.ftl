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
