### Lo que dicen las páginas de la mesa, sea cual sea el juego. Lo de cada juego está en su propia carpeta.
###
### $name es cómo se llama alguien; $player, $rival y $players son personas en asientos: véase el archivo común.
### $noun es lo que se construye en un juego, como «plantilla», con su género.
### No hay segunda persona del plural, ni formas que den género a quien juega.

## Bots: nombres y carácter.

bot-strength = fuerza { $strength } de { $most }

## El elenco: bots con nombre y carácter propios. Los nombres se quedan como son.

# $kind is its level.
cast-level = { $kind }, { $style ->
    [cautious] juego cauteloso
    [bold] juego audaz
   *[rough] juego duro
}
cast-style = { $kind ->
    [cautious] Juego cauteloso: entre dos jugadas casi igual de buenas, elige la que defiende.
    [bold] Juego audaz: entre dos jugadas casi igual de buenas, elige la que ataca.
   *[rough] Juego duro: entre dos jugadas casi igual de buenas, elige la falta.
}
    .about = Cauteloso, audaz y duro son estilos: entre dos jugadas casi igual de buenas, el bot elige la que defiende, la que ataca o la falta. Ninguno lo hace más fuerte.
cast-granny-longball = Doña Pelotazo
    .character = No ve para qué sirve el mediocampo.
    .kick-off = Balón arriba, cielo. De toda la vida, balón arriba.
cast-count-backheel = Conde Taconazo
    .character = No mira el balón desde los nueve años. Ni falta que le hace.
    .kick-off = Yo no pienso mirar. Empieza cuando gustes.
cast-wobbly-woodwork = Poste Temblón
    .character = Dos postes y un larguero, y más o menos igual de ágil.
    .kick-off = Cuidado con los postes. Están recién pintados.
cast-doctor-throughball = Doctor Entrelíneas
    .character = Encuentra el hueco y te pasa la factura.
    .kick-off = Toma asiento. Solo va a doler en la defensa.
cast-auntie-offside = Tía Fuera de Juego
    .character = Ya tiene el brazo en alto antes de que toques el balón.
    .kick-off = La bandera ya está arriba. Lo estabas pensando.
cast-captain-crossbar = Capitán Larguero
    .character = Siempre le da al larguero. Algún día, justo por debajo.
    .kick-off = A apuntar alto, tripulación. Un poquito menos.
cast-lady-tikitaka = Lady Tikitaka
    .character = Te devuelve el balón después del té.
    .kick-off = Mira bien el balón. Tocarlo, no lo vas a tocar.
cast-bobby-bobblehat = Bobby Pompón
    .character = Vino a mirar. Faltaba uno para ser once.
    .kick-off = ¿Es por este lado? Traje el termo.
cast-madame-bolt-the-door = Madame Cerrojo
    .character = Un cero a cero le parece un banquete.
    .kick-off = La persiana está bajada. Buenas noches.
cast-the-sunday-clogger = Leñador Dominguero
    .character = A veces hasta toca el balón. Pide perdón en el bar.
    .kick-off = Perdón por tus tobillos. Por adelantado.
cast-sir-toepoke = Sir Punterazo
    .character = De puntera, sin aviso, sin modales y sin piedad con el portero.
    .kick-off = Todo el mundo atrás. Yo no aviso.
cast-nana-nutmeg = Abuela Caño
    .character = Caño y a casa a merendar.
    .kick-off = Junta esas piernas, corazón.
cast-baron-von-volley = Barón von Volea
    .character = Que el balón bote le parece una vulgaridad.
    .kick-off = Uno no espera a que baje.
cast-uncle-upfield = Tío Patadón
    .character = La revienta hacia allá. Hacia el otro lado, tras el descanso.
    .kick-off = Es hacia allá, ¿no? Pues hacia allá.
cast-old-stopwatch = Viejo Cronómetro
    .character = Vio tiempos añadidos más largos que este, y con más frío.
    .kick-off = ¿Noventa minutos? Más esperé yo un autobús.
cast-the-duchess-of-dribble = Duquesa del Regate
    .character = Solo la pasa los domingos.
    .kick-off = Sujétame el abrigo. No necesito a nadie más.
cast-mister-mudbath = Míster Barrizal
    .character = Rinde más donde antes había césped.
    .kick-off = El campo está blandito. Lo regué yo mismo.
cast-professor-pressing = Profesor Presión
    .character = Te lo explica todo, muy de cerca.
    .kick-off = Primera lección: no tienes tiempo. Segunda no hay.
cast-dizzy-dummy = Quique Quiebro
    .character = Su amago engañó a un defensa, a dos espectadores y a él mismo.
    .kick-off = Mira esto. No, lo otro.
cast-grumpy-gloves = Guantes Gruñones
    .character = No era córner. Nunca es córner.
    .kick-off = Va a ser saque de meta. Lo digo ya, por si acaso.
cast-miss-chipshot = Miss Globo
    .character = Avisó antes al portero por teléfono, por cortesía.
    .kick-off = Dile a tu portero que no salga. Yo ya avisé.
cast-kipper-the-kitman = Kipper el Utilero
    .character = Encontró una camiseta de su talla, y nadie dijo que no.
    .kick-off = Lavé las camisetas, así que juego.
cast-the-flying-flagpole = Mástil Volador
    .character = Lo remata todo de cabeza, incluidos los puentes bajos.
    .kick-off = Cuidado con las lámparas, que subo.

## Los partidos del día.

today = Hoy
    .about = Un partido de cada juego, una vez al día. A todo el mundo le tocan el mismo rival y la misma suerte: cuenta lo que haces con ella. Tienes un solo intento en cada uno.
    .date = { $date }
    .left = { $hours ->
        [0] Quedan { $minutes } min
       *[other] Quedan { $hours } h { $minutes } min
    }
today-strip = { $done ->
        [0] Un partido de cada juego: la misma suerte para todos, un solo intento
       *[other] { $done } de { $number } jugados
    }
today-streak = { $days ->
        [one] Racha: { $days } día
       *[other] Racha: { $days } días
    }
    .about = Cuenta cada día en que termina un partido tuyo, acabe como acabe.
today-rival = contra { $name }
today-play = Jugar
today-one-try = Un solo intento: empieza en cuanto pulses.
today-go-on = Seguir jugando
today-look = Ver tu partido
today-finished = { $number ->
        [0] { "" }
        [one] { $number } persona lo jugó.
       *[other] { $number } personas lo jugaron.
    }
today-running = Tu partido te espera.
today-won = Victoria { $score }
today-drawn = Empate { $score }
today-lost = Derrota { $score }
today-given-up = { $result }, { result-how }
today-tie-break = { $result }, por desempate
today-left-open = No se terminó a tiempo.
today-place = Puesto { $place } entre { $number } personas.
today-better-than = Mejor que el { $percent } % de las demás personas.
today-alone = Nadie más tiene resultado todavía.
today-others = Para comparar: bots en tu lugar, con el mismo rival, las mismas cartas y la misma suerte
    .bot = { $name }, { $kind }
today-match = Partido del día
today-share = Compartir
    .text = Kickabout, { $date }
        { $lines }
    .label = Compartir tus resultados, sin cartas ni dados
    .picture = Descargar tu día en una imagen
    .picture-label = Descargar tu día en una imagen: tus resultados, sin cartas ni dados
today-share-match = { $title }: { $result }
today-square-won = 🟩
today-square-drawn = 🟨
today-square-lost = 🟥
today-square-open = ⬜
today-again = El único intento de hoy ya está hecho: otro partido tiene otras cartas y otra suerte, y no cuenta.
today-back = Todos los partidos de hoy
today-seal = La prueba de que la suerte de hoy es igual para todos
    .about = Las cartas y los dados de un día salen de un secreto. Hasta que se revela, dos horas después de la medianoche UTC, se muestra su sello: así nadie puede cambiarlo.
    .secrets = El secreto
    .closed = se revela a partir del { $date }
today-positions = La posición del día
    .about = En cada juego, una posición de un partido entre bots: ¿qué jugarías? Vale una sola respuesta, y después se te dice cuánto valía cada una.
today-yesterday = Ayer
    .none = Nadie jugó.
    .guest = alguien sin nombre
today-picture-rival = { $title } · { $name }
today-picture-open = sin jugar
today-picture-played = { $won ->
        [one] { $won } ganado
       *[other] { $won } ganados
    }, { $drawn ->
        [one] { $drawn } empatado
       *[other] { $drawn } empatados
    }, { $lost ->
        [one] { $lost } perdido
       *[other] { $lost } perdidos
    }
today-picture-foot = Las mismas cartas y la misma suerte para todo el mundo

## Lo que dicen los bots en el saque de centro, cuando marcan, cuando encajan, cuando ganan y cuando pierden.

bot-is-spared =
    .v1 = ¿Ya te vas? Otra vez será.
    .v2 = Justo cuando entraba en calor. Vuelve pronto.
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
    .v1 = Piernas y pulmones de domingo. Ya veremos.
    .v2 = Me esperan para comer, así que rapidito.
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
    .v2 = Lo dice en la página cuatro.
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
    .v2 = Los vi mejores. Dos, quizá.
    .v3 = Que alguien lo enmarque, rápido.
bot-world-wins =
    .v1 = Quédate con la camiseta.
    .v2 = Estuvo más cerca de lo que parece. Un poco.
bot-world-loses =
    .v1 = Recuerda esta noche. Yo lo haré.
    .v2 = Llévate el balón a casa. Te lo ganaste.
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
seat-open-name = Lugar { $number }
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
seat-take-back = Recuperar tu lugar
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
let-stand-by-itself = Dijiste de antemano que dejas pasar: en un minuto se sigue sin ti.
let-stand-waits = Se espera tu palabra tengas lo que tengas, o los demás lo sabrían.
let-stand = Siempre: { $card }
    .help = Desde ahora pasa sin preguntarte en este partido. Nadie lo ve, y puedes cambiarlo en “Respuestas”.
seat-withdrawn = Estás fuera de este partido: ya no se puede ganar.
seat-bot-asked = { $bot } jugará por { $name } en cuanto digan que sí: { $players }.
seat-bot-agree = ¿Que { $bot } juegue por { $name }, que se fue?
seat-agree = De acuerdo
seat-has-left = { $name } se fue.
    .all = Para poner un bot hace falta el sí de todo el mundo.
    .end = Espera, sigue contra un bot o termina el partido.
seat-send-on = Que entre { $bot }
    .label = Que entre { $bot } por { $name }
seat-open-asked = { $bot } lo ocupa en cuanto digan que sí: { $players }.
seat-open-agree = ¿Que lo ocupe { $bot }?
seat-open-give = Dárselo a { $bot }, un bot
    .label = Dar el lugar { $number } a { $bot }, un bot

## Un empate que dos personas acuerdan.

draw = Ofrecer empate
    .about = Si tu rival acepta, el partido termina en empate y nadie gana. La oferta vale hasta que tu rival decida otra cosa.
    .yes = Sí, ofrecer el empate
draw-mine = Ofreciste el empate.
draw-theirs = { $name } ofrece el empate. Vale hasta que decidas otra cosa.
draw-accept = Aceptar el empate

## Hablar en la mesa, y dar un partido por perdido. $bot es quien sigue en el asiento.

talk = Hablar
    .help = Decir algo
talk-said = Lo que se dijo
talk-mute = Silenciar a { $name }
text-allow = Podemos escribirnos
    .help = Se puede escribir libremente cuando todo el mundo en esta mesa lo activó. Solo quienes juegan ven lo escrito. Desaparece de esta página un día después del partido y se borra a los 30 días como muy tarde. Si lo desactivas, ya nadie puede escribir.
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
    .ends = ¿Das este partido por perdido? Se acaba ahora mismo y lo pierdes.
    .ends-match = ¿Das este partido por perdido? La serie sigue con el próximo, y este es del rival.
    .ends-series = ¿Das este partido por perdido, y con él la serie?
    .goes-on = ¿Das este partido por perdido, sin vuelta atrás? { $bot } sigue en tu lugar para que los demás puedan terminarlo, pero tú ya no puedes ganar.
    .yes = { $goals ->
        [none] Rendirse
       *[other] Rendirse: perder { $goals }
    }
    .no = Seguir jugando
    .rated = Es puntuable: tu puntuación baja.
# Lo que cuenta un partido que se da por perdido.
resign-stake =
    .day = Es tu único intento en el partido del día. Tu racha, si la tienes, sigue.
    .season = En la liga cuenta como cualquier otra derrota.
    .season-cup = Tu club queda fuera de la copa.
    .season-many = Para tu club cuenta como tres derrotas { $score }; un bot ocupa tu sitio para que los demás jueguen lo suyo.
    .competition = En la competición cuenta como cualquier otra derrota.
    .cup = Quedas fuera de la copa.
    .cup-third = Ya no puedes ganar la copa.
    .groups = En un grupo cuenta como cualquier otra derrota; en la eliminatoria quedas fuera.
    .many = Quedas en último lugar de esta mesa y fuera de la competición.
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
admin-no-reports = Nadie denunció nada.
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
admin-acts = Lo que hizo la administración
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
error-too-many-requests = Desde tu navegador o tu dirección se pidió demasiado en poco tiempo. Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-many-streams = Desde tu navegador o tu dirección se están viendo demasiadas mesas. Cierra alguna, y esta página sigue.
error-too-many-tables = Desde tu navegador o tu dirección se montaron ya todas las mesas que se permiten en una hora. Monta la siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-open = Hay demasiadas mesas en marcha montadas desde tu navegador o tu dirección. Termina alguna o vuelve en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-hints = Desde tu navegador o tu dirección se pidieron demasiadas pistas seguidas. Pide la siguiente dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-too-many-rosters = Desde tu navegador o tu dirección se empezaron ya tantas como se permiten en una hora. Empieza la siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-host = Este servidor no responde al nombre “{ $host }”. Ábrelo por su propia dirección; quien lo administra añade un nombre con --host-name.
error-other-site = Esto se envió desde otro sitio, así que se rechazó.
error-no-such-file = Este juego no tiene ese archivo.
error-game-left-out = { $game } no se puede mostrar aquí; el registro del servidor dice por qué.
error-no-table = Aquí no hay ninguna mesa. Puede que el enlace esté incompleto o sea de otro lugar.
error-table-closed = Quien administra este servidor cerró esta mesa.
error-fixture-closed = Alguien no llegó a tiempo a este partido de una competición: ya no se juega aquí.
error-blocked = Quien administra este servidor no deja entrar a nadie desde aquí.
error-blocked-accounts = Quien administra este servidor no deja registrar nombres desde aquí. Puedes jugar sin registrarte.
error-suspend = Quien administra este servidor te suspendió hasta el { $until }. El motivo: “{ $why }” Hasta entonces no puedes empezar partidos ni unirte a ellos, ni retar a nadie, ni hablar. Puedes terminar los partidos en marcha y leer tus partidos y tu perfil.
error-mute = Quien administra este servidor te silenció hasta el { $until }. El motivo: “{ $why }” Hasta entonces puedes jugar, pero no hablar.
error-mute-for-good = Quien administra este servidor te silenció para siempre. El motivo: “{ $why }” Puedes jugar, pero no hablar.
error-suspended-other = Alguien en esta mesa no puede empezar partidos por ahora.
error-suspend-days = Para eso hace falta un número de días mayor que 0, y como mucho { NUMBER($most, useGrouping: 0) }; solo un silencio puede ser para siempre.
error-why = Para eso hace falta un motivo, de { $most } caracteres como mucho.
error-no-sanction = “{ $whom }” no tiene ni silencio ni suspensión.
error-nobody-known = “{ $whom }” no es ni un nombre registrado ni un navegador que haya tenido asiento aquí.
error-no-report = No hay ninguna denuncia abierta sobre el asiento { $seat } de la mesa { $table }.
error-not-the-host = Esto es para quien administra el servidor: pide el token de su carpeta de datos.
error-no-previous-key = No hay una clave anterior.
error-keys-of-settings = Las claves de este servidor se cambian en su configuración, como las de todos los que comparten una base de datos; docs/hosting.md dice en qué orden.
error-keys-unwritten = La nueva clave no se pudo escribir en la carpeta de datos ({ $reason }), así que no cambió nada.
error-block-whom = “{ $whom }” no es ni una dirección, ni una red, ni un navegador de la lista.
error-block-loopback = Esta misma máquina no se puede bloquear: desde ella entra quien administra el servidor.
error-not-blocked = “{ $whom }” no está en la lista de bloqueos.
error-nobodys-name = En este lugar no hay nadie cuyo nombre se pueda cambiar.
error-report-own = Ese es tu propio nombre.
error-no-transcript = Aquí no hay ninguna acta abierta; empieza con `kickabout replay ARCHIVO`.
error-rules-changed = Este partido ya no encaja con las reglas actuales y no puede seguir: { $error }

