site-title = { $site }: { $title }
skip = Naar de inhoud
menu = Documentatie
overview = Overzicht
contents = Op deze pagina
beside = Vorige en volgende pagina
previous = Vorige
next = Volgende
languages = Talen
theme = Licht of donker
copy = Kopiëren
copied = Gekopieerd
search = Zoeken
search-found = { $count ->
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
search-none = Geen resultaten voor ‘{ $query }’
search-in = Zoeken in: { $language }
search-failed = Het zoeken kon niet worden geladen. Controleer de verbinding en typ opnieuw.
untranslated = Deze pagina is nog niet volledig vertaald. Taal van de ontbrekende teksten: { $language }.
