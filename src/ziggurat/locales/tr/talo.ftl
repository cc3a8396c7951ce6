# Talo.

talo-side = { $side ->
    [e] doğuya
    [w] batıya
    [n] kuzeye
    [s] güneye
   *[d] düz aşağıya
}
talo-bars-move = { $moving } çubuk yerinden oynar
talo-in-hand = { $count ->
    [one] { $first } birimlik çubuğu
   *[other] { $first } ve { $second } birimlik çubukları
}
talo-winners = { $count ->
    [one] { $winners } numaralı oyuncunun piyonu en yüksekte, yüksekliği { $height }: kazandı.
   *[other] { $winners } numaralı oyuncuların piyonları en yüksekte, yüksekliği { $height }: galibiyeti paylaşıyorlar.
}

talo-prompt-start = { $seat }. oyuncu piyonunu karada boş bir kareye koyuyor.
talo-prompt-restart = { $seat }. oyuncunun piyonu kapalı kaldı; yeniden başlatabilir ya da yerinde bırakır.
talo-prompt-roll = { $seat }. oyuncu zar atıyor.
talo-prompt-roll-again = Zar { $rolled } geldi, stokta buna uygun çubuk yok; { $seat }. oyuncu yeniden atıyor.
talo-prompt-take = { $seat }. oyuncunun zarı { $rolled } geldi; bu uzunlukta bir çubuk ya da toplamı bu kadar eden iki çubuk alıyor.
talo-prompt-build = { $seat }. oyuncu { talo-in-hand } koyuyor.
talo-prompt-holding = { $seat }. oyuncu { $held } birimlik çubuğu tutuyor ve { $first } birimlik çubuğu her şey ayakta kalacak şekilde koyuyor.
talo-prompt-finish = { $seat }. oyuncu piyonunu oynatabilir ya da sırasını bitirir.
talo-prompt-end = { $seat }. oyuncu sırasını bitiriyor.

talo-on-top = { $seat }. oyuncunun piyonu 10 yüksekliğinde: kazandı.
talo-collapsed = { $seat }. oyuncu çubuğunu düşürdü ve kaybetti. { talo-winners }
talo-used-up = Stok bitti. { talo-winners }
talo-standstill = Bütün bir tur boyunca kimse çubuk koymadı. { talo-winners }

talo-unreadable = “{ $token }” bir hamle değil. { talo-notation }
talo-notation = Piyon koymak için @x,y, çubuk almak için t7 ya da t3+4, çubuk koymak için 5x@2,3,0 (tutmak için sonuna !), piyonu oynatmak için >x,y,h, sırayı bitirmek için nokta yaz.
talo-bad-pair = “{ $token }” bir çubuk çifti değil: önce kısa olanı yaz; ikisi birlikte en çok 10 eder.
talo-one-is-upright = 1 birimlik çubuk dik yazılır, z ile; “{ $token }” öyle değil.
talo-too-high = { $length } birimlik çubuk onuncu katmanın üstüne çıkar.
talo-too-far = { $length ->
    [0] Orası kenarın çok dışında
   *[other] { $length } birimlik çubuk kenarın çok dışına taşar
}: sütunlar ve satırlar { $low } ile { $high } arasında.

