site-title = { $site } : { $title }
skip = Aller au contenu
menu = Documentation
overview = Vue d’ensemble
contents = Sur cette page
beside = Page précédente et page suivante
previous = Précédent
next = Suivant
languages = Langues
theme = Clair ou sombre
copy = Copier
copied = Copié
search = Rechercher
search-found = { $count ->
    [one] { $count } résultat
    [many] { $count } résultats
   *[other] { $count } résultats
}
search-none = Aucun résultat pour « { $query } »
search-in = Rechercher en : { $language }
search-failed = La recherche n’a pas pu être chargée. Vérifiez la connexion, puis tapez à nouveau.
untranslated = Cette page n’est pas encore entièrement traduite. Langue des textes manquants : { $language }.
