# Sunucu çalıştıran kişi için: başlatma, veriler, yedekler, kopyalar ve denetimler. Sayfa bunların hiçbirini söylemez.

server-at = Ziggurat şu adreste: { $url } – Ctrl+C ile durdur.
server-house = Ağındaki başkaları şu adrese gelebilir: { $url }
server-no-port = Sunucu { $host } üzerinde { $port } portunu dinleyemiyor: { $why }.
server-bad-limit = “{ $wish }” bir sınır belirlemiyor; ad=sayı yaz. Sınırlar: { $known }.
server-no-socket = LISTEN_FDS ile verilen soket kullanılamıyor: { $why }.
server-bad-days = Masalar { $days } gün sonra arşivlenemez; 0’dan büyük ve en çok { $most } olan bir sayı seç.
server-bad-thinkers = Düşünme iş parçacıklarının sayısı 1 ile { $most } arasında olmalı, { $count } değil.
server-workers-need-database = Birden çok işçiye ortak bir veritabanı gerekir. Lütfen --data postgresql://… ekle.
server-bad-workers = İşçi sayısı 1 ile { $most } arasında olmalı, { $count } değil.
server-worker-not-started = Bir işçi başlamadı; nedeni yukarıdaki çıktısında yazıyor.
server-bad-address = “{ $address }” https://games.example.org gibi bir adres değil. Addan sonra bir şey yazma.
server-no-data = { $folder } veri klasörü kullanılamıyor: { $why }.
server-data-in-use = { $folder } veri klasörünü başka bir sunucu kullanıyor. İkisi paylaşamaz.
server-data-in-use-at = { server-data-in-use } Adresi şu: { $url }
server-no-page = { $folder } içinde sayfa yok: index.html eksik.
server-data-too-new = Verileri daha yeni bir Ziggurat yazmış (şema sürümü { $version }; bu program { $known } sürümünü biliyor). Verilere dokunulmadı; lütfen yenisini kullan.
server-backup = Veriler { $file } dosyasına kopyalandı.
server-backup-over-itself = { $file } kopyalanacak verilerin bir parçası. Lütfen kopya için başka bir yer seç.
server-backup-in-use = { $folder } klasörünü bir sunucu kullanıyor. Lütfen kopyayı başka bir klasöre yaz.
server-backup-opened = { $file } başka bir programda açık ya da yarım bırakılmış. Lütfen kopya için başka bir ad seç.
server-backup-not-ours = { $file } zaten var ve eski bir yedek değil. Lütfen kopya için başka bir ad seç.
server-backup-damaged = { $folder } içindeki veriler bozuk, o yüzden kopya saklanmadı: { $why }. Daha fazlası için: ziggurat check-data.
server-counts = { $tables } masa, { $events } girdi.
server-data-read = { $tables } masa ve { $events } girdi okundu.
server-data-missing = { $folder } klasöründe masa yok: tables.sqlite3 dosyası eksik.
server-data-empty = { $file } dosyası boş, yani masaları kaybolmuş. Yerine bir yedek koy ya da yeniden başlamak için boş dosyayı sil.
server-data-only-log = { $file } eksik, ama { $log } duruyor ve içinde oyunlar olabilir. Veritabanını geri koy ya da yeniden başlamak için günlüğü başka yere taşı.
server-bad-forget-days = Masalar { $days } gün sonra silinemez; 0’dan büyük ve en çok { $most } olan bir sayı seç.
server-no-postgres = PostgreSQL için gereken sürücü kurulu değil. Lütfen şununla kur: pip install "ziggurat[postgres]".
server-database-bad-url = { $database }, postgresql://user@host/name gibi bir veritabanı adresi değil: { $why }.
server-database-unreachable = { $database } veritabanına ulaşılamıyor: { $why }.
server-database-rights = { $database } veritabanının kullanıcısında Ziggurat için gereken bir yetki eksik: { $why }. Ziggurat “ziggurat” adlı bir şema oluşturur ve tablolarının sahibi olmalıdır.
server-database-read-only = { $database } veritabanı şu an yalnızca okunabiliyor. Lütfen yazılabilen bir veritabanı seç.
server-database-replica = { $database } veritabanı bir replika, yalnızca okunabilir. Lütfen ana sunucunun adresini ver.
server-database-full = { $database } veritabanının diski dolu. Lütfen orada yer aç; kaybolan bir şey yok.
server-database-failed = { $database } veritabanı bir hata bildiriyor: { $why }.
server-database-in-use = { $database } veritabanını başka bir sunucu kullanıyor; ikisi birbirine engel olur.
server-database-not-ours = Veritabanında “ziggurat” adlı, bize ait olmayan bir şema var. Ona dokunulmadı; lütfen başka bir veritabanı seç.
server-database-missing = { $database } veritabanında Ziggurat tabloları yok.
server-data-unfinished = Bu veriler bitmemiş bir kopyadan geliyor. Lütfen aynı “ziggurat copy-data” komutunu yeniden çalıştır.
server-backup-postgres = Veriler PostgreSQL’de. Lütfen onları kendi aracıyla kopyala, sunucu çalışırken bile olur: pg_dump --format=custom --file=tables.dump { $database }
server-copied = Bütün veriler şuraya kopyalandı ve karşılaştırıldı: { $place }.
server-copying = { NUMBER($total) } masadan { NUMBER($done) } tanesi kopyalandı.
server-copy-same = { $place } kendi üstüne kopyalanamaz.
server-copy-older = { $place } içindeki veriler eski bir sürümden. Lütfen bu sürümü onlarla bir kez başlat, durdur, sonra kopyala.
server-copy-others = { $place } içinde kopyalanacaklar arasında olmayan masalar var, örneğin { $table }. Hiçbir şey kopyalanmadı; lütfen boş bir yer seç.
server-copy-differs = { $table } masasındaki oyun { $place } içinde ilerlemiş. Hiçbir şeyin üstüne yazılmadı; lütfen boş bir yer seç.
server-copy-damaged = { $table } masası bozuk ve kopyalanamıyor. Önce onu onar ya da sil: ziggurat check-data, ziggurat forget.
server-copy-not-equal = Kopya aslından farklı. Bitmemiş olarak işaretlendi; lütfen komutu yinele.
server-copy-interrupted = Kopyalama yarıda kesildi ve bitmedi. Aynı komut kaldığı yerden sürdürür.
server-forgotten = { $table } masası silindi.
server-forget-unknown = { $folder } içinde { $table } diye bir masa yok. Hiçbir şey silinmedi.
server-forget-other-version = Çalışan sunucu başka bir Ziggurat sürümü. Lütfen önce onu durdur, sonra yeniden dene.
server-forget-later = Sunucu meşgul ve cevap vermedi. Masayı ilk fırsatta silecek.

