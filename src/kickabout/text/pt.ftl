### O que todas as partes do Kickabout dizem por igual.
###
### Português do Brasil, legível em Portugal. Trata-se por “você”, com o verbo na terceira pessoa; sem gíria de uma só
### cidade. Quem joga não tem gênero.
### As variáveis são as de en.ftl. Além delas, todo nome $card (uma carta, uma mensagem, um texto) traz as palavras
### que concordam com ele: $card-the, $card-a e $card-o.
### Gêneros: m, f, mp e fp; o que não tem nenhum é masculino.

# Quem lê, onde $player está no meio de uma frase; no começo leva maiúscula.
you = você
figure = { $figure }
moment = { $moment }
named = { $name }
# Um lugar a que ninguém deu nome melhor.
seat-name = Jogador { $number }

## O que concorda com um substantivo.

noun-the = { $gender ->
    [f] a
    [mp] os
    [fp] as
   *[m] o
}
noun-a = { $gender ->
    [f] uma
    [mp] uns
    [fp] umas
   *[m] um
}
# A terminação de um adjetivo ou particípio: anulad{ $card-o }.
noun-o = { $gender ->
    [f] a
    [mp] os
    [fp] as
   *[m] o
}

## O que uma caixa acrescenta.

ready-made = { $name }. { $text }

## De quem: vem depois do substantivo (“o banco { whose-player }”), não antes como em inglês.

whose-player = { $player-is ->
    [you] do seu time
   *[other] de { $player }
}
whose-rival = { $rival-is ->
    [you] do seu time
   *[other] de { $rival }
}

## Números pequenos por extenso, conforme $number. Um e dois concordam: quem os usa antes de um substantivo diz ele mesmo.

number-in-words = { $number ->
    [0] zero
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $number }
}

## O que a narração diz da própria partida, seja qual for o jogo.

resigned = { $player-is ->
    [you] Você desiste e vai para o vestiário.
   *[other] { $player } desiste e vai para o vestiário.
}

lost-on-time = { $player-is ->
    [you] Seu tempo acabou: derrota no relógio.
   *[other] Acabou o tempo de { $player }: derrota no relógio.
}

lost-by-leaving = { $player-is ->
    [you] Você foi embora do estádio, e a partida está perdida.
   *[other] { $player } foi embora do estádio e perde a partida.
}

# Acabou o tempo do lugar para decidir: o servidor decide, só desta vez.
ran-out-of-time = { $player-is ->
    [you] Seu tempo acabou: desta vez, quem decide é o banco.
   *[other] Acabou o tempo de { $player }: desta vez, quem decide é o banco.
}

draw-agreed = Os dois lados assinam o empate.

## Por que algo não pode ser jogado, seja qual for o jogo. Se as regras impedem, cita-se a cláusula.

not-understood = Não deu para entender: { $error }.
not-this-seat = { $player-is ->
    [you] Agora não é você quem decide.
   *[other] Agora não é { $player } quem decide.
}
no-such-action = Não há nenhuma ação de número { $action }.
no-such-seat = Não há nenhum lugar { $number } nesta mesa.
not-chance = Agora não é o acaso que decide, então não pode sair “{ $action }”.
nothing-to-roll = Não há o que rolar: agora não é o acaso que decide.
nothing-to-undo = Não há nada para desfazer.
nothing-to-resign = Não há do que desistir: a partida acabou, ou este lugar já está fora dela.
nothing-to-draw = Não há empate a combinar: a partida acabou, ou não pode terminar assim.
no-clock = Nenhum relógio está correndo agora.
impossible-outcome = { $reason } { $outcomes-count ->
    [one] Só pode sair
   *[other] Podem sair
} { $outcomes }.
more-outcomes = mais { $number }

## O que há de errado nos dados ou na ata de uma partida que se confere. $line é uma linha da sua transcrição.

