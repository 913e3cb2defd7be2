### O que dizem as páginas e a mesa. Trata-se por “você”; português do Brasil, legível em Portugal.

## Bots: nomes e jeito de ser.

bot-strength = força { $strength } de { $most }

## O elenco: bots com nome e jeito próprios. Os nomes ficam como são.

# $kind is its level.
cast-level = { $kind }, { $style ->
    [cautious] jogo cauteloso
    [bold] jogo ousado
   *[rough] jogo duro
}
cast-style = { $kind ->
    [cautious] Jogo cauteloso: entre duas jogadas quase tão boas, escolhe a que defende.
    [bold] Jogo ousado: entre duas jogadas quase tão boas, escolhe a que ataca.
   *[rough] Jogo duro: entre duas jogadas quase tão boas, escolhe a falta.
}
    .about = Cauteloso, ousado e duro são estilos: entre duas jogadas quase tão boas, o bot escolhe a que defende, a que ataca ou a falta. Nenhum o torna mais forte.
cast-granny-longball = Granny Longball
    .character = Não vê para que serve um meio-campo.
    .kick-off = Por cima, meu bem. Sempre foi por cima.
cast-count-backheel = Count Backheel
    .character = Não olha para a bola desde os nove anos. Nem precisa.
    .kick-off = Eu não vou olhar. Pode começar.
cast-wobbly-woodwork = Wobbly Woodwork
    .character = Duas traves e um travessão, e quase tão ágil quanto.
    .kick-off = Cuidado com as traves. A tinta está fresca.
cast-doctor-throughball = Doctor Throughball
    .character = Acha a brecha e manda a conta.
    .kick-off = Sente-se. Só vai doer atrás.
cast-auntie-offside = Auntie Offside
    .character = Já está de braço erguido antes de você tocar na bola.
    .kick-off = A bandeira já subiu. Você estava pensando nisso.
cast-captain-crossbar = Captain Crossbar
    .character = Acerta o travessão sempre. Certos dias, logo abaixo.
    .kick-off = Mira alta, marujada. Um pouco menos que isso.
cast-lady-tikitaka = Lady Tikitaka
    .character = Devolve a bola depois do chá.
    .kick-off = Observe bem a bola. Tocar nela, você não vai.
cast-bobby-bobblehat = Bobby Bobblehat
    .character = Veio assistir. Faltava um para os onze.
    .kick-off = É deste lado? Eu trouxe a garrafa térmica.
cast-madame-bolt-the-door = Madame Bolt-the-Door
    .character = Para ela, zero a zero é banquete.
    .kick-off = A porta está trancada. Boa noite.
cast-the-sunday-clogger = The Sunday Clogger
    .character = Às vezes pega a bola. Pede desculpa no bar.
    .kick-off = Desculpe pelas canelas. Já de antemão.
cast-sir-toepoke = Sir Toepoke
    .character = De bico, sem aviso, sem modos, sem dó do goleiro.
    .kick-off = Afaste-se. Eu não aviso.
cast-nana-nutmeg = Nana Nutmeg
    .character = Entre as pernas, e para casa tomar café.
    .kick-off = Feche essas pernas, meu anjo.
cast-baron-von-volley = Baron von Volley
    .character = Acha uma vulgaridade deixar a bola quicar.
    .kick-off = Não se espera que ela desça.
cast-uncle-upfield = Uncle Upfield
    .character = Chuta para lá. Para o outro lado, só depois do intervalo.
    .kick-off = É para lá, não é? Certo. Para lá.
cast-old-stopwatch = Old Stopwatch
    .character = Já viu acréscimos mais longos que estes, e mais frios.
    .kick-off = Noventa minutos? Já esperei mais por um ônibus.
cast-the-duchess-of-dribble = The Duchess of Dribble
    .character = Passa a bola, quando passa, aos domingos.
    .kick-off = Segure meu casaco. Não preciso de mais ninguém.
cast-mister-mudbath = Mister Mudbath
    .character = Rende mais onde antes havia grama.
    .kick-off = Está bem fofinho. Eu mesmo reguei.
cast-professor-pressing = Professor Pressing
    .character = Explica tudo, de muito perto.
    .kick-off = Primeira lição: você não tem tempo. Não há segunda.
cast-dizzy-dummy = Dizzy Dummy
    .character = Sua finta enganou um zagueiro, dois torcedores e ele mesmo.
    .kick-off = Olhe esta. Não, a outra.
cast-grumpy-gloves = Grumpy Gloves
    .character = Não foi escanteio. Nunca é escanteio.
    .kick-off = Vai ser tiro de meta. Já estou avisando.
cast-miss-chipshot = Miss Chipshot
    .character = Ligou antes para o goleiro, por educação.
    .kick-off = Diga ao goleiro que fique na linha. Eu pedi.
cast-kipper-the-kitman = Kipper the Kitman
    .character = Achou uma camisa do tamanho dele, e ninguém disse não.
    .kick-off = Quem lava as camisas joga. Eu lavei.
cast-the-flying-flagpole = The Flying Flagpole
    .character = Cabeceia tudo, inclusive ponte baixa.
    .kick-off = Cuidado com os refletores, estou subindo.

## As partidas do dia.

today = Hoje
    .about = Uma partida de cada jogo, uma vez por dia. Todo mundo pega o mesmo adversário e a mesma sorte: conta o que você faz com ela. Você tem uma única tentativa em cada uma.
    .date = { $date }
    .left = { $hours ->
        [0] Faltam { $minutes } min
       *[other] Faltam { $hours } h { $minutes } min
    }
today-strip = { $done ->
        [0] Uma partida de cada jogo: a mesma sorte para todos, uma só tentativa
       *[other] { $done } de { $number } jogadas
    }
today-streak = { $days ->
        [one] Sequência: { $days } dia
       *[other] Sequência: { $days } dias
    }
    .about = Conta cada dia em que uma partida sua termina, seja como for.
today-rival = contra { $name }
today-play = Jogar
today-one-try = Uma única tentativa: começa quando você aperta.
today-go-on = Continuar
today-look = Ver sua partida
today-finished = { $number ->
        [0] { "" }
        [one] { $number } pessoa jogou.
       *[other] { $number } pessoas jogaram.
    }
today-running = Sua partida espera por você.
today-won = Vitória { $score }
today-drawn = Empate { $score }
today-lost = Derrota { $score }
today-given-up = { $result }, { result-how }
today-tie-break = { $result }, no desempate
today-left-open = Não terminou a tempo.
today-place = Posição { $place } entre { $number } pessoas.
today-better-than = Melhor que { $percent } % das outras pessoas.
today-alone = Ninguém mais tem resultado ainda.
today-others = Para comparar: bots no seu lugar, com o mesmo rival, as mesmas cartas e os mesmos dados
    .bot = { $name }, { $kind }
today-match = Partida do dia
today-share = Compartilhar
    .text = Kickabout, { $date }
        { $lines }
    .label = Compartilhar seus resultados, sem cartas nem dados
    .picture = Baixar seu dia em imagem
    .picture-label = Baixar seu dia em imagem: seus resultados, sem cartas nem dados
today-share-match = { $title }: { $result }
today-square-won = 🟩
today-square-drawn = 🟨
today-square-lost = 🟥
today-square-open = ⬜
today-again = A única tentativa de hoje já foi feita: outra partida tem outras cartas e outros dados, e não conta.
today-back = Todas as partidas de hoje
today-seal = A prova de que a sorte de hoje é igual para todos
    .about = As cartas e os dados de um dia saem de um segredo. Até que ele seja revelado, duas horas depois da meia-noite UTC, mostra-se o selo: assim ninguém pode trocá-lo.
    .secrets = O segredo
    .closed = revelado a partir de { $date }
today-positions = Posição do dia
    .about = Em cada jogo, uma posição de uma partida entre bots: o que você jogaria? Vale uma resposta só, e depois você fica sabendo quanto valia cada uma.
today-yesterday = Ontem
    .none = Ninguém jogou.
    .guest = alguém sem nome
today-picture-rival = { $title } · { $name }
today-picture-open = sem jogar
today-picture-played = { $won ->
        [one] { $won } ganha
       *[other] { $won } ganhas
    }, { $drawn ->
        [one] { $drawn } empatada
       *[other] { $drawn } empatadas
    }, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }
today-picture-foot = As mesmas cartas e os mesmos dados para todo mundo

## O que os bots dizem no pontapé inicial, quando marcam, quando sofrem gol, quando ganham e quando perdem.

bot-is-spared =
    .v1 = Já vai? Fica para outra vez.
    .v2 = Eu mal tinha me aquecido. Volte logo.
bot-youth-kick-off =
    .v1 = Apitou! Essa eu ensaiei no quintal.
    .v2 = Sei quase todas as regras. Bora!
    .v3 = Cadarço com nó duplo. Pode vir.
bot-youth-scores =
    .v1 = Entrou! Todo mundo viu?
    .v2 = Igualzinho ao quintal. Quase igualzinho.
    .v3 = Mãe! MÃE! Você viu?
bot-youth-concedes =
    .v1 = Ih. Eu estava de olho no outro.
    .v2 = No recreio não é assim.
    .v3 = Pode valer só metade?
bot-youth-wins =
    .v1 = Ganhei! Hoje eu durmo com a bola.
    .v2 = Espera só eu contar isso na escola.
bot-youth-loses =
    .v1 = Mais uma? Por favor? Nem escureceu.
    .v2 = Quase ganhei. Quase.
bot-amateur-kick-off =
    .v1 = Perna de domingo, fôlego de domingo. Vamos ver.
    .v2 = Tenho almoço em casa, então rapidinho.
    .v3 = Primeiro o aperto de mão. Sempre o aperto de mão.
bot-amateur-scores =
    .v1 = Esse vai para a parede do clube.
    .v2 = Nada mau, com dez horas de sono em três dias.
    .v3 = As laranjas do intervalo são por minha conta.
bot-amateur-concedes =
    .v1 = Sei exatamente o que eu fiz de errado.
    .v2 = Mereceu. De olho aberto, eu teria aplaudido.
    .v3 = O joelho disse esquerda. O joelho mentiu.
bot-amateur-wins =
    .v1 = Vitória! A limonada é por minha conta.
    .v2 = Bela partida. De verdade. E ainda por cima ganhei.
bot-amateur-loses =
    .v1 = Bem jogado. Posso explicar por que perdi, tudinho.
    .v2 = Domingo que vem, mesma hora?
bot-rule-of-thumb-kick-off =
    .v1 = Dá para chutar, chuta; vão chutar, trava. Vamos?
    .v2 = Li o livro de regras. Duas vezes, pelas notas de rodapé.
    .v3 = Pela cartilha, então.
bot-rule-of-thumb-scores =
    .v1 = Regra número um: apareceu, chuta.
    .v2 = Está na página quatro.
    .v3 = Gol de cartilha. Trouxe a cartilha comigo.
bot-rule-of-thumb-concedes =
    .v1 = Há uma regra contra isso. Cheguei tarde nela.
    .v2 = Uma exceção. Vou anotar na margem.
    .v3 = Isso não está na cartilha. Deveria.
bot-rule-of-thumb-wins =
    .v1 = Como diz a regra: era o provável.
    .v2 = Regras simples, bem cumpridas.
bot-rule-of-thumb-loses =
    .v1 = Vou ter de rever uma regra ou duas.
    .v2 = Você pensa à frente. Contra a cartilha, não vale.
bot-pro-kick-off =
    .v1 = Assisti às suas últimas partidas. Todas.
    .v2 = Boa sorte. Vai precisar, ali pelo meio.
    .v3 = Já aqueci. E você?
bot-pro-scores =
    .v1 = Era esse o plano.
    .v2 = Vi isso três lances atrás.
    .v3 = Obrigada. Cada um no seu lugar.
bot-pro-concedes =
    .v1 = Bom. Agora ficou interessante.
    .v2 = Com isso eu contava. Com o sorrisinho, não.
    .v3 = Acontece uma vez.
bot-pro-wins =
    .v1 = Um bom dia de trabalho.
    .v2 = Você me fez pensar. Pouca gente consegue.
bot-pro-loses =
    .v1 = Merecido. Quero a revanche por escrito.
    .v2 = Hoje não durmo: vou rever o jogo inteiro.
bot-world-kick-off =
    .v1 = Minha partida dez mil. Alguém sempre chora.
    .v2 = Refletores, casa cheia. O de sempre.
    .v3 = Desse apito eu nunca me canso.
bot-world-scores =
    .v1 = Esse eu já fiz uma vez. Na chuva.
    .v2 = Você vai contar aos netos de quem foi o gol.
    .v3 = Esse vai para o museu.
bot-world-concedes =
    .v1 = Ah, que bonito. Aprendeu com quem?
    .v2 = Já vi melhores. Dois, talvez.
    .v3 = Alguém ponha esse numa moldura, rápido.
bot-world-wins =
    .v1 = Pode ficar com a camisa.
    .v2 = Foi mais apertado do que pareceu. Um pouco.
bot-world-loses =
    .v1 = Guarde bem esta noite. Eu vou guardar.
    .v2 = Leve a bola para casa. Você mereceu.
bot-random-kick-off =
    .v1 = Sem plano! Nenhum plano! Que delícia!
    .v2 = Para que lado a gente ataca? Tanto faz!
    .v3 = Eu jogo a primeira que aparecer!
bot-random-scores =
    .v1 = Foi de propósito! Acho que foi de propósito!
    .v2 = Rá! E eu mirava a bandeirinha!
    .v3 = GOOOL! De quem? Meu!
bot-random-concedes =
    .v1 = Viva! Ah, foi seu? Viva assim mesmo!
    .v2 = Que golaço! Que dia lindo!
    .v3 = Mais gols! De quem for!
bot-random-wins =
    .v1 = Ganhei? Como? Não me conte!
    .v2 = E nem uma ideia do começo ao fim!
bot-random-loses =
    .v1 = A melhor partida do mundo! Outra!
    .v2 = Perdi com muito estilo!

## Palavras que explodem numa cena.

table-scene-book = Cartão!
table-scene-sent-off = Expulsão!
table-scene-full-time = Fim de jogo
table-scene-save = Defesa!
table-scene-sum = { $player }: { $own } contra { $other }

## Lugares que mudam de mãos, na narração.

seat-back-on = { $player-is ->
    [you] Você volta ao campo; { $bot } sai.
   *[other] { $player } volta ao campo; { $bot } sai.
}
seat-taken-by-bot = { $bot } veste a camisa que ficou no cabide.
seat-bot-comes-on = { $bot } entra no lugar de { $player }.
seat-open-name = Lugar { $number }
seat-named = { $player }
seat-thinking = pensando
seat-stand-in = joga { $name }
seat-line-down = ausente
# Ao lado de um time contra o qual se pode jogar a carta levantada.
seat-aim = em { $player }

## Lugares que um bot pode ocupar, ao lado do campo e no vestiário. $bot é o nome dele.

seat-played-by = { $bot } joga por você.
seat-take-back = Retomar seu lugar
call-off = Encerrar a partida
    .about = { $name } sumiu há minutos. A partida acaba na hora, com vitória sua.
    .yes = Sim, encerrar
in-advance = Responder de antemão
    .short = Respostas
    .help = Quando alguém joga uma destas, a partida espera até você responder ou deixar valer. As que você marcar valem na hora, sem pergunta. Vale só para esta partida, você pode mudar quando quiser e ninguém vê.
    .all = Marcar todas
    .none = Desmarcar todas
    .keep = Salvar
in-advance-kept = { $number ->
    [0] Salvo: você responde a tudo.
    [one] Salvo: { $number } delas vale sem perguntar a você.
   *[other] Salvo: { $number } delas valem sem perguntar a você.
}
let-stand-by-itself = Você já disse que deixa valer: em um minuto, segue sem você.
let-stand-waits = Espera-se a sua palavra tenha você o que tiver, senão os outros saberiam.
let-stand = Sempre: { $card }
    .help = De agora em diante vale sem você nesta partida. Ninguém vê, e você pode mudar em “Respostas”.
seat-withdrawn = Você está fora desta partida: já não dá para ganhar.
seat-bot-asked = { $bot } vai jogar no lugar de { $name }, se { $players } { $players-count ->
    [one] concordar
   *[other] concordarem
}.
seat-bot-agree = { $bot } pode jogar no lugar de { $name }, que saiu?
seat-agree = De acordo
seat-has-left = { $name } saiu.
    .all = Para entrar um bot, é preciso o sim de todo mundo.
    .end = Espere, siga contra um bot, ou encerre a partida.
seat-send-on = Mandar { $bot } a campo
    .label = Mandar { $bot } a campo no lugar de { $name }
seat-open-asked = { $bot } fica com ele, se { $players } { $players-count ->
    [one] concordar
   *[other] concordarem
}.
seat-open-agree = { $bot } pode ficar com ele?
seat-open-give = Dar a { $bot }, um bot
    .label = Dar o lugar { $number } a { $bot }, um bot

## Um empate combinado entre duas pessoas.

draw = Propor empate
    .about = Se o outro lado aceitar, a partida acaba e ninguém ganha. A proposta vale até o outro lado decidir outra coisa.
    .yes = Sim, propor
draw-mine = Você propôs o empate.
draw-theirs = { $name } propõe o empate. Vale até você decidir outra coisa.
draw-accept = Aceitar o empate

## Falar à mesa, e desistir de uma partida. $bot é quem continua no lugar.

talk = Dizer
    .help = Dizer algo
talk-said = O que se disse
talk-mute = Silenciar { $name }
text-allow = Podemos trocar mensagens
    .help = Dá para escrever à vontade quando todo mundo nesta mesa tiver ativado isto. Só quem joga vê o que se escreve. Some desta página um dia depois da partida e é apagado em 30 dias, no máximo. Se você desativar, ninguém mais pode escrever.
text-line = Escreva algo
text-send = Enviar
text-waits = Vai dar para escrever assim que { $players } também { $players-count ->
    [one] ativar
   *[other] ativarem
}.
text-wanted = { $players } { $players-count ->
    [one] gostaria
   *[other] gostariam
} de escrever a você. Se você também quiser, ative em “Dizer”.
text-on = Agora dá para trocar mensagens aqui, em “Dizer”.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Bela jogada!
phrase-well-played = Bem jogado!
phrase-ouch = Ai!
phrase-lucky = Que sorte!
phrase-so-close = Por pouco!
phrase-thinking = Deixe-me pensar…
phrase-your-turn = Acho que é a sua vez.
phrase-sorry = Desculpe!
phrase-thanks = Valeu!
phrase-again = Mais uma?
resign = Desistir
    .ends = Desistir desta partida? Ela acaba na hora, com derrota sua.
    .ends-match = Desistir desta partida? A série segue na próxima, e esta fica com o outro lado.
    .ends-series = Desistir desta partida e, com ela, da série?
    .goes-on = Desistir desta partida de vez? { $bot } continua no seu lugar, para que os outros possam terminar, mas você já não pode ganhar.
    .yes = { $goals ->
        [none] Desistir
       *[other] Desistir: perder por { $goals }
    }
    .no = Continuar jogando
    .rated = A partida vale rating: o seu cai.