error-invitation = Esta invitación no lleva a ninguna mesa. Puede que esté incompleta.
error-invitation-elsewhere = Esta invitación es de otra mesa.
error-private-link = Este enlace privado no lleva a ningún lugar. Puede que esté incompleto.
error-token-elsewhere = Este token es de un lugar de otra mesa.
error-no-seat = No tienes lugar en esta mesa: puedes mirar, pero no jugar. Si te sentaste aquí con otro navegador, abre en este tu enlace privado.
error-seat-not-taken = Nadie ocupa todavía este lugar; pide su invitación.
error-seat-taken = Otra persona ocupó este lugar. Puedes ver el partido.
error-seat-kept = Este lugar está reservado para { $name }: ningún bot lo ocupa.
error-seat-taken-by = { $name } ocupó este lugar. Puedes ver el partido.
error-second-seat = Este navegador ya tiene un lugar en esta mesa. Abre la invitación en otro navegador o envíasela a alguien.
error-not-at-device = Ese lugar no se juega en este dispositivo.
error-device-of-another = Le toca a { $name }: pásale antes el dispositivo.
error-device-passed-on = La página en la que pulsaste mostraba la mano de { $name }, y el dispositivo ya pasó a otras manos. No se jugó nada.
error-one-seat = Un lugar es tuyo; deja abiertos los demás o dáselos a bots.
error-automaton-seat = Con estas opciones, ese lugar es de { $name }; elige otro.
error-seat-kind = Un asiento es uno de { $kinds }, no “{ $kind }”.

error-name-missing = Escribe un nombre: aparece junto a tu lugar.
error-name-long = Un nombre tiene como mucho { $most } caracteres; este tiene { $length }.
error-name-control = Un nombre no puede llevar caracteres de control.
error-name-invisible = Un nombre necesita al menos un carácter visible.
error-name-taken = En esta mesa alguien se llama ya { $name }, o casi; elige otro nombre.
error-name-like-you = Cada cual lee “{ $word }” donde se habla de sí, así que nadie puede llamarse así, ni casi.
error-name-like-bot = Hay un bot que se llama { $bot }; elige un nombre que nadie confunda con el suyo.

seat-renamed = Sin nombre { $number }
error-name-claimed = { $name } ya está registrado o se parece a un nombre que lo está; elige otro. Si es tuyo, inicia sesión antes: pulsa la figura de arriba en la portada.
error-name-reserved = { $name } se parece a como se llama quien aún no tiene nombre; elige otro.
error-recovery = Ese nombre y ese código no van juntos. Un código tiene cinco grupos de cinco letras.
error-guest = En este navegador juegas sin registrarte. Registra un nombre, o recupera el tuyo, en tu página.
error-rated-program = Un partido puntuable lo juegan personas en sus páginas: los programas no pueden sentarse en él, ni ver sus manos, ni decidir.
error-program-rated = Empezaste un partido puntuable, así que este es el nombre de una persona. Registra otro para el programa.
error-key-label = Di para qué es la clave, en { $most } caracteres como mucho.
error-key-scopes = Elige qué permite la clave: { $scopes }.
error-key-days = Una clave vale de 1 a { NUMBER($most, useGrouping: 0) } días o para siempre.
error-keys-full = Ya tienes { $most } claves, y no puede haber más: revoca alguna antes.
error-no-key = No tienes esa clave.
error-key-unknown = No se conoce esta clave: se revocó, caducó o no está entera.
error-key-scope = Esta clave no permite eso: hace falta una con el permiso “{ $scope }”.
error-key-missing = Para esto hace falta la clave de una cuenta, como `Authorization: Bearer`. Quien tiene un nombre la crea en /me/keys.
error-rated-guest = Este partido es puntuable: inicia sesión o registra un nombre en tu página y luego siéntate.
error-rated-people = Un partido puntuable es solo para personas, cada una con nombre y dispositivo propios o para una de ellas contra un bot.
error-rated-placed = Tu puntuación ya se conoce: solo la cambian los partidos con personas.
error-rated-unfinished = Empezaste un partido puntuable contra un bot en este juego. Termínalo, o dalo por perdido, antes del siguiente.
error-rated-fair = Un partido puntuable se juega con la caja original del juego, sin pistas y con el azar del servidor.
error-device-link = Este enlace ya se usó o tiene más de { $minutes } minutos. Crea uno nuevo en el dispositivo que tiene el nombre.
error-no-account = Nadie registró el nombre { $name }.
error-no-session = Ese dispositivo ya no tiene la sesión iniciada.
error-nobody = Aquí nadie se llama { $name }, o no muestra sus partidos.
error-remove-name = Escribe { $name } para quitarlo; no se quitó nada.

error-not-begun = El partido empieza cuando todos los lugares estén ocupados.
error-no-seal = Un sello son 64 cifras hexadecimales en minúsculas: el SHA-256 de lo que dice docs/dice.md.
error-no-anchor = Un ancla son 64 cifras hexadecimales en minúsculas: el primer hash de una cadena, como dice docs/dice.md.
error-no-links = En esta mesa los asientos no crean el azar entre todos, o este asiento no tiene cadena de eslabones.
error-other-link = Ese no es el eslabón de la cadena de este asiento para el sorteo que sigue a { $number } anotaciones.
error-sealed-already = Este asiento ya selló su aporte.
error-sealed-by-another = Otro asiento selló exactamente eso. Sella números al azar propios: una copia no podría abrirla nadie.
error-other-head = El acta que tiene tu página de este partido no es la del servidor: las huellas tras { $number } anotaciones son distintas. Guarda la tuya como prueba y recarga la página.
error-sealed-too-late = El azar está sellado: ya nadie puede añadirle nada.
error-told-too-early = Los aportes se revelan cuando todos los sellos están fijados, y lo hace quien selló uno.
error-told-too-late = El azar está fijado: lo que no se reveló a tiempo cuenta como retenido.
error-not-what-was-sealed = Eso no es lo que este asiento selló.
error-no-proof = El azar de este partido no se puede comprobar: en una lección está preparado, y los partidos más antiguos no tienen prueba.
error-proof-too-early = La prueba descubre todos los sorteos, así que se muestra cuando acaba el partido.
error-day-closed = Hoy hay más gente jugando con las mismas cartas y la misma suerte. Todo lo de este partido se abre el { $date }.
error-day-to-come = Ese día aún está por llegar.
error-clock-alone = El reloj es para personas con dispositivos propios y para partidos sin cartas de verdad.
error-days-people = Un partido de varios días pide dos personas o más.
error-clock-answers = Donde corre el tiempo, responder a una carta también necesita un límite: elige 4, 8 o 15 segundos.
error-nothing-in-advance = Aquí no se puede responder nada por adelantado: eso es para partidos de varios días, en juegos con respuestas.
error-nothing-to-answer = Ya no queda nada a lo que responder.
error-not-answerable = A { $card } no se puede responder. Se puede responder a: { $cards }.
error-call-off = El partido solo se puede dar por terminado cuando esa persona se fue y no queda nadie más en él.
error-best-of = Una serie es al mejor de { $numbers } partidos.
error-not-over = El partido aún no terminó.
error-match-over = El partido terminó.
error-draw-unknown = Para acordar un empate hacen falta dos personas y un partido que pueda acabar así.
error-draw-gone = Esa oferta ya no vale: desde entonces se decidió otra cosa.
error-draw-again = Ya ofreciste el empate; puedes ofrecerlo otra vez tras tu próxima decisión.
error-no-phrase = “{ $phrase }” no es ninguna frase; hay { $phrases }.
error-nobody-listens = No hay nadie más en esta mesa con quien hablar.
error-phrases-often = Basta por ahora: puedes decir { $most } cosas en { $seconds } segundos.
error-no-line = Eso no se puede enviar: escribe una línea de { $most } caracteres como mucho, todos visibles.
error-not-all-write = Aquí solo puedes escribir mientras todo el mundo en la mesa lo permita.
error-no-free-text = Aquí no se puede escribir libremente: solo en una mesa que no esté abierta a cualquiera, entre personas con dispositivo propio y hasta un día después del partido.
error-nothing-written = { $name } no te escribió nada que se pueda denunciar.
error-withdrawn = Estás fuera de este partido: un bot sigue en tu lugar hasta el final.
error-resign-lesson = Una lección no es un partido: déjala cuando quieras.
error-resign-real = Con cartas de verdad y más de dos jugadores nadie puede rendirse, porque ningún bot puede hacerse cargo de las cartas.
error-other-seat = Ya tienes lugar en esta mesa, como { $name }. Para otro lugar hace falta otro navegador.
error-no-lesson = En este lugar no se enseña a nadie.
error-no-lab-box = Esa caja no está en el laboratorio de este navegador: se borró o es de otro navegador.
error-no-lab-run = El laboratorio no tiene ese informe: se borró o el enlace no está entero.
error-no-lab-report = Todavía no hay informe.
error-box-of-another-game = Esa caja es de otro juego.
error-lab-box = { $error }
error-lab-game = La línea “game” dice para qué juego es la caja: uno de { $games }, no “{ $game }”.
error-lab-name = Un nombre tiene de 1 a { $most } caracteres que se puedan imprimir.
error-lab-no-file = Elige antes un archivo o pega su texto.
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
    [one] Una pregunta tuya aún no tiene respuesta: espérala o cancélala.
   *[other] { $most } preguntas tuyas aún no tienen respuesta: espera alguna o cancélala.
}
error-lab-busy = El laboratorio tiene más trabajo del que puede aceptar. Vuelve dentro de un rato.
error-too-many-accounts = Desde tu navegador o tu dirección se registraron, recuperaron o enlazaron tantos nombres como se permite en una hora. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-reports = Desde tu navegador o tu dirección se denunciaron tantos nombres como se permite en una hora. Denuncia el siguiente en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-mails = Desde tu navegador o tu dirección, o para ese correo, se pidieron tantos mensajes como se permite en una hora. Pide otro en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-too-many-runs = Desde tu navegador o tu dirección se preguntó al laboratorio tanto como se permite en una hora. Pregunta otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
error-body-too-long = Es más de lo que nadie necesita enviar: una petición puede traer { $kilobytes } kB.
error-no-pictures = { $game } no tiene dibujos de cómo se juega; lo cuentan sus reglas.
error-no-such-lesson = { $game } no tiene ninguna lección “{ $lesson }”.
error-not-your-turn = No es tu turno: la mesa espera a { $players }.
error-not-yet = No es tu turno: la mesa espera a las cartas.
# Lo que pasó desde entonces sigue en otras frases.
error-moved-on = Mientras tanto, el partido siguió.
error-moved-on-elsewhere = Algo cambió en la mesa por otra vía; mira otra vez.
error-bot-plays = { $name } juega por ti; recupera antes tu lugar.
error-one-answer = Da una sola respuesta cada vez.
error-answer-with = Ahora puedes responder con: { $actions }.
error-no-undo = Esto ya no se puede deshacer: pasó algo desde entonces.
error-nothing-played = No se juega nada, porque “{ $action }” no puede ser: { $reason }
error-not-any-more = para entonces ya no es tu turno.
error-again-not-yours = Solo quien jugó puede montar el próximo partido.
error-again-fixture = Este era un partido de una competición, y es ella quien dice lo que sigue.
error-next-match-set-up = Alguien ya montó el próximo partido.
error-transcript-too-early = El acta muestra todas las manos, así que se entrega cuando acaba el partido.
error-replay-too-early = Una repetición muestra todas las manos, así que se abre cuando acaba el partido.
error-answer-seconds = El tiempo para responder es de 4, 8 o 15 segundos o sin límite.
error-hints-setting = Las pistas son alone, on u off.

error-stand-in-fixed = Quién juega por quien se va se dijo al montar la mesa: “{ $bot }”.
error-no-such-bot = No hay ningún bot “{ $bot }”; los bots son: { $bots }.
error-no-such-speed = No hay ninguna velocidad “{ $speed }”; hay { $speeds }.
error-speed-of-others = Aquí juegan más personas, así que la mesa va a su propia velocidad.
error-asking-of-others = Aquí juegan más personas, así que se hacen todas las preguntas.
error-no-such-seat = Los asientos van del 0 al { $last }.
error-give-seat = Solo quien juega aquí puede dar un lugar a un bot.
error-is-here = { $name } está aquí.
error-seat-played = En ese lugar ya juega { $name }.

error-picture-too-early = La imagen de un partido se hace cuando termina.
error-passkey = Esa no es una llave de acceso para este servidor y este momento: prueba otra vez.
error-passkey-late = Para firmar con una llave de acceso hay { $minutes } minutos: prueba otra vez.
error-passkey-unknown = Ningún nombre de este servidor tiene esa llave de acceso.
error-passkey-host = Aquí no se pueden usar llaves de acceso: los navegadores piden una dirección con nombre y https, o http://localhost. Recuperas tu nombre con el código y con el enlace para otro dispositivo.
error-passkeys-full = Ya tienes { $most } llaves de acceso, y no puede haber más: quita alguna antes.
error-no-passkey = No tienes esa llave de acceso.
error-friend-self = Ese es tu propio nombre: pídeselo a otra persona.
error-friends-full = Ya tienes trato con { $most } personas, y no puede haber más: despídete antes de alguna.
error-push = Esa no es una dirección del servicio de avisos de un navegador.
error-no-openid = Este servidor no conoce otro lugar donde iniciar sesión.
error-openid-late = No vienes de este navegador, ya estuviste allí antes o tardaste más de { $minutes } minutos: prueba otra vez.
error-openid-provider = Ahora mismo no se llega al otro lugar o no responde como debería. Prueba otra vez más tarde.
error-openid-token = Lo que dice de ti el otro lugar no es correcto: prueba otra vez.
error-openid-taken = Eso ya lo conectaste con otro nombre. Termina antes esa conexión.
error-openid-unknown = Ningún nombre de aquí está conectado con el que tienes en { $host }. Elige un nombre o inicia sesión con el tuyo, y conéctalo en tu página.
error-openid-settings = OpenID Connect necesita las dos opciones, oidc-issuer y oidc-client-id: da las dos o ninguna
error-no-mail = Este servidor no envía correo.
error-mail-address = Eso no es una dirección de correo. Una es, por ejemplo, nina@example.com.
error-mail-link = Este enlace ya no vale. Pide uno nuevo en la página de tus avisos.
error-mail-links = Ya van varios enlaces de camino para ti: abre el último o espera a que caduquen.
error-mail-taken = Esa dirección ya es de otro nombre de este servidor.
error-mail-stop = Este enlace no sirve para dejar de recibir correos. Puedes hacerlo en la página de tus avisos.
error-mail-settings = el correo necesita las dos opciones, mail-host y mail-sender: da las dos o ninguna
error-no-feed = No hay ningún canal en esta dirección. Quien lo creó puede crear otro.
error-no-push = Ningún navegador así muestra tus avisos.
error-zone = No hay ninguna zona horaria “{ $zone }”. Una es, por ejemplo, Europe/Berlin.
error-hour = Las horas van de 0 a 23.
error-no-friend = Esa persona no está entre tus amigos.
error-withdraw = Ya no hay ninguna invitación que retirar.
error-no-competition = Esa competición no existe.
error-competition-name = El nombre de una competición tiene de 1 a { $most } caracteres.
error-competition-grace = Con este tiempo para decidir, la espera máxima a los jugadores es de { $least } a { $most } minutos.
error-competition-days = Un partido de varios días puede durar de 1 a { $most } días en total; los partidos en vivo tienen su tiempo para decidir.
error-competition-arena-days = Una arena es para partidos rápidos: elige un tiempo en minutos o segundos.
error-competition-arena-bots = Una arena es solo para personas: a quien está se le empareja al momento.
error-competition-group-stage = Solo Squad Rush tiene fase de grupos propia.
error-competition-past = Elige un momento de ahora en adelante y dentro de un año.
error-competition-solo = En una competición los dos jugadores son personas: elige opciones para dos.
error-competition-not-yours = Eso solo puede hacerlo quien organiza la competición.
error-competition-begun = La competición empezó: ya nadie puede inscribirse.
error-competition-full = Hay plaza para { $most } equipos, y ya están todas ocupadas.
error-competition-few = Para empezar hacen falta { $least } equipos: invita a alguien o completa con bots.
error-competition-room = { $number ->
    [one] Queda plaza para un equipo más
   *[other] Quedan plazas para { $number } equipos más
}.
error-competition-strength = De esta fuerza { $number ->
    [0] ya no queda nadie que juegue
    [one] solo queda un bot que juegue
   *[other] quedan { $number } bots que jueguen
} competiciones.
error-competition-bots = Ya se inscribieron los { $most } bots que juegan competiciones.
error-competition-banned = Quedaste fuera de una competición por no llegar a tus partidos: podrás inscribirte en otra desde el { $until }.
error-competition-no-part = No participas en esta competición.
error-competition-no-side = Ese equipo ya no está en esta competición.
error-competition-no-match = Ahora no tienes ningún partido que jugar.
error-competition-no-result = Ese partido no tiene un resultado que se pueda corregir.
error-competition-round = Todavía hay un partido de esta ronda sin terminar.
error-competition-settled = Con este resultado ya se hicieron otros cruces: no se puede corregir.
error-competition-goals = Pon de 0 a { $most } goles para cada equipo.
error-competition-level = Aquí un partido no puede terminar { $goals } a { $goals }: ponle más goles a un equipo.
error-competition-reason = Da un motivo de 1 a { $most } caracteres, que se muestra a todo el mundo.
error-competition-over = La competición terminó.
error-no-challenge = Nadie te espera ya en esa mesa.
error-no-hints = Esta mesa se montó sin pistas.
error-hint-on-nothing = Una pista es para una decisión tuya; ahora no hay ninguna.
error-hint-lost = El bot perdió el hilo; pregunta otra vez.

