### The search fields of the technology digest and of the questions and answers.

search-digest = Поиск по дайджесту
search-faq = Поиск по вопросам

search-found = Найдено: { $count }
search-first = Найдено: { $count }, показаны первые { $shown }
search-more = Показать ещё
search-none = По запросу «{ $query }» ничего не найдено. Попробуйте другое слово или запрос короче.
search-loading = Ищем…
search-failed = Поиск не загрузился. Проверьте соединение и попробуйте ещё раз.
