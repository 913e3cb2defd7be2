### Lo que se lee de SocialSoccer. Variables de asientos, nombres y listas: véanse los mensajes compartidos.
###
### Quien puede actuar está «con fuerzas», quien ya actuó se queda «sin fuerzas», y quien tira desde la defensa, «sin
### piernas»; así nadie necesita género. «juego» es cada una de las partes de un partido.
### Ningún nombre va detrás de «y» ni de «o»: hay quien se llama Ilse.

tagline = Diez amigos, un balón y lo que cada cual esté dispuesto a dar.

## Opciones

option-deck = Mazo
    .help = Cuántas cartas lleva cada equipo.
option-deck-30x3 = 30 cartas
    .help = 3 iguales como máximo.
option-deck-40x4 = 40 cartas
    .help = 4 iguales como máximo.
option-rotation = Rotación
    .help = Quién avanza entre dos rondas.
option-rotation-ring = Anillo
    .help = Todo el mundo: ataque, banco y defensa forman un anillo.
option-rotation-attack-only = Solo ataque
    .help = Ataque y banco; la defensa se queda donde está.
option-block-tie = Si empatan
    .help = Qué pasa con un tiro si ataque y defensa son iguales.
option-block-tie-blocked = Bloqueado
    .help = Se bloquea.
option-block-tie-goal = Gol
    .help = Entra.
option-match = Partido
    .help = Cuántos juegos forman el partido.
option-match-single = Un solo juego
    .help = Un juego, y ya está.
option-match-best-of-3 = Al mejor de 3 juegos
    .help = Gana quien antes gane dos; un empate se repite.
option-home = Local
    .help = El equipo del primer bando.
option-home-choose = A elegir
    .help = Ese bando elige uno o forma el suyo.
option-away = Visitante
    .help = El equipo del segundo bando.
option-away-choose = A elegir
    .help = Ese bando elige uno o forma el suyo.

## Jugadores: una línea bajo el nombre

player-zora-headlong = Zora Topetazo
    .text = La puerta estaba abierta. La pared de al lado no, hasta que llegó Zora.
player-mats-morning = Mats Madrugón
    .text = A las cinco, en pie; a y diez, corriendo; a las seis no hay quien aguante tanta alegría.
player-pim-onemore = Pim Unamás
    .text = Una entrada más, una vuelta más. Y otra, y otra, y otra.
player-dunya-dash = Dunya Deprisa
    .text = Pide perdón a quien adelanta, así que lo pide mucho.
player-kofi-kickstart = Kofi Arranque
    .text = Tose dos veces, traquetea, y ya está de vuelta antes que el contraataque.
player-aunt-ottilie = Tía Otilia
    .text = Sesenta y un años, y nadie se atrevió aún a pedirle el cambio.
player-gus-hammerling = Gus Martillo
    .text = Despeja lo que haga falta. Le debe al colegio cuatro ventanas y una veleta.
player-lili-lightfoot = Lili Piesligeros
    .text = Suele llegar antes que el balón y lo espera tamborileando con el pie.
player-rocco-redline = Rocco Turbo
    .text = Tiene dos velocidades, y la otra está durmiendo.
player-sunny-blister = Sunny Ampolla
    .text = Botas nuevas cada agosto, sin piel hasta octubre, y ni una queja jamás.
player-big-hanne = Gran Hanne
    .text = Atrapó al vuelo copas, gatos y colegas, casi siempre en ese orden.
player-tomas-blanket = Tomas Manta
    .text = Lo cubre todo. Y remete las esquinas.
player-ilse-lantern = Ilse Farol
    .text = Acompaña a casa a la última persona y vuelve a mirar si era la última.
player-old-gate = Viejo Portón
    .text = Rechina como un portón. Se abre a las amistades.
player-mama-sol = Mamá Sol
    .text = Da de comer a diez, marca a uno, no olvida a nadie.
player-yusuf-umbrella = Yusuf Paraguas
    .text = Se queda bajo la lluvia para que el resto no se moje.
player-little-wren = Peque Wren
    .text = Carga con las naranjas, con el agua y con el buen humor.
player-brother-oak = Hermano Roble
    .text = Los pájaros quisieron anidarle encima. Les dio permiso.
player-nonna-palma =
    .text = Por aquí no vas a pasar, tesoro. Siéntate. Come.
player-doctor-plaster = Doctor Sanasana
    .text = Sopla un poco y sana, sana: se cura todo, hasta el marcador.
player-noor-already = Noor Yaestá
    .text = Ya estaba ahí cuando decidiste ir.
player-felix-footnote = Felix Apostilla
    .text = Tiene una pregunta sobre tu último pase. Y otra sobre tu infancia.
player-quiet-amara = Amara Calla
    .text = Se lo contaste todo en el sorteo de campo. Solo asintió.
player-iris-askew = Iris Sesgo
    .text = Mira el campo de lado y ve por dónde se pasa.
player-theo-echo = Theo Eco
    .text = Hace lo que haces tú, un poco mejor y un poco después.
player-vesna-mirror = Vesna Espejo
    .text = A tu zurda le responde con la diestra. Da escalofríos.
player-professor-hush = Profesor Chitón
    .text = Levanta un dedo, y hasta el balón escucha.
player-lotte-ledger = Lotte Libreta
    .text = Está todo apuntado: qué hiciste, cuándo y qué desayunaste.
player-remi-riddle = Remi Acertijo
    .text = Mientras descifras qué quiso decir, ya te dejó atrás.
player-sister-semaphore = Sor Semáforo
    .text = Hace dos señas. El segundo palo lo entiende.
player-the-caretaker = Don Conserje
    .text = Echa la llave después del partido. Hoy empezó temprano.
player-of-both-the-caretaker = Don Conserje

## Cartas: una línea bajo el nombre

card-head-down = Como un toro
    .text = No levanta la vista desde el mediocampo y no ve motivo para empezar ahora.
card-follow-it-in = Al rebote
    .text = Tira, y ya corre a ver qué fue del tiro.
card-everybody-forward = Al abordaje
    .text = Alguien tendría que quedarse atrás. Otro alguien.
card-second-lung = Segundo pulmón
    .text = El primero salió a las diez y no volvió.
card-quick-throw = Saque rápido
    .text = Aún discutían de quién era.
card-close-them-down = Aliento en la nuca
    .text = Son tres, están muy cerca, y respiran.
card-press-high = Presión alta
    .text = Ocho en campo contrario. El médico lo desaconseja.
card-fire-in-the-belly = Fuego en la sangre
    .text = También pudo ser el chorizo.
card-no-time-to-think = Sin tiempo para pensar
    .text = Para pensar está el autobús de vuelta.
card-overlap = Desdoble por fuera
    .text = Una carrera en balde, para que la otra no lo sea.
card-all-or-nothing = Todo o nada
    .text = Los postes piden que los pongan más separados.
card-run-through-walls = Atravesar paredes
    .text = Puerta hay, pero queda a la vuelta.
card-win-it-back = Dame esa
    .text = “Eso era nuestro.” “¿Era?” “Es.”
card-straight-back-at-them = A vuelta de correo
    .text = El balón está en el centro antes de que acaben los abrazos.
card-sleeves-up = Mangas arriba
    .text = Son de manga corta. Se las suben igual.
card-never-beaten = Nunca perdemos
    .text = A lo sumo, vamos por detrás de momento.
card-point-to-prove = Algo que demostrar
    .text = Nadie sabe qué, ni a quién. Se está demostrando.
card-chase-everything = Ni un balón perdido
    .text = Ni un balón, ni un autobús, ni esa paloma que nos miró.
card-one-more-sprint = Un sprint más
    .text = El último era el último. Este es otro.
card-arm-round-the-shoulder = Brazo al hombro
    .text = “¡Qué bien estuviste!” “Me caí.” “Pero qué bien.”
card-right-behind-you = Te cubro la espalda
    .text = Una mano en tu espalda, y detrás de la mano, cuatro personas más.
card-nobody-alone = Todos a una
    .text = Van del brazo. El árbitro consulta si se puede.
card-soft-landing = Aterrizaje suave
    .text = Qué tiro tan bonito. Ya está, ya pasó. Ya es nuestro.
card-up-you-get = Dame la mano
    .text = Dos manos, un tirón, y a quitarse el césped de las rodillas.
card-shared-flask = Termo compartido
    .text = Té para diez de un termo para cuatro. Nadie sabe cómo.
card-your-turn = Te toca a ti
    .text = “Yo ya tuve bastante. Toma.”
card-worth-waiting-for = Todo llega
    .text = La gente en casa, los platos limpios, la luz apagada. Ahora sí.
card-the-late-run = Llegada desde atrás
    .text = Primero atiende a los demás. Aparece cuando ya nadie cuenta.
card-wall-of-friends = Muralla amiga
    .text = Diez ladrillos recién salidos del horno, cada uno con su bizcocho.
card-carry-each-other = A cuestas
    .text = Dos llevan al frente a los otros cuatro, y a pie.
card-not-on-my-street = En mi calle no
    .text = Lo dijo sin levantar la voz, y fue peor.
card-chin-up = Arriba ese ánimo
    .text = Entró rebotada en tu nariz. Eso también es parar, en cierto modo.
card-we-go-again = Vamos otra vez
    .text = Y esta vez, hombro con hombro.
card-everybody-up = Arriba el equipo
    .text = A la una, a las dos y a las tres.
card-dry-your-eyes = Seca esas lágrimas
    .text = El pañuelo está en la familia desde la copa de 1957.
card-warm-hands = Manos calientes
    .text = Guantes con cordón, para todo el mundo, en el mismo verde.
card-for-them = Por mi gente
    .text = Alguien hizo llorar a Ilse. Grave error.
card-open-book = Libro abierto
    .text = Está todo en las cejas.
card-saw-that-coming = Se veía venir
    .text = Desde el martes, más o menos.
card-same-to-you = Igualmente
    .text = “Qué buena idea. ¿Me permites?”
card-read-the-run = Leer la jugada
    .text = El pase era para quien iba a estar ahí. Alguien ya estaba.
card-wrong-foot = A pie cambiado
    .text = “Te gusta salir por la izquierda, ¿verdad?” Le gustaba.
card-loaded-question = Pregunta trampa
    .text = “¿Y qué diría tu madre de ese plan?”
card-good-listener = Todo oídos
    .text = Mm. Ajá. ¿Y luego?
card-half-a-step-ahead = Medio paso antes
    .text = Un paso entero sería presumir.
card-the-gap-they-left = El hueco que dejan
    .text = Tenían tanto trabajo cerrando el otro.
card-think-their-thought = Adivinar su idea
    .text = Y acabarla antes.
card-perfect-mirror = Espejo perfecto
    .text = Hasta en la cojera.
card-walk-in-their-shoes = En su pellejo
    .text = Medio número pequeños, y el balón venía con ellos.
card-know-everything = Sabelotodo
    .text = Tiene un cuaderno para cada rival y una llave para cada cuaderno.
card-lesson-learned = Lección aprendida
    .text = Así que lo hacen así. Qué interesante.
card-second-thoughts = Pensarlo dos veces
    .text = Ya dudan de si aquello fue cosa suya.
card-now-we-see-it = Ahora se ve
    .text = Quien está a la izquierda siempre toma aire antes de saltar.
card-note-to-self = Nota mental
    .text = Subrayada dos veces, con el dibujito de un pie.
card-seed-of-doubt = Semilla de duda
    .text = “Muy bien. ¿Y te va a salir otra vez?”
card-out-of-ideas = Sin más ideas
    .text = Esa era la buena, y ya está gastada.
card-clean-strike = Remate limpio
    .text = Ese sonido. Ya sabes cuál.
card-planted-feet = Bien plantado
    .text = Con riego diario, aguantan lo que sea.
card-hold-the-line = Defensa firme
    .text = Es una línea de cal. La aguantan igual.
card-deep-breath = Respirar hondo
    .text = Entra por la nariz y sale por las excusas.
card-team-talk = Charla técnica
    .text = Casi todo flechas. Una de ellas lleva al quiosco.
card-wall-pass = La pared
    .text = La pared es de la señora Brandt, del número nueve, que dio permiso.
card-shirt-pull = Agarrón
    .text = La camiseta ya estaba así cuando llegué.
card-route-one = Plan A
    .text = No hay plan B.
card-sliding-tackle = Barrida
    .text = Empezó la carrera en casa y acaba de frenar.
card-lucky-boots = Botas de la suerte
    .text = Una izquierda, y la otra también.
card-old-team-photograph = Vieja foto de equipo
    .text = La tercera cabeza por la derecha, con pelo: The Caretaker.
card-wet-grass = Césped mojado
    .text = Igual para los dos equipos, cosa que nunca consoló a nadie.
card-noise-from-the-balconies = Ruido en las tribunas
    .text = Ollas, cucharones y un trombón en el quinto piso.

## Equipos hechos

team-flat-out = A toda máquina
    .text = Diez de ESFUERZO. Primero tiran, y después tiran.
team-long-table = Mesa larga
    .text = Diez de BONDAD. Por ahí no pasa nadie, y el postre va al final.
team-open-ears = Oídos abiertos
    .text = Diez de EMPATÍA. Lo que estás a punto de jugar, ya lo oyeron.
team-stout-hearts = Corazón valiente
    .text = ESFUERZO y BONDAD hacen CORAJE: cinco que van, y cinco que se quedan por los que van.
team-common-room = Sala común
    .text = BONDAD y EMPATÍA hacen CONFIANZA: preguntan cómo estás, lo preguntan de verdad, y ganan.
team-quick-study = Aprenden rápido
    .text = EMPATÍA y ESFUERZO hacen INGENIO: lo aprenden corriendo, y lo usan antes de parar.

## Narración: pases, tiros y bloqueos. $own es quien actúa, $to quien recibe el balón.

passes-effort =
    .v1 = Latigazo de { $own } para { $to }.
    .v2 = { $own } se la saca de encima: a correr, { $to }.
    .v3 = Sin tiempo para mirar: { $own } para { $to }.
    .v4 = De un zapatazo, { $own } se la cruza a { $to }.
    .v5 = “¡Corre!”, grita { $own }. Corre { $to }, y la tiene.
    .v6 = { $own } la puntea para { $to } y se va al suelo.
    .v7 = Rápido, más rápido: { $own } para { $to }.
    .v8 = { $own } se la pone a { $to } antes de pensarlo.
    .v9 = { $to } la pide. Ya está en camino: la mandó { $own }.
    .v10 = { $own } le mete todo el cuerpo: a { $to } le llega el balón, y el susto.
    .v11 = Veinte metros a ras de hierba: { $own } para { $to }.
    .v12 = { $own } corre contra nadie en particular y sirve a { $to }.
    .v13 = { $own } preferiría tirar, pero { $to } está más cerca.
    .v14 = Sigue, sigue: { $own } se la da a { $to } sin frenar.
passes-kindness =
    .v1 = { $own } se la deja a { $to }, con una inclinación de cabeza.
    .v2 = “Después de ti”, dice { $own }, y se la da a { $to }.
    .v3 = { $own } la hace rodar hasta { $to }, ni un gramo más fuerte de la cuenta.
    .v4 = { $own } le guarda la fácil a { $to }.
    .v5 = { $own } se la sirve a { $to } como un plato caliente.
    .v6 = Un balón entre algodones: { $own } para { $to }.
    .v7 = { $own } ve que a { $to } hace rato que no le llega ninguna.
    .v8 = Hay hueco para { $to }. A { $own } se le alegra la cara.
    .v9 = { $own } le limpia primero el barro. Ahora sí, para { $to }.
    .v10 = “Toda para ti”, dice { $own }. { $to } se lo cree.
    .v11 = { $own } se lleva la patada en la espinilla; { $to }, el balón.
    .v12 = Despacito y con mimo: { $own } para { $to }.
    .v13 = { $own } pregunta a { $to } qué tal, y adjunta el balón.
    .v14 = { $own } se la acerca a { $to } hasta medio camino.
