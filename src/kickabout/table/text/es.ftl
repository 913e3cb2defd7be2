### Lo que dicen las páginas de la mesa, sea cual sea el juego. Lo de cada juego está en su propia carpeta.
###
### $name es cómo se llama alguien; $player, $rival y $players son personas en asientos: véase el archivo común.
### $noun es lo que se construye en un juego, como «plantilla», con su género.
### No hay segunda persona del plural, ni formas que den género a quien juega.

## Bots: nombres y carácter.

bot-youth = Yuki
    .kind = juvenil
    .character = Tiene buenas ideas, casi siempre.
bot-amateur = Ama
    .kind = amateur
    .character = Juega los domingos y sabe por qué perdió.
bot-rule-of-thumb = Rosalind
    .kind = de manual
    .character = Se sabe el juego de memoria: si puede, tira; si vas a tirar, te frena.
bot-pro = Petra
    .kind = profesional
    .character = Piensa varias jugadas por delante y perdona poco.
bot-world = Wanda
    .kind = mundial
    .character = Ya lo ha visto todo, unas mil veces.
bot-random = Basti
    .kind = al azar
    .character = Juega lo primero que encuentra, y tan feliz.

bot-strength = fuerza { $strength } de { $most }

## El elenco: bots con nombre y carácter propios. Los nombres se quedan como son.

cast-granny-longball = Granny Longball
    .character = No ve qué falta hace el medio campo.
cast-count-backheel = Count Backheel
    .character = No mira el balón desde los nueve años. Ni falta que le hace.
cast-wobbly-woodwork = Wobbly Woodwork
    .character = Dos postes y un larguero, y más o menos igual de ágil.
cast-doctor-throughball = Doctor Throughball
    .character = Encuentra el hueco y te pasa la factura.
cast-auntie-offside = Auntie Offside
    .character = Ya tiene el brazo en alto antes de que toques el balón.
cast-captain-crossbar = Captain Crossbar
    .character = Siempre le da al larguero. Algún día, justo por debajo.
cast-lady-tikitaka = Lady Tikitaka
    .character = Te devuelve el balón después del té.
cast-bobby-bobblehat = Bobby Bobblehat
    .character = Vino a mirar. Faltaba uno para ser once.
cast-madame-bolt-the-door = Madame Bolt-the-Door
    .character = Un cero a cero le parece un banquete.
cast-the-sunday-clogger = The Sunday Clogger
    .character = Algo de balón toca. Pide perdón en el bar.
cast-sir-toepoke = Sir Toepoke
    .character = De puntera, sin aviso, sin modales y sin piedad con el portero.
cast-nana-nutmeg = Nana Nutmeg
    .character = Caño, y a casa a merendar.
cast-baron-von-volley = Baron von Volley
    .character = Que el balón bote le parece una vulgaridad.
cast-uncle-upfield = Uncle Upfield
    .character = La revienta hacia allá. Hacia el otro lado, tras el descanso.
cast-old-stopwatch = Old Stopwatch
    .character = Ha visto descuentos más largos que este, y con más frío.
cast-the-duchess-of-dribble = The Duchess of Dribble
    .character = Si pasa el balón, es en domingo.
cast-mister-mudbath = Mister Mudbath
    .character = Rinde más donde antes había césped.
cast-professor-pressing = Professor Pressing
    .character = Te lo explica todo, muy de cerca.
cast-dizzy-dummy = Dizzy Dummy
    .character = Su amago engañó a un defensa, a dos espectadores y a él mismo.
cast-grumpy-gloves = Grumpy Gloves
    .character = No era córner. Nunca es córner.
cast-miss-chipshot = Miss Chipshot
    .character = Avisó antes al portero por teléfono, por cortesía.
cast-kipper-the-kitman = Kipper the Kitman
    .character = Encontró una camiseta de su talla, y nadie dijo que no.
cast-the-flying-flagpole = The Flying Flagpole
    .character = Lo remata todo de cabeza, incluidos los puentes bajos.

## Los partidos del día.

today = Hoy
    .about = Un partido de cada juego, una vez al día. A todo el mundo le tocan el mismo rival, las mismas cartas y los mismos dados: cuenta lo que haces con ellos. Vale tu primer partido del día.
    .date = { $date }
    .left = Quedan { $hours } h { $minutes } min
today-strip = { $done ->
        [0] { $number } partidos, los mismos dados para todo el mundo
       *[other] { $done } de { $number } jugados
    }