talo-start-first = Önce piyonlar tahtaya konur.
talo-restart-first = Önce yeniden başlamaya karar ver: piyonu karada boş bir kareye koy ya da olduğun yerde kal.
talo-roll-first = Önce zar atılır.
talo-take-first = Önce zara göre çubukları al.
talo-build-first = Sıranı bitirmeden önce aldığın bütün çubukları koy.
talo-nothing-in-hand = Elinde çubuk yok; piyonu oynat ya da sıranı bitir.
talo-no-roll = Şimdi zar atılmaz.
talo-no-restart = Piyon tahtaya yalnızca başlangıçta ya da kapalı kaldıysa zardan önce konabilir.
talo-water = Orada kara yok.
talo-middle = Ortadaki adada piyon başlamaz.
talo-same-cell = Piyon zaten orada duruyor.
talo-cell-taken = Piyon oraya sığmaz: o kare ya da üstündeki dolu.
talo-taken-already = Bu zar için çubukları zaten aldın.
talo-wrong-sum = Zar { $rolled }: bu uzunlukta bir çubuk ya da toplamı bu kadar eden iki çubuk al.
talo-not-in-supply = { $left ->
    [0] Stokta { $length } birimlik çubuk kalmadı.
   *[other] Stokta iki tane { $length } birimlik çubuk kalmadı.
}
talo-holding-no-move = Bir çubuk elde tutulurken piyon yerinde kalır.
talo-moved-already = Piyon zaten oynadı; sonraki çubuktan sonra yine oynayabilir.
talo-standing-still = Piyon zaten orada duruyor.
talo-no-surface = Orada üstünde durulacak çubuk yok.
talo-no-room = Orada piyona yer yok: çubuğun üstünde iki boş kare gerek.
talo-pawn-there = Başka bir piyon yolu kapatıyor.
talo-no-path-up = Piyon oraya gidemez: tahtadan ilk adımda yanındaki 1 yüksekliğinde bir yüzeye çıkar.
talo-no-path = Piyon oraya gidemez: her adım ya düz, ya bir yukarı, ya bir aşağıdır.
talo-not-in-hand = Elinde { $length } birimlik çubuk yok.
talo-hold-two = Zaten bir çubuk tutuluyor; öbürü her şey ayakta kalacak şekilde konmalı.
talo-hold-single = Bir çubuk ancak konacak ikinci bir çubuk varken tutulabilir.
talo-off-land = { $length } birimlik çubuk kenarın dışına ya da suya gelir; en alt katmanda çubuklar karaya konur.
talo-overlap = { $length } birimlik çubuk başka bir çubuğun içinden geçer.
talo-overlap-pawn = { $length } birimlik çubuk bir piyonun içinden geçer.
talo-no-way-in = { $length } birimlik çubuk oraya sokulamaz: yukarıdan ve dört yandan başka çubuklar yolu kapatıyor.
talo-floats = { $length } birimlik çubuk havada kalır: altında hiçbir şey yok.
talo-hold-stands = { $length } birimlik çubuk kendi kendine duruyor, tutmaya gerek yok.
talo-hold-lost = İkinci çubuk nereye konursa konsun, { $length } birimlik çubuk { talo-side } düşer.
talo-falls = { $length } birimlik çubuk ayakta kalmaz: { talo-side } düşer ve { talo-bars-move }.

# Fantasy
talo-fantasy-no-bar = { $number } numaralı çubuk yok.
talo-fantasy-water = { $length } birimlik çubuk suya gelir; adaların üstüne kur.
talo-fantasy-sunk = { $length } birimlik çubuk zemine batar.
talo-fantasy-overlap = { $length } birimlik çubuk { $other }. çubuğun içine girer.
talo-fantasy-only = { $name }={ $value } seçeneği için mode=fantasy gerekir.