passes-empathy =
    .v1 = { $own } sabe dónde va a estar { $to }.
    .v2 = { $own } mira a la izquierda y la da a la derecha, a { $to }.
    .v3 = { $own } espera, espera, y encuentra a { $to }.
    .v4 = { $to } arranca. El balón de { $own } ya está allí.
    .v5 = { $own } se la da al pie que le gusta a { $to }.
    .v6 = { $own } mira, { $to } mira, y asunto hecho.
    .v7 = { $own } les hace creer que va al otro lado. Va a { $to }.
    .v8 = { $own } sabe escuchar: { $to } tiene el balón.
    .v9 = Alguien iba a cortarla. { $own } también lo pensó: { $to }.
    .v10 = { $own } oye a { $to } tomar aire, y pasa.
    .v11 = { $own } la pone donde no hay nadie. Y entonces hay alguien: { $to }.
    .v12 = { $to } ni siquiera tuvo que pedírsela a { $own }.
    .v13 = { $own } la pasa adonde { $to } va a querer estar.
    .v14 = Miraban a { $own }. Había que mirar a { $to }.
passes-neutral =
    .v1 = Pase de { $own } a { $to }.
    .v2 = De { $own } a { $to }, sin comentarios.
    .v3 = { $own } encuentra a { $to }, y firma el recibo.
    .v4 = { $own } para { $to }, por el camino más corto.
    .v5 = { $own } se la presta a { $to }.
shoots-effort =
    .v1 = ¡Tira { $own }!
    .v2 = ¡Zapatazo de { $own }!
    .v3 = { $own } vio la portería y ya no vio otra cosa. ¡Tiro!
    .v4 = Cabeza abajo y empeine: ¡tira { $own }!
    .v5 = { $own } no pide permiso. ¡Tiro!
    .v6 = { $own } le pega como si le debiera dinero.
    .v7 = ¿Desde ahí? Desde ahí. ¡Tira { $own }!
    .v8 = De los tres toques, a { $own } le sobraban dos: ¡tiro!
    .v9 = { $own } primero tira, y ya preguntará.
    .v10 = ¡Paso, que tira { $own }!
    .v11 = { $own } le pega con la pierna entera.
    .v12 = Bota una vez. { $own } no espera a la segunda. ¡Tiro!
    .v13 = Hay hambre de gol: ¡tira { $own }!
    .v14 = Un paso, un latigazo: ¡tira { $own }!
    .v15 = Tiro de { $own }: se oye a tres calles.
    .v16 = { $own } se lleva por delante a dos rivales y medio y tira.
shoots-kindness =
    .v1 = Ya no le falta nada a nadie, así que { $own } tira.
    .v2 = { $own } pide perdón por adelantado y tira.
    .v3 = “Bueno, ahora sí”, dice { $own }, y tira.
    .v4 = { $own } esperaba este momento y tira.
    .v5 = Nadie más lo quería. ¡Tira { $own }!
    .v6 = Por todo el equipo: ¡tira { $own }!
    .v7 = { $own } busca a alguien en mejor posición. Nadie. ¡Tiro!
    .v8 = { $own } tira, con cariño.
    .v9 = Los platos ya están limpios. ¡Tira { $own }!
    .v10 = “¡Cuidado con la cabeza!”, avisa { $own }, y tira.
    .v11 = { $own } ya cargó con nueve; ahora le toca al balón: ¡tiro!
    .v12 = Sin prisa, pero en serio: tiro de { $own }.
    .v13 = { $own } lo hace por quien todavía no marcó. ¡Tiro!
    .v14 = { $own } espera a que todo el mundo se levante y tira.
    .v15 = Tiro de { $own }, calentito como el pan.
    .v16 = Por una vez le toca a { $own }. ¡Tiro!
shoots-empathy =
    .v1 = { $own } mira a un palo y tira al otro.
    .v2 = { $own } adivina hacia dónde se inclinan y tira.
    .v3 = { $own } tira justo cuando dejan de esperarlo.
    .v4 = Están pensando en el pase. { $own } no: ¡tiro!
    .v5 = { $own } ya leyó la última página, y tira.
    .v6 = Mirada larga, carrera corta: tira { $own }.
    .v7 = { $own } tira adonde está la duda.
    .v8 = { $own } lo siente venir, y lo deja salir: ¡tiro!
    .v9 = { $own } suelta el aire cuando el resto lo toma, y tira.
    .v10 = “Te vas a lanzar a la izquierda”, dice { $own }, y tira.
    .v11 = { $own } esperaba ese parpadeo: ¡tiro!
    .v12 = Nadie sabe qué va a hacer { $own }. Es un tiro.
    .v13 = { $own } tira como habría tirado el rival.
    .v14 = { $own } les cuenta un cuento con el hombro, y tira.
    .v15 = Tiro de { $own }, bien meditado.
    .v16 = { $own } sabe qué les da miedo: ¡tiro!
shoots-neutral =
    .v1 = Tira { $own }.
    .v2 = { $own } prueba suerte.
    .v3 = { $own } tira, como haría cualquiera.
    .v4 = Tiro de { $own }, que conste en acta.
shoots-last-breath =
    .v1 = Arriba ya nadie se tiene en pie, así que { $own } viene desde el fondo ¡y tira!
    .v2 = No quedan fuerzas en el ataque. { $own } cruza el mediocampo ¡y tira con el último aliento!
    .v3 = ¿Quién queda? { $own }, atrás. El camino es largo, ¡y acaba en tiro!
    .v4 = { $own } lleva el día entero defendiendo. Ya no queda nadie más: ¡tiro!
    .v5 = Desde la otra punta llega { $own }, entre cuatro cuerpos tendidos, ¡y tira!
    .v6 = Le va a costar las fuerzas de dos rondas, pero ¡tira { $own }!
steps-in-effort =
    .v1 = { $own } le pone delante todo lo que tiene
    .v2 = { $own } llega, a gatas si hace falta
    .v3 = { $own } entra barriendo desde el carril de al lado
    .v4 = { $own } pararía un autobús si viniera por ahí
    .v5 = ¡No! { $own } cruza todo el campo a la carrera
    .v6 = { $own } mete primero la cara
    .v7 = { $own } estaba en la otra punta hace un segundo
    .v8 = Suelas, rodillas y codos: todo lo pone { $own }
    .v9 = { $own } va al suelo, y parte del suelo va detrás
    .v10 = A { $own } que no le digan que es tarde
    .v11 = { $own } llega a toda pierna, a todo gas y punto final
    .v12 = { $own } se lanza donde el resto se lo piensa
steps-in-kindness =
    .v1 = { $own } se planta delante, con los brazos abiertos
    .v2 = { $own } pone el cuerpo para que no le dé a nadie más
    .v3 = Por { $own } no se pasa, tesoro
    .v4 = { $own } sale como quien sostiene una puerta
    .v5 = Detrás de { $own } hay nueve personas en que pensar
    .v6 = { $own } hace un tejado con los dos brazos
    .v7 = “¡Es mía!”, avisa { $own } a los demás
    .v8 = { $own } solo vino para esto
    .v9 = { $own } se mete entre el balón y la cara que lo esperaba
    .v10 = { $own } alumbra el camino y lo tapa
    .v11 = “Ven aquí”, dice { $own }, y se lo dice al balón
    .v12 = { $own } pone a los demás a cubierto
steps-in-empathy =
    .v1 = { $own } ya estaba ahí
    .v2 = { $own } la vio salir del pie antes de que saliera
    .v3 = Medio paso a la izquierda, y ahí está { $own }
    .v4 = { $own } asiente, como si estuviera pactado
    .v5 = { $own } lo supo por los cordones
    .v6 = { $own } espera en ese rincón desde mediodía
    .v7 = { $own } piensa lo mismo, un poco antes
    .v8 = De todos los sitios posibles, { $own } está en este
    .v9 = { $own } no se cree lo del hombro
    .v10 = { $own } contesta antes de la pregunta
    .v11 = { $own } ya lo tenía apuntado, y aquí está
    .v12 = “Ese”, murmura { $own }, y ahí aparece
steps-in-neutral =
    .v1 = { $own } se pone en medio
    .v2 = { $own } estorba, y lo sabe
    .v3 = { $own } no se mueve, y con eso basta
    .v4 = { $own } echa el cerrojo
saves-effort =
    .v1 = { $own } lo quería más.
    .v2 = { $own } la tiene, con medio césped encima.
    .v3 = ¡Fuera! { $own } se levanta con sangre y con sonrisa.
    .v4 = El balón se para en { $own }, que no para.
    .v5 = { $own } está en pie antes que el balón.
    .v6 = { $own } la gana, y lo cuenta a gritos.
    .v7 = Pecho, rodilla, barbilla: la tiene { $own }.
    .v8 = { $own } pagó por ese balón y se lo queda.
    .v9 = Había que superar a { $own }, y no hubo manera.
    .v10 = { $own } la despeja y despejaría otra.
saves-kindness =
    .v1 = Ya está, ya pasó: la tiene { $own }.
    .v2 = Con { $own }, a salvo.
    .v3 = { $own } le quita el veneno, y le pregunta al balón cómo se siente.
    .v4 = Nadie se hizo daño, dice { $own }, balón en mano.
    .v5 = { $own } la atrapa como algo que se cae de un estante.
    .v6 = { $own } da las gracias por el tiro y se lo queda.
    .v7 = Acaba en { $own }, como acaba todo.
    .v8 = Buen intento, dice { $own }, con el balón bajo el brazo.
    .v9 = { $own } la arropa.
    .v10 = Por { $own } no pasa más que el tiempo.
saves-empathy =
    .v1 = Este tiro { $own } lo había visto antes de que existiera.
    .v2 = { $own } asiente. Llegó adonde tenía que llegar.
    .v3 = Lo que pensaba { $own }.
    .v4 = { $own } la tiene y entiende por qué lo intentaron.
    .v5 = { $own } la recoge como una frase a medias.
    .v6 = Era un buen plan. { $own } tenía el mismo.
    .v7 = { $own } la tiene y la tacha de la lista.
    .v8 = Ninguna sorpresa para { $own }, a quien no le gustan las sorpresas.
    .v9 = “Yo también lo habría hecho”, dice { $own }, con el balón.
    .v10 = { $own } la recoge, casi sin querer.
saves-neutral =
    .v1 = { $own } la deja fuera.
    .v2 = Cerrado, dice { $own }.
    .v3 = Termina en { $own }.
    .v4 = { $own } la guarda hasta mañana.
celebrates-effort =
    .v1 = { $own } ya pide la siguiente.
    .v2 = { $own } sigue corriendo hasta la parada del autobús.
    .v3 = Para esto madruga { $own }.
    .v4 = { $own } agita los puños contra el cielo, que empezó primero.
    .v5 = { $own } no tiene tiempo para celebraciones.
    .v6 = La red va a necesitar un justificante de { $own }.
    .v7 = { $own } va en persona a sacar el balón de la red.
    .v8 = { $own } se desliza hasta el banderín, y más allá.
    .v9 = { $own } quiere que conste de quién es.
    .v10 = “¡Otra!”, grita { $own }.
celebrates-kindness =
    .v1 = { $own } da las gracias, persona por persona.
    .v2 = { $own } ayuda primero a levantarse al otro equipo.
    .v3 = Fue de todo el equipo, dice { $own }.
    .v4 = { $own } querría repartirlo en diez trozos.
    .v5 = Nadie se lo reprocha a { $own }.
    .v6 = A { $own } le suben los colores desde los tobillos.
    .v7 = { $own } saluda a la abuela de alguien.
    .v8 = Llevan en hombros a { $own }, que siempre cargó con los demás.
    .v9 = { $own } seca el balón antes de devolverlo.
    .v10 = “Fueron los demás”, dice { $own }, y señala a nueve.
celebrates-empathy =
    .v1 = { $rival-is ->
        [you] A { $own } le das un poco de pena.
       *[other] A { $own } le da un poco de pena { $rival }.
    }
    .v2 = { $own } sabía dónde no iban a estar.
    .v3 = { $rival-is ->
        [you] { $own } te pregunta qué se siente.
       *[other] { $own } le pregunta a { $rival } qué se siente.
    }
    .v4 = Una sonrisa callada de { $own }.
    .v5 = { $own } lo tenía en sus notas.
    .v6 = { $own } se lleva un dedo a los labios.
    .v7 = { $rival-is ->
        [you] { $own } lo sabía, y sabe que lo sabías.
       *[other] { $own } lo sabía, y sabe que { $rival } lo sabía.
    }
    .v8 = { $rival-is ->
        [you] { $own } te lo explica después, con dulzura.
       *[other] { $own } se lo explica después a { $rival }, con dulzura.
    }
    .v9 = { $own } se queda un rato escuchando el ruido.
    .v10 = { $rival-is ->
        [you] “También fue idea tuya”, te dice { $own }.
       *[other] “También fue idea tuya”, le dice { $own } a { $rival }.
    }
celebrates-neutral =
    .v1 = { $own } toma nota.
    .v2 = A nadie le sorprende más que a { $own }.
    .v3 = { $own }, quién lo diría.
    .v4 = { $own } enciende las luces para verlo mejor.
gives-up-effort =
    .v1 = { $rival-is ->
        [you] { $own } la corre hasta donde dan las piernas, y te la deja.
       *[other] { $own } la corre hasta donde dan las piernas, y se la deja a { $rival }.
    }
    .v2 = { $own } seguiría, pero las piernas votan que no. Balón { whose-rival }.
    .v3 = { $rival-is ->
        [you] El depósito, vacío: { $own } deja rodar el balón hasta ti.
       *[other] El depósito, vacío: { $own } deja rodar el balón hasta { $rival }.
    }
    .v4 = { $own } intenta levantarse y vuelve a tumbarse. Balón { whose-rival }.
    .v5 = { $rival-is ->
        [you] Ya no queda de dónde sacar más: { $own } te la deja.
       *[other] Ya no queda de dónde sacar más: { $own } se la deja a { $rival }.
    }
gives-up-kindness =
    .v1 = “Por favor”, dice { $own }, que ya no puede más. Balón { whose-rival }.
    .v2 = { $rival-is ->
        [you] { $own } lo dio todo, y ahora te da también el balón.
       *[other] { $own } lo dio todo, y ahora le da también el balón a { $rival }.
    }
    .v3 = { $rival-is ->
        [you] { $own } se sienta. El balón es tuyo.
       *[other] { $own } se sienta. El balón es de { $rival }.
    }
    .v4 = { $rival-is ->
        [you] { $own } te la cede, y de corazón.
       *[other] { $own } se la cede a { $rival }, y de corazón.
    }
    .v5 = “Alguien tendría que descansar”, dice { $own }, y predica con el ejemplo. Balón { whose-rival }.
