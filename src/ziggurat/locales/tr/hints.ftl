# Adım adım ipuçları: nereye bakmalı, hangi parça, hamle, neden. Nedenin gerçeklerini kurallar bulur.

clue-step = { $step ->
    [where] Nereye bakmalı
    [piece] Hangi parça
    [action] Hamle
   *[why] Neden
}
clue-next = { $step ->
    [piece] Hangi parça?
    [action] Göster bana
   *[why] Neden?
}
clue-quarter = { $quarter ->
    [n] kuzeyde
    [ne] kuzeydoğuda
    [e] doğuda
    [se] güneydoğuda
    [s] güneyde
    [sw] güneybatıda
    [w] batıda
    [nw] kuzeybatıda
   *[middle] ortada
}
clue-where = Şimdi neler yapabileceğine bak.
clue-piece = Bu seçeneklerden biri diğerlerinden daha iyi.
clue-action = Hamle: { $token }
clue-wins = { $distance ->
    [0] Kesin kazanır.
   *[other] Kazanır, en geç { $distance } hamle sonra.
}
clue-loses = { $distance ->
    [0] En iyi oyuna karşı her hamle kaybeder.
   *[other] En iyi oyuna karşı her hamle kaybeder; en uzun bu dayanır, { $distance } hamle daha.
}
clue-shares = Ortak galibiyeti korur; rakip iyi oynarsa daha iyisi olmaz.
clue-estimate = Tahmini kazanma şansı: yaklaşık %{ $percent }.
clue-wins-now = Hemen kazanır.
clue-prevents = Öbür { $others } hamleden { $count } tanesinde rakip hemen kazanabilir; bundan sonra kazanamaz.
clue-only = Burada başka bir şey yapılamaz.
clue-alike = Başka seçenekler de aşağı yukarı bu kadar iyi; bu en iyilerden biri.
clue-next-best = Ondan sonraki en iyi seçenek için tahmin: yaklaşık %{ $percent }.

clue-babel-where = { $level }. katın { babel-place } köşesine bak.
clue-babel-piece = Bir { babel-cube } al.
clue-babel-answers = { $count ->
    [0] Rakibe hiç cevap bırakmaz.
    [one] Rakibe yalnızca bir cevap bırakır.
   *[other] Rakibe { $count } cevap bırakır.
}

clue-nivos-where = Şuraya bak: { $level }. kat, { clue-quarter }.
clue-nivos-piece = { $source ->
    [neutral] Renksiz parçayı koy.
    [reserve] Yedekten şunu al: { nivos-colour } { $size } parça.
    [mate] Takım arkadaşından şunu al: { nivos-colour } { $size } parça.
   *[hand] Elinden şunu al: { nivos-colour } { $size } parça.
}
clue-nivos-where-pass = Konabilecek bir şey var mı, bir bak.
clue-nivos-piece-pass = Hiçbir parça uymuyor.
clue-nivos-where-cylinder = Kalan silindirlere bak.
clue-nivos-piece-cylinder = Yüksekliği { $height } olan.
clue-nivos-free = Silindir almazsın.
clue-nivos-opens = { $height ->
    [0] { $level }. katı açar ve seçeceğin bir silindiri alırsın.
   *[other] { $level }. katı açar ve yüksekliği { $height } olan silindiri alırsın.
}
clue-nivos-stuck = Sonraki oyuncu hiçbir şey koyamaz ve bir silindir alır.
clue-nivos-forces = Sonraki oyuncu ne koyarsa koysun yeni bir kat açar ve bir silindir alır.
clue-nivos-answers = Sonraki oyuncunun { $all } cevabından { $count } tanesi silindirsizdir.

clue-bubbles-where = { $where ->
    [sky] Gökyüzünde { $column } sütununa bak.
    [own] Kendi gezegeninde { $column } sütununa bak.
   *[other] Karşı gezegende { $column } sütununa bak.
}
clue-bubbles-other-colour = { $other ->
    [R] kırmızı
    [P] mor
    [Y] sarı
    [B] mavi
    [G] yeşil
   *[K] siyah
}
clue-bubbles-piece = { $kind ->
    [place] Torbadan gelen { bubbles-colour } baloncuğu düşün.
    [power] Şu gücü kullan: { bubbles-colour }.
    [send] Şu renkte bir baloncuk gönder: { bubbles-colour }.
   *[pair] Şu iki baloncuğu düşün: { bubbles-colour } ve { clue-bubbles-other-colour }.
}
clue-bubbles-where-pass = Her seçeneğin geride ne bırakacağına bak.
clue-bubbles-piece-pass = Şimdi hiçbir şeye dokunmaya gerek yok.
clue-bubbles-pops = { $groups ->
    [one] { $count } baloncuk patlar.
   *[other] { $groups } grupta { $count } baloncuk patlar.
}
clue-bubbles-points = { $points } puan kazandırır.
clue-bubbles-power = Şu gücü kazandırır: { bubbles-colour }.
clue-bubbles-nothing = Hiçbir şey patlamaz.
clue-bubbles-then = { $count ->
    [0] { $kind ->
        [swap] Bundan sonra henüz hiçbir düşüş bir şey patlatmaz.
       *[pass] Bu gökyüzüyle henüz hiçbir düşüş bir şey patlatmaz.
    }
   *[other] { $kind ->
        [swap] Bundan sonra bir düşüş { $count } baloncuk patlatabilir.
       *[pass] Bu gökyüzüyle bir düşüş { $count } baloncuk patlatabilir.
    }
}

clue-talo-where = { $layer ->
    [0] Oyun tahtasına bak: { clue-quarter }.
   *[other] Şuraya bak: { clue-quarter }, { $layer } yüksekliğinde.
}
clue-talo-where-supply = Stoka bak.
clue-talo-where-end = Yapacak ne kaldığına bak.
clue-talo-piece = { $axis ->
    [z] { $length } birimlik çubuğu al ve dik koy.
   *[lying] { $length } birimlik çubuğu al ve yatır.
}
clue-talo-piece-pawn = Piyonunu düşün.
clue-talo-piece-take = { $count ->
    [one] Bir çubuk yeter.
   *[other] İki çubuk al.
}
clue-talo-piece-end = Piyon olduğu yerde kalır.
clue-talo-stands = { $margin ->
    [0] Her şey durur, ama kıl payı.
   *[other] Her şey durur, bir karenin %{ $margin } kadarı pay kalır.
}
clue-talo-held = Tek başına { talo-side } düşer; sonraki çubuk karşı ağırlığı olur.
clue-talo-saves = Tutulan ve onsuz düşecek olan { $length } birimlik çubuğun karşı ağırlığı olur.
clue-talo-falls = Çubuk { talo-side } düşer.
clue-talo-leads = Bundan sonra piyonun { $height } yüksekliğine tırmanabilir; daha önce en çok { $before } yüksekliğine çıkabiliyordu.
clue-talo-climbs = { $to ->
    [0] Piyonun oyun tahtasına gelir.
   *[other] Piyonun { $from } yüksekliğinden { $to } yüksekliğine gider.
}
clue-talo-choices = Bu çubukların ilkini koymanın { $count } yolu var.
