# Bu cihazdaki bir masa ve sayfanın hakemi.

page-referee-broken = Bunu hesaplarken bir şey ters gitti. Kaybolan bir şey yok: lütfen yeniden dene.
page-needs-server = Bu tarayıcı kuralları kendisi çalıştıramıyor. Sunucu üzerinden oynuyorsun; ağ olmadan hiçbir şey çalışmaz.
device-no-table = Bu oyun bu cihazda değil. Belki başka bir cihazda, belki de silindi.
device-damaged = Kayıtlı oyun artık okunamıyor: { $version }. girdide kesiliyor.

page-invite-which = Kimin yeri boşalsın?
page-invite-moves = Oyun, şimdiye kadar oynanan her şeyle birlikte sunucuda sürer. Bağlantıyı açan bu yere oturur.
page-invite-place = { $name } ({ $seat }. yer)
page-invite-server = Birini davet etmek için sayfanın sunucusu gerek, ama ona şu an ulaşılamıyor.