gives-up-empathy =
    .v1 = { $rival-is ->
        [you] { $own } sabe cuándo se acaba, y te la deja.
       *[other] { $own } sabe cuándo se acaba, y se la deja a { $rival }.
    }
    .v2 = { $rival-is ->
        [you] { $own } no le ve futuro, y te la cede.
       *[other] { $own } no le ve futuro, y se la cede a { $rival }.
    }
    .v3 = Un gesto sin fuerzas de { $own }: balón { whose-rival }.
    .v4 = A { $own } no le queda nada que decir. Balón { whose-rival }.
    .v5 = { $rival-is ->
        [you] { $own } ya ve cómo acaba esto, y te la deja.
       *[other] { $own } ya ve cómo acaba esto, y se la deja a { $rival }.
    }
gives-up-neutral =
    .v1 = { $own } no da más por ahora. Balón { whose-rival }.
    .v2 = { $rival-is ->
        [you] { $own } te la deja.
       *[other] { $own } se la deja a { $rival }.
    }
    .v3 = { $own } cierra temprano: balón { whose-rival }.
lets-through =
    .v1 = { $player-is ->
        [you] La dejas pasar.
       *[other] { $player } la deja pasar.
    }
    .v2 = No se mueve nadie { whose-player }.
    .v3 = { $player-is ->
        [you] Guardas las fuerzas de todo el equipo: no sale nadie.
       *[other] { $player } guarda las fuerzas de todo el equipo: no sale nadie.
    }
    .v4 = { $player-is ->
        [you] Miras. Hay goles que hay que dejar entrar.
       *[other] { $player } mira. Hay goles que hay que dejar entrar.
    }
    .v5 = { $player-is ->
        [you] Ahorras fuerzas para luego.
       *[other] { $player } ahorra fuerzas para luego.
    }
    .v6 = { $player-is ->
        [you] Le cedes el paso.
       *[other] { $player } le cede el paso.
    }
    .v7 = { $player-is ->
        [you] Había quien podía salir. Niegas con la cabeza.
       *[other] Había quien podía salir. { $player } niega con la cabeza.
    }
    .v8 = { $player-is ->
        [you] Cuentas las piernas que quedan, y no sale ninguna.
       *[other] { $player } cuenta las piernas que quedan, y no sale ninguna.
    }
nobody-left =
    .v1 = Atrás ya no se tiene en pie nadie { whose-player }.
    .v2 = La defensa { whose-player } al completo está sentada en el césped.
    .v3 = Cuatro defensas { whose-player }, y ni una bocanada de aire que repartir.
    .v4 = { $player-is ->
        [you] No te queda nadie que salga al cruce.
       *[other] A { $player } no le queda nadie que salga al cruce.
    }
    .v5 = La línea de atrás { whose-player } la ve volar, sin levantarse.
    .v6 = Nadie { whose-player } sale a buscarla.
    .v7 = Vía libre: la defensa { whose-player } corrió hasta vaciarse.
    .v8 = No queda una pierna fresca en la defensa { whose-player }.
free-ball =
    .v1 = { $player-is ->
        [you] Le das el balón a { $to }.
       *[other] { $player } le da el balón a { $to }.
    }
    .v2 = Y el balón lo tiene { $to }.
    .v3 = { $player-is ->
        [you] Empiezas con { $to }.
       *[other] { $player } empieza con { $to }.
    }
    .v4 = { $player-is ->
        [you] { $to } sale jugando para tu equipo.
       *[other] { $to } sale jugando para { $player }.
    }
    .v5 = { $player-is ->
        [you] Le pides a { $to } que siga.
       *[other] { $player } le pide a { $to } que siga.
    }
    .v6 = { $player-is ->
        [you] La recoge { $to }, de tu equipo.
       *[other] La recoge { $to }, de { $player }.
    }
    .v7 = El balón va a { $to }.
    .v8 = { $to } levanta la mano y le llega.
    .v9 = { $player-is ->
        [you] Buscas a { $to } y le das el balón.
       *[other] { $player } busca a { $to } y le da el balón.
    }
kicks-off =
    .v1 = { $to } la saca de la red y la pone en el punto central.
    .v2 = { $player-is ->
        [you] Sacas de centro con { $to }.
       *[other] { $player } saca de centro con { $to }.
    }
    .v3 = { $player-is ->
        [you] Saca { $to }, de tu equipo.
       *[other] Saca { $to }, de { $player }.
    }
    .v4 = { $to } tiene el saque y una idea.
    .v5 = Aquí nadie se enfada. Vuelve a empezar { $to }.
    .v6 = { $player-is ->
        [you] Mandas a { $to } al punto central.
       *[other] { $player } manda a { $to } al punto central.
    }
    .v7 = { $to } la pone en el medio y levanta la vista.
    .v8 = { $player-is ->
        [you] Vuelta a empezar, con { $to }, de tu equipo.
       *[other] Vuelta a empezar, con { $to }, de { $player }.
    }
releases =
    .v1 = { $own } la juega enseguida con { $to }.
    .v2 = Y sin parar, de { $own } a { $to }.
    .v3 = { $own } levanta la vista: { $to } tiene hueco.
    .v4 = { $own } se la saca de encima: para { $to }.
    .v5 = { $own } la manda arriba, a volar hacia { $to }.
    .v6 = La tiene { $to } antes de que { $own } se levante.
    .v7 = { $own } encuentra a { $to } y se sienta.
    .v8 = De entrada, { $own } se la da a { $to }.
    .v9 = { $own } no se la queda: ya va para { $to }.
    .v10 = De las manos de { $own } a los pies de { $to }.
    .v11 = { $own } la saca rodando. La recibe { $to }.
    .v12 = { $to } pide el balón; { $own } escucha.
    .v13 = { $own } da la vuelta al juego, con { $to }.
    .v14 = { $own } la cuelga, y ahí está { $to }.
# También está sola, y como parte de una frase.
loses-ball =
    .v1 = { $player-is ->
        [you] { $own } se queda sin Ataque, y el balón pasa a ser tuyo
       *[other] { $own } se queda sin Ataque, y el balón pasa a ser de { $player }
    }
    .v2 = { $own } ya no tiene Ataque: balón { whose-player }
    .v3 = { $own } se deja convencer: balón { whose-player }

## Narración: cartas que se juegan, se pagan y se descartan

plays-effort =
    .v1 = { $player-is ->
        [you] Juegas { $card } a la carrera.
       *[other] { $player } juega { $card } a la carrera.
    }
    .v2 = { $player-is ->
        [you] ¡{ $card }! No esperas a que te lo pidan.
       *[other] ¡{ $card }! { $player } no espera a que se lo pidan.
    }
    .v3 = { $player-is ->
        [you] La plantas en la mesa de un golpe: { $card }.
       *[other] { $player } la planta en la mesa de un golpe: { $card }.
    }
    .v4 = { $player-is ->
        [you] Juegas { $card } con el alma.
       *[other] { $player } juega { $card } con el alma.
    }
    .v5 = { $player-is ->
        [you] Lo quieres más, y se nota: { $card }.
       *[other] { $player } lo quiere más, y se nota: { $card }.
    }
    .v6 = { $player-is ->
        [you] ¡Más alto! Juegas { $card }.
       *[other] ¡Más alto! { $player } juega { $card }.
    }
    .v7 = { $player-is ->
        [you] Te arremangas: { $card }.
       *[other] { $player } se arremanga: { $card }.
    }
plays-kindness =
    .v1 = { $player-is ->
        [you] “¿Le parece bien a todo el mundo?”, preguntas, con { $card }.
       *[other] “¿Le parece bien a todo el mundo?”, pregunta { $player }, con { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }. Lo harías por cualquiera.
       *[other] { $card }. { $player } lo haría por cualquiera.
    }
    .v3 = { $player-is ->
        [you] Traes algo para todo el mundo: { $card }.
       *[other] { $player } trae algo para todo el mundo: { $card }.
    }
    .v4 = { $player-is ->
        [you] Pones una mano en un hombro y juegas { $card }.
       *[other] { $player } pone una mano en un hombro y juega { $card }.
    }
    .v5 = { $player-is ->
        [you] Piensas primero en los demás: { $card }.
       *[other] { $player } piensa primero en los demás: { $card }.
    }
    .v6 = { $player-is ->
        [you] Juegas { $card } y repartes galletas.
       *[other] { $player } juega { $card } y reparte galletas.
    }
    .v7 = { $player-is ->
        [you] La guardabas para cuando hiciera falta: { $card }.
       *[other] { $player } la guardaba para cuando hiciera falta: { $card }.
    }
plays-empathy =
    .v1 = { $player-is ->
        [you] Esperabas este momento: { $card }.
       *[other] { $player } esperaba este momento: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }. Entiendes la situación, y a todo el mundo en ella.
       *[other] { $card }. { $player } entiende la situación, y a todo el mundo en ella.
    }
    .v3 = { $player-is ->
        [you] Una mirada pensativa, y juegas { $card }.
       *[other] Una mirada pensativa, y { $player } juega { $card }.
    }
    .v4 = { $player-is ->
        [you] Le tomas el pulso al ambiente: { $card }.
       *[other] { $player } le toma el pulso al ambiente: { $card }.
    }
    .v5 = { $player-is ->
        [you] Tarareas bajito. Es { $card }.
       *[other] { $player } tararea bajito. Es { $card }.
    }
    .v6 = { $player-is ->
        [you] ¡{ $card }! ¿Cómo lo sabías?
       *[other] ¡{ $card }! ¿Cómo lo sabía { $player }?
    }
    .v7 = { $player-is ->
        [you] Escuchas un momento más, y entonces: { $card }.
       *[other] { $player } escucha un momento más, y entonces: { $card }.
    }
plays-neutral =
    .v1 = { $player-is ->
        [you] Juegas { $card }.
       *[other] { $player } juega { $card }.
    }
    .v2 = { $player-is ->
        [you] Pones en juego { $card }.
       *[other] { $player } pone en juego { $card }.
    }
    .v3 = { $player-is ->
        [you] Te sacas de la manga { $card }.
       *[other] { $player } se saca de la manga { $card }.
    }
    .v4 = { $player-is ->
        [you] También tienes de estas: { $card }.
       *[other] { $player } también tiene de estas: { $card }.
    }
    .v5 = { $player-is ->
        [you] Sin florituras, juegas { $card }.
       *[other] Sin florituras, { $player } juega { $card }.
    }
answers-effort =
    .v1 = { $player-is ->
        [you] ¡No tan rápido! Respondes con { $card }.
       *[other] ¡No tan rápido! { $player } responde con { $card }.
    }
    .v2 = { $player-is ->
        [you] Entras de frente: { $card }.
       *[other] { $player } entra de frente: { $card }.
    }
    .v3 = { $player-is ->
        [you] “¡De eso nada!”, gritas: { $card }.
       *[other] “¡De eso nada!”, grita { $player }: { $card }.
    }
    .v4 = { $player-is ->
        [you] ¡{ $card }! Esta no la das por perdida.
       *[other] ¡{ $card }! { $player } no da esta por perdida.
    }
    .v5 = { $player-is ->
        [you] Llegas desde atrás, y desde lejos: { $card }.
       *[other] { $player } llega desde atrás, y desde lejos: { $card }.
    }
answers-kindness =
    .v1 = { $player-is ->
        [you] Te pones en medio: { $card }.
       *[other] { $player } se pone en medio: { $card }.
    }
    .v2 = { $player-is ->
        [you] “Con cuidado”, dices: { $card }.
       *[other] “Con cuidado”, dice { $player }: { $card }.
    }
    .v3 = { $player-is ->
        [you] { $card }. Aquí no dejas que nadie se haga daño.
       *[other] { $card }. { $player } no deja que nadie se haga daño.
    }
    .v4 = { $player-is ->
        [you] Lo tapas con una manta: { $card }.
       *[other] { $player } lo tapa con una manta: { $card }.
    }
    .v5 = { $player-is ->
        [you] No dejas a nadie a solas con eso: { $card }.
       *[other] { $player } no deja a nadie a solas con eso: { $card }.
    }
answers-empathy =
    .v1 = { $player-is ->
        [you] “Me lo imaginaba”, dices: { $card }.
       *[other] “Me lo imaginaba”, dice { $player }: { $card }.
    }
    .v2 = { $player-is ->
        [you] Tienes respuesta, y la tenías antes de la pregunta: { $card }.
       *[other] { $player } tiene respuesta, y la tenía antes de la pregunta: { $card }.
    }
    .v3 = { $player-is ->
        [you] { $card }. Lo dices con muchísima delicadeza.
       *[other] { $card }. { $player } lo dice con muchísima delicadeza.
    }
    .v4 = { $player-is ->
        [you] Conoces esa sensación: { $card }.
       *[other] { $player } conoce esa sensación: { $card }.
    }
    .v5 = { $player-is ->
        [you] Pides perdón de antemano: { $card }.
       *[other] { $player } pide perdón de antemano: { $card }.
    }
answers-neutral =
    .v1 = { $player-is ->
        [you] Respondes con { $card }.
       *[other] { $player } responde con { $card }.
    }
    .v2 = { $player-is ->
        [you] A lo que contestas: { $card }.
       *[other] A lo que { $player } contesta: { $card }.
    }
    .v3 = { $player-is ->
        [you] Protestas y juegas { $card }.
       *[other] { $player } protesta y juega { $card }.
    }
    .v4 = { $player-is ->
        [you] Pero tienes { $card }.
       *[other] Pero { $player } tiene { $card }.
    }
twists-attack =
    .v1 = { $player-is ->
        [you] Descartas { $card }: { $bonus }.
       *[other] { $player } descarta { $card }: { $bonus }.
    }
    .v2 = Sale { $card }, y el tiro lleva más veneno: { $bonus }.
    .v3 = { $player-is ->
        [you] Gastas en el tiro { $card }: { $bonus }.
       *[other] { $player } gasta en el tiro { $card }: { $bonus }.
    }
    .v4 = { $player-is ->
        [you] La jugada da un vuelco: { $card }, { $bonus } para ti.
       *[other] La jugada da un vuelco: { $card }, { $bonus } para { $player }.
    }
twists-defence =
    .v1 = { $player-is ->
        [you] Descartas { $card }: { $bonus }.
       *[other] { $player } descarta { $card }: { $bonus }.
    }
    .v2 = Sale { $card }, y el bloqueo se hace más fuerte: { $bonus }.
    .v3 = { $player-is ->
        [you] Aguantas con { $card }: { $bonus }.
       *[other] { $player } aguanta con { $card }: { $bonus }.
    }
    .v4 = { $player-is ->
        [you] Atrás hay un vuelco: { $card }, { $bonus } para ti.
       *[other] Atrás hay un vuelco: { $card }, { $bonus } para { $player }.
    }
is-tired =
    .v1 = { $own } pone las piernas para { $card } y se queda sin fuerzas.
    .v2 = { $own } paga { $card } y se sienta, sin fuerzas.
    .v3 = { $own } da un paso más por { $card }, y era el último.
    .v4 = A { $own } le cuesta { $card } las fuerzas de toda la ronda.
    .v5 = { $own } carga con { $card }, y luego hay que cargar con { $own }.
puts-away =
    .v1 = { $player-is ->
        [you] Guardas { $card }.
       *[other] { $player } guarda { $card }.
    }
    .v2 = { $player-is ->
        [you] Tienes demasiadas cartas: descartas { $card }.
       *[other] { $player } tiene demasiadas cartas: descarta { $card }.
    }
    .v3 = { $player-is ->
        [you] No te va a hacer falta { $card }, o eso se espera.
       *[other] A { $player } no le va a hacer falta { $card }, o eso se espera.
    }
    .v4 = { $card } se queda en el banco, por así decir.

## Narración: goles, y las cartas que los cuentan

