### O que se lê de Fútbol Dash. Variáveis de lugares, nomes e listas: ver as mensagens compartilhadas.
### $player é quem age, $rival sobre quem; $card é a carta de que se fala, $value o seu número.
### Narra uma voz de rádio, no presente. Como “você” leva o verbo na terceira pessoa, uma frase só costuma servir para
### quem lê e para os outros; só o que é “de” alguém pede duas.

tagline = Monte um ataque de onze pontos cravados e chute.

## Opções e cartas

option-mode = Modo
    .help = Quando a partida termina.
option-mode-regular = Normal
    .help = Vence quem chegar primeiro a tantos gols.
option-mode-express = Expresso
    .help = Joga-se até acabar o baralho de ação; vence quem tiver mais gols, e o empate vai para os pênaltis.
option-goals = Gols
    .help = Os gols que vencem uma partida normal.
option-express-end = Fim do expresso
    .help = O que termina uma partida expressa.
option-express-end-deck-out = Sem baralho
    .help = A vez em que sai a última carta do baralho é a última.
option-express-end-hands-out = Sem cartas
    .help = Depois se jogam as mãos, até ninguém ter mais cartas.

card-short-pass = Passe curto
    .gender = m
    .text = No pé, sem inventar moda.
card-nutmeg = Caneta
    .gender = f
    .text = Entre as pernas, e tchau.
card-through-ball = Enfiada
    .gender = f
    .text = Rasga a última linha.
card-overlap = Ultra{"\u00AD"}passagem
    .gender = f
    .text = O lateral passa voando.
card-long-pass = Lançamento
    .gender = m
    .text = Meio campo em um só chute.
card-pressing = Pressão
    .gender = f
    .text = Nem um segundo para pensar.
card-interception = Intercep{"\u00AD"}tação
    .gender = f
    .text = Leu antes de sair do pé.
card-block = Bloqueio
    .gender = m
    .text = Onde havia espaço, há muro.
card-clearance = Chutão
    .gender = m
    .text = Bola para o mato: é campeonato!
card-slide-tackle = Carrinho
    .gender = m
    .text = Só bola. Ou quase.
card-penalty = Pênalti
    .gender = m
    .text = Onze metros, um suspiro.
card-halftime = Intervalo
    .gender = m
    .text = Água, laranja e bronca.
card-offside = Impedimento
    .gender = m
    .text = A bandeira já estava no alto.
card-substitution = Substituição
    .gender = f
    .text = Pernas novas vindas do banco.
card-yellow-card = Amarelo
    .gender = m
    .text = Essa chegou atrasada.
card-red-card = Vermelho
    .gender = m
    .text = Chuveiro antes da hora.
card-foul = Falta
    .gender = f
    .text = O apito diz que não.
card-var = VAR
    .gender = m
    .text = Um quadrado no ar.
card-without-text = { "" }

# O que uma carta faz, em uma linha que caiba nela.
does-attack = Soma { $value } ao seu ataque.
does-defend = Tira { $value } de um rival.
does-penalty = Um chute, com { $value } ou mais.
does-halftime = Mãos novas, ataques a 0.
does-offside = Um rival volta a 0 pontos.
does-substitution = Troca até { $value } cartas.
does-yellow = { $value ->
    [one] Um rival fica uma vez sem jogar.
   *[other] Um rival fica { $value } vezes sem jogar.
}
does-red = { $value ->
    [one] Um rival fica com 1 carta a menos.
   *[other] Um rival fica com { $value } cartas a menos.
}
does-foul = Anula um ataque ou uma defesa.
does-review = Anula uma carta do juiz.

# As faces das cartas de chute; .printed é o que a carta diz, .shout o que a página grita.
face-goal = Gol
    .gender = m
    .printed = Gol
    .shout = GOOOL!
face-save = Defesa
    .gender = f
    .printed = Defesa
    .shout = DEFENDEU!
face-miss = Fora
    .gender = m
    .printed = Para fora!
    .shout = PARA FORA!
face-corner = Escanteio
    .gender = m
    .printed = Escanteio
    .shout = ESCANTEIO
face-own-goal = Gol contra
    .gender = m
    .printed = Gol contra!
    .shout = GOL CONTRA

