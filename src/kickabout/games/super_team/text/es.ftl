### Lo que se lee de Super Team. Para las variables de asientos, nombres y listas: los mensajes comunes.
### $player es quien actúa. $piece y $opponent son piezas con su bando («tu capitán», «el 4 de Ana») y traen el
### artículo, así que van sin «a» ni «de» delante; $to es una pieza cuyo bando está claro, sin artículo («al { $to }»).
### $space es como e7, $score como 2–1. Con [you] se deja fuera el pronombre.

tagline = Mueve a tus jugadores, elige el pase y adivina qué hará el portero.

## Opciones y cartas

option-solo = AutoTeam
    .help = Un bando que las reglas manejan, con cartas propias.
option-solo-off = No
    .help = Enfrente hay una persona o un bot.
option-solo-easy = Fácil
    .help = AutoTeam lanza un dado blanco y dos en los tiros y con su portero.
option-solo-normal = Normal
    .help = AutoTeam lanza siempre dos dados blancos y tiene estrellas.
option-solo-hard = Difícil
    .help = Como el normal, con más estrellas y con moral desde el principio.
option-length = Duración
    .help = Cuánto dura cada tiempo.
option-length-quick = Breve
    .help = Cada tiempo acaba tras barajar tres mazos, sean de quien sean.
option-length-long = Larga
    .help = Cada tiempo acaba cuando se barajan seis mazos: casi noventa minutos.
option-team-abilities = Habilidades de equipo
    .help = Los tableros de equipo, por su cara avanzada.
option-team-abilities-off = No
    .help = Los equipos solo se distinguen por sus cartas.
option-team-abilities-on = Sí
    .help = Cada equipo tiene su habilidad.
option-captain-abilities = Habilidades de capitán
    .help = Los tableros de capitán, por su cara avanzada.
option-captain-abilities-off = No
    .help = Los capitanes solo se distinguen por sus cartas.
option-captain-abilities-on = Sí
    .help = Cada capitán tiene sus estrellas y su habilidad.
option-hard-fatigue = Fatiga dura
    .help = Para qué sirve una carta de fatiga.
option-hard-fatigue-off = No
    .help = Se puede gastar en un movimiento.
option-hard-fatigue-on = Sí
    .help = Para nada: en cada turno puedes soltar una, que cuenta como carta jugada.
option-offside-trap = Fuera de juego
    .help = Con él o sin él.
option-offside-trap-off = No
    .help = Pasa a quien quieras.
option-offside-trap-on = Sí
    .help = No se pasa a quien esté en fuera de juego.
option-basic-cards = Solo cartas básicas
    .help = Ambos bandos juegan con los cinco tipos de carta básica y nada más.
    .newcomer = Cinco tipos de carta y tiempos más cortos, para tus primeros partidos. Equipos, capitanes y entrenadores traen el resto.
    .kick-off = Mueve, pasa y engaña al portero: tus dos primeros partidos son más cortos.
    .whole = Juego completo
option-basic-cards-off = No
    .help = Cada bando tiene equipo, capitán y entrenador, con siete cartas propias.
option-basic-cards-on = Sí
    .help = Cada bando tiene dos de cada carta básica y nada más; un tiempo dura un tercio menos.

without-text = { "" }

## Equipos y capitanes, sus cartas y las de AutoTeam: el nombre y una línea de color.

card-forward = Pase hacia adelante
    .gender = m
    .text = El cuento más corto del fútbol: para arriba.
card-backward = Pase atrás
    .gender = m
    .text = Dos pasos atrás, y a mirar otra vez.
card-cross = Pase lateral
    .gender = m
    .text = De una banda a la otra, por encima de todo el mundo.
card-through = Pase al hueco
    .gender = m
    .text = Ponla donde no hay nadie. Todavía.
card-in-between = Pase filtrado
    .gender = m
    .text = Dos rivales, un hueco, un balón.
team-weavers = Tejedores del Telar
    .kit = índigo con un hilo crema
    .text = La llevan tocando desde el desayuno, y ya avisarán cuando terminen.
card-warp-and-weft = Trama y urdimbre
    .gender = f
    .text = Al lado y arriba. Al lado y arriba. Te puedes dormir; ellos no.
card-three-corners = Tres esquinas
    .gender = fp
    .text = Tres bastan para marear a seis.
card-eye-of-the-needle = Ojo de aguja
    .gender = m
    .text = ¿Hueco? Pregúntale al balón.
card-one-more-stitch = Otra puntada
    .gender = f
    .text = “Otra vez”, dice Madame Bobbin, sin levantar la vista.
team-lifeboats = Botes de Peña Gaviota
    .kit = naranja chubasquero, mangas azul marino
    .text = La banda es un muelle: que te quede a la derecha, y a remar.
card-change-of-tide = Cambio de marea
    .gender = m
    .text = Se fueron todos a la izquierda. Bien. Estamos a la derecha.
card-line-ashore = Cabo a tierra
    .gender = m
    .text = Échalo más allá de las rocas, y que el extremo nade.
card-cut-back = Pase de la muerte
    .gender = m
    .text = Hasta la línea de fondo, y atrás, para quien llega sin que nadie lo siga.
card-all-hands = Todos a cubierta
    .gender = m
    .text = Una campana, un grito, y ya no queda nadie en el suelo.
team-night-mail = Correo Nocturno
    .kit = azul medianoche con un farol rojo
    .text = Nadie los oye llegar. Todo el mundo los oye irse.
card-express-parcel = Paquete urgente
    .gender = m
    .text = No hace falta firmar.
card-last-connection = Último transbordo
    .gender = m
    .text = ¿Te marcan de cerca? Cambia de tren y sal por el otro andén.
card-non-stop = Sin paradas
    .gender = m
    .text = Dos estaciones, un solo aliento.
card-timetable = A la hora en punto
    .gender = f
    .text = El jefe de estación levanta un guante blanco, y pasa todo a la vez.
team-beekeepers = Apicultores del Seto
    .kit = amarillo miel, mangas gris humo
    .text = Una es una molestia. Cinco son un sistema.
card-waggle-dance = Danza de abejas
    .gender = f
    .text = Un meneíto hacia atrás, y todas saben dónde están las flores.
card-swarm = Enjambre
    .gender = m
    .text = Cuéntalas. Demasiado tarde.
card-smoke = Nube de humo
    .gender = f
    .text = Por un momento nadie supo dónde estaba nadie. Ese momento lo teníamos ensayado.
card-queens-order = Orden de la reina
    .gender = f
    .text = Zumba una sola nota. Y es de las agudas.
team-lighthouse = Fareros de Luz Lejana
    .kit = franjas blancas y rojas
    .text = ¿Para qué caminar, si desde aquí se ve?
card-first-flash = Primer destello
    .gender = m
    .text = Arriba, y a lo oscuro, donde alguien ya está corriendo.
card-over-the-rocks = Sobre las rocas
    .gender = m
    .text = Entre una y otra siempre queda un poco de cielo.
card-foghorn = Sirena de niebla
    .gender = f
    .text = Sutil no es. Se oye hasta en el pueblo de al lado.
card-night-watch = Ronda de noche
    .gender = f
    .text = El viejo farero Thorne vio las cuatro de la mañana, y esto no es nada.
team-stonecutters = Canteros de Cerro Pizarra
    .kit = gris pizarra, rodillas con polvo
    .text = No ganan por mucho. Nada lo hacen por mucho.
card-dry-stone = Muro de piedra seca
    .gender = m
    .text = Ni mortero, ni prisa, ni por dónde pasar.
card-chisel = Martillo y cincel
    .gender = m
    .text = Toc, toc, toc. Crac.
card-keystone = Piedra clave
    .gender = f
    .text = Todo se apoya en la del medio, y a ella no le importa.
card-lunch-pails = Pausa del almuerzo
    .gender = f
    .text = Pan, queso, una cebolla y diez minutos sobre una piedra tibia.
captain-eel = La Anguila
    .gender = f
    .text = Estaba aquí hace un momento. Pregunta por ahí.
card-slip = Visto y no visto
    .gender = m
    .text = Delante de ti. Detrás de ti. Adiós.
card-slalom = Eslalon
    .gender = m
    .text = Los palos todavía se buscan los pies.
card-under-the-reeds = Bajo los juncos
    .gender = m
    .text = Al agua no la marca nadie.
captain-cartographer = El Cartógrafo
    .gender = m
    .text = Lleva un lápiz en la oreja, y a ti en el mapa.
card-contour-line = Curva de nivel
    .gender = f
    .text = Rodear el cerro es más corto que subirlo.
card-there-and-back = Ida y vuelta
    .gender = f
    .text = Tócala, vete, y aparece donde hagas falta.
card-fold-the-map = Doblar el mapa
    .gender = m
    .text = Que la esquina de allá quede junto a la de acá.
captain-pickpocket = El Carterista
    .gender = m
    .text = Toca cuatro balones por partido, y mete tres.
card-tap-in = A placer
    .gender = m
    .text = Andaba por ahí tirado. Daba pena dejarlo.
card-half-a-yard = Medio metro
    .gender = m
    .text = Una cadera, una disculpa, un tiro.
card-thin-air = De la nada
    .gender = f
    .text = Entre piernas, junto a orejas, por debajo de un sombrero.
captain-gatepost = El Poste
    .gender = m
    .text = Ya estaba ahí antes que el campo.
card-fair-shoulder = Carga legal
    .gender = f
    .text = Aquella casilla de allá te la puedes quedar.
card-crowd-control = Control de accesos
    .gender = m
    .text = Uno por aquí, por favor, y otro por allá.
card-up-and-under = Balón a la olla
    .gender = m
    .text = Caiga donde caiga, aquí no será.
captain-windmill = El Molino
    .gender = m
    .text = Aparece por todas partes, da la vuelta y vuelve a aparecer.
card-end-to-end = De área a área
    .gender = f
    .text = Las dos áreas en una tarde, y sin comer.
card-carry-on = Sigue, sigue
    .gender = m
    .text = Había césped por delante. No correr era de mala educación.
card-through-the-mill = Aspas de molino
    .gender = fp
    .text = Pasa un aspa, y ya estás en otra parte.
captain-bellringer = El Campanero
    .gender = m
    .text = Cuando suena esa voz, se van las palomas y llegan los laterales.
card-follow-me = Detrás de mí
    .gender = m
    .text = Fuera el primero, un pase, y allá vamos.
card-from-the-belfry = Desde el campanario
    .gender = m
    .text = Alto, lejos, y se oye en todo el pueblo.
card-make-way = ¡Paso!
    .gender = m
    .text = Ante una campana la gente se aparta.
card-fatigue = Fatiga
    .gender = f
    .text = Las piernas presentaron una queja por escrito.
card-clockwork = Relojería
    .gender = f
    .text = Tic.
card-mainspring = Resorte
    .gender = m
    .text = Tac.
card-pendulum = Péndulo
    .gender = m
    .text = Para allá. Para acá.
card-escapement = Escape
    .gender = m
    .text = Una paradita, y sigue.
card-ratchet = Trinquete
    .gender = m
    .text = Solo gira hacia un lado.
card-flywheel = Volante
    .gender = m
    .text = Cuesta que arranque. Más cuesta que pare.
card-governor = Regulador
    .gender = m
    .text = Dos bolas de latón llevan el compás.
card-piston = Pistón
    .gender = m
    .text = Arriba. Arriba. Arriba.
card-camshaft = Árbol de levas
    .gender = m
    .text = Nada va recto, y todo llega.
card-punched-card = Tarjeta perforada
    .gender = f
    .text = Un agujero aquí, otro allá, y el balón por el medio.
card-pressure-valve = Válvula de presión
    .gender = f
    .text = Fsss.
card-steam-whistle = Silbato de vapor
    .gender = m
    .text = Fin de la jornada. A correr.
formation-wall = El muro
    .gender = m
formation-diamond = El rombo
    .gender = m
formation-arrow = La flecha
    .gender = f
formation-wings = Las alas
    .gender = fp
formation-all-out = Todos al ataque
    .gender = m

## Lo que añaden las caras avanzadas de los tableros, por tipo de habilidad: $amount es cuánto.

ability-kick-off-morale = { $amount } de moral con el saque de centro de cada tiempo.
ability-comeback-morale = { $amount } de moral tras cada gol en contra.
ability-long-passes = Los pases cuentan { $amount ->
    [one] una casilla
   *[other] { $amount } casillas
} menos.
ability-roll-bonus = Suma { $amount } a toda tirada de { stat-name }.
ability-tireless = En cada turno tuyo, { $amount ->
    [one] { $amount } movimiento desde el suelo no cuesta
   *[other] { $amount } movimientos desde el suelo no cuestan
} moral.
ability-sure-feet = El capitán no tiene que pararse junto a los rivales.
ability-clear-sight = En los pases y tiros del capitán { $amount ->
    [one] no cuenta { $amount } rival de por medio.
   *[other] no cuentan { $amount } rivales de por medio.
}
ability-poacher = A los tiros del capitán desde el área rival la distancia les quita { $amount } menos.
ability-leader = { $amount } de moral cuando el capitán gana un regate o una entrada.
ability-name-soft-feet = Pies de seda
    .gender = mp