counted-by =
    .v1 = La carta de arriba se va a la red: { $card }.
    .v2 = { $player-is ->
        [you] Para contar el gol, dejas en tu red la carta de arriba: { $card }.
       *[other] Para contar el gol, { $player } deja en su red la carta de arriba: { $card }.
    }
    .v3 = La carta de arriba, { $card }, acaba en la red { whose-player }.
    .v4 = A la red con la carta de arriba, para que conste: { $card }.
counted-with-twist =
    .v1 = El gol trae un Vuelco: ¡{ $card }!
    .v2 = Y mira qué aparece: ¡{ $card }!
    .v3 = { $player-is ->
        [you] Das la vuelta a { $card }. Eso cambia las cosas.
       *[other] { $player } da la vuelta a { $card }. Eso cambia las cosas.
    }
    .v4 = Todo gol tiene dos caras. La otra es { $card }.
# Una ventaja a la que le basta un gol más.
one-more-ends-it = { $player-is ->
    [you] Ganas por { $number }. Otro gol, y se acaba tras esta ronda.
   *[other] { $player } gana por { $number }. Otro gol, y se acaba tras esta ronda.
}
counted-without-card =
    .v1 = { $player-is ->
        [you] Tu mazo está vacío, pero el gol cuenta igual.
       *[other] El mazo de { $player } está vacío, pero el gol cuenta igual.
    }
    .v2 = No queda carta para anotarlo, pero el gol vale.
    .v3 = { $player-is ->
        [you] Se te acabaron las cartas, no los goles en contra.
       *[other] A { $player } se le acabaron las cartas, no los goles en contra.
    }

## Narración: en qué quedan las cartas, en partes de una frase

nothing-comes =
    .v1 = se queda en nada
    .v2 = no hay para quién
    .v3 = llega demasiado tarde
steals =
    .v1 = { $player-is ->
        [you] tienes el balón
       *[other] { $player } tiene el balón
    }
    .v2 = { $player-is ->
        [you] el balón es tuyo
       *[other] el balón es de { $player }
    }
    .v3 = { $player-is ->
        [you] y te vas con la pelota
       *[other] y { $player } se va con la pelota
    }
    .v4 = { $player-is ->
        [you] te quedas con el balón
       *[other] { $player } se queda con el balón
    }
pass-arrives =
    .v1 = El pase llega de todas formas: la tiene { $own }.
    .v2 = Y aun así el balón le llega a { $own }.
    .v3 = En medio de todo eso, { $own } recibe el balón.
pass-goes-astray =
    .v1 = El pase a { $own } no llega nunca.
    .v2 = { $own } espera un pase que no viene.
    .v3 = A { $own } ya no le va a llegar nada.

## Narración: equipos y prioridad

team-of-effort =
    .v1 = { $player-is ->
        [you] Tienes diez de ESFUERZO, calentando desde las cinco de la mañana.
       *[other] { $player } tiene diez de ESFUERZO, calentando desde las cinco de la mañana.
    }
    .v2 = { $player-is ->
        [you] Diez de ESFUERZO para ti. Que alguien les diga que esto todavía no empezó.
       *[other] Diez de ESFUERZO para { $player }. Que alguien les diga que esto todavía no empezó.
    }
team-of-kindness =
    .v1 = { $player-is ->
        [you] Tienes diez de BONDAD, que trajeron sopa para los dos equipos.
       *[other] { $player } tiene diez de BONDAD, que trajeron sopa para los dos equipos.
    }
    .v2 = { $player-is ->
        [you] Diez de BONDAD para ti. Preguntan si todo el mundo durmió bien.
       *[other] Diez de BONDAD para { $player }. Preguntan si todo el mundo durmió bien.
    }
team-of-empathy =
    .v1 = { $player-is ->
        [you] Tienes diez de EMPATÍA, con cara de haber leído ya este partido.
       *[other] { $player } tiene diez de EMPATÍA, con cara de haber leído ya este partido.
    }
    .v2 = { $player-is ->
        [you] Diez de EMPATÍA para ti. Llevan rato mirando cómo calienta el rival.
       *[other] Diez de EMPATÍA para { $player }. Llevan rato mirando cómo calienta el rival.
    }
team-mixed =
    .v1 = { $player-is ->
        [you] Juntas { $values }.
       *[other] { $player } junta { $values }.
    }
    .v2 = { $player-is ->
        [you] Tienes { $values }, en un solo vestuario.
       *[other] { $player } tiene { $values }, en un solo vestuario.
    }
    .v3 = { $player-is ->
        [you] Bajo tu techo: { $values }.
       *[other] Bajo el techo de { $player }: { $values }.
    }
has-priority =
    .v1 = { $player-is ->
        [you] Piedra, papel o tijera… Empiezas tú.
       *[other] Piedra, papel o tijera… Empieza { $player }.
    }
    .v2 = El papel envuelve a la piedra: balón { whose-player }.
    .v3 = { $player-is ->
        [you] Piedra, papel o tijera: tres empates, y ganas con tijera.
       *[other] Piedra, papel o tijera: tres empates, y gana { $player } con tijera.
    }
    .v4 = { $player-is ->
        [you] Piedra, como siempre. Tienes el balón.
       *[other] Piedra, como siempre. { $player } tiene el balón.
    }

## Narración: rondas, juegos y el partido. $home y $away son goles.

round-ends =
    .v1 = Dieciséis personas sentadas en el césped: acaba la ronda { number-in-words }, { $home }–{ $away }.
    .v2 = Ya no corre nadie. Acaba la ronda { number-in-words }, { $home }–{ $away }.
    .v3 = Todo el mundo se dobla, manos en las rodillas. { $home }–{ $away } tras la ronda { number-in-words }.
    .v4 = Las piernas no daban para más: ronda { number-in-words }, { $home }–{ $away }.
    .v5 = Se sienta hasta el último. La ronda { number-in-words } acaba { $home }–{ $away }.
    .v6 = Se va la ronda { number-in-words }, y con ella todas las fuerzas. { $home }–{ $away }.
    .v7 = ¡Naranjas para todos! Acaba la ronda { number-in-words }, { $home }–{ $away }.
    .v8 = Alguien reparte el agua. { $home }–{ $away } tras la ronda { number-in-words }.
    .v9 = Al césped a descansar: acaba la ronda { number-in-words }, { $home }–{ $away }.
ring-turns =
    .v1 = Todo el mundo avanza dos sitios.
    .v2 = Gira el anillo: dos al banco, dos de vuelta.
    .v3 = Cambio general, como en el juego de la silla, pero con silla para todo el mundo.
    .v4 = Se mueven. Quien atacaba sabrá pronto lo que es defender.
    .v5 = Dos sitios más allá, y cuidado con el charco.
    .v6 = El carrusel gira dos sitios.
    .v7 = Sitios nuevos, la misma gente, piernas descansadas.
    .v8 = El ataque se va al banco, y el banco se va atrás.
attack-turns =
    .v1 = El ataque avanza dos sitios; la defensa se queda en los suyos.
    .v2 = Dos de arriba van al banco, dos entran por la izquierda.
    .v3 = Gira la primera fila. La de atrás se queda donde está.
still-exhausted =
    .v1 = { $own } sigue sin piernas.
    .v2 = { $own } todavía no volvió al mundo de los vivos.
    .v3 = { $own } no: de esa carrera desde atrás cuesta más recuperarse.
wins =
    .v1 = { $player-is ->
        [you] Se acabó: { $home }–{ $away }. Ganas tú.
       *[other] Se acabó: { $home }–{ $away }. Gana { $player }.
    }
    .v2 = { $player-is ->
        [you] { $home }–{ $away }, y la victoria es tuya.
       *[other] { $home }–{ $away }, y la victoria es de { $player }.
    }
    .v3 = { $player-is ->
        [you] ¡{ $home }–{ $away }! Te llevas el partido, con una reverencia para { $rival }.
       *[other] ¡{ $home }–{ $away }! { $player } se lleva el partido, con una reverencia para { $rival-is ->
            [you] ti
           *[other] { $rival }
        }.
    }
wins-early =
    .v1 = { $player-is ->
        [you] { $home }–{ $away }: tres de ventaja son tres de más. Ganas antes de tiempo.
       *[other] { $home }–{ $away }: tres de ventaja son tres de más. { $player } gana antes de tiempo.
    }
    .v2 = { $player-is ->
        [you] Ya está bien: { $home }–{ $away }, y ganas.
       *[other] Ya está bien: { $home }–{ $away }, y gana { $player }.
    }
    .v3 = { $player-is ->
        [you] { $home }–{ $away }. Alguien se apiada y pita el final: ganas.
       *[other] { $home }–{ $away }. Alguien se apiada y pita el final: gana { $player }.
    }
draws =
    .v1 = { $home }–{ $away } al final. No pierde nadie; alguien tiene que recoger las redes.
    .v2 = Acaba { $home }–{ $away }. { $player-is ->
        [you] Te vas a casa caminando con { $rival }.
       *[other] { $player } se va a casa caminando { $rival-is ->
            [you] contigo
           *[other] con { $rival }
        }.
    }
    .v3 = { $home }–{ $away }, y sin piernas para cambiarlo. Empate.

shot-blocked = { $text }: Ataque { $attack } contra Defensa { $defence }.
# El Ataque o la Defensa de un tiro ya resuelto, con cada carta que cuenta en la suma.
told-sum = { $total } = { $value }
    .more = { $sum } { SIGNED($value) } ({ $label })
# $text dice quién se queda el balón, o celebra el gol.
blocked = Ataque { $attack } contra Defensa { $defence }: ¡bloqueado! { $text }
level-is-block = Ataque { $attack } contra Defensa { $defence }: empate, y el empate es bloqueo. { $text }
goal = ¡Gol! { $text } { $home }–{ $away }.
goal-past = ¡Gol! Ataque { $attack } contra Defensa { $defence }. { $text } { $home }–{ $away }.
goal-level = ¡Gol! Ataque { $attack } contra Defensa { $defence }: empate, y aquí el empate entra. { $text } { $home }–{ $away }.
ended-lead = Gana quien termina una ronda con { $lead } goles de ventaja: por eso acaba tras la ronda { number-in-words }.
ended-rounds = Se jugaron las { $rounds } rondas, y decide el marcador.
ended-extra = Empate tras { $rounds } rondas: decide la ventaja después de una ronda extra.
ended-draw = Empate también tras las rondas extra: el partido queda en tablas.
is-for = Es para { $own }.
begins-with = { $player-is ->
    [you] Empiezas con { $cards }.
   *[other] { $player } empieza con { $cards }.
}
draws-card = { $player-is ->
    [you] Robas { $card }.
   *[other] { $player } roba { $card }.
}
# Una carta por ganar el balón.
draws-for-ball = { $player-is ->
    [you] Robas { $card } por ganar el balón.
   *[other] { $player } roba { $card } por ganar el balón.
}
loses-card = { $player-is ->
    [you] Pierdes { $card }.
   *[other] { $player } pierde { $card }.
}
in-hand = { $player-is ->
    [you] En tu mano: { $cards }.
   *[other] En la mano de { $player }: { $cards }.
}

## Narración: en qué quedan las cartas. $said se compone de las partes de abajo.

worked-off = { $card }: { $said }.
worked-off-loudly = ¡{ $card }: { $said }!
worked-and = { $first }; { $second }
exclaimed = ¡{ $part }!
# Cartas según su número, en palabras.
cards-in-words = { $number ->
    [one] una carta
   *[other] { number-in-words } cartas
}
draws-cards = { $number ->
    [0] { $player-is ->
        [you] no te quedan cartas que robar
       *[other] a { $player } no le quedan cartas que robar
    }
   *[other] { $player-is ->
        [you] robas { cards-in-words }
       *[other] { $player } roba { cards-in-words }
    }
}
loses-cards = { $rival-is ->
    [you] pierdes { cards-in-words }
   *[other] { $rival } pierde { cards-in-words }
}
looks-into-hand = { $number ->
    [0] { $rival-is ->
        [you] no tienes nada en la mano que mirar
       *[other] { $rival } no tiene nada en la mano que mirar
    }
   *[other] { $player-is ->
        [you] miras la mano de { $rival }
       *[other] { $player } mira { $rival-is ->
            [you] tu mano
           *[other] la mano de { $rival }
        }
    }
}
gains-custody = { SIGNED($number) } de Control para { $player-is ->
    [you] ti
   *[other] { $player }
}
loses-custody = { $rival-is ->
    [you] pierdes { $number } de Control
   *[other] { $rival } pierde { $number } de Control
}
ball-is-with = el balón lo tiene { $own }
does-nothing = { $card } no tiene efecto y va al descarte
is-copied = { $player-is ->
    [you] lo mismo que { $card }, para ti
   *[other] lo mismo que { $card }, para { $player }
}
# Una fila entera de un equipo, en singular.
row-changed = { $row ->
    [attack-row] { $player-is ->
        [you] tu ataque
       *[other] el ataque de { $player }
    }
    [defence-row] { $player-is ->
        [you] tu zaga
       *[other] la zaga de { $player }
    }
   *[field] { $player-is ->
        [you] todo tu equipo
       *[other] todo el equipo de { $player }
    }
}
# without $grammar: una fila es singular, como un nombre
are-fresh = { $who } recupera las fuerzas
# without $grammar: una fila es singular, como un nombre
are-tired = { $who } se queda sin fuerzas
# $stat es ataque o defensa; cambia para lo que está en marcha, o para la ronda.
stat-name = { $stat ->
    [attack] Ataque
   *[defence] Defensa
}
row-has-more = { SIGNED($number) } de { stat-name } para { $who }{ for-the-round }
has-now = { $who } tiene { stat-name } { $number }{ for-the-round }
for-the-round = { $lasts ->
    [round] { " " }esta ronda
   *[sequence] { "" }
}
and-falls = { $first }, y { $players-count ->
    [one] se queda
   *[other] se quedan
} sin fuerzas { $players }

## Narración: antes de la primera ronda

takes-team = { $player-is ->
    [you] Juegas con el equipo { $team }.
   *[other] { $player } juega con el equipo { $team }.
}
signs = { $player-is ->
    [you] Fichas a { $own }, con el número { $number }.
   *[other] { $player } ficha a { $own }, con el número { $number }.
}
packs = { $player-is ->
    [you] Metes en la estrategia { $card }.
   *[other] { $player } mete en la estrategia { $card }.
}
a-player = alguien
places = { $player-is ->
    [you] Colocas a { $own } en { $spot }.
   *[other] { $player } coloca a { $own } en { $spot }.
}
line-up = Ataque { whose-player }: { $attack }. Atrás: { $defence }. En el banco: { $bench }.
takes-ball = Elige quien perdió, y { $player-is ->
    [you] te quedas con el balón.
   *[other] { $player } se queda con el balón.
}
lets-begin = { $player-is ->
    [you] Dejas que empiece { $rival }.
   *[other] { $rival-is ->
        [you] { $player } deja que empieces tú.
       *[other] { $player } deja que empiece { $rival }.
    }
}
keeps-hand = { $player-is ->
    [you] Te quedas con la mano inicial.
   *[other] { $player } se queda con la mano inicial.
}
new-hand = Todas de vuelta al mazo, y mano inicial nueva { $player-is ->
    [you] para ti
   *[other] para { $player }
}.
team-stands = { $player-is ->
    [you] Tu equipo está listo.
   *[other] El equipo de { $player } está listo.
}
strategy-stands = { $player-is ->
    [you] Tu mazo de estrategia está listo.
   *[other] El mazo de estrategia de { $player } está listo.
}
players-lie = { $player-is ->
    [you] Tus jugadores están en su sitio.
   *[other] Los jugadores de { $player } están en su sitio.
}
line-up-begins = Diez cartas por equipo, boca abajo: cuatro en ataque, cuatro atrás, dos en el banco.
both-stand = Los dos equipos están listos. ¡A destaparlos!
# Cuántos jugadores de un valor hay en un equipo.
of-value = { $value ->
    [effort] { number-in-words } de ESFUERZO
    [kindness] { number-in-words } de BONDAD
    [empathy] { number-in-words } de EMPATÍA
   *[neutral] alguien sin bando
}

