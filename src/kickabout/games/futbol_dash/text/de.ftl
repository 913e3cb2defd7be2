### Was man von Fútbol Dash liest. Variablen von Plätzen, Namen und Listen: siehe die gemeinsamen Meldungen.
### $player handelt, $rival trifft es; $card ist die Karte, um die es geht, $value ihre Zahl.
### Es spricht eine Stimme aus dem Radio, in der Gegenwart: „Du ziehst“, „nimmt dir den Ball ab“.

tagline = Bau einen Angriff auf genau elf Punkte, und dann: Schuss!

## Einstellungen und Karten

option-mode = Modus
    .help = Wann die Partie endet.
option-mode-regular = Klassisch
    .help = Wer zuerst so viele Tore hat, gewinnt.
option-mode-express = Express
    .help = Gespielt wird, bis der Aktionsstapel leer ist; die meisten Tore gewinnen, bei Gleichstand geht es ins Elfmeterschießen.
option-goals = Tore
    .help = So viele Tore gewinnen eine klassische Partie.
option-express-end = Express-Ende
    .help = Was eine Express-Partie beendet.
option-express-end-deck-out = Stapel leer
    .help = Mit dem Zug, in dem die letzte Karte vom Stapel geht, ist Schluss.
option-express-end-hands-out = Hände leer
    .help = Danach werden die Hände leer gespielt, bis niemand mehr eine Karte hat.

card-short-pass = Kurzpass
    .gender = m
    .text = Flach spielen, hoch gewinnen.
card-nutmeg = Tunnel
    .gender = m
    .text = Licht am Ende inklusive.
card-through-ball = Steilpass
    .gender = m
    .text = Mitten durch die Abwehr.
card-overlap = Hinter{"\u00AD"}laufen
    .gender = n
    .text = Außen rauscht es vorbei.
card-long-pass = Flugball
    .gender = m
    .text = Bitte anschnallen.
card-pressing = Pressing
    .gender = n
    .text = Keine Zeit am Ball.
card-interception = Ballgewinn
    .gender = m
    .text = Gerochen, bevor er kam.
card-block = Block
    .gender = m
    .text = Hier steht die Wand.
card-clearance = Befreiungs{"\u00AD"}schlag
    .gender = m
    .text = Hauptsache, weg.
card-slide-tackle = Grätsche
    .gender = f
    .text = Ball gespielt. Fast nur.
card-penalty = Elfmeter
    .gender = m
    .text = Elf Meter, ein Atemzug.
card-halftime = Halbzeit
    .gender = f
    .text = Tee, und ein Wort vom Trainer.
card-offside = Abseits
    .gender = n
    .text = Die Fahne war schon oben.
card-substitution = Wechsel
    .gender = m
    .text = Frische Beine von der Bank.
card-yellow-card = Gelbe Karte
    .gender = f
    .text = Der kam zu spät.
card-red-card = Rote Karte
    .gender = f
    .text = Duschen ist frei.
card-foul = Foul
    .gender = n
    .text = Die Pfeife sagt nein.
card-var = VAR
    .gender = m
    .text = Ein Viereck in die Luft gemalt.
card-without-text = { "" }

# Was eine Karte tut, in einer Zeile, die auf sie passt.
does-attack = Plus { $value } für deinen Angriff.
does-defend = Minus { $value } für einen Gegner.
does-penalty = Ein Schuss, ab { $value } Punkten.
does-halftime = Neue Hände, alle Angriffe auf 0.
does-offside = Ein Gegner fällt auf 0 Punkte.
does-substitution = Tausch bis zu { $value } Handkarten.
does-yellow = { $value ->
    [one] Ein Gegner setzt einen Zug aus.
   *[other] Ein Gegner setzt { $value } Züge aus.
}
does-red = { $value ->
    [one] Ein Gegner hat 1 Karte weniger.
   *[other] Ein Gegner hat { $value } Karten weniger.
}
does-foul = Hebt Angriff oder Abwehr auf.
does-review = Hebt eine Schirikarte auf.

# Die Seiten der Schusskarten; .printed sagt die Karte, .shout die Webseite.
face-goal = Tor
    .gender = n
    .printed = Tor
    .shout = TOOOR!
face-save = Parade
    .gender = f
    .printed = Parade
    .shout = GEHALTEN
face-miss = Fehlschuss
    .gender = m
    .printed = Vorbei!
    .shout = VORBEI!
face-corner = Ecke
    .gender = f
    .printed = Ecke
    .shout = ECKE
face-own-goal = Eigentor
    .gender = n
    .printed = Eigentor!
    .shout = EIGENTOR

## Kommentar: Karten, die gespielt werden

plays-short-pass =
    .v1 = { $player-is ->
        [you] Du hältst den Ball flach: { $card }.
       *[other] { $player } hält den Ball flach: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }, und du findest den freien Fuß.
       *[other] { $card }, und { $player } findet den freien Fuß.
    }
plays-nutmeg =
    .v1 = { $player-is ->
        [you] Du schiebst ihn durch die Hosenträger: { $card }!
       *[other] { $player } schiebt ihn durch die Hosenträger: { $card }!
    }
    .v2 = { $player-is ->
        [you] { $card }! Die Abwehr sucht noch, du läufst schon.
       *[other] { $card }! Die Abwehr sucht noch, { $player } läuft schon.
    }
plays-through-ball =
    .v1 = { $player-is ->
        [you] Du schickst ihn in die Gasse: { $card }.
       *[other] { $player } schickt ihn in die Gasse: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card } von dir, mitten in die Schnittstelle.
       *[other] { $card } von { $player }, mitten in die Schnittstelle.
    }
