### O que dizem as páginas e a mesa. Trata-se por “você”; português do Brasil, legível em Portugal.

## Da página inicial à caixa em papel

# ----------------------------------------------------------------------------------------------------------------

## Das cartas e dados de verdade até o fim