# $id es donde el registro del servidor tiene la causa, que no es para nadie más.
error-unsaved = No se pudo guardar, así que no ocurrió. Prueba otra vez en un momento. Quien administra el servidor encuentra la causa en su registro: { $id }.
error-unreadable = Ahora mismo no se puede leer. Prueba otra vez en un momento. Quien administra el servidor encuentra la causa en su registro: { $id }.

error-nothing-to-build = Para { $game } no hay nada que construir.
error-no-such-kind = No hay nada de este tipo que construir: { $error }.
error-nothing-ready = Entre lo que viene hecho no hay nada que se llame “{ $slug }”.
error-no-file = Elige un archivo o pega su texto.
error-form-long = Es demasiado largo: un archivo tiene como mucho { NUMBER($most, useGrouping: 0) } bytes.
error-file-long = El archivo tiene { NUMBER($size, useGrouping: 0) } bytes; se leen como mucho { NUMBER($most, useGrouping: 0) }.
error-not-utf8 = El archivo no es texto en UTF-8.
error-wrong-file = En este archivo no hay { $noun-a } { $noun }: { $error }
error-not-built-here = Aquí no hay nada construido con este navegador. Lo que se construye se queda en el navegador que lo construyó; expórtalo allí para traerlo.
error-too-many-built = Este navegador ya guarda { $most } así: borra antes alguno.

# En la línea de órdenes, en una línea cada uno.
error-data-folder = la carpeta de datos { $folder } no se puede usar: { $error }
error-folder-in-use = otro servidor de Kickabout guarda sus mesas en { $folder }: detenlo o elige otra carpeta con --data
error-database-newer = { $file } es de una versión más nueva de Kickabout: arranca esa o elige otra carpeta con --data
error-database-unusable = la base de datos { $file } no se puede usar (“{ $cause }”): haz sitio si el disco está lleno, pon en su lugar una copia de seguridad o elige otra carpeta con --data
error-other-key = los demás servidores de esta base de datos firman con otra clave: dales a todos la misma con --secret-key o KICKABOUT_SECRET_KEY; docs/hosting.md dice cómo cambian todos a una nueva
error-key-not-accepted = un servidor de esta base de datos no acepta la --secret-key de este, o firma con una clave que este no acepta: docs/hosting.md dice en qué orden cambian los servidores a una nueva
error-key-short = { $file } no contiene una clave de 32 bytes o más: pon en su lugar una copia de seguridad o quítalo para que se cree otra, lo que invalida las cookies que firmó
error-token-short = { $file } no contiene un token de 16 caracteres o más: escribe uno en él o quítalo para que se cree otro
error-port = el puerto { $port } de { $host } no se puede usar ({ $reason }): elige otro con --port
# $fields son nombres de campos de un formulario.
error-fields = Falta, o no es como debe: { $fields }.

# Los títulos de las páginas que dicen qué ha fallado, y lo que dicen si no se sabe más.
error-page = Juego detenido
    .help = Algo no salió bien.
error-page-400 = Saque indebido
    .help = El servidor no entendió eso.
error-page-403 = No es tu camiseta
    .help = Este lugar es de otra persona. Abre el enlace privado de tu propio lugar o mira la mesa desde la grada.
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
    .help = Se pidió demasiado en poco tiempo. Espera un momento.
error-page-500 = Sale la camilla
    .help = Algo se rompió de nuestro lado. El partido se conserva; recarga en un momento.

# En lugar de cualquier página mientras no hay línea con el servidor.
offline = Se cortó la línea
    .help = Kickabout se juega en un servidor, y ahora mismo no se llega a él. Tus partidos están allí a salvo.
    .again = Probar otra vez
server-unreached = Eso no llegó al servidor. Prueba otra vez.

## La portada

front-title = Kickabout · programa de la jornada
front-home = Kickabout, portada
front-link = Portada
front-skip = Ir a los juegos
# La elección de idioma en todas las páginas; cada idioma va con su propio nombre.
language-choice = Idioma
    .of = Idioma: { $tag }
# Detrás del nombre de un idioma que no está traducido del todo.
language-partial = en parte en inglés
error-language = Aquí no hay “{ $locale }”: elige uno de los idiomas del final de la página

front-kicker = Programa oficial de la jornada
    .games = Juegos de cartas de fútbol
    .now = Empieza ya
front-warming = Calentando para { $game }, una sola vez en este servidor, cosa de un minuto. Puedes jugar mientras tanto: hasta entonces los bots y sus pistas van con lo que dice el manual.
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
front-learn = Aprende en { $minutes } min
front-begin-here = Empieza por aquí
front-people = Con otros
    .now = Jugar con alguien ya
    .now-about = Te sentamos con quien esté esperando para este juego y tenga más o menos tu nivel, o esperas tú. Cuanto más se espera, menos importa el nivel.
    .now-rated = Puntuable: el resultado cambia las dos puntuaciones
    .friend = Invitar con un enlace
    .friend-about = Recibes un enlace para enviárselo a alguien. No hace falta cuenta.
    .by-name = Invitar a alguien por su nombre
    .by-name-about = Elige a un amigo en este servidor, que lo ve en su portada.
    .rated = Para más jugadores, otras reglas, varios partidos o un partido de varios días, { $link }: los días están en “Detalles”, en “Tiempo para decidir”. Todo esto se puede montar sin registrarse.
    .sheet = cambia las opciones
front-people-of = { $game } con otros
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
lesson-reads = Habla tu asistente.
    .how = Lee y luego pulsa “Seguir”.
front-how-to-play = Cómo se juega
    .of = Cómo se juega { $game }, en dibujos
front-rules = Reglas
    .of = Reglas de { $game }
# En un botón que empieza un partido contra el otro nivel. $number son los partidos ganados, o perdidos.
front-level-up = { $number } victorias seguidas. ¿Más fuerte?
front-level-down = Perdiste el último. ¿Más fácil?
front-prepared = Equipos y alineación
    .help = Lo que se decide antes del saque de centro.
    .no = elijo yo
    .yes = me los eligen
front-players = { $players } jugadores
front-read-rules = Leer el reglamento
front-team-sheet = Ficha del partido
front-your-name = Tu nombre
    .placeholder = firma aquí
front-open-seat = Libre: invitar
    .help = Te da un enlace para enviarlo.
front-here = En este dispositivo
    .help = Otra persona comparte esta pantalla contigo. Un telón tapa cada mano mientras se pasa el dispositivo.
    .name = Nombre del jugador { $number }
    .placeholder = nombre
front-nobody = Nadie
front-rated = Puntuable
    .help = El resultado cambia la puntuación de todo el mundo. Para personas con nombre, sin pistas, sin deshacer nada, y quien se va pierde.
    .bot = Contra un bot cuenta mientras tu puntuación sea provisional (?); la del bot es fija.
    .no = No
    .yes = Sí
front-extra-options = Detalles
front-hints = Pistas
    .help = ¿Qué haría un bot fuerte?
    .alone = si juegas con bots
    .on = para todo el mundo
    .off = ninguna
front-clock = Tiempo para decidir
    .help = ¿Cuánto puede tardar cada cual?
clock-none = sin límite
match-terms = { $rated ->
    [yes] Puntuable
   *[no] No puntuable
} · tiempo para decidir: { $clock }
clock-seconds = { $seconds } s por decisión
clock-match = { $minutes } min por equipo + { $seconds } s por turno
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
    .begin = Invita a un amigo a un partido de varios días, o empieza uno en la portada con días para decidir.
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
    }: tú eliges cuántos como máximo. Las vacaciones se acaban solas al pasar esos días o antes si vuelves.
        Tus rivales ven junto a tu nombre que estás de vacaciones y hasta cuándo.
    .away = Estás fuera hasta el { $date }. Aun así puedes jugar.
    .days = Días
    .press = Irme de vacaciones
    .sure = Empiezan ahora mismo. Puedes volver antes, pero cada día empezado se gasta.
    .yes = Irme de vacaciones estos días
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
error-vacation = Ya estás de vacaciones o este año no te quedan tantos días.
# Lo que queda en un partido de varios días.
clock-days = { $days } d { $hours } h
front-watch = Público
    .help = ¿Cuándo puede mirar más gente con el enlace de la mesa?
    .now = en directo
    .behind = con { $number } jugadas de retraso
    .later = cuando acabe
error-watch = “{ $watch }” no dice cuándo puede mirar la gente; hay { $choices }.
front-best-of = Partidos
    .help = ¿Cuántos hay que ganar?
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
front-club = { $state ->
    [over] La temporada terminó.
   *[waits] Los demás siguen jugando.
}
front-kept-here = Tus partidos se guardan aquí: cierra la página, vuelve y sigue jugando.
    .name = Con un nombre los llevas a tus otros dispositivos.
front-box = Arma tu propio juego
    .help = Cambia las cartas y las reglas de un juego, pon a los bots a jugarlo mil veces y juégalo tú.
    .open = Modificar un juego
    .file = Jugar con cartas y reglas que alguien te envió (un archivo .toml)
    .play = Preparar
# El botón de un campo para un archivo, y lo que pone detrás hasta que lo hay.
file-choose = Elegir archivo
file-none = ningún archivo aún
front-your-turn = Tu turno
front-asked = { $said ->
    [no] { $name }: ahora no
   *[nothing] invitación enviada a { $name }
}
front-waits-for = le toca a { $names }
front-you-won = Victoria tuya
# Cómo se llegó a un resultado, detrás de él.
result-how = { $how ->
    [resigned] { front-resigned }
    [on-time] { front-on-time }
    [left] { front-left }
    [stood] tal como iba
    [walkover] por incomparecencia
    [conceded] { season-walkover }
    [void] no vino nadie
    [tie-break] por desempate
   *[played] jugado
}
front-practice = práctica
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
seat-title = Un lugar propio
seat-heading = ¿Jugar desde aquí como { $name }?
seat-take = Sentarme
seat-fine = Quien tenga este enlace puede jugar en este lugar. Ocúpalo si es tuyo; tus otros navegadores también lo conservan.
join-series = Es una serie, al mejor de { $number ->
    [3] tres
   *[5] cinco
} partidos.
join-rated = Este partido es puntuable: su resultado cambia tu puntuación, que ve todo el mundo en la mesa. No hay pistas, no se deshace nada, y quien se va pierde.
    .guess = En una puntuación, ± es cuánto puede desviarse, y el signo de interrogación dice que por ahora es solo una suposición.
    .guest = Es para gente con nombre. Elige uno o inicia sesión, y abre otra vez esta invitación.
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
table-speed-calm = Lenta
table-speed-brisk = Rápida
table-speed-instant = Instantánea
table-asking = Preguntarme siempre
    .help = Preguntarme siempre, incluso cuando cualquier carta se desperdiciaría. Si está desactivado, la mesa deja pasar esas preguntas.
table-notify = Avisarme cuando me toque
    .notice = Te toca
table-to-the-table = A la mesa
table-you = Tú
# Dos frases, una tras otra.
table-sentences = { $first } { $second }
table-option-number = { $option }: { $number }
table-option-switch = { $option }: { $value }
# Antes del título de la página, en la pestaña del navegador.
table-your-move = ● Te toca
table-trouble = El juego está detenido.
table-line-down = Se cortó la línea. Tu partido está a salvo; estamos llamando…
table-unreached = Eso no llegó a la mesa. Prueba otra vez.
# Un título para quien no ve el tablero.
table-board = Sobre la mesa
table-commentary = Relato
    .order = · lo último, arriba
table-commentary-empty = Los equipos asoman por el túnel.
table-strip-back = Qué pasó antes
table-strip-on = Qué pasó después
table-your-hand = Tu mano
table-hand-before = Cartas de la izquierda
table-hand-after = Cartas de la derecha
table-no-cards = Sin cartas en la mano.
# En una carta que solo puede jugarse sobre un jugador.
table-on-player = sobre { $name }
table-on-the-bench = En el banco.
    .help = Esta es tu mano ahora mismo.
table-answer-in = Tu respuesta está dada.
    .soon = Las respuestas se abren juntas, un minuto después de la carta: así nadie sabe quién la dio de antemano.
    .hold = Dejas pasar.
    .answer = Respondes cuando te toque.
table-passes = Ninguna carta lo cambia: el juego sigue.
table-sole = No hay otra opción, así que se hace solo: { $what }.
    .any = Solo hay una opción: se juega sola, no hace falta pulsar nada.
table-goes-on = Se sigue solo en { $seconds } s.
table-passed = Se pasó por ti: ninguna carta habría servido.
table-waiting-for = Esperando a { $players }.
table-undo = Deshacer
    .title = Deshacer tu último paso: se puede hasta que se descubre una carta o hasta que alguien decide algo
table-chooses-after-you = elige después de ti
# La carta que un dedo ha levantado de la mano.
table-aims-back = Elige. Si vuelves a tocar la carta, baja a la mano.
table-lift = La carta levantada
table-lift-play = Jugar
table-lift-discard = Descartar
table-lift-take = Elegir
table-lift-help = O toca la carta otra vez, o arrástrala al campo.
table-lift-wait = Puedes jugarla cuando se te pregunte.
table-watching = Desde la grada
    .help = Desde la grada: las manos no se ven.
    .behind = Con { $number } jugadas de retraso.
    .later = Este partido se muestra cuando acabe.
    .day = Hay más gente jugando con las mismas cartas y la misma suerte: este partido se muestra desde el { $date }.

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
table-lobby-watching = Estás mirando: el enlace de un lugar lo da quien abrió la mesa.
table-lobby-kick-off = Se saca en cuanto alguien se pone la última camiseta.
table-lobby-fixture = Un partido de una competición: sus lugares están reservados para quienes lo juegan.
table-lobby-open = Lugar libre
table-lobby-open-seat = espera a alguien
table-lobby-asked-seat = invitación enviada
table-lobby-automaton-seat = juega solo
table-lobby-here-seat = en el vestuario
table-lobby-away-seat = de camino
table-lobby-listed = Todo el mundo en este servidor ve en la portada que esperas y puede sentarse.
    .bots = ¿No viene nadie? Dale el lugar a un bot.
table-lobby-watch-behind = Quien mira va con { $number } jugadas de retraso.
table-lobby-watch-later = Nadie más puede verlo antes de que acabe.
table-lobby-rated = Es puntuable: no hay pistas, no se deshace nada, quien se va pierde, y aquí todo el mundo ve las puntuaciones. El signo de interrogación tras una dice que por ahora es solo una suposición.
table-lobby-local = ¿Administras este servidor? Sus enlaces solo se abren en este dispositivo.
    .help = Para un teléfono u otro dispositivo de la misma red, detén el servidor y arráncalo con { $command }; esta página muestra entonces enlaces con una dirección que allí funciona. Mientras tanto no se pierde nada.
    .command = make play ARGS="--host 0.0.0.0"
