menu-price = 价格
menu-questions = 问题
menu-order = 订购