plays-overlap =
    .v1 = { $player-is ->
        [you] Du gehst außen herum: { $card }.
       *[other] { $player } geht außen herum: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }, und du machst Überzahl.
       *[other] { $card }, und { $player } macht Überzahl.
    }
plays-long-pass =
    .v1 = { $player-is ->
        [you] Du drischst ihn über alle hinweg: { $card }.
       *[other] { $player } drischt ihn über alle hinweg: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card } von dir, das halbe Feld im Freiflug.
       *[other] { $card } von { $player }, das halbe Feld im Freiflug.
    }
plays-pressing =
    .v1 = { $player-is ->
        [you] { $card }: Du stehst { $rival } auf den Füßen.
       *[other] { $rival-is ->
            [you] { $card }: { $player } steht dir auf den Füßen.
           *[other] { $card }: { $player } steht { $rival } auf den Füßen.
        }
    }
    .v2 = { $player-is ->
        [you] Du lässt { $rival } keine Luft: { $card }.
       *[other] { $rival-is ->
            [you] { $player } lässt dir keine Luft: { $card }.
           *[other] { $player } lässt { $rival } keine Luft: { $card }.
        }
    }
plays-interception =
    .v1 = { $player-is ->
        [you] Du riechst den Braten: { $card } gegen { $rival }.
       *[other] { $rival-is ->
            [you] { $player } riecht den Braten: { $card } gegen dich.
           *[other] { $player } riecht den Braten: { $card } gegen { $rival }.
        }
    }
    .v2 = { $player-is ->
        [you] { $card }! Du fischst den Pass von { $rival } heraus.
       *[other] { $rival-is ->
            [you] { $card }! { $player } fischt deinen Pass heraus.
           *[other] { $card }! { $player } fischt den Pass von { $rival } heraus.
        }
    }
plays-block =
    .v1 = { $player-is ->
        [you] { $card }: Du machst den Laden dicht, { $rival } kommt nicht durch.
       *[other] { $rival-is ->
            [you] { $card }: { $player } macht den Laden dicht, du kommst nicht durch.
           *[other] { $card }: { $player } macht den Laden dicht, { $rival } kommt nicht durch.
        }
    }
    .v2 = { $player-is ->
        [you] { $card }: Du stellst dich { $rival } in den Weg.
       *[other] { $rival-is ->
            [you] { $card }: { $player } stellt sich dir in den Weg.
           *[other] { $card }: { $player } stellt sich { $rival } in den Weg.
        }
    }
plays-clearance =
    .v1 = { $player-is ->
        [you] { $card }! Du haust ihn auf die Tribüne, { $rival } schaut hinterher.
       *[other] { $rival-is ->
            [you] { $card }! { $player } haut ihn auf die Tribüne, du schaust hinterher.
           *[other] { $card }! { $player } haut ihn auf die Tribüne, { $rival } schaut hinterher.
        }
    }
    .v2 = { $player-is ->
        [you] Du räumst hinten auf: { $card } gegen { $rival }.
       *[other] { $rival-is ->
            [you] { $player } räumt hinten auf: { $card } gegen dich.
           *[other] { $player } räumt hinten auf: { $card } gegen { $rival }.
        }
    }
plays-slide-tackle =
    .v1 = { $player-is ->
        [you] Du pflügst den Rasen um: { $card } gegen { $rival }!
       *[other] { $rival-is ->
            [you] { $player } pflügt den Rasen um: { $card } gegen dich!
           *[other] { $player } pflügt den Rasen um: { $card } gegen { $rival }!
        }
    }
    .v2 = { $player-is ->
        [you] { $card }! Du spitzelst { $rival } den Ball vom Fuß.
       *[other] { $rival-is ->
            [you] { $card }! { $player } spitzelt dir den Ball vom Fuß.
           *[other] { $card }! { $player } spitzelt { $rival } den Ball vom Fuß.
        }
    }

# Eine Karte, die eine Schachtel hinzufügt, wird nach ihrer Wirkung erzählt.
plays-attack = { $player-is ->
    [you] Du gehst nach vorn: { $card }.
   *[other] { $player } geht nach vorn: { $card }.
}
plays-defend = { $player-is ->
    [you] Du stoppst { $rival }: { $card }.
   *[other] { $rival-is ->
        [you] { $player } stoppt dich: { $card }.
       *[other] { $player } stoppt { $rival }: { $card }.
    }
}
plays-penalty = { $player-is ->
    [you] { $card }! Du legst dir den Ball auf den Punkt.
   *[other] { $card }! { $player } legt sich den Ball auf den Punkt.
}
plays-halftime = { $card }. Alle ab in die Kabine: neue Hände, und jeder Angriff fängt bei null an.
plays-offside =
    .v1 = { $rival-is ->
        [you] Die Fahne ist oben: { $card }. Dein Angriff ist dahin, { $old } → 0.
       *[other] Die Fahne ist oben: { $card }. Der Angriff von { $rival } ist dahin, { $old } → 0.
    }
    .v2 = { $rival-is ->
        [you] { $card }! Für dich heißt das: alles auf Anfang, { $old } → 0.
       *[other] { $card }! Für { $rival } heißt das: alles auf Anfang, { $old } → 0.
    }
plays-substitution =
    .v1 = { $player-is ->
        [you] Du schaust zur Bank: { $card }.
       *[other] { $player } schaut zur Bank: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: frische Beine für dein Team.
       *[other] { $card }: frische Beine für { $player }.
    }