table-lobby-links = Quien abra un enlace ocupa ese lugar.
table-lobby-kept = Puedes cerrar esta página y volver: tu lugar se guarda en este navegador.
table-copy = Copiar
    .seat = Copiar el enlace del lugar { $number }
    .own = Copiar tu enlace privado
table-share = Compartir
    .seat = Compartir el enlace del lugar { $number }
table-qr = Código QR
    .seat = El enlace del lugar { $number } en un código QR
    .help = Apunta con la cámara de un teléfono.
table-copied = Copiado
table-copy-by-hand = Aquí no hay acceso al portapapeles: cópialo a mano
table-about = Sobre esta mesa: azar sin trampa, enlaces, nombres
table-private-link = Tu lugar en otro dispositivo: { $link }
    .link = enlace privado
    .watch = Tus amigos pueden mirar con la dirección de esta página, sin ver ninguna mano.

# Renovar los enlaces de una mesa: todos para quien la abrió, el propio para los demás.
links-new-all = Renovar los enlaces de esta mesa
    .about = Todos los enlaces de esta mesa dejan de funcionar y otros nuevos los reemplazan: las invitaciones y los enlaces privados. Quien está aquí en un navegador conserva su lugar.
    .yes = Renovar los enlaces
links-new-own = Crear otro enlace privado
    .about = Tu enlace privado deja de funcionar y otro nuevo lo reemplaza. En este navegador conservas tu lugar.
    .yes = Crear otro enlace
links-new-alone = Los otros navegadores pierden mi lugar
links-hidden = Los enlaces de esta mesa aún funcionan, pero este servidor ya no puede mostrarlos. Puede mostrar otros nuevos.
links-new-done = Los enlaces viejos ya no llevan a ningún lado. Los nuevos están en esta página.

table-final-resigned = Por rendición
table-final-on-time = Por tiempo
table-final-left = Por irse del estadio
# A match between two that was given up, and counts otherwise.
final-forfeit = La rendición llegó con { $goals } en el marcador: un partido abandonado cuenta como { $counts }.
table-final-draw = Empate
table-final-you-win = ¡Ganas!
table-final-you-share = Victoria compartida
table-final-win = { $players-count ->
    [one] Gana
   *[other] Ganan
} { $players }
table-final-undecided = { $stake ->
    [season-many] Los demás siguen jugando entre ellos
   *[other] Abandonado antes de que ganara nadie
}
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
    .changes = Jugar otra vez con otras opciones
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
rematch-you-declined = Dijiste que no a otro partido.
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
table-transcript = Acta del partido

## Un dispositivo que comparten varias personas. $name es quien lo toma ahora.

device-pass = Pasa el dispositivo a { $name }
device-answer = ¿Responde { $name }?
device-stands = { $name } dice que no: vale
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
        [you] Misión cumplida
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
        [you] Por un pelo, pero ganas
       *[other] Por un pelo: { $player }
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
final-analysis-working = El análisis se está preparando: { $percent } %
final-analysis-failed = El análisis no se pudo escribir. { $link } lo mira de nuevo.
# Detrás de un porcentaje: de qué.
final-to-win = de probabilidad de ganar
final-luck = Suerte y decisiones
    .help = Cuánto movieron la suerte y las decisiones la probabilidad de ganar, en puntos porcentuales. El análisis conoce todas las cartas ocultas; una pista, en cambio, no las conoce. Es una estimación: unos pocos puntos no significan nada.
final-luck-side = Equipo
final-luck-luck = Suerte
final-luck-play = Decisiones
final-luck-cut-short = Abandono
final-luck-from = Al inicio
    .position = En la posición
# $number es un cambio de la probabilidad de ganar, en puntos porcentuales.
final-luck-points = { $number ->
    [0] 0
   *[other] { SIGNED($number) }
}
final-turning = El momento clave
final-turning-lost = ¿Cómo pudo pasar?
final-turning-chance = Fue cosa de la suerte.
final-turning-decision = { $player-is ->
    [you] Vino de una decisión tuya.
   *[other] Vino de una decisión de { $player }.
}
    .other = { $player-is ->
        [you] Vino de una decisión tuya, que favoreció a { $rival }.
       *[other] Vino de una decisión de { $player }, que { $rival-is ->
            [you] te favoreció.
           *[other] favoreció a { $rival }.
        }
    }
final-turning-whole = { $by ->
    [luck] En todo el partido pesó más la suerte.
   *[play] En todo el partido pesaron más las decisiones.
}
final-turning-watch = Verlo
final-graph = El partido de un vistazo
final-share = Compartir
    .label = Compartir el resultado
    .text = { $headline } · { $title }
final-more = Más
final-picture = Este partido en una imagen

## Lo que se ve de un enlace donde se envía, y lo que dicen las imágenes.

preview-invitation = Tienes una invitación: { $game }
preview-table = { $title }: { $players }
preview-status = { $status ->
    [waiting] Se espera a quien falta.
    [playing] En juego: míralo desde la grada.
   *[over] Final del partido.
}
preview-result = Final: { $result }

## Los símbolos y las teclas de una mesa

table-legend = ¿Qué significan los símbolos?
    .short = Símbolos
table-keys = Teclas
    .key = Teclas (?)
table-keys-numbers = jugar la carta de ese número; con una carta levantada, elegir para qué
table-keys-arrows = recorrer la mano
table-keys-enter = jugar la carta seleccionada
table-keys-escape = bajar una carta levantada
table-keys-hint = pedir una pista, cuando esté disponible
table-keys-undo = deshacer, cuando esté disponible
table-keys-curtain = ocultar la mano, en un dispositivo compartido
table-keys-rules = abrir o cerrar el reglamento
table-keys-keys = estas teclas

## Cartas: cómo se lee en voz alta un valor como +2.

cards-plus = más
cards-minus = menos

## Pistas. $who es el bot al que se pregunta: uno de tu propio banco, juegue quien juegue en contra.

hint-ask = Pista
    .title = Preguntar a { $who }, que hace de asistente en tu banco
hint-thinking = { $who } lo está pensando
hint-lost = { $who } perdió el hilo. Pregunta otra vez.
hint-would = { $who } elegiría “{ $what }”, con un { $percent } por ciento de probabilidad de ganar.
hint-would-plainly = { $who } elegiría “{ $what }”.
hint-would-short = { $who } elegiría “{ $what }”
hint-chance-of-card = { $who } le da un { $percent } por ciento de probabilidad de ganar el partido.
# Antes del porcentaje en una carta, un botón o un lugar: de qué es.
hint-odds = ganar:
hint-heading = Pista de { $who }, un bot fuerte
    .chances = Probabilidad de ganar ({ $draws ->
        [counted] un empate cuenta como media victoria;{" "}
       *[none] {""}
    }margen: ±{ $error ->
        [one] { $error } punto
       *[other] { $error } puntos
    })
    .about = Cada opción se jugó muchas veces hasta el final, y la cifra es la parte de esos partidos que se gana. ±{ $error } %: en 95 de cada 100 casos, la cifra verdadera está dentro de ese margen.
hint-choices = Tu probabilidad de ganar con cada opción
hint-best = la mejor
hint-one-of = una de { $number } que valen lo mismo
# Sobre las opciones de una lista que son tan buenas como la mejor, y sobre las demás.
hint-group-equal = Igual de buenas{ $all ->
    [yes] { "" }
   *[no] : las { $shown } primeras de { $number }
}
hint-group-rest = Más flojas
hint-untried = Solo llevan cifra las opciones que más prometen; las demás parecían más flojas a primera vista.
# Lo que gana la mejor opción frente a la siguiente, en partidos de cada cien.
hint-why = Con “{ $best }” ganas { $gap ->
        [one] un partido
       *[other] unos { $gap } partidos
    } más de cada 100 que con la siguiente, “{ $other }”.
hint-equal = { $others ->
        [one] “{ $other }” vale lo mismo, según { $who }: elige la que más te guste.
       *[other] Otras { $others } jugadas valen lo mismo, según { $who }: elige la que más te guste.
    }
hint-level = { $number ->
        [2] Según { $who }, las dos valen lo mismo: elige la que más te guste.
       *[other] Según { $who }, todas las opciones valen lo mismo: elige la que más te guste.
    }
hint-scores-more = Así marcas más: { hint-here } { $turns ->
        [one] antes de que acabe el turno
       *[other] en { $turns } turnos
    }; { $equals ->
        [one] con la siguiente
       *[other] con la mejor de las otras
    }, { hint-there }.
hint-scores-less = Marcas menos: { hint-here } { $turns ->
        [one] antes de que acabe el turno
       *[other] en { $turns } turnos
    }; con la mejor, { hint-there }.
hint-concedes-less = Así el rival marca menos: { hint-here } { $turns ->
        [one] antes de que acabe el turno
       *[other] en { $turns } turnos
    }; { $equals ->
        [one] con la siguiente
       *[other] con la mejor de las otras
    }, { hint-there }.
hint-concedes-more = Así el rival marca más: { hint-here } { $turns ->
        [one] antes de que acabe el turno
       *[other] en { $turns } turnos
    }; con la mejor, { hint-there }.
hint-routine = Para esto todos los bots van de manual: así lo harían.
hint-cold = Las cifras llegan en un minuto o dos: el servidor aún prepara el juego.
# Lo que harían más a menudo los demás tras la mejor opción, y tras la siguiente. $reply es una frase.
hint-then = Lo más habitual es que siga así: “{ $reply }”
hint-after = Con “{ $other }” sigue así: “{ $reply }”
hint-press = { $choices ->
        [one] Pulsa esta opción para elegirla.
       *[other] Pulsa una para elegirla.
    }

## La posición del día: una decisión para todo el mundo, que se responde una vez.

position-title = Posición del día
    .about = Una decisión: encuentra la mejor jugada.
position-score = { $lead ->
    [ahead] Vas ganando { $score } contra { $rival }.
    [level] Empatas { $score } con { $rival }.
   *[behind] Vas perdiendo { $score } contra { $rival }.
}
position-task = Elige qué jugarías: vale una sola respuesta.
# $what es la opción.
position-chosen = Tu respuesta: “{ $what }”
position-begun = Empezaste con: { $what }. ¿Y cómo sigue?
position-answer = Responder
position-choose-another = Elegir otra
position-others = Posiciones de hoy y de otros días
position-past = Otros días
position-done = respondida
position-over = Ese día ya pasó
position-grade-best = ¡La mejor que hay!
    .short = la mejor
position-grade-good = Bien elegida
    .short = buena
position-grade-playable = Se puede jugar, pero hay algo mejor
    .short = jugable
position-grade-poor = Eso te sale caro
    .short = mala
position-grade-costly = Eso te cuesta muy caro
position-grade-blunder = Eso les regala el partido
# $what es la opción.
position-yours = Tu respuesta: “{ $what }”.
position-gives-away = Es { position-away }.
position-answered = { $number ->
    [0] Nadie la respondió.
    [one] Por ahora solo respondió una persona.
   *[other] Por ahora respondieron { $number } personas.
}
position-streak = { $days ->
    [one] Vuelve mañana: habrá otra.
   *[other] Racha: ¡{ $days } días seguidos!
}
position-play-on = Seguir desde tu respuesta
    .here = Seguir desde aquí
    .about = Contra { $rival }, un bot de nivel “{ $level }”, con otra suerte. Es para practicar y no cuenta para nada.
position-practice = Para practicar, desde la posición del día: no cuenta para nada
position-again = La posición otra vez
    .back = Ver las respuestas
position-answers = Todas las respuestas, de mejor a peor
position-alike = { $number ->
    [one] y, porque viene a ser lo mismo: { $what }
   *[other] y otras { $number } que vienen a ser lo mismo: { $what }
}
position-own = la tuya
position-given = { $number ->
    [0] no elegida
    [one] elegida por 1 persona
   *[other] elegida por { $number } personas
}
position-away = { $points ->
    [0] casi igual que la mejor
    [one] { $points } punto menos que la mejor
   *[other] { $points } puntos menos que la mejor
}
    .about = La diferencia en probabilidad de ganar, con un margen de { $error } puntos: el valor real está dentro de ese margen en 95 de cada 100 casos.
position-chance = Tu probabilidad de ganar
position-more = { $number ->
    [one] Una respuesta más
   *[other] { $number } respuestas más
}
position-rule = Buena: hasta { $good } puntos porcentuales por debajo de la mejor. Jugable: hasta { $playable }.
    .draws = Un empate cuenta como media victoria.
    .narrow = Aquí la mejor solo gana { $best } partidos de cada 100: por eso las notas están más juntas que otras veces.
position-how = De { $playouts } partidos por respuesta, que un bot semipro juega hasta el final con la misma suerte tras cada una. Lo que da prácticamente lo mismo que la mejor lleva también la mejor nota. La mejor lo es también contra rivales más alocados y contra rivales que calculan varias jugadas.
    .title = Cómo se calculan las probabilidades
error-no-position = Para ese día no hay ninguna posición de { $game }
error-position-over = Ese día ya pasó: su posición se puede mirar, pero ya no responder
error-position-unfinished = Di también lo demás de esta respuesta, por ejemplo para quién es
error-position-unanswered = Responde antes a la posición: entonces podrás seguir jugando desde ella

## El reglamento

rules-title = Reglamento
    .key = Reglamento (R)
rules-link = Reglas
rules-skip = Ir a las reglas
rules-close = Cerrar el reglamento
rules-contents = Contenido
rules-ruling = nuestra interpretación
rules-search = Buscar en las reglas
    .placeholder = Palabra o cláusula: 4.2
    .button = Buscar
rules-found = { $number ->
        [0] Ninguna cláusula tiene
        [one] Una cláusula tiene
       *[other] { $number } cláusulas tienen
    } “{ $words }”.
    .all = Ver todas las reglas
rules-in-english = Las reglas, por ahora, están en inglés.
rules-picture = Verlo en un dibujo
rules-api-title = API
rules-api-skip = Ir a la descripción
rules-api = la API, { $version }

## La repetición

replay-title = Repetición
replay-link = Verlo otra vez
    .of = Verlo otra vez: { $sides }
replay-skip = Ir a la repetición
replay-first = Saque inicial
replay-back = Uno atrás
replay-on = Uno adelante
replay-last = Final
replay-position = Posición
replay-go = Ir
replay-step = paso { $at } de { $last }
replay-keys = teclas ← →, espacio reproduce
replay-play = Reproducir
replay-speed = Velocidad
    .times = { $number } ×
replay-chances = Probabilidad de ganar
replay-chances-figures = En cifras
replay-chances-minute = Minuto
replay-swings = Momentos clave
# Después de la frase sobre una carta o una decisión: alguien pudo responder, y no lo hizo.
replay-no-answer = { $player-is ->
    [you] Sin respuesta tuya.
   *[other] Sin respuesta de { $player }.
}
replay-chances-wait = Las probabilidades de ganar aún tardan un poco: aparecen aquí solas, o cuando vuelvas.
replay-chances-working = Calculando las probabilidades de ganar: { $percent } %
    .label = Calculando las probabilidades de ganar
    .again = Mirar otra vez
replay-chances-failed = Las probabilidades de ganar no se pudieron calcular.
    .again = Probar otra vez

## Construir. $noun es lo que se construye; su plural acaba en s. En las páginas llega como texto, sin género.

build-link = Crea tu { $noun }
build-title = Taller: { $noun }
build-skip = Ir a lo tuyo: { $noun }
# without $noun: la lista de lo que se ha creado
build-skip-list = Ir a la lista
build-yours = Tus { $noun }s
build-choose = Elegir entre tus { $noun }s
build-own = Lo que creaste
    .take = Usar algo tuyo
build-another = Crear otro más
build-and-more = y { $number } más
build-mend = Arreglar
build-too-late = Demasiado tarde: ya empezaste de otra manera.
build-play = Jugar
    .label = Jugar con { $name }
build-change = Cambiar
    .label = Cambiar { $name }
build-none-at-table = Aún no creaste tu { $noun }. { $link }: { $clock ->
    [yes] tu reloj sigue corriendo.
   *[no] el partido espera.
}
    .link = Manos a la obra
build-unchanged = No cambió nada.
build-legal = Legal
build-not-legal = No es legal
build-not-complete = Sin completar
# $option es una opción de un partido, $kind uno de sus valores.
build-kind = { $option } { $kind }
build-for-match = Para un partido con { $option }
build-ready = Todo listo para jugar. Se guarda en este navegador: en una mesa se elige al momento.
build-ready-with = Todo listo para jugar. Se guarda en este navegador: en una mesa con { $option } { $kind } se elige al momento.
build-find-table = Buscar mesa
build-remarks = A tener en cuenta
build-export = Exportar
    .label = Exportar { $name }
