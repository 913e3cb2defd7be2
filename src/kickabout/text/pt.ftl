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