# O que conta uma partida da qual se desiste.
resign-stake =
    .day = É a sua única tentativa na partida do dia. A sua sequência, se houver, continua.
    .season = Na liga, conta como qualquer outra derrota.
    .season-cup = O seu clube fica fora da copa.
    .season-many = Para o seu clube, conta como três derrotas por { $score }; um bot entra no seu lugar para que os outros joguem as deles.
    .competition = Na competição, conta como qualquer outra derrota.
    .cup = Você fica fora da copa.
    .cup-third = Você já não pode ganhar a copa.
    .groups = Em um grupo, conta como qualquer outra derrota; no mata-mata, você fica fora.
    .many = Você fica em último nesta mesa, e fora da competição.
asks-first-no = Deixa pra lá

## Nomes que se denunciam a quem administra o servidor, e a página para isso.

report-name = Denunciar um nome
    .label = Denunciar o nome { $name }
report-words = Denunciar o que { $name } escreveu
report-words-done = Quem administra este servidor fica sabendo do que { $name } escreveu: recebe as últimas 20 linhas desta mesa.
report-done = Quem administra este servidor fica sabendo do nome { $name }.
admin-title = Página da administração
admin-token = Token
    .help = Está no arquivo admin.token da pasta de dados do servidor.
admin-wrong-token = Esse não é o token.
admin-enter = Entrar
admin-reported = Denúncias
admin-no-reports = Ninguém denunciou nada.
admin-note = O que se faz
admin-settle = Encerrar a denúncia
admin-sanctions = Silêncios e suspensões
admin-no-sanctions = Não há.
admin-person = Um nome registrado ou o identificador de um navegador
admin-why = Motivo, que a pessoa fica sabendo
admin-days = Dias
    .help = Quem está em silêncio não diz nada; sem dias, para sempre. Quem está em suspensão também não começa partidas nem entra nelas.
admin-mute = Silenciar
admin-suspend = Suspender
admin-sanction = { $kind ->
    [mute] em silêncio
   *[suspend] em suspensão
}
admin-until = até { $date }
admin-for-good = para sempre
admin-lift-why = Motivo, para o registro
admin-lift = Deixar { $whom } falar e jogar de novo
admin-acts = O que a administração fez
admin-no-acts = Nada ainda.
admin-blocks = Bloqueios
admin-no-blocks = Não há.
admin-whom = Um endereço, uma rede ou o identificador de um navegador
admin-block = Bloquear
# Atrás de um endereço.
admin-accounts-only = (não pode registrar nomes)
admin-unblock = Deixar { $whom } entrar de novo
admin-tables = Mesas
admin-no-tables = Não há nenhuma.
admin-onlookers = { $number ->
    [one] uma pessoa assistindo
   *[other] { $number } pessoas assistindo
}
admin-close = Fechar a mesa { $table }
admin-here = aqui
admin-away = fora
admin-reports = { $number ->
    [one] denunciado uma vez
   *[other] denunciado { $number } vezes
}
admin-remove-name = Tirar o nome { $name }
admin-block-browser = Bloquear o navegador { $whom }
admin-block-address = Bloquear o endereço { $whom }

## Erros: por que não pode ser algo que se pediu.

error-fault = Algo quebrou do nosso lado. O que se jogou está guardado.
error-fault-at-table = Algo quebrou do nosso lado. A partida está guardada.
error-not-allowed = Isso não pode ser: { $error }.
error-nothing-to-do = Aqui não há nada a fazer.
error-too-slow = O pedido não chegou inteiro em { NUMBER($seconds) } segundos e foi abandonado.
error-head-too-long = O cabeçalho do pedido é mais longo do que alguém precisa.
error-too-many-connections = Há conexões demais abertas do seu endereço. Feche algumas e tente de novo.
error-too-many-requests = Do seu navegador ou do seu endereço se pediu demais em pouco tempo. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
error-too-many-streams = Do seu navegador ou do seu endereço se assiste a mesas demais. Feche algumas, e esta página continua.
error-too-many-tables = Do seu navegador ou do seu endereço já se abriram todas as mesas permitidas em uma hora. Abra a próxima em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-too-many-open = Há mesas demais em andamento, abertas do seu navegador ou do seu endereço. Termine uma, ou volte em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-too-many-hints = Do seu navegador ou do seu endereço se pediram dicas demais. Peça a próxima em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
error-too-many-rosters = Do seu navegador ou do seu endereço já se começou o máximo permitido em uma hora. Comece o próximo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-host = Este servidor não responde pelo nome “{ $host }”. Abra-o pelo próprio endereço; quem o administra acrescenta um nome com --host-name.
error-other-site = Isto foi enviado de outro site e por isso foi recusado.
error-no-such-file = Este jogo não tem esse arquivo.
error-game-left-out = { $game } não pode ser mostrado aqui; o registro do servidor diz por quê.
error-no-table = Não há mesa aqui. O link pode estar incompleto, ou ser de outro lugar.
error-table-closed = Quem administra este servidor fechou esta mesa.
error-fixture-closed = Alguém não chegou a tempo a esta partida de competição: ela já não se joga aqui.
error-blocked = Quem administra este servidor não deixa ninguém entrar daqui.
error-blocked-accounts = Quem administra este servidor não deixa ninguém registrar um nome daqui. Você pode jogar sem nome.
# $why é o motivo dado pela administração; $until é uma data com hora.
error-suspend = Quem administra este servidor suspendeu você até { $until }. O motivo: “{ $why }” Até lá você não pode começar partidas nem entrar nelas, desafiar ninguém nem falar. As partidas em andamento você pode terminar, e as suas partidas e o seu perfil você pode ler.
error-mute = Quem administra este servidor silenciou você até { $until }. O motivo: “{ $why }” Até lá você pode jogar, mas não falar.
error-mute-for-good = Quem administra este servidor silenciou você para sempre. O motivo: “{ $why }” Você pode jogar, mas não falar.
error-suspended-other = Alguém nesta mesa não pode começar partidas no momento.
error-suspend-days = É preciso um número de dias acima de 0, no máximo { NUMBER($most, useGrouping: 0) }; só o silêncio pode ser para sempre.
error-why = É preciso um motivo, de no máximo { $most } caracteres.
error-no-sanction = “{ $whom }” não está em silêncio nem em suspensão.
error-nobody-known = “{ $whom }” não é um nome registrado nem um navegador que tenha tido lugar aqui.
error-no-report = Não há denúncia aberta do lugar { $seat } da mesa { $table }.
error-not-the-host = Isto é para quem administra o servidor: precisa do token da pasta de dados.
error-no-previous-key = Não há chave anterior.
error-keys-of-settings = As chaves deste servidor se trocam nas configurações, como as de todos que dividem um banco de dados; docs/hosting.md diz em que ordem.
error-keys-unwritten = Não foi possível gravar a chave nova na pasta de dados ({ $reason }), então nada mudou.
error-block-whom = “{ $whom }” não é um endereço, nem uma rede, nem um dos navegadores da lista.
error-block-loopback = Esta própria máquina não pode ser bloqueada: quem administra o servidor vem dela.
error-not-blocked = “{ $whom }” não está na lista de bloqueios.
error-nobodys-name = Neste lugar não há ninguém cujo nome se possa mudar.
error-report-own = Esse é o seu próprio nome.
error-no-transcript = Não há transcrição aberta aqui; comece com `kickabout replay FILE`.
error-rules-changed = Esta partida já não cabe nas regras atuais e não pode continuar: { $error }

error-invitation = Este convite não leva a mesa nenhuma. Pode estar incompleto.
error-invitation-elsewhere = Este convite é para outra mesa.
error-private-link = Este link particular não leva a lugar nenhum à mesa. Pode estar incompleto.
error-token-elsewhere = Este token é de um lugar em outra mesa.
error-no-seat = Você não tem lugar nesta mesa: pode assistir, mas não jogar. Se esteve aqui em outro navegador, abra neste o seu link particular.
error-seat-not-taken = Ninguém ocupou este lugar ainda; peça o convite.
error-seat-taken = Outra pessoa ocupou este lugar. Você pode assistir à partida.
error-seat-kept = Este lugar está reservado para { $name }: nenhum bot o ocupa.
error-seat-taken-by = { $name } ocupou este lugar. Você pode assistir à partida.
error-second-seat = Este navegador já tem um lugar nesta mesa. Abra o convite em outro navegador, ou mande-o a alguém.
error-not-at-device = Esse lugar não se joga neste dispositivo.
error-device-of-another = É a vez de { $name }: passe o dispositivo antes.
error-device-passed-on = A página em que você clicou mostrava a mão de { $name }, e o dispositivo já mudou de mãos. Nada foi jogado.
error-one-seat = Um lugar é seu; deixe os outros abertos ou dê-os a bots.
error-automaton-seat = Com estas opções, { $name } fica com esse lugar; escolha outro.
error-seat-kind = Um lugar pode ser { $kinds }, não “{ $kind }”.

error-name-missing = Dê um nome: ele aparece ao lado do seu lugar.
error-name-long = Um nome tem no máximo { $most } caracteres; este tem { $length }.
error-name-control = Um nome não pode ter caracteres de controle.
error-name-invisible = Um nome precisa de ao menos um caractere visível.
error-name-taken = Alguém nesta mesa já se chama { $name }, ou quase; escolha outro nome.
# $word é como as páginas chamam quem as lê, em uma das línguas delas.
error-name-like-you = Todo mundo lê “{ $word }” a respeito de si, então ninguém pode ter esse nome, ou quase esse.
error-name-like-bot = Um bot se chama { $bot }; escolha um nome que ninguém confunda com o dele.

# $number tem até seis algarismos.
seat-renamed = Sem nome { $number }
error-name-claimed = { $name } tem dono, ou parece um nome que tem; escolha outro. Se é seu, entre antes na sua conta: clique no boneco no alto da página inicial.
error-name-reserved = { $name } parece com o nome de quem ainda não tem nome; escolha outro.
error-recovery = Esse nome e esse código não combinam. Um código tem cinco grupos de cinco letras.
error-guest = Você está sem nome neste navegador. Registre um nome, ou recupere o seu, na sua página.
error-rated-program = Uma partida que vale rating é jogada por pessoas nas páginas delas: programas não podem ocupar lugar nela, ver as mãos nem decidir.
error-program-rated = Você já começou uma partida que vale rating, então este é o nome de uma pessoa. Registre outro para o programa.
error-key-label = Diga para que serve a chave, em no máximo { $most } caracteres.
error-key-scopes = Escolha o que a chave permite: { $scopes }.
error-key-days = Uma chave vale de 1 a { NUMBER($most, useGrouping: 0) } dias, ou para sempre.
error-keys-full = Você já tem { $most } chaves, o máximo que pode haver: revogue uma antes.
error-no-key = Você não tem essa chave.
error-key-unknown = Esta chave é desconhecida: foi revogada, venceu, ou não está inteira.
error-key-scope = Esta chave não permite isso: é preciso uma com a permissão “{ $scope }”.
error-key-missing = É preciso a chave de uma conta, como `Authorization: Bearer`. Quem tem um nome cria uma em /me/keys.
error-rated-guest = Esta partida vale rating: entre na sua conta, ou registre um nome na sua página, e depois ocupe o lugar.
error-rated-people = Uma partida que vale rating é só para pessoas, cada uma com nome e dispositivo próprios, ou para uma delas contra um bot.
error-rated-placed = Seu rating já é conhecido: só partidas com pessoas o mudam.
error-rated-unfinished = Você começou uma partida que vale rating contra um bot neste jogo. Termine-a, ou desista dela, antes da próxima.
error-rated-fair = Uma partida que vale rating se joga com a caixa do próprio jogo, sem dicas e com o acaso do servidor.
error-device-link = Este link já foi usado, ou tem mais de { $minutes } minutos. Crie outro no dispositivo que tem o nome.
error-no-account = Ninguém registrou o nome { $name }.
error-no-session = Esse dispositivo já saiu da conta.
error-nobody = Ninguém aqui se chama { $name }, ou guarda as partidas para si.
error-remove-name = Digite { $name } para apagar o nome; nada foi apagado.

error-not-begun = A partida começa quando todos os lugares estiverem ocupados.
error-no-seal = Um selo são 64 algarismos hexadecimais em minúsculas: o SHA-256 do que docs/dice.md diz.
error-no-anchor = Uma âncora são 64 algarismos hexadecimais em minúsculas: o primeiro hash de uma corrente, como docs/dice.md diz.
error-no-links = Nesta mesa os lugares não fazem o acaso juntos, ou este lugar não tem corrente de elos.
error-other-link = Esse não é o elo da corrente deste lugar para o sorteio depois de { $number } registros.
error-sealed-already = Este lugar já selou sua contribuição.
error-sealed-by-another = Outro lugar selou exatamente isso. Sele números aleatórios seus: ninguém conseguiria abrir uma cópia.
# $number é o número de registros da ata.
error-other-head = A ata desta partida na sua página não é a do servidor: as pontas depois de { $number } registros diferem. Guarde a sua como prova e recarregue a página.
error-sealed-too-late = O acaso está selado: ninguém pode acrescentar mais nada.
error-told-too-early = As contribuições se revelam quando todos os selos estão fixados, por quem selou uma.
error-told-too-late = A sorte está lançada: o que não foi revelado até então conta como retido.
error-not-what-was-sealed = Isso não é o que este lugar selou.
error-no-proof = O acaso desta partida não se pode conferir: em uma lição ele vem arrumado, e partidas antigas não têm prova.
error-proof-too-early = A prova entrega todos os sorteios, então só se mostra quando a partida acaba.
error-day-closed = Hoje há quem jogue com as mesmas cartas e os mesmos dados. Tudo desta partida se abre em { $date }.
error-day-to-come = Esse dia ainda não chegou.
error-clock-alone = O relógio é para pessoas com dispositivos próprios, e para partidas sem cartas de verdade.
error-days-people = Uma partida ao longo de dias pede duas pessoas ou mais.
error-clock-answers = Onde corre o tempo, as respostas a uma carta também precisam de limite: escolha 4, 8 ou 15 segundos.
error-nothing-in-advance = Aqui não se responde nada de antemão: isso é para partidas ao longo de dias, em jogos com respostas.
error-nothing-to-answer = Já não há nada a responder.
error-not-answerable = Ninguém pode responder a { $card }. O que pode ser: { $cards }.
error-call-off = A partida só pode ser encerrada no lugar de alguém quando a pessoa saiu e não há mais ninguém nela.
error-best-of = Uma série é a melhor de { $numbers } partidas.
error-not-over = A partida ainda não acabou.
error-match-over = A partida acabou.
error-draw-unknown = Um empate pede duas pessoas, em uma partida que possa acabar assim.
error-draw-gone = Essa proposta já não vale: outra coisa foi decidida desde então.
error-draw-again = Você já propôs um empate; pode propor outro depois da sua próxima decisão.
error-no-phrase = “{ $phrase }” não é uma frase daqui; há { $phrases }.
error-nobody-listens = Não há mais ninguém nesta mesa com quem falar.
error-phrases-often = Chega por enquanto: você pode dizer { $most } coisas em { $seconds } segundos.
error-no-line = Isso não pode ser enviado: escreva uma linha de no máximo { $most } caracteres, todos visíveis.
error-not-all-write = Aqui só se escreve enquanto todo mundo na mesa permite.
error-no-free-text = Aqui ninguém pode escrever à vontade: só em uma mesa que não esteja aberta a todos, com pessoas que tenham cada uma seu dispositivo, e até um dia depois da partida.
error-nothing-written = { $name } não escreveu a você nada que se possa denunciar.
error-withdrawn = Você está fora desta partida: um bot continua no seu lugar até o fim.
error-resign-lesson = Uma lição não é partida: saia quando quiser.
error-resign-real = Com cartas de verdade e mais de duas pessoas ninguém pode desistir, pois nenhum bot pode assumir as cartas.
error-other-seat = Você já está nesta mesa, como { $name }. Outro lugar pede outro navegador.
error-no-lesson = Neste lugar não se ensina ninguém.
error-no-lab-box = Não há essa caixa no laboratório deste navegador: foi apagada, ou é de outro navegador.
error-no-lab-run = O laboratório não tem esse relatório: foi apagado, ou o link não está inteiro.
error-no-lab-report = Ainda não há relatório.
error-box-of-another-game = Essa caixa é de outro jogo.
error-lab-box = { $error }
error-lab-game = A linha “game” diz para que jogo é a caixa: um destes, { $games }, não “{ $game }”.
error-lab-name = Um nome tem de 1 a { $most } sinais que se possam imprimir.
error-lab-no-file = Escolha um arquivo antes, ou cole um.
error-lab-question = { $error }
error-lab-whole = Aqui vai um número inteiro, como 5.
error-lab-number = Aqui vai um número, como 1.5.
error-lab-not-yours = Só o navegador que fez uma pergunta pode cancelá-la ou apagá-la.
error-lab-libraries = O laboratório não está instalado neste servidor: { $libraries-count ->
    [one] falta { $libraries }
   *[other] faltam { $libraries }
}. Quem o administra pode acrescentar: pip install 'kickabout[lab]'.
error-too-many-lab-boxes = Este navegador já guarda { $most } caixas: apague uma antes.
error-lab-box-moved-on = A caixa mudou em outra janela nesse meio-tempo. Recarregue esta página, e nada se perde.
error-lab-runs-open = { $most ->
    [one] Uma pergunta sua ainda está sem resposta: espere por ela, ou cancele.
   *[other] { $most } perguntas suas ainda estão sem resposta: espere por uma, ou cancele uma.
}
error-lab-busy = O laboratório tem mais trabalho do que dá conta. Volte daqui a pouco.
error-too-many-accounts = Do seu navegador ou do seu endereço já se registraram, recuperaram ou ligaram nomes tantas vezes quanto se pode em uma hora. Tente de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-too-many-reports = Do seu navegador ou do seu endereço já se denunciaram tantos nomes quanto se pode em uma hora. Denuncie o próximo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-too-many-mails = Do seu navegador ou do seu endereço, ou para esse e-mail, já se pediram tantas mensagens quanto se pode em uma hora. Peça de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-too-many-runs = Do seu navegador ou do seu endereço já se perguntou ao laboratório tanto quanto se pode em uma hora. Pergunte de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
error-body-too-long = Isso é mais do que alguém precisa enviar: um pedido pode trazer { $kilobytes } kB.
error-no-pictures = { $game } não tem desenhos de como se joga; as regras contam.
error-no-such-lesson = { $game } não tem a lição “{ $lesson }”.
error-not-your-turn = Não é a sua vez: a mesa espera por { $players }.
error-not-yet = Não é a sua vez: a mesa espera pelas cartas.
# O que aconteceu desde então segue em outras frases.
error-moved-on = A mesa andou desde que você olhou.
error-moved-on-elsewhere = A mesa andou por outro caminho; olhe de novo.
error-bot-plays = { $name } joga por você; retome seu lugar antes.
error-one-answer = Dê uma resposta de cada vez.
error-answer-with = Agora você pode responder com: { $actions }.
error-no-undo = Isto já não se pode desfazer: algo aconteceu desde então.
# De várias decisões de uma vez: $reason é uma frase sobre a primeira que não se pode jogar.
error-nothing-played = Nada foi jogado, pois “{ $action }” não pode ser: { $reason }
error-not-any-more = até lá já não é a sua vez.
error-again-not-yours = Só quem jogou pode abrir a próxima partida.
error-again-fixture = Esta foi uma partida de uma competição, que diz o que vem depois.
error-next-match-set-up = Alguém já abriu a próxima partida.
error-transcript-too-early = A transcrição mostra todas as mãos, então só se entrega quando a partida acaba.
error-replay-too-early = Um replay mostra todas as mãos, então só se abre quando a partida acaba.
error-answer-seconds = O tempo para responder é de 4, 8 ou 15 segundos, ou nenhum.
error-hints-setting = As dicas são alone, on ou off.