build-duplicate = Duplicar
    .label = Duplicar { $name }
build-delete = Borrar
    .label = Borrar { $name }
    .sure = ¿Borrar { $name }?
    .yes = Borrar
build-none = Todavía sin { $noun }.
    .help = Parte de algo ya hecho y cambia lo que quieras o de cero: cada paso se guarda en este navegador.
build-new = Crear { $noun }
build-from-nothing = De cero
    .help = Tú llenas todos los puestos.
build-from-file = De un archivo
    .choose = Elige el archivo que alguien exportó
    .paste = o pega su texto
    .import = Importar
    .example = name = "Turno de noche"
build-name = Nombre ({ $noun })
build-rename = Cambiar nombre
build-undo = Deshacer
build-parts = Partes ({ $noun })
build-count = { $count } de { $size }
build-of = de { $most }
build-clear = Vaciar
build-bonuses = Bonificaciones
build-plus = más { $amount }: { $why }
build-keep = Conservar
build-replace = Cambiar
build-take-off = Quitar: { $piece }
build-add = Añadir: { $piece }
build-free = faltan { $number }
build-strays = Fuera de sitio
build-less = { $piece }: una menos
build-more = { $piece }: una más
build-pools = Entre qué elegir
build-search = Buscar
build-order = Orden
build-facet-all = { $facet }: todo
build-show = Mostrar
build-show-all = ver todo
build-swap = Cambiar
build-instead-of-player = ¿Quién entra por { $piece }?
build-instead-of-card = ¿Qué entra por { $piece }?
build-instead-nobody = Nadie
build-nobody-fits = Nadie encaja.
    .help = Pide menos: { $link }.
    .link = ver todo ({ $number })
build-first-name = Mi { $noun }
build-copy-name = { $name }, otra vez
build-sort-printed = Como se imprimió
build-sort-name = Por nombre
build-sort-total = Mejor en total
build-sort-stat = Mejor { $stat }
# Lo que ha hecho un cambio, para leerlo en voz alta. $pieces es lo que entró o salió.
build-said-name = Ahora se llama { $name }.
build-said-in = entra { $piece }
build-said-out = sale { $piece }
build-said-part = { $pieces }. { $part }: { $count } de { $size }.
build-said-bonus = Más { $amount }: { $why }.
build-said-legal = { CAPITAL($noun-the) } { $noun } es legal.

## Lecciones

lesson-progress = { $number } de { $of }
# Mientras aún no se ve el resultado del que habla la próxima nota.
lesson-watch = Mira qué sale de ahí…
lesson-go-on = Seguir
# Tras la última nota: el resto del partido, sin guion.
lesson-play-on = Jugar este hasta el final
lesson-next = Siguiente: { $lesson }
lesson-own-match = Jugar un partido
# Al lado del primer partido de un juego.
lesson-offer = ¿Tu primer { $game }?
    .about = { $minutes ->
        [one] Un minuto
        [2] Dos minutos
        [3] Tres minutos
        [4] Cuatro minutos
        [5] Cinco minutos
       *[other] { $minutes } minutos
    } con tu asistente, y sabes lo que haces.
    .take = Aprender
    .close = No, gracias
lesson-not-now = Las reglas lo permiten, pero esta lección sigue de otra manera: { $asks }

## Cómo se juega

how-to-play = Cómo se juega
    .title = Cómo se juega { $game }
    .skip = Ir a los dibujos
    .lesson = Aprende jugando: { $lesson } ({ $minutes } min)
    .rules = Todas las reglas, punto por punto
    .match = Jugar un partido
    .in-pictures = Cómo se juega, en cinco dibujos
    .clauses = En las reglas:

## La propia cuenta, lo que se ve de cada cual, y los dados, con su comprobación.

me-title = Tú
guest-then = Elige antes un nombre: después se vuelve a donde estabas.
guest-heading = Juegas sin registrarte
guest-removed = El nombre { $name } vuelve a estar libre. Lo que jugaste se queda en este navegador, sin él.
guest-name = Nombre
guest-own-name = Tu nombre
    .about = Es tuyo en este servidor desde ese momento: sin contraseña ni correo.
    .have = ¿Ya tienes un nombre? Inicia sesión
guest-code = Código de recuperación
guest-claim = Elige un nombre
    .about = El nombre queda reservado para ti en este servidor, con todo lo que juegues y crees, en cada dispositivo en el que inicies sesión. Sin contraseña ni correo.
    .press = Quedarme con este nombre
    .fine = Nadie más puede quedárselo, ni usar otro que se le parezca.
guest-recover = ¿Ya tienes un nombre?
    .about = En un dispositivo donde ya iniciaste sesión, abre tu cuenta y pulsa “Iniciar sesión en otro dispositivo”: te da un enlace que se abre aquí. Si ya no la tienes iniciada en ninguno, escribe el código de recuperación que apuntaste.
    .press = Iniciar sesión
own-tabs = Tus páginas
    .account = Cuenta
    .matches = Partidos
    .moves = Turnos
    .friends = Amigos
    .collection = Colección
    .notices = Avisos
account-code = Tu código de recuperación
    .about = Apúntalo: si pierdes todos tus dispositivos, es la única forma de recuperar tu nombre. Se queda aquí hasta que digas lo contrario.
    .copy = Copiar
    .written = Ya lo apunté
    .then = Ya lo apunté: ir a la competición
account-link = Ábrelo en tu otro dispositivo
    .about = Funciona una vez, durante { $minutes } minutos.
    .copy = Copiar el enlace
    .make = Iniciar sesión en otro dispositivo
account-matches = Tus partidos
account-devices = Tus dispositivos
account-device = Un navegador
account-since = desde el { $date }
account-here = este navegador
account-leave = Cerrar sesión aquí
account-end = Cerrar su sesión
account-then = Seguir a la competición
    .about = { $to ->
        [competition] Tu competición está creada y este nombre ya es tuyo. Apunta su código de recuperación y pulsa el botón rojo.
       *[form] Una competición pide un nombre, y este ya es tuyo. Apunta su código y pulsa el botón rojo.
    }
account-keys = Código de recuperación
    .about = Con él recuperas tu nombre cuando no queda ninguna sesión iniciada.
    .new = Crear otro código
    .replaces = El código que tienes ahora deja de valer al momento.
    .press = Cambiarlo
account-privacy = Lo que ven los demás
    .public = Cualquiera puede ver tus resultados con tu nombre.
    .private = Solo tú puedes ver tus resultados. En una mesa puntuable todo el mundo ve tu puntuación.
    .hide = Ocultarlos
    .look = Ver la página
    .show = Mostrarlos
account-done-passkey = Hecho: puedes iniciar sesión con esta llave de acceso.
account-done-passkey-removed = Hecho: con esa llave de acceso ya no se inicia ninguna sesión.
passkeys = Llaves de acceso
    .about = Inicia sesión con tu huella, tu cara o el bloqueo de tu dispositivo. Sin nada que recordar ni escribir.
passkeys-make = Crear una llave de acceso
passkeys-use = Entrar con una llave de acceso
passkeys-remove = Quitar
passkeys-cancelled = No cambió nada: lo dejó el navegador, o lo dejaste tú.
account-rename = Cambiar de nombre
    .about = El anterior queda libre para cualquiera. Los partidos conservan el nombre con el que los jugaste.
    .press = Quedarme con este nombre
account-done-dressed = Hecho: la llevas en las mesas en las que te sientes desde ahora.
shirt = Tu camiseta
    .about = La llevas en todas las mesas. Si otra persona tiene el mismo color, o uno parecido, llevas el segundo.
shirt-colour = Color
    .of-red = rojo
    .of-blue = azul
    .of-yellow = amarillo
    .of-purple = morado
    .of-teal = turquesa
    .of-pink = rosa
shirt-other = Segundo color
    .about = Lo llevas cuando el otro equipo ya tiene el primero.
    .differs = Elige un segundo color distinto del primero.
shirt-pattern = Diseño
    .of-sleeves = mangas blancas
    .of-stripes = rayas
    .of-sash = banda cruzada
    .of-hoops = franjas horizontales
    .of-halves = mitad y mitad
    .of-shoulders = hombros blancos
shirt-number = Número
shirt-wear = Usar esta camiseta
shirt-unsaved = Aún no la llevas puesta.
shirt-none = Quitármela: llevar la camiseta de cada lugar
error-shirt = Una camiseta tiene dos colores distintos, un diseño y un número del 1 al { $most }.
account-done-written = Hecho: el código no se muestra más. Puedes crear otro abajo, en “Código de recuperación”.
account-done-renamed = Ese es tu nombre desde ahora.
account-done-private = Hecho: ahora solo tú puedes ver tus resultados.
account-done-public = Hecho: ahora todo el mundo puede ver tus resultados.
account-done-ended = Hecho: se cerró la sesión de ese navegador.
account-needs-name = Quien administra este servidor te quitó el nombre. Elige otro en “Cambiar de nombre”.
keys = Claves de API
    .about = Una clave permite que un programa tuyo actúe con tu nombre, hasta donde tú digas. Ninguna clave abre esta página, tus dispositivos ni tus otros ajustes.
    .api = Qué pueden hacer los programas
keys-made = Tu nueva clave
    .about = Se muestra solo esta vez. Quien la tenga puede hacer lo que ella permite: guárdala como una contraseña.
    .copy = Copiar la clave
keys-there = Tus claves
# $date es un día con su hora.
keys-used = último uso: { $date }
keys-unused = aún sin usar
keys-until = hasta el { $date }
keys-for-good = para siempre
keys-revoke = Revocar
    .label = Revocar la clave { $name }
keys-new = Crear una clave
keys-label = Para qué es
keys-life = Cuánto dura
    .days = { $number } días
keys-scopes = Qué permite
keys-scope-read = leer
    .about = tu perfil, tus partidos y tus mesas
keys-scope-play = jugar
    .about = montar mesas, unirse a ellas, decidir en ellas y activar tus vacaciones
keys-scope-challenge = retar
    .about = pedir un partido a tus amigos y ver quién te lo pide
keys-scope-notices = avisos
    .about = leer tus avisos, marcarlos como leídos y elegir por qué vías llegan
keys-make = Crear la clave
keys-marked = Un asiento que ocupa un programa con clave, o en el que decide, aparece ante todo el mundo como de un programa. Ninguna clave juega partidos puntuables.
keys-program = La cuenta de un programa
    .is = Con este nombre juega un programa: se ve dondequiera que se siente, y ningún partido suyo es puntuable.
    .declare = Declarar que con este nombre juega un programa
    .about = Se ve dondequiera que se siente ese nombre, con clave o sin ella, y ningún partido suyo es nunca puntuable. No tiene vuelta atrás, y no se puede si empezaste un partido puntuable.
    .press = Sí, con él juega un programa
profile-program = Con este nombre juega un programa.
seat-program = programa
seat-bot = bot
account-more = Claves de API, tus datos y quitar tu nombre
account-export = Descargar todo lo que se guarda de ti (JSON)
account-remove = Quitar este nombre
    .about = Después cualquiera puede quedarse con el nombre, y se cierra la sesión en tus otros dispositivos. Tus partidos se quedan en este navegador, sin tu nombre.
    .name = Escribe { $name } para seguir adelante
    .press = Quitarlo para siempre
device-title = ¿Iniciar sesión como { $name }?
device-about = Lo que jugaste en este navegador sin registrarte se viene contigo. Puedes cerrar la sesión cuando quieras.
device-press = Sí, soy { $name }
profile-since = Aquí desde el { $date }
profile-own = Esto es lo que los demás ven de ti.
    .private = Los demás no ven nada de esto: te lo guardas para ti.
profile-nothing = Aún no hay partidos terminados.
profile-played = Jugados
profile-won = Ganados
profile-drawn = Empatados
profile-lost = Perdidos
profile-sign =
    .played = PJ
    .won = G
    .drawn = E
    .lost = P
profile-form = Racha
    .about = Los últimos partidos, el más reciente primero.
ratings = Puntuaciones
    .about = De partidos puntuables, cada juego por separado. La fuerza real está dentro del margen 95 veces de cada 100. Todo el mundo empieza en 1000; 400 puntos más dan una ventaja de diez a uno.
    .guess = El signo de interrogación aparece donde aún faltan partidos para estar seguros.
# $points puede llevar un signo de interrogación.
rating = { $points } ± { $margin }
rating-points = { $points }
    .guess = { $points }?
rating-change = { $before } → { $after }
rating-title = Puntuación: { $rating }
rating-chance = Antes del partido, las puntuaciones { $player-is ->
    [you] te daban
   *[other] daban a { $player }
} un { $percent } % de ganarlo.
ratings-matches = { $number ->
    [one] { $number } partido puntuable
   *[other] { $number } partidos puntuables
}
collection = Tu colección
    .about = Las cartas que te salieron en partidos terminados. Las demás están boca abajo.
collection-cards = { $number } de { $of } cartas encontradas
collection-officials = Árbitros que te pitaron: { $number } de { $of }
collection-official = { $number ->
    [one] { $number } partido
   *[other] { $number } partidos
}
collection-lessons = { $number } de { $of } { $of ->
    [one] lección terminada
   *[other] lecciones terminadas
}
collection-lesson = Lección: { $title }
    .done = hecha
    .open = pendiente
profile-favourites = Cartas favoritas
    .about = Las que más se jugaron en partidos terminados.
profile-favourite = { $card } ({ $number }×)
profile-streak = { $outcome ->
    [won] Los últimos { $number } acabaron en victoria.
    [drawn] Los últimos { $number } acabaron en empate.
   *[lost] Los últimos { $number } acabaron en derrota.
}
profile-longest = Más victorias seguidas: { $number }.
profile-games = Por juegos, contra personas y bots
profile-game = Juego
profile-against = Contra
profile-people = personas
matches-all = Todos
matches-open = Sin terminar
matches-outcome = Resultado
matches-filter = Mostrar
matches-number = { $number } de { $every } { $every ->
    [one] partido
   *[other] partidos
}
matches-none = Ninguno de tus partidos es así.
matches-page = Página { $page } de { $pages }
matches-later = Más recientes
matches-earlier = Más antiguos
matches-csv = Descargarlos (CSV)
# Algunos juegos no tienen dados: lo que se sella se llama azar.
dice-title = Azar fuera de toda duda
dice-line = Azar sin trampa: sellado
    .joint = Azar entre todos: sellado
dice-about = Antes de empezar el partido, el servidor fijó un secreto, y muestra aquí su sello. Ya no puede cambiar nada del secreto.
    .seats = Después, el navegador de cada persona que juega añade números al azar propios. También se sellan y se abren cuando todos los sellos están fijados: nadie puede elegir los suyos para que encajen con los ajenos. Los bots no añaden nada.
    .after = Todo lo que decide el azar sale del secreto y de los números juntos. Después del partido se muestran ambos, y cualquiera puede volver a calcularlo.
dice-commitment = El sello del secreto del servidor:
dice-sealing = Sellando el azar…
    .help = El navegador de cada persona añade lo suyo. El partido empieza en un momento.
    .on = Seguir al partido
dice-seals = Lo que sellaron los jugadores
dice-links = Azar entre todos
    .about = Para cada sorteo que sigue a una decisión, cada navegador añade un eslabón de una cadena que había fijado antes. Nadie, ni siquiera el servidor, puede conocer el sorteo hasta que están todos. A un navegador que calla no se le espera; en complicidad con el servidor, podría elegir así entre dos sorteos.
    .seat = { $name }: { $given } de { $due } eslabones
dice-withheld = sellado, y luego retenido. Si este jugador era cómplice del servidor, los dos podían elegir entre dos desarrollos del partido.
dice-none = El azar de este partido no se puede comprobar: en una lección está preparado, y los partidos de versiones anteriores no tienen prueba.
dice-check = Comprobar que no hubo trampa
dice-check-closed = Hay más gente jugando con las mismas cartas y la misma suerte. Se revelan y se pueden comprobar, desde el { $date }.
dice-check-later = Cuando acabe el partido, esta página comprueba todo lo que decidió el azar.
dice-check-pending = Calculando…
dice-check-secret = El secreto del servidor es el que había sellado.
    .wrong = El secreto del servidor no es el que había sellado.
