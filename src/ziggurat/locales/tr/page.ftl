# Tarayıcıdaki sayfa. Oyun tahtalarının sözleri kendi oyunlarının dosyasındadır.

page-welcome = Ne neyin üstünde durur? Bunu soran oyunlar.
page-welcome-more = Birini seç ve Oyna’ya bas: Diken seni bekliyor bile. Ya da masaya birini davet et.
page-play = Oyna
page-play-game = { $game } oyna
page-more-ways = Başka yollar
page-more-ways-game = { $game } oynamanın başka yolları
page-missions = Görevler
page-learn = Öğren
page-learn-game = { $game } oyununu öğren
page-learn-steps = Küçük adımlarla öğren
page-explore = Keşfet
page-explore-game = { $game } oyununu keşfet
page-listed = Açık masalar
page-phase = { $phase ->
    [waiting] oyuncu bekleniyor
    [over] bitti
   *[playing] { $ply ->
        [0] yeni başladı
       *[other] { $ply } hamle
    }
}
page-docs = Belgeler (İngilizce)
page-about = Hakkında
page-about-words = Ziggurat, parçaların üst üste dizildiği dört oyunu tek masada toplar: aynı cihazın başındakiler, aynı evdekiler, uzaktakiler ve botlar için. Botlarla ve aynı cihazda oynanan oyunlar tarayıcında oynanır; sunucu insanları bir araya getirir.
page-about-names = Oyunların adları yayıncılarına aittir; onların bu projede payı yoktur. Buradaki her yazı, resim ve ses projenin kendisine aittir.
page-about-parts = Bunlarla yapıldı
page-home = Ana sayfa
page-close = Kapat
page-cancel = Vazgeç

page-lost = Burada bir şey yok
page-lost-page = Bu adres bir yere çıkmıyor. Belki bağlantı eskidi, belki de yolda bir harf kayboldu.
page-lost-table = Bu masa artık yok
page-no-such-game = Burada bu adda bir oyun yok.
page-not-loaded = Bu sayfa yüklenemedi
page-not-loaded-more = Bağlantını kontrol et ve yeniden dene.
page-try-again = Yeniden dene
page-unreachable = Sunucuya ulaşılamıyor. Yeniden deneniyor…
page-lost-line = Bağlantı koptu, ama oyunundan hiçbir şey kaybolmadı. Yeniden deneniyor…
page-lost-line-busy = Bağlantı koptu. Hamlen saklandı, bağlantı gelir gelmez gönderilecek.
page-opening = Masa açılıyor…

page-who-plays = Kim oynuyor?
page-way-bot = Bota karşı
page-way-here = Bu cihazda birlikte
page-way-link = Bağlantıyla davet et
page-way-anyone = Herkes katılabilir
page-seat = { $seat }. yer
page-seats = Yerler
page-seat-here = { $first ->
    [true] Sen, bu cihazda
   *[false] Bu cihazdaki biri
}
page-seat-open = { $listed ->
    [true] Kim gelirse
   *[false] Bağlantıyı kim alırsa
}
page-open-seat = boş yer
page-name = Adın
page-name-of = { $seat }. yerdeki ad
page-you = Sen
page-bot = { $level ->
    [0] Bot
    [1] Pip
    [2] Diken
    [3] Finn
    [4] Kastor
   *[5] Minerva
}
page-bot-choice = { page-bot } ({ $level ->
    [1] uysal
    [2] arkadaş canlısı
    [3] uyanık
    [4] güçlü
   *[5] usta
})
page-bot-rated = { page-bot-choice }, Elo puanı { $rating } ± { $margin }, oyun: { $games }
page-bot-about = { $level ->
    [0] Gücü kendine özgü bir bot.
    [1] Fare Pip gözüne ilk çarpanı oynar ve çok şeyi gözden kaçırır.
    [2] Kirpi Diken biraz düşünür, yine de ara sıra bir şeyi atlar.
    [3] Tilki Finn olacakların çoğunu görür ve dikkatsiz hamleleri affetmez.
    [4] Kunduz Kastor sabırla hesaplar ve kolay kolay açık vermez.
   *[5] Baykuş Minerva görebildiği kadar uzağı görür ve neredeyse hiç yanılmaz.
}
page-quoted = “{ $words }”
page-options = Seçenekler
page-drawn = rastgele
page-order = Kim nereye oturur
page-order-chosen = burada seçildiği gibi
page-order-lot = kurayla
page-clock = Saat
page-clock-none = saat yok
page-clock-turn = her sıra için bir dakika
page-clock-total = on dakika, artı her hamle için beş saniye
page-visible = Masayı ana sayfada göster
page-sit-down = Otur
page-take-seat = Senin için bir yer boş
page-or-watch = İstersen yalnızca izle.
page-invite = Birini davet et
page-invite-more = Bu bağlantıyı gönder ya da karekodu kamerayla okutmalarını iste. Oyun herkes oturunca başlar.
page-link = Bağlantı
page-qr = Kamerayla okutmak için bağlantının karekodu
page-link-local = Bu bağlantı yalnızca bu bilgisayarda çalışır.
page-network = Bu ağdaki başkaları da katılsın
page-network-more = Başkalarının katılmasına izin verirsen, ağındaki herkes bu sayfayı açabilir; sen izni geri alana ya da Ziggurat’ı durdurana kadar.
page-network-open = Bu ağdaki başkaları şu adrese gelebilir: { $address }
page-network-close = Yine yalnızca bu bilgisayarda kalsın
page-invited = { $name } seni { $game } oynamaya davet ediyor
page-invited-nameless = { $game } oynamaya davetlisin
page-invite-send = Daveti gönder
page-invite-copy = Daveti kopyala
page-copy = Kopyala
page-copied = Kopyalandı

