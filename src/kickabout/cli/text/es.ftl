### Lo que dice la línea de comandos: ayuda, resultados, errores. Los errores son una línea y empiezan en minúscula.
###
### La ayuda habla en tercera persona: el comando «muestra», «escribe», «juega».

## Ayuda: comandos, y luego sus argumentos y opciones.

help-kickabout = Juegos de cartas de fútbol: jugarlos, reproducirlos y probarlos.
    .version = Muestra la versión y termina.

# Las palabras que Typer pone alrededor de una ayuda: títulos de sus partes, notas a una opción, la opción --help.
help-frame =
    .any-options = {"[OPCIONES]"}
    .any-command = COMANDO [ARGUMENTOS]...
    .usage = Uso:
    .arguments = Argumentos
    .options = Opciones
    .commands = Comandos
    .default = [por defecto: {"{}"}]
    .environment = [variable: {"{}"}]
    .required = [obligatorio]
    .help = Muestra este mensaje y termina.
# Lo que ocupa el lugar de un valor en un comando, y su tipo; `bool`, un interruptor, no lleva ninguno.
help-placeholder =
    .FILE = ARCHIVO
    .FOLDER = CARPETA
    .DIR = CARPETA
    .NAME = NOMBRE
    .BOX = CAJA
    .GAME = JUEGO
    .KEY = CLAVE
    .LOW = MENOR
    .HIGH = MAYOR
    .LANGUAGE = IDIOMA
    .LOCALE = IDIOMA
    .MEASURE = MEDIDA
    .REACH = MARGEN
    .VALUE = VALOR
    .TOLERANCE = TOLERANCIA
    .REASON = MOTIVO
    .SEAT = ASIENTO
    .TABLE = MESA
    .TRANSCRIPT = ACTA
    .WHOM = QUIÉN
    .CLAUSE = CLÁUSULA
    .LESSON = LECCIÓN
    .ADDRESS = DIRECCIÓN
    .TEXT = TEXTO
    .ENTRIES = ENTRADAS
    .HEAD = HUELLA
    .HOST = SERVIDOR
    .PORT = PUERTO
help-type =
    .bool = {""}
    .int = <entero>
    .float = <número>
    .str = <texto>
    .path = <ruta>

help-play = Inicia un servidor local y lo abre en el navegador.
    .no-browser = No abre el navegador.
    .box = Archivo de caja para todas las mesas de su juego, que muestran su nombre.
help-serve = Pone en marcha un servidor para otras personas; véase docs/serving.md.
    .panel = Límites de un navegador; una dirección tiene --family veces esa cantidad
    .config = Archivo de ajustes: TOML con los nombres de estas opciones como claves.

# Opciones de un servidor, que la documentación también enumera. Lo predeterminado es un texto donde no es un valor.
option-data = Carpeta de la base de datos, las claves y el bloqueo.
    .default = tu carpeta de datos de usuario
option-database = Base de datos PostgreSQL que comparten varios servidores, como postgresql://kickabout@db.example/kickabout. Si lleva contraseña, mejor la variable de entorno que esta opción.
    .default = SQLite en la carpeta de datos
    .wrong = una base de datos es una URL de PostgreSQL, como postgresql://kickabout@db.example/kickabout
option-secret-key = Clave que firma las cookies y los enlaces, de 32 bytes o más; todos los servidores de una base de datos necesitan la misma. Mejor la variable de entorno que esta opción.
    .default = una generada en la carpeta de datos
    .wrong = una clave tiene al menos { $least } bytes
option-previous-secret-key = Clave que se acepta junto a secret-key: la anterior o la próxima; véase docs/hosting.md. Mejor la variable de entorno que esta opción.
    .default = ninguna
    .wrong = una clave tiene al menos { $least } bytes
option-host = Dirección en la que escucha; 0.0.0.0 escucha en todas las interfaces.
option-port = Puerto en el que escucha; 0 elige uno libre.
option-host-name = Nombre con el que otros llegan al servidor, como kickabout.example; se puede repetir.
    .default = ninguno
    .wrong = un nombre de servidor es un nombre o una dirección, como kickabout.example, no “{ $value }”
option-trusted-proxy = Dirección o red de un proxy en cuyas cabeceras de reenvío se confía; se puede repetir.
    .default = ninguno
    .wrong = un proxy es una dirección o una red, como 127.0.0.1 o 10.0.0.0/8, no “{ $value }”
option-admin-token = Token para `kickabout admin` y la página /admin, de 16 caracteres o más; véase docs/hosting.md. Mejor la variable de entorno que esta opción, que otros pueden leer en la misma máquina.
    .default = uno generado en la carpeta de datos
    .wrong = un token tiene al menos { $least } caracteres