today-streak = { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
today-rival = contra { $name }
today-play = Jugar
today-go-on = Seguir jugando
today-look = Ver tu partido
today-finished = { $number ->
        [0] Nadie lo ha jugado todavía: estrenas tú.
        [one] { $number } persona lo ha jugado.
       *[other] { $number } personas lo han jugado.
    }
today-running = Tu partido te espera.
today-won = Victoria { $goals }:{ $conceded }
today-drawn = Empate { $goals }:{ $conceded }
today-lost = Derrota { $goals }:{ $conceded }
today-left-open = No se terminó a tiempo.
today-better-than = Mejor que el { $percent } % de los demás.
today-alone = Nadie más tiene resultado todavía.
today-others = Con las mismas cartas y los mismos dados
    .bot = { $name }, { $kind }
today-share = Compartir
    .text = Kickabout, { $date }
        { $squares }
    .label = Compartir tu día sin destripar nada
    .picture = Imagen para compartir
    .picture-label = Tu día en una imagen, sin destripar nada
today-square-won = 🟩
today-square-drawn = 🟨
today-square-lost = 🟥
today-square-open = ⬜
today-back = Todos los partidos de hoy
today-seal = El sello de los dados de hoy
    .about = Las cartas y los dados de un día salen de un secreto. Hasta que se revela, dos horas después de la medianoche UTC, se enseña su sello: así nadie puede cambiarlo.
    .secrets = El secreto de sus dados
    .closed = se revela a partir del { $date }
today-positions = ¿Qué jugarías tú?
    .about = Una posición de un partido entre bots, en cada juego: vale una sola respuesta, y después se te dice cuánto valía cada una.
today-yesterday = Ayer
    .none = Nadie lo jugó.
    .guest = alguien sin nombre
today-picture-rival = { $title } · { $name }
today-picture-open = sin jugar
today-picture-foot = Las mismas cartas y los mismos dados para todo el mundo

## Lo que dicen los bots en el saque inicial, cuando marcan, cuando encajan, cuando ganan y cuando pierden.

bot-youth-kick-off =
    .v1 = ¡Ya pitan! Esto lo tengo ensayado en el patio.
    .v2 = Me sé casi todas las reglas. ¡Vamos!
    .v3 = Cordones con doble nudo. Cuando quieras.
bot-youth-scores =
    .v1 = ¡Entró! ¿Lo vieron todos?
    .v2 = Igualito que en el patio. Casi igualito.
    .v3 = ¡Mamá! ¡MAMÁ! ¿Lo viste?
bot-youth-concedes =
    .v1 = Uy. Yo estaba mirando al otro.
    .v2 = En el recreo eso no se hace.
    .v3 = ¿Y si cuenta la mitad?
bot-youth-wins =
    .v1 = ¡Gané! Hoy duermo con el balón.
    .v2 = Verás cuando lo cuente en clase.
bot-youth-loses =
    .v1 = ¿Otro? ¿Porfa? Si todavía es de día.
    .v2 = Casi te gano. Casi.
bot-amateur-kick-off =
    .v1 = Piernas de domingo, pulmones de domingo. A ver.
    .v2 = Me esperan a comer, así que rapidito.
    .v3 = Primero, la mano. Siempre nos damos la mano.
bot-amateur-scores =
    .v1 = Este gol lo enmarcan en el bar del club.
    .v2 = Nada mal, con diez horas de sueño en tres días.
    .v3 = Las naranjas del descanso las pago yo.
bot-amateur-concedes =
    .v1 = Sé perfectamente qué hice mal ahí.
    .v2 = Justo es. Con los ojos abiertos, habría aplaudido.
    .v3 = La rodilla dijo izquierda. La rodilla mintió.
bot-amateur-wins =
    .v1 = ¡Ganamos! La limonada la pago yo.
    .v2 = Buen partido. De verdad. Y además gané.
bot-amateur-loses =
    .v1 = Bien jugado. Te explico por qué perdí, con detalle.
    .v2 = ¿El domingo, a la misma hora?
bot-rule-of-thumb-kick-off =
    .v1 = Tirar si se puede, frenar a quien va a tirar. ¿Vamos?
    .v2 = Leí el reglamento. Dos veces, por las notas al pie.
    .v3 = Según el manual, pues.
bot-rule-of-thumb-scores =
    .v1 = Regla uno: la que hay, se tira.
    .v2 = Lo pone en la página cuatro.
    .v3 = De manual. Lo traigo aquí, el manual.
bot-rule-of-thumb-concedes =
    .v1 = Hay una regla contra eso. Llegué tarde a ella.
    .v2 = Una excepción. La anoto al margen.
    .v3 = Eso no viene en el manual. Debería.
bot-rule-of-thumb-wins =
    .v1 = Como dice la regla: era lo probable.
    .v2 = Reglas sencillas, bien cumplidas.
bot-rule-of-thumb-loses =
    .v1 = Tendré que revisar alguna que otra regla.
    .v2 = Tú piensas por delante. Contra un manual, no vale.
bot-pro-kick-off =
    .v1 = Vi tus últimos partidos. Todos.
    .v2 = Suerte. Te va a hacer falta por el centro.
    .v3 = Yo ya calenté. ¿Y tú?
bot-pro-scores =
    .v1 = Ese era el plan.
    .v2 = Lo vi hace tres jugadas.
    .v3 = Gracias. Cada cual a su sitio.
bot-pro-concedes =
    .v1 = Bien. Ahora se pone interesante.
    .v2 = Contaba con eso. Con la sonrisita, no.
    .v3 = Pasa una vez.
bot-pro-wins =
    .v1 = Un buen día de oficina.
    .v2 = Me hiciste pensar. Pocos pueden.
bot-pro-loses =
    .v1 = Merecido. Quiero la revancha por escrito.
    .v2 = Esta noche no duermo: toca ver el vídeo.
bot-world-kick-off =
    .v1 = Mi partido diez mil. Siempre llora alguien.
    .v2 = Luces, lleno hasta arriba. Lo de siempre.
    .v3 = De ese silbato no me canso nunca.
bot-world-scores =
    .v1 = Este ya lo metí una vez. Con lluvia.
    .v2 = A tus nietos les dirás de quién fue el gol.
    .v3 = Este, al museo.
bot-world-concedes =
    .v1 = Ay, qué bonito. ¿De quién lo aprendiste?
    .v2 = Los he visto mejores. Dos, quizá.
    .v3 = Que alguien lo enmarque, rápido.
bot-world-wins =
    .v1 = Quédate con la camiseta.
    .v2 = Estuvo más cerca de lo que parece. Un poco.
bot-world-loses =
    .v1 = Recuerda esta noche. Yo lo haré.
    .v2 = Llévate el balón a casa. Te lo has ganado.
bot-random-kick-off =
    .v1 = ¡Sin plan! ¡Ni medio plan! ¡Qué gusto!
    .v2 = ¿Hacia qué lado? ¡Da igual!
    .v3 = ¡Yo juego lo primero que salga!
bot-random-scores =
    .v1 = ¡Fue queriendo! ¡Creo que fue queriendo!
    .v2 = ¡Ja! ¡Y yo apuntaba al banderín!
    .v3 = ¡GOOOL! ¿De quién? ¡Mío!
bot-random-concedes =
    .v1 = ¡Bravo! Ah, ¿era tuyo? ¡Bravo igual!
    .v2 = ¡Qué golazo! ¡Qué día tan lindo!
    .v3 = ¡Más goles! ¡De quien sea!
bot-random-wins =
    .v1 = ¿Gané? ¿Cómo? ¡No me lo digas!
    .v2 = ¡Y ni una idea en todo el partido!
bot-random-loses =
    .v1 = ¡El mejor partido del mundo! ¡Otro!
    .v2 = ¡Perdí con muchísimo estilo!

## Palabras que estallan en una escena.

table-scene-book = ¡Tarjeta!
table-scene-sent-off = ¡Expulsión!
table-scene-full-time = Final
table-scene-save = ¡Parada!
table-scene-sum = { $player }: { $own } contra { $other }

## Asientos que cambian de manos, en el relato.

seat-back-on = { $player-is ->
    [you] Vuelves al campo; { $bot } se retira.
   *[other] { $player } vuelve al campo; { $bot } se retira.
}
seat-taken-by-bot = { $bot } se pone la camiseta que quedaba en la percha.
seat-bot-comes-on = { $bot } entra por { $player-is ->
    [you] ti
   *[other] { $player }
}.
seat-open-name = Asiento { $number }
seat-named = { $player }
seat-thinking = pensando
seat-stand-in = juega { $name }
seat-line-down = ausente
# Al lado de un equipo sobre el que se puede jugar la carta levantada.
seat-aim = sobre { $player-is ->
    [you] ti
   *[other] { $player }
}

## Asientos que puede ocupar un bot, junto al campo y en el vestuario. $bot es cómo se llama.

seat-played-by = { $bot } juega por ti.
seat-take-back = Recuperar tu asiento
call-off = Terminar el partido
    .about = { $name } lleva minutos sin aparecer. El partido se acaba ahora mismo, con victoria tuya.
    .yes = Sí, terminarlo
in-advance = Responder por adelantado
    .short = Respuestas
    .help = Cuando alguien juega una de estas, el partido espera a que respondas o la dejes pasar. Las que marques pasan al momento, sin preguntarte. Vale solo para este partido, puedes cambiarlo cuando quieras y nadie lo ve.
    .all = Marcar todas
    .none = Desmarcar todas
    .keep = Guardar
in-advance-kept = { $number ->
    [0] Guardado: se te pregunta siempre.
    [one] Guardado: { $number } de ellas pasa sin preguntarte.
   *[other] Guardado: { $number } de ellas pasan sin preguntarte.
}
let-stand-by-itself = Dijiste de antemano que pasara: en un minuto se sigue sin ti.
let-stand-waits = Se espera tu palabra tengas lo que tengas, o los demás lo sabrían.
let-stand = Siempre: { $card }
    .help = Desde ahora pasa sin ti en este partido. Nadie lo ve, y puedes cambiarlo en “Respuestas”.
seat-withdrawn = Estás fuera de este partido: ya no se puede ganar.
seat-bot-asked = { $bot } jugará por { $name } en cuanto digan que sí: { $players }.
seat-bot-agree = ¿Que { $bot } juegue por { $name }, que se fue?
seat-agree = De acuerdo
seat-has-left = { $name } se fue.
    .all = Para poner un bot hace falta el sí de todo el mundo.
    .end = Espera, sigue contra un bot, o termina el partido.
seat-send-on = Que entre { $bot }
    .label = Que entre { $bot } por { $name }
seat-open-asked = { $bot } lo ocupa en cuanto digan que sí: { $players }.
seat-open-agree = ¿Que lo ocupe { $bot }?
seat-open-give = Dárselo a { $bot }, un bot
    .label = Dar el asiento { $number } a { $bot }, un bot

## Un empate que dos personas acuerdan.

draw = Ofrecer empate
    .about = Si tu rival acepta, el partido termina en empate y nadie gana. La oferta vale hasta que tu rival decida otra cosa.
    .yes = Sí, ofrecer el empate
draw-mine = Has ofrecido el empate.
draw-theirs = { $name } ofrece el empate. Vale hasta que decidas otra cosa.
draw-accept = Aceptar el empate

## Hablar en la mesa, y dar un partido por perdido. $bot es quien sigue en el asiento.

talk = Decir
    .help = Decir algo
talk-said = Lo que se dijo
talk-mute = Silenciar a { $name }
text-allow = Podemos escribirnos
    .help = Se puede escribir libremente cuando todo el mundo en esta mesa lo ha activado. Solo quienes juegan ven lo escrito. Desaparece de esta página un día después del partido, y se borra a los 30 días como muy tarde. Si lo desactivas, ya nadie puede escribir.
text-line = Escribe algo
text-send = Enviar
text-waits = Se podrá escribir en cuanto también lo { $players-count ->
    [one] active
   *[other] activen
} { $players }.
text-wanted = { $players } { $players-count ->
    [one] quiere
   *[other] quieren
} poder escribirte. Si tú también quieres, actívalo en “Decir”.
text-on = Ya pueden escribirse mensajes aquí, en “Decir”.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-well-played = ¡Bien jugado!
phrase-ouch = ¡Uf!
phrase-lucky = ¡Qué suerte!
phrase-so-close = ¡Por poco!
phrase-thinking = Déjame pensar…
phrase-your-turn = Creo que te toca.
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otro?
resign = Rendirse
    .ends = Das este partido por perdido. Se acaba ahora mismo, y lo pierdes.
    .ends-match = Das por perdido este partido, no la serie: sigue con el próximo, y este es del rival.
    .ends-series = Das este partido por perdido. Con él pierdes la serie.
    .goes-on = Das este partido por perdido, sin vuelta atrás. { $bot } sigue en tu asiento para que los demás puedan terminarlo, pero tú ya no puedes ganar.
    .yes = Sí, rendirse
    .rated = Es puntuable: tu puntuación baja.
asks-first-no = Mejor no

## Nombres que se denuncian a quien administra el servidor, y la página para eso.

report-name = Denunciar un nombre
    .label = Denunciar el nombre { $name }
report-words = Denunciar lo que escribió { $name }
report-words-done = Quien administra este servidor se entera de lo que escribió { $name }: recibe las últimas 20 líneas de esta mesa.
report-done = Quien administra este servidor se entera del nombre { $name }.
admin-title = Página de administración
admin-token = Token
    .help = Está en el archivo admin.token de la carpeta de datos del servidor.
admin-wrong-token = Ese no es el token.
admin-enter = Entrar
admin-reported = Denuncias
admin-no-reports = Nadie ha denunciado nada.
admin-note = Qué se hace con ello
admin-settle = Cerrar la denuncia
admin-sanctions = Silencios y suspensiones
admin-no-sanctions = No hay.
admin-person = Un nombre registrado o el identificador de un navegador
admin-why = Motivo, que se le dice
admin-days = Días
    .help = Quien está en silencio no dice nada; sin días, para siempre. Quien está en suspensión tampoco empieza partidos ni se une a ellos.
admin-mute = Silenciar
admin-suspend = Suspender
admin-sanction = { $kind ->
    [mute] en silencio
   *[suspend] en suspensión
}
admin-until = hasta el { $date }
admin-for-good = para siempre
admin-lift-why = Motivo, para el registro
admin-lift = Dejar hablar y jugar otra vez a { $whom }
admin-acts = Lo que ha hecho la administración
admin-no-acts = Nada todavía.
admin-blocks = Bloqueos
admin-no-blocks = No hay.
admin-whom = Una dirección, una red o el identificador de un navegador
admin-block = Bloquear
# Detrás de una dirección.
admin-accounts-only = (no puede registrar nombres)
admin-unblock = Dejar entrar otra vez a { $whom }
admin-tables = Mesas
admin-no-tables = No hay ninguna.
admin-onlookers = { $number ->
    [one] una persona mirando
   *[other] { $number } personas mirando
}
admin-close = Cerrar la mesa { $table }
admin-here = aquí
admin-away = fuera
admin-reports = { $number ->
    [one] denunciado una vez
   *[other] denunciado { $number } veces
}
admin-remove-name = Quitar el nombre { $name }
admin-block-browser = Bloquear el navegador { $whom }
admin-block-address = Bloquear la dirección { $whom }

## Errores: por qué no puede ser algo que se pidió.

error-fault = Algo se rompió de nuestro lado. Lo jugado se conserva.
error-fault-at-table = Algo se rompió de nuestro lado. El partido se conserva.
error-not-allowed = Eso no puede ser: { $error }.
error-nothing-to-do = Aquí no hay nada que hacer.
error-too-slow = La petición no llegó entera en { NUMBER($seconds) } segundos, así que se abandonó.
error-head-too-long = La cabecera de la petición es más larga de lo que nadie necesita.
error-too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección. Cierra alguna y prueba otra vez.
error-too-many-requests = Desde tu navegador o tu dirección se ha pedido demasiado en poco tiempo. Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-many-streams = Desde tu navegador o tu dirección se están viendo demasiadas mesas. Cierra alguna, y esta página sigue.
error-too-many-tables = Desde tu navegador o tu dirección se han montado ya todas las mesas que se permiten en una hora. Monta la siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-open = Hay demasiadas mesas en marcha montadas desde tu navegador o tu dirección. Termina alguna, o vuelve en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-hints = Desde tu navegador o tu dirección se han pedido demasiadas pistas. Pide la siguiente en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-many-rosters = Desde tu navegador o tu dirección se han empezado ya tantas como se permiten en una hora. Empieza la siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-host = Este servidor no responde al nombre “{ $host }”. Ábrelo por su propia dirección; quien lo administra añade un nombre con --host-name.
error-other-site = Esto se envió desde otro sitio, así que se rechazó.
error-no-such-file = Este juego no tiene ese archivo.
error-game-left-out = { $game } no se puede mostrar aquí; el registro del servidor dice por qué.
error-no-table = Aquí no hay ninguna mesa. Puede que el enlace esté incompleto o sea de otro lugar.
error-table-closed = Quien administra este servidor ha cerrado esta mesa.
error-fixture-closed = Alguien no llegó a tiempo a este partido de una competición: ya no se juega aquí.
error-blocked = Quien administra este servidor no deja entrar a nadie desde aquí.
error-blocked-accounts = Quien administra este servidor no deja registrar nombres desde aquí. Puedes jugar sin nombre propio.
error-suspend = Quien administra este servidor te ha suspendido hasta el { $until }. El motivo: “{ $why }” Hasta entonces no puedes empezar partidos ni unirte a ellos, ni retar a nadie, ni hablar. Puedes terminar los partidos en marcha, y leer tus partidos y tu perfil.
error-mute = Quien administra este servidor te ha silenciado hasta el { $until }. El motivo: “{ $why }” Hasta entonces puedes jugar, pero no hablar.
error-mute-for-good = Quien administra este servidor te ha silenciado para siempre. El motivo: “{ $why }” Puedes jugar, pero no hablar.
error-suspended-other = Alguien en esta mesa no puede empezar partidos por ahora.
error-suspend-days = Para eso hace falta un número de días mayor que 0, y como mucho { NUMBER($most, useGrouping: 0) }; solo un silencio puede ser para siempre.
error-why = Para eso hace falta un motivo, de { $most } caracteres como mucho.
error-no-sanction = “{ $whom }” no tiene ni silencio ni suspensión.
error-nobody-known = “{ $whom }” no es ni un nombre registrado ni un navegador que haya tenido asiento aquí.
error-no-report = No hay ninguna denuncia abierta sobre el asiento { $seat } de la mesa { $table }.
error-not-the-host = Esto es para quien administra el servidor: pide el token de su carpeta de datos.
error-no-previous-key = No hay una clave anterior.
error-keys-of-settings = Las claves de este servidor se cambian en su configuración, como las de todos los que comparten una base de datos; docs/hosting.md dice en qué orden.
error-keys-unwritten = La nueva clave no se pudo escribir en la carpeta de datos ({ $reason }), así que no ha cambiado nada.
error-block-whom = “{ $whom }” no es ni una dirección, ni una red, ni un navegador de la lista.
error-block-loopback = Este mismo equipo no se puede bloquear: desde él entra quien administra el servidor.
error-not-blocked = “{ $whom }” no está en la lista de bloqueos.
error-nobodys-name = En este asiento no hay nadie cuyo nombre se pueda cambiar.
error-report-own = Ese es tu propio nombre.
error-no-transcript = Aquí no hay ninguna transcripción abierta; empieza con `kickabout replay ARCHIVO`.
error-rules-changed = Este partido ya no encaja con las reglas actuales y no puede seguir: { $error }

error-invitation = Esta invitación no lleva a ninguna mesa. Puede que esté incompleta.
error-invitation-elsewhere = Esta invitación es de otra mesa.
error-private-link = Este enlace privado no lleva a ningún asiento. Puede que esté incompleto.
error-token-elsewhere = Este token es de un asiento de otra mesa.
error-no-seat = No tienes asiento en esta mesa: puedes mirar, pero no jugar. Si te sentaste aquí con otro navegador, abre en este tu enlace privado.
error-seat-not-taken = Nadie ocupa todavía este asiento; pide su invitación.
error-seat-taken = Otra persona ha ocupado este asiento. Puedes ver el partido.
error-seat-kept = Este asiento está reservado para { $name }: ningún bot lo ocupa.
error-seat-taken-by = { $name } ha ocupado este asiento. Puedes ver el partido.
error-second-seat = Este navegador ya tiene un asiento en esta mesa. Abre la invitación en otro navegador, o envíasela a alguien.
error-not-at-device = Ese asiento no se juega en este dispositivo.
error-device-of-another = Le toca a { $name }: pásale antes el dispositivo.
error-device-passed-on = La página en la que pulsaste enseñaba la mano de { $name }, y el dispositivo ya ha pasado a otras manos. No se ha jugado nada.
error-one-seat = Un asiento es tuyo; deja abiertos los demás o dáselos a bots.
error-automaton-seat = Con estas opciones, ese asiento es de { $name }; elige otro.
error-seat-kind = Un asiento es uno de { $kinds }, no “{ $kind }”.

error-name-missing = Escribe un nombre: aparece junto a tu asiento.
error-name-long = Un nombre tiene como mucho { $most } caracteres; este tiene { $length }.
error-name-control = Un nombre no puede llevar caracteres de control.
error-name-invisible = Un nombre necesita al menos un carácter visible.
error-name-taken = En esta mesa alguien se llama ya { $name }, o casi; elige otro nombre.
error-name-like-you = Cada cual lee “{ $word }” donde se habla de sí, así que nadie puede llamarse así, ni casi.
error-name-like-bot = Hay un bot que se llama { $bot }; elige un nombre que nadie confunda con el suyo.

seat-renamed = Sin nombre { $number }
error-name-claimed = { $name } ya está registrado, o se parece a un nombre que lo está; elige otro. Si es tuyo, inicia sesión antes: pulsa la figura de arriba en la portada.
error-name-reserved = { $name } se parece a como se llama quien aún no tiene nombre; elige otro.
error-recovery = Ese nombre y ese código no van juntos. Un código tiene cinco grupos de cinco letras.
error-guest = En este navegador juegas sin nombre propio. Registra uno, o recupera el tuyo, en tu página.
error-rated-program = Un partido puntuable lo juegan personas en sus páginas: los programas no pueden sentarse en él, ni ver sus manos, ni decidir.
error-program-rated = Has empezado un partido puntuable, así que este es el nombre de una persona. Registra otro para el programa.
error-key-label = Di para qué es la clave, en { $most } caracteres como mucho.
error-key-scopes = Elige qué permite la clave: { $scopes }.
error-key-days = Una clave vale de 1 a { NUMBER($most, useGrouping: 0) } días, o para siempre.
error-keys-full = Ya tienes { $most } claves, y no puede haber más: revoca alguna antes.
error-no-key = No tienes esa clave.
error-key-unknown = No se conoce esta clave: se revocó, ha caducado o no está entera.
error-key-scope = Esta clave no permite eso: hace falta una con el permiso “{ $scope }”.
error-key-missing = Para esto hace falta la clave de una cuenta, como `Authorization: Bearer`. Quien tiene un nombre la crea en /me/keys.
error-rated-guest = Este partido es puntuable: inicia sesión, o registra un nombre en tu página, y luego siéntate.
error-rated-people = Un partido puntuable es solo para personas, cada una con nombre y dispositivo propios, o para una de ellas contra un bot.
error-rated-placed = Tu puntuación ya se conoce: solo la cambian los partidos con personas.
error-rated-unfinished = Has empezado un partido puntuable contra un bot en este juego. Termínalo, o dalo por perdido, antes del siguiente.
error-rated-fair = Un partido puntuable se juega con la caja original del juego, sin pistas y con el azar del servidor.
error-device-link = Este enlace ya se usó, o tiene más de { $minutes } minutos. Crea uno nuevo en el dispositivo que tiene el nombre.
error-no-account = Nadie ha registrado el nombre { $name }.
error-no-session = Ese dispositivo ya no tiene la sesión iniciada.
error-nobody = Aquí nadie se llama { $name }, o no enseña sus partidos.
error-remove-name = Escribe { $name } para quitarlo; no se ha quitado nada.

error-not-begun = El partido empieza cuando todos los asientos estén ocupados.
error-no-seal = Un sello son 64 cifras hexadecimales en minúsculas: el SHA-256 de lo que dice docs/dice.md.
error-no-anchor = Un ancla son 64 cifras hexadecimales en minúsculas: el primer hash de una cadena, como dice docs/dice.md.
error-no-links = En esta mesa los asientos no crean el azar entre todos, o este asiento no tiene cadena de eslabones.
error-other-link = Ese no es el eslabón de la cadena de este asiento para el sorteo que sigue a { $number } entradas.
error-sealed-already = Este asiento ya ha sellado su aporte.
error-sealed-by-another = Otro asiento ha sellado exactamente eso. Sella números al azar propios: una copia no podría abrirla nadie.
error-other-head = El acta que tiene tu página de este partido no es la del servidor: las cabezas tras { $number } entradas son distintas. Guarda la tuya como prueba y recarga la página.
error-sealed-too-late = El azar está sellado: ya nadie puede añadirle nada.
error-told-too-early = Los aportes se revelan cuando todos los sellos están fijados, y lo hace quien selló uno.
error-told-too-late = El azar está fijado: lo que no se reveló a tiempo cuenta como retenido.
error-not-what-was-sealed = Eso no es lo que este asiento selló.
error-no-proof = El azar de este partido no se puede comprobar: en una lección está preparado, y los partidos más antiguos no tienen prueba.
error-proof-too-early = La prueba descubre todos los sorteos, así que se enseña cuando acaba el partido.
error-day-closed = Hoy hay más gente jugando con las mismas cartas y los mismos dados. Todo lo de este partido se abre el { $date }.
error-day-to-come = Ese día aún está por llegar.
error-clock-alone = El reloj es para personas con dispositivos propios y para partidos sin cartas de verdad.
error-days-people = Un partido de varios días pide dos personas o más.
error-clock-answers = Donde corre el tiempo, responder a una carta también necesita un límite: elige 4, 8 o 15 segundos.
error-nothing-in-advance = Aquí no se puede responder nada por adelantado: eso es para partidos de varios días, en juegos con respuestas.
error-nothing-to-answer = Ya no queda nada a lo que responder.
error-not-answerable = A { $card } no se puede responder. Se puede responder a: { $cards }.
error-call-off = El partido solo se puede dar por terminado cuando esa persona se ha ido y no queda nadie más en él.
error-best-of = Una serie es al mejor de { $numbers } partidos.
error-not-over = El partido aún no ha terminado.
error-match-over = El partido ha terminado.
error-draw-unknown = Para acordar un empate hacen falta dos personas, y un partido que pueda acabar así.
error-draw-gone = Esa oferta ya no vale: desde entonces se decidió otra cosa.
error-draw-again = Ya has ofrecido el empate; puedes ofrecerlo otra vez tras tu próxima decisión.
error-no-phrase = “{ $phrase }” no es ninguna frase; hay { $phrases }.
error-nobody-listens = No hay nadie más en esta mesa con quien hablar.
error-phrases-often = Basta por ahora: puedes decir { $most } cosas en { $seconds } segundos.
error-no-line = Eso no se puede enviar: escribe una línea de { $most } caracteres como mucho, todos visibles.
error-not-all-write = Aquí solo puedes escribir mientras todo el mundo en la mesa lo permita.
error-no-free-text = Aquí no se puede escribir libremente: solo en una mesa que no esté abierta a cualquiera, entre personas con dispositivo propio, y hasta un día después del partido.
error-nothing-written = { $name } no te ha escrito nada que se pueda denunciar.
error-withdrawn = Estás fuera de este partido: un bot sigue en tu asiento hasta el final.
error-resign-lesson = Una lección no es un partido: déjala cuando quieras.
error-resign-real = Con cartas de verdad y más de dos jugadores nadie puede rendirse, porque ningún bot puede hacerse cargo de las cartas.
error-other-seat = Ya tienes asiento en esta mesa, como { $name }. Para otro asiento hace falta otro navegador.
error-no-lesson = En este asiento no se enseña a nadie.
error-no-lab-box = No hay tal caja en el laboratorio de este navegador: se borró, o es de otro navegador.
error-no-lab-run = El laboratorio no tiene ese informe: se borró, o el enlace no está entero.
error-no-lab-report = Todavía no hay informe.
error-box-of-another-game = Esa caja es de otro juego.
error-lab-box = { $error }
error-lab-game = La línea “game” dice para qué juego es la caja: uno de { $games }, no “{ $game }”.
error-lab-name = Un nombre tiene de 1 a { $most } signos que se puedan imprimir.
error-lab-no-file = Elige antes un archivo, o pega su texto.
error-lab-question = { $error }
error-lab-whole = Aquí va un número entero, como 5.
error-lab-number = Aquí va un número, como 1.5.
error-lab-not-yours = Solo el navegador que hizo una pregunta puede cancelarla o borrarla.
error-lab-libraries = El laboratorio no está instalado en este servidor: { $libraries-count ->
    [one] falta
   *[other] faltan
} { $libraries }. Quien lo administra puede añadirlo: pip install 'kickabout[lab]'.
error-too-many-lab-boxes = Este navegador ya guarda { $most } cajas: borra alguna antes.
error-lab-box-moved-on = La caja se cambió entretanto en otra ventana. Recarga esta página, y no se pierde nada.
error-lab-runs-open = { $most ->
    [one] Una pregunta tuya aún no tiene respuesta: espérala, o cancélala.
   *[other] { $most } preguntas tuyas aún no tienen respuesta: espera alguna, o cancélala.
}
error-lab-busy = El laboratorio tiene más trabajo del que puede aceptar. Vuelve dentro de un rato.
error-too-many-accounts = Desde tu navegador o tu dirección se han registrado, recuperado o enlazado tantos nombres como se permite en una hora. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-reports = Desde tu navegador o tu dirección se han denunciado tantos nombres como se permite en una hora. Denuncia el siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-mails = Desde tu navegador o tu dirección, o para ese correo, se han pedido tantos mensajes como se permite en una hora. Pide otro en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-runs = Desde tu navegador o tu dirección se ha preguntado al laboratorio tanto como se permite en una hora. Pregunta otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-body-too-long = Es más de lo que nadie necesita enviar: una petición puede traer { $kilobytes } kB.
error-no-pictures = { $game } no tiene dibujos de cómo se juega; lo cuentan sus reglas.
error-no-such-lesson = { $game } no tiene ninguna lección “{ $lesson }”.
error-not-your-turn = No es tu turno: la mesa espera a { $players }.
error-not-yet = No es tu turno: la mesa espera a las cartas.
# Lo que pasó desde entonces sigue en otras frases.
error-moved-on = La mesa ha seguido desde que miraste.
error-moved-on-elsewhere = La mesa ha seguido por otro camino; mira otra vez.
error-bot-plays = { $name } juega por ti; recupera antes tu asiento.
error-one-answer = Da una sola respuesta cada vez.
error-answer-with = Ahora puedes responder con: { $actions }.
error-no-undo = Esto ya no se puede deshacer: ha pasado algo desde entonces.
error-nothing-played = No se juega nada, porque “{ $action }” no puede ser: { $reason }
error-not-any-more = para entonces ya no es tu turno.
error-again-not-yours = Solo quien jugó puede montar el próximo partido.
error-again-fixture = Este era un partido de una competición, y es ella quien dice lo que sigue.
error-next-match-set-up = Alguien ya ha montado el próximo partido.
error-transcript-too-early = La transcripción enseña todas las manos, así que se entrega cuando acaba el partido.
error-replay-too-early = Una repetición enseña todas las manos, así que se abre cuando acaba el partido.
error-answer-seconds = El tiempo para responder es de 4, 8 o 15 segundos, o sin límite.
error-hints-setting = Las pistas son alone, on u off.

error-stand-in-fixed = Quién juega por quien se va se dijo al montar la mesa: “{ $bot }”.
error-no-such-bot = No hay ningún bot “{ $bot }”; los bots son: { $bots }.
error-no-such-speed = No hay ninguna velocidad “{ $speed }”; hay { $speeds }.
error-speed-of-others = Aquí juegan más personas, así que la mesa va a su propia velocidad.
error-asking-of-others = Aquí juegan más personas, así que se hacen todas las preguntas.
error-no-such-seat = Los asientos van del 0 al { $last }.
error-give-seat = Solo quien juega aquí puede dar un asiento a un bot.
error-is-here = { $name } está aquí.
error-seat-played = En ese asiento ya juega { $name }.

error-picture-too-early = La imagen de un partido se hace cuando ha terminado.
error-passkey = Esa no es una llave de acceso para este servidor y este momento: prueba otra vez.
error-passkey-late = Para firmar con una llave de acceso hay { $minutes } minutos: prueba otra vez.
error-passkey-unknown = Ningún nombre de este servidor tiene esa llave de acceso.
error-passkey-host = Los navegadores permiten llaves de acceso en una dirección con nombre y https, y en http://localhost. Aquí recuperas tu nombre con el código y con el enlace para otro dispositivo.
error-passkeys-full = Ya tienes { $most } llaves de acceso, y no puede haber más: quita alguna antes.
error-no-passkey = No tienes esa llave de acceso.
error-friend-self = Ese es tu propio nombre: pídeselo a otra persona.
error-friends-full = Ya tienes trato con { $most } personas, y no puede haber más: despídete antes de alguna.
error-push = Esa no es una dirección del servicio de avisos de un navegador.
error-no-openid = Este servidor no conoce otro lugar donde iniciar sesión.
error-openid-late = No vienes de este navegador, ya estuviste allí antes, o tardaste más de { $minutes } minutos: prueba otra vez.
error-openid-provider = Ahora mismo no se llega al otro lugar, o no responde como debería. Prueba otra vez más tarde.
error-openid-token = Lo que dice de ti el otro lugar no es correcto: prueba otra vez.
error-openid-taken = Eso ya lo conectaste con otro nombre. Termina antes esa conexión.
error-openid-unknown = Ningún nombre de aquí está conectado con el que tienes en { $host }. Elige un nombre, o inicia sesión con el tuyo, y conéctalo en tu página.
error-openid-settings = OpenID Connect necesita las dos opciones, oidc-issuer y oidc-client-id: da las dos, o ninguna
error-no-mail = Este servidor no envía correo.
error-mail-address = Eso no es una dirección de correo. Una es, por ejemplo, nina@example.com.
error-mail-link = Este enlace ya no vale. Pide uno nuevo en la página de tus avisos.
error-mail-links = Ya van varios enlaces de camino para ti: abre el último, o espera a que caduquen.
error-mail-taken = Esa dirección ya es de otro nombre de este servidor.
error-mail-stop = Este enlace no sirve para dejar de recibir correos. Puedes hacerlo en la página de tus avisos.
error-mail-settings = el correo necesita las dos opciones, mail-host y mail-sender: da las dos, o ninguna
error-no-feed = No hay ningún canal en esta dirección. Quien lo creó puede crear otro.
error-no-push = Ningún navegador así muestra tus avisos.
error-zone = No hay ninguna zona horaria “{ $zone }”. Una es, por ejemplo, Europe/Berlin.
error-hour = Las horas van de 0 a 23.
error-no-friend = Esa persona no está entre tus amistades.
error-withdraw = Ya no hay ninguna invitación que retirar.
error-no-competition = No hay tal competición.
error-competition-name = El nombre de una competición tiene de 1 a { $most } caracteres.
error-competition-grace = Con este tiempo para decidir, un partido espera a su gente de { $least } a { $most } minutos.
error-competition-days = Un partido de varios días puede durar de 1 a { $most } días en total; los partidos en vivo tienen su tiempo para decidir.
error-competition-arena-days = Una arena es para partidos rápidos: elige un tiempo en minutos o segundos.
error-competition-arena-bots = Una arena es solo para personas: a quien está se le empareja al momento.
error-competition-group-stage = Solo Squad Rush tiene fase de grupos propia.
error-competition-past = Elige un momento de ahora en adelante, y dentro de un año.
error-competition-solo = En una competición los dos asientos los juega alguien: elige opciones para dos.
error-competition-not-yours = Eso solo puede hacerlo quien organiza la competición.
error-competition-begun = La competición ha empezado: ya nadie puede apuntarse.
error-competition-full = Hay plaza para { $most } equipos, y ya están todas ocupadas.
error-competition-few = Para empezar hacen falta { $least } equipos: invita a alguien, o completa con bots.
error-competition-bots = Ya se han apuntado los { $most } bots que juegan competiciones.
error-competition-banned = Quedaste fuera de una competición por no llegar a tus partidos: podrás apuntarte a otra desde el { $until }.
error-competition-no-part = No participas en esta competición.
error-competition-no-side = Ese equipo ya no está en esta competición.
error-competition-no-match = Ahora no tienes ningún partido que jugar.
error-competition-no-result = Ese partido no tiene un resultado que se pueda corregir.
error-competition-settled = Con este resultado ya se han hecho otros emparejamientos: no se puede corregir.
error-competition-goals = Pon de 0 a { $most } goles para cada equipo.
error-competition-reason = Da un motivo de 1 a { $most } caracteres, que se muestra a todo el mundo.
error-competition-over = La competición ha terminado.
error-no-challenge = Nadie te espera ya en esa mesa.
error-no-hints = Esta mesa se montó sin pistas.
error-hint-on-nothing = Una pista es para una decisión tuya; ahora no hay ninguna.
error-hint-lost = El bot ha perdido el hilo; pregunta otra vez.

# $id es donde el registro del servidor tiene la causa, que no es para nadie más.
error-unsaved = No se pudo guardar, así que no ha ocurrido. Prueba otra vez en un momento. Quien administra el servidor encuentra la causa en su registro: { $id }.
error-unreadable = Ahora mismo no se puede leer. Prueba otra vez en un momento. Quien administra el servidor encuentra la causa en su registro: { $id }.

error-nothing-to-build = Para { $game } no hay nada que construir.
error-no-such-kind = No hay nada de este tipo que construir: { $error }.
error-nothing-ready = Entre lo que viene hecho no hay nada que se llame “{ $slug }”.
error-no-file = Elige un archivo, o pega su texto.
error-form-long = Es demasiado largo: un archivo tiene como mucho { NUMBER($most, useGrouping: 0) } bytes.
error-file-long = El archivo tiene { NUMBER($size, useGrouping: 0) } bytes; se leen como mucho { NUMBER($most, useGrouping: 0) }.
error-not-utf8 = El archivo no es texto en UTF-8.
error-wrong-file = En este archivo no hay { $noun-a } { $noun }: { $error }
error-not-built-here = Aquí no hay nada construido con este navegador. Lo que se construye se queda en el navegador que lo construyó; expórtalo allí para traerlo.
error-too-many-built = Este navegador ya guarda { $most } así: borra antes alguno.

# En la línea de órdenes, en una línea cada uno.
error-data-folder = la carpeta de datos { $folder } no se puede usar: { $error }
error-folder-in-use = otro servidor de Kickabout guarda sus mesas en { $folder }: detenlo, o elige otra carpeta con --data
error-database-newer = { $file } es de una versión más nueva de Kickabout: arranca esa, o elige otra carpeta con --data
error-database-unusable = la base de datos { $file } no se puede usar ({ $cause }): haz sitio si el disco está lleno, pon en su lugar una copia de seguridad, o elige otra carpeta con --data
error-other-key = los demás servidores de esta base de datos firman con otra clave: dales a todos la misma con --secret-key o KICKABOUT_SECRET_KEY; docs/hosting.md dice cómo cambian todos a una nueva
error-key-not-accepted = un servidor de esta base de datos no acepta la --secret-key de este, o firma con una clave que este no acepta: docs/hosting.md dice en qué orden cambian los servidores a una nueva
error-key-short = { $file } no contiene una clave de 32 bytes o más: pon en su lugar una copia de seguridad, o quítalo para que se cree otra, lo que invalida las cookies que firmó
error-token-short = { $file } no contiene un token de 16 caracteres o más: escribe uno en él, o quítalo para que se cree otro
error-port = el puerto { $port } de { $host } no se puede usar ({ $reason }): elige otro con --port

# Los títulos de las páginas que dicen qué ha fallado, y lo que dicen si no se sabe más.
error-page = Juego detenido
    .help = Algo no llegó a puerto.
error-page-400 = Mal sacado
    .help = El servidor no entendió eso.
error-page-403 = No es tu camiseta
    .help = Este asiento es de otra persona. Abre el enlace privado de tu propio asiento, o mira la mesa desde la grada.
error-page-sanctioned = Tarjeta roja
error-page-404 = A las nubes
    .help = En esta dirección no hay nada. Puede que el enlace de una mesa se haya cortado al copiarlo.
error-page-409 = La jugada siguió
    .help = El partido siguió antes de que llegara esto. Vuelve a la mesa: ahí se ve cómo está todo.
error-page-410 = Se apagaron los focos
    .help = Esta mesa está cerrada.
error-page-421 = Te equivocaste de estadio
    .help = Este servidor no responde a ese nombre.
error-page-429 = Pérdida de tiempo
    .help = Se ha pedido demasiado en poco tiempo. Espera un momento.
error-page-500 = Sale la camilla
    .help = Algo se rompió de nuestro lado. El partido se conserva; recarga en un momento.

# En lugar de cualquier página mientras no hay línea con el servidor.
offline = Se cortó la línea
    .help = Kickabout se juega en un servidor, y ahora mismo no se llega a él. Tus partidos están allí a salvo.
    .again = Probar otra vez

## La portada

front-title = Kickabout · programa de la jornada
front-home = Kickabout, portada
front-link = Portada
front-skip = Ir a los juegos
front-kicker = Programa oficial de la jornada
    .games = Juegos de cartas de fútbol
    .now = Inicio: ya mismo
front-warming = Calentando para { $game }, una sola vez en este equipo, cosa de un minuto. Puedes jugar mientras tanto: hasta entonces los bots y sus pistas van con lo que dice el manual.
    .progress = { $done } de { $of }
front-games = ¡A jugar!
front-all-games = Todos los juegos
# $bot es cómo se llama un bot, y lo fuerte que juega.
front-against = contra { $bot }
front-try = Contra { $bot }
front-change = Opciones
    .of = Cambiar cómo se juega { $game }: rivales, opciones
front-lesson-take-up = Seguir con la lección
front-lesson-next = Otra lección: { $minutes } min
front-learn = Aprende en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
front-begin-here = Empieza por aquí
front-people = Con gente
    .now = Jugar con alguien ya
    .now-about = Te sientas con quien espera para este juego y tiene más o menos tu nivel, o esperas tú. Cuanto más se espera, menos importa el nivel.
    .now-rated = Puntuable: el resultado cambia las dos puntuaciones
    .friend = Invitar con un enlace
    .friend-about = Recibes un enlace para enviárselo a alguien. No hace falta cuenta.
    .by-name = Invitar por su nombre a una amistad
    .by-name-about = Elige a alguien de tus amistades en este servidor, que lo ve en su portada.
    .rated = Para más asientos, otras reglas, varios partidos o un partido de varios días, { $link }: los días están en “Detalles”, en “Tiempo para decidir”. Todo esto se puede montar sin tener nombre propio.
    .sheet = cambia los ajustes
front-people-of = { $game } con gente
front-lessons = Lecciones
front-learn-short = Aprender
front-lessons-of = Lecciones de { $game }
front-lesson-state = { $state ->
    [done] { $minutes } min · hecha
    [begun] { $minutes } min · empezada
   *[new] { $minutes } min
}
front-lesson-begin = { $state ->
    [new] Empezar
   *[other] Desde el principio
}
front-lesson-go-on = Seguir
lesson-reads = Explica el míster.
    .how = Lee, y luego pulsa “Seguir”.
front-how-to-play = En dibujos
    .of = En dibujos: cómo se juega { $game }
front-rules = Reglas
    .of = Reglas de { $game }
# En un botón que empieza un partido contra el otro nivel. $number son los partidos ganados, o perdidos.
front-level-up = { $number } victorias seguidas. ¿Más fuerte?
front-level-down = Perdiste el último. ¿Más suave?
front-prepared = Equipos y alineación
    .help = lo que se decide antes del saque inicial.
    .no = elijo yo
    .yes = me lo eligen
front-players = { $players } jugadores
front-read-rules = Leer el reglamento
front-team-sheet = Alineación
front-your-name = Tu nombre
    .placeholder = firma aquí
front-open-seat = Libre: invitar
    .help = te da un enlace para enviarlo.
front-here = Aquí mismo
    .help = comparte esta pantalla contigo. Un telón tapa cada mano mientras se pasa el dispositivo.
    .name = Nombre del jugador { $number }
    .placeholder = nombre
front-nobody = Nadie
front-rated = Puntuable
    .help = El resultado cambia la puntuación de todo el mundo. Para personas con nombre, sin pistas, sin deshacer nada, y quien se va pierde.
    .bot = Contra un bot cuenta hasta que tu puntuación pierde el signo de interrogación; la del bot es fija.
    .no = No
    .yes = Sí
front-extra-options = Detalles
front-hints = Pistas
    .help = ¿qué haría un bot fuerte?
    .alone = si juegas con bots
    .on = para todo el mundo
    .off = ninguna
front-clock = Tiempo para decidir
    .help = ¿cuánto puede tardar cada cual?
clock-none = sin límite
match-terms = { $rated ->
    [yes] Puntuable
   *[no] No puntuable
} · tiempo para decidir: { $clock }
clock-seconds = { $seconds } s por decisión
clock-match = { $minutes } min + { $seconds } s por turno
clock-over-days = { $days ->
    [one] { $days } día por decisión
   *[other] { $days } días por decisión
}
# without $player: en la variante de quien lo lee
clock-title = Lo que { $player-is ->
    [you] te queda
   *[other] le queda a { $player }
} para decidir
moves = Te toca
moves-live = Ahora
moves-others = Les toca a otros
moves-none = Ningún partido te espera.
    .begin = Un partido de varios días empieza con “Jugar” junto a una amistad, o en la portada: “Con gente”, “cambia los ajustes”, “Detalles”, “Tiempo para decidir”.
moves-against = contra { $names }
moves-left = quedan { $left }
moves-next = Siguiente
    .help = El siguiente partido de varios días que te espera
moves-previous = Anterior
    .help = El partido de varios días anterior a este que te espera
moves-done-back = Ya estás de vuelta: cada jugada que te espera vence ese tiempo antes.
moves-done-vacation = Estás de vacaciones: cada jugada que te espera vence otros tantos días después.
vacation = Vacaciones
    .about = En vacaciones no corre el tiempo en tus partidos de varios días. Este año te { $days ->
        [one] queda { $days } día
       *[other] quedan { $days } días
    }: tú eliges cuántos gastas como mucho. Se acaban solas al pasar esos días, o cuando vuelves antes.
        Tus rivales ven junto a tu nombre que estás de vacaciones, y hasta cuándo.
    .away = Estás fuera hasta el { $date }. Aun así puedes jugar.
    .days = Días
    .press = Irse de vacaciones
    .sure = Empiezan ahora mismo. Puedes volver antes, pero cada día empezado se gasta.
    .yes = Irse de vacaciones estos días
    .end = Volver ya
    .end-about = Los días enteros que no gastes quedan para otras vacaciones.
seat-away = de vacaciones hasta el { $date }
seat-away-title = { $player-is ->
    [you] Estás
   *[other] { $player } está
} de vacaciones hasta el { $date }
vacation-rivals = Rivales de vacaciones
vacation-until = hasta el { $date }
error-vacation-days = Unas vacaciones duran de 1 a { $most } días.
error-no-vacation = No estás de vacaciones.
error-vacation = Ya estás de vacaciones, o este año no te quedan tantos días.
# Lo que queda en un partido de varios días.
clock-days = { $days } d { $hours } h
front-watch = Público
    .help = ¿puede mirar más gente con el enlace de la mesa?
    .now = en directo
    .behind = { $number } jugadas por detrás
    .later = cuando acabe
error-watch = “{ $watch }” no dice cuándo puede mirar la gente; hay { $choices }.
front-best-of = Partidos
    .help = ¿hay que ganar cuántos?
    .of-1 = uno solo
    .of-3 = al mejor de tres
    .of-5 = al mejor de cinco
front-stand-in = Juega por quien se va
front-kick-off = ¡A jugar!
front-tables = Tus mesas
front-more-tables = { $number ->
    [one] { $number } mesa más
   *[other] { $number } mesas más
}
front-kept-here = Tus partidos se guardan aquí: cierra la página, vuelve y sigue jugando.
    .name = Con un nombre los llevas a tus otros dispositivos.
front-box = Haz tuyo un juego
    .help = Cambia las cartas y las reglas de un juego, haz que se juegue mil veces, y juégalo tú.
    .open = Cambiar un juego
    .file = Jugar con cartas y reglas que alguien te ha enviado (un archivo .toml)
    .play = Montarlo
front-your-turn = Tu turno
front-asked = { $said ->
    [no] { $name }: ahora no
   *[nothing] invitación enviada a { $name }
}
front-waits-for = le toca a { $names }
front-you-won = Victoria tuya
front-resigned = por rendición
front-on-time = por tiempo
front-left = por irse
front-won = Victoria de { $names }
front-status = { $status ->
    [waiting] En espera
    [playing] En juego
   *[over] Final
}
front-just-now = ahora mismo
front-minutes-ago = { $number ->
    [one] hace { $number } minuto
   *[other] hace { $number } minutos
}
front-hours-ago = { $number ->
    [one] hace { $number } hora
   *[other] hace { $number } horas
}
front-days-ago = { $number ->
    [one] hace { $number } día
   *[other] hace { $number } días
}

## Una invitación

join-title = Tienes una invitación
join-heading = Tu camiseta está en la percha
join-yours = La tuya
join-open = Libre
join-sit = Ponérmela
join-as = Juegas como { $name }.
seat-title = Un asiento propio
seat-heading = ¿Jugar desde aquí como { $name }?
seat-take = Sentarme
seat-fine = Quien tiene este enlace puede jugar en este asiento. Ocúpalo si es tuyo; tus otros navegadores también lo conservan.
join-series = Es una serie, al mejor de { $number ->
    [3] tres
   *[5] cinco
} partidos.
join-rated = Este partido es puntuable: su resultado cambia tu puntuación, que ve todo el mundo en la mesa. No hay pistas, no se deshace nada, y quien se va pierde.
    .guess = En una puntuación, ± es cuánto puede desviarse, y el signo de interrogación dice que por ahora es solo una suposición.
    .guest = Es para gente con nombre. Elige uno, o inicia sesión, y abre otra vez esta invitación.
join-fine = Nadie más puede mover tus cartas. { $link } antes, si quieres: el partido espera.
    .link = Lee el reglamento

## La mesa

table-skip = Ir a la mesa
table-skip-page = Ir a la página
table-tools = Herramientas
table-theme = Claro u oscuro
table-close = Cerrar
table-sound = Sonido
table-speed = Velocidad
table-speed-calm = Tranquila
table-speed-brisk = Ágil
table-speed-instant = Instantánea
table-asking = Preguntarme siempre
    .help = Preguntarme siempre, incluso cuando cualquier carta se desperdiciaría. Si está desactivado, la mesa deja pasar esas preguntas.
table-notify = Avisarme cuando me toque
    .notice = Te toca
table-to-the-table = A la mesa
table-you = Tú
# Dos frases, una tras otra.
table-sentences = { $first } { $second }
table-option-number = { $option } { $number }
table-option-switch = { $option }: { $value }
# Antes del título de la página, en la pestaña del navegador.
table-your-move = ● Te toca
table-trouble = El juego está detenido.
table-line-down = Se cortó la línea. Tu partido está a salvo; estamos llamando…
table-unreached = Eso no llegó a la mesa. Prueba otra vez.
# Un título para quien no ve el tablero.
table-board = Sobre la mesa
table-commentary = Relato
    .order = lo último, arriba
table-commentary-empty = Los equipos asoman por el túnel.
table-strip-back = Qué pasó antes
table-strip-on = Qué pasó después
table-your-hand = Tu mano
table-hand-before = Cartas de la izquierda
table-hand-after = Cartas de la derecha
table-no-cards = Sin cartas en la mano.
# En una carta que solo puede jugarse sobre un jugador.
table-on-player = sobre { $name }
table-on-the-bench = En el banquillo.
    .help = Esta es tu mano ahora mismo.
table-answer-in = Tu respuesta está dada.
    .soon = Las respuestas se abren juntas, un minuto después de la carta: así nadie sabe quién la dio de antemano.
    .hold = La dejas pasar.
    .answer = Respondes cuando te toque.
table-passes = Ninguna carta lo cambia: el juego sigue.
table-sole = Tu única opción: se hace sola.
table-goes-on = Se sigue solo en { $seconds } s.
table-passed = Ninguna carta lo habría cambiado.
table-waiting-for = Esperando a { $players }.
table-undo = Deshacer
    .title = Deshacer tu último paso: se puede hasta que se descubre una carta, o hasta que alguien decide algo
table-chooses-after-you = elige después de ti
# La carta que un dedo ha levantado de la mano.
table-lift = La carta levantada
table-lift-play = Jugar
table-lift-take = Tomarla
table-lift-help = O toca la carta otra vez, o arrástrala al campo.
table-lift-wait = Puedes jugarla cuando se te pregunte.
table-watching = Desde la grada
    .help = Desde la grada: las manos no se ven.
    .behind = { $number } jugadas por detrás.
    .later = Este partido se enseña cuando acabe.
    .day = Hay más gente jugando con las mismas cartas y los mismos dados: este partido se enseña desde el { $date }.

table-lobby = Vestuario
table-lobby-heading = { $number ->
    [one] Queda { $number } camiseta en la percha
   *[other] Quedan { $number } camisetas en la percha
}
table-lobby-send = { $number ->
    [one] Envía el enlace.
   *[other] Envía un enlace a cada cual.
}
    .also = { $number ->
    [one] También puedes enviarle el enlace a alguien.
   *[other] También puedes enviar un enlace a cada cual.
}
table-lobby-asked = { $name } tiene tu invitación: la ve en su portada.
table-lobby-declined = { $name } dice: ahora no.
table-lobby-withdraw = Retirar la invitación
table-lobby-watching = Estás mirando: el enlace de un asiento lo da quien abrió la mesa.
table-lobby-kick-off = El saque inicial es en cuanto alguien se pone la última camiseta.
table-lobby-fixture = Un partido de una competición: sus asientos están reservados para quienes lo juegan.
table-lobby-open = Asiento libre
table-lobby-open-seat = espera a alguien
table-lobby-asked-seat = invitación enviada
table-lobby-automaton-seat = juega solo
table-lobby-here-seat = en el vestuario
table-lobby-away-seat = de camino
table-lobby-listed = Todo el mundo en este servidor ve en la portada que esperas, y puede sentarse.
    .bots = ¿No viene nadie? Dale el asiento a un bot.
table-lobby-watch-behind = Quien mira va { $number } jugadas por detrás.
table-lobby-watch-later = Nadie más puede verlo antes de que acabe.
table-lobby-rated = Es puntuable: no hay pistas, no se deshace nada, quien se va pierde, y aquí todo el mundo ve las puntuaciones. El signo de interrogación tras una dice que por ahora es solo una suposición.
table-lobby-local = ¿Administras este servidor? Sus enlaces solo se abren en este equipo.
    .help = Para un teléfono u otro equipo de la misma red, detén el servidor y arráncalo con { $command }; esta página enseña entonces enlaces con una dirección que allí funciona. Mientras tanto no se pierde nada.
    .command = make play ARGS="--host 0.0.0.0"
table-lobby-links = Quien abre un enlace ocupa ese asiento.
table-lobby-kept = Puedes cerrar esta página y volver: tu asiento se guarda en este navegador.
table-copy = Copiar
    .seat = Copiar el enlace del asiento { $number }
    .own = Copiar tu enlace privado
table-share = Compartir
    .seat = Compartir el enlace del asiento { $number }
table-qr = Código QR
    .seat = El enlace del asiento { $number } en un código QR
    .help = Apunta con la cámara de un teléfono.
table-copied = Copiado
table-copy-by-hand = Cópialo a mano
table-about = Sobre esta mesa: azar limpio, enlaces, nombres
table-private-link = Tu asiento en otro dispositivo: { $link }
    .link = enlace privado
    .watch = Tus amistades miran en la dirección de esta página: no les enseña ninguna mano.

# Renovar los enlaces de una mesa: todos para quien la abrió, el propio para los demás.
links-new-all = Renovar los enlaces de esta mesa
    .about = Todos los enlaces de esta mesa dejan de funcionar y otros nuevos ocupan su lugar: las invitaciones y los enlaces privados. Quien está aquí en un navegador conserva su asiento.
    .yes = Renovar los enlaces
links-new-own = Crear otro enlace privado
    .about = Tu enlace privado deja de funcionar y otro nuevo ocupa su lugar. En este navegador conservas tu asiento.
    .yes = Crear otro enlace
links-new-alone = Los otros navegadores pierden mi asiento
links-hidden = Los enlaces de esta mesa aún funcionan, pero este servidor ya no puede enseñarlos. Puede enseñar otros nuevos.
links-new-done = Los enlaces viejos ya no llevan a ningún lado. Los nuevos están en esta página.

table-final-resigned = Por rendición
table-final-on-time = Por tiempo
table-final-left = Por irse del estadio
table-final-draw = Empate
table-final-you-win = ¡Ganas!
table-final-you-share = Victoria compartida
table-final-win = { $players-count ->
    [one] Gana
   *[other] Ganan
} { $players }
table-final-winner = victoria
table-final-shots = { $number ->
    [one] { $number } tiro
   *[other] { $number } tiros
}{ $corners ->
    [0] { "" }
    [one] , { $corners } córner
   *[other] , { $corners } córners
}
table-again = Jugar otra vez
    .changes = Jugar otra vez, con cambios
    .series = Otra serie al mejor de { $number ->
        [3] tres
       *[5] cinco
    }
rematch-wants = { $players } { $players-count ->
    [one] quiere
   *[other] quieren
} jugar otra vez.
rematch-waits = Quieres jugar otra vez. Esperando a { $players }.
rematch-declined = { $players } no { $players-count ->
    [one] quiere
   *[other] quieren
} jugar otra vez.
rematch-you-declined = Has dicho que no a otro partido.
rematch-bot = Contra un bot
rematch-no = No, gracias
rematch-without = Jugar otra vez sin quien no quiere
rematch-begins = Quieres jugar otra vez. Se está montando el próximo partido.
rematch-not = Mejor no
series = Al mejor de { $number ->
    [3] tres
   *[5] cinco
}:
series-side = { $player } { $number }
series-won = { $player-is ->
    [you] ¡La serie es tuya!
   *[other] La serie es para { $player }.
}
series-next = Empieza solo en menos de medio minuto.
table-next-match = El próximo partido
table-transcript = Transcripción

## Un dispositivo que comparten varias personas. $name es quien lo toma ahora.

device-pass = Pasa el dispositivo a { $name }
device-answer = ¿Responde { $name }?
device-stands = { $name } dice que no: pasa
device-take = Soy { $name }
device-next = Le toca a { $name }
device-look = Ver la mano de { $name }
device-hidden = Ahora no hay ninguna mano en la pantalla.
device-undo = Deshacer la última jugada de { $name }
device-put-down = Ocultar la mano de la pantalla
    .key = Ocultar la mano de la pantalla (C)
    .short = Ocultar
device-shares = en este dispositivo

## El final, como en la contraportada de un diario. $player ha ganado; $rival viene después, o es quien lo lee.

final-back-page = La contraportada
final-draw =
    .v1 = Reparto de puntos
    .v2 = Nadie parpadea
    .v3 = Tablas al pitido final
final-shared =
    .v1 = Botín a medias: { $players }
    .v2 = Ni un pelo entre { $players }
final-resigned =
    .v1 = Bandera blanca de { $rival }
    .v2 = Se acabó antes: { $rival } se va a la ducha
final-on-time =
    .v1 = El reloj tumba a { $rival }
    .v2 = A { $rival } se le fue el tiempo
final-on-time-own =
    .v1 = Te ganó el reloj
    .v2 = Se te fue el tiempo
final-left =
    .v1 = { $rival } se fue del estadio
    .v2 = Ni rastro de { $rival }
final-left-own =
    .v1 = Derrota por ausencia
    .v2 = Te fuiste antes del pitido
final-early-bath =
    .v1 = A la ducha antes de tiempo
    .v2 = Bandera blanca en alto
final-win =
    .v1 = { $player-is ->
        [you] Trabajo bien hecho
       *[other] { $player } cumple
    }
    .v2 = { $player-is ->
        [you] Despachas a { $rival }
       *[other] { $player } despacha a { $rival }
    }
    .v3 = { $player-is ->
        [you] Demasiado para { $rival }
       *[other] { $player }, demasiado para { $rival }
    }
final-narrow =
    .v1 = { $player-is ->
        [you] Ganas por la mínima
       *[other] { $player }, por la mínima
    }
    .v2 = { $player-is ->
        [you] Por los pelos, pero ganas
       *[other] Por los pelos: { $player }
    }
    .v3 = { $player-is ->
        [you] Sobre la hora, superas a { $rival }
       *[other] { $player } supera sobre la hora a { $rival }
    }
final-thrashing =
    .v1 = { $player-is ->
        [you] Festival de goles
       *[other] Festival de { $player }
    }
    .v2 = { $player-is ->
        [you] Pasas por encima de { $rival }
       *[other] { $player } pasa por encima de { $rival }
    }
    .v3 = { $player-is ->
        [you] Sin piedad
       *[other] { $player }, sin piedad
    }
final-comeback =
    .v1 = { $player-is ->
        [you] De la tumba a la gloria
       *[other] { $player }: de la tumba a la gloria
    }
    .v2 = { $player-is ->
        [you] Le das la vuelta
       *[other] { $player } le da la vuelta
    }
    .v3 = { $player-is ->
        [you] ¡Qué remontada!
       *[other] ¡Qué remontada de { $player }!
    }
final-defeat =
    .v1 = Hoy pudo más { $player }
    .v2 = Derrota con la frente alta
    .v3 = Este se lo lleva { $player }
final-thrashed =
    .v1 = Una tarde para olvidar
    .v2 = { $player } te pasa por encima
    .v3 = { $player } da cátedra
final-overtaken =
    .v1 = Lo tenías ganado
    .v2 = { $player } te lo arrebata
    .v3 = Las dos manos en la copa, y la copa voló
final-analysis = El análisis
final-analysis-waits = El análisis aún tarda un poco: aparece aquí solo, o cuando vuelvas.
final-analysis-working = El análisis se está escribiendo: { $percent } %
final-analysis-failed = El análisis no se pudo escribir. { $link } lo mira de nuevo.
# Detrás de un porcentaje: de qué.
final-to-win = de ganar
final-luck = Suerte y juego
    .help = Lo que la suerte y las decisiones hicieron con la probabilidad de ganar, en puntos porcentuales. Conoce todas las cartas ocultas, cosa que una pista nunca hace. Es una estimación: unos pocos puntos no significan nada.
final-luck-side = Equipo
final-luck-luck = Suerte
final-luck-play = Juego
final-luck-cut-short = Final antes de hora
final-luck-from = Al inicio
# $number es un cambio de la probabilidad de ganar, en puntos porcentuales.
final-luck-points = { $number ->
    [0] 0
   *[other] { SIGNED($number) }
}
final-turning = El momento clave
final-turning-lost = ¿Cómo pudo pasar?
final-turning-chance = Fue cosa de la suerte.
final-turning-decision = { $player-is ->
    [you] Fue decisión tuya.
   *[other] Fue decisión de { $player }.
}
final-turning-watch = Verlo
final-graph = El partido de un vistazo
final-share = Compartir
    .label = Compartir el resultado
    .text = { $headline } · { $title }
final-more = Más
final-picture = Imagen
    .label = El resultado en una imagen

