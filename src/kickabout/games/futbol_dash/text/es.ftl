### Lo que se lee de Fútbol Dash. Variables de asientos, nombres y listas: véanse los mensajes compartidos.
### $player es quien actúa, $rival sobre quién; $card es la carta de la que se habla, $value su número.
### Narra una voz de radio, en presente y sin el pronombre: «Robas», «te quita».

tagline = Arma un ataque de once puntos justos y dispara.

## Opciones y cartas

option-mode = Modo
    .help = Cuándo termina el partido.
option-mode-regular = Normal
    .help = Gana quien llegue primero a los goles pedidos.
option-mode-express = Exprés
    .help = Se juega hasta agotar el mazo de acción; gana quien lleve más goles, y si hay empate, tanda de penaltis.
option-goals = Goles
    .help = Los goles que ganan un partido normal.
option-express-end = Final exprés
    .help = Qué termina un partido exprés.
option-express-end-deck-out = Sin mazo
    .help = El turno en que sale la última carta del mazo es el último.
option-express-end-hands-out = Sin cartas
    .help = Después se juegan las manos, hasta que nadie tenga cartas.

card-short-pass = Pase corto
    .gender = m
    .text = Al pie, y sin inventos.
card-nutmeg = Caño
    .gender = m
    .text = Entre las piernas, y adiós.
card-through-ball = Pase filtrado
    .gender = m
    .text = Rompe la última línea.
card-overlap = Proyección
    .gender = f
    .text = El lateral pasa como un tren.
card-long-pass = Pase largo
    .gender = m
    .text = Medio campo de un zapatazo.
card-pressing = Presión
    .gender = f
    .text = Ni un segundo para pensar.
card-interception = Intercepción
    .gender = f
    .text = Leído antes de salir.
card-block = Bloqueo
    .gender = m
    .text = Donde había hueco, hay muro.
card-clearance = Despeje
    .gender = m
    .text = A la última fila, y gracias.
card-slide-tackle = Barrida
    .gender = f
    .text = Todo balón. O casi.
card-penalty = Penalti
    .gender = m
    .text = Once metros y un suspiro.
card-halftime = Descanso
    .gender = m
    .text = Naranjas y charla técnica.
card-offside = Fuera de juego
    .gender = m
    .text = El banderín ya estaba arriba.
card-substitution = Cambio
    .gender = m
    .text = Piernas frescas desde el banco.
card-yellow-card = Amarilla
    .gender = f
    .text = Esa llegó tarde.
card-red-card = Roja
    .gender = f
    .text = A la ducha antes de tiempo.
card-foul = Falta
    .gender = f
    .text = El silbato dice que no.
card-var = VAR
    .gender = m
    .text = Un cuadrado dibujado en el aire.
card-without-text = { "" }

# Lo que hace una carta, en una línea que quepa en ella.
does-attack = Suma { $value } a tu ataque.
does-defend = Quita { $value } a un rival.
does-penalty = Un tiro, desde { $value } puntos.
does-halftime = Manos nuevas, ataques a 0.
does-offside = Un rival se queda en 0 puntos.
does-substitution = Cambia hasta { $value } cartas.
does-yellow = { $value ->
    [one] Un rival pierde un turno.
   *[other] Un rival pierde { $value } turnos.
}
does-red = { $value ->
    [one] Un rival pasa a tener 1 carta menos.
   *[other] Un rival pasa a tener { $value } cartas menos.
}
does-foul = Anula un ataque o una defensa.
does-review = Anula una carta de árbitro.

# Las caras de las cartas de tiro; .printed lo dice la carta, .shout la página.
face-goal = Gol
    .gender = m
    .printed = Gol
    .shout = ¡GOOOL!
face-save = Parada
    .gender = f
    .printed = Parada
    .shout = ¡LA PARA!
face-miss = Fuera
    .gender = m
    .printed = ¡Fuera!
    .shout = ¡FUERA!
face-corner = Córner
    .gender = m
    .printed = Córner
    .shout = ¡CÓRNER!
face-own-goal = Autogol
    .gender = m
    .printed = ¡Autogol!
    .shout = ¡AUTOGOL!

## Narración: cartas que se juegan

plays-short-pass =
    .v1 = { $player-is ->
        [you] La tocas cortita y al pie: { $card }.
       *[other] { $player } la toca cortita y al pie: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: siempre encuentras un pie libre.
       *[other] { $card }: { $player } siempre encuentra un pie libre.
    }
plays-nutmeg =
    .v1 = { $player-is ->
        [you] ¡La pasas entre las piernas: { $card }!
       *[other] ¡{ $player } la pasa entre las piernas: { $card }!
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! La marca se queda buscando el balón. Lo tienes tú.
       *[other] ¡{ $card }! La marca se queda buscando el balón. Lo tiene { $player }.
    }
plays-through-ball =
    .v1 = { $player-is ->
        [you] Filtras el balón: { $card }.
       *[other] { $player } filtra el balón: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }, y la pones donde duele.
       *[other] { $card } de { $player }, justo donde duele.
    }