plays-yellow =
    .v1 = { $rival-is ->
        [you] Du siehst Gelb, und den nächsten Zug siehst du von draußen.
       *[other] { $rival } sieht Gelb, und den nächsten Zug von draußen.
    }
    .v2 = { $rival-is ->
        [you] Verwarnt! Du setzt einen Zug aus.
       *[other] Verwarnt! { $rival } setzt einen Zug aus.
    }
plays-red =
    .v1 = { $rival-is ->
        [you] Rot! Du spielst mit einer Karte weniger weiter.
       *[other] Rot! { $rival } spielt mit einer Karte weniger weiter.
    }
    .v2 = { $rival-is ->
        [you] { $card }! Bei dir darf jemand früher duschen.
       *[other] { $card }! Bei { $rival } darf jemand früher duschen.
    }

# Hinter dem, was von einer Karte erzählt wird ($told): was sie aus den Angriffspunkten $old macht, wenn niemand sie
# aufhebt.
adds-up-offence = { $told } Das macht { $old } + { $value } = { $new }{ $lack ->
    [0] : Schuss!
    [1] , noch einer bis zum Schuss.
    [2] , noch zwei bis zum Schuss.
    [3] , noch drei bis zum Schuss.
    [4] , noch vier bis zum Schuss.
    [5] , noch fünf bis zum Schuss.
   *[other] .
}
adds-up-defence = { $rival-is ->
    [you] { $told } Wird das nicht aufgehoben, bleiben dir { $old } − { $value } = { $new }.
   *[other] { $told } Wird das nicht aufgehoben, bleiben { $rival } { $old } − { $value } = { $new }.
}

# $answered ist die Karte, die von der Schirikarte aufgehoben wird.
foul-called = { $player-is ->
    [you] { $card }! Du pfeifst { $answered-acc } { $answered } zurück.
   *[other] { $card }! { $player } pfeift { $answered-acc } { $answered } zurück.
}
review-called = { $player-is ->
    [you] { $card }! Du willst { $answered-acc } { $answered } noch einmal sehen.
   *[other] { $card }! { $player } will { $answered-acc } { $answered } noch einmal sehen.
}
# Die Angriffspunkte sind jetzt $points.
card-cancelled = { $player-is ->
    [you] Kommando zurück: { CAPITAL($card-the) } { $card } zählt nicht, du bleibst bei { $points }.
   *[other] Kommando zurück: { CAPITAL($card-the) } { $card } zählt nicht, { $player } bleibt bei { $points }.
}
card-stands = { $player-is ->
    [you] { CAPITAL($card-the) } { $card } zählt doch: { $points } für dich.
   *[other] { CAPITAL($card-the) } { $card } zählt doch: { $points } für { $player }.
}
card-makes-shot = { $player-is ->
    [you] { CAPITAL($card-the) } { $card } macht { $points }: Schuss für dich!
   *[other] { CAPITAL($card-the) } { $card } macht { $points }: Schuss für { $player }!
}

## Kommentar: Karten, die kommen und gehen

# without $card: im Deutschen steht der Punkt immer.
stop-after-card = .
draws = { $player-is ->
    [you] Du ziehst { $card-an } { $card }{ stop-after-card }
   *[other] { $player } zieht { $card-an } { $card }{ stop-after-card }
}
has-no-play = { $player-is ->
    [you] Du kannst nichts spielen: Du zeigst deine Hand, und eine Karte geht.
   *[other] { $player } kann nichts spielen: Die Hand wird gezeigt, und eine Karte geht.
}
# Alle Karten ($cards) der Hand, jede mit ihrer Zahl.
shows-hand = { $player-is ->
    [you] Du zeigst { $cards }: nichts, was jetzt geht.
   *[other] { $player } zeigt { $cards }: nichts, was jetzt geht.
}
so-many = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
throws-away = { $player-is ->
    [you] Nichts geht, also wirfst du { $card-an } { $card } ab.
   *[other] Nichts geht, also wirft { $player } { $card-an } { $card } ab.
}
takes-off = { $player-is ->
    [you] Du wechselst { $card-an } { $card } aus{ stop-after-card }
   *[other] { $player } wechselt { $card-an } { $card } aus{ stop-after-card }
}
brings-on = { $player-is ->
    [you] Du tauschst
   *[other] { $player } tauscht
} { $number ->
    [one] { $number } Karte gegen eine neue
   *[other] { $number } Karten gegen neue
}.
swaps-none = { $player-is ->
    [you] Du behältst dann doch alle Karten.
   *[other] { $player } behält dann doch alle Karten.
}
pile-becomes-deck = Die Ablage wird gemischt und ist der neue Stapel.

## Kommentar: Schüsse, Züge und das Ende. $score ist etwa „2–1“.

kicks-off = { $player-is ->
    [you] Der Ball rollt: Du hast Anstoß.
   *[other] Der Ball rollt: Anstoß für { $player }.
}
sits-out = { $player-is ->
    [you] Nach der Gelben Karte setzt du diesen Zug aus.
   *[other] Nach der Gelben Karte setzt { $player } diesen Zug aus.
}
shot-goal =
    .v1 = { $player-is ->
        [you] Du schießt … TOOOR! Es steht { $score }.
       *[other] { $player } schießt … TOOOR! Es steht { $score }.
    }
    .v2 = { $player-is ->
        [you] Du schießt … DRIN das Ding! { $score }.
       *[other] { $player } schießt … DRIN das Ding! { $score }.
    }
    .v3 = { $player-is ->
        [you] Du hältst voll drauf: TOR, TOR, TOR! { $score }.
       *[other] { $player } hält voll drauf: TOR, TOR, TOR! { $score }.
    }
