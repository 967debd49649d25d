### The search fields of the technology digest and of the questions and answers.

search-digest = Rechercher dans le carnet
search-faq = Rechercher une question

search-found = Résultats : { $count }
search-first = Résultats : les { $shown } premiers sur { $count }
search-more = Afficher la suite
search-none = Aucun résultat pour « { $query } ». Essayez un autre mot, ou moins de mots.
search-loading = Recherche en cours…
search-failed = La recherche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