option-mail-host = Servidor de correo que envía los avisos y los enlaces para iniciar sesión, como mail.kickabout.example; necesita mail-sender.
    .default = sin correo
    .wrong = un servidor de correo es un nombre o una dirección, como mail.kickabout.example
option-mail-port = Puerto del servidor de correo.
option-mail-security = Cifrado de la conexión con el servidor de correo: starttls, tls desde el principio o none.
option-mail-user = Nombre con el que el servidor de correo conoce a este.
    .default = ninguno
    .wrong = un nombre tiene al menos { $least } caracteres
option-mail-password = Contraseña para el servidor de correo. Mejor la variable de entorno que esta opción.
    .default = ninguna
    .wrong = una contraseña tiene al menos { $least } caracteres
option-mail-sender = Dirección desde la que se envía el correo, como table@kickabout.example.
    .default = ninguna
    .wrong = una dirección de correo es como table@kickabout.example, no “{ $value }”
option-oidc-issuer = Emisor de OpenID Connect con el que se puede iniciar sesión, como https://login.kickabout.example; necesita oidc-client-id. Devuelve a la gente a /openid/back de este servidor.
    .default = ninguno
    .wrong = un emisor es una dirección con https, como https://login.kickabout.example, no “{ $value }”
option-oidc-client-id = Identificador de este servidor ante el emisor.
    .default = ninguno
    .wrong = un identificador tiene al menos { $least } caracteres
option-oidc-client-secret = Secreto de este servidor ante el emisor, si lo pide. Mejor la variable de entorno que esta opción.
    .default = ninguno
    .wrong = un secreto tiene al menos { $least } caracteres
option-pace = Factor de las pausas antes de que actúen el azar y los bots, y entre rondas de una competición; 0 las quita, para medir rendimiento.
option-limits = Ajuste conjunto: on para internet, wide entre amigos, off para medir rendimiento.
option-requests = Peticiones en diez segundos; las páginas costosas cuentan hasta veinte veces.
option-streams = Mesas que se siguen a la vez.
option-tables = Mesas creadas en una hora.
option-open-tables = Mesas creadas que están en juego, se miran o se vieron hace poco.
option-hints = Pistas en un minuto.
option-rosters = Plantillas, equipos y cajas del laboratorio empezados en una hora.
option-accounts = Nombres registrados, recuperados o unidos a un dispositivo en una hora.
option-reports = Nombres denunciados ante quien administra en una hora.
option-mails = Correos pedidos en una hora, para confirmar una dirección o para iniciar sesión.
option-runs = Ejecuciones de laboratorio iniciadas en una hora.
option-open-runs = Ejecuciones de laboratorio en espera o en curso a la vez.
option-lab-threads = Procesadores de una ejecución de laboratorio, con la prioridad más baja; todos salvo que limits sea on. Las ejecuciones de un servidor van de una en una.
option-lab-seconds = Límite de tiempo de una ejecución de laboratorio, cuyo informe cubre lo jugado hasta entonces; ninguno salvo que limits sea on.
option-family = Número de navegadores que se suponen detrás de una dirección, que tiene tantas veces los límites de un navegador.
option-connections = Conexiones de una dirección a la vez.
option-request-seconds = Límite de tiempo para recibir la cabecera de una petición y luego su cuerpo.
option-unvisited-hours = Horas desde el último cambio tras las que se quita una mesa en la que ninguna persona ha decidido nada; 0 la conserva.
option-keep-days = Días desde el último cambio tras los que se quita cualquier otra mesa; 0 la conserva.
option-bots = Dónde corren los bots: own, en procesos de este servidor; workers, en los de `kickabout bot-worker`.
option-warm = Si las reglas que faltan se compilan en segundo plano; off lo deja para `kickabout warm`.
option-drain-seconds = Segundos que un servidor de una base compartida sigue respondiendo cuando se le pide que pare, para que el balanceador lo note antes.
option-log = Formato del registro: text o json con un objeto por línea para recolectores; no lleva enlaces ni contraseñas.
help-bot-worker = Hace correr en esta máquina los bots de los servidores de una base de datos.
    .processes = Número de procesos; si no se da, uno por procesador.
help-replay = Reproduce un partido desde su acta, como texto o en el navegador.
    .file = Acta que se reproduce.
    .plain = Imprime sin colores ni marcas.
    .open = Recorre el partido en el navegador.
help-verify = Comprueba cada tirada, robo y anotación de un partido con la prueba de sus dados y de sus anotaciones.
    .file = Acta que se comprueba.
    .head = Una huella del acta que has guardado, con el número de anotaciones anteriores; se puede dar varias veces.
help-backup = Escribe una copia de seguridad de todo lo que guarda un servidor, mientras funciona.
    .file = Archivo de la copia; tan secreto como el servidor, porque lleva las claves y todas las cartas que vendrán.
