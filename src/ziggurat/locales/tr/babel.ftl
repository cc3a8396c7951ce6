# Babel ve babel pico.

babel-cube = { $type ->
    [0] gri küp (çıkıntısız)
    [1] beyaz küp (1 çıkıntılı)
    [2] siyah küp (2 çıkıntılı)
    [3] bej küp (3 çıkıntılı)
   *[4] mavi küp (4 çıkıntılı)
}
babel-side = { $side ->
    [e] doğu
    [w] batı
    [n] kuzey
   *[s] güney
}
babel-place = { $cell ->
    [a1] güneybatı
    [b1] güneydoğu
    [a2] kuzeybatı
   *[b2] kuzeydoğu
}
babel-towards = { $side ->
    [d] altında
    [e] doğudaki küple arasında
    [w] batıdaki küple arasında
    [n] kuzeydeki küple arasında
   *[s] güneydeki küple arasında
}

babel-prompt = { $seat }. oyuncu { $level }. kata bir küp koyuyor.
babel-stuck = { $seat }. oyuncu artık küp koyamıyor ve kaybediyor.
babel-tower-last = Kule tamamlandı. 1. oyuncu başka küp koyamaz, 2. oyuncu kazandı.
babel-tower-draw = Kule tamamlandı. İkisi birlikte kazandı.

babel-unreadable = “{ $token }” bir hamle değil. { babel-notation }
babel-notation = Önce kareyi yaz (a1, b1, a2 ya da b2), sonra her çıkıntı için bir harf: sırasıyla e ya da w, n ya da s, u, d. Çıkıntı yoksa “-” yaz.
babel-outer = Orada { babel-side } yönündeki bir çıkıntı kulenin dışına taşar.
babel-no-such-cube = Yalnızca bu yüzlerinde, toplam { $count } çıkıntısı olan bir küp yok.
babel-taken = Orada zaten bir küp var.
babel-diagonal = İkinci küp birincinin yanına konur, çaprazına değil.
babel-not-in-hand = Elinde { babel-cube } kalmadı.
babel-table = 1. katta küpün altı girintili olmalı: masa düz.
babel-hollow = Bu küp { babel-towards } boşluk bırakır: iki yüz de girintili.
babel-clash = Bu küp { babel-clash-with } uymuyor: iki yüz de çıkıntılı.
babel-clash-with = { $side ->
    [d] alttaki küpe
    [e] doğudaki küpe
    [w] batıdaki küpe
    [n] kuzeydeki küpe
   *[s] güneydeki küpe
}

babel-theorem = İki taraf da en iyi oynarsa Babel’i { $seat }. oyuncu { $distance } hamlede kazanır ({ $positions } konumun hepsi çözüldü; kazanan en hızlı, kaybeden en yavaş oynar).
babel-theorem-draw = İki taraf da en iyi oynarsa Babel ortak galibiyetle biter ({ $positions } konumun hepsi çözüldü).