## Narração: cartas que se jogam

plays-short-pass =
    .v1 = { $player } toca curtinho, no pé: { $card }.
    .v2 = { $card }: { $player } sempre acha alguém livre.
plays-nutmeg =
    .v1 = { $player } bota por entre as pernas: { $card }!
    .v2 = { $card }! { $player } passa, e a marcação fica procurando a bola.
plays-through-ball =
    .v1 = { $player } passa a linha na agulha: { $card }.
    .v2 = { $player-is ->
        [you] { $card }, e no espaço certo: passe seu.
       *[other] { $card } de { $player }, no espaço certo.
    }
plays-overlap =
    .v1 = { $player } vai por fora e vai embora: { $card }.
    .v2 = { $player-is ->
        [you] { $card }: são dois contra um, e a seu favor.
       *[other] { $card }: são dois contra um para { $player }.
    }
plays-long-pass =
    .v1 = { $player } manda por cima de todo mundo: { $card }.
    .v2 = { $player-is ->
        [you] { $card }! Meio campo cabe na sua chuteira.
       *[other] { $card } de { $player }, de meio campo inteiro.
    }
plays-pressing =
    .v1 = { $player } não deixa { $rival } respirar: { $card }.
    .v2 = { $rival-is ->
        [you] { $card }: { $player } morde os seus calcanhares.
       *[other] { $card }: { $player } morde os calcanhares de { $rival }.
    }
plays-interception =
    .v1 = { $rival-is ->
        [you] { $player } lê tudo: { $card }, e a bola já não é sua.
       *[other] { $player } lê tudo: { $card } em cima de { $rival }.
    }
    .v2 = { $rival-is ->
        [you] { $card }! { $player } rouba o seu passe no ar.
       *[other] { $card }! { $player } rouba no ar o passe de { $rival }.
    }
plays-block =
    .v1 = { $rival-is ->
        [you] { $player } se põe no seu caminho: { $card }.
       *[other] { $player } se põe no caminho de { $rival }: { $card }.
    }
    .v2 = { $card }: { $player } fecha a porta, e { $rival } que volte outro dia.
plays-clearance =
    .v1 = { $card }! { $player } manda na arquibancada, e { $rival } que vá buscar.
    .v2 = { $player } limpa a área: { $card } para cima de { $rival }.
plays-slide-tackle =
    .v1 = { $player } se joga na grama: { $card } em { $rival }!
    .v2 = { $rival-is ->
        [you] { $card }! { $player } tira a bola do bico da sua chuteira.
       *[other] { $card }! { $player } tira a bola do bico da chuteira de { $rival }.
    }

# Uma carta que uma caixa acrescenta é narrada pelo que faz.
plays-attack = { $player } vai para cima: { $card }.
plays-defend = { $player } freia { $rival }: { $card }.
plays-penalty = { $card }! { $player } ajeita a bola na marca da cal.
plays-halftime = { $card }. Todo mundo para o vestiário: mãos novas, e cada ataque recomeça do zero.
plays-offside =
    .v1 = { $rival-is ->
        [you] Sobe a bandeira: { $card }. Adeus ao seu ataque, { $old } → 0.
       *[other] Sobe a bandeira: { $card }. Adeus ao ataque de { $rival }, { $old } → 0.
    }
    .v2 = { $card }! { $rival } volta à estaca zero, { $old } → 0.
plays-substitution =
    .v1 = { $player } olha para o banco: { $card }.
    .v2 = { $player-is ->
        [you] { $card }: pernas novas para o seu time.
       *[other] { $card }: pernas novas para { $player }.
    }
plays-yellow =
    .v1 = { $rival } leva o amarelo e fica uma vez de castigo.
    .v2 = Anotou o nome! { $rival } perde a próxima vez.
plays-red =
    .v1 = Vermelho! { $rival } segue com uma carta a menos.
    .v2 = { $rival } vai para o chuveiro mais cedo: { $card }.