ability-name-sea-legs = Piernas de marino
    .gender = fp
ability-name-head-of-steam = A todo vapor
    .gender = m
ability-name-sting = Aguijón
    .gender = m
ability-name-long-beam = Haz largo
    .gender = m
ability-name-bedrock = Roca madre
    .gender = f
ability-name-sure-feet = Paso firme
    .gender = m
ability-name-clear-sight = Vista de lince
    .gender = f
ability-name-light-fingers = Dedos ligeros
    .gender = mp
ability-name-peal = Repique
    .gender = m

## Piezas, estadísticas y losetas. $shirt es `goalie`, `captain` o un número.

# Lo mismo, como nombres en la tabla de goleadores.
shirt-goalie = el portero
shirt-captain = el capitán
shirt-2 = el 2
shirt-3 = el 3
shirt-4 = el 4
shirt-5 = el 5

piece-noun = { $shirt ->
    [goalie] portero
    [captain] capitán
   *[other] { $shirt }
}
# Sin artículo: la frase lo pone, «al { $to }».
the-piece = { piece-noun }
# Con artículo: la frase no lleva «a» ni «de» delante.
whose-piece = { $player-is ->
    [you] { SENTENCE("tu") } { piece-noun }
   *[other] { SENTENCE("el") } { piece-noun } de { $player }
}
# Lo mismo al principio de una frase.
whose-piece-first = { $player-is ->
    [you] Tu { piece-noun }
   *[other] El { piece-noun } de { $player }
}
stat-name = { $stat ->
    [pass] Pase
    [shoot] Tiro
    [dribble] Regate
    [tackle] Entrada
   *[goalkeeping] Parada
}
# Detrás de «hacia».
# $tile es `left`, `middle` o `right` como lo ve el equipo de casa; $away es el otro, que mira el campo desde su lado.
tile-name = { $tile ->
    [middle] el centro
    [left] { $away-is ->
        [you] la derecha
       *[other] la izquierda
    }
   *[right] { $away-is ->
        [you] la izquierda
       *[other] la derecha
    }
}

## Lo que hacen las cartas. $amount es el número de un elemento.

element-forward-pass = pase hacia adelante
    .means = A un jugador tuyo, al menos una fila por delante.
element-backward-pass = pase atrás
    .means = A un jugador tuyo, al menos una fila por detrás.
element-cross-pass = pase lateral
    .means = A un jugador tuyo de la misma fila.
element-through-pass = pase al hueco
    .means = A una casilla vacía, una o dos por delante de un jugador tuyo, en línea recta.
element-in-between-pass = pase filtrado
    .means = A un jugador tuyo, con un rival a cada lado de la línea, cerca o lejos. Cada uno que esté sobre la línea suma 1 a lo que hace falta.
element-forward-move = avance
    .means = El movimiento acaba al menos una fila por delante.
element-backward-move = repliegue
    .means = El movimiento acaba al menos una fila por detrás.
element-free-move = movimiento libre
    .means = En cualquier dirección.
element-forward-marking = avance con marca
    .means = El movimiento acaba al menos una fila por delante, junto a un rival.
element-backward-marking = repliegue con marca
    .means = El movimiento acaba al menos una fila por detrás, junto a un rival.
element-move = movimiento
    .means = Se mueve el capitán.
element-pass = pase
    .means = El capitán pasa adonde sea.
element-strike = tiro
    .means = Tira el capitán.
element-skip = sin bloqueos
    .means = Los rivales no bloquean el pase o el tiro que sigue.
element-push = empujón
    .means = El capitán desplaza una casilla a un rival que tiene al lado.
element-bypass = cambio de sitio
    .means = El capitán y un rival que tiene al lado cambian de sitio.
element-stand-up = arriba todos
    .means = Todos tus jugadores inactivos se levantan y pueden volver a moverse.
element-morale = gana { $amount } de moral
    .means = Moral de la reserva.
element-draw = roba { $amount }
    .means = De tu mazo a tu mano.
element-shed = devuelve { $amount } de fatiga
    .means = La fatiga vuelve a la reserva.
element-movements = { $amount ->
    [one] 1 movimiento
   *[other] { $amount } movimientos
}
    .means = De cualquiera de tus jugadores.
element-actions = { $amount ->
    [one] 1 acción
   *[other] { $amount } acciones
}
    .means = De tu papel.
element-cards = { $amount ->
    [one] 1 carta más
   *[other] { $amount } cartas más
}
    .means = Para jugar en este turno.
# De la parte defensiva de una carta de AutoTeam.
element-movements-towards-ball = { element-movements }
    .means = hacia el balón
an-element = { $element }
# Lo que tiene que cumplir quien ejecuta la carta.
condition-on-the-ball = tiene el balón
condition-off-the-ball = no tiene el balón
condition-close-to-opponent = está junto a un rival
condition-close-to-ball = está junto al balón
condition-opponents-half = está en campo rival
condition-opponents-area = está en el área rival
captain-condition = el capitán { $conditions }
carrier-condition = quien lleva el balón { $conditions }
and-then = { $first }, luego { $next }
# Lo que se paga o se debe.
reward-morale = { $number } de moral
reward-movements = { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos
}
reward-actions = { $number ->
    [one] { $number } acción
   *[other] { $number } acciones
}
rewards = { $rewards }
# Lo que hace una parte de una carta; $tiring es `yes` o `no`.
does-part = { $elements }{ $rewards-count ->
    [0] {""}
   *[other] , que te da { $rewards }
}{ $tiring ->
    [yes] , y da fatiga
   *[no] {""}
}
does-tactic = Con balón: { $offensive }. Sin balón: { $defensive }.
does-with-ball = Con balón: { $does }.
does-without-ball = Sin balón: { $does }.
# Lo que significan dos elementos de una carta, cada uno en sus frases.
means-also = { $first } { $next }
does-skill = { $does }.
does-skill-if = Si { $condition }: { $does }.
does-coach = { $cost ->
    [0] {""}
   *[other] Por { $cost } de moral:{" "}
}{ $does }.
does-fatigue = Sirve para un movimiento y para nada más.
does-fatigue-hard = No sirve para nada. En cada turno se puede soltar una.

## Comentario: antes del partido y en el descanso

wins-the-toss = { $player-is ->
    [you] Ganas la tirada y sacas de centro.
   *[other] { $player } gana la tirada y saca de centro.
}
is-offered = { $player-is ->
    [you] Te ofrecen { $team } o { $other_team }, y como capitán { $captain } o { $other_captain }.
   *[other] A { $player } le ofrecen { $team } o { $other_team }, y como capitán { $captain } o { $other_captain }.
}
picks-a-board = { $player-is ->
    [you] Te quedas con { $board }.
   *[other] { $player } se queda con { $board }.
}
lays-a-board = { $player-is ->
    [you] Ya elegiste; se verá cuando elijan los dos.
   *[other] { $player } ya eligió; se verá cuando elijan los dos.
}
sends-out-team = { $player-is ->
    [you] Juegas con { $board }.
   *[other] { $player } juega con { $board }.
}
gives-the-armband = { $player-is ->
    [you] Le das el brazalete a { $board }.
   *[other] { $player } le da el brazalete a { $board }.
}
sets-markers = { $player-is ->
    [you] Tus dados blancos
   *[other] Los dados blancos de { $player }
}: { $markers }.
markers-on-stat = { $number } en { stat-name }
takes-up-formation =
    .v1 = { $player-is ->
        [you] Tu equipo se planta así: { $formation }.
       *[other] El equipo de { $player } se planta así: { $formation }.
    }
    .v2 = { $player-is ->
        [you] Tu formación
       *[other] La formación de { $player }
    }: { $formation }.
lines-up = { $player-is ->
    [you] Tu alineación: { $spaces }.
   *[other] La alineación de { $player }: { $spaces }.
}
needs-no-rest = { $player-is ->
    [you] No devuelves fatiga.
   *[other] { $player } no devuelve fatiga.
}
hands-back-fatigue = { $player-is ->
    [you] El descanso sienta bien: devuelves { fatigue-cards }.
   *[other] El descanso sienta bien: { $player } devuelve { fatigue-cards }.
}
fatigue-cards = { $number ->
    [one] { $number } carta de fatiga
   *[other] { $number } cartas de fatiga
}

## Comentario: cartas

performs-basic =
    .v1 = { $player-is ->
        [you] Juegas { $card }.
       *[other] { $player } juega { $card }.
    }
    .v2 = { $player-is ->
        [you] Sale tu { $card }.
       *[other] { $card } de { $player }.
    }
    .v3 = { $player-is ->
        [you] Y tú lo cantas: ¡{ $card }!
       *[other] { $player } lo canta: ¡{ $card }!
    }
performs-team =
    .v1 = { $player-is ->
        [you] Sacas una jugada ensayada: { $card }.
       *[other] { $player } saca una jugada ensayada: { $card }.
    }
    .v2 = { $player-is ->
        [you] ¡Jugada de pizarra! { $card }.
       *[other] ¡Jugada de pizarra de { $player }! { $card }.
    }
performs-captain =
    .v1 = { $player-is ->
        [you] Tu capitán se pone al mando: { $card }.
       *[other] El capitán de { $player } se pone al mando: { $card }.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Le sueltas la correa al capitán.
       *[other] ¡{ $card }! { $player } le suelta la correa al capitán.
    }
performs-coach =
    .v1 = { $player-is ->
        [you] Grito desde el banco, y juegas { $card }: { $does }.
       *[other] Grito desde el banco, y { $player } juega { $card }: { $does }.
    }
    .v2 = { $player-is ->
        [you] Tu banco tiene una idea. { $card }: { $does }.
       *[other] El banco de { $player } tiene una idea. { $card }: { $does }.
    }
defends =
    .v1 = { $player-is ->
        [you] Defiendes con { $card }: { $does }.
       *[other] { $player } defiende con { $card }: { $does }.
    }
    .v2 = { $player-is ->
        [you] Sin balón, usas { $card }: { $does }.
       *[other] Sin balón, { $player } usa { $card }: { $does }.
    }
spends-on-movement = { $player-is ->
    [you] Gastas { $card } en un movimiento.
   *[other] { $player } gasta { $card } en un movimiento.
}
spends-on-action = { $player-is ->
    [you] Gastas { $card } en una acción.
   *[other] { $player } gasta { $card } en una acción.
}
spends-on-goal-kick = { $player-is ->
    [you] Gastas { $card } en un saque de meta corto.
   *[other] { $player } gasta { $card } en un saque de meta corto.
}
drops =
    .v1 = { $player-is ->
        [you] Sueltas { $card }.
       *[other] { $player } suelta { $card }.
    }
    .v2 = Fuera { $card }, a cambio de nada.
draws = { $player-is ->
    [you] Robas { $card }.
   *[other] { $player } roba { $card }.
}
comes-off = ¡Sale bien! { $rewards } para { $player-is ->
    [you] ti
   *[other] { $player }
}.
card-has-failed = { $card } falla, así que no da nada.
card-cannot-go-on = El resto de { $card } es imposible, así que no da nada.
takes-fatigue = { $player-is ->
    [you] Una carta que cansa: te llevas a la mano una carta de { $card }.
   *[other] Una carta que cansa: { $player } se lleva una carta de { $card }.
}
bank-is-short = En la reserva solo queda { $gained } de moral para { $player-is ->
    [you] ti
   *[other] { $player }
}.
leaves-the-rest = { $player-is ->
    [you] Dejas el resto de los premios.
   *[other] { $player } deja el resto de los premios.
}
gains-morale = { $player-is ->
    [you] Ganas { $gained } de moral.
   *[other] { $player } gana { $gained } de moral.
}

## Comentario: en el campo

carries-ball =
    .v1 = { $piece } conduce el balón hasta { $space }.
    .v2 = { $piece } se lo lleva a { $space }.
    .v3 = { $piece } arranca con el balón, { $way }.
takes-ball-into-area =
    .v1 = ¡Al área! { $piece } ya está en { $space } con el balón.
    .v2 = { $piece } se mete en el área con el balón: { $space }.
turns-back-with-ball =
    .v1 = { $piece } da media vuelta con el balón, a { $space }.
    .v2 = { $piece } recula sin soltarlo: { $way }.