# Sayfada. Terminal için olan bir M iletisinin sayfa için M-you ve M-named biçimleri olabilir.
babel-pitch = Tek kule, iki usta. Çıkıntı girintiye oturmalı; uyan küpü kalmayan kaybeder.
babel-also = Bu, babel pico için de geçerli: aynı oyun, daha küçük küpler.
babel-prompt-you = Sıra sende: { $level }. kata bir küp koy.
babel-prompt-named = { $name } { $level }. kata bir küp koyuyor.
babel-stuck-you = Artık hiçbir küpün uymuyor, kaybettin: { $winner } kazandı.
babel-stuck-named = { $name } artık uyan küp bulamıyor ve kaybediyor.
babel-tower-last-named = Kule tamamlandı ve ilk başlayan artık küp koyamıyor.
babel-board = Kule: { $placed ->
    [0] boş
   *[other] { $placed } küp
}, şimdi { $level }. katta.
babel-level = { $level }. kat
babel-hand = { $whose ->
    [own] Küplerin
   *[other] Küpler: { $name }
}
babel-rival = { $whose ->
    [own] Elinde:
   *[other] { $name }, elinde:
}
babel-turns = { $count } türlü çevrilebilir
babel-colour = { $type ->
    [0] gri
    [1] beyaz
    [2] siyah
    [3] bej
   *[4] mavi
}
babel-face = { $side ->
    [e] doğu
    [w] batı
    [n] kuzey
    [s] güney
    [u] üst
   *[d] alt
}
babel-none = yok
babel-described = { babel-colour } küp, { $count ->
    [0] çıkıntısız
   *[other] çıkıntı: { $faces }
}
babel-held = { $count } × { babel-colour }
babel-hand-of = { $whose ->
    [own] Elinde: { $cubes }.
   *[other] { $name }, elinde: { $cubes }.
}
babel-none-left = küp yok
babel-action = { $cube }, { babel-place } köşesine
babel-brief = { babel-place }
babel-cell-cube = { babel-place }, { $level }. kat, { $cube }
babel-cell-empty = { babel-place }, { $level }. kat, boş, { $under ->
    [table] masanın üstünde
    [bulge] altında çıkıntı var
    [indent] altında girinti var
   *[empty] altı henüz boş
}{ $count ->
    [0] {""}
    [one] , bir küp uyuyor
   *[other] , küp koymanın { $count } yolu var
}
babel-option-full-tower = Tamamlanan kule
babel-option-full-tower-last = ikinci oyuncuya kazandırır
babel-option-full-tower-draw = ortak galibiyettir
babel-openings = İlk hamle
babel-openings-more = Her başlangıç için bir kart; simetrik olanlar bir sayılır. Birine bas ve oradan devam et.
babel-alike = { $count ->
    [one] bir yol
   *[other] { $count } yol, hepsi aynı
}
babel-levels = Her katın konumları
babel-levels-more = Konan küp sayısına göre; simetrik olanlar bir sayılır. Kazanılan ve kaybedilen, küp koyma sırası gelene göredir; bitenler kaybedilenlerin arasındadır. Çubuklarda soldan sağa: dolu kazanılan, noktalı paylaşılan, çizgili kaybedilen, düz biten.
babel-level-positions = { $level }. kat: { $positions } konum
babel-all-levels = Hepsi birden
babel-ply = Küp
babel-positions = Konum
babel-won = Kazanılan
babel-drawn = Paylaşılan
babel-lost = Kaybedilen
babel-ended = Biten
babel-distances = Son ne kadar uzakta
babel-distances-more = İki taraf da en iyi oynarsa oyunun bitmesine kaç hamle kaldığı ve bunun kaç konumda böyle olduğu.
babel-distance = Hamle
babel-keys =
    0 – 4 = o numaralı küpü al
    R, ← → = küpü çevir
    ↑ ↓ = başka kare
    Enter = koy
    X = katları ayır
    Q, E, V = masayı çevir, başka yandan bak
    T, U = yukarıdan bak, aşağıdan bak
    + − = yakınlaştır, uzaklaştır
    C = olağan görünüm
babel-tip-take = { $device ->
    [touch] Aşağıdaki küplerinden birine dokun: uyduğu yerler parlar.
   *[mouse] Aşağıdaki küplerinden birine tıkla: uyduğu yerler parlar.
}
babel-tip-place = { $device ->
    [touch] Parlayan bir yere dokun, küpü çevirmek için bir resim seç, sonra Koy’a bas.
   *[mouse] Parlayan bir yerin üstüne gel. R ya da tekerlek küpü çevirir, tıklayınca konur.
}
babel-tip-aim = Rakibine uyan küp bırakma.
babel-rules =
    İki oyuncu birlikte tek bir kule kurar: kat kat, her katta dört küp, altı kat yüksekliğinde. Oyuncular sırayla oynar. Sırası gelen, kendi elinden bir küpü o katın boş bir karesine koyar.

    Küpün her yüzünde bir çıkıntı ya da bir girinti vardır. İki küp yan yana ya da üst üste değiyorsa, değen yüzlerden biri çıkıntılı, öbürü girintili olmalıdır.

    Kulenin dışı düz kalır: dışa bakan yüzler girintilidir, 1. katta küplerin altı da öyle. Boş bir kareye bakan yüz ve üst yüz çıkıntılı da olabilir, girintili de.

    1. katta ikinci küp birincinin yanına konur, çaprazına değil. Ondan sonra katın her boş karesine küp konabilir.

    Her oyuncunun üç gri (0 çıkıntılı), üç beyaz (1), bir siyah (2), üç bej (3) ve iki mavi (4) küpü vardır. Küpün dışındaki sayı kaç çıkıntısı olduğunu gösterir.

    Artık küp koyamayan kaybeder.
babel-needs = { $side ->
    [d] altında
    [e] doğusunda
    [w] batısında
    [n] kuzeyinde
   *[s] güneyinde
} { $face ->
    [bulge] çıkıntı
   *[indent] girinti
}
babel-cube-needs = Burada, { babel-place } köşesinde, küpte şunlar olmalı: { $needs }.
babel-none-turns-so = Kalan küplerden hiçbiri böyle çevrilemez.
babel-score-placed = Konan küp
babel-score-left = Kalan küp
