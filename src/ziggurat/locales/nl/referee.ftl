# Een tafel op dit apparaat, en de scheidsrechter van de pagina.

page-referee-broken = Er ging iets mis bij het rekenen. Er is niets verloren: probeer het nog eens.
page-needs-server = Deze browser kan de regels zelf niet toepassen. Je speelt via de server, en zonder netwerk werkt er niets.
device-no-table = Dit potje staat niet op dit apparaat. Misschien staat het op een ander, of het is gewist.
device-damaged = Het bewaarde potje is niet meer te lezen: het breekt af bij regel { $version }.

page-invite-which = Wiens plaats komt vrij?
page-invite-moves = Het potje gaat op de server verder, met alles wat al gespeeld is. Wie de link opent, krijgt deze plaats.
page-invite-place = { $name } (plaats { $seat })
page-invite-server = Om iemand uit te nodigen heeft de pagina de server nodig, en die is nu niet bereikbaar.
