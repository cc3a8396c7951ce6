# What Python says and the page never does by itself: the server sends it with its words, in the reader's language.

# Games, players and figures.
game-name-taken = “{ $package }” paketinde “{ $name }” adlı bir oyun var, ama bu adda bir oyun zaten bulunuyor.
game-unusable = “{ $package }” paketindeki “{ $name }” oyunu kullanılamıyor: { $why }
game-misnamed = “{ $package }” paketinin giriş noktasının gösterdiği yerde “{ $name }” adlı bir oyun yok.
no-expert = { $game } tam olarak çözülmedi. Yalnızca Babel çözüldü.
bad-player = “{ $text }” bir oyuncu değil. Oyuncular: level1 ile level5 arası, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” aramanın kullanabileceği bir değer değil. Kullanılabilenler: { $figures }.
bad-player-figure = “{ $player }” içindeki “{ $text }” aramanın kullanabileceği bir değer değil. Kullanılabilenler: { $figures }.
bot-over = Oyun bitti: botun seçebileceği bir şey yok.
bot-chance = Burada sıra bir oyuncuda değil, şansta: botun seçebileceği bir şey yok.
no-bot = “{ $value }” bir bot değil: fresh, choose ve analyse yöntemleri olmalı. “ziggurat.bots.player”, adından bir bot oluşturur.
bad-render-mode = “{ $mode }” bu ortamın görüntüleme biçimlerinden biri değil. Biçimleri: { $known }.
no-render-mode = Bu ortam hiçbir şey görüntülemez, o yüzden görüntüleme biçimi “{ $mode }” olamaz.
bad-simulations = “{ $value }” bir simülasyon sayısı değil. En az 1 olmalı.
bad-time = “{ $value }” saniye cinsinden bir süre değil.
no-such-action = { $token } numaralı bir hamle yok.
not-an-action = “{ $value }” bir hamle değil. Hamle, “legal” komutunun listelediği gibi bir metin ya da bir tam sayıdır.
no-such-seat = “{ $seat }” diye bir yer yok. Yerler 1 ile { $seats } arasında.
bad-seed = “{ $value }” bir tohum değil. Tohum bir tam sayıdır.
other-spaces = Bu seçeneklerle { $game } oyununun yerleri, hamleleri ya da düzlemleri değişir. Bunun için yeni bir ortam oluştur.
bad-text = “{ $value }” değeri { $name } için olmaz. Değeri bir metin olmalı.
played-by-hand = { $game } elle kurulur ve hamleleri listelenemez: botlar, analiz, perft ve ortamlar bu oyunu bilmez.

# Work on several machines.
worker-died = Bir işçi süreci işi bitmeden kapandı. Belki de bellek dolmuştu.
ray-missing = Ray burada kurulu değil: pip install "ziggurat[ray]".
ray-unreachable = { $address } adresinde bir Ray kümesi yok: { $why }
ray-lost = { $address } adresindeki Ray kümesiyle bağlantı koptu: { $why }
ray-other-version = { $address } adresindeki Ray kümesinde Ziggurat sürümü { $theirs }, bu makinede { $ours }. İkisi aynı olmalı.
ray-other-game = Ray kümesindeki “{ $game }” oyunu bu makinedekiyle aynı değil. Oyunu oraya da kur.

# Records and positions.
record-not-text = Kayıtta yalnızca metin bulunur. “{ $value }” metin değil.
record-half-character = “{ $value }” kayda yazılamaz: içinde yarım bir karakter var.
record-line-break = Kayıtta “{ $name }” altındaki metin tek satır olmalı.
record-bad-token = “{ $token }” kayıtta hamle olamaz: içinde boşluk, parantez ya da süslü parantez, başında da “[” olmamalı.
record-bad-note = “{ $name }” kayıtta bir notun adı olamaz: yalnızca harf, rakam ve alt çizgi kullanılır, ilki harf olmalı.
record-comment-place = { $number }. hamleden sonra bir yorum var, ama kayıtta { $count } hamle var.
record-variation-place = { $number }. hamlenin yerine bir varyant var, ama kayıtta { $count } hamle var.
record-several = Bu kayıtta birden çok oyun var. Böyle dosyaları “ziggurat record” okur.
record-too-long = { $line }. satırda başlayan oyun { $most } karakterden uzun. Bu bir kayıt değil.
record-bad-json = Bu satır JSON biçiminde bir kayıt değil: { $why }
record-bad-number = Dosyadaki { $number }. oyun ({ $line }. satır) okunamıyor: { $why }
record-bad-game = { $path }, { $number }. oyun ({ $line }. satır): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Bir oyun var ve doğru.
       *[other] { $games } oyunun hepsi doğru.
    }
   *[other] { $games } oyundan { $bad } tanesi doğru değil.
}
position-no-text = Konum metin olarak verilir; “{ $value }” metin değil.
position-illegal = Konumun { $number }. hamlesi (“{ $token }”) kurallara uymuyor: { $why }

