state-sample = Пример
account-shown = Какой аккаунт показан
account-sample = Пример аккаунта
account-yours = Ваш аккаунт
account-sample-note = Этот аккаунт никому не принадлежит. Цифры в нём — только пример.
