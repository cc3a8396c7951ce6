# Bubblee Pop.

bubbles-colour = { $bubble ->
    [R] kırmızı
    [P] mor
    [Y] sarı
    [B] mavi
    [G] yeşil
   *[K] siyah
}
bubbles-colour-name = { $bubble ->
    [R] kırmızı
    [P] mor
    [Y] sarı
    [B] mavi
    [G] yeşil
   *[K] siyah
}

bubbles-prompt-draw = { $seat }. oyuncu için torbadan bir baloncuk çekiliyor.
bubbles-prompt-place = { $seat }. oyuncu { bubbles-colour } baloncuğu gökyüzünde boş bir yere koyuyor.
bubbles-prompt-swap = { $seat }. oyuncu gökyüzünde iki komşu baloncuğun yerini değiştirebilir; olduğu gibi bırakmak için nokta yazılır.
bubbles-prompt-drop = { $seat }. oyuncu gökyüzünde iki komşu baloncuk seçiyor; ikisi de onun gezegenine düşer.
bubbles-prompt-send = { $seat }. oyuncu diziden karşı gezegene baloncuk gönderebilir; bitirmek için nokta yazılır.
bubbles-prompt-powers = { $whose ->
    [own] { $seat }. oyuncu bir güç kullanabilir ({ $powers }); vazgeçmek için nokta yazılır.
   *[other] Sıra { $other }. oyuncuda, ama { $seat }. oyuncunun güçleri var ({ $powers }) ve önce o karar verir; vazgeçmek için nokta yazılır.
}

bubbles-cleared = Karşı gezegende yalnızca siyah baloncuklar kaldı: görev tamam.
bubbles-burst = { $other }. oyuncunun gezegeninde her sütun dolu ve bir baloncuk daha geliyor: { $seat }. oyuncu kazandı.
bubbles-stuck = { $seat }. oyuncu düşürecek iki baloncuk bulamıyor ve kaybediyor.
bubbles-stuck-solo = Artık düşebilecek iki baloncuk yok: görev tamamlanamadı.
bubbles-no-refill = Torba artık gökyüzünü dolduramıyor. 1. oyuncuda { $one } baloncuk, 2. oyuncuda { $two } baloncuk var: { $seat }. oyuncu kazandı.
bubbles-shared = Torba artık gökyüzünü dolduramıyor. İkisinde de { $one } baloncuk var, galibiyeti paylaşıyorlar.
bubbles-no-refill-solo = Torba artık gökyüzünü dolduramıyor: görev tamamlanamadı.

bubbles-unreadable = “{ $token }” bir hamle değil. { bubbles-notation }
bubbles-notation = Örnekler: =c5 koyar, c5~d5 yer değiştirir, c5+d5 düşürür, R:a8~b8 güç kullanır, >c3 gönderir, nokta pas geçer.
bubbles-order = İki yer önce sütuna, sonra satıra göre sıralı yazılır: { $token }.
bubbles-not-sky = İki baloncuk da gökyüzünde olmalı, 5. ve 6. satırda.
bubbles-not-adjacent = Bu ikisi bir satırda ya da sütunda komşu değil.

bubbles-draw-first = Önce torbadan bir baloncuk çekilir.
bubbles-place-first = Önce torbadan gelen { bubbles-colour } baloncuğa gökyüzünde boş bir yer gerek.
bubbles-swap-first = Önce gökyüzü: iki komşunun yerini değiştir ya da olduğu gibi bırak.
bubbles-drop-first = { $kind ->
    [swap] Bir turda bir kez yer değiştirilir; şimdi iki baloncuk düşmeli.
   *[other] Şimdi iki baloncuk düşmeli; ondan önce başka bir şey yapılamaz.
}
bubbles-send-first = Önce gönderme: diziden bir baloncuk seç ya da burada bırak.
bubbles-powers-first = Önce güçler: birini kullan ya da vazgeç.
bubbles-send-solo = Dizilerden baloncuk yalnızca görevlerde gönderilir, düelloda değil.
bubbles-powers-off = Bu oyun güçler olmadan oynanıyor.

