### Was alle Teile von Kickabout gleich sagen.
###
### Geduzt wird; wer spielt, hat kein Geschlecht. Anführungen sind „ “.
### Die Variablen sind die von en.ftl. Jeder Name $card (eine Karte, eine Meldung, ein Text) bringt mit, was sich nach
### ihm richtet: $card-the, $card-acc, $card-dat und $card-an.
### Geschlechter: m, f, n und p (Mehrzahl); was keines hat, gilt als m.

# Wer liest, wo $player mitten im Satz steht; am Anfang wird es großgeschrieben.
you = du
figure = { $figure }
moment = { $moment }
named = { $name }
# Ein Platz, für den niemand einen besseren Namen hat.
seat-name = Team { $number }

## Was sich nach einem Hauptwort richtet.

# der: erster Fall
noun-the = { $gender ->
    [f] die
    [n] das
    [p] die
   *[m] der
}
# den: vierter Fall
noun-acc = { $gender ->
    [f] die
    [n] das
    [p] die
   *[m] den
}
# dem: dritter Fall
noun-dat = { $gender ->
    [f] der
    [n] dem
    [p] den
   *[m] dem
}
# einen: vierter Fall
noun-an = { $gender ->
    [f] eine
    [n] ein
    [p] die
   *[m] einen
}

## Was eine Schachtel hinzufügt.

ready-made = { $name }. { $text }

## Wessen: steht hinter dem Hauptwort („die Bank { whose-player }“), nicht davor wie im Englischen.

whose-player = { $player-is ->
    [you] deines Teams
   *[other] von { $player }
}
whose-rival = { $rival-is ->
    [you] deines Teams
   *[other] von { $rival }
}

## Kleine Zahlen in Worten, nach $number. Null und eins richten sich nach dem Hauptwort: Wer sie davor braucht, sagt sie selbst.

number-in-words = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}

## Was der Kommentar über die Partie selbst sagt, gleich in welchem Spiel.

resigned = { $player-is ->
    [you] Du gibst auf und gehst in die Kabine.
   *[other] { $player } gibt auf und geht in die Kabine.
}

lost-on-time = { $player-is ->
    [you] Deine Zeit ist um: Die Uhr gewinnt.
   *[other] Die Zeit von { $player } ist um: Die Uhr gewinnt.
}

lost-by-leaving = { $player-is ->
    [you] Du hast das Stadion verlassen, damit ist die Partie verloren.
   *[other] { $player } hat das Stadion verlassen und verliert die Partie.
}

# Die Bedenkzeit des Platzes ist um; der Server entscheidet, dieses eine Mal.
ran-out-of-time = { $player-is ->
    [you] Deine Zeit ist um: Dieses eine Mal entscheidet die Bank für dich.
   *[other] Die Zeit von { $player } ist um: Dieses eine Mal entscheidet die Bank.
}

draw-agreed = Beide Seiten einigen sich auf Unentschieden.

## Warum etwas nicht geht, gleich in welchem Spiel. Verbieten es die Regeln, steht die Regel dabei.

not-understood = Nicht verstanden: { $error }.
not-this-seat = { $player-is ->
    [you] Jetzt entscheidest nicht du.
   *[other] Jetzt entscheidet nicht { $player }.
}
no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
not-chance = Jetzt entscheidet nicht der Zufall, „{ $action }“ kann also nicht kommen.
nothing-to-roll = Hier gibt es nichts zu würfeln: Jetzt entscheidet nicht der Zufall.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-resign = Es gibt nichts aufzugeben: Die Partie ist vorbei, oder dieser Platz ist schon draußen.
nothing-to-draw = Ein Unentschieden geht hier nicht: Die Partie ist vorbei, oder sie kann nicht so enden.
no-clock = Es läuft gerade keine Uhr.
impossible-outcome = { $reason } Möglich { $outcomes-count ->
    [one] ist
   *[other] sind
} { $outcomes }.
more-outcomes = { $number } weitere

