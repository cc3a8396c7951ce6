# Sayfada Talo-Fantasy: eller, neyin nerede durduğunu anlatan sözler, oyunun sonu, galeri

# Bir çubuk nerede ve nasıl
talo-build-upright = dik
talo-build-lying-east = batıdan doğuya yatık
talo-build-lying-north = güneyden kuzeye yatık
talo-build-lying = yatık, kuzeyden doğuya { $bearing } derece dönük
talo-build-leaning = eğik, masadan { $degrees } derece yukarı
talo-build-place = { $attitude }, ortası köşenin { $east } birim doğusunda ve { $north } birim kuzeyinde, yüksekliği { $low } ile { $high } arasında
talo-build-touched = { $count ->
    [0] { $ground ->
        [true] zemin
       *[other] hiçbir şey
    }
    [1] { $ground ->
        [true] { $bars }. çubuk ve zemin
       *[other] { $bars }. çubuk
    }
   *[other] { $ground ->
        [true] { $bars } numaralı çubuklar ve zemin
       *[other] { $bars } numaralı çubuklar
    }
}
talo-build-bar = { $number }. çubuk, { $length } birimlik: { $place }. Değdiği: { $touched }.
talo-build-bar-short = { $number }. çubuk, { $length } birimlik
talo-build-held-so = { $length } birimlik çubuk böyle tutuluyor: { $place }.
talo-build-rests-on = { $length } birimlik çubuğun oturacağı yer: { $touched }.
talo-build-measured = Yükseklik { $height }, çıkma { $overhang }, ayak { $feet }, çubuk { $bars }.
talo-build-standing = { $count ->
    [0] Henüz hiçbir şey yok
   *[other] { $count } çubuk
}

# Hamleler
talo-build-passes = pas
talo-build-ends = yapıyı bitirir
talo-build-places = { $second ->
    [0] { $first } birimlik çubuk bırakılır
   *[other] { $first } ve { $second } birimlik çubuk birlikte bırakılır
}{ $back ->
    [true] ; kayar ve geri gelir
   *[other] { $moved ->
        [0] {""}
       *[other] ; { $moved } çubuk yerinden oynar
    }
}
talo-build-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
           *[other] { $moved } çubuk yerinden oynadı.
        }
       *[other] { $out } çubuk masadan düştü.
    }
   *[other] Kaydı ve ele geri döndü.
}

# Eller
talo-build-take-bar = { $length } birimlik çubuğu eline al
talo-build-hold = Tut
talo-build-unhold = Eline geri al
talo-build-holds = { $length } birimlik çubuk tutuluyor. Şimdi öbür çubuğu getir.
talo-build-let-go = Bırak
talo-build-turning = Çevir, kaldır, indir
talo-build-turn-left = Sola çevir
talo-build-turn-right = Sağa çevir
talo-build-tip-north = Kuzeye ya da güneye eğ
talo-build-tip-east = Doğuya ya da batıya eğ
talo-build-lay = Yatır ya da dik koy
talo-build-raise = Kaldır
talo-build-lower = Yavaşça indir
talo-build-snapping = Dik açılara ve kenarlara yapışsın
talo-build-pass = Pas geç
talo-build-done = Bitti
talo-build-done-sure = Yapı burada bitsin mi?
talo-build-go-on = Devam et
talo-build-again = Düşüşü başka bir yandan yeniden izle
talo-build-not-now = Şimdi konacak çubuk yok.
talo-build-no-physics = Ahşaba ağırlık veren kısım yüklenemedi. Bağlantını kontrol et ve masayı yeniden aç.

