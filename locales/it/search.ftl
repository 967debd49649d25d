### The search fields of the technology digest and of the questions and answers.

search-digest = Cerca nel bollettino
search-faq = Cerca tra le domande

search-found = Risultati: { $count }
search-first = Risultati: i primi { $shown } di { $count }
search-more = Mostra altri
search-none = Nessun risultato per «{ $query }». Prova con un’altra parola o con meno parole.
search-loading = Ricerca in corso…
search-failed = Non è stato possibile caricare la ricerca. Controlla la connessione e riprova.