error-stand-in-fixed = Quem joga no lugar de quem sai foi dito quando se abriu a mesa: “{ $bot }”.
error-no-such-bot = Não há bot “{ $bot }”; os bots são: { $bots }.
error-no-such-speed = Não há ritmo “{ $speed }”; há { $speeds }.
error-speed-of-others = Aqui também jogam pessoas, então a mesa segue no próprio ritmo.
error-asking-of-others = Aqui também jogam pessoas, então se faz cada pergunta.
error-no-such-seat = Os lugares vão de 0 a { $last }.
error-give-seat = Só quem joga aqui pode dar um lugar a um bot.
error-is-here = { $name } está aqui.
error-seat-played = Quem joga neste lugar já é { $name }.

error-picture-too-early = A imagem de uma partida se faz quando ela acaba.
error-passkey = Essa não é uma chave de acesso para este servidor e este momento: tente de novo.
error-passkey-late = Uma chave de acesso tem { $minutes } minutos para assinar: tente de novo.
error-passkey-unknown = Nenhum nome neste servidor tem essa chave de acesso.
error-passkey-host = Os navegadores permitem chaves de acesso em um endereço que tenha nome e https, e em http://localhost. Aqui, seu código e o link para outro dispositivo trazem seu nome de volta.
error-passkeys-full = Você já tem { $most } chaves de acesso, o máximo que pode haver: tire uma antes.
error-no-passkey = Você não tem essa chave de acesso.
error-friend-self = Esse é o seu próprio nome: peça a outra pessoa.
error-friends-full = Você já tem laços com { $most } pessoas, o máximo que pode haver: desfaça alguns antes.
error-push = Esse não é um endereço do serviço de notificações de um navegador.
error-no-openid = Este servidor não conhece outro lugar por onde entrar.
error-openid-late = Você não saiu deste navegador para lá, já esteve lá antes, ou levou mais de { $minutes } minutos: tente de novo.
error-openid-provider = O outro serviço não está acessível agora, ou não responde como deve. Tente mais tarde.
error-openid-token = O que o outro serviço diz de você não está certo: tente de novo.
error-openid-taken = Você já ligou outro nome a essa conta. Desfaça antes essa ligação.
error-openid-unknown = Nenhum nome daqui está ligado à sua conta em { $host }. Registre um nome, ou entre no seu, e faça a ligação na sua página.
error-openid-settings = OpenID Connect precisa das duas configurações, oidc-issuer e oidc-client-id: dê as duas, ou nenhuma
error-no-mail = Este servidor não envia e-mail.
error-mail-address = Esse não é um endereço de e-mail. Um exemplo: nina@example.com.
error-mail-link = Este link já não vale. Peça outro na página dos seus avisos.
error-mail-links = Já há vários links a caminho de você: abra o último, ou espere até vencerem.
error-mail-taken = Esse endereço já é de outro nome neste servidor.
error-mail-stop = Este link não serve para parar e-mails. Você pode pará-los na página dos seus avisos.
error-mail-settings = o e-mail precisa das duas configurações, mail-host e mail-sender: dê as duas, ou nenhuma
error-no-feed = Não há feed neste endereço. Quem é dono dele pode criar outro.
error-no-push = Nenhum navegador desses mostra seus avisos.
error-zone = Não há fuso horário “{ $zone }”. Um exemplo: America/Sao_Paulo.
error-hour = As horas vão de 0 a 23.
error-no-friend = Essa pessoa não está entre as suas amizades.
error-withdraw = Já não há convite a retirar.
error-no-competition = Não há essa competição.
error-competition-name = O nome de uma competição tem de 1 a { $most } caracteres.
error-competition-grace = Com este tempo para decidir, uma partida espera pelos jogadores de { $least } a { $most } minutos.
error-competition-days = Uma partida ao longo de dias pode levar de 1 a { $most } dias ao todo; partidas ao vivo têm seu tempo para decidir.
error-competition-arena-days = Uma arena é para partidas rápidas: escolha um tempo em minutos ou segundos.
error-competition-arena-bots = Uma arena é só para pessoas: quem está lá ganha par na hora.
error-competition-group-stage = Só Squad Rush tem fase de grupos própria.
error-competition-past = Escolha um momento de agora em diante, e dentro de um ano.
error-competition-solo = Em uma competição os dois lugares são jogados por alguém: escolha opções para dois.
error-competition-not-yours = Só quem organiza a competição pode fazer isso.
error-competition-begun = A competição já começou: ninguém mais pode se inscrever.
error-competition-full = Há vaga para { $most } times, e todas estão ocupadas.
error-competition-few = Para começar é preciso ter { $least } times: convide alguém, ou complete com bots.
error-competition-room = { $number ->
    [one] Só há vaga para mais um time
   *[other] Só há vaga para mais { $number } times
}.
error-competition-strength = Desta força { $number ->
    [0] não resta ninguém que jogue
    [one] resta { $number } que joga
   *[other] restam { $number } que jogam
} competições.
error-competition-bots = Todos os { $most } bots que jogam competições já se inscreveram.
error-competition-banned = Você ficou fora de uma competição por não vir às suas partidas: pode se inscrever em outra a partir de { $until }.
error-competition-no-part = Você não participa desta competição.
error-competition-no-side = Esse time já não está nesta competição.
error-competition-no-match = Agora não há partida para você jogar.
error-competition-no-result = Essa partida não tem resultado que se possa corrigir.
error-competition-round = Ainda há uma partida desta rodada em andamento.
error-competition-settled = Este resultado já definiu outros confrontos: não se pode mais corrigir.
error-competition-goals = Dê de 0 a { $most } gols a cada time.
error-competition-level = Aqui uma partida não pode terminar { $goals } a { $goals }: dê mais gols a um dos times.
error-competition-reason = Dê um motivo de 1 a { $most } caracteres, que todo mundo vê.
error-competition-over = A competição acabou.
error-no-challenge = Ninguém mais espera por você nessa mesa.
error-no-hints = Esta mesa foi aberta sem dicas.
error-hint-on-nothing = Uma dica é para uma decisão sua; agora não há nenhuma.
error-hint-lost = O bot perdeu o fio da meada; pergunte de novo.

# $id é onde o registro do servidor tem a causa, que não é para mais ninguém.
error-unsaved = Não foi possível salvar, então não aconteceu. Tente de novo em um instante. Quem administra o servidor acha a causa no registro: { $id }.
error-unreadable = Agora não dá para ler isto. Tente de novo em um instante. Quem administra o servidor acha a causa no registro: { $id }.

error-nothing-to-build = Não há nada a montar para { $game }.
error-no-such-kind = Não há nada deste tipo a montar: { $error }.
error-nothing-ready = Entre o que já vem pronto não há nada chamado “{ $slug }”.
error-no-file = Escolha um arquivo, ou cole o texto dele.
error-form-long = É longo demais: um arquivo tem no máximo { NUMBER($most, useGrouping: 0) } bytes.
error-file-long = O arquivo tem { NUMBER($size, useGrouping: 0) } bytes; leem-se no máximo { NUMBER($most, useGrouping: 0) }.
error-not-utf8 = O arquivo não é texto em UTF-8.
error-wrong-file = Este arquivo não contém { $noun }: { $error }
error-not-built-here = Não há nada aqui que este navegador tenha montado. O que se monta fica no navegador em que se montou; exporte lá para trazer.
error-too-many-built = Este navegador já guarda { $most } desses: apague um antes.

# Na linha de comando, em uma linha cada um.
error-data-folder = a pasta de dados { $folder } não pode ser usada: { $error }
error-folder-in-use = outro servidor Kickabout guarda suas mesas em { $folder }: pare-o, ou escolha outra pasta com --data
error-database-newer = { $file } foi feito por uma versão mais nova do Kickabout: use essa, ou escolha outra pasta com --data
error-database-unusable = o banco de dados { $file } não pode ser usado (“{ $cause }”): abra espaço se o disco está cheio, ponha um backup no lugar, ou escolha outra pasta com --data
error-other-key = os outros servidores deste banco de dados assinam com outra chave: dê a mesma a todos com --secret-key ou KICKABOUT_SECRET_KEY; docs/hosting.md diz como todos passam a uma nova
error-key-not-accepted = um servidor deste banco de dados não aceita a --secret-key deste, ou assina com uma chave que este não aceita: docs/hosting.md diz em que ordem os servidores passam a uma nova
error-key-short = { $file } não contém uma chave de 32 bytes ou mais: ponha um backup no lugar, ou remova-o para que se crie outra, o que invalida os cookies que ela assinou
error-token-short = { $file } não contém um token de 16 caracteres ou mais: escreva um nele, ou remova-o para que se crie outro
error-port = a porta { $port } em { $host } não pode ser usada ({ $reason }): escolha outra com --port
error-fields = Falta, ou não está como deveria: { $fields }.

# Os títulos das páginas que dizem o que deu errado, e o que dizem se ninguém sabe mais.
error-page = Jogo parado
    .help = Algo não passou.
error-page-400 = Lateral mal cobrado
    .help = O servidor não entendeu isso.
error-page-403 = Essa camisa não é sua
    .help = Este lugar é de outra pessoa. Abra o link particular do seu próprio lugar, ou assista da arquibancada.
error-page-sanctioned = Cartão vermelho
error-page-404 = Por cima do gol
    .help = Não há nada neste endereço. O link de uma mesa pode ter sido cortado ao ser copiado.
error-page-409 = O lance já passou
    .help = A partida andou antes de isto chegar. Volte à mesa: ela mostra em que pé está.
error-page-410 = Refletores apagados
    .help = Esta mesa está fechada.
error-page-421 = Estádio errado
    .help = Este servidor não responde por esse nome.
error-page-429 = Cera
    .help = Pediu-se demais em pouco tempo. Espere um instante.
error-page-500 = Atendimento médico
    .help = Algo quebrou do nosso lado. A partida está guardada; recarregue daqui a pouco.

# No lugar de toda página enquanto não há linha com o servidor.
offline = Sem conexão
    .help = Kickabout se joga em um servidor, e agora não dá para chegar a ele. Suas partidas estão seguras lá.
    .again = Tentar de novo
server-unreached = Isso não chegou ao servidor. Tente de novo.

## A página inicial

front-title = Kickabout · programa da rodada
front-home = Kickabout, página inicial
front-link = Página inicial
front-skip = Ir para os jogos
# A escolha da língua em toda página; as línguas têm seus próprios nomes.
language-choice = Língua
    .of = Idioma: { $tag }
# Atrás do nome de uma língua que não está traduzida por inteiro.
language-partial = partes em inglês
error-language = Aqui não há “{ $locale }”: escolha uma das línguas no fim da página

front-kicker = Programa oficial da rodada
    .games = Jogos de cartas de futebol
    .now = Pontapé inicial: agora
front-warming = Aquecendo para { $game }, uma vez nesta máquina, por um minuto ou dois. Jogue enquanto isso: até lá, os bots e as dicas deles seguem a regra prática.
    .progress = { $done } de { $of }
front-games = Dê a saída
front-all-games = Todos os jogos
# $bot é o nome de um bot, e com que força joga.
front-against = contra { $bot }
front-try = Enfrentar { $bot }
front-change = Opções
    .of = Mudar como se joga { $game }: adversários, opções
# A próxima lição de um jogo que este navegador não terminou: a primeira, uma que ficou no meio, ou uma posterior.
front-lesson-take-up = Continuar a lição
front-lesson-next = Próxima lição: { $minutes } min
front-learn = Aprenda em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}
# No jogo por onde começar, para quem ainda não jogou nada.
front-begin-here = Comece aqui
front-people = Com pessoas
    .now = Jogar já com alguém
    .now-about = Você se senta com quem espera por este jogo e joga mais ou menos tão bem quanto você, ou espera por alguém. Quanto mais você espera, menos importa o nível.
    .now-rated = Vale rating: o resultado muda o dos dois
    .friend = Convidar por link
    .friend-about = Você ganha um link para mandar a alguém. Não é preciso ter conta.
    .by-name = Convidar por nome
    .by-name-about = Escolha alguém das suas amizades, que verá o convite na página inicial.
    .rated = Para mais lugares, outras regras, várias partidas ou uma partida ao longo de dias, { $link }: os dias estão em “Detalhes”, em “Tempo para decidir”. Tudo isso dá para abrir sem ter nome.
    .sheet = mude as opções
front-people-of = { $game } com pessoas
front-lessons = Lições
# Num telefone, onde não cabem os dois: a primeira lição, até que se comece.
front-learn-short = Aprender
front-lessons-of = Lições de { $game }
front-lesson-state = { $state ->
    [done] { $minutes } min · feita
    [begun] { $minutes } min · começada
   *[new] { $minutes } min
}
front-lesson-begin = { $state ->
    [new] Começar
   *[other] Do começo
}
front-lesson-go-on = Seguir
# No lugar do que há a decidir, até que se leia a nota do técnico.
lesson-reads = O técnico explica.
    .how = Leia, e depois clique em “Seguir”.
front-how-to-play = Em desenhos
    .of = Em desenhos: como se joga { $game }
front-rules = Regras
    .of = Regras de { $game }
# Num botão que começa uma partida contra o outro nível. $number é quantas partidas se ganharam, ou perderam.
front-level-up = { $number } vitórias seguidas. Mais forte?
front-level-down = Perdeu a última. Mais leve?
front-prepared = Times e escalação
    .help = O que se decide antes da saída.
    .no = Eu escolho
    .yes = já escolhidos
# $players é um número ou um intervalo como “2–4”.
front-players = { $players } jogadores
front-read-rules = Ler o livro de regras
front-team-sheet = Escalação
front-your-name = Seu nome
    .placeholder = assine aqui
front-open-seat = Aberto: convidar
    .help = Dá um link para mandar.
# Alguém que joga no próprio dispositivo deste navegador.
front-here = Aqui mesmo
    .help = Divide esta tela com você. Uma cortina esconde cada mão enquanto vocês passam o dispositivo.
    .name = Nome do jogador { $number }
    .placeholder = nome
front-nobody = Ninguém
front-rated = Vale rating
    .help = O resultado muda o rating de todo mundo. Para pessoas com nome, sem dicas, nada se desfaz, e quem sai perde.
    .bot = Contra um bot, conta enquanto seu rating for provisório (?); o do bot é fixo.
    .no = Não
    .yes = Sim
front-extra-options = Detalhes
front-hints = Dicas
    .help = O que faria um bot forte?
    .alone = só com bots
    .on = para todo mundo
    .off = nenhuma
front-clock = Tempo para decidir
    .help = Quanto tempo têm as pessoas?
clock-none = sem limite
# As condições de uma partida a que se convida alguém; $clock é um tempo para decidir.
match-terms = { $rated ->
    [yes] Vale rating
   *[no] Não vale rating
} · tempo para decidir: { $clock }
clock-seconds = { $seconds } s por decisão
clock-match = { $minutes } min por lado + { $seconds } s por vez
clock-over-days = { $days ->
    [one] { $days } dia por decisão
   *[other] { $days } dias por decisão
}
clock-title = O que resta { $player-is ->
    [you] a você
   *[other] a { $player }
} para decidir
moves = Suas jogadas
moves-live = Agora
moves-others = Vez dos outros
moves-none = Nenhuma partida espera por você.
    .begin = Convide uma amizade para uma partida ao longo de dias, ou comece uma na página inicial com outro tempo para decidir.
moves-against = contra { $names }
moves-left = restam { $left }
moves-next = Próxima jogada
    .help = A próxima partida ao longo de dias que espera por você
moves-previous = Jogada anterior
    .help = A partida ao longo de dias antes desta que espera por você
moves-done-back = Você voltou: o prazo de cada jogada que espera por você fica mais curto na mesma medida.
moves-done-vacation = Você está de férias: o prazo de cada jogada que espera por você ganha os mesmos dias.
vacation = Férias
    .about = Nas férias, o tempo não corre nas suas partidas ao longo de dias. { $days ->
        [one] Resta { $days } dia
       *[other] Restam { $days } dias
    } neste ano: você escolhe quantos usar no máximo. Elas acabam sozinhas depois desses dias, ou quando você voltar antes.
        Seus adversários veem ao lado do seu nome que você está de férias, e até quando.
    .away = Você está de férias até { $date }. Pode jogar mesmo assim.
    .days = Dias
    .press = Entrar de férias
    .sure = Começam na hora. Você pode voltar antes, mas cada dia começado é gasto.
    .yes = Entrar de férias por esses dias
    .end = Voltar agora
    .end-about = Os dias inteiros que você não usou ficam para outras férias.
seat-away = férias até { $date }
seat-away-title = { $player-is ->
    [you] Você está
   *[other] { $player } está
} de férias até { $date }
vacation-rivals = Adversários de férias
vacation-until = até { $date }
error-vacation-days = As férias duram de 1 a { $most } dias.
error-no-vacation = Você não está de férias.
error-vacation = Você já está de férias, ou não tem tantos dias restantes neste ano.
# O que resta numa partida ao longo de dias.
clock-days = { $days } d { $hours } h
front-watch = Público
    .help = Quando outros podem assistir pelo link da mesa?
    .now = na hora
    .behind = { $number } jogadas depois
    .later = quando acabar