help-restore = Restaura una copia de seguridad en una carpeta de datos o una base de datos vacía, antes de arrancar el servidor.
help-games = Enumera los juegos, con sus asientos y opciones.
help-rules = Muestra el reglamento de un juego, una sección o una sola cláusula.
    .game = Nombre de un juego, como futbol-dash.
    .clause = Cláusula como DASH-4.2 o sección como DASH-4.
    .coverage = Enumera las pruebas de cada cláusula; falla si una cláusula no tiene ninguna.
help-sim = Simula partidos entre bots: quién gana, cuánto duran, cuántos goles hay.
    .seats = Número de asientos; si no se da, uno por cada bot nombrado o el mínimo del juego.
    .matches = Número de partidos.
    .bots = world, pro, amateur, youth, rule-of-thumb o random: uno para todos los asientos o uno para cada asiento que no sea de un autómata.
    .seed = Semilla de los dados; la misma semilla da los mismos partidos.
    .json = Imprime todas las cifras como JSON.
    .box = Archivo de caja que se usa en lugar de la caja del juego.
    .option = Opción del juego; se puede repetir.
    .first = Número del primer partido, para repartir una simulación entre máquinas; véase `kickabout merge`.
    .device = cpu o cuda para jugar los mismos partidos en una GPU de NVIDIA (experimental: ninguna GPU lo ha ejecutado aún).
help-merge = Reúne en una simulación partidos guardados, de una máquina o de varias.
    .places = Carpetas o archivos de partidos guardados.
    .out = Escribe todos los partidos en un archivo Parquet.
help-dataset = Escribe partidos entre bots como conjunto de datos: una fila por decisión, con lo que el asiento ve de ella.
    .out = Archivo Parquet que se escribe.
help-cards = Mide cómo se usa cada carta, cada jugador y cada plantilla, y cuánto vale.
    .bots = rule-of-thumb o random: uno para todos los asientos o uno para cada asiento que no sea de un autómata.
    .worth = Vuelve a jugar los partidos cambiando cada fila de la caja, para medir cuánto vale.
help-compare = Juega los mismos partidos con varias cajas y da las diferencias.
    .boxes = Archivos de caja; el nombre de un juego vale por su propia caja. Todas las demás se comparan con la primera.
    .precision = Juega hasta que el margen de error de una diferencia sea así de pequeño, las proporciones en puntos porcentuales; se puede repetir. Si no se da, first=1. Medidas: first, win-ASIENTO, draws, turns, decisions, minutes, goals, comebacks, lead-changes, options.
    .matches = Número de partidos con cada caja; con --precision, el máximo.
help-tune = Busca valores de una caja que cumplan objetivos y escribe la mejor caja.
    .vary = Número de la caja y su intervalo, como rules.hand=4..7 o cards.penalty.count=0..5; se puede repetir.
    .target = Objetivo de una medida, como turns=20 o first=50±1; se puede repetir. Sus propias opciones, bots y partidos van entre corchetes: 'points-0[home=flat-out,bots=pro]=50'. Medidas: las de `kickabout compare`, y points-ASIENTO, donde un empate es media victoria.
    .fill = Número de la caja que compensa los que varían en su tabla, para que la suma (el tamaño de un mazo) no cambie.
    .matches = Número de partidos con cada caja.
    .trials = Número de cajas que se prueban.
    .out = Escribe la mejor caja en este archivo.
help-report = Escribe el informe como página HTML, con sus cifras al lado en archivos JSON y CSV.
help-runs =
    .processes = Número de procesos; si no se da, uno por procesador.
    .cluster = Dirección de un planificador de Dask cuyos trabajadores juegan los partidos.
    .keep = Guarda los partidos como archivos Parquet en esta carpeta; el mismo comando sigue a partir de ellos.
help-ladder = Enfrenta a todos los bots entre sí y los puntúa.
    .seats = Número de asientos; si no se da, el mínimo del juego.
    .matches = Número de partidos de cada pareja, redondeado hacia arriba para que todos los repartos de asientos salgan por igual.
    .bots = Bots que se puntúan; si no se da, todos. trained:ARCHIVO es una red escrita por el ejemplo de entrenamiento.
    .results = Archivo que guarda los resultados, a partir del cual sigue el mismo comando; si no se da, ladder-JUEGO-ASIENTOS.json en la carpeta actual.
    .out = Archivo Markdown en el que se insertan la tabla y el gráfico o se sustituyen los que había.
help-box = Exporta, comprueba y compara cajas.
help-box-export = Escribe en un archivo la caja de un juego, para editarla.
    .file = Si no se da, JUEGO.toml en la carpeta actual.
    .force = Sobrescribe el archivo si existe.
