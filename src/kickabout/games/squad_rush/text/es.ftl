### Lo que se lee de Squad Rush y su fase de grupos. Variables de asientos, nombres y listas: véanse los mensajes
### compartidos. $man es un futbolista en un campo o en una mano, $number el número de lo que se cuenta.
### Narra una voz de radio, en presente y sin el pronombre: «Robas», «te deja». Los futbolistas de las cartas son
### «él»; quien juega no tiene género.

tagline = Junta antes que nadie siete de un mismo país o juega una fase de grupos.

## Opciones

option-mode = Juego
    .help = Qué se juega.
option-mode-squad-rush = Partido suelto
    .help = Gana quien antes cante un siete válido de un país.
option-mode-group-stage = Fase de grupos
    .help = Tres jornadas, una clasificación y una copa.
option-nations = Países
    .help = Qué países hay en el mazo: uno más que jugadores hay en la mesa.
option-nations-random = al azar
    .help = Se sortean al empezar.
option-nations-first = primeros
    .help = Los primeros de la caja.
option-pairing = Cruces
    .help = Quién juega contra quién en una jornada de cuatro participantes.
option-pairing-everyone = todos
    .help = Todos contra todos, una vez.
option-pairing-neighbours = vecinos
    .help = Quien cantó juega contra su vecino de la izquierda; los otros dos, entre sí.
option-added-time = Tiempo añadido
    .help = Qué hace el Tiempo añadido cuando arbitra.
option-added-time-same-pitches = mismos campos
    .help = La vuelta repite la ida: los goles cuentan doble.
option-added-time-new-official = otro árbitro
    .help = Para la vuelta sale un árbitro nuevo.
option-reverse = Media vuelta
    .help = Qué hace la Media vuelta cuando arbitra.
option-reverse-literal = literal
    .help = El ataque y la defensa cambian de sitio: casi siempre 0-0.
option-reverse-off = no
    .help = Nunca arbitra: se descubre otra carta.
option-golden-boot = Bota de Oro
    .help = Qué estrella gana la Bota de Oro.
option-golden-boot-any-star = cualquiera
    .help = Cualquier estrella del siete que gana.
option-golden-boot-own-nation = del país
    .help = Solo la estrella del país con más jugadores en él.
option-matchday-drama = Drama en la jornada
    .help = Si se puede jugar un INSTANTÁNEO en un partido.
option-matchday-drama-off = no
    .help = El partido se juega sin él.
option-matchday-drama-on = sí
    .help = Uno por equipo, en secreto, cuando ya se conoce el árbitro.
option-captains-armband = Brazalete de capitán
    .help = Qué le hace a una estrella la primera Amarilla.
option-captains-armband-off = no
    .help = Se le amonesta como a cualquiera.
option-captains-armband-on = sí
    .help = No le afecta.
option-derby-night = Noche de derbi
    .help = Qué cuesta una segunda Entrada al mismo rival.
option-derby-night-off = no
    .help = Una acción aparte.
option-derby-night-on = sí
    .help = Nada, si va justo después de la primera.

## Líneas con color: cartas, futbolistas, comodines, países

card-tackle = Entrada
    .gender = f
    .text = Tacos, césped, disculpas.
card-yellow-card = Amarilla
    .gender = f
    .text = ¿Nombre? Deletréalo.
card-red-card = Roja
    .gender = f
    .text = El túnel es por ahí.
card-added-time = Tiempo añadido
    .gender = m
    .text = Sube el cartel, y medio estadio protesta.
card-substitution = Cambio
    .gender = m
    .text = El cartel sale del revés, como siempre.
card-quick-restart = Saque rápido
    .gender = m
    .text = Mientras los demás siguen discutiendo.
card-set-piece = Balón parado
    .gender = m
    .text = Todos saben adónde irá. Nadie estará ahí.
card-the-wall = Barrera
    .gender = f
    .text = Hombro con hombro, ojos cerrados.
card-reverse = Media vuelta
    .gender = f
    .text = Cambio de campo. No, el otro campo.
card-full-time-whistle = Pitido final
    .gender = m
    .text = Tres pitidos. Se le va el tren.
card-overturned = Indulto
    .gender = m
    .text = Menos mal que iba a lápiz.
card-var-review = Revisión del VAR
    .gender = f
    .text = Un dedo en la oreja. Todo el mundo espera.
card-offside = Fuera de juego
    .gender = m
    .text = Por un cordón, dicen las líneas.
card-play-on = Ventaja
    .gender = f
    .text = Los dos brazos al frente: lo vio, y le gusta.
player-malvaktsen =
    .text = Desde octubre no le entra ni una corriente de aire.
player-barrikadesen =
    .text = Carretera cortada.
player-tundrasen =
    .text = Llano, frío, y no se le ve el final.
player-steinroys =
    .text = Un montón de piedras al que alguien puso camiseta.
player-broytekant =
    .text = Lo que deja la quitanieves. Ahí no estaciona nadie.
player-arkitektsen =
    .text = Primero dibuja el pase, luego lo manda construir.
player-snofreser =
    .text = Despeja el centro y se lo tira al jardín al vecino.
player-brunostvik =
    .text = Corta el balón en láminas finas, y siempre queda más.
player-fjordland =
    .text = Tranquilo, profundo, y de repente a tus dos lados.
player-reinsdyrsen =
    .text = Una manada de uno, hacia el norte y a toda prisa.
player-nordlysnes =
    .text = Se deja ver en noches claras, diez minutos como mucho.
player-tranquerini =
    .text = Una tranquera con guantes. El último que pase, la cierra.
player-murallini =
    .text = Empezó de tapia de jardín y se creyó muralla.
player-adoquinez =
    .text = Un solo adoquín. Hace tropezar a todo un desfile.
player-alambradez =
    .text = Cinco hilos de alambre y un aviso.
player-siestari =
    .text = Imbatible hasta las dos de la tarde.
player-bandoneri =
    .text = Se abre, se cierra, y mientras tanto te parte el alma.
player-tangarelli =
    .text = Dos pasos al frente, uno al costado, y te deja bailando sin pareja.
player-yerbatero =
    .text = La pasa en ronda y nunca deja que se enfríe.
player-barriletini =
    .text = Dale hilo y mira arriba.
player-potrerez =
    .text = Aprendió en un campo con un árbol en medio.
player-asadoni =
    .text = Llega tarde, huele a humo, y siempre se le perdona.
player-cadeadinho =
    .text = Pequeño, de latón, y nadie tiene la llave.
player-jequitiba =
    .text = Trescientos años de altura. Nadie se la coló por arriba.
player-rapadurao =
    .text = Dulce, sí. Blando, no.
player-tamanduai =
    .text = Te abraza hasta que se va el balón.
player-guarda-chuva =
    .text = Solo se abre cuando ya estás calado hasta los huesos.
player-compassinho =
    .text = Aquí no entra nadie hasta que él cuente cuatro.
player-cafezinho =
    .text = Pequeño, fuerte, y dentro de una hora otro.
player-jabuti =
    .text = Apareció en un árbol. Alguien lo habrá subido.
player-redemoinho =
    .text = Un remolino con alguien riéndose dentro.
player-colibrilho =
    .text = Ochenta latidos por segundo, y sin moverse del sitio.
player-confetinho =
    .text = En Pascua aún lo encontrarás en las botas.
player-komainu =
    .text = Guarda la puerta con la boca abierta. Nunca entró ni una mosca.
player-iwakabe =
    .text = El musgo se le pega. Los delanteros no lo pasan.
player-tofuyama =
    .text = Parece blando. Intenta moverlo.
player-fusumada =
    .text = Se desliza sin ruido y ya no queda hueco.
player-kotatsuda =
    .text = Hasta la primavera no hay quien lo saque de su rincón.
player-origamizawa =
    .text = Dobla el campo una vez, y alguien se queda solo ante el portero.
player-shinkansaki =
    .text = Sale del círculo central a las 19:04. No a las 19:05.
player-ramenmura =
    .text = Tres minutos, y lleva de todo.
player-ryuseino =
    .text = Pide un deseo. Tarde, ya entró.
player-kitsunebi =
    .text = Sigue la luz, y a ver cómo vuelves a casa.
player-hanabiyama =
    .text = Una noche al año. Pero qué noche.
player-riegelhuber =
    .text = Cerrojo, tranca, y a las diez en la cama.
player-schrankwand =
    .text = Chapa de roble, cuatro metros. Hicieron falta seis para meterlo aquí.
player-kehrwochner =
    .text = Barrido esta mañana. Se ruega dar la vuelta.
player-handtuchmeier =
    .text = Tiene reservado este sitio desde las seis.
player-umleitner =
    .text = Sigue las flechas amarillas. Él tampoco lo tiene claro.
player-stellwerk =
    .text = Cada balón por su vía, y dos de ellos a su hora.
player-dampfkessel =
    .text = Tarda en calentarse. Cuando lo haga, apártate.
player-pausenbrot =
    .text = Envuelto, partido en dos, y ahí cuando hace falta.
player-donnerwetter =
    .text = Lo primero que dijo quien lo vio.
player-blitzableiter =
    .text = Todo lo que cae del cielo le cae a él.
player-spatlese =
    .text = Lo dejaron colgado más tiempo que a los otros. Valió la pena.
player-mlangoni =
    .text = Está en la puerta. Límpiate los pies y vete a casa.
player-bwana-kifaru =
    .text = No ve muy bien. Tampoco le hace falta.
player-kichuguu =
    .text = Anoche no estaba. Esta mañana es puro ladrillo.
player-bomani =
    .text = Un cerco de espinas. Las cabras están bien.
player-kinyonga =
    .text = Adelanta un pie y se lo piensa.
player-fundisaa =
    .text = Relojero. Abre una defensa con la uña del pulgar.
player-matatuni =
    .text = Ruidoso, lleno, y por un hueco que no existía.
player-darajani =
    .text = Dos orillas y un solo paso: él.
player-nyotakali =
    .text = El primero en salir de noche, y nadie mira a los demás.
player-swalapala =
    .text = Salta diez metros y se aburre.
player-kimbelembele =
    .text = Siempre un paso por delante, también del pase.
player-kit-man = Don Camisetas
    .text = Lleva treinta años cargando camisetas. Hoy se pone una.
player-somebodys-cousin = Primo de Alguien
    .text = Solo vino a mirar. Trajo las botas, por si acaso.
player-groundsman = Don Césped
    .text = Conoce todos los baches. Casi todos los hizo él.
player-number-ninety-nine = Noventa y Nueve
    .text = La última camiseta de la bolsa.
player-bus-driver = Don Volante
    .text = Solo traía al equipo. Se quedó para el segundo tiempo.
player-twin-brother = Hermano Gemelo
    .text = Nadie preguntó cuál de los dos es este.
nation-norway = Noruega
    .gender = f
    .tagline = Abrigados para el aguanieve, y esperando algo peor.
nation-argentina = Argentina
    .gender = f
    .tagline = Once poetas y una discusión.
nation-brazil = Brasil
    .gender = m
    .tagline = Al balón le hacen un regalo de cumpleaños.
nation-japan = Japón
    .gender = m
    .tagline = Puntuales, y con reverencia al banderín de córner.
nation-code-germany = ALE
nation-germany = Alemania
    .gender = f
    .tagline = Hay un plan, y un plan para el plan.
nation-kenya = Kenia
    .gender = f
    .tagline = Cuesta arriba empiezan a sonreír.
# Como se llaman los comodines cuando se dice de quién son: «tu Don Camisetas», «Don Camisetas de Ana».
owned-kit-man = Don Camisetas
owned-somebodys-cousin = Primo de Alguien
owned-groundsman = Don Césped
owned-number-ninety-nine = Noventa y Nueve
owned-bus-driver = Don Volante
owned-twin-brother = Hermano Gemelo

## Lo que hacen las cartas, en una línea. $number es cuánto, si la carta lo dice.

sub-does = Comodín: cualquier puesto, cualquier país. Nota { $rating }.
man-does = { position-noun } de { $nation }{ $captain ->
    [yes] , la ESTRELLA
   *[no] { "" }
}. Nota { $rating }.
does-tackle = Devuelve a la mano a un jugador rival.
does-book = Amonesta a un jugador rival. A la segunda, expulsado.
does-dismiss = Expulsa a un jugador rival, que va encima del descarte.
does-more-acts = { SIGNED($number) } { $number ->
    [one] acción
   *[other] acciones
} este turno.
does-exchange = Hasta { $number ->
    [one] un jugador
   *[other] { number-in-words } jugadores
}: del campo por otros de la mano.
does-restart = Roba { $number ->
    [one] una
   *[other] { number-in-words }
} y baja un jugador sin gastar acción.
does-search = Busca un Mediocampista en el mazo.
does-wall = Una ronda sin Entradas a tu POR y tus DEF.
does-reverse = Se juega al revés. Entre dos: rival −1 acción.
does-no-acts = Quien sigue se queda sin acciones.
does-clear = Borra las amonestaciones de un campo.
does-cancel = INSTANTÁNEO: anula la carta recién jugada.
does-send-back = INSTANTÁNEO: el jugador recién bajado vuelve a la mano.
does-play-on = INSTANTÁNEO: detiene una Entrada, Amarilla, Roja o INSTANTÁNEO.
# Lo mismo, de una carta que ha caído sobre un jugador de $rival.
does-tackle-on = { $rival-is ->
    [you] Devuelve a la mano a un jugador tuyo.
   *[other] Devuelve a la mano a un jugador de { $rival }.
}
does-book-on = { $rival-is ->
    [you] Amonesta a un jugador tuyo. A la segunda, expulsado.
   *[other] Amonesta a un jugador de { $rival }. A la segunda, expulsado.
}
does-dismiss-on = { $rival-is ->
    [you] Expulsa a un jugador tuyo, que va encima del descarte.
   *[other] Expulsa a un jugador de { $rival }, que va encima del descarte.
}

