# Stůl na tomto zařízení a rozhodčí stránky.

page-referee-broken = Při počítání se něco pokazilo. Nic se neztratilo: zkus to prosím znovu.
page-needs-server = Tento prohlížeč neumí pravidla počítat sám. Hraješ přes server a bez sítě nic nefunguje.
device-no-table = Tato partie na tomto zařízení není. Možná je na jiném, nebo je smazaná.
device-damaged = Uloženou partii už nejde přečíst: končí u položky { $version }.

page-invite-which = Čí místo se uvolní?
page-invite-moves = Partie bude pokračovat na serveru, se vším, co se už hrálo. Kdo otevře odkaz, sedne si na toto místo.
page-invite-place = { $name } (hráč { $seat })
page-invite-server = K pozvání potřebuje stránka svůj server, a ten teď neodpovídá.
