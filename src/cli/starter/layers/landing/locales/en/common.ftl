menu-price = Price
menu-questions = Questions
menu-order = Order
