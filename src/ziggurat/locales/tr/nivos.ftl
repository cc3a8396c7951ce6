# Nivos.

nivos-colour = { $colour ->
    [yellow] sarı
    [orange] turuncu
    [red] kırmızı
    [pink] pembe
    [white] beyaz
    [green] yeşil
    [blue] mavi
    [black] siyah
   *[neutral] renksiz
}
nivos-colour-name = { $colour ->
    [yellow] sarı
    [orange] turuncu
    [red] kırmızı
    [pink] pembe
    [white] beyaz
    [green] yeşil
    [blue] mavi
    [black] siyah
   *[neutral] renksiz
}
nivos-plates = { $height ->
    [0] hiç parça yok
   *[other] { $height } parça var
}
nivos-other-plates = { $otherheight ->
    [0] hiç parça yok
   *[other] { $otherheight } parça var
}

nivos-prompt-neutral = { $seat }. oyuncu renksiz parçayı koyuyor.
nivos-prompt-lay = { $seat }. oyuncu bir parça koyuyor.
nivos-prompt-cylinder = { $seat }. oyuncu bir silindir seçiyor.
nivos-prompt-stuck = { $seat }. oyuncu hiçbir şey koyamıyor ve bir silindir alıyor (pass).
nivos-prompt-mate = { $seat }. oyuncu kendi parçalarını koyamıyor: takım arkadaşının bir parçasını koyabilir ya da pass ile bir silindir alır.

nivos-cause = { $cause ->
    [cylinders] Son silindir alındı.
    [laid] Bütün parçalar kondu.
   *[stuck] Kalan parçalardan hiçbiri konamıyor.
}
nivos-stack = { $height ->
    [0] hiç silindir almadan kazandı.
   *[other] en alçak yığınla kazandı, yüksekliği { $height }.
}
nivos-winners = { $how ->
    [shared] { $seats } numaralı oyuncuların silindiri yok, galibiyeti paylaşıyorlar.
    [tallest] { $team ->
        [1] { $seats } numaralı oyuncular kazandı: yüksekliği { $height } olan yığınların içinde en yüksek silindiri en alçak olan onlarınki.
       *[0] { $seats } numaralı oyuncu kazandı: yüksekliği { $height } olan yığınların içinde en yüksek silindiri en alçak olan onunki.
    }
   *[lowest] { $team ->
        [1] { $seats } numaralı oyuncular { nivos-stack }
       *[0] { $seats } numaralı oyuncu { nivos-stack }
    }
}
nivos-ending = { nivos-cause } { nivos-winners }

nivos-split-players = Eller yalnızca dört kişiyle oynanırken bölünür; burada { $players } kişi oynuyor.
nivos-split-teams = Bölme ya iki takım için bir kez ya da “/” ile ayrılarak her takım için ayrı yazılır; burada { $count } tane var.
nivos-split-size = “{ $size }” bölünecek bir boyut değil. Boyutlar: { $sizes }.
nivos-split-twice = Bir takımda her boyuttan bir parça var; bölmede { $size } iki kez yazıyor.
nivos-split-count = Takımın ilk oyuncusu { $half } parça tutar; bölmede { $count } parça yazıyor.

nivos-unreadable = “{ $token }” bir hamle değil. { nivos-notation }
nivos-notation = Parçayı ve güneybatı köşesinin karesini yaz, örneğin 4x2@b3. Yedek için başına r, takım arkadaşının eli için t koy. Renksiz parça için n@b3, pas için pass, silindir için c1 ile c6 arası.
nivos-no-such-cell = { $cell } diye bir kare yok. Tahta { $first } ile { $last } arasında.
nivos-no-such-plate = { $size } boyutunda bir parça yok. Boyutlar: { $sizes }.
nivos-neutral-name = Bu boyuttaki parça renksiz olandır, n@{ $cell } diye yazılır.
nivos-no-such-cylinder = { $count } silindir var: c1 ile c{ $count } arası.
nivos-no-mate = Parçasını koyabileceğin bir takım arkadaşın yalnızca dört kişilik oyunda olur.

nivos-choose-first = Önce bir silindir seç.
nivos-cylinder-taken = Yüksekliği { $height } olan silindir çoktan alındı.
nivos-in-order = Burada silindirler sırayla alınır, en alçağı önce; kimse seçmez.
nivos-none-due = Şu an alınacak silindir yok.
nivos-neutral-first = Oyunun ilk parçası renksiz olandır.
nivos-neutral-laid = Renksiz parça zaten tahtada.
nivos-can-lay = Hâlâ bir parça koyabilirsin, o yüzden pas geçemezsin.
nivos-not-stuck = Takım arkadaşının parçasını ancak kendi elinden ve yedekten hiçbir şey uymazsa koyabilirsin; hâlâ uyan bir parça var.
nivos-mate-lacks = Takım arkadaşında { nivos-colour } { $size } parça yok.
nivos-with-mate = Takım arkadaşında { nivos-colour } { $size } parça var, sende yok.
nivos-not-in-hand = Sende { nivos-colour } { $size } parça kalmadı.
nivos-not-in-reserve = Yedekte { nivos-colour } { $size } parça yok.
nivos-off-board = Tahtanın { $side ->
    [east] doğu
    [north] kuzey
   *[both] doğu ve kuzey
} kenarından dışarı taşar.
nivos-uneven = Düz durmaz: bir kısmının altında { nivos-plates }, başka bir kısmının altında { nivos-other-plates }.
nivos-on-colour = Hâlâ görünen öbür { nivos-colour } parçanın üstüne gelir.
nivos-beside-colour = Hâlâ görünen öbür { nivos-colour } parçaya değer.

