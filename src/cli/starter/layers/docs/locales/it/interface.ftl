site-title = { $site }: { $title }
skip = Vai al contenuto
menu = Documentazione
overview = Panoramica
contents = In questa pagina
beside = Pagina precedente e pagina successiva
previous = Precedente
next = Successiva
languages = Lingue
theme = Chiaro o scuro
copy = Copia
copied = Copiato
search = Cerca
search-found = { $count ->
    [one] { $count } risultato
    [many] { $count } risultati
   *[other] { $count } risultati
}
search-none = Nessun risultato per «{ $query }»
search-in = Cerca in: { $language }
search-failed = Non è stato possibile caricare la ricerca. Controllate la connessione e digitate di nuovo.
untranslated = Questa pagina non è ancora tradotta per intero. Lingua dei testi mancanti: { $language }.
