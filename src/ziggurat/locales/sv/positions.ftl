# Ställningar som text (docs/reference/notation.md): vad som är fel med en, och var.

position-refused = Ställningen är fel vid tecken { $place }, ”{ $shown }”: { $why }
position-refused-end = Ställningen är fel i slutet: { $why }
position-option = Ställningen säger { $name }={ $told }, men { $name }={ $given } är begärt.
position-stuck = Inget parti stannar i den här ställningen: ingen kan göra något, och ändå är det inte slut.

text-unexpected = Det här tecknet betyder inget här.
text-short = Något saknas här.
text-long = Ställningen är färdig före det här.
text-range = Talet måste vara från { $low } till { $high }.

babel-text-no-cube = Det finns ingen kloss med utbuktningar på just de sidorna.
babel-text-gap = En våning börjar först när den under är full.
babel-text-misfit = Klossen på { $cell } på våning { $level } passar inte mot det den möter.
babel-text-diagonal = De två första klossarna står bredvid varandra.
babel-text-count = Torn och händer har tillsammans inte alla klossar med { $type ->
    [one] { $type } utbuktning.
   *[other] { $type } utbuktningar.
}
babel-text-hands = Spelarna kan inte ha turats om att ställa just de här klossarna.

nivos-text-shape = Det finns ingen platta i den storleken.
nivos-text-board = Plattan når utanför spelplanens kant.
nivos-text-twice = Den här plattan ligger redan på bordet.
nivos-text-uneven = Underlaget är inte plant under plattan.
nivos-text-neutral = Den neutrala plattan kommer först: plats 1 lägger den på spelplanen.
nivos-text-reserve = Tre spelare har ingen reserv.
nivos-text-colour = Två plattor i den färgen är i vägen för varandra där.
nivos-text-cylinder = Varje cylinder tas en gång, den lägsta nämns först.
nivos-text-order = Cylindrarna tas från den lägsta och uppåt.
nivos-text-owed = För varje våning efter den första tas en cylinder, och antalet stämmer inte.
nivos-text-turn = Spelarna turas om; med de här plattorna och cylindrarna är det inte den här platsens tur.
nivos-text-choice = Ingen kan hålla på att välja en cylinder här.

talo-text-upright = En bjälke av längd 1 skrivs stående, som 1z.
talo-text-box = Bjälken når för långt ut.
talo-text-overlap = En annan bjälke är i vägen.
talo-text-water = Bjälken ligger i vattnet.
talo-text-supply = Det finns inte så många bjälkar av längd { $length }.
talo-text-mark = Bara en bjälke som hålls eller som föll markeras, och bara en av varje.
talo-text-falls = Det här bygget faller.
talo-text-stands = Bjälken som hålls skulle stå av sig själv.
talo-text-pawn = En pjäs kan inte stå där.
talo-text-pawns = Alla pjäser är inte där de måste vara vid den här tidpunkten i partiet.
talo-text-phase = Partiet stannar inte här: något annat ska göras.
talo-text-rolls = De här kasten passar inte ihop med det som ska göras.
talo-text-taken = Bjälkarna som har tagits motsvarar inte kastet.
talo-text-hand = De här bjälkarna kan inte vara i handen nu.
talo-text-built = Så många bjälkar kan inte ha placerats.

bubbles-text-row = En rad har fem rutor.
bubbles-text-gap = En bubbla har inget under sig.
bubbles-text-line = Tre i rad skulle redan vara borta.
bubbles-text-count = Bubblor och poäng tillsammans är inte det som spelet har.
bubbles-text-drawn = En dragen bubbla finns bara medan den ska läggas.
bubbles-text-powers = Ingen kan ha de här krafterna nu.
bubbles-text-phase = Partiet stannar inte här: något annat ska avgöras.
bubbles-text-solo = Det förekommer bara i ett spel för en, medan bubblor skickas.
bubbles-text-sent = Den här bubblan kan inte ha skickats.