## Partes de frases

# $man, un jugador de $rival, en medio de una frase.
man-of = { $rival-is ->
    [you] tu { $man }
   *[other] { $man } de { $rival }
}
# without $loud: en español, el punto va siempre, y ninguna carta trae su signo de exclamación.
stop = .
number-opening = { $number ->
    [0] Cero
    [1] Uno
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
   *[other] { $number }
}
number-of-players = { $number ->
    [0] ningún jugador
    [one] un jugador
   *[other] { number-in-words } jugadores
}
number-of-cards = { $number ->
    [0] ninguna carta
    [one] una carta
   *[other] { number-in-words } cartas
}
number-of-cards-opening = { $number ->
    [0] Ninguna carta
    [one] Una carta
   *[other] { number-opening } cartas
}
each-gets-cards = { number-of-cards-opening } por cabeza.
number-of-turns = { $number ->
    [0] ningún turno
    [one] un turno
   *[other] { number-in-words } turnos
}
number-of-points = { $number ->
    [one] un punto
   *[other] { number-in-words } puntos
}
number-of-points-opening = { $number ->
    [one] Un punto
   *[other] { number-opening } puntos
}
# $position es `goalkeeper`, `defender`, `midfielder`, `forward` o `sub`.
position-noun = { $position ->
    [goalkeeper] Portero
    [defender] Defensa
    [midfielder] Mediocampista
    [forward] Delantero
   *[sub] Comodín
}
position-short = { $position ->
    [goalkeeper] POR
    [defender] DEF
    [midfielder] MED
    [forward] DEL
   *[sub] ✱
}
man-described = { $man } ({ position-short } { $rating }, { $nation })
sub-described = { $man } (comodín { $rating })

## Narración: preparación y robos

nations-in-the-deck = En el mazo: { $nations }.
begins =
    .v1 = { $player-is ->
        [you] La moneda cae de tu lado. { each-gets-cards }
       *[other] La moneda cae del lado de { $player }. { each-gets-cards }
    }
    .v2 = { $player-is ->
        [you] Empiezas. { each-gets-cards }
       *[other] Empieza { $player }. { each-gets-cards }
    }
    .v3 = { $player-is ->
        [you] Ganas el sorteo. { each-gets-cards }
       *[other] { $player } gana el sorteo. { each-gets-cards }
    }
# without $loud: véase stop
draws = { $player-is ->
    [you] Robas { $card }{ stop }
   *[other] { $player } roba { $card }{ stop }
}
draws-unseen = { $player-is ->
    [you] Robas del mazo.
   *[other] { $player } roba del mazo.
}
takes-from-pile =
    .v1 = { $player-is ->
        [you] Tomas { $card } del descarte.
       *[other] { $player } toma { $card } del descarte.
    }
    .v2 = { $player-is ->
        [you] Aquí no se tira nada: tomas { $card } del descarte.
       *[other] Aquí no se tira nada: { $player } toma { $card } del descarte.
    }
    .v3 = { $player-is ->
        [you] Segunda vida: tomas { $card } del descarte.
       *[other] Segunda vida: { $player } toma { $card } del descarte.
    }
throws-away =
    .v1 = { $player-is ->
        [you] Te deshaces de { $card }.
       *[other] { $player } se deshace de { $card }.
    }
    .v2 = { $player-is ->
        [you] No te cabe más en la mano: descartas { $card }.
       *[other] A { $player } no le cabe más en la mano: descarta { $card }.
    }
    .v3 = { $player-is ->
        [you] No entra en tus planes: { $card }, al descarte.
       *[other] No entra en los planes de { $player }: { $card }, al descarte.
    }

## Narración: futbolistas, acciones y cartas

comes-on-goalkeeper =
    .v1 = { $player-is ->
        [you] { $man } de { $nation } se pone tus guantes.
       *[other] { $man } de { $nation } se pone los guantes de { $player }.
    }
    .v2 = { $player-is ->
        [you] Bajo tus palos, desde ahora: { $man } de { $nation }.
       *[other] Bajo los palos de { $player }, desde ahora: { $man } de { $nation }.
    }
    .v3 = { $player-is ->
        [you] Pones en la portería a { $man } de { $nation }.
       *[other] { $player } pone en la portería a { $man } de { $nation }.
    }
comes-on-defender =
    .v1 = { $player-is ->
        [you] { $man } de { $nation } se suma a tu zaga.
       *[other] { $man } de { $nation } se suma a la zaga de { $player }.
    }
    .v2 = { $player-is ->
        [you] Echas el cerrojo con { $man } de { $nation }.
       *[other] { $player } echa el cerrojo con { $man } de { $nation }.
    }
    .v3 = { $player-is ->
        [you] Atrás, para ti: { $man } de { $nation }.
       *[other] Atrás, para { $player }: { $man } de { $nation }.
    }
comes-on-midfielder =
    .v1 = { $player-is ->
        [you] Le das la batuta a { $man } de { $nation }.
       *[other] { $player } le da la batuta a { $man } de { $nation }.
    }
    .v2 = { $player-is ->
        [you] En tu sala de máquinas: { $man } de { $nation }.
       *[other] En la sala de máquinas de { $player }: { $man } de { $nation }.
    }
    .v3 = { $player-is ->
        [you] Alguien tiene que correr por ti: { $man } de { $nation }.
       *[other] Alguien tiene que correr: { $man } de { $nation }, para { $player }.
    }
comes-on-forward =
    .v1 = { $player-is ->
        [you] Mandas arriba a { $man } de { $nation }.
       *[other] { $player } manda arriba a { $man } de { $nation }.
    }
    .v2 = { $player-is ->
        [you] { $man } de { $nation } viene a marcar goles y los marcará para ti.
       *[other] { $man } de { $nation } viene a marcar goles para { $player }.
    }
    .v3 = { $player-is ->
        [you] Botas atadas, bien peinado: { $man } de { $nation } es tu delantero.
       *[other] Botas atadas, bien peinado: { $man } de { $nation }, delantero de { $player }.
    }
# Fuera del siete, en el que no hay sitio para él.
comes-on-spare =
    .v1 = { $player-is ->
        [you] { $man } calienta junto a tu campo: { why-beside }.
       *[other] { $man } calienta junto al campo de { $player }: { why-beside }.
    }
    .v2 = { $player-is ->
        [you] Pones en el campo a { $man }, que de momento espera fuera del siete: { why-beside }.
       *[other] { $player } pone en el campo a { $man }, que de momento espera fuera del siete: { why-beside }.
    }
    .v3 = { $player-is ->
        [you] { $man } espera tu señal en la banda: { why-beside }.
       *[other] { $man } espera la señal de { $player } en la banda: { why-beside }.
    }
# $seven es el país del siete si él no es de ese país; si no, nada.
why-beside = { $seven-count ->
    [0] su puesto está ocupado
   *[other] no es del país del siete, que es { $seven }
}
comes-on-star =
    .v1 = { $player-is ->
        [you] ¡La estrella! { $man } de { $nation } encabeza tu ataque.
       *[other] ¡La estrella! { $man } de { $nation } encabeza el ataque de { $player }.
    }
    .v2 = { $player-is ->
        [you] Todas las miradas, en { $man }: pones en el campo a la estrella de { $nation }.
       *[other] Todas las miradas, en { $man }: { $player } pone en el campo a la estrella de { $nation }.
    }
    .v3 = { $player-is ->
        [you] El brazalete asoma por tu túnel: { $man } de { $nation }.
       *[other] El brazalete asoma por el túnel: { $man } de { $nation }, para { $player }.
    }
    .v4 = { $player-is ->
        [you] ¡{ $man }! { $nation } enter{ $nation-o } se pone en pie por ti.
       *[other] ¡{ $man }! { $nation } enter{ $nation-o } se pone en pie por { $player }.
    }
comes-on-sub =
    .v1 = { $player-is ->
        [you] Pones en el campo a { $man }, comodín. Vale para cualquier puesto.
       *[other] { $player } pone en el campo a { $man }, comodín. Vale para cualquier puesto.
    }
    .v2 = { $player-is ->
        [you] Entra contigo el comodín { $man } y juega donde le digan.
       *[other] Entra con { $player } el comodín { $man } y juega donde le digan.
    }
    .v3 = { $player-is ->
        [you] El comodín { $man } se quita la sudadera: ya es de los tuyos.
       *[other] El comodín { $man } se quita la sudadera: juega con { $player }.
    }
recalls =
    .v1 = { $player-is ->
        [you] Llamas a { $man } y vuelve a la mano.
       *[other] { $player } llama a { $man } y vuelve a la mano.
    }
    .v2 = { $player-is ->
        [you] Cambio de planes: { $man } vuelve a tu mano.
       *[other] Cambio de planes: { $man } vuelve a la mano de { $player }.
    }
    .v3 = { $player-is ->
        [you] { $man } vuelve al trote a tu mano, sin entender nada.
       *[other] { $man } vuelve al trote a la mano de { $player }, sin entender nada.
    }
plays-tackle =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Te llevas por delante a { man-of }.
       *[other] ¡{ $card }! { $player } se lleva por delante a { man-of }.
    }
    .v2 = { $player-is ->
        [you] Crac. { $card } tuy{ $card-o } a { man-of }.
       *[other] Crac. { $card } de { $player } a { man-of }.
    }
    .v3 = { $player-is ->
        [you] Llegas tarde y con los dos pies: { $card } a { man-of }.
       *[other] { $player } llega tarde y con los dos pies: { $card } a { man-of }.
    }
    .v4 = { $player-is ->
        [you] ¡Salta el césped! { $card } tuy{ $card-o } a { man-of }.
       *[other] ¡Salta el césped! { $card } de { $player } a { man-of }.
    }
tackles-again =
    .v1 = { $player-is ->
        [you] ¡Y otra, que esto es un derbi! { $card } tuy{ $card-o } a { man-of }.
       *[other] ¡Y otra, que esto es un derbi! { $card } de { $player } a { man-of }.
    }
    .v2 = { $player-is ->
        [you] Misma dirección, segundo envío: { $card } tuy{ $card-o } a { man-of }.
       *[other] Misma dirección, segundo envío: { $card } de { $player } a { man-of }.
    }
plays-book =
    .v1 = { $player-is ->
        [you] Le muestras { $card-the } { $card } a { man-of }.
       *[other] { $player } le muestra { $card-the } { $card } a { man-of }.
    }
    .v2 = { $player-is ->
        [you] Algo viste: { $card } para { man-of }.
       *[other] Algo vio { $player }: { $card } para { man-of }.
    }
    .v3 = { $player-is ->
        [you] Sacas la libreta y apuntas: { $card } para { man-of }.
       *[other] { $player } saca la libreta y apunta: { $card } para { man-of }.
    }
plays-dismiss =
    .v1 = { $player-is ->
        [you] ¡{ $card } direct{ $card-o }! Le señalas el túnel a { man-of }.
       *[other] ¡{ $card } direct{ $card-o }! { $player } le señala el túnel a { man-of }.
    }
    .v2 = { $player-is ->
        [you] Te llevas la mano al bolsillo… ¡{ $card } para { man-of }!
       *[other] { $player } se lleva la mano al bolsillo… ¡{ $card } para { man-of }!
    }
    .v3 = { $player-is ->
        [you] Se te acaba la paciencia con { man-of }: ¡{ $card }!
       *[other] A { $player } se le acaba la paciencia con { man-of }: ¡{ $card }!
    }
plays-more-acts =
    .v1 = { $player-is ->
        [you] Sube el cartel: { $card }, y tienes más acciones este turno.
       *[other] Sube el cartel: { $card }, y más acciones este turno para { $player }.
    }
    .v2 = { $player-is ->
        [you] Encuentras minutos que nadie más vio: { $card }, y más acciones este turno.
       *[other] { $player } encuentra minutos que nadie más vio: { $card }, y más acciones este turno.
    }
plays-exchange =
    .v1 = { $player-is ->
        [you] Se levanta el cartel: { $card }, y puedes cambiar jugadores con la mano.
       *[other] Se levanta el cartel: { $card }, y { $player } puede cambiar jugadores con la mano.
    }
    .v2 = { $player-is ->
        [you] Miras al banco: { $card }, unos por otros.
       *[other] { $player } mira al banco: { $card }, unos por otros.
    }
plays-restart =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Robas mientras los demás protestan, y puedes bajar un jugador sin gastar acción.
       *[other] ¡{ $card }! { $player } roba mientras los demás protestan, y puede bajar un jugador sin gastar acción.
    }
    .v2 = { $player-is ->
        [you] Sin barrera y sin silbato: { $card }. Robas cartas y puedes bajar un jugador sin gastar acción.
       *[other] Sin barrera y sin silbato: { $card } de { $player }, con cartas nuevas y un jugador sin gastar acción.
    }
plays-search =
    .v1 = { $player-is ->
        [you] Colocas el balón con mimo: { $card }, y un Mediocampista del mazo.
       *[other] { $player } coloca el balón con mimo: { $card }, y un Mediocampista del mazo.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Buscas en el mazo un Mediocampista.
       *[other] ¡{ $card }! { $player } busca en el mazo un Mediocampista.
    }
plays-wall =
    .v1 = { $player-is ->
        [you] Levantas { $card-the } { $card }: una ronda sin Entradas al portero ni a los defensas.
       *[other] { $player } levanta { $card-the } { $card }: una ronda sin Entradas al portero ni a los defensas.
    }
    .v2 = { $player-is ->
        [you] { $card } ante tu portería: portero y defensas, a salvo de Entradas.
       *[other] { $card } ante la portería de { $player }: portero y defensas, a salvo de Entradas.
    }