error-watch = “{ $watch }” não diz quando outros assistem; há { $choices }.
front-best-of = Partidas
    .help = Quantas decidem?
    .of-1 = uma só
    .of-3 = melhor de três
    .of-5 = melhor de cinco
front-stand-in = Joga por quem sai
front-kick-off = Começar
front-tables = Suas mesas
front-more-tables = { $number ->
    [one] mais { $number } mesa
   *[other] mais { $number } mesas
}
front-club = { $state ->
    [over] A temporada acabou.
   *[waits] Os outros ainda estão jogando.
}
front-kept-here = Suas partidas ficam aqui: feche a página, volte, continue.
    .name = Um nome as leva aos seus outros dispositivos.
front-box = Faça um jogo seu
    .help = Mude as cartas e as regras de um jogo, mande jogar milhares de partidas, e jogue você também.
    .open = Mudar um jogo
    .file = Jogar com cartas e regras que alguém mandou (um arquivo .toml)
    .play = Preparar
file-choose = Escolher arquivo
file-none = nenhum arquivo ainda
front-your-turn = Sua vez
front-asked = { $said ->
    [no] { $name }: agora não
   *[nothing] { $name } recebeu o convite
}
front-waits-for = vez de { $names }
front-you-won = Você ganhou
# Como uma partida chegou ao resultado, atrás dele.
result-how = { $how ->
    [resigned] { front-resigned }
    [on-time] { front-on-time }
    [left] { front-left }
    [stood] como estava
    [walkover] por W.O.
    [conceded] { season-walkover }
    [void] ninguém veio
    [tie-break] no desempate
   *[played] jogada
}
front-practice = treino
front-resigned = por desistência
front-on-time = por tempo
front-left = por abandono
front-won = Vitória de { $names }
front-status = { $status ->
    [waiting] Em espera
    [playing] Em jogo
   *[over] Fim de jogo
}
front-just-now = agora mesmo
front-minutes-ago = { $number ->
    [one] há { $number } minuto
   *[other] há { $number } minutos
}
front-hours-ago = { $number ->
    [one] há { $number } hora
   *[other] há { $number } horas
}
front-days-ago = { $number ->
    [one] há { $number } dia
   *[other] há { $number } dias
}

## Um convite

join-title = Convite para você
join-heading = Sua camisa está no cabide
join-yours = Sua
join-open = Livre
join-sit = Vestir
join-as = Você joga como { $name }.
seat-title = Um lugar só seu
seat-heading = Jogar daqui como { $name }?
seat-take = Sentar
seat-fine = Quem tem este link pode jogar neste lugar. Ocupe-o se é seu; seus outros navegadores também ficam com ele.
join-series = É uma série, a melhor de { $number ->
    [3] três
   *[5] cinco
} partidas.
join-rated = Esta partida vale rating: o resultado muda o seu, que todo mundo à mesa vê. Ninguém recebe dicas nem desfaz nada, e quem sai perde.
    .guess = Num rating, ± é quanto ele pode estar errado, e uma interrogação diz que por ora é só um palpite.
    .guest = É para pessoas com nome. Registre um, ou entre no seu, e abra este convite de novo.
join-fine = Ninguém mais pode mexer nas suas cartas. { $link } antes, se quiser: a partida espera.
    .link = Leia o livro de regras

## A mesa

table-skip = Ir para a mesa
table-skip-page = Ir para a página
table-tools = Ferramentas
table-theme = Claro ou escuro
table-close = Fechar
table-sound = Som
# A que ritmo se seguem bots e dados, para quem está só com bots.
table-speed = Ritmo
table-speed-calm = Lento
table-speed-brisk = Rápido
table-speed-instant = Imediato
# Um interruptor para quem está só com bots; a ajuda diz o que acontece enquanto está desligado.
table-asking = Perguntar sempre
    .help = Perguntar sempre, mesmo onde qualquer carta seria desperdício. Com isto desligado, a mesa deixa passar essas perguntas.
table-notify = Avisar quando for a minha vez
    .notice = Sua jogada
table-to-the-table = Para a mesa
table-you = Você
# Duas frases, uma depois da outra.
table-sentences = { $first } { $second }
# O valor de uma opção com que a partida se joga diferente do costume.
table-option-number = { $option }: { $number }
table-option-switch = { $option }: { $value }
# Antes do título da página, na aba do navegador.
table-your-move = ● Sua vez
table-trouble = O jogo está parado.
table-line-down = A conexão caiu. Sua partida está segura; estamos ligando de volta …
table-unreached = Isso não chegou à mesa. Tente de novo.
# Um título para quem não vê a mesa.
table-board = Na mesa
table-commentary = Narração
    .order = do mais novo ao mais antigo
table-commentary-empty = Os times estão saindo do túnel.
# A faixa do último lance, que anda pelos lances anteriores.
table-strip-back = O que aconteceu antes
table-strip-on = O que aconteceu depois
table-your-hand = Sua mão
# As setas de uma mão mais larga que um telefone.
table-hand-before = Cartas à esquerda
table-hand-after = Cartas à direita
table-no-cards = Nenhuma carta na mão.
# Numa carta que se pode jogar num jogador só.
table-on-player = em { $name }
table-on-the-bench = No banco.
    .help = Esta é a sua mão como está.
table-answer-in = Sua resposta está dada.
    .soon = As respostas se abrem juntas, um minuto depois da carta: assim ninguém sabe quem respondeu de antemão.
    .hold = Você deixa valer.
    .answer = Você responde quando chegar a sua vez.
# A quem está só com bots e cujas cartas seriam todas desperdício; a segunda na faixa, antes do que resultou.
table-passes = Nenhuma carta muda isso: segue o jogo.
table-sole = Não há outra opção, por isso acontece sozinho: { $what }.
    .any = Só há uma opção: o jogo segue sozinho, não é preciso tocar em nada.
# Numa janela de resposta aberta, a quem se pergunta, tenha ou não resposta.
table-goes-on = Segue sozinho em até { $seconds } s.
table-passed = Passou por você: nenhuma carta teria ajudado.
table-waiting-for = Esperando por { $players }.
table-undo = Desfazer
    .title = Desfaz seu último passo: pode ser até que se vire uma carta, ou que outra pessoa decida
# Ao lado do nome de um bot que escolhe um time diferente do seu.
table-chooses-after-you = escolhe depois de você
# A carta que um dedo levantou da mão.
table-aims-back = Escolha um. Tocar na própria carta a devolve à mão.
table-lift = A carta levantada
table-lift-play = Jogar
table-lift-discard = Descartar
table-lift-take = Pegar
table-lift-help = Ou toque de novo na carta, ou arraste-a para o campo.
table-lift-wait = Você pode jogá-la quando chegar a sua vez.
table-watching = Da arquibancada
    .help = Da arquibancada: as mãos ficam escondidas.
    .behind = { $number } jogadas depois.
    .later = Esta partida se mostra quando acabar.
    .day = Há quem jogue com as mesmas cartas e os mesmos dados: esta partida se mostra a partir de { $date }.

table-lobby = Vestiário
table-lobby-heading = { $number ->
    [one] Ainda há { $number } camisa no cabide
   *[other] Ainda há { $number } camisas no cabide
}
table-lobby-send = { $number ->
    [one] Mande o link.
   *[other] Mande um link a cada um.
}
    .also = { $number ->
    [one] Você também pode mandar o link a alguém.
   *[other] Você também pode mandar um link a cada um.
}
table-lobby-asked = { $name } já recebeu o convite, na página inicial.
table-lobby-declined = { $name } diz: agora não.
table-lobby-withdraw = Retirar o convite
table-lobby-watching = Você assiste: o link de um lugar vem de quem abriu a mesa.
table-lobby-kick-off = O pontapé inicial é quando se veste a última camisa.
table-lobby-fixture = Uma partida de competição: os lugares estão reservados para quem vai jogá-la.
table-lobby-open = Lugar aberto
table-lobby-open-seat = esperando alguém
table-lobby-asked-seat = com convite
table-lobby-automaton-seat = joga sozinho
table-lobby-here-seat = no vestiário
table-lobby-away-seat = a caminho
table-lobby-listed = Todo mundo neste servidor vê na página inicial que você espera, e pode se sentar.
    .bots = Não vem ninguém? Dê o lugar a um bot.
table-lobby-watch-behind = Quem assiste vê tudo { $number } jogadas depois.
table-lobby-watch-later = Ninguém mais pode assistir antes de acabar.
table-lobby-rated = Vale rating: ninguém recebe dicas nem desfaz nada, quem sai perde, e todo mundo aqui vê os ratings. Uma interrogação depois de um rating diz que por ora ele é só um palpite.
# Onde só se chega ao servidor da própria máquina. $command o liga também para os outros.
table-lobby-local = Você administra este servidor? Os links dele só abrem neste dispositivo.
    .help = Para um telefone ou outro dispositivo na mesma rede, pare o servidor e ligue-o com { $command }; esta página mostra então links com um endereço que funciona lá. Nada se perde nesse meio-tempo.
    .command = make play ARGS="--host 0.0.0.0"
table-lobby-links = Quem abre um link ocupa aquele lugar.
table-lobby-kept = Você pode fechar esta página e voltar: seu lugar fica guardado neste navegador.
table-copy = Copiar
    .seat = Copiar o link do lugar { $number }
    .own = Copiar seu link particular
table-share = Enviar
    .seat = Enviar o link do lugar { $number }
table-qr = Código QR
    .seat = O link do lugar { $number } como código QR
    .help = Aponte para ele a câmera de um telefone.
table-copied = Copiado
table-copy-by-hand = Sem acesso à área de transferência: copie à mão
table-about = Sobre esta mesa: acaso limpo, links, nomes
table-private-link = Seu lugar em outro dispositivo: { $link }
    .link = link particular
    .watch = Quem quiser assistir abre o endereço desta página: ele não mostra nenhuma mão.

# Refazer os links de uma mesa: todos para quem abriu a mesa, o próprio para os outros.
links-new-all = Criar links novos para esta mesa
    .about = Todos os links desta mesa deixam de funcionar e novos tomam o lugar: convites, e o link particular de cada um. Quem já tem lugar num navegador continua nele.
    .yes = Criar links novos
links-new-own = Criar um link particular novo
    .about = Seu link particular deixa de funcionar e um novo toma o lugar. Neste navegador, o lugar continua seu.
    .yes = Criar um link novo
links-new-alone = Outros navegadores perdem meu lugar
# Depois que a chave do servidor foi trocada, duas vezes ou de uma vez.
links-hidden = Os links desta mesa ainda funcionam, mas este servidor já não pode mostrá-los. Pode mostrar novos.
links-new-done = Os links antigos já não levam a lugar nenhum. Os novos estão nesta página.

table-final-resigned = Por desistência
table-final-on-time = Por tempo
table-final-left = Por abandonar o estádio
# A match between two that was given up, and counts otherwise.
final-forfeit = Desistência com { $goals }: uma partida abandonada conta { $counts }.
table-final-draw = Empate
table-final-you-win = Você venceu!
table-final-you-share = Vitória dividida
table-final-win = { $players-count ->
    [one] { $players } ganha
   *[other] { $players } ganham
}
table-final-undecided = { $stake ->
    [season-many] Os outros seguem jogando entre si
   *[other] Abandonada antes de alguém vencer
}
table-final-winner = vitória
# Quantas vezes um time chutou a gol, ao lado do placar.
table-final-shots = { $number ->
    [one] { $number } chute
   *[other] { $number } chutes
}{ $corners ->
    [0] { "" }
    [one] , { $corners } escanteio
   *[other] , { $corners } escanteios
}
table-again = Jogar de novo
    .changes = Jogar de novo, com mudanças
    .series = Outra melhor de { $number ->
        [3] três
       *[5] cinco
    }
# Todos os que ainda estão lá têm de dizer que sim antes que comece a próxima partida.
rematch-wants = { $players-count ->
    [one] { $players } quer
   *[other] { $players } querem
} jogar de novo.
rematch-waits = Você quer jogar de novo. Esperando por { $players }.
rematch-declined = { $players-count ->
    [one] { $players } não quer
   *[other] { $players } não querem
} jogar de novo.
rematch-you-declined = Você disse que não quer outra partida.
rematch-bot = Contra um bot
rematch-no = Agora não
rematch-without = Jogar de novo sem eles
rematch-begins = Você quer jogar de novo. A próxima partida está sendo preparada.
rematch-not = Deixa pra lá
# Uma série de partidas, e quantas delas cada um ganhou até agora.
series = Melhor de { $number ->
    [3] três
   *[5] cinco
}:
series-side = { $player } { $number }
series-won = { $player-is ->
    [you] Você ganha a série!
   *[other] { $player } ganha a série.
}
series-next = Começa sozinha em até meio minuto.
table-next-match = A próxima partida
table-transcript = Transcrição

## Um dispositivo que várias pessoas dividem. $name é quem o pega agora.

device-pass = Passe o dispositivo a { $name }
device-answer = { $name } responde?
device-stands = { $name } diz não: vale
device-take = Sou { $name }
device-next = Vez de { $name }
device-look = Mostrar a mão de { $name }
device-hidden = Não há mão de ninguém na tela agora.
device-undo = Desfazer a última jogada de { $name }
device-put-down = Esconder a mão na tela
    .key = Esconder a mão na tela (C)
    .short = Esconder
device-shares = neste dispositivo

## O fim de jogo, como na última página de um jornal. $player ganhou, $rival vem depois ou é quem lê.

final-back-page = A última página
final-draw =
    .v1 = Tudo igual no placar
    .v2 = Ninguém pisca
    .v3 = Um ponto para cada lado
final-shared =
    .v1 = { $players } dividem a glória
    .v2 = Nada separa { $players }
# $rival desistiu.
final-resigned =
    .v1 = { $rival } joga a toalha
    .v2 = Acaba cedo: { $rival } deixa o campo
# $rival perdeu no tempo.
final-on-time =
    .v1 = O relógio vence { $rival }
    .v2 = Acabou o tempo de { $rival }
final-on-time-own =
    .v1 = Derrota para o relógio
    .v2 = Acabou o tempo
# $rival saiu.
final-left =
    .v1 = { $rival } deixou o estádio
    .v2 = Nem sinal de { $rival }
final-left-own =
    .v1 = Derrota na sua ausência
    .v2 = Foi embora antes do apito
final-early-bath =
    .v1 = Chuveiro mais cedo
    .v2 = A toalha está no gramado
final-win =
    .v1 = { $player-is ->
        [you] Você dá conta do recado
       *[other] { $player } dá conta do recado
    }
    .v2 = { $player-is ->
        [you] Você despacha { $rival }
       *[other] { $player } despacha { $rival }
    }
    .v3 = { $player-is ->
        [you] Você sobra contra { $rival }
       *[other] { $player } sobra contra { $rival }
    }
final-narrow =
    .v1 = { $player-is ->
        [you] Você ganha no sufoco
       *[other] { $player } ganha no sufoco
    }
    .v2 = Por um triz: { $player }
    .v3 = { $player-is ->
        [you] Você passa raspando por { $rival }
       *[other] { $player } passa raspando por { $rival }
    }
final-thrashing =
    .v1 = { $player-is ->
        [you] Você dá um baile
       *[other] { $player } dá um baile
    }
    .v2 = { $player-is ->
        [you] Você atropela { $rival }
       *[other] { $player } atropela { $rival }
    }
    .v3 = Chocolate de { $player }
final-comeback =
    .v1 = De volta do além: { $player }
    .v2 = { $player-is ->
        [you] Você vira o jogo
       *[other] { $player } vira o jogo
    }
    .v3 = Que virada de { $player }
final-defeat =
    .v1 = Hoje deu { $player }
    .v2 = Caiu, mas caiu de pé
    .v3 = Esta vai para { $player }
final-thrashed =
    .v1 = Um dia para esquecer
    .v2 = { $player } passou por cima
    .v3 = Aula de { $player }
final-overtaken =
    .v1 = Estava no papo
    .v2 = { $player } rouba a festa
    .v3 = As duas mãos na taça, e depois nenhuma
final-analysis = A análise
final-analysis-waits = A análise ainda demora um pouco: ela aparece aqui sozinha, ou quando você voltar.
final-analysis-working = A análise está sendo escrita: { $percent } %
final-analysis-failed = Não foi possível escrever a análise. { $link } olha de novo.
# Atrás de uma porcentagem: do quê.
final-to-win = de vencer
final-luck = Sorte e jogo
    .help = O que a sorte e as decisões fizeram com a chance de vencer, em pontos percentuais. Conhece todas as cartas escondidas, o que uma dica nunca faz. É uma estimativa: poucos pontos não dizem nada.
final-luck-side = Time
final-luck-luck = Sorte
final-luck-play = Jogo
# O que fez uma desistência, ou um empate combinado.
final-luck-cut-short = Fim antecipado
final-luck-from = Na saída
    .position = Na posição
# $number é uma mudança da chance de vencer, em pontos percentuais.
final-luck-points = { $number ->
    [0] 0
   *[other] { SIGNED($number) }
}
final-turning = O lance decisivo
final-turning-lost = Como foi acontecer isso?
# O que virou a partida.
final-turning-chance = Foi a sorte.
final-turning-decision = { $player-is ->
    [you] Veio de uma decisão sua.
   *[other] Veio de uma decisão de { $player }.
}
    .other = { $player-is ->
        [you] Veio de uma decisão sua, a favor de { $rival }.
       *[other] Veio de uma decisão de { $player }, { $rival-is ->
            [you] a seu favor
           *[other] a favor de { $rival }
        }.
    }
final-turning-whole = { $by ->
    [luck] Na partida inteira, a sorte pesou mais.
   *[play] Na partida inteira, as decisões pesaram mais.
}
final-turning-watch = Assistir
final-graph = A partida num olhar
final-share = Compartilhar
    .label = Compartilhar o resultado
    .text = { $headline } · { $title }
# O que mais se pode ter de uma partida acabada.
final-more = Mais
final-picture = Esta partida em imagem

## Prévias de um link, onde ele é enviado, e o que dizem as imagens.

preview-invitation = Convite para você: { $game }
preview-table = { $title }: { $players }
preview-status = { $status ->
    [waiting] Esperando jogadores.
    [playing] Em jogo: assista da arquibancada.
   *[over] Fim de jogo.
}
preview-result = Fim de jogo: { $result }

## Os sinais e as teclas de uma mesa

table-legend = O que querem dizer os sinais?
    .short = Sinais
table-keys = Teclas
    .key = Teclas (?)
table-keys-numbers = jogar a carta desse número; com uma carta levantada, escolher para quê
table-keys-arrows = andar pela mão
table-keys-enter = jogar a carta em foco
table-keys-escape = devolver a carta levantada
table-keys-hint = pedir uma dica, quando oferecida
table-keys-undo = desfazer, quando oferecido
table-keys-curtain = esconder a mão, num dispositivo dividido
table-keys-rules = abrir ou fechar o livro de regras
table-keys-keys = estas teclas

