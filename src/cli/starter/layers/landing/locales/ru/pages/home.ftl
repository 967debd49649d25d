title = Бумажная лампа, сложенная вручную
description = Лампа из шелковичной бумаги и ясеня: делаем на заказ и чиним годами.

hero-title = Одна лампа, сложенная вручную
hero-lead = Шелковичная бумага, ясень и руки одного человека. Вашу лампу сложат, когда вы её закажете.
hero-action = Заказать лампу

features-title = Сделана надолго
features-paper-title = Бумага, которая светится
features-paper-text = Плотная, чтобы держать форму, и тонкая, чтобы была видна тень руки.
features-frame-title = Каркас без клея
features-frame-text = Всё, что собрано, можно снова разобрать.
features-light-title = Свет на вечер
features-light-text = Тёплый и мягкий: хватит на книгу и два лица.

price-title = Сколько она стоит
price-note = с налогом и доставкой
price-size-text = Высота { NUMBER($lamp-height, style: "unit", unit: "centimeter") }, вес { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = Бесплатный ремонт: { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = У вас через { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Заказать лампу

questions-title = Вопросы
questions-bulb-title = Какая лампочка подходит?
questions-bulb-text = Любая светодиодная с цоколем E27. Одна лежит в коробке.
questions-return-title = Можно ли её вернуть?
questions-return-text = Да, срок возврата — { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") }, причина не нужна.
questions-care-title = Как её чистить?
questions-care-text = Сухой кистью. Вода оставляет на бумаге следы.

order-title = Заказать лампу
order-lead = Напишите нам, и мы ответим в течение дня.
order-name = Ваше имя
order-mail = Ваша электронная почта
order-action = Отправить заказ
order-note = Эта форма — образец, её никто не получит. Её адрес указан в content/data/lamp.yaml.
