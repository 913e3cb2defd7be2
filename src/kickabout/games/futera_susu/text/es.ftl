### Lo que la gente lee de Futera SuSu. Variables de asientos, nombres y listas: véanse los mensajes comunes.
###
### Los puestos (delantero, mediocampista, defensa, portero) son términos del juego, siempre en minúscula. Los ídolos
### son de cualquier género; el capitán de los nombres se dice por el brazalete: «el brazalete de Vera Tormenta».

tagline = Once cartas boca abajo, un dado por cabeza, tres duelos hasta el gol.

## Opciones

option-length = Duración
    .help = Cuándo termina el partido.
option-length-possessions = Por posesiones
    .help = Cuando cada bando completa un número fijado de ataques.
option-length-goals = Por goles
    .help = Cuando un bando llega a un número fijado de goles.
option-length-clock = Por reloj
    .help = Cuando se acaba el tiempo; el ataque en curso se juega hasta el final.
option-possessions = Posesiones
    .help = Ataques de cada bando en un partido por posesiones: 10 son 20 en total.
option-goals = Goles
    .help = Goles que ganan un partido por goles.
option-minutes = Minutos
    .help = Cuánto dura un partido por reloj.
option-home = Local
    .help = La plantilla del primer bando.
option-home-choose = A elegir
    .help = Ese bando elige una o arma la suya.
option-away = Visitante
    .help = La plantilla del segundo bando.
option-away-choose = A elegir
    .help = Ese bando elige una o arma la suya.
option-home-deck = Mazo local
    .help = El mazo de acción del primer bando.
option-home-deck-choose = A elegir
    .help = Ese bando elige uno o arma el suyo.
option-away-deck = Mazo visitante
    .help = El mazo de acción del segundo bando.
option-away-deck-choose = A elegir
    .help = Ese bando elige uno o arma el suyo.
option-removal = Bajas
    .help = Quién sale del campo después de un duelo.
option-removal-failed-attack = Ataque fallido
    .help = Las dos cartas de un duelo que pierde el ataque.
option-removal-every-loser = Quien pierda
    .help = La carta que pierde, en cualquier duelo.
option-lock-in = Colocación
    .help = Si el once se coloca contra el reloj.
    .newcomer = Suave para tus primeros partidos: con el reglamento en la mano, quien llega tarde pierde 0–3.
option-lock-in-timed = Con reloj
    .help = Quien no haya colocado a los once a tiempo queda fuera por descalificación.
option-lock-in-gentle = Suave
    .help = Quien falte al acabar el tiempo va a su línea de todos modos.
option-lock-in-untimed = Sin reloj
    .help = Tómate tu tiempo.
option-strict = Estricto
    .help = Qué pasa si alguien toca una carta que ya está en su línea.
option-strict-off = No
    .help = No se puede.
option-strict-on = Sí
    .help = Descalificación en el acto.

no-text = { "" }

## Equipos

team-navy-rovers = Unión Naval
    .tagline = Once marineros y un rompeolas que ya vio cañonazos peores.
team-susu-city =
    .tagline = Un horizonte, un foco y una bicicleta que nadie había pedido.
team-rift-wanderers = Grieta Errante
    .tagline = Sacaron de centro el martes pasado y enseguida estarán contigo.
team-ember-athletic = Atlético Brasa
    .tagline = Un pueblo de fundidores: aquí todo se golpea en caliente.
team-moss-county = Deportivo Musgo
    .tagline = Estaban aquí antes que el césped, y se quedan a la merienda.
team-clockwork-thursday = Jueves Mecánico
    .tagline = Se les da cuerda los miércoles.

## Jugadores

player-otto-bollard = Otto Bolardo
    .text = La gente se amarra a él. Delanteros, sobre todo.
player-mina-fathom = Mina Abisal
    .text = Nadie tocó aún el fondo de su paciencia.
player-big-tom-breakwater = Gran Tom Rompeolas
    .text = Dos olas lo demandaron por daños.
player-ada-keel = Ada Quilla
    .text = Quítala del equipo y el barco vuelca.
player-josef-hawser = Josef Maroma
    .text = Sujeta la línea. Hay días en que la línea es él.
player-pru-buoy = Pru Boya
    .text = Se hunde en cada entrada y flota antes del pitido.
player-sammy-ballast = Sammy Lastre
    .text = Le pidieron más movilidad. Una vez.
player-nell-starboard = Nell Estribor
    .text = Solo gira a la derecha. De momento, el campo se aparta.
player-cook-marlow = Cocinero Marlow
    .text = Lo sirve todo caliente, y nadie pregunta qué lleva.
player-ira-compass = Ira Brújula
    .text = Siempre sabe dónde está el norte, y juega al sur por fastidiar.
player-bell-tanner = Tanner Campana
    .text = Suena dos veces: cuando quita el balón y cuando te enteras.
player-old-swell = Vieja Marejada
    .text = Llega despacio. No deja de llegar.
player-gwen-halyard = Gwen Driza
    .text = Sube el equipo a pulso, palmo a palmo.
player-stoker-brand = Fogonero Brand
    .text = Vive bajo cubierta. Sube a rematar de cabeza.
player-vera-storm = Vera Tormenta
    .text = El parte decía brisa suave. Despidieron al parte.
player-kit-larboard = Kit Babor
    .text = Se crio en el muelle y le hace un caño a una gaviota.
player-ruby-squall = Ruby Ráfaga
    .text = Se fue antes de que el banderín dejara de ondear.
player-finn-harpoon = Finn Arpón
    .text = Un solo lanzamiento. Luego nadar le da pereza.
player-jory-scuttle = Jory Escotilla
    .text = Con labia entró en áreas mejores que esta.
player-augusta-tar = Augusta Brea
    .text = Se pega al último defensa. Trae aguarrás.
player-dion-velvet = Dion Terciopelo
    .text = Para, saluda al público y para la siguiente saludando.
player-mama-halogen = Mamá Halógena
    .text = Deja la luz encendida y el balón fuera.
player-tram-otero = Tranvía Otero
    .text = Pasa cada cuatro minutos y no frena por nadie.
player-kiki-lacquer = Kiki Laca
    .text = Entra con tacones. Ganan los tacones.
player-boris-chandelier = Boris Candelabro
    .text = Cuelga ahí arriba, enorme, hasta que alguien lo tira.
player-zaza-mirror = Zaza Espejo
    .text = Hagas lo que hagas, ella lo hizo antes y al revés.
player-concierge-paul = Conserje Paul
    .text = Aquí no entra nadie sin reserva.
player-lou-escalator = Lou Escalera
    .text = Sube la banda sin mover los pies.
player-solomon-marquee = Solomon Marquesina
    .text = Su nombre cuelga encima del nombre del estadio. Estaba en el contrato.
player-nia-boulevard = Nia Bulevar
    .text = Ancha, iluminada, y se la ve desde el aeropuerto.
player-theo-espresso = Theo Expreso
    .text = Corto, negro, y esta noche no duermes.
player-pixel-amara = Píxel Amara
    .text = Ve el partido en más resolución que tú.
player-madame-turnstile = Madame Molinete
    .text = De uno en uno, por favor, y usted no.
player-rex-subwoofer = Rex Altavoz
    .text = Lo notas en las costillas antes de oírlo.
player-nico-neon = Nico Neón
    .text = Zumba un poco. Trabaja de noche.
player-gigi-rollercoaster = Gigi Tobogán
    .text = Mantenga los brazos dentro del área en todo momento.
player-prince-calypso = Príncipe Calipso
    .text = Marcó de espaldas, de sombrero y de sombra.
player-duke-skyscraper = Duque Rascacielos
    .text = Los centros le llegan en ascensor.
player-lola-jackpot = Lola Lotería
    .text = Tres cerezas por semana, y nadie abrió la máquina.
player-momo-taxi = Momo Taxi
    .text = Conoce un atajo por el centro de tu defensa.
player-echo-vale = Eco Vale
    .text = Hace cada parada dos veces. Vale la segunda.
player-door-number-nine = Puerta Nueve
    .text = Cerrada.
player-orla-threshold = Orla Umbral
    .text = Por aquí no pasó nada que no llamara primero.
player-hob-lintel = Hob Dintel
    .text = Sostiene la zaga y una esquina de la sede del club.
player-ghost-of-row-z = Fantasma de la Fila Z
    .text = Atraviesa paredes. A los delanteros los respeta, por educación.
player-yestin-twice = Yestin Doble
    .text = Ya lo regateaste. Aquí está otra vez.
player-slab = Losa
    .text = Era parte del campo hasta que alguien le pidió que se quedara.
player-mirre-undertow = Mirre Resaca
    .text = Te arrastra de vuelta a donde perdiste el balón.
player-professor-wormhole = Profe Gusano
    .text = El pase salió de su pie el lunes. Acaba de llegar.
player-tamsin-blink = Tamsin Parpadeo
    .text = Parpadeaste.
player-seventh-ferryman = Séptimo Barquero
    .text = Lo pasa todo a la otra orilla. Cobra una moneda.
player-nadir-and-zenith = Nadir y Cénit
    .text = Una camiseta, dos opiniones, siempre sin marca.
player-old-news = Noticia Vieja
    .text = Leyó el periódico de mañana y ya está allí.
player-mothwing-issa = Issa Polilla
    .text = Acude a cualquier luz que el mediocampo deje encendida.
player-pim-sideways = Pim de Costado
    .text = Entra al área por un lado que el área no tiene.
player-comet-ansgar = Cometa Ansgar
    .text = Pasa cada setenta y seis minutos.
player-hollow-jack = Jack Hueco
    .text = En esa camiseta no hay nadie. Márcalo de cerca.
player-lady-parallax = Lady Paralaje
    .text = Tira adonde está la portería vista desde allá.
player-tumble = Voltereta
    .text = Se cayó de la Grieta, se cayó otra vez, gol.
player-sir-gravity = Sir Gravedad
    .text = Lo que sube es suyo.
player-bellows-grogan = Fuelle Grogan
    .text = Toma aire y los centros se quedan cortos.
player-sister-kiln = Hermana Horno
    .text = Lo que entra blando sale duro.
player-hilda-anvil = Hilda Yunque
    .text = Los martillos vienen a verla. Se van más planos.
player-tongs-mulvey = Tenazas Mulvey
    .text = Saca las castañas del fuego. Las tuyas también.
player-rusty-grate = Rejilla Oxidada
    .text = Detiene todo lo que sea más grande que una ciruela.
player-cinder-molloy = Molloy Ceniza
    .text = Se había apagado. Casi del todo.
player-iron-ida = Ida de Hierro
    .text = Sus espinilleras llevan espinilleras.
player-slag-heap-sven = Sven Escoria
    .text = Nadie lo rodea. No hay alrededor.
player-poker-flynn = Flynn Atizador
    .text = Aviva el fuego, se aparta, silba.
player-ash-delmar = Delmar Hollín
    .text = Se posa con suavidad sobre lo que querías tener limpio.
player-crucible-jones = Crisol Jones
    .text = Le echan dentro un mediocampo entero y sale de una pieza.
player-spark-wren = Wren Chispa
    .text = Chiquita. Ahí antes había un pajar.
player-gaslight-orme = Orme Luz de Gas
    .text = No había balón, y tú siempre estuviste así de mal.
player-chimney-brock = Chimenea Brock
    .text = Todo lo que sube, sube por él.
player-furnace-fitzroy = Fitzroy Fogón
    .text = Las redes están aseguradas. Los porteros, no.
