### Lo que todas las partes de Kickabout dicen por igual.
###
### Español neutro: se lee bien en Madrid y en Buenos Aires. Se tutea; no hay «vosotros», ni «coger».
### Las variables son las de en.ftl. Además, todo nombre $card (una carta, un mensaje, un texto) trae las palabras
### que concuerdan con él: $card-the, $card-a, $card-of-the, $card-to-the, $card-o y $card-it.
### Géneros: m, f, mp y fp; el que no tiene ninguno es masculino.

# Quién lee, donde $player está en medio de una frase; al principio se escribe con mayúscula. El español suele callarlo.
you = tú
figure = { $figure }
moment = { $moment }
named = { $name }
# Un asiento al que nadie ha dado mejor nombre.
seat-name = Jugador { $number }

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

## Lo que añade una caja.

ready-made = { $name }. { $text }

## De quién: va detrás del sustantivo («el banco { whose-player }»), no delante como en inglés.

whose-player = { $player-is ->
    [you] de tu equipo
   *[other] de { $player }
}
whose-rival = { $rival-is ->
    [you] de tu equipo
   *[other] de { $rival }
}

## Números pequeños en palabras, según $number. Cero y uno concuerdan: quien los use antes de un sustantivo los dice él mismo.

number-in-words = { $number ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}

## Lo que la narración dice del partido mismo, sea cual sea el juego.

resigned = { $player-is ->
    [you] Te rindes y enfilas el túnel de vestuarios.
   *[other] { $player } se rinde y enfila el túnel de vestuarios.
}

lost-on-time = { $player-is ->
    [you] Se acabó tu tiempo: te gana el reloj.
   *[other] Se acabó el tiempo de { $player }: gana el reloj.
}

lost-by-leaving = { $player-is ->
    [you] Te vas del estadio, y el partido está perdido.
   *[other] { $player } se va del estadio y pierde el partido.
}

# Se acabó el tiempo del asiento para decidir: el servidor decide, solo esta vez.
ran-out-of-time = { $player-is ->
    [you] Se acabó tu tiempo: por esta vez, deciden desde el banco.
   *[other] Se acabó el tiempo de { $player }: por esta vez, deciden desde el banco.
}

draw-agreed = Ambas partes firman el empate.

## Por qué algo no se puede jugar, sea cual sea el juego. Si lo impiden las reglas, se cita la cláusula.

not-understood = No se entiende: { $error }.
not-this-seat = { $player-is ->
    [you] Ahora no te toca decidir.
   *[other] Ahora no le toca decidir a { $player }.
}
no-such-action = No hay ninguna acción con el número { $action }.
no-such-seat = No hay ningún asiento { $number } en esta mesa.
not-chance = Ahora no decide el azar, así que no puede salir “{ $action }”.
nothing-to-roll = No hay nada que lanzar: ahora no decide el azar.
nothing-to-undo = No hay nada que deshacer.
nothing-to-resign = No hay de qué rendirse: el partido terminó, o este asiento ya está fuera.
nothing-to-draw = No hay empate que acordar: el partido terminó o no puede acabar así.
no-clock = Ahora no corre ningún reloj.
impossible-outcome = { $reason } { $outcomes-count ->
    [one] Solo puede salir
   *[other] Pueden salir
} { $outcomes }.
more-outcomes = { $number } más

## Qué falla en los dados o en el acta de un partido que se comprueba. $line es una línea de su archivo.

