### The search fields of the technology digest and of the questions and answers.

search-digest = Buscar en el boletín
search-faq = Buscar entre las preguntas

search-found = Resultados: { $count }
search-first = Resultados: los primeros { $shown } de { $count }
search-more = Mostrar más
search-none = No hay resultados para «{ $query }». Prueba con otra palabra o con menos.
search-loading = Buscando…
search-failed = No se ha podido cargar la búsqueda. Comprueba la conexión e inténtalo de nuevo.