dice-wrong-draw = linha { $line }: jogou-se “{ $action }”, mas os dados deram “{ $right }”
dice-misfit = linha { $line }: { $error }
dice-misfit-draw = linha { $line }: { $error } Os dados deram “{ $right }” aqui.
dice-wrong-result = o resultado é { $result }, mas as decisões dão { $right }
dice-wrong-secret = o segredo não é aquele com que o servidor se comprometeu: o compromisso é { $commitment }, e o deste segredo seria { $right }
dice-wrong-seal = a contribuição do lugar { $number } não é a que ele tinha selado
record-other-terms = o combinado era { $term } { $agreed }, mas isto é { $right }
record-unreadable = o combinado não está escrito como deveria
record-other-agreement = a ata começa com um acordo diferente do que se lê aqui
record-other-entry = linha { $line }: este não é o registro { $number } da ata, nem o é o que vem depois
record-other-length = há { $entries } registros, mas a ata tem { $right }
record-unsigned = o servidor não assinou a ponta depois de { $number } registros
record-wrong-signature = a assinatura do servidor na ponta depois de { $number } registros não é válida
record-other-head = { $after ->
    [0] ao lugar { $number } foi mostrada uma ata com outro acordo
   *[other] ao lugar { $number } foi mostrada outra ata: a primeira diferença está em um dos registros { $after } a { $until }
}
links-unreadable = linha { $line }: { $error }
links-misplaced = linha { $line }: os elos vão com o primeiro sorteio depois de uma decisão, e as âncoras com tudo o que não é sorteio
links-misfit = linha { $line }: o elo do lugar { $number } não é o que a corrente dele pedia
links-undone = linha { $line }: uma decisão foi desfeita quando era devido um sorteio cujos elos já tinham sido revelados
players-misplaced = linha { $line }: alguém é citado por algo que ninguém decidiu
players-beyond = alguém é citado pelo registro { $number }, que não existe
links-beyond = há elos do registro { $number }, que não existe

## Elencos, times e baralhos que as pessoas montam. $clause é uma cláusula das regras, ou `none`.

cited = { $clause ->
    [none] .
   *[other] { " " }({ $clause }).
}
cannot-put-here = { $piece } não tem lugar aqui{ cited }
cannot-put-because = { $reason }{ cited }
cannot-put-again = { $copies ->
    [1] { $piece } já está aí
   *[other] No máximo { $copies } cópias de uma carta, e de { $piece } já não cabe mais nenhuma
}{ cited }
cannot-put-twice = { $piece } já está em “{ $part }”{ cited }
cannot-put-full = { $row }: { $size ->
    [1] o único lugar está ocupado
   *[other] os { $size } lugares estão ocupados
}{ cited }
cannot-put-unknown = Na caixa não há “{ $piece }”.
cannot-take = “{ $piece }” não está em “{ $part }”.

## Regras que viram código de máquina.

compiling = Compilando as regras de { $game }, uma única vez nesta máquina

## O que há de errado no arquivo de um bot treinado

trained-unread = não dá para ler { $file }: { $reason }
trained-no-network = { $file } não contém um bot treinado
trained-other-game = o bot de { $file } foi treinado para { $theirs }, não para { $game }
trained-other-seats = o bot de { $file } foi treinado para { $theirs } lugares, não para { $seats }
trained-other-observations = o bot de { $file } foi treinado com observações diferentes das de { $game } nesta versão; treine-o de novo
trained-other-box = o bot de { $file } foi treinado com outra caixa (resumo { $theirs }, não { $box })
trained-other-size = as camadas de { $file } não combinam com aquilo para que foi treinado

## Valores inválidos
#
# O que as páginas e a linha de comando dizem de um valor que alguém deu. `given`, `value`, `name` e `key` trazem suas
# aspas, como se escreve código; uma lista como `known` traz suas vírgulas.

