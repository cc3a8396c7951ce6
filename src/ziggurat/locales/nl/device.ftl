# Potjes op dit apparaat, de pagina zonder netwerk, en nieuwe versies ervan.

device-update = Er is een nieuwe versie klaar. Je potjes blijven.
device-update-take = Nu gebruiken
device-update-later = Later

device-offline-ready = Alles hier werkt ook zonder netwerk, behalve spelen met mensen ergens anders.
device-offline-preparing = De pagina wordt op dit apparaat bewaard, om zonder netwerk te werken.
device-offline-insecure = Zonder HTTPS kan een browser de pagina niet bewaren om zonder netwerk te spelen. De pagina werkt zolang de server bereikbaar is.
device-offline-unsupported = Deze browser kan de pagina niet bewaren om zonder netwerk te spelen. De pagina werkt zolang de server bereikbaar is.
device-install = Als app installeren

device-storage-full = Er is geen ruimte meer op dit apparaat. Je kunt doorspelen, maar het potje is weg als je deze pagina sluit.
device-storage-forbidden = Deze browser laat de pagina geen potjes bewaren. Je kunt doorspelen, maar het potje is weg als je deze pagina sluit.

device-no-server = Deze pagina heeft geen server. Je kunt hier spelen met bots en met anderen op dit apparaat.
device-no-puzzles = Deze pagina heeft geen puzzels voor die dag. Probeer een andere dag, of open de pagina als je netwerk hebt.

device-games = Potjes op dit apparaat
device-games-words = Deze potjes worden in deze browser bewaard en nergens anders. Bewaar ze als bestand voordat je de gegevens van de browser wist of van apparaat wisselt.
device-none = Er zijn er nog geen. Potjes met bots en met anderen op dit apparaat komen hier.
device-open = Een bestand openen
device-save = Alles als bestand bewaren
device-save-one = Als bestand bewaren
device-imported = { $count ->
    [0] Deze potjes had je allemaal al.
    [one] Er is één potje bij gekomen.
   *[other] Er zijn { $count } potjes bij gekomen.
}
device-arrives = Dit potje aan dit apparaat toevoegen?
device-arrives-words = In de link zit het hele potje. Zeg je ja, dan komt het in deze browser te staan, bij je andere potjes.
device-arrives-add = Potje toevoegen
device-arrives-not = Nu niet
device-send = Verder op een ander apparaat
device-send-game = { $game } verder op een ander apparaat
device-send-words = In de link zit het hele potje. Open hem op het andere apparaat om daar verder te spelen. Hier blijft het potje zoals het is.
device-link-long = Dit potje is te lang voor een link. Bewaar het als bestand en open dat op het andere apparaat.
device-delete = Wissen
device-delete-game = Dit potje { $game } wissen
device-delete-sure = Dit potje wissen?
device-delete-words = Het staat alleen op dit apparaat. Niemand kan het terughalen.

device-file-other = In dit bestand zitten geen potjes van Ziggurat. Er is niets veranderd.
device-file-newer = Dit bestand is van een nieuwere versie. Werk eerst de pagina bij en open het dan opnieuw.
device-file-damaged = Dit bestand is beschadigd. Er is niets veranderd.
device-file-large = Dit bestand is te groot voor een lijst van potjes. Er is niets veranderd.
device-link-damaged = Een deel van deze link ontbreekt. Kopieer de hele link en probeer het nog eens.