dice-wrong-draw = línea { $line }: se jugó “{ $action }”, pero los dados dieron “{ $right }”
dice-misfit = línea { $line }: { $error }
dice-misfit-draw = línea { $line }: { $error } Los dados dieron aquí “{ $right }”.
dice-wrong-result = el resultado es { $result }, pero las decisiones dan { $right }
dice-wrong-secret = el secreto no es aquel con el que se comprometió el servidor: el compromiso es { $commitment }, y el de este secreto sería { $right }
dice-wrong-seal = el aporte del asiento { $number } no es el que había sellado
record-other-terms = lo acordado era { $term } { $agreed }, pero esto es { $right }
record-unreadable = lo acordado no está escrito como debe
record-other-agreement = el acta empieza con un acuerdo distinto del que se da aquí
record-other-entry = línea { $line }: esta no es la anotación { $number } del acta, ni lo es lo que sigue
record-other-length = hay { $entries } anotaciones, pero el acta tiene { $right }
record-unsigned = el servidor no firmó la huella tras { $number } anotaciones
record-wrong-signature = la firma del servidor de la huella tras { $number } anotaciones no es válida
record-other-head = { $after ->
    [0] al asiento { $number } se le mostró un acta con otro acuerdo
   *[other] al asiento { $number } se le mostró otra acta: lo primero que difiere está entre las anotaciones { $after } y { $until }
}
links-unreadable = línea { $line }: { $error }
links-misplaced = línea { $line }: los eslabones van con el primer sorteo tras una decisión, y las anclas con todo lo que no es un sorteo
links-misfit = línea { $line }: el eslabón del asiento { $number } no es el que tocaba de su cadena
links-undone = línea { $line }: se deshizo una decisión cuando tocaba un sorteo para el que ya se habían revelado eslabones
players-misplaced = línea { $line }: se nombra a alguien por algo que nadie decidió
players-beyond = se nombra a alguien por la anotación { $number }, que no existe
links-beyond = hay eslabones de la anotación { $number }, que no existe

## Plantillas, equipos y mazos que arma la gente. $clause es una cláusula del reglamento, o `none`.

cited = { $clause ->
    [none] .
   *[other] { " " }({ $clause }).
}
cannot-put-here = { $piece } no tiene sitio aquí{ cited }
cannot-put-because = { $reason }{ cited }
cannot-put-again = { $copies ->
    [1] { $piece } ya está
   *[other] { $copies } copias de una carta como máximo, y de { $piece } ya no caben más
}{ cited }
cannot-put-twice = { $piece } ya está en “{ $part }”{ cited }
cannot-put-full = { $row }: { $size ->
    [1] el único sitio está ocupado
   *[other] los { $size } sitios están ocupados
}{ cited }
cannot-put-unknown = En la caja no hay “{ $piece }”.
cannot-take = “{ $piece }” no está en “{ $part }”.

## Reglas que se convierten en código de máquina.

compiling = Compilando las reglas de { $game }, una sola vez en esta máquina

## Qué falla en el archivo de un bot entrenado

trained-unread = no se puede leer { $file }: { $reason }
trained-no-network = { $file } no contiene un bot entrenado
trained-other-game = el bot de { $file } se entrenó para { $theirs }, no para { $game }
trained-other-seats = el bot de { $file } se entrenó para { $theirs } asientos, no para { $seats }
trained-other-observations = el bot de { $file } se entrenó con observaciones distintas de las de { $game } en esta versión; vuelve a entrenarlo
trained-other-box = el bot de { $file } se entrenó con otra caja (huella { $theirs }, no { $box })
trained-other-size = las capas de { $file } no encajan con aquello para lo que se entrenó

## Valores no válidos
#
# Lo que páginas y línea de órdenes dicen de un valor que alguien ha dado. `given`, `value`, `name` y `key` traen sus
# comillas, como se escribe el código; una lista como `known` trae sus comas.