# Sayfada. Terminal için olan bir M iletisinin sayfa için M-you ve M-named biçimleri olabilir.
nivos-pitch = Parça üstüne parça koy, ama aynı rengi aynı renge değdirme. Yeni bir kat açan bir silindir alır; en alçak yığın kazanır.
nivos-prompt-neutral-you = Sıra sende: renksiz parçayı tahtada istediğin yere koy.
nivos-prompt-neutral-named = { $name } renksiz parçayı koyuyor.
nivos-prompt-lay-you = Sıra sende: bir parça koy.
nivos-prompt-lay-named = { $name } bir parça koyuyor.
nivos-prompt-cylinder-you = Sıra sende: bir silindir seç.
nivos-prompt-cylinder-named = { $name } bir silindir seçiyor.
nivos-prompt-stuck-you = Koyabileceğin bir şey yok: pas geç ve bir silindir al.
nivos-prompt-stuck-named = { $name } hiçbir şey koyamıyor ve bir silindir alıyor.
nivos-prompt-mate-you = Kendi parçaların uymuyor: takım arkadaşının bir parçasını koy ya da pas geçip bir silindir al.
nivos-prompt-mate-named = { $name } takım arkadaşının bir parçasını koyabilir ya da pas geçip bir silindir alır.
nivos-ending-named = { nivos-cause } { $how ->
    [shared] { $won ->
        [true] Hiç silindirin yok, galibiyeti paylaştın.
       *[false] Hiç silindir almadan ortak galibiyet: { $winner }.
    }
    [tallest] { $won ->
        [true] Yığınlar eşit, yüksekliği { $height }; ama en yüksek silindiri daha alçak olan seninki: kazandın.
       *[false] Yığınlar eşit, yüksekliği { $height }; en yüksek silindiri daha alçak olan kazandı: { $winner }.
    }
   *[lowest] { $height ->
        [0] { $won ->
            [true] Hiç silindirin yok: kazandın.
           *[false] Hiç silindir almadan kazandı: { $winner }.
        }
       *[other] { $won ->
            [true] En alçak yığın seninki, yüksekliği { $height }: kazandın.
           *[false] En alçak yığın kazandı, yüksekliği { $height }: { $winner }.
        }
    }
}
nivos-board = Tahta: { $count ->
    [0] henüz parça yok.
   *[other] { $level } katta { $count } parça.
}
nivos-level = { $level }. kat
nivos-described = { nivos-colour } { $size } parça
nivos-own = { $whose ->
    [own] Parçaların
   *[other] Parçalar: { $name }
}
nivos-reserve = Yedek
nivos-mate = Takım arkadaşı: { $name }
nivos-action = { $plate }{ $source ->
    [r] , yedekten
    [t] , takım arkadaşının elinden
   *[other] {""}
}, yeri { $cell }, eni { $width }, boyu { $depth }
nivos-suggest = { $plate }{ $source ->
    [r] , yedekten
    [t] , takım arkadaşının elinden
   *[other] {""}
}, { clue-quarter }, { $level }. kat
nivos-brief = { $what ->
    [pass] pas
    [cylinder] silindir { $height }
   *[plate] { nivos-colour-name } { $size }
}
nivos-on-level = { $level }. kat
nivos-takes = yüksekliği { $height } olan silindir alınır
nivos-passes = pas geçilir ve bir silindir alınır
nivos-costs = { $height ->
    [0] seçeceğin bir silindiri alırsın
   *[other] yüksekliği { $height } olan silindiri alırsın
}
nivos-free-of-cost = silindir yok
nivos-not-here = buraya uymuyor
nivos-turn = Çevir
nivos-lay = Koy
nivos-pass = Pas geç
nivos-choose = Bir silindir seç
nivos-fade = Görünen katlar; üsttekiler soluk
nivos-piles = Silindirler
nivos-pile = { $count ->
    [0] silindir yok
    [one] bir silindir, yüksekliği { $total }
   *[other] { $count } silindir ({ $heights }), toplam yükseklik { $total }
}
nivos-pile-of = { $names }: { nivos-pile }.
nivos-free = { $count ->
    [0] Silindir kalmadı.
   *[other] { $count } silindir kaldı: { $heights }.
}
nivos-free-short = kalan
nivos-no-plates = parça yok
nivos-hand-of = { $whose ->
    [own] Elinde: { $plates }.
   *[other] { $name }, elinde: { $plates }.
}
nivos-in-reserve = Yedekte: { $plates }.
nivos-cell-plate = { $cell }, { $level }. kat, { $plate }, { $owner ->
    [0] yedekten
   *[other] sahibi { $name }
}, { $state ->
    [seen] üstü açık
    [beneath] burada örtülü, başka yerde görünüyor
   *[covered] tamamen örtülü
}
nivos-cell-empty = { $cell }, { $level }. kat, boş, { $under ->
    [board] tahtanın üstünde
    [plate] altında { $plate }
   *[nothing] altı henüz boş
}{ $count ->
    [0] {""}
    [one] , buradan bir parça başlayabilir
   *[other] , buradan parça başlatmanın { $count } yolu var
}
nivos-option-players = Oyuncular
nivos-option-players-2 = iki
nivos-option-players-3 = üç
nivos-option-players-4 = dört, iki takım
nivos-option-cylinders = Silindirler nasıl alınır
nivos-option-cylinders-ascending = sırayla, en alçağı önce
nivos-option-cylinders-choice = seçerek
nivos-option-split = Takımın ilk eli
nivos-option-split-help = 1. ve 3. yer bir takım, 2. ve 4. yer öbür takımdır. 1. ve 2. yerin başladığı dört boyutu yaz, örneğin 1x1,1x2,1x5,2x4; öbür dördü 3. ve 4. yere gider. Takımlar farklı olsun istersen “/” ile ayır.
nivos-split-of = { $team ->
    [0] İki takımda da ilk oyuncu bu dört parçayla başlar ({ $count } seçildi); öbür dördü takım arkadaşına gider.
   *[other] { $team }. takımda ilk oyuncu bu dört parçayla başlar ({ $count } seçildi); öbür dördü takım arkadaşına gider.
}
nivos-split-alike = İki takım aynı
nivos-rules =
    Sıran gelince elinden ya da yedekten bir parça koy. Oyunun ilk parçası renksiz olandır ve istediğin yere konabilir.

    Parça düz durur ve bütünüyle tahtanın içindedir: altındaki her karede eşit sayıda parça vardır. Başka parçalara değmesi gerekmez.

    Parça kendi renginden bir parçanın üstüne konamaz; aynı katta onunla kenar kenara da gelemez. Köşeler sayılmaz; tamamen örtülmüş bir parça da artık sayılmaz. Renksiz parçanın rengi yoktur.

    Yeni bir kata ilk parçayı koyan bir silindir alır. Hiçbir şey koyamayan da bir silindir alır ve sıra sonrakine geçer. Takımda oynuyorsa bunun yerine takım arkadaşının bir parçasını koyabilir.

    Kalan en alçak silindiri alırsın; öyle anlaştıysanız istediğin birini seçersin.

    Son silindir alınınca ya da kalan parçalardan hiçbiri konamayınca oyun biter. En alçak silindir yığını kazanır; yığınlar eşitse en yüksek silindiri daha alçak olan kazanır.