invalid-game = não há nenhum jogo { $name }; { $known ->
    [none] nenhum pacote instalado traz um. Os do Kickabout estão nos seus metadados, que uma instalação editável recebe ao ser feita: `make env`, ou `pip install -e .`
   *[other] os jogos são: { $known }
}
invalid-bot = não há nenhum bot { $name }; os bots são: { $known }
invalid-whole = { $name } deve ser um número inteiro, não { $value }
invalid-seed = seed é um número inteiro em 0..2**64-1, não { $given }
invalid-seats = { $game } é para { $span ->
    [one] { $most }
   *[several] { $least } a { $most }
} lugares, não para { $seats }
invalid-option = não há nenhuma opção { $name }{ $near ->
    [none] {""}
   *[other] {" "}(será { $near }?)
}; { $known ->
    [none] não há opções
   *[other] as opções são: { $known }
}
invalid-option-word = a opção { $option } é uma de { $allowed }, não { $value }
invalid-option-number = a opção { $option } é um número inteiro, não { $value }
invalid-option-range = a opção { $option } vai de { $least } a { $most }, e não é { $value }
# A notação das ações: `noun` é o que uma palavra nomeia, como card, e fica em inglês como na notação.
notation-both = { $first }; { $other }
notation-either = { $first } ou { $other }
notation-form = escreva { $right }, não { $given }
notation-verb = { $given } não começa com nenhuma de: { $known }
notation-number = { $noun } é um número de { $least } a { $most }, não { $given }
notation-word = como { $noun } não vale { $given }; vale: { $known }
notation-many = como { $noun } não vale { $given }; entre { $count } valem: { $known }
# Arquivos de partidas e de lições; `file` diz qual dos dois.
transcript-sealed = os dados estão selados: nada lê a linha { $key }
transcript-no-line = { $file ->
    [lesson] a lição não tem
   *[transcript] a transcrição não tem
} a linha { $key }
transcript-format = { $file ->
    [lesson] a lição tem
   *[transcript] a transcrição tem
} o formato { $given }; esta versão lê { $known }
transcript-head = linha { $line }: esperava-se uma de { $known } e dois-pontos, não { $given }
transcript-twice = linha { $line }: { $key } aparece duas vezes
transcript-options = opções se escrevem NAME=VALUE, não { $given }
transcript-box = a transcrição foi jogada com a caixa { $theirs }, e esta é a caixa { $box }
transcript-undo = { $actor } desfaz uma decisão de { $last }
transcript-seat = { $name } é para os lugares 0 a { $last }, não para { $actor }
transcript-actor = age { $actor }, mas a vez é de { $due }
transcript-decision = { $name } não se encaixa: { $reason }
transcript-line = linha { $line }: { $reason }
transcript-result = o resultado é { $theirs }, mas as decisões dão { $ours }
# O que prova os dados no cabeçalho de uma transcrição; `form` fica como no arquivo.
proof-form = { $key } se escreve { $form }, e { $given } não é assim
proof-seats = { $key } cita cada lugar uma vez, na ordem deles, não { $given }
proof-digests = record-heads e record-server se escrevem com 64 algarismos hexadecimais cada um
proof-written = { $key } se escreve { $form }
proof-contributions = { $key } se escreve SEAT:SEAL:CONTRIBUTION, não { $given }
proof-players = { $key } é uma lista em JSON de pares de ENTRIES e PLAYER
proof-links = os elos se escrevem SEAT:LINK, SEAT:- ou SEAT=ANCHOR, não { $given }
# Arquivos de lições.
lesson-file = { $file }: { $fault }
lesson-file-name = o arquivo de uma lição se chama NUMBER-NAME.txt
lesson-file-seat = o lugar de quem aprende é um de 0..{ $last }, não { $seat }
lesson-file-note = uma nota se escreve `note NAME at PART PART`
lesson-file-line = esperava-se uma nota (note), um lugar ou o acaso (chance), não { $given }
lesson-file-unasked = { $action } é uma entre várias, e nenhuma nota a pede
lesson-file-words = falta a mensagem { $id }
lesson-file-part = a página não tem nenhuma parte com o id { $part }
lesson-file-undecided = nada na página decide { $action }
# Arquivos de elencos, times e baralhos.
roster-file-no-toml = isto { $error }
roster-file-key = não há nenhuma chave { $key }; as chaves são: { $known }
roster-file-part = não há nenhuma parte { $given }; as partes são: { $known }
roster-file-name = name deve ser um texto entre aspas, como name = "Night Shift"
roster-file-name-long = name tem no máximo { $most } caracteres, e este tem { $number }
roster-file-name-unprintable = name não pode ter caracteres de controle
roster-file-list = { $key } deve ser uma lista de nomes entre aspas, não { $value }
roster-file-many = { $key } tem { $number } entradas, e pode haver no máximo { $most }
roster-file-counts = { $key } deve ser uma tabela de quantidades, como red-card = 2, não { $value }
roster-file-slug = { $key } deve ser um nome curto entre aspas, de minúsculas e algarismos com hifens, não { $value }
# Arquivos de caixas.
box-file = { $file }: { $fault }
box-file-fault = { $place } { $fault }
box-file-unread = não dá para ler: { $reason }
box-file-not-utf8 = não é texto UTF-8
box-file-meant = { $near ->
    [none] {""}
   *[other] {" "}(será { $near }?)
}
box-file-table = deve ser uma tabela
box-file-missing = falta{ box-file-meant }
box-file-unknown = não vale aqui{ box-file-meant }; vale: { $known }
box-file-slugs = os slugs de { $table }
box-file-rows = deve ser uma lista de tabelas { $table }
box-file-rows-number = são { $number }; deve haver { $span }
box-file-values = deve ser uma lista de { $span } valores, não { $value }
box-file-number = deve ser um número inteiro de { $least } a { $most }{ $remark }, não { $value }
box-file-word = deve ser uma de { $known }, não { $value }{ box-file-meant }
box-file-string = deve ser um texto entre aspas, não { $value }
box-file-twice = { $value } aparece duas vezes
box-file-slug = leva minúsculas e algarismos com hifens, não { $value }
box-file-reserved = não pode ser { $value }, que já significa outra coisa
box-file-again = cita { $value } pela segunda vez
box-file-colours = devem ser duas cores, como '#16325c #f4f1e6', não { $value }
box-file-only-if = deve citar uma opção e uma das suas palavras
box-few-cards = { $seats } lugares precisam de pelo menos { $needed } cartas, e a caixa tem { $number }
# Arquivos em TOML. Um `error` raro é da linguagem Python, e fica em inglês.
toml-invalid = não é TOML válido: { $kind ->
    [twice] isto aparece duas vezes
    [pair] espera-se uma chave, um sinal de igual e um valor
    [bracket] falta fechar um colchete ou uma chave
    [rest] sobra algo depois do valor
    [quotes] falta fechar as aspas de um texto
    [value] aqui não há um valor (um texto vai entre aspas)
   *[other] “{ $error }”
} (na linha { $line }, coluna { $column })
toml-parts = tem uma chave de mais de { $most } partes; options.goals.least tem 3 (na linha { $line })
toml-nested = tem parênteses aninhados demais, mais de { $most } uns dentro dos outros (na linha { $line })
toml-long = tem uma palavra de mais de { $most } caracteres fora de aspas (na linha { $line })
# O que o sistema diz de um arquivo ou de uma porta.
system-missing = o arquivo ou a pasta não existe
system-forbidden = permissão negada
system-folder = é uma pasta
system-no-folder = não é uma pasta
system-exists = o arquivo já existe
system-full = não há mais espaço no disco
system-read-only = o sistema de arquivos é só de leitura
system-port-taken = a porta já está em uso
system-refused = conexão recusada
# O que falta para jogar em uma GPU.
device-no-library = uma GPU precisa de numba-cuda: pip install 'kickabout[gpu]'
device-none = não há nenhuma GPU da NVIDIA, ou não há driver para ela