invalid-game = no hay ningún juego { $name }; { $known ->
    [none] ningún paquete instalado trae uno. Los de Kickabout están nombrados en sus metadatos, que una instalación editable recibe al hacerse: `make env`, o `pip install -e .`
   *[other] los juegos son: { $known }
}
invalid-bot = no hay ningún bot { $name }; los bots son: { $known }
invalid-whole = { $name } debe ser un número entero, no { $value }
invalid-seed = seed es un número entero en 0..2**64-1, no { $given }
invalid-seats = { $game } es para { $span ->
    [one] { $most }
   *[several] { $least } a { $most }
} asientos, no para { $seats }
invalid-option = no hay ninguna opción { $name }{ $near ->
    [none] {""}
   *[other] {" "}(¿será { $near }?)
}; { $known ->
    [none] no hay opciones
   *[other] las opciones son: { $known }
}
invalid-option-word = la opción { $option } es una de { $allowed }, no { $value }
invalid-option-number = la opción { $option } es un número entero, no { $value }
invalid-option-range = la opción { $option } va de { $least } a { $most }, y no es { $value }
# La notación de las acciones: `noun` es lo que una palabra nombra, como card, y va en inglés como en la notación.
notation-both = { $first }; { $other }
notation-either = { $first } o { $other }
notation-form = escribe { $right }, no { $given }
notation-verb = { $given } no empieza por ninguna de: { $known }
notation-number = { $noun } es un número de { $least } a { $most }, no { $given }
notation-word = como { $noun } no vale { $given }; vale: { $known }
notation-many = como { $noun } no vale { $given }; entre { $count } valen: { $known }
# Archivos de partidos y de lecciones; `file` dice cuál de los dos.
transcript-sealed = los dados están sellados: nada lee la línea { $key }
transcript-no-line = { $file ->
    [lesson] la lección no tiene
   *[transcript] el acta no tiene
} la línea { $key }
transcript-format = { $file ->
    [lesson] la lección tiene
   *[transcript] el acta tiene
} el formato { $given }; esta versión lee { $known }
transcript-head = línea { $line }: se esperaba una de { $known } y dos puntos, no { $given }
transcript-twice = línea { $line }: { $key } está dos veces
transcript-options = las opciones se escriben NAME=VALUE, no { $given }
transcript-box = el acta es de un partido con la caja { $theirs }, y esta es la caja { $box }
transcript-undo = { $actor } deshace una decisión de { $last }
transcript-seat = { $name } es para los asientos 0 a { $last }, no para { $actor }
transcript-actor = actúa { $actor }, pero le toca a { $due }
transcript-decision = { $name } no encaja: { $reason }
transcript-line = línea { $line }: { $reason }
transcript-result = el resultado es { $theirs }, pero las decisiones dan { $ours }
# Lo que prueba los dados en la cabecera de un acta; `form` va como en el archivo.
proof-form = { $key } se escribe { $form }, y { $given } no es así
proof-seats = { $key } nombra cada asiento una vez, en su orden, no { $given }
proof-digests = record-heads y record-server se escriben con 64 cifras hexadecimales cada uno
proof-written = { $key } se escribe { $form }
proof-contributions = { $key } se escribe SEAT:SEAL:CONTRIBUTION, no { $given }
proof-players = { $key } es una lista en JSON de pares de ENTRIES y PLAYER
proof-links = los eslabones se escriben SEAT:LINK, SEAT:- o SEAT=ANCHOR, no { $given }
# Archivos de lecciones.
lesson-file = { $file }: { $fault }
lesson-file-name = el archivo de una lección se llama NUMBER-NAME.txt
lesson-file-seat = el asiento de quien aprende es uno de 0..{ $last }, no { $seat }
lesson-file-note = una nota se escribe `note NAME at PART PART`
lesson-file-line = se esperaba una nota (note), un asiento o el azar (chance), no { $given }
lesson-file-unasked = { $action } es una de varias, y ninguna nota la pide
lesson-file-words = falta el mensaje { $id }
lesson-file-part = la página no tiene ninguna parte con el id { $part }
lesson-file-undecided = nada en la página decide { $action }
# Archivos de plantillas, equipos y mazos.
roster-file-no-toml = esto { $error }
roster-file-key = no hay ninguna clave { $key }; las claves son: { $known }
roster-file-part = no hay ninguna parte { $given }; las partes son: { $known }
roster-file-name = name debe ser un texto entre comillas, como name = "Night Shift"
roster-file-name-long = name tiene como mucho { $most } caracteres, y este tiene { $number }
roster-file-name-unprintable = name no puede llevar caracteres de control
roster-file-list = { $key } debe ser una lista de nombres entre comillas, no { $value }
roster-file-many = { $key } tiene { $number } entradas, y como mucho puede haber { $most }
roster-file-counts = { $key } debe ser una tabla de cantidades, como red-card = 2, no { $value }
roster-file-slug = { $key } debe ser un nombre corto entre comillas, de minúsculas y cifras con guiones, no { $value }
# Archivos de cajas. `place` es una clave, con su fila;
# `near` una palabra que quizá se quería, o `none`; `span` es como 1..12, y `remark` la unidad y la cláusula entre paréntesis.
box-file = { $file }: { $fault }
box-file-fault = “{ $place }” { $fault }
box-file-unread = no se puede leer: { $reason }
box-file-not-utf8 = no es texto UTF-8
box-file-meant = { $near ->
    [none] {""}
   *[other] {" "}(¿será { $near }?)
}
box-file-table = debe ser una tabla
box-file-missing = falta{ box-file-meant }
box-file-unknown = aquí no vale{ box-file-meant }; vale: { $known }
box-file-slugs = los slugs de { $table }
box-file-rows = debe ser una lista de tablas { $table }
box-file-rows-number = son { $number }; debe haber { $span }
box-file-values = debe ser una lista de { $span } valores, no { $value }
box-file-number = tiene que ser un número entero entre { $least } y { $most }{ $remark }; escribiste { $value }
box-file-word = debe ser una de { $known }, no { $value }{ box-file-meant }
box-file-string = debe ser un texto entre comillas, no { $value }
box-file-twice = { $value } está dos veces
box-file-slug = lleva minúsculas y cifras con guiones, no { $value }
box-file-reserved = no puede ser { $value }, que ya significa otra cosa
box-file-again = nombra { $value } por segunda vez
box-file-colours = deben ser dos colores, como '#16325c #f4f1e6', no { $value }
box-file-only-if = debe nombrar una opción y una de sus palabras
box-few-cards = { $seats } asientos necesitan al menos { $needed } cartas, y la caja tiene { $number }
# Archivos de TOML. Un `error` poco común es del lenguaje Python, y va en inglés.
toml-invalid = no sigue el formato TOML en la línea { $line }, columna { $column }: { $kind ->
    [twice] esto está dos veces
    [pair] se espera una clave, un signo igual y un valor
    [bracket] falta cerrar un corchete o una llave
    [rest] sobra algo después del valor
    [quotes] falta cerrar las comillas de un texto
    [value] falta un valor válido; los textos van entre comillas
   *[other] “{ $error }”
}
toml-parts = tiene una clave de más de { $most } partes; options.goals.least tiene 3 (en la línea { $line })
toml-nested = tiene paréntesis demasiado anidados, más de { $most } unos dentro de otros (en la línea { $line })
toml-long = tiene una palabra de más de { $most } caracteres fuera de comillas (en la línea { $line })
# Lo que el sistema dice de un archivo o de un puerto.
system-missing = no existe el archivo o la carpeta
system-forbidden = permiso denegado
system-folder = es una carpeta
system-no-folder = no es una carpeta
system-exists = el archivo ya existe
system-full = no queda espacio en el disco
system-read-only = el sistema de archivos es de solo lectura
system-port-taken = el puerto ya está en uso
system-refused = conexión rechazada
# Lo que hace falta para jugar en una GPU.
device-no-library = una GPU necesita numba-cuda: pip install 'kickabout[gpu]'
device-none = no hay ninguna GPU de NVIDIA o no hay controlador para ella

