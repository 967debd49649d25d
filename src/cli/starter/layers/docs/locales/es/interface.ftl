site-title = { $site }: { $title }
skip = Saltar al contenido
menu = Documentación
overview = Resumen
contents = En esta página
beside = Página anterior y siguiente
previous = Anterior
next = Siguiente
languages = Idiomas
theme = Claro u oscuro
copy = Copiar
copied = Copiado
search = Buscar
search-found = { $count ->
    [one] { $count } resultado
    [many] { $count } resultados
   *[other] { $count } resultados
}
search-none = No hay resultados para «{ $query }»
search-in = Buscar en: { $language }
search-failed = No se ha podido cargar la búsqueda. Compruebe la conexión y vuelva a escribir.
untranslated = Esta página todavía no está traducida por completo. Idioma de los textos que faltan: { $language }.