gets-to-ball =
    .v1 = { $piece } llega al balón suelto en { $space }.
    .v2 = Balón suelto en { $space }: lo recoge { $piece }.
gathers-ball-on-the-way =
    .v1 = { $piece } recoge el balón suelto de camino a { $space }.
    .v2 = { $piece } se lleva el balón de pasada y sigue hasta { $space }.
moves-up =
    .v1 = { $piece } se adelanta, { $way }.
    .v2 = { $piece } se desmarca hacia { $space }.
    .v3 = { $piece } avanza a { $space }.
    .v4 = { $piece } se adelanta a { $space }.
moves-across =
    .v1 = { $piece } bascula, { $way }.
    .v2 = { $piece } se cambia a { $space }.
    .v3 = { $piece } da un paso al lado, a { $space }.
drops-back =
    .v1 = { $piece } baja a { $space }.
    .v2 = { $piece } se repliega, { $way }.
    .v3 = { $piece } retrocede a { $space }.
closes-in =
    .v1 = { $piece } se echa sobre { $opponent }.
    .v2 = { $piece } llega a { $space }, y { $opponent } ya no respira.
    .v3 = { $piece } corre a { $space } y { $opponent } se queda sin espacio.
goalie-moves =
    .v1 = { $piece } se va a { $space }.
    .v2 = { $piece } se coloca en { $space }.
# $move es uno de los anteriores.
moves-for-morale = { $move } Desde el suelo, por 1 de moral.
moves-for-nothing = { $move } Desde el suelo, pero este movimiento sale gratis.
shoulders-aside = { $player-is ->
    [you] Tu capitán
   *[other] El capitán de { $player }
} mete el hombro, y { $opponent } acaba en { $space }.
slips-past =
    .v1 = { $player-is ->
        [you] Tu capitán
       *[other] El capitán de { $player }
    } se escurre, y { $opponent } ni se entera.
    .v2 = Media vuelta, y { $opponent } solo ve la espalda { $player-is ->
        [you] de tu capitán
       *[other] del capitán de { $player }
    }.
rolls-ball-out-to = { $player-is ->
    [you] Tu portero
   *[other] El portero de { $player }
} la saca rasa para el { $to }, en { $space }. No hacen falta dados.
rolls-ball-out = { $player-is ->
    [you] Tu portero
   *[other] El portero de { $player }
} la saca rasa a { $space }. No hacen falta dados.

## Comentario: empiezan pases, tiros y duelos

plays-into-the-open =
    .v1 = { $piece } la juega al espacio, a { $space }
    .v2 = { $piece } la mete en el hueco, en { $space }
goes-long =
    .v1 = { $piece } la manda larga para el { $to }, en { $space }
    .v2 = Pelotazo: { $piece } busca al { $to }
lays-back =
    .v1 = { $piece } la toca atrás para el { $to }
    .v2 = { $piece } mira atrás y encuentra libre al { $to }
plays-square =
    .v1 = { $piece } la juega en horizontal para el { $to }
    .v2 = { $piece } cambia el juego hacia el { $to }
plays-forward =
    .v1 = { $piece } busca al { $to } en { $space }
    .v2 = { $piece } la adelanta para el { $to }
    .v3 = { $piece } ve adelantado al { $to }
# $pass es uno de los anteriores, $number cuántos rivales hay de por medio.
pass-needs = { $pass }{ $number ->
    [0] {""}
    [one] , con un rival de por medio
   *[other] , con { $number } rivales de por medio
}. Hace falta un { $power }.
shoots-in-area =
    .v1 = { $piece } está en el área y arma la pierna…
    .v2 = { $piece } ya ve la red de cerca… y dispara.
shoots-from-own-half = ¡Desde campo propio! { $first } vio algo…
shoots =
    .v1 = { $piece } prepara el tiro desde { $space }…
    .v2 = { $piece } prueba desde { $space }…
    .v3 = { $piece } levanta la cabeza en { $space } y dispara…
dribbles =
    .v1 = { $piece } se la juega ante { $opponent }.
    .v2 = { $piece } se va derecho contra { $opponent }.
    .v3 = { $piece } busca el regate con { $opponent } delante.
tackles =
    .v1 = { $piece } entra con todo contra { $opponent }.
    .v2 = { $piece } se tira al suelo ante { $opponent }.
    .v3 = { $piece } mete la pierna contra { $opponent }.
    .v4 = { $piece } va al choque con { $opponent }.

## Comentario: se descubren los secretos

aims = { $player-is ->
    [you] Apuntas hacia { $tile }.
   *[other] { $player } apunta hacia { $tile }.
}
sends-goalie = { $player-is ->
    [you] Mandas al portero hacia { $tile }.
   *[other] { $player } manda al portero hacia { $tile }.
}
# Lo que se resta a ambas tiradas: por la distancia, y por la estirada del portero.
off-both-rolls = El tiro { $distance ->
    [0] { $blocked ->
        [0] no pierde nada
       *[other] pierde { $blocked } por los rivales
    }
   *[other] pierde { $distance } por la distancia{ $blocked ->
        [0] {""}
       *[other] {" "}y { $blocked } por los rivales
    }
}; la parada { $against ->
    [0] no pierde nada
   *[other] pierde { $against } por la distancia del portero
}.
# $aim y $guess son adonde va el balón y adonde va el portero.
goalie-reads-it = Va hacia { $aim }, ¡y el portero se lo huele! { off-both-rolls }
goalie-goes-wrong = Va hacia { $aim }, ¡y el portero se va hacia { $guess }! { off-both-rolls }
# $mine y $theirs son moral, y ninguno es 0.
both-put-morale = { $player-is ->
    [you] Pones { $mine } de moral; { $rival }, { $theirs }.
   *[other] { $player } pone { $mine } de moral; { $rival }, { $theirs }.
}
one-puts-morale = { $player-is ->
    [you] Pones { $mine } de moral; { $rival }, nada.
   *[other] { $player } pone { $mine } de moral; { $rival }, nada.
}

## Comentario: deciden los dados

dice-1 = { $green }
dice-2 = { $green } { $first ->
    [fumble] − 1 de pifia
   *[other] + { $first }
}
dice-3 = { dice-2 } { $second ->
    [fumble] − 1 de pifia
   *[other] + { $second }
}
# Una tirada sumada: $bonus de habilidades y estrellas, $morale pagada; $terms dice cuántos números hay además del dado
# verde.
roll-sum = { $terms ->
    [0] { $dice }
   *[other] { $result } ({ $dice }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } extra
    }{ $morale ->
        [0] {""}
       *[other] {" "}+ { $morale } de moral
    })
}
# Las sumas de ambos: $mine es la de quien actúa. Las de un tiro son totales, para que primero venga el gol; la mesa
# muestra de qué se componen.
sums-shot = { $mine } contra { $theirs }{ $tie ->
    [yes] , y el empate es gol
   *[no] {""}
}
sums-dribble = Regate { $mine }, entrada { $theirs }{ $tie ->
    [yes] , y el empate es de quien lleva el balón
   *[no] {""}
}
sums-tackle = Entrada { $mine }, regate { $theirs }{ $tie ->
    [yes] , y el empate es de quien lleva el balón
   *[no] {""}
}
# $made frente a la fuerza que necesita un pase; $fate es lo que pasa con él.
pass-comes-to = El pase: { $made }, y hacía falta un { $power }. { $fate }
pass-is-short = El pase: { $made }, y hacía falta un { $power }. ¡Corto!
pass-finds-piece =
    .v1 = Le llega al { $to }.
    .v2 = A los pies del { $to }.
    .v3 = La controla el { $to }.
pass-finds-space =
    .v1 = Se para en { $space }, donde tenía que pararse.
    .v2 = Justo al hueco, en { $space }.
stops-one-space-away = Flojo, pero era una sola casilla: el balón está en { $space }.
rolls-loose =
    .v1 = Corto: el balón queda suelto en { $space }.
    .v2 = Muere en { $space }, y no es de nadie.
own-piece-stops-it =
    .v1 = Corto, pero { $piece } pasaba por ahí y lo tiene en { $space }.
    .v2 = { $first } se queda antes el balón, en { $space }.
opponent-cuts-it-out =
    .v1 = ¡Lo corta { $piece } en { $space }!
    .v2 = ¡Se cruza { $piece } en { $space }!
    .v3 = { $first } estaba en medio y se lo queda, en { $space }.
# $sums son las sumas de ambos, como arriba.
scores =
    .v1 = ¡GOOOOL { $player-is ->
        [you] tuyo
       *[other] de { $player }
    }! { $sums }. { $score }.
    .v2 = ¡A la red! { $player-is ->
        [you] Marcas tú.
       *[other] Marca { $player }.
    } { $sums }. { $score }.
    .v3 = ¡Gol, gol, GOL! { $player-is ->
        [you] Ve a abrazarte con alguien.
       *[other] Lo celebra { $player }.
    } { $sums }. { $score }.
saved =
    .v1 = ¡PARADÓN! { $sums }: el portero la atrapa.
    .v2 = ¡No se le escapa! { $sums }: el portero lo tiene.
no-goal = ¡No es gol! { $sums }.
no-goal-and = ¡No es gol! { $sums }. { $fate }
dribble-won =
    .v1 = ¡Se fue! { $sums }: cambian de sitio, y { $piece } está en { $space }.
    .v2 = ¡Adiós! { $sums }: cambian de sitio, y { $opponent } se queda mirando.
    .v3 = ¡Qué quiebro! { $sums }: cambian de sitio, y { $piece } está en { $space }.
dribble-lost =
    .v1 = ¡No pasa! { $sums }: { $opponent } aguanta.
    .v2 = ¡Por ahí no! { $sums }: { $opponent } no muerde el anzuelo.
    .v3 = ¡Se acabó el baile! { $sums }: { $opponent } ya se sabía ese regate.
tackle-won =
    .v1 = ¡Recuperación! { $sums }: { $piece } tiene el balón, y cambian de sitio.
    .v2 = ¡Limpia, limpísima! { $sums }: { $piece } se lo lleva, y cambian de sitio.
    .v3 = ¡Se lo quita! { $sums }: { $piece } lo tiene, y cambian de sitio.
tackle-lost =
    .v1 = ¡Ni lo huele! { $sums }: { $opponent } sigue con el balón, y { $piece } ya no puede intentarlo en este turno.
    .v2 = ¡Llega tarde! { $sums }: { $opponent } lo esconde, y { $piece } ya no puede intentarlo en este turno.
    .v3 = ¡Esta vez no! { $sums }: { $opponent } mete el cuerpo, y { $piece } ya no puede intentarlo en este turno.

## Comentario: AutoTeam

turns-her-card =
    .v1 = { $player-is ->
        [you] Descubres { $card }.
       *[other] { $player } descubre { $card }.
    }
    .v2 = { $player-is ->
        [you] Te sale { $card }.
       *[other] A { $player } le sale { $card }.
    }
# $morale es lo que paga por la tirada.
her-morale = { $morale ->
    [0] nada de moral
   *[other] { $morale } de moral
}
turns-card-for-duel = { $player-is ->
    [you] Descubres { $card }: { her-morale }.
   *[other] { $player } descubre { $card }: { her-morale }.
}
turns-card-for-shot = { $player-is ->
    [you] Descubres { $card }: { her-morale }, y el tiro va hacia { $tile }.
   *[other] { $player } descubre { $card }: { her-morale }, y su tiro va hacia { $tile }.
}
turns-card-for-save = { $player-is ->
    [you] Descubres { $card }: { her-morale }, y el portero va hacia { $tile }.
   *[other] { $player } descubre { $card }: { her-morale }, y su portero va hacia { $tile }.
}
finds-nothing-to-do =
    .v1 = { $player-is ->
        [you] Mantienes el orden.
       *[other] { $player } mantiene el orden.
    }
    .v2 = { $player-is ->
        [you] Esperas: no hay nada que hacer.
       *[other] { $player } espera: no hay nada que hacer.
    }

## Comentario: el balón cambia de bando, el tiempo pasa

