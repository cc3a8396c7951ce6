# Partijen op dit apparaat, de pagina zonder netwerk, en nieuwe versies ervan.

device-update = Er is een nieuwe versie klaar. Je partijen blijven.
device-update-take = Nu gebruiken
device-update-later = Later

device-offline-ready = Alles hier werkt ook zonder netwerk, behalve spelen met mensen elders.
device-offline-preparing = De pagina wordt op dit apparaat bewaard, om zonder netwerk te werken.
device-offline-insecure = Zonder HTTPS bewaren browsers een pagina niet voor gebruik zonder netwerk. Ze werkt zolang haar server bereikbaar is.
device-offline-unsupported = Deze browser bewaart de pagina niet voor gebruik zonder netwerk. Ze werkt zolang haar server bereikbaar is.
device-install = Als app installeren

device-storage-full = Er is geen ruimte meer op dit apparaat. Je kunt doorspelen, maar de partij is weg als je deze pagina sluit.
device-storage-forbidden = Deze browser laat de pagina geen partijen bewaren. Je kunt doorspelen, maar de partij is weg als je deze pagina sluit.

device-no-server = Deze pagina heeft geen server. Je kunt hier spelen met bots en met mensen aan dit apparaat.
device-no-puzzles = Deze pagina heeft geen puzzels voor die dag. Probeer een andere dag, of open de pagina met een netwerk.

device-games = Partijen op dit apparaat
device-games-words = Deze partijen worden in deze browser bewaard en nergens anders. Bewaar ze als bestand voordat je zijn gegevens wist of van apparaat wisselt.
device-none = Er zijn er nog geen. Partijen met bots en met mensen aan dit apparaat komen hier.
device-open = Een bestand openen
device-save = Alles als bestand bewaren
device-save-one = Als bestand bewaren
device-imported = { $count ->
    [0] Je hebt al deze partijen al.
    [one] Eén partij is toegevoegd.
   *[other] { $count } partijen zijn toegevoegd.
}
device-send = Verder op een ander apparaat
device-send-game = { $game } verder op een ander apparaat
device-send-words = De link neemt de hele partij mee. Open hem op het andere apparaat om daar verder te spelen. Hier blijft de partij zoals ze is.
device-link-long = Deze partij is te lang voor een link. Bewaar haar als bestand en open dat op het andere apparaat.
device-delete = Wissen
device-delete-game = Deze partij { $game } wissen
device-delete-sure = Deze partij wissen?
device-delete-words = Ze staat alleen op dit apparaat. Niemand kan haar terughalen.

device-file-other = In dit bestand zitten geen partijen van Ziggurat. Er is niets veranderd.
device-file-newer = Dit bestand is van een nieuwere versie. Werk eerst de pagina bij en open het dan opnieuw.
device-file-damaged = Dit bestand is beschadigd. Er is niets veranderd.
device-file-large = Dit bestand is te groot voor een lijst van partijen. Er is niets veranderd.
device-link-damaged = Een deel van deze link ontbreekt. Kopieer de hele link en probeer het nog eens.