## Narración: rondas, juegos y el partido

custody-of = { $player } { $custody }
round-begins = Ronda { number-in-words }. Control: { $custody }.
extra-round-begins = Empate, así que hay una ronda extra.{ $last ->
    [yes] { " " }La última.
   *[no] { "" }
} Control: { $custody }.
games-stand = Juegos: { $home }–{ $away }. Los equipos se colocan de nuevo.
games-stand-after-draw = Juegos: { $home }–{ $away }. Un empate se repite. Los equipos se colocan de nuevo.
match-shared = { $number ->
    [one] Un juego
   *[other] { CAPITAL(number-in-words) } juegos
}, { $home }–{ $away }: { $player-is ->
    [you] te repartes el partido con { $rival }.
   *[other] { $player } se reparte el partido { $rival-is ->
        [you] contigo
       *[other] con { $rival }
    }.
}
match-won = { $home }–{ $away } en juegos: { $player-is ->
    [you] ¡ganas el partido!
   *[other] ¡{ $player } gana el partido!
}
match-won-after = { $home }–{ $away } en juegos tras { $number ->
    [one] un juego
   *[other] { number-in-words } juegos
}: { $player-is ->
    [you] ¡ganas el partido!
   *[other] ¡{ $player } gana el partido!
}

## De quién se habla

# Alguien a quien no conoce quien lee.
somebody = { SENTENCE("alguien") }
# Alguien que está en los dos equipos: $own es su nombre sin artículo.
player-of-one-side = { $player-is ->
    [you] { SENTENCE("tu") } { $own }
   *[other] { $own } ({ $player })
}

## Qué hacen las cartas. $said se compone de efectos, $whom de los mensajes sobre a quién.

does-twist = Descártala en un tiro: { $bonus }. Si es la carta de arriba de tu mazo cuando te meten un gol: { $said }.
does-card = { $conditions ->
    [none] { CAPITAL($said) }.
   *[some] { CAPITAL($when) }: { $said }.
}{ $tires ->
    [0] { "" }
   *[other] { " " }{ $cost }
}
does-tire = { $number ->
    [one] Cansas a uno de los tuyos.
   *[other] Cansas a { number-in-words } de los tuyos.
}
twist-bonus = { SIGNED($number) } de { stat-name }
# Los efectos se leen igual en la carta propia (imperativo) y en la del rival (lo que hace la carta).
effects-then = { $first }, luego { $second }
# Cuándo puede jugarse una carta, y desde qué ronda ($number).
from-round = { $number ->
    [1] { "" }
   *[other] , desde la ronda { $number }
}
when-always = desde la ronda { $number }
when-with-ball = mientras tienes el balón{ from-round }
when-without-ball = mientras el rival tiene el balón{ from-round }
when-open-play = mientras nadie tira{ from-round }
when-own-shot = cuando te bloquean un tiro{ from-round }
when-rival-shot = cuando bloqueas un tiro{ from-round }
when-any-shot = cuando se bloquea un tiro{ from-round }

effect-attack = { SIGNED($number) } de Ataque para { $whom }{ for-the-round }
effect-defence = { SIGNED($number) } de Defensa para { $whom }{ for-the-round }
effect-tire = cansa a { $whom }
effect-refresh = da fuerzas a { $whom }
effect-draw = roba { cards-in-words }
effect-discard = el rival pierde { cards-in-words } al azar
effect-look = mira la mano del rival
effect-steal = quita el balón y anula las cartas pendientes
effect-move = da el balón a { $whom }
effect-cancel = anula la carta a la que responde
effect-copy = copia lo que hace la carta a la que responde
effect-gain = { SIGNED($number) } de Control
effect-drain = el rival pierde { $number } de Control

# $moment es cuándo se juega la carta: quién está entonces en la jugada. Ninguno empieza por «el»: van detrás de «a».
whom-active = { $moment ->
    [own-shot] quien tira
    [rival-shot] quien bloquea
    [any-shot] quien juega por ti
    [with-ball] quien tiene tu balón
    [without-ball] quien bloquea por ti
    [conceded] quien intentó bloquear
   *[any] quien juega por ti
}
whom-rival-active = { $moment ->
    [own-shot] quien bloquea
    [rival-shot] quien tira
    [any-shot] quien juega por el rival
    [with-ball] quien bloquea
    [without-ball] quien tiene el balón
    [conceded] quien marcó
   *[any] quien juega por el rival
}
whom-nobody = nadie
whom-chosen = quien elijas
whom-same = ese mismo jugador
whom-target = uno de los tuyos en el campo
whom-rival-target = alguien del rival en el campo
whom-attack-row = tus atacantes
whom-defence-row = tus defensas
whom-field = todo tu equipo en el campo
whom-rival-attack-row = cada atacante rival
whom-rival-defence-row = cada defensa rival
whom-rival-field = todo el equipo rival en el campo
whom-of-side-attack-row = { $player-is ->
    [you] todos tus atacantes
   *[other] todos sus atacantes
}
whom-of-side-defence-row = { $player-is ->
    [you] todos tus defensas
   *[other] todos sus defensas
}
whom-of-side-field = { $player-is ->
    [you] todo tu equipo en el campo
   *[other] todo su equipo en el campo
}
whom-of-side-rival-attack-row = todos los atacantes rivales
whom-of-side-rival-defence-row = todos los defensas rivales
whom-of-side-rival-field = todo el equipo rival en el campo

## Negativas. $there está en el sitio en cuestión, $holder tiene el balón, $top es la carta de arriba de la pila.

value-name = { $value ->
    [effort] ESFUERZO
    [kindness] BONDAD
    [empathy] EMPATÍA
   *[neutral] neutral
}
match-is-over = El partido terminó
chance-decides = Ahora decide el azar: lanza o nombra uno de los resultados
fresh-players = { $number ->
    [one] alguien con fuerzas
   *[other] { number-in-words } con fuerzas
}
number-of-players = { $players ->
    [2] Dos jugadores
    [3] Tres jugadores
    [4] Cuatro jugadores
    [5] Cinco jugadores
    [6] Seis jugadores
    [7] Siete jugadores
    [8] Ocho jugadores
    [9] Nueve jugadores
   *[other] { $players } jugadores
}
allowed-cards = { $number ->
    [one] una carta
   *[other] { number-in-words } cartas
}

refused-won-by-lead = { match-is-over } ({ $clause }).
refused-won-after-all-rounds = { match-is-over } ({ $clause }).
refused-won-in-extra-rounds = { match-is-over } ({ $clause }).
refused-drawn = { match-is-over } ({ $clause }).
refused-won-by-games = { match-is-over } ({ $clause }).
refused-no-more-games = { match-is-over } ({ $clause }).
refused-hidden-name = Así leen un secreto los demás; nómbralo entero ({ $clause }).
refused-not-in-box = En la caja no hay nada con ese número ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] Ahora decides tú, no el azar ({ $clause }).
   *[other] Ahora decide { $player }, no el azar ({ $clause }).
}
refused-chance-shows-players = Ahora decide el azar: lo siguiente es destapar { $due } ({ $clause }).
refused-chance-gives-priority = { chance-decides } ({ $clause }).
refused-chance-deals-opening = { chance-decides } ({ $clause }).
refused-chance-deals-round = { chance-decides } ({ $clause }).
refused-chance-draws-for-effect = { chance-decides } ({ $clause }).
refused-chance-takes-from-hand = { chance-decides } ({ $clause }).
refused-chance-shows-hand = { chance-decides } ({ $clause }).
refused-chance-counts-goal = { chance-decides } ({ $clause }).
refused-chance-draws-for-steal = { chance-decides } ({ $clause }).
refused-build-first = El equipo y la estrategia van antes que todo lo demás ({ $clause }).
refused-signs-own-players = Estás fichando a tus propios jugadores: faltan { $unsigned } ({ $clause }).
refused-signed-already = { $signed } ya está en tu equipo ({ $clause }).
refused-team-complete = Tu equipo está completo ({ $clause }).
refused-players-first = Los diez jugadores van antes que la estrategia ({ $clause }).
refused-too-many-copies = De { $card }, una estrategia lleva como máximo { number-in-words }, y la tuya ya las tiene ({ $clause }).
refused-too-many-copies-in-large = De { $card }, una estrategia lleva como máximo { number-in-words }, y la tuya ya las tiene ({ $clause }).
refused-nobody-of-value = En tu equipo no hay nadie de { value-name }, así que no se permite ninguna carta suya ({ $clause }).
refused-value-used-up = { $players ->
    [one] Un jugador de { value-name } permite { allowed-cards } de ese valor, y ya no caben más ({ $clause }).
   *[other] { number-of-players } de { value-name } permiten { allowed-cards } de ese valor, y ya no caben más ({ $clause }).
}
refused-place-first = Antes, un sitio para todo el mundo: place NUMBER in SPOT ({ $clause }).
refused-placed-already = El número { $member }, { $placed }, ya tiene sitio ({ $clause }).
refused-spot-taken = En { $spot } ya está { $there } ({ $clause }).
refused-mulligan-first = Antes, la mano inicial: quédatela (keep) o cámbiala una vez (redraw) ({ $clause }).
refused-priority-first = Perdiste el último juego: take ball o leave ball ({ $clause }).
refused-ball-first = Antes, alguien recibe el balón: ball to SPOT ({ $clause }).
refused-release-first = Antes, alguien recibe el balón: ball to SPOT ({ $clause }).
refused-on-bench = { $there } está en el banco ({ $clause }).
refused-blocker-passes-on = { $there } bloqueó el tiro y ahora pasa a otra persona ({ $clause }).
refused-tired-gets-no-ball = { $there } está sin fuerzas; el balón es para alguien con fuerzas ({ $clause }).
refused-tired-gets-no-release = { $there } está sin fuerzas; el balón es para alguien con fuerzas ({ $clause }).
refused-would-lose-ball-again = { $there } no tiene Ataque; el balón es para alguien que tenga ({ $clause }).
refused-holder-has-ball = El balón ya lo tiene { $holder }; para darlo, pass to SPOT ({ $clause }).
refused-tired-holder-passes = { $holder } está sin fuerzas y no puede pasar ({ $clause }).
refused-bench-gets-no-pass = { $there } está en el banco y no recibe el balón ({ $clause }).
refused-holder-gets-no-pass = El balón lo tiene { $there }; un pase va a otra persona ({ $clause }).
refused-tired-gets-no-pass = { $there } está sin fuerzas; un pase va a alguien con fuerzas ({ $clause }).
refused-holder-is-fresh = { $holder } tiene fuerzas y sigue: pasa, tira o juega una carta ({ $clause }).
refused-holder-is-tired = { $holder } está sin fuerzas: juega una carta o entrega el balón ({ $clause }).
refused-yours-to-begin = Te toca empezar: pasa, tira o juega una carta ({ $clause }).
refused-you-have-ball = Tienes el balón: pasa, tira o juega una carta ({ $clause }).
refused-tired-holder-shoots = { $holder } está sin fuerzas y no puede tirar ({ $clause }).
refused-attackers-shoot-first = { $holder } defiende, y solo puede tirar cuando al ataque no le quedan fuerzas; a { $rested } aún le quedan ({ $clause }).
refused-block-first = Hay un tiro: bloquea con un defensa con fuerzas o déjalo pasar ({ $clause }).
refused-attacker-blocks-not = { $there } ataca; solo bloquea la defensa ({ $clause }).
refused-tired-blocks-not = { $there } está sin fuerzas y no puede bloquear ({ $clause }).
refused-not-in-hand = En tu mano no está { $card } ({ $clause }).
refused-twist-is-not-played = { $card } es un Vuelco: se descarta en un tiro, no se juega ({ $clause }).
refused-too-dear = { $card } cuesta { $cost } de Control, y { $pool ->
    [0] no te queda
    [1] te queda 1
   *[other] te quedan { $pool }
} ({ $clause }).
    .short = muy cara
refused-too-few-fresh = { $card } pide cansar a { fresh-players }, y { $fresh ->
    [0] no te queda nadie
    [1] te queda uno
    [2] te quedan dos
    [3] te quedan tres
   *[other] te quedan { $fresh }
} ({ $clause }).
    .short = faltan fuerzas
refused-too-early = { $card } solo se juega desde la ronda { $round } ({ $clause }).
    .short = desde la ronda { $round }
refused-wrong-moment = { $card } solo se juega { $when } ({ $clause }).
    .short = { $when ->
        [with-ball] { page-card-when-with-ball }
        [without-ball] { page-card-when-without-ball }
        [own-shot] { page-card-when-own-shot }
        [rival-shot] { page-card-when-rival-shot }
        [any-shot] { page-card-when-any-shot }
       *[open-play] { page-card-when-open-play }
    }
refused-nothing-to-cancel = { $card } responde a una carta del rival, y no hay ninguna ({ $clause }).
    .short = nada que anular
refused-nothing-to-copy = { $card } responde a una carta del rival, y no hay ninguna ({ $clause }).
    .short = nada que copiar
refused-steals-no-shot = { $card } no se lleva el balón de un tiro ({ $clause }).
    .short = no en un tiro
refused-moves-no-shot = { $card } no mueve un balón que va a la portería ({ $clause }).
    .short = no en un tiro
refused-nobody-active = { $card } es para quien juega por ti, y ahora no hay nadie ({ $clause }).
    .short = nadie en juego
refused-no-rival-active = { $card } es para quien juega por el rival, y ahora no hay nadie ({ $clause }).
    .short = rival no en juego
refused-nobody-to-aim-at = No hay nadie a quien dirigir { $card } ({ $clause }).
    .short = { $does ->
        [refresh] nadie sin fuerzas
       *[other] sin objetivo
    }
refused-no-twist = { $card } no es un Vuelco ({ $clause }).
refused-twist-not-in-hand = En tu mano no está { $card } ({ $clause }).
refused-twist-without-block = Un Vuelco solo se descarta cuando se bloquea un tiro ({ $clause }).
    .short = { $twist ->
        [attack] { page-card-when-own-shot }
       *[defence] { page-card-when-rival-shot }
    }
refused-twist-for-shooter = { $card } suma { stat-name }: es para el bando que tira ({ $clause }).
    .short = { $twist ->
        [attack] { page-card-when-own-shot }
       *[defence] { page-card-when-rival-shot }
    }
refused-twist-for-blocker = { $card } suma { stat-name }: es para el bando que bloquea ({ $clause }).
    .short = { $twist ->
        [attack] { page-card-when-own-shot }
       *[defence] { page-card-when-rival-shot }
    }
refused-one-twist-only = Ya descartaste un Vuelco en este tiro ({ $clause }).
    .short = Vuelco usado