player-blaze-adeyo = Adeyo Llamarada
    .text = Corre hasta que algo lo para: el pueblo de al lado, por ejemplo.
player-dagmar-hammer = Dagmar Martillo
    .text = Tiene un solo tiro. El último muro aún lo luce.
player-flint-harkness = Pedernal Harkness
    .text = Se enciende frotándolo por donde sea.
player-molten-mo = Mo Fundido
    .text = Rodea a los defensas o pasa por debajo si hay rendija.
player-scoria-pell = Pell Pómez
    .text = Ligera, áspera, y flota hasta el segundo palo.
player-auntie-hedge = Tía Seto
    .text = Crece un poco cada temporada. La portería, no.
player-wick-puddle = Wick Charco
    .text = Nunca está donde tiras. Siempre está donde cae.
player-old-boulder = Viejo Peñasco
    .text = Se movió dos veces en su carrera, las dos cuesta abajo.
player-barn-door-bess = Bess Portón
    .text = Dicen que es imposible no darle. Todos le dan.
player-turnip-ludlow = Ludlow Nabo
    .text = Firme, pálido, y mejor de lo que parece.
player-stile-hopkin = Hopkin Tranquera
    .text = Al final la saltas, y caes en el barro.
player-gaffer-fencepost = Don Poste
    .text = Uno más de la fila. Cuando falta, se nota.
player-marl = Arcilla
    .text = Con tres días de lluvia está en su mejor momento.
player-granny-thistle = Abuela Cardo
    .text = Noventa y un años. Nadie le agarró la camiseta dos veces.
player-ploughman-rudd = Rudd Arado
    .text = Cuarenta surcos rectos y a comer.
player-bramble-quick = Zarza Quick
    .text = Quizá tú te escapes. Tu pantalón, no.
player-dovecote-anne = Ana Palomar
    .text = Lo manda lejos y vuelve solo a casa.
player-beekeeper-osk = Colmenero Osk
    .text = Se mueve despacio y no pican a nadie. A nadie de los suyos.
player-ditch-amory = Amory Zanja
    .text = Dos metros de hondo y no sale en el mapa.
player-scarecrow-bill = Bill Espantajo
    .text = Se planta en el área con los brazos abiertos. También asusta pájaros.
player-hare-apparent = Liebre Heredera
    .text = Ochenta minutos de siesta. Diez de liebre.
player-bull-gentry = Toro Gentry
    .text = Vio el banderín. Bajó la cabeza.
player-molly-windfall = Molly Manzana
    .text = Siempre está debajo del árbol correcto.
player-ferret-doyne = Hurón Doyne
    .text = Entra por una manga, sale por la otra, uno a cero.
player-haystack-jem = Jem Pajar
    .text = Lleva una aguja en la bota izquierda.
player-the-escapement = Escape
    .text = Deja pasar las cosas de una en una. Hoy no.
player-bertha-boiler = Berta Caldera
    .text = Silba cuando está lista. Despejen.
player-cuckoo-krantz = Cucú Krantz
    .text = Sale a la hora en punto, muy de repente.
player-mainspring-mags = Mags Resorte
    .text = Cuanta más tensión, más cuerda le queda.
player-sprocket-lyle = Lyle Piñón
    .text = Tiene cuarenta dientes y piensa conservarlos.
player-iron-pendulum = Péndulo de Hierro
    .text = Izquierda. Derecha. Izquierda. Ay.
player-tock = Tac
    .text = Llega un segundo tarde, justo cuando llega el balón.
player-governor-steele = Regulador Steele
    .text = Vigila que nadie corra demasiado.
player-minute-hand-minnie = Minnie Minutera
    .text = Te señala. Una vez por hora, exacta.
player-tick = Tic
    .text = Llega un segundo antes, y ya te pasó.
player-orrery-vaughn = Vaughn Planetario
    .text = Todo gira a su alrededor, a la distancia debida.
player-cog-number-five = Engranaje Cinco
    .text = Hay once como ella. No hay nadie como ella.
player-widow-quartz = Viuda Cuarzo
    .text = Pierde un segundo cada diez años; el balón, menos.
player-snooze = Siestita
    .text = Nueve minutitos más, y entonces vas a ver.
player-maximilian-brass = Maximilian Bronce
    .text = Lo pulen antes de cada partido. La llave no la vio nadie.
player-penny-whistle = Penny Silbato
    .text = La pide, la recibe y pita el gol.
player-ratchet-bo = Bo Trinquete
    .text = Avanza un diente. Atrás, nunca.
player-sundial-ray = Ray Reloj de Sol
    .text = Con luz artificial no sirve. Son las dos y cuarto.
player-crank-ottoline = Ottoline Manivela
    .text = Dale una vuelta y apártate.
player-whirr = Zumbido
    .text = Lo oyes cuando ya pasó.

## Cartas de acción

card-red-card = Tarjeta roja
    .gender = f
    .text = El paseo más largo, con la ducha más corta al final.
card-energy-boost = Golpe de energía
    .gender = m
    .text = Dice frutos rojos. Sabe a relámpago.
card-var-check = Revisión del VAR
    .gender = f
    .text = En una furgoneta, muy lejos de aquí, alguien vio algo.
card-yellow-card = Tarjeta amarilla
    .gender = f
    .text = De pronto todo el mundo entra como bibliotecario.
card-advantage = Ley de la ventaja
    .gender = f
    .text = Brazos adelante: sigan, y que la aproveche quien se atreva.
card-tactical-switch = Cambio táctico
    .gender = m
    .text = “Tú no. El otro.”
card-long-ball = Pelotazo
    .gender = m
    .text = ¿Para qué rodear la zaga, con todo el cielo que hay?
card-offside = Fuera de juego
    .gender = m
    .text = Por una uña. Larga, pero una uña.
card-extra-time = Tiempo añadido
    .gender = m
    .text = Sube el cartelón, y con él un quejido.
card-pulled-hamstring = Tirón muscular
    .gender = m
    .text = Solo estaba calentando. El músculo, por lo visto, también.
card-captains-cry = Grito del capitán
    .gender = m
    .text = “¡OTRA VEZ!” Las palomas dejan la tribuna.
card-the-wall = Barrera
    .gender = f
    .text = Cinco, con las manos bien puestas, pensando en otra cosa.
card-home-crowd = Afición local
    .gender = f
    .text = Nueve mil gargantas y un bombo.
card-stern-word = Último aviso
    .gender = m
    .text = El árbitro se agacha hasta tu altura. Mala señal.

## Plantillas listas

squad-all-hands = Toda la tripulación
    .text = Unión Naval del mástil a la sentina, y Vera Tormenta los levanta a todos. No la pierdas.
squad-city-lights = Luces de la ciudad
    .text = Solomon Marquesina dirige a SuSu City hacia adelante; detrás, un rompeolas a préstamo.
squad-three-banners = Tres banderas
    .text = Peñasco atrás, Gusano en medio, Fogón arriba: tres ídolos de la afición, y ninguno saluda a nadie.
squad-hammer-and-spring = Martillo y resorte
    .text = Brasa en las dos puntas, con Hilda Yunque al mando, y un mediocampo que va como un reloj porque lo es.
squad-wound-up = A toda cuerda
    .text = Jueves Mecánico al completo, con Maximilian Bronce en punta. Gana el mediocampo; da las horas en punto.
squad-two-reigns = Dos reinados
    .text = Abuela Cardo reina en Deportivo Musgo. Cuando se cansa, entra Marquesina y se alzan los delanteros de SuSu.

## Mazos listos

deck-long-whistle = Pitido largo
    .text = Todo lo que lleva silbato. Se van a ir del campo hablando solos.
deck-battering-ram = Ariete
    .text = Para quien tiene el balón y piensa ponerlo en alguna parte.
deck-bolted-door = Cerrojo
    .text = Cero es un número precioso. Que se lo lleven ellos.
deck-loaded-dice = Dados cargados
    .text = Si no te gusta lo que dice la suerte, pregúntale otra vez.

## Narración: cómo se nombra a jugadores y números

player-of-side = { $player-is ->
    [you] tu { $name }
   *[other] { $name } de { $player }
}
    .first = { $player-is ->
        [you] Tu { $name }
       *[other] { $name } de { $player }
    }
the-card = la carta
    .first = La carta
a-card = una carta
# Alguien de quien solo se sabe la línea: sin género, para que no lo delate.
somebody = alguien { $position ->
    [forward] de la delantera
    [midfielder] del mediocampo
    [defender] de la defensa
   *[goalkeeper] de la portería
}
position = { $position ->
    [forward] delantero
    [midfielder] mediocampista
    [defender] defensa
   *[goalkeeper] portero
}
due-position = { $due ->
    [forward] delantero
    [midfielder] mediocampista
    [defender] defensa
   *[goalkeeper] portero
}
in-row = { $row ->
    [forwards] en la delantera
    [midfield] en el mediocampo
    [defence] en la defensa
   *[goal] en la portería
}
stat = { $stat ->
    [speed] Velocidad
    [accuracy] Precisión
    [passing] Pase
    [skill] Técnica
    [defending] Defensa
   *[power] Potencia
}
hero = { $hero ->
    [local-hero] ídolo local
    [cult-hero] ídolo de la afición
    [legendary-captain] capitán legendario
   *[player] Jugador
}
# Una estadística tal como cuenta en un duelo: Pase 11 +2 = 13.
effort = { stat } { $base }
effort-and = { $before } { SIGNED($amount) }
effort-sum = { $sum } = { $total }
efforts = { $winning } contra { $losing }
score = { $home }–{ $away }
# De $player y de $rival; tras “gana Bo” y antes de “y gana Bo por …”.
score-below-zero = ({ $player } { $home }, { $rival } { $away })
tally = { $tally } en la muerte súbita

## Narración: antes del partido

takes-squad = { $player-is ->
    [you] Juegas con la plantilla { $squad }.
   *[other] { $player } juega con la plantilla { $squad }.
}
signs = { $player-is ->
    [you] Fichas a { $name }, de { $team }: camiseta { $shirt }.
   *[other] { $player } ficha a { $name }, de { $team }: camiseta { $shirt }.
}
takes-deck = { $player-is ->
    [you] Juegas con el mazo { $deck }.
   *[other] { $player } juega con el mazo { $deck }.
}
packs = { $player-is ->
    [you] Metes en el mazo { $card-the } { $card }.
   *[other] { $player } mete en el mazo { $card-the } { $card }.
}
squad-stands = La plantilla { whose-player } está completa.
deck-stands = El mazo de acción { whose-player } está completo.
line-up-stands = El once { whose-player } está formado.
decks-shuffled = Se barajan { $size } cartas de acción por bando, y se reparten { $hand }.
lock-in-begins = ¡A formar! Once cartas por bando, boca abajo, cada una a su línea.
places = { $player-is ->
    [you] { CAPITAL($name) } ya está { in-row }.
   *[other] { $player } pone { $name-gender ->
        [f] { $name }
       *[other] a { $name }
    } { in-row }.
}
places-wrongly = { $player-is ->
    [you] Pones a { $name } { in-row }, y ahí esa carta no pinta nada.
   *[other] { $player } pone { $name-gender ->
        [f] { $name }
       *[other] a { $name }
    } { in-row }, y ahí esa carta no pinta nada.
}
lifts = { $player-is ->
    [you] Vuelves a levantar a { $name }.
   *[other] { $player } vuelve a levantar { $name-gender ->
        [f] { $name }
       *[other] a { $name }
    }.
}
lifts-a-right-card = { $player-is ->
    [you] ¡Levantas a { $name }, y estaba bien puesta esa carta!
   *[other] ¡{ $player } levanta { $name-gender ->
        [f] { $name }
       *[other] a { $name }
    }, y estaba bien puesta esa carta!
}
lifts-some-right-card = { $player-is ->
    [you] ¡Levantas una carta que estaba bien puesta!
   *[other] ¡{ $player } levanta una carta que estaba bien puesta!
}
time-up = ¡Tiempo! Se acabaron los { $number } segundos.
time-up-gently = ¡Tiempo! Se acabaron los { $number } segundos, y quien llega tarde corre a su línea.
disqualified = { $player-is ->
    [you] Descalificación: te quedas sin partido.
   *[other] Descalificación: { $player } se queda sin partido.
}
locked-in = Las dos alineaciones están cerradas. Ya no se toca nada.
coin-tossed = { $player-is ->
    [you] La moneda está en el aire… Atacas primero.
   *[other] La moneda está en el aire… { $player } ataca primero.
}