bubbles-not-in-bag = Torbada { bubbles-colour } baloncuk kalmadı.
bubbles-sky-taken = Orada zaten bir baloncuk var; çekilen baloncuğa gökyüzünde boş bir yer gerek.
bubbles-must-swap = Bu gökyüzünde düşebilecek iki baloncuk yok; önce ikisinin yerini değiştirmen gerek.
bubbles-same-colour = İkisi de aynı renk: hiçbir şey değişmez.
bubbles-swap-stuck = Bu yer değiştirmeden sonra düşebilecek iki baloncuk kalmaz.
bubbles-out-of-reach = Bu ikisine erişemezsin: en az biri gökyüzünün senin tarafından gelmeli.
bubbles-too-high = Bu ikisi düşerse bir sütun dörtten yüksek kalır.

bubbles-sent-already = Bu baloncuk zaten gönderildi.
bubbles-nothing-there = Orada baloncuk yok.
bubbles-not-in-line = Bu baloncuk bir dizide değil; yalnızca dizideki baloncuklar gönderilir.
bubbles-column-full = Karşı gezegende bu sütun dolu.
bubbles-sent-enough = Bu grup gönderebileceği kadar baloncuk gönderdi.

bubbles-power-not-held = Şimdi kullanılacak { bubbles-colour } güç yok.
bubbles-red-other = Kırmızı, karşı gezegendeki baloncukların yerini değiştirir, seninkindekilerin değil.
bubbles-green-own = Yeşil, kendi gezegenindeki baloncukların yerini değiştirir, karşıdakilerin değil.
bubbles-exchange-empty = Yer değiştirmek için iki baloncuk gerek; bu yerlerden biri boş.
bubbles-purple-own = Mor, kendi gezegeninden bir baloncuk gönderir.
bubbles-yellow-own = Sarı, kendi gezegeninden bir baloncuğu puana çevirir.
bubbles-not-free = Bu baloncuğun üstü boş değil: üzerinde bir başkası duruyor.
bubbles-blue-row = Mavi, gökyüzünün öbür tarafından bir baloncuk alır.

bubbles-letter = “{ $letter }”, { $option } için bir harf değil. Harfler: { $known }.
bubbles-length = { $option } için { $length } harf gerekir; burada { $count } var.
bubbles-sky-two = Düelloda gökyüzünde siyah dışında her renkten iki baloncuk bulunur; burada { bubbles-colour-name } { $count ->
    [0] baloncuk yok.
   *[other] baloncuk sayısı { $count }.
}
bubbles-sky-adjacent = { $one } ve { $other } karelerindeki iki { bubbles-colour } baloncuk birbirine değiyor; düelloda gökyüzünde aynı renkten ikisi çapraz bile değemez.
bubbles-solo-first = Görev tek kişiliktir; ilk oyuncu seçilmez.
bubbles-numbered-alone = Numaralı bir görevin gökyüzü ve gezegeni hazırdır; { $option } kendi yaptığın görev içindir.
bubbles-planet-floating = { $cell } karesindeki baloncuk havada duruyor: altında bir şey yok.
bubbles-planet-line = Gezegende hazır bir { bubbles-colour } dizi var.
bubbles-planet-done = Gezegende renkli baloncuk yok, yapacak bir şey kalmaz.
bubbles-too-many = Yalnızca { $most } { bubbles-colour } baloncuk var; gezegenler, gökyüzü ve torba için { $count } gerekir.