# Atrás do que se conta de uma carta ($told): o que ela faz, se ninguém a anular, dos pontos de ataque do rival, que
# eram $old.
adds-up-offence = { $told } Seriam { $old } + { $value } = { $new }{ $lack ->
    [0] : chute!
    [1] , a um do chute.
    [2] , a dois do chute.
    [3] , a três do chute.
    [4] , a quatro do chute.
    [5] , a cinco do chute.
   *[other] .
}
adds-up-defence = { $told } Se ninguém anular, { $rival } fica com { $old } − { $value } = { $new }.

# $answered é a carta que a carta do juiz anula.
foul-called = { $card }! { $player } apita, e acabou { $answered-the } { $answered }.
review-called = { $card }! { $player } quer ver de novo { $answered-the } { $answered }.
card-cancelled = Não valeu: { $card-the } { $card } está anulad{ $card-o }, e { $player } fica com { $points }.
card-stands = { $player-is ->
    [you] No fim das contas vale { $card-the } { $card }: são { $points } para o seu time.
   *[other] No fim das contas vale { $card-the } { $card }: são { $points } para { $player }.
}
card-makes-shot = Com { $card-the } { $card }, { $player } chega a { $points }: é chute!

## Narração: cartas que vão e vêm

# without $card: em português, o ponto vai sempre.
stop-after-card = .
draws = { $player } compra { $card-a } { $card }{ stop-after-card }
has-no-play = { $player } não tem jogada: mostra a mão e descarta uma carta.
# Todas as cartas ($cards) da mão, cada uma com o seu número.
shows-hand = { $player } mostra { $cards }: nada que se possa jogar agora.
so-many = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
throws-away = Sem jogada possível, { $player } descarta { $card-a } { $card }.
takes-off = { $player } tira { $card-a } { $card }{ stop-after-card }
brings-on = { $player } troca { $number ->
    [one] { $number } carta por uma nova
   *[other] { $number } cartas por novas
}.
swaps-none = No fim das contas, { $player } fica com todas as cartas.
pile-becomes-deck = A pilha de descarte é embaralhada e vira o baralho.

## Narração: chutes, vezes e o fim. $score é como “2–1”.

kicks-off = Bola rolando: { $player } dá a saída.
sits-out = Pelo amarelo, { $player } fica esta vez de castigo.
shot-goal =
    .v1 = { $player } chuta… GOOOL! { $score } no placar.
    .v2 = { $player } bate… ENTROU! Pode buscar no fundo da rede: { $score }.
    .v3 = { $player } solta a bomba: GOL, GOL, GOL! { $score }.
shot-save =
    .v1 = { $player } chuta… e o goleiro voa para espalmar!
    .v2 = { $player } bate… nas mãos do goleiro.
shot-miss =
    .v1 = { $player } chuta… por cima do travessão!
    .v2 = { $player } bate… e tira tinta da trave.
shot-corner =
    .v1 = { $player } chuta… desvia e sai pela linha de fundo. Escanteio!
    .v2 = { $player } bate… Escanteio! Lá vem outra chance.
shot-own-goal = { $player } chuta… ai, não. Na rede errada! GOL CONTRA. { $score }.
pick-goal = { $player } toma distância… gol!
pick-save = { $player } toma distância… e o goleiro pega!
pick-miss = { $player } toma distância… para fora!
shoot-out-begins = Tudo igual na ponta: vamos para os pênaltis!
sudden-death-begins = E continua tudo igual. Morte súbita!
# $why é o que acabou com ela.
wins-match = { $player-is ->
    [you] { $why }: { $score }, e a partida é sua!
   *[other] { $why }: { $score }, e a partida é de { $player }!
}
over-by-goals = { $goals ->
    [1] O primeiro gol decide
   *[other] O gol número { $goals } decide
}
over-by-goal-cards = Saiu o último gol das cartas de chute
over-by-deck = Acabou o baralho de ação
over-by-hands = Ninguém tem mais cartas
over-by-shoot-out = Os pênaltis decidem, { $picks }

## Os resultados de uma competição

tie-break-shoot-out = disputa de pênaltis

## Recusas