## Cartas: como se lê em voz alta um valor como +2.

cards-plus = mais
cards-minus = menos

## Dicas. $who é o bot a quem se pergunta: um do próprio banco de quem lê, seja quem for o adversário.

hint-ask = Dica
    .title = Perguntar a { $who }, que ajuda no seu banco
hint-thinking = { $who } está pensando
hint-lost = { $who } perdeu o fio da meada. Pergunte de novo.
hint-would = { $who } faria: { $what }, { $percent } por cento.
hint-would-plainly = { $who } faria: { $what }.
hint-would-short = { $who } faria: { $what }
hint-chance-of-card = { $percent } por cento de vencer a partida, acha { $who }.
# Antes da porcentagem numa carta, num botão ou num ponto, palavra por palavra numa plaquinha: do que é.
hint-odds = vencer
hint-heading = Dica de { $who }, um bot forte
    .chances = { $draws ->
        [counted] chance de vencer a partida, o empate como meia vitória
       *[none] chance de vencer a partida
    }, ±{ $error }%
    .about = Cada opção foi jogada muitas vezes, e o número é a parte dessas partidas que se vence. ±{ $error }%: em 95 de 100 casos, a parte verdadeira está dentro dessa margem.
hint-choices = Sua chance de vencer com cada escolha
hint-best = melhor
hint-one-of = uma de { $number } tão boas quanto
# Acima das escolhas de uma lista que são tão boas quanto a melhor, e acima das outras.
hint-group-equal = Tão boas quanto{ $all ->
    [yes] { "" }
   *[no] : as primeiras { $shown } de { $number }
}
hint-group-rest = Mais fracas
# Por que algumas cartas e botões não têm número.
hint-untried = Só as opções mais promissoras têm número; as outras pareciam mais fracas à primeira vista.
# O que a melhor escolha ganha sobre a seguinte, em partidas de cem.
hint-why = { $gap ->
        [one] “{ $best }” ganha uma partida a mais em cem que a segunda melhor, “{ $other }”.
       *[other] “{ $best }” ganha { $gap } partidas a mais em cem que a segunda melhor, “{ $other }”.
    }
# Outras escolhas são tão boas quanto a melhor, até onde os testes veem: $others delas, das quais $other é a primeira.
hint-equal = { $others ->
        [one] “{ $other }” é tão boa quanto, até onde { $who } vê: escolha a que preferir.
       *[other] Outras { $others } são tão boas quanto, até onde { $who } vê: escolha a que preferir.
    }
# Em vez disso, quando nenhuma escolha é melhor que outra.
hint-level = { $number ->
        [2] As duas são igualmente boas, até onde { $who } vê: escolha a que preferir.
       *[other] Todas as opções são igualmente boas, até onde { $who } vê: escolha a que preferir.
    }
# Em quantos testes de cem uma escolha foi seguida de um gol ($here), e outra ($there), dentro de tantas vezes ($turns).
# A melhor escolha se compara com a seguinte, todas as outras com a melhor.
hint-scores-more = Com ela você marca mais: { hint-here } { $turns ->
        [one] antes do fim da vez
       *[other] em { $turns } vezes
    }; { $equals ->
        [one] com a segunda melhor
       *[other] com a melhor das mais fracas
    }, { hint-there }.
hint-scores-less = Você marca menos: { hint-here } { $turns ->
        [one] antes do fim da vez
       *[other] em { $turns } vezes
    }; com a melhor, { hint-there }.
hint-concedes-less = Depois dela um adversário marca menos: { hint-here } { $turns ->
        [one] antes do fim da vez
       *[other] em { $turns } vezes
    }; { $equals ->
        [one] depois da segunda melhor
       *[other] depois da melhor das mais fracas
    }, { hint-there }.
hint-concedes-more = Um adversário marca mais: { hint-here } { $turns ->
        [one] antes do fim da vez
       *[other] em { $turns } vezes
    }; depois da melhor, { hint-there }.
hint-routine = Todo bot deixa isto para sua regra prática: é o que ela faria.
hint-cold = As chances em números vêm daqui a um minuto ou dois: esta máquina ainda prepara o jogo.
# O que os outros fariam com mais frequência depois da melhor escolha, e depois da seguinte. $reply é uma frase.
hint-then = Quase sempre segue assim: “{ $reply }”
hint-after = Com “{ $other }” segue: “{ $reply }”
hint-press = { $choices ->
        [one] Clique nela para jogar.
       *[other] Clique numa delas para jogar.
    }

## A posição do dia: uma decisão para todo mundo, que se responde uma vez. As chances são em porcentagem, as distâncias em pontos.

position-title = Posição do dia
    .about = Uma decisão: encontre a melhor jogada.
position-score = { $lead ->
    [ahead] Você está vencendo por { $score } contra { $rival }.
    [level] Está { $score } contra { $rival }.
   *[behind] Você está perdendo por { $score } contra { $rival }.
}
position-task = Escolha o que você jogaria: só uma resposta vale, quando você a confirmar.
# $what é a opção.
position-chosen = A sua resposta: { $what }
position-begun = Você começou com: { $what }. E como continua?
position-answer = Responder
position-choose-another = Escolher outra
position-others = Posições de hoje e de outros dias
position-past = Dias passados
position-done = respondida
position-over = O dia acabou
position-grade-best = A melhor que há!
    .short = ótima
position-grade-good = Bem escolhida
    .short = boa
position-grade-playable = Jogável, mas há melhor
    .short = jogável
position-grade-poor = Isso custa caro
    .short = fraca
position-grade-costly = Isso sai muito caro
position-grade-blunder = Isso entrega a partida
# $what é a escolha.
position-yours = Sua resposta: { $what }.
position-gives-away = Ela é { position-away }.
position-answered = { $number ->
    [0] Ninguém respondeu a esta.
    [one] Uma pessoa respondeu até agora.
   *[other] { $number } pessoas responderam até agora.
}
position-streak = { $days ->
    [one] Volte amanhã: haverá outra.
   *[other] { $days } dias seguidos com resposta!
}
position-play-on = Continuar da sua resposta
    .here = Continuar daqui
    .about = Contra { $rival }, um bot do nível “{ $level }”, e a sorte recomeça. É um treino e não vale nada.
position-practice = Para treinar, a partir da posição do dia: não vale nada
position-again = A posição de novo
    .back = Ver as respostas
position-answers = Todas as respostas, da melhor em diante
position-alike = { $number ->
    [one] e, porque dá na mesma: { $what }
   *[other] e outras { $number } que dão na mesma: { $what }
}
position-own = sua
position-given = { $number ->
    [0] não escolhida
   *[other] escolhida { $number }×
}
position-away = { $points ->
    [0] quase igual à melhor
    [one] { $points } ponto pior que a melhor
   *[other] { $points } pontos pior que a melhor
}
    .about = A diferença na chance de vencer, com margem de { $error } pontos: o valor verdadeiro está dentro dela em 95 de 100 casos.
position-chance = Sua chance de vencer
position-more = { $number ->
    [one] Mais uma resposta
   *[other] Mais { $number } respostas
}
position-rule = Boa: até { $good } pontos abaixo da melhor. Jogável: até { $playable }.
    .draws = Um empate vale meia vitória.
    .narrow = Aqui a melhor só vence { $best } partidas em 100: por isso as notas ficam mais próximas do que o normal.
position-how = De { $playouts } partidas por resposta, que um bot semiprofissional jogou até o fim, com a mesma sorte depois de cada resposta. Ótimo é também o que não se distingue da melhor. O que é melhor vale também contra adversários mais ousados e contra adversários que pensam à frente.
    .title = De onde vêm as chances
error-no-position = Não há posição de { $game } para esse dia
error-position-over = Esse dia acabou: a posição se pode olhar, mas já não se pode responder
error-position-unfinished = Diga também o resto desta resposta, como para quem ela vale
error-position-unanswered = Responda antes à posição: depois você pode jogar a partir dela

## O livro de regras

rules-title = Livro de regras
    .key = Livro de regras (R)
rules-link = Regras
rules-skip = Ir para as regras
rules-close = Fechar o livro de regras
rules-contents = Índice
rules-ruling = nossa decisão
rules-search = Buscar nas regras
    .placeholder = Palavra, ou cláusula 4.2
    .button = Buscar
rules-found = { $number ->
        [0] Nenhuma cláusula tem
        [one] Uma cláusula tem
       *[other] { $number } cláusulas têm
    } “{ $words }”.
    .all = Mostrar todas as regras
rules-in-english = As regras por ora estão em inglês.
rules-picture = Ver num desenho
# A página que descreve a interface para programas, que é um documento também em inglês.
rules-api-title = API
rules-api-skip = Ir para a descrição
rules-api = a API, { $version }

## O replay

replay-title = Replay
replay-link = Ver de novo
    .of = Ver de novo: { $sides }
replay-skip = Ir para o replay
replay-first = Saída
replay-back = Um para trás
replay-on = Um adiante
replay-last = Fim de jogo
replay-position = Lance
replay-go = Ir
replay-step = passo { $at } de { $last }
replay-keys = teclas ← →, espaço reproduz
replay-play = Reproduzir
replay-speed = Ritmo
    .times = × { $number }
replay-chances = Chance de vencer
replay-chances-figures = Em números
replay-chances-minute = Minuto
replay-swings = Lances decisivos
# Depois da frase que conta uma carta ou uma marcação: um jogador podia ter respondido, e não respondeu.
replay-no-answer = Sem resposta de { $player }.
replay-chances-wait = As chances de vencer ainda demoram um pouco: aparecem aqui sozinhas, ou quando você voltar.
replay-chances-working = Calculando as chances de vencer: { $percent } %
    .label = Calculando as chances de vencer
    .again = Olhar de novo
replay-chances-failed = Não foi possível calcular as chances de vencer.
    .again = Tentar de novo

## Montar

build-link = Montar: { $noun }
build-title = Oficina: { $noun }
build-skip = Ir ao que você monta: { $noun }
# without $noun: a frase não precisa dele
build-skip-list = Ir para a lista
build-yours = Seus { $noun }s
build-choose = Escolher o que você montou: { $noun }
build-own = O que você montou
    .take = Usar o que você montou
build-another = Montar outro
build-and-more = e mais { $number }
build-mend = Consertar
build-too-late = Tarde demais: você já começou de outro jeito.
build-play = Jogar
    .label = Jogar com { $name }
build-change = Mudar
    .label = Mudar { $name }
build-none-at-table = Você ainda não montou { $noun }. { $link }: { $clock ->
    [yes] seu relógio continua correndo.
   *[no] a partida espera.
}
    .link = Monte agora
build-unchanged = Nada mudou.
build-legal = Vale
build-not-legal = Não vale
build-not-complete = Incompleto
# $option é uma opção da partida, $kind um dos valores dela.
build-kind = { $option } { $kind }
build-for-match = Para uma partida com { $option }
build-ready = Tudo pronto para jogar. Fica guardado neste navegador: à mesa se escolhe com um clique.
build-ready-with = Tudo pronto para jogar. Fica guardado neste navegador: numa mesa com { $option } { $kind } se escolhe com um clique.
build-find-table = Achar mesa
build-remarks = Para pensar
build-export = Exportar
    .label = Exportar { $name }
build-duplicate = Duplicar
    .label = Duplicar { $name }
build-delete = Apagar
    .label = Apagar { $name }
    .sure = Apagar { $name }?
    .yes = Apagar
build-none = Ainda nada: { $noun }.
    .help = Comece de algo pronto e mude o que quiser, ou do zero: cada passo fica guardado neste navegador.
build-new = Montar { $noun }
build-from-nothing = Do zero
    .help = Você preenche cada lugar.
build-from-file = De um arquivo
    .choose = Escolha o arquivo que alguém exportou
    .paste = ou cole o texto dele
    .import = Importar
    .example = name = "Turno da Noite"
build-name = Nome ({ $noun })
build-rename = Renomear
build-undo = Desfazer
build-parts = Partes ({ $noun })
build-count = { $count } de { $size }
build-of = de { $most }
build-clear = Limpar
build-bonuses = Bônus
build-plus = mais { $amount }: { $why }
build-keep = Manter
build-replace = Trocar
build-take-off = Tirar: { $piece }
build-add = Pôr: { $piece }
build-free = { $number } a escolher
build-strays = Fora do lugar
build-less = { $piece }: menos uma
build-more = { $piece }: mais uma
build-pools = De onde escolher
build-search = Buscar
build-order = Ordem
build-facet-all = { $facet }: tudo
build-show = Mostrar
build-show-all = ver tudo
build-swap = Trocar
build-instead-of-player = Quem entra no lugar de { $piece }?
build-instead-of-card = O que entra no lugar de { $piece }?
build-instead-nobody = Ninguém
build-nobody-fits = Ninguém serve.
    .help = Peça menos: { $link }.
    .link = ver todos os { $number }
build-first-name = Feito por mim: { $noun }
build-copy-name = { $name }, de novo
build-sort-printed = Como impresso
build-sort-name = Por nome
build-sort-total = Melhor no total
build-sort-stat = Melhor { $stat }
# O que uma mudança fez, para ler em voz alta. $pieces é o que entrou ou saiu.
build-said-name = Agora se chama { $name }.
build-said-in = entra { $piece }
build-said-out = sai { $piece }
build-said-part = { $pieces }. { $part }: { $count } de { $size }.
build-said-bonus = Mais { $amount }: { $why }.
build-said-legal = Vale: { $noun }.

## Lições

# Até onde alguém chegou numa lição.
lesson-progress = { $number } de { $of }
# Enquanto ainda não aparece o resultado de que fala a próxima nota.
lesson-watch = Veja no que dá …
lesson-go-on = Seguir
# Depois da última nota: o resto da partida sem roteiro.
lesson-play-on = Jogar esta até o fim
lesson-next = Próxima: { $lesson }
lesson-own-match = Uma partida sua
# Ao lado da primeira partida de um jogo.
lesson-offer = Nunca jogou { $game }?
    .about = { $minutes ->
        [one] Um minuto
        [2] Dois minutos
        [3] Três minutos
        [4] Quatro minutos
        [5] Cinco minutos
       *[other] { $minutes } minutos
    } com o técnico, e você já sabe o que faz.
    .take = Aprender
    .close = Agora não
# Uma decisão que as regras permitem e que a lição não quer; $asks é uma frase sobre o que se quer.
lesson-not-now = As regras permitem, mas esta lição continua de outro jeito: { $asks }

## Como se joga

how-to-play = Como se joga
    .title = Como se joga { $game }
    .skip = Ir para os desenhos
    .lesson = Aprender jogando: { $lesson } ({ $minutes } min)
    .rules = Todas as regras, cláusula por cláusula
    .match = Jogar uma partida
    .in-pictures = Como se joga, em cinco desenhos
    .clauses = Nas regras:

## A conta, e os dados: como se conferem

me-title = Você
guest-then = Escolha antes um nome: depois disso você volta para lá.
guest-heading = Você joga sem nome
guest-removed = O nome { $name } está livre de novo. O que você jogou fica neste navegador, sem ele.
guest-name = Nome
guest-own-name = Seu nome
    .about = Ele passa a ser seu neste servidor: sem senha nem e-mail.
    .have = Você já tem um nome? Entrar
guest-code = Código de recuperação
guest-claim = Registrar um nome
    .about = Ele é seu neste servidor, e com ele tudo o que você jogou e montou aqui, em cada dispositivo em que você entrar. Sem senha, sem e-mail.
    .press = Usar este nome
    .fine = Ninguém mais pode usá-lo, nem um cujas letras pareçam as mesmas.
guest-recover = Já tem um nome?
    .about = Num dispositivo em que você já entrou, abra sua conta e clique em “Entrar em outro dispositivo”: ele mostra um link para abrir aqui. Se não resta nenhum, digite o código de recuperação que você anotou.
    .press = Entrar
own-tabs = Suas páginas
    .account = Conta
    .matches = Partidas
    .moves = Jogadas
    .friends = Amizades
    .collection = Coleção
    .notices = Avisos
account-code = Seu código de recuperação
    .about = Anote: se você perder todos os dispositivos, é o único caminho de volta ao seu nome. Ele fica aqui até você dizer que anotou.
    .copy = Copiar
    .written = Já anotei
    .then = Anotado: à competição
account-link = Abra isto no seu outro dispositivo
    .about = Funciona uma vez, em até { $minutes } minutos.
    .copy = Copiar o link
    .make = Entrar em outro dispositivo
account-matches = Suas partidas
account-devices = Seus dispositivos
account-device = Um navegador
account-since = desde { $date }
account-here = este navegador
account-leave = Sair daqui
account-end = Tirar da conta
account-then = Seguir para a competição
    .about = { $to ->
        [competition] Sua competição está criada, e este nome já é seu. Anote o código de recuperação e aperte o botão vermelho.
       *[form] Uma competição pede um nome, e este já é seu. Anote o código e aperte o botão vermelho.
    }
account-keys = Código de recuperação
    .about = Com ele você recupera seu nome quando não há dispositivo com a conta aberta.
    .new = Criar um código novo
    .replaces = O código que você tem agora deixa de funcionar na hora.
    .press = Trocar
account-privacy = O que os outros veem
    .public = Qualquer pessoa pode ver seus resultados com o seu nome.
    .private = Só você pode ver seus resultados. Numa mesa que vale rating, todo mundo lá vê o seu.
    .hide = Guardar para mim
    .look = Ver a página
    .show = Mostrar
account-done-passkey = Feito: você pode entrar com esta chave de acesso.
account-done-passkey-removed = Feito: com essa chave de acesso ninguém mais entra.
passkeys = Chaves de acesso
    .about = Entre com o dedo, o rosto ou o bloqueio do seu dispositivo. Nada para lembrar, nada para digitar.
passkeys-make = Criar uma chave de acesso
passkeys-use = Entrar com uma chave de acesso
passkeys-remove = Tirar
passkeys-cancelled = Nada mudou: o navegador desistiu, ou foi você.
account-rename = Mudar de nome
    .about = O antigo fica livre para qualquer pessoa. As partidas guardam o nome com que você as jogou.
    .press = Usar este nome
account-done-dressed = Feito: você a veste nas mesas em que se sentar de agora em diante.
shirt = Sua camisa
    .about = Você a veste em toda mesa. Onde alguém já tem a mesma cor, ou uma parecida, você veste a segunda.
shirt-colour = Cor
    .of-red = vermelho
    .of-blue = azul
    .of-yellow = amarelo
    .of-purple = roxo
    .of-teal = turquesa
    .of-pink = rosa
shirt-other = Segunda cor
    .about = Usada quando o outro lado já veste a primeira.
    .differs = Escolha uma segunda cor diferente da primeira.