bubbles-mission-face = Ortada bir delik
bubbles-mission-shaft = Kuyunun dibine
bubbles-mission-third = Üçüncüsü
bubbles-mission-valley = Vadi
bubbles-mission-gap = İki arada bir
bubbles-mission-raised = Siyah zeminde
bubbles-mission-garden = Kayada bir bahçe
bubbles-mission-sealed = Mühür altında
bubbles-mission-blocks = İki blok
bubbles-mission-shared-gap = İkisine bir aralık
bubbles-mission-two-floors = İki kat
bubbles-mission-blocks-wall = Arada bir duvar
bubbles-mission-alone = Ortada tek başına
bubbles-mission-stairs = Birbiri ardına
bubbles-mission-three-floors = Üç kat
bubbles-mission-floors4 = Dört kat
bubbles-mission-chimneys = İki baca
bubbles-mission-pull-extra = Biri çeker, biri kalır
bubbles-mission-bridges-mix = Dört kıyı
bubbles-mission-pyramid = Piramit

# Sayfada. Terminal için olan bir M iletisinin sayfa için M-you ve M-named biçimleri olabilir.
bubbles-pitch = İki gezegen, tek gökyüzü. Baloncukları ikişer ikişer düşür, aynı renkten üçünü diz ve o rengin gücünü kullan.
bubbles-prompt-place-you = Sıra sende: { bubbles-colour } baloncuğu gökyüzünde boş bir yere koy.
bubbles-prompt-place-named = { $name } { bubbles-colour } baloncuğu gökyüzünde boş bir yere koyuyor.
bubbles-prompt-swap-you = Sıra sende: gökyüzünde iki komşu baloncuğun yerini değiştir ya da olduğu gibi bırak.
bubbles-prompt-swap-named = { $name } gökyüzünde iki komşu baloncuğun yerini değiştirebilir.
bubbles-prompt-drop-you = Sıra sende: gökyüzünde iki komşu baloncuk seç; ikisi de gezegenine düşer.
bubbles-prompt-drop-named = { $name } gökyüzünde iki komşu baloncuk seçiyor; ikisi de düşer.
bubbles-prompt-send-you = Sıra sende: dizinden karşıya baloncuk gönder ya da burada bırak.
bubbles-prompt-send-named = { $name } diziden karşı gezegene baloncuk gönderebilir.
bubbles-prompt-powers-you = { $whose ->
    [own] Sıra sende: bir güç kullan ya da vazgeç.
   *[other] Oyun devam etmeden önce sen karar ver: bir güç kullan ya da vazgeç.
}
bubbles-prompt-powers-named = { $name } güç kullanıp kullanmayacağına karar veriyor.
bubbles-cleared-named = Karşı gezegende yalnızca siyah baloncuklar kaldı: görev tamam.
bubbles-burst-you = Karşı gezegen dolu ve bir baloncuk daha geliyor: kazandın.
bubbles-burst-named = Bir gezegen dolu ve bir baloncuk daha geliyor: { $winner } kazandı.
bubbles-stuck-you = Düşürecek iki baloncuğun yok, bu yüzden kaybettin: { $winner } kazandı.
bubbles-stuck-named = { $name } düşürecek iki baloncuk bulamıyor ve kaybediyor.
bubbles-no-refill-you = Torba artık gökyüzünü dolduramıyor. Sonuç { $one } – { $two }: kazandın.
bubbles-no-refill-named = Torba artık gökyüzünü dolduramıyor. Sonuç { $one } – { $two }: { $winner } kazandı.
bubbles-board = Bubblee Pop tahtası. { $phase ->
    [place] Gökyüzüne bir baloncuk konuyor.
    [swap] Gökyüzü değiştirilebilir.
    [drop] İki baloncuk düşecek.
    [send] Baloncuk gönderilebilir.
    [powers] Güçler kullanılabilir.
   *[other] {""}
}
bubbles-sky = Gökyüzü
bubbles-planet = { $whose ->
    [own] Gezegenin
   *[other] Gezegen: { $name }
}
bubbles-other-planet = Karşı gezegen
bubbles-mission = Görev
bubbles-bag = Torbada
bubbles-powers = Güçler
bubbles-none = yok
bubbles-score = { $count } baloncuk toplandı
bubbles-holds = { $whose ->
    [own] Sen: { bubbles-score }; güçler: { $powers }.
   *[other] { $name }: { bubbles-score }; güçler: { $powers }.
}
bubbles-in-bag = Torbada: { $bubbles }.
bubbles-drawn = Torbadan çıkan: { $colour }.
bubbles-power = { $bubble ->
    [R] Kırmızı: karşı gezegende iki komşunun yerini değiştir.
    [G] Yeşil: kendi gezegeninde iki komşunun yerini değiştir.
    [P] Mor: üstü boş bir baloncuğunu karşı gezegene gönder.
    [B] Mavi: gökyüzünün öbür tarafından bir baloncuğu karşı gezegene düşür.
   *[Y] Sarı: gezegeninden üstü boş bir baloncuğu puana çevir.
}
bubbles-how = { $phase ->
    [place] Gökyüzünde boş bir yere dokun.
    [swap] { $held ->
        [true] Şimdi komşusuna.
       *[false] Bir baloncuğu komşusunun üstüne sürükle ya da ikisine de dokun.
    }
    [drop] { $held ->
        [true] Şimdi komşusuna.
       *[false] İki komşuya dokun; ikisi de gezegenine düşer.
    }
    [send] Parlayan bir baloncuğa dokun, karşıya gitsin.
   *[powers] { $power ->
        [none] Bir güç seç.
        [B] Gökyüzünde parlayan bir baloncuğa dokun.
        [P] Gezegeninde parlayan bir baloncuğa dokun.
        [Y] Gezegeninde parlayan bir baloncuğa dokun.
       *[other] { $held ->
            [true] Şimdi komşusuna.
           *[false] Parlayan iki komşuya dokun.
        }
    }
}
bubbles-act = { $doing ->
    [place] Buraya koy
    [swap] Değiştir
    [drop] Düşür
    [send] Gönder
   *[power] Kullan
}
bubbles-pass-now = { $phase ->
    [swap] Böyle kalsın
    [send] Yeter
   *[powers] Vazgeç
}
bubbles-foreseen = { $what ->
    [both] Karşı gezegenden { $out } baloncuk alır ve { $points } puan kazandırır.
    [out] Karşı gezegenden { $out } baloncuk alır.
    [points] { $points } puan kazandırır.
    [line] Bir dizi oluşur: ondan baloncuk gönderebilirsin.
   *[nothing] Hiçbir şey patlamaz.
}
bubbles-foreseen-chain = Zincir: { $count } halka.
bubbles-foreseen-powers = Güç kazandırır: { $powers }.
bubbles-foreseen-end = Oyun biter.
bubbles-done = { $kind ->
    [draw] { $colour } çekildi
    [place] { $one } karesine
    [swap] { $one } ve { $other } yer değiştirdi
    [drop] { $one } ve { $other } düştü
    [send] { $one } karşıya gitti
    [power] { $count ->
        [one] { $colour } güç: { $one }
       *[other] { $colour } güç: { $one } ve { $other }
    }
   *[pass] pas
}
bubbles-offer = { $kind ->
    [swap] Yer değiştir: { $taking }
    [drop] Düşür: { $taking }
    [send] Gönder: { $taking }
   *[power] { $colour } güç: { $taking }
}
bubbles-brief = { $kind ->
    [draw] çekildi
    [place] kondu
    [swap] yer değişti
    [drop] düştü
    [send] { $count } gönderildi
    [power] güç
   *[pass] pas
}
bubbles-suggest = { $kind ->
    [place] { $one } baloncuk gökyüzüne, buraya konur
    [swap] { $one } ve { $other } baloncuk yer değiştirir
    [drop] { $one } ve { $other } baloncuk düşer
    [send] { $one } baloncuk karşıya gider
   *[power] { $count ->
        [one] { $colour } güç: { $one }
       *[other] { $colour } güç: { $one } ve { $other }
    }
}
bubbles-cell = { $cell }, { $colour ->
    [none] boş
   *[other] { $colour }
}{ $count ->
    [0] {""}
   *[other] , burada yapılacak { $count } şey var
}
bubbles-option-blacks = Başlangıçtaki siyah baloncuklar
bubbles-option-powers = Güçler
bubbles-option-powers-on = var
bubbles-option-powers-off = yok, ilk oyun için
bubbles-option-reach = Baloncuklar nereden düşer
bubbles-option-reach-any = gökyüzünün her yerinden
bubbles-option-reach-near = en az biri kendi tarafından
bubbles-option-sky = İlk gökyüzü
bubbles-option-sky-help = On harf: 5. satır a’dan e’ye, sonra 6. satır. Her birinden ikişer: R kırmızı, P mor, Y sarı, B mavi, G yeşil; aynı renkler yan yana gelmez. Boş bırakırsan gökyüzü rastgele olur.
bubbles-option-planet = Kendi görevin
bubbles-option-planet-help = Tek kişilik: karşı gezegen yirmi harfle, gökyüzünden zemine dört satır, her biri a’dan e’ye; K siyah, nokta boş demek. Hiçbir baloncuk havada durmamalı, hazır dizi olmamalı ve en az bir baloncuk renkli olmalı. O zaman ilk gökyüzü görevlerinkidir ya da istediğin on harftir, K de olur. Düello için boş bırak.
bubbles-option-first = Kim başlar
bubbles-option-first-1 = 1. oyuncu
bubbles-option-first-2 = 2. oyuncu
bubbles-sky-missing = { $missing ->
    [0] Aynı renkten ikisi birbirine değemez, çapraz bile.
    [10] On yerin hepsini doldurmazsan gökyüzü rastgele olur: her renkten iki tane.
   *[other] { $missing } yer hâlâ boş. O zamana kadar gökyüzü rastgele.
}
bubbles-editor = Kendi görevin
bubbles-editor-words = Bir baloncuk seç, sonra bir yere dokun: zemine ya da altındaki baloncukların üstüne düşer. Renkli baloncuk kalmayınca görev tamamdır. Senin görevinin tamamlanıp tamamlanamayacağını henüz kimse denemedi.
bubbles-editor-choose = Konacak baloncuk
bubbles-editor-empty = boş
bubbles-editor-planet = Gezegen
bubbles-editor-clear = Gezegeni temizle
bubbles-editor-share = Bu bağlantıyı gönder, başkaları da görevini oynasın.
bubbles-missions = Yirmi görev
bubbles-missions-more = Tek kişilik bir oyun. Kendi gezegeninde diziler yap, baloncuklarını karşıya gönder ve karşı gezegende siyahtan başka baloncuk bırakma. Bitirmek bir yıldız; { $steady } ya da daha az turda iki, { $brisk } turda üç yıldız.
bubbles-missions-done = Bu cihazda { $count } görevden { $done } tanesi tamam.
bubbles-stars = { $stars ->
    [0] { $next ->
        [true] sıradaki
       *[false] henüz yapılmadı
    }
   *[other] { $turns } turda tamam, { $stars } yıldız
}
bubbles-duel = Bunun yerine düello
bubbles-rules =
    İki gezegen ve aralarında on baloncukluk bir gökyüzü var. Gökyüzünde boş yerler varsa önce onları doldurursun: torbadan çekilen her baloncuğu istediğin boş yere koyarsın.

    Sonra gökyüzünde bir kez iki komşu baloncuğun yerini değiştirebilirsin. Ardından iki komşu baloncuk seçersin; her biri kendi sütunundan gezegenine düşer. Hiçbir sütun dörtten yüksek kalamaz.

    Bir satırda ya da sütunda aynı renkten üç ya da daha çok baloncuk bir dizidir. Dizi, ona değen aynı renkteki baloncuklarla birlikte patlar; her biri bir puandır. Üstte kalanlar düşer ve yeni diziler oluşabilir. Siyah baloncuklar dizi oluşturmaz.

    Patlayan her grup kendi renginin gücünü kazandırır; ya hemen kullanılır ya da vazgeçilir. Kırmızı, karşı gezegende iki komşunun yerini değiştirir; yeşil, kendi gezegeninde. Mor, üstü boş bir baloncuğunu karşıya gönderir; mavi, gökyüzünün öbür tarafından bir baloncuğu oraya düşürür; karşı gezegen doluysa bu, oyunu kazandırır. Sarı, üstü boş bir baloncuğunu puana çevirir.

    Torba gökyüzünü dolduramayınca oyun biter: puanı çok olan kazanır. İki baloncuk düşüremeyen hemen kaybeder.

    Görevde tek başına oynarsın: bir diziden karşı gezegene baloncuk gönderebilirsin, üçlü diziden bir, daha uzunundan iki tane. Orada oluşan diziler kaldırılır; siyahtan başka baloncuk bırakma.
