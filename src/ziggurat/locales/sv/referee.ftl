# Ett bord på den här enheten, och sidans domare.

page-referee-broken = Något gick fel i uträkningen. Inget är förlorat: försök igen.
page-needs-server = Den här webbläsaren kan inte hålla reda på reglerna själv. Du spelar via servern, och utan nätverk går det inte.
device-no-table = Partiet finns inte på den här enheten. Det kan vara på en annan, eller så är det raderat.
device-damaged = Det sparade partiet går inte att läsa längre: det bryts av vid post { $version }.

page-invite-which = Vems plats blir ledig?
page-invite-moves = Partiet fortsätter på servern, med allt som är spelat hittills. Den som öppnar länken tar den här platsen.
page-invite-place = { $name } (plats { $seat })
page-invite-server = För att bjuda in någon behöver sidan sin server, och den går inte att nå just nu.