## Narración: a quién se manda
## $own y $name son quien va al duelo, $name con su bando si los dos tienen a la misma persona; $facing es a quien se
## enfrenta, $facing-first al principio de una frase.

carries-the-ball =
    .v1 = { $player-is ->
        [you] Sales desde el mediocampo con { $own }.
       *[other] { $player } sale desde el mediocampo con { $own }.
    }
    .v2 = La lleva { $name }.
    .v3 = { $player-is ->
        [you] Armas la jugada con { $own }.
       *[other] { $player } arma la jugada con { $own }.
    }
    .v4 = { $player-is ->
        [you] { $own } avanza con el balón para tu equipo.
       *[other] { $own } avanza con el balón para { $player }.
    }
answers =
    .v1 = { $name } le sale al cruce a { $facing }.
    .v2 = { $player-is ->
        [you] Contestas con { $own }.
       *[other] { $player } contesta con { $own }.
    }
    .v3 = En el camino aparece { $name }.
    .v4 = { $player-is ->
        [you] { $own } da un paso al frente por tu equipo.
       *[other] { $own } da un paso al frente por { $player }.
    }
goes-forward =
    .v1 = ¡Arriba está { $name }!
    .v2 = { $player-is ->
        [you] Encuentras arriba a { $own }.
       *[other] { $player } encuentra arriba a { $own }.
    }
    .v3 = { $name } pica al espacio.
    .v4 = Balón a la carrera de { $name }.
stands-in-the-way =
    .v1 = { $name } le achica el espacio a { $facing }.
    .v2 = { $player-is ->
        [you] Te la juegas con { $own } al corte.
       *[other] { $player } se la juega con { $own } al corte.
    }
    .v3 = { $name } le cierra el ángulo a { $facing }.
    .v4 = Entre { $facing } y el gol solo quedan { $name } y el portero.
breaks-through =
    .v1 = { $name } se va mano a mano: delante, solo { $facing }.
    .v2 = { $name } llega al balón. ¡{ $facing-first } sale a tapar!
steps-up =
    .v1 = { $name } toma carrera, cara a cara con { $facing }.
    .v2 = { $player-is ->
        [you] Mandas a { $own } al punto fatídico. { $facing-first } espera.
       *[other] { $player } manda a { $own } al punto fatídico. { $facing-first } espera.
    }
    .v3 = { $name } contra { $facing }, y aquí no respira nadie.
in-goal =
    .v1 = Bajo los palos: { $name }.
    .v2 = { $name } sale de la línea.
    .v3 = Y ahí, bajo los tres palos, está { $name }.
has-to-cover = ¡No queda { $missing ->
    [forward] nadie en la delantera
   *[defender] nadie en la defensa
}! { $own } sale del mediocampo a cubrir el hueco, y no puede perder.
takes-over = { $name } toma el relevo.
sent-off-unseen = La roja es para { $name }, y qué largo es el camino a la ducha.

## Narración: bonificaciones

has-bonus = { $name } juega con { SIGNED($bonus) }: { $why }.
has-no-bonus = { $name } juega sin bonificación.
two-bonuses = { $one } { $other }
bonus-of-captain = lleva el brazalete
bonus-by-captain = brazalete de { $captain }
bonus-by-some-captain = brazalete del equipo { $team }
bonus-by-row = línea de { $team }{ $hero ->
    [local-hero] , con su ídolo local
    [cult-hero] , con su ídolo de la afición
   *[player] { "" }
}
bonus-by-hero = línea con { hero }, { $name }
# Lo que hace de una línea un equipo: los cuatro de Unión Naval, con ídolo de la afición, Ada Flint.
group = línea completa de { $team }, { $number ->
    [2] las dos cartas
   *[other] las { number-in-words } cartas
}
group-with-hero = { group }, con { hero }, { $name }

## Narración: los dados y lo que deciden
## $one es la carta que ataca, $other la que defiende, con -first al principio de una frase.

dice-rolled =
    .v1 = { $one } saca un { $die }: { $effort }. { $other-first } saca un { $other-die }: { $other-effort }.
    .v2 = Un { $die } para { $one }: { $effort }. Un { $other-die } para { $other }: { $other-effort }.
    .v3 = Los dados: { $die } y { $other-die }. { $one-first } tiene { $effort }; { $other }, { $other-effort }.
die-rolled-again = { $name } saca ahora un { $die }: { $effort }.
level-roll =
    .v1 = { $total } por bando, ni un pelo de diferencia: ¡dados otra vez!
    .v2 = ¡Empate a { $total }! Se vuelve a lanzar.
    .v3 = { $total } a { $total }: empate. Se repite.
won-midfielder =
    .v1 = { $one } gana el mediocampo, { efforts }.
    .v2 = { efforts }: { $one } deja clavado a { $other }.
    .v3 = { $one } se quita de encima a { $other }: { efforts }.
    .v4 = { efforts }: { $one } tiene campo para correr.
lost-midfielder =
    .v1 = { $other } le quita el balón a { $one }, { efforts }.
    .v2 = { efforts }: { $other } lo lee y mete el pie.
    .v3 = { $player-is ->
        [you] { $other } gana el balón en el mediocampo para tu equipo, { efforts }.
       *[other] { $other } gana el balón en el mediocampo para { $player }, { efforts }.
    }
won-forward =
    .v1 = ¡{ $one } se va de { $other }, { efforts }!
    .v2 = { efforts }: ¡{ $one } se va hacia el portero!
    .v3 = { $other } se queda atrás, { efforts }.
lost-forward =
    .v1 = { $other } va al suelo y se lleva el balón, { efforts }.
    .v2 = { efforts }: { $one } no encuentra por dónde.
    .v3 = { $other } es una roca, { efforts }.
won-goalkeeper =
    .v1 = { $one } tira… ¡GOOOL! { efforts }. Ahora: { $score }.
    .v2 = { efforts }… ¡y va DENTRO! ¡GOL! { $one-first } pone el { $score }.
    .v3 = Imposible pararla, { efforts }. ¡GOL de { $one }! { $score }.
lost-goalkeeper =
    .v1 = { $one } tira… ¡PARADÓN, { efforts }!
    .v2 = { efforts }: ¡{ $other } mete una mano salvadora!
    .v3 = { $other } atrapa el tiro, { efforts }.
shoot-out-won =
    .v1 = ¡Marca { $one }, { efforts }! { tally }.
    .v2 = { efforts }… ¡y entra! { tally }.
shoot-out-lost =
    .v1 = ¡Para { $other }, { efforts }! { tally }.
    .v2 = { efforts }: { $one } se queda con las ganas. { tally }.
# $name gana con lo mismo que la otra carta, por una carta de acción de $player o porque un duelo no dura siempre.
level-and-won = Empate a { $total }, { $why ->
    [advantage] { $player-is ->
        [you] y tienes la ventaja
       *[other] y { $player } tiene la ventaja
    }
   *[defender] y ya van demasiados
}: { $name } { $then ->
    [saved] la atrapa
    [ball-won] se queda el balón
    [through] sigue adelante
    [shoot-out] marca. { tally }
   *[goal] marca. ¡GOL! Ahora: { $score }
}.

## Narración: cartas de acción
## Cada una dice qué bando juega la carta. $own es la carta propia del duelo, $facing la otra, $target aquella sobre la que
## se juega una carta.

player-plays = { $player-is ->
    [you] { SENTENCE("juegas") }
   *[other] { $player } juega
} { $card-the } { $card }
plays-send-off =
    .v1 = { $player-is ->
        [you] Logras que echen a { $target }: { $card } direct{ $card-o }, sin discusión.
       *[other] { $player } logra que echen a { $target }: { $card } direct{ $card-o }, sin discusión.
    }
    .v2 = { $player-is ->
        [you] Le haces gestos al árbitro… ¡{ $card } para { $target }!
       *[other] { $player } le hace gestos al árbitro… ¡{ $card } para { $target }!
    }
    .v3 = { $player-is ->
        [you] ¡{ $card }! Mandas a { $target } a la ducha antes de tiempo.
       *[other] ¡{ $card }! { $player } manda a { $target } a la ducha antes de tiempo.
    }
plays-boost =
    .v1 = { player-plays }: { SIGNED($value) } en { stat } para { $own }.
    .v2 = { $player-is ->
        [you] Sacas fuerzas de donde no hay: { $card }, { SIGNED($value) } en { stat }.
       *[other] { $player } saca fuerzas de donde no hay: { $card }, { SIGNED($value) } en { stat }.
    }
    .v3 = { player-plays }: { $own } mete una marcha más, { SIGNED($value) } en { stat }.
plays-boost-all =
    .v1 = { player-plays }: { SIGNED($value) } en todo para { $own }.
    .v2 = ¡La grada se viene abajo! { player-plays }: { $own } tiene { SIGNED($value) } en cada estadística.
plays-weaken =
    .v1 = { player-plays }: { SIGNED($less) } en todo para { $facing }.
    .v2 = { player-plays }: { $facing } ya va con pies de plomo, { SIGNED($less) } en cada estadística.
plays-re-roll =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Quieres verla otra vez: los dos dados.
       *[other] ¡{ $card }! { $player } quiere verla otra vez: los dos dados.
    }
    .v2 = { player-plays }. Aquí no vale nada hasta que se mire el monitor: los dos dados otra vez.
plays-re-roll-own =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Vuelves a lanzar ese dado.
       *[other] ¡{ $card }! { $player } vuelve a lanzar ese dado.
    }
    .v2 = “¡Vamos!” { $card }: otra oportunidad para el dado { whose-player }.
plays-advantage =
    .v1 = { $player-is ->
        [you] { $card }: el empate, ahora, es tuyo.
       *[other] { $card }: el empate, ahora, es de { $player }.
    }
    .v2 = { $player-is ->
        [you] El árbitro dice que sigan: { $card }, y te basta un empate.
       *[other] El árbitro dice que sigan: { $card }, y a { $player } le basta un empate.
    }
plays-switch =
    .v1 = { player-plays }: { $own } deja su sitio, y aparece { $target }.
    .v2 = { $player-is ->
        [you] Lo piensas mejor: { $card }, { $target } por { $own }.
       *[other] { $player } lo piensa mejor: { $card }, { $target } por { $own }.
    }
