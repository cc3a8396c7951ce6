# Her oyunun ve evin her odasının söyledikleri.

unknown-game = “{ $name }” adında bir oyun yok. Oyunlar: { $known }.
unknown-option = { $game } oyununda “{ $name }” diye bir seçenek yok. Seçenekler: { $names }.
no-options = { $game } oyununun seçeneği yok, yani “{ $name }” de yok.
bad-value = “{ $value }” değeri { $name } için olmaz. Olabilecek değerler: { $values }.
game-over = Oyun bitti, “{ $token }” artık oynanamaz.
not-solved = { $game } tam olarak çözülmedi. Yalnızca Babel çözüldü.

record-no-game = Kayıtta hangi oyun olduğu yazmıyor: [Game "…"] satırı eksik.
record-bad-tag = Kaydın { $line }. satırı [Name "value"] biçiminde bir etiket değil.
record-tag-twice = Kayıtta “{ $name }” etiketi iki kez var.
record-brace = Kayıttaki bir yorum kapanmamış ya da bir yorum başka bir yorumun içinde.
record-version = Kayıt, { $game } kurallarının { $version } sürümüyle yapılmış. Buradaki sürüm { $known }.
record-termination = “{ $termination }” bir oyunu erken bitirme yolu değil. Yollar: resigned YER, time YER, abandoned.
record-players = Kayıtta { $count } oyuncu adı var, ama oyunda { $seats } yer var.
record-bad-name = “{ $name }” kayıtta ad olamaz: içinde virgül ya da satır sonu, başında ya da sonunda boşluk olmamalı; yalnızca rakamdan da oluşmamalı.
name-unseen = “{ $name }” adında kimsenin göremediği bir karakter var. Lütfen başka bir ad seç.
name-marks = “{ $name }” adında üst üste yığılan işaretler var. Lütfen başka bir ad seç.
name-alike = “{ $name }” adı, bu masadaki başka birinin adı gibi görünüyor. Lütfen başka bir ad seç.
record-bad-comment = Kayıttaki bir yorumda süslü parantez olamaz.
record-illegal = Kayıttaki { $number }. hamle (“{ $token }”) kurallara uymuyor: { $why }
record-ended-twice = Kayıtta “{ $termination }” yazıyor, ama oyun kendi kurallarıyla bitmiş.
record-result = Kayda göre sonuç { $result }, ama doğrusu { $true }.
record-not-over = Kayda göre sonuç { $result }, ama oyun bitmemiş.
record-winners = “{ $result }” bir sonuç değil: sonuçta kazanan yerler yazar, 1 ile { $seats } arasında, her biri bir kez.
record-ended-by-nobody = Kayıtta “{ $termination }” yazıyor, ama oyunun yerleri 1 ile { $seats } arasında.
record-contradiction = Kayıtta hem “{ $termination }” hem de { $seat }. yerin kazandığı yazıyor.
record-too-many-players = Kayıtta { $count } oyuncu adı var. Hiçbir oyun bu kadar kalabalık değil.
record-illegal-variation = Bir varyantın { $number }. hamlesi (“{ $token }”) kurallara uymuyor: { $why }
record-variation-first = Varyant kendinden önceki hamlenin yerine geçer, ilk hamleden önce ise hamle yok.
record-empty-variation = Kayıttaki bir varyant boş.
record-parenthesis = Kayıttaki bir parantezin eşi yok.
record-too-deep = Kayıtta varyantlar en çok { $most } kat iç içe olabilir.

# Bir hamlenin değeri, kesin olarak bilindiğinde.
worth-win = { $distance } hamlede kazanır
worth-draw = { $distance } hamlede galibiyeti paylaşır
worth-loss = { $distance } hamlede kaybeder
worth-proven-win = kesin kazanır
worth-proven-draw = kazanma şansı tam %{ $percent }
worth-proven-loss = en iyi oyuna karşı kaybeder
worth-estimate = kazanma şansı yaklaşık %{ $percent } (± { $margin })

babel-title = Babel
nivos-title = Nivos
bubbles-title = Bubblee Pop
talo-title = Talo
talo-fantasy-title = Talo-Fantasy
labelled = { $label }: { $words }
enumerated = { $before }, { $next }
full-stop = { $words }.