refused-pay-first = Primero, { $top } pide cansar a { fresh-players }: tire SPOT ({ $clause }).
refused-bench-pays-not = { $there } está en el banco y no se puede cansar ({ $clause }).
refused-tired-pays-not = { $there } ya está sin fuerzas; { $top } la paga alguien con fuerzas ({ $clause }).
refused-aim-first = Primero di para quién es { $top }: { $own ->
    [yes] aim at SPOT
   *[no] aim at their SPOT
} ({ $clause }).
refused-aims-at-own = { $top } es para alguien de tu equipo ({ $clause }).
refused-aims-at-rival = { $top } es para alguien del rival ({ $clause }).
refused-fresh-already = { $there } ya tiene fuerzas ({ $clause }).
refused-tired-already = { $there } ya está sin fuerzas ({ $clause }).
refused-gets-ball-already = { $there } ya tiene el balón ({ $clause }).
refused-add-or-hold = El tiro se bloquea: añade una carta o un Vuelco, o no añadas nada (hold) ({ $clause }).
refused-only-answers = Se te pide una respuesta: juega una carta o no respondas (hold) ({ $clause }).
refused-answer-first = Hay algo a lo que responder: juega una carta o no respondas (hold) ({ $clause }).
refused-discard-first = La ronda terminó: descarta hasta quedarte con { number-in-words } ({ $clause }).
refused-not-in-hand-to-discard = En tu mano no está { $card } ({ $clause }).

## La mano, las opciones y el aviso

hand-play = Jugar { $card }
hand-twist = Echar { $card }
hand-discard = Descartar { $card }
# Una carta que se lleva el balón.
note-ball = ¡balón!
# Cómo acaba un tiro con la carta; $sum es como "5 = 5", primero el Ataque.
note-sum = { $sum } { $ends ->
    [goal] gol
   *[blocked] bloqueado
}
    .open = { note-sum }, salvo que { $rival-is ->
        [you] añadas una carta
       *[other] { $rival } añada una carta
    }
# $helps is whether that is of use to whoever copies it in this shot.
note-copies = { $helps ->
    [no] ahora no sirve: { $does }
   *[yes] ahora: { $does }
}
waits-for-match = Las cartas se juegan en cuanto empieza la primera ronda ({ $clause }).
    .short = antes del inicio
waits-for-round = La ronda terminó; se descarta hasta el límite ({ $clause }).
    .short = otra ronda
waits-for-block = Un Vuelco solo se descarta cuando se bloquea un tiro ({ $clause }).
    .short = { $twist ->
        [attack] { page-card-when-own-shot }
       *[defence] { page-card-when-rival-shot }
    }
waits-for-blocker = Primero se elige quién bloquea; las cartas para el bloqueo van después ({ $clause }).
    .short = tras el bloqueo
waits-for-decision = Primero hay que responder a la pregunta de encima de las cartas ({ $clause }).
    .short = tras esta elección
waits-for-turn = No es tu turno: con balón empiezas, sin balón respondes ({ $clause }).
    .short = no es tu turno

pitch-ball = Dar el balón a { $own }
pitch-pass = Pasar a { $own }
pitch-block = Bloquear con { $own }
pitch-tire = Cansar a { $own }
pitch-aim = Elegir a { $own }
pitch-shoot = Tirar con { $own }
choice-keep = Me quedo con estas
choice-redraw = Robar otras tres
choice-take-ball = Quiero el balón
choice-leave-ball = Que saque el rival
choice-shoot = ¡Tiro!
choice-let = Dejar pasar
choice-hold = No responder
choice-add-nothing = No añadir nada
choice-give-up = Entregar el balón

sum-printed = en la carta
sum-for-sequence = hasta que acabe la jugada
sum-for-round = hasta que acabe la ronda
sum-so-far = cartas antes del bloqueo

you-win = ¡Ganas!
full-time = Final del partido.
your-team-stands = Tu equipo está listo.
    .ask = Falta el otro equipo.
your-ten-lie = Tus diez están en su sitio.
    .ask = Falta el otro equipo.
sign-first = Tu equipo.
    .ask = Elige uno ya hecho o ficha a diez jugadores.
sign-next = Jugador { $number }.
    .ask = Ficha al siguiente.
    .fact = Cada jugador de un valor permite { cards-in-words } suyas en tu estrategia.
pack-next = Tu estrategia.
    .ask = Mete otra carta.
    .fact = Faltan { $left }, como máximo { number-in-words } iguales.
place-ten = ¡A formar!
    .ask = Coloca a tus diez, sin que se vean.
    .fact = El ataque tira, la defensa bloquea, el banco descansa.
    .left = Faltan { $left }.
your-opening-hand = ¿Te quedas con estas cartas?
    .ask = Quédatelas o roba otras tres, una sola vez.
    .fact = El Control paga las cartas: son las monedas de tus jugadores de campo. Estas cuestan { $cost }; la primera ronda te da { $pool }, y a { $rival }, { $theirs }.
you-lost-last = Perdiste el último juego.
    .ask = ¿Te quedas con el balón o se lo dejas al rival?
you-blocked = ¡Bloqueado!
    .ask = { $own } pasa enseguida. ¿A quién?
    .fact = Es gratis y no cansa a nadie.
your-kick-off = Saque de centro.
    .ask = ¿Quién recibe el balón?
your-ball = El balón es tuyo.
    .ask = ¿Quién lo recibe para pasar o tirar?
custody-left = { $custody ->
    [one] Te queda { $custody } de Control para jugar cartas.
   *[other] Te quedan { $custody } de Control para jugar cartas.
}
a-card-first = { $cards ->
    [some] . Antes puedes jugar una carta iluminada.
   *[none] .
}
# El saque de un equipo al que no le queda nadie que corra.
no-legs = No te queda nadie con fuerzas: quien lo reciba solo puede entregarlo.
    .round-over = No queda nadie con fuerzas: la ronda terminó. Quien lo reciba empieza la siguiente, pero quienes están en A3 y A4 pasan al banco.
    .but-one = Los demás están sin fuerzas: un pase solo regala el balón.
# $cards es `some` si puede jugarse una carta.
holder-tired = { $own } está sin fuerzas.
    .ask = { $cards ->
        [some] Juega una carta o entrega el balón.
       *[none] Entrega el balón.
    }
holder-has-ball = { $own } tiene el balón.
    .ask = Pásala a quien tire mejor o tira: las dos cosas cansan hasta la próxima ronda{ a-card-first }
    .beat = { $tie ->
        [blocked] Para marcar hay que superar el escudo: con empate, se bloquea.
       *[goal] Para marcar basta igualar el escudo.
    }
    .pass = Pásala: pasar cansa hasta la próxima ronda{ a-card-first }
    .back = Pásala o tira desde atrás: las dos cosas cansan hasta la próxima ronda{ a-card-first }
    .exhausts = Quien tira desde la defensa se queda sin piernas, esta ronda y la siguiente.
takes-legs = “{ $card }” tiene un precio.
    .ask = Cansa a { $number ->
        [one] alguien
       *[other] { number-in-words }
    } de tu equipo: descansa hasta que acabe la ronda.
card-aims = “{ $card }”.
aim-at-theirs = ¿Para quién del equipo rival?
aim-at-yours = ¿Para quién de tu equipo?
what-it-does = { $player-is ->
    [you] Efecto: { $said }.
   *[other] Carta de { $player }: { $said }.
}
rival-shoots = ¡Tira { $own }!
    .fact = Ataque { $attack }. Luego viene el bloqueo.
    .free = Ataque { $attack }, y no te queda nadie con fuerzas para bloquear.
who-steps-in = ¿Quién bloquea?
    .fact = Ataque { $attack }. { $tie ->
        [blocked] Con Defensa { $attack } o más lo paras.
       *[goal] Hace falta más Defensa.
    }
shot-lost = Se pierde el balón.
# $player tira; si lo lee otra persona, es quien bloquea.
shot-goes-in = { $player-is ->
    [you] Tal como está, entra tu tiro.
   *[other] Tal como está, entra el tiro rival.
}
shot-is-blocked = { $player-is ->
    [you] Tal como está, te lo bloquean.
   *[other] Tal como está, lo bloqueas.
}
# $twists es `many` si el equipo podría descartar uno de varios.
only-one-twist = { $twists ->
    [0] .
    [one] .
   *[other] ; solo entra un Vuelco por tiro.
}
# $more es lo que le da la vuelta al tiro; a uno que va bien no le hace falta nada, añada lo que añada el rival.
add-to-shot =
    .alone = No puedes añadir nada.
    .attack = Con { $more } más de Ataque es gol{ only-one-twist }
    .defence = Con { $more } más de Defensa lo bloqueas{ only-one-twist }
    .attack-short = El gol pide { $more } más de Ataque: tus cartas no alcanzan{ only-one-twist }
    .defence-short = El bloqueo pide { $more } más de Defensa: tus cartas no alcanzan{ only-one-twist }
    .enough = No te hace falta ninguna carta, salvo que añadan una.
# La última carta que añadió el rival, y lo que hace.
rival-adds = { $rival } { $use ->
    [bonus] descarta
   *[played] juega
} “{ $card }”: { $said }.
rival-stops = { $rival } juega “{ $card }” y anula tu “{ $stopped }”.
answer-it =
    .ask = ¿Respondes con una carta antes de que se resuelva?
    .alone = No tienes respuesta.
a-pass = Pase a { $to }.
card-is-out = { $player-is ->
    [you] ¡Tu “{ $card }”!
   *[other] ¡{ $player } juega “{ $card }”!
}
too-many-cards = Demasiadas cartas.
    .ask = Descarta { $number ->
        [one] una
       *[other] { number-in-words }
    }.
    .fact = Puedes quedarte con { $limit }.

## Equipos que se forman

a-team = equipo
what-a-team-is = Diez jugadores y treinta o cuarenta cartas de los valores que defienden.
the-ten = Los diez
one-player = jugador
put-in-team = Equipo
the-strategy = Estrategia
one-card = carta
put-in-strategy = Estrategia
all-players = Jugadores
all-cards = Cartas
facet-value = Valor
facet-type = Tipo
facet-cost = Coste
value-title = { $value ->
    [neutral] Neutral
   *[other] { value-name }
}
card-type = { $type ->
    [support] Apoyo
    [mastermove] Jugada maestra
   *[twist] Vuelco
}
price = { $cost } de Control
price-free = gratis
no-such-player = En esta caja no hay ningún jugador “{ $slug }” ({ $clause }).
no-such-card = En esta caja no hay ninguna carta “{ $slug }” ({ $clause }).
wrong-number-of-players = El equipo tiene { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}; hacen falta 10 ({ $clause }).
player-twice = { $own } está en el equipo más de una vez ({ $clause }).
wrong-number-of-cards = La estrategia tiene { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}; hacen falta { $size } ({ $clause }).
too-many-of-card = De { $card }, la estrategia lleva { $number }; como máximo, { $most } ({ $clause }).
too-many-of-value = La estrategia tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} de { value-name }; { $players ->
    [one] { $players } jugador de { value-name } en el equipo permite
   *[other] { $players } jugadores de { value-name } en el equipo permiten
} { $allowed ->
    [0] ninguna
   *[other] { $allowed }
} ({ $clause }).
forgone-of-value = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} de { value-name } { $players ->
    [one] permitiría
   *[other] permitirían
} { $allowed ->
    [one] { $allowed } carta
   *[other] { $allowed } cartas
} de ese valor, y la estrategia { $cards ->
    [0] no tiene ninguna
   *[other] tiene { $cards }
}. Por el mismo Control, una carta con valor suele hacer más que una neutral ({ $clause }).
little-custody = Los diez suman { $sum } de Control; los de cualquier equipo hecho, al menos { $least }. Se podrán pagar pocas cartas en cada ronda ({ $clause }).
little-attack = Los diez suman { $sum } de Ataque; los de cualquier equipo hecho, al menos { $least }. Un tiro tiene que superar la Defensa de quien lo bloquee ({ $clause }).

## La página: lo que comparten sus partes

page-attack = Ataque
    .short = Ata
page-defence = Defensa
    .short = Def
page-custody = Control
    .short = Ctl
# Lo que defiende un jugador o una carta.
page-value = { $value ->
    [effort] esfuerzo
    [kindness] bondad
    [empathy] empatía
   *[neutral] neutral
}
# Cuántos hay de un valor; $values son los anteriores, como lista que sigue.
page-of-value = { $number } { $value ->
    [neutral] neutral
   *[other] de { page-value }
}
    .more = { $values }, { page-of-value }
# Un jugador leído en voz alta, como en su carta.
page-player = { $name }, { page-value }, Ataque { $attack }, Defensa { $defence }, Control { $custody }
page-rotation = { $rotation ->
    [attack-only] Ataque y banco avanzan dos sitios.
   *[ring] Todo el mundo avanza dos sitios.
}
    .way = { $rotation ->
        [attack-only] A1 A2 → A3 A4 → banco → A1 A2
       *[ring] A1 A2 → A3 A4 → banco → D4 D3 → D2 D1 → A1 A2
    }

# En la cara de una carta: cuándo puede jugarse, y para quién es un efecto.
page-card-when-with-ball = solo con balón
page-card-when-without-ball = solo sin balón
page-card-when-own-shot = solo en tu tiro
page-card-when-rival-shot = solo en tiro rival
page-card-when-any-shot = solo en un tiro
page-card-when-open-play = solo entre tiros
# En su lugar, por qué no puede jugarse ahora una carta, donde `.short` de la razón no lo dice.
page-not-now = ahora no
# Qué hace una carta, en pocas palabras; $number lleva signo donde cambia algo.
page-brief-whom = { $whom ->
    [active] { "" }
    [rival-active] { " " }al rival
    [target] { " " }a uno de los tuyos
    [rival-target] { " " }a uno de los suyos
    [attack-row] { " " }a tus atacantes
    [defence-row] { " " }a tus defensas
    [field] { " " }a todo tu equipo
    [rival-attack-row] { " " }a sus atacantes
    [rival-defence-row] { " " }a sus defensas
   *[rival-field] { " " }a todo su equipo
}
page-brief-lasts = { $lasts ->
    [round] { " " }esta ronda
   *[sequence] { "" }
}
page-brief-attack = { SIGNED($number) } Ataque{ page-brief-whom }{ page-brief-lasts }
page-brief-defence = { SIGNED($number) } Defensa{ page-brief-whom }{ page-brief-lasts }
page-brief-tire = cansa{ page-brief-whom }
page-brief-refresh = da fuerzas{ page-brief-whom }
page-brief-draw = { $number ->
    [one] roba { $number } carta
   *[other] roba { $number } cartas
}
page-brief-discard = { $number ->
    [one] rival −{ $number } carta
   *[other] rival −{ $number } cartas
}
page-brief-look = mira su mano
page-brief-steal = quita el balón
page-brief-move = balón a uno de los tuyos
page-brief-cancel = anula una carta
page-brief-copy = copia una carta
page-brief-gain = { SIGNED($number) } Control
page-brief-drain = rival −{ $number } Control
page-brief-tires = cansa a { $number }
page-brief-twist = en un tiro: +1 { stat-name }

# Junto a la mano: un botón que coloca a quien falte.
page-line-up = Colocar a todos
    .rest = Colocar al resto
page-no-cards = Sin cartas en la mano.
    .before = Las cartas se roban cuando los dos equipos están en su sitio.
# Junto a un equipo al final. El número va detrás.
page-games-won = { $number ->
    [one] juego ganado
   *[other] juegos ganados
}
page-own-team = equipo propio

# En la hoja del partido.
page-duration = { $time } para un partido de nueve rondas; una serie al mejor de tres llena una velada.
    .time = Media hora más o menos

## La página: teclas, por la primera de cada línea