## Was an den Würfeln oder am Protokoll einer geprüften Partie nicht stimmt. $line ist eine Zeile der Mitschrift.

dice-wrong-draw = Zeile { $line }: Gespielt wurde „{ $action }“, die Würfel ergaben aber „{ $right }“
dice-misfit = Zeile { $line }: { $error }
dice-misfit-draw = Zeile { $line }: { $error } Die Würfel ergaben hier „{ $right }“.
dice-wrong-result = das Ergebnis ist { $result }, die Entscheidungen ergeben aber { $right }
dice-wrong-secret = das Geheimnis ist nicht das, auf das der Server sich festgelegt hatte: festgelegt war { $commitment }, zu diesem Geheimnis gehört { $right }
dice-wrong-seal = der Beitrag von Platz { $number } ist nicht der, den der Platz versiegelt hatte
record-other-terms = vereinbart war { $term } { $agreed }, hier steht aber { $right }
record-unreadable = was vereinbart war, ist nicht so geschrieben, wie es sein muss
record-other-agreement = das Protokoll beginnt mit einer anderen Vereinbarung als der, die hier genannt ist
record-other-entry = Zeile { $line }: Das ist nicht Eintrag { $number } des Protokolls, und auch was folgt, passt nicht
record-other-length = es gibt { $entries } Einträge, das Protokoll hat aber { $right }
record-unsigned = der Server hat den Kopf nach { $number } Einträgen nicht unterschrieben
record-wrong-signature = die Unterschrift des Servers unter dem Kopf nach { $number } Einträgen ist ungültig
record-other-head = { $after ->
    [0] Platz { $number } bekam ein Protokoll mit einer anderen Vereinbarung gezeigt
   *[other] Platz { $number } bekam ein anderes Protokoll gezeigt: Der erste Unterschied liegt in den Einträgen { $after } bis { $until }
}
links-unreadable = Zeile { $line }: { $error }
links-misplaced = Zeile { $line }: Glieder gehören zur ersten Ziehung nach einer Entscheidung, Anker zu allem, was keine Ziehung ist
links-misfit = Zeile { $line }: Das Glied von Platz { $number } ist nicht das, das in der Kette an der Reihe war
links-undone = Zeile { $line }: Eine Entscheidung wurde zurückgenommen, als eine Ziehung fällig war, für die schon Glieder offenlagen
players-misplaced = Zeile { $line }: Es ist jemand für etwas genannt, das niemand entschieden hat
players-beyond = es ist jemand für Eintrag { $number } genannt, den es nicht gibt
links-beyond = es gibt Glieder von Eintrag { $number }, den es nicht gibt

## Kader, Mannschaften und Decks, die Leute bauen. $clause ist eine Regel des Regelhefts, oder `none`.

cited = { $clause ->
    [none] .
   *[other] { " " }({ $clause }).
}
cannot-put-here = { $piece } hat hier keinen Platz{ cited }
cannot-put-because = { $reason }{ cited }
cannot-put-again = { $copies ->
    [1] { $piece } ist schon dabei
   *[other] Höchstens { $copies } Mal dieselbe Karte, und so oft ist { $piece } schon dabei
}{ cited }
cannot-put-twice = { $piece } ist schon in „{ $part }“{ cited }
cannot-put-full = { $row }: { $size ->
    [1] der eine Platz ist besetzt
   *[other] alle { $size } Plätze sind besetzt
}{ cited }
cannot-put-unknown = In der Schachtel gibt es „{ $piece }“ nicht.
cannot-take = „{ $piece }“ ist nicht in „{ $part }“.

## Regeln, die zu Maschinencode werden.

compiling = Die Regeln von { $game } werden übersetzt, nur einmal auf diesem Gerät

## Was an der Datei eines trainierten Bots nicht stimmt

