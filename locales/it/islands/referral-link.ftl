### Il link personale del programma referral.

no-wallet = Un link personale è associato a un wallet. Collegane uno per ricevere il tuo.
connect = Collega il wallet
pending = Richiesta del link di { $address } in corso.
unavailable = Il tuo link comparirà qui quando i link saranno attivi.
failed = Non è stato possibile recuperare il link. Controlla la connessione, poi riprova.
failed-answer = Non è stato possibile interpretare la risposta su questo link, quindi non ne viene mostrato nessuno. Riprova più tardi.
retry = Riprova
no-script = Per recuperare il tuo link serve JavaScript.

## Il link

link-label = Link di { $address }
copy = Copia il link
share = Condividi
share-text = { -raa } è un token ad alto rischio. Se compri, questo link mi fa guadagnare.

## Il link da cui arriva chi visita

came-through = Hai seguito il link di { $code }.