plays-long-ball =
    .v1 = ¡{ player-plays }! Si gana este duelo, va directo a portería, con { SIGNED($less) }.
    .v2 = { $player-is ->
        [you] Levantas la vista y miras lejos: { $card }. Si ganas este duelo, no hay segundo.
       *[other] { $player } levanta la vista y mira lejos: { $card }. Si gana este duelo, no hay segundo.
    }
plays-offside =
    .v1 = ¡{ player-plays }! Arriba el banderín, y se acabó el ataque.
    .v2 = { $rival-is ->
        [you] ¿Que iba para gol? Da igual: { $card }. Tu ataque no vale.
       *[other] ¿Que iba para gol? Da igual: { $card }. El ataque de { $rival } no vale.
    }
plays-draw =
    .v1 = { $card }: { more-cards } { $player-is ->
        [you] para ti
       *[other] para { $player }
    }.
    .v2 = { $player-is ->
        [you] Arañas unos minutos: { $card }, { more-cards }.
       *[other] { $player } araña unos minutos: { $card }, { more-cards }.
    }
plays-injury =
    .v1 = { player-plays }: en el banco { whose-rival } alguien se agarra el muslo.
    .v2 = ¡{ player-plays }! Malas noticias en el banco { whose-rival }.
plays-wall =
    .v1 = { player-plays }: { $own } llena la portería, { SIGNED($value) }.
    .v2 = { $player-is ->
        [you] Levantas { $card-a } { $card } delante de { $own }: { SIGNED($value) }.
       *[other] { $player } levanta { $card-a } { $card } delante de { $own }: { SIGNED($value) }.
    }
plays-silence =
    .v1 = { $rival-is ->
        [you] { $card }: en este duelo no puedes jugar cartas.
       *[other] { $card }: en este duelo { $rival } no puede jugar cartas.
    }
    .v2 = { $player-is ->
        [you] Bajas la persiana: { $card }. { $rival } ya no puede jugar cartas.
       *[other] { $rival-is ->
            [you] { $player } baja la persiana: { $card }. Ya no puedes jugar cartas.
           *[other] { $player } baja la persiana: { $card }. { $rival } ya no puede jugar cartas.
        }
    }
more-cards = { $number ->
    [one] una carta más
   *[other] { number-in-words } cartas más
}
now-it-stands = { $played } El duelo queda { $ours } contra { $theirs }.
draws = { $player-is ->
    [you] Robas { $card-the } { $card }.
   *[other] { $player } roba { $card-the } { $card }.
}

## Narración: quién se va y quién entra

leave-the-pitch = { $names } { $names-count ->
    [one] sale
   *[other] salen
} del campo.
comes-on =
    .v1 = { $player-is ->
        [you] Metes a { $name }, boca abajo.
       *[other] { $player } mete a { $name }, boca abajo.
    }
    .v2 = Del banco { whose-player } salta { $name }, boca abajo.
    .v3 = { $player-is ->
        [you] Tapas el hueco: { $name }, boca abajo.
       *[other] { $player } tapa el hueco: { $name }, boca abajo.
    }
# $gaps es cuántos sitios están vacíos.
# $why es "nobody" cuando se sabe que ningún suplente puede entrar.
leaves-gap = { $why ->
    [nobody] { $gaps ->
        [one] El hueco { in-row } sigue ahí: nadie lo puede tapar desde
       *[other] Los huecos siguen ahí: nadie los puede tapar desde
    } { $player-is ->
        [you] tu banco.
       *[other] el banco de { $player }.
    }
   *[left] { $player-is ->
        [you] Dejas
       *[other] { $player } deja
    } { $gaps ->
        [one] sin tapar el hueco { in-row }.
       *[other] sin tapar los huecos.
    }
}
substitute-hurt = { $name } se va cojeando del banco { whose-player }. Hoy ya no juega.
captain-down = ¡Cae el brazalete! Sin { $captain }, { $player-is ->
    [you] en tu equipo
   *[other] en el equipo de { $player }
} ya no hay { SIGNED($bonus) } para { $team }.
the-row = { $row ->
    [forwards] la delantera
    [midfield] el mediocampo
   *[defence] la defensa
}
row-broken = { $player-is ->
    [you] Tu { $row ->
        [forwards] delantera
        [midfield] mediocampo
       *[defence] defensa
    }
   *[other] { CAPITAL(the-row) } de { $player }
} ya no es una línea entera de un solo equipo: adiós al { SIGNED($bonus) }.
# $hero es la clase de quien sube la bonificación, o `player`.
row-whole = { $player-is ->
    [you] Tu { $row ->
        [forwards] delantera
        [midfield] mediocampo
       *[defence] defensa
    }
   *[other] { CAPITAL(the-row) } de { $player }
} vuelve a ser cosa de { $team }: { SIGNED($bonus) }, { $hero ->
    [player] sin ningún ídolo
   *[other] con { hero }, { $name }
}.
last-midfielder = { $player-is ->
    [you] Ya solo te queda un mediocampista: sin ninguno, se te resta un gol y termina el partido.
   *[other] A { $player } ya solo le queda un mediocampista: sin ninguno, se le resta un gol y termina el partido.
}

## Narración: el final

last-possession = { $player-is ->
    [you] La última posesión es tuya, con { $score }.
   *[other] La última posesión es de { $player }, con { $score }.
}
last-possession-by-clock = Se acabó el tiempo: esta posesión es la última.
sudden-death = { $player-is ->
    [you] { $score }, los mismos mediocampistas, las mismas cartas: ¡muerte súbita! Tiras primero.
   *[other] { $score }, los mismos mediocampistas, las mismas cartas: ¡muerte súbita! { $player } tira primero.
}
lost-points = { $points ->
    [one] 1 gol
   *[other] { $points } goles
}
match-ends = { $why }: { $result }.
over-by-possessions = Ya se jugaron las { $number } posesiones
over-by-clock = Se acabó el tiempo
over-by-goals = { $player-is ->
    [you] Llegas a
   *[other] { $player } llega a
} { so-many-goals }
over-by-midfielders = { $player-is ->
    [you] Te quedas sin mediocampistas, y el partido acaba con { lost-points } menos para ti
   *[other] { $player } se queda sin mediocampistas, y el partido acaba con { lost-points } menos para su bando
}
over-by-midfielders-of-both = Nadie tiene ya mediocampistas, y el partido acaba con { lost-points } menos para cada bando
over-by-cover = { $player-is ->
    [you] Cae el mediocampista que cubría tu hueco, y terminas con { lost-points } menos
   *[other] Cae el mediocampista que cubría el hueco de { $player }, que termina con { lost-points } menos
}
over-by-disqualified = { $player-is ->
    [you] Quedas fuera por descalificación
   *[other] { $player } queda fuera por descalificación
}
over-by-disqualified-of-both = Los dos bandos quedan fuera por descalificación
player-wins = { $player-is ->
    [you] ganas
   *[other] gana { $player }
}
won-by-nobody = { $score }, no gana nadie
won-by-goals = { player-wins } { $score }
won-by-forfeit = { player-wins } { $score }
won-by-midfielders = { $score }, y { player-wins } por tener más mediocampistas en el campo
won-by-cards = { $score }, y { player-wins } por tener más cartas en el campo
won-by-sudden-death = { $score }, y { player-wins } en la muerte súbita

## Los resultados de una competición

tie-break-midfielders = más mediocampistas en el campo
tie-break-cards = más cartas en el campo
tie-break-sudden-death = muerte súbita
why-below-zero = El signo menos: a un equipo se le resta un gol si se queda sin mediocampistas, o si un mediocampista que ocupa otro puesto pierde el duelo.
scorers-deductions = A un equipo se le resta un gol si se queda sin mediocampistas, o si un mediocampista que ocupa otro puesto pierde el duelo; así, un marcador puede acabar por debajo de cero. Si hay empate, gana quien tiene más mediocampistas en el campo.

## Negativas