# Cümleler ve alanlar
talo-build-sentence = Çubuğun nereye gideceğini yaz
talo-build-sentence-example = 2, dik, 7. çubuğun üstünde, doğu ucunda, 15 derece dönük
talo-build-hold-so = Böyle tut
talo-build-not-understood = Bu anlaşılmadı. Şöyle bir şey dene: dik, 1. çubuğun üstünde, doğu ucunda. Ya da: batıdan doğuya yatık, 5, 3 noktasında.
talo-build-fields = Aynısı, kutucuklarla
talo-build-field-attitude = Nasıl
talo-build-field-place = Nerede
talo-build-field-at = masanın bir noktasında
talo-build-field-on = bir çubuğun üstünde
talo-build-field-beside = bir çubuğun yanında
talo-build-field-east = Doğu
talo-build-field-north = Kuzey
talo-build-field-bar = Hangi çubuk
talo-build-field-side = Hangi yanında
talo-build-field-middle = ortasında
talo-build-field-degrees = Kaç derece dönük
talo-build-as-it-is = olduğu gibi
talo-build-side = { $side ->
    [east] doğu
    [west] batı
    [north] kuzey
   *[south] güney
}
talo-build-view-above = Yukarıdan
talo-build-view-south = Güneyden
talo-build-view-east = Doğudan

# Ölçüler ve hedefler
talo-build-measures = Ölçüler
talo-build-measure-height = Yükseklik
talo-build-measure-overhang = Çıkma
talo-build-measure-feet = Ayak
talo-build-measure-bars = Çubuk
talo-build-goal = Hedef
talo-option-mode = Ne oynayalım
talo-option-mode-climb = Tepeye tırman
talo-option-mode-fantasy = Serbestçe kur
talo-mode-fantasy = Talo-Fantasy: karelere bağlı kalmadan, gerçek ağırlıkla istediğini kur. Kimse kaybetmez. Böyle bir masa sunucudadır; her çubuğu o denetler.
talo-option-players-1 = bir
talo-option-board-table = boş masa
talo-option-goal = Hedef
talo-option-goal-none = yok
talo-option-goal-house = bir ev
talo-option-goal-animal = bir hayvan
talo-option-goal-vehicle = bir taşıt
talo-option-goal-bridge = bir köprü
talo-option-goal-tripod = üç ayak üstünde yüksek bir şey
talo-option-goal-height = olabildiğince yüksek
talo-option-goal-overhang = geniş bir çıkma
talo-option-goal-anything = ne olursa olsun
talo-tip-fantasy-take = Zarın gösterdiği uzunlukta bir çubuk ya da toplamı o kadar eden iki çubuk al.
talo-tip-fantasy-build = { $device ->
    [touch] Çubuğu bir parmakla kaydır, iki parmakla çevir. Gölgesi nereye ineceğini gösterir.
   *[mouse] Çubuğu fareyle kaydır, tekerlekle çevir, bırakmak için tıkla. Gölgesi nereye ineceğini gösterir.
}

# Son ve galeri
talo-build-built = Ayakta duruyor
talo-build-fallen = Yıkıldı
talo-build-rebuild = Yeniden kur
talo-build-turntable = Yapı, dönerken.
talo-gallery-title = Galeri
talo-gallery-untitled = Serbest yapı
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Bu cihazda henüz bir şey kurulmadı. Talo-Fantasy’de bitirdiklerin buraya gelir.
talo-gallery-build = Bir şey kur
talo-gallery-fallen = Sonunda yıkıldı.
talo-gallery-forget = Kaldır
talo-gallery-kept = Bu cihazın galerisinde saklanıyor.
talo-gallery-forbidden = Bu tarayıcı hiçbir şey saklamıyor, o yüzden galeri yok. Resmi ya da oyun kaydını kendin sakla.

talo-say-upright = dik, dikey*, ayakta
talo-say-lying = yatık, yatay*, yatan
talo-say-leaning = eğik, eğil*
talo-say-turned = dönük, döndür*, çevril*, dönmüş
talo-say-clockwise = saat yönünde
talo-say-counterclockwise = saat yönünün tersine
talo-say-east = doğu*
talo-say-west = batı*
talo-say-north = kuzey*
talo-say-south = güney*
talo-say-on = üstün*, üzerin*, üstte
talo-say-beside = yanın*, bitişi*
talo-say-bar = çubu*, numara*, no, #
talo-say-end = ucun*, uç, kenar*
talo-say-height = yüksekli*
talo-say-degrees = derece*, °
