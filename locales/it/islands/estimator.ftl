amount-label = Importo in USD
pay-hint = Minimo: circa { $presale-minimum_purchase } USD
currency-label = Paga con
currency-card = Carta
network-label = Rete
no-script = Le cifre qui sotto sono un esempio. Per calcolare le tue serve JavaScript.

error-title = C’è un problema
amount-error-empty = Inserisci un importo
amount-error-number = Inserisci l’importo in cifre, ad esempio { $example }
amount-error-decimals =
    { $count ->
        [one] Inserisci un importo in { $currency } con al massimo { $count } decimale
       *[other] Inserisci un importo in { $currency } con al massimo { $count } decimali
    }
amount-error-minimum = Inserisci un importo di circa { $presale-minimum_purchase } USD o più
amount-error-maximum = Inserisci un importo con cui si comprano al massimo { $tokenomics-supply } { -raa }, cioè il totale dei token
no-estimate = Correggi l’importo qui sopra per vedere la stima.

receive-label = Ricevi circa
receive-token = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con { -raa }
receive-basis = Per { $amount } USD al prezzo iniziale di { $price } USD per { -raa }.
price-rise =
    { $count ->
        [one] Il prezzo sale ogni giorno: più avanti, con lo stesso importo si compra meno.
       *[other] Il prezzo sale ogni { $count } giorni: più avanti, con lo stesso importo si compra meno.
    }
fees-label = Commissioni e cambio
price-par = Nel calcolo un { $currency } vale un USD.
rate-later = Dal wallet viene addebitato l’importo in { $currency }, al cambio applicato in quel momento dal fornitore di pagamenti.
network-fee = A parte si paga in { $coin } la commissione della rete { $network }, detta gas. L’importo dipende dal traffico sulla rete.
card-note = Fino a { $presale-card_limit } USD non serve la verifica dell’identità. Il fornitore di pagamenti con carta chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
card-note-above = Oltre { $presale-card_limit } USD è prevedibile che serva la verifica dell’identità. Il fornitore di pagamenti con carta chiede anche un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e infine l’indirizzo di un wallet su { $network }.
card-fee = Non è pubblicata alcuna commissione per i pagamenti con carta.

unlock-label = Sblocco
unlock-basis =
    { $count ->
        [one] Tutto resta bloccato fino al TGE, poi si sblocca nell’arco di { $count } mese.
       *[other] Tutto resta bloccato fino al TGE, poi si sblocca in { $count } parti mensili uguali.
    }
axis-start = TGE: { $amount }
axis-end = Mese { $month }: { $amount }
months-title = Quantità mese per mese
month-label = Mesi dopo il TGE
unlocked-label = Totale sbloccato
