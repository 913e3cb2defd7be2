# Lo que dice el laboratorio en el navegador: las cajas que se cambian, y las preguntas que se juegan con ellas.
# $name es cómo se llama una caja, $game un juego. Las claves y valores de un archivo van como en el archivo.

lab-title = Laboratorio
    .lead = Cambia lo que hay en la caja de un juego: sus cartas, sus jugadores, sus números. Pon a los bots a jugarlo mil veces o juégalo tú hoy mismo.
lab-link = Laboratorio
lab-skip = Ir al laboratorio
lab-first-name = Mi caja

## Por dónde se empieza

lab-start = Elige un juego
    .help = Recibes una copia de su caja, para cambiarla a tu gusto. El juego se queda como está.
lab-start-game = Cambiar { $game }
lab-upload = O trae un archivo de caja
    .choose = Un archivo escrito por “kickabout box export” o por esta página
    .paste = o su texto
    .example = game = "futbol-dash"
    .button = Abrirlo
lab-boxes = Tus cajas
    .none = Todavía no tienes ninguna caja: elige un juego y recibes una copia de la suya para cambiarla.
lab-box-state = { $changes ->
    [0] sin cambios
    [one] un cambio
   *[other] { $changes } cambios
}, { $updated }
lab-open = Abrir
lab-runs = Tus informes
    .none = Todavía no hay informes. Abre una caja y pregunta: ¿quién gana, qué cambia, qué carta decide?
lab-state = { $state ->
    [waiting] en espera
    [running] en juego
    [done] terminado
    [failed] fallido
   *[cancelled] cancelado
}
lab-question = { $question ->
    [sim] { $matches ->
        [one] Un partido
       *[other] { $matches } partidos
    }
    [compare] Qué cambia
    [tune] Qué valores son los buenos
    [ladder] La fuerza de los bots
   *[cards] Qué filas deciden
}
lab-kept-here = Las cajas y los informes quedan ligados a este navegador. Un informe tiene un enlace que puedes enviar a cualquiera.
lab-missing = Las cajas se pueden mirar, pero no jugarse mil veces: en este servidor no { $libraries-count ->
    [one] está
   *[other] están
} { $libraries } (pip install 'kickabout[lab]').

## Una caja

lab-box-title = { $name } · { $game }
lab-box-name = Nombre de la caja
lab-rename = Cambiar nombre
lab-all = Todas las cajas
lab-file-download = Descargar el archivo
lab-play = Jugar con ella
    .help = Monta una mesa con esta caja, para ti, tus amigos y bots.
lab-delete = Borrar
    .sure = ¿Borrar { $name }? Sus informes se conservan.
    .yes = Borrarla
lab-undo = Deshacer el último cambio
lab-changes = Lo que cambiaste
    .none = Nada todavía: esta es la caja original del juego. Cambia un número abajo y aparece aquí.
# De la caja de un informe, que puede ser de otra persona.
lab-changes-of-run = En qué se diferencia esta caja de la original
lab-change-added = nuevo: { $path } { $value }
lab-change-removed = quitado: { $path }
lab-change-value = { $path }: { $before } → { $after }
lab-notes = A tener en cuenta
    .wait = Buscando cartas o jugadores que nunca entran en juego…
    .show = Buscar cartas o jugadores que nunca entran en juego
    .none = Nada: todas las cartas y jugadores entran en juego, y ningún número está lejos del original.
lab-form = Lo que hay en la caja
    .words = El archivo de la caja está en inglés: junto a cada palabra está, en pequeño, la del archivo. Lo que tú le añadas queda tal como lo escribas, sin traducir.
lab-group-changed = { $number ->
    [one] un cambio
   *[other] { $number } cambios
}
lab-group-rows = { $number ->
    [one] una fila
   *[other] { $number } filas
}
lab-range = de { $least } a { $most }
lab-own = era { $value }
lab-list-help = separar con comas
lab-yes = sí
lab-no = no
lab-save = Guardarlos
lab-row-copy = Copiar
    .label = Copiar { $row }
lab-row-remove = Quitar
    .label = Quitar { $row } de la caja
lab-file = El archivo
    .help = Lo mismo que arriba. Aquí se cambia lo que no cabe en el formulario y se añaden filas nuevas.
    .save = Guardar el archivo
lab-wrong = Ese último cambio no se guardó:
lab-wrong-at = En { $key }:

## Una pregunta

lab-ask = Probarla con bots
    .help = Los bots juegan partido tras partido, con menos prioridad que las mesas. Mientras tanto puedes cerrar la página.
lab-ask-what = ¿Qué quieres saber?
lab-ask-sim = ¿Quién gana, cuánto dura y cómo cambian las probabilidades?
lab-ask-compare = ¿Qué cambia frente a esta otra caja?
lab-ask-cards = ¿Qué carta, jugador o plantilla decide, y cuánto vale?
lab-ask-tune = ¿Qué valores dan la duración o el equilibrio que quiero?
lab-ask-ladder = ¿Qué bot es más fuerte con esta caja?
lab-own-box = la caja original del juego
lab-vary = Números que variar
    .help = Hasta { $most } números de la caja, cada uno de un valor mínimo a uno máximo. Los que cambiaste ya están aquí.
    .number = Número { $place }
    .path = Número
    .low = Desde
    .high = Hasta
    .now = ahora { $value }
