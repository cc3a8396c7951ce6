# Pro toho, kdo provozuje server: spuštění, data, zálohy, kopie a kontroly. Stránka z toho neříká nic.

server-at = Ziggurat je na { $url } – zastavíš ho pomocí Ctrl+C.
server-house = Ostatní ve tvé síti ho najdou na { $url }
server-no-port = Server nemůže naslouchat na { $host }, port { $port }: { $why }.
server-bad-limit = „{ $wish }“ nenastavuje žádný limit; napiš název=číslo. Limity jsou: { $known }.
server-no-socket = Socket předaný přes LISTEN_FDS nejde použít: { $why }.
server-bad-days = Počet dní do archivace stolů nemůže být { $days }; zvol víc než 0 a nejvýš { $most }.
server-bad-thinkers = Počet přemýšlejících vláken musí být od 1 do { $most }, ne { $count }.
server-workers-need-database = Několik pracovních procesů potřebuje společnou databázi. Přidej prosím --data postgresql://…
server-bad-workers = Počet pracovních procesů musí být od 1 do { $most }, ne { $count }.
server-worker-not-started = Pracovní proces se nespustil; důvod je v jeho výpisu výše.
server-bad-address = „{ $address }“ není adresa jako https://games.example.org. Za jméno už nic nepiš.
server-no-data = Složku s daty { $folder } nejde použít: { $why }.
server-data-in-use = Složku s daty { $folder } používá jiný server. Dva se o ni dělit nemohou.
server-data-in-use-at = { server-data-in-use } Najdeš ho na { $url }
server-no-page = Ve složce { $folder } není stránka: chybí index.html.
server-data-too-new = Data zapsal novější Ziggurat (verze schématu { $version }; tento zná { $known }). Zůstala, jak byla; použij prosím ten novější.
server-backup = Data jsou zkopírovaná do { $file }.
server-backup-over-itself = { $file } patří k datům, která se mají kopírovat. Vyber prosím pro kopii jiné místo.
server-backup-in-use = Složku { $folder } používá server. Zapiš prosím kopii do jiné složky.
server-backup-opened = Soubor { $file } má otevřený jiný program, nebo ho nechal nedokončený. Vyber prosím pro kopii jiné jméno.
server-backup-not-ours = { $file } už existuje a není to starší záloha. Vyber prosím pro kopii jiné jméno.
server-backup-damaged = Data ve složce { $folder } jsou poškozená, a tak žádná kopie nezůstala: { $why }. Víc zjistíš pomocí: ziggurat check-data.
server-counts = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $events ->
    [one] { $events } položka
    [few] { $events } položky
   *[other] { $events } položek
}.
server-data-read = Přečteno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $events ->
    [one] { $events } položka
    [few] { $events } položky
   *[other] { $events } položek
}.
server-data-missing = Ve složce { $folder } nejsou žádné stoly: chybí soubor tables.sqlite3.
server-data-empty = Soubor { $file } je prázdný, takže jeho stoly jsou ztracené. Dej na jeho místo zálohu, nebo prázdný soubor smaž a začni znovu.
server-data-only-log = Soubor { $file } chybí, ale { $log } tu je a mohou v něm být partie. Vrať databázi na místo, nebo přesuň zápis jinam a začni znovu.
server-bad-forget-days = Počet dní do smazání stolů nemůže být { $days }; zvol víc než 0 a nejvýš { $most }.
server-no-postgres = PostgreSQL potřebuje ovladač, který není nainstalovaný. Nainstaluj ho prosím: pip install "ziggurat[postgres]".
server-database-bad-url = { $database } není adresa databáze jako postgresql://user@host/name: { $why }.
server-database-unreachable = Databáze { $database } není dostupná: { $why }.
server-database-rights = Uživatel databáze { $database } nemá právo, které Ziggurat potřebuje: { $why }. Ziggurat si vytváří schéma „ziggurat“ a jeho tabulky musí vlastnit.
server-database-read-only = Databázi { $database } jde teď jen číst. Vyber prosím takovou, do které jde i zapisovat.
server-database-replica = Databáze { $database } je replika, a tu jde jen číst. Zadej prosím adresu hlavního serveru.
server-database-full = Disk databáze { $database } je plný. Uvolni na něm prosím místo; nic se neztratilo.
server-database-failed = Databáze { $database } hlásí chybu: { $why }.
server-database-in-use = Databázi { $database } používá jiný server; dva by si překážely.
server-database-not-ours = V databázi je schéma „ziggurat“, které není naše. Zůstalo, jak bylo; vyber prosím jinou databázi.
server-database-missing = V databázi { $database } nejsou žádné tabulky Zigguratu.
server-data-unfinished = Tato data jsou z nedokončené kopie. Spusť prosím stejné „ziggurat copy-data“ znovu.
server-backup-postgres = Data jsou v PostgreSQL. Zkopíruj je prosím jeho vlastním nástrojem, klidně i za běhu serveru: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Všechna data jsou zkopírovaná do { $place } a porovnaná.
server-copying = Zkopírované stoly: { NUMBER($done) } z { NUMBER($total) }.
server-copy-same = { $place } nejde kopírovat na sebe.
server-copy-older = Data v { $place } jsou ze starší verze. Spusť s nimi prosím jednou tuto verzi, zastav ji a pak je zkopíruj.
server-copy-others = V { $place } už jsou stoly, které mezi kopírované nepatří, třeba { $table }. Nic se nezkopírovalo; vyber prosím prázdné místo.
server-copy-differs = Partie u stolu { $table } v { $place } pokračovala. Nic se nepřepsalo; vyber prosím prázdné místo.
server-copy-damaged = Stůl { $table } je poškozený a zkopírovat nejde. Nejdřív ho oprav, nebo smaž: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopie se liší od originálu. Je označená jako nedokončená; zopakuj prosím příkaz.
server-copy-interrupted = Kopírování se přerušilo a není hotové. Stejný příkaz v něm bude pokračovat.
server-forgotten = Stůl { $table } je smazaný.
server-forget-unknown = Stůl { $table } v { $folder } není. Nic se nesmazalo.
server-forget-other-version = Běžící server je jiná verze Zigguratu. Nejdřív ho prosím zastav a pak to zkus znovu.
server-forget-later = Server má moc práce a neodpověděl. Stůl smaže, jakmile to půjde.