refused-match-over = A partida acabou ({ $clause }).
refused-seat-decides = Agora quem decide é { $player }, não o acaso ({ $clause }).
refused-chance-starts = O acaso decide agora quem dá a saída: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-deals = O acaso decide agora que carta se dá: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-deals-again = O acaso decide agora que carta se dá: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-draws = O acaso decide agora que carta se compra: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-replaces = O acaso decide agora que carta repõe a do juiz: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-brings-on = O acaso decide agora que carta entra: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-shoots = O acaso decide agora que carta de chute se vira: role os dados, ou diga um dos resultados ({ $clause }).
refused-chance-picks = O acaso decide agora que carta sai nos pênaltis: role os dados, ou diga um dos resultados ({ $clause }).
refused-card-is-due = É a sua vez: jogue uma carta ({ $clause }).
refused-answer-is-due = Uma carta espera resposta: uma carta do juiz, ou deixe valer ({ $clause }).
refused-show-is-due = Antes mostre a sua mão, carta por carta, na ordem da lista de cartas ({ $clause }).
refused-discard-is-due = Descarte uma carta da sua mão ({ $clause }).
refused-swap-is-due = Há uma Substituição em curso: troque uma carta, ou diga “pronto” ({ $clause }).

refused-not-in-box = Nesta caixa não há carta com esse número ({ $clause }).
refused-needs-target = { CAPITAL($card-the) } { $card } se joga contra um rival: diga contra quem ({ $clause }).
refused-takes-no-target = { CAPITAL($card-the) } { $card } não se joga contra ninguém ({ $clause }).
refused-target-not-at-table = Nesta partida não há lugar { $seat } ({ $clause }).

refused-not-in-hand = Você não tem { $card-a } { $card } na mão ({ $clause }).
refused-referee-card-in-turn = { CAPITAL($card-the) } { $card } nunca é a carta da sua vez: responde a outra carta ({ $clause }).
refused-no-free-discard = Enquanto se puder jogar uma carta, não se descarta nenhuma ({ $clause }).
refused-card-to-play = Só se mostra a mão quando não se pode jogar nenhuma carta dela ({ $clause }).
refused-nothing-to-play = Você não pode jogar nenhuma carta: antes mostre a sua mão ({ $clause }).
# $sum é quantos pontos de ataque seriam, $most quantos podem ser.
refused-too-many-points = Com { $card-the } { $card } seriam { $sum } pontos de ataque, e o máximo é { $most } ({ $clause }).
# $theirs são os pontos de ataque do rival.
refused-too-few-points = { CAPITAL($card-the) } { $card } tira { $value }, e ali { $theirs ->
    [0] não há pontos de ataque
    [one] só há { $theirs } ponto de ataque
   *[other] só há { $theirs } pontos de ataque
} para tirar ({ $clause }).
refused-defence-on-oneself = { CAPITAL($card-the) } { $card } se joga contra um rival, não contra o próprio time ({ $clause }).
refused-too-few-for-penalty = { CAPITAL($card-the) } { $card } pede { $value } pontos de ataque: você tem { $yours } ({ $clause }).
refused-offside-on-oneself = { CAPITAL($card-the) } { $card } se joga contra um rival, não contra o próprio time ({ $clause }).
refused-too-few-for-offside = { CAPITAL($card-the) } { $card } pede um rival com { $value } pontos de ataque ou mais ({ $clause }).
refused-booking-on-oneself = { CAPITAL($card-the) } { $card } se joga contra um rival, não contra o próprio time ({ $clause }).

refused-no-referee-card = Só uma carta do juiz responde ({ $clause }).
refused-fouled-already = Uma carta só pode sofrer Falta uma vez ({ $clause }).
refused-nothing-to-review = { CAPITAL($card-the) } { $card } responde a uma carta do juiz, e nenhuma foi jogada ({ $clause }).
refused-not-in-hand-to-swap = Você não tem { $card-a } { $card } para trocar ({ $clause }).

## A mão: o que fazer, e o que se diz sobre uma carta

# O que fazer agora: o começo, o que se pede, e o dado que importa.
your-turn = Sua vez.
    .ask = Jogue uma carta.
    .fact = Você precisa de exatamente { SIGNED($need) } para chutar.
blocked-hand = Nenhuma carta sua pode ser jogada.
    .fact = A sua mão é mostrada, e depois você descarta uma carta.