dice-check-commitment = El sello es el que este navegador vio antes de empezar el partido.
    .wrong = El sello no es el que este navegador vio antes de empezar el partido: el servidor lo cambió.
    .unknown = Este navegador no vio el sello antes de empezar el partido, así que no puede decir si es el mismo.
dice-check-contributions = Todos los aportes son lo que los jugadores habían sellado.
    .wrong = Un aporte no es lo que su jugador había sellado.
dice-check-seals = Los sellos de los jugadores son los que este navegador vio cuando se fijaron.
    .wrong = Los sellos de los jugadores no son los que este navegador vio cuando se fijaron.
    .unknown = Este navegador no vio los sellos de los jugadores cuando se fijaron.
dice-check-own = El aporte de este navegador está incluido.
    .wrong = El aporte de este navegador no está incluido: llegó tarde o el servidor lo dejó fuera.
    .unknown = Este navegador no aportó nada propio.
dice-check-others = Nadie retuvo un aporte.
    .wrong = Alguien retuvo un aporte. Si era cómplice del servidor, los dos podían elegir entre dos desarrollos del partido.
    .unknown = Nadie aportó nada: el azar de este partido lo hizo el servidor solo, y pudo hacerlo a su gusto.
dice-check-draws = Todo lo que decidió el azar es lo que sale del secreto y de los números.
    .wrong = No todo lo que decidió el azar es lo que sale del secreto y de los números: lo que está mal va marcado.
dice-check-links = Cada eslabón es el que tocaba de la cadena del jugador.
    .wrong = Un eslabón no es el que tocaba de la cadena del jugador, en la anotación
    .unknown = Todo el azar de este partido quedó fijado antes de empezar: el servidor podía verlo por adelantado.
dice-check-shown = Todos los eslabones que envió este navegador están incluidos.
    .wrong = Algunos eslabones que envió este navegador no están incluidos: llegaron tarde o el servidor los dejó fuera. Cada vez pudo elegir entre dos sorteos. Tras tantas anotaciones:
    .unknown = Este navegador no envió ningún eslabón.
dice-check-terms = Lo acordado es aquello con lo que empieza el acta: el juego, sus reglas y opciones, la caja, los asientos y los sellos.
    .wrong = El acta no empieza con lo que se dice que se acordó:
    .unknown = Este partido es anterior a las huellas: no está probado qué se acordó.
dice-check-record = Cada anotación es la que tiene el acta, y no falta ninguna.
    .wrong = Las anotaciones no son las del acta. La primera que difiere:
    .unknown = Este partido es anterior a las huellas: sus decisiones no están probadas.
dice-check-heads = El acta es aquella cuyas huellas se mostraron a este navegador durante el partido.
    .wrong = El acta no es aquella cuyas huellas se mostraron a este navegador durante el partido. La primera anotación que difiere:
    .unknown = A este navegador no se le mostró ninguna huella de esta acta durante el partido.
dice-check-signatures = El servidor firmó el acta.
    .wrong = La firma del servidor no es válida para la huella tras la anotación
    .unknown = Este navegador no puede comprobar las firmas del servidor: “kickabout verify” sí puede.
dice-check-acknowledged = { $name } confirmó huellas de esta acta.
    .wrong = A { $name } se le mostró otra acta. La primera anotación que difiere:
    .unknown = { $name } no confirmó ninguna huella.
dice-record = El acta
    .about = Todo lo que pasa se encadena: cada anotación da una huella nueva, a la que no lleva ninguna otra acta. Tu navegador guarda las huellas que se le muestran y las compara después del partido. Quien quiera asegurarse más allá de este navegador apunta la última de vez en cuando.
    .head = La huella tras { $number ->
        [one] una anotación
       *[other] { $number } anotaciones
    }:
dice-draws = Todo lo que decidió el azar
    .place = Lugar
    .drawn = Jugado
    .due = Sale
dice-doubt = Esta página viene del propio servidor. Quien dude de ella puede llevarse el acta a una máquina propia: la orden “kickabout verify” la comprueba también según las reglas, y la documentación sobre ella trae cincuenta líneas de Python que no la necesitan.
dice-proof = La prueba
dice-server = La clave del servidor

proof-title = De qué responde este servidor
proof-key = La clave con la que firma:
    .about = Firma de vez en cuando el acta de cada partido. Quien tenga dos huellas firmadas para un mismo lugar de un partido puede probar que el servidor mintió.
proof-matches = { $number ->
    [one] Un partido
   *[other] { $number } partidos
} con azar sellado
    .opened = terminados: { $number }; todo está abierto y se puede comprobar
    .running = en marcha: { $number }
    .closed = cerrados por la administración antes de acabar: { $number }
    .left = retirados antes de acabar, porque nadie los siguió: { $number }
    .about = Un servidor que detiene los partidos que no le gustan se delata aquí.
proof-on = A los juegos

## Una caja en papel

# Al pie de una carta: cuál de sus copias es.
print-copy = { $name } { $number }/{ $of }
print-foot = { $game } · caja { $box }
print-summary = { $game }: el juego en breve
print-goals = Goles
print-possessions = Posesión
print-rounds = Ronda
print-lanes = Puntos de ataque y goles de cada equipo
    .how = Cada equipo tiene un carril y dos fichas. Los puntos empiezan en 0 y van a la derecha según se juegan cartas; en la última casilla el equipo tira y vuelve al 0. Desde una casilla sombreada se puede lanzar un penalti.
print-line-up = La alineación
    .how = Pon en cada casilla la carta de un jugador del puesto que lleva escrito; las cartas pueden solaparse. Los suplentes van al lado.
print-field = Los diez del equipo
    .how = Pon la carta de un jugador en cada casilla: A es ataque, D es defensa, B está en el banco. Tus dos fichas marcan la ronda y tus goles; quien pasó, tiró o bloqueó en esta ronda lleva encima una ficha de cansancio.
print-pitch = El campo del entrenador
    .how = Trae aquí a tus siete: cada casilla acepta un jugador del puesto que lleva escrito. Al lado va quien salió del campo.
print-dice = Lo que dice un dado
print-track = Tiempo, { $length }
print-group-table = Tabla del grupo
    .how = Una línea por entrenador, que se rellena después de cada partido: la victoria da 3 puntos, el empate 1, la derrota ninguno.
print-stat = { $stat ->
    [attack] ataque
    [defence] defensa
   *[custody] custodia
}
print-group-table-column = { $column ->
    [manager] Entrenador
    [played] Jugados
    [won] Ganados
    [drawn] Empatados
    [lost] Perdidos
    [goals] Goles
   *[points] Puntos
}

## Cartas y dados de verdad, avisos, correo, amigos y mesas abiertas

front-anybody = Libre: quien quiera
    .help = Está en la portada de todo el mundo aquí hasta que alguien se sienta.
company = Quién te espera
challenges = Amigos que te esperan
    .who = Propuesta de partido de { $names }:
    .decline = Ahora no
notices = Avisos
notices-unread = { $number ->
    [0] Avisos
    [one] Avisos: uno sin leer
   *[other] Avisos: { $number } sin leer
}
notices-none = Nada todavía. Cuando te toca, cuando un amigo te espera o cuando está listo el próximo partido, lo encuentras aquí.
notices-none-new = Nada nuevo.
notices-all = Todos los avisos
notices-read-one = Marcar como leído
    .label = Marcar como leído: { $notice }
notices-read = Marcar todo como leído
notices-back = Volver a tu página
notices-done-chosen = Hecho: desde ahora se te avisa como elegiste.
notices-done-push = Hecho: este navegador ya te muestra avisos, incluso sin ninguna página abierta.
notices-done-push-removed = Hecho: ese navegador ya no muestra avisos.
notices-choose = Qué avisos recibes
notices-what = Qué
notices-way-page = Aquí
notices-way-push = Navegador
notices-way-mail = Correo
notices-kind-move = Te toca
notices-kind-short = Te queda poco tiempo (partidos de varios días)
notices-kind-challenge = Un amigo pide un partido
notices-kind-declined = Un amigo no puede jugar ahora
notices-kind-asks = Alguien te envía una solicitud de amistad
notices-kind-agreed = Alguien acepta tu solicitud
notices-kind-next = El próximo partido está listo
notices-kind-over = Un partido terminó
notices-kind-fixture = Tu partido de una competición está listo
notices-kind-missed = Faltaste a un partido de una competición
notices-kind-award = Una competición terminó
notices-quiet = Entre estas horas no se te envía nada: los avisos llegan después. Si pones la misma hora en las dos casillas, no hay silencio.
notices-quiet_from = Silencio desde
notices-quiet_to = hasta
notices-zone = Zona horaria
notices-save = Guardar
notices-done-feed-ended = Hecho: las direcciones de tu canal y de tu calendario ya no llevan a ningún lado.
notices-done-mail-asked = Ahora abre el enlace que enviamos a esa dirección.
notices-done-mail-removed = Hecho: esa dirección está olvidada.
notices-done-mail-resumed = Hecho: el correo vuelve a llegar.
mail = Por correo
    .about = Un correo cada seis horas como mucho, y solo si pasó algo que no viste; antes, solo si a una jugada tuya le quedan menos de seis horas. Con un enlace enviado a la misma dirección puedes iniciar sesión en otro dispositivo.
mail-own = Tu dirección es { $address }.
mail-own-stopped = Tu dirección es { $address }. Deteniste los correos que te cuentan lo que pasó.
mail-address = Dirección de correo
mail-add = Usar esta dirección
mail-change = Usar otra dirección
mail-remove = Olvidar mi dirección
mail-resume = Volver a enviarlos
mail-confirm-title = ¿Es esta tu dirección?
mail-confirm-about = A { $address } se le cuenta entonces lo que le pasa a { $name } en Kickabout, y quien lea ese correo puede iniciar sesión con ese nombre.
mail-confirm-press = Sí, es mía
mail-confirmed-title = Tu dirección está confirmada
mail-confirmed-about = En la página de tus avisos eliges qué se envía allí.
mail-stop-title = ¿No más correos?
mail-stop-about = Ya no se te contará por correo lo que pasó en Kickabout.
mail-stop-press = Detener los correos
mail-stopped-title = No más correos
mail-stopped-about = Ya no se te cuenta por correo lo que pasó. En la página de tus avisos puedes pedir que se envíen otra vez.
mail-confirm = Hola, { $name }:

    Alguien, seguramente tú, quiere saber en esta dirección lo que pasa en Kickabout. Abre este enlace en las próximas { $hours } horas para confirmarla:

    { $link }

    Si no fuiste tú, olvida este correo: no se envía nada más.
    .subject = Kickabout: ¿es esta tu dirección?
mail-sign-in = Hola, { $name }:

    Con este enlace inicias sesión en Kickabout. Funciona una vez, durante { $minutes } minutos:

    { $link }

    Si no lo pediste, olvida este correo. Nadie entra sin el enlace.
    .subject = Kickabout: tu enlace para iniciar sesión
mail-digest = Hola, { $name }:

    Esto pasó en Kickabout:

    { $happened }

    Todo: { $link }
    No más correos: { $stop }
    .subject = { $number ->
        [one] Kickabout: pasó algo
       *[other] Kickabout: pasaron { $number } cosas
    }
openid = { $host }
openid-guest = Si conectaste tu nombre de aquí con { $host }, puedes iniciar sesión allí.
openid-press = Iniciar sesión con { $host }
openid-unbound = Conecta tu nombre con { $host }, y podrás iniciar sesión allí en cualquier dispositivo.
openid-bind = Conectar con { $host }
openid-bound = Tu nombre está conectado con { $host }: puedes iniciar sesión allí en cualquier dispositivo.
openid-unbind = Terminar la conexión
openid-way = Allí dices quién eres. Kickabout no llega a saber ni tu contraseña ni tu correo.
    .bind = Allí dices quién eres, y desde entonces puedes iniciar sesión como { $name } de esa forma. Kickabout no llega a saber ni tu contraseña ni tu correo.
openid-go = Seguir a { $host }
openid-stay = Quedarme aquí
account-done-openid = Hecho: desde ahora puedes iniciar sesión allí.
account-done-openid-removed = Hecho: la conexión terminó.
guest-mail = Iniciar sesión por correo
    .about = Si le diste a tu nombre de aquí una dirección de correo, a ella llega un enlace.
    .press = Enviarme un enlace
account-done-mailed = Si esa dirección es de un nombre de aquí, un enlace va de camino. Funciona una vez, durante diez minutos.
feed = Para lectores de noticias (Atom) y calendarios (iCal)
    .about = Un lector de noticias te muestra tus avisos, y un calendario, hasta cuándo tienes que decidir en partidos de varios días. Quien conozca sus direcciones puede leerlos: no las compartas.
feed-make = Crear las direcciones
feed-renew = Crear otras direcciones
feed-end = Detener los dos
feed-address = La dirección de tu canal
    .about = Dásela a tu lector de canales. Se muestra solo esta vez; una nueva la sustituye.
    .copy = Copiar la dirección
feed-calendar = La dirección de tu calendario
    .about = Un calendario que se suscribe a ella (iCal) muestra hasta cuándo tienes que decidir en tus partidos de varios días. Va con el canal y acaba con él.
calendar-due = Decidir en { $game } contra { $names }
feed-title = Kickabout: avisos de { $name }
pushes = En tus navegadores
    .about = Un navegador puede mostrarte avisos incluso sin ninguna página de Kickabout abierta. En un iPhone o iPad, añade antes Kickabout a la pantalla de inicio.
pushes-add = Mostrar avisos en este navegador
pushes-remove = Detenerlos
pushes-refused = El navegador no permite avisos de esta página. Se puede cambiar en sus ajustes.
pushes-none = Este navegador no puede mostrar avisos desde aquí: hace falta una dirección con https o http://localhost.
notice-move = Te toca: { $game } contra { $names }.
notice-short = Te queda poco tiempo: decide en { $game } contra { $names }.
notice-challenge = Reto de { $names }: un partido de { $game }.
notice-declined = { $names } no puede jugar ahora a { $game }.
notice-asks = { $names } te envía una solicitud de amistad.
notice-agreed = { $names } ya está entre tus amigos.
notice-next = El próximo partido está listo: { $game } contra { $names }.
notice-fixture = Tu próximo partido está listo: { $game } contra { $names }.
notice-missed = No llegaste a tiempo: perdiste el partido de { $game } contra { $names }.
notice-award = { $names } terminó: mira quién ganó.
notice-over = El partido terminó: { $game } contra { $names }.
# Cómo ha acabado un partido, el de una serie con su marcador: los partidos ganados por quien lo lee, y por el mejor rival.
notice-ended = { $outcome ->
    [won] Victoria en { $game } contra { $names }
    [lost] Derrota en { $game } contra { $names }
   *[drawn] Empate en { $game } contra { $names }
}{ $how ->
    [resigned] , por rendición
    [on-time] , por tiempo
    [left] , por irse
   *[played] {""}
}.{ $series ->
    [won] {" "}La serie es tuya, { $own } : { $theirs }.
    [lost] {" "}La serie está perdida, { $own } : { $theirs }.
    [on] {" "}La serie va { $own } : { $theirs }.
   *[none] {""}
}
friends = Amigos
friends-here = aquí ahora
friends-yours = Tus amigos
friends-none = Ninguno todavía. Envía una solicitud a alguien por su nombre; cuando acepta, cada cual ve cuándo está conectado el otro y puede invitarlo a jugar por su nombre.
    .asked = Ninguno todavía: a quien se lo pediste está abajo hasta que acepte.
friends-more = Más
    .label = Más sobre { $name }
friends-name = Su nombre en este servidor
friends-ask = Enviar solicitud
friends-fine = Tus amigos ven cuándo estás aquí, aunque no muestres tus resultados a nadie. Nadie más lo ve.
friends-asked-now = Hecho: le llega tu solicitud.
friends-unknown = Nadie aquí tiene el nombre { $name }.
# Un juego, si cuenta su resultado, y el tiempo para decidir, todo elegido antes.
friends-wanted = Elige a un amigo para un partido { $rated ->
    [yes] puntuable{" "}
   *[no] {""}
}de { $game }{ $time ->
    [none] {", sin límite de tiempo"}
   *[some] , { $clock }
}.
friends-agreed-now = { $name } ya está entre tus amigos.
friends-asks = Solicitudes de amistad
friends-agree = Aceptar
    .label = Aceptar la solicitud de { $name }
    .done = Aceptas la solicitud de { $name }.
friends-refuse = No, gracias
    .label = Rechazar la solicitud de { $name }