help-box-diff = Enumera las diferencias entre dos cajas.
    .before = Archivo de caja; el nombre de un juego vale por su propia caja.
    .after = Caja con la que se compara.
help-box-check = Comprueba un archivo de caja y enumera lo que contiene y lo que merece una segunda mirada.
    .file = Archivo de caja que se comprueba.
help-print = Escribe en un PDF las cartas, los contadores y los tableros de una caja, para recortarlos.
    .out = Si no se da, JUEGO.pdf en la carpeta actual.
    .since = Imprime solo lo nuevo o distinto respecto a esta caja.
    .paper = Tamaño del papel: a4 o letter.
    .bleed = Imprime cada cara de una carta en una página propia, 3 mm más allá del borde, como piden las imprentas.
    .black-and-white = Fondos claros y líneas oscuras, para ahorrar tinta.
    .language = Idioma de los textos; si no se da, el del terminal.
    .force = Sobrescribe el archivo si existe.
help-warm = Compila de antemano las reglas de los juegos; hace falta una vez por máquina y cada vez que cambian las reglas.
    .games = Juegos que se compilan; si no se da, todos.
help-roster = Comprueba plantillas y equipos armados para un juego.
help-roster-check = Muestra una plantilla o un equipo o dice qué reglas incumple.
    .file = Archivo guardado por las páginas del juego.
help-lesson = Enumera y comprueba las lecciones de los juegos.
    .game = Nombre de un juego, como futbol-dash; si no se da, todos los juegos.
help-lesson-list = Enumera las lecciones.
help-lesson-check = Juega cada lección de principio a fin y dice qué falla en ella.
    .name = Nombre de una lección; si no se da, todas las del juego.
help-text = Empieza y comprueba traducciones.
    .locale = Etiqueta de un idioma, como es o pt-BR.
help-text-check = Compara una traducción con los mensajes ingleses: qué está roto y qué falta.
    .missing = Enumera los identificadores de los textos sin traducción.
help-text-new = Escribe los archivos de mensajes de un idioma, con los textos ingleses como comentarios.
help-positions = Busca decisiones que vale la pena pensar.
help-positions-find = Recorre partidos entre bots en busca de posiciones en las que una opción es claramente la mejor.
    .matches = Número de partidos que se recorren.
    .keep = Carpeta en la que se escribe cada posición, como archivo JSON.
help-admin = Administra un servidor en marcha: sus mesas, personas, bloqueos y claves.
    .url = URL del servidor.
    .token = Token de administración; si no se da, el de la carpeta de datos.
    .data = Carpeta de datos del servidor.
    .table = Identificador de una mesa, como en su dirección.
    .seat = Número de un asiento, desde 0.
    .name = Un nombre registrado.
    .whom = Dirección, red como 192.0.2.0/24 o identificador de un navegador.
    .person = Un nombre registrado o el identificador de un navegador tal como lo muestra `kickabout admin tables`.
    .why = Por qué, para el registro de auditoría; también lo lee la persona silenciada o suspendida.
    .by = Tu nombre, para el registro de auditoría; si no se da, “command line”.
help-admin-tables = Enumera las últimas mesas con sus jugadores, navegadores y direcciones.
help-admin-reports = Enumera, primero lo más reciente, los nombres denunciados y las últimas líneas de las mesas donde se denunció lo que alguien escribió.
    .settled = Enumera las denuncias resueltas, con sus notas.
help-admin-settle = Da por resueltas las denuncias de un nombre, con una nota.
    .note = En qué ha quedado.
help-admin-mute = Impide que alguien hable; puede seguir jugando.
    .days = Por tantos días, como 7 o 0.5; para siempre si no se da.
help-admin-suspend = Impide que alguien empiece partidos, se una a ellos y hable; los que están en curso los termina.
    .days = Por tantos días, como 7 o 0.5.
help-admin-lift = Levanta el silencio y la suspensión de alguien.
help-admin-sanctions = Enumera, por sus navegadores, a las personas silenciadas o suspendidas.
help-admin-rename = Quita un nombre registrado: su dueño recibe otro y se le pide que elija uno nuevo.
help-admin-audit = Enumera lo que se ha hecho con `kickabout admin` y en la página /admin, primero lo más reciente.
    .number = Como máximo tantas líneas.
help-admin-blocks = Enumera las direcciones, las redes y los navegadores bloqueados.
help-admin-close = Cierra una mesa para siempre.
help-admin-remove-name = Quita el nombre de un asiento.
help-admin-block = Bloquea una dirección, una red o un navegador.
    .accounts = Solo le impide registrar nombres; desde ahí se puede jugar sin registrarse.