card-is-played = { $card }!
    .ask = Anular com { $answers }, ou deixar valer?
    .helpless = Você não tem resposta na mão.
    .shot = Chega a { $points }: é chute!
    .at-stake = Há um chute em jogo.
show-your-hand = A sua mão é mostrada.
    .ask = Não há jogada. Uma destas cartas vai para o descarte.
throw-one-away = Descarte uma carta.
    .ask = A que fizer menos falta: abre espaço para comprar.
substitution-ask = Troque até { $most } cartas; isso custa a vez inteira. As novas vêm com a última, ou quando você disser “pronto”.
    .lead = Substituição.
sit-out-next = Você fica de fora na próxima vez.
you-win = Vitória!
full-time = Fim de jogo.

# Rótulos de botões. Depois de .on vem o nome do rival.
play-card = Jogar { $card }
    .on = Jogar { $card } contra
swap-card = Trocar { $card }
show-card = Mostrar { $card }
discard-card = Descartar { $card }
let-it-stand = Deixar valer
    .key = deixar valer, ou pronto
done = Pronto
show-hand = Mostrar a mão

# Notas curtas sobre uma carta da mão.
note-shot = chute!
note-in-answer = só responde
note-too-many = { $sum } passa de { $most }
note-penalty = pede { $value } pontos
note-no-target = ninguém tem { $value }
    .only = rival só tem { $points }
# Em todas as cartas enquanto outra pessoa decide.
note-not-your-turn = não é a sua vez
# Em uma carta do juiz, enquanto se pede uma resposta que ela não pode dar.
note-no-foul-yet = sem Falta a anular
note-fouled = agora só o VAR
not-your-turn = Não é a sua vez (DASH-4.1).

## A página: o campo

the-pitch = O campo
# Uma faixa lida em voz alta. $target é quantos gols vencem, 0 onde não vencem.
lane = { $player }: { $points } de { $most } pontos de ataque, { $goals ->
    [one] { $goals } gol
   *[other] { $goals } gols
}{ $target ->
    [0] { "" }
   *[other] { " " }de { $target }
}, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}
cards-laid = Diante de { $player }
    .more = mais { $number }
# Entre uma carta e quantas há dela.
times = vezes
# O que está na última parte da própria faixa, e os sinais ao lado.
penalty-area = Pênalti jogável com { $from }+
    .title = A partir desta linha, com { $from } pontos ou mais, pode-se jogar um Pênalti
how-it-stands = Vence quem chegar a { $goals }. O seu ataque está em { $own } de { $limit }; o de { $rival }, em { $theirs }; { $shots ->
    [one] resta uma carta de chute
   *[other] restam { $shots } cartas de chute
}.
points-of = Pontos de ataque: { $most } cravados são um chute
goals-of = { $number ->
    [one] Gols: o primeiro vence
   *[other] Gols: vence quem chegar a { $number }
}
on-the-ball = { $player-is ->
    [you] { $waits ->
        [yes] com a bola
       *[no] sua vez
    }
   *[other] com a bola
}
turns-to-sit-out = { $turns ->
    [one] uma vez fora
   *[other] { $turns } vezes fora
}
red-card-lies-here = Vermelho
    .title = Cartão vermelho: uma carta a menos
cards-in-hand = { $number ->
    [one] { $number } carta na mão
   *[other] { $number } cartas na mão
}
deck = baralho
    .title = Daqui vêm as cartas novas
    .label = { $number ->
        [one] Baralho de ação: { $number } carta
       *[other] Baralho de ação: { $number } cartas
    }
discard-pile = descartes
# O número vem antes; $faces são como “10 × Gol”.
shots-left = { $number ->
    [one] carta de chute
   *[other] cartas de chute
}
    .label = Cartas de chute: { $number } de { $most } viradas para baixo
    .title = Um chute vira uma destas: { $faces }
    .face = { $number } × { $face }

## A página: o que está no círculo central

