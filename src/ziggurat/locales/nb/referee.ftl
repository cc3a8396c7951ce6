# Et bord på denne enheten, og dommeren på siden.

page-referee-broken = Noe gikk galt i utregningen. Ingenting er tapt: prøv igjen.
page-needs-server = Denne nettleseren kan ikke bruke reglene selv. Du spiller via serveren, og uten nett virker ingenting.
device-no-table = Dette partiet er ikke på denne enheten. Kanskje er det på en annen, eller det er slettet.
device-damaged = Det lagrede partiet kan ikke leses lenger: det stopper ved oppføring { $version }.

page-invite-which = Hvilken plass blir ledig?
page-invite-moves = Partiet fortsetter på serveren, med alt som er spilt så langt. Den som åpner lenken, overtar denne plassen.
page-invite-place = { $name } (plass { $seat })
page-invite-server = For å invitere noen må siden ha kontakt med serveren sin, og det har den ikke akkurat nå.