shot-save =
    .v1 = { $player-is ->
        [you] Du schießt … gehalten, mit den Fingerspitzen!
       *[other] { $player } schießt … gehalten, mit den Fingerspitzen!
    }
    .v2 = { $player-is ->
        [you] Du schießt … dem Keeper genau in die Arme.
       *[other] { $player } schießt … dem Keeper genau in die Arme.
    }
shot-miss =
    .v1 = { $player-is ->
        [you] Du schießt … drüber, in den Abendhimmel!
       *[other] { $player } schießt … drüber, in den Abendhimmel!
    }
    .v2 = { $player-is ->
        [you] Du schießt … haarscharf vorbei.
       *[other] { $player } schießt … haarscharf vorbei.
    }
shot-corner =
    .v1 = { $player-is ->
        [you] Du schießt … zur Ecke geklärt. Noch einmal!
       *[other] { $player } schießt … zur Ecke geklärt. Noch einmal!
    }
    .v2 = { $player-is ->
        [you] Du schießt … Ecke, und gleich die nächste Chance.
       *[other] { $player } schießt … Ecke, und gleich die nächste Chance.
    }
shot-own-goal = { $player-is ->
    [you] Du schießt … oh nein. Falsches Tor! EIGENTOR, es steht { $score }.
   *[other] { $player } schießt … oh nein. Falsches Tor! EIGENTOR, es steht { $score }.
}
pick-goal = { $player-is ->
    [you] Du läufst an … drin!
   *[other] { $player } läuft an … drin!
}
pick-save = { $player-is ->
    [you] Du läufst an … gehalten!
   *[other] { $player } läuft an … gehalten!
}
pick-miss = { $player-is ->
    [you] Du läufst an … vorbei!
   *[other] { $player } läuft an … vorbei!
}
shoot-out-begins = Gleichstand an der Spitze: Es geht ins Elfmeterschießen!
sudden-death-begins = Immer noch gleich. Sudden Death!
# $why ist, was die Partie beendet hat.
wins-match = { $player-is ->
    [you] { $why }: { $score }, und der Sieg ist deiner!
   *[other] { $why }: { $score }, und der Sieg geht an { $player }!
}
over-by-goals = { $goals ->
    [1] Das erste Tor entscheidet
   *[other] Tor Nummer { $goals } entscheidet
}
over-by-goal-cards = Das letzte Tor der Schusskarten liegt offen
over-by-deck = Der Aktionsstapel ist leer
over-by-hands = Niemand hat noch eine Karte
over-by-shoot-out = Das Elfmeterschießen entscheidet, { $picks }

## Die Ergebnisse eines Wettbewerbs

tie-break-shoot-out = Elfmeterschießen

## Was nicht geht

refused-match-over = Die Partie ist vorbei ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] Jetzt entscheidest du, nicht der Zufall ({ $clause }).
   *[other] Jetzt entscheidet { $player }, nicht der Zufall ({ $clause }).
}
refused-chance-starts = Jetzt entscheidet der Zufall, wer Anstoß hat: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-deals = Jetzt entscheidet der Zufall, welche Karte ausgeteilt wird: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-deals-again = Jetzt entscheidet der Zufall, welche Karte ausgeteilt wird: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-draws = Jetzt entscheidet der Zufall, welche Karte gezogen wird: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-replaces = Jetzt entscheidet der Zufall, welche Karte die Schirikarte ersetzt: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-brings-on = Jetzt entscheidet der Zufall, welche Karte eingewechselt wird: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-shoots = Jetzt entscheidet der Zufall, welche Schusskarte aufgedeckt wird: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-chance-picks = Jetzt entscheidet der Zufall, welche Karte im Elfmeterschießen kommt: Würfle, oder nenn eines der Ergebnisse ({ $clause }).
refused-card-is-due = Du bist am Zug: Spiel eine Karte ({ $clause }).
refused-answer-is-due = Eine Karte wartet auf Antwort: eine Schirikarte, oder gelten lassen ({ $clause }).
refused-show-is-due = Zeig erst deine Hand, Karte für Karte, in der Reihenfolge der Kartenliste ({ $clause }).
refused-discard-is-due = Wirf eine Karte deiner Hand ab ({ $clause }).
refused-swap-is-due = Es läuft ein Wechsel: Tausch eine Karte, oder sag „fertig“ ({ $clause }).

refused-not-in-box = Eine Karte mit dieser Nummer gibt es in dieser Schachtel nicht ({ $clause }).
refused-needs-target = { CAPITAL($card-the) } { $card } trifft einen Gegner: Sag, welchen ({ $clause }).
refused-takes-no-target = { CAPITAL($card-the) } { $card } trifft niemanden ({ $clause }).
refused-target-not-at-table = In dieser Partie gibt es keinen Platz { $seat } ({ $clause }).