kicks-off = { $player-is ->
    [you] Suena el silbato, y sacas con el { $to }.
   *[other] Suena el silbato, y { $player } saca con el { $to }.
}
kicks-off-second-half = { $player-is ->
    [you] Arranca el segundo tiempo: sacas con el { $to }.
   *[other] Arranca el segundo tiempo: { $player } saca con el { $to }.
}
kicks-off-again = { $player-is ->
    [you] Vuelves a sacar, con el { $to } en el centro.
   *[other] { $player } vuelve a sacar, con el { $to } en el centro.
}
kick-off-gives = { $player-is ->
    [you] El saque te da { $gained } de moral.
   *[other] El saque le da { $gained } de moral a { $player }.
}
ball-lay-long-enough = El balón ya esperó bastante: es para { $player-is ->
    [you] tu portero
   *[other] el portero de { $player }
}.
becomes-attacker = { $player-is ->
    [you] Ahora el balón es tuyo, y atacas.
   *[other] { $player } tiene ahora el balón y ataca.
}
# En mitad del turno de $rival.
becomes-attacker-later = { $player-is ->
    [you] Ahora el balón es tuyo, pero { $rival } juega su turno hasta el final.
   *[other] { $player } tiene ahora el balón, pero { $rival-is ->
        [you] juegas tu turno
       *[other] { $rival } juega su turno
    } hasta el final.
}
owes-goal-kick = { $player-is ->
    [you] Tu portero
   *[other] El portero de { $player }
} tiene el balón: antes que nada, saque de meta.
# En la última ronda de un tiempo $round es `last`.
shuffles-new-deck = { $player-is ->
    [you] Vuelves a barajar tu mazo, y el reloj pasa al minuto { $minute }.
   *[other] { $player } vuelve a barajar su mazo, y el reloj pasa al minuto { $minute }.
}
shuffles-new-deck-last = { shuffles-new-deck } Este tiempo acaba con la ronda, cuando ambos hayan jugado su turno.
half-time = Descanso, { $score }: el reloj marca 45, y ambos jugaron su turno.
full-time-drawn = Final del partido, { $score }. Se cumplen los 90 y los dos jugaron su turno: empate.
full-time-won = { $player-is ->
    [you] Final del partido, { $score }. Se cumplen los 90 y los dos jugaron su turno: ganas.
   *[other] Final del partido, { $score }. Se cumplen los 90 y los dos jugaron su turno: gana { $player }.
}

## Negativas. Una .note dice en dos o tres palabras qué impide jugar una carta tal cual, o gastarla.

refused-match-over = El partido terminó ({ $clause }).
refused-hidden-name = Eso es solo lo que los demás leen de un secreto ({ $clause }).
refused-not-in-box = No hay nada así en esta caja ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] Ahora decides tú, no el azar ({ $clause }).
   *[other] Ahora decide { $player }, no el azar ({ $clause }).
}
refused-toss-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-deal-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-showing-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-draw-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-tiles-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-tokens-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-roll-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-lot-due = Ahora decide el azar: lanza o nombra uno de los resultados ({ $clause }).
refused-her-card-due = Ahora decide el procedimiento de AutoTeam: lanza o nombra uno de los resultados ({ $clause }).
refused-her-reveal-due = Ahora decide el procedimiento de AutoTeam: lanza o nombra uno de los resultados ({ $clause }).
refused-her-step-due = Ahora decide el procedimiento de AutoTeam: lanza o nombra uno de los resultados ({ $clause }).
refused-board-due = Primero elige uno de los tableros que te tocaron ({ $clause }).
refused-team-first = Ahora toca elegir equipo: el equipo va primero ({ $clause }).
refused-captain-next = Ahora toca elegir capitán: el equipo iba primero ({ $clause }).
refused-not-dealt = Ese tablero no te tocó ({ $clause }).
refused-marker-due = Primero pon tus dados blancos en tus estadísticas ({ $clause }).
refused-goalkeeping-stays = En el descanso, los dados blancos de Parada se quedan como están ({ $clause }).
refused-stat-full = { stat-name } ya tiene 2 dados blancos, y en una estadística no caben más ({ $clause }).
refused-place-due = Primero coloca a tus jugadores: ahora va { $shirt ->
    [goalie] el portero
    [captain] el capitán
   *[other] el número { $shirt }
} ({ $clause }).
refused-formation-too-late = Una formación coloca a los seis jugadores, y ya hay alguno puesto ({ $clause }).
refused-not-own-half = { $space } no está en tu campo ({ $clause }).
refused-goalie-starts-at-home = El portero empieza en su área pequeña ({ $clause }).
refused-centre-due = Primero pon uno de tus jugadores en el centro, para sacar ({ $clause }).
refused-goalie-kicks-not-off = El portero no saca de centro ({ $clause }).
refused-rest-due = Primero di cuántas cartas de fatiga vuelven a la reserva ({ $clause }).
refused-too-little-fatigue = { $fatigue ->
    [0] No tienes cartas
    [one] Tienes { $fatigue } carta
   *[other] Tienes { $fatigue } cartas
} de fatiga ({ $clause }).
refused-card-due = Juega una carta: lo que pasa en el campo sale de las cartas ({ $clause }).
refused-no-card-played = Hay que jugar al menos una carta ({ $clause }).
refused-goal-kick-first = Tu portero debe un saque de meta, y va antes que nada ({ $clause }).
    .note = primero, el saque
refused-not-in-hand = { $card } no está en tu mano ({ $clause }).
refused-fatigue-only-moves = La fatiga sirve para un movimiento y para nada más ({ $clause }).
    .note = es fatiga
refused-fatigue-is-useless = La fatiga no sirve para nada; cada turno se puede soltar una ({ $clause }).
    .note = es fatiga
refused-fatigue-moves-nobody = En este partido la fatiga no da movimiento ({ $clause }).
    .note = es fatiga
refused-fatigue-thrown = En cada turno solo se puede soltar una carta de fatiga ({ $clause }).
refused-needs-the-ball = { $card } es solo para un bando con balón ({ $clause }).
    .note = con balón
refused-costs-morale = { $card } cuesta { $cost } de moral, y tienes { $morale } ({ $clause }).
    .note = cuesta { $cost } de moral
refused-carrier-alone = { $card } solo se puede jugar si quien lleva el balón está junto a un rival ({ $clause }).
    .note = nadie al lado
refused-captain-has-no-ball = { $card } solo se puede jugar si el capitán tiene el balón ({ $clause }).
    .note = sin balón
refused-captain-has-the-ball = { $card } solo se puede jugar si el capitán no tiene el balón ({ $clause }).
    .note = con balón
refused-captain-alone = { $card } solo se puede jugar si el capitán está junto a un rival ({ $clause }).
    .note = nadie al lado
refused-captain-far-from-ball = { $card } solo se puede jugar si el capitán está junto al balón ({ $clause }).
    .note = balón lejos
refused-captain-not-in-their-half = { $card } solo se puede jugar si el capitán está en campo rival ({ $clause }).
    .note = fuera de su campo
refused-captain-not-in-their-area = { $card } solo se puede jugar si el capitán está en el área rival ({ $clause }).
    .note = fuera de su área
refused-kick-to-a-piece-first = Tu portero debe un saque de meta: antes va un pase a un jugador tuyo ({ $clause }).
    .note = primero, el saque
refused-ball-lies-loose = { $card } no puede empezar: el balón está suelto, y nadie puede pasarlo ({ $clause }).
    .note = balón suelto
refused-nobody-ahead = { $card } no puede empezar: no hay a quién pasar por delante del balón ({ $clause }).
    .note = nadie delante
refused-nobody-behind = { $card } no puede empezar: no hay a quién pasar por detrás del balón ({ $clause }).
    .note = nadie detrás
refused-nobody-level = { $card } no puede empezar: no hay a quién pasar en la misma fila ({ $clause }).
    .note = nadie en la fila
refused-no-room-ahead = { $card } no puede empezar: ningún jugador tuyo tiene delante una casilla libre, en línea recta ({ $clause }).
    .note = sin espacio
refused-no-gap = { $card } no puede empezar: ningún pase a un jugador tuyo va entre dos rivales ({ $clause }).
    .note = sin hueco entre dos
refused-receivers-offside = { $card } no puede empezar: quien podría recibirlo está en fuera de juego ({ $clause }).
    .note = fuera de juego
refused-nobody-moves-ahead = { $card } no puede empezar: ningún jugador tuyo puede avanzar ({ $clause }).
    .note = nadie puede
refused-nobody-moves-back = { $card } no puede empezar: ningún jugador tuyo puede replegarse ({ $clause }).
    .note = nadie puede
refused-nobody-in-play-moves = { $card } no puede empezar: ningún jugador tuyo puede moverse ({ $clause }).
    .note = nadie puede
refused-nobody-to-mark-ahead = { $card } no puede empezar: ningún jugador tuyo puede avanzar hasta un rival ({ $clause }).
    .note = sin marca
refused-nobody-to-mark-behind = { $card } no puede empezar: ningún jugador tuyo puede replegarse hasta un rival ({ $clause }).
    .note = sin marca
refused-captain-cannot-move = { $card } no puede empezar: el capitán no puede moverse ({ $clause }).
    .note = sin movimiento
refused-nobody-to-push = { $card } no puede empezar: no hay ningún rival junto al capitán ({ $clause }).
    .note = sin empujón
refused-goalie-is-not-pushed = A los porteros no se los empuja ({ $clause }).
    .note = sin empujón
refused-nowhere-to-push = { $card } no puede empezar: ningún rival junto al capitán tiene adónde ir ({ $clause }).
    .note = sin empujón
refused-nobody-to-pass-by = { $card } no puede empezar: no hay ningún rival junto al capitán ({ $clause }).
    .note = nadie al lado
refused-nobody-passed-by-into-rectangle = { $card } no puede empezar: un jugador acabaría en un área pequeña donde no puede estar ({ $clause }).
    .note = sin cambio
refused-nobody-can-move = Ningún jugador tuyo puede moverse ({ $clause }).
    .note = nadie puede
refused-nobody-can-tackle = Ningún jugador tuyo puede hacer ahora una entrada ({ $clause }).
    .note = nadie llega
refused-no-goal-kick-owed = Tu portero no debe ningún saque de meta ({ $clause }).
refused-marked-spaces-taken = En todas las casillas marcadas de tu campo hay rivales ({ $clause }).
refused-card-played = Ya jugaste una carta: termina tu turno ({ $clause }).
refused-cards-usable = Solo se suelta una carta si ninguna se puede usar ({ $clause }).
refused-reward-due = Los premios van antes que nada; di que terminaste para dejar el resto ({ $clause }).
refused-bank-empty = A la reserva no le queda moral ({ $clause }).
refused-no-morale-due = No se te debe moral ({ $clause }).
refused-no-movement-due = No se te debe ningún movimiento ({ $clause }).
refused-no-action-due = No se te debe ninguna acción ({ $clause }).
refused-no-action-to-take = Ahora no hay ninguna acción que puedas hacer ({ $clause }).
refused-movement-due = Toca un movimiento: di qué jugador mueves y adónde ({ $clause }).
refused-captain-moves = Con una carta de capitán solo se mueve el capitán ({ $clause }).
refused-moved-in-tactic = Cada movimiento de una táctica lo hace otro jugador ({ $clause }).
refused-goalie-owes-kick = Un portero que debe un saque de meta no se mueve ({ $clause }).
refused-too-tired = Un jugador caído se mueve por 1 de moral, y no tienes ({ $clause }).
    .note = sin movimiento
refused-same-space = Un movimiento acaba en una casilla distinta de la del principio ({ $clause }).
refused-rectangle-is-goalies = { $space } está en un área pequeña, que es solo de su portero ({ $clause }).
refused-space-taken = En { $space } ya hay un jugador ({ $clause }).
refused-no-ball-on-the-way = No hay ningún balón suelto a una casilla que recoger de camino ({ $clause }).
refused-ball-is-goalies = Un balón suelto en un área pequeña es solo para su portero ({ $clause }).
refused-stops-with-ball = Quien recoge el balón junto a un rival se para ahí ({ $clause }).
refused-not-next-to-ball = { $space } no está a una casilla del balón ({ $clause }).
refused-goalie-one-space = Un portero se mueve una casilla cada vez ({ $clause }).
refused-inactive-one-space = Un jugador caído se mueve una sola casilla ({ $clause }).
refused-too-far = { $space } está a { $length } casillas, y un jugador se mueve una o dos ({ $clause }).
refused-not-a-forward-move = Un avance acaba al menos una fila por delante ({ $clause }).
refused-not-a-backward-move = Un repliegue acaba al menos una fila por detrás ({ $clause }).
refused-not-forward-and-marking = Un avance con marca acaba al menos una fila por delante, junto a un rival ({ $clause }).
refused-not-backward-and-marking = Un repliegue con marca acaba al menos una fila por detrás, junto a un rival ({ $clause }).
refused-stops-after-leaving = Quien lleva el balón y se aparta de un rival se para en la casilla siguiente ({ $clause }).
refused-stops-on-the-way = Vaya por donde vaya, quien lleva el balón tendría que pararse junto a un rival ({ $clause }).
refused-way-blocked = Todos los caminos a { $space } están cerrados ({ $clause }).
refused-action-due = Toca una acción: di cuál ({ $clause }).
refused-not-a-forward-pass = Un pase hacia adelante va a un jugador tuyo, al menos una fila por delante ({ $clause }).
refused-not-a-backward-pass = Un pase atrás va a un jugador tuyo, al menos una fila por detrás ({ $clause }).
refused-not-a-cross-pass = Un pase lateral va a un jugador tuyo de la misma fila ({ $clause }).
refused-not-a-through-pass = Un pase al hueco va a una casilla vacía, una o dos por delante de un jugador tuyo, en línea recta ({ $clause }).
refused-not-an-in-between-pass = Un pase filtrado va a un jugador tuyo, entre dos rivales cuya línea no toca ninguno de sus extremos ({ $clause }).
refused-captain-passes = Ahora pasa el capitán ({ $clause }).
refused-only-tackles = El bando sin balón hace entradas y nada más ({ $clause }).
refused-nobody-on-the-ball = Con el balón suelto nadie pasa, tira ni regatea ({ $clause }).
    .note = balón suelto