keys-arrows = de la mano al campo y de vuelta; las flechas van de jugador en jugador, Enter hace lo que se lee en cada uno
keys-ball = tirar; entregar el balón
keys-let = no responder, no añadir nada
keys-let-through = dejar pasar el tiro
keys-keep = quedarse con la mano inicial o cambiarla; quedarse con el balón
keys-line-up = usar la alineación propuesta; dejar el balón

## La página: mientras decide otra persona, o el azar

waiting-build = { $player-is ->
    [you] Ya tienes equipo.
   *[other] { $player } elige equipo.
}
waiting-place = { $player-is ->
    [you] Alineas en secreto.
   *[other] { $player } alinea en secreto.
}
waiting-mulligan = { $player-is ->
    [you] Miras tu mano inicial.
   *[other] { $player } mira su mano inicial.
}
waiting-choose = { $player-is ->
    [you] Puedes quedarte con el balón o dejarlo.
   *[other] { $player } puede quedarse con el balón o dejarlo.
}
waiting-ball = { $player-is ->
    [you] Sacas.
   *[other] Saca { $player }.
}
waiting-play = { $player-is ->
    [you] Tienes el balón.
   *[other] { $player } tiene el balón.
}
waiting-cost = { $player-is ->
    [you] Mandas a correr a alguien.
   *[other] { $player } manda a correr a alguien.
}
waiting-aim = { $player-is ->
    [you] Apuntas.
   *[other] { $player } apunta.
}
waiting-block = { $player-is ->
    [you] Eliges quién bloquea.
   *[other] { $player } elige quién bloquea.
}
# A un tiro, antes o después de que salga alguien.
waiting-answer = { $player-is ->
    [you] Puedes responder.
   *[other] { $player } puede responder.
}
    .shot = Al tiro.
    .blocked = Al tiro, tal como está.
waiting-trim = { $player-is ->
    [you] Descartas hasta el límite.
   *[other] { $player } descarta hasta el límite.
}
waiting-show = Se destapan las alineaciones.
waiting-priority = Piedra, papel o tijera: decide la suerte.
waiting-opening = Tres cartas para cada equipo.
waiting-round-draw = Cada equipo roba dos.
waiting-effect-draw = Se roban cartas.
waiting-lose = El azar elige lo que se pierde.
waiting-see = Se muestra una mano.
waiting-reveal = La carta de arriba se va a la red, para contar el gol.
waiting-steal-draw = Quien gana el balón roba una carta.
waiting-full-time = Final del partido.
waiting-otherwise = Sigue el juego.

## La página: el campo. $spot es su nombre, como "A1".

field-pitch = El campo
field-ring = { $player-is ->
    [you] Tu anillo de diez: ataque, banco, defensa
   *[other] { $player }: el anillo de diez, ataque, banco, defensa
}
# Un sitio leído en voz alta. $rest es `fresh`, `tired` o `exhausted`; $does está vacío, o es `ball` (tiene el balón),
# `shoots`, los dos, o `blocks`.
field-spot = { $spot }: { $name }, Ataque { $attack }, Defensa { $defence }{ $rest ->
    [tired] , sin fuerzas
    [exhausted] , sin piernas
   *[fresh] { "" }
}{ $does ->
    [ball] , tiene el balón
    [ball-shoots] , tiene el balón, tira
    [shoots] , tira
    [blocks] , bloquea
   *[nothing] { "" }
}
    .covered = { $spot }: sin destapar
    .empty = { $spot }: vacío
# Un botón sobre un jugador: $label dice qué hace, $spot es el sitio leído en voz alta. Un bloqueo puede parar el tiro.
field-pick = { $label }. { $spot }
    .stops = { $label }. { $spot }. Tal como está, lo para
field-use-pass = Pasa
field-use-shoot = Tira
field-use-ball = Balón
field-use-block = Bloquea
field-use-tire = Cansa
field-use-aim = Elige
# En quien tiene el balón, a quien una carta no puede dárselo.
field-has-ball-already = ya la tiene
# Un sitio libre para quien se va a colocar.
field-put-here = Coloca a { $name } en { $spot }
# Las filas de un equipo, en su primer sitio.
field-row-attack = ataque
field-row-bench = banco
field-row-defence = defensa
field-hidden = oculto
    .title = Tu rival no lo ve hasta que los dos equipos están en su sitio
field-rest-tired = sin fuerzas
field-rest-exhausted = sin piernas

# Las cifras de un jugador; $attack y $defence pueden ser sumas.
field-figures = { $name }: Ataque { $attack }; Defensa { $defence }; Control { $custody }{ $rest ->
    [tired] ; sin fuerzas
    [exhausted] ; sin piernas
   *[fresh] { "" }
}
# De dónde sale una cifra: "5 = 4 en la carta", luego "5 = 4 en la carta, +1 hasta que acabe la ronda".
field-sum = { $sum } = { $value } { $label }
    .more = { $sum }, { SIGNED($value) } { $label }

## La página: el tablero de un equipo

# Leído en voz alta.
board-side = { $player }: { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}, { $custody } de Control, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano, { $fresh } con fuerzas
board-games-won = { $number ->
    [one] { $number } juego ganado
   *[other] { $number } juegos ganados
}
board-pool = Control: { $number } de { $full }
    .title = El Control paga las cartas: son las monedas de quienes están en el campo, y se cuentan en cada ronda. El banco no aporta.
# $limit es cuántas quedan cuando acaba la ronda.
board-hand = mano
    .over = mano, quedan { $limit }
    .title = { $number ->
        [one] { $number } carta en la mano
       *[other] { $number } cartas en la mano
    }; cuando acaba la ronda quedan { $limit } como máximo
board-deck = mazo
    .of = { $player-is ->
        [you] Tu mazo
       *[other] mazo de { $player }
    }
board-discards = descarte
    .of = { $player-is ->
        [you] Tu descarte
       *[other] descarte de { $player }
    }
# Las cartas que han contado los goles en contra.
board-net = en la red
    .title = Goles en contra: cada uno lo cuenta la carta de arriba del mazo, que se queda en la red
    .of = { $player-is ->
        [you] Cartas en tu red
       *[other] Cartas en la red de { $player }
    }
# Una pila cuyas cartas se han visto en la mano, y cuántas; luego una mano que está abierta.
board-seen = mano, { $number } { $number ->
    [one] vista
   *[other] vistas
}
    .of = { $player-is ->
        [you] Vistas en tu mano
       *[other] Vistas en la mano de { $player }
    }
board-open-hand = mano:

# Fichas: cómo está un equipo.
board-ball = balón
board-twisted = Vuelco usado
    .title = Cada equipo puede descartar un Vuelco por tiro, y este ya lo hizo
board-ready = listo
board-placing = coloca { $number }/10
board-choosing = eligiendo

## La página: la pila

scene-ask-answer = Puede responder:
scene-ask-shot = Puede añadir cartas:
scene-stack = En juego, sin resolver
    .working = Se resuelve ahora, primero la de arriba
    .order = primero va la de arriba
    .laid = La última carta jugada actúa primero
# $name es quien tiene el balón.
scene-shoots = Tira { $name }
scene-pass = Pase
# Para quién es una carta.
scene-on = para { $name }
scene-twist-bonus = descartada
scene-twist-reveal = destapada
scene-cancelled = anulada

## La página: un tiro

# Quién sale: aún no se sabe, y nadie.
scene-blocker = ¿quién?
    .nobody = nadie
scene-who-blocks = ¿Quién bloquea?
    .announced = Aún sin bloqueo: primero, las respuestas.
    .free = No queda nadie con fuerzas para bloquear.
# Encima del número de un jugador: de quién es. Va delante de «Ataque» o «Defensa».
scene-whose = { $player-is ->
    [you] Tu
   *[other] { $player }:
}
# El orden de un tiro.
scene-stages = Cómo va un tiro
    .answers = respuestas
    .block = bloqueo
    .cards = cartas
    .result = resultado
# Cómo está un tiro; $side es el de quien lee: `shooter`, `blocker` o `nobody`. $open es `yes` mientras $rival aún pueda
# responder.
unless-answered = { $open ->
    [yes] , salvo que { $rival-is ->
        [you] añadas una carta.
       *[other] { $rival } añada una carta.
    }
   *[no] .
}
scene-leads-attack = { $side ->
    [shooter] Entra{ unless-answered }
    [blocker] Entra: te { $more ->
        [one] falta
       *[other] faltan
    } { $more } de Defensa.
   *[nobody] Tal como está, entra.
}
    .level = { $side ->
        [shooter] Con empate, entra{ unless-answered }
        [blocker] Con empate, entra: te falta 1 de Defensa.
       *[nobody] Con empate, entra.
    }
scene-leads-defence = { $side ->
    [shooter] Lo paran: te { $more ->
        [one] falta
       *[other] faltan
    } { $more } de Ataque.
    [blocker] Lo paras{ unless-answered }
   *[nobody] Tal como está, se bloquea.
}
    .level = { $side ->
        [shooter] Con empate, se bloquea: te falta 1 de Ataque.
        [blocker] Con empate, se bloquea: lo paras{ unless-answered }
       *[nobody] Con empate, se bloquea.
    }
scene-blocked = ¡Bloqueado!
scene-lost = Balón perdido
scene-goal = ¡Gol!
    .shout = ¡GOOOL!
# Por qué se va una carta: es la marca del gol.
scene-counts = { $player-is ->
    [you] Un gol en contra lo cuenta la carta de arriba de tu mazo: { $card } se queda en tu red.
   *[other] Un gol contra { $player } lo cuenta la carta de arriba de su mazo: { $card } se queda en su red.
}
# $said is what a Twist does that counts a goal.
scene-counts-twist = Además surte efecto: { $said }.
scene-top-card-counts = { $player-is ->
    [you] Lo cuenta la carta de arriba de tu mazo…
   *[other] Lo cuenta la carta de arriba del mazo de { $player }…
}
# Cómo acabó el último tiro, y debajo qué hizo sus sumas.
scene-last-shot = { $end ->
    [blocked] Último tiro: bloqueado.
    [level-is-block] Último tiro: empate, y el empate es bloqueo.
    [goal-level] Último tiro: empate, y el empate es gol.
    [goal-past] Último tiro: gol.
   *[goal] Último tiro: gol, nadie bloqueó.
}
    .attack = Ataque { $sum }
    .defence = Defensa { $sum }
# Quienes podrían salir antes de que haya tiro.
scene-holder =
    .passes = defensa: solo pasa
    .tired = está sin fuerzas
scene-in-the-way = pueden bloquear
    .nobody = no queda nadie con fuerzas para bloquear
    .one = { $name }: Defensa { $defence }
    .stops = { $name }: Defensa { $defence }, lo para

## La página: entre jugadas

scene-look = { $player-is ->
    [you] Tu mano
   *[other] La mano de { $player }
}
scene-line-up = Alinea en secreto
    .help = el ataque tira, la defensa bloquea, el banco descansa
    .left = Por colocar
# Un jugador por colocar, leído en voz alta.
scene-place = Coloca a { page-player }
    .where = Dónde
# Un partido de varios juegos; $score es como "1:0".
scene-games = Juego { $number } · { $score } en juegos, hacen falta { $most }
scene-idle = Diez contra diez
    .help = { $rounds ->
        [one] { $rounds } ronda o { $lead } goles de ventaja
       *[other] { $rounds } rondas o { $lead } goles de ventaja
    }
scene-idle-build = Los dos bandos eligen equipo
scene-idle-place = Los dos equipos forman
scene-idle-show = Se destapan las alineaciones
scene-idle-priority = Piedra, papel o tijera
    .help = la suerte decide quién tiene antes el balón
how-it-stands = { $extra ->
    [yes] Ronda extra: decide la próxima ventaja.
   *[no] Ronda { $round } de { $rounds }: el partido acaba con { $lead } goles de ventaja.
} { $ball ->
    [own] El balón lo tienes tú.
    [theirs] El balón lo tiene { $rival }.
   *[nobody] El balón aún no lo tiene nadie.
} Tienes { $custody } de Control; { $rival }, { $theirs }.{ $shared ->
    [yes] {" "}Hay quien juega en los dos equipos.
   *[no] { "" }
}
scene-round = Ronda { $number }
    .ends = el partido acaba con { $lead } goles de ventaja
scene-extra-round = Ronda extra { $number }
    .ends = decide la próxima ventaja
# Una ventaja a la que le basta un gol más, y una que basta, si sigue así hasta que acabe la ronda.
scene-lead-near = { $player-is ->
    [you] Ganas por { $number }
   *[other] { $player } gana por { $number }
}: con otro gol se acaba tras esta ronda
scene-lead-enough = { $player-is ->
    [you] Ganas por { $number }
   *[other] { $player } gana por { $number }
}: si sigue así, esta ronda es la última
scene-over-limit = { $number ->
    [one] sobra { $number } carta
   *[other] sobran { $number } cartas
}
scene-ended-lead = Acaba por { $lead } goles de ventaja.
scene-ended-rounds = Se jugaron las { $rounds } rondas.
scene-ended-extra = Decide una ronda extra.
scene-ended-draw = Empate hasta el final.
scene-ended-games = { $score } en juegos.

## La página: el vestuario

dressing-room = El vestuario
dressing-room-way = Camino del saque de centro
    .team = Equipo
    .strategy = Estrategia
    .line-up = Alineación
    .line-up-help = oculta, los dos a la vez
dressing-room-count = { $number } de { $most }
# Qué hace el otro lado; su nombre va delante.
dressing-room-rival = elige
    .ready = ya está
dressing-room-teams = Equipos hechos
# $text describe el equipo en una frase, $values dice cuántos tiene de cada valor.
dressing-room-take = Elige el equipo { $name }. { $text } { $values }
dressing-room-own = Ficha a tus diez
dressing-room-signed = En el equipo hasta ahora
    .free = libre
    .player = { $first ->
        [The] { $name }
        [Old] { $name }
        [Big] { $name }
        [Little] { $name }
       *[other] { $first }
    }
dressing-room-player = Jugador { $number }
    .of = Jugador { $number } de { $most }
dressing-room-pool = Jugador
dressing-room-search = Buscar
    .placeholder = Nombre o valor…
dressing-room-sign = Ficha a { page-player }
dressing-room-allowed = Cartas que permiten tus jugadores
# $does dice en frases lo que hace la carta; $number ya están en la estrategia.
dressing-room-pack = Mete { $card }: { $does } Hay { $number }
    .strategy = Forma tu estrategia
    .cards = { $value ->
        [neutral] Cartas neutrales para meter
       *[other] Cartas de { page-value } para meter
    }
dressing-room-done = Tu equipo está listo.
    .wait = Falta que elija { $rival }.

## Los números de un jugador, donde se forman equipos

stat = { $stat ->
    [custody] control
    [attack] ataque
   *[defence] defensa
}
stat-short = { $stat ->
    [custody] ctl
    [attack] ata
   *[defence] def
}

## Lecciones

lesson-first-match = Tu primera ronda
    .about = Pasar, tirar, bloquear, quedarse sin fuerzas: una ronda de diez minutos y un gol.
lesson-first-match-ring = Tus diez: cuatro atacantes delante, cuatro defensas detrás, y dos en el banco, que descansan en esta ronda. Ya casi terminó: te quedan sus cuatro últimas jugadas.
lesson-first-match-aim = Un partido son nueve rondas. Gana quien marca más goles, y quien va tres arriba al acabar una ronda gana en el acto.
lesson-first-match-tired = Cada cual actúa una vez por ronda: pasa, tira o bloquea. Quien ya lo hizo se tumba, sin fuerzas, como estos dos.
lesson-first-match-ball = El balón lo tiene Gus. Un defensa pasa; solo puede tirar cuando no te queda ningún atacante con fuerzas.
    .ask = Pulsa sobre Zora para pasarle.