refused-not-in-hand = { CAPITAL($card-the) } { $card } ist nicht auf deiner Hand ({ $clause }).
refused-referee-card-in-turn = { CAPITAL($card-the) } { $card } ist nie die Karte deines Zuges, sondern antwortet auf eine andere ({ $clause }).
refused-no-free-discard = Solange eine Karte spielbar ist, wird keine abgeworfen ({ $clause }).
refused-card-to-play = Die Hand wird nur gezeigt, wenn keine ihrer Karten spielbar ist ({ $clause }).
refused-nothing-to-play = Keine deiner Karten ist spielbar: Zeig erst deine Hand ({ $clause }).
# $sum wären die Angriffspunkte, $most dürfen es sein.
refused-too-many-points = { CAPITAL($card-the) } { $card } ergäbe { $sum } Angriffspunkte, mehr als { $most } geht nicht ({ $clause }).
# $theirs sind die Angriffspunkte des Gegners.
refused-too-few-points = { CAPITAL($card-the) } { $card } nimmt { $value }, und da { $theirs ->
    [0] sind keine Angriffspunkte
    [one] ist nur { $theirs } Angriffspunkt
   *[other] sind nur { $theirs } Angriffspunkte
} zu holen ({ $clause }).
refused-defence-on-oneself = { CAPITAL($card-the) } { $card } trifft einen Gegner, nicht dich selbst ({ $clause }).
refused-too-few-for-penalty = { CAPITAL($card-the) } { $card } braucht { $value } Angriffspunkte, du hast { $yours } ({ $clause }).
refused-offside-on-oneself = { CAPITAL($card-the) } { $card } trifft einen Gegner, nicht dich selbst ({ $clause }).
refused-too-few-for-offside = { CAPITAL($card-the) } { $card } braucht einen Gegner ab { $value } Angriffspunkten ({ $clause }).
refused-booking-on-oneself = { CAPITAL($card-the) } { $card } trifft einen Gegner, nicht dich selbst ({ $clause }).

refused-no-referee-card = Nur eine Schirikarte antwortet ({ $clause }).
refused-fouled-already = Eine Karte lässt sich nur einmal mit einem Foul zurückpfeifen ({ $clause }).
refused-nothing-to-review = { CAPITAL($card-the) } { $card } antwortet auf eine Schirikarte, und es liegt keine ({ $clause }).
refused-not-in-hand-to-swap = { CAPITAL($card-the) } { $card } ist nicht auf deiner Hand und lässt sich nicht tauschen ({ $clause }).

## Die Hand: was zu tun ist, und was auf einer Karte steht

# Was jetzt dran ist: vorneweg, die Frage, und was zählt.
your-turn = Du bist am Zug.
    .ask = Spiel eine Karte.
    .fact = Zum Schuss fehlt genau { SIGNED($need) }.
blocked-hand = Keine deiner Karten ist spielbar.
    .fact = Deine Hand wird gezeigt, dann wirfst du eine Karte ab.
card-is-played = { $card }!
    .ask = Aufheben mit { $answers }, oder gelten lassen?
    .helpless = Du hast keine Antwort darauf.
    .shot = Das macht { $points }: Schuss!
    .at-stake = Es geht um einen Schuss.
show-your-hand = Deine Hand wird gezeigt.
    .ask = Da ist nichts zu spielen. Eine dieser Karten geht.
throw-one-away = Wirf eine Karte ab.
    .ask = Die, die du am wenigsten brauchst: Das macht Platz zum Ziehen.
substitution-ask = Tausch bis zu { $most } Karten; das kostet den ganzen Zug. Die neuen kommen mit der letzten, oder wenn du fertig bist.
    .lead = Wechsel.
sit-out-next = Du setzt den nächsten Zug aus.
you-win = Sieg!
full-time = Schlusspfiff.

# Beschriftungen von Knöpfen. Hinter .on folgt der Name des Gegners.
play-card = { $card } spielen
    .on = { $card } spielen gegen
swap-card = { $card } tauschen
show-card = { $card } zeigen
discard-card = { $card } abwerfen
let-it-stand = Gelten lassen
    .key = gelten lassen, oder fertig
done = Fertig
show-hand = Hand zeigen

# Kurze Notizen auf einer Handkarte.
note-shot = Schuss!
note-in-answer = nur als Antwort
note-too-many = { $sum } ist über { $most }
note-penalty = ab { $value } Punkten
note-no-target = kein Gegner hat { $value }
    .only = Gegner hat nur { $points }
# Auf allen Karten, solange ein anderer Platz entscheidet.
note-not-your-turn = nicht dein Zug
# Auf einer Schirikarte, wenn eine Antwort gefragt ist, die sie nicht geben kann.
note-no-foul-yet = noch kein Foul da
note-fouled = jetzt nur VAR
not-your-turn = Du bist nicht am Zug (DASH-4.1).

## Die Seite: das Spielfeld

the-pitch = Das Spielfeld
# Eine Bahn, vorgelesen. $target ist, wie viele Tore gewinnen, 0, wo sie das nicht tun.
lane = { $player }: { $points } von { $most } Angriffspunkten, { $goals ->
    [one] { $goals } Tor
   *[other] { $goals } Tore
}{ $target ->
    [0] { "" }
   *[other] { " " }von { $target }
}, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}
cards-laid = { $player-is ->
    [you] Vor dir
   *[other] Vor { $player }
}
    .more = { $number } mehr
# Zwischen einer Karte und ihrer Anzahl.
times = mal
# Was am letzten Stück der eigenen Bahn steht, und die Zeichen daneben.
penalty-area = Elfmeter spielbar ab { $from }
    .title = Hinter dieser Linie, ab { $from } Punkten, lässt sich ein Elfmeter spielen
how-it-stands = Wer { $goals } Tore hat, gewinnt. Dein Angriff steht bei { $own } von { $limit }, der von { $rival } bei { $theirs }; { $shots ->
    [one] eine Schusskarte liegt
   *[other] { $shots } Schusskarten liegen
} noch verdeckt.
points-of = Angriffspunkte: Genau { $most } sind ein Schuss
goals-of = { $number ->
    [one] Tore: Das erste gewinnt
   *[other] Tore: Wer { $number } hat, gewinnt
}
on-the-ball = { $player-is ->
    [you] { $waits ->
        [yes] am Ball
       *[no] dein Zug
    }
   *[other] am Ball
}
turns-to-sit-out = { $turns ->
    [one] setzt einen Zug aus
   *[other] setzt { $turns } Züge aus
}
red-card-lies-here = Rote Karte
    .title = Rote Karte: eine Karte weniger
