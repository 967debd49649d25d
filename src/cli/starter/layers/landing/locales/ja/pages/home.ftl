title = 手で折る紙のあかり
description = 楮の紙とトネリコの木のあかり。ご注文を受けて作り、長く修理します。

hero-title = 手で折る、ひとつのあかり
hero-lead = 楮の紙とトネリコの木、そして一人の手。ご注文をいただいてから折りはじめます。
hero-action = あかりを注文する

features-title = 直しながら、長く使う
features-paper-title = 光る紙
features-paper-text = しっかり支える厚さと、手の影が映る薄さ。
features-frame-title = のりを使わない骨組み
features-frame-text = 組み立てたものは、すべてまた外せます。
features-light-title = 夜のための光
features-light-text = あたたかく、やわらかく。一冊の本と、二人の顔を照らします。

price-title = 価格
price-note = 税・送料込み
price-size-text = 高さ { NUMBER($lamp-height, style: "unit", unit: "centimeter") }、重さ { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }間、修理は無料
price-delivery-text = { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }でお届け
price-action = あかりを注文する

questions-title = 質問
questions-bulb-title = どの電球が使えますか？
questions-bulb-text = E27 口金の LED 電球ならどれでも使えます。一個付いています。
questions-return-title = 返品できますか？
questions-return-text = はい、{ NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") }以内なら、理由は問いません。
questions-care-title = 手入れの方法は？
questions-care-text = 乾いた刷毛でほこりを払ってください。水は紙に跡を残します。

order-title = あかりを注文する
order-lead = ご連絡ください。一日以内にお返事します。
order-name = お名前
order-mail = メールアドレス
order-action = 注文を送る
order-note = このフォームは見本で、送信先はありません。宛先は content/data/lamp.yaml にあります。