# The table server: what it waits for, what it refuses and why.
server-waiting-for = { $count } kişinin daha oturması bekleniyor.
server-only-watching = İzliyorsun. Oynamak için bir yere otur.
server-not-your-turn = Sıra { $seat }. oyuncuda.
server-undo-pending = { $seat }. oyuncu bir hamleyi geri almayı zaten istedi.
server-undo-past-absent = Şimdi hiçbir şey geri alınamaz: { $seat }. oyuncu onay vermek için burada değil.
server-no-undo-pending = Bu istek artık geçerli değil.
server-not-absent = { $seat }. oyuncu burada ya da az önceye kadar buradaydı.
server-rematch-made = Sonraki oyun bekliyor bile.
server-no-rematch-asked = Kimse bir oyun daha istemedi.
server-no-open-seat = Bütün yerler dolu. İstersen izleyebilirsin.
server-seat-taken = { $seat }. yer boş değil.
server-begun-open = Daha ileri bir konumdan başlayan oyun, bu cihazdaki insanlar ve botlar içindir; boş yeri olmaz.
server-bad-log = Bu, cihazdaki bir oyunun günlüğü değil: { $number }. girdi olamaz.
server-no-phrase = “{ $phrase }” hazır sözlerden biri değil.
server-no-hints = İnsanlar birbirine karşı oynarken ipucu yok.
server-no-moment = Bu oyunda şimdiye kadar yalnızca { $count } hamle var.
server-unreadable = İleti anlaşılamadı: { $why }.
server-not-a-number = { $name } bir tam sayı olmalı, “{ $value }” değil.
server-not-json = İstek JSON olmalı (içerik türü application/json).
server-not-utf8 = İstek geçerli UTF-8 değil.
server-one-host = Bir istekte tam olarak bir sunucu adı olmalı.
server-headers-too-large = İsteğin başlıkları çok büyük ya da çok fazla.
server-too-slow = İsteğin gelmesi çok uzun sürdü.
server-too-large = İstek çok büyük; en çok { $most } bayt olabilir.
server-no-hello = Sokette ilk ileti birkaç saniye içinde bir hello olmalı.
server-second-hello = Zaten hello dedin.
server-nothing-here = Bu adreste bir şey yok.
server-wrong-method = Bu adres böyle kullanılamaz.
server-bad-request = İstek anlaşılamadı.
server-wrong-host = Bu sunucu “{ $host }” adına cevap vermiyor; sunucunun sahibi --allow-host ile izin verebilir.
server-wrong-origin = Başka bir sitenin sayfası bu sunucuyu kullanamaz.
server-data-damaged = Sunucunun verileri bozuk. Suç sende değil; lütfen sunucunun sahibine haber ver.
server-not-read = Sunucu bunu okuyamadı. Lütfen biraz sonra yeniden dene.
server-not-creator = Masanın silinmesini yalnızca onu kuran kişi isteyebilir.
server-forget-pending = Masadaki diğerlerine zaten soruldu.
server-no-forget-pending = Bu istek artık geçerli değil.
server-no-network = Bu bilgisayar henüz bir ağa bağlı değil. Bir Wi-Fi ağına bağlan ya da kablo tak, sonra yeniden dene.
server-network-not-yours = Başkalarının katılmasına yalnızca Ziggurat’ın çalıştığı bilgisayarın başındaki kişi izin verebilir.
server-network-fixed = Başkalarının katılıp katılamayacağı bu sunucu başlatılırken belirlendi.
server-crash = Sunucuda bir şey ters gitti; oyunun güvende.
server-not-stored = Sunucu bunu saklayamadı, o yüzden yapılmadı. Lütfen yeniden dene.
server-id-used = Bu program iki farklı komut için aynı kimliği kullandı. İkincisi yapılmadı.
server-unsure = Sunucu bunu saklarken verilerle bağlantısı koptu; yapılmış da olabilir, yapılmamış da. Lütfen biraz sonra yeniden bak.
server-closing = Sunucu yeniden başlatılıyor; oyunun saklanıyor.
server-elsewhere = Bu masaya şu an sunucunun başka bir parçası bakıyor. Lütfen biraz sonra yeniden dene.
server-thinking-lost = Sunucunun düşünen parçası durdu ve yeniden başlatılıyor. Lütfen biraz sonra yeniden dene.
server-not-kept = Sunucunun veritabanıyla bağlantısı koptu, geri gelmesini bekliyor. Oyunun saklanıyor; lütfen biraz sonra yeniden dene.
server-making-ready = { $game } kuralları hazırlanıyor. Bu bir kez olur ve bir iki dakika sürebilir. Lütfen sonra yine gel.
server-too-many-requests = Bir anda çok fazla istek geldi; lütfen biraz bekle.
server-too-many-made = Senin adresinden çok fazla masa kuruldu; lütfen biraz bekle.
server-too-many-seats = Senin adresinden başkalarının masalarında çok fazla yer alındı; lütfen biraz bekle.
server-too-many-tables = Sunucuda şu an başka masaya yer yok.
server-too-much-loaded = Senin adresinden birkaç dakika içinde çok fazla masa açıldı; lütfen biraz bekle.
server-too-much-stored = Senin adresin için bir saat içinde çok fazla şey saklandı; lütfen biraz bekle.
server-too-many-sockets = Şu an çok fazla kişi bağlı; lütfen biraz sonra yeniden dene.
server-watcher-gave-way = İzleyen çok, senin yerinde artık başka biri var. Yeniden izlemek için sayfayı yenile.
server-opened-elsewhere = Bu masa sende birçok sayfada açık ve en yenilerinde sürüyor. Burada devam etmek için sayfayı yenile.
server-asked-too-often = Bunu çok sık istedin. Lütfen bir sonraki hamleden sonra ya da bir saat sonra yeniden iste.
server-table-almost-full = Bu masada o kadar çok şey oldu ki oyun sonuna varabilsin diye artık yalnızca hamle kabul ediyor.
server-table-full = Bu masada o kadar çok şey oldu ki daha fazlası sığmıyor; lütfen yeni bir masa aç.
server-too-many-simulations = Burada bir bot en çok { $most } simülasyon kullanabilir.
server-too-fast = Çok hızlı oldu; lütfen biraz bekle.
server-too-long = Bu, sunucu için çok uzun sürüyor. Lütfen biraz sonra yine sor.
server-too-busy = Bütün botlar düşünüyor; lütfen biraz sonra yine sor.
server-no-bots = { $game } elle kurulur: botlar bu masaya oturamaz.
server-no-clock = { $game } saatsiz oynanır.
server-no-resigning = { $game } oyununda kimse pes etmez: yapı birlikte kurulur. Tamam olunca “Bitti”yi seç.
server-done-pending = Diğerlerine bitip bitmediğini zaten sordun.
server-no-done-pending = Bu istek artık geçerli değil.
server-no-movement = Bu oyunda kimse başkalarının elinde tuttuğunu görmez.

