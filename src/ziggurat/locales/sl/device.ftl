# Partije na tej napravi, stran brez omrežja in njene nove različice.

device-update = Nova različica je pripravljena. Tvoje partije ostanejo.
device-update-take = Uporabi zdaj
device-update-later = Pozneje

device-offline-ready = Vse tukaj deluje tudi brez omrežja, razen igranja z ljudmi drugje.
device-offline-preparing = Stran se shranjuje na to napravo, da bo delovala brez omrežja.
device-offline-insecure = Brez HTTPS brskalniki strani ne shranijo za uporabo brez omrežja. Deluje, dokler je njen strežnik dosegljiv.
device-offline-unsupported = Ta brskalnik strani ne shrani za uporabo brez omrežja. Deluje, dokler je njen strežnik dosegljiv.
device-install = Namesti kot aplikacijo

device-storage-full = Na tej napravi ni več prostora. Igraš lahko naprej, a ko stran zapreš, partije ne bo več.
device-storage-forbidden = Ta brskalnik strani ne dovoli shranjevati partij. Igraš lahko naprej, a ko stran zapreš, partije ne bo več.

device-no-server = Ta stran nima strežnika. Tukaj lahko igraš z boti in z ljudmi ob tej napravi.
device-no-puzzles = Ta stran za tisti dan nima ugank. Poskusi drug dan ali odpri stran, ko bo omrežje.

device-games = Partije na tej napravi
device-games-words = Te partije so v tem brskalniku in nikjer drugje. Preden izbrišeš njegove podatke ali zamenjaš napravo, jih shrani v datoteko.
device-none = Ni še nobene. Tukaj se pokažejo partije z boti in z ljudmi ob tej napravi.
device-open = Odpri datoteko
device-save = Shrani vse v datoteko
device-save-one = Shrani v datoteko
device-imported = { $count ->
    [0] Vse te partije že imaš.
    [one] Dodana je { $count } partija.
    [two] Dodani sta { $count } partiji.
    [few] Dodane so { $count } partije.
   *[other] Dodanih je { $count } partij.
}
device-arrives = Želiš to partijo dodati na to napravo?
device-arrives-words = Povezava nosi celo partijo. Shranjena bi bila v tem brskalniku, ob tvojih drugih partijah.
device-arrives-add = Dodaj partijo
device-arrives-not = Zdaj ne
device-send = Nadaljuj na drugi napravi
device-send-game = Nadaljuj na drugi napravi: { $game }
device-send-words = Povezava nosi celo partijo. Odpri jo na drugi napravi in igraj tam naprej. Tukaj partija ostane, kot je.
device-link-long = Ta partija je za povezavo predolga. Shrani jo v datoteko in datoteko odpri na drugi napravi.
device-delete = Izbriši
device-delete-game = Izbriši to partijo ({ $game })
device-delete-sure = Želiš to partijo izbrisati?
device-delete-words = Je samo na tej napravi. Nihče je ne more vrniti.

device-file-other = V tej datoteki ni partij iz Ziggurata. Nič se ni spremenilo.
device-file-newer = Ta datoteka je iz novejše različice. Najprej posodobi stran, potem jo odpri še enkrat.
device-file-damaged = Ta datoteka je poškodovana. Nič se ni spremenilo.
device-file-large = Ta datoteka je prevelika za seznam partij. Nič se ni spremenilo.
device-link-damaged = Del te povezave manjka. Kopiraj celo povezavo in poskusi znova.
