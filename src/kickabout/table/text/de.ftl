### Was die Seiten und der Tisch sagen. Geduzt wird; Anführungen sind „ “.

## Von der Startseite bis zur Schachtel auf Papier

## Bots: Namen und Wesen.

bot-strength = Stärke { $strength } von { $most }

## Das Ensemble: Bots mit Namen und eigenem Kopf.

# $kind is its level.
cast-level = { $kind }, { $style ->
    [cautious] vorsichtig
    [bold] mutig
   *[rough] ruppig
}
cast-style = { $kind ->
    [cautious] Vorsichtig: von zwei etwa gleich guten Zügen nimmt er den, der verteidigt.
    [bold] Mutig: von zwei etwa gleich guten Zügen nimmt er den, der angreift.
   *[rough] Ruppig: von zwei etwa gleich guten Zügen nimmt er das Foul.
}
    .about = Vorsichtig, mutig und ruppig sind Spielweisen: Von zwei etwa gleich guten Zügen nimmt ein solcher Bot den, der verteidigt, den, der angreift, oder das Foul. Stärker macht ihn keine.
cast-granny-longball = Oma Langholz
    .character = Hält das Mittelfeld für Platzverschwendung.
    .kick-off = Hoch und weit, Schätzchen. Das war immer so.
cast-count-backheel = Graf Hackentrick
    .character = Schaut den Ball seit der Kindheit nicht mehr an. Wozu auch.
    .kick-off = Ich sehe nicht hin. Man darf beginnen.
cast-wobbly-woodwork = Wackel-Alu
    .character = Zwei Pfosten, eine Latte, und ungefähr so schnell.
    .kick-off = Vorsicht, die Pfosten sind frisch gestrichen.
cast-doctor-throughball = Doktor Steilpass
    .character = Findet die Lücke und schickt die Rechnung.
    .kick-off = Nimm Platz. Es tut nur hinten weh.
cast-auntie-offside = Tante Abseits
    .character = Hat den Arm oben, bevor du den Ball hast.
    .kick-off = Die Fahne ist schon oben. Du hattest es vor.
cast-captain-crossbar = Kapitän Querlatte
    .character = Trifft sie jedes Mal. An guten Tagen knapp darunter.
    .kick-off = Hoch zielen, Crew! Na ja, etwas tiefer.
cast-lady-tikitaka = Lady Tikitaka
    .character = Nach dem Tee darfst du den Ball wiederhaben.
    .kick-off = Schau dir den Ball gut an. Anfassen wirst du ihn nicht.
cast-bobby-bobblehat = Bobby Bommelmütze
    .character = Wollte nur zusehen. Aber zur Elf fehlte noch wer.
    .kick-off = Ist das die richtige Kurve? Ich habe Tee dabei.
cast-madame-bolt-the-door = Madame Abgeriegelt
    .character = Ein 0:0 ist für sie ein Festmahl.
    .kick-off = Die Rollläden sind unten. Guten Abend.
cast-the-sunday-clogger = Sonntagssense
    .character = Trifft manchmal auch den Ball. Entschuldigt sich beim Bier.
    .kick-off = Tut mir leid um deine Knöchel. Vorsorglich.
cast-sir-toepoke = Sir Pikenstoß
    .character = Kein Ausholen, kein Benehmen, keine Chance für den Torwart.
    .kick-off = Zurücktreten. Ich warne nicht vor.
cast-nana-nutmeg = Nonna Tunnel
    .character = Durch die Beine und ab zum Kaffee.
    .kick-off = Die Beine schön zusammen, Herzchen.
cast-baron-von-volley = Baron von Volley
    .character = Findet es gewöhnlich, den Ball aufspringen zu lassen.
    .kick-off = Man wartet nicht, bis er herunterkommt.
cast-uncle-upfield = Onkel Hauweg
    .character = Schießt in die eine Richtung. Die andere ist nach der Pause dran.
    .kick-off = Da lang, ja? Gut. Da lang.
cast-old-stopwatch = Old Stoppuhr
    .character = Kennt längere Nachspielzeiten als diese, und kältere.
    .kick-off = Neunzig Minuten? So lange warte ich auf den Bus.
cast-the-duchess-of-dribble = Herzogin von Dribbel
    .character = Passt, wenn überhaupt, an Sonntagen.
    .kick-off = Du darfst meinen Mantel halten. Sonst brauche ich niemanden.
cast-mister-mudbath = Matsch-Matze
    .character = Am stärksten da, wo früher Rasen war.
    .kick-off = Herrlich weich heute. Habe selbst gegossen.
cast-professor-pressing = Professor Pressing
    .character = Erklärt es dir gern, aus nächster Nähe.
    .kick-off = Erste Lektion: Du hast keine Zeit. Eine zweite gibt es nicht.
cast-dizzy-dummy = Finten-Fiete
    .character = Hat die Abwehr verladen, die halbe Tribüne und sich selbst.
    .kick-off = Schau her. Nein, da drüben.
cast-grumpy-gloves = Pranke Grantig
    .character = Das war keine Ecke. Das ist nie eine Ecke.
    .kick-off = Es wird Abstoß geben. Ich sage es nur schon mal.
cast-miss-chipshot = Fräulein Lupfer
    .character = Hat vorher beim Torwart angerufen, aus Höflichkeit.
    .kick-off = Dein Torwart soll auf der Linie bleiben. Ich habe darum gebeten.
cast-kipper-the-kitman = Zeugwart Zwirn
    .character = Fand ein Trikot in seiner Größe, und keiner sagte nein.
    .kick-off = Ich habe die Trikots gewaschen, also spiele ich mit.
cast-the-flying-flagpole = Fahnenmast-Ferdi
    .character = Köpft alles, niedrige Brücken inbegriffen.
    .kick-off = Achtung Lampen, ich komme hoch.

## Die Spiele des Tages.

today = Heute
    .about = In jedem der Spiele eine Partie, einmal am Tag. Alle treffen auf denselben Bot und haben dasselbe Glück: Es zählt, was du daraus machst. In jedem hast du einen Versuch.
    .date = { $date }
    .left = { $hours ->
        [0] noch { $minutes } min
       *[other] noch { $hours } h { $minutes } min
    }
today-strip = { $done ->
        [0] Ein Spiel von jeder Art: für alle dasselbe Glück, ein Versuch
       *[other] { $done } von { $number } gespielt
    }