match-over = El partido terminó
roll-or-name = lanza o nombra uno de los resultados
send-one = Manda al duelo a un { due-position }
no-spot-of-theirs = Ahora toca un { due-position }, y { $spot } no es sitio de { due-position }
nobody-there = En { $spot } ya no hay nadie; manda a otro { due-position }
after-the-roll = { CAPITAL($card-the) } { $card } se juega después de los dados
before-the-roll = { CAPITAL($card-the) } { $card } se juega antes de los dados
refused-not-in-box = Eso no está en esta caja ({ $clause }).
refused-hidden-name = Así lee un secreto el otro bando; nómbralo entero ({ $clause }).
refused-clock-decides = Eso lo dice el reloj de la mesa y nadie más ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] Ahora decides tú, no el azar ({ $clause }).
   *[other] Ahora decide { $player }, no el azar ({ $clause }).
}
refused-played-all-possessions = { match-over } ({ $clause }).
refused-goals-reached = { match-over } ({ $clause }).
refused-whistle-gone = { match-over } ({ $clause }).
refused-midfielders-lost = { match-over } ({ $clause }).
refused-cover-beaten = { match-over } ({ $clause }).
refused-forfeited = { match-over } ({ $clause }).
refused-forfeited-by-both = { match-over } ({ $clause }).
refused-chance-deals = Ahora se reparten las manos: { roll-or-name } ({ $clause }).
refused-chance-tosses = Ahora se lanza la moneda: { roll-or-name } ({ $clause }).
refused-chance-rolls = Ahora se lanzan los dos dados: { roll-or-name } ({ $clause }).
refused-chance-re-rolls = Ahora se repite un dado: { roll-or-name } ({ $clause }).
refused-chance-injures = Ahora se lesiona un suplente: { roll-or-name } ({ $clause }).
refused-chance-draws = Ahora se roban cartas de acción: { roll-or-name } ({ $clause }).
refused-chance-shows = Ahora se pone una carta boca arriba: { roll-or-name } ({ $clause }).
refused-chance-tells = Ahora se dicen las bonificaciones del duelo: { roll-or-name } ({ $clause }).
refused-build-first = Las plantillas y los mazos van antes que todo lo demás ({ $clause }).
refused-squad-complete = Tu plantilla está completa ({ $clause }).
refused-signing-begun = Estás fichando por tu cuenta: faltan { $left } ({ $clause }).
refused-shirt-of-other-position = La camiseta { $next } es para un { due-position }; { $name } juega de { position } ({ $clause }).
refused-goalkeeper-as-substitute = Entre los suplentes no va ningún portero ({ $clause }).
refused-signed-already = { $name } ya está en la plantilla, con la camiseta { $shirt } ({ $clause }).
refused-second-captain = Tu once ya tiene su capitán legendario, { $captain }; { $name } puede ir de suplente ({ $clause }).
refused-squad-before-deck = La plantilla va antes que el mazo ({ $clause }).
refused-packing-begun = Estás armando tu propio mazo: faltan { $left } ({ $clause }).
refused-too-many-copies = En un mazo caben { $copies } de cada carta como máximo, y ya metiste { $copies } de { $card } ({ $clause }).
refused-line-up-first = Primero van las alineaciones: coloca a tus once ({ $clause }).
refused-stands-right = La camiseta { $shirt } está donde le toca y ahí se queda ({ $clause }).
refused-stands-wrong = La camiseta { $shirt } está en una línea equivocada: levántala primero ({ $clause }).
refused-row-full = No queda sitio libre { in-row } ({ $clause }).
refused-not-placed = La camiseta { $shirt } aún no está colocada ({ $clause }).
refused-right-and-not-lifted = La camiseta { $shirt } está donde le toca y no se puede levantar ({ $clause }).
refused-cards-wait = Las cartas de acción esperan a que las dos cartas estén en el duelo ({ $clause }).
refused-midfielder-due = { send-one } ({ $clause }).
refused-shooter-due = { send-one } ({ $clause }).
refused-cover-up-front-due = { send-one } ({ $clause }).
refused-cover-at-the-back-due = { send-one } ({ $clause }).
refused-facing-row-due = { send-one } ({ $clause }).
refused-not-of-midfield = { no-spot-of-theirs } ({ $clause }).
refused-not-of-shooters = { no-spot-of-theirs } ({ $clause }).
refused-not-of-cover-up-front = { no-spot-of-theirs } ({ $clause }).
refused-not-of-cover-at-the-back = { no-spot-of-theirs } ({ $clause }).
refused-not-of-facing-row = { no-spot-of-theirs } ({ $clause }).
refused-nobody-in-midfield = { nobody-there } ({ $clause }).
refused-nobody-to-shoot = { nobody-there } ({ $clause }).
refused-nobody-to-cover-up-front = { nobody-there } ({ $clause }).
refused-nobody-to-cover-at-the-back = { nobody-there } ({ $clause }).
refused-nobody-in-facing-row = { nobody-there } ({ $clause }).
refused-card-or-hold = Las dos cartas están en el duelo: juega una carta de acción o pasa ({ $clause }).
refused-not-in-hand = En tu mano no está { $card-the } { $card } ({ $clause }).
refused-only-after-roll = { after-the-roll } ({ $clause }).
refused-only-before-roll = { before-the-roll } ({ $clause }).
refused-re-roll-after-roll = { after-the-roll } ({ $clause }).
refused-own-re-roll-after-roll = { after-the-roll } ({ $clause }).
refused-switch-before-roll = { before-the-roll } ({ $clause }).
refused-long-ball-before-roll = { before-the-roll } ({ $clause }).
refused-offside-before-roll = { before-the-roll } ({ $clause }).
refused-long-ball-from-midfield = { CAPITAL($card-the) } { $card } es de quien ataca, para el duelo del mediocampo ({ $clause }).
refused-offside-at-goal = { CAPITAL($card-the) } { $card } es de quien defiende, para el duelo de la portería ({ $clause }).
refused-wall-at-goal = { CAPITAL($card-the) } { $card } es para tu portero, en el duelo de tu portería ({ $clause }).
refused-deck-empty = Tu mazo está agotado: no queda nada que robar ({ $clause }).
refused-bench-empty = En el banco rival ya no queda nadie que se lesione ({ $clause }).
refused-rival-not-asked = En este duelo, a tu rival no se le va a pedir carta de todos modos ({ $clause }).
refused-alone-in-row = En esa línea no hay nadie más a quien mandar en su lugar ({ $clause }).
refused-stat-not-named = Di para qué estadística es { $card-the } { $card }: play { $card-slug } on STAT ({ $clause }).
refused-played-on-nothing = { CAPITAL($card-the) } { $card } se juega tal cual: play { $card-slug } ({ $clause }).
refused-spot-not-named = Di sobre quién se juega { $card-the } { $card }: play { $card-slug } on SPOT ({ $clause }).
refused-goalkeeper-stays = Un portero nunca sale del campo ({ $clause }).
refused-nobody-to-send-off = Tu rival no tiene a nadie en { $spot } ({ $clause }).
refused-in-duel-already = Tu carta de { $spot } ya está en el duelo ({ $clause }).
refused-other-row = { CAPITAL($card-the) } { $card } trae otra carta de la misma línea ({ $clause }).
refused-nobody-to-switch-with = En { $spot } no hay nadie ({ $clause }).
refused-gap-first = { $gap } está vacío: mete a un { due-position } o déjalo así ({ $clause }).
refused-not-on-bench = { $name } ya no está en el banco ({ $clause }).
refused-other-position = { $name } juega de { position }, y { $gap } es para un { due-position } ({ $clause }).
refused-captain-not-left = { $name } es capitán legendario, y el tuyo no salió del campo ({ $clause }).
refused-captain-on-pitch = Ya tienes un capitán legendario en el campo ({ $clause }).

## Lo que se muestra de cartas y duelos

signed = { SIGNED($number) }
# Bajo una carta de la mano: qué haría del duelo, o en dos palabras por qué no se puede jugar ahora.
gain-in-duel = duelo { $now }→{ $then } %
no-gain-in-duel = { $number ->
    [100] ya ganas sin ella
    [0] aquí no ayuda
   *[other] duelo sin cambios: { $number } %
}
chances-of-sending = duelo { $least }–{ $most } %
# Por qué una probabilidad es un intervalo.
chances-open = Un intervalo: la bonificación del rival puede ser mayor, y se anuncia cuando hayas mandado a alguien.
chance-in-duel = duelo { $number } %
compared = { $result ->
    [win] ganarías { $mine }–{ $theirs }
    [lose] perderías { $mine }–{ $theirs }
   *[level] { $mine }–{ $theirs }: otra vez
}
pick-whom = elige quién
no-answer = rival sin carta
no-duel = corta el ataque
not-now = { $why ->
    [turn] no es tu turno
    [no-duel] aún no hay duelo
    [send-first] primero elige jugador
    [gap-first] primero, el hueco
    [only-after-roll] tras lanzar
    [re-roll-after-roll] tras lanzar
    [own-re-roll-after-roll] tras lanzar
    [only-before-roll] antes de lanzar
    [switch-before-roll] antes de lanzar
    [long-ball-before-roll] antes de lanzar
    [offside-before-roll] antes de lanzar
    [long-ball-from-midfield] al atacar, duelo 1
    [offside-at-goal] ante tu portería
    [wall-at-goal] ante tu portería
    [deck-empty] mazo vacío
    [bench-empty] banco vacío
    [rival-not-asked] el rival ya no juega
    [alone-in-row] nadie más ahí
   *[other] ahora no
}
captain-for = Capitán legendario, { $captain }, para { $mates } de { $team }
captain-of = Capitán legendario, { $captain }, de { $team }
card-does-send-off = Una carta rival, salvo el portero, sale del campo en el acto.
    .brief = expulsa a alguien
card-does-boost = { SIGNED($value) } en una estadística a tu elección en este duelo.
    .brief = { SIGNED($value) } donde elijas
card-does-boost-all = { SIGNED($value) } en todas las estadísticas de tu carta en este duelo.
    .brief = { SIGNED($value) } en todo
card-does-weaken = { SIGNED($less) } en todas las estadísticas de la carta rival en este duelo.
    .brief = rival { SIGNED($less) } en todo
card-does-re-roll = Después de los dados: los dos bandos vuelven a lanzar.
    .brief = repiten los dos
card-does-re-roll-own = Después de los dados: vuelves a lanzar el tuyo.
    .brief = vuelves a lanzar tu dado
card-does-advantage = Ganas un empate en este duelo.
    .brief = ganas un empate
card-does-switch = Antes de los dados: otra carta de la línea ocupa el lugar de la tuya.
    .brief = cambias tu carta
card-does-long-ball = En ataque, en el mediocampo: gana este duelo y ve directo a la portería{ $value ->
    [0] .
   *[other] , con { SIGNED($less) } en todas las estadísticas allí.
}
    .brief = te saltas el duelo 2
card-does-offside = En defensa, antes de los dados en la portería: se acaba la posesión.
    .brief = evita el tiro
card-does-draw = Robas { $number ->
    [one] una carta
   *[other] { number-in-words } cartas
} de tu mazo.
    .brief = robas { $number } { $number ->
        [one] carta
       *[other] cartas
    }
card-does-injury = Uno de los suplentes rivales, a sorteo, queda fuera.
    .brief = lesiona a un suplente
card-does-wall = { SIGNED($value) } en todas las estadísticas de tu portero en el duelo de la portería.
    .brief = portero { SIGNED($value) } en todo
card-does-silence = Tu rival no juega carta en este duelo.
    .brief = rival sin carta
no-cards-in-sudden-death = En la muerte súbita no se juegan cartas de acción ({ $clause }).
silenced = La carta de tu rival te impide jugar una en este duelo ({ $clause }).
has-played-a-card = Una carta por duelo, y la tuya ya está jugada ({ $clause }).
waits-for-a-duel = Espera a que haya duelo: se te pregunta { $when ->
    [before] antes de los dados
    [after] después de los dados
   *[either] antes y después de los dados
} ({ $clause }).

## Lo que se puede hacer: los letreros de los botones

hold = Pasar
# $costs es lo que cuesta en el acto.
leave-it-empty = No meter a nadie{ $costs ->
    [match] : pierdes en el acto
    [end] : termina el partido
   *[nothing] { "" }
}
send-player = Mandar a { $name }
put-player = Poner a { $name } { in-row }
take-up = Volver a levantar a { $name }
bring-on = Meter a { $name }
    .short = Meter
play-card = Jugar { $card-the } { $card }
card-on = { $card } { $on }
on-player = a { $name }
on-spot = al { spot-name }
spot-name = { $position ->
    [goalkeeper] { position }
   *[other] { position } { $number }
}
on-stat = en { $stat }
on-stat-then = en { $stat }: { $number } %
stat-speed = velocidad
    .short = Vel
stat-accuracy = precisión
    .short = Pre
stat-passing = pase
    .short = Pas
stat-skill = técnica
    .short = Téc
stat-defending = defensa
    .short = Def
stat-power = potencia
    .short = Pot

## Lo que se pregunta: la línea sobre la mano

full-time = Final del partido.
you-win = ¡Ganas!
squad-and-deck-stand = Plantilla y mazo, completos.
you-are-locked-in = Alineación cerrada.
waiting-for-other-side = Falta el otro bando.
to-go = { $number ->
    [one] Falta { $number }.
   *[other] Faltan { $number }.
}
ask-squad =
    .lead = Tu plantilla.
    .text = Elige una ya hecha o ficha a { number-in-words } por tu cuenta.
ask-player =
    .lead = Camiseta { $shirt }.
    .text = Ficha a un { position }.
ask-substitute =
    .lead = El banco.
    .text = Cualquier puesto, menos portero.
ask-deck =
    .lead = Tu mazo de acción.
    .text = Elige uno ya hecho o arma el tuyo con { number-in-words } cartas.
    .fact = Como máximo { number-in-words } de cada una.
ask-card =
    .lead = Tu mazo de acción.
    .text = Mete otra carta.
ask-line-up =
    .lead = ¡A formar!
    .text = Toma una carta y pulsa la línea que se ilumina.
stand-wrong = { $left ->
    [0] { "" }
    [one] Falta { $left }.{ " " }
   *[other] Faltan { $left }.{ " " }
}{ $number ->
    [one] Hay una
    [2] Hay dos
    [3] Hay tres
    [4] Hay cuatro
    [5] Hay cinco
    [6] Hay seis
    [7] Hay siete
    [8] Hay ocho
    [9] Hay nueve
    [10] Hay diez
   *[other] Hay { $number }
} en línea equivocada: levanta y vuelve a colocar.
ask-midfielder =
    .lead = Atacas.
    .text = ¿Qué { position } empieza?
ask-forward =
    .lead = ¡Mediocampo superado!
    .text = ¿Qué { position } sigue?
ask-goalkeeper =
    .lead = ¡A portería!
    .text = ¿Qué { position } tira?
ask-answer =
    .lead = Viene { $name }.
    .text = ¿Qué { position } le sale al cruce?