plays-reverse =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Le das la vuelta al orden de juego; entre dos, el rival pierde una acción.
       *[other] ¡{ $card }! { $player } le da la vuelta al orden de juego; entre dos, el rival pierde una acción.
    }
    .v2 = { $player-is ->
        [you] ¡Todo el mundo al otro lado: { $card }! Entre dos, le cuesta una acción al rival.
       *[other] ¡Todo el mundo al otro lado: { $card } de { $player }! Entre dos, le cuesta una acción al rival.
    }
plays-no-acts =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Pitas mucho antes de la hora: quien sigue no tiene acciones.
       *[other] ¡{ $card }! { $player } pita mucho antes de la hora: quien sigue no tiene acciones.
    }
    .v2 = { $player-is ->
        [you] Pitas antes de tiempo: { $card }, y quien sigue no tiene acciones.
       *[other] { $player } pita antes de tiempo: { $card }, y quien sigue no tiene acciones.
    }
plays-clear =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Rompes la libreta: un campo se queda sin amonestaciones.
       *[other] ¡{ $card }! { $player } rompe la libreta: un campo se queda sin amonestaciones.
    }
    .v2 = { $player-is ->
        [you] { $card }. Tienes el mejor abogado, y un campo se queda sin amonestaciones.
       *[other] { $card }. { $player } tiene el mejor abogado, y un campo se queda sin amonestaciones.
    }
takes-off =
    .v1 = { $player-is ->
        [you] Levantas el número de { $man }, que vuelve a la mano.
       *[other] { $player } levanta el número de { $man }, que vuelve a la mano.
    }
    .v2 = { $player-is ->
        [you] Quitas a { $man }: de vuelta a la mano.
       *[other] { $player } quita a { $man }: de vuelta a la mano.
    }
brings-on =
    .v1 = { $player-is ->
        [you] Metes a { $man }.
       *[other] { $player } mete a { $man }.
    }
    .v2 = { $player-is ->
        [you] Entra { $man } en tu campo, todavía masticando.
       *[other] Entra { $man } para { $player }, todavía masticando.
    }
takes-midfielder =
    .v1 = { $player-is ->
        [you] Sacas del mazo a { $man }, y se baraja.
       *[other] { $player } saca del mazo a { $man }, y se baraja.
    }
    .v2 = { $player-is ->
        [you] Eliges a { $man }. Lo muestras a todos, y se baraja el mazo.
       *[other] { $player } elige a { $man }. Lo muestra a todos, y se baraja el mazo.
    }
takes-nobody = { $player-is ->
    [you] Al final no te llevas a nadie. Se baraja el mazo.
   *[other] Al final { $player } no se lleva a nadie. Se baraja el mazo.
}
ends-turn = { $player-is ->
    [you] Terminas el turno con { acts-unused } sin usar.
   *[other] { $player } termina el turno con { acts-unused } sin usar.
}
acts-unused = { $number ->
    [one] una acción
   *[other] { number-in-words } acciones
}
hides-instant = { $player-is ->
    [you] Te guardas { $card-the } { $card } en la manga.
   *[other] { $player } se guarda { $card-the } { $card } en la manga.
}
names-who-leaves = { $player-is ->
    [you] Quitas a { $man }.
   *[other] { $player } quita a { $man }.
}
names-who-comes-on = { $player-is ->
    [you] Preparas a { $man }.
   *[other] { $player } prepara a { $man }.
}
leaves-out = { $player-is ->
    [you] Dejas fuera a { $man }.
   *[other] { $player } deja fuera a { $man }.
}
leaves-everybody-on = { $player-is ->
    [you] No quitas a nadie.
   *[other] { $player } no quita a nadie.
}

## Narración: respuestas, y lo que queda de una carta

answers-cancel =
    .v1 = { $player-is ->
        [you] Respondes con { $card-the } { $card }: eso no vale.
       *[other] { $player } responde con { $card-the } { $card }: eso no vale.
    }
    .v2 = { $player-is ->
        [you] Dedo a la oreja: respondes con { $card-the } { $card }, y no vale.
       *[other] Dedo a la oreja: { $player } responde con { $card-the } { $card }, y no vale.
    }
    .v3 = { $player-is ->
        [you] Todos pendientes de una pantalla: respondes con { $card-the } { $card }.
       *[other] Todos pendientes de una pantalla: { $player } responde con { $card-the } { $card }.
    }
answers-send-back =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Levantas el banderín: { $man }, a la mano.
       *[other] ¡{ $card }! { $player } levanta el banderín: { $man }, a la mano.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Por un pelo, juras: { $man }, a la mano.
       *[other] ¡{ $card }! Por un pelo, jura { $player }: { $man }, a la mano.
    }
answers-play-on =
    .v1 = { $player-is ->
        [you] ¡{ $card }! Abres los brazos: siga, siga, aquí no pasó nada.
       *[other] ¡{ $card }! { $player } abre los brazos: siga, siga, aquí no pasó nada.
    }
    .v2 = { $player-is ->
        [you] Respondes con { $card-the } { $card }: el juego sigue.
       *[other] { $player } responde con { $card-the } { $card }: el juego sigue.
    }
calls-goal =
    .v1 = { $player-is ->
        [you] ¡GOOOL! Lo cantas a pleno pulmón, con siete de un solo país en el campo.
       *[other] ¡GOOOL! Lo canta { $player }, con siete de un solo país en el campo.
    }
    .v2 = { $player-is ->
        [you] Te arrancas la camiseta: ¡GOOOL! Los siete puestos, llenos y de un solo país.
       *[other] { $player } se arranca la camiseta: ¡GOOOL! Los siete puestos, llenos y de un solo país.
    }
    .v3 = { $player-is ->
        [you] ¡GOOOL! Te deslizas hasta el banderín de córner: ahí están los siete.
       *[other] ¡GOOOL! { $player } se desliza hasta el banderín de córner: ahí están los siete.
    }
calls-full-time =
    .v1 = { $player-is ->
        [you] ¡FINAL! Lo cantas con un siete válido en el campo.
       *[other] ¡FINAL! Lo canta { $player }, con un siete válido en el campo.
    }
    .v2 = { $player-is ->
        [you] Tienes siete y ninguna paciencia: ¡FINAL!
       *[other] { $player } tiene siete y ninguna paciencia: ¡FINAL!
    }
    .v3 = { $player-is ->
        [you] Señalas el reloj, con un siete válido: ¡FINAL!
       *[other] { $player } señala el reloj, con un siete válido: ¡FINAL!
    }
tackled =
    .v1 = { $rival-is ->
        [you] { $man } vuelve cojeando a tu mano.
       *[other] { $man } vuelve cojeando a la mano de { $rival }.
    }
    .v2 = { $rival-is ->
        [you] { $man } sale de tu campo, y otra vez a la mano.
       *[other] { $man } sale del campo de { $rival }, y otra vez a la mano.
    }
    .v3 = { $rival-is ->
        [you] Camilla para { $man }, hasta tu mano.
       *[other] Camilla para { $man }, hasta la mano de { $rival }.
    }
    .v4 = { $rival-is ->
        [you] { $man } se levanta y se va: de vuelta a tu mano.
       *[other] { $man } se levanta y se va: de vuelta a la mano de { $rival }.
    }
booked =
    .v1 = { $man }, a la libreta{ booking-cost }. Una más y al túnel.
    .v2 = Desde ahora { $man } anda de puntillas: amonestado{ booking-cost }.
    .v3 = { $man } se encoge de hombros: amonestado{ booking-cost }.
shrugs-off =
    .v1 = { $man } señala el brazalete y se encoge de hombros. Esta no cuenta.
    .v2 = El capitán habla con el árbitro: no hay amonestación para { $man }.
second-yellow =
    .v1 = Dos amonestaciones ya son demasiadas para { $man }. ¡Expulsado!
    .v2 = { $rival-is ->
        [you] { $man } ya tenía una. Expulsado, y pasa junto a tu banco sin mirar.
       *[other] { $man } ya tenía una. Expulsado, y pasa junto al banco de { $rival } sin mirar.
    }
    .v3 = { $rival-is ->
        [you] La segunda amonestación: pierdes a { $man }, expulsado.
       *[other] La segunda amonestación: { $rival } pierde a { $man }, expulsado.
    }
sent-off =
    .v1 = { $rival-is ->
        [you] { $man } enfila el túnel: expulsión, y sigues con uno menos.
       *[other] { $man } enfila el túnel: expulsión, y { $rival } sigue con uno menos.
    }
    .v2 = { $rival-is ->
        [you] El túnel se traga a { $man }: expulsión, y uno menos en tu campo.
       *[other] El túnel se traga a { $man }: expulsión, y uno menos en el campo de { $rival }.
    }
player-cancelled =
    .v1 = Decisión: { $man } nunca entró. Al descarte.
    .v2 = La pantalla dice que no: { $man }, al descarte.
player-sent-back =
    .v1 = { $player-is ->
        [you] { $man } vuelve cabizbajo a tu mano.
       *[other] { $man } vuelve cabizbajo a la mano de { $player }.
    }
    .v2 = { $player-is ->
        [you] { $man } salió un paso antes de tiempo, y está otra vez en tu mano.
       *[other] { $man } salió un paso antes de tiempo, y está otra vez en la mano de { $player }.
    }
card-cancelled =
    .v1 = No cuenta { $card-the } { $card }.
    .v2 = { CAPITAL($card-the) } { $card } se queda en nada.
    .v3 = Todo como estaba: sin { $card }.
# $answer es una de las frases de arriba, $card el INSTANTÁNEO que para.
answers-an-instant = { $answer } { $rival-is ->
    [you] No cuenta tu { $card }
   *[other] No cuenta { $card-the } { $card } de { $rival }
}.
# Lo que una amonestación quita de una nota, donde las notas cuentan.
booking-cost = { $cost ->
    [0] { "" }
   *[other] , −{ $cost }
}
call-hit-discarded = { $man } no cuenta y va al descarte.
call-hit-sent-back = { $player-is ->
    [you] { $man } no cuenta y vuelve a tu mano.
   *[other] { $man } no cuenta y vuelve a la mano de { $player }.
}
call-stands = { $player-is ->
    [you] El canto vale. { $number ->
        [one] Un turno más
       *[other] { number-opening } turnos más
    } para los demás, y ninguno para ti.
   *[other] El canto vale. { $number ->
        [one] Un turno más
       *[other] { number-opening } turnos más
    } para todos menos { $player }.
}
call-falls = Sin { $man } no hay siete, y no hay canto.
goal-stands = ¡Pero el siete sigue en pie, y el gol también!
more-acts = { $player-is ->
    [you] { $number ->
        [one] Una acción más
       *[other] { number-opening } acciones más
    } para ti, y la carta costó una: te quedan { $left }.
   *[other] { $number ->
        [one] Una acción más
       *[other] { number-opening } acciones más
    } para { $player }, y la carta costó una: le quedan { $left }.
}
wall-stands = { $player-is ->
    [you] Hasta tu próximo turno, nadie puede hacerles una Entrada a tu portero ni a tus defensas.
   *[other] Hasta su próximo turno, nadie puede hacerles una Entrada al portero ni a los defensas de { $player }.
}
order-turned = Ahora se juega en el otro sentido.
one-act-fewer = { $rival-is ->
    [you] Tienes una acción menos en el próximo turno.
   *[other] { $rival } tiene una acción menos en el próximo turno.
}
nobody-slowed = No queda nadie a quien frenar.
no-acts-next = { $rival-is ->
    [you] En el próximo turno puedes robar, pero no tienes acciones.
   *[other] En el próximo turno { $rival } puede robar, pero no tiene acciones.
}
nobody-whistled = No queda nadie que lo oiga.
bookings-cleared = { $rival-is ->
    [you] Tu campo queda limpio de amonestaciones.
   *[other] El campo de { $rival } queda limpio de amonestaciones.
}
no-deck = No hay mazo en que buscar.

## Narración: lo que sigue

one-short =
    .v1 = { $player-is ->
        [you] Tienes seis de los siete: queda un puesto vacío.
       *[other] { $player } tiene seis de los siete: queda un puesto vacío.
    }
    .v2 = { $player-is ->
        [you] Uno más, y tienes tu siete.
       *[other] Uno más, y { $player } tiene su siete.
    }
seven-stands =
    .v1 = { $player-is ->
        [you] ¡Ya tienes un siete válido{ all-of-nation }!
       *[other] ¡{ $player } ya tiene un siete válido{ all-of-nation }!
    }
    .v2 = { $player-is ->
        [you] Que alguien los cuente: tienes un siete válido{ all-of-nation }.
       *[other] Que alguien los cuente: { $player } tiene un siete válido{ all-of-nation }.
    }
    .v3 = { $player-is ->
        [you] Ya no falta nadie: tienes los siete{ all-of-nation }.
       *[other] Ya no falta nadie: { $player } tiene los siete{ all-of-nation }.
    }
# El siete de $player es ahora de $nation, y ya no de $other.
nation-takes-over =
    .v1 = { $player-is ->
        [you] Cambio de bandera: tu siete es ahora de { $nation }, no de { $other }. { nation-leads }
       *[other] Cambio de bandera: el siete de { $player } es ahora de { $nation }, no de { $other }. { nation-leads }
    }
    .v2 = { $player-is ->
        [you] Tu siete pasa a ser de { $nation }. { nation-leads }
       *[other] El siete de { $player } pasa a ser de { $nation }. { nation-leads }
    }
# Por qué $nation va por delante de $other: $number y $less son los puestos de un siete que cubre cada uno.
nation-leads = { $by ->
    [places] { $nation } cubre { places-filled }, { $other } { $less }.
    [ratings] Los dos cubren { places-filled }, y { $nation } tiene mejores notas.
   *[order] Los dos cubren { places-filled } con las mismas notas, y { $nation } va antes en la caja.
}
places-filled = { $number ->
    [one] 1 puesto
   *[other] { $number } puestos
}
seven-falls =
    .v1 = { $player-is ->
        [you] Tu siete vuelve a tener un hueco: queda un puesto vacío.
       *[other] El siete de { $player } vuelve a tener un hueco: queda un puesto vacío.
    }
    .v2 = { $player-is ->
        [you] Adiós a tu siete: otra vez queda un puesto vacío.
       *[other] Adiós al siete de { $player }: otra vez queda un puesto vacío.
    }
