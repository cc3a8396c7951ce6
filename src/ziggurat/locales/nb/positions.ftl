# Stillinger som tekst (docs/reference/notation.md): hva som er galt med en, og hvor.

position-refused = Stillingen er ikke riktig ved tegn { $place }, «{ $shown }»: { $why }
position-refused-end = Stillingen er ikke riktig på slutten: { $why }
position-option = Stillingen sier { $name }={ $told }, men det er bedt om { $name }={ $given }.
position-stuck = Ikke noe parti stopper i denne stillingen: ingen kan gjøre noe, og likevel er det ikke slutt.

text-unexpected = Dette tegnet betyr ingenting her.
text-short = Her mangler det noe.
text-long = Stillingen er ferdig før dette.
text-range = Tallet må være fra { $low } til { $high }.

babel-text-no-cube = Det finnes ingen kube med forhøyninger på akkurat disse sidene.
babel-text-gap = Et nivå begynner først når det under er fullt.
babel-text-misfit = Kuben på { $cell } på nivå { $level } passer ikke til det den møter.
babel-text-diagonal = De to første kubene står ved siden av hverandre.
babel-text-count = Tårnet og hendene til sammen har ikke alle kubene med { $type ->
    [one] { $type } forhøyning.
   *[other] { $type } forhøyninger.
}
babel-text-hands = Spillerne kan ikke ha satt akkurat disse kubene etter tur.

nivos-text-shape = Det finnes ingen plate i denne størrelsen.
nivos-text-board = Platen går ut over kanten av brettet.
nivos-text-twice = Denne platen ligger allerede på bordet.
nivos-text-uneven = Det er ikke jevnt under platen.
nivos-text-neutral = Den nøytrale platen kommer først: plass 1 legger den på brettet.
nivos-text-reserve = Tre spillere har ingen reserve.
nivos-text-colour = To plater i denne fargen berører hverandre der.
nivos-text-cylinder = Hver sylinder tas én gang, og den laveste nevnes først.
nivos-text-order = Sylindrene tas fra den laveste og oppover.
nivos-text-owed = For hvert nivå etter det første tas en sylinder, og antallet stemmer ikke.
nivos-text-turn = Spillerne bytter på turen. Med disse platene og sylindrene er det ikke denne plassens tur.
nivos-text-choice = Ingen kan være i ferd med å velge en sylinder her.

talo-text-upright = En bjelke med lengde 1 skrives stående, som 1z.
talo-text-box = Bjelken stikker for langt ut.
talo-text-overlap = En annen bjelke er i veien.
talo-text-water = Bjelken ligger i vannet.
talo-text-supply = Det finnes ikke så mange bjelker med lengde { $length }.
talo-text-mark = Bare en bjelke som holdes eller har falt, er merket, og bare én av hver.
talo-text-falls = Dette byggverket raser.
talo-text-stands = Bjelken som holdes, ville stå av seg selv.
talo-text-pawn = En brikke kan ikke stå der.
talo-text-pawns = Ikke alle brikkene er der de må være på dette tidspunktet i partiet.
talo-text-phase = Partiet stopper ikke her: det er noe annet som skal gjøres.
talo-text-rolls = Disse kastene stemmer ikke med det som skal gjøres.
talo-text-taken = Bjelkene som er tatt, blir ikke like lange som kastet.
talo-text-hand = Disse bjelkene kan ikke være på hånden nå.
talo-text-built = Så mange bjelker kan ikke være lagt.

bubbles-text-row = En rad har fem felt.
bubbles-text-gap = En boble har ingenting under seg.
bubbles-text-line = Tre på rekke ville allerede være borte.
bubbles-text-count = Bobler og poeng til sammen stemmer ikke med det spillet har.
bubbles-text-drawn = En trukket boble finnes bare mens den skal legges.
bubbles-text-powers = Ingen kan ha disse kreftene nå.
bubbles-text-phase = Partiet stopper ikke her: det er noe annet som skal avgjøres.
bubbles-text-solo = Dette skjer bare i et spill for én, mens bobler sendes.
bubbles-text-sent = Denne boblen kan ikke være sendt.
