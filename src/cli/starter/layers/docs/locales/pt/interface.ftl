site-title = { $site }: { $title }
skip = Saltar para o conteúdo
menu = Documentação
overview = Visão geral
contents = Nesta página
beside = Página anterior e página seguinte
previous = Anterior
next = Seguinte
languages = Idiomas
theme = Claro ou escuro
copy = Copiar
copied = Copiado
search = Pesquisar
search-found = { $count ->
    [one] { $count } resultado
    [many] { $count } resultados
   *[other] { $count } resultados
}
search-none = Sem resultados para «{ $query }»
search-in = Pesquisar em: { $language }
search-failed = Não foi possível carregar a pesquisa. Verifique a ligação e escreva de novo.
untranslated = Esta página ainda não está totalmente traduzida. Idioma dos textos em falta: { $language }.