# $nation es el único país de un siete; ninguno donde puede haber varios.
all-of-nation = { $nation-count ->
    [0] { "" }
   *[other] , todos de { $nation }
}
pile-shuffled = Se baraja el descarte, y ya hay mazo otra vez.
no-acts-this-turn = { $player-is ->
    [you] No tienes acciones este turno: ya sonó el pitido.
   *[other] { $player } no tiene acciones este turno: ya sonó el pitido.
}
# Una Media vuelta entre dos ha costado una acción.
fewer-acts-this-turn = { $player-is ->
    [you] Tras la Media vuelta { $number ->
        [one] solo te queda una acción
       *[other] solo te quedan { number-in-words } acciones
    } este turno.
   *[other] Tras la Media vuelta { $number ->
        [one] solo queda una acción
       *[other] solo quedan { number-in-words } acciones
    } este turno para { $player }.
}
last-turn = { $player-is ->
    [you] Es tu último turno.
   *[other] El último turno de { $player }.
}
standings-after = La clasificación tras la jornada { number-in-words }: { $rows }.
standings-row = { $player } { $points } ({ $difference ->
    [0] 0
   *[other] { SIGNED($difference) }
})
# Las filas de arriba, y la siguiente.
standings-rows = { $above }, { $row }
matchday-begins = { $player-is ->
    [you] Campos y manos siguen como están. Empiezas la jornada { number-in-words }.
   *[other] Campos y manos siguen como están. { $player } empieza la jornada { number-in-words }.
}
sudden-death-begins = Empate en todo: { $players }. Muerte súbita: se barajan todas las cartas, y el primer siete de un país gana la copa. No hace falta cantarlo.
call-wins = { $player-is ->
    [you] ¡No hay quien lo pare: la victoria es tuya!
   *[other] ¡No hay quien lo pare: gana { $player }!
}
wins-cup = { $player-is ->
    [you] ¡Levantas la copa{ cup-by }!
   *[other] ¡{ $player } levanta la copa{ cup-by }!
}
# Gracias a qué: el escalón que separa a $player de $rival.
cup-by = { $by ->
    [points] { " " }con { number-of-points }
    [goal-difference] { " " }por diferencia de goles, con los mismos puntos que { $rival }
    [goals-scored] { " " }por goles marcados, con los mismos puntos que { $rival }
   *[sent-off] { " " }con menos expulsados y los mismos puntos que { $rival }
}
wins-sudden-death = { $player-is ->
    [you] Siete en la muerte súbita: ¡levantas la copa!
   *[other] Siete en la muerte súbita: ¡{ $player } levanta la copa!
}
# $missing es un número en palabras.
wins-by-fewest = { $player-is ->
    [you] { nobody-called } Te quedas a solo { $missing } del siete y te llevas { prize }.
   *[other] { nobody-called } { $player } se queda a solo { $missing } del siete y se lleva { prize }.
}
share-by-fewest = { nobody-called } A { $missing } del siete, comparten { prize }: { $players }.
nobody-called = { number-opening } turnos por cabeza, y ningún siete.
prize = { $prize ->
    [cup] la copa
   *[win] la victoria
}

## Narración: una jornada

meets =
    .v1 = { $player-is ->
        [you] Tu partido contra { $rival }. Se dan la mano, más fuerte de lo necesario.
       *[other] { $rival-is ->
            [you] { $player } contra tu equipo. Se dan la mano, más fuerte de lo necesario.
           *[other] { $player } contra { $rival }. Se dan la mano, más fuerte de lo necesario.
        }
    }
    .v2 = { $player-is ->
        [you] Saltan al césped tus siete y los de { $rival }.
       *[other] { $rival-is ->
            [you] Saltan al césped los de { $player } y tus siete.
           *[other] Saltan al césped los de { $player } y los de { $rival }.
        }
    }
    .v3 = { $player-is ->
        [you] Tus siete y los de { $rival } salen en paralelo y miran al frente.
       *[other] { $rival-is ->
            [you] Los de { $player } y tus siete salen en paralelo y miran al frente.
           *[other] Los de { $player } y los de { $rival } salen en paralelo y miran al frente.
        }
    }
    .v4 = { $player-is ->
        [you] Vuela la moneda entre { $rival } y tú. Nadie la mira.
       *[other] { $rival-is ->
            [you] Vuela la moneda entre { $player } y tú. Nadie la mira.
           *[other] Vuela la moneda entre { $player } y { $rival }. Nadie la mira.
        }
    }
    .v5 = { $player-is ->
        [you] Cambias banderines con { $rival } sin ninguna ternura.
       *[other] { $rival-is ->
            [you] { $player } cambia banderines contigo sin ninguna ternura.
           *[other] { $player } y { $rival } cambian banderines sin ninguna ternura.
        }
    }
    .v6 = { $player-is ->
        [you] { $rival }, tú y un balón. No hace falta más.
       *[other] { $rival-is ->
            [you] { $player }, tú y un balón. No hace falta más.
           *[other] { $player }, { $rival } y un balón. No hace falta más.
        }
    }
    .v7 = { $player-is ->
        [you] Se apagan los himnos. Te espera { $rival }.
       *[other] { $rival-is ->
            [you] Se apagan los himnos. Te espera { $player }.
           *[other] Se apagan los himnos. { $player } contra { $rival }.
        }
    }
forfeits =
    .v1 = { $player-is ->
        [you] No tienes un siete válido: derrota sin bajar del autobús.
       *[other] { $player } no tiene un siete válido: derrota sin bajar del autobús.
    }
    .v2 = { $player-is ->
        [you] Sin un siete válido, pierdes por incomparecencia.
       *[other] Sin un siete válido, { $player } pierde por incomparecencia.
    }
    .v3 = { $player-is ->
        [you] Los tuyos no son siete y se quedan en el vestuario.
       *[other] Los de { $player } no son siete y se quedan en el vestuario.
    }
official-two-legs =
    .v1 = { official-is } { $card }. Habrá partido de vuelta, y ahora mismo.
    .v2 = Sale { $card-the } { $card }: ida y vuelta, y cuentan las dos.
official-top-out =
    .v1 = { official-is } { $card }. Una mirada a la pantalla, y ya no { count-or-counts } { $out }.
    .v2 = { CAPITAL($card-the) } { $card } tiene el silbato, y no { count-or-counts } { $out }.
official-top-forward-out =
    .v1 = { official-is } { $card }. El banderín no baja, y no { count-or-counts } { $out }.
    .v2 = { $card } toda la tarde: ni un remate válido de { $out }.
official-no-chemistry =
    .v1 = { official-is } { $card }. Hoy mezclar países sale gratis.
    .v2 = { CAPITAL($card-the) } { $card } tiene el silbato, y le da igual de dónde sea cada cual.
official-swap-one =
    .v1 = { official-is } { $card }. Cada equipo puede cambiar a un jugador.
    .v2 = { CAPITAL($card-the) } { $card } sujeta el cartel: un relevo por equipo, si quieren.
official-draw-and-play =
    .v1 = { official-is } { $card }. { number-of-cards-opening } por equipo, y aún puede entrar un jugador.
    .v2 = { CAPITAL($card-the) } { $card } tiene el silbato: { number-of-cards } por equipo, y sitio para uno más.
official-midfield-goal =
    .v1 = { official-is } { $card }. El mejor mediocampo vale { worth-of-midfield }: { $home } a { $away }.
    .v2 = { CAPITAL($card-the) } { $card } tiene el silbato y cuenta los centros del campo: { $home } a { $away }, por { worth-of-midfield }.
official-defences-up =
    .v1 = { official-is } { $card }. Las dos defensas, { SIGNED($number) }.
    .v2 = { $card } en las dos áreas: { SIGNED($number) } para cada defensa.
official-swap-totals =
    .v1 = { official-is } { $card }. El ataque defiende, y la defensa ataca.
    .v2 = { CAPITAL($card-the) } { $card } tiene el silbato: lo de delante, atrás, y lo de atrás, delante.
official-goalless =
    .v1 = { official-is } { $card }, y con prisa. Solo una ventaja de { number-in-words } será gol.
    .v2 = { CAPITAL($card-the) } { $card } ya mira el reloj: sin goles, salvo que un ataque saque { number-in-words } de ventaja.
official-no-bookings =
    .v1 = { official-is } { $card }. En este partido se olvidan todas las amonestaciones.
    .v2 = { CAPITAL($card-the) } { $card } perdió la libreta: hoy no hay amonestados.
swaps =
    .v1 = { $player-is ->
        [you] Se va { $off }, entra { $on }, y aplaudes.
       *[other] Se va { $off }, entra { $on }, y { $player } aplaude.
    }
    .v2 = { $player-is ->
        [you] { $off } deja su sitio a { $on }: se te ocurre una idea.
       *[other] { $off } deja su sitio a { $on }: a { $player } se le ocurre una idea.
    }
no-swap =
    .v1 = { $player-is ->
        [you] No cambias a nadie.
       *[other] { $player } no cambia a nadie.
    }
    .v2 = { $player-is ->
        [you] Siete que ganan no se tocan, dices.
       *[other] Siete que ganan no se tocan, dice { $player }.
    }
late-player =
    .v1 = { $player-is ->
        [you] Tarde, pero llega: entra { $man } en tu campo.
       *[other] Tarde, pero llega: entra { $man } para { $player }.
    }
    .v2 = { $player-is ->
        [you] Pones en el campo a { $man } en el último momento.
       *[other] { $player } pone en el campo a { $man } en el último momento.
    }
drama-cancel =
    .v1 = { $player-is ->
        [you] Te sacas de la manga { $card-a } { $card }.
       *[other] { $player } se saca de la manga { $card-a } { $card }.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! La pides, y todo el mundo a la pantalla.
       *[other] ¡{ $card } de { $player }! Todo el mundo a la pantalla.
    }
drama-send-back =
    .v1 = { $player-is ->
        [you] Levantas un banderín que trajiste de casa: ¡{ $card }!
       *[other] { $player } levanta un banderín que trajo de casa: ¡{ $card }!
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! Por una línea que nadie más que tú vio.
       *[other] ¡{ $card }! Por una línea que nadie más que { $player } vio.
    }
drama-play-on =
    .v1 = { $player-is ->
        [you] Siga, siga: { $card }, contra { what-is-stopped }.
       *[other] Siga, siga, dice { $player }: { $card }, contra { what-is-stopped }.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! No quieres oír hablar de { what-is-stopped }.
       *[other] ¡{ $card }! { $player } no quiere oír hablar de { what-is-stopped }.
    }
no-drama =
    .v1 = { $player-is ->
        [you] Te remangas: ahí no hay ningún INSTANTÁNEO.
       *[other] { $player } se remanga: ahí no hay ningún INSTANTÁNEO.
    }
    .v2 = { $player-is ->
        [you] Por tu parte, nada.
       *[other] De { $player }, nada.
    }
    .v3 = { $player-is ->
        [you] Se lo dejas a los jugadores.
       *[other] { $player } se lo deja a los jugadores.
    }
pitches-lock = { $why ->
    [rounds] Van { $rounds } rondas sin que nadie cante. Se cierran los campos: jornada { number-in-words }.
    [empty] No queda nada que robar. Se cierran los campos: jornada { number-in-words }.
   *[called] Se cierran los campos: jornada { number-in-words }.
}
# El siete por puestos: el portero, dos defensas, dos mediocampistas, dos delanteros.
line-up = { $player-is ->
    [you] Tu siete: { $man-1 }; { $man-2 }, { $man-3 }; { $man-4 }, { $man-5 }; { $man-6 }, { $man-7 }. Defensa { $defence }, ataque { $attack }.
   *[other] El siete de { $player }: { $man-1 }; { $man-2 }, { $man-3 }; { $man-4 }, { $man-5 }; { $man-6 }, { $man-7 }. Defensa { $defence }, ataque { $attack }.
}
# Un total, y de qué está hecho: las notas y lo que se añade, como «21, −1 por química».
sum-made = { $total } ({ $parts })
sum-step = { $before }, { SIGNED($value) } por { $step }
sum-ratings = notas
sum-bookings = amonestaciones
sum-chemistry = química
sum-floor = no bajar de 0
# Cómo se pita un partido: $leg es `first` o `second`.
official-is = { $leg ->
    [second] Para la vuelta arbitra:
   *[first] Arbitra:
}
count-or-counts = { $out-count ->
    [one] cuenta
   *[other] cuentan
}
worth-of-midfield = { $number ->
    [one] un gol
   *[other] { number-in-words } goles
}
officials-gathered = No hay árbitro en el mazo: se baraja dentro el descarte.
no-official = No aparece ningún árbitro. Tendrán que portarse bien sin él.
no-second-official = No queda nadie para pitar la vuelta. Se juega igual.
# Lo que para una Ventaja: $target es `official` o `instant`.
what-is-stopped = { $target ->
    [official] el árbitro
   *[instant] lo que venga
}
instant-waved-away = { $player-is ->
    [you] Tu { $card } se queda en nada.
   *[other] { CAPITAL($card-the) } { $card } de { $player } se queda en nada.
}
# without $loud: véase stop
official-waved-away = Al árbitro no le hacen caso: sin { $card }{ stop }
waves-at-nothing = { $player-is ->
    [you] Abres los brazos para nada: no había INSTANTÁNEO que parar.
   *[other] { $player } abre los brazos para nada: no había INSTANTÁNEO que parar.
}
ruled-out = No { count-or-counts } { $out }.

