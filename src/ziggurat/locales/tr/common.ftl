# Her oyunun ve evin her odasının söyledikleri.

unknown-game = “{ $name }” adında bir oyun yok. Oyunlar: { $known }.
game-name-taken = “{ $package }” paketinde “{ $name }” adlı bir oyun var, ama bu adda bir oyun zaten bulunuyor.
game-unusable = “{ $package }” paketindeki “{ $name }” oyunu kullanılamıyor: { $why }
game-misnamed = “{ $package }” paketinin giriş noktasının gösterdiği yerde “{ $name }” adlı bir oyun yok.
unknown-option = { $game } oyununda “{ $name }” diye bir seçenek yok. Seçenekler: { $names }.
no-options = { $game } oyununun seçeneği yok, yani “{ $name }” de yok.
bad-value = “{ $value }” değeri { $name } için olmaz. Olabilecek değerler: { $values }.
game-over = Oyun bitti, “{ $token }” artık oynanamaz.
not-solved = { $game } tam olarak çözülmedi. Yalnızca babel çözüldü.
no-expert = { $game } tam olarak çözülmedi. Yalnızca babel çözüldü.
bad-player = “{ $text }” bir oyuncu değil. Oyuncular: level1 ile level5 arası, search:N, classic:N, plain:N, random, idea, perfect.
bad-figure = “{ $text }” aramanın kullanabileceği bir değer değil. Kullanılabilenler: { $figures }.
bad-player-figure = “{ $player }” içindeki “{ $text }” aramanın kullanabileceği bir değer değil. Kullanılabilenler: { $figures }.
bad-simulations = “{ $value }” bir simülasyon sayısı değil. En az 1 olmalı.
bad-time = “{ $value }” saniye cinsinden bir süre değil.
worker-died = Bir işçi süreci işi bitmeden kapandı. Belki de bellek dolmuştu.
ray-missing = Ray burada kurulu değil: pip install "ziggurat[ray]".
ray-unreachable = { $address } adresinde bir Ray kümesi yok: { $why }
ray-lost = { $address } adresindeki Ray kümesiyle bağlantı koptu: { $why }
ray-other-version = { $address } adresindeki Ray kümesinde Ziggurat sürümü { $theirs }, bu makinede { $ours }. İkisi aynı olmalı.
ray-other-game = Ray kümesindeki “{ $game }” oyunu bu makinedekiyle aynı değil. Oyunu oraya da kur.
no-such-action = { $token } numaralı bir hamle yok.
not-an-action = “{ $value }” bir hamle değil. Hamle, “legal” komutunun listelediği gibi bir metin ya da bir tam sayıdır.
no-such-seat = “{ $seat }” diye bir yer yok. Yerler 1 ile { $seats } arasında.
bad-seed = “{ $value }” bir tohum değil. Tohum bir tam sayıdır.
other-spaces = Bu seçeneklerle { $game } oyununun yerleri, hamleleri ya da düzlemleri değişir. Bunun için yeni bir ortam oluştur.
bad-text = “{ $value }” değeri { $name } için olmaz. Değeri bir metin olmalı.