has-played = { $player } joga { $card }
has-played-on = { $player } joga { $card } contra { $rival }
answer-from = { $player-is ->
    [you] A sua resposta: { $card }
   *[other] { $card } de { $player }
}
# Se são várias pessoas, seguem as camisas.
asked-for-foul = { $players-count ->
    [one] { $players } pode apitar Falta
   *[other] Podem apitar Falta:
}
asked-for-var = { $players-count ->
    [one] { $players } pode pedir o VAR
   *[other] Podem pedir o VAR:
}
had-played = { $player } jogou { $card }
had-played-on = { $player } jogou { $card } contra { $rival }
called-back = não valeu
had-sat-out = { $player } ficou uma vez de fora, pelo amarelo.
had-shot = { $player } chutou:
has-shot = { $player } chuta:
shoot-out = Disputa de pênaltis
    .stop = Disputa de pênaltis.
    .sudden-death = Morte súbita
    .round = Rodada { $number }
    .cards = restam { $number } de { $most } cartas
substitution = Substituição
    .changed = { $done } de { $most } escolhidas
# Lê-se em voz alta depois de uma carta que soma pontos de ataque: quantos serão.
points-heard = , até { $points }
no-cards = Sem cartas na mão.
    .shoot-out = Agora sem cartas: é entre você e o goleiro.
goals-in-shoot-out = { $goals } nos pênaltis

## A página: enquanto os outros decidem

# $players são os que ainda têm de responder.
waits-for-answers = { $player } joga { $card }.
    .own = Será que vale?
    .from = Falta a resposta de { $players }.
steps-up = { $player } toma distância.
is-shooting = { $player } vai chutar!
    .what = Vira-se uma de { $left } cartas de chute, e { $goals ->
    [one] 1 delas é um Gol
   *[other] { $goals } delas são Gols
}.
you-draw = Você compra uma carta.
is-stuck = { $player } não tem jogada.
    .what = Mostra a mão e descarta uma carta.
is-on-the-ball = { $player } está com a bola.

## A página inicial

duration-of-two = Uns dez minutos
    .goals = para dois times e três gols.
duration-of-more = Com três times ou mais, leva o seu tempo.
    .goals = Meia hora até três gols: escolha Expresso, ou jogue até um gol.
time-to-answer = Tempo para responder
    .help = segundos para uma Falta ou um VAR, o dobro na primeira vez de cada carta
    .none = sem limite

## Lições

lesson-first-match = A sua primeira partida
    .about = Onze pontos cravados, um apito, pernas novas e um chute: uma partida inteira, de um gol.
lesson-first-match-hand = As suas sete cartas: cada uma diz o que faz. As verdes são ataques. As cinzentas não podem ser jogadas agora: a Falta e o VAR, por exemplo, esperam que alguém jogue uma carta.
lesson-first-match-eleven = O seu caminho até o gol: a bola rola uma casa por ponto. Com onze cravados você chuta, e nesta lição um gol vence. A linha amarela no sete é só para a carta Pênalti; agora você não tem nenhuma.
lesson-first-match-first-pass = Joga-se uma carta por vez. O número no canto é o que ela soma. Comece grande.
    .ask = Jogue o seu Lançamento: +5.
lesson-first-match-foul = Yuki joga uma Ultrapassagem, de 0 a 4. Agora a sua Falta já não está cinzenta: ela anula a carta que acaba de ser jogada.
    .ask = Sopre o apito: jogue a sua Falta.
lesson-first-match-second-pass = Anulada: Yuki continua em 0, e você já comprou uma carta pela sua Falta. Você está em cinco, a seis do chute. O seu Chutão está cinzento: tira quatro pontos, e ali não há nenhum.
    .ask = Jogue uma Ultrapassagem: +4.
lesson-first-match-var = Agora é Yuki quem apita! Mas um VAR anula a Falta, e a sua Ultrapassagem acaba valendo.
    .ask = Jogue o seu VAR.
lesson-first-match-blue = Nove pontos. Yuki ataca de novo, até 4, e você não tem mais Faltas. Mas agora estão ali os quatro pontos que o seu Chutão tira: as cartas azuis tiram pontos de um rival.
    .ask = Jogue o seu Chutão: 4 − 4 = 0.
lesson-first-match-eight = Yuki joga Pressão contra você. Ela fica sobre a sua faixa, à direita: o pequeno −1 azul. Os seus nove viraram oito, então faltam exatamente três.
lesson-first-match-orange = Nenhuma carta sua soma três, e uma Ultrapassagem daria 12: ninguém pode passar de 11. Uma carta laranja faz o que diz, e é a sua única carta da vez. Esta traz cartas novas.
    .ask = Jogue a sua Substituição.