# Lo que hace un árbitro, en una línea.
official-does-two-legs = Hay vuelta al instante; cuentan las dos.
official-does-top-out = La nota más alta de cada equipo no cuenta.
official-does-top-forward-out = El mejor Delantero de cada equipo no suma.
official-does-no-chemistry = Mezclar países sale gratis.
official-does-swap-one = Cada equipo puede cambiar a un jugador.
official-does-draw-and-play = { number-of-cards-opening } por equipo, y un jugador más.
official-does-midfield-goal = El mejor mediocampo vale { $number ->
    [one] un gol
   *[other] { number-in-words } goles
}.
official-does-defences-up = { SIGNED($number) } para las dos defensas.
official-does-swap-totals = Ataque y defensa cambian de sitio.
official-does-goalless = Sin goles, salvo que un ataque saque { $number } de ventaja: entonces uno.
official-does-no-bookings = Las amonestaciones no cuentan.

## Narración: el pitido final

attack-0 =
    .v1 = { $player-is ->
        [you] Te das contra un muro: ataque { $attack } contra defensa { $defence }, ningún gol.
       *[other] { $player } se da contra un muro: ataque { $attack } contra defensa { $defence }, ningún gol.
    }
    .v2 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: ni la hueles, ningún gol.
       *[other] Ataque { $attack } contra defensa { $defence }: { $player } ni la huele, ningún gol.
    }
attack-1 =
    .v1 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: le cuelas uno a { $keeper }.
       *[other] Ataque { $attack } contra defensa { $defence }: { $player } le cuela uno a { $keeper }.
    }
    .v2 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: un gol tuyo, y feo como él solo.
       *[other] Ataque { $attack } contra defensa { $defence }: un gol de { $player }, y feo como él solo.
    }
attack-2 =
    .v1 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: dos goles para ti.
       *[other] Ataque { $attack } contra defensa { $defence }: dos goles para { $player }.
    }
    .v2 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: le haces un doblete a { $keeper }.
       *[other] Ataque { $attack } contra defensa { $defence }: { $player } le hace un doblete a { $keeper }.
    }
attack-3 =
    .v1 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: marcas tres.
       *[other] Ataque { $attack } contra defensa { $defence }: { $player } marca tres.
    }
    .v2 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: { $keeper } no da abasto, tres para ti.
       *[other] Ataque { $attack } contra defensa { $defence }: { $keeper } no da abasto, tres para { $player }.
    }
attack-flood =
    .v1 = { $player-is ->
        [you] Ataque { $attack } contra defensa { $defence }: { number-in-words } para ti, y { $keeper } se sienta.
       *[other] Ataque { $attack } contra defensa { $defence }: { number-in-words } para { $player }, y { $keeper } se sienta.
    }
    .v2 = { $player-is ->
        [you] Llueven goles, ataque { $attack } contra defensa { $defence }: le marcas { number-in-words } a { $keeper }.
       *[other] Llueven goles, ataque { $attack } contra defensa { $defence }: { $player } le marca { number-in-words } a { $keeper }.
    }
