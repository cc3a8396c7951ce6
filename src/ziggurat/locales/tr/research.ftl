# Araştırma ortamlarının söyledikleri: yığınlar, vektör ortamları, yığın halinde arama.

batch-size = Bir yığının boyutu tam sayı olmalı, 1 ya da daha büyük.
batch-packed = { $game } kurallarında “pack” işlevi yok, o yüzden bu yığın sıkıştırılamaz.
batch-steps = “{ $value }” bir adım sayısı değil. Hiçbir oyun ilerlemedi.
batch-actions = Bu { $game } yığınının bir adımı { $size } hamle ister, her oyun için bir tane. Hiçbir oyun ilerlemedi.
batch-actions-shape = Bu { $game } yığınının bir adımı { $size } hamle ister, her oyun için bir tane; { $shape } biçiminde bir dizi değil. Hiçbir oyun ilerlemedi.
batch-actions-kind = Bu { $game } yığınının bir adımı { $size } hamle ister, her oyun için bir tane, tam sayı olarak; { $kind } olarak değil. Hiçbir oyun ilerlemedi.
batch-illegal = Bu { $game } yığınının { $number } numaralı oyunu: { $action } hamlesi orada kurallara uymuyor. Hiçbir oyun ilerlemedi.
batch-index = Bu { $game } yığınında 0 ile { $last } arası oyunlar var, ama listenin { $place } numaralı öğesi { $value }. Hiçbir şey değişmedi.
batch-index-kind = Bu { $game } yığınının oyunlarını 0 ile { $last } arası sayılardan bir listeyle ya da her oyun için bir doğruluk değeriyle belirt; “{ $value }” ikisi de değil. Hiçbir şey değişmedi.
batch-index-twice = Bu { $game } yığınının { $number } numaralı oyunu iki kez belirtilmiş. Hiçbir şey değişmedi.
batch-count = Bu { $game } yığınından seçilen her oyuna bir konum gerekir: toplam { $games }, { $given } değil. Hiçbir şey değişmedi.
batch-rows = Bir yığında { $game } konumu, int64 türünde { $length } tam sayılık bir satırdır; { $shape } biçiminde ve { $kind } türünde bir dizide böyle satırlar yok. Hiçbir şey değişmedi.
batch-untold = Bu { $game } yığını için verilen satırlar konumlara nasıl ulaşıldığını söylemiyor, o yüzden denetlenemez. Position sınıfından konumlar ver ya da satırlara güveniyorsan check=False yaz. Hiçbir şey değişmedi.
batch-no-position = Bu { $game } yığınının { $number } numaralı oyunu: “{ $value }” bir konum değil. Hiçbir şey değişmedi.
batch-other-game = Bu { $game } yığınının { $number } numaralı oyunu: verilen konum { $other } oyununa ait. Hiçbir şey değişmedi.
batch-other-options = Bu { $game } yığınının { $number } numaralı oyunu: verilen konumda { $option } = { $value }, yığında { $own }. Hiçbir şey değişmedi.
batch-history = Bu { $game } yığınının { $number } numaralı oyunu: konumun geçmişindeki { $ply }. hamle, { $action }, kurallara uymuyor. Hiçbir şey değişmedi.
batch-unreachable = Bu { $game } yığınının { $number } numaralı oyunu: konumun geçmişi ona götürmüyor. Hiçbir şey değişmedi.
batch-unlike = Bu { $game } yığınına yalnızca oyunu, seçenekleri ve biçimi aynı olan bir yığından oyun kopyalanabilir. Hiçbir şey değişmedi.
batch-no-finals = Bu { $game } yığını oyunlarının nasıl bittiğini saklamıyor; onu keep_final=True ile oluştur.
batch-other-version = Bu { $game } yığını, kuralların { $version } sürümüyle kaydedilmiş; bu programda { $known } sürümü var.
no-gpu = Burada bir NVIDIA GPU açılamadı. ziggurat.research.Batch kullan: aynı oyunları işlemcide oynar.

search-selection = “{ $value }” bir seçme yolu değil; şunlardan birini seç: { $known }.
search-setting = { $name } “{ $value }” olamaz.
search-whole = { $name } bir tam sayı olmalı, { $least } ya da daha büyük; “{ $value }” olmaz.
search-number = { $name }, { $least } ile { $most } arasında bir sayı olmalı; “{ $value }” olmaz.
search-batch = Bu aramaya { $size } oyunluk, aramayla aynı seçeneklere sahip bir { $game } yığını gerekir.
search-pair = Bu { $game } aramasında ağ iki dizi döndürmeli, logits ve values; “{ $kind }” değil.
search-shape = Bu { $game } araması için ağın { $what } çıktısı şu biçimlerden birinde olmalı: { $wanted }; { $shape } değil.
search-kind = Bu { $game } araması için ağın { $what } çıktısı bir sayı dizisi olmalı, “{ $kind }” değil.
search-nan = Bu { $game } aramasının { $number } numaralı oyunu: ağın { $what } çıktısında sonlu olmayan sayılar var. Ağaçlar atıldı.

# Ağlar ve eğitim
network-none = “{ $file }” dosyasında ağ yok.
network-damaged = “{ $file }” içindeki ağ bozuk; onu yeniden oluştur ya da yeniden getir.
network-unread = “{ $file }” içindeki ağ okunamıyor: { $why }.
network-of-other-game = “{ $file }” içindeki ağ { $game } için değil.
network-of-other-version = “{ $file }” içindeki ağ, { $game } oyununun başka bir sürümü için yapılmış; yenisini eğit.
no-course = { $game } için eğitim yok; şu oyunlar için var: { $known }.
no-torch = Eğitim için PyTorch gerekir. Şununla kur: pip install "ziggurat[train]"
run-damaged = “{ $file }” dosyası bozuk; çalışma sürdürülemez. Başka bir klasörde başla.
run-of-other = “{ $folder }” klasöründe başka planlı bir { $game } çalışması var; başka bir klasörde başla.
train-playing = kendi kendine oyun
train-training = eğitim
train-gate = eleme
train-generation = { $number }. kuşak, şimdiye kadarki en iyiye karşı { $games } oyunda %{ $share } aldı. { $kept ->
    [yes] Artık en iyisi o.
   *[no] En iyi olan yerinde kalıyor.
}
train-done = En iyi ağ: { $file }.
train-nothing = Hiçbir ağ, ağsız aramadan daha iyi olmadı.
train-exact = Ağ, hiç görmediği { $positions } konumun %{ $share } kadarında çözümle aynı fikirde.
