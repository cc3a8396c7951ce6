# “Botların öğrendikleri” sayfası: botların oyunlar hakkında buldukları.

learned-title = Botların öğrendikleri
learned-about = Babel çözüldü, bu yüzden orada cevap kesin. Diğer oyunlarda bunlar en güçlü botun tahminleri ya da kendine karşı oynadığı oyunların sonuçları.
learned-first = Başlamak işe yarar mı?
learned-babel = { $wins ->
    [true] Babel’de başlayan her zaman kazanabilir.
   *[false] Babel’de başlayan, kusursuz oyuna karşı kaybeder.
}
learned-beginner = Başlayan
learned-certain = kesin
learned-between = Büyük olasılıkla
learned-times = Durum
learned-played = Oyun
learned-openings = Nivos: ilk parçalar
learned-openings-words = Renksiz parçanın nerede durduğu pek fark etmez. En iyi cevaplar yedekten bir parça alır, kendi parçalarını sonraya saklar.
learned-place = { $place ->
    [corner] Renksiz parça köşede
    [edge] Renksiz parça kenarda
   *[middle] Renksiz parça ortada
}
learned-answer = En iyi cevap
learned-wins = yaklaşık kazanma oranı
learned-powers = Bubblee Pop: bir güç ne kadar değerli
learned-powers-words = Bir güçten vazgeçmek yerine onu en iyi şekilde kullanınca kazanma şansı ne kadar artar.
learned-power = Güç
learned-adds = yaklaşık katkısı