cards-in-hand = { $number ->
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
deck = Stapel
    .title = Von hier kommen neue Karten
    .label = { $number ->
        [one] Aktionsstapel: { $number } Karte
       *[other] Aktionsstapel: { $number } Karten
    }
discard-pile = Ablage
# Die Zahl steht davor; $faces sind etwa „10 × Tor“.
shots-left = { $number ->
    [one] Schusskarte übrig
   *[other] Schusskarten übrig
}
    .label = Schusskarten: { $number } von { $most } verdeckt
    .title = Ein Schuss deckt eine davon auf: { $faces }
    .face = { $number } × { $face }

## Die Seite: was im Mittelkreis liegt. Hier haben die Karten kein Geschlecht.

has-played = { $player-is ->
    [you] Du spielst { $card }
   *[other] { $player } spielt { $card }
}
has-played-on = { $player-is ->
    [you] Du spielst { $card } gegen { $rival }
   *[other] { $rival-is ->
        [you] { $player } spielt { $card } gegen dich
       *[other] { $player } spielt { $card } gegen { $rival }
    }
}
answer-from = { $player-is ->
    [you] Deine Antwort: { $card }
   *[other] { $card } von { $player }
}
# Bei mehreren folgen die Trikots.
asked-for-foul = { $players-count ->
    [one] Foul? { $players }
   *[other] Foul?
}
asked-for-var = { $players-count ->
    [one] VAR? { $players }
   *[other] VAR?
}
had-played = { $player-is ->
    [you] Du hast { $card } gespielt
   *[other] { $player } hat { $card } gespielt
}
had-played-on = { $player-is ->
    [you] Du hast { $card } gegen { $rival } gespielt
   *[other] { $rival-is ->
        [you] { $player } hat { $card } gegen dich gespielt
       *[other] { $player } hat { $card } gegen { $rival } gespielt
    }
}
called-back = zählt nicht
had-sat-out = { $player-is ->
    [you] Du hast wegen Gelb einen Zug ausgesetzt.
   *[other] { $player } hat wegen Gelb einen Zug ausgesetzt.
}
had-shot = { $player-is ->
    [you] Dein Schuss:
   *[other] Schuss von { $player }:
}
has-shot = { $player-is ->
    [you] Du schießt:
   *[other] { $player } schießt:
}
shoot-out = Elfmeterschießen
    .stop = Elfmeterschießen.
    .sudden-death = Sudden Death
    .round = Runde { $number }
    .cards = noch { $number } von { $most } Karten
substitution = Wechsel
    .changed = { $done } von { $most } gewählt
# Vorgelesen hinter einer Karte, die Angriffspunkte bringt: wie viele es werden.
points-heard = , auf { $points }
no-cards = Keine Karten auf der Hand.
    .shoot-out = Jetzt ohne Karten: nur du und der Keeper.
goals-in-shoot-out = { $goals } im Elfmeterschießen

## Die Seite: während andere entscheiden

# $players sind die, die noch antworten müssen.
waits-for-answers = { $player } spielt { $card }.
    .own = Gilt das?
    .from = Antwort steht noch aus: { $players }.
steps-up = { $player-is ->
    [you] Du läufst an.
   *[other] { $player } läuft an.
}
is-shooting = { $player-is ->
    [you] Du schießt!
   *[other] { $player } schießt!
}
    .what = Von { $left } Schusskarten wird eine aufgedeckt, und { $goals ->
    [one] 1 davon ist ein Tor
   *[other] { $goals } davon sind Tore
}.
you-draw = Du ziehst eine Karte.
is-stuck = { $player-is ->
    [you] Du kannst nichts spielen.
   *[other] { $player } kann nichts spielen.
}
    .what = Die Hand wird gezeigt, und eine Karte geht.
is-on-the-ball = { $player-is ->
    [you] Du bist am Ball.
   *[other] { $player } ist am Ball.
}

## Die Startseite

duration-of-two = Etwa zehn Minuten
    .goals = für zwei Teams und drei Tore.
duration-of-more = Ab drei Teams dauert es länger.
    .goals = Eine halbe Stunde bis zu drei Toren: Nimm Express, oder spiel auf ein Tor.
time-to-answer = Zeit zum Antworten
    .help = Sekunden für Foul oder VAR, doppelt so viele, wenn eine Karte zum ersten Mal kommt
    .none = ohne Grenze

## Lektionen

lesson-first-match = Deine erste Partie
    .about = Genau elf Punkte, ein Pfiff, frische Beine und ein Schuss: eine ganze Partie auf ein Tor.
lesson-first-match-hand = Deine sieben Karten: Jede sagt, was sie tut. Die grünen sind Angriffe. Die grauen gehen jetzt nicht: Foul und VAR etwa warten, bis jemand eine Karte spielt.
lesson-first-match-eleven = Dein Weg zum Tor: Der Ball rollt mit jedem Punkt ein Feld weiter. Bei genau elf schießt du, und in dieser Lektion gewinnt ein Tor. Die gelbe Linie bei sieben gilt nur für einen Elfmeter; gerade hast du keinen.
lesson-first-match-first-pass = In jedem Zug spielst du eine Karte. Die Zahl in der Ecke ist, was sie bringt. Fang groß an.
    .ask = Spiel deinen Flugball: +5.
lesson-first-match-foul = Yuki spielt ein Hinterlaufen, von 0 auf 4. Jetzt ist dein Foul nicht mehr grau: Es pfeift die Karte zurück, die gerade gespielt wurde.
    .ask = Pfeif: Spiel dein Foul.
lesson-first-match-second-pass = Zurückgepfiffen: Yuki steht weiter bei 0, und für dein Foul hast du sofort eine Karte gezogen. Du stehst bei fünf, sechs fehlen noch. Dein Befreiungsschlag ist grau: Er nimmt vier Punkte, und da sind keine.
    .ask = Spiel ein Hinterlaufen: +4.
lesson-first-match-var = Jetzt pfeift Yuki! Aber ein VAR hebt das Foul auf, und dein Hinterlaufen zählt doch.
    .ask = Spiel deinen VAR.
lesson-first-match-blue = Neun Punkte. Yuki greift wieder an, auf 4, und du hast kein Foul mehr. Aber jetzt sind die vier Punkte da, die dein Befreiungsschlag nimmt: Blaue Karten nehmen einem Gegner Punkte.
    .ask = Spiel deinen Befreiungsschlag: 4 − 4 = 0.
lesson-first-match-eight = Yuki spielt Pressing gegen dich. Es liegt über deiner Bahn, ganz rechts: die kleine blaue −1. Aus neun sind acht geworden, dir fehlen also genau drei.
lesson-first-match-orange = Keine deiner Karten macht drei, und ein Hinterlaufen wäre 12: Über 11 darf niemand. Eine orange Karte tut, was sie sagt, und ist deine eine Karte im Zug. Diese bringt neue Karten.
    .ask = Spiel deinen Wechsel.
lesson-first-match-swap = Du darfst bis zu drei Karten tauschen. Jede, auf die du drückst, geht.
    .ask = Tausch deinen Ballgewinn.
lesson-first-match-done = Eine reicht hier. Was dafür kommt, ist Glück, und um deins hat sich diese Lektion gekümmert; in einer echten Partie brauchst du vielleicht alle drei. Die neue Karte kommt, wenn du fertig bist, und dann ist Yuki am Zug.
    .ask = Drück „Fertig“.
lesson-first-match-exact = Yuki war am Zug, von 0 auf 3. Zu dir ist ein Steilpass gekommen, und darauf steht „Schuss!“. Eine kleine Karte kann mehr wert sein als eine große.
    .ask = Spiel den Steilpass: 8 + 3 = 11.
lesson-first-match-shot = Elf ist ein Schuss! Eine dieser Schusskarten wird aufgedeckt. Die Hälfte sind Tore; dabei sind auch Paraden und Fehlschüsse, sogar ein Eigentor, und die Ecke, die dir noch eine gibt. Nach jedem Schuss fängst du wieder bei 0 an, und dein Gegner bleibt, wo er ist. Drück „Weiter“, und eine dreht sich um.
lesson-first-match-end = Erst eine Ecke, dann ein Tor! Das ist fast alles: Komm auf genau elf, verdirb den anderen den Angriff, und behalt einen Pfiff auf der Hand. Eine echte Partie geht auf drei Tore. Du lernst noch den Elfmeter kennen, mit dem du ab der gelben Linie schießt, und Gelbe und Rote Karten: Jede sagt, was sie tut. Kannst du nichts spielen, zeigst du deine Hand und wirfst eine Karte ab.

## Gründe eines Tipps

# Von den Schusskarten, die noch verdeckt sind, sind $goals Tore, und $left sind es insgesamt.
reason-shot = Das ist ein Schuss{ $left ->
    [0] { "" }, für den die Schusskarten neu gemischt werden.
   *[other] { "" }, und { $goals } der { $left } übrigen Schusskarten sind Tore.
}
# $need sind die Punkte, die noch fehlen, $cards die $number Karten der Hand, die sie bringen.
reason-way = Nach { $card-dat } { $card } fehlen dir noch { $need }: { $cards } { $number ->
    [one] bringt
   *[other] bringen
} den Schuss.
# Die Hand reicht nicht: Ihre $cards bringen $sum, was am nächsten kommt. $fewest Karten der Schachtel könnten reichen.
reason-far = Nach { $card-dat } { $card } fehlen dir noch { $need }{ $sum ->
    [0] { $fewest ->
        [0] .
        [one] : Eine einzige Karte könnte das schaffen, aber du hast keine passende.
       *[other] : Das braucht { $fewest } Karten oder mehr, und du hast keine passende.
    }
   *[other] , und deine Hand schafft davon höchstens { $sum }, mit { $cards }.
}
reason-near = { CAPITAL($card-the) } { $card } bringt dich auf { $points }; von da kann eine Karte ein Schuss sein.
reason-brings = { CAPITAL($card-the) } { $card } bringt dich auf { $points } von { $most }.
reason-listed-attack = { $card } (+{ $value })
reason-listed-penalty = { $card } (ab { $value })
reason-stops = { $rival } hat { $points } Punkte, eine Karte vor dem Schuss. Von { $rest } aus reicht keine einzelne Karte.
reason-early = { $rival } hat nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: zu wenig für einen Schuss mit einer Karte.
reason-stops-shown = { $rival } hat { $card-an } { $card } gezeigt: ein Schuss von { $points } aus, aber nicht von { $rest }.
reason-stops-gone = { $rival } fällt von { $points } auf { $rest }: Jede Karte, die von dort reicht, ist gespielt oder auf deiner Hand.
reason-too-little = { $rival } fällt von { $points } auf { $rest }, immer noch eine Karte vor dem Schuss.
reason-falls = { $rival } fällt von { $points } auf { $rest } zurück.
reason-left-open = Das lässt { $rival } eine Karte vor dem Schuss stehen.
reason-left-to-shown = Das lässt { $rival } bei { $points } stehen, und { $card-the } { $card }, von { $rival } schon gezeigt, ist von da ein Schuss.
reason-sits-out = { $rival } hat { $points } Punkte, eine Karte vor dem Schuss: Lass { $rival } einen Zug aussetzen.
reason-skips = Das nimmt { $rival } { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
reason-fewer = { $rival } spielt mit { $number ->
    [one] einer Karte weniger
   *[other] { $number } Karten weniger
} auf der Hand weiter.
reason-new-cards = Dir fehlen { $need }, und deine Hand gibt keinen Schuss her: Tausch ein paar Karten.
reason-costs-turn = Das kostet den Zug, und du brauchst keine neuen Karten: { $cards } { $number ->
    [one] bringt
   *[other] bringen
} den Schuss.
reason-changes = { $most ->
    [one] Das tauscht eine Karte deiner Hand.
   *[other] Das tauscht bis zu { $most } Karten deiner Hand.
}
reason-new-hands = Deine Hand gibt keinen Schuss her: So bekommen alle eine neue.
# Die meisten Punkte eines Gegners und die eigenen, die alle verloren gehen.
reason-all-lose = Verlorene Angriffspunkte: ein Gegner { $theirs }, du { $yours }.
reason-counts = { CAPITAL($card-the) } { $card } zählt.
reason-lost = { CAPITAL($card-the) } { $card } ist verloren.
reason-you-fall = Du fällst von { $points } auf { $rest }.
reason-you-stay = Du bleibst bei { $points }, statt auf { $rest } zu fallen.
reason-lets-shoot = Das schenkt { $rival } einen Schuss.
reason-stops-shot = Das verhindert einen Schuss von { $rival }.
reason-lets-near = Damit kommt { $rival } auf { $points } Punkte, eine Karte vor dem Schuss.
reason-stops-near = Das hält { $rival } von { $points } Punkten ab, eine Karte vor dem Schuss.
reason-harmless = { $rival } hätte nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: zu wenig für einen Schuss mit einer Karte.
reason-only-one = Du hast nur { $card-an } { $card }.
reason-no-shot = Deine Hand gibt keinen Schuss her.
reason-has-shot = { $cards } { $number ->
    [one] bringt
   *[other] bringen
} einen Schuss.
reason-needed = Dein nächster Schuss braucht sie.
reason-spare = Dein nächster Schuss kommt ohne sie aus.

## Wie gespielt wird

how-to-play-aim = Genau elf
    .text = Jede Angriffskarte bringt dir ihre Punkte. Triff die Elf, nicht mehr und nicht weniger, und du schießt. Drei Tore gewinnen.
how-to-play-turn = Eine Karte im Zug
    .text = Zieh eine Karte, spiel eine Karte: Greif selbst an, oder nimm einem Gegner Punkte. Eine Karte, die jemanden über elf oder unter null brächte, bleibt auf der Hand.
how-to-play-shot = Der Schuss
    .text = Eine Schusskarte wird aufgedeckt, und sie sagt, was daraus wurde. Eine Ecke gibt dir noch eine. Dann fängst du wieder bei null an.
how-to-play-answer = Pfiff!
    .text = Ein Foul hebt eine eben gespielte Karte auf. Ein VAR hebt das Foul auf. Beide spielt man als Antwort, und für jede ziehst du sofort nach.
how-to-play-signs = Was die Zeichen bedeuten
    .text = Die Farbe einer Karte sagt, wofür sie da ist.
how-to-play-group-offence = Angriff: Punkte für dich
how-to-play-group-defence = Abwehr: Punkte weg vom Gegner
how-to-play-group-changer = Wende: tut, was sie sagt, in deinem Zug
how-to-play-group-referee = Schiri: Antwort auf eine Karte

## Was die Zeichen bedeuten

legend-offence = Angriff: mehr Angriffspunkte für dich
legend-defence = Abwehr: nimmt einem Gegner Angriffspunkte
legend-changer = Wende: tut, was sie sagt, in deinem Zug
legend-referee = Schiri: Antwort auf eine Karte
legend-value = Die Zahl auf einer Karte: so viele Angriffspunkte bringt oder nimmt sie
legend-points = Angriffspunkte eines Teams, von { $most }: mit allen schießt es
legend-ball = Wie weit ein Team ist: Der Ball rollt auf das Tor zu
legend-away = Die Leitung zu diesem Platz ist unterbrochen

## Was auf Papier gedruckt wird

print-counter = { $use ->
    [points] Punkte
   *[goals] Tore
}

## Was in der Datei einer Schachtel falsch ist, nach dem Schlüssel, um den es geht

wrong-no-goals = muss mindestens 1 sein: Niemand könnte ein Tor schießen
wrong-no-end = und miss dürfen nicht beide 0 sein: Ein Schuss könnte ewig dauern
wrong-many-shots = ergibt mit den anderen mehr als { $most } Karten
wrong-few-shots = ergibt mit den anderen weniger als { $least } Karten: eine für jeden Platz am Tisch
wrong-reviews = hat { $number } Karten 'review'; höchstens { $most } haben Platz
wrong-points = ergibt nie { $points } Angriffspunkte und nie genug für einen Elfmeter