page-waiting = Birinin oturması bekleniyor.
page-sat-down = { $name } oturdu.
page-your-turn = Sıra sende: { $status }
page-thinking = { $name } düşünüyor…
page-played = { $name }: { $action }.
page-to-act = sıra burada
page-ending = { $how ->
    [resigned] { $self ->
        [true] Pes ettin.
       *[false] { $name } pes etti.
    }
    [time] { $self ->
        [true] Süren bitti.
       *[false] { $name } için süre bitti.
    }
   *[abandoned] Oyun yarıda bırakıldı.
}
page-ended = Oyun bitti
page-you-won = Kazandın!
page-won = { $name } kazandı
page-team-won = { $names } kazandı
page-your-team-won = Takımın kazandı!
page-shared-win = Ortak galibiyet
page-nobody-won = Kazanan yok
page-rematch = Tekrar oyna
page-rematch-asked = Diğerleri bekleniyor…
page-rematch-theirs = { $name } bir oyun daha istiyor.
page-rematch-accept = Evet, seve seve
page-rematch-decline = Şimdi olmaz
page-rematch-refused = { $name } şimdi tekrar oynamak istemiyor.
page-clock-waits = Saatler herkes gelince ya da biri oynayınca başlar.
page-next-game = Yeni oyuna git
page-look-back = Geriye bak
page-looking-back = Geriye bakıyorsun: { $ply }. hamle, toplam { $count }
page-start = Oyunun başı
page-watchers = { $count } kişi izliyor
page-watching = İzliyorsun.
page-moved = { $ply ->
    [0] Bu oyun, ilk hamlesinden önce bir cihazdan buraya taşındı.
   *[other] Bu oyun, { $ply }. hamleden sonra bir cihazdan buraya taşındı. O ana kadar şansın belirlediği her şey o cihazda belirlendi.
}
page-set-up = Bu oyun baştan değil, kurulmuş bir konumdan başlıyor.
page-other-seat = Bu bağlantıdaki yere geçmek ister misin?
page-other-seat-more = Bağlantının bu masadaki yeri: { $seats }. Burada zaten bir yerin var ve bu cihaz ikisinden yalnızca birini saklayabilir.
page-other-seat-take = Öbür yere geç
page-other-seat-keep = Yerimi koru
page-link-refused = O kişisel bağlantı bu masada hiçbir yeri açmıyor. Şimdiki yerin sende kalıyor.
page-hand-over = { $name }, sıra sende.
page-hand-over-more = Cihazı sıradakine ver.

page-panel = Hamleler ve araçlar
page-last-here = { $whose ->
    [own] Son hamlen
   *[other] Son hamle: { $name }
}
page-actions = Yapılan hamleler
page-no-actions = Henüz hamle yapılmadı.
page-step = { $how ->
    [first] Başa
    [back] Bir hamle geri
    [next] Bir hamle ileri
   *[last] En yeniye
}
page-replay = Tekrar izle
page-pause = Duraklat
page-hint = İpucu
page-hint-thinking = Düşünülüyor…
page-undo = Geri al
page-undone = Geri alındı.
page-undo-yours = Son hamleni geri almak istedin.
page-undo-theirs = { $name } bir hamleyi geri almak istiyor.
page-undo-refused = Diğerleri böyle devam etmek istiyor.
page-done = Bitti mi?
page-done-yours = Diğerlerine bitip bitmediğini sordun.
page-done-theirs = { $name } bittiğini düşünüyor. Sen ne dersin?
page-done-agree = Evet, bitti
page-done-refuse = Devam edelim
page-done-refused = Diğerleri kurmaya devam etmek istiyor.
page-agree = Tamam
page-refuse = Böyle kalsın
page-absent = { $name } burada değil.
page-stand-in = Yerine bot oynasın
page-delete = Bu masayı sil
page-delete-sure = Bu masa tamamen silinsin mi?
page-delete-alone = Oyun, adlar ve bağlantılar herkes için yok olur. Geri getirilemez.
page-delete-others = Önce masadaki diğerlerine sorulur. Kabul ederlerse oyun, adlar ve bağlantılar herkes için yok olur. Yedi gündür gelmeyen kabul etmiş sayılır.
page-delete-keep = Kalsın
page-delete-yours = Bu masayı silmek istedin. Diğerleri bekleniyor.
page-delete-theirs = { $name } bu masayı tamamen silmek istiyor.
page-delete-agreed = Bu masanın silinmesini kabul ettin. Diğerleri bekleniyor.
page-delete-refused = Diğerleri bu masanın kalmasını istiyor.
page-deleted = Bu masa silindi
page-deleted-more = Sunucuda hiçbir izi kalmadı. Oynadığın için teşekkürler.
page-damaged = Bu masa açılamıyor
page-gave-way = Bu sayfa masadan ayrıldı
page-reload = Sayfayı yenile
page-resign = Pes et
page-resign-sure = Pes ediyor musun?
page-resign-more = Oyun senin için biter. Listede kalır, sonra yine bakabilirsin.
page-keep-playing = Oyuna devam
page-phrases = Bir şey söyle
page-place = Koy
page-more-pieces = { $count } parça daha
page-rules = Nasıl oynanır
page-share = Paylaş
page-share-link = Bu bağlantıyı alan herkes izleyebilir.
page-share-record = Oyun kaydı
page-share-picture = Tahtanın resmi
page-share-device = Başka cihazda devam et
page-share-device-more = Bu kişisel bağlantı senin yerini başka bir cihaza taşır. Kimseye verme.