plays-overlap =
    .v1 = { $player-is ->
        [you] Doblas por fuera: { $card }.
       *[other] { $player } dobla por fuera: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: ya son dos contra uno, y a tu favor.
       *[other] { $card }: ya son dos contra uno para { $player }.
    }
plays-long-pass =
    .v1 = { $player-is ->
        [you] La mandas por encima de todo el mundo: { $card }.
       *[other] { $player } la manda por encima de todo el mundo: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: cruzas medio campo de un golpe.
       *[other] { $card } de { $player }: medio campo de un golpe.
    }
plays-pressing =
    .v1 = { $player-is ->
        [you] { $card }: no dejas respirar a { $rival }.
       *[other] { $rival-is ->
            [you] { $card }: { $player } no te deja respirar.
           *[other] { $card }: { $player } no deja respirar a { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] Le pisas los talones a { $rival }: { $card }.
       *[other] { $rival-is ->
            [you] { $player } te pisa los talones: { $card }.
           *[other] { $player } le pisa los talones a { $rival }: { $card }.
        }
    }
plays-interception =
    .v1 = { $player-is ->
        [you] La ves venir: { $card } ante { $rival }.
       *[other] { $rival-is ->
            [you] { $player } la ve venir: { $card }, y te quedas sin balón.
           *[other] { $player } la ve venir: { $card } ante { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Cortas el pase de { $rival }.
       *[other] { $rival-is ->
            [you] ¡{ $card }! { $player } te corta el pase.
           *[other] ¡{ $card }! { $player } corta el pase de { $rival }.
        }
    }
plays-block =
    .v1 = { $player-is ->
        [you] { $card }: te cruzas en el camino de { $rival }.
       *[other] { $rival-is ->
            [you] { $card }: { $player } se cruza en tu camino.
           *[other] { $card }: { $player } se cruza en el camino de { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] Echas el candado: { $card }, y { $rival } que llame otro día.
       *[other] { $rival-is ->
            [you] { $player } echa el candado: { $card }, y te quedas fuera.
           *[other] { $player } echa el candado: { $card }, y { $rival } que llame otro día.
        }
    }
plays-clearance =
    .v1 = { $player-is ->
        [you] ¡{ $card }! La mandas a las nubes, lejos de { $rival }.
       *[other] { $rival-is ->
            [you] ¡{ $card }! { $player } la manda a las nubes, y tú mirando.
           *[other] ¡{ $card }! { $player } la manda a las nubes, lejos de { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] Limpias tu área: { $card }, y { $rival } a empezar de nuevo.
       *[other] { $rival-is ->
            [you] { $player } limpia su área: { $card }, y te toca empezar de nuevo.
           *[other] { $player } limpia su área: { $card }, y { $rival } a empezar de nuevo.
        }
    }
plays-slide-tackle =
    .v1 = { $player-is ->
        [you] ¡Te tiras al suelo: { $card } ante { $rival }!
       *[other] { $rival-is ->
            [you] ¡{ $player } se tira al suelo: { $card }, y vuelas!
           *[other] ¡{ $player } se tira al suelo: { $card } ante { $rival }!
        }
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Le quitas el balón de los pies a { $rival }.
       *[other] { $rival-is ->
            [you] ¡{ $card }! { $player } te quita el balón de los pies.
           *[other] ¡{ $card }! { $player } le quita el balón de los pies a { $rival }.
        }
    }

# Una carta que añade una caja se narra por su efecto.
plays-attack = { $player-is ->
    [you] Te vas arriba: { $card }.
   *[other] { $player } se va arriba: { $card }.
}
plays-defend = { $player-is ->
    [you] Frenas a { $rival }: { $card }.
   *[other] { $rival-is ->
        [you] { $player } te frena: { $card }.
       *[other] { $player } frena a { $rival }: { $card }.
    }
}
plays-penalty = { $player-is ->
    [you] ¡{ $card }! Plantas el balón en los once metros.
   *[other] ¡{ $card }! { $player } planta el balón en los once metros.
}
plays-halftime = { $card }. Todo el mundo al vestuario: manos nuevas, y cada ataque empieza de cero.
plays-offside =
    .v1 = { $rival-is ->
        [you] Arriba el banderín: { $card }. Adiós a tu ataque, { $old } → 0.
       *[other] Arriba el banderín: { $card }. Adiós al ataque de { $rival }, { $old } → 0.
    }
    .v2 = { $rival-is ->
        [you] ¡{ $card }! Vuelves a empezar, { $old } → 0.
       *[other] ¡{ $card }! { $rival } vuelve a empezar, { $old } → 0.
    }
plays-substitution =
    .v1 = { $player-is ->
        [you] Miras al banco: { $card }.
       *[other] { $player } mira al banco: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: piernas frescas para tu equipo.
       *[other] { $card }: piernas frescas para { $player }.
    }
plays-yellow =
    .v1 = { $rival-is ->
        [you] Ves la amarilla, y un turno lo verás desde la banda.
       *[other] { $rival } ve la amarilla, y un turno lo verá desde la banda.
    }
    .v2 = { $rival-is ->
        [you] ¡A la libreta! Pierdes el próximo turno.
       *[other] ¡A la libreta! { $rival } pierde el próximo turno.
    }
plays-red =
    .v1 = { $rival-is ->
        [you] ¡Roja! Sigues con una carta menos.
       *[other] ¡Roja! { $rival } sigue con una carta menos.
    }
    .v2 = { $rival-is ->
        [you] A la ducha, y sin toalla: { $card }. Es para ti.
       *[other] A la ducha, y sin toalla: { $card } para { $rival }.
    }

# Detrás de lo que se cuenta de una carta ($told): lo que hace, si nadie la anula, de los puntos de ataque del rival,
# que eran $old.
# without $value: los puntos de antes y de después lo dicen.
adds-up-offence = { $told } De { $old } a { $new }{ $lack ->
    [0] : ¡hay tiro!
    [1] , a uno del tiro.
    [2] , a dos del tiro.
    [3] , a tres del tiro.
    [4] , a cuatro del tiro.
    [5] , a cinco del tiro.
   *[other] .
}
# without $rival: $told lo nombra.
# without $value: los puntos de antes y de después lo dicen.
adds-up-defence = { $told } De { $old } a { $new }.

# $answered es la carta que anula la carta de árbitro.
foul-called = { $player-is ->
    [you] ¡{ $card }! Paras el juego, y se acabó { $answered-the } { $answered }.
   *[other] ¡{ $card }! { $player } para el juego, y se acabó { $answered-the } { $answered }.
}
review-called = { $player-is ->
    [you] ¡{ $card }! Pides ver otra vez { $answered-the } { $answered }.
   *[other] ¡{ $card }! { $player } pide ver otra vez { $answered-the } { $answered }.
}
# Los puntos de ataque que tiene ahora son $points.
card-cancelled = { $player-is ->
    [you] No vale: anulad{ $card-o } { $card-the } { $card }, te quedas en { $points }.
   *[other] No vale: anulad{ $card-o } { $card-the } { $card }, { $player } se queda en { $points }.
}
card-stands = { $player-is ->
    [you] Al final vale { $card-the } { $card }, y te deja en { $points }.
   *[other] Al final vale { $card-the } { $card }: { $player } queda en { $points }.
}
card-makes-shot = { $player-is ->
    [you] Con { $card-the } { $card } llegas a { $points }: ¡a tirar!
   *[other] Con { $card-the } { $card }, { $player } llega a { $points }: ¡a tirar!
}

## Narración: cartas que van y vienen

# without $card: en español, el punto va siempre.
stop-after-card = .
draws = { $player-is ->
    [you] Robas { $card-a } { $card }{ stop-after-card }
   *[other] { $player } roba { $card-a } { $card }{ stop-after-card }
}
has-no-play = { $player-is ->
    [you] No tienes jugada: muestras la mano y descartas una carta.
   *[other] { $player } no tiene jugada: muestra la mano y descarta una carta.
}
# Todas las cartas ($cards) de la mano, cada una con su número.
shows-hand = { $player-is ->
    [you] Muestras { $cards }: nada que se pueda jugar ahora.
   *[other] { $player } muestra { $cards }: nada que se pueda jugar ahora.
}
so-many = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
throws-away = { $player-is ->
    [you] Sin jugada posible, te deshaces de { $card-a } { $card }.
   *[other] Sin jugada posible, { $player } se deshace de { $card-a } { $card }.
}
takes-off = { $player-is ->
    [you] Cambias { $card-a } { $card }{ stop-after-card }
   *[other] { $player } cambia { $card-a } { $card }{ stop-after-card }
}
brings-on = { $player-is ->
    [you] Cambias
   *[other] { $player } cambia
} { $number ->
    [one] una carta por otra nueva
   *[other] { $number } cartas por otras nuevas
}.
swaps-none = { $player-is ->
    [you] Al final te quedas con todas las cartas.
   *[other] Al final { $player } se queda con todas las cartas.
}
pile-becomes-deck = Se baraja el descarte, y ya hay mazo otra vez.

## Narración: tiros, turnos y el final. $score es como «2–1».

kicks-off = { $player-is ->
    [you] Rueda el balón: sacas de centro.
   *[other] Rueda el balón: saca de centro { $player }.
}
sits-out = { $player-is ->
    [you] Por la amarilla, este turno lo ves desde la banda.
   *[other] Por la amarilla, { $player } ve este turno desde la banda.
}
shot-goal =
    .v1 = { $player-is ->
        [you] Disparas… ¡GOOOL! { $score } en el marcador.
       *[other] Dispara { $player }… ¡GOOOL! { $score } en el marcador.
    }
    .v2 = { $player-is ->
        [you] Tiras… ¡DENTRO! A sacarla de la red: { $score }.
       *[other] Tira { $player }… ¡DENTRO! A sacarla de la red: { $score }.
    }
    .v3 = { $player-is ->
        [you] Le pegas con el alma: ¡GOL, GOL, GOL! { $score }.
       *[other] { $player } le pega con el alma: ¡GOL, GOL, GOL! { $score }.
    }
shot-save =
    .v1 = { $player-is ->
        [you] Disparas… ¡y vuela el portero!
       *[other] Dispara { $player }… ¡y vuela el portero!
    }
    .v2 = { $player-is ->
        [you] Tiras… a las manos del portero.
       *[other] Tira { $player }… a las manos del portero.
    }
shot-miss =
    .v1 = { $player-is ->
        [you] Disparas… ¡por encima del larguero!
       *[other] Dispara { $player }… ¡por encima del larguero!
    }
    .v2 = { $player-is ->
        [you] Tiras… y se va lamiendo el poste.
       *[other] Tira { $player }… y se va lamiendo el poste.
    }
shot-corner =
    .v1 = { $player-is ->
        [you] Disparas… la desvían por la línea de fondo. ¡Córner!
       *[other] Dispara { $player }… la desvían por la línea de fondo. ¡Córner!
    }
    .v2 = { $player-is ->
        [you] Tiras… ¡Córner! Hay otra oportunidad.
       *[other] Tira { $player }… ¡Córner! Hay otra oportunidad.
    }
shot-own-goal = { $player-is ->
    [you] Disparas… ay, no. ¡En la portería equivocada! AUTOGOL. { $score }.
   *[other] Dispara { $player }… ay, no. ¡En la portería equivocada! AUTOGOL. { $score }.
}
pick-goal = { $player-is ->
    [you] Tomas carrera… ¡gol!
   *[other] { $player } toma carrera… ¡gol!
}
pick-save = { $player-is ->
    [you] Tomas carrera… ¡la para el portero!
   *[other] { $player } toma carrera… ¡la para el portero!
}
pick-miss = { $player-is ->
    [you] Tomas carrera… ¡fuera!
   *[other] { $player } toma carrera… ¡fuera!
}
shoot-out-begins = Empate en la cima: ¡nos vamos a la tanda!
sudden-death-begins = Y todo sigue igual. ¡Muerte súbita!
# $why es lo que lo ha terminado.
wins-match = { $player-is ->
    [you] { $why }: { $score }, ¡y el partido es tuyo!
   *[other] { $why }: { $score }, ¡y el partido es de { $player }!
}
over-by-goals = { $goals ->
    [1] El primer gol decide
    [2] El segundo gol decide
    [3] El tercer gol decide
   *[other] El gol número { $goals } decide
}
over-by-goal-cards = Ya salió el último gol de las cartas de tiro
over-by-deck = Se acabó el mazo de acción
over-by-hands = A nadie le queda una carta
over-by-shoot-out = Decide la tanda, { $picks }

## Los resultados de una competición

tie-break-shoot-out = la tanda

## Negativas

refused-match-over = El partido terminó ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] Ahora decides tú, no el azar ({ $clause }).
   *[other] Ahora decide { $player }, no el azar ({ $clause }).
}
refused-chance-starts = El azar decide ahora quién saca: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-deals = El azar decide ahora qué carta se reparte: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-deals-again = El azar decide ahora qué carta se reparte: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-draws = El azar decide ahora qué carta se roba: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-replaces = El azar decide ahora qué carta reemplaza a la carta de árbitro: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-brings-on = El azar decide ahora qué carta entra: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-shoots = El azar decide ahora qué carta de tiro se descubre: lanza o nombra uno de los resultados ({ $clause }).
refused-chance-picks = El azar decide ahora qué carta sale en la tanda: lanza o nombra uno de los resultados ({ $clause }).
refused-card-is-due = Es tu turno: juega una carta ({ $clause }).
refused-answer-is-due = Una carta espera respuesta: una carta de árbitro o “Que siga” ({ $clause }).
refused-show-is-due = Antes muestra tu mano, carta a carta, en el orden de la lista de cartas ({ $clause }).
refused-discard-is-due = Descarta una carta de tu mano ({ $clause }).
refused-swap-is-due = Hay un Cambio en marcha: cambia una carta o di que ya está ({ $clause }).

refused-not-in-box = En esta caja no hay ninguna carta con ese número ({ $clause }).
refused-needs-target = { CAPITAL($card-the) } { $card } se juega contra un rival: di contra quién ({ $clause }).
refused-takes-no-target = { CAPITAL($card-the) } { $card } no se juega contra nadie ({ $clause }).
refused-target-not-at-table = En este partido no hay asiento { $seat } ({ $clause }).

refused-not-in-hand = No tienes { $card-a } { $card } en la mano ({ $clause }).
refused-referee-card-in-turn = { CAPITAL($card-the) } { $card } nunca es la carta de tu turno: responde a otra carta ({ $clause }).
refused-no-free-discard = Mientras puedas jugar una carta, no descartas ninguna ({ $clause }).
refused-card-to-play = Solo se muestra la mano cuando no se puede jugar ninguna carta ({ $clause }).
refused-nothing-to-play = No puedes jugar ninguna carta: primero muestra tu mano ({ $clause }).
# $sum es lo que serían los puntos de ataque, $most lo que pueden ser.
refused-too-many-points = Con { $card-the } { $card } serían { $sum } puntos de ataque, y el máximo es { $most } ({ $clause }).
# $theirs son los puntos de ataque del rival.
refused-too-few-points = { CAPITAL($card-the) } { $card } quita { $value }, y ahí { $theirs ->
    [0] no hay puntos de ataque
    [one] solo hay { $theirs } punto de ataque
   *[other] solo hay { $theirs } puntos de ataque
} que quitar ({ $clause }).
refused-defence-on-oneself = { CAPITAL($card-the) } { $card } se juega contra un rival, no contra tu equipo ({ $clause }).
refused-too-few-for-penalty = { CAPITAL($card-the) } { $card } necesita { $value } puntos de ataque: tienes { $yours } ({ $clause }).
refused-offside-on-oneself = { CAPITAL($card-the) } { $card } se juega contra un rival, no contra tu equipo ({ $clause }).
refused-too-few-for-offside = { CAPITAL($card-the) } { $card } necesita un rival con al menos { $value ->
    [one] 1 punto
   *[other] { $value } puntos
} de ataque ({ $clause }).
refused-booking-on-oneself = { CAPITAL($card-the) } { $card } se juega contra un rival, no contra tu equipo ({ $clause }).

refused-no-referee-card = Solo responde una carta de árbitro ({ $clause }).
refused-fouled-already = A una carta se le pita falta una sola vez ({ $clause }).
refused-nothing-to-review = { CAPITAL($card-the) } { $card } responde a una carta de árbitro, y no se jugó ninguna ({ $clause }).
refused-not-in-hand-to-swap = No tienes { $card-a } { $card } que cambiar ({ $clause }).

## La mano: qué hacer, y qué se dice sobre una carta

# Qué toca: lo primero, lo que se pide, y el dato que importa.
your-turn = Tu turno.
    .ask = Juega una carta.
    .fact = Para tirar { $need ->
        [one] te falta { $need } justo
       *[other] te faltan { $need } justos
    }.
blocked-hand = No puedes jugar ninguna carta.
    .fact = Se muestra tu mano y luego descartas una carta.
card-is-played = ¡{ $card }!
    .ask = ¿La anulas con { $answers } o la dejas pasar?
    .helpless = No tienes respuesta en la mano.
    .shot = Llega a { $points }: ¡hay tiro!
    .at-stake = Hay un tiro en juego.
show-your-hand = Se muestra tu mano.
    .ask = No hay jugada. Una de estas cartas se va.
throw-one-away = Descarta una carta.
    .ask = La que menos falta te haga: deja sitio para robar.
substitution-ask = Cambia hasta { $most } cartas: te cuesta el turno entero. Las nuevas llegan con la última o cuando digas “listo”.
    .lead = Cambio.
sit-out-next = Pierdes tu próximo turno.
you-win = ¡Ganas!
full-time = Final del partido.

# Rótulos de botones. Tras .on va el nombre del rival.
play-card = Jugar { $card-the } { $card }
    .on = Jugar { $card-the } { $card } contra
swap-card = Cambiar { $card-the } { $card }
show-card = Mostrar { $card-the } { $card }
discard-card = Descartar { $card-the } { $card }
let-it-stand = Que siga
    .key = que siga o listo
done = Listo
show-hand = Mostrar la mano

# Notas cortas sobre una carta de la mano.
note-shot = ¡tiro!
note-in-answer = solo responde
note-too-many = { $sum } pasa de { $most }
note-penalty = pide { $value } puntos
note-no-target = nadie tiene { $value }
    .only = el rival está en { $points }
# En todas las cartas mientras decide otro asiento.
note-not-your-turn = no es tu turno
# En una carta de árbitro, cuando se pide una respuesta que no puede dar.
note-no-foul-yet = sin Falta que anular
note-fouled = ahora solo VAR
not-your-turn = No es tu turno (DASH-4.1).

## La página: el campo

the-pitch = El campo
# Un carril, leído en voz alta. $target es cuántos goles ganan, 0 donde no ganan.
lane = { $player }: { $points } de { $most } puntos de ataque, { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}{ $target ->
    [0] { "" }
   *[other] { " " }de { $target }
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}
cards-laid = { $player-is ->
    [you] Delante de ti
   *[other] Delante de { $player }
}
    .more = { $number } más
# Entre una carta y cuántas hay de ella.
times = por
# Lo que se lee al final del carril propio, y los signos a su lado.
penalty-area = Penalti jugable desde { $from }
    .title = A partir de esta línea, con { $from } puntos o más, se puede jugar un Penalti
how-it-stands = Gana quien llegue a { $goals }. Tu ataque va por { $own } de { $limit }; { $rival }, por { $theirs }; { $shots ->
    [one] queda una carta de tiro
   *[other] quedan { $shots } cartas de tiro
}.
points-of = Puntos de ataque: { $most } justos son un tiro
goals-of = { $number ->
    [one] Goles: gana el primero
   *[other] Goles: gana quien llegue a { $number }
}
on-the-ball = { $player-is ->
    [you] { $waits ->
        [yes] con el balón
       *[no] tu turno
    }
   *[other] con el balón
}
turns-to-sit-out = { $turns ->
    [one] un turno fuera
   *[other] { $turns } turnos fuera
}
red-card-lies-here = Roja
    .title = Tarjeta roja: una carta menos
cards-in-hand = { $number ->
    [one] { $number } carta en la mano
   *[other] { $number } cartas en la mano
}
deck = mazo
    .title = De aquí salen las cartas nuevas
    .label = { $number ->
        [one] Mazo de acción: { $number } carta
       *[other] Mazo de acción: { $number } cartas
    }
discard-pile = descarte
# El número va delante; $faces son como «10 × Gol».
shots-left = { $number ->
    [one] carta de tiro
   *[other] cartas de tiro
}
    .label = Cartas de tiro: { $number } de { $most } boca abajo
    .title = Un tiro descubre una de estas: { $faces }
    .face = { $number } × { $face }

## La página: lo que hay en el círculo central.

has-played = { $player-is ->
    [you] Juegas { $card-the } { $card }
   *[other] { $player } juega { $card-the } { $card }
}
has-played-on = { $player-is ->
    [you] Juegas { $card-the } { $card } contra { $rival }
   *[other] { $rival-is ->
        [you] { $player } juega { $card-the } { $card } contra ti
       *[other] { $player } juega { $card-the } { $card } contra { $rival }
    }
}
answer-from = { $player-is ->
    [you] Respondes: { $card }
   *[other] { $card } de { $player }
}
# Si son varias, siguen las camisetas.
asked-for-foul = { $players-count ->
    [one] { $players }: ¿pitar falta?
   *[other] ¿Pitar falta?
}
asked-for-var = { $players-count ->
    [one] { $players }: ¿pedir el VAR?
   *[other] ¿Pedir el VAR?
}
had-played = { $player-is ->
    [you] Juegas { $card-the } { $card }
   *[other] { $player } juega { $card-the } { $card }
}
had-played-on = { $player-is ->
    [you] Juegas { $card-the } { $card } contra { $rival }
   *[other] { $rival-is ->
        [you] { $player } juega { $card-the } { $card } contra ti
       *[other] { $player } juega { $card-the } { $card } contra { $rival }
    }
}
called-back = no vale
had-sat-out = { $player-is ->
    [you] Pierdes un turno, por la amarilla.
   *[other] { $player } pierde un turno, por la amarilla.
}
had-shot = { $player-is ->
    [you] Tu tiro:
   *[other] Tiro de { $player }:
}
has-shot = { $player-is ->
    [you] Tiras:
   *[other] Tira { $player }:
}
shoot-out = Tanda de penaltis
    .stop = Tanda de penaltis.
    .sudden-death = Muerte súbita
    .round = Ronda { $number }
    .cards = quedan { $number } de { $most } cartas
substitution = Cambio
    .changed = { $done } de { $most } elegidas
# Se lee detrás de una carta que suma puntos de ataque: los que serán.
points-heard = , hasta { $points }
no-cards = No tienes cartas en la mano.
    .shoot-out = Ya no hay cartas: esto es entre el portero y tú.
goals-in-shoot-out = { $goals } en la tanda

## La página: mientras deciden los demás

# $players son quienes aún tienen que responder.
waits-for-answers = { $player } juega { $card-the } { $card }.
    .own = ¿Valdrá?
    .from = Aún sin responder: { $players }.
steps-up = { $player-is ->
    [you] Tomas carrera.
   *[other] Toma carrera { $player }.
}
is-shooting = { $player-is ->
    [you] ¡Vas a tirar!
   *[other] ¡Tira { $player }!
}
    .what = Se descubre una de { $left } cartas de tiro, y { $goals ->
    [one] una de ellas es un Gol
   *[other] { $goals } de ellas son Goles
}.
you-draw = Robas una carta.
is-stuck = { $player-is ->
    [you] No tienes jugada.
   *[other] { $player } no tiene jugada.
}
    .what = Se muestra la mano, y se va una carta.
is-on-the-ball = { $player-is ->
    [you] Tienes el balón.
   *[other] { $player } tiene el balón.
}

## La portada

duration-of-two = Unos diez minutos
    .goals = para dos equipos y tres goles.
duration-of-more = De tres equipos en adelante lleva su tiempo.
    .goals = Media hora para tres goles: elige Exprés o juega a un gol.
time-to-answer = Tiempo para responder
    .help = segundos para una Falta o un VAR, el doble la primera vez que sale una carta
    .none = sin límite

## Lecciones

lesson-first-match = Tu primer partido
    .about = Once puntos justos, un silbato, piernas frescas y un tiro: todo un partido a un gol.
lesson-first-match-hand = Tus siete cartas: cada una dice lo que hace. Las verdes son ataques. Las grises no se pueden jugar ahora: la Falta y el VAR, por ejemplo, esperan a que alguien juegue una carta.
lesson-first-match-eleven = Tu camino al gol: el balón avanza una casilla por punto. Con once justos tiras, y en esta lección un gol gana. La línea amarilla del siete es solo para la carta Penalti; ahora no tienes ninguna.
lesson-first-match-first-pass = Se juega una carta por turno. El número de la esquina es lo que suma. Empieza a lo grande.
    .ask = Juega tu Pase largo: +5.
lesson-first-match-foul = Yuki juega una Proyección, de 0 a 4. Tu Falta ya no está gris: anula la carta que se acaba de jugar.
    .ask = Haz sonar el silbato: juega tu Falta.
lesson-first-match-second-pass = Anulada: Yuki sigue en 0, y tú robas al instante una carta por tu Falta. Estás en 5, a 6 del tiro. Tu Despeje está gris: quita cuatro puntos, y no hay ninguno que quitar.
    .ask = Juega una Proyección: +4.
lesson-first-match-var = ¡Ahora pita Yuki! Pero un VAR anula la Falta, y tu Proyección acaba valiendo.
    .ask = Juega tu VAR.
lesson-first-match-blue = Nueve puntos. Yuki vuelve a atacar, hasta 4, y ya no te quedan Faltas. Pero ahora sí están ahí los cuatro puntos que quita tu Despeje: las cartas azules quitan puntos a un rival.
    .ask = Juega tu Despeje: 4 − 4 = 0.
lesson-first-match-eight = Yuki juega Presión contra ti. Está sobre tu camino al gol, a la derecha: el pequeño −1 azul. Tus nueve pasan a ocho, así que te faltan tres justos.
lesson-first-match-orange = Ninguna de tus cartas suma tres, y con una Proyección serían 12: nadie puede pasar de 11. Una carta naranja hace lo que dice, y es tu única carta del turno. Esta trae cartas nuevas.
    .ask = Juega tu Cambio.
lesson-first-match-swap = Puedes cambiar hasta tres cartas. La que pulses se va.
    .ask = Cambia tu Intercepción.
lesson-first-match-done = Aquí basta con una. Lo que llegue es cosa de la suerte, que aquí está arreglada; en un partido de verdad quizá uses las tres. La carta nueva llega cuando dices que ya está, y entonces le toca a Yuki.
    .ask = Pulsa Listo.
lesson-first-match-exact = Yuki juega su turno, de 0 a 3. A ti te llega un Pase filtrado, y encima dice “¡tiro!”. Una carta pequeña puede valer más que una grande.
    .ask = Juega el Pase filtrado: 8 + 3 = 11.
lesson-first-match-shot = ¡Once es un tiro! Se va a descubrir una de estas cartas de tiro. La mitad son Goles; también hay Paradas, tiros Fuera y hasta un Autogol, y el Córner, que te da otra más. Después de cualquier tiro vuelves a empezar en 0, y tu rival se queda donde está. Pulsa “Seguir”, y se descubre una.
lesson-first-match-end = ¡Primero un Córner y después un Gol! Eso es casi todo: suma hasta once, estropea los ataques ajenos y guarda un silbato en la mano. Un partido de verdad pide tres goles. También verás el Penalti, que tira desde la línea amarilla, y tarjetas amarillas y rojas: cada una dice lo que hace. Si no puedes jugar nada, muestras la mano y descartas una carta.

## Razones de una pista

# De las cartas de tiro que siguen boca abajo, $goals son goles y $left son todas.
reason-shot = Es un tiro{ $left ->
    [0] { "" }, y para él se mezclan de nuevo las cartas de tiro.
   *[other] { "" }, y { $goals } de las { $left } cartas de tiro que quedan son goles.
}
# $need son los puntos que aún faltan, $cards las $number cartas de la mano que los suman.
reason-way = { CAPITAL($card-the) } { $card } te deja a { $need }: { $cards } { $number ->
    [one] basta
   *[other] bastan
} para tirar.
# La mano no da para un tiro: sus cartas ($cards) suman $sum, lo más cercano. Al menos $fewest cartas de la caja lo darían.
reason-far = { CAPITAL($card-the) } { $card } te deja a { $need }{ $sum ->
    [0] { $fewest ->
        [0] .
        [one] : una sola carta bastaría, pero no tienes ninguna que sirva.
       *[other] : hacen falta { $fewest } cartas o más, y no tienes ninguna que encaje.
    }
   *[other] , y lo máximo que suma tu mano es { $sum }, con { $cards }.
}
reason-near = { CAPITAL($card-the) } { $card } te lleva a { $points }, desde donde una carta puede ser un tiro.
reason-brings = { CAPITAL($card-the) } { $card } te lleva a { $points } de { $most }.
reason-listed-attack = { $card } (+{ $value })
reason-listed-penalty = { $card } (desde { $value })
reason-stops = { $rival } tiene { $points } puntos, a una carta del tiro. Desde { $rest } ninguna carta sola llega.
reason-early = { $rival } solo tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: no llega a un tiro con una carta.
reason-stops-shown = { $rival } mostró { $card-a } { $card }: es un tiro desde { $points }, pero no desde { $rest }.
reason-stops-gone = { $rival } baja de { $points } a { $rest }: las cartas que tiran desde ahí ya se jugaron o están en tu mano.
reason-too-little = { $rival } baja de { $points } a { $rest }, y sigue a una carta del tiro.
reason-falls = { $rival } baja de { $points } a { $rest }.
reason-left-open = Deja a { $rival } a una carta del tiro.
reason-left-to-shown = Deja a { $rival } en { $points }, y { $card-the } { $card }, que { $rival } mostró, es un tiro desde ahí.
reason-sits-out = { $rival } tiene { $points } puntos, a una carta del tiro: que { $rival } pierda un turno.
reason-skips = Quita { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} a { $rival }.
reason-fewer = { $rival } sigue con { $number ->
    [one] una carta menos
   *[other] { $number } cartas menos
} en la mano.
reason-new-cards = Te faltan { $need }, y con tu mano no sale ningún tiro: cambia alguna carta.
reason-costs-turn = Cuesta el turno, y no te hacen falta cartas nuevas: { $cards } { $number ->
    [one] basta
   *[other] bastan
} para tirar.
reason-changes = { $most ->
    [one] Cambia una carta de tu mano.
   *[other] Cambia hasta { $most } cartas de tu mano.
}
reason-new-hands = Con tu mano no sale ningún tiro: todo el mundo recibe cartas nuevas.
# Los puntos del rival que más tiene, y los propios, que se pierden todos.
reason-all-lose = Puntos de ataque perdidos: un rival { $theirs }, tú { $yours }.
reason-counts = Vale tu { $card }.
reason-lost = Se pierde tu { $card }.
reason-you-fall = Bajas de { $points } a { $rest }.
reason-you-stay = Te quedas en { $points } en vez de bajar a { $rest }.
reason-lets-shoot = Le da un tiro a { $rival }.
reason-stops-shot = Evita un tiro de { $rival }.
reason-lets-near = Deja que { $rival } llegue a { $points } puntos, a una carta del tiro.
reason-stops-near = Evita que { $rival } llegue a { $points } puntos, a una carta del tiro.
reason-harmless = { $rival } solo tendría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: no llega a un tiro con una carta.
reason-only-one = No tienes más que { $card-a } { $card }.
reason-no-shot = Con las cartas de tu mano no sale ningún tiro.
reason-has-shot = { $cards } { $number ->
    [one] basta
   *[other] bastan
} para tirar.
reason-needed = Hace falta para tu tiro más cercano.
reason-spare = Tu tiro más cercano no la necesita.

## Cómo se juega

how-to-play-aim = Once, ni uno más
    .text = Cada carta de ataque suma sus puntos delante de ti. Llega a once justos y tiras. Tres goles ganan.
how-to-play-turn = Una carta por turno
    .text = Roba una carta, juega una carta: ataca para ti o quita puntos a un rival. Una carta que lleve a alguien más allá de once, o por debajo de cero, se queda en la mano.
how-to-play-shot = El tiro
    .text = Se descubre una carta de tiro y dice cómo acaba. Un Córner te da otra. Después vuelves a empezar de cero.
how-to-play-answer = ¡Pita el árbitro!
    .text = Cuando se juega una carta, una Falta la anula. Un VAR anula la Falta. Las dos cartas se juegan como respuesta, y por cada una robas otra al instante.
how-to-play-signs = Qué significan los símbolos
    .text = El color de una carta dice para qué sirve.
how-to-play-group-offence = Ataque: puntos para ti
how-to-play-group-defence = Defensa: menos puntos para un rival
how-to-play-group-changer = Golpe de efecto: hace lo que dice, en tu turno
how-to-play-group-referee = Árbitro: se juega como respuesta a una carta

## Qué significan los símbolos

legend-offence = Ataque: suma a tus puntos de ataque
legend-defence = Defensa: quita puntos de ataque a un rival
legend-changer = Golpe de efecto: hace lo que dice, en tu turno
legend-referee = Árbitro: se juega como respuesta a una carta
legend-value = El número de una carta: los puntos de ataque que suma o quita
legend-points = Puntos de ataque de un equipo, de { $most }: con todos, tira
legend-ball = Hasta dónde llegó un equipo: el balón rueda hacia la portería
legend-away = Ese jugador está sin conexión

## Lo que se imprime en papel

print-counter = { $use ->
    [points] puntos
   *[goals] goles
}

## Qué está mal en el archivo de una caja, tras la clave de la que se trata

wrong-no-goals = debe ser al menos 1: nadie podría marcar
wrong-no-end = y miss no pueden ser 0 a la vez: un tiro podría no acabar nunca
wrong-many-shots = da más de { $most } cartas con las demás
wrong-few-shots = da menos de { $least } cartas con las demás: una por jugador
wrong-reviews = tiene { $number } cartas 'review'; caben { $most } como mucho
wrong-points = nunca da { $points } puntos de ataque ni bastantes para un penalti
