menu-price = Prix
menu-questions = Questions
menu-order = Commander