help-admin-unblock = Desbloquea una dirección, una red o un navegador.
help-admin-login-link = Imprime un enlace con el que un navegador inicia sesión con un nombre registrado.
help-admin-remove-account = Quita un nombre registrado; sus partidos se quedan sin él.
help-admin-ratings = Calcula de nuevo todas las puntuaciones a partir de los resultados de los partidos puntuables y guarda las que difieren.
    .check = No guarda nada y falla si alguna difiere.
help-admin-keys = Muestra los nombres de las claves: la que está en uso y la que se acepta además.
help-admin-rotate-key = Firma las cookies con una clave nueva y acepta las firmadas hasta ahora.
help-admin-revoke-key = Deja de aceptar la clave anterior, lo que anula las cookies que firmó.
help-new-game = Crea un paquete para un juego nuevo a partir de una plantilla.
    .name = Nombre del juego, como corner-flag.

## Cuidar un servidor

admin-column-table = mesa
admin-column-game = juego
admin-column-status = estado
admin-column-seat = asiento
admin-column-name = nombre
admin-column-here = presente
admin-column-browsers = navegadores
admin-column-address = dirección
admin-here = sí
# Detrás de un nombre.
admin-reported = { $number ->
    [0] { "" }
    [one] { " " }(denunciado)
   *[other] { " " }(denunciado { $number } veces)
}
admin-column-when = cuándo (UTC)
admin-column-reports = denuncias
admin-column-lines = escrito
admin-column-settled = resuelto
admin-column-note = nota
admin-column-browser = navegador
admin-column-sanction = sanción
admin-column-since = desde
admin-column-until = hasta
admin-column-who = quién
admin-column-what = qué
admin-column-whom = a quién
admin-column-why = motivo
admin-no-reports = No hay denuncias.
admin-no-sanctions = No hay nadie con silencio ni suspensión.
admin-no-acts = Aún no se ha hecho nada.
admin-sanction-mute = silencio
admin-sanction-suspend = suspensión
admin-for-good = para siempre
admin-settled = Las denuncias del asiento { $seat } en la mesa { $table } están resueltas.
# $until es una fecha con su hora.
admin-muted = Silencio hasta { $until } UTC: { $whom }.
admin-muted-for-good = Silencio para siempre: { $whom }.
admin-suspended = Suspensión hasta { $until } UTC: { $whom }.
admin-lifted = { $whom } ya no tiene silencio ni suspensión.
admin-renamed-account = { $name } se llama ahora { $new } y se le pide otro nombre.
admin-block-accounts = { $whom } (no puede registrar nombres)
admin-blocked-accounts = { $whom } no puede registrar nombres.
admin-login-link = Con este enlace inicia sesión un navegador, una vez, durante { $minutes } minutos:
admin-removed = El nombre { $name } vuelve a estar libre.
# $matches es el número de partidos puntuables.
admin-ratings-agree = { $matches ->
    [one] { $matches } partido puntuable: todas las puntuaciones son las que da su resultado.
   *[other] { $matches } partidos puntuables: todas las puntuaciones son las que dan sus resultados.
}
admin-ratings-corrected = { $number ->
    [one] { $number } puntuación no era la que dan los resultados y ahora lo es.
   *[other] { $number } puntuaciones no eran las que dan los resultados y ahora lo son.
}
admin-ratings-deviate = { $number ->
    [one] { $number } puntuación no es la que dan los resultados. Sin --check se corrige.
   *[other] { $number } puntuaciones no son las que dan los resultados. Sin --check se corrigen.
}
admin-closed = La mesa { $table } está cerrada.
admin-renamed = El asiento { $seat } se llama ahora { $name }.
admin-blocked = Bloqueo puesto: { $whom }.
admin-unblocked = Bloqueo quitado: { $whom }.
admin-key-current = { $name } firma las cookies.
admin-key-previous = { $name } se acepta.

## Errores

admin-unreached = no se puede llegar al servidor de { $url }: { $reason }
admin-wrong-url = “{ $url }” no es una URL como http://127.0.0.1:8000

# Lo que Typer ha encontrado mal. Los nombres traen sus comillas; `near` son nombres parecidos.
misuse-command = No hay ningún comando “{ $name }”.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}
misuse-option = No hay ninguna opción { $name }{ $near ->
    [none] {""}
   *[other] {" "}(opciones posibles: { $near })
}
misuse-missing = { $kind ->
    [argument] Falta el argumento { $name }
   *[other] Falta la opción { $name }
}
misuse-value = Valor no válido para { $name }: { $reason }
misuse-value-choice = { $value } no es ninguno de { $choices }
misuse-value-int-parsing = no es un número entero
misuse-value-float-parsing = no es un número
misuse-value-less-than-equal = es más que { $le }
misuse-value-greater-than-equal = es menos que { $ge }
misuse-value-greater-than = no es más que { $gt }

