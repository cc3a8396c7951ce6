# Komut satırı ve klavyede oyun.

bad-usage = { $why } (“{ $command } --help” neler yapılabildiğini gösterir).
bad-number = { $name } bir tam sayı olmalı, { $least } ya da daha büyük; “{ $text }” olmaz.
bad-number-between = { $name }, { $least } ile { $most } arasında bir tam sayı olmalı; “{ $text }” olmaz.
bad-seconds = { $name } saniye cinsinden 0’dan büyük bir sayı olmalı, 2 ya da 0.5 gibi; “{ $text }” olmaz.
bad-option = “{ $text }” bir seçenek değil; ad=değer yaz.
option-twice = { $name } seçeneği iki kez verilmiş.
option-text = metin
option-drawn = rastgele çekilir
options-drawn = çekilen: { $values }
unknown-language = Ziggurat “{ $language }” dilini bilmiyor. Diller: { $known }.
not-text = “{ $path }” dosyası UTF-8 metin değil.
not-text-typed = Standart girdi UTF-8 metin değil.
unreadable = “{ $path }” dosyası okunamıyor: { $why }.
unwritable = “{ $path }” dosyasına yazılamıyor: { $why }.
unwritable-folder = “{ $path }” klasörü kullanılamıyor: { $why }.
system-failed = Program devam edemiyor: { $why }.
interrupted = İş bitmeden durduruldu.
after-illegal = --after içindeki { $number }. hamle (“{ $token }”) kurallara uymuyor: { $why }
replay-ended = Oyun erken bitti ({ $termination }); sonuç: { $result }.
replay-termination = { $how ->
    [resigned] { $seat }. oyuncu pes etti
    [time] { $seat }. oyuncunun süresi bitti
   *[abandoned] yarıda bırakıldı
}
hint-order = Arama, en çok güvendiğine en sık bakar. İlk sırada o gelir; az bakışa dayanan daha yüksek bir orandan bile önce.
expected-line = Aramanın beklediği: { $line }
best-line = İki tarafın en iyi oyunu: { $line }
hint-others = ve { $count } hamle daha
analyse-better = daha iyisi: { $token } { $worth }
# Tablolardaki sayılar, dilin yazdığı gibi.
figure-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
figure-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-player = oyuncu
arena-games = oyun
arena-score = puan
arena-elo = Elo (%95)
arena-time = hamle başına
arena-of = { $count } oyun
arena-too-few = Bir turnuva için en az iki oyuncu ve en az iki yerli bir oyun gerekir.
arena-two = --until-sure yalnızca tam iki oyuncu içindir.
arena-stronger = { $player } daha güçlü, yaklaşık { $elo } Elo ya da daha fazla.
arena-not-stronger = { $player } daha güçlü değil.
arena-unsure = { $player } oyuncusunun { $elo } Elo daha güçlü olup olmadığını söylemek için bu oyunlar yetmez.

play-welcome = { $game }. Bir hamle yaz ya da yardım için ? yaz.
play-help = “legal” listesindeki gibi bir hamle ya da şunlardan birini yaz: legal, show, hint, undo, save DOSYA, load DOSYA, quit.
    Bir satıra birden çok hamle yazabilirsin: ya hepsi oynanır ya hiçbiri. Satırı, şansın ya da bir botun karar verdiği yerde bitir.
play-which-game = Hangi oyun?
play-who = Kim oynuyor?
play-against-bot = Sen, bir bota karşı
play-how-strong = Ne kadar güçlü?
play-bad-level = “{ $text }” bir seviye değil; seviyeler 1 ile 5 arasında.
play-people = İnsanlar, bu klavyede
play-watch = Yalnızca botlar; sen izlersin
play-choose-number = Lütfen 1 ile { $most } arasında bir sayı ya da bir cevabın başını yaz.
play-choose-one = “{ $text }” şunlardan biri olabilir: { $answers }. Lütfen biraz daha yaz.
play-no-answer = Cevap gelmedi; oyun başlamıyor.
play-load-alone = --load kendi oyununu getirir; OYUN, -o ve --after yazma.
play-at-what = --at kayıtlı bir oyun içindir: --load DOSYA ile kullan.
play-at-beyond = Kayıtlı oyun { $count }. hamleden sonra bitiyor; { $ply }. hamleden sonraki konum yok.
play-bad-bots = “{ $text }” bu oyunun yerlerini belirtmiyor; 1 ile { $seats } arasındaki yerleri virgülle ayırarak ya da none yaz.
play-bot = { $seat }. oyuncu oynuyor: { $token }.
play-drawn = Şans: { $token }.
play-not-legal = (“legal” neler yapılabildiğini listeler.)
play-line-illegal = { $why } Bu yüzden bu satırdan hiçbir şey oynanmadı. Sorun: “{ $token }”.
play-line-chance = “{ $token }” için erken: önce şans karar verir. Bu yüzden bu satırdan hiçbir şey oynanmadı; yalnızca ondan önceki hamleleri yaz.
play-line-bot = “{ $token }” hamlesini sen oynayamazsın: { $seat }. yerde bir bot oynuyor. Bu yüzden bu satırdan hiçbir şey oynanmadı; yalnızca ondan önceki hamleleri yaz.
play-which-file = Dosyanın adıyla “{ $command } DOSYA” yaz.
play-nothing-to-undo = Geri alınacak bir şey yok.
play-hint-more = (Daha fazlası için yine “hint” yaz.)
play-no-hint = Oyun bitti; artık ipucu yok.
hint-steps = Bir ipucunun { $most } adımı var: 1 nereye bakmalı, 2 hangi parça, 3 hamle, 4 neden.
play-saved = Kaydedildi: { $path }.
play-overwrite = { $path } içinde zaten başka bir şey var. Üstüne yazılsın mı? “evet” ya da “hayır” yaz.
play-not-saved = Hiçbir şey kaydedilmedi; o dosya olduğu gibi kaldı.
play-drop = Şimdiki oyun kaydedilmedi. Bu oyunu bırakıp öbürünü yükleyelim mi? “evet” ya da “hayır” yaz.
play-not-loaded = Hiçbir şey yüklenmedi; oyun sürüyor.
play-end = Oyun bitti.
play-after-end = (“undo” son hamleni geri alır, “save DOSYA” oyunu kaydeder, boş satır programı bitirir.)
play-record = Saklamak ya da sürdürmek için oyun kaydı (play --load DOSYA):
play-kept = Oyun yarıda kesildi; { $path } içinde saklanıyor (play --load DOSYA sürdürür).
play-not-kept = Oyun yarıda kesildi ve dosya yazılamadı. Tek kaydı yukarıdaki satırlarda.
play-by-hand = { $game } üç boyutlu olarak elle kurulur. Onu sayfada oyna; burada kayıtlarını izleyebilirsin.

arena-pair = { $one } – { $other }: { $share } ({ $low } … { $high }), { arena-of }
arena-all-distinct = Hiçbir oyun iki kez oynanmadı.
arena-distinct = { $distinct ->
    [one] Bu oyunların hepsi bir ve aynı oyun. Hata payları ve aralıklar onu bir kez sayar.
   *[other] Bu oyunların yalnızca { $distinct } tanesi farklı. Hata payları ve aralıklar hiçbir oyunu iki kez saymaz.
}
play-yes-words = evet, e