ask-replacement =
    .lead = El duelo sigue.
    .text = ¿Qué { position } toma el relevo?
die-stays = Tu dado se queda: { $number }, cuenta { $stat }.
duel-goes-on = Después, otra carta tuya toma el relevo en el duelo{ $rolled ->
    [yes] , y los dados se quedan como están
   *[no] { "" }
}.
ask-shooter =
    .lead = Muerte súbita.
    .text = ¿Qué { position } tira?
    .fact = { $tally } hasta ahora.
# A quién saca del campo un duelo, según lo que hace ($role) quien manda una carta; $removal es la opción de ese nombre.
who-leaves = { $removal ->
    [every-loser] { $role ->
        [shoots] Si la paran, tu carta sale del campo; el portero, nunca.
       *[other] Quien pierda el duelo sale del campo.
    }
   *[failed-attack] { $role ->
        [shoots] Si la paran, tu carta sale del campo; el portero, nunca.
        [attacks] Si pierdes, el ataque termina y los dos salen del campo; si ganas, se quedan los dos.
       *[defends] Si ganas, el ataque termina y los dos salen del campo; si pierdes, se quedan los dos.
    }
}
# El capitán de quien lee puede salir al duelo o está en él.
who-leaves-captain = { who-leaves } Si se va tu capitán, se va su +{ $bonus }.
who-covers-must-not-lose = Si pierde esta carta, se te resta un gol y termina el partido.
ask-before =
    .lead = { $held ->
        [yes] { $rival-is ->
            [you] Pasas.
           *[other] { $rival } pasa.
        }
       *[no] { $shot ->
            [mine] ¡Tiro!
            [theirs] ¡Tiran a tu portería!
           *[no] Antes de lanzar.
        }
    }
    .text = { $shot ->
        [mine] Si marcas, { $score }.{ " " }
       *[other] { "" }
    }Juega una carta o pasa y mira primero los dados.
ask-winning =
    .lead = { $level ->
        [yes] { level } a { $ours }: lo ganas.
       *[no] Esto lo ganas, { as-the-dice-lie }.
    }
    .text = Pasa, y es tuyo{ unless-answered }.
ask-losing =
    .lead = { $level ->
        [yes] { level } a { $ours }: lo pierdes.
       *[no] Esto lo pierdes, { as-the-dice-lie }.
    }
    .text = { $gain }
ask-level =
    .lead = Empate a { $ours }.
    .text = Pasa, y se vuelven a lanzar los dos dados{ unless-answered }.
as-the-dice-lie = { $ours } a { $theirs }
gain-none = Ninguna carta tuya cambia este duelo.
gain-some = Juega una carta o pasa y dalo por perdido.
# $when el duelo se decide así, el último mediocampista se va, y nadie del banco puede entrar.
midfielders-run-out = { $number ->
    [one] Tu último mediocampista
   *[other] Tus últimos { $number } mediocampistas
}, y ninguno en el banco: si te quedas sin mediocampistas, se te resta un gol y termina el partido.
last-midfielder-at-stake = Tu último mediocampista: { $when ->
    [won] aunque falle el ataque, esa carta se va
   *[lost] si pierdes este duelo, esa carta se va
}, se te resta un gol y termina el partido.
ask-for-gap =
    .lead = Un hueco { in-row }.
    .text = Puedes meter a un { position } o dejar el hueco.
ask-for-nobody =
    .lead = Un hueco { in-row }.
    .text = Ningún { position } de tu banco puede entrar, así que se queda vacío.
ask-for-gaps =
    .lead = Huecos { $rows }.
    .text = Puedes meter a un suplente o dejar los huecos.
ask-for-last =
    .lead = ¡Sin mediocampistas!
    .text = Mete a uno o se te resta un gol y termina el partido.
midfielders-left = { $number ->
    [one] Te queda un mediocampista en el campo{ $bench ->
        [0] { " " }y ninguno en el banco: si también se va, se te resta un gol y termina el partido.
       *[other] : si también se va, tiene que entrar alguien del banco; si no, se te resta un gol y termina el partido.
    }
   *[other] Aún hay { $number } mediocampistas en el campo.
}
nobody-for-rows = Nadie de tu banco juega { $rows }.

## Armar una plantilla

a-squad = plantilla
    .gender = f
what-a-squad-is = Once cartas de jugador, cinco suplentes y diez cartas de acción.
the-eleven = El once
substitutes = Suplentes
action-deck = Mazo de acción
row-of = { $position ->
    [forward] Delanteros
    [midfielder] Mediocampistas
    [defender] Defensas
   *[goalkeeper] Portero
}
one-of-row = { $position ->
    [forward] delantero
    [midfielder] mediocampista
    [defender] defensa
   *[goalkeeper] portero
}
one-substitute = suplente
one-card = carta
    .gender = f
put-on-pitch = Campo
put-on-bench = Banco
put-in-deck = Mazo
no-goalkeeper-on-bench = Entre los suplentes no va ningún portero
players = Jugadores
action-cards = Cartas de acción
facet-team = Equipo
facet-position = Puesto
facet-class = Clase
facet-kind = Tipo
card-type = { $type ->
    [tactic] Carta de táctica
   *[referee] Carta de árbitro
}
ready-squad = { $text } Con el mazo { $deck }.
no-such-player = En esta caja no hay ningún jugador “{ $slug }” ({ $clause }).
no-such-card = En esta caja no hay ninguna carta de acción “{ $slug }” ({ $clause }).
wrong-number-in-row = El once tiene { $number } { $position ->
    [forward] { $number ->
        [one] delantero
       *[other] delanteros
    }
    [midfielder] { $number ->
        [one] mediocampista
       *[other] mediocampistas
    }
    [defender] { $number ->
        [one] defensa
       *[other] defensas
    }
   *[goalkeeper] { $number ->
        [one] portero
       *[other] porteros
    }
}; debe tener { $places } ({ $clause }).
wrong-number-on-bench = La plantilla tiene { $number } { $number ->
    [one] suplente
   *[other] suplentes
}; debe tener { $places } ({ $clause }).
goalkeeper-on-bench = { $name } juega de portero y no puede ir de suplente ({ $clause }).
twice-in-squad = { $name } aparece dos veces en la plantilla ({ $clause }).
too-many-captains = El once tiene { $captains-count } capitanes legendarios, { $captains }; cabe uno como máximo ({ $clause }).
wrong-size-of-deck = El mazo tiene { $number } { $number ->
    [one] carta
   *[other] cartas
} de acción; debe tener { $size } ({ $clause }).
too-many-of-a-card = El mazo tiene { $number } de { $card }; caben { $copies } como máximo ({ $clause }).
only-midfielders-on-bench = Los { $number } suplentes son mediocampistas: ningún equipo aguanta más, pero nadie puede entrar por un delantero o un defensa ({ $clause }).
few-midfielders-on-bench = { $number ->
    [0] Ningún mediocampista
    [one] 1 mediocampista
   *[other] { $number } mediocampistas
} en el banco; toda plantilla lista tiene al menos { $least }. La mayoría de los partidos termina porque alguien se queda sin mediocampistas, así que lleva más ({ $clause }).

## La página: nombres de las cosas

part-of-name = { $name }
row-name = { $row ->
    [forwards] Delantera
    [midfield] Mediocampo
    [defence] Defensa
    [goal] Portería
   *[captain] Equipo del capitán
}
row-short = { $row ->
    [forwards] DEL
    [midfield] MED
    [defence] DEF
   *[goal] POR
}
position-short = { $position ->
    [forward] DEL
    [midfielder] MED
    [defender] DEF
    [goalkeeper] POR
   *[substitute] SUP
}
stat-short = { $stat ->
    [speed] { stat-speed.short }
    [accuracy] { stat-accuracy.short }
    [passing] { stat-passing.short }
    [skill] { stat-skill.short }
    [defending] { stat-defending.short }
   *[power] { stat-power.short }
}
stat-and-value = { $stat } { $number }
face-down = boca abajo
the-pitch = El campo
the-duel = El duelo
the-dressing-room = El vestuario
both-benches = Los dos bancos
bench-of = { $player-is ->
    [you] Tu banco
   *[other] Banco de { $player }
}
    .purpose = Entran por los que salen.
line-up-of = { $player-is ->
    [you] Tu alineación
   *[other] La alineación de { $player }
}
bonuses = Bonificaciones
open-hand = Mano

## La página: el vestuario

way-to-kick-off = Camino del saque de centro
step-squad = Plantilla
step-deck = Mazo
step-lock-in = Once
    .how = los dos a la vez
so-many-of = { $number } de { $of }
is-ready = ya está
is-choosing = elige
take-squad = Quedarse con la plantilla { $squad }.
take-deck = Quedarse con el mazo { $deck }.
bond-heard = { row-name } { SIGNED($bonus) }, { $why }.
ready-made-squads = Plantillas listas
ready-made-decks = Mazos listos
sign-your-own = Fichar por tu cuenta
next-shirt = Camiseta { $shirt }: { $position ->
    [forward] un delantero
    [midfielder] un mediocampista
    [defender] un defensa
    [goalkeeper] un portero
   *[substitute] un suplente, no portero
}
players-for-shirt = Jugadores para la camiseta { $shirt }
search-players = Buscar
    .hint = Nombre, equipo, ídolo…
signed-so-far = Fichajes hasta ahora
pack-your-own = Armar tu mazo
next-card = Carta { $number } de { $of }
cards-to-pack = Cartas de acción disponibles
pack-label = Meter { $card }: { $text } En el mazo: { $number }
you-are-ready = Todo listo.
    .waiting = Falta que elija { $player }.

## La página: jugadores leídos en voz alta. $shirt es 0 si no llevan ninguna; $stats es una lista.

heard-player = { $name }{ $shirt ->
    [0] { "" }
   *[other] , número { $shirt }
}, { one-of-row } de { $team }{ $hero ->
    [player] { "" }
   *[other] , { hero }
}: { $stats }
heard-sign = Fichar a { heard-player }
heard-send = Mandar a { heard-player }
heard-bring-on = Meter a { heard-player }
heard-take = Tomar a { heard-player }
bonus-heard = { SIGNED($bonus) }: { $why }

## La página: la alineación

cards-to-place = Cartas por colocar
place-by-name = Qué carta y dónde
    .button = Colocar
line-up-all = Colocar a todos
    .rest = Colocar al resto
wrong-row = mal puesta
lift-fatally = Levantar a { $name }, con descalificación
    .short = levantar: estás fuera
take-back-player = Recoger a { $name }
    .short = recoger
seconds-left = Segundos que quedan
out-of-sight = a escondidas

## La página: un bando del campo

ready-chip = ya está
attacks-chip = { $player-is ->
    [you] atacas
   *[other] ataca
}
disqualified-chip = descalificación
your-bench-heard = Tu banco: { so-many-substitutes }
so-many-substitutes = { $number ->
    [one] 1 suplente
   *[other] { $number } suplentes
}
# without $number: la abreviatura vale para uno y para varios.
subs-stub = supl.
midfielders-stub = med
    .in-full = { $number ->
        [one] mediocampista
       *[other] mediocampistas
    }
bench-stub = en el banco
    .short = banco
