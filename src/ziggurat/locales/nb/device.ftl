# Partier på denne enheten, siden uten nett, og nye versjoner av den.

device-update = En ny versjon er klar. Partiene dine er trygge.
device-update-take = Oppdater nå
device-update-later = Senere

device-offline-ready = Alt her virker også uten nett, unntatt å spille med folk andre steder.
device-offline-preparing = Siden lagres på denne enheten, så den virker uten nett.
device-offline-insecure = Uten HTTPS kan ikke en nettleser lagre siden for spill uten nett. Den virker så lenge den har kontakt med serveren sin.
device-offline-unsupported = Denne nettleseren kan ikke lagre siden for spill uten nett. Den virker så lenge den har kontakt med serveren sin.
device-install = Installer som app

device-storage-full = Det er ikke mer plass på denne enheten. Du kan spille videre, men partiet forsvinner når du lukker siden.
device-storage-forbidden = Denne nettleseren lar ikke siden lagre partier. Du kan spille videre, men partiet forsvinner når du lukker siden.

device-no-server = Denne siden har ingen server. Her kan du spille mot boter og med folk på denne enheten.
device-no-puzzles = Denne siden har ingen oppgaver for den dagen. Prøv en annen dag, eller åpne siden når du har nett.

device-games = Partier på denne enheten
device-games-words = Disse partiene er lagret i denne nettleseren og ingen andre steder. Lagre dem som fil før du sletter dataene i nettleseren eller bytter enhet.
device-none = Det er ingen ennå. Partier mot boter og med folk på denne enheten dukker opp her.
device-open = Åpne en fil
device-save = Lagre alle som fil
device-save-one = Lagre som fil
device-imported = { $count ->
    [0] Du har alle disse partiene allerede.
    [one] Ett parti ble lagt til.
   *[other] { $count } partier ble lagt til.
}
device-arrives = Vil du legge til dette partiet på denne enheten?
device-arrives-words = Lenken inneholder hele partiet. Sier du ja, blir det liggende i denne nettleseren, sammen med de andre partiene dine.
device-arrives-add = Legg til partiet
device-arrives-not = Ikke nå
device-send = Fortsett på en annen enhet
device-send-game = Fortsett { $game } på en annen enhet
device-send-words = Lenken inneholder hele partiet. Åpne den på den andre enheten for å spille videre der. Her blir partiet liggende som det er.
device-link-long = Dette partiet er for langt for en lenke. Lagre det som fil, og åpne filen på den andre enheten.
device-delete = Slett
device-delete-game = Slett dette partiet ({ $game })
device-delete-sure = Slette dette partiet?
device-delete-words = Det finnes bare på denne enheten. Ingen kan hente det tilbake.

device-file-other = Denne filen har ingen partier fra Ziggurat. Ingenting er endret.
device-file-newer = Denne filen er fra en nyere versjon. Oppdater siden først, og åpne filen på nytt.
device-file-damaged = Denne filen er skadet. Ingenting er endret.
device-file-large = Denne filen er for stor til å være en liste med partier. Ingenting er endret.
device-link-damaged = En del av denne lenken mangler. Kopier hele lenken og prøv igjen.