refused-goalie-must-pass = El portero tiene que pasar primero a un jugador suyo ({ $clause }).
refused-ball-is-there = El balón ya está ahí ({ $clause }).
refused-pass-to-opponent = En { $space } hay un rival, y a los rivales no se les pasa ({ $clause }).
refused-pass-into-rectangle = A un área pequeña solo se pasa al propio portero ({ $clause }).
refused-offside = { $receiver ->
    [goalie] El portero
    [captain] El capitán
   *[other] El número { $receiver }
} está en fuera de juego ({ $clause }).
refused-goal-kick-to-a-piece = Un saque de meta va a un jugador tuyo ({ $clause }).
refused-goalie-does-not-dribble = En su propia área un portero no regatea ({ $clause }).
refused-not-beside-carrier = Solo se puede regatear a un rival que esté al lado de quien lleva el balón ({ $clause }).
refused-dribble-into-rectangle = Un jugador acabaría en un área pequeña donde no puede estar ({ $clause }).
refused-attacker-does-not-tackle = El bando con balón no hace entradas ({ $clause }).
refused-loose-ball-not-tackled = A un balón suelto no se le hacen entradas ({ $clause }).
    .note = balón suelto
refused-tackle-has-failed = Ese jugador ya falló una entrada en este turno ({ $clause }).
refused-too-far-to-tackle = Solo un jugador al lado de quien lleva el balón puede hacer una entrada ({ $clause }).
refused-goalie-does-not-tackle = En su propia área un portero no hace entradas ({ $clause }).
refused-goalie-not-tackled = En su propia área a un portero no se le hacen entradas ({ $clause }).
    .note = lo tiene el portero
refused-kick-due = Toca el saque de meta: di a qué casilla marcada ({ $clause }).
refused-not-marked = { $space } no es una casilla marcada de tu campo ({ $clause }).
refused-kick-leads-nowhere = El balón ya está ahí ({ $clause }).
refused-kick-to-opponent = En { $space } hay un rival ({ $clause }).
refused-push-due = Toca un empujón: di a quién y adónde ({ $clause }).
refused-too-far-to-push = Solo se puede empujar a un rival que esté junto al capitán ({ $clause }).
refused-pushed-one-space = Un empujón desplaza a un rival una casilla ({ $clause }).
refused-pushed-onto-no-free-space = { $space } no está libre para ese jugador ({ $clause }).
refused-bypass-due = Toca un cambio de sitio: di con quién ({ $clause }).
refused-too-far-to-pass-by = Solo se cambia de sitio con un rival que esté junto al capitán ({ $clause }).
refused-bypass-into-rectangle = Un jugador acabaría en un área pequeña donde no puede estar ({ $clause }).
refused-landing-due = Primero di en cuál de las dos casillas intermedias se para el balón ({ $clause }).
refused-not-half-way = { $space } no es ninguna de las dos casillas intermedias ({ $clause }).
refused-tile-due = Un tiro: elige primero una loseta de tiro, izquierda, centro o derecha ({ $clause }).
refused-payment-due = Primero di cuánta moral pagas por la tirada ({ $clause }).
refused-too-little-morale = Tienes { $morale } de moral ({ $clause }).

## Lo que se pregunta: el encabezado, qué hacer y el dato que importa

ask-centre = Saque de centro.
    .text = ¿Quién se pone en el centro con el balón?
    .fact = Los demás jugadores se quedan donde están.
# Detrás de una probabilidad en por ciento: de qué.
stage-chance-of-striking = de gol
stage-chance-of-guarding = de pararlo
ask-striking = ¿Adónde apuntas?
    .text = El portero también elige un lado. El empate es gol.
    .fact = Los números grandes no cuentan la moral: esa se paga después de apuntar.
ask-guarding = ¡Tiro!
    .text = ¿Hacia dónde va tu portero?
    .fact = Adivina adónde tiran. Los números grandes suponen que los tres lados son igual de probables{ $most ->
        [0] {""}
       *[other] {" "}y que { $player } paga { $most } de moral
    }.
ask-land = Corto.
    .text = El balón se para a medio camino, en una de dos casillas intermedias. ¿En cuál?
ask-goal-kick = Saque de meta.
    .text = Pon el balón en una casilla marcada de tu campo.
    .fact = No se lanzan dados.
ask-pushed = Empujón.
    .text = ¿A qué rival empuja tu capitán y adónde?
ask-bypassed = Cambio de sitio.
    .text = ¿Con qué rival cambia de sitio tu capitán?
ask-team = Elige tu equipo.
    .text = El otro bando lo ve cuando ambos hayan elegido.
ask-captain = Elige tu capitán.
    .text = El otro bando lo ve cuando ambos hayan elegido.
ask-mark = Dados blancos.
    .text = Cada uno se lanza junto al verde, para lo que pulses: 2 como mucho.
    .half-time = Descanso: dados blancos.
    .fact = { $number ->
        [one] Queda { $number } dado.
       *[other] Quedan { $number } dados.
    }
# $kicks dice si quien lee saca de centro.
ask-formation = Alineación.
    .text = Elige una formación o coloca a tus jugadores uno a uno en el campo, primero el portero.
    .half-time = Descanso: alineación.
    .fact = { $kicks ->
        [yes] Sacas de centro, así que puedes poner jugadores muy arriba.
       *[no] Saca el otro bando y ataca primero, así que pon jugadores entre ellos y tu portería.
    }
ask-arrange = Alineación.
    .text = Coloca { $shirt ->
        [goalie] al portero
        [captain] al capitán
       *[other] al número { $shirt }
    }.
    .fact = { $number ->
        [one] Falta { $number }.
       *[other] Faltan { $number }.
    }
ask-rest = Descanso.
    .text = Devuelve hasta 2 cartas de fatiga: solo estorban en la mano.
    .fact = Tienes { fatigue-cards }.
ask-movement = Movimiento.
    .text = ¿Qué jugador mueves y adónde?
    .fact = Una o dos casillas, y queda inactivo. Con el balón se para junto a un rival.
ask-action = Acción.
    .text = Pasa a quien sea o a cualquier hueco, tira o regatea a un rival.
    .fact = Las probabilidades son sin moral.
    .inactive = Las probabilidades son sin moral. Estar inactivo limita el movimiento, no las acciones.
    .tackle = ¿Quién hace la entrada?
    .pass = ¿Adónde va el balón?
# El elemento de una carta que se está ejecutando.
ask-element = Ahora: { $element }.
ask-card = Tu turno.
    .text = { $performs ->
        [yes] Elige una carta
       *[no] Ninguna se puede jugar tal cual: gasta una { to-give-up }
    }.
    .fact = Carta { $number } de { $most }.
    .next = ¿Otra carta?
    .attack = Carta { $number } de { $most }. { $loose ->
        [yes] Balón suelto, y era tuyo
       *[no] Atacas
    }: valen las mitades verdes.
    .defence = Carta { $number } de { $most }. { $loose ->
        [yes] Balón suelto, y era del rival
       *[no] Defiendes
    }: valen las mitades azules.
    .drop = Ninguna de tus cartas se puede usar: suelta una.
    .end = Ninguna de tus cartas se puede usar: termina tu turno.
    .goal-kick = Saque de meta.
    .first = Tu portero tiene que sacar: pasa a uno de los tuyos o gasta una carta y deja el balón en un triángulo, sin dados.
# Para qué se puede gastar una carta: un movimiento, una acción, o cualquiera de los dos.
to-give-up = { $for ->
    [run] en un movimiento
    [attack] en una acción
    [tackle] en una acción
    [run-or-attack] en un movimiento o una acción
   *[run-or-tackle] en un movimiento o una acción
}
# Lo que puede ser una acción, según el papel del bando.
to-act = { $role ->
    [offensive] pase, tiro o regate
   *[defensive] entrada
}
# Al rival no le queda moral (unanswered), o le queda (answered); AutoTeam paga lo que diga su carta.
ask-morale = Dados contra dados.
    .text = ¿Pagas moral? Cada ficha suma 1 a tu tirada.
    .tie = ¿Pagas moral? Cada ficha suma 1 a tu tirada. El empate es gol.
    .fact = A un pase nadie le responde: estas son tus probabilidades.
    .unanswered = { $player } no tiene moral con que responder: estas son tus probabilidades.
    .answered = Estas son tus probabilidades si { $player } no gasta moral (tiene { $number }). Se decide en secreto.
    .auto = Estas son tus probabilidades si la carta de AutoTeam no paga moral.
    .power = Un pase que necesita un { $power }.
    .shot = Tu tiro.
    .save = Tu parada.
ask-reward = ¡Sale bien!
    .text = Da { $rewards }.
    .one = Para ti: { $rewards }. Lo que dejes se pierde.
    .any = Para ti: { $rewards }, en el orden que quieras. Lo que dejes se pierde.
    .loose = El balón está suelto en { $space }, para quien llegue primero.
you-win = ¡Ganas!
ended = Final del partido.

## Lo que dicen los botones y las cartas

not-your-turn = Las cartas se juegan en el turno propio.
under-way = La siguiente carta se juega cuando acabe esta y se hayan tomado sus premios.
label-perform = Jugar { $card }
label-movement = Gastar { $card } en un movimiento
label-action = Gastar { $card } en una acción
label-goal-kick = Gastar { $card } en un saque de meta
label-drop = Soltar { $card }
label-end = Fin del turno
label-tile = { $tile ->
    [middle] Centro
    [left] { $away-is ->
        [you] Derecha
       *[other] Izquierda
    }
   *[right] { $away-is ->
        [you] Izquierda
       *[other] Derecha
    }
}
label-pay = { $number ->
    [0] Sin moral
   *[other] { $number } de moral
}
label-centre = { $shirt ->
    [goalie] Portero
    [captain] Capitán
   *[other] Número { $shirt }
}
label-rest = { $number ->
    [0] Ninguna
   *[other] Devolver { $number }
}
label-take-morale = Tomar { $number } de moral
label-take-movement = Tomar 1 movimiento
label-take-action = Tomar 1 acción
label-done = Dejar el resto

## La página: lo que comparten sus partes

# $stat es `pass`, `shoot`, `dribble`, `tackle` o `goalkeeping`: un nombre lo más corto posible.
page-stat = { stat-name }
# $tile es `left`, `middle` o `right`.
# $piece es `goalie`, `captain` o el número de una camiseta.
page-piece = { $piece ->
    [goalie] el portero
    [captain] el capitán
   *[other] el número { $piece }
}
# Lo mismo al principio de una frase.
page-piece-first = { $piece ->
    [goalie] El portero
    [captain] El capitán
   *[other] El número { $piece }
}
# Una carta ajena, o en un tablero: su nombre y lo que hace.
page-card-title = { $card }: { $does }
# Cuándo se puede ejecutar una carta: $conditions es como «está junto al balón».
page-card-when = si { $conditions }
# En una carta que ahora no se puede jugar: mientras juega otro, y mientras va la propia.
page-card-turn = en tu turno
page-card-later = después de { $card }
    .rewards = después de los premios