# $number están en el campo, $bench en el banco; `hidden` si no se puede saber.
so-many-midfielders = { $number ->
    [one] 1 mediocampista
   *[other] { $number } mediocampistas
} en el campo{ $bench ->
    [hidden] { "" }
   *[other] , { $bench } en el banco
}. A quien se queda sin ninguno se le resta un gol, y el partido termina.
so-many-in-hand = { $number ->
    [one] 1 carta en la mano
   *[other] { $number } cartas en la mano
}
hand-stub = mano
so-many-in-deck = { $number ->
    [one] 1 carta en el mazo
   *[other] { $number } cartas en el mazo
}
deck-stub = mazo
so-many-goals = { $number ->
    [one] 1 gol
   *[other] { $number } goles
}
gone-for-good = fuera
used-up = descarte
ask-whom = { $side ->
    [own] ¿Quién entra?
   *[rival] ¿A quién echas? Vale cualquiera menos el portero, boca arriba o boca abajo. Para guardarte la carta, púlsala otra vez.
}
substitutes-for-gap = Suplentes para el hueco
no-gap-for = No hay hueco para { $names }: solo entran los de esa línea.
nobody-plays-there = Nadie de tu banco juega ahí.
no-cards-yet = Se reparte cuando los dos bandos están completos.
no-cards-in-hand = Sin cartas de acción en la mano.

## La página: el duelo

# La bonificación que cuenta para una línea en lugar de la suya.
without-captain = si cae el capitán:
rung = Duelo { $number }: { $stage ->
    [midfielder] mediocampista contra mediocampista
    [forward] delantero contra defensa
   *[goalkeeper] delantero contra portero
}
who-meets-whom = { $stage ->
    [midfielder] duelo de mediocampistas
    [forward] delantero contra defensa
   *[goalkeeper] delantero contra portero
}
die-heard = dado: { $number }, { $stat }
total-heard = total
wins-ties = gana los empates
may-play-no-card = sin carta esta vez
leaves-now = se va
in-cover = cubre
goal-shout = ¡Gol!
    .large = ¡GOL!
wins-it = { $player-is ->
    [you] Lo ganas
   *[other] { $player } lo gana
}
played-in-duel = { $player-is ->
    [you] Jugaste { $card }
   *[other] { $player } jugó { $card }
}
# Para otra estadística que la que salió.
played-for-nothing = { played-in-duel }: no es para { $stat }
# Lo que ha terminado un duelo sin los dados, o lo ha hecho repetir.
event-offside = { $card }: no hay gol
event-send-off = { $card }: fuera { $target }
event-injury = { $card }: fuera { $name }
event-re-roll = { $card }: lanzan los dos otra vez
event-level = Empate a { $total }: se vuelve a lanzar
    .decided = Empate a { $total }, otro lanzamiento: { $player-is ->
        [you] ganaste
       *[other] ganó { $player }
    }
level = Empate
# Donde aún no se ve ningún duelo.
how-a-duel-goes = Cada bando lanza un dado, que elige la estadística; gana el total más alto.
possessions-ahead = Hasta { $number } posesiones, { $each } de cada bando; si un bando se queda sin mediocampistas, el partido termina en el acto.
plays-squad = Tu plantilla: { $squad }. Elige otra en Opciones, antes de un partido.
chances-heard = Probabilidad de ganar el duelo: { $player } { $ours } por ciento, { $rival } { $theirs } por ciento
chances-in-duel = para ganar el duelo
chances-as-rolled = con estos dados
sudden-death-line = Muerte súbita
possession-line = Posesión
time-left = Tiempo restante
coin-in-the-air = La moneda está en el aire.
cards-dealt = Se reparten las cartas.
squads-picked = Los dos bandos eligen plantilla.
attacks = { $player-is ->
    [you] Atacas.
   *[other] { $player } ataca.
}

## La página: el campo en palabras, para quienes no lo ven

pitch-in-words = El campo en palabras
attack-in-words = { $player-is ->
    [you] Atacas
   *[other] { $player } ataca
}: { $stage ->
    [midfielder] mediocampista contra mediocampista
    [forward] delantero contra defensa
   *[goalkeeper] delantero contra portero
}, duelo { $number } de 3. Posesión { $possession }{ $of ->
    [0] .
   *[other] { " " }de { $of }.
}
side-in-words = { $player-is ->
    [you] Tu bando
   *[other] { $player }
}: { $goals ->
    [one] 1 gol
   *[other] { $goals } goles
}, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { so-many-substitutes }.
row-in-words = { row-name }: { $there }.
row-empty = { row-name }: nadie.
card-face-down = una carta boca abajo
    .gender = f
stands-face-down = { $name } boca abajo
stands-wrong = { $name } en una línea equivocada

## La página: qué pasa mientras decide otro, o el azar

waiting-build = { $player-is ->
    [you] Tienes todo listo.
   *[other] { $player } elige plantilla.
}
waiting-lock-in = { $player-is ->
    [you] Tu alineación está cerrada.
   *[other] { $player } sigue colocando cartas.
}
waiting-send = { $player-is ->
    [you] Mandas una carta.
   *[other] { $player } manda una carta.
}
waiting-before = { $player-is ->
    [you] Miras tus cartas de acción.
   *[other] { $player } mira sus cartas de acción.
}
waiting-after = { waiting-before }
waiting-bring = { $player-is ->
    [you] Miras tu banco.
   *[other] { $player } mira su banco.
}
waiting-re-roll = { $player-is ->
    [you] Vuelves a lanzar un dado.
   *[other] { $player } vuelve a lanzar un dado.
}
waiting-deal = Se reparten las cartas.
waiting-toss = Moneda al aire.
waiting-show = Se descubre la carta.
waiting-tell = El equipo arrima el hombro.
waiting-roll = Ruedan los dados.
waiting-draw = Los dos bandos roban.
waiting-injury = Entra la camilla.
waiting-full-time = Final del partido.

## La página: cuánto dura, y sus teclas

how-long = Cerca de un cuarto de hora
    .for = con diez ataques por bando y plantilla y mazo listos.
key-player = mandar esa carta al duelo o meterla en el campo
key-line-up = en la alineación: tomar la carta con esa camiseta y luego su línea:
key-hold = no jugar carta; dejar vacío un hueco

## Lecciones

lesson-first-match = Tu primer partido
    .about = Dados, duelos y pitidos camino de un gol: un partido entero.
lesson-first-match-climb = Dos equipos, boca abajo. Marca quien gana tres duelos seguidos: en el mediocampo, arriba y contra el portero. Aquí con un gol se gana.
lesson-first-match-rows = Tu once, ya formado: cuatro delanteros, dos mediocampistas, cuatro defensas y un portero. Junto a cada línea está su bonificación. Tú ves quiénes son; el otro bando ve dorsos.
lesson-first-match-toss = La moneda fue para el rival, así que ataca primero, y un ataque siempre empieza en el mediocampo.
lesson-first-match-stats = ¡Profe Gusano! Cada carta tiene seis números, uno por cara del dado. Lanzan los dos bandos, el dado dice qué número cuenta, y gana el total más alto.
lesson-first-match-bonus = Las cartas con el mismo escudo se ayudan. Las suyas: +4, por una línea entera de un equipo con su ídolo de la afición, el de la corona; tus defensas también lo tienen. Las tuyas: +5 para SuSu City mientras Solomon esté en el campo. Por eso tienes un 38 %.
lesson-first-match-first-send = ¿Quién le cierra el paso a Profe Gusano? Bajo cada carta está su probabilidad, entre dos números hasta que se anuncie su bonificación. Si el ataque falla, las dos cartas salen del campo: guárdate a Solomon, el de la estrella, que es el capitán y da +5 a todo SuSu City.
    .ask = Manda a Nia Bulevar.
lesson-first-match-yellow = Una carta por duelo, antes o después de los dados. La Tarjeta amarilla le quita 2 a los seis números de Profe Gusano: ayuda digan lo que digan los dados.
    .ask = Sácala: juega tu Tarjeta amarilla.
lesson-first-match-roll = Un 1 para el rival: Velocidad 14, +4, −2, son 16. Un 2 para ti: Precisión 12, +5, son 17. ¡Uno arriba, y solo gracias a la amarilla!
lesson-first-match-won = El ataque terminó, y cuando un ataque falla las dos cartas salen del campo. Cada bando puede meter a un suplente.
lesson-first-match-bring = El partido termina en cuanto alguien se queda sin mediocampistas, y encima a ese bando se le resta un gol. Así que no dejes huecos en esa línea. Theo también es de SuSu City: como Nia, tiene el +5 de Solomon.
    .ask = Mete a Theo Expreso.
lesson-first-match-ours = Ahora atacas. Gana aquí, luego a un defensa, luego al portero.
lesson-first-match-send-theo = Si tu ataque falla, la carta que mandas sale del campo. El +5 de Solomon es demasiado caro para perderlo.
    .ask = Manda a Theo.
lesson-first-match-wait = El Golpe de energía es para un solo número, y aún no se sabe cuál van a pedir los dados. Después de lanzarlos, sí.
    .ask = Guarda tus cartas: pasa.
lesson-first-match-behind = Tu Pase, 17, contra 18. ¡Por uno! El Golpe de energía le suma 2: 19.
    .ask = Juega el Golpe de energía.
lesson-first-match-second-rung = 19 a 18, y para arriba. Segundo duelo: un delantero tuyo contra un defensa.
    .ask = Manda a Nico Neón, ídolo de la afición.
lesson-first-match-var = Ay: 13 contra 22. Pero tienes un árbitro en la mano.
    .ask = Juega la Revisión del VAR: los dos dados otra vez.
lesson-first-match-boulder = ¡Velocidad para los dos! Viejo Peñasco tiene 1 y el +4 de su línea; Nico, 17 y el +5 del capitán: 22 a 5.
lesson-first-match-keeper = Quien gana arriba sigue hasta la portería. Un portero nunca sale del campo, y no tiene línea: a Tía Seto solo podría ayudarla un capitán de su equipo, y no lo hay.
lesson-first-match-goal = 22 contra 16: ¡gol, y partido!
lesson-first-match-end = Esto es Futera SuSu: gana el mediocampo, gana arriba, vence al portero y guarda una carta para los dados. Un partido de verdad tiene diez ataques por bando.
lesson-your-eleven = Tu once
    .about = Formar, quién entra por quién, y un bando que se queda sin mediocampistas.
lesson-your-eleven-rows = Antes del saque de centro, los dos bandos ponen a sus once, boca abajo y sin que el otro lo vea. Nueve de los tuyos ya están.
lesson-your-eleven-keeper = Toma una carta y luego pulsa su línea. El frente de la carta dice dónde juega cada cual.
    .ask = Toma a Mamá Halógena y ponla en la portería.
lesson-your-eleven-forward = Una carta en una línea equivocada no cuenta, pero puedes recogerla. En un partido, un botón coloca a todos por ti.
    .ask = Pon a Nico Neón con los delanteros.
lesson-your-eleven-send = Las dos alineaciones están cerradas, y la moneda fue para ti. Atacas.
    .ask = Manda a Nia Bulevar.
lesson-your-eleven-hold = Una Tarjeta roja expulsa a cualquiera menos a un portero, incluso a una carta boca abajo. Solo tienes una, así que espera el momento.
    .ask = Todavía no: pasa.
lesson-your-eleven-stern = ¡Último aviso! En este duelo ya no puedes jugar carta, y deciden los dados.
lesson-your-eleven-lost = 13 contra 21. Tu ataque terminó, y las dos cartas salen del campo para no volver.
lesson-your-eleven-bring = Cuando se va una carta, un suplente del mismo puesto puede ocupar su lugar. Una línea completa de un solo equipo conserva su bonificación.
    .ask = Mete a Píxel Amara.
