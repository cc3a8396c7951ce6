# Terminaldeki çizimlerin ve yanlarındaki tabloların sözleri. Bir oyunun sütunundakiler aynı genişliktedir.

diagram-level = { $level }. kat
diagram-seat = { $seat }. oyuncu
diagram-seats = { $one }. ve { $other }. oyuncu
diagram-holds = { $seat }. oyuncunun eli
diagram-nothing = boş
diagram-reserve = yedek
diagram-cylinders = silindirler
diagram-cylinders-left = kalan: { $heights }
diagram-cylinders-of = { $whose }: { $heights }
diagram-no-cylinder = yok
diagram-supply = stok
diagram-hand = elde
diagram-held = tutulan
diagram-mission = görev
diagram-bag = torba
diagram-drawn = çekilen
diagram-score = { $seat }. oyuncu: { $score }
diagram-score-powers = { $seat }. oyuncu: { $score }, güçler { $powers }
babel-diagram = Çizimde 3enu, 3 çıkıntılı bir küptür: doğuda (e), kuzeyde (n) ve üstte (u). Öbür harfler w (batı), s (güney) ve d (alt). Boş bir karede ● altta bir çıkıntı, ○ bir girinti demektir.

theorem-ply = hamle
theorem-positions = konum
theorem-won = kazanılan
theorem-drawn = paylaşılan
theorem-lost = kaybedilen
theorem-ended = biten
theorem-all = hepsi

missions-number = görev
missions-won = kazanılan / oyun
missions-rate = kazanma oranı (%95)
missions-turns = kazanılan oyunların turu (%95)
missions-won-of = { $won } / { $games }
diagram-height = yükseklik
diagram-overhang = çıkma
diagram-feet = ayak
diagram-bars = kullanılan çubuk
