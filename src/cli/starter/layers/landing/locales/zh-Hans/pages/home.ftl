title = 手工折叠的纸灯
description = 一盏桑皮纸和白蜡木的灯，接到订单才开始做，多年包修。

hero-title = 一盏灯，用双手折成
hero-lead = 桑皮纸、白蜡木，还有一个人的双手。您下单以后，我们才开始折。
hero-action = 订一盏灯

features-title = 耐用，也修得好
features-paper-title = 会发光的纸
features-paper-text = 厚得撑得住，薄得看得见手的影子。
features-frame-title = 不用胶的灯架
features-frame-text = 装起来的，都能再拆开。
features-light-title = 夜晚的光
features-light-text = 温暖、柔和，够照亮一本书和两张脸。

price-title = 多少钱
price-note = 含税，包邮
price-size-text = 高 { NUMBER($lamp-height, style: "unit", unit: "centimeter") }，重 { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }内免费维修
price-delivery-text = { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }送到
price-action = 订一盏灯

questions-title = 问题
questions-bulb-title = 用什么灯泡？
questions-bulb-text = 任何 E27 灯头的 LED 灯泡，盒子里已有一只。
questions-return-title = 可以退货吗？
questions-return-text = 可以，{ NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") }内无需理由。
questions-care-title = 怎么清洁？
questions-care-text = 用干毛刷。沾水会在纸上留下痕迹。

order-title = 订一盏灯
order-lead = 写信给我们，一天之内就有回音。
order-name = 您的姓名
order-mail = 您的电子邮箱
order-action = 提交订单
order-note = 这份表单只是样例，没有人会收到。它的地址写在 content/data/lamp.yaml 里。