# Cópias de segurança.

backup-nothing = não há nenhum banco de dados de um servidor em { $folder }; indique a pasta dele com --data
backup-not-empty = { $folder } não está vazia; tire o que há nela ou indique outra pasta com --data
backup-broken = { $file } não é uma cópia de segurança de uma pasta de dados, ou falta uma parte dela
backup-database = { $file } não pode ser copiado (“{ $reason }”)
backup-no-tool = { $tool } não está instalado; vem com os programas cliente do PostgreSQL (no Debian: apt-get install postgresql-client)
backup-failed = PostgreSQL: “{ $reason }”

## Bots: nomes e jeito de ser.

bot-youth = Yuki
    .kind = juvenil
    .character = Tem boas ideias, quase sempre.
bot-amateur = Ama
    .kind = amador
    .character = Joga aos domingos e sabe por que perdeu.
bot-rule-of-thumb = Rosalind
    .kind = semiprofissional
    .character = Sabe o jogo de cor: se dá, chuta; se você vai chutar, ela trava.
bot-pro = Petra
    .kind = profissional
    .character = Pensa vários lances à frente e perdoa pouco.
bot-world = Wanda
    .kind = mundial
    .character = Já viu de tudo, umas mil vezes.
bot-random = Basti
    .kind = ao acaso
    .character = Joga o que vier à mão, na maior alegria.

hint-here = { $here ->
        [0] nunca
        [100] sempre
       *[other] em { $here } testes de 100
    }
hint-there = { $there ->
        [0] nunca
        [100] sempre
       *[other] em { $there } de 100
    }
