page-title = Atelier Kaolin, porcelain from one pair of hands
headline = Porcelain from one pair of hands
lead = A shop window: look, count, and write to us. Nothing is sold on this page.
languages = Languages
order = To order, <a href="{ $mail }">write to the workshop</a>. We answer with the shipping costs and an invoice.

## The island
# $count: the number of pieces; $money: what they cost, with the sign of the currency
total =
    { $count ->
        [one] { $count } piece: { $money }
       *[other] { $count } pieces: { $money }
    }
less = One less
more = One more

## Products
bowl = Tea bowl
bowl-text = Thrown in one go, glazed with ash from our own stove.
jug = Tall jug
jug-text = Fired for three days in wood. No two have the same shoulder.
plate = Everyday plate
plate-text = Flat enough for bread, deep enough for soup with little soup.