bubbles-keys =
    Tab = tahtanın altındaki düğmelere
    Esc = baloncuğu bırak
    herhangi bir tuş = hareketi geç
    Enter = seçileni yap
bubbles-tip-swap = { $device ->
    [touch] Önce gökyüzü: iki komşuya dokunup “Değiştir”e bas ya da gökyüzünü olduğu gibi bırak.
   *[mouse] Önce gökyüzü: yer değiştirmek için bir baloncuğu komşusunun üstüne sürükle ya da gökyüzünü olduğu gibi bırak.
}
bubbles-tip-drop = { $device ->
    [touch] Şimdi iki komşuya dokunup “Düşür”e bas: ikisi de gezegenine düşer. Aynı renkten üçü dizilince patlar.
   *[mouse] Şimdi iki komşuya tıkla: ikisi de gezegenine düşer. Aynı renkten üçü dizilince patlar.
}
bubbles-tip-place = Gökyüzünde boşluk var: torbadan çekilen her baloncuğu istediğin yere koy. Sonra düşürürken işine yarasın.
bubbles-tip-powers = Bir güç kazandın. Şimdi kullan ya da vazgeç; ne yaptığını rengi söyler.
bubbles-tip-send = Dizinden karşı gezegene baloncuk gönderebilirsin. Orada bir diziyi tamamlayanı seç.
bubbles-option-mission-1 = { bubbles-mission-face }
bubbles-option-mission-2 = { bubbles-mission-shaft }
bubbles-option-mission-3 = { bubbles-mission-third }
bubbles-option-mission-4 = { bubbles-mission-valley }
bubbles-option-mission-5 = { bubbles-mission-gap }
bubbles-option-mission-6 = { bubbles-mission-raised }
bubbles-option-mission-7 = { bubbles-mission-garden }
bubbles-option-mission-8 = { bubbles-mission-sealed }
bubbles-option-mission-9 = { bubbles-mission-blocks }
bubbles-option-mission-10 = { bubbles-mission-shared-gap }
bubbles-option-mission-11 = { bubbles-mission-two-floors }
bubbles-option-mission-12 = { bubbles-mission-blocks-wall }
bubbles-option-mission-13 = { bubbles-mission-alone }
bubbles-option-mission-14 = { bubbles-mission-stairs }
bubbles-option-mission-15 = { bubbles-mission-three-floors }
bubbles-option-mission-16 = { bubbles-mission-floors4 }
bubbles-option-mission-17 = { bubbles-mission-chimneys }
bubbles-option-mission-18 = { bubbles-mission-pull-extra }
bubbles-option-mission-19 = { bubbles-mission-bridges-mix }
bubbles-option-mission-20 = { bubbles-mission-pyramid }
bubbles-no-swap-helps = Gökyüzünde hiçbir yer değiştirme bunu düzeltmez.
bubbles-gaps = Gökyüzünde { $gaps } boşluk var, torbada ise { $left ->
    [0] hiç baloncuk kalmadı.
   *[other] yalnızca { $left } baloncuk var.
}
bubbles-columns-full = Beş sütun da dolu: bir baloncuğa daha yer yok.
bubbles-score-bubbles = Baloncuk
bubbles-score-turns = Tur
bubbles-score-left = Kalan renkliler
bubbles-mission-named = { $number }. { $title }
bubbles-chain = { $count } halkalı zincir
