menu-price = 価格
menu-questions = 質問
menu-order = 注文