page-explore-words = Her hamle ve değeri
page-explore-start = Başlangıç
page-explore-until = { $number }. hamleden önceki konuma
page-no-position = Böyle bir konum yok
page-not-solved = Bu oyunlardan yalnızca biri tam olarak çözüldü: Babel.
page-theorem = Bütün gerçek
page-working-out = Hesaplanıyor…
page-perfect-line = Kusursuz oyun
page-truth = { $how ->
    [win] Kimse hata yapmazsa { $seat }. oyuncu { $distance } hamlede kazanır.
    [draw] Kimse hata yapmazsa ortak galibiyet olur.
    [loss] { $seat }. oyuncu ne yaparsa yapsın, kimse hata yapmazsa rakibi { $distance } hamlede kazanır.
   *[estimate] Bunu kimse kesin bilmiyor.
}

page-settings = Ayarlar
page-theme = Renkler
page-theme-system = cihazdaki gibi
page-theme-light = açık
page-theme-dark = koyu
page-language = Dil
page-language-auto = tarayıcıdaki gibi
page-speed = Hareket
page-speed-calm = sakin
page-speed-quick = hızlı
page-speed-none = yok
page-bots = Botlar oynasın
page-bots-slow = yavaşça, izlemesi kolay
page-bots-calm = hamle hamle
page-bots-none = hemen
page-sound = Ses
page-volume = Ses düzeyi
page-notify = Sıra bana gelince haber ver
page-notify-denied = Bu tarayıcının bildirim göstermesine izin verilmemiş. Tarayıcının bu siteyle ilgili ayarlarından izin verebilirsin.
page-confirm = Koymadan önce sor
page-confirm-touch = dokunmatik ekranda
page-confirm-always = her zaman
page-confirm-never = asla
page-quality = Görüntü
page-quality-auto = hıza göre
page-quality-full = ayrıntılı
page-quality-plain = sade
page-quality-flat = düz plan

page-camera = Görünüm
page-look = { $how ->
    [left] Sola çevir
    [right] Sağa çevir
    [side] Başka yandan
    [above] Yukarıdan
    [under] Aşağıdan
    [closer] Yakınlaştır
    [farther] Uzaklaştır
   *[reset] Olağan görünüm
}
page-explode = Katları ayır

page-twin = Plan ve metin
page-layer-up = Bir katman yukarı
page-layer-down = Bir katman aşağı
page-command = Hamleyi yaz
page-enter = Oyna
page-doable = { $count ->
    [0] Şu an yapılacak bir şey yok
   *[other] Yapabileceğin { $count } şey var
}
page-doable-here = { $count ->
    [0] Bu karede yapılacak bir şey yok
   *[other] Bu karede yapabileceğin { $count } şey var
}
page-doable-all = Hepsini göster
page-doable-more = { $count } tane daha: plandan bir kare seç ya da hamleyi yaz.
page-nothing-here = Şu an burada yapılacak bir şey yok.

page-tip = Öneri
page-tip-skip = Önerileri geç

page-keys = Tuşlar
page-with-key = { $words } ({ $key })
page-key-f = F = plan ve metin
page-key-h = H = ipucu
page-key-z = Z = geri al
page-key-p = P = kusursuz oyunu sonuna kadar oynat
page-key-step = , . = bir hamle geri, bir hamle ileri
page-key-l = L = son hamleyi dinle
page-key-s = S = sıranın kimde olduğunu dinle
page-key-m = M = ayarlar ve araçlar
page-key-help = ? = bu sayfa
page-notation = Hamle yazımını göster
page-turn = Tur