friends-play = Jugar
    .label = Pedir un partido a { $name }
    .ask = Preguntar a { $name }
    .about = Elige el juego, y se le pregunta al momento a { $name }:
friends-part = Dejar la amistad
    .label = Dejar la amistad con { $name }
friends-block = Bloquear
    .label = Bloquear a { $name }: no se cruza más contigo en mesas abiertas, y sus solicitudes no te llegan
friends-asked = Solicitudes enviadas
friends-withdraw = Retirar
    .label = Retirar tu solicitud a { $name }
friends-blocked = Bloqueos tuyos
friends-unblock = Desbloquear
    .label = Levantar el bloqueo a { $name }
profile-tie = { $tie ->
    [friend] Está entre tus amigos.
    [asks] Te envía una solicitud de amistad.
    [asked] Le enviaste una solicitud de amistad.
   *[blocked] Tiene un bloqueo tuyo.
}
lobby = Mesas abiertas
lobby-all = Todas las mesas abiertas
lobby-watch = Mesas abiertas y partidos para mirar
lobby-running = Partidos para mirar
    .who = Juegan { $names }
    .watch = Mirar
    .none = Ahora mismo no hay nada que mirar. Aquí salen los partidos de mesas abiertas a todos: empezadas con “Jugar con alguien ya” o con un lugar en “Libre: quien quiera”. Para mirar otro partido, pide la dirección de su página a alguien que lo esté jugando.
lobby-none = Ahora mismo nadie espera en una mesa así. La página las muestra según llegan.
lobby-game = Juego
lobby-seats = Jugadores
    .of = { $number } jugadores
lobby-time = Tiempo para decidir
lobby-rated = Puntuable
    .of-yes = puntuable
    .of-no = no puntuable
# Mientras alguien espera un partido con quien venga: en la mesa, en otras páginas, y cuando ha venido alguien.
seek = Jugar ya
seek-waits = Esperas a alguien para jugar a { $game }. Se te guarda el sitio mientras tengas aquí una página abierta.
    .go = Volver a tu sitio
seek-bot = Jugar mientras con un bot
    .about = Aún no vino nadie. Conservas tu sitio mientras juegas contra un bot, y se te avisa cuando alguien se siente.
seek-found = Rival a la vista para { $game }: { $names }.
    .title = Alguien quiere jugar · Kickabout
    .go = Ir al partido
seek-stop = Dejar de esperar
open-tables = Alguien quiere jugar
    .join = Sentarme
    .who = { $names }: { $number ->
    [one] falta una persona
   *[other] faltan { $number } personas
}
front-joint = Azar entre todos
    .help = Cada navegador añade algo nuevo a cada tirada, así que ni siquiera quien administra el servidor puede conocerla antes. Una tirada puede tardar un poco más.
    .people = si solo hay personas
    .yes = siempre
    .no = nunca

front-real = Cartas y dados de verdad
    .help = Se juega con una caja sobre tu propia mesa, y cada cual dice aquí qué robó o qué salió. Sin bots: alguien tendría que mirar sus cartas.
    .no = no
    .yes = sí
real-about = Cartas y dados de verdad: quien roba o tira dice aquí qué fue, y solo lo lee quien puede verlo. Los bots no juegan.
real-no-proof = Los dados son los tuyos, así que no hay nada del servidor que comprobar.
real-ask = { $kind ->
    [roll] ¿Qué salió?
    [pick] ¿Cómo se decidió?
    [deal] ¿Qué carta te repartieron?
   *[draw] ¿Qué carta se robó?
}
real-enter = Anotar
real-choose = Elige…
real-other = Otra cosa
    .label = La carta, por su nombre en la notación
# Lo que pudo salir, con las palabras de la notación o del relato.
real-outcome = { $outcome }
real-waiting = { $kind ->
    [roll] La mesa espera una tirada: { $players }.
    [pick] La mesa espera saber cómo se decidió: { $players }.
   *[draw] La mesa espera una carta robada: { $players }.
}
real-misfit = { $player-is ->
    [you] Lo que anotaste no encaja
   *[other] Lo que anotó { $player } no encaja
} con lo que se anotó antes. Toca comparar las cartas y deshacer lo que estaba mal.
error-real-misfit = Por lo que se anotó antes, eso no pudo salir. Los demás ya lo saben: toca comparar las cartas y deshacer lo que estaba mal.
error-real-bots = Ningún bot juega con cartas y dados de verdad: alguien tendría que mirar sus cartas
error-real-prepared = Con cartas y dados de verdad el servidor no prepara nada: eso queda para quienes juegan
error-one-outcome = di una carta o una tirada cada vez

## Lo que un servidor cuenta de sí mismo, como lo muestra Prometheus

metric-decision-seconds = Desde que llega la decisión de una persona hasta que queda guardada
metric-decisions-refused-total = Decisiones que no se jugaron, por tipo de error
metric-steps-total = Lo que pasó solo en las mesas, por tipo
metric-database-seconds = Tiempo de una transacción, con la espera de su turno
metric-streams = Flujos de eventos abiertos, por tipo
metric-tables = Mesas en memoria, por estado
metric-bot-wait-seconds = Desde que se pregunta a un bot hasta que le toca pensar
metric-news-total = Noticias de los otros servidores, por tipo

## Competiciones: su lista, el formulario de una nueva, y la página de cada una.

competitions = Competiciones
competitions-front = Competiciones
competitions-about = Copas, ligas y otras competiciones, con amigos o bots: los cruces y las mesas se hacen solos.
competitions-organise = Organizar una competición
competitions-own = Tuyas
competitions-seasons = Tus temporadas
competitions-open = Puedes inscribirte
competitions-running = En juego
competitions-over = Terminadas
competitions-none = No se está jugando nada
    .about = Pulsa “Organizar una competición”: una copa de ocho se monta en un minuto. Envía el enlace a quien vaya a jugar y completa las plazas con bots.
competitions-all = Todas las competiciones
competition-sides = { $number ->
    [one] { $number } equipo
   *[other] { $number } equipos
}
competition-starts = empieza el { $moment }
competition-status = { $status ->
    [open] inscripción abierta
    [running] en juego
    [over] terminada
   *[called-off] cancelada
}
    .won = ganada por { $name }
competition-todo-play = Tu partido
    .label = Tu partido de { $name } se puede jugar
competition-todo-begin = Empezarla
    .label = Te toca empezar { $name }
competition-form = { $kind ->
    [league] { $legs ->
        [1] Liga a una vuelta
       *[2] Liga a doble vuelta
    }
    [cup] { $third ->
        [yes] Copa con partido por el tercer puesto
       *[no] Copa
    }
    [groups] { $groups } grupos, { $qualify ->
        [1] el primero de cada uno
       *[other] los { $qualify } mejores de cada uno
    } a una eliminatoria
    [swiss] { $rounds ->
        [0] Sistema suizo
       *[other] Sistema suizo, { $rounds } rondas
    }
    [arena] Arena, { $minutes } min
   *[group-stage] Fase de grupos
}
competition-round = { $stage ->
    [league] Jornada { $number }
    [group] Grupos, jornada { $number }
    [third-place] Tercer puesto
    [knock-out] { $sides ->
        [2] Final
        [4] Semifinales
        [8] Cuartos de final
        [16] Octavos de final
       *[other] Ronda de { $sides }
    }
    [arena] Cruce { $number }
   *[other] Ronda { $number }
}
competition-match = { $stage ->
    [league] jornada { $number }
    [group] grupos, jornada { $number }
    [third-place] partido por el tercer puesto
    [knock-out] { $sides ->
        [2] final
        [4] semifinal
        [8] cuartos de final
        [16] octavos de final
       *[other] ronda de { $sides }
    }
    [arena] arena
   *[other] ronda { $number }
}
competition-grace = { $hours ->
    [0] { $minutes } minutos
    [1] 1 hora
   *[other] { $hours } horas
}
# Detrás de «por».
competition-criterion = { $by ->
    [head-to-head-points] puntos en los partidos entre ambos
    [head-to-head-goal-difference] diferencia de goles en los partidos entre ambos
    [head-to-head-goals] goles en los partidos entre ambos
    [goal-difference] diferencia de goles
    [goals] goles
    [away-goals] goles de visitante
    [wins] victorias
    [away-wins] victorias de visitante
    [opponents-points] puntos de los rivales que tuvo
    [conduct] juego limpio
   *[lot] sorteo
}
competition-level = { $by ->
    [conduct] { $side } queda detrás de { $other } por juego limpio: { $own } a { $theirs } en puntos por tarjetas; cuantos menos, mejor.
   *[other] { $side } queda detrás de { $other } por { competition-criterion }.
}
competition-level-title = Qué separa a los empatados a puntos
competition-out = { $why ->
    [own] Se retiró.
    [organiser] Fuera por decisión de quien organiza.
   *[absent] Fuera: faltó a dos partidos.
}
    .you = { $why ->
        [own] Te retiraste.
        [organiser] Fuera por decisión de quien organiza.
       *[absent] Fuera: faltaste a dos partidos.
    }
competition-versus = { $number ->
    [2] { $home } – { $away }
   *[other] { $sides }
}
competition-kicker = Competición de { $game }
competition-organiser = Organiza { $name }
competition-begun = empezó el { $day }
competition-called-off = { $reason ->
    [none] Cancelada: a la hora de empezar faltaban equipos.
   *[other] Cancelada: { $reason }
}
competition-entered = { $number ->
    [0] Todavía no hay nadie inscrito
    [one] Un equipo inscrito
   *[other] { $number } equipos inscritos
}
competition-entered-about = Pueden participar de { $least } a { $most } equipos: tantos como se hayan apuntado al empezar.
competition-missing = { $missing ->
    [one] Falta un equipo para empezar: invita a alguien o completa con bots.
   *[other] Faltan { $missing } equipos para empezar: invita a otros o completa con bots.
}
competition-enter = Participar
competition-withdraw = Retirarse
    .label = Retirarse de la competición
    .about = Pierdes el partido que estás jugando y todos los que siguen. No se puede volver.
    .press = Sí, retirarse
competition-bots = Elegir bots
    .number = Cantidad
    .strength = Nivel
    .mixed = de todos los niveles
    .press = Añadir bots
competition-options = Opciones del juego
competition-fill = { $number ->
    [one] Añadir un bot
   *[other] Añadir { $number } bots
}
competition-begin = Empezar
competition-remove = Quitar
    .label = Quitar a { $name }
    .about = Deja de participar. Mientras la competición no haya empezado, puede volver a inscribirse.
    .press = Sí, quitar
competition-organising = Organizas tú
competition-exclude = Excluir un equipo
    .about = Deja de participar y pierde lo que no jugó. Todo el mundo ve que fue decisión tuya.
    .press = Sí, excluir
competition-call-off = Cancelar la competición
    .press = Sí, cancelarla
competition-reason = Motivo, que se muestra a todo el mundo
competition-link = Invitar a más gente
    .about = { $listed ->
        [yes] Quien abra este enlace puede participar. Además, la competición aparece en la lista, a la vista de todos.
       *[no] Quien abra este enlace puede participar. No se muestra en ningún otro lugar.
    }
    .copy = Copiar el enlace de la competición
    .share = Compartir el enlace de la competición
    .qr = Mostrar el enlace en un código QR
competition-feed = { $name }: resultados y rondas
    .link = Canal Atom para un lector
    .calendar = Archivo de calendario
    .embed = Insertarla en otra web
    .code = Copia esto en una página de esa web:
    .copy = Copiar el código
    .about = Síguela con un lector de noticias o con tu calendario: el lector te muestra los resultados y las rondas, y el calendario, hasta cuándo hay que empezar y acabar los partidos.
    .look = Verlo
    .print = Imprimir
competition-feed-round = { $round }: los partidos están fijados
competition-feed-side = { $name } { $goals }
competition-feed-result = { $how ->
    [void] { $round }: { $names } no se enfrentaron
    [walkover] { $round }: { $sides } por incomparecencia
    [corrected] { $round }, corregido por quien organiza: { $sides }
    [played] { $round }: { $sides }
   *[other] { $round }: { $sides }, { result-how }
 }
competition-feed-award = { $winner } gana { $name }
competition-feed-called-off = { $name }: cancelada
competition-calendar-begins = Empieza { $name }
competition-calendar-sit-down = { $round }: hay que haberse sentado ({ $names })
competition-calendar-ends = { $round }: el partido de { $names } vale como esté
competition-you-take-part = { $begins ->
    [short] Participas. { competition-missing }
    [now] Participas. Pulsa “Empezar” cuando estén todos.
   *[later] Participas. Se te avisa en cuanto se pueda jugar tu primer partido.
}
competition-yours-kept = Tu partido contra { $rivals } está listo
competition-yours-waiting = Ya tienes lugar en tu mesa: falta { $rivals }
competition-yours-playing = Tu partido contra { $rivals } está en juego
competition-until = { $hours ->
    [0] { $minutes ->
        [0] queda menos de un minuto para sentarse
        [one] queda { $minutes } minuto para sentarse
       *[other] quedan { $minutes } minutos para sentarse
    }
   *[other] quedan { $hours } horas para sentarse
}
competition-pause = Terminaron todos los partidos de esta ronda. { $organiser ->
    [yes] La competición sigue sola en { competition-pause.wait }.
    [corrects] Todavía puedes corregir un resultado. La competición sigue sola en { competition-pause.wait }.
   *[no] La competición sigue en { competition-pause.wait }, o en cuanto quien la organiza lo decida.
}
    .wait = { $minutes ->
        [one] menos de un minuto
       *[other] menos de { $minutes } minutos
    }
    .close = Seguir ya
competition-all-played = Han terminado todos los partidos. { $organiser ->
    [corrects] Todavía puedes corregir un resultado: será oficial en { competition-pause.wait }.
   *[no] El resultado será oficial en { competition-pause.wait }.
}
    .close = Hacerlo oficial
competition-sit = Ir al partido
competition-awaits = Esperas a { $matches }: tu próximo partido se puede jugar después.
competition-awaits-many = Esperas a otros { $number } partidos: el tuyo se puede jugar después.
competition-awaits-next = Tu próximo partido está a punto de emparejarse.
competition-place = { $place ->
    [1] ¡El título es tuyo!
    [2] Acabas en segundo lugar.
    [3] Acabas en tercer lugar.
   *[other] Acabas en el puesto { $place }.
}
competition-table = Tabla
competition-group = Grupo { $letter }
competition-champion = campeón
competition-through = pasa
    .legend = En verde: pasa a la eliminatoria.
competition-column-place = #
    .long = Puesto
competition-column-side = Equipo
competition-column-played = PJ
    .long = Jugados
competition-column-won = G
    .long = Ganados
competition-column-drawn = E
    .long = Empatados
competition-column-lost = P
    .long = Perdidos
competition-column-goals = Goles
    .long = Goles a favor y en contra
competition-column-difference = ±
    .long = Diferencia de goles
competition-column-points = Pts
    .long = Puntos
competition-column-form = Racha
competition-outcome = { $outcome ->
    [won] ganado
    [drawn] empatado
   *[lost] perdido
}
competition-outcome-short = { $outcome ->
    [won] G
    [drawn] E
   *[lost] P
}
competition-seed = Cabeza de serie { $number }
    .about = El número pequeño delante de un nombre es su puesto de cabeza de serie: el 1 tiene la mejor puntuación, y entre iguales decide el sorteo. Los nuevos empiezan con la puntuación de un bot semipro; la de los bots sale de sus partidos entre sí y no siempre coincide con el nombre de su nivel.
    .bots = En { $game }: { $bots }{ $percent ->
        [0] { "" }
       *[other] , así que el primero gana unos { $percent } de cada 100 partidos contra el último
    }.
competition-bracket = Cuadro
competition-bracket-whole = Mostrar también las primeras rondas
competition-bracket-about = { $seeds ->
    [yes] { $bots ->
        [yes] Qué son los números pequeños, y cómo juegan los bots entre sí
       *[no] Qué son los números pequeños
    }
   *[no] Cómo juegan los bots entre sí
}
competition-bots-among = Los bots juegan entre sí en cuanto se empareja una ronda, y sin mesa: queda el resultado, pero no hay nada que seguir ni que repetir. La siguiente ronda se empareja cuando terminan todos los partidos de esta.
competition-nobody = { $bye ->
    [yes] pasa sin jugar
   *[no] por decidir
}
competition-fixtures = Partidos
competition-free = Descansa: { $sides }
competition-ahead = Lo que falta
    .about = Todos los partidos de una jornada se juegan a la vez. La siguiente empieza cuando terminan.