# Sayfada. Terminal için olan bir M iletisinin sayfa için M-you ve M-named biçimleri olabilir.
talo-fantasy-server = Talo-Fantasy’de her çubuğu bir sunucu tartar ve bu sayfanın sunucusu yok. Talo’nun geri kalanı burada.
talo-pitch = Kendi kendine ayakta duran çubuklarla kur, kurduğuna tırman. 10 yüksekliğine ilk çıkan piyon kazanır.
talo-prompt-start-you = Sıra sende: piyonunu karada boş bir kareye koy.
talo-prompt-start-named = { $name } piyonunu karada boş bir kareye koyuyor.
talo-prompt-restart-you = Piyonun kapalı kaldı: onu karada boş bir kareden yeniden başlat ya da yerinde bırak.
talo-prompt-restart-named = { $name }: piyon kapalı kaldı, yeniden başlayabilir.
talo-prompt-roll-you = Zarı sen atıyorsun.
talo-prompt-roll-named = { $name } zar atıyor.
talo-prompt-roll-again-you = Zar { $rolled } geldi, stokta buna uygun çubuk yok; yeniden atıyorsun.
talo-prompt-roll-again-named = Zar { $rolled } geldi, stokta buna uygun çubuk yok; { $name } yeniden atıyor.
talo-prompt-take-you = Zarın { $rolled } geldi: bu uzunlukta bir çubuk ya da toplamı bu kadar eden iki çubuk al.
talo-prompt-take-named = { $name } { $rolled } attı ve çubuklarını alıyor.
talo-prompt-build-you = Sıra sende: { talo-in-hand } koy.
talo-prompt-build-named = { $name } { talo-in-hand } koyuyor.
talo-prompt-holding-you = { $held } birimlik çubuğu tutuyorsun: { $first } birimlik çubuğu her şey ayakta kalacak şekilde koy.
talo-prompt-holding-named = { $name } { $held } birimlik çubuğu tutuyor ve { $first } birimlik çubuğu koyuyor.
talo-prompt-finish-you = Piyonunu oynat ya da sıranı bitir.
talo-prompt-finish-named = { $name } piyonunu oynatabilir ya da sırasını bitirir.
talo-prompt-end-you = Sıranı bitir.
talo-prompt-end-named = { $name } sırasını bitiriyor.
talo-highest = { $height ->
    [0] Hiçbir piyon tahtadan ayrılmadı.
   *[other] { $won ->
        [true] En yüksekteki senin piyonun, yüksekliği { $height }: kazandın.
       *[false] En yüksekteki piyon, yüksekliği { $height }: { $winner }.
    }
}
talo-on-top-you = Piyonun 10 yüksekliğinde: kazandın!
talo-on-top-named = { $name } kazandı: piyonu 10 yüksekliğinde.
talo-collapsed-you = Çubuğun düştü, kaybettin. { talo-highest }
talo-collapsed-named = { $name } çubuğunu düşürdü ve kaybetti. { talo-highest }
talo-used-up-named = Stok bitti. { talo-highest }
talo-standstill-named = Bütün bir tur boyunca kimse çubuk koymadı. { talo-highest }
talo-board = Yapı: { $count ->
    [0] henüz çubuk yok.
   *[other] { $count } çubuk, yüksekliği { $height }.
}
talo-bar = { $length ->
    [1] 1 birimlik çubuk
   *[other] { $axis ->
        [x] { $length } birimlik çubuk, batıdan doğuya
        [y] { $length } birimlik çubuk, güneyden kuzeye
       *[z] { $length } birimlik çubuk, dik
    }
}
talo-spot = sütun { $column }, satır { $row }
talo-lies = { $axis ->
    [x] Yatık, batıdan doğuya
    [y] Yatık, güneyden kuzeye
   *[z] Dik
}
talo-way = Çubuğun duruşu
talo-layer = { $layer }. katman
talo-layer-short = { $layer } ↕
talo-lower = Bir katman aşağı
talo-higher = Bir katman yukarı
talo-let-down = Alttakinin üstüne indir
talo-puts = piyon, yeri { $cell }
talo-moves = piyon, yeri { $cell }, yüksekliği { $height }
talo-goes = Şuraya: { $cell }, { $height ->
    [0] tahtada
   *[other] yükseklik { $height }
}
talo-rolls = zar { $face } geldi
talo-takes = { $second ->
    [0] { $first } birimlik çubuk alınır
   *[other] { $first } ve { $second } birimlik çubuk alınır
}
talo-places = { $bar }, yeri { $cell }, { $layer }. katman
talo-holds = { $bar }, yeri { $cell }, { $layer }. katman, elde tutulur
talo-suggest = { $bar }, { $layer }. katman{ $hold ->
    [true] , elde tutulur
   *[false] {""}
}
talo-suggest-pawn = { $height ->
    [0] piyon tahtada, burada
   *[other] piyon { $height } yüksekliğine
}
talo-ends = sıra biter
talo-turn = { $what ->
    [put] piyon tahtada
    [again] piyon yeniden başlar
    [up] dik
    [lying] yatık
    [held] tutuldu
    [moved] piyon { $height } yüksekliğinde
    [stays] yerinde
   *[takes] aldı: { $first }
}
talo-rolled = Zar { $face } geldi.
talo-supply = Stok: { $count }
talo-supply-of = { $count ->
    [0] { $length } birimlik çubuk yok
   *[other] { $count } tane { $length } birimlik çubuk
}
talo-pawns = Piyonlar
talo-pawn-height = yükseklik { $height }
talo-hand = Elde
talo-take = Bu zar için çubuklar
talo-pawn = Piyon
talo-place = Koy
talo-hold = Tut
talo-dare = Bırak düşsün
talo-move = Oynat
talo-put = Koy
talo-end-turn = Sırayı bitir
talo-decline = Burada kal
talo-fade = Görünen katmanlar; üsttekiler soluk
talo-stain = Çubukları uzunluğa göre renklendir
talo-asking = …
talo-verdict-stands = { $safety ->
    [just] Duruyor, ama kıl payı.
   *[well] Duruyor.
}
talo-verdict-hold = Tek başına { talo-side } düşer. Onu tut ve { $other } birimlik çubuğu karşı ağırlık olarak koy.
talo-verdict-dare = { $side ->
    [e] Doğuya
    [w] Batıya
    [n] Kuzeye
    [s] Güneye
   *[d] Düz aşağıya
} düşer ve kaybedersin.
talo-cell = { $cell }, { $layer }. katman
talo-cell-pawn = { $part ->
    [foot] piyon: { $name }
   *[head] piyonun üst yarısı: { $name }
}
talo-cell-bar = { $bar }
talo-cell-held = { $bar }, elde tutuluyor
talo-cell-empty = { $under ->
    [land] boş kara
    [middle] boş kara, burada piyon başlamaz
    [water] su
    [bar] boş, altında { $length } birimlik çubuk
   *[air] boş
}
talo-cell-doable = burada yapılacak { $count } şey var
talo-pawn-at = { $whose ->
    [own] Piyonun şurada: { $cell }, yükseklik { $height }.
   *[other] { $name }, piyonu şurada: { $cell }, yükseklik { $height }.
}
talo-hand-has = Elde: { $lengths }.
talo-supply-has = Stokta: { $bars }.
talo-option-players = Oyuncular
talo-option-players-2 = iki
talo-option-players-3 = üç
talo-option-players-4 = dört
talo-option-board = Tahta
talo-option-board-green = çimen
talo-option-board-islands = adalar
talo-option-starts = Piyonlar nerede başlar
talo-option-starts-free = istediğin yerde
talo-option-starts-symmetric = her çeyreğin ortasında
talo-option-collapse = Düşecek bir çubuk
talo-option-collapse-forbid = konamaz
talo-option-collapse-dare = denenebilir; düşüren kaybeder
talo-rules =
    Zar at. Stoktan o uzunlukta bir çubuk ya da toplamı o kadar eden iki çubuk al ve koy: yatık ya da dik, tam karelere. Stokta zara uygun çubuk yoksa zarı yeniden at. Üçüncü zara da uygun çubuk yoksa sıran biter: ne çubuk koyarsın ne de piyonunu oynatırsın.

    En alt katman karanın üstündedir. Daha yukarıdaki çubuklar kenardan dışarı ve suyun üstüne taşabilir. Çubuk oraya yukarıdan ya da yandan sokulabilmelidir.

    Her şey dengede durmalı. Ortasının altı boş olan çubuk devrilir. Kısa ucunda başka bir çubuk duruyorsa ya da yanındaki bir çubuk onu durduruyorsa devrilmez. İki çubuğun birincisi, ikincisi ikisini de ayakta tutana kadar elde tutulabilir. Piyonların ağırlığı yoktur.

    Piyonun, sen çubukları koymadan önce, arada ve sonra oynayabilir: ahşap yüzeylerde, istediği kadar adım, her adım ya düz ya bir yukarı ya bir aşağı. Her yüzeyin üstünde iki boş kare gerekir. Oyun tahtasından 1 yüksekliğinde bir yüzeye çıkar ve bir daha oyun tahtasına inmez.

    10 yüksekliğine ilk çıkan piyon kazanır. Stok biterse ya da bütün bir tur boyunca kimse çubuk koymazsa en yüksekteki piyon kazanır.

    Hiçbir çubuğun artık yukarı çıkaramayacağı kadar kapalı kalan bir piyon, zardan önce tahtada yeniden başlayabilir.

    Düşürmeyi denemek serbest diye anlaştıysanız, durmayacak bir çubuk da bırakılabilir: yanında götürdükleriyle düşer, bırakan kaybeder, öbür piyonların en yükseği kazanır.
