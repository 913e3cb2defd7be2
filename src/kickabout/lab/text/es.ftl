### Lo que dicen los informes de `kickabout sim` y `kickabout ladder`.
###
### Las proporciones y los intervalos son cifras ya escritas, como "51,2 %".

report-head = { $matches ->
    [one] { $matches } partido
   *[other] { $matches } partidos
} de { $seats } jugadores, semilla { $seed }
report-speed = { $decisions } decisiones en { $seconds } s.
report-seat = Jugador
report-seat-number = Jugador { $seat }
report-bot = Bot
report-interval = Intervalo del { $confidence }

report-wins = Victorias
    .share = Proporción
    .fair = Esperado
    .caption = En negrita: lo esperado queda fuera del intervalo.
report-draws = Empates: { $number } ({ $share }).
report-tie-breaks = Decididos por un desempate: { $number } ({ $share }).
report-shared = Con varios ganadores: { $number } ({ $share }).

report-scores = marcador
    .caption = El marcador decide quién gana: los goles, y lo demás que las reglas suman o restan.
report-by-goals = Partidos por goles
    .goals = Goles

ladder-title = Elo
ladder-shares = Proporción de los puntos
ladder-anchor = fijo
ladder-head = { $game }, { $seats } jugadores, { $options }: { $matches ->
    [one] un partido
   *[other] { $matches } partidos
}, al menos { $least } por pareja.
ladder-remarks = Una celda es la proporción de los puntos que el bot de su fila le sacó al de su columna, { $seats ->
    [2] con los lugares cambiados
   *[other] en todos los repartos que dan a cada bot la mitad de los lugares, o casi
}; un empate cuenta la mitad. El Elo es el de Bradley y Terry, con el de { $anchor } fijado en { NUMBER($elo, useGrouping: 0) }. Los intervalos son del { $confidence }.

## Lo que comparten todos los informes

report-box = Caja { $name } ({ $digest })
report-option = { $option }: { $value }
report-method = Cómo se calculó
report-replays = Partidos que vale la pena ver
    .how = Son archivos: con Kickabout instalado en tu equipo, cada uno se ve con el comando kickabout replay ARCHIVO --open, y con --box si no era la caja del propio juego.

## Medidas

measure-first = gana quien empieza
measure-win = gana el jugador { $seat }
measure-points = puntos del jugador { $seat }
measure-draws = empates
measure-turns = turnos por jugador
measure-decisions = decisiones
measure-minutes = minutos
    .how = Los minutos son un modelo: cinco segundos por cada decisión con algo que elegir, uno por cualquier otra decisión, tirada o robo.
measure-goals = goles
measure-comebacks = remontadas
measure-lead-changes = cambios de líder
measure-options = opciones por decisión

## `kickabout compare`

compare-title = { $game }: qué cambia
compare-finding = { $kind ->
    [share] { $variant }, { $measure }: { $value } en lugar de { $before }, { $difference } puntos { $direction ->
        [more] más
       *[less] menos
    } (±{ $reach }).
   *[mean] { $variant }, { $measure }: { $value } en lugar de { $before }, { $difference } { $direction ->
        [more] más
       *[less] menos
    } (±{ $reach }).
}
compare-nothing = { $variant } y { $base }: ninguna de las { $number } diferencias examinadas es más que azar.
compare-gain = Emparejamiento: con { $matches } partidos de cada una, “{ $measure }” de { $variant } se conoce con tanta seguridad como con { $independent } partidos sin dados comunes (correlación { $correlation }).
compare-alike = Emparejamiento: { $variant } juega todos los partidos igual que la primera caja.
compare-table = { $variant } frente a { $base }
compare-measure = Medida
compare-difference = Diferencia
compare-p = p, corregida
compare-caption = En negrita: más que azar. Las proporciones difieren en puntos porcentuales.
compare-plot = { $variant } frente a { $base }
    .says = Cada diferencia con su intervalo, en errores estándar: lejos de la línea es más que azar.
    .axis = Diferencia en errores estándar