competition-state = { $state ->
    [to-come] por jugarse
    [waiting] faltan jugadores
    [playing] en juego
    [lot] por sorteo
    [bye] pasa sin jugar
   *[other] { result-how }
}
competition-tie-break = { $how ->
    [none] Empate: decidió el desempate propio del juego
   *[other] Empate: decidido por { $how }
}
competition-replays = { $last ->
    [none] Empate { $drawn }
   *[other] Empate { $drawn }, luego { $last } en la repetición
}
competition-replay = jugado otra vez tras un empate
competition-watch = Mirar
    .label = Mirar { $sides }
competition-correct = Corregir el resultado
    .label = Corregir el resultado de { $sides }
    .press = Corregirlo
    .limits = Hasta { $most } goles por bando, y empate solo donde un partido puede acabar así.
    .about = Organizas esta competición. { $status ->
        [running] Puedes corregir el resultado de un partido que haya jugado alguien, hasta que de él salga otro cruce o termine todo.
       *[other] Terminó: los resultados ya no cambian.
    }
competition-corrected = Corregido por quien organiza, antes { $was }{ $how ->
    [played] { "" }
   *[other] { " " }{ result-how }
}: { $reason }
    .short = Corregido por quien organiza
competition-gone = Fuera de la competición
competition-won = { $you ->
    [yes] ¡Ganas!
   *[no] ¡Gana { $name }!
}
competition-order = Orden final
    .seeds = Entre quienes cayeron en la misma ronda va delante quien partía como mejor cabeza de serie.
competition-why = { $what ->
    [won] { $stage ->
        [group-stage] ganó la última mesa
       *[other] ganó la final
    }
    [final] perdió la final
    [third] ganó el partido por el tercer puesto
    [fourth] perdió el partido por el tercer puesto
    [out] { $stage ->
        [group-stage] fuera en la ronda { $number }
       *[other] fuera en { competition-match }
    }
    [group] { competition-group }, puesto { $place }
    [ahead] { competition-points }, por delante de { $other } por { competition-criterion }
    [behind] { competition-points }, por detrás de { $other } por { competition-criterion }
   *[points] { competition-points }
}{ $lot ->
    [yes] , por sorteo
   *[no] {""}
}
competition-lot = { $you ->
    [yes] Seguía el empate y decidió el sorteo: a tu favor.
   *[no] Seguía el empate y decidió el sorteo: a favor de { $name }.
}
competition-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
scorers-title = { $cards ->
    [shown] Goles y tarjetas
   *[none] Goles
}
scorers-goals = { $by ->
    [card] Goles de las cartas
    [win] Quién completó un equipo ganador
   *[other] Más goles
}
    .more = { $number ->
        [one] Ver uno más
       *[other] Ver { $number } más
    }
    .own-goals = Autogoles de rivales
    .group-stage = En la fase de grupos marcan sietes enteros, y nadie en particular: esos goles no se cuentan aquí.
    .shared = Quienes juegan con la misma plantilla ya hecha tienen los mismos jugadores: un goleador puede aparecer con varios de ellos.
scorers-decided = Goles decisivos
    .about = Los goles que pusieron al ganador por delante hasta el final. Los autogoles no se le apuntan a nadie.
scorers-booked = Tarjetas mostradas
    .about = Puntos: una amarilla 1, la segunda al mismo jugador 2 más, una roja directa 4. Si en todo lo demás hay empate, va delante quien tiene menos.
scorers-column-scorer = { $by ->
    [card] Sus cartas
    [win] Jugador
   *[other] Goleador
}
scorers-column-goals = { $by ->
    [win] Victorias
   *[other] Goles
}
scorers-column-decided = Partidos
scorers-column-yellow = Amarillas
scorers-column-sent-off = Rojas
scorers-column-conduct = Puntos
scorers-times = ×{ $number }
scorers-own-goals = { $number ->
    [one] un autogol del rival
   *[other] { $number } autogoles del rival
}
scorers-deducted = { $number ->
    [one] 1 gol restado
   *[other] { $number } goles restados
}
    .about = Quien marcó conserva su gol: el que se resta cuenta solo contra el equipo.
scorers-decided-by = Gol decisivo: { $name }
competition-how = Cómo se juega
    .hints = Aquí no hay pistas para nadie; en una temporada a solas sí las hay.
    .waits = Un partido espera { $grace } a que se sienten los jugadores: quien no haya llegado para entonces pierde. { $kind ->
        [cup] { "" }
       *[other] Quien falte dos veces queda fuera.
    }
    .clock = El reloj: { $clock }. { $each ->
        [yes] Si se agota, la primera vez decide un bot, salvo que el partido sea puntuable; la siguiente se pierde el partido.
       *[no] Quien agote su tiempo pierde.
    }
    .lasts = Un partido que no acaba en { $days } días vale como esté.
    .drawn = Si hay empate en un partido de eliminatoria, se repite en el otro campo, dos veces como mucho; luego decide el sorteo.
competition-new = Organizar una competición
    .next = Una vez creada, te apuntas, envías el enlace a los demás y completas las plazas libres con bots: los que quieras y del nivel que quieras.
    .press = Crear
    .back = Cancelar
competition-new-name = { $kind ->
    [league] Liga del barrio
    [groups] Mundial del barrio
    [swiss] Suizo del barrio
    [arena] Arena del barrio
    [group-stage] Fase de grupos del barrio
   *[cup] Copa del barrio
}
competition-name = Nombre de la competición
competition-kind = Formato
    .sides = De { $least } a { $most } participantes.
competition-kind-league = Liga
    .about = Todos contra todos.
competition-kind-cup = Copa
    .about = Quien pierde queda eliminado. Los mejores no se cruzan hasta el final.
competition-kind-groups = Grupos y eliminatoria
    .about = Los mejores de cada grupo pasan a una eliminatoria.
competition-kind-swiss = Sistema suizo
    .about = En cada ronda se enfrentan quienes van más o menos igual: para muchos equipos y pocas rondas.
competition-kind-arena = Arena
    .about = A quien está libre se le empareja al momento, hasta que se acaba el tiempo. Para partidos rápidos entre personas.
competition-kind-group-stage = Fase de grupos
    .about = Hasta cuatro se sientan a una mesa y juegan todos contra todos; quienes ganan se vuelven a cruzar, hasta que queda uno.
    .only = La fase de grupos es de Squad Rush: elige para ella ese juego.
competition-legs = Vueltas
    .once = una
    .twice = dos, de local y de visitante
competition-groups = Número de grupos
competition-qualify = Pasan de cada uno
competition-rounds = Rondas
    .enough = las que hagan falta
competition-minutes = Cuánto dura
    .of = { $number } minutos
competition-third = Con partido por el tercer puesto
competition-tie-breakers = Si hay empate a puntos
competition-ties-plain = Diferencia de goles
competition-ties-world-2026 = Como en el Mundial de 2026
competition-ties-world-2018 = Como en el Mundial de 2018
competition-ties-european = Como en los grupos de clasificación de Europa
competition-ties-swiss = Como en los torneos suizos de ajedrez
competition-ties-order = Primero, { $first }; luego, { $then }.
competition-waits = Espera máxima a los jugadores
    .about = Quien no se haya presentado a tiempo pierde ese partido.
competition-lasts = Cuánto puede durar un partido
    .open = lo que haga falta
competition-lasts-days = { $days } días, y luego vale como esté
competition-begins = Cuándo empieza
    .press = Cuando yo pulse “Empezar”
    .moment = A una hora fija
competition-moment = Día y hora ({ $zone })
competition-listed = Se muestra a todo el mundo en este servidor; si no, solo la encuentra quien tenga el enlace
competition-rated = Puntuable: los partidos entre personas cambian sus puntuaciones
competition-back = A la competición
competition-occasion = { $competition }, { $match }
competition-beside-waiting = Esperando a { $names }
competition-beside-yours = Tu lugar está reservado
competition-beside-walkover = { $names } no llegó a tiempo: el partido es tuyo.
competition-beside-missed = No llegaste a tiempo: el partido está perdido.
competition-beside-closed = Este partido se acabó antes de jugarse.
competition-means-through = Sigues adelante. Próxima parada: { $round }.
competition-means-won = ¡El título es tuyo!
competition-means-beaten = { $final ->
    [yes] Perdiste la final.
   *[no] Quedas fuera de la copa.
}
competition-means-third-place = Perdiste la semifinal: te queda el partido por el tercer puesto.
competition-means-groups = Te quedas fuera: la eliminatoria sigue sin ti.
competition-means-drawn = Empate: el partido se juega otra vez o decide el sorteo.
competition-means-third = { $won ->
    [yes] El tercer puesto es tuyo.
   *[no] Acabas en cuarto lugar.
}

## Lo que un partido ha cambiado de aquello a lo que pertenece, al final de su página.

news = Lo que cambió
news-back = Ver lo que cambió
news-waits = Se está anotando el resultado…
news-place = { $change ->
    [up] Subes del { $before } al { $after }
    [down] Bajas del { $before } al { $after }
    [same] Sigues en el { $after }
   *[first] Vas en el { $after }
}, con { competition-points }
news-others = La tabla queda fija cuando los demás hayan jugado.
news-counts = Cuenta como { $score }, { result-how }.
news-given = { $you ->
    [yes] Cuenta como victoria tuya.
   *[no] Cuenta como victoria de { $name }.
}
news-counts-group = Cuenta como tres derrotas { $score }, { result-how }.
news-group = En la mesa: { $place }.
news-see-cup = Ver la copa
news-set-up-another = Organizar otra
news-through = { $name } sigue adelante: { $round }.
news-winner = La copa es para { $name }.
news-final = La final: { $home } { $score } { $away }{ $how ->
    [played] { "" }
   *[other] , { result-how }
}.
news-rival = { $name } ({ $kind })
news-opponent = Allí te espera { $rival }.
news-opponent-of-two = Allí te toca quien gane { $home } – { $away }.
news-opponent-open = Aún no se sabe quién te toca allí.
news-group-stage = { $won ->
    [yes] Ganaste tu mesa.
   *[no] No ganaste tu mesa.
}
# Lo que un club juega a continuación, o juega ya.
news-when = { $begun ->
    [yes] En juego
   *[no] Lo próximo
}
news-next = { news-when }: { $stage ->
    [cup] copa, { $round }
   *[league] jornada { $number }
}, { $where ->
    [home] de local contra { $rival }
   *[away] de visitante contra { $rival }
}.
news-next-match = Próximo partido
news-next-group = { news-when }: ronda { $number } con { $names }.

## Temporadas de una persona entre bots.

season = Temporada
season-front = Una temporada con tu propio club
season-new = Funda un club
    .about = Un nombre, una camiseta y el último puesto de la última división: así empezaron todos los grandes. Juegas { $matchdays } jornadas en una división de { $sides }, y hay { $divisions } divisiones que subir.
    .rules = Los { $moving } primeros de una división suben; los { $moving } últimos bajan, salvo en la última. Entre las jornadas se juegan { $rounds } rondas de copa, para todas las divisiones: quien pierde queda eliminado; si empatan, se repite en el otro campo, y tras dos repeticiones decide el sorteo.
    .group-stage = { $game }: fase de grupos (mesas de cuatro)
    .group-about = En una fase de grupos te sientas con otros tres y cada cual juega tres partidos, que cuentan todos para la liga. Son { $rounds } rondas en mesas de { $sides } en lugar de { $matchdays } jornadas, así que todos se cruzan tres veces; cada mesa dura tres cuartos de hora. La copa es Squad Rush a secas.
    .game = El juego
    .name = El nombre del club, hasta { $most } caracteres
    .example = Dinamo Siesta
    .press = Empezar la temporada
    .another = Fundar otro club
season-latest = Tu último partido
season-number = Temporada { $number }
season-division = División { $number }
season-clubs = Otros clubes
season-place = { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
season-matchday = Jornada { $number } de { $of }
season-matchday-short = Jornada { $number }
season-group = Ronda { $number } de { $of }
    .of = mesa de { $sides }, { $matches } partidos cada uno
season-group-short = Ronda { $number }
season-matchdays = Jornadas
    .group = Rondas
season-round = Copa: { $number ->
        [1] primera ronda
        [2] octavos de final
        [3] cuartos de final
        [4] semifinales
       *[5] final
    }
season-occasion = División { $division }, jornada { $number }: { $home } – { $away }
    .cup = Copa, { season-cup-round }: { $home } – { $away }
    .group = División { $division }, fase de grupos, ronda { $number }: { $club }
season-cup-round = { $number ->
        [1] primera ronda
        [2] octavos de final
        [3] cuartos de final
        [4] semifinal
       *[5] final
    }
season-replay = desempate
season-at-home = de local
season-away = de visitante
season-versus = contra
season-prepared = Cada club mantiene la misma plantilla toda la temporada. La tuya es { $squad }, y ningún otro club la tiene. Entre los demás, varios pueden tener la misma y, con ella, los mismos jugadores. La alineación ya viene preparada: empiezas con la primera decisión del partido.
    .short = equipo y alineación ya preparados
season-play = Jugar
season-play-on = Seguir jugando
season-concede = No presentarse
    .sure = ¿Quedarte en la cama y perder 0–3? A la liga no le hace ninguna gracia, y a quien te lava la camiseta, menos.
    .sure-group = ¿Quedarte en la cama y perder los tres partidos { $score }? Un bot te guarda la silla, y los otros tres ni se enteran.
    .sure-cup = ¿Quedarte en la cama, perder 0–3 y quedar fuera de la copa? Las cintas ya estaban planchadas.
    .yes = Dar el partido por perdido
    .yes-group = Dar los tres partidos por perdidos
season-walkover = por no presentarse
season-waits = Primero juegan los demás; el botón aparece aquí solo.
    .end = Los últimos resultados aparecen aquí solos, y después cómo terminó la temporada.
season-column-place = Puesto
season-column-side = Equipo
season-column-played = Jugados
    .short = PJ
season-column-won = Ganados
    .short = G
season-column-drawn = Empatados
    .short = E
season-column-lost = Perdidos
    .short = P
season-column-goals = Goles a favor y en contra
    .short = Goles
season-column-difference = Diferencia de goles
    .short = ±
season-column-points = Puntos
    .short = Pts
season-column-form = Racha
season-form =
    .won = Victoria
    .won-short = G
    .drawn = Empate
    .drawn-short = E
    .lost = Derrota
    .lost-short = P
season-zone =
    .up = Ascienden
    .down = Descienden
season-table-about = Si hay empate a puntos, decide la diferencia de goles, luego los goles a favor, luego el juego limpio, luego el sorteo. Las otras divisiones no se juegan: allí un sorteo dice quién sube y quién baja, con más opciones para los clubes más fuertes.
    .group = Cuenta cada partido de la mesa: 3 puntos por victoria, 1 por empate, y 1 más con la Bota de Oro, que es ganar con la ESTRELLA en el siete.
    .tie-break = Un partido igualado que decide el desempate del propio juego cuenta como victoria, no como empate.
season-table-place = { $place } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
season-table-won = gana la mesa
season-table-rest = Los otros tres entre sí
season-cup = Copa
    .about = Todas las divisiones, un solo trofeo.
season-byes = La primera división entra en octavos de final.
season-through = pasa
season-end = Se acabó la temporada: { season-place }
    .champions = Título de la división { $number }
season-goes =
    .up = ¡Arriba! Prepara las camisetas buenas.
    .down = Abajo. Dicen que allí hace más calorcito.
    .stays = Otra temporada donde mismo, pues.
    .top = Por encima de ti, solo los focos.
season-cup-undrawn = Se sortea cuando acabe la ronda anterior.
season-cup-won = Y la copa es tuya. Cuidado con las asas.
season-cup-gone = La copa se la llevó { $name }.
season-next = Empezar la temporada { $number }
season-past = Temporadas pasadas
    .line = División { $division }: { season-place }
season-cup-reached = Copa: { $rounds ->
        [0] fuera en la primera ronda
        [1] fuera en octavos de final
        [2] fuera en cuartos de final
        [3] fuera en semifinales
        [4] final perdida
       *[5] ganada
    }
season-back = Volver a la temporada
error-no-club = Ese club no es tuyo o desapareció.
error-too-many-clubs = Tienes { $most } clubes, y nadie puede tener más.
error-nothing-to-play = Ahora tu club no tiene nada que jugar.
error-season-not-over = La temporada aún no terminó.
