# Günün bulmacaları. G oyununda: G-puzzle başlık, -task istenen, -hint ipucu, -done doğru cevaptan sonraki söz;
# ötekiler bir cevabın neden doğru olmadığını söyler.

puzzle-not-a-choice = Burada şunlardan birini seçersin: { $choices }.
puzzle-go-on = Buraya kadar doğru. Devam et.
puzzle-considered = { $count } yolun hepsi denendi; yalnızca biri doğru.

babel-puzzle = 5 hamlede kazan
babel-puzzle-task = Yalnızca bir hamle kazandırır. Senin ve rakibinin hamleleri birlikte 5 eder: birinci, üçüncü ve son küpü sen koyarsın.
babel-puzzle-hint = Senin küpünden sonra rakibin daha ne koyabileceğine bak. Ne kadar az cevap, o kadar iyi.
babel-puzzle-done = Artık hiçbir şey uymuyor: 5 hamlede kazandın.
babel-puzzle-loses = Rakibin kazandıran bir cevabı var: { $reply }.
babel-puzzle-slow = Bu da kazanır, ama daha geç: buradan { $distance } hamlede.

nivos-puzzle = Silindir yok
nivos-puzzle-task = Silindir almadan bir parça koy. Rakip ne yaparsa yapsın, sonraki sıranda da bunu yapabilmelisin.
nivos-puzzle-hint = Önce yeni kat açmayanları bul. Sonra her biri için sor: rakip elinden neyi alabilir?
nivos-puzzle-done = Şimdi silindir yok, sonraki sıranda da yok: rakibin hiçbir cevabı bunu değiştirmez.
nivos-puzzle-now = Bu yeni bir kat açar ve hemen bir silindir alırsın.
nivos-puzzle-next = Şimdi silindir almazsın, ama şu cevaptan sonra sonraki sıranda bir silindir alırsın: { $reply }.

bubbles-puzzle = Bir düşüşte üç grup
bubbles-puzzle-task = Gökyüzünde iki komşunun yerini değiştir ya da olduğu gibi bırak; sonra iki baloncuk düşür. Gezegeninde üç grup patlamalı.
bubbles-puzzle-hint = Bir grup patlayınca kalanlar düşer ve yeni bir grup olabilir. Arasında boşluk olan aynı renkten iki baloncuk ara.
bubbles-puzzle-drop = Şimdi gökyüzünden iki komşu düşür.
bubbles-puzzle-done = Bir düşüşte üç grup.
bubbles-puzzle-few = { $count ->
    [0] Bu düşüşte grup oluşmuyor. Üç grup gerek.
    [one] Bu düşüşte bir grup oluşuyor. Üç grup gerek.
   *[other] Bu düşüşte iki grup oluşuyor. Biri eksik.
}

talo-puzzle = Hangisi durur?
talo-puzzle-task = Bir çubuk için beş yer. Çubuğu bırakınca yalnızca birinde her şey ayakta kalır.
talo-puzzle-hint = Çubuğun ortasının altında ahşap ya da öbür ucunda bir ağırlık olmalı.
talo-puzzle-done = Duruyor, altındaki her şey de duruyor.

# Klavyede.
puzzle-keys = Bir hamle ya da şunlardan birini yaz: legal, again, hint, answer, quit.

# Sayfada.
puzzles = Günün bulmacaları
puzzles-today = Bugün
puzzles-of-day = Bulmacalar: { $day }
puzzles-about = Her oyun için bir tane, her gün yeni, her birinin tek bir cevabı var.
puzzles-open = Çöz
puzzles-open-game = “{ $title }” bulmacasını çöz ({ $game })
puzzles-again-game = “{ $title }” bulmacasına yine bak ({ $game })
puzzles-look-again = Yine bak
puzzles-solved = Çözüldü
puzzles-solved-later = Sonra çözüldü
puzzles-shown = Cevap gösterildi
puzzles-earlier = Önceki gün
puzzles-later = Sonraki gün
puzzles-to-come = Bu günün bulmacaları henüz gelmedi.
puzzles-no-day = Bu gün için bulmaca yok.
puzzles-streak = { $days ->
    [0] Henüz üst üste gün yok
    [one] 1 gün
   *[other] Üst üste { $days } gün
}
puzzles-streak-more = Bugünün bulmacalarından birini çöz, gün sayılsın. Bu yalnızca bu cihazda saklanır.
puzzles-streak-kept = Bugün sayıldı bile.
puzzles-past = Geçmiş günlerin bulmacaları eğlence için; yalnızca bugünküler sayılır.
puzzles-hint = İpucu
puzzles-answer = Cevabı göster
puzzles-answer-sure = Gösterilince sayılmaz
puzzles-try-again = Yeniden dene
puzzles-begin-again = Baştan
puzzles-next = Sonraki bulmaca
puzzles-all = Günün bütün bulmacaları
puzzles-not-it = Bu değil
puzzles-right = İşte bu
puzzles-the-answer = Cevap
puzzles-choose = Bir yer seç
puzzles-choice = { $letter } yeri
puzzles-take-choice = Burada durur