talo-fantasy-rules =
    Birlikte istediğinizi kurun: bir ev, bir hayvan, bir köprü, upuzun bir şey. Kare yok, piyon yok, rakip yok ve kimse kaybetmez.

    Zar at. Stoktan o uzunlukta bir çubuk ya da toplamı o kadar eden iki çubuk al. Stokta zara uygun çubuk yoksa zarı yeniden at. Üçüncü zara da uygun çubuk yoksa sıradaki kurar.

    Çubuk her yere, her açıyla konabilir: yatık, dik ya da eğik. Bir şeye değene kadar dümdüz indirilir, sonra bırakılır. İki çubuğun birincisini, ikincisi yerine gelene kadar olduğu yerde, havada bile tutabilirsin; sonra ikisi birlikte bırakılır.

    Ahşabın ağırlığı vardır. Çubuk kayar ve başka bir şey oynamazsa eline geri gelir, yeniden deneyebilirsin. Başkalarını da sürüklerse hepsi yattığı yerde kalır. Suya ya da masadan aşağı düşen oyun dışıdır.

    Önceki turlardan üç çubuk yerinden çok oynadıysa ya da biri suya veya masadan aşağı düştüyse yapı yıkılmış demektir. O zaman oyun biter. Yoksa stok bitene ya da herkes tamam diyene kadar kurarsınız.

    Yükseklik, çıkma, ayak ve kullanılan çubuklar ölçülür ve gösterilir. Çıkma, ahşabın zemine değen en yakın çubuktan ne kadar öteye uzandığıdır; ayak, zemine değen çubuktur.