shirt-pattern = Desenho
    .of-sleeves = mangas brancas
    .of-stripes = listras
    .of-sash = diagonal
    .of-hoops = faixas
    .of-halves = metades
    .of-shoulders = ombros brancos
shirt-number = Número
shirt-wear = Vestir
shirt-unsaved = Ainda não vestida.
shirt-none = Tirar: vestir a camisa de cada lugar
error-shirt = Uma camisa tem duas cores diferentes, um desenho e um número de 1 a { $most }.
account-done-written = Feito: o código não será mais mostrado. Você pode criar um novo abaixo, em “Código de recuperação”.
account-done-renamed = Esse é o seu nome de agora em diante.
account-done-private = Feito: agora só você vê seus resultados.
account-done-public = Feito: agora todo mundo vê seus resultados.
account-done-ended = Feito: esse navegador saiu da conta.
account-needs-name = Quem administra este servidor tirou o seu nome. Escolha outro, em “Mudar de nome”.
keys = Programas
    .about = Uma chave deixa um programa seu agir pelo seu nome, até onde você permitir. Nenhuma chave abre esta página, seus dispositivos ou suas outras configurações.
    .api = O que programas podem fazer
keys-made = Sua chave nova
    .about = Ela só se mostra desta vez. Quem a tem pode fazer o que ela permite: guarde-a como uma senha.
    .copy = Copiar a chave
keys-there = Suas chaves
# $date é uma data com hora.
keys-used = último uso: { $date }
keys-unused = ainda sem uso
keys-until = até { $date }
keys-for-good = para sempre
keys-revoke = Revogar
    .label = Revogar a chave { $name }
keys-new = Criar uma chave
keys-label = Para que serve
keys-life = Por quanto tempo vale
    .days = { $number } dias
keys-scopes = O que permite
keys-scope-read = ler
    .about = seu perfil, suas partidas e suas mesas
keys-scope-play = jogar
    .about = abrir mesas, entrar nelas e decidir, e entrar de férias
keys-scope-challenge = desafiar
    .about = convidar amizades para uma partida, e ver quem convida você
keys-scope-notices = avisos
    .about = ler seus avisos, marcá-los como lidos, e escolher por onde chegam
keys-make = Criar a chave
keys-marked = Um lugar que uma chave ocupa, ou em que ela decide, aparece a todo mundo como de programa. Nenhuma chave joga partidas que valem rating.
keys-program = Uma conta de programa
    .is = Um programa joga com este nome: isso aparece onde quer que ele se sente, e nenhuma partida dele vale rating.
    .declare = Declarar que um programa joga com este nome
    .about = Isso aparece onde quer que o nome se sente, com chave ou sem, e nenhuma partida dele valerá rating. Não tem volta, e não é possível depois de começar uma partida que vale rating.
    .press = Sim, é um programa que joga
profile-program = Um programa joga com este nome.
seat-program = programa
seat-bot = bot
account-more = Programas, seus dados, e a saída
account-export = Baixar tudo o que se guarda sobre você (JSON)
account-remove = Apagar este nome
    .about = O nome fica livre para qualquer pessoa, e seus outros dispositivos saem da conta. Suas partidas ficam neste navegador, sem o seu nome.
    .name = Digite { $name } para confirmar
    .press = Apagar de vez
device-title = Entrar como { $name }?
device-about = O que você jogou sem nome neste navegador vem junto. Você pode tirá-lo da conta quando quiser.
device-press = Sim, sou { $name }
profile-since = Aqui desde { $date }
profile-own = É isto que os outros veem de você.
    .private = Os outros não veem nada disto: você guarda para si.
profile-nothing = Ainda sem partidas terminadas.
profile-played = Jogos
profile-won = Vitórias
profile-drawn = Empates
profile-lost = Derrotas
profile-sign =
    .played = J
    .won = V
    .drawn = E
    .lost = D
profile-form = Fase
    .about = As últimas partidas, da mais nova em diante.
ratings = Ratings
    .about = De partidas que valem rating, cada jogo por si. A força verdadeira está dentro da faixa 95 vezes em 100. Todo mundo começa em 1000; 400 pontos a mais são dez chances contra uma.
    .guess = Há uma interrogação onde se jogaram partidas de menos para ter certeza.
# $points pode ter uma interrogação.
rating = { $points } ± { $margin }
rating-points = { $points }
    .guess = { $points }?
rating-change = { $before } → { $after }
rating-title = Rating: { $rating }
rating-chance = Antes da partida, os ratings davam a { $player } { $percent } % de chance de vencer.
ratings-matches = { $number ->
    [one] { $number } partida valendo rating
   *[other] { $number } partidas valendo rating
}
collection = Sua coleção
    .about = O que você já encontrou em partidas que acabaram. O que falta está virado para baixo.
collection-cards = { $number } de { $of } cartas encontradas
collection-officials = { $number } de { $of } árbitros superados
collection-official = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
collection-lessons = { $number } de { $of } lições terminadas
collection-lesson = Lição: { $title }
    .done = feita
    .open = por fazer
profile-favourites = Cartas favoritas
    .about = As mais jogadas em partidas que acabaram.
profile-favourite = { $card } ({ $number }×)
profile-streak = { $outcome ->
    [won] As últimas { $number } foram vitórias.
    [drawn] As últimas { $number } foram empates.
   *[lost] As últimas { $number } foram derrotas.
}
profile-longest = Mais vitórias seguidas: { $number }.
profile-games = Por jogo, contra pessoas e bots
profile-game = Jogo
profile-against = Contra
profile-people = pessoas
matches-all = Todas
matches-open = Em jogo
matches-outcome = Desfecho
matches-filter = Mostrar
matches-number = { $number } de { $every } { $every ->
    [one] partida
   *[other] partidas
}
matches-none = Nenhuma partida sua é assim.
matches-page = Página { $page } de { $pages }
matches-later = Mais novas
matches-earlier = Mais antigas
matches-csv = Baixar (CSV)
# Alguns jogos não têm dados: o que se sela chama-se acaso.
dice-title = Um acaso sem suspeita
dice-line = Acaso limpo: selado
    .joint = Acaso feito por todos: selado
dice-about = Antes de a partida começar, o servidor fixou um segredo, e mostra aqui o selo dele. Já não pode mudar nada no segredo.
    .seats = Depois, o navegador de cada pessoa que joga acrescenta números aleatórios próprios. Também são selados, e só se abrem quando todos os selos estão fixados: ninguém pode escolher os seus conforme os dos outros. Bots não acrescentam nada.
    .after = Tudo o que o acaso decide sai do segredo e dos números juntos. Depois da partida os dois se mostram, e todo mundo pode refazer a conta.
dice-commitment = O selo do segredo do servidor:
dice-sealing = Selando o acaso…
    .help = O navegador de cada um contribui. A partida começa em um instante.
    .on = Para a partida
dice-seals = O que os lugares selaram
dice-links = O acaso feito por todos
    .about = Para cada sorteio que segue uma decisão, cada navegador acrescenta um elo de uma corrente que tinha fixado antes. Ninguém, nem o servidor, pode conhecer o sorteio antes de todos chegarem. Por um navegador que se cala não se espera; combinado com o servidor, ele poderia assim escolher entre dois sorteios.
    .seat = { $name }: { $given } de { $due } elos
dice-withheld = selado, e depois retido. Se este lugar estava combinado com o servidor, os dois puderam escolher entre dois rumos da partida.
dice-none = O acaso desta partida não se pode conferir: numa lição ele vem arrumado, e partidas de versões antigas não têm prova.
dice-check = Conferir se foi limpa
dice-check-closed = Há quem jogue com as mesmas cartas e os mesmos dados. Eles se revelam, e se podem conferir, a partir de { $date }.
dice-check-later = Quando a partida acabar, esta página confere tudo o que o acaso decidiu.
dice-check-pending = Calculando …
dice-check-secret = O segredo do servidor é o que ele tinha selado.
    .wrong = O segredo do servidor não é o que ele tinha selado.
dice-check-commitment = O selo é o que este navegador viu antes de a partida começar.
    .wrong = O selo não é o que este navegador viu antes de a partida começar: o servidor o trocou.
    .unknown = Este navegador não viu o selo antes de a partida começar, então não pode dizer se é o mesmo.
dice-check-contributions = Todas as contribuições são o que os lugares tinham selado.
    .wrong = Uma contribuição não é o que o lugar tinha selado.
dice-check-seals = Os selos dos lugares são os que este navegador viu quando foram fixados.
    .wrong = Os selos dos lugares não são os que este navegador viu quando foram fixados.
    .unknown = Este navegador não viu os selos dos lugares quando foram fixados.
dice-check-own = A contribuição deste navegador está incluída.
    .wrong = A contribuição deste navegador não está incluída: chegou tarde demais, ou o servidor a deixou de fora.
    .unknown = Este navegador não contribuiu com nada próprio.
dice-check-others = Ninguém reteve uma contribuição.
    .wrong = Alguém reteve uma contribuição. Se estava combinado com o servidor, os dois puderam escolher entre dois rumos da partida.
    .unknown = Ninguém contribuiu: só o servidor fez o acaso desta partida, e podia tê-lo feito a seu gosto.
dice-check-draws = Tudo o que o acaso decidiu é o que sai do segredo e dos números.
    .wrong = Nem tudo o que o acaso decidiu é o que sai do segredo e dos números: o que está errado está marcado.
dice-check-links = Cada elo é o da corrente do lugar que era devido.
    .wrong = Um elo não é o da corrente do lugar que era devido, no registro
    .unknown = Todo o acaso desta partida estava decidido antes de ela começar: o servidor podia ver à frente.
dice-check-shown = Todos os elos que este navegador enviou estão incluídos.
    .wrong = Alguns elos que este navegador enviou não estão incluídos: chegaram tarde demais, ou o servidor os deixou de fora. A cada vez ele pôde escolher entre dois sorteios. Depois de tantos registros:
    .unknown = Este navegador não enviou nenhum elo.
dice-check-terms = O combinado é aquilo com que a ata começa: o jogo, suas regras e opções, a caixa, os lugares e os selos.
    .wrong = A ata não começa com o que se diz que foi combinado:
    .unknown = Esta partida é de antes de haver atas: não há prova do que foi combinado.
dice-check-record = Cada registro é o que a ata tem, e não falta nenhum.
    .wrong = Os registros não são os da ata. O primeiro que difere:
    .unknown = Esta partida é de antes de haver atas: suas decisões não têm prova.
dice-check-heads = A ata é aquela cujas pontas este navegador viu durante a partida.
    .wrong = A ata não é aquela cujas pontas este navegador viu durante a partida. O primeiro registro que difere:
    .unknown = Este navegador não viu nenhuma ponta desta ata durante a partida.
dice-check-signatures = O servidor assinou a ata.
    .wrong = A assinatura do servidor não vale para a ponta depois do registro
    .unknown = Este navegador não pode conferir as assinaturas do servidor: “kickabout verify” confere.
dice-check-acknowledged = { $name } confirmou pontas desta ata.
    .wrong = { $name } viu outra ata. O primeiro registro que difere:
    .unknown = { $name } não confirmou nenhuma ponta.
dice-record = A ata
    .about = Tudo o que acontece fica encadeado: cada registro dá uma ponta nova, à qual nenhuma outra ata leva. Seu navegador guarda as pontas que vê e as compara depois da partida. Quem quer ter certeza para além deste navegador anota a última de vez em quando.
    .head = A ponta depois de { $number ->
        [one] um registro
       *[other] { $number } registros
    }:
dice-draws = Tudo o que o acaso decidiu
    .place = Ponto
    .drawn = Jogado
    .due = Devido
dice-doubt = Esta página veio do próprio servidor. Quem duvida dela leva a transcrição a uma máquina sua: o comando “kickabout verify” a confere também pelas regras, e os documentos sobre isso trazem cinquenta linhas de Python que não precisam dele.
dice-proof = A prova
dice-server = A chave do servidor

proof-title = O que se pode cobrar deste servidor
proof-key = A chave com que ele assina:
    .about = Ela assina a ata de cada partida de tempos em tempos. Quem tem duas pontas assinadas para o mesmo ponto da mesma partida pode provar que o servidor mentiu.
proof-matches = { $number ->
    [one] Uma partida
   *[other] { $number } partidas
} com acaso selado
    .opened = { $number } no fim: o acaso está aberto e se pode conferir
    .running = { $number } em andamento
    .closed = { $number } com a mesa fechada pela administração antes do fim
    .left = { $number } removidas antes do fim, porque ninguém as continuou
    .about = Um servidor que para as partidas de que não gosta se mostra aqui.
proof-on = Para os jogos

## Uma caixa em papel

# No pé de uma carta: qual das suas cópias é.
print-copy = { $name } { $number }/{ $of }
print-foot = { $game } · caixa { $box }
print-summary = { $game }: o jogo em poucas palavras
print-goals = Gols
print-possessions = Posse
print-rounds = Rodada
print-lanes = Pontos de ataque e gols de cada time
    .how = Cada time tem uma raia e duas fichas. Os pontos começam em 0 e andam para a direita conforme se jogam cartas; na última casa o time chuta e volta a 0. De uma casa sombreada se pode cobrar um pênalti.
print-line-up = A escalação
    .how = Ponha a carta de um jogador em cada casa da posição que está escrita nela; as cartas podem se sobrepor. Os reservas ficam ao lado.
print-field = Os dez do time
    .how = Ponha a carta de um jogador em cada casa: A é ataque, D é defesa, B está no banco. Suas duas fichas marcam a rodada e seus gols; quem passou, chutou ou bloqueou nesta rodada leva uma ficha de cansaço.
print-pitch = O campo do técnico
    .how = Traga seus sete para cá: cada casa recebe um jogador da posição que está escrita nela. Ao lado fica quem saiu de campo.
print-dice = O que diz um dado
print-track = Tempo, { $length }
print-group-table = Tabela do grupo
    .how = Uma linha para cada técnico, que se preenche depois de cada partida: a vitória dá 3 pontos, o empate 1, a derrota nenhum.
print-stat = { $stat ->
    [attack] ataque
    [defence] defesa
   *[custody] custódia
}
print-group-table-column = { $column ->
    [manager] Técnico
    [played] Jogos
    [won] Vitórias
    [drawn] Empates
    [lost] Derrotas
    [goals] Gols
   *[points] Pontos
}

# ----------------------------------------------------------------------------------------------------------------

## Das cartas e dados de verdade até o fim

front-anybody = Aberto: quem vier
    .help = Aparece na página inicial de todo mundo aqui até alguém se sentar.
company = Quem espera você
challenges = Há amigos à sua espera
    .who = Convite de { $names }:
    .decline = Agora não
notices = Avisos
notices-unread = { $number ->
    [0] Avisos
    [one] Avisos: um não lido
   *[other] Avisos: { $number } não lidos
}
notices-none = Nada ainda. Quando for a sua vez, alguém esperar você ou a próxima partida estiver montada, você vê aqui.
notices-none-new = Nada de novo.
notices-all = Todos os avisos
notices-read-one = Marcar como lido
    .label = Marcar como lido: { $notice }
notices-read = Marcar tudo como lido
notices-back = Voltar à sua página
notices-done-chosen = Feito: de agora em diante você recebe o que escolheu.
notices-done-push = Feito: agora este navegador mostra os avisos, mesmo sem nenhuma página aberta.
notices-done-push-removed = Feito: aquele navegador já não mostra avisos.
notices-choose = De que avisar você
notices-what = O quê
notices-way-page = Aqui
notices-way-push = Navegador
notices-way-mail = E-mail
notices-kind-move = É a sua vez
notices-kind-short = Seu tempo está curto (partidas ao longo de dias)
notices-kind-challenge = Alguém das suas amizades pede uma partida
notices-kind-declined = Alguém das suas amizades não pode jogar agora
notices-kind-asks = Alguém pede amizade
notices-kind-agreed = Alguém aceita a amizade
notices-kind-next = A próxima partida está montada
notices-kind-over = Uma partida acabou
notices-kind-fixture = Sua partida em uma competição pode ser jogada
notices-kind-missed = Você faltou a uma partida de uma competição
notices-kind-award = Uma competição acabou
notices-quiet = Entre estas horas nada é enviado a você; vem depois. Escolha a mesma hora duas vezes para não ter silêncio.
notices-quiet_from = Silêncio das
notices-quiet_to = às
notices-zone = Fuso horário
notices-save = Salvar
notices-done-feed-ended = Feito: os endereços do seu feed e do seu calendário já não levam a lugar nenhum.
notices-done-mail-asked = Agora abra o link que enviamos a esse endereço.
notices-done-mail-removed = Feito: esse endereço foi esquecido.
notices-done-mail-resumed = Feito: os e-mails voltam a chegar.
mail = Por e-mail
    .about = No máximo um e-mail a cada seis horas, e só se aconteceu algo que você não viu; antes disso, só se faltarem menos de seis horas para uma jogada sua. Com um link enviado ao mesmo endereço você pode entrar em outro dispositivo.
mail-own = Seu endereço é { $address }.
mail-own-stopped = Seu endereço é { $address }. Você parou os e-mails que contam o que aconteceu.
mail-address = Endereço de e-mail
mail-add = Usar este endereço
mail-change = Usar outro endereço
mail-remove = Esquecer meu endereço
mail-resume = Voltar a enviar
mail-confirm-title = Este endereço é seu?
mail-confirm-about = Então { $address } fica sabendo o que acontece com { $name } no Kickabout, e quem lê esse e-mail pode entrar com esse nome.
mail-confirm-press = Sim, é meu
mail-confirmed-title = Seu endereço está confirmado
mail-confirmed-about = Na página dos seus avisos você escolhe o que é enviado para lá.
mail-stop-title = Chega de e-mails?
mail-stop-about = Você deixa de saber por e-mail o que aconteceu no Kickabout.
mail-stop-press = Parar os e-mails
mail-stopped-title = Chega de e-mails
mail-stopped-about = Você já não recebe por e-mail o que aconteceu. Na página dos seus avisos você pode pedir que voltem.
mail-confirm = Olá, { $name }!

    Alguém, provavelmente você, quer saber neste endereço o que acontece no Kickabout. Abra este link em até { $hours } horas para confirmar:

    { $link }

    Se não foi você, esqueça este e-mail: nada mais é enviado.
    .subject = Kickabout: este endereço é seu?
mail-sign-in = Olá, { $name }!

    Com este link você entra no Kickabout. Ele funciona uma vez, por { $minutes } minutos:

    { $link }

    Se você não pediu, esqueça este e-mail. Sem o link ninguém entra.
    .subject = Kickabout: seu link para entrar
mail-digest = Olá, { $name }!

    Isto aconteceu no Kickabout:

    { $happened }

    Tudo: { $link }
    Chega de e-mails: { $stop }
    .subject = { $number ->
        [one] Kickabout: aconteceu uma coisa
       *[other] Kickabout: aconteceram { $number } coisas
    }