trained-unread = { $file } lässt sich nicht lesen: { $reason }
trained-no-network = { $file } enthält keinen trainierten Bot
trained-other-game = der Bot in { $file } wurde für { $theirs } trainiert, nicht für { $game }
trained-other-seats = der Bot in { $file } wurde für { $theirs } Plätze trainiert, nicht für { $seats }
trained-other-observations = der Bot in { $file } wurde mit anderen Beobachtungen trainiert, als { $game } in dieser Version macht; trainier ihn neu
trained-other-box = der Bot in { $file } wurde mit einer anderen Schachtel trainiert (Prüfsumme { $theirs }, nicht { $box })
trained-other-size = die Schichten von { $file } passen nicht zu dem, wofür trainiert wurde

## Ungültige Werte
#
# Was Seiten und Befehlszeile über einen Wert sagen, den jemand angegeben hat. `given`, `value`, `name` und `key` bringen
# ihre Anführungszeichen mit, wie man Code schreibt; eine Liste wie `known` bringt ihre Kommas mit.

invalid-game = es gibt kein Spiel { $name }; { $known ->
    [none] kein installiertes Paket hat eines. Die von Kickabout stehen in seinen Metadaten, die eine bearbeitbare Installation erhält, wenn sie angelegt wird: `make env` oder `pip install -e .`
   *[other] die Spiele sind: { $known }
}
invalid-bot = es gibt keinen Bot { $name }; die Bots sind: { $known }
invalid-whole = { $name } muss eine ganze Zahl sein, nicht { $value }
invalid-seed = seed ist eine ganze Zahl in 0..2**64-1, nicht { $given }
invalid-seats = { $game } ist für { $span ->
    [one] { $most }
   *[several] { $least } bis { $most }
} Plätze, nicht für { $seats }
invalid-option = es gibt keine Option { $name }{ $near ->
    [none] {""}
   *[other] {" "}(ist { $near } gemeint?)
}; { $known ->
    [none] es gibt keine
   *[other] die Optionen sind: { $known }
}
invalid-option-word = die Option { $option } ist eines von { $allowed }, nicht { $value }
invalid-option-number = die Option { $option } ist eine ganze Zahl, nicht { $value }
invalid-option-range = die Option { $option } liegt in { $least }..{ $most }, nicht { $value }
# Die Notation der Aktionen: `noun` ist, was ein Wort benennt, etwa card, und bleibt englisch wie die Notation.
notation-both = { $first }; { $other }
notation-either = { $first } oder { $other }
notation-form = schreib { $right }, nicht { $given }
notation-verb = { $given } beginnt mit keinem von: { $known }
notation-number = { $noun } ist eine Zahl in { $least }..{ $most }, nicht { $given }
notation-word = als { $noun } gilt { $given } nicht; es gelten: { $known }
notation-many = als { $noun } gilt { $given } nicht; unter den { $count } sind: { $known }
# Dateien von Spielen und Lektionen; `file` sagt, welche von beiden.
transcript-sealed = die Würfel sind versiegelt: nichts liest die Zeile { $key }
transcript-no-line = { $file ->
    [lesson] die Lektion hat
   *[transcript] die Mitschrift hat
} keine Zeile { $key }
transcript-format = { $file ->
    [lesson] die Lektion hat
   *[transcript] die Mitschrift hat
} das Format { $given }; diese Version liest { $known }
transcript-head = Zeile { $line }: erwartet ist eines von { $known } und ein Doppelpunkt, nicht { $given }
transcript-twice = Zeile { $line }: { $key } steht zweimal da
transcript-options = Optionen schreibt man NAME=VALUE, nicht { $given }
transcript-box = die Mitschrift wurde mit der Box { $theirs } gespielt, dies ist die Box { $box }
transcript-undo = { $actor } nimmt eine Entscheidung von { $last } zurück
transcript-seat = { $name } ist für die Plätze 0 bis { $last }, nicht für { $actor }
transcript-actor = es handelt { $actor }, aber an der Reihe ist { $due }
transcript-decision = { $name } passt nicht: { $reason }
transcript-line = Zeile { $line }: { $reason }
transcript-result = das Ergebnis ist { $theirs }, die Entscheidungen ergeben aber { $ours }
# Was die Würfel im Kopf einer Mitschrift beweist; `form` steht da wie in der Datei.
proof-form = { $key } wird { $form } geschrieben, und { $given } ist nicht so
proof-seats = { $key } nennt jeden Platz einmal, in ihrer Reihenfolge, nicht { $given }
proof-digests = record-heads und record-server werden mit je 64 hexadezimalen Ziffern geschrieben
proof-written = { $key } wird { $form } geschrieben
proof-contributions = { $key } wird SEAT:SEAL:CONTRIBUTION geschrieben, nicht { $given }
proof-players = { $key } ist eine Liste in JSON aus Paaren von ENTRIES und PLAYER
proof-links = Kettenglieder werden SEAT:LINK, SEAT:- oder SEAT=ANCHOR geschrieben, nicht { $given }
# Dateien von Lektionen.
lesson-file = { $file }: { $fault }
lesson-file-name = die Datei einer Lektion heißt NUMBER-NAME.txt
lesson-file-seat = der Platz, auf dem gelernt wird, ist einer von 0..{ $last }, nicht { $seat }
lesson-file-note = eine Notiz wird `note NAME at PART PART` geschrieben
lesson-file-line = erwartet: eine Notiz (note), ein Platz oder der Zufall (chance), nicht { $given }
lesson-file-unasked = { $action } ist eine von mehreren, und keine Notiz verlangt sie
lesson-file-words = die Nachricht { $id } fehlt
lesson-file-part = die Seite hat keinen Teil mit der Id { $part }
lesson-file-undecided = nichts auf der Seite entscheidet { $action }
# Dateien von Kadern, Teams und Decks.
roster-file-no-toml = das { $error }
roster-file-key = es gibt keinen Schlüssel { $key }; die Schlüssel sind: { $known }
roster-file-part = es gibt keinen Teil { $given }; die Teile sind: { $known }
roster-file-name = name muss ein Text in Anführungszeichen sein, etwa name = "Night Shift"
roster-file-name-long = name hat höchstens { $most } Zeichen, dieser hat { $number }
roster-file-name-unprintable = name darf keine Steuerzeichen enthalten
roster-file-list = { $key } muss eine Liste von Namen in Anführungszeichen sein, nicht { $value }
roster-file-many = { $key } hat { $number } Einträge; mehr als { $most } dürfen es nicht sein
roster-file-counts = { $key } muss eine Tabelle von Anzahlen sein, etwa red-card = 2, nicht { $value }
roster-file-slug = { $key } muss ein kurzer Name in Anführungszeichen aus Kleinbuchstaben und Ziffern mit Bindestrichen sein, nicht { $value }
# Dateien von Boxen.
box-file = { $file }: { $fault }
box-file-fault = { $place } { $fault }
box-file-unread = lässt sich nicht lesen: { $reason }
box-file-not-utf8 = ist kein Text in UTF-8
box-file-meant = { $near ->
    [none] {""}
   *[other] {" "}(ist { $near } gemeint?)
}
box-file-table = muss eine Tabelle sein
box-file-missing = fehlt{ box-file-meant }
box-file-unknown = gilt hier nicht{ box-file-meant }; es gelten: { $known }
box-file-slugs = die Slugs von { $table }
box-file-rows = muss eine Liste von Tabellen { $table } sein
box-file-rows-number = sind { $number }; es müssen { $span } sein
box-file-values = muss eine Liste von { $span } Werten sein, nicht { $value }
box-file-number = muss eine ganze Zahl von { $least } bis { $most }{ $remark } sein, nicht { $value }
box-file-word = muss eines von { $known } sein, nicht { $value }{ box-file-meant }
box-file-string = muss ein Text in Anführungszeichen sein, nicht { $value }
box-file-twice = { $value } steht zweimal da
box-file-slug = besteht aus Kleinbuchstaben und Ziffern mit Bindestrichen, nicht { $value }
box-file-reserved = darf nicht { $value } sein, das schon etwas anderes bedeutet
box-file-again = nennt { $value } ein zweites Mal
box-file-colours = müssen zwei Farben sein, etwa '#16325c #f4f1e6', nicht { $value }
box-file-only-if = muss eine Option und eines ihrer Wörter nennen
box-few-cards = { $seats } Plätze brauchen mindestens { $needed } Karten, die Schachtel hat { $number }
# Dateien in TOML. Ein seltener `error` kommt von Python und ist englisch.
toml-invalid = ist kein gültiges TOML: { $kind ->
    [twice] das steht zweimal da
    [pair] erwartet werden ein Schlüssel, ein Gleichheitszeichen und ein Wert
    [bracket] eine Klammer ist nicht geschlossen
    [rest] hinter dem Wert steht noch etwas
    [quotes] einem Text fehlt das schließende Anführungszeichen
    [value] hier steht kein Wert (ein Text braucht Anführungszeichen)
   *[other] „{ $error }“
} (in Zeile { $line }, Spalte { $column })
toml-parts = hat einen Schlüssel aus mehr als { $most } Teilen; options.goals.least hat 3 (in Zeile { $line })
toml-nested = hat zu tief verschachtelte Klammern, mehr als { $most } ineinander (in Zeile { $line })
toml-long = hat ein Wort aus mehr als { $most } Zeichen außerhalb von Anführungszeichen (in Zeile { $line })
# Was das System über eine Datei oder einen Port sagt.
system-missing = Datei oder Ordner nicht gefunden
system-forbidden = Zugriff verweigert
system-folder = ist ein Ordner
system-no-folder = ist kein Ordner
system-exists = die Datei gibt es schon
system-full = kein Platz mehr auf dem Datenträger
system-read-only = das Dateisystem ist schreibgeschützt
system-port-taken = der Port ist schon belegt
system-refused = Verbindung abgelehnt
# Was es zum Spielen auf einer GPU braucht.
device-no-library = eine GPU braucht numba-cuda: pip install 'kickabout[gpu]'
device-none = keine GPU von NVIDIA gefunden, oder kein Treiber dafür