record-no-game = Kayıtta hangi oyun olduğu yazmıyor: [Game "…"] satırı eksik.
record-bad-tag = Kaydın { $line }. satırı [Name "value"] biçiminde bir etiket değil.
record-tag-twice = Kayıtta “{ $name }” etiketi iki kez var.
record-brace = Kayıttaki bir yorum kapanmamış ya da bir yorum başka bir yorumun içinde.
record-version = Kayıt, { $game } kurallarının { $version } sürümüyle yapılmış. Buradaki sürüm { $known }.
record-termination = “{ $termination }” bir oyunu erken bitirme yolu değil. Yollar: resigned YER, time YER, abandoned.
record-players = Kayıtta { $count } oyuncu adı var, ama oyunda { $seats } yer var.
record-bad-name = “{ $name }” kayıtta ad olamaz: içinde virgül ya da satır sonu, başında ya da sonunda boşluk olmamalı; yalnızca rakamdan da oluşmamalı.
record-bad-comment = Kayıttaki bir yorumda süslü parantez olamaz.
record-illegal = Kayıttaki { $number }. hamle (“{ $token }”) kurallara uymuyor: { $why }
record-ended-twice = Kayıtta “{ $termination }” yazıyor, ama oyun kendi kurallarıyla bitmiş.
record-result = Kayda göre sonuç { $result }, ama doğrusu { $true }.
record-not-over = Kayda göre sonuç { $result }, ama oyun bitmemiş.
record-winners = “{ $result }” bir sonuç değil: sonuçta kazanan yerler yazar, 1 ile { $seats } arasında, her biri bir kez.
record-ended-by-nobody = Kayıtta “{ $termination }” yazıyor, ama oyunun yerleri 1 ile { $seats } arasında.
record-contradiction = Kayıtta hem “{ $termination }” hem de { $seat }. yerin kazandığı yazıyor.
record-too-many-players = Kayıtta { $count } oyuncu adı var. Hiçbir oyun bu kadar kalabalık değil.
record-not-text = Kayıtta yalnızca metin bulunur. “{ $value }” metin değil.
record-half-character = “{ $value }” kayda yazılamaz: içinde yarım bir karakter var.
record-line-break = Kayıtta “{ $name }” altındaki metin tek satır olmalı.
record-bad-token = “{ $token }” kayıtta hamle olamaz: içinde boşluk, parantez ya da süslü parantez olmamalı.
record-bad-note = “{ $name }” kayıtta bir notun adı olamaz: yalnızca harf, rakam ve alt çizgi kullanılır, ilki harf olmalı.
record-comment-place = { $number }. hamleden sonra bir yorum var, ama kayıtta { $count } hamle var.
record-illegal-variation = Bir varyantın { $number }. hamlesi (“{ $token }”) kurallara uymuyor: { $why }
record-variation-place = { $number }. hamlenin yerine bir varyant var, ama kayıtta { $count } hamle var.
record-variation-first = Varyant kendinden önceki hamlenin yerine geçer, ilk hamleden önce ise hamle yok.
record-empty-variation = Kayıttaki bir varyant boş.
record-parenthesis = Kayıttaki bir parantezin eşi yok.
record-too-deep = Kayıtta varyantlar en çok { $most } kat iç içe olabilir.
record-several = Bu kayıtta birden çok oyun var. Böyle dosyaları “ziggurat record” okur.
record-too-long = { $line }. satırda başlayan oyun { $most } karakterden uzun. Bu bir kayıt değil.
record-bad-json = Bu satır JSON biçiminde bir kayıt değil: { $why }
record-bad-number = Dosyadaki { $number }. oyun ({ $line }. satır) okunamıyor: { $why }
record-bad-game = { $path }, { $number }. oyun ({ $line }. satır): { $why }
record-checked = { $bad ->
    [0] { $games ->
        [one] Bir oyun var ve doğru.
       *[other] { $games } oyunun hepsi doğru.
    }
   *[other] { $games } oyundan { $bad } tanesi doğru değil.
}

# Bir hamlenin değeri, kesin olarak bilindiğinde.
worth-win = { $distance } hamlede kazanır
worth-draw = { $distance } hamlede galibiyeti paylaşır
worth-loss = { $distance } hamlede kaybeder
worth-proven-win = kesin kazanır
worth-proven-draw = galibiyetten kesin olarak %{ $percent } pay alır
worth-proven-loss = en iyi oyuna karşı kaybeder
worth-estimate = kazanma şansı yaklaşık %{ $percent } (± { $margin })
played-by-hand = { $game } elle kurulur ve hamleleri listelenemez: botlar, analiz, perft ve ortamlar bu oyunu bilmez.

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
