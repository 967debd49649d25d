menu-price = Цена
menu-questions = Вопросы
menu-order = Заказать