talo-fantasy-keys =
    1 – 9 = zar için çubuk al; sonra: eldeki bir çubuk
    ← → ↑ ↓ = çubuğu kaydır, Shift ile azar azar
    R, X, Y = çubuğu çevir ya da eğ; Shift ile ters yöne
    D = bir derece çevir
    A = yatır, dik koy
    PageUp, PageDown = çubuğu kaldır ya da indir
    Home = yerinin üstünde asılı dursun
    G = yapışma açık ya da kapalı
    O = ikinciyi getirmek için olduğu yerde tut
    Enter = bırak
    Escape = gösterilen düşüşü bitir
    K = çubukları uzunluğa göre renklendir
    Q, E, V = masayı çevir, başka yandan bak
    T = yukarıdan bak
    + − = yakınlaştır, uzaklaştır
    C = olağan görünüm
talo-keys =
    1 – 9 = zar için çubuk al; sonra: eldeki bir çubuk
    R, Shift + ← → = çubuğu çevir
    ← → ↑ ↓ = çubuğu kaydır ya da sonraki yüzeye geç
    PageUp, PageDown = çubuğu kaldır ya da indir
    B = alttakinin üstüne indir
    Enter = koy, tut ya da piyonu oynat
    G = denemek serbestse bırak düşsün
    P = çubuk yerine piyon
    N = sırayı bitir
    X = en üst katmanları soldur
    K = çubukları uzunluğa göre renklendir
    Q, E, V = masayı çevir, başka yandan bak
    T = yukarıdan bak
    + − = yakınlaştır, uzaklaştır
    C = olağan görünüm
talo-tip-start = { $device ->
    [touch] Piyonun için boş bir kareye dokunup “Koy”a bas.
   *[mouse] Boş bir kareye tıkla, piyonun oraya konsun.
}
talo-tip-take = Uzunluğu zar söyler: o uzunlukta bir çubuk ya da toplamı o kadar eden iki çubuk al.
talo-tip-build = { $device ->
    [touch] Çubuğu koymak istediğin yere dokun. Yeşil durur, turuncu kıl payı durur, kırmızı düşer. Sonra Koy’a bas.
   *[mouse] Çubuğun gideceği yeri göster. R çevirir, tekerlek kaldırır. Yeşil durur, turuncu kıl payı durur, kırmızı düşer.
}
talo-tip-finish = Piyonun parlayan her yüzeye gidebilir; her adım ya düz ya bir yukarı ya bir aşağı. 10 yüksekliğine ilk çıkan kazanır.
talo-score-height = Yükseklik
talo-decides = Sonucu belirleyen piyon, yüksekliği { $height }.
