# Sonradan bakılan bir oyun: sayfada, kayıtlarda ve komut satırında.

analysis-comment = Tahminen kazanma şansını yaklaşık %{ $lost } düşürdü. Daha iyisi: { $token } ({ $worth }).
analysis-comment-exact = Hata. Daha iyisi: { $token } ({ $worth }).
analysis-comment-tried = Denendi: { $line }.

analysis-title = Analiz
analysis-words = Oyun, hataları ve başka neler olabileceği
analysis-bring = Bir kayıt dosyası incele
analysis-at = { $ply ->
    [0] Oyunun başı
   *[other] { $ply }. hamleden sonra, toplam { $count }
}
analysis-trying = { $count ->
    [0] Kendi yolun: oyunun { $ply }. hamlesinden sonra
   *[other] Kendi yolun: oyunun { $ply }. hamlesinden sonra { $count } hamle
}
analysis-played = { $self ->
    [true] Şimdi sen oynuyorsun: { $action } ({ $worth }).
   *[false] { $name } şimdi oynuyor: { $action } ({ $worth }).
}
analysis-mistake = { $self ->
    [true] Şimdi sen oynuyorsun: { $action } ({ $worth }). Daha iyisi: { $better } ({ $best }).
   *[false] { $name } şimdi oynuyor: { $action } ({ $worth }). Daha iyisi: { $better } ({ $best }).
}
analysis-best = { $self ->
    [true] Senin için en iyisi: { $action } ({ $worth }).
   *[false] { $name } için en iyisi: { $action } ({ $worth }).
}
analysis-chance = Şans
analysis-luck = Buna şans karar verir. Ya şöyle olsaydı…
analysis-graph = { $sides ->
    [1] Başarı şansı
    [2] { $self ->
        [true] Kazanma şansın
       *[false] { $name }: kazanma şansı
    }
   *[other] Her tarafın kazanma şansı
}
analysis-graph-label = Hamle hamle oyunun değeri
analysis-done = olur
analysis-not-done = olmaz
analysis-exact = kesin
analysis-estimate = tahmin
analysis-looking = Oyunun geri kalanı hâlâ inceleniyor.
analysis-looked = Oyun inceleniyor: { $count } hamleden { $looked } tanesi…
analysis-mistakes = { $count ->
    [0] Hatalar
    [one] Bir hata
   *[other] { $count } hata, en büyüğü başta
}
analysis-no-mistakes = Belirgin bir hata yok.
analysis-lost = { $exact ->
    [true] −%{ $lost }
   *[false] yaklaşık −%{ $lost }
}
analysis-best-line = Buradan en iyi oyun
analysis-expected-line = Bundan sonra beklenen (tahmin)
analysis-walk = Adım adım gez
analysis-off-game = Oyundan { $ply }. hamleden sonra ayrıldın:
analysis-to-game = Oyuna dön
analysis-to-table = Masaya
analysis-tried = Denediklerin
analysis-after = { $ply }. hamleden sonra
analysis-forget = Unut: { $line }
analysis-note = { $ply ->
    [0] Oyuna notun
   *[other] { $ply }. hamleye notun
}
analysis-try-again = Buradan yeniden dene
analysis-export = Yorumlarla kaydet
analysis-others = Başka bir oyun
analysis-table = Değerler, tablo olarak
analysis-column = { $column ->
    [number] No
    [who] Kim
    [action] Hamle
    [worth] Değer
   *[better] Daha iyisi
}
analysis-not-yet = Oyun sürerken olmaz
analysis-not-yet-more = İnsanlar birbirine karşı oynarken burada kimse oyunlarını inceleyemez, izleyenler bile: oynayanlara kopya verebilirler. Analiz oyun bitince açılır.
analysis-no-game = Böyle bir oyun yok
analysis-no-record = Bu kayıt bu cihazda saklanmıyor. Dosyasını bir kez daha seç.
analysis-import-words = Buradan ya da başka yerden bir oyun kaydı aç: her hamle incelenir, sen de kendi oynayacağını deneyebilirsin.
analysis-import = Bir kayıt dosyası seç
analysis-drop = ya da bu sayfada bir yere bırak
analysis-no-text = “{ $name }” bir oyun kaydı değil: boş, çok büyük ya da metin değil.
analysis-brought = Daha önce açılanlar
