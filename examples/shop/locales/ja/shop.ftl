page-title = アトリエ・カオラン　ひとりの手による磁器
headline = ひとりの手による磁器
lead = ここはショーウィンドーです。ご覧になり、数を選び、ご連絡ください。このページでは販売していません。
languages = 言語
order = ご注文は<a href="{ $mail }">工房までメールで</a>お願いします。送料と請求書をお送りします。

total =
    { $count ->
       *[other] { $count }点：{ $money }
    }
less = 一つ減らす
more = 一つ増やす

## Products
bowl = 茶碗
bowl-text = 一息で挽き、工房のストーブの灰で釉をかけました。
jug = 背の高い水差し
jug-text = 薪で三日間焼成。肩の形は一つずつ違います。
plate = 普段の皿
plate-text = パンには平らで、少しのスープには深さがあります。