check-table = { $table } masası:
check-file = Dosya:
check-database = Veritabanı:
check-skipped = { $count } masada bu sürümün bilmediği bir oyun ya da kural var; hamleleri denetlenmedi.
check-whole = Her şey yolunda.
check-damaged = { $count } sorun bulundu.
damage-missing = { NUMBER($version, useGrouping: 0) } numaralı girdi eksik.
damage-unreadable = { NUMBER($version, useGrouping: 0) } numaralı girdi okunamıyor.
damage-impossible = { NUMBER($version, useGrouping: 0) } numaralı girdi öncekilerden sonra gelmiş olamaz.
damage-no-beginning = İlk girdi bir başlangıç değil.
damage-no-log = Bu masanın günlüğü eksik.
damage-not-listed = Bu masa, masa listesinde yok.
damage-tail = { NUMBER($version, useGrouping: 0) } numaralı girdiden sonrakiler eksik.
damage-keys = Bu masanın bir anahtarı eksik ya da bozuk.
damage-file = SQLite bir bozukluk bildiriyor.
damage-database = PostgreSQL bir bozukluk bildiriyor.
damage-not-ours = Bu bir Ziggurat veritabanı değil.
damage-log = Önden yazma günlüğü bozuk; içinden en az { $count } işlem kaybolmuş.
damage-fewer = Sunucu son çalıştığında { $tables } masa ve { $events } girdi vardı; bazıları kaybolmuş.
server-no-backup = { $folder } içindeki veriler { $file } dosyasına kopyalanamadı: { $why }.
server-docs-not-here =
    Bu Ziggurat kopyası belgeleri olmadan oluşturulmuş.

    Ziggurat’ın kaynak kodunda belgelerin sayfaları, “docs” klasöründeki metin dosyalarıdır; ilki docs/index.md. “make docs” bunlardan bir site yapar, “ziggurat serve” de o siteyi, çalışırken bile, burada gösterir. “make release” ile oluşturulan paketlerde belgeler vardır.