lesson-first-match-swap = Você pode trocar até três cartas. Cada uma em que você clicar sai.
    .ask = Troque a sua Interceptação.
lesson-first-match-done = Aqui basta uma. O que vem no lugar dela é sorte, e esta lição já cuidou da sua; em uma partida de verdade talvez você gaste as três. A carta nova vem quando você diz “pronto”, e aí é a vez de Yuki.
    .ask = Clique em “Pronto”.
lesson-first-match-exact = Yuki já jogou, de 0 a 3. E para você veio uma Enfiada, que diz “chute!”. Uma carta pequena pode valer mais que uma grande.
    .ask = Jogue a Enfiada: 8 + 3 = 11.
lesson-first-match-shot = Onze é chute! Uma destas cartas de chute vai virar. Metade delas são Gols; há também Defesas, chutes para Fora e até um Gol contra, e o Escanteio, que dá mais uma. Depois de qualquer chute você recomeça em 0, e o rival fica onde está. Clique em “Seguir”, e uma delas vira.
lesson-first-match-end = Primeiro um Escanteio, depois um Gol! Isso é quase tudo: cresça até onze, estrague os ataques dos outros e guarde um apito na mão. Uma partida de verdade pede três gols. Você também vai conhecer o Pênalti, que chuta da linha amarela em diante, e os cartões amarelo e vermelho: cada um diz o que faz. Se você não puder jogar nada, mostra a mão e descarta uma carta.

## Razões de uma dica

# Das cartas de chute ainda viradas para baixo, $goals são gols e $left são todas.
reason-shot = É um chute{ $left ->
    [0] { "" }, para o qual as cartas de chute são embaralhadas de novo.
   *[other] { "" }, e { $goals } das { $left } cartas de chute que restam são gols.
}
# $need são os pontos que ainda faltam, $cards as $number cartas da mão que os somam.
reason-way = Com { $card-the } { $card } faltam { $need }: { $cards } { $number ->
    [one] dá
   *[other] dão
} o chute.
# A mão não dá um chute: as suas cartas ($cards) somam $sum, o que chega mais perto. Ao menos $fewest cartas da caixa o dariam.
reason-far = Com { $card-the } { $card } faltam { $need }{ $sum ->
    [0] { $fewest ->
        [0] .
        [one] : uma carta bastaria, mas você não tem nenhuma que sirva.
       *[other] : são precisas { $fewest } cartas ou mais, e você não tem nenhuma que encaixe.
    }
   *[other] , e a sua mão chega no máximo a { $sum }, com { $cards }.
}
reason-near = { CAPITAL($card-the) } { $card } leva você a { $points }, de onde uma carta pode ser um chute.
reason-brings = { CAPITAL($card-the) } { $card } leva você a { $points } de { $most }.
reason-listed-attack = { $card } (+{ $value })
reason-listed-penalty = { $card } (a partir de { $value })
reason-stops = { $rival } tem { $points } pontos, a uma carta do chute. De { $rest } nenhuma carta sozinha chega.
reason-early = { $rival } só tem { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}: pouco para um chute com uma carta.
reason-stops-shown = { $rival } mostrou { $card-a } { $card }: de { $points } é um chute, mas de { $rest } não.
reason-stops-gone = { $rival } cai de { $points } para { $rest }: as cartas que chutam dali já foram jogadas ou estão na sua mão.
reason-too-little = { $rival } cai de { $points } para { $rest }, e continua a uma carta do chute.
reason-falls = { $rival } cai de { $points } para { $rest }.
reason-left-open = Deixa { $rival } a uma carta do chute.
reason-left-to-shown = Deixa { $rival } em { $points }, e { $card-the } { $card }, que { $rival } mostrou, é um chute dali.
reason-sits-out = { $rival } tem { $points } pontos, a uma carta do chute: que { $rival } perca uma vez.
reason-skips = Tira { $turns ->
    [one] uma vez
   *[other] { $turns } vezes
} de { $rival }.
reason-fewer = { $rival } segue com { $number ->
    [one] uma carta a menos
   *[other] { $number } cartas a menos
} na mão.
reason-new-cards = Faltam { $need }, e nenhuma carta da sua mão dá o chute: troque alguma.
reason-costs-turn = Custa a vez, e você não precisa de cartas novas: { $cards } { $number ->
    [one] dá
   *[other] dão
} o chute.
reason-changes = { $most ->
    [one] Troca uma carta da sua mão.
   *[other] Troca até { $most } cartas da sua mão.
}
reason-new-hands = Nenhuma carta da sua mão dá o chute: todo mundo recebe novas.
# Os pontos do rival que mais tem, e os próprios, que se perdem todos.
reason-all-lose = Pontos de ataque perdidos: um rival { $theirs }, você { $yours }.
reason-counts = Vale { $card-the } { $card }.
reason-lost = Perde-se { $card-the } { $card }.
reason-you-fall = Você cai de { $points } para { $rest }.
reason-you-stay = Você fica em { $points } em vez de cair para { $rest }.
reason-lets-shoot = Dá um chute a { $rival }.
reason-stops-shot = Evita um chute de { $rival }.
reason-lets-near = Deixa { $rival } chegar a { $points } pontos, a uma carta do chute.
reason-stops-near = Evita que { $rival } chegue a { $points } pontos, a uma carta do chute.
reason-harmless = { $rival } só teria { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}: pouco para um chute com uma carta.
reason-only-one = Você só tem { $card-a } { $card }.
reason-no-shot = Nenhuma carta da sua mão dá o chute.
reason-has-shot = { $cards } { $number ->
    [one] dá
   *[other] dão
} o chute.
reason-needed = O seu chute mais próximo precisa dela.
reason-spare = O seu chute mais próximo não precisa dela.