compare-method = { $matches } partidos de cada caja en { $seconds } s, el mismo partido con los mismos dados en todas. Los intervalos son del { $confidence }, por la prueba t de Student para datos pareados; p está corregida para { $tests } diferencias según Benjamini y Hochberg.
compare-pairing = Una remontada es la victoria de un jugador que iba por detrás en goles después de algún turno. Un partido cuenta para “gana quien empieza” si se decidió en los dos.

## `kickabout cards`

cards-title = { $game }: qué filas de la caja deciden
cards-finding = { $mode ->
    [given] { $name }: { $direction ->
        [up] fuerte
       *[down] flojo
    }. Un jugador que se lo queda siempre que puede gana { $change } puntos { $direction ->
        [up] más
       *[down] menos
    } (±{ $reach }). Quien lo tiene se lleva el { $had } de las victorias.
   *[without] { $name }: { $direction ->
        [up] una carga
       *[down] fuerte
    }. Un jugador que no lo recibe nunca gana { $change } puntos { $direction ->
        [up] más
       *[down] menos
    } (±{ $reach }). Quien lo tiene se lleva el { $had } de las victorias{ $has_played ->
        [yes] ; quien lo juega, el { $played }
       *[no] { "" }
    }.
}
cards-finding-had = { $name } está con { $direction ->
    [up] quienes ganan
   *[down] quienes pierden
}: quien lo tiene se lleva el { $share } de las victorias.
cards-nothing-had = Ninguna fila está con quienes ganan o pierden más a menudo de lo que diría el azar.
cards-nothing = Ninguno de los { $tests } cambios examinados es más que azar.
cards-quiet = En { $rows }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
} no se ve nada más que azar.
cards-unmet = No aparecieron en estos partidos: { $rows }{ $more ->
    [0] .
   *[other] { " " }y { $more } más.
}
cards-worth = Cuánto vale cada fila para un jugador, en puntos de la victoria
    .caption = En negrita y con *: más que azar. La fila se cambia para un jugador y luego para cada uno de los demás.
cards-mode-without = quitado
cards-mode-doubled = doble
cards-mode-blank = en blanco
cards-mode-given = tomado siempre
cards-rows = Cómo les va, por jugador y partido
    .row = Fila
    .table = Tabla
    .drawn = Tenido
    .played = Jugado
    .held = Al final
    .stuck = Atascado
    .wins-had = Gana, tenido
    .wins-played = Gana, jugado
    .caption = Atascado: de los turnos con algo que jugar en los que estaba en la mano, aquellos en los que no se podía jugar.
cards-plot = Lo que un jugador pierde o gana
    .says = Cuánto cambia la probabilidad de victoria de un jugador si nunca recibe la fila o si se la queda siempre que puede.
    .axis = Puntos de la victoria
cards-method = { $matches } partidos, contados fila a fila. Las proporciones son de la victoria de un partido, un empate a partes iguales, entre todos los jugadores que tuvieron o jugaron la fila; los intervalos son del { $confidence }, con los partidos como conglomerados.
    .worth = Para saber cuánto vale una fila, se jugaron otra vez los mismos partidos con los mismos dados y la fila cambiada para un solo jugador: quitada (el azar roba otra), doble (cuenta dos veces al robar), en blanco (no se puede jugar) o tomada siempre. Un partido que el cambio no puede tocar no se volvió a jugar. Prueba t de Student para datos pareados, { $tests } pruebas corregidas según Benjamini y Hochberg.
    .stuck = Que gane más quien juega una fila no dice que la fila sea la causa: las posiciones fuertes dejan jugar más. Cuánto vale sí lo dice.

## `kickabout tune`

tune-title = { $game }: una caja para los objetivos
tune-best = La mejor caja encontrada: { $values }.
tune-finding = { $measure }: { $value } (±{ $reach }) en partidos nuevos, lo que { $is_met ->
    [yes] cumple
    [maybe] puede que cumpla
   *[no] no cumple
} el objetivo { $target } ±{ $tolerance }; era { $before }.
tune-stopped = La búsqueda se detuvo tras { $tried ->
    [one] una caja
   *[other] { $tried } cajas
}: nada está confirmado en partidos nuevos, y lo que parecía mejor baja un poco en ellos.
tune-unconfirmed = { $measure }: { $value } (±{ $reach }), lo que { $is_met ->
    [yes] cumple
    [maybe] puede que cumpla
   *[no] no cumple
} el objetivo { $target } ±{ $tolerance }.
tune-disagree = Los objetivos chocan entre sí: { $number } cajas son, cada una, la mejor en algo; el frente las muestra.
tune-where = { $measure } ({ $where })
tune-confirmed = Las mejores, en partidos nuevos
    .caption = Desvío: a qué distancia de todos los objetivos, en tolerancias; 1 como máximo en cada uno es cumplir.