openid = { $host }
openid-guest = Se você conectou seu nome daqui com { $host }, pode entrar por lá.
openid-press = Entrar com { $host }
openid-unbound = Conecte seu nome com { $host } e entre por lá em qualquer dispositivo.
openid-bind = Conectar com { $host }
openid-bound = Seu nome está conectado com { $host }: você pode entrar por lá em qualquer dispositivo.
openid-unbind = Encerrar a conexão
openid-way = Lá você diz quem é. O Kickabout não fica sabendo nem sua senha nem seu e-mail.
    .bind = Lá você diz quem é, e daí em diante pode entrar como { $name } desse modo. O Kickabout não fica sabendo nem sua senha nem seu e-mail.
openid-go = Seguir para { $host }
openid-stay = Ficar aqui
account-done-openid = Feito: de agora em diante você pode entrar por lá.
account-done-openid-removed = Feito: a conexão foi encerrada.
guest-mail = Entrar por e-mail
    .about = Se você deu um endereço de e-mail ao seu nome daqui, um link chega lá.
    .press = Enviar o link
account-done-mailed = Se esse endereço é de um nome daqui, um link está a caminho. Ele funciona uma vez, por dez minutos.
feed = Como feed ou calendário
    .about = Um programa que lê feeds (Atom) pode mostrar seus avisos, e um calendário (iCal), até quando você tem de decidir em partidas ao longo de dias. Quem conhece os endereços pode ler: guarde-os para você.
feed-make = Criar os endereços
feed-renew = Criar novos endereços
feed-end = Parar os dois
feed-address = O endereço do seu feed
    .about = Dê-o ao seu leitor de feeds. Ele só é mostrado desta vez; um novo o substitui.
    .copy = Copiar o endereço
feed-calendar = O endereço do seu calendário
    .about = Um calendário que o assina (iCal) mostra até quando você tem de decidir nas suas partidas ao longo de dias. Ele faz parte do feed, e acaba com ele.
calendar-due = Decidir em { $game } com { $names }
feed-title = Kickabout: avisos de { $name }
pushes = Nos seus navegadores
    .about = Um navegador pode mostrar avisos mesmo sem nenhuma página do Kickabout aberta. Em um iPhone ou iPad, ponha antes o Kickabout na tela inicial.
pushes-add = Mostrar avisos neste navegador
pushes-remove = Parar
pushes-refused = O navegador não permite avisos desta página. Dá para mudar nas configurações dele.
pushes-none = Este navegador não pode mostrar avisos daqui: é preciso um endereço com https, ou http://localhost.
notice-move = É a sua vez: { $game } com { $names }.
notice-short = Seu tempo está curto: decida em { $game } com { $names }.
notice-challenge = { $names } pede uma partida de { $game }.
notice-declined = { $names } não pode jogar { $game } agora.
notice-asks = { $names } pede a sua amizade.
notice-agreed = { $names } já está entre suas amizades.
notice-next = A próxima partida está montada: { $game } com { $names }.
notice-fixture = Sua próxima partida pode ser jogada: { $game } com { $names }.
notice-missed = Você não chegou a tempo: perdeu a partida de { $game } com { $names }.
notice-award = { $names } acabou: veja quem venceu.
notice-over = A partida acabou: { $game } com { $names }.
# Como acabou uma partida, e a de uma série com o placar dela: as partidas vencidas por quem lê, e pelo melhor rival.
notice-ended = { $outcome ->
    [won] Vitória em { $game } contra { $names }
    [lost] Derrota em { $game } contra { $names }
   *[drawn] Empate em { $game } com { $names }
}{ $how ->
    [resigned] , por desistência
    [on-time] , por tempo
    [left] , por abandono
   *[played] {""}
}.{ $series ->
    [won] {" "}A série é sua, { $own } : { $theirs }.
    [lost] {" "}A série está perdida, { $own } : { $theirs }.
    [on] {" "}A série está { $own } : { $theirs }.
   *[none] {""}
}
friends = Amizades
friends-here = aqui agora
friends-yours = Suas amizades
friends-none = Nenhuma ainda. Peça amizade a alguém pelo nome; quando a pessoa aceita, uma vê quando a outra está aqui, e pode pedir uma partida pelo nome.
    .asked = Nenhuma ainda: quem recebeu seu pedido fica abaixo até aceitar.
friends-more = Mais
    .label = Mais sobre { $name }
friends-name = O nome da pessoa neste servidor
friends-ask = Pedir amizade
friends-fine = Suas amizades veem quando você está aqui, mesmo que você não mostre seus resultados a ninguém. Mais ninguém vê.
friends-asked-now = Feito: seu pedido vai chegar.
friends-unknown = Ninguém aqui tem o nome { $name }.
# Um jogo, se o resultado conta, e o tempo para decidir, tudo escolhido antes.
friends-wanted = Escolha alguém das suas amizades para uma partida de { $game }{ $rated ->
    [yes] {", valendo rating"}
   *[no] {""}
}{ $time ->
    [none] {", sem limite de tempo"}
   *[some] , { $clock }
}.
friends-agreed-now = { $name } já está entre suas amizades.
friends-asks = Pedem sua amizade
friends-agree = Aceitar
    .label = Aceitar a amizade de { $name }
    .done = Você aceita a amizade de { $name }.
friends-refuse = Recusar
    .label = Recusar o pedido de { $name }
friends-play = Jogar
    .label = Pedir uma partida a { $name }
    .ask = Convidar { $name }
    .about = Escolha o jogo, e { $name } recebe o pedido na hora:
friends-part = Desfazer a amizade
    .label = Desfazer a amizade com { $name }
friends-block = Bloquear
    .label = Bloquear { $name }: vocês já não se encontram em mesas abertas, e pedidos assim não chegam a você
friends-asked = Amizade pedida por você
friends-withdraw = Retirar
    .label = Retirar seu pedido a { $name }
friends-blocked = Seus bloqueios
friends-unblock = Desbloquear
    .label = Desfazer o bloqueio de { $name }
profile-tie = { $tie ->
    [friend] Está entre suas amizades.
    [asks] Pede a sua amizade.
    [asked] Você pediu amizade.
   *[blocked] Tem um bloqueio seu.
}
lobby = Mesas abertas
lobby-all = Todas as mesas abertas
lobby-watch = Mesas abertas, e partidas para assistir
lobby-running = Partidas para assistir
    .who = Jogam { $names }
    .watch = Assistir
    .none = Nada para assistir agora. Uma partida aparece aqui se a mesa estava aberta a qualquer um: começada por “Jogar já com alguém”, ou com um lugar em “Aberto: quem vier”. Para assistir a outra partida, peça a quem joga nela o endereço da página.
lobby-none = Ninguém espera em uma mesa assim agora. A página mostra as que chegarem.
lobby-game = Jogo
lobby-seats = Lugares
    .of = { $number } lugares
lobby-time = Tempo para decidir
lobby-rated = Vale rating
    .of-yes = vale rating
    .of-no = não vale rating
# Enquanto alguém espera uma partida com quem vier: à mesa, em outras páginas, e quando alguém chegou.
seek = Jogar já
seek-waits = Você espera alguém para jogar { $game }. Seu lugar fica guardado enquanto houver aqui uma página aberta.
    .go = Voltar ao seu lugar
seek-bot = Jogar com um bot enquanto isso
    .about = Ninguém chegou ainda. Você mantém seu lugar enquanto joga com um bot, e recebe um aviso quando alguém se sentar.
seek-found = { $names } quer jogar { $game } com você.
    .title = Alguém quer jogar · Kickabout
    .go = Ir à partida
seek-stop = Parar de esperar
open-tables = Alguém quer jogar
    .join = Sentar-se
    .who = { $names }: { $number ->
    [one] falta uma pessoa
   *[other] faltam { $number } pessoas
}
front-joint = Acaso feito por todos
    .help = Cada navegador acrescenta algo novo a cada sorteio, de modo que nem quem administra o servidor pode saber antes o que sai. Um sorteio pode levar um pouco mais.
    .people = Se só houver pessoas
    .yes = Sempre
    .no = Nunca

front-real = Cartas e dados de verdade
    .help = Vocês jogam com uma caixa na própria mesa, e cada um diz aqui o que comprou ou o que saiu nos dados. Sem bots: alguém teria de olhar as cartas deles.
    .no = Não
    .yes = Sim
real-about = Cartas e dados de verdade: quem compra ou lança diz aqui o que foi, e só lê quem pode ver. Bots não jogam.
real-no-proof = Os dados são de vocês, então não há nada do servidor para conferir.
real-ask = { $kind ->
    [roll] O que saiu nos dados?
    [pick] Como foi decidido?
    [deal] Que carta você recebeu?
   *[draw] Que carta foi comprada?
}
real-enter = Anotar
real-choose = Escolha…
real-other = Outra
    .label = A carta, pelo seu nome na notação
# O que pode ter sido comprado ou lançado, nas palavras da notação ou da narração.
real-outcome = { $outcome }
real-waiting = { $kind ->
    [roll] A mesa espera quem vai lançar: { $players }.
    [pick] A mesa espera saber como foi decidido: { $players }.
   *[draw] A mesa espera quem vai comprar: { $players }.
}
real-misfit = O que { $player } anotou não combina com o que foi anotado antes. Comparem as cartas, e desfaçam o que estava errado.
error-real-misfit = Pelo que foi anotado antes, isso não pode ter saído. Os outros já sabem: comparem as cartas, e desfaçam o que estava errado.
error-real-bots = Nenhum bot joga com cartas e dados de verdade: alguém teria de olhar as cartas dele
error-real-prepared = Com cartas e dados de verdade o servidor não prepara nada: isso fica com quem joga
error-one-outcome = diga uma carta ou um lançamento de cada vez

## O que um servidor conta de si, como o Prometheus mostra

metric-decision-seconds = Da chegada da decisão de uma pessoa até ela ficar gravada
metric-decisions-refused-total = Decisões que não foram jogadas, por tipo de erro
metric-steps-total = O que aconteceu sozinho nas mesas, por tipo
metric-database-seconds = Tempo de uma transação, com a espera pela vez dela
metric-streams = Fluxos de eventos abertos, por tipo
metric-tables = Mesas na memória, por estado
metric-bot-wait-seconds = Da pergunta a um bot até a vez dele de pensar
metric-news-total = Notícias dos outros servidores, por tipo

## Competições: a lista delas, o formulário de uma nova, e a página de cada uma.

competitions = Competições
competitions-front = Copas e ligas
competitions-about = Copas, ligas e outras competições, com amigos ou bots: os confrontos e as mesas se montam sozinhos.
competitions-organise = Organizar uma
competitions-own = Suas
competitions-seasons = Suas temporadas
competitions-open = Inscrições abertas
competitions-running = Em andamento
competitions-over = Encerradas
competitions-none = Nada em andamento
    .about = Clique em “Organizar uma”: uma copa de oito se monta em um minuto. Mande o link a quem vai jogar, e complete com bots.
competitions-all = Todas as competições
competition-sides = { $number ->
    [one] { $number } time
   *[other] { $number } times
}
competition-starts = começa em { $moment }
competition-status = { $status ->
    [open] inscrições abertas
    [running] em andamento
    [over] encerrada
   *[called-off] cancelada
}
    .won = vencida por { $name }
competition-todo-play = Sua partida
    .label = Sua partida em { $name } pode ser jogada
competition-todo-begin = Começar
    .label = Cabe a você começar { $name }
competition-form = { $kind ->
    [league] { $legs ->
        [1] Liga em turno único
       *[2] Liga em turno e returno
    }
    [cup] { $third ->
        [yes] Copa com disputa de terceiro lugar
       *[no] Copa
    }
    [groups] { $groups } grupos, { $qualify ->
        [1] o melhor de cada um
       *[other] os { $qualify } melhores de cada um
    } no mata-mata
    [swiss] { $rounds ->
        [0] Suíço
       *[other] Suíço, { $rounds } rodadas
    }
    [arena] Arena, { $minutes } min
   *[group-stage] Fase de grupos
}
competition-round = { $stage ->
    [league] Rodada { $number }
    [group] Grupos, rodada { $number }
    [third-place] Terceiro lugar
    [knock-out] { $sides ->
        [2] Final
        [4] Semifinais
        [8] Quartas de final
        [16] Oitavas de final
       *[other] Fase de { $sides }
    }
    [arena] Confronto { $number }
   *[other] Rodada { $number }
}
competition-match = { $stage ->
    [league] rodada { $number }
    [group] grupos, rodada { $number }
    [third-place] disputa de terceiro lugar
    [knock-out] { $sides ->
        [2] final
        [4] semifinal
        [8] quartas de final
        [16] oitavas de final
       *[other] fase de { $sides }
    }
    [arena] arena
   *[other] rodada { $number }
}
competition-grace = { $hours ->
    [0] { $minutes } minutos
    [1] 1 hora
   *[other] { $hours } horas
}
# Depois de “por” e de “Primeiro”.
competition-criterion = { $by ->
    [head-to-head-points] pontos no confronto direto
    [head-to-head-goal-difference] saldo de gols no confronto direto
    [head-to-head-goals] gols no confronto direto
    [goal-difference] saldo de gols
    [goals] gols
    [away-goals] gols fora de casa
    [wins] vitórias
    [away-wins] vitórias fora de casa
    [opponents-points] pontos dos adversários enfrentados
    [conduct] jogo limpo
   *[lot] sorteio
}
competition-level = { $by ->
    [conduct] { $side } fica atrás de { $other } pelo jogo limpo: { $own } a { $theirs } em pontos por cartões; quanto menos, melhor.
   *[other] { $side } fica atrás de { $other } por { competition-criterion }.
}
competition-level-title = O que separa times com os mesmos pontos
competition-out = { $why ->
    [own] Saiu por conta própria.
    [organiser] Fora, por decisão de quem organiza.
   *[absent] Fora: faltou a duas partidas.
}
    .you = { $why ->
        [own] Você saiu por conta própria.
        [organiser] Você está fora, por decisão de quem organiza.
       *[absent] Você está fora: faltou a duas partidas.
    }
competition-versus = { $number ->
    [2] { $home } x { $away }
   *[other] { $sides }
}
competition-kicker = Competição de { $game }
competition-organiser = Organização: { $name }
competition-begun = começou em { $day }
competition-called-off = { $reason ->
    [none] Cancelada: faltavam times na hora de começar.
   *[other] Cancelada: { $reason }
}
competition-entered = { $number ->
    [0] Ninguém participa ainda
    [one] Um time participa
   *[other] { $number } times participam
}
competition-entered-about = Podem participar de { $least } a { $most } times: tantos quantos se inscreverem até o começo.
competition-missing = { $missing ->
    [one] Falta um time para começar: convide alguém ou complete com bots.
   *[other] Faltam { $missing } times para começar: convide outros ou complete com bots.
}
competition-enter = Participar
competition-withdraw = Sair
    .label = Sair da competição
    .about = Você perde a partida que está jogando, e todas as seguintes. Não dá para voltar.
    .press = Sim, sair
competition-bots = Escolher bots
    .number = Número
    .strength = Força
    .mixed = de todas as forças
    .press = Pôr bots
competition-options = Opções do jogo
competition-fill = { $number ->
    [one] Pôr um bot
   *[other] Pôr { $number } bots
}
competition-begin = Começar
competition-remove = Tirar
    .label = Tirar { $name }
    .about = O time deixa de participar. Enquanto a competição não tiver começado, pode entrar de novo.
    .press = Sim, tirar
competition-organising = Você organiza
competition-exclude = Excluir um time
    .about = O time deixa de participar, e perde o que não jogou. Todo mundo vê que foi decisão sua.
    .press = Sim, excluir
competition-call-off = Cancelar a competição
    .press = Sim, cancelar
competition-reason = Motivo, mostrado a todo mundo
competition-link = Convidar mais gente
    .about = { $listed ->
        [yes] Quem abre este link pode participar. A lista de competições também a mostra a todo mundo.
       *[no] Quem abre este link pode participar. Ela não aparece em nenhum outro lugar.
    }
    .copy = Copiar o link da competição
    .share = Compartilhar o link da competição
    .qr = Mostrar o link como código QR
competition-feed = { $name }: resultados e rodadas
    .link = Feed Atom para um leitor
    .calendar = Arquivo de calendário
    .embed = Mostrar em outro site
    .code = Copie isto para uma página daquele site:
    .copy = Copiar o código
    .about = Um leitor de feeds mostra os resultados e as rodadas, e um calendário, até quando as partidas têm de começar e acabar.
    .look = Ver
    .print = Imprimir
competition-feed-round = { $round }: as partidas estão definidas
competition-feed-side = { $name } { $goals }
competition-feed-result = { $how ->
    [void] { $round }: { $names } não se enfrentaram
    [walkover] { $round }: { $sides } por W.O.
    [corrected] { $round }, corrigido por quem organiza: { $sides }
    [played] { $round }: { $sides }
   *[other] { $round }: { $sides }, { result-how }
 }
competition-feed-award = { $winner } vence { $name }
competition-feed-called-off = { $name }: competição cancelada
competition-calendar-begins = Começa { $name }
competition-calendar-sit-down = { $round }: até aqui { $names } têm de estar à mesa
competition-calendar-ends = { $round }: a partida de { $names } vale como estiver
competition-you-take-part = { $begins ->
    [short] Você participa. { competition-missing }
    [now] Você participa. Aperte “Começar” quando estiverem todos.
   *[later] Você participa. Vem um aviso assim que sua primeira partida puder ser jogada.
}
competition-yours-kept = Sua partida contra { $rivals } está pronta
competition-yours-waiting = Você já está à mesa: falta chegar { $rivals }
competition-yours-playing = Sua partida contra { $rivals } está em andamento
competition-until = { $hours ->
    [0] { $minutes ->
        [0] falta menos de um minuto para se sentar
        [one] falta { $minutes } minuto para se sentar
       *[other] faltam { $minutes } minutos para se sentar
    }
   *[other] faltam { $hours } horas para se sentar
}
competition-pause = Todas as partidas desta rodada terminaram. { $organiser ->
    [yes] A competição segue sozinha em { competition-pause.wait }.
    [corrects] Ainda dá para corrigir um resultado. A competição segue sozinha em { competition-pause.wait }.
   *[no] A competição segue em { competition-pause.wait }, ou assim que quem organiza quiser.
}
    .wait = { $minutes ->
        [one] menos de um minuto
       *[other] menos de { $minutes } minutos
    }
    .close = Seguir agora
competition-all-played = Todas as partidas terminaram. { $organiser ->
    [corrects] Ainda dá para corrigir um resultado: em { competition-pause.wait } ele é oficial.
   *[no] O resultado é oficial em { competition-pause.wait }.
}
    .close = Tornar oficial