# Copias de seguridad.

backup-nothing = no hay ninguna base de datos de un servidor en { $folder }; indica su carpeta con --data
backup-not-empty = { $folder } no está vacía; saca lo que tiene o indica otra carpeta con --data
backup-broken = { $file } no es una copia de seguridad de una carpeta de datos, o le falta una parte
backup-database = { $file } no se puede copiar (“{ $reason }”)
backup-no-tool = { $tool } no está instalado; viene con los programas cliente de PostgreSQL (en Debian: apt-get install postgresql-client)
backup-failed = PostgreSQL: “{ $reason }”

## Bots: nombres y carácter.

bot-youth = Yuki
    .kind = juvenil
    .character = Tiene buenas ideas, casi siempre.
bot-amateur = Alma
    .kind = amateur
    .character = Juega los domingos y sabe por qué perdió.
bot-rule-of-thumb = Rosalind
    .kind = semipro
    .character = Se sabe el juego de memoria: si puede, tira; si vas a tirar, te frena.
bot-pro = Petra
    .kind = pro
    .character = Piensa varias jugadas por delante y perdona poco.
bot-world = Wanda
    .kind = élite
    .character = Ya lo vio todo, unas mil veces.
bot-random = Basti
    .kind = al azar
    .character = Juega lo primero que encuentra, y tan feliz.

# En cuántos casos de cien hubo un gol tras una opción ($here), y tras otra ($there).
hint-here = { $here ->
        [0] nunca
        [100] siempre
       *[other] en { $here } de cada 100 casos
    }
hint-there = { $there ->
        [0] nunca
        [100] siempre
       *[other] en { $there }
    }
