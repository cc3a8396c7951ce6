# Partie na tomto zařízení, stránka bez sítě a její nové verze.

device-update = Nová verze je připravená. Tvoje partie zůstanou.
device-update-take = Použít hned
device-update-later = Později

device-offline-ready = Všechno tady funguje i bez sítě, jen hra s lidmi jinde ne.
device-offline-preparing = Stránka se ukládá na toto zařízení, aby fungovala i bez sítě.
device-offline-insecure = Bez HTTPS prohlížeče stránku pro použití bez sítě neuloží. Funguje, dokud je server dostupný.
device-offline-unsupported = Tento prohlížeč stránku pro použití bez sítě neuloží. Funguje, dokud je server dostupný.
device-install = Instalovat jako aplikaci

device-storage-full = Na tomto zařízení už není místo. Hrát můžeš dál, ale partie zmizí, až stránku zavřeš.
device-storage-forbidden = Tento prohlížeč nedovolí stránce ukládat partie. Hrát můžeš dál, ale partie zmizí, až stránku zavřeš.

device-no-server = Tato stránka nemá server. Hrát tu můžeš s boty a s lidmi u tohoto zařízení.
device-no-puzzles = Na ten den tato stránka hádanky nemá. Zkus jiný den, nebo ji otevři, až bude síť.

device-games = Partie na tomto zařízení
device-games-words = Tyto partie jsou uložené v tomto prohlížeči a nikde jinde. Než smažeš jeho data nebo vyměníš zařízení, ulož je jako soubor.
device-none = Zatím tu žádné nejsou. Objeví se tu partie s boty a s lidmi u tohoto zařízení.
device-open = Otevřít soubor
device-save = Uložit vše jako soubor
device-save-one = Uložit jako soubor
device-imported = { $count ->
    [0] Všechny tyto partie už máš.
    [one] Přibyla jedna partie.
    [few] Přibyly { $count } partie.
   *[other] Přibylo { $count } partií.
}
device-arrives = Přidat tuto partii do tohoto zařízení?
device-arrives-words = V odkazu je celá. Uložila by se v tomto prohlížeči k tvým ostatním partiím.
device-arrives-add = Přidat partii
device-arrives-not = Teď ne
device-send = Pokračovat na jiném zařízení
device-send-game = Pokračovat ve hře { $game } na jiném zařízení
device-send-words = V odkazu je celá partie. Otevři ho na druhém zařízení a hraj tam dál. Tady zůstane partie, jak je.
device-link-long = Tato partie je na odkaz moc dlouhá. Ulož ji jako soubor a ten otevři na druhém zařízení.
device-delete = Smazat
device-delete-game = Smazat tuto partii hry { $game }
device-delete-sure = Smazat tuto partii?
device-delete-words = Je jen na tomto zařízení. Vrátit ji už nepůjde.

device-file-other = V tomto souboru nejsou žádné partie ze Zigguratu. Nic se nezměnilo.
device-file-newer = Tento soubor je z novější verze. Nejdřív aktualizuj stránku a pak ho otevři znovu.
device-file-damaged = Tento soubor je poškozený. Nic se nezměnilo.
device-file-large = Na seznam partií je tento soubor moc velký. Nic se nezměnilo.
device-link-damaged = Kousek tohoto odkazu chybí. Zkopíruj celý odkaz a zkus to znovu.
