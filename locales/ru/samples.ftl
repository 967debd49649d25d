state-sample = Пример
