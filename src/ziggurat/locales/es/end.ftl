# El final de una partida en la página; las misiones, antes y al final.

end-why = Por qué ha terminado
end-score = Puntos
end-player = Quién
end-winner = gana
end-more = Más
end-less = Menos
end-take-back = Deshacer y probar otra cosa
end-lost-kindly = Esta vez no ha podido ser. La próxima puede ser tuya.

end-turning-point = Momento decisivo
end-turning-point-looking = Repasando la partida: { $looked } de { $count } jugadas…
end-turning-point-was = Jugada { $number }. { $self ->
    [true] Jugaste: { $action }.
   *[false] { $name } jugó: { $action }.
} { $certain ->
    [true] Eso cambió la partida.
   *[false] Creemos que la probabilidad de ganar bajó cerca de un { $lost } %.
} Mejor: { $better }.
end-turning-point-see = Verlo
end-turning-point-none = { $certain ->
    [true] No lo hubo: quien perdió no podía hacerlo mejor.
   *[false] Ninguno claro: ninguna jugada por sí sola regaló mucho.
}

mission-turn = Turno { $turn }
mission-goal = { $until ->
    [0] { $stars ->
        [one] una estrella al cumplirla
       *[other] { $stars } estrellas al cumplirla
    }
   *[other] { $stars ->
        [one] una estrella hasta el turno { $until }
       *[other] { $stars } estrellas hasta el turno { $until }
    }
}
end-mission = { $how ->
    [won] ¡Misión cumplida!
   *[lost] Esta vez no ha salido
}
end-mission-stars = { $stars ->
    [one] Una estrella
   *[other] { $stars } estrellas
}, en { $turns ->
    [one] un turno.
   *[other] { $turns } turnos.
} { $better ->
    [0] Más no se puede ganar.
    [one] Una más si lo haces en un turno.
   *[other] Una más en { $better } turnos o menos.
}
end-mission-kindly = La bolsa se mezcla de nuevo cada vez. Prueba otra vez.
end-next-mission = Misión siguiente
