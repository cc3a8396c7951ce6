# Bu cihazdaki oyunlar, ağ olmadan sayfa ve sayfanın yeni sürümleri.

device-update = Yeni bir sürüm hazır. Oyunların kalır.
device-update-take = Şimdi kullan
device-update-later = Sonra

device-offline-ready = Başka yerdeki insanlarla oynamak dışında buradaki her şey ağ olmadan da çalışır.
device-offline-preparing = Sayfa, ağ olmadan da çalışsın diye bu cihaza kaydediliyor.
device-offline-insecure = HTTPS olmadan tarayıcılar bir sayfayı ağsız kullanım için kaydetmez. Sayfa, sunucusuna ulaşılabildikçe çalışır.
device-offline-unsupported = Bu tarayıcı sayfayı ağsız kullanım için kaydetmiyor. Sayfa, sunucusuna ulaşılabildikçe çalışır.
device-install = Uygulama olarak kur

device-storage-full = Bu cihazda yer kalmadı. Oynamaya devam edebilirsin, ama bu sayfayı kapatınca oyun kaybolur.
device-storage-forbidden = Bu tarayıcı sayfanın oyun kaydetmesine izin vermiyor. Oynamaya devam edebilirsin, ama bu sayfayı kapatınca oyun kaybolur.

device-no-server = Bu sayfanın sunucusu yok. Burada botlarla ve bu cihazdaki insanlarla oynayabilirsin.
device-no-puzzles = Bu sayfada o gün için bulmaca yok. Başka bir gün dene ya da sayfayı ağ varken aç.

device-games = Bu cihazdaki oyunlar
device-games-words = Bu oyunlar yalnızca bu tarayıcıda saklanır, başka hiçbir yerde değil. Tarayıcının verilerini silmeden ya da cihaz değiştirmeden önce onları dosya olarak kaydet.
device-none = Henüz yok. Botlarla ve bu cihazdaki insanlarla oynanan oyunlar burada görünür.
device-open = Bir dosya aç
device-save = Hepsini dosya olarak kaydet
device-save-one = Dosya olarak kaydet
device-imported = { $count ->
    [0] Bu oyunların hepsi sende zaten var.
   *[other] { $count } oyun eklendi.
}
device-arrives = Bu oyun bu cihaza eklensin mi?
device-arrives-words = Bağlantı bütün oyunu taşır. Eklersen öbür oyunlarınla birlikte bu tarayıcıda saklanır.
device-arrives-add = Oyunu ekle
device-arrives-not = Şimdi olmaz
device-send = Başka cihazda devam et
device-send-game = { $game }: başka cihazda devam et
device-send-words = Bağlantı bütün oyunu taşır. Orada devam etmek için bağlantıyı öbür cihazda aç. Buradaki oyun olduğu gibi kalır.
device-link-long = Bu oyun bir bağlantı için çok uzun. Dosya olarak kaydet ve o dosyayı öbür cihazda aç.
device-delete = Sil
device-delete-game = Bu { $game } oyununu sil
device-delete-sure = Bu oyun silinsin mi?
device-delete-words = Yalnızca bu cihazda var. Kimse geri getiremez.

device-file-other = Bu dosyada Ziggurat oyunu yok. Hiçbir şey değişmedi.
device-file-newer = Bu dosya daha yeni bir sürümden. Önce sayfayı güncelle, sonra yeniden aç.
device-file-damaged = Bu dosya bozuk. Hiçbir şey değişmedi.
device-file-large = Bu dosya bir oyun listesi olamayacak kadar büyük. Hiçbir şey değişmedi.
device-link-damaged = Bu bağlantının bir kısmı eksik. Bağlantının tamamını kopyala ve yeniden dene.