lesson-first-match-shoot = Círculo blanco: Ataque. El 4 de Zora es lo máximo que tienes. Escudo negro: Defensa, para quien bloquea. A la derecha, quién puede bloquear: un escudo azul lo para, uno gris no.
    .ask = ¡Tira!
lesson-first-match-block = No hay portero: un tiro que nadie bloquea es gol. Puede bloquear un defensa con fuerzas; estos dos siguen en pie.
lesson-first-match-blocked = Sale Noor, con Defensa 4 contra tu 4, y con empate se bloquea. Quien bloquea gana el balón, roba una carta y pasa gratis.
lesson-first-match-their-shot = Ahora el balón lo tiene Vesna, con Ataque 3. Va a tirar, y te hace falta un defensa con fuerzas.
lesson-first-match-answer = Un tiro va en cuatro pasos. Primero puedes responder con una carta, luego alguien bloquea, después los dos equipos añaden cartas, y entonces se decide. Ninguna de tus cartas es una respuesta; en un partido, ese paso se salta solo.
    .ask = Pulsa “{ choice-hold }”.
lesson-first-match-step-in = La Defensa de Pim es 5 contra 3: “Bloquea 3:5 ✓”. Le cuesta la ronda, pero evita el gol.
    .ask = Pulsa sobre Pim para bloquear.
lesson-first-match-won = ¡Bloqueado! El balón es tuyo, y también una carta nueva: Como un toro. Espera a que te bloqueen un tiro.
    .ask = Pim pasa gratis. Dale el balón a Dunya.
lesson-first-match-shoot-again = Solo a Dunya le quedan fuerzas: a quien está sin fuerzas se le puede dar el balón, pero no hace nada con él. Su Ataque es 3, y hay un defensa con fuerzas y Defensa 3.
    .ask = ¡Tira de todos modos!
lesson-first-match-custody = Otra vez empate, así que te lo bloquearían. Pero las cartas ayudan, y estas monedas de oro, tu Control, las pagan. La moneda de cada jugador es lo que aporta, salvo desde el banco.
lesson-first-match-head-down = Como un toro cuesta 4 monedas, la cifra de su esquina, y da 2 más de Ataque a quien tira por ti. ¡5 supera a 3!
    .ask = Juega “Como un toro”.
lesson-first-match-goal = ¡Gol! La carta de arriba de su mazo va a su red: allí hay una por cada gol en contra. Luego saca el rival.
lesson-first-match-rotation = Ya no quedaba nadie con fuerzas, así que la ronda terminó. Todo el mundo avanza dos sitios por el anillo: dos del ataque al banco, y los dos del banco a la defensa. Y todo el mundo recupera las fuerzas.
lesson-first-match-pool = Tu Control se cuenta de nuevo en cada ronda, y los dos equipos roban dos cartas. Lo que no se gastó se pierde, así que ¡gástalo!
lesson-first-match-end = Esto es una ronda: a nadie le duran las fuerzas para siempre, así que elige quién corre y cuándo. Sigue jugando desde aquí o pasa a la próxima lección: cartas, Vuelcos y cómo responder a los del rival.
lesson-cards-and-answers = Cartas y respuestas
    .about = Apoyo, Jugada maestra y Vuelco en un mismo tiro, y cómo estropear lo que juegan los demás.
lesson-cards-and-answers-hand = La moneda de la esquina es lo que cuesta una carta en Control; el texto dice qué hace y cuándo. Estas están en gris: cada una dice por qué tiene que esperar.
lesson-cards-and-answers-shoot = Todo el mundo tiene fuerzas, y el balón lo tiene Zora. El otro equipo tiene un muro llamado Hermano Roble: Defensa 5.
    .ask = No le hagas caso al muro. ¡Tira!
lesson-cards-and-answers-support = Ahí sale, 5 contra tu 4. Ahora los dos equipos pueden añadir cartas por turnos. Como un toro se encendió: un Apoyo cuesta monedas y no cansa a nadie.
    .ask = Juega “Como un toro”: 2 más de Ataque.
lesson-cards-and-answers-mastermove = ¡6! Pero le ponen detrás Te cubro la espalda: 7. Las cartas doradas son Jugadas maestras: cuestan monedas y cansan a alguien de tu equipo.
    .ask = Juega Plan A: otros 2 más.
lesson-cards-and-answers-price = Alguien tiene que correr por ella. De Felix se puede prescindir: se queda sin fuerzas lo que queda de ronda.
    .ask = Pulsa sobre Felix para que corra.
lesson-cards-and-answers-twist = 8 contra 8, ¡y con empate se bloquea! Las cartas moradas son Vuelcos: suman 1, gratis. Uno en cada tiro, y el rival ya gastó el suyo.
    .ask = Echa Mangas arriba: 9.
lesson-cards-and-answers-goal = 9 supera a 8: ¡gol! Cuatro cartas y un par de pulmones, pero cuenta. Ahora se da la vuelta a su carta de arriba.
lesson-cards-and-answers-turned-up = Es un Vuelco. Si lo destapa un gol, hace lo que lleva escrito para quien encajó el gol: aquí, 2 más de Control.
lesson-cards-and-answers-answer = Sin el balón no empiezas nada, pero respondes: haga lo que haga el rival, pase, tiro o carta, puedes jugar una carta contra ello.
lesson-cards-and-answers-cancel = Un Termo compartido les daría dos cartas. Aún no pasó nada: las cartas esperan respuesta, y la última que se juega es la primera en valer.
    .ask = Juega Se veía venir: anula su carta.
lesson-cards-and-answers-cancelled = ¡Derramado! Sus monedas se gastan igual. También pueden responder a tus respuestas, así que guarda un poco de Control.
lesson-cards-and-answers-steal = Un pase a Wren. Un pase no lo bloquea nadie, pero una carta puede llegar antes.
    .ask = Juega Leer la jugada: quítales el balón.
lesson-cards-and-answers-stolen = ¡Tuyo, antes de que llegara! Robas una carta por el balón y otra por Leer la jugada.
    .ask = Dale el balón a Lili.
lesson-cards-and-answers-end = Ya lo sabes todo: monedas, cartas, pulmones y quién corre cuándo. Deshacer retira una jugada mientras nadie haya respondido. ¡A jugar!

## Pistas sobre lo que va antes del juego, por fases: en qué se fija la regla práctica.

hint-in-build = Los bots sortean entre los equipos hechos: elige el que más te guste.
hint-in-place = Buen Ataque delante, buena Defensa detrás, y en el banco quien menos tenga de ambas cosas.

## Cómo se juega

how-to-play-aim = Nueve rondas de diez minutos
    .text = Gana quien marca más goles; tres de ventaja al acabar una ronda ganan en el acto. En cada ronda, los dos equipos cuentan de nuevo su Control (sus monedas) y roban dos cartas.
how-to-play-turn = Cada cual actúa una vez por ronda
    .text = La línea de ataque pasa o tira, la de defensa pasa o bloquea. Y se quedan sin fuerzas. Cuando no le quedan a nadie, el anillo gira dos sitios y las recuperan.
how-to-play-shot = Un tiro
    .text = Si no hay nadie en medio, es gol. Un defensa con fuerzas puede bloquear, y entonces el Ataque tiene que ser la cifra más alta.
how-to-play-cards = Tres tipos de cartas
    .text = Un Apoyo cuesta Control. Una Jugada maestra además cansa a un jugador. Un Vuelco suma 1, gratis.
how-to-play-signs = Qué significan los símbolos
    .text = Sin balón se responde: una carta contra un pase, un tiro u otra carta.
how-to-play-sign-attack = Ataque, para tirar
how-to-play-sign-defence = Defensa, para bloquear
how-to-play-sign-custody = Control, para pagar cartas
how-to-play-sign-support = Apoyo
how-to-play-sign-mastermove = Jugada maestra
how-to-play-sign-twist = Vuelco
how-to-play-sign-values = ESFUERZO, BONDAD y EMPATÍA

## Qué significan los símbolos

legend-custody = Control: la reserva con la que un equipo paga sus cartas; la cifra en un jugador es lo que aporta
# Una fila del anillo, por su letra.
legend-row = { $row }
legend-rows = Los sitios: A ataque, D defensa, B banco
legend-moves = Entre dos rondas: { page-rotation.way }
legend-attack = La cifra del círculo: Ataque
legend-defence = La cifra del escudo: Defensa
legend-value = { $value ->
    [neutral] neutral: cualquier equipo puede llevar estas cartas
   *[other] { page-value }, un valor: por cada jugador con este símbolo, un equipo puede llevar dos cartas que lo tengan
}
legend-group-support = Un Apoyo: se paga con Control y no cansa a nadie
legend-group-mastermove = Una Jugada maestra: se paga con Control y cansa a jugadores tuyos
legend-group-twist = Un Vuelco: se descarta en un tiro por 1 más de Ataque o Defensa; su efecto se activa cuando lo destapa un gol
legend-legs = Cuántos jugadores cansa
legend-tired = Sin fuerzas: ya pasó, tiró o bloqueó y descansa hasta la próxima ronda
legend-net = Goles encajados: cada uno está ahí como la carta que descubrió
legend-effect-attack = Cambia el Ataque
legend-effect-defence = Cambia la Defensa
legend-effect-tire = Cansa a alguien
legend-effect-refresh = Da fuerzas a alguien
legend-effect-draw = Roba cartas
legend-effect-discard = Descarta cartas
legend-effect-look = Mira cartas
legend-effect-steal = Quita el balón
legend-effect-move = Mueve el balón o a un jugador
legend-effect-cancel = Anula una carta
legend-effect-copy = Copia una carta
legend-effect-gain = Da Control
legend-effect-drain = Quita Control al rival
legend-away = Ese jugador está sin conexión

## Razones de una pista

# $attack es el Ataque del tiro, $number cuántos defensas con fuerzas del rival tienen Defensa para bloquearlo.
reason-shot-free = Ningún defensa con fuerzas de { $rival } puede bloquear un tiro de Ataque { $attack }.
reason-shot-blocked = { $number ->
    [one] Un defensa con fuerzas de { $rival } puede bloquear un tiro de Ataque { $attack }.
   *[other] { $number } defensas con fuerzas de { $rival } pueden bloquear un tiro de Ataque { $attack }.
}
reason-receiver = { $number ->
    [0] Quien lo recibe tira con Ataque { $attack }, que ningún defensa con fuerzas de { $rival } puede bloquear.
    [one] Quien lo recibe tira con Ataque { $attack }; { $rival } tiene un defensa con fuerzas que puede bloquearlo.
   *[other] Quien lo recibe tira con Ataque { $attack }; { $rival } tiene { $number } defensas con fuerzas que pueden bloquearlo.
}
reason-pass-tires = El pase cansa a quien lo da, y un tiro de quien lo recibe (Ataque { $attack }) no es más difícil de bloquear.
# Lo que cuesta la mano inicial, y el Control de la primera ronda.
reason-hand-paid = Estas cartas cuestan { $cost } en total, y en la primera ronda tienes { $pool } de Control.
reason-hand-dear = Estas cartas cuestan { $cost } en total, más que tus { $pool } de Control de la primera ronda.
reason-no-attack = Un jugador sin Ataque pierde el balón al instante.
reason-gives-up = Le deja el balón a { $rival }.
reason-let-goal = Es gol, aunque un defensa tuyo con fuerzas puede bloquear un tiro de Ataque { $attack }.
reason-let-spares = Ningún defensa tuyo con fuerzas puede bloquear un tiro de Ataque { $attack }, y así nadie se cansa en vano.
# $more es la Defensa que falta, $spare la que sobra.
reason-block-short = A una Defensa de { $defence } le falta { $more } para parar un Ataque de { $attack }, y ninguna carta tuya lo compensa.
reason-block-card = A una Defensa de { $defence } le falta { $more } para parar un Ataque de { $attack }, pero { $card } lo compensa.
reason-block-holds = Una Defensa de { $defence } para un Ataque de { $attack } { $spare ->
    [0] sin que sobre nada
   *[other] y sobra { $spare }
}, y ningún defensa tuyo más débil lo logra.
reason-block-spare = Cansa a un defensa con Defensa { $defence }, y uno con { $least } también pararía un Ataque de { $attack }.
# Ataque y Defensa, contando todo lo que se ha jugado.
reason-is-goal = Sin otra carta es gol: Ataque { $attack } contra Defensa { $defence }.
reason-is-blocked = Sin otra carta se para el tiro: Ataque { $attack } contra Defensa { $defence }.
reason-turns = { $ends ->
    [goal] Convierte el tiro en gol
   *[blocked] Para el tiro
}: Ataque { $attack } contra Defensa { $defence }.
# $cost is the Custody that the card takes.
reason-no-turn = { $ends ->
    [goal] El tiro es gol de todos modos
   *[blocked] El tiro se para de todos modos
}: Ataque { $attack } contra Defensa { $defence }. { $cost ->
    [0] Se gasta la carta
   *[other] Se gastan la carta y { $cost } de Control
}.
reason-settled = { $ends ->
    [goal] El tiro es gol
   *[blocked] El tiro se para
} sin ella.
reason-takes-ball = Le quita el balón a { $rival }.
reason-draws = { $number ->
    [0] No roba ninguna carta, porque el mazo está vacío
    [one] Roba una carta
   *[other] Roba { $number } cartas
}.
reason-discards = { $number ->
    [0] No quita ninguna carta
    [one] Quita una carta
   *[other] Quita { $number } cartas
} de la mano de { $rival }.
reason-no-shot-yet = Solo cuenta hasta que acabe el próximo tiro o se pierda el balón, y aún no tiró nadie.
reason-tires = Cansa { $number ->
    [one] a uno de los tuyos con fuerzas
   *[other] a { $number } de los tuyos con fuerzas
}.
reason-costs = Cuesta { $number } de tus { $left } de Control.

## Lo que se imprime en papel

print-counter = { $use ->
    [round] ronda
    [goals] goles
   *[ball] balón
}

## A qué se puede responder de antemano, en una lista de cartas.

answered-pass = Un pase
answered-shot = Un tiro
answered-duel = El duelo de un tiro

## Qué está mal en el archivo de una caja, tras la clave de la que se trata

wrong-amount = no puede ser 0
wrong-whom = debe ser '{ $whom }' con '{ $effect }'
wrong-when = debe ser '{ $when }' con '{ $effect }', no '{ $given }'
wrong-same = hace '{ $effect }' otra vez para los mismos
wrong-targets = es para 'target' y para 'rival-target'; una carta tiene un solo objetivo
wrong-last = sigue después de '{ $effect }', que debe ser el último
wrong-twist = no puede ser '{ $effect }' en un Vuelco
wrong-twist-target = no puede ser '{ $whom }' en un Vuelco: no se pregunta a nadie
wrong-twist-lasts = debe ser 'round' en un Vuelco: un gol acaba la jugada
wrong-size = tiene { $number } cartas; lleva { $size }
wrong-no-plays = no tiene nada que se pueda jugar: un Apoyo o una Jugada maestra
wrong-copies = da { $number } de { $card } con strategy; { $most } como mucho
wrong-pool = puede dejar a un equipo { $number } cartas que llevar con deck '{ $deck }'; hacen falta { $needed }, así que añade neutrales
wrong-specials = tiene { $number } del valor '{ $value }'; sus jugadores permiten { $most }