today-streak = { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
    .about = Ein Tag zählt, sobald ein Spiel von dir vorbei ist, wie auch immer es ausging.
today-rival = gegen { $name }
today-play = Spielen
today-one-try = Ein einziger Versuch: Er beginnt, sobald du drückst.
today-go-on = Weiter
today-look = Dein Spiel ansehen
today-finished = { $number ->
        [0] { "" }
        [one] Einmal gespielt.
       *[other] { $number } Mal gespielt.
    }
today-running = Dein Spiel wartet auf dich.
today-won = { $score } gewonnen
today-drawn = { $score } unentschieden
today-lost = { $score } verloren
today-given-up = { $result }, { result-how }
today-tie-break = { $result }, nach Feinwertung
today-left-open = Nicht rechtzeitig zu Ende gespielt.
today-place = Platz { $place } unter { $number } Leuten.
today-better-than = Besser als { $percent } % der anderen Leute.
today-alone = Noch hat sonst niemand ein Ergebnis.
today-others = Zum Vergleich: Bots an deiner Stelle, gegen denselben Rivalen, mit denselben Karten und Würfeln
    .bot = { $name }, { $kind }
today-match = Spiel des Tages
today-share = Teilen
    .text = Kickabout, { $date }
        { $lines }
    .label = Teilen: deine Ergebnisse, ohne Karten und Würfel
    .picture = Deinen Tag als Bild herunterladen
    .picture-label = Deinen Tag als Bild herunterladen: deine Ergebnisse, ohne Karten und Würfel
today-share-match = { $title }: { $result }
today-square-won = 🟩
today-square-drawn = 🟨
today-square-lost = 🟥
today-square-open = ⬜
today-again = Der eine Versuch von heute ist gemacht: Ein neues Spiel hat andere Karten und Würfel und zählt nicht.
today-back = Alle Spiele von heute
today-seal = Der Beweis, dass heute alle dasselbe Glück haben
    .about = Karten und Würfel eines Tages folgen aus einem Geheimnis. Bis es verraten wird, zwei Stunden nach Mitternacht UTC, steht hier sein Siegel: So lässt es sich nicht austauschen.
    .secrets = Das Geheimnis
    .closed = ab { $date } zu lesen
today-positions = Stellung des Tages
    .about = In jedem der Spiele eine Stellung aus einer Partie zwischen Bots: Was würdest du spielen? Eine Antwort zählt, und dann erfährst du, was jede wert war.
today-yesterday = Gestern
    .none = Niemand hat gespielt.
    .guest = ein Gast
today-picture-rival = { $title } · { $name }
today-picture-open = nicht gespielt
today-picture-played = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
today-picture-foot = Gleiche Karten und Würfel für alle

## Was die Bots sagen: zum Anstoß, bei Toren und Gegentoren, nach Sieg und Niederlage.

bot-is-spared =
    .v1 = Schon Schluss? Dann ein andermal.
    .v2 = Ich war gerade erst warm. Komm bald wieder.
bot-youth-kick-off =
    .v1 = Anpfiff! Das habe ich im Garten geübt.
    .v2 = Ich kann fast alle Regeln. Los geht’s!
    .v3 = Schuhe doppelt geknotet. Ich bin bereit.
bot-youth-scores =
    .v1 = Drin! Haben das alle gesehen?
    .v2 = Genau wie im Garten. Fast genau.
    .v3 = Mama! MAMA! Hast du das gesehen?
bot-youth-concedes =
    .v1 = Oh. Ich habe gerade woanders hingeschaut.
    .v2 = In der Schule machen wir das anders.
    .v3 = Zählt das vielleicht nur halb?
bot-youth-wins =
    .v1 = Gewonnen! Heute schlafe ich mit dem Ball.
    .v2 = Wartet, bis die das in der Schule hören.
bot-youth-loses =
    .v1 = Noch eins? Bitte? Es ist noch gar nicht dunkel.
    .v2 = Fast hätte ich dich gehabt. Fast.
bot-amateur-kick-off =
    .v1 = Sonntagsbeine, Sonntagslunge. Schauen wir mal.
    .v2 = Um zwölf gibt es Essen, also zügig.
    .v3 = Erst Hand geben. Das machen wir immer.
bot-amateur-scores =
    .v1 = Der kommt im Vereinsheim an die Wand.
    .v2 = Nicht schlecht bei so wenig Schlaf.
    .v3 = In der Pause gehen die Orangen auf mich.
bot-amateur-concedes =
    .v1 = Ich weiß genau, was da falsch lief.
    .v2 = Stark. Wäre ich wach, ich würde klatschen.
    .v3 = Das Knie sagte links. Das Knie lag falsch.
bot-amateur-wins =
    .v1 = Sieg! Die Limo geht auf mich.
    .v2 = Gut gespielt. Ehrlich. Gewonnen habe ich auch.
bot-amateur-loses =
    .v1 = Glückwunsch. Ich weiß, woran es lag: an allem.
    .v2 = Nächsten Sonntag, gleiche Zeit?
bot-rule-of-thumb-kick-off =
    .v1 = Schieß, wenn du kannst, und stopp, wer will. Los?
    .v2 = Ich habe das Regelheft zweimal gelesen, wegen der Fußnoten.
    .v3 = Also dann, nach Vorschrift.
bot-rule-of-thumb-scores =
    .v1 = Regel eins: Nutze die Chance.
    .v2 = Steht so auf Seite vier.
    .v3 = Wie aus dem Lehrbuch. Ich habe es hier.
bot-rule-of-thumb-concedes =
    .v1 = Dagegen gibt es eine Regel. Ich kam zu spät.
    .v2 = Eine Ausnahme. Kommt an den Rand.
    .v3 = Das steht nicht im Heft. Sollte es aber.
bot-rule-of-thumb-wins =
    .v1 = Laut Regel war das wahrscheinlich.
    .v2 = Einfache Regeln, gut befolgt.
bot-rule-of-thumb-loses =
    .v1 = Ein, zwei Regeln muss ich wohl überarbeiten.
    .v2 = Du denkst voraus. Gegen jemanden, der nach dem Lehrbuch spielt, ist das gemein.
bot-pro-kick-off =
    .v1 = Ich kenne deine letzten Spiele. Alle.
    .v2 = Viel Glück. In der Mitte wirst du es brauchen.
    .v3 = Ich bin warm. Und du?
bot-pro-scores =
    .v1 = So war es geplant.
    .v2 = Vor drei Zügen schon gesehen.
    .v3 = Danke. Zurück auf die Plätze.
bot-pro-concedes =
    .v1 = Gut. Jetzt wird es interessant.
    .v2 = Damit war zu rechnen. Mit dem Grinsen nicht.
    .v3 = Einmal passiert das.
bot-pro-wins =
    .v1 = Pflicht erfüllt.
    .v2 = Du bringst mich ins Grübeln. Das ist selten.
bot-pro-loses =
    .v1 = Verdient. Ich will ein Rückspiel, schriftlich.
    .v2 = Heute Nacht sitze ich vor der Aufzeichnung.
bot-world-kick-off =
    .v1 = Mein zehntausendstes Spiel. Am Ende weint immer wer.
    .v2 = Flutlicht, volles Haus. Wie immer.
    .v3 = Von diesem Pfiff bekomme ich nie genug.
bot-world-scores =
    .v1 = Dieses Tor kenne ich schon. Damals im Regen.
    .v2 = Davon erzählst du noch deinen Enkeln.
    .v3 = Eins fürs Museum.
bot-world-concedes =
    .v1 = Oh, wie hübsch. Von wem hast du das?
    .v2 = Schon Besseres gesehen. Zweimal vielleicht.
    .v3 = Rahmt das ein, aber schnell.
bot-world-wins =
    .v1 = Das Trikot darfst du behalten.
    .v2 = Es war enger, als es aussah. Ein wenig.
bot-world-loses =
    .v1 = Merk dir diesen Abend. Ich tue es.
    .v2 = Nimm den Ball mit. Verdient ist verdient.
bot-random-kick-off =
    .v1 = Kein Plan! Gar kein Plan! Herrlich!
    .v2 = Wohin spielen wir? Ach, egal!
    .v3 = Ich nehme einfach das Erstbeste!
bot-random-scores =
    .v1 = Das war Absicht! Glaube ich! Absicht!
    .v2 = Ha! Und gezielt war auf die Eckfahne!
    .v3 = TOOOR! Für wen? Für mich!
bot-random-concedes =
    .v1 = Hurra! Ach, deins? Trotzdem hurra!
    .v2 = Was für ein Tor! Was für ein Tag!
    .v3 = Mehr Tore! Egal für wen!
bot-random-wins =
    .v1 = Gewonnen? Wie denn? Nicht verraten!
    .v2 = Und das ohne eine einzige Idee!
bot-random-loses =
    .v1 = Bestes Spiel aller Zeiten! Nochmal!
    .v2 = Verloren, aber mit Stil!

## Worte, die in eine Szene platzen.

table-scene-book = Verwarnt!
table-scene-sent-off = Platzverweis!
table-scene-full-time = Schluss
table-scene-save = Gehalten!
table-scene-sum = { $player }: { $own } gegen { $other }

## Plätze, die wechseln, im Kommentar.

seat-back-on = { $player-is ->
    [you] Du bist wieder drin; { $bot } geht vom Feld.
   *[other] { $player } ist wieder drin; { $bot } geht vom Feld.
}
seat-taken-by-bot = { $bot } nimmt das Trikot, das noch am Haken hing.
seat-bot-comes-on = { $player-is ->
    [you] { $bot } kommt für dich ins Spiel.
   *[other] { $bot } kommt für { $player } ins Spiel.
}
seat-open-name = Platz { $number }
seat-named = { $player }
seat-thinking = denkt nach
seat-stand-in = { $name } spielt
seat-line-down = woanders
seat-aim = { $player-is ->
    [you] auf dich
   *[other] auf { $player }
}

## Plätze, die ein Bot übernehmen kann, neben dem Feld und in der Kabine.

seat-played-by = { $bot } spielt für dich.
seat-take-back = Platz zurückholen
call-off = Spiel beenden
    .about = { $name } ist seit Minuten weg. Das Spiel ist damit sofort vorbei, und du hast es gewonnen.
    .yes = Ja, beenden
in-advance = Im Voraus antworten
    .short = Antworten
    .help = Wenn jemand eine dieser Karten spielt, wartet das Spiel, bis du antwortest oder sie gelten lässt. Was du ankreuzt, gilt sofort, und du wirst nicht gefragt. Das ist nur für dieses Spiel, du kannst es jederzeit ändern, und niemand sieht es.
    .all = Alle ankreuzen
    .none = Keine ankreuzen
    .keep = Speichern
in-advance-kept = { $number ->
    [0] Gespeichert: Du wirst alles gefragt.
    [one] Gespeichert: Eine davon gilt, ohne dass du gefragt wirst.
   *[other] Gespeichert: { $number } davon gelten, ohne dass du gefragt wirst.
}
let-stand-by-itself = Du lässt sie im Voraus gelten: In einer Minute geht es ohne dich weiter.
let-stand-waits = Es wartet auf dein Wort, was immer du auf der Hand hast, sonst wüssten es die anderen.
let-stand = Immer: { $card }
    .help = Von jetzt an gilt das in diesem Spiel ohne dich. Niemand sieht es, und unter „Antworten“ kannst du es ändern.
seat-withdrawn = Du bist aus diesem Spiel raus: Gewinnen geht nicht mehr.
seat-bot-asked = { $bot } soll für { $name } spielen, wenn { $players } { $players-count ->
    [one] zustimmt
   *[other] zustimmen
}.
seat-bot-agree = Soll { $bot } für { $name } spielen? Der Platz ist verlassen.
seat-agree = Zustimmen
seat-has-left = { $name } ist weg.
    .all = Ein Bot braucht ein Ja von allen.
    .end = Warte, spiel gegen einen Bot weiter oder mach Schluss.
seat-send-on = { $bot } einwechseln
    .label = { $bot } für { $name } einwechseln
seat-open-asked = { $bot } übernimmt, wenn { $players } { $players-count ->
    [one] zustimmt
   *[other] zustimmen
}.
seat-open-agree = Soll { $bot } übernehmen?
seat-open-give = An { $bot } geben, einen Bot
    .label = Platz { $number } an { $bot } geben, einen Bot

## Ein Unentschieden, auf das sich zwei einigen.

draw = Remis anbieten
    .about = Nimmt dein Gegenüber an, ist das Spiel vorbei und niemand hat gewonnen. Das Angebot gilt, bis dein Gegenüber etwas anderes entscheidet.
    .yes = Ja, anbieten
draw-mine = Du hast Remis angeboten.
draw-theirs = { $name } bietet Remis an. Das gilt, bis du etwas anderes entscheidest.
draw-accept = Remis annehmen

## Reden, und ein Spiel aufgeben.

talk = Sagen
    .help = Etwas sagen
talk-said = Was gesagt wurde
talk-mute = { $name } stummschalten
text-allow = Wir dürfen uns schreiben
    .help = Frei schreiben kannst du, sobald alle an diesem Tisch das eingeschaltet haben. Nur wer mitspielt, sieht das Geschriebene. Einen Tag nach dem Spiel verschwindet es von dieser Seite, spätestens nach 30 Tagen ist es gelöscht. Schaltest du es aus, kann niemand mehr schreiben.
text-line = Schreib etwas
text-send = Senden
text-waits = Ihr könnt euch schreiben, sobald es auch hier eingeschaltet ist: { $players }.
text-wanted = { $players } { $players-count ->
    [one] möchte
   *[other] möchten
} dir schreiben. Wenn du auch willst, schalte es unter „Sagen“ ein.
text-on = Ihr könnt euch jetzt schreiben, unter „Sagen“.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schön!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-lucky = Glück gehabt!
phrase-so-close = So knapp!
phrase-thinking = Moment, ich denke …
phrase-your-turn = Du bist dran, oder?
phrase-sorry = Verzeihung!
phrase-thanks = Danke!
phrase-again = Noch eins?
resign = Aufgeben
    .ends = Dieses Spiel aufgeben? Es ist sofort vorbei, und du hast es verloren.
    .ends-match = Dieses Spiel aufgeben? Die Serie geht mit dem nächsten weiter, und dieses ist verloren.
    .ends-series = Dieses Spiel aufgeben, und damit die ganze Serie?
    .goes-on = Dieses Spiel endgültig aufgeben? { $bot } spielt auf deinem Platz weiter, damit die anderen es beenden können, aber gewinnen kannst du nicht mehr.
    .yes = { $goals ->
        [none] Aufgeben
       *[other] Aufgeben – { $goals } verlieren
    }
    .no = Weiterspielen
    .rated = Es wird gewertet: Deine Wertung sinkt.
resign-stake =
    .day = Es ist dein einziger Versuch am Spiel des Tages. Eine Serie, wenn du eine hast, geht weiter.
    .season = In der Liga zählt es wie jede andere Niederlage.
    .season-cup = Dein Verein scheidet aus dem Pokal aus.
    .season-many = Für deinen Verein zählt es als drei Spiele { $score } verloren; ein Bot springt ein, damit die anderen ihre spielen können.
    .competition = Im Wettbewerb zählt es wie jede andere Niederlage.
    .cup = Du scheidest aus dem Pokal aus.
    .cup-third = Den Pokal kannst du nicht mehr gewinnen.
    .groups = In einer Gruppe zählt es wie jede andere Niederlage; in der K.-o.-Runde scheidest du aus.
    .many = Du stehst an diesem Tisch ganz hinten und scheidest aus dem Wettbewerb aus.
asks-first-no = Doch nicht

## Namen, die jemand meldet, und die Seite des Servers dafür.

report-name = Namen melden
    .label = Den Namen { $name } melden
report-words = Melden, was { $name } geschrieben hat
report-words-done = Wer diesen Server betreibt, erfährt, was { $name } geschrieben hat: die letzten 20 Zeilen dieses Tisches.
report-done = Wer diesen Server betreibt, erfährt von dem Namen { $name }.
admin-title = Die Seite des Betriebs
admin-token = Token
    .help = Es steht in der Datei admin.token im Datenordner des Servers.
admin-wrong-token = Das ist nicht das Token.
admin-enter = Hinein
admin-reported = Gemeldet
admin-no-reports = Niemand hat etwas gemeldet.
admin-note = Was daraus wird
admin-settle = Meldung abschließen
admin-sanctions = Stumm und gesperrt
admin-no-sanctions = Niemand.
admin-person = Ein Name mit Konto oder die Kennung eines Browsers
admin-why = Grund, der mitgeteilt wird
admin-days = Tage
    .help = Wer stumm ist, sagt nichts; ohne Tage für immer. Wer gesperrt ist, beginnt auch keine Spiele und setzt sich in keine.
admin-mute = Stummschalten
admin-suspend = Sperren
admin-sanction = { $kind ->
    [mute] stumm
   *[suspend] gesperrt
}
admin-until = bis { $date }
admin-for-good = für immer
admin-lift-why = Grund, fürs Protokoll
admin-lift = { $whom } wieder reden und spielen lassen
admin-acts = Was der Betrieb getan hat
admin-no-acts = Noch nichts.
admin-blocks = Ausgesperrt
admin-no-blocks = Niemand.
admin-whom = Eine Adresse, ein Netz oder die Kennung eines Browsers
admin-block = Aussperren
admin-accounts-only = (darf keine Namen nehmen)
admin-unblock = { $whom } wieder hereinlassen
admin-tables = Tische
admin-no-tables = Es gibt keine.
admin-onlookers = { $number ->
    [one] eine Person schaut zu
   *[other] { $number } schauen zu
}
admin-close = Tisch { $table } schließen
admin-here = hier
admin-away = weg
admin-reports = { $number ->
    [one] einmal gemeldet
   *[other] { $number }-mal gemeldet
}
admin-remove-name = Den Namen { $name } entfernen
admin-block-browser = Browser { $whom } aussperren
admin-block-address = Adresse { $whom } aussperren

## Fehler: warum etwas nicht geht.

error-fault = Bei uns ist etwas kaputtgegangen. Was gespielt wurde, bleibt erhalten.
error-fault-at-table = Bei uns ist etwas kaputtgegangen. Das Spiel bleibt erhalten.
error-not-allowed = Das geht nicht: { $error }.
error-nothing-to-do = Hier ist nichts zu tun.
error-too-slow = Die Anfrage kam nicht binnen { NUMBER($seconds) } Sekunden ganz an und wurde verworfen.
error-head-too-long = Der Kopf der Anfrage ist länger, als irgendjemand braucht.
error-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließ einige und versuch es noch einmal.
error-too-many-requests = Von deinem Browser oder deiner Adresse kam in kurzer Zeit zu viel. Versuch es wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
error-too-many-streams = Von deinem Browser oder deiner Adresse werden zu viele Tische verfolgt. Schließ einige, dann geht es hier weiter.
error-too-many-tables = Dein Browser oder deine Adresse hat so viele Tische eröffnet, wie in einer Stunde erlaubt sind. Der nächste geht in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-open = Von den Tischen, die dein Browser oder deine Adresse eröffnet hat, laufen noch zu viele. Spiel einen zu Ende oder komm wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-hints = Dein Browser oder deine Adresse hat nach zu vielen Tipps gefragt. Den nächsten gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
error-too-many-rosters = Dein Browser oder deine Adresse hat so viel davon begonnen, wie in einer Stunde erlaubt ist. Weiter geht es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-host = Dieser Server hört nicht auf den Namen „{ $host }“. Öffne ihn unter seiner eigenen Adresse; wer ihn betreibt, fügt mit --host-name einen Namen hinzu.
error-other-site = Das kam von einer fremden Seite und wurde darum abgewiesen.
error-no-such-file = So eine Datei hat dieses Spiel nicht.
error-game-left-out = { $game } kann hier nicht gezeigt werden; warum, steht im Protokoll des Servers.
error-no-table = Hier gibt es keinen Tisch. Vielleicht ist der Link unvollständig oder von woanders.
error-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
error-fixture-closed = Zu diesem Spiel eines Wettbewerbs ist jemand nicht rechtzeitig gekommen: Es wird hier nicht mehr gespielt.
error-blocked = Wer diesen Server betreibt, lässt von hier niemanden herein.
error-blocked-accounts = Wer diesen Server betreibt, lässt von hier niemanden einen Namen nehmen. Als Gast kannst du spielen.
error-suspend = Wer diesen Server betreibt, hat dich bis { $until } gesperrt. Der Grund: „{ $why }“ Bis dahin kannst du keine Spiele beginnen oder betreten, niemanden herausfordern und nichts sagen. Laufende Spiele kannst du beenden, und deine Spiele und dein Profil kannst du lesen.
error-mute = Wer diesen Server betreibt, hat dich bis { $until } stummgeschaltet. Der Grund: „{ $why }“ Bis dahin kannst du spielen, aber nichts sagen.
error-mute-for-good = Wer diesen Server betreibt, hat dich für immer stummgeschaltet. Der Grund: „{ $why }“ Du kannst spielen, aber nichts sagen.
error-suspended-other = Jemand an diesem Tisch darf zurzeit kein Spiel beginnen.
error-suspend-days = Dazu gehört eine Zahl von Tagen über 0, höchstens { NUMBER($most, useGrouping: 0) }; nur stumm geht für immer.
error-why = Dazu gehört ein Grund, höchstens { $most } Zeichen lang.
error-no-sanction = „{ $whom }“ ist weder stumm noch gesperrt.
error-nobody-known = „{ $whom }“ ist weder ein Name mit Konto noch ein Browser, der hier einen Platz hatte.
error-no-report = Zu Platz { $seat } an Tisch { $table } gibt es keine offene Meldung.
error-not-the-host = Das ist für den Betrieb des Servers: Es braucht das Token aus seinem Datenordner.
error-no-previous-key = Es gibt keinen vorigen Schlüssel.
error-keys-of-settings = Die Schlüssel dieses Servers werden in seinen Einstellungen geändert, wie bei allen, die sich eine Datenbank teilen; in welcher Reihenfolge, steht in docs/hosting.md.
error-keys-unwritten = Der neue Schlüssel ließ sich nicht in den Datenordner schreiben ({ $reason }), also ist alles beim Alten.
error-block-whom = „{ $whom }“ ist keine Adresse, kein Netz und keiner der Browser in der Liste.
error-block-loopback = Dieser Rechner selbst lässt sich nicht aussperren: Von dort kommt, wer den Server betreibt.
error-not-blocked = „{ $whom }“ ist nicht ausgesperrt.
error-nobodys-name = Auf diesem Platz sitzt niemand, dessen Name sich ändern ließe.
error-report-own = Das ist dein eigener Name.
error-no-transcript = Hier ist keine Mitschrift geöffnet; starte mit `kickabout replay FILE`.
error-rules-changed = Dieses Spiel passt nicht mehr zu den heutigen Regeln und kann nicht weitergehen: { $error }

error-invitation = Diese Einladung führt zu keinem Tisch. Vielleicht ist sie unvollständig.
error-invitation-elsewhere = Diese Einladung gilt für einen anderen Tisch.
error-private-link = Dieser private Link führt zu keinem Platz. Vielleicht ist er unvollständig.
error-token-elsewhere = Dieses Token gilt für einen Platz an einem anderen Tisch.
error-no-seat = Du hast keinen Platz an diesem Tisch, also kannst du zusehen, aber nicht spielen. Hast du hier in einem anderen Browser gesessen, öffne deinen privaten Link in diesem.
error-seat-not-taken = Diesen Platz hat noch niemand genommen; frag nach der Einladung.
error-seat-taken = Diesen Platz hat schon jemand anders. Du kannst dem Spiel zusehen.
error-seat-kept = Dieser Platz ist für { $name } reserviert: Kein Bot bekommt ihn.
error-seat-taken-by = { $name } hat diesen Platz genommen. Du kannst dem Spiel zusehen.
error-second-seat = Dieser Browser hat an diesem Tisch schon einen Platz. Öffne die Einladung in einem anderen Browser oder schick sie weiter.
error-not-at-device = Dieser Platz wird nicht an diesem Gerät gespielt.
error-device-of-another = { $name } ist an der Reihe: Gib das Gerät erst weiter.
error-device-passed-on = Die Seite, auf der du gedrückt hast, zeigte die Hand von { $name }, und das Gerät wurde seitdem weitergegeben. Es wurde nichts gespielt.
error-one-seat = Ein Platz ist deiner; lass die anderen offen oder gib sie Bots.
error-automaton-seat = Mit diesen Optionen sitzt dort { $name }; nimm einen anderen Platz.
error-seat-kind = Ein Platz ist eins von { $kinds }, nicht „{ $kind }“.

error-name-missing = Gib bitte einen Namen an: Er steht neben deinem Platz.
error-name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
error-name-control = In einem Namen dürfen keine Steuerzeichen stehen.
error-name-invisible = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-taken = An diesem Tisch heißt schon jemand { $name } oder fast so; nimm bitte einen anderen Namen.
error-name-like-you = Alle lesen „{ $word }“ von sich selbst, also kann niemand so oder fast so heißen.
error-name-like-bot = Ein Bot heißt { $bot }; nimm bitte einen Namen, den niemand damit verwechselt.

seat-renamed = Namenlos { $number }
error-name-claimed = { $name } ist vergeben oder sieht einem vergebenen Namen ähnlich; nimm bitte einen anderen. Ist es deiner, melde dich erst an: über die Figur oben auf der Startseite.
error-name-reserved = { $name } sieht so aus, wie alle heißen, die noch keinen Namen haben; nimm bitte einen anderen.
error-recovery = Dieser Name und dieser Code gehören nicht zusammen. Ein Code hat fünf Gruppen zu fünf Buchstaben.
error-guest = In diesem Browser bist du Gast. Nimm erst einen Namen, oder hol deinen zurück, auf deiner eigenen Seite.
error-rated-program = Ein gewertetes Spiel spielen Menschen auf ihren Seiten: Programme können darin nicht sitzen, keine Hand sehen und nichts entscheiden.
error-program-rated = Du hast ein gewertetes Spiel begonnen, also gehört dieser Name einem Menschen. Nimm für das Programm einen anderen.
error-key-label = Sag, wofür der Schlüssel ist, mit höchstens { $most } Zeichen.
error-key-scopes = Wähle, was der Schlüssel erlaubt: { $scopes }.
error-key-days = Ein Schlüssel gilt 1 bis { NUMBER($most, useGrouping: 0) } Tage oder für immer.
error-keys-full = Du hast schon { $most } Schlüssel, mehr geht nicht: Widerrufe erst einen.
error-no-key = So einen Schlüssel hast du nicht.
error-key-unknown = Dieser Schlüssel ist unbekannt: Er wurde widerrufen, ist abgelaufen oder nicht vollständig.
error-key-scope = Das erlaubt dieser Schlüssel nicht: Es braucht einen mit dem Recht „{ $scope }“.
error-key-missing = Das braucht den Schlüssel eines Kontos, als `Authorization: Bearer`. Wer einen Namen hat, macht einen unter /me/keys.
error-rated-guest = Dieses Spiel wird gewertet: Melde dich an oder nimm auf deiner eigenen Seite einen Namen, und setz dich dann.
error-rated-people = Ein gewertetes Spiel ist nur für Menschen, alle mit Namen und eigenem Gerät, oder für einen davon gegen einen Bot.
error-rated-placed = Deine Wertung ist inzwischen bekannt: Nur Spiele mit Menschen ändern sie.
error-rated-unfinished = In diesem Spiel hast du schon eine gewertete Partie gegen einen Bot begonnen. Spiel sie zu Ende oder gib sie auf, vor der nächsten.
error-rated-fair = Gewertet wird mit der eigenen Schachtel des Spiels, ohne Tipps und mit dem Zufall des Servers.
error-device-link = Dieser Link ist verbraucht oder älter als { $minutes } Minuten. Mach einen neuen an dem Gerät, das den Namen hat.
error-no-account = Den Namen { $name } hat niemand genommen.
error-no-session = Dieses Gerät ist schon abgemeldet.
error-nobody = Niemand hier heißt { $name }, oder die Spiele unter diesem Namen bleiben privat.
error-remove-name = Gib { $name } ein, um den Namen zu entfernen; entfernt wurde nichts.

error-not-begun = Das Spiel beginnt, sobald alle Plätze besetzt sind.
error-no-seal = Ein Siegel sind 64 hexadezimale Ziffern in Kleinbuchstaben: der SHA-256 dessen, was docs/dice.md sagt.
error-no-anchor = Ein Anker sind 64 hexadezimale Ziffern in Kleinbuchstaben: der erste Hash einer Kette, wie docs/dice.md sagt.
error-no-links = An diesem Tisch machen die Plätze den Zufall nicht gemeinsam, oder dieser Platz hat keine Kette.
error-other-link = Das ist nicht das Glied in der Kette dieses Platzes für die Ziehung nach { $number } Einträgen.
error-sealed-already = Dieser Platz hat seinen Beitrag schon versiegelt.
error-sealed-by-another = Ein anderer Platz hat genau das versiegelt. Versiegle eigene Zufallszahlen: Eine Kopie könnte niemand öffnen.
error-other-head = Was deine Seite von diesem Spiel aufgezeichnet hat, ist nicht das, was der Server hat: Die Köpfe nach { $number } Einträgen sind verschieden. Bewahre deine Aufzeichnung als Beleg auf und lade die Seite neu.
error-sealed-too-late = Der Zufall ist versiegelt: Niemand kann mehr etwas beitragen.
error-told-too-early = Beiträge werden genannt, wenn alle Siegel feststehen, und zwar von denen, die eins gesetzt haben.
error-told-too-late = Der Zufall steht fest: Was bis dahin nicht genannt war, gilt als zurückgehalten.
error-not-what-was-sealed = Das ist nicht, was dieser Platz versiegelt hat.
error-no-proof = Der Zufall dieses Spiels lässt sich nicht prüfen: In einer Lektion ist er zurechtgelegt, und ältere Spiele haben keinen Beweis.
error-proof-too-early = Der Beweis verrät jede Ziehung, also gibt es ihn erst nach dem Spiel.
error-day-closed = Heute spielen andere mit denselben Karten und Würfeln. Alles über dieses Spiel wird am { $date } offen.
error-day-to-come = Dieser Tag kommt erst noch.
error-clock-alone = Eine Uhr ist für Leute mit eigenen Geräten, und für Spiele ohne echte Karten.
error-days-people = Ein Spiel über Tage braucht mindestens zwei Menschen.
error-clock-answers = Wo Zeit läuft, brauchen auch Antworten auf eine Karte eine Grenze: Wähle 4, 8 oder 15 Sekunden.
error-nothing-in-advance = Hier lässt sich nichts im Voraus beantworten: Das ist für Spiele über Tage, mit Antworten.
error-nothing-to-answer = Es gibt nichts mehr zu beantworten.
error-not-answerable = Auf { $card } kann niemand antworten. Möglich sind: { $cards }.
error-call-off = Für jemanden beenden lässt sich ein Spiel erst, wenn der Platz verlassen ist und sonst niemand darin sitzt.
error-best-of = Eine Serie geht über höchstens { $numbers } Spiele.
error-not-over = Das Spiel ist noch nicht vorbei.
error-match-over = Das Spiel ist vorbei.
error-draw-unknown = Ein Remis braucht zwei Menschen und ein Spiel, das so enden kann.
error-draw-gone = Das Angebot gilt nicht mehr: Inzwischen wurde etwas anderes entschieden.
error-draw-again = Du hast schon Remis angeboten; nach deiner nächsten Entscheidung geht es wieder.
error-no-phrase = „{ $phrase }“ ist kein Spruch; es gibt { $phrases }.
error-nobody-listens = An diesem Tisch ist sonst niemand zum Reden.
error-phrases-often = Das reicht für den Moment: { $most } Sprüche in { $seconds } Sekunden sind erlaubt.
error-no-line = Das lässt sich nicht senden: Schreib eine Zeile mit höchstens { $most } Zeichen, die alle zu sehen sind.
error-not-all-write = Schreiben kannst du hier nur, solange alle am Tisch es erlauben.
error-no-free-text = Frei schreiben kann hier niemand: Das geht nur an einem Tisch, der nicht allen offensteht, mit Menschen an eigenen Geräten, und bis einen Tag nach dem Spiel.
error-nothing-written = { $name } hat dir nichts geschrieben, was sich melden ließe.
error-withdrawn = Du bist aus diesem Spiel raus: Ein Bot spielt auf deinem Platz zu Ende.
error-resign-lesson = Eine Lektion ist kein Spiel: Geh, wann du willst.
error-resign-real = Mit echten Karten und mehr als zwei Plätzen kann niemand aufgeben, denn kein Bot kann die Karten übernehmen.
error-other-seat = Du sitzt schon an diesem Tisch, als { $name }. Ein zweiter Platz braucht einen anderen Browser.
error-no-lesson = Auf diesem Platz wird niemand unterrichtet.
error-no-lab-box = So eine Schachtel gibt es im Labor dieses Browsers nicht: Sie wurde gelöscht, oder sie gehört einem anderen Browser.
error-no-lab-run = So einen Bericht hat das Labor nicht: Er wurde gelöscht, oder der Link ist nicht vollständig.
error-no-lab-report = Es gibt noch keinen Bericht.
error-box-of-another-game = Diese Schachtel ist für ein anderes Spiel.
error-lab-box = { $error }
error-lab-game = Die Zeile „game“ nennt das Spiel, für das die Schachtel ist: eins von { $games }, nicht „{ $game }“.
error-lab-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
error-lab-no-file = Wähle erst eine Datei oder füg eine ein.
error-lab-question = { $error }
error-lab-whole = Das ist eine ganze Zahl, etwa 5.
error-lab-number = Das ist eine Zahl, etwa 1.5.
error-lab-not-yours = Nur der Browser, der eine Frage gestellt hat, kann sie abbrechen oder löschen.
error-lab-libraries = Das Labor ist auf diesem Server nicht eingerichtet: { $libraries } { $libraries-count ->
    [one] fehlt
   *[other] fehlen
}. Wer ihn betreibt, kann das nachholen: pip install 'kickabout[lab]'.
error-too-many-lab-boxes = Dieser Browser hat schon { $most } Schachteln: Lösch erst eine.
error-lab-box-moved-on = Die Schachtel wurde inzwischen in einem anderen Fenster geändert. Lade diese Seite neu, dann geht nichts verloren.
error-lab-runs-open = { $most ->
    [one] Eine Frage von dir hat noch keine Antwort: Warte darauf oder brich sie ab.
   *[other] { $most } Fragen von dir haben noch keine Antwort: Warte auf eine oder brich eine ab.
}
error-lab-busy = Das Labor hat mehr zu tun, als es schafft. Komm in einer Weile wieder.
error-too-many-accounts = Von deinem Browser oder deiner Adresse wurden so oft Namen genommen, zurückgeholt oder verknüpft, wie in einer Stunde erlaubt ist. Versuch es wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-reports = Dein Browser oder deine Adresse hat so viele Namen gemeldet, wie in einer Stunde erlaubt sind. Der nächste geht in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-mails = Von deinem Browser oder deiner Adresse, oder an diese Mailadresse, wurden so viele Mails verlangt, wie in einer Stunde erlaubt sind. Frag wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-runs = Dein Browser oder deine Adresse hat das Labor so viel gefragt, wie in einer Stunde erlaubt ist. Frag wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-body-too-long = So viel braucht niemand zu senden: Eine Anfrage darf { $kilobytes } kB bringen.
error-no-pictures = { $game } hat keine Bilder dazu, wie es geht; seine Regeln sagen es.
error-no-such-lesson = { $game } hat keine Lektion „{ $lesson }“.
error-not-your-turn = Du bist nicht an der Reihe: Der Tisch wartet auf { $players }.
error-not-yet = Du bist nicht an der Reihe: Der Tisch wartet auf die Karten.
error-moved-on = Der Tisch ist weiter, seit du hingesehen hast.
error-moved-on-elsewhere = Der Tisch ist auf anderem Weg weitergekommen; sieh bitte noch einmal hin.
error-bot-plays = { $name } spielt für dich; hol dir erst deinen Platz zurück.
error-one-answer = Gib eine Antwort nach der anderen.
error-answer-with = Antworten kannst du jetzt mit: { $actions }.
error-no-undo = Das lässt sich nicht mehr zurücknehmen: Seitdem ist etwas passiert.
error-nothing-played = Es wurde nichts gespielt, denn „{ $action }“ geht nicht: { $reason }
error-not-any-more = bis dahin bist du nicht mehr an der Reihe.
error-again-not-yours = Nur wer mitgespielt hat, kann das nächste Spiel ansetzen.
error-again-fixture = Das war ein Spiel eines Wettbewerbs, und der sagt, was als Nächstes kommt.
error-next-match-set-up = Jemand hat das nächste Spiel schon angesetzt.
error-transcript-too-early = Die Mitschrift zeigt alle Hände, also gibt es sie erst nach dem Spiel.
error-replay-too-early = Eine Wiederholung zeigt alle Hände, also öffnet sie erst nach dem Spiel.
error-answer-seconds = Zum Antworten sind es 4, 8 oder 15 Sekunden, oder keine Grenze.
error-hints-setting = Tipps sind alone, on oder off.

error-stand-in-fixed = Wer für Abwesende spielt, wurde beim Eröffnen des Tisches gesagt: „{ $bot }“.
error-no-such-bot = Es gibt keinen Bot „{ $bot }“; die Bots sind: { $bots }.
error-no-such-speed = Es gibt kein Tempo „{ $speed }“; es gibt { $speeds }.
error-speed-of-others = Hier spielen noch andere Menschen, also bleibt der Tisch bei seinem Tempo.
error-asking-of-others = Hier spielen noch andere Menschen, also wird jede Frage gestellt.
error-no-such-seat = Die Plätze sind 0 bis { $last }.
error-give-seat = Nur wer hier spielt, kann einen Platz einem Bot geben.
error-is-here = { $name } ist da.
error-seat-played = Auf diesem Platz spielt schon { $name }.

error-picture-too-early = Das Bild eines Spiels gibt es erst, wenn es vorbei ist.
error-passkey = Das ist kein Passkey für diesen Server und diesen Moment: Versuch es bitte noch einmal.
error-passkey-late = Ein Passkey hat { $minutes } Minuten Zeit zum Unterschreiben: Versuch es bitte noch einmal.
error-passkey-unknown = Kein Name auf diesem Server hat diesen Passkey.
error-passkey-host = Browser erlauben Passkeys unter einer Adresse mit Namen und https, und unter http://localhost. Hier bringen dein Code und der Link für ein anderes Gerät deinen Namen zurück.
error-passkeys-full = Du hast schon { $most } Passkeys, mehr geht nicht: Entfern erst einen.
error-no-passkey = So einen Passkey hast du nicht.
error-friend-self = Das ist dein eigener Name: Frag jemand anders.
error-friends-full = Du hast schon mit { $most } Leuten zu tun, mehr geht nicht: Trenn dich erst von einigen.
error-push = Das ist keine Adresse beim Push-Dienst eines Browsers.
error-no-openid = Dieser Server kennt keine andere Stelle zum Anmelden.
error-openid-late = Du kamst nicht aus diesem Browser dorthin, warst schon einmal dort oder hast länger als { $minutes } Minuten gebraucht: Versuch es bitte noch einmal.
error-openid-provider = Die andere Stelle ist gerade nicht zu erreichen oder antwortet nicht, wie sie sollte. Versuch es bitte später noch einmal.
error-openid-token = Was die andere Stelle über dich sagt, stimmt nicht: Versuch es bitte noch einmal.
error-openid-taken = Damit hast du schon einen anderen Namen verbunden. Löse erst diese Verbindung.
error-openid-unknown = Kein Name hier ist damit verbunden, wie du bei { $host } heißt. Nimm einen Namen oder melde dich mit deinem an, und verbinde ihn auf deiner Seite.
error-openid-settings = OpenID Connect braucht beide Einstellungen, oidc-issuer und oidc-client-id: gib beide an oder keine
error-no-mail = Dieser Server verschickt keine Mails.
error-mail-address = Das ist keine Mailadresse. Eine wäre zum Beispiel nina@example.com.
error-mail-link = Dieser Link gilt nicht mehr. Einen neuen gibt es auf der Seite deiner Nachrichten.
error-mail-links = Mehrere Links sind schon zu dir unterwegs: Öffne den neuesten oder warte, bis sie abgelaufen sind.
error-mail-taken = Diese Adresse gehört auf diesem Server schon zu einem anderen Namen.
error-mail-stop = Dieser Link bestellt keine Mails ab. Abbestellen kannst du sie auf der Seite deiner Nachrichten.
error-mail-settings = Mail braucht beide Einstellungen, mail-host und mail-sender: gib beide an oder keine
error-no-feed = Unter dieser Adresse gibt es keinen Feed. Wem er gehört, der kann einen neuen machen.
error-no-push = Kein solcher Browser zeigt deine Nachrichten.
error-zone = Es gibt keine Zeitzone „{ $zone }“. Eine wäre zum Beispiel Europe/Berlin.
error-hour = Stunden gehen von 0 bis 23.
error-no-friend = Mit diesem Namen bist du nicht befreundet.
error-withdraw = Es gibt keine Einladung mehr, die sich zurückziehen ließe.
error-no-competition = So einen Wettbewerb gibt es nicht.
error-competition-name = Ein Wettbewerb hat einen Namen von 1 bis { $most } Zeichen.
error-competition-grace = Bei dieser Bedenkzeit wartet ein Spiel { $least } bis { $most } Minuten auf alle.
error-competition-days = Ein Spiel über Tage darf insgesamt 1 bis { $most } Tage dauern; die anderen haben ihre Bedenkzeit.
error-competition-arena-days = Eine Arena ist für schnelle Spiele: Wähle eine Bedenkzeit in Minuten oder Sekunden.
error-competition-arena-bots = Eine Arena ist nur für Menschen: Wer da ist, wird sofort gepaart.
error-competition-group-stage = Eine Gruppenphase gibt es nur in Squad Rush.
error-competition-past = Wähle einen Zeitpunkt ab jetzt und binnen eines Jahres.
error-competition-solo = In einem Wettbewerb spielt auf beiden Plätzen jemand: Wähle Optionen für zwei.
error-competition-not-yours = Das kann nur, wer den Wettbewerb ausrichtet.
error-competition-begun = Der Wettbewerb hat begonnen: Anmelden kann sich niemand mehr.
error-competition-full = Es ist Platz für { $most } Teams, und alles ist besetzt.
error-competition-few = Zum Beginn braucht es { $least } Teams: Lade jemanden ein oder lass Bots auffüllen.
error-competition-room = Es ist noch Platz für { $number ->
    [one] ein Team
   *[other] { $number } Teams
}.
error-competition-strength = In dieser Stärke { $number ->
    [0] ist kein Bot mehr frei
    [one] ist noch ein Bot frei
   *[other] sind noch { $number } Bots frei
}.
error-competition-bots = Alle { $most } Bots, die Wettbewerbe spielen, sind schon dabei.
error-competition-banned = Du bist aus einem Wettbewerb geflogen, weil du zu deinen Spielen nicht gekommen bist: Ab { $until } kannst du wieder einen antreten.
error-competition-no-part = Du nimmst an diesem Wettbewerb nicht teil.
error-competition-no-side = So ein Team gibt es in diesem Wettbewerb nicht mehr.
error-competition-no-match = Gerade gibt es kein Spiel für dich.
error-competition-no-result = Dieses Spiel hat kein Ergebnis, das sich berichtigen ließe.
error-competition-round = Ein Spiel dieser Runde ist noch nicht vorbei.
error-competition-settled = Nach diesem Ergebnis wurden schon andere gepaart: Es lässt sich nicht mehr berichtigen.
error-competition-goals = Gib jedem Team 0 bis { $most } Tore.
error-competition-level = Ein Spiel kann hier nicht { $goals } zu { $goals } enden: Gib einem Team mehr Tore.
error-competition-reason = Gib einen Grund von 1 bis { $most } Zeichen an; alle bekommen ihn zu sehen.
error-competition-over = Der Wettbewerb ist vorbei.
error-no-challenge = An diesem Tisch wartet niemand mehr auf dich.
error-no-hints = Dieser Tisch wurde ohne Tipps eröffnet.
error-hint-on-nothing = Einen Tipp gibt es zu deiner eigenen Entscheidung; gerade steht keine an.
error-hint-lost = Der Bot hat den Faden verloren; frag bitte noch einmal.

error-unsaved = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es bitte gleich noch einmal. Wer den Server betreibt, findet den Grund in seinem Protokoll: { $id }.
error-unreadable = Das lässt sich gerade nicht lesen. Versuch es bitte gleich noch einmal. Wer den Server betreibt, findet den Grund in seinem Protokoll: { $id }.

error-nothing-to-build = Für { $game } gibt es nichts zu bauen.
error-no-such-kind = So etwas gibt es hier nicht zu bauen: { $error }.
error-nothing-ready = Es gibt nichts Fertiges namens „{ $slug }“.
error-no-file = Wähle eine Datei oder füg ihren Text ein.
error-form-long = Das ist zu lang: Eine Datei hat höchstens { NUMBER($most, useGrouping: 0) } Bytes.
error-file-long = Die Datei hat { NUMBER($size, useGrouping: 0) } Bytes; gelesen werden höchstens { NUMBER($most, useGrouping: 0) }.
error-not-utf8 = Die Datei ist kein Text in UTF-8.
error-wrong-file = Diese Datei passt nicht ({ $noun }): { $error }
error-not-built-here = Hier gibt es nichts, was dieser Browser gebaut hat. Gebautes bleibt im Browser, der es gebaut hat; exportiere es dort, um es mitzubringen.
error-too-many-built = Dieser Browser hat davon schon { $most }: Lösch erst etwas.

error-data-folder = der Datenordner { $folder } ist nicht zu gebrauchen: { $error }
error-folder-in-use = ein anderer Kickabout-Server hat seine Tische in { $folder }: halte ihn an oder wähle mit --data einen anderen Ordner
error-database-newer = { $file } stammt von einer neueren Version von Kickabout: starte diese oder wähle mit --data einen anderen Ordner
error-database-unusable = die Datenbank { $file } ist nicht zu gebrauchen („{ $cause }“): schaff Platz, falls die Platte voll ist, setz eine Sicherung an ihre Stelle oder wähle mit --data einen anderen Ordner
error-other-key = die anderen Server dieser Datenbank unterschreiben mit einem anderen Schlüssel: gib allen denselben mit --secret-key oder KICKABOUT_SECRET_KEY; docs/hosting.md sagt, wie alle einen neuen bekommen
error-key-not-accepted = ein Server dieser Datenbank nimmt den --secret-key von diesem nicht an oder unterschreibt mit einem, den dieser nicht annimmt: docs/hosting.md sagt, in welcher Reihenfolge Server einen neuen bekommen
error-key-short = in { $file } steht kein Schlüssel von 32 Bytes oder mehr: setz eine Sicherung an ihre Stelle oder entfern die Datei, dann wird einer gemacht, und die damit unterschriebenen Cookies gelten nicht mehr
error-token-short = in { $file } steht kein Token von 16 Zeichen oder mehr: schreib eines hinein oder entfern die Datei, dann wird eines gemacht
error-port = Port { $port } auf { $host } ist nicht zu gebrauchen ({ $reason }): wähle mit --port einen anderen
error-fields = Fehlt, oder ist nicht, wie es sein soll: { $fields }.

error-page = Unterbrechung
    .help = Etwas kam nicht durch.
error-page-400 = Falscher Einwurf
    .help = Daraus wurde der Server nicht schlau.
error-page-403 = Nicht dein Trikot
    .help = Dieser Platz gehört jemand anderem. Öffne den privaten Link deines eigenen Platzes oder sieh von den Rängen zu.
error-page-sanctioned = Rote Karte
error-page-404 = Über die Latte
    .help = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Link eines Tisches beim Kopieren abgeschnitten.
error-page-409 = Das Spiel ist weiter
    .help = Das Spiel ging weiter, bevor das ankam. Zurück an den Tisch: Dort siehst du, wie es steht.
error-page-410 = Das Flutlicht ist aus
    .help = Dieser Tisch ist geschlossen.
error-page-421 = Falsches Stadion
    .help = Auf diesen Namen hört der Server nicht.
error-page-429 = Zeitspiel
    .help = Das war zu viel in kurzer Zeit. Warte einen Moment.
error-page-500 = Verletzungspause
    .help = Bei uns ist etwas kaputtgegangen. Das Spiel bleibt erhalten; lade die Seite gleich neu.

offline = Die Leitung ist tot
    .help = Kickabout wird auf einem Server gespielt, und der ist gerade nicht zu erreichen. Deine Spiele sind dort sicher.
    .again = Noch einmal
server-unreached = Das kam nicht am Server an. Versuch es noch einmal.

## Die Startseite

front-title = Kickabout · Stadionheft
front-home = Kickabout, Startseite
front-link = Startseite
front-skip = Zu den Spielen springen
language-choice = Sprache
    .of = Sprache: { $tag }
language-partial = teils auf Englisch
error-language = „{ $locale }“ gibt es hier nicht: Wähle eine der Sprachen am Ende der Seite

front-kicker = Offizielles Stadionheft
    .games = Fußball-Kartenspiele
    .now = Anstoß: jetzt
front-warming = { $game } macht sich warm, einmal auf diesem Rechner, etwa eine Minute lang. Spiel ruhig schon: Bis dahin gehen die Bots und ihre Tipps nach der Faustregel.
    .progress = { $done } von { $of }
front-games = Anstoß
front-all-games = Alle Spiele
front-against = gegen { $bot }
front-try = Gegen { $bot }
front-change = Optionen
    .of = Einstellen, wie { $game } gespielt wird: gegen wen, mit welchen Optionen
front-lesson-take-up = Lektion fortsetzen
front-lesson-next = Nächste Lektion: { $minutes } min
front-learn = Lern es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
front-begin-here = Hier anfangen
front-people = Mit Menschen
    .now = Sofort gegen jemanden spielen
    .now-about = Du setzt dich zu jemandem, der auf dieses Spiel wartet und etwa so stark ist wie du, oder wartest selbst. Je länger du wartest, desto weniger zählt die Stärke.
    .now-rated = Gewertet: Das Ergebnis ändert beide Wertungen
    .friend = Per Link einladen
    .friend-about = Du bekommst einen Link zum Verschicken. Ein Konto braucht es nicht.
    .by-name = Freunde beim Namen einladen
    .by-name-about = Such dir jemanden auf diesem Server aus; die Einladung steht dann auf der Startseite.
    .rated = Für mehr Plätze, andere Regeln, mehrere Spiele oder ein Spiel über Tage: { $link }. Die Tage stehen unter „Feinheiten“, bei „Bedenkzeit“. All das geht auch als Gast.
    .sheet = Einstellungen ändern
front-people-of = { $game } mit Menschen
front-lessons = Lektionen
front-learn-short = Lernen
front-lessons-of = Lektionen zu { $game }
front-lesson-state = { $state ->
    [done] { $minutes } min · fertig
    [begun] { $minutes } min · begonnen
   *[new] { $minutes } min
}
front-lesson-begin = { $state ->
    [new] Anfangen
   *[other] Von vorn
}
front-lesson-go-on = Weiter
lesson-reads = Der Trainer erklärt.
    .how = Lies weiter und drück dann auf „Weiter“.
front-how-to-play = In Bildern
    .of = In Bildern: So geht { $game }
front-rules = Regeln
    .of = Regeln von { $game }
front-level-up = { $number } Siege in Folge. Stärker?
front-level-down = Zuletzt verloren. Sanfter?
front-prepared = Teams und Aufstellung
    .help = Was vor dem Anstoß entschieden wird.
    .no = Ich wähle
    .yes = für mich gewählt
front-players = für { $players }
front-read-rules = Regelheft lesen
front-team-sheet = Spielberichtsbogen
front-your-name = Dein Name
    .placeholder = hier unterschreiben
front-open-seat = Offen: einladen
    .help = Gibt dir einen Link zum Verschicken.
front-here = Gleich hier
    .help = Teilt diesen Bildschirm mit dir. Ein Vorhang verbirgt jede Hand, während ihr das Gerät weitergebt.
    .name = Name auf Platz { $number }
    .placeholder = Name
front-nobody = Niemand
front-rated = Gewertet
    .help = Das Ergebnis ändert die Wertung von allen. Für Menschen mit Namen, ohne Tipps; nichts wird zurückgenommen, und wer geht, verliert.
    .bot = Gegen einen Bot zählt es, solange deine Wertung vorläufig ist (?); die des Bots steht fest.
    .no = Nein
    .yes = Ja
front-extra-options = Feinheiten
front-hints = Tipps
    .help = Was täte ein starker Bot?
    .alone = allein mit Bots
    .on = für alle
    .off = keine
front-clock = Bedenkzeit
    .help = Wie lange dürfen Menschen brauchen?
clock-none = ohne Grenze
match-terms = { $rated ->
    [yes] Gewertet
   *[no] Nicht gewertet
} · Bedenkzeit: { $clock }
clock-seconds = { $seconds } s je Entscheidung
clock-match = { $minutes } min je Seite + { $seconds } s je Zug
clock-over-days = { $days ->
    [one] { $days } Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
clock-title = { $player-is ->
    [you] Deine Bedenkzeit
   *[other] Bedenkzeit: { $player }
}
moves = Deine Züge
moves-live = Jetzt
moves-others = Andere am Zug
moves-none = Kein Spiel wartet auf dich.
    .begin = Fordere unter „Freunde“ jemanden zu einem Spiel über Tage heraus, oder beginne auf der Startseite eins mit anderer Bedenkzeit.
moves-against = gegen { $names }
moves-left = noch { $left }
moves-next = Nächster Zug
    .help = Das nächste Spiel über Tage, das auf dich wartet
moves-previous = Voriger Zug
    .help = Das vorige Spiel über Tage, das auf dich wartet
moves-done-back = Du bist zurück: Jeder Zug, der auf dich wartet, ist um genau diese Tage früher fällig.
moves-done-vacation = Du bist im Urlaub: Jeder Zug, der auf dich wartet, ist um so viele Tage später fällig.
vacation = Urlaub
    .about = Im Urlaub läuft in deinen Spielen über Tage keine Zeit. Dieses Jahr { $days ->
        [one] bleibt { $days } Tag
       *[other] bleiben { $days } Tage
    }: Du wählst, wie lange er höchstens dauert. Danach endet er von selbst, oder wenn du vorher zurückkommst.
        Wer gegen dich spielt, sieht neben deinem Namen, dass du im Urlaub bist, und bis wann.
    .away = Du bist bis { $date } weg. Spielen darfst du trotzdem.
    .days = Tage
    .press = In den Urlaub
    .sure = Er beginnt sofort. Du kannst früher zurückkommen, aber jeder begonnene Tag ist verbraucht.
    .yes = So viele Tage in den Urlaub
    .end = Jetzt zurückkommen
    .end-about = Ganze Tage, die du nicht gebraucht hast, bleiben für einen anderen Urlaub.
seat-away = Urlaub bis { $date }
seat-away-title = { $player-is ->
    [you] Du bist
   *[other] { $player } ist
} im Urlaub bis { $date }
vacation-rivals = Gegner im Urlaub
vacation-until = bis { $date }
error-vacation-days = Ein Urlaub dauert 1 bis { $most } Tage.
error-no-vacation = Du bist nicht im Urlaub.
error-vacation = Du bist schon im Urlaub oder hast dieses Jahr nicht mehr so viele Tage.
clock-days = { $days } T { $hours } h
front-watch = Publikum
    .help = Wann dürfen andere über den Link des Tisches zusehen?
    .now = sofort
    .behind = { $number } Züge später
    .later = nach dem Spiel
error-watch = „{ $watch }“ sagt nicht, wann andere zusehen; es gibt { $choices }.
front-best-of = Spiele
    .help = Wer muss wie viele gewinnen?
    .of-1 = ein einziges
    .of-3 = Best of 3
    .of-5 = Best of 5
front-stand-in = Spielt für Abwesende
front-kick-off = Anstoß
front-tables = Deine Tische
front-more-tables = { $number ->
    [one] { $number } Tisch mehr
   *[other] { $number } Tische mehr
}
front-club = { $state ->
    [over] Die Saison ist vorbei.
   *[waits] Die anderen spielen noch.
}
front-kept-here = Deine Spiele bleiben hier: Schließ die Seite, komm wieder, spiel weiter.
    .name = Ein Name bringt sie auf deine anderen Geräte.
front-box = Mach ein Spiel zu deinem
    .help = Ändere die Karten und Regeln eines Spiels, lass es tausendfach spielen, und spiel es selbst.
    .open = Ein Spiel ändern
    .file = Mit Karten und Regeln spielen, die dir jemand geschickt hat (eine .toml-Datei)
    .play = Aufbauen
file-choose = Datei wählen
file-none = noch keine Datei
front-your-turn = Du bist dran
front-asked = { $said ->
    [no] { $name }: jetzt nicht
   *[nothing] { $name } ist gefragt
}
front-waits-for = am Zug: { $names }
front-you-won = Du hast gewonnen
result-how = { $how ->
    [resigned] { front-resigned }
    [on-time] { front-on-time }
    [left] { front-left }
    [stood] wie es stand
    [walkover] kampflos
    [conceded] { season-walkover }
    [void] niemand kam
    [tie-break] nach Feinwertung
   *[played] gespielt
}
front-practice = Übung
front-resigned = durch Aufgabe
front-on-time = auf Zeit
front-left = durch Weggehen
front-won = gewonnen: { $names }
front-status = { $status ->
    [waiting] Wartet
    [playing] Läuft
   *[over] Schluss
}
front-just-now = gerade eben
front-minutes-ago = { $number ->
    [one] vor { $number } Minute
   *[other] vor { $number } Minuten
}
front-hours-ago = { $number ->
    [one] vor { $number } Stunde
   *[other] vor { $number } Stunden
}
front-days-ago = { $number ->
    [one] vor { $number } Tag
   *[other] vor { $number } Tagen
}

## Eine Einladung

join-title = Du bist eingeladen
join-heading = Dein Trikot hängt am Haken
join-yours = Deins
join-open = Offen
join-sit = Anziehen
join-as = Du spielst als { $name }.
seat-title = Ein Platz für dich
seat-heading = Als { $name } von hier aus spielen?
seat-take = Hinsetzen
seat-fine = Wer diesen Link hat, kann auf diesem Platz spielen. Nimm ihn, wenn es deiner ist; in deinen anderen Browsern bleibt er dir auch.
join-series = Es ist eine Serie, Best of { $number ->
    [3] 3
   *[5] 5
}.
join-rated = Dieses Spiel wird gewertet: Das Ergebnis ändert deine Wertung, die alle am Tisch sehen. Niemand bekommt Tipps oder nimmt etwas zurück, und wer geht, verliert.
    .guess = In einer Wertung sagt ±, wie weit sie danebenliegen kann, und ein Fragezeichen, dass sie bisher nur geschätzt ist.
    .guest = Es ist für Leute mit Namen. Nimm einen oder melde dich an, und öffne diese Einladung noch einmal.
join-fine = Niemand sonst kann deine Karten bewegen. Wenn du magst: { $link }; das Spiel wartet.
    .link = Erst das Regelheft lesen

## Der Tisch

table-skip = Zum Tisch springen
table-skip-page = Zur Seite springen
table-tools = Werkzeuge
table-theme = Hell oder dunkel
table-close = Schließen
table-sound = Ton
table-speed = Tempo
table-speed-calm = Langsam
table-speed-brisk = Schnell
table-speed-instant = Sofort
table-asking = Immer fragen
    .help = Frag mich immer, auch wo jede Karte verschwendet wäre. Ausgeschaltet lässt der Tisch solche Fragen aus.
table-notify = Sag mir, wenn ich dran bin
    .notice = Du bist am Zug
table-to-the-table = Zum Tisch
table-you = Du
table-sentences = { $first } { $second }
table-option-number = { $option }: { $number }
table-option-switch = { $option }: { $value }
table-your-move = ● Du bist am Zug
table-trouble = Das Spiel ist unterbrochen.
table-line-down = Die Leitung ist weg. Dein Spiel ist sicher; wir rufen zurück …
table-unreached = Das kam nicht am Tisch an. Versuch es noch einmal.
table-board = Auf dem Tisch
table-commentary = Kommentar
    .order = Neuestes zuerst
table-commentary-empty = Die Teams kommen aus dem Tunnel.
table-strip-back = Was davor geschah
table-strip-on = Was danach geschah
table-your-hand = Deine Hand
table-hand-before = Karten links
table-hand-after = Karten rechts
table-no-cards = Keine Karten auf der Hand.
table-on-player = auf { $name }
table-on-the-bench = Auf der Bank.
    .help = So sieht deine Hand gerade aus.
table-answer-in = Deine Antwort ist da.
    .soon = Antworten werden gemeinsam geöffnet, eine Minute nach der Karte: So merkt niemand, wer schon vorher geantwortet hat.
    .hold = Du lässt sie gelten.
    .answer = Du antwortest, wenn du an der Reihe bist.
table-passes = Keine Karte ändert etwas: Es geht weiter.
table-sole = Etwas anderes ist nicht möglich, es geschieht von selbst: { $what }.
    .any = Es gibt nur eine Möglichkeit: Es geht von selbst weiter, du musst nichts drücken.
table-goes-on = Es geht binnen { $seconds } s von selbst weiter.
table-passed = Für dich gepasst: Keine Karte hätte geholfen.
table-waiting-for = Warten auf { $players }.
table-undo = Zurücknehmen
    .title = Nimm deinen letzten Schritt zurück: Das geht, bis eine Karte aufgedeckt wird oder jemand anders entscheidet
table-chooses-after-you = wählt nach dir
table-aims-back = Wähle aus. Ein Tipp auf die Karte legt sie zurück.
table-lift = Die Karte, angehoben
table-lift-play = Spielen
table-lift-discard = Abwerfen
table-lift-take = Nehmen
table-lift-help = Oder tipp die Karte noch einmal an, oder zieh sie aufs Feld.
table-lift-wait = Du darfst sie spielen, wenn du gefragt wirst.
table-watching = Von den Rängen
    .help = Von den Rängen: Die Hände bleiben verdeckt.
    .behind = { $number } Züge später.
    .later = Dieses Spiel wird gezeigt, wenn es vorbei ist.
    .day = Andere spielen mit denselben Karten und Würfeln: Dieses Spiel wird ab { $date } gezeigt.

table-lobby = Kabine
table-lobby-heading = { $number ->
    [one] Noch { $number } Trikot am Haken
   *[other] Noch { $number } Trikots am Haken
}
table-lobby-send = { $number ->
    [one] Verschick den Link.
   *[other] Verschick die Links, einen je Platz.
}
    .also = { $number ->
    [one] Du kannst auch jemandem den Link schicken.
   *[other] Du kannst auch Links schicken, einen je Platz.
}
table-lobby-asked = { $name } ist gefragt: Es steht auf der Startseite.
table-lobby-declined = { $name } sagt: jetzt nicht.
table-lobby-withdraw = Einladung zurückziehen
table-lobby-watching = Du siehst zu: Den Link zu einem Platz gibt, wer den Tisch eröffnet hat.
table-lobby-kick-off = Anstoß ist, sobald das letzte Trikot weg ist.
table-lobby-fixture = Ein Spiel eines Wettbewerbs: Seine Plätze sind für die reserviert, die es spielen.
table-lobby-open = Offener Platz
table-lobby-open-seat = wartet auf jemanden
table-lobby-asked-seat = gefragt
table-lobby-automaton-seat = spielt von selbst
table-lobby-here-seat = in der Kabine
table-lobby-away-seat = unterwegs
table-lobby-listed = Alle auf diesem Server sehen auf der Startseite, dass du wartest, und können sich setzen.
    .bots = Kommt niemand? Gib den Platz einem Bot.
table-lobby-watch-behind = Wer zusieht, ist { $number } Züge hinterher.
table-lobby-watch-later = Sonst kann niemand zusehen, bevor es vorbei ist.
table-lobby-rated = Es wird gewertet: Niemand bekommt Tipps oder nimmt etwas zurück, wer geht, verliert, und alle hier sehen die Wertungen. Ein Fragezeichen dahinter sagt, dass eine bisher nur geschätzt ist.
table-lobby-local = Betreibst du diesen Server? Seine Links öffnen sich nur auf diesem Rechner.
    .help = Für ein Telefon oder einen anderen Rechner im selben Netz halte den Server an und starte ihn mit { $command }; dann zeigt diese Seite Links mit einer Adresse, die dort geht. Verloren geht dabei nichts.
    .command = make play ARGS="--host 0.0.0.0"
table-lobby-links = Wer einen Link öffnet, nimmt diesen Platz.
table-lobby-kept = Du kannst die Seite schließen und wiederkommen: Dein Platz bleibt in diesem Browser.
table-copy = Kopieren
    .seat = Den Link für Platz { $number } kopieren
    .own = Deinen privaten Link kopieren
table-share = Teilen
    .seat = Den Link für Platz { $number } teilen
table-qr = QR-Code
    .seat = Der Link für Platz { $number } als QR-Code
    .help = Richte die Kamera eines Telefons darauf.
table-copied = Kopiert
table-copy-by-hand = Kein Zugriff auf die Zwischenablage: bitte selbst kopieren
table-about = Über diesen Tisch: fairer Zufall, Links, Namen
table-private-link = Dein eigener Platz auf einem anderen Gerät: { $link }
    .link = privater Link
    .watch = Wer dir zusehen will, öffnet die Adresse dieser Seite: Sie zeigt dort keine Hand.

links-new-all = Neue Links für diesen Tisch
    .about = Alle Links dieses Tisches gelten nicht mehr, und neue treten an ihre Stelle: Einladungen und alle privaten Links. Wer hier in einem Browser sitzt, bleibt sitzen.
    .yes = Neue Links machen
links-new-own = Neuer privater Link
    .about = Dein privater Link gilt nicht mehr, und ein neuer tritt an seine Stelle. In diesem Browser bleibst du sitzen.
    .yes = Neuen Link machen
links-new-alone = Andere Browser verlieren meinen Platz
links-hidden = Die Links dieses Tisches gelten noch, aber dieser Server kann sie nicht mehr zeigen. Neue kann er zeigen.
links-new-done = Die alten Links führen nirgends mehr hin. Die neuen stehen auf dieser Seite.

table-final-resigned = Durch Aufgabe
table-final-on-time = Auf Zeit
table-final-left = Durch Weggehen
# A match between two that was given up, and counts otherwise.
final-forfeit = Aufgegeben beim Stand von { $goals }: Ein aufgegebenes Spiel zählt { $counts }.
table-final-draw = Unentschieden
table-final-you-win = Du gewinnst!
table-final-you-share = Geteilter Sieg
table-final-win = { $players } { $players-count ->
    [one] gewinnt
   *[other] gewinnen
}
table-final-undecided = { $stake ->
    [season-many] Die anderen spielen unter sich weiter
   *[other] Aufgegeben, bevor jemand gewonnen hatte
}
table-final-winner = Sieg
table-final-shots = { $number ->
    [one] { $number } Schuss
   *[other] { $number } Schüsse
}{ $corners ->
    [0] { "" }
    [one] , { $corners } Ecke
   *[other] , { $corners } Ecken
}
table-again = Noch einmal
    .changes = Noch einmal, mit Änderungen
    .series = Noch ein Best of { $number ->
        [3] 3
       *[5] 5
    }
rematch-wants = { $players } { $players-count ->
    [one] möchte
   *[other] möchten
} noch einmal spielen.
rematch-waits = Du möchtest noch einmal. Warten auf { $players }.
rematch-declined = { $players } { $players-count ->
    [one] möchte
   *[other] möchten
} nicht noch einmal spielen.
rematch-you-declined = Du hast zu einem weiteren Spiel nein gesagt.
rematch-bot = Gegen einen Bot
rematch-no = Nein danke
rematch-without = Noch einmal, ohne sie
rematch-begins = Du möchtest noch einmal. Das nächste Spiel wird angesetzt.
rematch-not = Doch nicht
series = Best of { $number ->
    [3] 3
   *[5] 5
}:
series-side = { $player } { $number }
series-won = { $player-is ->
    [you] Du gewinnst die Serie!
   *[other] { $player } gewinnt die Serie.
}
series-next = Es beginnt von selbst in einer halben Minute.
table-next-match = Das nächste Spiel
table-transcript = Mitschrift

## Ein Gerät für mehrere.

device-pass = Gib das Gerät an { $name }
device-answer = Antwortet { $name }?
device-stands = { $name } sagt nein: Es gilt
device-take = Hier ist { $name }
device-next = Jetzt ist { $name } dran
device-look = Hand zeigen: { $name }
device-hidden = Jetzt ist keine Hand auf dem Bildschirm.
device-undo = Letzten Zug zurücknehmen: { $name }
device-put-down = Die Hand auf dem Bildschirm verbergen
    .key = Die Hand auf dem Bildschirm verbergen (C)
    .short = Verbergen
device-shares = an diesem Gerät

## Schlusspfiff, wie ihn der Sportteil bringt.

final-back-page = Der Sportteil
final-draw =
    .v1 = Punkteteilung
    .v2 = Niemand zuckt
    .v3 = Remis beim Schlusspfiff
final-shared =
    .v1 = { $players } teilen die Beute
    .v2 = Gleichauf: { $players }
final-resigned =
    .v1 = { $rival } hisst die weiße Fahne
    .v2 = Vorzeitig Schluss: { $rival } winkt ab
final-on-time =
    .v1 = Die Uhr schlägt { $rival }
    .v2 = Zeit abgelaufen: { $rival }
final-on-time-own =
    .v1 = Von der Uhr geschlagen
    .v2 = Die Zeit ist um
final-left =
    .v1 = { $rival } verlässt das Stadion
    .v2 = Keine Spur von { $rival }
final-left-own =
    .v1 = In Abwesenheit verloren
    .v2 = Vor dem Abpfiff gegangen
final-early-bath =
    .v1 = Früh unter die Dusche
    .v2 = Die weiße Fahne weht
final-win =
    .v1 = { $player-is ->
        [you] Du machst den Deckel drauf
       *[other] { $player } macht den Deckel drauf
    }
    .v2 = { $player-is ->
        [you] Du knackst { $rival }
       *[other] { $player } knackt { $rival }
    }
    .v3 = { $player-is ->
        [you] Du bist zu stark für { $rival }
       *[other] { $player } ist zu stark für { $rival }
    }
final-narrow =
    .v1 = { $player-is ->
        [you] Du zitterst dich zum Sieg
       *[other] { $player } siegt mit Zittern
    }
    .v2 = Haarscharf: { $player }
    .v3 = { $player-is ->
        [you] Du fängst { $rival } noch ab
       *[other] { $player } fängt { $rival } noch ab
    }
final-thrashing =
    .v1 = { $player-is ->
        [you] Du feierst ein Schützenfest
       *[other] { $player } feiert ein Schützenfest
    }
    .v2 = { $player-is ->
        [you] Du fegst { $rival } vom Platz
       *[other] { $player } fegt { $rival } vom Platz
    }
    .v3 = Kantersieg: { $player }
final-comeback =
    .v1 = Wiederauferstanden: { $player }
    .v2 = { $player-is ->
        [you] Du drehst das Spiel
       *[other] { $player } dreht das Spiel
    }
    .v3 = Comeback des Tages: { $player }
final-defeat =
    .v1 = { $player } heute zu stark
    .v2 = Geschlagen, nicht gebrochen
    .v3 = Die Punkte gehen an { $player }
final-thrashed =
    .v1 = Ein Tag zum Vergessen
    .v2 = { $player } fegt dich vom Platz
    .v3 = Lehrstunde bei { $player }
final-overtaken =
    .v1 = Der Sieg lag auf dem Silbertablett
    .v2 = { $player } schnappt dir den Sieg weg
    .v3 = Eine Hand am Pokal, dann keine
final-analysis = Die Analyse
final-analysis-waits = Die Analyse dauert noch: Sie erscheint hier von selbst, oder wenn du wiederkommst.
final-analysis-working = Die Analyse wird geschrieben: { $percent } %
final-analysis-failed = Die Analyse ließ sich nicht schreiben. Neuer Versuch: { $link }
final-to-win = Siegchance
final-luck = Glück und Spiel
    .help = Was Glück und Entscheidungen mit der Siegchance gemacht haben, in Prozentpunkten. Dabei sind alle verdeckten Karten bekannt, was bei Tipps nie so ist. Eine Schätzung: Wenige Punkte bedeuten nichts.
final-luck-side = Team
final-luck-luck = Glück
final-luck-play = Spiel
final-luck-cut-short = Früh beendet
final-luck-from = Beim Anstoß
    .position = Ab der Stellung
final-luck-points = { $number ->
    [0] 0
   *[other] { SIGNED($number) }
}
final-turning = Der Wendepunkt
final-turning-lost = Wie konnte das passieren?
final-turning-chance = Das war das Glück.
final-turning-decision = { $player-is ->
    [you] Dazu führte eine Entscheidung von dir.
   *[other] Dazu führte eine Entscheidung von { $player }.
}
    .other = { $player-is ->
        [you] Dazu führte eine Entscheidung von dir, zugunsten von { $rival }.
       *[other] Dazu führte eine Entscheidung von { $player }, zu{ $rival-is ->
            [you] { " " }deinen Gunsten
           *[other] gunsten von { $rival }
        }.
    }
final-turning-whole = { $by ->
    [luck] Über das ganze Spiel wog das Glück schwerer.
   *[play] Über das ganze Spiel wogen die Entscheidungen schwerer.
}
final-turning-watch = Ansehen
final-graph = Das Spiel auf einen Blick
final-share = Teilen
    .label = Das Ergebnis teilen
    .text = { $headline } · { $title }
final-more = Mehr
final-picture = Dieses Spiel als Bild

## Vorschau eines Links, und was Bilder sagen.

preview-invitation = Du bist eingeladen: { $game }
preview-table = { $title }: { $players }
preview-status = { $status ->
    [waiting] Es fehlen noch Leute.
    [playing] Läuft: Sieh von den Rängen zu.
   *[over] Schlusspfiff.
}
preview-result = Endstand: { $result }

## Die Zeichen und die Tasten eines Tisches

table-legend = Was bedeuten die Zeichen?
    .short = Zeichen
table-keys = Tasten
    .key = Tasten (?)
table-keys-numbers = die Karte mit dieser Nummer spielen; mit angehobener Karte wählen, wofür
table-keys-arrows = durch die Hand gehen
table-keys-enter = die markierte Karte spielen
table-keys-escape = eine angehobene Karte zurücklegen
table-keys-hint = einen Tipp holen, wenn es einen gibt
table-keys-undo = zurücknehmen, wenn es geht
table-keys-curtain = die Hand verbergen, an einem geteilten Gerät
table-keys-rules = das Regelheft öffnen oder schließen
table-keys-keys = diese Tasten

## Karten: wie ein Wert wie +2 vorgelesen wird.

cards-plus = plus
cards-minus = minus

## Tipps. $who ist der gefragte Bot: einer auf der eigenen Bank.

hint-ask = Tipp
    .title = { $who } fragen, die rechte Hand auf deiner Bank
hint-thinking = { $who } denkt nach
hint-lost = { $who } hat den Faden verloren. Frag noch einmal.
hint-would = { $who } würde: { $what }, { $percent } Prozent.
hint-would-plainly = { $who } würde: { $what }.
hint-would-short = { $who } würde: { $what }
hint-chance-of-card = { $percent } Prozent Siegchance, meint { $who }.
hint-odds = Sieg
hint-heading = Tipp von { $who }, einem starken Bot
    .chances = { $draws ->
        [counted] Siegchance, ein Remis als halber Sieg
       *[none] Siegchance
    }, ±{ $error } %
    .about = Jede Wahl wurde viele Male weitergespielt, und die Zahl ist der Anteil dieser Spiele, die gewonnen werden. ±{ $error } %: In 95 von 100 Fällen liegt der wahre Anteil in diesem Bereich.
hint-choices = Deine Siegchance bei jeder Wahl
hint-best = top
hint-one-of = eins von { $number } gleich guten
hint-group-equal = Ebenso gut{ $all ->
    [yes] { "" }
   *[no] : die ersten { $shown } von { $number }
}
hint-group-rest = Schwächer
hint-untried = Nur was am meisten verspricht, hat eine Zahl; alles andere sah auf den ersten Blick schwächer aus.
hint-why = { $gap ->
        [one] „{ $best }“ gewinnt ein Spiel von hundert mehr als das Nächstbeste, „{ $other }“.
       *[other] „{ $best }“ gewinnt { $gap } Spiele von hundert mehr als das Nächstbeste, „{ $other }“.
    }
hint-equal = { $others ->
        [one] „{ $other }“ ist ebenso gut, soweit { $who } sehen kann: Nimm, was dir gefällt.
       *[other] Weitere { $others } sind ebenso gut, soweit { $who } sehen kann: Nimm, was dir gefällt.
    }
hint-level = { $number ->
        [2] Beides ist gleich gut, soweit { $who } sehen kann: Nimm, was dir gefällt.
       *[other] Alle Möglichkeiten sind gleich gut, soweit { $who } sehen kann: Nimm, was dir gefällt.
    }
hint-scores-more = Damit triffst du öfter: { hint-here } { $turns ->
        [one] bis zum Ende des Zugs
       *[other] binnen { $turns } Zügen
    }; { $equals ->
        [one] mit dem Nächstbesten
       *[other] mit dem besten der Schwächeren
    } { hint-there }.
hint-scores-less = Damit triffst du seltener: { hint-here } { $turns ->
        [one] bis zum Ende des Zugs
       *[other] binnen { $turns } Zügen
    }; mit dem Besten { hint-there }.
hint-concedes-less = Danach kassierst du seltener ein Tor: { hint-here } { $turns ->
        [one] bis zum Ende des Zugs
       *[other] binnen { $turns } Zügen
    }; { $equals ->
        [one] nach dem Nächstbesten
       *[other] nach dem besten der Schwächeren
    } { hint-there }.
hint-concedes-more = Danach kassierst du öfter ein Tor: { hint-here } { $turns ->
        [one] bis zum Ende des Zugs
       *[other] binnen { $turns } Zügen
    }; nach dem Besten { hint-there }.
hint-routine = Das überlassen alle Bots ihrer Faustregel: Die täte das hier.
hint-cold = Zahlen zu den Chancen kommen in ein, zwei Minuten: Dieser Rechner macht das Spiel noch bereit.
hint-then = Meist geht es so weiter: „{ $reply }“
hint-after = Mit „{ $other }“ geht es so weiter: „{ $reply }“
hint-press = { $choices ->
        [one] Drück darauf, um es zu spielen.
       *[other] Drück auf eine Wahl, um sie zu spielen.
    }

## Die Stellung des Tages: eine Entscheidung für alle, die einmal beantwortet wird.

position-title = Stellung des Tages
    .about = Eine Entscheidung: Finde den besten Zug.
position-score = { $lead ->
    [ahead] Du führst { $score } gegen { $rival }.
    [level] Es steht { $score } gegen { $rival }.
   *[behind] Du liegst { $score } gegen { $rival } zurück.
}
position-task = Wähl, was du spielen würdest: Eine Antwort zählt, sobald du sie bestätigst.
# $what ist die Wahl.
position-chosen = Deine Antwort: { $what }
position-begun = Du beginnst mit: { $what }. Und wie weiter?
position-answer = Antworten
position-choose-another = Anders wählen
position-others = Stellungen von heute und früher
position-past = Frühere Tage
position-done = beantwortet
position-over = Der Tag ist vorbei
position-grade-best = Besser geht’s nicht!
    .short = top
position-grade-good = Gut gewählt
    .short = gut
position-grade-playable = Spielbar, aber es gibt Besseres
    .short = spielbar
position-grade-poor = Das kostet dich etwas
    .short = schwach
position-grade-costly = Das kommt dich teuer zu stehen
position-grade-blunder = Damit verschenkst du das Spiel
position-yours = Deine Antwort: { $what }.
position-gives-away = Sie ist { position-away }.
position-answered = { $number ->
    [0] Hier hat noch niemand geantwortet.
    [one] Bisher gibt es eine Antwort.
   *[other] Bisher gibt es { $number } Antworten.
}
position-streak = { $days ->
    [one] Morgen gibt es die nächste.
   *[other] { $days } Tage in Folge mit Antwort!
}
position-play-on = Nach deiner Antwort weiterspielen
    .here = Von hier weiterspielen
    .about = Gegen { $rival }, einen Bot der Stufe „{ $level }“, und das Glück entscheidet neu. Das ist zum Üben und zählt nicht.
position-practice = Zum Üben, aus der Stellung des Tages: Es zählt nicht
position-again = Die Stellung noch einmal
    .back = Zu den Antworten
position-answers = Alle Antworten, die beste zuerst
position-alike = { $number ->
    [one] und, weil es auf dasselbe hinausläuft: { $what }
   *[other] und noch { $number }, die auf dasselbe hinauslaufen: { $what }
}
position-own = deine
position-given = { $number ->
    [0] nie gewählt
   *[other] { $number }× gewählt
}
position-away = { $points ->
    [0] kaum schlechter als die beste
    [one] { $points } Punkt schlechter als die beste
   *[other] { $points } Punkte schlechter als die beste
}
    .about = Der Unterschied in der Siegchance, auf { $error } Punkte genau: Der wahre Wert liegt in 95 von 100 Fällen in dieser Spanne.
position-chance = Deine Siegchance
position-more = { $number ->
    [one] Noch eine Antwort
   *[other] Noch { $number } Antworten
}
position-rule = Gut: bis { $good } Punkte unter der besten. Spielbar: bis { $playable }.
    .draws = Ein Unentschieden zählt als halber Sieg.
    .narrow = Die beste gewinnt hier nur { $best } von 100 Spielen, darum liegen die Noten enger beieinander als sonst.
position-how = Aus { $playouts } Spielen je Antwort, die ein Bot der Stufe Halbprofi zu Ende gespielt hat, mit demselben Glück nach jeder Antwort. Top ist auch, was sich davon nicht unterscheiden lässt. Was das Beste ist, gilt auch gegen wildere Gegner und gegen solche, die vorausdenken.
    .title = Woher die Chancen kommen
error-no-position = Für diesen Tag gibt es keine Stellung von { $game }
error-position-over = Dieser Tag ist vorbei: Seine Stellung kannst du ansehen, aber nicht mehr beantworten
error-position-unfinished = Sag auch, was sonst zu dieser Antwort gehört, etwa für wen sie gilt
error-position-unanswered = Beantworte erst die Stellung: Dann kannst du von ihr aus weiterspielen

## Das Regelheft

rules-title = Regelheft
    .key = Regelheft (R)
rules-link = Regeln
rules-skip = Zu den Regeln springen
rules-close = Das Regelheft schließen
rules-contents = Inhalt
rules-ruling = unsere Auslegung
rules-search = In den Regeln suchen
    .placeholder = Wort oder Regel, etwa 4.2
    .button = Suchen
rules-found = { $number ->
        [0] In keiner Regel steht
        [one] In einer Regel steht
       *[other] In { $number } Regeln steht
    } „{ $words }“.
    .all = Alle Regeln zeigen
rules-in-english = Die Regeln gibt es bisher auf Englisch.
rules-picture = Im Bild ansehen
rules-api-title = API
rules-api-skip = Zur Beschreibung springen
rules-api = die API, { $version }

## Die Wiederholung

replay-title = Wiederholung
replay-link = Noch einmal ansehen
    .of = Noch einmal ansehen: { $sides }
replay-skip = Zur Wiederholung springen
replay-first = Anstoß
replay-back = Eins zurück
replay-on = Eins weiter
replay-last = Schlusspfiff
replay-position = Stelle
replay-go = Los
replay-step = Schritt { $at } von { $last }
replay-keys = Tasten ← →, Leertaste spielt ab
replay-play = Abspielen
replay-speed = Tempo
    .times = × { $number }
replay-chances = Siegchance
replay-chances-figures = In Zahlen
replay-chances-minute = Minute
replay-swings = Wendepunkte
replay-no-answer = Keine Antwort: { $player }.
replay-chances-wait = Die Siegchancen dauern noch: Sie erscheinen hier von selbst, oder wenn du wiederkommst.
replay-chances-working = Die Siegchancen werden berechnet: { $percent } %
    .label = Die Siegchancen werden berechnet
    .again = Nachsehen
replay-chances-failed = Die Siegchancen ließen sich nicht berechnen.
    .again = Noch einmal versuchen

## Bauen. $noun kommt als Wort ohne Geschlecht: Es steht für sich, hinter einem Doppelpunkt oder in Klammern.

build-link = Selbst bauen: { $noun }
build-title = Werkstatt: { $noun }
build-skip = Zum Werkstück springen: { $noun }
build-skip-list = Zur Liste springen: { $noun }
build-yours = Selbst gebaut: { $noun }
build-choose = Mit Selbstgebautem spielen: { $noun }
build-own = Was du gebaut hast
    .take = Etwas Eigenes nehmen
build-another = Noch eins bauen
build-and-more = und { $number } mehr
build-mend = Ausbessern
build-too-late = Zu spät: Du hast anders begonnen.
build-play = Spielen
    .label = Mit { $name } spielen
build-change = Ändern
    .label = { $name } ändern
build-none-at-table = Du hast noch nichts Eigenes ({ $noun }). { $link }: { $clock ->
    [yes] Deine Uhr läuft weiter.
   *[no] Das Spiel wartet.
}
    .link = Bau etwas
build-unchanged = Nichts hat sich geändert.
build-legal = Erlaubt
build-not-legal = Nicht erlaubt
build-not-complete = Nicht vollständig
build-kind = { $option } { $kind }
build-for-match = Für ein Spiel mit { $option }
build-ready = Fertig zum Spielen. Es bleibt in diesem Browser: An einem Tisch nimmst du es mit einem Klick.
build-ready-with = Fertig zum Spielen. Es bleibt in diesem Browser: An einem Tisch mit { $option } { $kind } nimmst du es mit einem Klick.
build-find-table = Einen Tisch suchen
build-remarks = Zum Nachdenken
build-export = Exportieren
    .label = { $name } exportieren
build-duplicate = Duplizieren
    .label = { $name } duplizieren
build-delete = Löschen
    .label = { $name } löschen
    .sure = { $name } löschen?
    .yes = Löschen
build-none = Noch nichts da: { $noun }.
    .help = Beginn mit etwas Fertigem und ändere, was du magst, oder mit nichts: Jeder Schritt bleibt in diesem Browser.
build-new = Neu: { $noun }
build-from-nothing = Von null
    .help = Jede Stelle füllst du selbst.
build-from-file = Aus einer Datei
    .choose = Wähle die Datei, die jemand exportiert hat
    .paste = oder füg ihren Text ein
    .import = Importieren
    .example = name = "Nachtschicht"
build-name = Name ({ $noun })
build-rename = Umbenennen
build-undo = Zurücknehmen
build-parts = Teile ({ $noun })
build-count = { $count } von { $size }
build-of = von { $most }
build-clear = Leeren
build-bonuses = Boni
build-plus = plus { $amount }: { $why }
build-keep = Behalten
build-replace = Ersetzen
build-take-off = { $piece } herausnehmen
build-add = Dazu: { $piece }
build-free = noch { $number } zu wählen
build-strays = Am falschen Ort
build-less = Weniger: { $piece }
build-more = Mehr: { $piece }
build-pools = Zur Auswahl
build-search = Suchen
build-order = Reihenfolge
build-facet-all = { $facet }: alle
build-show = Zeigen
build-show-all = alle zeigen
build-swap = Tauschen
build-instead-of-player = Wer kommt für { $piece }?
build-instead-of-card = Was kommt für { $piece }?
build-instead-nobody = Niemand
build-nobody-fits = Niemand passt.
    .help = Verlang weniger: { $link }.
    .link = alle { $number } zeigen
build-first-name = Selbst gebaut ({ $noun })
build-copy-name = { $name }, noch einmal
build-sort-printed = Wie gedruckt
build-sort-name = Nach Namen
build-sort-total = Insgesamt stark
build-sort-stat = { $stat }: stark
build-said-name = Heißt jetzt { $name }.
build-said-in = { $piece } dabei
build-said-out = { $piece } raus
build-said-part = { $pieces }. { $part }: { $count } von { $size }.
build-said-bonus = Plus { $amount }: { $why }.
build-said-legal = Erlaubt: { $noun }.

## Lektionen

lesson-progress = { $number } von { $of }
lesson-watch = Sieh zu, was daraus wird …
lesson-go-on = Weiter
lesson-play-on = Dieses zu Ende spielen
lesson-next = Als Nächstes: { $lesson }
lesson-own-match = Ein eigenes Spiel
lesson-offer = Neu bei { $game }?
    .about = { $minutes ->
        [one] Eine Minute
        [2] Zwei Minuten
        [3] Drei Minuten
        [4] Vier Minuten
        [5] Fünf Minuten
       *[other] { $minutes } Minuten
    } beim Trainer, und du weißt, was du tust.
    .take = Lernen
    .close = Nein danke
lesson-not-now = Die Regeln erlauben das, aber diese Lektion geht anders weiter: { $asks }

## So wird gespielt

how-to-play = So geht’s
    .title = So geht { $game }
    .skip = Zu den Bildern springen
    .lesson = Beim Spielen lernen: { $lesson } ({ $minutes } min)
    .rules = Alle Regeln, eine nach der anderen
    .match = Ein Spiel spielen
    .in-pictures = So geht’s, in fünf Bildern
    .clauses = In den Regeln:

## Das eigene Konto, und die Würfel samt ihrer Prüfung

me-title = Du
guest-then = Nimm erst einen Namen: Danach kommst du hierher zurück.
guest-heading = Du spielst als Gast
guest-removed = Der Name { $name } ist wieder frei. Was du gespielt hast, bleibt in diesem Browser, ohne ihn.
guest-name = Name
guest-own-name = Dein Name
    .about = Er gehört dir ab dann auf diesem Server: kein Passwort, keine Mailadresse.
    .have = Du hast schon einen Namen? Melde dich an
guest-code = Wiederherstellungscode
guest-claim = Einen Namen nehmen
    .about = Er gehört auf diesem Server dir, samt allem, was du hier gespielt und gebaut hast, auf jedem Gerät, das du anmeldest. Ohne Passwort, ohne Mailadresse.
    .press = Diesen Namen nehmen
    .fine = Niemand sonst kann ihn nehmen, und auch keinen, dessen Buchstaben gleich aussehen.
guest-recover = Du hast schon einen Namen?
    .about = Öffne auf einem angemeldeten Gerät dein Konto und drück „Ein anderes Gerät anmelden“: Dann siehst du einen Link, den du hier öffnest. Ist keins deiner Geräte mehr angemeldet, gib den Wiederherstellungscode ein, den du dir aufgeschrieben hast.
    .press = Anmelden
own-tabs = Deine Seiten
    .account = Konto
    .matches = Spiele
    .moves = Züge
    .friends = Freunde
    .collection = Sammlung
    .notices = Nachrichten
account-code = Dein Wiederherstellungscode
    .about = Schreib ihn auf: Verlierst du alle deine Geräte, führt nur er zurück zu deinem Namen. Er bleibt hier stehen, bis du etwas anderes sagst.
    .copy = Kopieren
    .written = Ich habe ihn aufgeschrieben
    .then = Aufgeschrieben: weiter zum Wettbewerb
account-link = Öffne das auf deinem anderen Gerät
    .about = Es geht einmal, binnen { $minutes } Minuten.
    .copy = Link kopieren
    .make = Ein anderes Gerät anmelden
account-matches = Deine Spiele
account-devices = Deine Geräte
account-device = Ein Browser
account-since = seit { $date }
account-here = dieser Browser
account-leave = Hier abmelden
account-end = Abmelden
account-then = Weiter zum Wettbewerb
    .about = { $to ->
        [competition] Dein Wettbewerb steht, und dieser Name gehört jetzt dir. Schreib seinen Wiederherstellungscode auf und drück dann den roten Knopf.
       *[form] Ein Wettbewerb braucht einen Namen, und dieser gehört jetzt dir. Schreib seinen Code auf und drück dann den roten Knopf.
    }
account-keys = Wiederherstellungscode
    .about = Mit ihm bekommst du deinen Namen zurück, wenn kein Gerät angemeldet ist.
    .new = Einen neuen Code machen
    .replaces = Der Code, den du jetzt hast, gilt sofort nicht mehr.
    .press = Ersetzen
account-privacy = Was andere sehen
    .public = Alle können deine Ergebnisse unter deinem Namen sehen.
    .private = Nur du kannst deine Ergebnisse sehen. An einem gewerteten Tisch sehen alle dort deine Wertung.
    .hide = Für mich behalten
    .look = Die Seite ansehen
    .show = Zeigen
account-done-passkey = Erledigt: Mit diesem Passkey kannst du dich anmelden.
account-done-passkey-removed = Erledigt: Mit diesem Passkey meldet sich niemand mehr an.
passkeys = Passkeys
    .about = Melde dich mit dem Finger, dem Gesicht oder der Sperre deines Geräts an. Nichts zu merken, nichts zu tippen.
passkeys-make = Einen Passkey machen
passkeys-use = Mit einem Passkey anmelden
passkeys-remove = Entfernen
passkeys-cancelled = Nichts hat sich geändert: Der Browser hat abgebrochen, oder du.
account-rename = Namen ändern
    .about = Der alte ist dann für alle frei. Spiele behalten den Namen, unter dem du sie gespielt hast.
    .press = Diesen Namen nehmen
account-done-dressed = Erledigt: Du trägst es an den Tischen, an die du dich von jetzt an setzt.
shirt = Dein Trikot
    .about = Du trägst es an jedem Tisch. Hat jemand anders dieselbe Farbe oder eine ähnliche, trägst du die zweite.
shirt-colour = Farbe
    .of-red = Rot
    .of-blue = Blau
    .of-yellow = Gelb
    .of-purple = Lila
    .of-teal = Türkis
    .of-pink = Rosa
shirt-other = Zweite Farbe
    .about = Du trägst sie, wenn die andere Seite die erste schon hat.
    .differs = Wähle eine zweite Farbe, die anders ist als die erste.
shirt-pattern = Muster
    .of-sleeves = weiße Ärmel
    .of-stripes = Längsstreifen
    .of-sash = Schärpe
    .of-hoops = Ringel
    .of-halves = Hälften
    .of-shoulders = weiße Schultern
shirt-number = Nummer
shirt-wear = Anziehen
shirt-unsaved = Noch nicht angezogen.
shirt-none = Ausziehen: das Trikot des jeweiligen Platzes tragen
error-shirt = Ein Trikot hat zwei verschiedene Farben, ein Muster und eine Nummer von 1 bis { $most }.
account-done-written = Erledigt: Der Code wird nicht mehr gezeigt. Unten, unter „Wiederherstellungscode“, kannst du einen neuen machen.
account-done-renamed = So heißt du von jetzt an.
account-done-private = Erledigt: Nur du kannst deine Ergebnisse jetzt sehen.
account-done-public = Erledigt: Alle können deine Ergebnisse jetzt sehen.
account-done-ended = Erledigt: Dieser Browser ist abgemeldet.
account-needs-name = Wer diesen Server betreibt, hat dir deinen Namen genommen. Wähle bitte einen anderen, unter „Namen ändern“.
keys = Programme
    .about = Mit einem Schlüssel handelt ein Programm von dir in deinem Namen, soweit du es erlaubst. Kein Schlüssel öffnet diese Seite, deine Geräte oder deine anderen Einstellungen.
    .api = Was Programme können
keys-made = Dein neuer Schlüssel
    .about = Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann, was er erlaubt: Hüte ihn wie ein Passwort.
    .copy = Kopieren
keys-there = Deine Schlüssel
keys-used = zuletzt benutzt: { $date }
keys-unused = noch nicht benutzt
keys-until = bis { $date }
keys-for-good = für immer
keys-revoke = Widerrufen
    .label = Den Schlüssel { $name } widerrufen
keys-new = Einen Schlüssel machen
keys-label = Wofür er ist
keys-life = Wie lange er gilt
    .days = { $number } Tage
keys-scopes = Was er erlaubt
keys-scope-read = lesen
    .about = dein Profil, deine Spiele und deine Tische
keys-scope-play = spielen
    .about = Tische eröffnen, sich setzen und entscheiden, und Urlaub nehmen
keys-scope-challenge = herausfordern
    .about = Freunde zu einem Spiel bitten und sehen, wer dich bittet
keys-scope-notices = Nachrichten
    .about = deine Nachrichten lesen, als gelesen markieren und wählen, auf welchen Wegen sie kommen
keys-make = Den Schlüssel machen
keys-marked = Ein Platz, auf dem sich ein Schlüssel setzt oder entscheidet, wird allen als der eines Programms gezeigt. Gewertete Spiele spielt kein Schlüssel.
keys-program = Das Konto eines Programms
    .is = Unter diesem Namen spielt ein Programm: Das steht überall, wo es sitzt, und keins seiner Spiele wird gewertet.
    .declare = Erklären, dass unter diesem Namen ein Programm spielt
    .about = Das steht überall, wo sich der Name hinsetzt, mit Schlüssel oder ohne, und keins seiner Spiele wird je gewertet. Es gibt kein Zurück, und es geht nicht mehr, sobald du ein gewertetes Spiel begonnen hast.
    .press = Ja, hier spielt ein Programm
profile-program = Unter diesem Namen spielt ein Programm.
seat-program = Programm
seat-bot = Bot
account-more = Programme, deine Daten und der Ausgang
account-export = Alles herunterladen, was über dich gespeichert ist (JSON)
account-remove = Diesen Namen entfernen
    .about = Dann können ihn alle nehmen, und deine anderen Geräte sind abgemeldet. Deine Spiele bleiben in diesem Browser, ohne deinen Namen.
    .name = Gib { $name } ein, um es wirklich zu tun
    .press = Endgültig entfernen
device-title = Als { $name } anmelden?
device-about = Was du in diesem Browser als Gast gespielt hast, kommt mit. Du kannst ihn jederzeit abmelden.
device-press = Ja, ich bin { $name }
profile-since = Hier seit { $date }
profile-own = Das sehen andere von dir.
    .private = Andere sehen davon nichts: Du behältst es für dich.
profile-nothing = Noch keine beendeten Spiele.
profile-played = Gespielt
profile-won = Siege
profile-drawn = Remis
profile-lost = Niederlagen
profile-sign =
    .played = Sp.
    .won = S
    .drawn = U
    .lost = N
profile-form = Form
    .about = Die letzten Spiele, das jüngste zuerst.
ratings = Wertungen
    .about = Aus gewerteten Spielen, jedes der Spiele für sich. Die wahre Stärke liegt in 95 von 100 Fällen in der Spanne. Alle beginnen bei 1000; 400 Punkte mehr heißt zehn zu eins.
    .guess = Ein Fragezeichen steht, wo für Gewissheit zu wenig Spiele gespielt sind.
rating = { $points } ± { $margin }
rating-points = { $points }
    .guess = { $points }?
rating-change = { $before } → { $after }
rating-title = Wertung: { $rating }
rating-chance = { $player-is ->
    [you] Vor dem Spiel gaben die Wertungen dir { $percent } % Siegchance.
   *[other] Vor dem Spiel gaben die Wertungen { $player } { $percent } % Siegchance.
}
ratings-matches = { $number ->
    [one] { $number } gewertetes Spiel
   *[other] { $number } gewertete Spiele
}
collection = Deine Sammlung
    .about = Was dir in beendeten Spielen begegnet ist. Was noch fehlt, liegt verdeckt.
collection-cards = { $number } von { $of } Karten gesehen
collection-officials = { $number } von { $of } Unparteiischen überstanden
collection-official = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
collection-lessons = { $number } von { $of } Lektionen fertig
collection-lesson = Lektion: { $title }
    .done = fertig
    .open = noch offen
profile-favourites = Lieblingskarten
    .about = Die in beendeten Spielen am häufigsten gespielten.
profile-favourite = { $card } ({ $number }×)
profile-streak = { $outcome ->
    [won] Die letzten { $number } wurden gewonnen.
    [drawn] Die letzten { $number } endeten unentschieden.
   *[lost] Die letzten { $number } gingen verloren.
}
profile-longest = Die meisten Siege in Folge: { $number }.
profile-games = Nach Spiel, gegen Menschen und Bots
profile-game = Spiel
profile-against = Gegen
profile-people = Menschen
matches-all = Alle
matches-open = Nicht vorbei
matches-outcome = Ausgang
matches-filter = Zeigen
matches-number = { $number } von { $every } { $every ->
    [one] Spiel
   *[other] Spielen
}
matches-none = So ist keins deiner Spiele.
matches-page = Seite { $page } von { $pages }
matches-later = Spätere
matches-earlier = Frühere
matches-csv = Herunterladen (CSV)
dice-title = Zufall ohne Zweifel
dice-line = Fairer Zufall: versiegelt
    .joint = Zufall von allen: versiegelt
dice-about = Bevor das Spiel beginnt, hat der Server ein Geheimnis festgelegt und zeigt hier sein Siegel. Am Geheimnis kann er nichts mehr ändern.
    .seats = Dann fügen die Browser aller, die spielen, eigene Zufallszahlen hinzu. Auch sie werden versiegelt und erst geöffnet, wenn alle Siegel feststehen: Niemand kann seine passend zu den anderen wählen. Bots fügen nichts hinzu.
    .after = Alles, was der Zufall entscheidet, folgt aus Geheimnis und Zahlen zusammen. Nach dem Spiel wird beides gezeigt, und alle können es nachrechnen.
dice-commitment = Das Siegel zum Geheimnis des Servers:
dice-sealing = Der Zufall wird versiegelt …
    .help = Die Browser aller tragen dazu bei. Das Spiel beginnt gleich.
    .on = Weiter zum Spiel
dice-seals = Was die Plätze versiegelt haben
dice-links = Zufall von allen
    .about = Für jede Ziehung, die auf eine Entscheidung folgt, fügt jeder Browser ein Glied einer Kette hinzu, die er vorher festgelegt hat. Niemand, auch nicht der Server, kann die Ziehung kennen, bevor alle da sind. Auf einen Browser, der schweigt, wird nicht gewartet; im Bund mit dem Server könnte er so zwischen zwei Ziehungen wählen.
    .seat = { $name }: { $given } von { $due } Gliedern
dice-withheld = versiegelt und dann zurückgehalten. War dieser Platz mit dem Server im Bund, so hatten die beiden die Wahl zwischen zwei Spielverläufen.
dice-none = Der Zufall dieses Spiels lässt sich nicht prüfen: In einer Lektion ist er zurechtgelegt, und Spiele älterer Versionen haben keinen Beweis.
dice-check = Prüfen, dass es fair war
dice-check-closed = Andere spielen mit denselben Karten und Würfeln. Ab { $date } werden sie genannt und lassen sich prüfen.
dice-check-later = Nach dem Spiel prüft diese Seite alles, was der Zufall entschieden hat.
dice-check-pending = Wird berechnet …
dice-check-secret = Das Geheimnis des Servers ist das, was er versiegelt hatte.
    .wrong = Das Geheimnis des Servers ist nicht das, was er versiegelt hatte.
dice-check-commitment = Das Siegel ist das, was dieser Browser vor dem Spiel gesehen hat.
    .wrong = Das Siegel ist nicht das, was dieser Browser vor dem Spiel gesehen hat: Der Server hat es geändert.
    .unknown = Dieser Browser hat das Siegel vor dem Spiel nicht gesehen, also kann er nicht sagen, ob es dasselbe ist.
dice-check-contributions = Alle Beiträge sind, was die Plätze versiegelt hatten.
    .wrong = Ein Beitrag ist nicht, was sein Platz versiegelt hatte.
dice-check-seals = Die Siegel der Plätze sind die, die dieser Browser sah, als sie festgelegt wurden.
    .wrong = Die Siegel der Plätze sind nicht die, die dieser Browser sah, als sie festgelegt wurden.
    .unknown = Dieser Browser hat die Siegel der Plätze nicht gesehen, als sie festgelegt wurden.
dice-check-own = Der Beitrag dieses Browsers ist dabei.
    .wrong = Der Beitrag dieses Browsers ist nicht dabei: Er kam zu spät, oder der Server hat ihn ausgelassen.
    .unknown = Dieser Browser hat nichts Eigenes beigetragen.
dice-check-others = Niemand hat einen Beitrag zurückgehalten.
    .wrong = Jemand hat einen Beitrag zurückgehalten. Im Bund mit dem Server gab es damit die Wahl zwischen zwei Spielverläufen.
    .unknown = Niemand hat etwas beigetragen: Der Server allein hat den Zufall dieses Spiels gemacht und konnte ihn nach Belieben machen.
dice-check-draws = Alles, was der Zufall entschieden hat, folgt aus Geheimnis und Zahlen.
    .wrong = Nicht alles, was der Zufall entschieden hat, folgt aus Geheimnis und Zahlen: Was falsch ist, ist markiert.
dice-check-links = Jedes Glied ist das, was in der Kette seines Platzes an der Reihe war.
    .wrong = Ein Glied ist nicht das, was in der Kette seines Platzes an der Reihe war, in Eintrag
    .unknown = Der ganze Zufall dieses Spiels stand fest, bevor es begann: Der Server konnte vorausschauen.
dice-check-shown = Alle Glieder, die dieser Browser geschickt hat, sind dabei.
    .wrong = Einige Glieder, die dieser Browser geschickt hat, sind nicht dabei: Sie kamen zu spät, oder der Server hat sie ausgelassen. Jedes Mal hatte er die Wahl zwischen zwei Ziehungen. Nach so vielen Einträgen:
    .unknown = Dieser Browser hat kein Glied geschickt.
dice-check-terms = Womit das Protokoll beginnt, ist das Vereinbarte: das Spiel, seine Regeln und Optionen, die Schachtel, die Plätze und die Siegel.
    .wrong = Das Protokoll beginnt nicht mit dem, was vereinbart worden sein soll:
    .unknown = Dieses Spiel stammt aus der Zeit vor den Protokollen: Was vereinbart war, ist nicht bewiesen.
dice-check-record = Jeder Eintrag ist der des Protokolls, und keiner fehlt.
    .wrong = Die Einträge sind nicht die des Protokolls. Der erste, der abweicht:
    .unknown = Dieses Spiel stammt aus der Zeit vor den Protokollen: Seine Entscheidungen sind nicht bewiesen.
dice-check-heads = Das Protokoll ist das, dessen Köpfe dieser Browser während des Spiels gezeigt bekam.
    .wrong = Das Protokoll ist nicht das, dessen Köpfe dieser Browser während des Spiels gezeigt bekam. Der erste Eintrag, der abweicht:
    .unknown = Dieser Browser bekam während des Spiels keinen Kopf dieses Protokolls gezeigt.
dice-check-signatures = Der Server hat das Protokoll unterschrieben.
    .wrong = Die Unterschrift des Servers ist nicht gültig für den Kopf nach Eintrag
    .unknown = Dieser Browser kann die Unterschriften des Servers nicht prüfen: „kickabout verify“ kann es.
dice-check-acknowledged = { $name } hat Köpfe dieses Protokolls bestätigt.
    .wrong = { $name } bekam ein anderes Protokoll gezeigt. Der erste Eintrag, der abweicht:
    .unknown = { $name } hat keinen Kopf bestätigt.
dice-record = Das Protokoll
    .about = Alles, was geschieht, wird verkettet: Jeder Eintrag ergibt einen neuen Kopf, zu dem kein anderes Protokoll führt. Dein Browser merkt sich die Köpfe, die er gezeigt bekommt, und vergleicht sie nach dem Spiel. Wer auch jenseits dieses Browsers sichergehen will, schreibt ab und zu den letzten auf.
    .head = Der Kopf nach { $number ->
        [one] einem Eintrag
       *[other] { $number } Einträgen
    }:
dice-draws = Alles, was der Zufall entschieden hat
    .place = Stelle
    .drawn = Gespielt
    .due = Folgt
dice-doubt = Diese Seite kam vom Server selbst. Wer ihr misstraut, nimmt die Mitschrift mit auf einen eigenen Rechner: Der Befehl „kickabout verify“ prüft sie auch nach den Regeln, und in den Dokumenten dazu stehen fünfzig Zeilen Python, die ohne ihn auskommen.
dice-proof = Der Beweis
dice-server = Der Schlüssel des Servers

proof-title = Woran sich dieser Server messen lässt
proof-key = Der Schlüssel, mit dem er unterschreibt:
    .about = Damit unterschreibt er von Zeit zu Zeit das Protokoll jedes Spiels. Wer zwei unterschriebene Köpfe für dieselbe Stelle in einem Spiel hat, kann beweisen, dass der Server gelogen hat.
proof-matches = { $number ->
    [one] Ein Spiel
   *[other] { $number } Spiele
} mit versiegeltem Zufall
    .opened = { $number } vorbei: offen und zu prüfen
    .running = { $number } im Gang
    .closed = { $number } vor dem Ende vom Betrieb geschlossen
    .left = { $number } vor dem Ende entfernt, weil niemand weitergespielt hat
    .about = Ein Server, der Spiele abbricht, die ihm nicht gefallen, fällt hier auf.
proof-on = Zu den Spielen

## Eine Schachtel auf Papier

print-copy = { $name } { $number }/{ $of }
print-foot = { $game } · Schachtel { $box }
print-summary = { $game }: das Spiel in Kürze
print-goals = Tore
print-possessions = Ballbesitz
print-rounds = Runde
print-lanes = Angriffspunkte und Tore jeder Seite
    .how = Jede Seite hat eine Bahn und zwei Zählsteine. Die Punkte beginnen bei 0 und rücken nach rechts, wenn Karten gespielt werden; auf dem letzten Feld schießt die Seite und geht zurück auf 0. Von einem schattierten Feld darf ein Elfmeter geschossen werden.
print-line-up = Die Aufstellung
    .how = Leg auf jedes Feld die Karte eines Spielers mit der Position, die dort steht; Karten dürfen sich überlappen. Die Ersatzspieler liegen daneben.
print-field = Die Zehn der Seite
    .how = Leg auf jedes Feld die Karte eines Spielers: A Angriff, D Abwehr, B sind auf der Bank. Deine beiden Zählsteine zeigen die Runde und deine Tore; ein „müde“ liegt auf allen, die in dieser Runde gepasst, geschossen oder geblockt haben.
print-pitch = Das Spielfeld des Trainers
    .how = Bring hier deine Sieben auf den Platz: Jedes Feld nimmt einen Spieler der Position, die dort steht. Daneben liegt, wer vom Platz genommen wurde.
print-dice = Was ein Würfel sagt
print-track = Zeit, { $length }
print-group-table = Gruppentabelle
    .how = Eine Zeile für jeden Trainer, nach jedem Spiel auszufüllen: Ein Sieg bringt 3 Punkte, ein Unentschieden 1, eine Niederlage keinen.
print-stat = { $stat ->
    [attack] Angriff
    [defence] Abwehr
   *[custody] Ballsicherung
}
print-group-table-column = { $column ->
    [manager] Trainer
    [played] Spiele
    [won] Siege
    [drawn] Remis
    [lost] Niederl.
    [goals] Tore
   *[points] Punkte
}

# ----------------------------------------------------------------------------------------------------------------

## Von echten Karten und Würfeln bis zum Schluss

front-anybody = Offen: alle
    .help = Steht hier bei allen auf der Startseite, bis sich jemand hinsetzt.
company = Wer auf dich wartet
challenges = Freunde warten auf dich
    .who = { $names } hätte gern ein Spiel:
    .decline = Nicht jetzt
notices = Nachrichten
notices-unread = { $number ->
    [0] Nachrichten
    [one] Nachrichten: eine ungelesen
   *[other] Nachrichten: { $number } ungelesen
}
notices-none = Noch nichts. Wenn du am Zug bist, jemand auf dich wartet oder das nächste Spiel bereitsteht, erfährst du es hier.
notices-none-new = Nichts Neues.
notices-all = Alle Nachrichten
notices-read-one = Gelesen
    .label = Als gelesen markieren: { $notice }
notices-read = Alle als gelesen markieren
notices-back = Zurück zu deiner Seite
notices-done-chosen = Erledigt: Ab jetzt erfährst du, was du gewählt hast.
notices-done-push = Erledigt: Dieser Browser zeigt dir jetzt Nachrichten, auch wenn keine Seite offen ist.
notices-done-push-removed = Erledigt: Der andere Browser zeigt keine Nachrichten mehr.
notices-choose = Was du erfährst
notices-what = Was
notices-way-page = Hier
notices-way-push = Browser
notices-way-mail = Mail
notices-kind-move = Du bist am Zug
notices-kind-short = Deine Zeit wird knapp (Spiele über Tage)
notices-kind-challenge = Jemand bittet dich um ein Spiel
notices-kind-declined = Jemand kann gerade nicht spielen
notices-kind-asks = Jemand bietet dir Freundschaft an
notices-kind-agreed = Jemand nimmt deine Freundschaft an
notices-kind-next = Das nächste Spiel steht bereit
notices-kind-over = Ein Spiel ist vorbei
notices-kind-fixture = Dein Spiel in einem Wettbewerb ist spielbar
notices-kind-missed = Du hast ein Spiel in einem Wettbewerb verpasst
notices-kind-award = Ein Wettbewerb ist vorbei
notices-quiet = Zwischen diesen Stunden wird dir nichts geschickt; es kommt danach. Zweimal dieselbe Stunde heißt: keine Ruhe.
notices-quiet_from = Ruhe von
notices-quiet_to = bis
notices-zone = Zeitzone
notices-save = Speichern
notices-done-feed-ended = Erledigt: Die Adressen deines Feeds und deines Kalenders führen nirgends mehr hin.
notices-done-mail-asked = Öffne jetzt den Link, den wir an diese Adresse geschickt haben.
notices-done-mail-removed = Erledigt: Die Adresse ist vergessen.
notices-done-mail-resumed = Erledigt: Es kommen wieder Mails.
mail = Per Mail
    .about = Höchstens alle sechs Stunden eine Mail, und nur, wenn etwas war, das du noch nicht gesehen hast; früher nur, wenn dir für einen Zug weniger als sechs Stunden bleiben. Mit einem Link an dieselbe Adresse meldest du dich auf einem anderen Gerät an.
mail-own = Deine Adresse ist { $address }.
mail-own-stopped = Deine Adresse ist { $address }. Die Mails darüber, was war, hast du abbestellt.
mail-address = Mailadresse
mail-add = Diese Adresse nehmen
mail-change = Andere Adresse nehmen
mail-remove = Adresse vergessen
mail-resume = Wieder schicken
mail-confirm-title = Ist das deine Adresse?
mail-confirm-about = An { $address } geht dann, was mit { $name } auf Kickabout geschieht, und wer die Mails dort liest, kann sich unter diesem Namen anmelden.
mail-confirm-press = Ja, das ist meine
mail-confirmed-title = Deine Adresse ist bestätigt
mail-confirmed-about = Auf der Seite deiner Nachrichten wählst du, was dorthin geschickt wird.
mail-stop-title = Keine Mails mehr?
mail-stop-about = Du erfährst dann nicht mehr per Mail, was auf Kickabout war.
mail-stop-press = Mails abbestellen
mail-stopped-title = Keine Mails mehr
mail-stopped-about = Du erfährst nicht mehr per Mail, was war. Auf der Seite deiner Nachrichten kannst du sie wieder bestellen.
mail-confirm = Hallo { $name },

    jemand, wahrscheinlich du, möchte an dieser Adresse erfahren, was auf Kickabout geschieht. Öffne zur Bestätigung innerhalb von { $hours } Stunden diesen Link:

    { $link }

    Warst du es nicht, vergiss diese Mail: Es wird nichts weiter geschickt.
    .subject = Kickabout: Ist das deine Adresse?
mail-sign-in = Hallo { $name },

    dieser Link meldet dich auf Kickabout an. Er gilt einmal, innerhalb von { $minutes } Minuten:

    { $link }

    Hast du nicht darum gebeten, vergiss diese Mail. Ohne den Link kommt niemand hinein.
    .subject = Kickabout: dein Link zum Anmelden
mail-digest = Hallo { $name },

    das war auf Kickabout los:

    { $happened }

    Alles auf einen Blick: { $link }
    Keine Mails mehr: { $stop }
    .subject = { $number ->
        [one] Kickabout: Es gibt etwas Neues
       *[other] Kickabout: { $number } Neuigkeiten
    }
openid = { $host }
openid-guest = Ist dein Name hier mit { $host } verbunden, kannst du dich dort anmelden.
openid-press = Mit { $host } anmelden
openid-unbound = Verbinde deinen Namen mit { $host }, und du kannst dich dort auf jedem Gerät anmelden.
openid-bind = Mit { $host } verbinden
openid-bound = Dein Name ist mit { $host } verbunden: Du kannst dich dort auf jedem Gerät anmelden.
openid-unbind = Verbindung lösen
openid-way = Dort sagst du, wer du bist. Kickabout erfährt weder dein Passwort noch deine Mailadresse.
    .bind = Dort sagst du, wer du bist, und ab dann meldest du dich damit als { $name } an. Kickabout erfährt weder dein Passwort noch deine Mailadresse.
openid-go = Weiter zu { $host }
openid-stay = Hierbleiben
account-done-openid = Erledigt: Ab jetzt kannst du dich dort anmelden.
account-done-openid-removed = Erledigt: Die Verbindung ist gelöst.
guest-mail = Per Mail anmelden
    .about = Hat dein Name hier eine Mailadresse, kommt ein Link dorthin.
    .press = Link schicken
account-done-mailed = Gehört die Adresse zu einem Namen hier, ist ein Link unterwegs. Er gilt einmal, zehn Minuten lang.
feed = Als Feed oder Kalender
    .about = Ein Programm, das Feeds (Atom) liest, kann deine Nachrichten zeigen, und ein Kalender (iCal), bis wann du in Spielen über Tage entscheiden musst. Wer die Adressen kennt, kann sie lesen: Behalt sie für dich.
feed-make = Adressen erzeugen
feed-renew = Neue Adressen
feed-end = Beide beenden
feed-address = Die Adresse deines Feeds
    .about = Gib sie deinem Feedreader. Sie wird nur dieses eine Mal gezeigt; eine neue ersetzt sie.
    .copy = Adresse kopieren
feed-calendar = Die Adresse deines Kalenders
    .about = Ein Kalender, der sie abonniert (iCal), zeigt, bis wann du in deinen Spielen über Tage entscheiden musst. Er gehört zum Feed und endet mit ihm.
calendar-due = Zug in { $game } mit { $names }
feed-title = Kickabout: Nachrichten von { $name }
pushes = In deinen Browsern
    .about = Ein Browser kann dir Nachrichten zeigen, auch wenn keine Seite von Kickabout offen ist. Auf iPhone und iPad leg Kickabout zuerst auf den Startbildschirm.
pushes-add = Nachrichten in diesem Browser zeigen
pushes-remove = Beenden
pushes-refused = Der Browser lässt Nachrichten von dieser Seite nicht zu. In seinen Einstellungen lässt sich das ändern.
pushes-none = Dieser Browser kann von hier keine Nachrichten zeigen: Er braucht eine Adresse mit https oder http://localhost.
notice-move = Du bist am Zug: { $game } mit { $names }.
notice-short = Deine Zeit wird knapp: { $game } mit { $names } wartet auf deinen Zug.
notice-challenge = Anfrage von { $names }: ein Spiel { $game }.
notice-declined = Gerade keine Zeit für { $game }: { $names }.
notice-asks = { $names } bietet dir Freundschaft an.
notice-agreed = { $names } nimmt deine Freundschaft an.
notice-next = Das nächste Spiel steht bereit: { $game } mit { $names }.
notice-fixture = Dein nächstes Spiel ist spielbar: { $game } mit { $names }.
notice-missed = Du bist nicht rechtzeitig gekommen: { $game } mit { $names } ist verloren.
notice-award = { $names } ist vorbei: Sieh nach, wer gewonnen hat.
notice-over = Das Spiel ist vorbei: { $game } mit { $names }.
# Wie ein Spiel ausging, bei einer Serie mit ihrem Stand: die eigenen Siege und die des besten Gegners.
notice-ended = { $outcome ->
    [won] Sieg in { $game } gegen { $names }
    [lost] Niederlage in { $game } gegen { $names }
   *[drawn] Unentschieden in { $game } mit { $names }
}{ $how ->
    [resigned] , durch Aufgabe
    [on-time] , auf Zeit
    [left] , durch Weggehen
   *[played] {""}
}.{ $series ->
    [won] {" "}Die Serie gehört dir, { $own } : { $theirs }.
    [lost] {" "}Die Serie ist verloren, { $own } : { $theirs }.
    [on] {" "}In der Serie steht es { $own } : { $theirs }.
   *[none] {""}
}
friends = Freunde
friends-here = gerade hier
friends-yours = Deine Freunde
friends-none = Noch keine. Frag jemanden mit Namen; nach der Zusage seht ihr, wann ihr hier seid, und könnt euch um ein Spiel bitten.
    .asked = Noch keine: Wen du gefragt hast, steht unten, bis die Zusage da ist.
friends-more = Mehr
    .label = Mehr über { $name }
friends-name = Name auf diesem Server
friends-ask = Freundschaft anbieten
friends-fine = Deine Freunde sehen, wann du hier bist, auch wenn du deine Ergebnisse niemandem zeigst. Sonst sieht es niemand.
friends-asked-now = Erledigt: Deine Anfrage kommt an.
friends-unknown = Niemand hier heißt { $name }.
# Spiel, Wertung und Bedenkzeit sind schon gewählt.
friends-wanted = Wähle, mit wem du ein { $rated ->
    [yes] gewertetes Spiel
   *[no] Spiel
} { $game } spielst{ $time ->
    [none] {", ohne Zeitlimit"}
   *[some] , { $clock }
}.
friends-agreed-now = Du und { $name } seid jetzt befreundet.
friends-asks = Bieten dir Freundschaft an
friends-agree = Annehmen
    .label = Freundschaft von { $name } annehmen
    .done = Du nimmst die Freundschaft von { $name } an.
friends-refuse = Nein, danke
    .label = Anfrage von { $name } ablehnen
friends-play = Spielen
    .label = { $name } um ein Spiel bitten
    .ask = { $name } fragen
    .about = Wähle das Spiel, und die Anfrage geht sofort an { $name }:
friends-part = Freundschaft beenden
    .label = Freundschaft mit { $name } beenden
friends-block = Blockieren
    .label = { $name } blockieren: Ihr trefft euch an offenen Tischen nicht mehr, und Anfragen von dort erreichen dich nicht
friends-asked = Von dir gefragt
friends-withdraw = Zurückziehen
    .label = Anfrage an { $name } zurückziehen
friends-blocked = Von dir blockiert
friends-unblock = Freigeben
    .label = { $name } wieder freigeben
profile-tie = { $tie ->
    [friend] Ihr seid befreundet.
    [asks] Bietet dir Freundschaft an.
    [asked] Deine Freundschaftsanfrage läuft.
   *[blocked] Von dir blockiert.
}
lobby = Offene Tische
lobby-all = Alle offenen Tische
lobby-watch = Offene Tische, und Spiele zum Zuschauen
lobby-running = Spiele zum Zuschauen
    .who = Es spielen { $names }
    .watch = Zuschauen
    .none = Gerade gibt es nichts zu sehen. Hier steht ein Spiel, wenn sein Tisch für alle offen war: begonnen mit „Sofort gegen jemanden spielen“, oder mit einem Platz auf „Offen: alle“. Für jedes andere Spiel frag jemanden, der mitspielt, nach der Adresse der Seite.
lobby-none = An so einem Tisch wartet gerade niemand. Die Seite zeigt neue, sobald sie da sind.
lobby-game = Spiel
lobby-seats = Plätze
    .of = { $number } Plätze
lobby-time = Bedenkzeit
lobby-rated = Wertung
    .of-yes = gewertet
    .of-no = ohne Wertung
# Während jemand auf irgendwen wartet: am Tisch, auf anderen Seiten, und wenn jemand gekommen ist.
seek = Jetzt spielen
seek-waits = Du wartest auf jemanden für { $game }. Dein Platz bleibt dir, solange hier eine Seite offen ist.
    .go = Zurück zu deinem Platz
seek-bot = Solange gegen einen Bot spielen
    .about = Noch ist niemand da. Du behältst deinen Platz, während du gegen einen Bot spielst, und erfährst es, sobald sich jemand hinsetzt.
seek-found = { $names } möchte mit dir { $game } spielen.
    .title = Jemand möchte spielen · Kickabout
    .go = Zum Spiel
seek-stop = Nicht mehr warten
open-tables = Jemand möchte spielen
    .join = Hinsetzen
    .who = { $names } { $number ->
    [one] wartet auf noch jemanden
   *[other] wartet auf { $number } weitere
}
front-joint = Zufall von allen
    .help = Jeder Browser gibt zu jedem Wurf etwas Neues dazu, sodass nicht einmal der Server ihn vorher wissen kann. Ein Wurf dauert dann vielleicht einen Augenblick länger.
    .people = Wenn nur Menschen spielen
    .yes = Immer
    .no = Nie

front-real = Echte Karten und Würfel
    .help = Ihr spielt mit einer Schachtel auf eurem Tisch, und wer zieht oder würfelt, sagt hier, was es war. Ohne Bots: Jemand müsste in ihre Karten schauen.
    .no = Aus
    .yes = An
real-about = Echte Karten und Würfel: Wer zieht oder würfelt, sagt hier, was es war, und nur wer es sehen darf, liest es. Bots spielen nicht mit.
real-no-proof = Die Würfel sind eure eigenen, vom Server gibt es also nichts zu prüfen.
real-ask = { $kind ->
    [roll] Was wurde gewürfelt?
    [pick] Wie wurde entschieden?
    [deal] Welche Karte hast du bekommen?
   *[draw] Welche Karte wurde gezogen?
}
real-enter = Eintragen
real-choose = Wähle …
real-other = Etwas anderes
    .label = Die Karte, mit ihrem Namen in der Notation
# Was gezogen oder gewürfelt worden sein kann, mit den Worten der Notation oder des Kommentars.
real-outcome = { $outcome }
real-waiting = { $kind ->
    [roll] Der Tisch wartet auf einen Wurf: { $players }.
    [pick] Der Tisch wartet darauf, wie entschieden wurde: { $players }.
   *[draw] Der Tisch wartet auf eine gezogene Karte: { $players }.
}
real-misfit = { $player-is ->
    [you] Was du eingetragen hast
   *[other] Was { $player } eingetragen hat
}, passt nicht zu dem, was vorher eingetragen wurde. Vergleicht die Karten, und nehmt zurück, was falsch war.
error-real-misfit = Nach dem, was vorher eingetragen wurde, kann das nicht gekommen sein. Die anderen wissen Bescheid: Vergleicht die Karten, und nehmt zurück, was falsch war.
error-real-bots = Mit echten Karten und Würfeln spielt kein Bot: Jemand müsste in seine Karten schauen
error-real-prepared = Mit echten Karten und Würfeln bereitet der Server nichts vor: Das bleibt denen, die spielen
error-one-outcome = sag immer nur eine Karte oder einen Wurf

## Was ein Server an sich selbst zählt, wie Prometheus es zeigt

metric-decision-seconds = Vom Eintreffen der Entscheidung einer Person, bis sie gespeichert ist
metric-decisions-refused-total = Entscheidungen, die nicht gespielt wurden, nach Art des Fehlers
metric-steps-total = Was an Tischen von selbst geschah, nach Art
metric-database-seconds = Dauer einer Transaktion, mit dem Warten, bis sie an der Reihe ist
metric-streams = Offene Ereignisströme, nach Art
metric-tables = Tische im Speicher, nach Zustand
metric-bot-wait-seconds = Von der Frage an einen Bot, bis er mit dem Denken an der Reihe ist
metric-news-total = Neuigkeiten der anderen Server, nach Art

## Wettbewerbe: die Liste, das Formular für einen neuen, und die Seite jedes einzelnen.

competitions = Wettbewerbe
competitions-front = Pokale und Ligen
competitions-about = Pokale, Ligen und andere Wettbewerbe, mit Freunden oder Bots: Paarungen und Tische kommen von selbst.
competitions-organise = Neuer Wettbewerb
competitions-own = Deine
competitions-seasons = Deine Saisons
competitions-open = Hier kannst du mitmachen
competitions-running = Läuft gerade
competitions-over = Vorbei
competitions-none = Gerade läuft nichts
    .about = Drück „Neuer Wettbewerb“: Ein Pokal für acht steht in einer Minute. Schick den Link allen, die spielen sollen, und lass Bots den Rest füllen.
competitions-all = Alle Wettbewerbe
competition-sides = { $number ->
    [one] { $number } Team
   *[other] { $number } Teams
}
competition-starts = beginnt am { $moment }
competition-status = { $status ->
    [open] Anmeldung offen
    [running] läuft
    [over] vorbei
   *[called-off] abgesagt
}
    .won = gewonnen von { $name }
competition-todo-play = Dein Spiel
    .label = Dein Spiel in { $name } ist spielbar
competition-todo-begin = Beginnen
    .label = { $name } kannst du beginnen
competition-form = { $kind ->
    [league] { $legs ->
        [1] Liga, alle treffen sich einmal
       *[2] Liga, alle treffen sich zweimal
    }
    [cup] { $third ->
        [yes] Pokal mit Spiel um Platz drei
       *[no] Pokal
    }
    [groups] { $groups } Gruppen, dann K.-o. mit { $qualify ->
        [1] jedem Gruppensieg
       *[other] den besten { $qualify } jeder Gruppe
    }
    [swiss] { $rounds ->
        [0] Schweizer System
       *[other] Schweizer System, { $rounds } Runden
    }
    [arena] Arena, { $minutes } min
   *[group-stage] Gruppenphase
}
competition-round = { $stage ->
    [league] { $number }. Spieltag
    [group] Gruppen, { $number }. Spieltag
    [third-place] Spiel um Platz drei
    [knock-out] { $sides ->
        [2] Finale
        [4] Halbfinale
        [8] Viertelfinale
        [16] Achtelfinale
       *[other] Runde der letzten { $sides }
    }
    [arena] { $number }. Paarung
   *[other] { $number }. Runde
}
competition-match = { $stage ->
    [league] { $number }. Spieltag
    [group] Gruppen, { $number }. Spieltag
    [third-place] Spiel um Platz drei
    [knock-out] { $sides ->
        [2] Finale
        [4] Halbfinale
        [8] Viertelfinale
        [16] Achtelfinale
       *[other] Runde der letzten { $sides }
    }
    [arena] Arena
   *[other] { $number }. Runde
}
competition-grace = { $hours ->
    [0] { $minutes } Minuten
    [1] 1 Stunde
   *[other] { $hours } Stunden
}
competition-criterion = { $by ->
    [head-to-head-points] Punkte im direkten Vergleich
    [head-to-head-goal-difference] Tordifferenz im direkten Vergleich
    [head-to-head-goals] Tore im direkten Vergleich
    [goal-difference] Tordifferenz
    [goals] Tore
    [away-goals] Auswärtstore
    [wins] Siege
    [away-wins] Auswärtssiege
    [opponents-points] Punkte der bisherigen Gegner
    [conduct] Fairness
   *[lot] Los
}
competition-level = { $by ->
    [conduct] { $side } liegt hinter { $other }. Es entscheidet die Fairness: Punkte für Karten { $own } zu { $theirs }, weniger sind besser.
   *[other] { $side } liegt hinter { $other }. Es entscheidet: { competition-criterion }.
}
competition-level-title = Was bei Punktgleichheit entscheidet
competition-out = { $why ->
    [own] Hat sich zurückgezogen.
    [organiser] Von der Leitung ausgeschlossen.
   *[absent] Draußen: zu zwei Spielen nicht gekommen.
}
    .you = { $why ->
        [own] Du hast dich zurückgezogen.
        [organiser] Die Leitung hat dich ausgeschlossen.
       *[absent] Draußen: Du bist zu zwei Spielen nicht gekommen.
    }
competition-versus = { $number ->
    [2] { $home } – { $away }
   *[other] { $sides }
}
competition-kicker = Wettbewerb in { $game }
competition-organiser = Leitung: { $name }
competition-begun = begonnen am { $day }
competition-called-off = { $reason ->
    [none] Abgesagt: Zum Beginn waren es zu wenige.
   *[other] Abgesagt: { $reason }
}
competition-entered = { $number ->
    [0] Noch niemand dabei
    [one] Ein Team ist dabei
   *[other] { $number } Teams sind dabei
}
competition-entered-about = { $least } bis { $most } Teams können mitmachen: so viele, wie bis zum Beginn dabei sind.
competition-missing = { $missing ->
    [one] Zum Anfangen fehlt noch ein Team: Lade jemanden ein, oder lass Bots auffüllen.
   *[other] Zum Anfangen fehlen noch { $missing } Teams: Lade andere ein, oder lass Bots auffüllen.
}
competition-enter = Mitmachen
competition-withdraw = Zurückziehen
    .label = Vom Wettbewerb zurückziehen
    .about = Du verlierst das laufende Spiel und alle, die folgen. Zurück kannst du nicht.
    .press = Ja, zurückziehen
competition-bots = Bots auswählen
    .number = Anzahl
    .strength = Stärke
    .mixed = gemischt
    .press = Bots dazu
competition-options = Optionen des Spiels
competition-fill = { $number ->
    [one] Einen Bot dazu
   *[other] { $number } Bots dazu
}
competition-begin = Beginnen
competition-remove = Entfernen
    .label = { $name } entfernen
    .about = Das Team ist nicht mehr dabei. Solange der Wettbewerb nicht begonnen hat, kann es wieder mitmachen.
    .press = Ja, entfernen
competition-organising = Du leitest es
competition-exclude = Ein Team ausschließen
    .about = Das Team ist nicht mehr dabei und verliert, was noch nicht gespielt ist. Alle sehen, dass du es ausgeschlossen hast.
    .press = Ja, ausschließen
competition-call-off = Wettbewerb absagen
    .press = Ja, absagen
competition-reason = Grund, den alle sehen
competition-link = Andere einladen
    .about = { $listed ->
        [yes] Wer diesen Link öffnet, kann mitmachen. Auch die Liste der Wettbewerbe zeigt ihn allen.
       *[no] Wer diesen Link öffnet, kann mitmachen. Sonst steht er nirgends.
    }
    .copy = Link zum Wettbewerb kopieren
    .share = Link zum Wettbewerb teilen
    .qr = Link als QR-Code zeigen
competition-feed = { $name }: Ergebnisse und Runden
    .link = Atom-Feed für ein Leseprogramm
    .calendar = Kalenderdatei
    .embed = Auf einer anderen Seite zeigen
    .code = Kopiere das in eine Seite dort:
    .copy = Den Code kopieren
    .about = Ein Leseprogramm zeigt Ergebnisse und Runden, sobald es sie gibt, ein Kalender, wann Spiele begonnen und vorbei sein müssen.
    .look = Ansehen
    .print = Drucken
competition-feed-round = { $round }: Die Spiele stehen fest
competition-feed-side = { $name } { $goals }
competition-feed-result = { $how ->
    [void] { $round }: { $names } sind nicht angetreten
    [walkover] { $round }: { $sides }, kampflos
    [corrected] { $round }, von der Leitung berichtigt: { $sides }
    [played] { $round }: { $sides }
   *[other] { $round }: { $sides }, { result-how }
 }
competition-feed-award = { $winner } gewinnt { $name }
competition-feed-called-off = { $name } ist abgesagt
competition-calendar-begins = { $name } beginnt
competition-calendar-sit-down = { $round }: { $names } müssen sich hingesetzt haben
competition-calendar-ends = { $round }: Das Spiel von { $names } zählt, wie es steht
competition-you-take-part = { $begins ->
    [short] Du bist dabei. { competition-missing }
    [now] Du bist dabei. Drück „Beginnen“, wenn alle da sind.
   *[later] Du bist dabei. Du erfährst es, sobald dein erstes Spiel spielbar ist.
}
competition-yours-kept = Dein Spiel gegen { $rivals } ist bereit
competition-yours-waiting = Du sitzt am Tisch, es fehlt noch: { $rivals }
competition-yours-playing = Dein Spiel gegen { $rivals } läuft
competition-until = { $hours ->
    [0] { $minutes ->
        [0] weniger als eine Minute, um sich hinzusetzen
        [one] noch { $minutes } Minute, um sich hinzusetzen
       *[other] noch { $minutes } Minuten, um sich hinzusetzen
    }
   *[other] noch { $hours } Stunden, um sich hinzusetzen
}
competition-pause = Alle Spiele dieser Runde sind vorbei. { $organiser ->
    [yes] In { competition-pause.wait } geht es von selbst weiter.
    [corrects] Noch lässt sich ein Ergebnis berichtigen. In { competition-pause.wait } geht es von selbst weiter.
   *[no] In { competition-pause.wait } geht es weiter, oder sobald die Leitung es will.
}
    .wait = { $minutes ->
        [one] weniger als einer Minute
       *[other] weniger als { $minutes } Minuten
    }
    .close = Jetzt weiter
competition-all-played = Alle Spiele sind vorbei. { $organiser ->
    [corrects] Noch lässt sich ein Ergebnis berichtigen: In { competition-pause.wait } ist es amtlich.
   *[no] In { competition-pause.wait } ist das Ergebnis amtlich.
}
    .close = Jetzt amtlich machen
competition-sit = Hinsetzen
competition-awaits = Du wartest auf { $matches }: Danach ist dein nächstes Spiel spielbar.
competition-awaits-many = Du wartest auf { $number } andere Spiele: Danach ist deins spielbar.
competition-awaits-next = Deine nächste Paarung steht gleich fest.
competition-place = { $place ->
    [1] Du hast gewonnen!
    [2] Du bist auf Platz zwei.
    [3] Du bist auf Platz drei.
   *[other] Du bist auf Platz { $place }.
}
competition-table = Tabelle
competition-group = Gruppe { $letter }
competition-champion = Sieger
competition-through = kommt weiter
    .legend = Grün: kommt in die K.-o.-Runde.
competition-column-place = #
    .long = Platz
competition-column-side = Team
competition-column-played = Sp
    .long = Spiele
competition-column-won = S
    .long = Siege
competition-column-drawn = U
    .long = Unentschieden
competition-column-lost = N
    .long = Niederlagen
competition-column-goals = Tore
    .long = Tore und Gegentore
competition-column-difference = ±
    .long = Tordifferenz
competition-column-points = Pkt
    .long = Punkte
competition-column-form = Form
competition-outcome = { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
competition-outcome-short = { $outcome ->
    [won] S
    [drawn] U
   *[lost] N
}
competition-seed = Setzplatz { $number }
    .about = Die kleine Zahl vor einem Namen ist der Setzplatz: 1 hat die beste Wertung, und unter Gleichen entscheidet das Los. Wer neu ist, beginnt mit der eines Halbprofis; Bots haben ihre aus Spielen untereinander, wie auch immer ihre Stärke heißt.
    .bots = In { $game }: { $bots }{ $percent ->
        [0] { "" }
       *[other] ; die erste Stärke gewinnt damit etwa { $percent } von 100 Spielen gegen die letzte
    }.
competition-bracket = Turnierbaum
competition-bracket-whole = Auch die ersten Runden zeigen
competition-bracket-about = { $seeds ->
    [yes] { $bots ->
        [yes] Was die kleinen Zahlen sind, und wie Bots untereinander spielen
       *[no] Was die kleinen Zahlen sind
    }
   *[no] Wie Bots untereinander spielen
}
competition-bots-among = Bots spielen untereinander, sobald eine Runde gepaart ist, und an keinem Tisch: Das Ergebnis bleibt, aber es gibt nichts zuzusehen und nichts noch einmal anzusehen. Die nächste Runde wird gepaart, wenn alle Spiele dieser Runde vorbei sind.
competition-nobody = { $bye ->
    [yes] Freilos
   *[no] noch offen
}
competition-fixtures = Spiele
competition-free = Spielfrei: { $sides }
competition-ahead = Noch offen
    .about = Alle Spiele eines Spieltags laufen gleichzeitig. Der nächste beginnt, sobald sie vorbei sind.
competition-state = { $state ->
    [to-come] kommt noch
    [waiting] wartet auf die Teams
    [playing] läuft
    [lot] durch Los
    [bye] Freilos
   *[other] { result-how }
}
competition-tie-break = { $how ->
    [none] Unentschieden: die Feinwertung des Spiels entschied
   *[other] Unentschieden, entschieden durch: { $how }
}
competition-replays = { $last ->
    [none] Unentschieden { $drawn }
   *[other] Unentschieden { $drawn }, dann { $last } im Wiederholungsspiel
}
competition-replay = nach Unentschieden wiederholt
competition-watch = Zuschauen
    .label = Bei { $sides } zuschauen
competition-correct = Ergebnis berichtigen
    .label = Das Ergebnis von { $sides } berichtigen
    .press = Berichtigen
    .limits = Bis zu { $most } Tore je Seite, und ein Remis nur, wo ein Spiel so enden kann.
    .about = Du leitest den Wettbewerb. { $status ->
        [running] Das Ergebnis eines Spiels, an dem ein Mensch beteiligt war, kannst du berichtigen, bis danach weitergelost wird oder alles vorbei ist.
       *[other] Er ist vorbei: Die Ergebnisse stehen fest.
    }
competition-corrected = Von der Leitung berichtigt, vorher { $was }{ $how ->
    [played] { "" }
   *[other] { " " }{ result-how }
}: { $reason }
    .short = Von der Leitung berichtigt
competition-gone = Ausgeschieden
competition-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $name } hat gewonnen!
}
competition-order = Endstand
    .seeds = Wer in derselben Runde ausschied, steht in der Reihenfolge der Setzliste.
competition-why = { $what ->
    [won] { $stage ->
        [group-stage] letzter Tisch gewonnen
       *[other] Finale gewonnen
    }
    [final] Finale verloren
    [third] Spiel um Platz drei gewonnen
    [fourth] Spiel um Platz drei verloren
    [out] { $stage ->
        [group-stage] in Runde { $number } ausgeschieden
       *[other] ausgeschieden: { competition-match }
    }
    [group] { competition-group }, Platz { $place }
    [ahead] { competition-points }, vor { $other }: { competition-criterion }
    [behind] { competition-points }, hinter { $other }: { competition-criterion }
   *[points] { competition-points }
}{ $lot ->
    [yes] , durch das Los
   *[no] {""}
}
competition-lot = { $you ->
    [yes] Noch immer unentschieden: Das Los entschied für dich.
   *[no] Noch immer unentschieden: Das Los entschied für { $name }.
}
competition-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scorers-title = { $cards ->
    [shown] Tore und Karten
   *[none] Tore
}
scorers-goals = { $by ->
    [card] Tore durch Karten
    [win] Wer ein siegreiches Team voll machte
   *[other] Die meisten Tore
}
    .more = { $number ->
        [one] Noch einen zeigen
       *[other] Noch { $number } zeigen
    }
    .own-goals = Eigentore von Gegnern
    .group-stage = In der Gruppenphase treffen ganze Siebener und niemand für sich: Diese Tore zählen hier nicht mit.
    .shared = Wer denselben fertigen Kader spielt, hat dieselben Spieler: Ein Name kann deshalb für mehrere Seiten treffen.
scorers-decided = Siegtore
    .about = Tore, die einem Spiel die entscheidende Führung brachten. Ein Eigentor gehört niemandem.
scorers-booked = Gezeigte Karten
    .about = Punkte: eine Gelbe Karte 1, eine zweite für denselben Spieler 2 mehr, eine glatte Rote 4. Bei Gleichstand sind weniger besser.
scorers-column-scorer = { $by ->
    [card] Durch
    [win] Name
   *[other] Name
}
scorers-column-goals = { $by ->
    [win] Siege
   *[other] Tore
}
scorers-column-decided = Spiele
scorers-column-yellow = Gelb
scorers-column-sent-off = Vom Platz
scorers-column-conduct = Punkte
scorers-times = ×{ $number }
scorers-own-goals = { $number ->
    [one] ein Eigentor des Gegners
   *[other] { $number } Eigentore des Gegners
}
scorers-deducted = { $number ->
    [one] 1 Tor abgezogen
   *[other] { $number } Tore abgezogen
}
    .about = Wer getroffen hat, behält sein Tor: ein abgezogenes zählt nur gegen das Team.
scorers-decided-by = Siegtor: { $name }
competition-how = Wie gespielt wird
    .hints = Tipps gibt es hier für niemanden; in einer Saison allein gibt es sie.
    .waits = Ein Spiel wartet { $grace } darauf, dass sich alle hinsetzen: Wer dann fehlt, hat verloren. { $kind ->
        [cup] { "" }
       *[other] Wer zweimal fehlt, ist draußen.
    }
    .clock = Die Uhr: { $clock }. { $each ->
        [yes] Läuft sie ab, entscheidet beim ersten Mal ein Bot, außer das Spiel wird gewertet; beim nächsten Mal ist das Spiel verloren.
       *[no] Wessen Zeit abläuft, der hat verloren.
    }
    .lasts = Ein Spiel, das nach { $days } Tagen nicht vorbei ist, zählt, wie es steht.
    .drawn = Ein K.-o.-Spiel, das unentschieden endet, wird mit getauschten Plätzen wiederholt, höchstens zweimal; dann entscheidet das Los.
competition-new = Neuer Wettbewerb
    .next = Ist er angelegt, nimmst du teil, schickst anderen den Link und füllst freie Plätze mit Bots: so viele und so starke, wie du willst.
    .press = Anlegen
    .back = Doch nicht
competition-new-name = { $kind ->
    [league] Liga der Straße
    [groups] WM der Straße
    [swiss] Schweizer Turnier der Straße
    [arena] Arena der Straße
    [group-stage] Gruppenphase der Straße
   *[cup] Pokal der Straße
}
competition-name = Name des Wettbewerbs
competition-kind = Form
    .sides = { $least } bis { $most } Teilnehmer.
competition-kind-league = Liga
    .about = Alle spielen gegen alle.
competition-kind-cup = Pokal
    .about = Wer verliert, ist raus. Die Besten treffen sich erst spät.
competition-kind-groups = Gruppen und K.-o.
    .about = Die Besten jeder Gruppe kommen in die K.-o.-Runde.
competition-kind-swiss = Schweizer System
    .about = In jeder Runde treffen sich die, bei denen es etwa gleich gut läuft: für viele Teams und wenige Runden.
competition-kind-arena = Arena
    .about = Wer frei ist, bekommt sofort eine Paarung, bis die Zeit um ist. Für schnelle Spiele unter Menschen.
competition-kind-group-stage = Gruppenphase
    .about = Bis zu vier sitzen an einem Tisch und spielen gegeneinander; wer gewinnt, kommt an den nächsten Tisch, bis einer übrig ist.
    .only = Die Gruppenphase gehört zu Squad Rush: Wähle dafür dieses Spiel.
competition-legs = Alle treffen sich
    .once = einmal
    .twice = zweimal, hin und zurück
competition-groups = Anzahl der Gruppen
competition-qualify = Weiter aus jeder
competition-rounds = Runden
    .enough = so viele wie nötig
competition-minutes = Wie lange es dauert
    .of = { $number } Minuten
competition-third = Mit Spiel um Platz drei
competition-tie-breakers = Bei Punktgleichheit
competition-ties-plain = Tordifferenz
competition-ties-world-2026 = Wie bei der WM 2026
competition-ties-world-2018 = Wie bei der WM 2018
competition-ties-european = Wie in Europas Qualifikationsgruppen
competition-ties-swiss = Wie bei Schachturnieren im Schweizer System
competition-ties-order = Zuerst { $first }; dann { $then }.
competition-waits = Wie lange ein Spiel auf die Teams wartet
    .about = Wer bis dahin nicht am Tisch sitzt, hat dieses Spiel verloren.
competition-lasts = Wie lange ein Spiel dauern darf
    .open = so lange es braucht
competition-lasts-days = { $days } Tage, dann zählt es, wie es steht
competition-begins = Wann es losgeht
    .press = Wenn ich „Beginnen“ drücke
    .moment = Zu einer festen Zeit
competition-moment = Datum und Uhrzeit ({ $zone })
competition-listed = Alle auf diesem Server finden den Wettbewerb; sonst nur, wer den Link hat
competition-rated = Gewertet: Spiele unter Menschen ändern die Wertung
competition-back = Zum Wettbewerb
competition-occasion = { $competition }, { $match }
competition-beside-waiting = Es fehlt noch: { $names }
competition-beside-yours = Dein Platz ist frei gehalten
competition-beside-walkover = Nicht rechtzeitig da: { $names }. Das Spiel ist deins.
competition-beside-missed = Du kamst nicht rechtzeitig: Das Spiel ist verloren.
competition-beside-closed = Dieses Spiel war vorbei, bevor es gespielt wurde.
competition-means-through = Du bist weiter: { $round }.
competition-means-won = Du hast den Pokal gewonnen!
competition-means-beaten = { $final ->
    [yes] Du hast das Finale verloren.
   *[no] Du bist aus dem Pokal ausgeschieden.
}
competition-means-third-place = Du hast das Halbfinale verloren: Du spielst um Platz drei.
competition-means-groups = Du bist ausgeschieden: In der K.-o.-Runde geht es ohne dich weiter.
competition-means-drawn = Unentschieden: Das Spiel wird wiederholt, oder das Los entscheidet.
competition-means-third = { $won ->
    [yes] Du bist auf Platz drei.
   *[no] Du bist auf Platz vier.
}

## Was ein Spiel an dem geändert hat, wozu sie gehört, am Ende ihrer Seite.

news = Was sich geändert hat
news-back = Sehen, was sich geändert hat
news-waits = Das Ergebnis wird eingetragen …
news-place = { $change ->
    [up] Von { $before } hoch auf { $after }
    [down] Von { $before } runter auf { $after }
    [same] Weiter auf { $after }
   *[first] Du stehst auf { $after }
}, mit { competition-points }
news-others = Die Tabelle steht, sobald die anderen gespielt haben.
news-counts = Es zählt als { $score }, { result-how }.
news-given = { $you ->
    [yes] Es zählt als Sieg für dich.
   *[no] Es zählt als Sieg für { $name }.
}
news-counts-group = Es zählt als drei Spiele { $score } verloren, { result-how }.
news-group = Am Tisch: { $place }.
news-see-cup = Zum Pokal
news-set-up-another = Noch einen anlegen
news-through = { $name } ist weiter: { $round }.
news-winner = { $name } hat den Pokal gewonnen.
news-final = Das Finale: { $home } { $score } { $away }{ $how ->
    [played] { "" }
   *[other] , { result-how }
}.
news-rival = { $name } ({ $kind })
news-opponent = Dort wartet { $rival } auf dich.
news-opponent-of-two = Dort triffst du auf das Team, das { $home } – { $away } gewinnt.
news-opponent-open = Auf wen du dort triffst, ist noch offen.
news-group-stage = { $won ->
    [yes] Du hast deinen Tisch gewonnen.
   *[no] Du hast deinen Tisch nicht gewonnen.
}
# Was ein Verein als Nächstes spielt oder schon spielt.
news-when = { $begun ->
    [yes] Im Gange
   *[no] Als Nächstes
}
news-next = { news-when }: { $stage ->
    [cup] Pokal, { $round }
   *[league] { $number }. Spieltag
}, { $where ->
    [home] daheim gegen { $rival }
   *[away] auswärts gegen { $rival }
}.
news-next-match = Nächstes Spiel
news-next-group = { news-when }: { $number }. Runde mit { $names }.

## Saisons einer Person unter Bots.

season = Saison
season-front = Eine Saison mit eigenem Verein
season-new = Verein gründen
    .about = Ein Name, ein Trikot und das Tabellenende der untersten Liga: So hat noch jeder große Verein angefangen. Du spielst { $matchdays } Spieltage in einer Liga mit { $sides } Vereinen und arbeitest dich durch { $divisions } Ligen nach oben.
    .rules = Die besten { $moving } einer Liga steigen auf, die letzten { $moving } ab, außer aus der untersten. Dazwischen gibt es { $rounds } Pokalrunden, für alle Ligen: Wer verliert, ist raus, und ein Unentschieden wird mit getauschtem Heimrecht wiederholt, höchstens zweimal, dann entscheidet das Los.
    .group-stage = { $game }: Gruppenphase (Vierertische)
    .group-about = In einer Gruppenphase sitzt du mit drei anderen am Tisch, und alle spielen drei Spiele, die in der Liga zählen. Es sind { $rounds } Runden an Tischen mit { $sides } Vereinen statt { $matchdays } Spieltagen, in denen alle dreimal aufeinandertreffen; ein Tisch dauert eine Dreiviertelstunde. Im Pokal gibt es Squad Rush ohne Gruppen.
    .game = Das Spiel
    .name = Der Name des Vereins, höchstens { $most } Zeichen
    .example = Dynamo Daunendecke
    .press = Saison beginnen
    .another = Noch einen Verein gründen
season-latest = Dein letztes Spiel
season-number = { $number }. Saison
season-division = { $number }. Liga
season-clubs = Andere Vereine
season-place = Platz { $place }
season-matchday = { $number }. Spieltag von { $of }
season-matchday-short = { $number }. Spieltag
season-group = { $number }. Runde von { $of }
    .of = Tisch zu { $sides ->
        [3] dritt
       *[other] viert
    }, je { $matches } Spiele
season-group-short = { $number }. Runde
season-matchdays = Spieltage
    .group = Runden
season-round = Pokal: { $number ->
        [1] erste Runde
        [2] zweite Runde
        [3] Viertelfinale
        [4] Halbfinale
       *[5] Finale
    }
season-occasion = { $division }. Liga, { $number }. Spieltag: { $home } – { $away }
    .cup = Pokal, { season-cup-round }: { $home } – { $away }
    .group = { $division }. Liga, Gruppenphase, { $number }. Runde: { $club }
season-cup-round = { $number ->
        [1] erste Runde
        [2] zweite Runde
        [3] Viertelfinale
        [4] Halbfinale
       *[5] Finale
    }
season-replay = Wiederholung
season-at-home = daheim
season-away = auswärts
season-versus = gegen
season-prepared = Jeder Verein behält die ganze Saison denselben Kader. Deiner ist { $squad }, und kein anderer Verein hat ihn. Unter den anderen können mehrere denselben haben, und damit dieselben Spieler. Die Aufstellung ist schon vorbereitet: Du beginnst mit der ersten Entscheidung im Spiel.
    .short = Team und Aufstellung schon vorbereitet
season-play = Spielen
season-play-on = Weiterspielen
season-concede = Verloren geben
    .sure = Im Bett bleiben und 0–3 verlieren? Die Liga findet das gar nicht komisch, und der Zeugwart erst recht nicht.
    .sure-group = Im Bett bleiben und alle drei Spiele { $score } verlieren? Ein Bot hält dir den Stuhl warm, und die anderen drei merken es nicht einmal.
    .sure-cup = Im Bett bleiben, 0–3 verlieren und aus dem Pokal ausscheiden? Die Bänder waren schon gebügelt.
    .yes = Spiel verloren geben
    .yes-group = Alle drei Spiele verloren geben
season-walkover = kampflos
season-waits = Erst spielen die anderen; der Knopf erscheint hier von selbst.
    .end = Die letzten Ergebnisse erscheinen hier von selbst, und dann, wie die Saison ausgegangen ist.
season-column-place = Platz
season-column-side = Verein
season-column-played = Spiele
    .short = Sp
season-column-won = Siege
    .short = S
season-column-drawn = Unentschieden
    .short = U
season-column-lost = Niederlagen
    .short = N
season-column-goals = Tore und Gegentore
    .short = Tore
season-column-difference = Tordifferenz
    .short = ±
season-column-points = Punkte
    .short = Pkt
season-column-form = Form
season-form =
    .won = Sieg
    .won-short = S
    .drawn = Unentschieden
    .drawn-short = U
    .lost = Niederlage
    .lost-short = N
season-zone =
    .up = Steigt auf
    .down = Steigt ab
season-table-about = Bei gleichen Punkten zählt die Tordifferenz, dann zählen mehr Tore, dann die Fairness, dann das Los. Die anderen Ligen werden nicht gespielt: Dort lost man aus, wer auf- und absteigt, und stärkere Vereine haben bessere Chancen.
    .group = Jedes Spiel am Tisch zählt: 3 Punkte für einen Sieg, 1 für ein Unentschieden, und 1 mehr mit dem Goldenen Schuh: einem Sieg mit dem STAR in der Sieben.
    .tie-break = Ein Gleichstand, den die Spielregeln selbst entscheiden, zählt als Sieg, nicht als Unentschieden.
season-table-place = { $place } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
season-table-won = hat den Tisch gewonnen
season-table-rest = Die anderen drei unter sich
season-cup = Pokal
    .about = Alle Ligen, ein Pott.
season-byes = Die erste Liga steigt in der zweiten Runde ein.
season-through = ist weiter
season-end = Die Saison ist vorbei: { season-place } für dich
    .champions = Meister der { $number }. Liga
season-goes =
    .up = Aufstieg! Pack die guten Trikots ein.
    .down = Abstieg. Da unten soll es wärmer sein.
    .stays = Nächste Saison also dasselbe noch mal.
    .top = Über dir nur noch das Flutlicht.
season-cup-undrawn = Gelost wird, wenn die Runde davor vorbei ist.
season-cup-won = Und der Pott ist deiner. Vorsicht, die Henkel.
season-cup-gone = Der Pokal ging an { $name }.
season-next = { $number }. Saison beginnen
season-past = Frühere Saisons
    .line = { $division }. Liga: { season-place }
season-cup-reached = Pokal: { $rounds ->
        [0] Aus in der ersten Runde
        [1] Aus in der zweiten Runde
        [2] Aus im Viertelfinale
        [3] Aus im Halbfinale
        [4] Finale verloren
       *[5] gewonnen
    }
season-back = Zurück zur Saison
error-no-club = Diesen Verein hast du nicht, oder es gibt ihn nicht mehr.
error-too-many-clubs = Du hast { $most } Vereine, mehr darf niemand haben.
error-nothing-to-play = Für deinen Verein gibt es gerade nichts zu spielen.
error-season-not-over = Die Saison ist noch nicht vorbei.