# Lo que Typer ha encontrado mal, y dónde leer más.
see-help = { $error } Véase: { $command } --help
not-utf8 = { $file }no es texto UTF-8
no-such-clause = no hay cláusula “{ $clause }”; { $game } va de { $first } a { $last }
untested-clauses = ninguna prueba cubre { $clauses }
coverage-no-checkout = las pruebas de las cláusulas no forman parte del paquete instalado; usa una copia del repositorio
coverage-no-pytest = reunir las pruebas de las cláusulas necesita pytest; `make env` lo instala
coverage-not-collected = no se pueden reunir las pruebas de las cláusulas; `pytest --collect-only { $folder }` dice por qué
rules-not-kept = las reglas compiladas no se pueden escribir en { $folder } ({ $error }); pon otra carpeta en KICKABOUT_CACHE
option-form = { $named } espera NOMBRE=VALOR, no “{ $option }”
file-exists = { $file } ya existe; --force lo sobrescribe
backup-saved = Copia de seguridad guardada: { $file }
backup-restored = Restaurada en { $where }. Vuelve a arrancar el servidor y los partidos siguen.
backup-restored-database = Restaurada en la base de datos. Vuelve a arrancar los servidores y los partidos siguen.
matches-written = { $matches ->
    [one] un partido escrito
   *[other] { $matches } partidos escritos
} en { $file }
print-written = { $game } está en { $file }: imprímelo a doble cara, girando por el borde largo, al 100 %
print-no-language = no hay textos en “{ $language }”; los idiomas son: { $languages }
print-nothing = no hay nada que imprimir: las dos cajas se ven igual
print-needs = imprimir necesita { $library }: pip install 'kickabout[print]'
stopped-at-once = detenido antes de que terminara un partido
stopped-simulation = detenido tras { $played } de { $matches } partidos; estas son sus cifras
compare-stopped = detenido tras { $matches } partidos con cada caja; estas son sus diferencias
tune-stopped = detenido tras { $tried } de { $trials } cajas; la mejor de ellas está sin confirmar
dataset-written = { $rows ->
    [one] una decisión escrita
   *[other] { $rows } decisiones escritas
} en { $file }
dataset-stopped = detenido; { $file } no se ha escrito
ladder-stopped-at-once = detenido antes de que jugaran todas las parejas; { $file } guarda los partidos jugados
ladder-stopped = detenido tras { $played } partidos; { $file } los guarda, y el mismo comando sigue desde ahí
roster-wrong = { $file }: { $number ->
    [one] hay un fallo
   *[other] hay { $number } fallos
} en { $name } ({ $noun })
roster-none = { $game } no tiene plantillas ni equipos que armar
new-game-name = el nombre de un juego son palabras en minúscula con guiones, no “{ $name }”
new-game-there = ya existe un juego llamado { $name }
new-game-module = ya existe un módulo llamado { $module }
new-game-exists = { $folder } ya existe

## La mesa y las actas