tune-front = El frente
    .caption = De las cajas probadas, las que ninguna otra supera en todos los objetivos.
tune-box = Caja
tune-miss = Desvío
tune-plot = Qué es posible
    .says = Cada punto es una caja según cuánto se desvía de los dos primeros objetivos; a las de la línea no las supera ninguna otra.
    .axis = Desvío de “{ $measure }”, en tolerancias
tune-method = { $tried ->
    [one] Se probó una caja
   *[other] Se probaron { $tried } cajas
} con { $matches } partidos cada una, los mismos para todas, tal como las propuso Optuna (estimadores de Parzen en árbol); { $refused ->
    [one] una combinación de valores no era
   *[other] { $refused } combinaciones de valores no eran
} una caja válida. { $confirmed ->
    [0] La búsqueda se detuvo antes de que las mejores jugaran partidos nuevos.
    [one] La mejor jugó { $fresh } partidos nuevos.
   *[other] Las { $confirmed } mejores jugaron { $fresh } partidos nuevos cada una, y el orden es el de ellos.
}

## Las páginas de `kickabout sim` y `kickabout ladder`

sim-title = { $game }: { $matches ->
    [one] un partido
   *[other] { $matches } partidos
}
sim-starter = Quien empieza gana el { $share } (±{ $reach }){ $is_fair ->
    [yes] : la diferencia con el { $fair }, que sería lo justo, puede deberse al azar.
   *[no] , y lo justo sería { $fair }.
}
sim-length = Un partido dura de media { $turns } turnos por jugador, unos { $minutes } minutos; la mayoría, de { $low } a { $high } turnos.
sim-drama = El { $comebacks } de los partidos se gana remontando, y el { $draws } acaba en empate. Cambios de líder por partido: { $changes }.
sim-measures = Lo que se midió
    .mean = Media
    .median = Mediana
sim-method = Los intervalos son del { $confidence }: los de las proporciones, de Wilson, con la mitad tras ±; los de las medias, por la distribución normal; 5 – 95 % abarca la mayoría de los partidos.
sim-histogram = Partidos por número de { $measure }; la línea marca la media.
sim-chances = Con qué frecuencia gana quien va ganando
    .says = Con qué frecuencia gana al final quien iba por delante en solitario después de un turno, sin contar los partidos ya terminados.
    .turns = Turnos, de todos los jugadores juntos
    .wins = Victorias, %
replay-lead-changes = { $changes ->
    [one] un cambio de líder
   *[other] { $changes } cambios de líder
}
replay-late = decidido al final
replay-goals = { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}
replay-longest = un partido largo: { $turns } turnos entre todos
replay-shortest = un partido corto: { $turns } turnos entre todos
ladder-report = { $game }: qué fuerza tienen los bots
    .says = El Elo de cada bot con su intervalo del 95 %.
ladder-finding = { $best } es el bot más fuerte, { $elo } de Elo por encima de { $least }, al que le saca el { $share } de los puntos.

## Lo que merece una segunda mirada en una caja

box-doubt-unreached = { $table }: ningún mazo, plantilla ni equipo predefinido incluye { $rows }. Los bots nunca usan una fila así, de modo que ninguna simulación muestra qué hace.
box-doubt-no-copies = { $table }: en el mazo no hay { $rows }.
box-doubt-unread = { $table }: ninguna regla lee { $rows }: sin { $number ->
    [one] esa fila
   *[other] esas filas
} todos los partidos son iguales.
box-doubt-far = { $table } es { $value }; los bots se hicieron y midieron con { $span ->
    [one] { $low }
   *[range] valores de { $low } a { $high }
}.
box-doubt-more = { " " }y { $number } más

