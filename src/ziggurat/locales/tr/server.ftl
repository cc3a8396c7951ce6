# Masa sunucusu: neyi, neden geri çevirdiği, bir oyuna eklediği durumlar, ipuçları ve hazır sözler.

server-resigned = { $seat }. oyuncu pes etti.
server-time = { $seat }. oyuncunun süresi bitti.
server-abandoned = Bu masada o kadar çok şey oldu ki daha fazlası sığmıyor: oyun burada bitiyor ve kimse kaybetmiyor.

server-no-table = Burada artık bir masa yok ya da hiç olmadı.
server-old-rules = Bu { $game } oyunu, kuralların { $version } sürümüyle oynandı; bu programda { $known } sürümü var.
server-wrong-key = Bu kişisel bağlantı bu masaya ait değil. Masanın kendi bağlantısıyla yine izleyebilirsin.
server-not-your-seat = O yer senin değil.
server-which-seat = Birden çok yerin var; hangisi olduğunu söyle.
server-stale = Bu arada oyun ilerledi; lütfen yeniden bak.
server-waiting = Oyun herkes oturunca başlar.
server-over = Oyun bitti.
server-not-over = Oyun hâlâ sürüyor.
server-bot-leads = { $seat }. yerde şimdi bir bot oynuyor.
server-no-undo-now = Şimdi hiçbir şey geri alınamaz.
server-nothing-to-undo = Geri alınabilecek bir hamlen yok.
server-no-stand-in-there = Bir bot, masada ancak başka bir kişinin yerine oynayabilir.
server-seat-count = Bu oyunda { $seats } yer var, { $count } değil.
server-no-lesson = Bu oyunun derslerinde “{ $step }” adımı yok.

server-beyond-end = Oyunda yalnızca { $count } hamle var; analiz { $first }. hamleden sonra başlayamaz.
server-table-damaged = Bu masanın saklanan oyunu bozuk, o yüzden masa açılamıyor. Suç sende değil; lütfen sunucunun sahibine haber ver.
server-table-deleted = Bu masa silindi.

phrase-hello = Merhaba.
phrase-good-luck = Bol şans.
phrase-nice = Güzel hamle.
phrase-oops = Eyvah.
phrase-thinking = Bir düşüneyim.
phrase-thanks = Teşekkürler.
phrase-well-played = İyi oyundu.
phrase-one-more = Bir oyun daha?
phrase-goodbye = Hoşça kal.
