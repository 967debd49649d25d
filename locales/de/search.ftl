### The search fields of the technology digest and of the questions and answers.

search-digest = Technik-News durchsuchen
search-faq = Fragen durchsuchen

search-found = Treffer: { $count }
search-first = Treffer: die ersten { $shown } von { $count }
search-more = Mehr anzeigen
search-none = Keine Treffer für „{ $query }“. Versuchen Sie es mit einem anderen Wort oder mit weniger Wörtern.
search-loading = Suche läuft …
search-failed = Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