## Qué está mal en los números que varía una búsqueda. $path es como rules.hand; $near, lo que se querría decir.

wrong-knob-span = { $path } se varía de un número a otro mayor, no { $span }
wrong-knob-unknown = la caja no tiene ningún número { $path }{ box-file-meant }
wrong-knob-fill-varied = { $path } se varía y no puede compensar además a los otros
wrong-knob-fill-alone = junto a { $path } no se varía nada que pueda compensar
wrong-ladder-bots = para comparar su fuerza se enfrentan dos bots o más, cada uno nombrado una vez
wrong-ladder-seats = aquí hay un bot en cada asiento, y uno de estos es para { $names }
wrong-bots = { $bots } bots para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}{ $names-count ->
    [0] {""}
   *[other] {" "}junto a { $names }
}: indica uno para todos los asientos o uno para cada uno
wrong-gpu-bots = los bots que calculan no juegan en una GPU
wrong-measure = no hay ninguna medida { $name }; las medidas son: { $known }
wrong-target-tolerance = la tolerancia de { $measure } es un número mayor que 0
wrong-search-boxes = con ninguna de las cajas probadas se puede jugar
wrong-search-stopped = se detuvo antes de probar una caja
wrong-cards-bots = las cartas solo se cuentan en partidos de los bots rule-of-thumb y random
wrong-cards-stopped = se detuvo antes de que acabara un partido
wrong-comparison-few = { $measure } dice algo en { $matches ->
    [one] un solo partido
   *[other] { $matches } partidos
} de ambas cajas: juega más
wrong-comparison-precision = la precisión de { $measure } es un número mayor que 0, no { $given }
wrong-comparison-stopped = se detuvo antes de que acabaran dos partidos
wrong-field = la caja no tiene { $key }
wrong-field-row = la caja no tiene la fila { $key }

## Qué está mal en un archivo o en un clúster.

wrong-document = está { $begin }, pero después no está { $end }
wrong-results-file = en este archivo no hay resultados de `kickabout ladder`
wrong-results-other = son los resultados de otra comparación de bots: allí { $key } es { $theirs }, no { $ours }
wrong-results-pairs = son los resultados de parejas distintas de las de sus bots
wrong-cluster = allí no responde ningún planificador de Dask
wrong-cluster-address = esta no es la dirección de un planificador de Dask, como tcp://host:8786
wrong-cluster-empty = este planificador de Dask no tiene ningún proceso que juegue
wrong-cluster-workers = sus procesos no tienen un Kickabout de esta versión
wrong-cluster-release = su proceso { $worker } tiene Kickabout { $theirs }, que puede jugar de otro modo que el { $ours } de esta máquina
lost-processes = { $number } procesos acabaron en medio de los mismos partidos, el último con el código de salida { $code }{ $killed ->
    [yes] {" "}(como cuando falta memoria)
   *[no] {""}
}
lost-workers = varios procesos del clúster acabaron en medio de los mismos partidos, el último en { $worker }
lost-scheduler = se perdió el planificador del clúster
# Partidos guardados. $before es el archivo anterior, o `none`.
kept-twice = { $file }: el partido { $match } está también en { $before }
kept-missing = faltan los partidos { $first } a { $last }, { $before ->
    [none] antes de { $file }
   *[other] entre { $before } y { $file }
}
kept-none = { $folder }: en esta carpeta no hay partidos guardados ({ $pattern })
kept-unread = { $file }: no es un archivo Parquet o le falta una parte
kept-no-matches = { $file }: en este archivo Parquet no hay partidos de Kickabout
kept-format = { $file }: su formato es { $given }; esta versión lee { $known }
kept-changed = { $file }: a este archivo Parquet le faltan filas o columnas, o está cambiado
kept-other-box = { $file }: para esta versión su caja es otra
# $whose es el otro archivo, o `none` para los partidos que se van a jugar.
kept-other = { $file }: son partidos de otro experimento: allí { $key } es { $theirs }, y { $ours } en { $whose ->
    [none] este
   *[other] { $whose }
}