check-table = Stůl { $table }:
check-file = Soubor:
check-database = Databáze:
check-skipped = { $count ->
    [one] Jeden stůl má hru nebo pravidla, která tato verze nezná; jeho tahy se nekontrolovaly.
    [few] { $count } stoly mají hry nebo pravidla, která tato verze nezná; jejich tahy se nekontrolovaly.
   *[other] { $count } stolů má hry nebo pravidla, která tato verze nezná; jejich tahy se nekontrolovaly.
}
check-whole = Všechno je v pořádku.
check-damaged = { $count ->
    [one] Jedna věc není v pořádku.
    [few] { $count } věci nejsou v pořádku.
   *[other] { $count } věcí není v pořádku.
}
damage-missing = Položka { NUMBER($version, useGrouping: 0) } chybí.
damage-unreadable = Položku { NUMBER($version, useGrouping: 0) } nejde přečíst.
damage-impossible = Položka { NUMBER($version, useGrouping: 0) } nemohla přijít po těch před ní.
damage-no-beginning = První položka není začátek.
damage-no-log = Zápis tohoto stolu chybí.
damage-not-listed = Tento stůl chybí v seznamu stolů.
damage-tail = Položky za číslem { NUMBER($version, useGrouping: 0) } chybějí.
damage-keys = Klíč tohoto stolu chybí, nebo je poškozený.
damage-file = SQLite hlásí poškození.
damage-database = PostgreSQL hlásí poškození.
damage-not-ours = Toto není databáze Zigguratu.
damage-log = { $count ->
    [one] Žurnál (write-ahead log) je poškozený; ztratil se v něm aspoň jeden zápis.
    [few] Žurnál (write-ahead log) je poškozený; ztratily se v něm aspoň { $count } zápisy.
   *[other] Žurnál (write-ahead log) je poškozený; ztratilo se v něm aspoň { $count } zápisů.
}
damage-fewer = Když server naposled běžel, měl { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
} a { $events ->
    [one] { $events } položku
    [few] { $events } položky
   *[other] { $events } položek
}; něco se ztratilo.
server-no-backup = Data ve složce { $folder } se nepodařilo zkopírovat do { $file }: { $why }.
server-docs-not-here =
    Tato kopie programu Ziggurat byla sestavena bez dokumentace.

    Ve zdrojích programu Ziggurat jsou její stránky textové soubory ve složce „docs“; první je docs/index.md. „make docs“ z nich udělá web a „ziggurat serve“ ho tady ukáže, i když už běží. Balíčky sestavené přes „make release“ ho mají v sobě.
