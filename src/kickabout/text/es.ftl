### Lo que todas las partes de Kickabout dicen por igual.
###
### Español neutro: se lee bien en Madrid y en Buenos Aires. Se tutea; no hay «vosotros», ni «coger».
### Las variables son las de en.ftl. Además, todo nombre $card (una carta, un mensaje, un texto) trae las palabras
### que concuerdan con él: $card-the, $card-a, $card-of-the, $card-to-the, $card-o y $card-it.
### Géneros: m, f, mp y fp; el que no tiene ninguno es masculino.

you = tú

## Lo que concuerda con un sustantivo.

noun-the = { $gender ->
    [f] la
    [mp] los
    [fp] las
   *[m] el
}
noun-a = { $gender ->
    [f] una
    [mp] unos
    [fp] unas
   *[m] un
}
noun-of-the = { $gender ->
    [f] de la
    [mp] de los
    [fp] de las
   *[m] del
}
noun-to-the = { $gender ->
    [f] a la
    [mp] a los
    [fp] a las
   *[m] al
}
# La terminación de un adjetivo o participio: jugad{ $card-o }.
noun-o = { $gender ->
    [f] a
    [mp] os
    [fp] as
   *[m] o
}
noun-it = { $gender ->
    [f] la
    [mp] los
    [fp] las
   *[m] lo
}
