# Une table sur cet appareil, et l’arbitre de la page.

page-referee-broken = Quelque chose s’est mal passé pendant le calcul. Rien n’est perdu : essaie encore.
page-needs-server = Ce navigateur ne peut pas appliquer les règles lui-même. Tu joues grâce au serveur ; sans réseau, rien ne marche.
device-no-table = Cette partie n’est pas sur cet appareil. Elle est peut-être sur un autre, ou elle a été effacée.
device-damaged = La partie enregistrée ne peut plus être lue : elle s’interrompt à l’entrée { $version }.

page-invite-which = Quelle place se libère ?
page-invite-moves = La partie continue sur le serveur, avec tout ce qui a été joué. Qui ouvre le lien prend cette place.
page-invite-place = { $name } (place { $seat })
page-invite-server = Pour inviter quelqu’un, la page a besoin de son serveur, et il est injoignable en ce moment.