wins =
    .v1 = { $player-is ->
        [you] Se acabó: { $score }. Le ganas a { $rival }.
       *[other] { $rival-is ->
            [you] Se acabó: { $score }. { $player } te gana.
           *[other] Se acabó: { $score }. { $player } le gana a { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] ¡{ $score }! Le arrancas la victoria a { $rival }.
       *[other] { $rival-is ->
            [you] ¡{ $score }! { $player } te arranca la victoria.
           *[other] ¡{ $score }! { $player } le arranca la victoria a { $rival }.
        }
    }
    .v3 = { $player-is ->
        [you] { $score }, y le aprietas la mano a { $rival } un poco de más.
       *[other] { $rival-is ->
            [you] { $score }, y { $player } te aprieta la mano un poco de más.
           *[other] { $score }, y { $player } le aprieta la mano a { $rival } un poco de más.
        }
    }
thrashes =
    .v1 = { $player-is ->
        [you] { $score }. Le das un baile a { $rival }.
       *[other] { $rival-is ->
            [you] { $score }. { $player } te da un baile.
           *[other] { $score }. { $player } le da un baile a { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] ¡{ $score }! Goleada tuya. Que alguien acompañe a { $rival } a casa.
       *[other] { $rival-is ->
            [you] ¡{ $score }! Goleada de { $player }. Que alguien te acompañe a casa.
           *[other] ¡{ $score }! Goleada de { $player }. Que alguien acompañe a { $rival } a casa.
        }
    }
level-score =
    .v1 = { $player-is ->
        [you] { $score }: ni { $rival } ni tú, empate.
       *[other] { $rival-is ->
            [you] { $score }: ni { $player } ni tú, empate.
           *[other] { $score }: ni { $player } ni { $rival }, empate.
        }
    }
    .v2 = { $player-is ->
        [you] Termina { $score }. Cambias camiseta y excusas con { $rival }.
       *[other] { $rival-is ->
            [you] Termina { $score }. { $player } cambia contigo camiseta y excusas.
           *[other] Termina { $score }. { $player } y { $rival } cambian camisetas y excusas.
        }
    }
    .v3 = { $player-is ->
        [you] { $score }. Te repartes con { $rival } lo que hay.
       *[other] { $rival-is ->
            [you] { $score }. { $player } se reparte contigo lo que hay.
           *[other] { $score }. { $player } y { $rival } se reparten lo que hay.
        }
    }
no-goals =
    .v1 = { $player-is ->
        [you] 0–0 con { $rival }. Gracias a las dos personas que se quedaron.
       *[other] { $rival-is ->
            [you] 0–0 con { $player }. Gracias a las dos personas que se quedaron.
           *[other] 0–0. { $player } y { $rival } dan las gracias a las dos personas que se quedaron.
        }
    }
    .v2 = { $player-is ->
        [you] 0–0 con { $rival }. Al menos el café estaba bueno.
       *[other] { $rival-is ->
            [you] 0–0 con { $player }. Al menos el café estaba bueno.
           *[other] 0–0 entre { $player } y { $rival }. Al menos el café estaba bueno.
        }
    }
golden-boot =
    .v1 = { $player-is ->
        [you] La Bota de Oro: { $star } acaba el partido en el campo y te da { worth-of-boot }.
       *[other] La Bota de Oro: { $star } acaba el partido en el campo y le da { worth-of-boot } a { $player }.
    }
    .v2 = { $player-is ->
        [you] { $star } levanta la Bota de Oro: { worth-of-boot } para ti.
       *[other] { $star } levanta la Bota de Oro: { worth-of-boot } para { $player }.
    }
both-forfeit = { $player-is ->
    [you] Ni { $rival } ni tú tienen con qué jugar: { $score } para ambas partes.
   *[other] { $rival-is ->
        [you] Ni { $player } ni tú tienen con qué jugar: { $score } para ambas partes.
       *[other] Ni { $player } ni { $rival } tienen con qué jugar: { $score } para ambas partes.
    }
}
forfeit-recorded = { $player-is ->
    [you] Consta como { $score }: { number-of-points } para ti, ninguno para { $rival }.
   *[other] { $rival-is ->
        [you] Consta como { $score }: { number-of-points } para { $player }, ninguno para ti.
       *[other] Consta como { $score }: { number-of-points } para { $player }, ninguno para { $rival }.
    }
}
first-leg = El partido de ida.
second-leg = El partido de vuelta.
second-leg-same = La vuelta repite la ida.
leads = { $player-is ->
    [you] Ataque menos defensa: tú { $lead }, { $rival } { $against }.
   *[other] { $rival-is ->
        [you] Ataque menos defensa: { $player } { $lead }, tú { $against }.
       *[other] Ataque menos defensa: { $player } { $lead }, { $rival } { $against }.
    }
}
goalless-leg = { $leads } { $why ->
    [level] Nadie lleva más ventaja que el otro: sin goles.
   *[little] Demasiado poco: sin goles.
}
one-goal-leg = { $player-is ->
    [you] { $leads } Un gol para ti, y nada más.
   *[other] { $leads } Un gol para { $player }, y nada más.
}
set-piece-level = { $home } a { $away } en el mediocampo: nadie lanza el balón parado.
set-piece-goal = { $player-is ->
    [you] { $more } a { $less } en el mediocampo: { $number ->
        [one] un gol más
       *[other] { number-in-words } goles más
    } para ti.
   *[other] { $more } a { $less } en el mediocampo: { $number ->
        [one] un gol más
       *[other] { number-in-words } goles más
    } para { $player }.
}
# $result es una de las frases de arriba.
result-drawn = { $result } { number-of-points-opening } por cabeza.
result-won = { $result } { number-of-points-opening }.
worth-of-boot = { $number ->
    [one] un punto
   *[other] { number-in-words } puntos
}

## Negativas: todas acaban con su cláusula. $card y $slug son lo que nombra la acción, $off es quien deja el
## campo, $seat el número de un asiento.

# Lo que dicen varias de ellas.
match-over = El partido terminó ({ $clause }).
roll-or-name = lanza o nombra uno de los resultados ({ $clause }).
it-is-for-a-seat = Ahora decide el asiento { $seat }, no el azar ({ $clause }).
not-in-hand = { $card } no está en tu mano ({ $clause }).
none-in-hand = No tienes { $card-a } { $card } en la mano ({ $clause }).
not-on-pitch = { $card } no está en tu campo ({ $clause }).
played-as-it-is = { CAPITAL($card-the) } { $card } se juega tal cual: play { $slug } ({ $clause }).

# Sea cual sea la fase.
refused-call-stood = { match-over }
refused-rounds-over = { match-over }
refused-cup-awarded = { match-over }
refused-sudden-death-won = { match-over }
refused-sudden-death-over = { match-over }
refused-hidden-name = Así leen los demás un secreto; nómbralo entero ({ $clause }).
refused-no-such-player = Ese jugador no está en esta caja ({ $clause }).
refused-no-such-card = Esa carta no está en esta caja ({ $clause }).
refused-no-such-nation = Ese país no está en esta caja ({ $clause }).
refused-no-such-seat = En este partido no hay asiento { $seat } ({ $clause }).
refused-not-held = { none-in-hand }
refused-pitch-full = En tu campo hay { number-in-words } jugadores, y no caben más ({ $clause }).
refused-takes-no-target = { played-as-it-is }

# Decide el azar.
refused-chance-picks-nations = Ahora se sortean los países en juego: { roll-or-name }
refused-chance-picks-starter = Ahora se sortea quién empieza: { roll-or-name }
refused-chance-deals = Ahora se reparten las manos: { roll-or-name }
refused-chance-draws = Ahora se roba una carta del mazo: { roll-or-name }
refused-chance-looks-through = Ahora se buscan Mediocampistas en el mazo: { roll-or-name }
refused-chance-draws-restart = Ahora se roban cartas por el Saque rápido: { roll-or-name }
refused-chance-draws-for-sides = Ahora se roban cartas para los dos equipos: { roll-or-name }
refused-chance-shows-sevens = Ahora se muestran los sietes: { roll-or-name }
refused-chance-flips = Ahora se descubre un árbitro: { roll-or-name }
refused-chance-shows-swaps = Ahora se muestran los cambios: { roll-or-name }
refused-chance-shows-drama = Ahora se muestran los INSTANTÁNEOS: { roll-or-name }
refused-chance-whistles = Ahora suena el pitido final: { roll-or-name }

# Decide un asiento, y no el azar.
refused-seat-acts = { it-is-for-a-seat }
refused-seat-answers = { it-is-for-a-seat }
refused-seat-picks-seven = { it-is-for-a-seat }
refused-seat-swaps = { it-is-for-a-seat }
refused-seat-plays-late = { it-is-for-a-seat }
refused-seat-has-drama = { it-is-for-a-seat }

# Robos.
refused-draw-first = Antes roba, del mazo o la de arriba del descarte ({ $clause }).
refused-pile-empty = El descarte está vacío ({ $clause }).

# Acciones y el canto.
refused-drawn-already = Ya robaste tus cartas; ahora te tocan las acciones ({ $clause }).
refused-no-acts-left = No te quedan acciones en este turno ({ $clause }).
refused-player-not-held = { not-in-hand }
refused-recall-not-on-pitch = { not-on-pitch }
refused-rival-card-not-held = { none-in-hand }
refused-on-no-pitch = { $card } no está en el campo de nadie ({ $clause }).
refused-own-player = { $card } es tuyo; esto va contra jugadores rivales ({ $clause }).
refused-behind-wall = { $card } está tras la Barrera, y no se le puede hacer una Entrada ({ $clause }).
refused-second-tackle-elsewhere = La segunda Entrada es para un jugador del asiento { $seat } ({ $clause }).
refused-set-piece-takes = Un Mediocampista se saca del mazo con un Balón parado ({ $clause }).
refused-substitution-exchanges = Los jugadores se cambian con un Cambio: primero juega la carta ({ $clause }).
refused-sevens-picked-later = El siete se elige cuando se cierran los campos ({ $clause }).
refused-instant-is-no-act = { CAPITAL($card-the) } { $card } es un INSTANTÁNEO: se juega como respuesta ({ $clause }).
refused-say-on-whom = Di contra quién se juega { $card-the } { $card }: { $verb } PLAYER ({ $clause }).
refused-say-on-which-pitch = Di en qué campo se juega { $card-the } { $card }: play { $slug } on SEAT ({ $clause }).
refused-nobody-booked = En el campo del asiento { $seat } no hay amonestados ({ $clause }).
refused-discarded-at-end = Las cartas se descartan al final del turno, si son demasiadas ({ $clause }).
refused-nothing-to-answer = No hay nada a lo que responder: usa una acción o di que ya está ({ $clause }).
refused-sudden-death-needs-no-call = En la muerte súbita no se canta: gana el primer siete ({ $clause }).
refused-lacks-seven = Para un siete válido aún necesitas { number-of-players } ({ $clause }).
refused-lacks-seven-for-full-time = Para un siete válido aún necesitas { number-of-players } ({ $clause }).
refused-called-already = En esta jornada ya cantó el asiento { $seat } ({ $clause }).
refused-call-too-early = En cada jornada juegas al menos { number-of-turns } antes de poder cantar ({ $clause }).

# Cartas que piden más de una decisión.
refused-restart-plays-one = Saque rápido: baja un jugador de tu mano o di que ya está ({ $clause }).
refused-name-who-comes-off = Cambio: di qué jugador tuyo sale o di que ya está ({ $clause }).
refused-off-not-on-pitch = { not-on-pitch }
refused-nobody-to-come-on = No tienes en la mano ningún jugador que pueda entrar ({ $clause }).
refused-just-come-off = { $card } acaba de salir; tiene que entrar otro ({ $clause }).
refused-on-not-held = { not-in-hand }
refused-name-who-comes-on = Di qué jugador de tu mano entra por { $off } ({ $clause }).
refused-take-midfielder = Balón parado: saca un Mediocampista del mazo o di que ya está ({ $clause }).
refused-no-midfielder = { $card } no es Mediocampista ({ $clause }).
refused-midfielder-not-in-deck = { $card } no está en el mazo ({ $clause }).

# El final de un turno.
refused-hand-too-large = Tu turno terminó: descarta hasta tener { number-in-words } ({ $clause }).
refused-discard-not-held = { none-in-hand }

# Respuestas.
refused-card-waits = Hay una carta a la que responder: un INSTANTÁNEO o dejar pasar ({ $clause }).
refused-call-waits = Hay un canto al que responder: un INSTANTÁNEO o dejar pasar ({ $clause }).
refused-no-instant = Solo responde un INSTANTÁNEO, y { $card-the } { $card } no lo es ({ $clause }).
refused-instant-not-held = { none-in-hand }
refused-play-on-alone = A un INSTANTÁNEO solo responde la Ventaja ({ $clause }).
refused-sends-back-players = { CAPITAL($card-the) } { $card } responde a un jugador recién jugado ({ $clause }).
refused-not-against-calls = { CAPITAL($card-the) } { $card } no responde a un canto ({ $clause }).
refused-stops-no-such-card = { CAPITAL($card-the) } { $card } detiene una Entrada, una amonestación o un INSTANTÁNEO, nada más ({ $clause }).

# Sietes.
refused-leave-somebody-out = Los campos están cerrados: deja fuera jugadores hasta que queden siete ({ $clause }).
refused-bench-not-on-pitch = { not-on-pitch }
refused-left-out-already = { $card } ya está fuera ({ $clause }).
refused-cannot-be-spared = Sin { $card } no quedaría un siete válido ({ $clause }).

# Lo que el árbitro deja hacer a los equipos.
refused-swap-or-nobody = Di qué jugador tuyo sale o que nadie ({ $clause }).
refused-swap-not-on-pitch = { not-on-pitch }
refused-nobody-fits = Nadie de tu mano puede entrar por { $card } y dejar válido el siete ({ $clause }).
refused-nobody-leaves = Nadie sale del campo, así que solo queda que no entre nadie ({ $clause }).
refused-somebody-leaves = Sale { $off }, así que alguien tiene que entrar ({ $clause }).
refused-name-who-swaps-in = Di qué jugador entra por { $off } ({ $clause }).
refused-swap-not-held = { not-in-hand }
refused-seven-broken = Con { $card } por { $off } el siete no es válido ({ $clause }).
refused-official-lets-one = El árbitro te deja bajar un jugador de la mano, o di que ya está ({ $clause }).
refused-late-not-held = { not-in-hand }

# El drama.
refused-one-instant = Los campos están cerrados: un INSTANTÁNEO o ninguno ({ $clause }).
refused-no-instant-now = Ahora solo se juega un INSTANTÁNEO, y { $card-the } { $card } no lo es ({ $clause }).
refused-drama-not-held = { none-in-hand }
refused-drama-takes-no-target = { played-as-it-is }
refused-no-official-to-stop = No hay árbitro al que parar ({ $clause }).
refused-say-what-it-stops = Di qué para { $card-the } { $card }: play { $slug } on instant u on official ({ $clause }).

## La página: lo que toca, encima de la mano

you-win = ¡Ganas!
full-time = Final del partido.
chosen = Listo.
    .ask = A la espera del otro equipo.
you-have-called = Cantaste.
    .ask = Los demás juegan sus últimos turnos.
your-turn = Tu turno.
    .ask = { $pile ->
        [yes] Roba { draw-how-many }, del mazo o de la parte de arriba del descarte.
       *[no] Roba { draw-how-many } del mazo.
    }
draw-how-many = { $more ->
    [yes] una carta más
   *[no] { number-of-cards }
}
# Una Media vuelta entre dos ha costado una acción, o el Pitido final todas.
fact-acts = { $number ->
    [0] Sonó el pitido: este turno, sin acciones.
    [one] La Media vuelta te deja una acción este turno.
   *[other] La Media vuelta te deja { number-in-words } acciones este turno.
}
fact-last-turn = Tu último turno antes de los partidos.
two-facts = { $one } { $other }
may-call-squad-rush = ¿GOOOL?
may-call-group-stage = ¿FINAL?
may-call =
    .ask = Cántalo o sigue.
must-call =
    .ask = ¡Cántalo!
derby-night = ¡Noche de derbi!
    .ask = Una segunda Entrada al mismo rival es gratis.
acts-left = { $number ->
    [one] Queda una acción.
   *[other] Quedan { number-in-words } acciones.
}
    .ask = Juega una carta o termina el turno.
# El campo está vacío; $number es cuántos jugadores de $nation hay en la mano.
fact-begin = Empieza con { $nation }: tienes { number-in-words } de los suyos.
fact-begin-any = Empieza con quien quieras: en tu mano ningún país lleva ventaja.
fact-begin-nobody = Aún no tienes jugadores. Estorba a un rival o espera.
fact-drawn = Robaste { number-of-cards }: no había descartes que tomar.
# El primer jugador está en el campo, de $nation.
fact-first = De momento tu siete es de { $nation }.
fact-short = { $number ->
    [one] En tu siete queda un puesto vacío.
   *[other] En tu siete quedan { number-in-words } puestos vacíos.
}
fact-stands = Tu siete está en pie.
fact-stands-with = Tu siete está en pie: defensa { $defence }, ataque { $attack }.
card-is-played = { $player-is ->
    [you] Juegas { $card }.
   *[other] { $player } juega { $card }.
}
    .ask = Responde con un INSTANTÁNEO o deja pasar la jugada.
    .with = Responde con { $card-the } { $card } o deja pasar la jugada.
    .no-answer = No tienes respuesta en la mano.
called-squad-rush = ¡GOOOL!
called-group-stage = ¡FINAL!
player-comes-on = Entra { $man }.
# $aim es `hits`, o `protects` en respuesta a una carta que va contra $man, de $player.
fact-target = { $aim ->
    [protects] Protege a
   *[hits] Va contra
} { $player-is ->
    [you] tu { $man }
   *[other] { $man }, de { $player }
}.
fact-hits = Una respuesta afecta a { $man }, el último que entró.
too-many-cards = Demasiadas cartas.
    .ask = Descarta { $number ->
        [one] una
       *[other] { number-in-words }
    }.
fact-may-stay = Puedes quedarte con { number-in-words }.
extra-player = ¡Saque rápido!
    .ask = Baja un jugador sin gastar acción, o ninguno.
substitution = Cambio.
who-comes-off = Elige quién sale de tu campo; luego entra uno de tu mano.
who-comes-on = Elige qué jugador de tu mano entra.
fact-changes = Hasta { $number ->
    [one] un cambio
   *[other] { number-in-words } cambios
}.
is-off = Sale { $man }.
set-piece = Balón parado.
    .ask = Saca del mazo uno de estos Mediocampistas o ninguno.
    .nobody = No hay Mediocampistas en el mazo.
matchday = Jornada { number-in-words }.
leave-out = Deja { number-of-players } fuera de tu siete.
fact-at-best = Como mucho: defensa { $defence }, ataque { $attack }.
may-swap = Puedes cambiar a un jugador.
fact-other-side = El otro equipo también elige.
nobody-off = No sale nadie.
    .ask = Entonces no entra nadie.
comes-off = Sale { $man }.
late = Tarde, pero se permite.
    .ask = Baja un jugador o ninguno.
drama = Drama en la jornada.
    .ask = Juega un INSTANTÁNEO o nada.
    .no-instant = No tienes ningún INSTANTÁNEO.
fact-both-shown = Los dos se muestran a la vez.

## La página: botones

label-draw-deck = Robar del mazo
label-take = Tomar { $card }
label-recall = A la mano
label-tackle = Entrada
label-book = Amonestar
label-dismiss = Expulsar
label-take-off = Sustituir
label-leave-out = Dejar fuera
label-discard = Descartar { $card }
label-play = Jugar { $card }
label-play-on = Jugar { $card } contra
label-play-against-instant = Jugar { $card } contra un INSTANTÁNEO
label-play-against-official = Jugar { $card } contra el árbitro
label-bring-on = Meter a { $card }
label-tackle-man = Entrada a { $man }
label-book-man = Tarjeta a { $man }
label-dismiss-man = Expulsar a { $man }
label-call-squad-rush = ¡GOOOL!
label-call-group-stage = ¡FINAL!
label-done = Fin del turno
label-done-take-off = Sin más cambios
label-done-look = Ninguno
label-done-extra = Ninguno
label-done-late-player = Ninguno
label-hold-answer = Dejar pasar
label-hold-drama = No jugar nada
label-off-nobody = Sin cambios
label-on-nobody = Siguen todos

## La página: notas sobre las cartas de la mano

note-in-answer = solo responde
note-seven = ¡siete!
note-of-seven = serían { $number } de 7
note-gain = { SIGNED($number) }
# Junto a la carta, las notas se leen como frases.
note-full = sin puesto
    .means = En tu siete no hay puesto libre para él: aún no cuenta, y espera fuera hasta que alguien lo deje.
note-foreign = aún no cuenta
    .means = Aún no cuenta: espera fuera del siete, que es de { $nation }. { nation-leads }
note-takes-over = pasas a { $nation }
    .means = Con él, tu siete es de { $nation }, y ya no de { $other }. { nation-leads }
why-locked = Los campos están cerrados (RUSH-12.1).
why-not-your-turn = No es tu turno (RUSH-3.1).
why-answer-first = A lo que jugaste se puede responder antes (RUSH-7.1).
why-nobody-booked = No hay amonestados en ningún campo (RUSH-6.16).
why-no-rival = Ningún rival tiene jugadores en el campo (RUSH-4.5).
# Lo mismo sobre la propia carta, en dos palabras o así.
short-not-your-turn = no es tu turno
short-answer-first = primero responden
short-draw-first = primero, roba
short-no-acts = nada más este turno
short-no-target = sin objetivo
short-no-booking = nadie amonestado
short-instant-only = ahora solo INSTANTÁNEOS
short-no-answer = no responde
short-players-only = solo jugadores
short-locked = campos cerrados
short-pitch-full = campo lleno
short-not-now = ahora no
# Lo que hace un jugador en el campo; $rating donde las notas cuentan.
line-player = { position-noun }{ $counts ->
    [yes] , nota { $rating }
   *[no] { "" }
}
line-sub = Vale para todo{ $counts ->
    [yes] , nota { $rating }
   *[no] { "" }
}

## La página: cómo los totales se hacen goles, y la clasificación del grupo

scene-score = { $player-is ->
    [you] Tú { $own } : { $other } { $rival }
   *[other] { $rival-is ->
        [you] { $player } { $own } : { $other } tú
       *[other] { $player } { $own } : { $other } { $rival }
    }
}

step-lead = { $attack } − { $defence } = { $lead }
step-goals = { $taken }, uno por cada { $number }
step-goalless = { $taken }. { $card }: la mayor ventaja, de { $number } o más, es un gol
step-midfield = { $card }: mediocampo { $home } a { $away }
step-same-leg = la vuelta es igual
rung-points = puntos
rung-goal-difference = diferencia de goles
rung-goals-scored = goles marcados
rung-sent-off = menos expulsados
rung-sudden-death = muerte súbita

## La página: lo que pasa mientras deciden los demás, o el azar

will-it-stand = ¿Vale?
waiting-call = { $player-is ->
    [you] Cantaste.
   *[other] { $player } canta.
}
waiting-for-answers = Aún sin responder: { $players }.
waiting = El juego sigue.
waiting-draw = { $player-is ->
    [you] Robas.
   *[other] { $player } roba.
}
waiting-drawn = { waiting-draw }
waiting-act = { $player-is ->
    [you] Es tu turno.
   *[other] Es el turno de { $player }.
}
waiting-extra = { $player-is ->
    [you] Puedes bajar uno más.
   *[other] { $player } puede bajar uno más.
}
waiting-take-off = { $player-is ->
    [you] Haces un cambio.
   *[other] { $player } hace un cambio.
}
waiting-bring-on = { waiting-take-off }
waiting-look-through = { $player-is ->
    [you] Buscas en el mazo.
   *[other] { $player } busca en el mazo.
}
waiting-look = { waiting-look-through }
waiting-restart-draw = { $player-is ->
    [you] Sacas rápido.
   *[other] { $player } saca rápido.
}
waiting-trim = { $player-is ->
    [you] Descartas hasta nueve.
   *[other] { $player } descarta hasta quedarse con nueve.
}
waiting-late-player = { $player-is ->
    [you] Puedes bajar uno más.
   *[other] { $player } puede bajar uno más.
}
waiting-nation = Se sortean los países.
waiting-start = ¿Quién empieza?
waiting-deal = Se reparten las cartas.
waiting-seven = Se eligen los sietes.
waiting-show-seven = Ya hay alineaciones.
waiting-flip = Sale el árbitro.
waiting-swap = Cada equipo puede hacer un cambio.
waiting-show-swap = Suben los carteles.
waiting-drama = Drama: ¿hay algún INSTANTÁNEO?
waiting-show-drama = Se muestran los INSTANTÁNEOS.
waiting-whistle = Se hacen las cuentas.
waiting-full-time = Final del partido.

## La página: los campos, y lo que hay que saber del turno de cada cual

the-match = El partido
the-pitches = Los campos
other-managers = Los otros equipos
the-group = El grupo
chip-draws = { $number ->
    [0] roba
   *[other] roba { $number }
}
chip-discards = descarta
chip-acts = { $number ->
    [0] nada más este turno
    [one] { $number } acción
   *[other] { $number } acciones
}
    .title = Acciones por usar en este turno: { $number }. Cada jugador o carta gasta una
chip-called = cantó
chip-turns-left = { $number ->
    [one] { $number } turno más
   *[other] { $number } turnos más
}
chip-wall = Barrera
    .title = Barrera: sin Entradas al portero ni a los defensas
chip-fewer = luego −{ $number } acción
chip-no-acts = luego sin acciones
chip-beaten = fuera
# $word está detrás del número cuando este va solo.
sent-off-count = { $number ->
    [one] { $number } expulsado
   *[other] { $number } expulsados
}
    .word = { $number ->
        [one] expulsado
       *[other] expulsados
    }
# Un campo, leído en voz alta. $mode es el del partido.
team-heard = { $player }: { $stands } de un siete válido{ $legal ->
    [yes] , completo
   *[no] { "" }
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}{ $mode ->
    [group-stage] , ataque { $attack }, defensa { $defence }
   *[squad-rush] { "" }
}
no-players-yet = sin jugadores
only-super-subs = solo comodines
hand-holds = { $number ->
    [one] { $number } carta en la mano
   *[other] { $number } cartas en la mano
}
known-in-hand = en la mano:
    .title = Todo el mundo vio cómo volvían a la mano
band-goalkeeper = Portero
band-defender = Defensas
band-midfielder = Mediocampistas
band-forward = Delanteros
team-defence = Defensa
team-attack = Ataque
team-chemistry = { SIGNED($number) } de química
    .title = Química: cada país además del primero
legal-seven = Siete válido
also-on-the-pitch = También en el campo
deck-heard = { $number ->
    [one] Mazo: { $number } carta
   *[other] Mazo: { $number } cartas
}
the-deck = mazo
the-discards = { $number ->
    [one] descarte
   *[other] descartes
}
    .title = Quien tenga el turno puede tomar la de arriba en vez de robar del mazo
pile-draw = Robar
pile-take = Tomar
beneath-the-top = Debajo, en orden
more-beneath = { SIGNED($number) } más debajo

## La página: lo que se juega, y lo que pasa entre los campos. Aquí las cartas no traen su género.

may-answer = { $player-is ->
    [you] Puedes responder
   *[other] { $player } puede responder
}
may-answer-many = Pueden responder:
answer-from = { $player-is ->
    [you] Respondes: { $card }
   *[other] { $card } de { $player }
}
who-plays = { $player-is ->
    [you] Juegas { $card }
   *[other] { $player } juega { $card }
}
of-whom = { $player-is ->
    [you] en tu campo
   *[other] en el de { $player }
}
matchday-number = Jornada { $number }
match-number = partido { $number } de { $of }
who-meets-whom = { $player-is ->
    [you] Tú – { opponent }
   *[other] { $player } – { opponent }
}
opponent = { $rival-is ->
    [you] tú
   *[other] { $rival }
}
in-sudden-death = Muerte súbita
    .help = el primer siete válido de un país gana la copa
full-time-is-called = Se cantó el FINAL
round-of-matchday = ronda { $number }
how-it-stands = Ronda { $round }. Tienes cubiertos { $own } de los siete puestos; { $rival }, { $theirs }: gana quien antes llene los siete con un solo país y cante ¡GOOOL!
round-number = Ronda { $number }
    .help = Gana quien antes complete un siete de un país y cante ¡GOOOL!
other-way-round = se juega en el otro sentido
nations-in-play = Países en el mazo

## La página: jugadores y cartas, como se dibujan y se leen en voz alta

heard-position = { $position ->
    [goalkeeper] portero
    [defender] defensa
    [midfielder] mediocampista
    [forward] delantero
   *[sub] comodín
}
# $nation, menos para un comodín.
of-nation = { $position ->
    [sub] { "" }
   *[other] { " " }de { $nation }
}
player-heard = { $man }, { heard-position }{ of-nation }, { $rating }
man-heard = { player-heard }{ $booked ->
    [yes] , amonestado
   *[no] { "" }
}{ $captain ->
    [yes] , capitán
   *[no] { "" }
}{ $fresh ->
    [yes] , el último de este turno
   *[no] { "" }
}{ $benched ->
    [yes] , fuera del siete
   *[no] { "" }
}{ $out ->
    [yes] , no cuenta
   *[no] { "" }
}
# Detrás del nombre de una carta de la mano.
heard-in-hand = , { $position ->
    [sub] vale para cualquier puesto
   *[other] { heard-position }{ of-nation }
}
booked-one-less = amonestado: uno menos
sure = ¿Seguro?
position-missing = falta { heard-position }
any-nation = cualquier país
instant-tag = INSTANTÁNEO
midfielders-in-the-deck = Mediocampistas del mazo
field-best-seven = El mejor siete
# Lo que se pide mientras se apunta con una carta levantada.
aim-at-player = Ahora pulsa un jugador con marco dorado. Esc devuelve la carta.
    .caution = Ahora pulsa un jugador con marco dorado. Un expulsado acaba encima del descarte, donde { $rivals-count ->
        [one] { $rivals } puede tomarlo
       *[other] quien siga puede tomarlo
    }.
no-cards-in-hand = No tienes cartas en la mano.
done-to-man = { $label }: { $man }

## La página: un partido, el grupo y sus resultados

no-legal-seven = Sin siete válido
whose-attack = { $player-is ->
    [you] Tu ataque
   *[other] Ataque de { $player }
}
whose-defence = { $player-is ->
    [you] Tu defensa
   *[other] Defensa de { $player }
}
total-attack = ataque
total-defence = defensa
goals-heard = { $player-is ->
    [you] Tus goles
   *[other] Goles de { $player }
}
number-of-goals = { $number ->
    [one] { $number } gol
   *[other] { $number } goles
}
score-heard = { $player }: { $goals }
no-score-yet = { $player }: aún sin resultado
match-forfeit = Incomparecencia
official-comes = Se descubre el árbitro.
no-official-comes = Sin árbitro.
both-have-forfeited = Ningún equipo tiene un siete válido: { $score } para los dos.
has-forfeited = { $player-is ->
    [you] No tienes un siete válido: el partido es de { $rival }.
   *[other] { $rival-is ->
        [you] { $player } no tiene un siete válido: el partido es tuyo.
       *[other] { $player } no tiene un siete válido: el partido es de { $rival }.
    }
}
leg-first = Ida
leg-second = Vuelta
match-drawn = Empate: un punto por cabeza
match-won = { $player-is ->
    [you] Ganas
   *[other] Gana { $player }
}
golden-boot-for = Bota de Oro: { $star }
golden-boot-of = { $player-is ->
    [you] Tu Bota de Oro
   *[other] Bota de Oro de { $player }
}
group-on-matchday = Grupo · jornada { $number } de { $of }
group-in-sudden-death = Grupo · muerte súbita
column-place = Puesto
column-manager = Equipo
column-played = PJ
    .title = Partidos jugados
column-results = G-E-P
    .title = Ganados, empatados, perdidos
column-goals = Goles
    .title = Goles
column-difference = DG
    .title = Diferencia de goles
column-points = Pts
    .title = Puntos
ahead-on = ↑ por { $rung }
results = Resultados
each-side = por equipo
both-sides-forfeit = doble incomparecencia
one-side-forfeits = incomparecencia
# Lo que va junto a los puntos o los jugadores de cada cual cuando termina el partido.
league-points = puntos de liga
points-by-sudden-death = muerte súbita · puntos
a-legal-seven = un siete válido
of-seven = puestos cubiertos
scorers-win = Un partido lo gana el jugador que completa el siete. No aparece nadie si lo completa una carta, si se acaban las rondas o si alguien abandona. Un resultado como 7–4 cuenta los jugadores alineados.

## La página: teclas, y cuánto dura

keys-draw = robar del mazo; robar la de arriba del descarte
keys-arrows = de la mano a los campos y de vuelta; las flechas van de jugador en jugador, Enter abre lo que puedes hacer
keys-call = cantar: GOOOL o FINAL
keys-end = terminar el turno o dejar el resto
keys-hold = dejar pasar; el mejor siete
duration = Unos diez minutos
    .more = para un partido suelto. Una fase de grupos de tres jornadas son tres cuartos de hora.

## Lecciones

lesson-first-match = Tu primer siete
    .about = Dos cartas, dos acciones, una entrada y un pitido: la recta final hacia siete jugadores de un país.
lesson-first-match-aim = Un partido a medias, y este es tu campo. Estás armando un equipo: un portero, dos defensas, dos mediocampistas y dos delanteros, todos de un mismo país. Gana quien antes tenga ese siete y cante GOOOL. Tienes cuatro, todos de Noruega.
lesson-first-match-rival = Tu rival junta Brasil y te lleva un jugador. No por mucho tiempo.
lesson-first-match-deck = Un turno: robas dos cartas y luego haces dos acciones. Cada carta puede salir del mazo o del descarte: tú eliges. Lo que está a la vista en el descarte no se mueve de ahí mientras sea tu turno, así que mira antes en el mazo.
    .ask = Roba una del mazo.
lesson-first-match-pile = Y mira quién está en el descarte: Fjordland, delantero, ESTRELLA y capitán de Noruega, aunque en un partido suelto es un delantero como los demás. Una Roja acaba de echarlo de tu campo, y por eso hay un 1 rojo junto a tu nombre, pero puede volver. Si lo dejas, en el próximo turno se lo puede quedar tu rival.
    .ask = Tómalo del descarte.
lesson-first-match-star = Jugar a un jugador es una acción. Se coloca por su cuenta en su puesto.
    .ask = Juega a Fjordland.
lesson-first-match-asked = Juegues lo que juegues, antes se pregunta a tu rival: un INSTANTÁNEO, una carta con un rayo en la esquina, aún puede pararlo. Sigue, y tendrás la respuesta.
lesson-first-match-tackle = Con la segunda acción, frena a tu rival. Una Entrada devuelve a un jugador a la mano. Un país tiene un solo portero, y sin portero no hay siete.
    .ask = Elige tu Entrada y luego a Cadeadinho, en la portería de tu rival.
lesson-first-match-theirs = Tu rival se queda con cuatro. En su campo, Cadeadinho figura “en la mano”, porque todo el mundo lo vio volver. No te quedan acciones, así que pasa el turno, y la respuesta no será amable.
lesson-first-match-instant = ¡Una Entrada a Arkitektsen, tu único mediocampista! Pero tienes un INSTANTÁNEO: la Ventaja anula una Entrada, una Amarilla, una Roja u otro INSTANTÁNEO.
    .ask = Responde con la Ventaja.
lesson-first-match-booked = Arkitektsen se queda. Pero luego Fjordland ve una Amarilla: en el campo su número está en amarillo, y es 9 en vez de 10. En un partido suelto apenas importa, porque su puesto lo cubre igual. Pero a la segunda Amarilla, expulsado.
lesson-first-match-finish = Es hora de rematar.
    .ask = Roba del mazo.
lesson-first-match-limit = Un delantero de más: Nordlysnes sobra, pero guárdalo por si expulsan a alguien. Al final de un turno puedes tener nueve cartas.
    .ask = Roba otra.
lesson-first-match-extra = Tienes cinco, y dos acciones para los dos que faltan. Pero un INSTANTÁNEO puede parar a uno, así que mejor prevenir: el Tiempo añadido, recién robado, cuesta una acción y trae dos.
    .ask = Juega el Tiempo añadido.
lesson-first-match-three = Una acción gastada, dos ganadas: quedan tres.
    .ask = Juega a Tundrasen, defensa.
lesson-first-match-seventh = Solo falta un mediocampista. Siestari se quedaría fuera del siete: es de Argentina, y tu siete es del país que más puestos cubre.
    .ask = Juega a Snøfreser.
lesson-first-match-offside = ¡Fuera de juego! Un INSTANTÁNEO de tu rival lo devolvió a tu mano. Menos mal que te sobra una acción.
    .ask = Juega otra vez a Snøfreser.
lesson-first-match-call = Un portero, dos, dos y dos, todos de un país: un siete válido. Cantarlo no cuesta acción, pero se puede responder: un INSTANTÁNEO le daría a Snøfreser, el último que jugaste, el de la flecha verde.
    .ask = Grítalo: ¡GOOOL!
lesson-first-match-end = Nadie responde: ¡victoria! Los comodines, con camiseta naranja en el campo, valen para cualquier puesto de un siete de cualquier país. En una fase de grupos, que es más larga, los sietes se enfrentan en partidos y marcan goles.

lesson-group-stage = Una fase de grupos
    .about = Sietes que juegan: notas, el canto de FINAL, un árbitro, goles según los números y una clasificación.
lesson-group-stage-season = Una temporada: tres jornadas, y quien mande en esta clasificación después de la tercera tiene la copa. Una victoria vale 3 puntos, un empate 1.
lesson-group-stage-numbers = Ahora cuentan las notas. Tu portero y tus defensas suman la defensa; tus mediocampistas y delanteros, el ataque: los dos números al pie de tu campo.
lesson-group-stage-mixed = Aquí un siete puede ser de varios países, pero cada país además del primero cuesta 1 de cada. Tamanduaí viene de Brasil. Tienes seis, y es tu turno.
    .ask = Roba del mazo.
lesson-group-stage-second = ¡Snøfreser, un mediocampista para ti! Lo demás es como en un partido suelto: dos cartas, dos acciones, Entradas e INSTANTÁNEOS.
    .ask = Roba otra.
lesson-group-stage-seventh = Con un mediocampista tendrías un siete.
    .ask = Juega a Snøfreser.
lesson-group-stage-spare = Un siete, pero mezclado. Y si ahora te devolvieran a alguien con una Entrada, perderías el partido por incomparecencia, 0–2. Un jugador de sobra arregla las dos cosas.
    .ask = Juega a Tundrasen, defensa de Noruega.
lesson-group-stage-call = Quien tenga un siete al final de un turno puede cantar FINAL. Entonces los demás tienen justo dos turnos más, y tú ninguno.
    .ask = Cántalo: ¡FINAL!
lesson-group-stage-last-turns = Dos turnos para completar su siete o para romper el tuyo. Mira.
lesson-group-stage-booked = Ahí está su séptimo, y una Amarilla para Fjordland, tu ESTRELLA. Sigue jugando, pero cuenta 1 menos.
lesson-group-stage-seven = El pitido: ya nadie juega cartas. Tienes ocho, así que dejas fuera a uno, antes de que se sepa quién arbitra.
    .ask = Pulsa dos veces a Tamanduaí para dejarlo fuera: así son todos de Noruega, y no te cuesta nada.
lesson-group-stage-official = Antes de cada partido se descubren cartas hasta que sale una de árbitro. Esa es el árbitro, y cada una cambia el partido a su manera.
lesson-group-stage-wall = ¡La Barrera! Las dos defensas suben 3. Podía haber sido una Media vuelta, un partido de vuelta o un partido sin goles.
lesson-group-stage-goals = Tu ataque es 33: cuatro jugadores, menos 1 por la Amarilla. La defensa rival, con la Barrera, es 21. La diferencia es 12, y cada 3 son un gol: ¡cuatro!
lesson-group-stage-booked-again = El ataque rival también es 33, pero tú defiendes con 24, así que marca tres. Ganas por ese defensa de más.
lesson-group-stage-table = 4–3, y 3 puntos. Quien gana con una ESTRELLA en el equipo se lleva además la Bota de Oro: 4. Los empates los deshace la diferencia de goles y luego los goles.
lesson-group-stage-end = Quedan dos jornadas. Campos y manos siguen como están, también la Amarilla, y empiezas tú, que para eso cantaste. ¡A buscar la copa!

## Consejos sobre lo que va antes del juego, según la fase: lo que mira la regla práctica.

hint-in-seven = Sin este jugador es cuando menos pierde el siete.

## Cómo se juega

how-to-play-aim = Siete de un país
    .text = Un portero, dos defensas, dos mediocampistas, dos delanteros. Quien antes los tenga canta GOOOL y gana.
how-to-play-turn = Roba dos, haz dos
    .text = Cada carta que robas sale del mazo o es la de arriba del descarte, donde acaban las cartas jugadas, también los INSTANTÁNEOS. Con una acción juegas una carta o te llevas a la mano a un jugador tuyo.
how-to-play-against = Y estorba al resto
    .text = Una Entrada devuelve a un jugador a la mano, una Roja lo expulsa, una Amarilla lo deja a un paso de la expulsión. Un INSTANTÁNEO detiene una carta antes de que surta efecto.
how-to-play-season = En la fase de grupos, un siete juega
    .text = Cada 3 puntos de ventaja de tu ataque sobre la defensa rival valen un gol. Tres jornadas, una clasificación, una copa.
how-to-play-signs = Qué significan los símbolos
    .text = El número de un jugador es su nota: cuenta en la fase de grupos.
how-to-play-sign-star = La ESTRELLA, capitán de un país
how-to-play-sign-group-tackle = Una Entrada, a un jugador rival
how-to-play-sign-group-caution = Una amonestación o algo peor
how-to-play-sign-group-referee = Carta de árbitro o árbitro de un partido
how-to-play-sign-group-instant = Un INSTANTÁNEO, que se juega como respuesta

## Qué significan los símbolos

legend-positions = Puestos: POR es el portero, DEF un defensa, MED un mediocampista, DEL un delantero, ✱ un comodín para cualquiera de ellos
legend-group-tackle = Una Entrada: saca a un jugador del campo de un rival
legend-group-caution = Una tarjeta: amarilla o roja para un jugador rival
legend-group-referee = Una carta de árbitro: se juega en tu turno
legend-group-instant = Un INSTANTÁNEO: se juega como respuesta a una carta o a un canto
legend-rating = La nota de un jugador: cuenta en los partidos de una fase de grupos y no en un partido suelto
legend-star = La ESTRELLA de su país, el capitán: en un partido suelto, un delantero más; en una fase de grupos puede ganar un punto extra
legend-tally = Cuántos de los siete puestos están cubiertos en un campo
legend-fresh = El último jugado en este turno: la respuesta a un canto cae sobre él
legend-booked = Amonestado: la nota en amarillo cuenta 1 menos; a la segunda, expulsado
legend-sent-off = Expulsados hasta ahora
legend-wall = La Barrera: sin Entradas al portero ni a los defensas
legend-keeper = El portero lleva los colores del país intercambiados
legend-of-seven = Bajo una carta: con él, cuántos de tus siete puestos quedarían cubiertos
legend-full = Sin puesto libre: espera junto al campo hasta que alguien deje el siete
legend-foreign = De otro país: espera ahí hasta que su país cubra más puestos de un siete o los mismos con mejores notas
legend-in-answer = Solo se juega como respuesta a una carta o a un canto
legend-away = Ese jugador está sin conexión

## Razones de una pista

# En un partido suelto triunfa el siete cuyo canto queda en pie; en una fase de grupos, el que marca.
hint-scores-more-of-game = En { $turns } turnos triunfa tu siete: { hint-here }; { $equals ->
    [one] con la siguiente
   *[other] con la mejor de las otras
}, { hint-there }.
hint-scores-less-of-game = En { $turns } turnos triunfa tu siete: { hint-here }; con la mejor, { hint-there }.
hint-concedes-less-of-game = En { $turns } turnos triunfa el siete de un rival: { hint-here }; { $equals ->
    [one] con la siguiente
   *[other] con la mejor de las otras
}, { hint-there }.
hint-concedes-more-of-game = En { $turns } turnos triunfa el siete de un rival: { hint-here }; con la mejor, { hint-there }.
reason-call = Acaba la carrera con tu siete en el campo.
reason-completes = Completa un siete en tu campo.
# Lo que el campo tiene de un siete con él, y lo que a campo y mano juntos les falta.
reason-fields = Así tienes { $number } de 7; { $lacks ->
    [0] los demás están en tu mano.
    [one] entre campo y mano falta 1 jugador.
   *[other] entre campo y mano faltan { $lacks } jugadores.
}
reason-fields-idly = No tiene puesto en el siete más cercano.
# $number es cuántos jugadores de la mano acercarían un siete, cada uno por sí solo.
reason-ends = { $number ->
    [0] Ningún jugador de tu mano te acerca al siete.
    [one] Un jugador de tu mano te acerca al siete.
   *[other] { $number } jugadores de tu mano te acercan al siete.
}
reason-more-acts = { $number ->
    [0] A ningún jugador de tu mano le sirven { $more } acciones más.
    [one] Da { $more } acciones más, y un jugador de tu mano te acerca al siete.
   *[other] Da { $more } acciones más, y { $number } jugadores de tu mano te acercan al siete.
}
# Lo que a campo y mano juntos les falta para un siete, $now y $then.
reason-deck = En el descarte está { $card }, y no te acerca al siete.
# $number es cuántos jugadores que nadie ha visto ayudarían, cada uno.
reason-deck-hopes = { $number ->
    [one] Hay { $number } jugador aún sin ver que te acerca al siete.
   *[other] Hay { $number } jugadores aún sin ver que te acercan al siete.
}
reason-pile-helps = Con ella, entre campo y mano { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-pile-idle = No te acerca al siete.
reason-pile-hits = { CAPITAL($card-the) } { $card } quita a un jugador de un campo, y { rival-lacks }.
reason-known-card = Sabes lo que te llevas: { $card }.
reason-taken-helps = Con él, entre campo y mano { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-taken-idle = No te acerca al siete.
reason-spare = Puedes pasar sin ella: entre campo y mano { $now ->
    [0] ya hay un siete.
    [one] falta 1 jugador para un siete, con ella o sin ella.
   *[other] faltan { $now } jugadores para un siete, con ella o sin ella.
}
reason-needed = Sin ella, entre campo y mano { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-leaves-gap = Sin él, en tu campo { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-leaves-idly = Con él o sin él, en tu campo { lacked } para un siete.
reason-sets-back = { $rival-is ->
    [you] Entonces en tu campo { $then ->
        [one] falta 1 jugador
       *[other] faltan { $then } jugadores
    } para un siete, en vez de { $now }.
   *[other] Entonces en el campo de { $rival } { $then ->
        [one] falta 1 jugador
       *[other] faltan { $then } jugadores
    } para un siete, en vez de { $now }.
}
# $man is the player that is cancelled, $card what cancels him.
reason-takes-man = { reason-sets-back } Y luego robas tú: puedes tomar del descarte a { $man }, que está encima, y después { $card }, que queda debajo.
reason-no-setback = { $rival-is ->
    [you] En tu campo { lacked-now } para un siete, con ese jugador o sin él.
   *[other] En el campo de { $rival } { lacked-now } para un siete, con ese jugador o sin él.
}
reason-stays = Con la primera amarilla no se expulsa a nadie.
# Cartas de árbitro; $number es lo que le falta a $rival, donde habla de uno.
reason-restarts = Por una acción te llevas { $more } cartas, { $number ->
    [0] y una de ellas puede entrar enseguida.
   *[other] y un jugador de tu mano entra enseguida.
}
reason-exchanges = Con sus cambios, en tu campo { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-exchanges-idly = Ningún cambio con tu mano te acerca al siete.
reason-searches = A tu campo y a tu mano les viene bien un Mediocampista.
reason-searches-idly = Ningún Mediocampista te acerca al siete.
reason-walls = Hasta tu próximo turno, { $number ->
    [0] no tiene a quién librar de una Entrada.
    [one] libra de Entradas a un jugador tuyo.
   *[other] libra de Entradas a { number-in-words } jugadores tuyos.
}
reason-clears = { $rival-is ->
    [you] Borra { $number ->
        [one] una amonestación
       *[other] { number-in-words } amonestaciones
    } de tu campo.
   *[other] Borra { $number ->
        [one] una amonestación
       *[other] { number-in-words } amonestaciones
    } del campo de { $rival }.
}
reason-slows-reverse = Una acción menos en su próximo turno: { rival-lacks }.
reason-slows-no-acts = Ninguna acción en su próximo turno: { rival-lacks }.
reason-slows-turns = El próximo turno pasa a { $rival }: en su campo { lacked } para un siete.
reason-slows-nobody = No queda nadie a quien frenar.
# Respuestas; $man es el jugador sobre el que se juega una carta.
reason-rescues = Así sí vale { $card }.
reason-gives-up = Así no vale { $card }.
reason-call-stands = Entonces el canto vale, y gana { $rival }.
reason-call-falls = Sin el último jugador que entró, { rival-lacks }: el canto cae.
reason-call-survives = El canto vale incluso sin el último jugador que entró.
reason-rival-lacks = Con ese jugador, { rival-lacks }.
reason-not-yours = Le da a { $rival }, no a ti.
reason-would-lose = Sin { $man }, en tu campo { $then ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $then } jugadores
} para un siete, en vez de { $now }.
reason-can-spare = En tu campo { lacked-now } para un siete, con { $man } o sin él.
reason-no-acts = En tu campo { lacked } para un siete, y te deja sin acciones en el próximo turno.
reason-fewer-acts = En tu campo { lacked } para un siete, y te deja con una acción menos en el próximo turno.
lacked = { $number ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $number } jugadores
}
lacked-now = { $now ->
    [0] no falta nadie
    [one] falta 1 jugador
   *[other] faltan { $now } jugadores
}
rival-lacks = { $rival-is ->
    [you] en tu campo { lacked } para un siete
   *[other] en el campo de { $rival } { lacked } para un siete
}

## Lo que se imprime en papel

print-counter = amarilla

## A qué se puede responder de antemano, en una lista de cartas.

answered-call = Un canto de FINAL
answered-player = Un jugador que entra

## Qué está mal en el archivo de una caja, tras la clave de la que se trata

wrong-hand = no puede pasar de most-hand, { $most }
wrong-call = debe ser menor que build-rounds, { $rounds }: nadie podría cantar
wrong-group = debe ser '{ $group }' con este efecto
wrong-players = y subs son { $number }; caben { $most } como mucho
wrong-hit = ya es de { $card }: lo tiene un solo tipo de carta
wrong-deal = no se puede repartir: { $error }
wrong-nation = tiene { $number } de la posición '{ $position }' para { $nation }; un siete necesita { $needed }
wrong-star = debe ser un delantero de este país, uno de { $forwards }, no '{ $star }'
# Para cuántos asientos basta una caja: $number es lo que tiene.
unfit-nations = con { $seats } asientos se juega con { $allowed } países, y la caja tiene { $number }
unfit-few-cards = { $seats } asientos necesitan al menos { $allowed } cartas, y un mazo puede tener { $number }
unfit-many-cards = un mazo para { $seats } asientos puede tener { $number } cartas, y caben { $allowed } como mucho