# En lugar de la pregunta, con una carta levantada, y con una pieza elegida que puede ir a varias casillas.
page-picked-card = Juégala tal cual o gástala.
# $piece es `goalie` (el portero), `lying` (caído), `carrier` (con el balón) o `free`; $beside, si hay un rival al lado, y $loose, si el balón está suelto.
page-range = { $piece ->
    [goalie] El portero se mueve una sola casilla y nunca queda inactivo.
    [inactive] Inactivo: aún pasa, tira, regatea y hace entradas; solo se mueve una casilla, { $costs ->
        [0] esta vez gratis
       *[other] por { $costs } de moral
    }.
    [carrier] { $beside ->
        [yes] Con el balón y junto a un rival: una casilla.
       *[no] Con el balón: una o dos casillas, pero se para en cuanto está junto a un rival.
    }
   *[free] Una o dos casillas{ $loose ->
        [yes] ; si recoge el balón junto a un rival, se para ahí
       *[no] {""}
    }. Después queda inactivo hasta tu próximo turno.
} ¿Adónde?
# En una carta que solo sirve para una cosa.
page-card-only-movement = gastar: mover
page-card-only-action = gastar: una acción
page-card-only-goal-kick = gastar: saque de meta
page-card-only-drop = solo para soltar

## Lo que hace una carta, tan corto que quepa en ella: una parte tras otra. $amount es su número.

short-morale = { SIGNED($amount) } de moral
short-in-between-pass = { element-in-between-pass }
short-draw = roba { $amount }
short-shed = devuelve { $amount } de fatiga
short-cards = { SIGNED($amount) } { $amount ->
    [one] carta
   *[other] cartas
}
short-fatigue = un movimiento y ya
short-fatigue-hard = no sirve de nada
short-times = { $what } ×{ $number }
short-then = { $first }, { $next }
# Los signos de una carta que da algo, y de una que cansa.
pays-morale = Da { reward-morale }
pays-movements = Da { reward-movements }
pays-actions = Da { reward-actions }
pays-fatigue = Cansa: una carta de fatiga a tu mano

## La página: la hoja del partido, y las teclas

page-duration = { $time } con la duración breve, y un tercio menos solo con cartas básicas. Con la larga, el doble.
    .time = Unos tres cuartos de hora
# Detrás de las teclas.
page-keys-space = una casilla por su nombre: elegir al jugador que está ahí o mirar lo que pediría una jugada a ese sitio
page-keys-arrows = recorrer lo que está iluminado en el campo; Enter lo juega
page-keys-end = terminar el turno o dejar el resto de un premio

## La página: la mano, y los botones de encima

# Para qué se levanta una carta.
page-use-perform = Jugarla tal cual
page-use-movement = Gastarla en un movimiento
page-use-action = Gastarla en una acción
page-use-goal-kick = Gastarla en un saque de meta
page-use-drop = Soltarla
page-cards-to-come = Las cartas llegan con el saque de centro.
page-end-turn = Fin del turno
# La moral que se paga por una tirada, como dice el botón ($what), y la probabilidad que da.
page-pay = { $what }: { $percent } por ciento
# En lugar de las fichas.
page-pay-none = nada

## La página: lo que pasa mientras decide otro, o el azar. Por la fase del partido.

waiting-kick-off = { $player-is ->
    [you] Lanzas por el saque de centro.
   *[other] { $player } lanza por el saque de centro.
}
waiting-deal = Se reparten los tableros.
waiting-choose = { $player-is ->
    [you] Eliges un tablero.
   *[other] { $player } elige un tablero, en secreto.
}
waiting-show = Ambos bandos muestran sus tableros.
waiting-mark = { $player-is ->
    [you] Colocas tus dados blancos.
   *[other] { $player } coloca los dados blancos.
}
waiting-arrange = { $player-is ->
    [you] Formas tu alineación.
   *[other] { $player } forma su alineación.
}
waiting-centre = { $player-is ->
    [you] Llevas el balón al centro.
   *[other] { $player } lleva el balón al centro.
}
waiting-draw = { $player-is ->
    [you] Robas cartas nuevas.
   *[other] { $player } roba cartas nuevas.
}
waiting-move = { $player-is ->
    [you] Mueves.
   *[other] { $player } mueve.
}
waiting-act = { $player-is ->
    [you] Llevas el balón.
   *[other] { $player } lleva el balón.
}
waiting-goal-kick = { $player-is ->
    [you] Haces un saque de meta.
   *[other] { $player } hace un saque de meta.
}
waiting-striking = { $player-is ->
    [you] Apuntas.
   *[other] { $player } apunta.
}
waiting-guarding = { $player-is ->
    [you] Adivinas el lado.
   *[other] { $player } intenta adivinar el lado.
}
waiting-tiles = Los dos descubren el lado elegido.
waiting-paying = { $player-is ->
    [you] Sopesas tu moral.
   *[other] { $player } sopesa su moral.
}
waiting-matching = { waiting-paying }
waiting-tokens = Ambos muestran su moral.
waiting-roll = { $player-is ->
    [you] Lanzas los dados.
   *[other] { $player } lanza los dados.
}
waiting-answer-roll = { waiting-roll }
waiting-rest = { $player-is ->
    [you] Mandas la fatiga a descansar.
   *[other] { $player } manda la fatiga a descansar.
}
# En cualquier otra fase.
waiting-turn = { $player-is ->
    [you] Es tu turno.
   *[other] Es el turno de { $player }.
}

## La página: los tableros al lado del campo

board-all = Los tableros
# Lo que se lanza en una estadística.
board-stat-dice = { page-stat }: dado verde{ $dice ->
    [0] {""}
    [one] { " " }y { $dice } blanco
   *[other] { " " }y { $dice } blancos
}
board-markers = { $markers } de { $most } dados blancos{ $stars ->
    [0] {""}
    [one] , { $stars } estrella
   *[other] , { $stars } estrellas
}
# $level es `easy`, `normal` o `hard`; si no, no se dice.
board-auto-level = { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[none] autómata
}
board-turn = { $player-is ->
    [you] tu turno
   *[other] es su turno
}
# Debajo del número de cada cosa.
board-morale = moral
    .title = { $number } de moral
board-hand = mano
    .title = { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }
board-deck = mazo
    .title = { $number ->
        [one] { $number } carta en el mazo
       *[other] { $number } cartas en el mazo
    }
board-used = descarte
board-fatigues = fatiga
    .title = { $number ->
        [one] { $number } carta de fatiga
       *[other] { $number } cartas de fatiga
    }
# Lo usado: cada carta, y todas.
board-discard = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
board-discards = { $cards }, { $card }
board-open-hand = Mano
board-score-and-clocks = Marcador y relojes
board-goals = { $player }: { $number ->
    [one] { $number } gol
   *[other] { $number } goles
}
# $shuffles dice cuántas veces tiene que avanzar aún el reloj.
how-it-stands = { $half ->
    [1] Primer tiempo
   *[other] Segundo tiempo
}, { $minute }′: { $shuffles ->
    [0] acaba con esta ronda{ $half ->
            [1] {""}
           *[other] , y si entonces hay empate, queda en empate
        }
    [one] acaba la próxima vez que se agote un mazo
   *[other] acaba cuando se hayan agotado mazos { $shuffles } veces más
}. { $ball ->
    [own] El balón lo tienes tú.
    [theirs] El balón lo tiene { $rival }.
   *[nobody] El balón está suelto.
}
board-half = { $half ->
    [1] 1.er tiempo
   *[other] 2.º tiempo
}, { $minute }′
    .moves = { $half ->
        [1] Descanso
       *[other] Final
    } { $shuffles ->
        [0] tras esta ronda
        [one] la próxima vez que se agote un mazo
       *[other] cuando se agote un mazo { $shuffles } veces más
    }
    .help = El partido tiene dos tiempos de 45 minutos. Cuando un bando tiene que robar de un mazo vacío, baraja su descarte y el reloj avanza. Al llegar al final, ambos bandos terminan la ronda.
    .clock = { $half ->
        [1] Primer tiempo
       *[other] Segundo tiempo
    }, minuto { $minute }. { board-half.moves }.

## La página: el campo

pitch-label = El campo
# En la camiseta del capitán.
pitch-captain = C
pitch-spots = Casillas iluminadas
pitch-mover = { page-piece-first } en { $space }{ $costs ->
    [0] {""}
   *[other] , por { $costs } de moral
}
# En una pieza que se ha movido, o ha fallado una entrada.
pitch-spent = { $lying ->
    [yes] Inactivo: ya se movió y está en el suelo hasta el próximo turno de su bando. Aún pasa, tira, regatea y hace entradas; solo se mueve una casilla{ $costs ->
        [0] {""}
       *[other] , por { $costs } de moral
    }.
   *[no] Falló una entrada y en este turno no puede intentar otra.
}
# Bajo una pieza que se ha movido.
pitch-inactive = inactivo
pitch-all-moves = Todos los movimientos por su nombre
pitch-move = Mover
# Sus letras llegan una a una.
pitch-goal = ¡GOL!
# Ha parado un tiro otra pieza que el portero.
pitch-blocked = ¡Bloqueado!
# Un tiro se ha quedado por el camino.
pitch-short = ¡Corto!

pitch-in-words = El campo en palabras
pitch-towards = { $viewer ->
    [plays] Atacas hacia la fila { $row }.
   *[watches] El bando local ataca hacia la fila { $row }.
}
pitch-ball-with = El balón lo tiene { page-piece } { $player-is ->
    [you] de tu bando
   *[other] de { $player }
}, en { $space }.
pitch-ball-loose = El balón está suelto en { $space }.
pitch-piece = { $piece ->
    [goalie] portero
    [captain] capitán
   *[other] número { $piece }
} { $space ->
    [none] fuera del campo
   *[other] en { $space }
}{ $lying ->
    [yes] , en el suelo
   *[no] {""}
}{ $tackled ->
    [yes] , sin más entradas este turno
   *[no] {""}
}
pitch-pieces = { $pieces }; { $piece }
pitch-side = { $player-is ->
    [you] Tu bando
   *[other] { $player }
}: { $pieces }. { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}, { $morale } de moral, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano.

## La página: lo que se puede jugar en el campo

# Se lee en voz alta detrás de la jugada: qué la decide (uno de los siguientes, o `none`), y su probabilidad.
spot-numbers = { $sum ->
    [none] {""}
   *[other] . { $sum }
} { $percent } por ciento
# Lo que decide un pase: dados y moral contra un número, de media distancia y de los que están de por medio.
spot-sum-pass = Hace falta un { $power } entre dados y moral{ $blocked ->
    [0] {""}
   *[other] : { $distance } por la distancia, { $blocked } por rivales
}.
# Lo que se resta a un tiro. $least y $most rivales, según adónde vaya el portero; $between dice si son distintos.
spot-sum-shot = Tus dados contra los del portero. Se te resta: { $distance } por la distancia{ $most ->
    [0] {""}
   *[other] , { $between ->
        [yes] de { $least } a { $most }
       *[no] { $most }
    } por rivales
}. Cada dos casillas más cerca te ahorran 1. El empate es gol. El otro bando también puede pagar moral.
spot-sum-dribble = Tus dados contra los del rival, si no paga moral. El empate es tuyo.
spot-sum-tackle = Tus dados contra los del rival, si no paga moral. El empate es suyo.
# $piece es quien está ahí para recibir el balón, o `none`.
spot-to = { $piece ->
    [none] { $space }
   *[other] { $space }, { page-piece }
}
spot-pass = Pase a { spot-to }
spot-kick = Saque de meta a { spot-to }
spot-shoot = Tiro
spot-strike = Tiro hacia { tile-name }, { $space }
spot-land = El balón se para en { $space }
spot-place = Colocar en { $space }
spot-centre = Saca de centro { page-piece }
spot-move = { page-piece-first } a { $space }{ $way ->
    [by-ball] , llevándose el balón
    [round-ball] , sin el balón
   *[straight] {""}
}
# $piece es el rival.
spot-dribble = Regate { $piece ->
    [goalie] al portero
    [captain] al capitán
   *[other] al número { $piece }
} en { $space }
# $piece es quien hace la entrada, y $start dónde está.
spot-tackle = Entrada { $piece ->
    [goalie] del portero
    [captain] del capitán
   *[other] del número { $piece }
} en { $start }
spot-push = Empujón: { page-piece } a { $space }
spot-bypass = Cambio de sitio con { page-piece } en { $space }

# En la placa junto a la casilla que se mira: sobre una probabilidad que no cambia con moral, y sobre la primera de varias.
plate-chance = acierto
plate-no-morale = sin moral
plate-commit = Hazlo
# En la casilla donde se para el balón si falla.
plate-else-here = aquí si falla

## La página: la escena, con lo que se está haciendo y los dados

# $colour es `green` o `white`; $value es un número, o `fumble`.
stage-die = dado { $colour ->
    [green] verde
   *[white] blanco
}: { $value ->
    [fumble] una pifia, que resta 1
   *[other] { $value }
}
stage-tile = { $tile ->
    [none] una loseta de tiro, boca abajo
   *[other] Loseta de tiro: { tile-name }
}
# Debajo de los números que suman una tirada.
stage-sum-roll = tirada
# $shoots dice si se resta a un tiro, o a una parada.
stage-sum-distance = distancia
    .title = { $shoots ->
        [yes] La mitad de las casillas entre quien tira y adonde apunta, redondeada hacia arriba
       *[no] La mitad de las casillas entre el portero y adonde va el balón, redondeada hacia arriba
    }
