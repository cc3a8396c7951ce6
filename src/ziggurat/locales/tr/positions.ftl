# Metin olarak konumlar (docs/reference/notation.md): birinde neyin, nerede yanlış olduğu.

position-refused = Konum { $place }. harfte (“{ $shown }”) doğru değil: { $why }
position-refused-end = Konum sonunda doğru değil: { $why }
position-option = Konumda { $name }={ $told } yazıyor, ama istenen { $name }={ $given }.
position-stuck = Hiçbir oyun bu konumda durmaz: kimse oynayamıyor, ama oyun bitmemiş.

text-unexpected = Bu harfin burada bir anlamı yok.
text-short = Burada bir şey eksik.
text-long = Konum bundan önce tamamlanmış.
text-range = Sayı { $low } ile { $high } arasında olmalı.

babel-text-no-cube = Yalnızca bu yüzleri çıkıntılı olan bir küp yok.
babel-text-gap = Bir kat ancak alttaki dolunca başlar.
babel-text-misfit = { $level }. katta { $cell } karesindeki küp değdiği yüzlere uymuyor.
babel-text-diagonal = İlk iki küp yan yana durur.
babel-text-count = Kuledeki ve ellerdeki { $type } çıkıntılı küplerin toplamı tutmuyor.
babel-text-hands = Oyuncular sırayla tam bu küpleri koymuş olamaz.

nivos-text-shape = Bu boyutta bir parça yok.
nivos-text-board = Parça tahtanın kenarından taşıyor.
nivos-text-twice = Bu parça zaten masada.
nivos-text-uneven = Parçanın altı düz değil.
nivos-text-neutral = Renksiz parça ilk gelir: onu tahtaya 1. oyuncu koyar.
nivos-text-reserve = Üç kişiyle oynanırken yedek yoktur.
nivos-text-colour = Orada bu renkten iki parça birbirine engel oluyor.
nivos-text-cylinder = Her silindir bir kez alınır, önce en alçağı yazılır.
nivos-text-order = Silindirler en alçaktan yukarı doğru alınır.
nivos-text-owed = İlkinden sonraki her kat için bir silindir alınır; silindir sayısı buna uymuyor.
nivos-text-turn = Oyuncular sırayla oynar; bu parçalara ve silindirlere göre sıra bu oyuncuda değil.
nivos-text-choice = Burada kimse silindir seçiyor olamaz.

talo-text-upright = 1 birimlik çubuk dik yazılır, 1z gibi.
talo-text-box = Çubuk çok dışarı taşıyor.
talo-text-overlap = Orada başka bir çubuk var.
talo-text-water = Çubuk suda.
talo-text-supply = Bu kadar çok { $length } birimlik çubuk yok.
talo-text-mark = Yalnızca tutulan ya da düşen çubuk işaretlenir, her birinden en çok bir tane.
talo-text-falls = Bu yapı yıkılır.
talo-text-stands = Tutulan çubuk kendi kendine de dururdu.
talo-text-pawn = Orada piyon duramaz.
talo-text-pawns = Oyunun bu anında bütün piyonlar olmaları gereken yerde değil.
talo-text-phase = Oyun bu anda durmaz: yapılacak başka bir şey var.
talo-text-rolls = Bu zarlar yapılacak işe uymuyor.
talo-text-taken = Alınan çubukların toplamı zarı tutmuyor.
talo-text-hand = Bu çubuklar şimdi elde olamaz.
talo-text-built = Bu kadar çubuk konmuş olamaz.

bubbles-text-row = Bir satırda beş yer var.
bubbles-text-gap = Bir baloncuğun altı boş.
bubbles-text-line = Üçlü bir dizi çoktan patlamış olurdu.
bubbles-text-count = Baloncuklar ve puanlar birlikte oyundakine uymuyor.
bubbles-text-drawn = Bir baloncuk ancak konurken çekilmiş olur.
bubbles-text-powers = Şimdi kimsede bu güçler olamaz.
bubbles-text-phase = Oyun bu anda durmaz: karar verilecek başka bir şey var.
bubbles-text-solo = Bu yalnızca tek kişilik oyunda, baloncuk gönderilirken olur.
bubbles-text-sent = Bu baloncuk gönderilmiş olamaz.
