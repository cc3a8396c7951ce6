# Sayfada bir oyunun sonu; görevler, öncesinde ve sonunda.

end-why = Neden bitti
end-score = Sonuç
end-player = Oyuncu
end-winner = kazandı
end-more = Daha fazla
end-less = Daha az
end-take-back = Geri al ve başka bir şey dene
end-lost-kindly = Bu kez olmadı. Sonraki oyun senin olabilir.

end-turning-point = Dönüm noktası
end-turning-point-looking = Oyuna bakılıyor: { $count } hamleden { $looked } tanesi…
end-turning-point-was = { $number }. hamle. { $self ->
    [true] Sen oynadın: { $action }.
   *[false] { $name } oynadı: { $action }.
} { $certain ->
    [true] Oyun burada döndü.
   *[false] Tahminen bu, kazanma şansını yaklaşık %{ $lost } düşürdü.
} Daha iyisi: { $better }.
end-turning-point-see = Gör
end-turning-point-none = { $certain ->
    [true] Yoktu: kaybeden daha iyisini yapamazdı.
   *[false] Belirgin olan yok: hiçbir hamle tek başına çok şey kaybettirmedi.
}

mission-turn = { $turn }. tur
mission-goal = { $until ->
    [0] bitirince { $stars } yıldız
   *[other] { $until }. tura kadar { $stars } yıldız
}
end-mission = { $how ->
    [won] Görev tamam!
   *[lost] Bu kez olmadı
}
end-mission-stars = { $stars } yıldız, { $turns } turda. { $better ->
    [0] Bundan iyisi yok!
   *[other] { $better } ya da daha az turda bir yıldız daha.
}
end-mission-kindly = Torba her seferinde yeniden karıştırılır. Bir daha dene.
end-next-mission = Sonraki görev