stage-sum-in-way = rivales
    .title = 1 por cada rival en la línea del tiro, también el portero
stage-sum-secret = { $player-is ->
    [you] Moral que pusiste en secreto
   *[other] Moral que { $player } puso en secreto
}
stage-sum-needs = necesita
stage-sum-total = total
stage-verdict-pass = { $success ->
    [yes] Llega
   *[no] No llega
}
stage-verdict-shot = { $success ->
    [yes] ¡Gol!
   *[no] No es gol
}
stage-verdict-dribble = { $success ->
    [yes] Se va
   *[no] No pasa
}
stage-verdict-tackle = { $success ->
    [yes] Se lo quita
   *[no] No se lo quita
}
# Por qué: lo que suma un pase y lo que necesita, y dos totales de un duelo o un tiro.
stage-because-pass = { $total }, hacía falta un { $power }
stage-because-duel = total { $mine } contra { $theirs }
stage-ball-on = balón en { $space }

# Los tres espacios de la portería, para quien tira y quien la guarda.
stage-goal = La portería
stage-striking = Tirar hacia { tile-name }, { $space }
stage-guarding = Cubrir { tile-name }, { $space }
# Probabilidades de un tiro: si el portero va a este lado, y si va a otro.
stage-if-guessed = { $percent } % si adivina; si no, { $other } %
# La de una parada si quien tira, que se nombra, no paga moral.
stage-if-unpaid = { $percent } % si { $player } no paga moral
# La de una parada si el tiro va a esta casilla, y si va a otra.
stage-if-aimed = { $percent } % si tiran aquí; si no, { $other } %
# La de un gol con toda la moral que puede pagar quien tira.
stage-if-paid = { $percent } % con { $morale } de moral

# En la carta de la que aún queda algo por hacer.
stage-now = en juego
# Para qué se gasta una carta en curso, si no es lo que dice.
stage-spent-movement = se gasta en un movimiento
stage-spent-action = se gasta en una acción: { to-act }
stage-spent-goal-kick = se gasta en un saque de meta
stage-spent-drop = se suelta
stage-rewards = Premios por tomar
stage-take-morale = moral
    .comes = moral, sin pulsar
stage-take-movement = { $number ->
    [one] movimiento
   *[other] movimientos
}
stage-take-action = { $number ->
    [one] acción
   *[other] acciones
}
# Delante de los premios de una carta; `then` cuando ya ha salido y se está tomando uno.
stage-pays = si sale bien, da
    .then = después de esto aún falta
    .label = Da

stage-choose = Elegir { $board }
stage-teams = Equipos para elegir
stage-captains = Capitanes para elegir
stage-formations = Formaciones
stage-marking = Estadísticas para los dados
stage-mark = Un dado blanco para { page-stat }: hasta ahora { $number }
stage-good-for = { $stat ->
    [pass] tus pases
    [shoot] tus tiros
    [dribble] con balón
    [tackle] sin balón
   *[goalkeeping] tu portero
}

# La carta de AutoTeam, y los pasos de su turno.
stage-auto = { $card }, carta de AutoTeam: moral { $morale }, tira a { $column } desde { $range } o más cerca
stage-auto-card = carta { $number } de { $of } · { board-auto-level }
stage-auto-shot = Un tiro, si está bastante cerca
stage-auto-range = desde { $range } o más cerca
stage-auto-tactic = Su táctica
stage-auto-pass = hacia arriba
    .title = Un pase a su jugador más adelantado
stage-auto-dribble = Un regate
stage-auto-carrier = Se mueve quien lleva el balón
stage-auto-moves = { $number ->
    [one] { $number } movimiento
   *[other] { $number } movimientos
} al balón
    .title = El jugador más cercano va hacia el balón
stage-auto-tackle = entrada
    .title = Una entrada, si está junto al balón

stage-legend = Cómo leer las cartas
    .dots = puntos: el camino del balón
    .line = línea: el camino de un jugador
    .needs = tu probabilidad, sin moral
    .cross = cruz: junto a un rival; recuadro punteado: casilla de llegada
    .lying = inactivo: aún pasa, tira, regatea y hace entradas; solo se mueve una casilla, por 1 de moral
    .morale = moral: +1 en una tirada

## Lecciones

lesson-first-match = Tu primer gol
    .about = Un pase, un regate y un gol: un ataque entero, con sus cartas y sus dados.
lesson-first-match-aim = Entras en un partido que ya está en marcha. Seis jugadores por bando, en un campo de casillas. Juegas hacia arriba, y gana quien tenga más goles cuando se acabe el tiempo. Un círculo con un triángulo solo importa en los saques de meta.
lesson-first-match-blocked = El balón lo tiene el otro bando y pasa desde d11 al número 5, en e7, con tu capitán de por medio. Un pase necesita la mitad de su distancia, redondeada hacia arriba: 2. Cada rival de por medio suma 1, así que este necesita 3. Mira los dados: las seis caras del verde son 1, 2, 2, 3, 3 y 4; de las seis del blanco, tres suman 1, dos no suman nada y una, pintada de rojo, resta 1.
lesson-first-match-caught = Un 1 y un 0: ¡corto! Un pase que falla es del primer jugador que encuentra en su camino, y ahí estaba tu capitán. El balón es tuyo.
lesson-first-match-turn = Tu turno. Tienes cuatro cartas y juegas hasta tres; después robas hasta volver a tener cuatro. El escudo marca una carta que solo tiene tu equipo; las demás las tienen ambos bandos.
lesson-first-match-spend = No hace falta leerlas todas: cualquier carta, diga lo que diga, se puede gastar en un movimiento de un jugador.
    .ask = Pulsa la carta Pase atrás y gástala en un movimiento.
lesson-first-match-move = Un jugador se mueve una o dos casillas, en cualquier dirección. Después queda inactivo, en el suelo, hasta tu próximo turno: aún pasa, tira, regatea y hace entradas; solo se mueve una casilla, por 1 de moral.
    .ask = Pulsa el número 4 y luego la casilla h8: a la altura de tu capitán.
lesson-first-match-card = Ahora, una carta tal cual. La mitad verde brillante es para quien tiene el balón: esta es un pase a lo largo de una fila. En el borde izquierdo está lo que da si el pase llega: 1 de moral y 1 acción.
    .ask = Pulsa Pase lateral y juégala tal cual.
lesson-first-match-pass = Un pase de tres casillas necesita 2, la mitad redondeada hacia arriba, y no hay nadie de por medio. Lanzas el dado verde y tantos blancos como muestre tu tablero en Pase: uno. En el número 4 se ve tu probabilidad.
    .ask = Pasa al número 4, en h8.
lesson-first-match-reward = 3 y 1 son 4, y hacía falta un 2. La carta salió bien, así que da sus premios. La moral, la escarapela, ya está en tu bando; la acción puedes usarla o dejarla.
    .ask = Toma la acción.
lesson-first-match-duel = El número 3 rival está junto al tuyo, y se le puede regatear. Un regate es un duelo, tus dados contra los suyos, y el empate es tuyo: el balón lo llevas tú.
    .ask = Regatea al número 3.
lesson-first-match-keep = Antes de cualquier tirada tuya puedes pagar moral: cada ficha suma 1. El botón dice aquí lo que haría la única que tienes. Te hará más falta para un gol.
    .ask = Guárdala: no pagues nada.
lesson-first-match-third = ¡Se fue! Ambos jugadores cambiaron de sitio. En este turno puedes jugar una carta más. Cualquier carta se puede gastar también en una acción: un pase, un tiro o un regate.
    .ask = Pulsa la carta Pase filtrado y gástala en una acción.
lesson-first-match-shoot = Un tiro son tus dados contra los del portero. Se te resta la mitad de la distancia hasta la portería: 2 desde aquí, y 1 más si se cruza el portero. Así que acércate antes de tirar. En la portería se ve tu probabilidad.
    .ask = Tira: pulsa la portería.
lesson-first-match-corner = Tú apuntas a la izquierda, al centro o a la derecha, el otro bando elige adónde va el portero, y nadie ve lo que elige el otro. Debajo de cada probabilidad está la que queda si adivina tu lado, y si no.
    .ask = Tira a la derecha.
lesson-first-match-pay = El portero fue al otro lado, y tu probabilidad sube: su distancia del balón resta 1 a su tirada. Ahora lanzan ambos, y aquí tu moral está bien gastada.
    .ask = Paga tu única ficha de moral.
lesson-first-match-goal = ¡Gol! Y por un pelo: 3 y 1, menos 1 por una pifia, la cara roja de un dado blanco, más 1 de moral, menos 2 por la distancia, son 2. El portero también llega a 2, y el empate es tuyo: el balón lo llevas tú.
lesson-first-match-line-up = Después de un gol ambos bandos se colocan de nuevo, y saca quien lo encajó.
    .ask = Elige una formación: El muro.
lesson-first-match-end = Eso es un ataque: mover, pasar, tomar lo que da la carta, tirar. Cuando un mazo se acaba se baraja y el reloj avanza, hasta el descanso y hasta el final del partido. Te esperan tu propio equipo y la vida sin balón.

lesson-without-the-ball = Sin el balón
    .about = Correr, marcar y hacer entradas; un truco de capitán, piernas cansadas y un portero que acierta el lado.
lesson-without-the-ball-defend = El otro bando tiene el balón y está en tu campo. Quien no tiene balón no puede pasar ni tirar, pero corre y hace entradas.
lesson-without-the-ball-halves = Por eso ahora valen las mitades de abajo de tus cartas, las azules. Una línea es un movimiento, y la cruz es un rival junto al que hay que acabar. La carta con la estrella dorada es solo de tu capitán; la naranja con el silbato, de tu entrenador.
lesson-without-the-ball-plan = Danza de abejas es una carta de tu equipo: dos avances, de dos jugadores distintos, el segundo hasta un rival. Después da una acción.
    .ask = Pulsa Danza de abejas y juégala.
lesson-without-the-ball-forward = Primero un avance. Muy arriba, alguien puede esperar un pase.
    .ask = Pulsa el número 5 y luego h8.
lesson-without-the-ball-marking = Ahora, alguien que acabe junto a un rival. Lleva al capitán, el de la estrella, hasta quien tiene el balón.
    .ask = Pulsa tu capitán y luego f5.
lesson-without-the-ball-reward = Hecho tal como dice la carta, así que da sus premios: la moral ya es tuya, y tienes una acción. Si falla una sola parte de un plan, no da nada.
    .ask = Toma la acción.
lesson-without-the-ball-tackle = Una entrada también es un duelo. Esta vez el empate es del otro bando, así que tienes que sacar más; pero en Entrada tienes dos dados blancos.
    .ask = Haz la entrada con tu capitán.
lesson-without-the-ball-hold = No tienen moral con que responder. Y la tuya llevará más lejos a tu capitán dentro de un momento.
    .ask = Guárdala: no pagues nada.
lesson-without-the-ball-won = 4 contra 3: el balón es tuyo, los dos jugadores cambiaron de sitio, y el resto de tu turno atacas.
lesson-without-the-ball-skill = Las cartas de tu capitán son solo para él. Sigue, sigue es un movimiento y después un pase.
    .ask = Pulsa Sigue, sigue y juégala.
lesson-without-the-ball-lying = ¡Pero tu capitán está en el suelo! Por 1 de moral, un jugador caído aún se mueve una sola casilla.
    .ask = Sigue hasta f7.
lesson-without-the-ball-away = Y ahí espera el número 5, a dos casillas. Para eso basta un 1.
    .ask = Pasa al número 5, en h8.
lesson-without-the-ball-fatigue = Danza de abejas cansa: la gota que lleva te trajo una carta de fatiga. Ocupa un sitio en tu mano y solo sirve para un movimiento. ¡Fuera con ella!
    .ask = Pulsa la carta Fatiga y gástala en un movimiento.
lesson-without-the-ball-wing = Los triángulos del campo son para los saques de meta. Pronto puede venirte bien tener a alguien ahí.
    .ask = Pulsa el número 3 y luego b6.
lesson-without-the-ball-round = Ya van tres cartas, así que tu turno terminó, y todos tus jugadores se levantarán antes del próximo. Ahora juega el otro bando.
lesson-without-the-ball-beaten = Le hacen una entrada a tu número 5. Tú lanzas por Regate, el otro bando por Entrada.
lesson-without-the-ball-guard = Balón perdido, pase largo, ¡y ahora tiran! Ya eligieron un lado, boca abajo. Tú eliges adónde va tu portero.
    .ask = Adivina: manda al portero a la derecha.
