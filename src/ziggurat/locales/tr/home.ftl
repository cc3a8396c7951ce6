# Geri gelen birinin ana sayfası: bekleyen oyunlar, biten oyunlar, bulmaca olarak kendi hataları.

home-welcome-back = { $named ->
    [true] Yine hoş geldin, { $name }
   *[false] Yine hoş geldin
}
home-continue = Devam et
home-continue-yours = Devam et – sıra sende
home-your-turn = Sıra sende
home-their-turn = Sıra: { $name }
home-show-all = Hepsini göster ({ $count })
home-progress = { $words } ({ $done } / { $count })

home-watch = İzlenecek oyunlar
home-playing = İzle
home-clock = { $kind ->
    [turn] her sıra için { $time }
   *[total] { $increment ->
        [0] kişi başı { $time }
       *[other] kişi başı { $time }, artı her hamle için { $increment } sn
    }
}

home-finished = Biten oyunlar
home-outcome = { $outcome ->
    [won] Kazandın
    [lost] Kaybettin
   *[shared] Ortak galibiyet
}
home-won-by = { $count ->
    [one] { $names } kazandı
   *[other] { $names } birlikte kazandı
}
home-gallery = Yapı galerisi
home-record = Botlara karşı sonuçların
home-record-bot = { $shared ->
    [0] { $won } galibiyet, { $lost } yenilgi
   *[other] { $won } galibiyet, { $shared } ortak, { $lost } yenilgi
}

mistakes = Kendi hatalarından bulmacalar
mistakes-one = Kendi hatan
mistakes-all = Bütün hataların
mistakes-about = Bu cihazdaki oyunlarından, hamlenin sana pahalıya mal olduğu konumlar. Daha iyisini bul.
mistakes-looking = Son oyunlarına bakılıyor…
mistakes-none = Burada henüz bir şey yok. Bu cihazda bir oyun bitir; pahalıya mal olan bir hamlen olursa burada görünür.
mistakes-gone = Bu konum artık bu cihazda saklanmıyor.
mistakes-left = { $count ->
    [0] Hepsi çözüldü. Yenileri yeni oyunlardan gelir.
   *[other] Daha iyi bir hamle bekleyen { $count } konum var.
}
mistakes-cost = { $exact ->
    [true] { $lost ->
        [100] Bu hamleyle galibiyet elinden kaçtı.
       *[other] Bu hamlen kazanma şansını %{ $lost } düşürdü.
    }
   *[false] Bu hamlen kazanma şansını yaklaşık %{ $lost } düşürdü.
}
mistakes-task = { mistakes-cost } En iyisi kadar iyi bir hamle bul.
mistakes-judged = { $exact ->
    [true] Her cevap kesin olarak değerlendirilir.
   *[false] Cevaplar tahminle değerlendirilir: en iyisi kadar iyi görünen her hamle sayılır.
}
mistakes-solved = { $exact ->
    [true] Doğru. Bundan iyisi yok.
   *[false] Güzel. Tahmin edilebildiği kadarıyla bundan iyisi yok.
}
mistakes-not = { $exact ->
    [true] Bu da kazanma şansını %{ $lost } düşürür.
   *[false] Tahminen bu da kazanma şansını yaklaşık %{ $lost } düşürür.
}
mistakes-same = Oyunda da bunu oynamıştın.
mistakes-answer-is = Bu daha iyi olurdu: { $action }.
mistakes-in-game = Oyunda gör
mistakes-next = Sonraki hata

home-listed = Masan bu sunucunun ana sayfasında. Orada isteyen herkes oturabilir.
home-meanwhile = Beklerken bir botla oyna
home-arrival = Biri oturdu
home-arrived = { $game } masana oturdu: { $names }.
home-arrived-kept = Burada oynadığın oyun saklanıyor.
home-arrived-go = Masaya git

setup-players = Kaç kişi oynuyor?
setup-alone = bir: görevler
setup-count = { $count ->
    [2] iki
    [3] üç
    [4] dört
   *[other] { $count }
}
setup-minutes = Tahminimizce yaklaşık { $minutes } dakika
setup-team = { $team }. takım
setup-anyone = Masa bu sunucunun ana sayfasında görünür. Gelen oturabilir, başkaları da izleyebilir.