## Como se joga

how-to-play-aim = Onze, nem um a mais
    .text = Cada carta de ataque soma os seus pontos diante de você. Pare em onze, nem mais nem menos, e você chuta. Três gols vencem.
how-to-play-turn = Uma carta por vez
    .text = Compre uma carta, jogue uma carta: ataque por você, ou tire pontos de um rival. Uma carta que levasse alguém além de onze, ou abaixo de zero, fica na mão.
how-to-play-shot = O chute
    .text = Vira-se uma carta de chute, e ela conta no que deu. Um Escanteio dá outra. Depois você recomeça do zero.
how-to-play-answer = Apito!
    .text = Quando se joga uma carta, uma Falta a anula. Um VAR anula a Falta. As duas cartas são jogadas em resposta, e por cada uma você compra outra na hora.
how-to-play-signs = O que dizem os sinais
    .text = A cor de uma carta diz para que ela serve.
how-to-play-group-offence = Ataque: pontos para você
how-to-play-group-defence = Defesa: pontos a menos para um rival
how-to-play-group-changer = Vira-jogo: faz o que diz, na sua vez
how-to-play-group-referee = Juiz: joga-se em resposta a uma carta

## O que dizem os sinais

legend-offence = Ataque: soma aos seus pontos de ataque
legend-defence = Defesa: tira pontos de ataque de um rival
legend-changer = Vira-jogo: faz o que diz, na sua vez
legend-referee = Juiz: joga-se em resposta a uma carta
legend-value = O número de uma carta: os pontos de ataque que ela soma ou tira
legend-points = Pontos de ataque de um time, de { $most }: com todos, ele chuta
legend-ball = Até onde um time chegou: a bola rola para o gol
legend-away = Caiu a conexão com esse lugar

## O que se imprime no papel

print-counter = { $use ->
    [points] pontos
   *[goals] gols
}

## O que está errado no arquivo de uma caixa, depois da chave de que se trata

wrong-no-goals = deve ser pelo menos 1: ninguém poderia marcar
wrong-no-end = e miss não podem ser 0 ao mesmo tempo: um chute poderia não acabar nunca
wrong-many-shots = dá mais de { $most } cartas com as outras
wrong-few-shots = dá menos de { $least } cartas com as outras: uma para cada jogador
wrong-reviews = tem { $number } cartas 'review'; cabem { $most } no máximo
wrong-points = nunca dá { $points } pontos de ataque nem o bastante para um pênalti