lesson-your-eleven-gap = El rival también tiene un hueco en el mediocampo, pero no entra nadie. Parece que ya no le quedan mediocampistas en el banco.
lesson-your-eleven-answer = Y aquí viene el último, con un ataque propio.
    .ask = Manda a Píxel Amara.
lesson-your-eleven-red = A quien se queda sin mediocampistas se le resta un gol, y el partido termina en el acto. Ya sabes qué hacer.
    .ask = Juega tu Tarjeta roja contra Tamsin Parpadeo.
lesson-your-eleven-won = ¡A la ducha! Nadie puede entrar en su lugar, y queda 0:−1. Ganas sin un solo tiro.
lesson-your-eleven-end = Así que lleva mediocampistas y cuídalos. Ahora arma tu propia plantilla o elige una ya hecha.

## Pistas sobre lo que va antes del juego, por fase: en qué se basa la regla práctica.

hint-in-build = Ninguna de las plantillas y mazos listos es la mejor, así que los bots lo echan a suertes. La suerte cayó en esta opción; cualquier otra vale igual.
hint-in-lock-in = Cada carta cuenta en una sola línea, la suya: ahí va esta.

## Cómo se juega

how-to-play-aim = Tres duelos hacen un gol
    .text = Un mediocampista contra otro, un delantero contra un defensa, ese delantero contra el portero: gana los tres seguidos.
how-to-play-duel = Lanza y compara
    .text = Cada dado dice qué número cuenta en su bando, y gana el total más alto. Si falla un ataque, las dos cartas salen del campo.
how-to-play-together = Un equipo, una bonificación
    .text = Una línea de un solo equipo tiene +2; con un ídolo, más. Todo el equipo de un capitán tiene +5.
how-to-play-cards = Una carta por duelo
    .text = Antes o después de los dados: suma a un número, resta al rival, haz que se repita la tirada.
how-to-play-signs = Qué significan los símbolos
    .text = A quien se queda sin mediocampistas se le resta un gol, y el partido termina en el acto.
how-to-play-sign-legendary-captain = Capitán legendario: +5 para todo el equipo
how-to-play-sign-cult-hero = Ídolo de la afición: +4 para una línea del equipo
how-to-play-sign-local-hero = Ídolo local: +3 para una línea del equipo
how-to-play-sign-tactic = Táctica: ayuda a tu carta
how-to-play-sign-referee = Árbitro: le da la vuelta al duelo

## Qué significan los símbolos

legend-die = Un dado que muestra { $number }: cuenta { $stat }
legend-bonus = La bonificación de una carta, o de todas las de una línea, en cada estadística: +2 por una línea completa de un equipo, +3 con su ídolo local, +4 con su ídolo de la afición, +5 para todo el equipo de un capitán que está en el campo. Solo cuenta la más alta
legend-substitute = suplente
legend-percent = Bajo una carta: tu probabilidad de ganar este duelo si la juegas y nadie juega otra. De dos números, el menor es tu probabilidad si las cartas boca abajo dan la bonificación más alta
legend-compared = Bajo una carta: los totales si la juegas, primero el tuyo
legend-high = En verde: 14 o más, de 20
legend-midfielders = Mediocampistas en el campo y en tu banco. A quien se queda sin ninguno en el campo se le resta un gol, y el partido termina
legend-gone = Jugadores que ya no están en el partido
legend-used = Cartas de acción ya jugadas
legend-ladder = El duelo que toca: 1 en el mediocampo, 2 arriba, 3 en la portería
legend-face-down = Una carta boca abajo; las tuyas tienen una esquina roja y rayas
legend-crest = El escudo de un equipo
legend-value = En la esquina de una carta de acción: lo que suma o resta
legend-away = Ese jugador está sin conexión

## Dados de verdad: cuál de los dos es de quién.

real-dice = Primero el dado de quien ataca, luego el de quien defiende; si es uno solo, ese.

## Razones de una pista

# Aquí una posesión es lo que en otros juegos un turno.
hint-scores-more-of-game = Así marcas más: { hint-here } { $turns ->
    [one] antes de que acabe la posesión
   *[other] en { $turns } posesiones
}; { $equals ->
    [one] con la siguiente
   *[other] con la mejor de las otras
}, { hint-there }.
hint-scores-less-of-game = Marcas menos: { hint-here } { $turns ->
    [one] antes de que acabe la posesión
   *[other] en { $turns } posesiones
}; con la mejor, { hint-there }.
hint-concedes-less-of-game = Así el rival marca menos: { hint-here } { $turns ->
    [one] antes de que acabe la posesión
   *[other] en { $turns } posesiones
}; { $equals ->
    [one] con la siguiente
   *[other] con la mejor de las otras
}, { hint-there }.
hint-concedes-more-of-game = Así el rival marca más: { hint-here } { $turns ->
    [one] antes de que acabe la posesión
   *[other] en { $turns } posesiones
}; con la mejor, { hint-there }.
# Las probabilidades son de 100, y del duelo en curso si no se juegan más cartas.
reason-sends = { $number ->
    [100] Gana este duelo tal como está
    [0] Pierde este duelo tal como está
   *[other] Gana este duelo en { $number } de cada 100 casos
}{ unless-answered }.
reason-sends-between = Gana este duelo entre { $least } y { $number } veces de cada 100{ unless-answered }: { $least } si las cartas boca abajo { $rival-is ->
    [you] de tu bando
   *[other] de { $rival }
} dan la bonificación más alta, { $number } si no dan ninguna.
unless-answered = { $answered ->
    [yes] , salvo que { $rival-is ->
        [you] juegues
       *[other] { $rival } juegue
    } una carta
   *[no] { "" }
}
reason-strongest = Suma { $sum } en sus seis estadísticas, con la bonificación: nadie de los tuyos en esta línea tiene más.
reason-weaker = Suma { $sum } en sus seis estadísticas, con la bonificación, cuando otra carta de esta línea tiene { $best }.
reason-bench-best = Suma { $sum } en sus seis estadísticas: nadie de tu banco tiene más para este hueco.
reason-bench-weaker = Suma { $sum } en sus seis estadísticas, cuando otra carta de tu banco tiene { $best } para este hueco.
reason-spares = La carta que mandas se pierde si falla el ataque: { $name } se queda para el siguiente.
reason-spares-in-defence = Quien corta el ataque sale junto con el atacante: { $name } se queda para el siguiente.
reason-captain = Si falla el ataque, pierdes a tu capitán legendario.
reason-duel-now = { $number ->
    [100] Ganas este duelo tal como está
    [0] Pierdes este duelo tal como está
   *[other] Tal como está, ganas este duelo en { $number } de cada 100 casos
}{ unless-answered }.
reason-spends-early = Después ya no la tienes, aunque los dados no pidan ayuda: tras lanzar lo sabes y aún puedes jugarla.
reason-waits = Guarda tus cartas por ahora: después de los dados sabes qué número cuenta, y aún puedes jugar una carta.
reason-keeps = Tus cartas se quedan en la mano para otro duelo.
# $number duelos más hay que ganar después de este para un gol.
reason-no-goal-yet = Aunque lo ganes, todavía no es gol: después { $number ->
    [one] hay que ganar { number-in-words } más
   *[other] hay que ganar { number-in-words } más
}{ $held ->
    [yes] . Tus cartas se quedan en la mano para otro ataque.
   *[no] .
}
reason-no-goal-yet-in-defence = Aunque lo pierdas, todavía no es gol: { $rival-is ->
    [you] aún tienes
   *[other] { $rival } aún tiene
} que ganar { number-in-words } más{ $held ->
    [yes] . Tus cartas se quedan en la mano para eso.
   *[no] .
}
reason-leaves-with-it = Cortar el ataque también saca tu carta del campo.
reason-duel-then = { $then ->
    [100] Gana este duelo con los dados como están
   *[other] Sube tu probabilidad en este duelo de { $now } a { $then } de 100
}{ unless-answered }.
reason-duel-no-help = { $now ->
    [100] Ganas este duelo sin ella
    [0] Pierdes este duelo también con ella
   *[other] No te aporta nada en este duelo: ganas en { $then } de cada 100 casos
}{ unless-answered }.
reason-offside = Acaba con un ataque que marca en { $number } de cada 100 casos.
reason-silence = { $rival-is ->
    [you] Tienes
   *[other] { $rival } tiene
} { $number ->
    [one] { $number } carta que entonces no se puede
   *[other] { $number } cartas que entonces no se pueden
} jugar en este duelo.
reason-injury = { $rival-is ->
    [you] Pierdes
   *[other] { $rival } pierde
} { $number ->
    [one] el único suplente que queda
   *[other] uno de { $number } suplentes
}.
reason-long-ball = Si ganas en el mediocampo, tiras enseguida, con { $number } menos en cada estadística.
reason-draws = Roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} y deja este duelo como está.
reason-red-midfield = { $rival-is ->
    [you] Te
   *[other] A { $rival } le
} { $number ->
    [0] quita el último mediocampista del campo: si no entra nadie, se { $rival-is ->
        [you] te
       *[other] le
    } resta un gol y termina el partido.
   *[other] deja un solo mediocampista: cuando se vaya, si no entra nadie, se { $rival-is ->
        [you] te
       *[other] le
    } resta un gol y termina el partido.
}
# Una roja le deja a $rival un solo mediocampista, el que está en este duelo. $how es lo que decide entonces el partido: goals o midfielders.
reason-red-last = A { $rival } le deja solo el mediocampista de este duelo. { $attacks ->
    [yes] Si pierdes el duelo
   *[no] Si ganas el duelo
}, se van las dos cartas: salvo que entre un mediocampista del banco, se le resta un gol y ganas { $score }{ $how ->
    [midfielders] { " por tener más mediocampistas." }
   *[goals] .
}
reason-red-duel = { $rival-is ->
    [you] El duelo sigue: puedes cubrir el hueco desde el banco y mandas a otra carta.
   *[other] El duelo sigue: { $rival } puede cubrir el hueco desde el banco y manda a otra carta.
}
reason-red-unseen = A { $name } ya le conoces las estadísticas; quien tome el relevo puede estar boca abajo.
# A $rival le quedan $number mediocampistas.
reason-red-idle = No cambia este duelo, y te quedas sin roja para { $number ->
    [one] el último mediocampista
   *[other] uno de los { number-in-words } mediocampistas
} de { $rival }: al bando que se queda sin ninguno se le resta un gol y termina el partido.
reason-fills = Completa la línea, toda de { $team }: { $number } más para cada carta.
reason-gap = El hueco se queda, y una línea con un hueco no tiene bonificación.

## Lo que se imprime en papel

print-counter = { $use ->
    [goals] goles
    [possession] posesión
   *[ball] balón
}
print-tracks =
    .how = El dado dice qué número se compara. El contador “posesión” avanza una casilla con cada posesión, las camisetas cuentan los goles de cada bando; el balón está junto a quien ataca.

## Qué está mal en el archivo de una caja, tras la clave de la que se trata

wrong-window = debe ser '{ $window }' con este efecto
wrong-deck = son { $number }; un mazo tiene { $size }
wrong-pool = tiene { $number } de la posición '{ $position }' sin contar a los capitanes legendarios; hacen falta al menos { $needed }
wrong-shirt = debe ser de la posición '{ $asked }'; { $player } es de '{ $position }'
wrong-bench = no puede ser portero, como lo es { $player }
wrong-captain = es un segundo capitán legendario en el once: { $captain }, con { $player }