# Puzzles in the terminal.
puzzle-heading = { $game }, { $date }: { $title }
puzzle-none = { $game } için bulmaca yok. Bulmacası olan oyunlar: { $games }.
puzzle-bad-day = “{ $text }” bir gün değil. Şöyle yaz: 2026-11-15.
puzzle-list-help = ziggurat puzzle OYUN bunlardan birini açar.
puzzle-choices = Seçenekler: { $choices }
puzzle-other = Rakip oynuyor: { $token }.
puzzle-back = Baştan bir daha dene.
puzzle-answer = Cevap: { $tokens }
puzzle-left = Bulmaca olduğu gibi kalır; istediğin zaman geri gel.

# The theorem of babel.
babel-theorem-plies = Her hamleden sonraki konumlar, simetrik olanlar bir sayılır; kazanılan ve kaybedilen, sırası gelene göredir; bitenler kaybedilenlerin arasındadır:
babel-theorem-openings = İlk hamle, küp türüne göre; simetriyle aynı olanlar bir satırda:
babel-theorem-distances = İki taraf da en iyi oynarsa oyunun bitmesine kaç hamle kaldığı ve bunun kaç konumda böyle olduğu:

# Talo-Fantasy, which the server alone judges.
talo-fantasy-unreadable = “{ $token }” bir hamle değil. t7 ya da t3+4 ile çubuk al, nokta ile pas geç, done ile oyunu bitir. Çubuk koyan hamle, çubuğun nerede bırakıldığını ve her şeyin nerede durduğunu söyler, örneğin 3@5,5,1.5/1,0,0,0~.
talo-fantasy-no-turn = Çubuğu çeviren dört sayının hepsi 0 olamaz.
talo-fantasy-far = Orası masadan çok uzak.
talo-fantasy-hangs = { $number }. çubuk ({ $length } birimlik) havada kalır: altında onu zemine bağlayan bir şey yok.
talo-fantasy-slipped = Çubuk kaydı ve başka bir şey oynamadı, ele geri döner.
talo-fantasy-not-slipped = Çubuk ele geri dönmez: yattığı yerde kalır.
talo-fantasy-supply = Stok bitti ve her şey ayakta: { talo-fantasy-built }.
talo-climbing-only = { $name } seçeneğinin fantasy içinde anlamı yok.
talo-fantasy-fall = Yapı yıkıldı. Bir daha kur, bu kez daha da cesurca.
talo-fantasy-done = İstediğini kurdun: { talo-fantasy-built }.
talo-fantasy-built = { $bars ->
    [0] bu kez hiç çubuk yok
   *[other] { $bars } çubuk
}

# Without JavaScript the page shows this, in every language (web/vite.config.ts).
page-needs-script = Ziggurat’ın masayı göstermesi için JavaScript gerekir.