lab-aim = Objetivos
    .help = A qué debe llegar la caja; las proporciones, en tanto por ciento. Una línea sin valor no cuenta. Una caja cumple un objetivo si está dentro de su tolerancia.
    .number = Objetivo { $place }
    .measure = Medida
    .value = Valor
    .tolerance = Más o menos
lab-trials = Cajas que probar
    .help = Hasta { $most }, cada una con el número de partidos de abajo. Las tres mejores juegan otra vez, cuatro veces más, con otra suerte.
lab-ladder = Bots que se enfrentan
    .help = Cada uno juega contra todos los demás, tantos partidos como se indica abajo, por turno en el lugar de cada jugador.
lab-bots = Quién juega
    .help = Todos los bots calculan jugadas y tardan segundos por partido, menos el semipro y el que juega al azar: con los demás, pide pocos partidos. El efecto de cada fila solo se mide con esos dos bots.
lab-seats = Jugadores
lab-matches = Partidos
    .help = Partidos: de { $least } a { $most }; al comparar cajas, esa cantidad por caja; al enfrentar bots, por pareja.
lab-until = Parar cuando se sepa lo bastante bien
lab-until-matches = tras tantos partidos
lab-until-precision = en cuanto la victoria de quien empieza se sepa con un margen de
    .unit = puntos
lab-go = Que jueguen los bots
lab-question-wrong = Eso no se puede jugar:

## Una pregunta en marcha, y su respuesta

lab-run-title = { $name } · { $question ->
    [sim] { $matches ->
        [one] un partido
       *[other] { $matches } partidos
    }
    [compare] qué cambia
    [tune] qué valores son los buenos
    [ladder] la fuerza de los bots
   *[cards] qué filas deciden
}
lab-meet = { $bots }
lab-run-about = { $game }, { $seats } jugadores, { $bot }
lab-run-waiting = { $before ->
    [0] Empieza en un momento.
    [one] Antes se juega otra pregunta.
   *[other] Antes se juegan otras { $before } preguntas.
}
lab-run-phase = { $phase ->
    [play] Jugando
    [worth] Jugando otra vez sin cada fila
    [tune] Probando cajas
    [confirm] Jugando otra vez las mejores cajas, con otros partidos
   *[other] Preparando las reglas
}
lab-run-done = { $done } de { $total }
lab-look-again = Mirar otra vez
lab-cancel = Cancelar
lab-cancelled = Se canceló.
lab-failed = No se pudo jugar: { $why }
lab-failed-lost = No se pudo jugar: el proceso que la jugaba se perdió tres veces.
lab-again = Repetir la prueba
lab-share = Enlace a esta página
    .help = Quien lo tenga puede leer el informe y jugar con la caja o quedársela.
lab-take = Quedarme con esta caja
lab-report = Informe
    .download = Descargar el informe
    .figures = Descargar las cifras
    .box = Descargar la caja
lab-found = Cajas que se encontraron
    .help = Quédate con una y sigue cambiándola o siéntate y juégala. El informe de arriba dice con qué seguridad se conoce cada una.
    .name = { $name }, ajustada
    .more = { $number ->
        [one] Otra caja que se acerca
       *[other] Otras { $number } cajas que se acercan
    }
lab-beside = Frente a frente
lab-beside-choose = Al lado
    .none = nada
    .show = Mostrar
lab-beside-measure = Medida
lab-beside-matches = Partidos
lab-people = Personas
    .title = Jugada por personas
    .none = Nadie terminó todavía un partido con esta caja en una mesa de este servidor. Juégala, y el partido aparece aquí al lado de los de los bots.
    .help = Partidos que jugó gente hasta el final con esta caja, estas opciones y este número de jugadores. Los minutos son los del reloj: la mediana de todos los partidos.
lab-people-against = { $rival ->
    [person] Entre personas: { $matches ->
        [one] un partido
       *[other] { $matches } partidos
    }.
   *[other] Contra { $bot }: { $matches ->
        [one] un partido
       *[other] { $matches } partidos
    }; victorias de personas: { $won }.
}

## Qué está mal en una pregunta

wrong-plan-kind = No hay ninguna pregunta { $given }; son: { $known }.
wrong-plan-matches = Una serie tiene de { $least } a { $most } partidos, no { $number }.
wrong-plan-precision = La precisión va de 0,1 a 20 puntos, no { $given }.
wrong-plan-cards-bots = Las filas solo se cuentan en partidos de { $known }, no de { $bot }.
wrong-plan-ladder = { $pairs ->
    [one] Una pareja de bots jugaría
   *[other] { $pairs } parejas de bots jugarían
} { $number } partidos, y el máximo son { $most }: pide menos de cada pareja.
wrong-plan-trials = Una búsqueda prueba de 2 a { $most } cajas, no { $number }.
wrong-plan-tried-matches = { $trials } cajas de { $matches } partidos cada una son más de { $most } partidos: pide menos cajas o menos partidos de cada una.
wrong-plan-no-knob = A una búsqueda le hace falta un número que variar.
wrong-plan-span = Un número se varía entre −{ $most } y { $most }.
wrong-plan-no-aim = A una búsqueda le hace falta un objetivo.
wrong-plan-measure = No hay ninguna medida { $name }; las medidas son: { $known }.
wrong-plan-tolerance = Una tolerancia es un número mayor que 0.
wrong-plan-aim = Un objetivo es un número.