nivos-keys =
    1 – 9 = boyutuna göre bir parça al; yeniden basınca: yedekten
    R, Shift + ← → = parçayı çevir
    ← → ↑ ↓ = parçayı kaydır
    Enter = koy
    X = en üst katları soldur
    P = koyacak bir şeyin yoksa pas geç
    Q, E, V = masayı çevir, başka yandan bak
    T = yukarıdan bak
    + − = yakınlaştır, uzaklaştır
    C = olağan görünüm
nivos-tip-neutral = { $device ->
    [touch] Renksiz parça ilk gelir, onun için silindir alınmaz. Koymak istediğin yere dokun, sonra Koy’a bas.
   *[mouse] Renksiz parça ilk gelir, onun için silindir alınmaz. Duracağı yere tıkla.
}
nivos-tip-take = { $device ->
    [touch] Aşağıdan bir parçaya dokun; seninki ya da yedekten biri.
   *[mouse] Aşağıdan bir parçaya tıkla; seninki ya da yedekten biri.
}
nivos-tip-place = { $device ->
    [touch] Koymak istediğin yere dokun. Yeşilse uyar; kırmızıysa uymaz ve nedeni yazar. Sonra Koy’a bas.
   *[mouse] Yeşilse uyar; kırmızıysa uymaz ve nedeni yazar. R ya da tekerlek parçayı çevirir, tıklayınca konur.
}
nivos-tip-aim = Yeni bir kata ilk parçayı koyan bir silindir alır. En alçak yığın kazanır; bırak katları başkaları açsın.
nivos-score-cylinders = Silindir
nivos-score-height = Yükseklik
nivos-no-place = { $plate }: { $parts }.
nivos-stumbles = { $why ->
    [uneven] { $count } yerde düz değil
    [on-colour] { $count } yerde kendi renginin üstünde
   *[beside-colour] { $count } yerde kendi renginin yanında
}