# Sicherungen.

backup-nothing = in { $folder } liegt keine Datenbank eines Servers; nenne seinen Ordner mit --data
backup-not-empty = { $folder } ist nicht leer; räume weg, was darin liegt, oder nenne mit --data einen anderen Ordner
backup-broken = { $file } ist keine Sicherung eines Datenordners, oder nur ein Teil davon
backup-database = { $file } lässt sich nicht kopieren („{ $reason }“)
backup-no-tool = { $tool } ist nicht installiert; es gehört zu den Client-Programmen von PostgreSQL (auf Debian: apt-get install postgresql-client)
backup-failed = PostgreSQL: „{ $reason }“

## Bots: Namen und Wesen.

bot-youth = Yuki
    .kind = Jugend
    .character = Hat die richtigen Ideen, jedenfalls meistens.
bot-amateur = Ama
    .kind = Amateurliga
    .character = Spielt sonntags und weiß, warum es nicht gereicht hat.
bot-rule-of-thumb = Rosalind
    .kind = Halbprofi
    .character = Kennt das Spiel auswendig: schießt, wenn es geht, und stoppt, wer gleich schießt.
bot-pro = Petra
    .kind = Profi
    .character = Denkt voraus und lässt dich selten davonkommen.
bot-world = Wanda
    .kind = Weltklasse
    .character = Hat das alles schon gesehen, tausendmal.
bot-random = Basti
    .kind = Zufall
    .character = Spielt, was gerade in die Finger kommt, und zwar mit Freude.

hint-here = { $here ->
        [0] nie
        [100] immer
       *[other] in { $here } von 100 Versuchen
    }
hint-there = { $there ->
        [0] nie
        [100] immer
       *[other] in { $there } von 100
    }