lesson-without-the-ball-keep = ¡El mismo lado! El portero está en el camino del balón, así que entre la distancia y el portero se resta 4 a su tirada, y nada a la tuya.
lesson-without-the-ball-saved = Parada, 2 contra 0. Un portero con el balón en las manos tiene que sacarlo antes de que hagas otra cosa.
lesson-without-the-ball-goal-kick = Es un pase como cualquier otro; o, a cambio de una carta, un saque seguro a uno de los triángulos de tu campo.
    .ask = Pulsa la carta Pase atrás y gástala en el saque de meta.
lesson-without-the-ball-kick = Sin dados y sin riesgo. ¿Y quién está ya ahí?
    .ask = Saca hacia el número 3, en b6.
lesson-without-the-ball-end = Ya conoces las dos mitades del juego: con balón, a atreverse; sin balón, a estorbar. En este turno te quedan dos cartas; sigue jugando o monta tu propio equipo.

lesson-your-own-team = Tu propio equipo
    .about = Un equipo, un capitán, seis dados blancos y una formación: las cinco decisiones antes del saque de centro. Después, el partido es tuyo.
lesson-your-own-team-team = En el juego completo eliges uno de dos equipos. Cada uno tiene tres cartas verdes y azules, sus planes, y una naranja de su entrenador; las cinco básicas son las mismas para todos. No hace falta estudiarlas: ya te las encontrarás.
    .ask = Elige a Correo Nocturno, que busca siempre el balón al hueco.
lesson-your-own-team-captain = Después, un capitán, que trae tres cartas que solo él puede jugar.
    .ask = Elige El Carterista, que espera donde va a estar el balón.
lesson-your-own-team-markers = Seis dados blancos: cada uno se lanza para aquello en lo que lo pongas, junto al verde que tienes siempre. Los pases te dan jugadores, espacio y cartas.
    .ask = Pon uno en Pase.
lesson-your-own-team-shoot = Los tiros ganan partidos, y El Carterista vive de ellos.
    .ask = Pon uno en Tiro.
lesson-your-own-team-shoot-again = Dos en una estadística es lo máximo.
    .ask = Pon otro en Tiro.
lesson-your-own-team-dribble = Con Regate te vas de un rival, y por Regate lanzas también cuando te hacen una entrada.
    .ask = Pon uno en Regate.
lesson-your-own-team-tackle = Entrada es lo mismo desde el otro lado: recupera el balón.
    .ask = Pon uno en Entrada.
lesson-your-own-team-keep = Y tu portero lanza por Parada cada vez que le disparan. En el descanso puedes mover todos tus dados blancos menos estos.
    .ask = Pon el último en Parada.
lesson-your-own-team-shape = Una formación coloca de golpe a los seis jugadores en tu campo. También podrías colocarlos uno a uno; ahora le tocaría al portero.
    .ask = Elige La flecha: apunta a la portería rival.
lesson-your-own-team-clock = Este es el reloj. Cada vez que un mazo se acaba y se baraja, avanza. En 45 termina con la ronda el primer tiempo; en 90, el partido.
lesson-your-own-team-end = No hay más que preparar, y un partido dura unos tres cuartos de hora. Ya empezó: ahora se coloca el otro bando y saca. ¡Suerte!

## Pistas sobre lo que va antes del juego, por la fase: por qué se guía la regla general.

hint-in-choose = Los bots echan a suertes entre los dos que les tocan: elige el que te guste.
hint-in-mark = Los dados blancos rinden más en Tiro y Parada, luego en Pase y Entrada; Regate va al final.
hint-in-arrange = Quien saca se coloca muy arriba; el otro bando deja gente delante de su portería.
hint-in-centre = Saca el capitán: los bots nunca se lo dejan a nadie más.
hint-in-rest = Los bots devuelven toda la fatiga que pueden.

## Cómo se juega

how-to-play-aim = Sube por el campo y marca
    .text = Seis jugadores por bando, y juegas hacia arriba. Solo se marca con un tiro. Cada vez que un mazo se acaba, el reloj avanza, hasta el descanso y hasta el final. Gana quien más marque.
how-to-play-turn = De una a tres cartas por turno
    .text = Juega una carta tal cual: la mitad de arriba con balón, la de abajo sin él. O gasta cualquiera en un movimiento o una acción. Después, roba hasta tener cuatro.
how-to-play-pass = La mitad de la distancia y 1 por cada rival
    .text = Un pase necesita la mitad de su distancia y 1 por cada rival de por medio. Lo mismo se le resta a un tiro. Si queda corto, el balón es del primer jugador de la línea.
how-to-play-dice = Dados y moral
    .text = Un dado verde, los blancos que pusiste en lo que haces, y 1 por cada ficha de moral que pagues. Gana el resultado más alto; el empate es de quien lleva el balón.
how-to-play-signs = Qué significan los símbolos
    .text = Una carta que sale bien da lo que indica su margen.
how-to-play-sign-pass = Puntos: el camino del balón
how-to-play-sign-step = Línea: el camino de un jugador y un movimiento
how-to-play-sign-forward-marking = Cruz: acaba junto a un rival
how-to-play-sign-morale = Moral: 1 más en una tirada
how-to-play-sign-action = Una acción: pase, tiro, regate o entrada
how-to-play-sign-fatigue = Fatiga: te llevas a la mano una carta de fatiga

## Qué significan los símbolos

# Un elemento de una táctica: su nombre, y lo que significa.
legend-element = { $name }: { $means }
legend-stat = { page-stat }: los dados blancos que un bando tiene para { $stat ->
    [pass] pasar
    [shoot] tirar
    [dribble] regatear
    [tackle] hacer entradas
   *[goalkeeping] parar
}
legend-morale = Moral: una ficha que se paga por +1 en una tirada o como precio de algo
legend-step = Un movimiento: un jugador tuyo se mueve una o dos casillas o una sola si está en el suelo
legend-action = Una acción: pase, tiro o regate con balón, entrada sin él
legend-fatigue = Fatiga: una carta que se puede gastar en un movimiento y en nada más
legend-group-team = Una carta del equipo
legend-group-captain = Una carta del capitán
legend-group-coach = Una carta del entrenador
legend-lying = Inactivo: ya se movió y está en el suelo hasta el próximo turno de su bando. Aún pasa, tira, regatea y hace entradas; solo se mueve una casilla, por 1 de moral
legend-star = Una estrella del capitán: +1 en sus tiradas de esa estadística
legend-die = { $colour ->
    [green] El dado verde, que se lanza siempre: sus caras son { $faces }
   *[white] Un dado blanco, que se suma: sus caras son { $faces }
}
legend-fumble = La cara roja de un dado blanco: una pifia, que resta 1
legend-beaten = En un jugador: falló una entrada y en este turno no puede hacer otra
legend-marked = Un círculo con un triángulo en el campo: adonde puede ir un saque de meta sin dados

## Dados de verdad: en qué orden se escriben.

real-dice = Primero el dado verde, después los blancos.

## En papel

print-auto-board = AutoTeam, { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}

## Razones en una pista

# $number es una probabilidad de 100, mientras nadie pague moral.
reason-pass = El pase llega en { $number } de cada 100 casos sin moral.
reason-shot = El tiro es gol en { $number } de cada 100 casos si nadie paga moral.
reason-save = Tu portero para el tiro en { $number } de cada 100 casos si pagan toda la moral que pueden.
reason-dribble = El regate sale en { $number } de cada 100 casos si nadie paga moral.
reason-tackle = La entrada gana el balón en { $number } de cada 100 casos si nadie paga moral.
reason-card-pays = Da { $rewards }.
reason-card-begins = Su pase a { $space } llega en { $number } de cada 100 casos sin moral.
reason-card-pays-then = Si sale bien, da { $rewards }.
reason-card-acts = La acción más segura que permite, en { $space }, sale en { $number } de cada 100 casos sin moral.
reason-card-idle = La carta no se puede jugar ahora tal cual.
reason-card-forgoes = Jugada tal cual, la carta podría dar { $rewards }.
reason-to-nobody = Ahí no hay ningún jugador tuyo.
reason-nearer = { $number ->
    [one] Acerca el balón una casilla a la portería.
   *[other] Acerca el balón { $number } casillas a la portería.
}
reason-further = { $number ->
    [one] Aleja el balón una casilla de la portería.
   *[other] Aleja el balón { $number } casillas de la portería.
}
reason-open = Ahí le llega un pase en { $number } de cada 100 casos sin moral.
reason-in-front = Se pone por delante del balón, a { $number ->
    [one] una casilla
   *[other] { $number } casillas
} de la portería.
reason-falls-back = Se repliega, a { $number ->
    [one] una casilla
   *[other] { $number } casillas
} de la portería.
reason-no-dice = No hacen falta dados.
reason-free = La carta ya lo pagó.
reason-leaves = Deja sin usar { $rewards }.
# Lo que puede hacer el mejor de los movimientos que da una carta o un premio.
reason-move-picks-up = Un movimiento puede recoger el balón suelto.
reason-move-in-reach = Un movimiento puede poner a alguien junto al balón, para una entrada.
reason-move-shuts = Un movimiento puede cerrar una de las líneas del balón a tu portería.
reason-move-in-front = Un movimiento puede poner a alguien por delante del balón, para un pase.
reason-move-nearer = Un movimiento puede acercar el balón a la portería.
reason-picks-up = Recoge el balón suelto.
reason-to-ball = { $number ->
    [one] Se acerca al balón: queda a una casilla.
   *[other] Se acerca al balón: queda a { $number } casillas.
}
reason-off-ball = { $number ->
    [one] No se acerca al balón.
   *[other] No se acerca al balón: queda a { $number } casillas.
}
# Un tiro puede ir a tres casillas de la portería; $number dice cuántas de esas líneas.
reason-shuts = { $number ->
    [one] Estorba un tiro: cierra una línea a tu portería.
   *[other] Estorba un tiro: cierra { $number } líneas a tu portería.
}
reason-leaves-shot = { $number ->
    [one] Deja abierta para un tiro una de las tres líneas a tu portería.
   *[other] Deja abiertas para un tiro { $number } de las tres líneas a tu portería.
}
reason-in-reach = Está junto al balón, a tiro de una entrada.
reason-ends = { $number ->
    [one] Aún te queda una carta.
   *[other] Aún te quedan { $number } cartas.
}
# $most is the Morale with which the other side may answer, `unknown` of AutoTeam.
reason-pays = { $number ->
        [0] Sin moral
       *[other] Con { $number } de moral
    } sale bien en { $then } de cada 100 casos{ $most ->
        [0] {""}
        [unknown] {" "}si el otro bando no paga nada
       *[other] {" "}si el otro bando no paga nada, y en { $least } si paga { $most }
    }.
reason-pays-for-nothing = { $number } de moral no cambia nada: { $then } de cada 100.

## Lo que se imprime en papel

print-token = { $use ->
    [ball] balón
    [time] tiempo
    [morale] moral
   *[marker] ficha
}
print-spaces = Las áreas chicas son lo más oscuro, las áreas son oscuras. El saque de meta corto va a una casilla amarilla.
print-tracks =
    .how = Lanza el dado verde y uno blanco por cada ficha de la estadística: la tabla dice cuánto vale cada cara. La ficha “tiempo” avanza un espacio cada vez que se vuelve a barajar un mazo.

## Qué está mal en el archivo de una caja, tras la clave de la que se trata

wrong-through-last = debe ir al final: tras un pase al hueco nadie tiene el balón
wrong-through-actions = necesita movements al lado: tras un pase al hueco nadie tiene el balón
wrong-ball = no puede pedir on-the-ball y que el balón esté en otra parte
wrong-no-ball = necesita el balón: when con on-the-ball o close-to-ball y un move antes
wrong-shot-last = debe ir al final: un tiro acaba la carta
wrong-skip = necesita un pass o un strike después
wrong-even = debe ser impar, para que haya un centro, no { $number }
wrong-marked = está en el área pequeña
wrong-goalie = debe estar en el área pequeña
wrong-piece = no puede estar en el área pequeña
wrong-kick-off = debe acabar con el jugador más adelantado, que saca de centro
wrong-face = debe ser "{ $fumble }" o un número entero entre 0 y 6, no { $value }
wrong-home-space = debe ser una casilla del campo propio, a1-{ $last }, no { $value }
# Palabras de la notación.
wrong-space = una casilla es una columna a-{ $column } y una fila 1-{ $row }, no { $value }
wrong-die = { $colour ->
    [green] un dado verde
   *[white] un dado blanco
} es un número en { $span }, no { $value }