table-at = Kickabout está en { $address } (Ctrl-C lo detiene).
table-kept-in = Los partidos se guardan en { $folder }.
table-kept-shared = Los partidos se guardan en la base de datos que comparten sus servidores.
worker-ready = Los bots de la base de datos corren en { $processes ->
    [one] un proceso
   *[other] { $processes } procesos
} (Ctrl-C los detiene).
worker-needs-database = falta --database: dice la base de datos cuyos bots corren aquí
table-stopped = Detenido.
serve-workers-need-database = los procesos de bots necesitan una base de datos compartida: indícala con --database
serve-previous-key-alone = previous-secret-key se acepta junto a una secret-key: da las dos
serve-unknown-key = { $file }: no hay ningún ajuste “{ $key }”; los ajustes son { $known }
serve-bad-value = { $file }: { $key }: { $reason }
# Razones de la línea anterior.
serve-plain-value = aquí va un número o un texto
serve-one-value = aquí va un solo valor, no una lista
serve-a-list = aquí va una lista de valores, como ["..."]
replay-unfinished = Sin terminar, tras { $number } decisiones y resultados.
verify-commitment = Compromiso, que la mesa mostró antes de la primera tirada: { $commitment }
verify-contribution = El asiento { $number } aportó { $value }.
verify-withheld = El asiento { $number } selló un aporte pero nunca lo reveló. De acuerdo con el servidor, podría haber elegido entre dos juegos de dados.
verify-nobody = Nadie aportó nada: el servidor eligió por sí solo estos dados y podría haber elegido los que quisiera.
verify-signed = El acta está firmada con la clave { $server }.
verify-linked = El asiento { $number } reveló { $given } de { $due } eslabones. Por cada uno que falta podría haber elegido, de acuerdo con el servidor, entre dos resultados.
verify-unasked = Para { $draws ->
    [one] un sorteo
   *[other] { $draws } sorteos
} después de una decisión no se le pidió un eslabón a nadie: son los que se hacen mientras se preparan los equipos, o los que el servidor había previsto.
verify-substitute = { $number ->
    [one] Una decisión
   *[other] { $number } decisiones
} del asiento { $seat } la tomó { $player }, que no era quien se había acordado para él.
# $name es la notación, como “resign”.
verify-beside = Anotado para el asiento { $number } al margen de las reglas: { $name }.
verify-acknowledged = El asiento { $number } ha dado por buenas { $heads ->
    [one] una huella
   *[other] { $heads } huellas
} de esta acta.
verify-old = Este partido no tiene huellas: sus decisiones podrían cambiarse sin que se notara.
verify-right = OK: { $draws ->
    [one] la única tirada o robo es lo que dieron
   *[other] las { $draws } tiradas y robos son lo que dieron
} los dados y permiten las reglas.
verify-wrong = { $number ->
    [one] hay un fallo
   *[other] hay { $number } fallos
} en los dados o en el acta
verify-no-head = --head se escribe ENTRADAS:HUELLA, con al menos 8 cifras hexadecimales, como 120:5e0c91aa, no { $given }
verify-head = La huella { $head } tras { $number } anotaciones está en esta acta.
verify-other-head = la huella { $head } tras { $number } anotaciones no está en esta acta, que ahí tiene { $right }
verify-nothing = { $file } no se puede comprobar: no contiene prueba de sus dados. Las lecciones y los partidos simulados no la tienen, ni los partidos de cuando las mesas aún no la daban

## Juegos y reglamentos

games-name = Nombre
games-title = Título
games-seats = Asientos
games-options = Opciones
games-option-number = { $option }={ $value } ({ $least }–{ $most })
games-option-choices = { $option }={ $value } (o { $others })
rules-ruling = Decisión nuestra: { $reason }
coverage-title = Las cláusulas y sus pruebas en { $folder }
coverage-clause = Cláusula
coverage-ruling = Decisión
    .mark = decisión
coverage-tests = Pruebas
    .none = ninguna
coverage-summary = { $clauses } cláusulas, { $rulings } de ellas decisiones nuestras, cubiertas por { $tests } pruebas.

## Compilar

compiling-function = { $doing }: { $function } { $done }/{ $total }
compiled = Las reglas de { $game } están compiladas, en { $seconds } s.
compiling-stopped = Detenido. La próxima vez empieza de nuevo.

## Cajas

box-written = La caja de { $game } está en { $file }.
box-right = OK: una caja de { $game } para { $seats } asientos, huella { $digest }
box-right-own = OK: una caja de { $game } para { $seats } asientos, huella { $digest } (la del propio juego)
box-seats = { $fewest } a { $most }
box-kinds = { $table }: { $pieces } de { $kinds } clases
box-options = opciones: { $options }

## Partidos en curso

matches-unit = partidos

## Clasificaciones de bots

ladder-written = Escritos { $document } y { $picture }.

## Lo que arma la gente

roster-right = OK: { $name } ({ $noun }) puede jugar.
roster-remark = Nota: { $remark }
roster-name = Nombre
roster-stat = { CAPITAL($stat) }
roster-bonus = Bonificación
roster-bonuses = Bonificaciones: de varias cuenta la más alta
roster-bonus-for = Para
roster-bonus-why = Por qué
roster-in-all = { $number } en total

## Un juego nuevo

new-game-next =
    El paquete { $name }/ está creado. Contiene un juego de juguete que ya se puede jugar:

    { "  " }cd { $name }
    { "  " }pip install -e '.[dev]'
    { "  " }pytest
    { "  " }kickabout play

    Después sustituye uno a uno los archivos de src/{ $module }/. El CONTRIBUTING.md de Kickabout describe
    cada uno, y las pruebas dicen qué falta.

## Lecciones

lesson-name = Lección
lesson-minutes = Minutos
lesson-about = Qué enseña
lesson-right = { $game }, { $lesson }: { $notes ->
    [one] una nota
   *[other] { $notes } notas
}, { $minutes ->
    [one] cerca de un minuto
   *[other] unos { $minutes } minutos
}; todas las decisiones son legales y todas las partes están en la página.
lessons-wrong = { $number ->
    [one] Una lección está rota.
   *[other] { $number } lecciones están rotas.
}
no-such-lesson = { $game } no tiene la lección { $lesson }; sus lecciones son: { $lessons }.

## Traducciones