competition-sit = Sentar-se
competition-awaits = Você espera { $matches }: sua próxima partida vem depois.
competition-awaits-many = Você espera outras { $number } partidas: a sua vem depois.
competition-awaits-next = Sua próxima partida está quase definida.
competition-place = { $place ->
    [1] O título é seu!
    [2] Você ficou em segundo lugar.
    [3] Você ficou em terceiro lugar.
   *[other] Você ficou em { $place }º lugar.
}
competition-table = Tabela
competition-group = Grupo { $letter }
competition-champion = campeão
competition-through = passa
    .legend = Verde: passa ao mata-mata.
competition-column-place = #
    .long = Posição
competition-column-side = Time
competition-column-played = J
    .long = Jogos
competition-column-won = V
    .long = Vitórias
competition-column-drawn = E
    .long = Empates
competition-column-lost = D
    .long = Derrotas
competition-column-goals = Gols
    .long = Gols pró e contra
competition-column-difference = ±
    .long = Saldo de gols
competition-column-points = Pts
    .long = Pontos
competition-column-form = Últimos
competition-outcome = { $outcome ->
    [won] vitória
    [drawn] empate
   *[lost] derrota
}
competition-outcome-short = { $outcome ->
    [won] V
    [drawn] E
   *[lost] D
}
competition-seed = Cabeça de chave { $number }
    .about = O número pequeno antes de cada nome é sua posição pela classificação: 1 é a melhor, e entre iguais decide o sorteio. Quem é novo começa com a de um semiprofissional; os bots têm a deles por partidas entre si, seja qual for o nome do seu nível.
    .bots = Em { $game }: { $bots }{ $percent ->
        [0] { "" }
       *[other] , de modo que o primeiro vence umas { $percent } de cada 100 partidas contra o último
    }.
competition-bracket = Chave
competition-bracket-whole = Mostrar também as primeiras fases
competition-bracket-about = { $seeds ->
    [yes] { $bots ->
        [yes] O que são os números pequenos, e como os bots jogam entre si
       *[no] O que são os números pequenos
    }
   *[no] Como os bots jogam entre si
}
competition-bots-among = Os bots jogam entre si assim que uma rodada é definida, e sem mesa: fica o resultado, mas não há o que assistir nem rever. A rodada seguinte é definida quando todas as partidas desta terminam.
competition-nobody = { $bye ->
    [yes] passa sem jogar
   *[no] a definir
}
competition-fixtures = Partidas
competition-free = Folga: { $sides }
competition-ahead = O que ainda vem
    .about = Todas as partidas de uma rodada são jogadas ao mesmo tempo. A próxima começa quando elas terminam.
competition-state = { $state ->
    [to-come] por vir
    [waiting] esperando jogadores
    [playing] em andamento
    [lot] por sorteio
    [bye] passa sem jogar
   *[other] { result-how }
}
competition-tie-break = { $how ->
    [none] Empate: decidiu o desempate próprio do jogo
   *[other] Empate: decidido por { $how }
}
competition-replays = { $last ->
    [none] Empate { $drawn }
   *[other] Empate { $drawn }, depois { $last } na repetição
}
competition-replay = jogada de novo depois de um empate
competition-watch = Assistir
    .label = Assistir a { $sides }
competition-correct = Corrigir o resultado
    .label = Corrigir o resultado de { $sides }
    .press = Corrigir
    .limits = Até { $most } gols por lado, e empate só onde uma partida pode acabar assim.
    .about = Você organiza a competição. { $status ->
        [running] Você pode corrigir o resultado de uma partida que alguém jogou, até que dele saia outro confronto ou tudo termine.
       *[other] Ela terminou: os resultados não mudam mais.
    }
competition-corrected = Corrigido por quem organiza, antes { $was }{ $how ->
    [played] { "" }
   *[other] { " " }{ result-how }
}: { $reason }
    .short = Corrigido por quem organiza
competition-gone = Fora da competição
competition-won = { $you ->
    [yes] O título é seu!
   *[no] O título é de { $name }!
}
competition-order = Classificação final
    .seeds = Entre quem caiu na mesma rodada, fica à frente a melhor cabeça de chave.
competition-why = { $what ->
    [won] { $stage ->
        [group-stage] venceu a última mesa
       *[other] venceu a final
    }
    [final] perdeu a final
    [third] venceu a disputa de terceiro lugar
    [fourth] perdeu a disputa de terceiro lugar
    [out] { $stage ->
        [group-stage] caiu na rodada { $number }
       *[other] caiu: { competition-match }
    }
    [group] { competition-group }, { $place }º lugar
    [ahead] { competition-points }, à frente de { $other } por { competition-criterion }
    [behind] { competition-points }, atrás de { $other } por { competition-criterion }
   *[points] { competition-points }
}{ $lot ->
    [yes] , por sorteio
   *[no] {""}
}
competition-lot = { $you ->
    [yes] Continuou empatado e o sorteio decidiu: a seu favor.
   *[no] Continuou empatado e o sorteio decidiu: a favor de { $name }.
}
competition-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
scorers-title = { $cards ->
    [shown] Gols e cartões
   *[none] Gols
}
scorers-goals = { $by ->
    [card] Gols por cartas
    [win] Quem completou um time vencedor
   *[other] Mais gols
}
    .more = { $number ->
        [one] Ver mais um
       *[other] Ver mais { $number }
    }
    .own-goals = Gols contra de rivais
    .group-stage = Na fase de grupos marcam setes inteiros, e ninguém em particular: esses gols não contam aqui.
    .shared = Quem joga com o mesmo elenco pronto tem os mesmos jogadores: um artilheiro pode aparecer por vários lados.
scorers-decided = Gols da vitória
    .about = Os gols que puseram o vencedor à frente de vez. Um gol contra não é de ninguém.
scorers-booked = Cartões mostrados
    .about = Pontos: um amarelo 1, o segundo para o mesmo jogador mais 2, um vermelho direto 4. Com tudo igual, quem tem menos fica à frente.
scorers-column-scorer = { $by ->
    [card] Suas cartas
    [win] Jogador
   *[other] Artilheiro
}
scorers-column-goals = { $by ->
    [win] Vitórias
   *[other] Gols
}
scorers-column-decided = Partidas
scorers-column-yellow = Amarelos
scorers-column-sent-off = Expulsões
scorers-column-conduct = Pontos
scorers-times = ×{ $number }
scorers-own-goals = { $number ->
    [one] um gol contra do rival
   *[other] { $number } gols contra do rival
}
scorers-deducted = { $number ->
    [one] 1 gol retirado
   *[other] { $number } gols retirados
}
    .about = Quem marcou mantém o gol: um gol retirado conta apenas contra o time.
scorers-decided-by = Gol da vitória: { $name }
competition-how = Como se joga
    .hints = Aqui ninguém recebe dicas; numa temporada a sós elas existem.
    .waits = Uma partida espera { $grace } até os jogadores se sentarem: quem não veio até então perde. { $kind ->
        [cup] { "" }
       *[other] Quem falta duas vezes está fora.
    }
    .clock = O relógio: { $clock }. { $each ->
        [yes] Se ele se esgota, na primeira vez um bot decide, a não ser que a partida valha rating; na seguinte a partida está perdida.
       *[no] Quem esgota seu tempo perde.
    }
    .lasts = Uma partida que não acabou depois de { $days } dias vale como estiver.
    .drawn = Uma partida de mata-mata empatada se joga de novo com os lados trocados, no máximo duas vezes; depois decide o sorteio.
competition-new = Organizar uma competição
    .next = Depois de montada, você participa, envia o link aos outros e preenche as vagas com bots: quantos e tão fortes quanto quiser.
    .press = Montar
    .back = Melhor não
competition-new-name = { $kind ->
    [league] Liga da rua
    [groups] Mundial da rua
    [swiss] Suíço da rua
    [arena] Arena da rua
    [group-stage] Fase de grupos da rua
   *[cup] Copa da rua
}
competition-name = Nome da competição
competition-kind = Formato
    .sides = De { $least } a { $most } participantes.
competition-kind-league = Liga
    .about = Todos contra todos.
competition-kind-cup = Copa
    .about = Quem perde está fora. Os melhores só se cruzam no fim.
competition-kind-groups = Grupos e mata-mata
    .about = Os melhores de cada grupo passam ao mata-mata.
competition-kind-swiss = Suíço
    .about = Em cada rodada se enfrentam os que vão mais ou menos igual: para muitos times e poucas rodadas.
competition-kind-arena = Arena
    .about = Quem está livre ganha logo um adversário, até o tempo acabar. Para partidas rápidas entre pessoas.
competition-kind-group-stage = Fase de grupos
    .about = Até quatro se sentam à mesa e jogam entre si; quem vence se enfrenta de novo, até sobrar um.
    .only = A fase de grupos é de Squad Rush: escolha esse jogo para ela.
competition-legs = Todos se enfrentam
    .once = uma vez
    .twice = duas vezes, em casa e fora
competition-groups = Número de grupos
competition-qualify = Passam de cada um
competition-rounds = Rodadas
    .enough = quantas forem precisas
competition-minutes = Quanto dura
    .of = { $number } minutos
competition-third = Com disputa de terceiro lugar
competition-tie-breakers = Se houver empate em pontos
competition-ties-plain = Saldo de gols
competition-ties-world-2026 = Como na Copa do Mundo de 2026
competition-ties-world-2018 = Como na Copa do Mundo de 2018
competition-ties-european = Como nos grupos das eliminatórias da Europa
competition-ties-swiss = Como nos torneios suíços de xadrez
competition-ties-order = Primeiro, { $first }; depois, { $then }.
competition-waits = Quanto uma partida espera os jogadores
    .about = Quem não se sentou até então perde essa partida.
competition-lasts = Quanto uma partida pode durar
    .open = o tempo que levar
competition-lasts-days = { $days } dias, e então vale como estiver
competition-begins = Quando começa
    .press = Quando eu clicar em “Começar”
    .moment = Em uma hora marcada
competition-moment = Data e hora ({ $zone })
competition-listed = Mostrada a todo mundo neste servidor; senão, só a encontra quem tem o link
competition-rated = Vale rating: partidas entre pessoas mudam o rating delas
competition-back = À competição
competition-occasion = { $competition }, { $match }
competition-beside-waiting = Esperando { $names }
competition-beside-yours = Seu lugar está guardado
competition-beside-walkover = { $names } não chegou a tempo: a partida é sua.
competition-beside-missed = Você não chegou a tempo: a partida está perdida.
competition-beside-closed = Esta partida acabou antes de ser jogada.
competition-means-through = Você segue na copa. Próxima parada: { $round }.
competition-means-won = O título é seu!
competition-means-beaten = { $final ->
    [yes] Você perdeu a final.
   *[no] Você está fora da copa.
}
competition-means-third-place = Você perdeu a semifinal: resta a disputa do terceiro lugar.
competition-means-groups = Você está fora: o mata-mata segue sem você.
competition-means-drawn = Empate: a partida se joga de novo, ou decide o sorteio.
competition-means-third = { $won ->
    [yes] O terceiro lugar é seu.
   *[no] Você ficou em quarto lugar.
}

## O que uma partida mudou naquilo a que pertence, no fim da página dela.

news = O que mudou
news-back = Ver o que mudou
news-waits = Anotando o resultado…
news-place = { $change ->
    [up] Sobe de { $before } para { $after }
    [down] Cai de { $before } para { $after }
    [same] Continua em { $after }
   *[first] Você está em { $after }
}, com { competition-points }
news-others = A tabela fica definida quando os outros tiverem jogado.
news-counts = Conta como { $score }, { result-how }.
news-given = { $you ->
    [yes] Conta como vitória sua.
   *[no] Conta como vitória de { $name }.
}
news-counts-group = Conta como três derrotas por { $score }, { result-how }.
news-group = Na mesa: { $place }.
news-see-cup = Ver a copa
news-set-up-another = Montar outra
news-through = { $name } segue em frente: { $round }.
news-winner = A copa é de { $name }.
news-final = A final: { $home } { $score } { $away }{ $how ->
    [played] { "" }
   *[other] , { result-how }
}.
news-rival = { $name } ({ $kind })
news-opponent = { $rival } já espera você lá.
news-opponent-of-two = Lá você enfrenta quem vencer { $home } – { $away }.
news-opponent-open = Ainda não se sabe quem você enfrenta lá.
news-group-stage = { $won ->
    [yes] Você venceu a sua mesa.
   *[no] Você não venceu a sua mesa.
}
# O que um clube joga a seguir, ou já joga.
news-when = { $begun ->
    [yes] Em andamento
   *[no] A seguir
}
news-next = { news-when }: { $stage ->
    [cup] copa, { $round }
   *[league] rodada { $number }
}, { $where ->
    [home] em casa contra { $rival }
   *[away] fora contra { $rival }
}.
news-next-match = Próxima partida
news-next-group = { news-when }: rodada { $number } com { $names }.

## Temporadas de uma pessoa entre bots.

season = Temporada
season-front = Uma temporada com um clube seu
season-new = Funde um clube
    .about = Um nome, uma camisa e a lanterna da última divisão: todo clube grande começou assim. Você joga { $matchdays } rodadas em uma divisão de { $sides }, e sobe na raça por { $divisions } divisões.
    .rules = Os { $moving } primeiros de uma divisão sobem, os { $moving } últimos caem, menos na última. No meio há { $rounds } fases da copa, para todas as divisões: quem perde está fora, e um empate se joga de novo com os lados trocados, no máximo duas vezes, antes de o sorteio decidir.
    .group-stage = { $game }: fase de grupos (mesas de quatro)
    .group-about = Em uma fase de grupos você se senta com outros três, e cada clube joga três partidas, que contam todas para a liga. São { $rounds } rodadas em mesas de { $sides } em vez de { $matchdays }, e assim todos se enfrentam três vezes; cada mesa dura três quartos de hora. A copa é Squad Rush puro.
    .game = O jogo
    .name = O nome do clube, até { $most } caracteres
    .example = Dínamo Soneca
    .press = Começar a temporada
    .another = Fundar outro clube
season-latest = Sua última partida
season-number = Temporada { $number }
season-division = Divisão { $number }
season-clubs = Outros clubes
season-place = { $place }º lugar
season-matchday = Rodada { $number } de { $of }
season-matchday-short = Rodada { $number }
season-group = Rodada { $number } de { $of }
    .of = mesa de { $sides }, { $matches } partidas cada um
season-group-short = Rodada { $number }
season-matchdays = Rodadas
    .group = Rodadas
season-round = Copa: { $number ->
        [1] primeira fase
        [2] segunda fase
        [3] quartas de final
        [4] semifinal
       *[5] final
    }
season-occasion = Divisão { $division }, rodada { $number }: { $home } – { $away }
    .cup = Copa, { season-cup-round }: { $home } – { $away }
    .group = Divisão { $division }, fase de grupos, rodada { $number }: { $club }
season-cup-round = { $number ->
        [1] primeira fase
        [2] segunda fase
        [3] quartas de final
        [4] semifinal
       *[5] final
    }
season-replay = jogo extra
season-at-home = em casa
season-away = fora
season-versus = contra
season-prepared = Cada clube mantém o mesmo elenco a temporada toda. O seu é { $squad }, e nenhum outro clube o tem. Entre os outros, vários podem ter o mesmo e, com ele, os mesmos jogadores. A escalação já vem preparada: você começa com a primeira decisão do jogo.
    .short = time e escalação já preparados
season-play = Jogar
season-play-on = Seguir jogando
season-concede = Não ir a campo
    .sure = Ficar na cama e perder por 0–3? A liga não gosta nada, e quem lava o seu uniforme, menos ainda.
    .sure-group = Ficar na cama e perder as três partidas por { $score }? Um bot guarda a sua cadeira, e os outros três nem percebem.
    .sure-cup = Ficar na cama, perder por 0–3 e cair da copa? As fitas já estavam passadas.
    .yes = Dar a partida por perdida
    .yes-group = Dar as três partidas por perdidas
season-walkover = W.O.
season-waits = Primeiro jogam os outros; o botão aparece aqui sozinho.
    .end = Os últimos resultados aparecem aqui sozinhos, e depois como terminou a temporada.
season-column-place = Posição
season-column-side = Time
season-column-played = Jogos
    .short = J
season-column-won = Vitórias
    .short = V
season-column-drawn = Empates
    .short = E
season-column-lost = Derrotas
    .short = D
season-column-goals = Gols pró e contra
    .short = Gols
season-column-difference = Saldo de gols
    .short = ±
season-column-points = Pontos
    .short = Pts
season-column-form = Últimos
season-form =
    .won = Vitória
    .won-short = V
    .drawn = Empate
    .drawn-short = E
    .lost = Derrota
    .lost-short = D
season-zone =
    .up = Sobe
    .down = Cai
season-table-about = Com os mesmos pontos, vai à frente o melhor saldo de gols, depois mais gols, depois o jogo limpo, depois o sorteio. As outras divisões não são jogadas: nelas um sorteio diz quem sobe e quem cai, e clubes mais fortes têm mais chances.
    .group = Cada partida da mesa conta: 3 pontos por vitória, 1 por empate, e mais 1 com a Chuteira de Ouro, que é vencer com o ASTRO no sete.
    .tie-break = Um jogo igualado que o desempate do próprio jogo decide conta como vitória, não como empate.
season-table-place = { $place } com { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
season-table-won = venceu a mesa
season-table-rest = Os outros três entre si
season-cup = Copa
    .about = Todas as divisões, um só troféu.
season-byes = A primeira divisão entra na segunda fase.
season-through = passa
season-end = A temporada acabou: { season-place }
    .champions = Título da divisão { $number }
season-goes =
    .up = Subiu! Separe as camisas boas.
    .down = Caiu. Dizem que lá embaixo faz mais calor.
    .stays = Mais do mesmo na próxima, então.
    .top = Acima de você, só os refletores.
season-cup-undrawn = Sorteio assim que a fase anterior acabar.
season-cup-won = E a copa é sua. Cuidado com as alças.
season-cup-gone = A copa ficou com { $name }.
season-next = Começar a temporada { $number }
season-past = Temporadas passadas
    .line = Divisão { $division }: { season-place }
season-cup-reached = Copa: { $rounds ->
        [0] caiu na primeira fase
        [1] caiu na segunda fase
        [2] caiu nas quartas de final
        [3] caiu na semifinal
        [4] perdeu a final
       *[5] título
    }
season-back = Voltar à temporada
error-no-club = Esse clube não é seu, ou já fechou as portas.
error-too-many-clubs = Você tem { $most } clubes, o máximo para qualquer um.
error-nothing-to-play = Não há nada para o seu clube jogar agora.
error-season-not-over = A temporada ainda não acabou.
