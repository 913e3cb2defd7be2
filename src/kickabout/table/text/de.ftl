### Was die Seiten und der Tisch sagen. Geduzt wird; Anführungen sind „ “.

## Von der Startseite bis zur Schachtel auf Papier

# ----------------------------------------------------------------------------------------------------------------

## Von echten Karten und Würfeln bis zum Schluss