text-no-locale = { $locale } no es un idioma: su etiqueta es como es o pt-BR
text-english = { $locale } es el idioma del que se traduce
text-none = aún no hay ningún archivo de mensajes en { $locale }: kickabout text new { $locale }
text-there = todas las partes tienen ya un archivo de mensajes en { $locale }
text-written = Escrito { $file }
text-title-making = { $language } ({ $locale }), aún no se ofrece
text-title-partial = { $language } ({ $locale }), se ofrece como incompleto
text-title-whole = { $language } ({ $locale }), se ofrece como completo
text-part = Parte
# Las cláusulas de un reglamento.
text-rulebook = { $game }, reglas
# The words and notes of a box.
text-box = { $name }, caja
text-texts = Textos
text-missing = Faltan
text-done = Hecho
text-errors-column = Errores
text-remarks = Notas
text-all = todo
text-number = { $number }
text-share = { $share } %
text-errors = { $number ->
    [one] un error
   *[other] { $number } errores
} en la traducción
# $place es un archivo con una línea, $about uno de los siguientes.
text-error = { $place }: { $id }: error: { $about }
text-remark = { $place }: { $id }: { $about }
text-junk = esto no es un mensaje: { $wrong }
text-twice = está aquí por segunda vez
text-obsolete = los mensajes ingleses no tienen este texto
text-no-function = no hay ninguna función { $name }
text-no-reference = en este idioma no hay { $name }, que un mensaje de aquí necesitaría
text-key-twice = dos opciones tienen la misma clave
text-no-category = el idioma no tiene la categoría de plural { $name }
text-category = la categoría de plural { $name } no tiene opción
text-no-variable = aquí no hay ninguna variable ${ $name }
text-left-out = no se usa ${ $name }; si es a propósito, dilo en el comentario: # without ${ $name }: RAZÓN
text-long = { $number } caracteres, donde caben { $most } como máximo
text-no-rulebook = no hay reglamento en este idioma: las páginas muestran el inglés
text-no-clause = falta la cláusula
text-no-such-clause = el reglamento inglés no tiene esta cláusula
text-no-word = ninguna caja lo tiene ya
text-ruling = la cláusula inglesa es una decisión nuestra, con *Ruling.* y *Why:*
text-no-ruling = la cláusula inglesa no es una decisión nuestra
text-clauses-cited = remite a cláusulas distintas de las que cita la inglesa
text-notes = tiene notas o tablas distintas de las de la sección inglesa o en otro orden
text-term = “{ $term }” es { $own } en el glosario

## Posiciones

position-found = Partido { $match } en { $at }, asiento { $seat }: { $best } gana { $percent } %, { $points } puntos más que { $second }, de { $answers } respuestas distintas{ $surprising ->
    [yes] ; la regla práctica no la encontraría
   *[no] {""}
}.
positions-found = { $number ->
    [one] Una posición
   *[other] { $number } posiciones
} en { $matches ->
    [one] un partido
   *[other] { $matches } partidos
}: { $decisions } decisiones examinadas, { $judged } valoradas, en { $seconds } s.

## El laboratorio

lab-needs = este comando necesita { $libraries }: pip install 'kickabout[{ $extra }]'
executor-two = --processes y --cluster se excluyen
device-alone = una GPU juega sola: quita --processes y --cluster
report-suffix = el informe es una página HTML: llámala { $file }.html
report-folder = no hay ninguna carpeta { $folder } en la que escribir el informe
report-written = Escrito { $file }, y al lado { $others ->
    [one] un archivo
   *[other] { $others } archivos
} de cifras.
no-such-box = no hay ningún archivo { $box }, ni ningún juego con ese nombre; los juegos son: { $games }
boxes-of-two-games = { $first } es una caja de { $game }, y { $file } una de { $other }
compare-needs-two = indica dos cajas o más
precision-option = --precision
precision-number = --precision { $measure } espera un número, no “{ $value }”
box-diff = { $game }: { $number ->
    [one] una diferencia
   *[other] { $number } diferencias
} entre { $before } y { $after }
box-diff-alike = { $game }: las dos cajas juegan con los mismos valores ({ $before }); { $number ->
    [0] los archivos dicen lo mismo.
    [one] hay una diferencia en textos u opciones.
   *[other] hay { $number } diferencias en textos u opciones.
}
box-doubt = nota: { $doubt }
boxes-unit = cajas
vary-form = --vary espera CLAVE=MENOR..MAYOR, no “{ $text }”
target-form = --target espera MEDIDA=VALOR o MEDIDA=VALOR±TOLERANCIA, con condiciones MEDIDA[OPCIÓN=ELECCIÓN,bots=BOT]=VALOR, no “{ $text }”
target-matches = los partidos de un objetivo son un número desde { $least }, no “{ $matches }”
