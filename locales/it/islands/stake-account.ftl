### Lo staking di un wallet collegato, sulla pagina dello staking e nella piattaforma.

## Le cifre

balance = Saldo
accrued = Ricompense maturate
claim = Riscossione
locked = Bloccata
locked-note = La riscossione resta bloccata fino alla quotazione.
claim-run = Riscuoti
balance-note = Gli sRAA nel tuo wallet
accrued-note = I { -raa } maturati finora
accrued-sample =
    { $count ->
        [one] Dopo { $count } mese al tasso massimo, il { $apy } l’anno. Non è garantito.
       *[other] Dopo { $count } mesi al tasso massimo, il { $apy } l’anno. Non è garantito.
    }
unit = { -raa }

## La riga sotto le cifre

no-wallet = Collega un wallet per vedere il tuo staking
sees = Vedrai quanti sRAA contiene il wallet, le ricompense maturate finora e ogni tranche di vesting. Ti serve un wallet in questo browser. Collegandoti comunichi al sito il tuo indirizzo, ma non firmi nulla.
connect = Collega il wallet
pending = Caricamento dello staking di { $address } in corso.
unavailable = Oggi il saldo non si può leggere: l’indirizzo del contratto sRAA non è ancora stato pubblicato per nessuna rete.
connected = { $address } è collegato.
nothing = Qui non risulta alcuno staking di { $address }.
read = Questo è lo staking di { $address }.
rounds =
    { $count ->
        [one] Serve { $count } transazione firmata.
       *[other] Servono { $count } transazioni firmate.
    }
rounds-progress = Firmate: { $signed } di { $total }.
rounds-show = Mostra tranche
rounds-hide = Nascondi tranche
balance-elsewhere = Il saldo si può leggere su { $networks }, dove si conosce l’indirizzo di sRAA. Il tuo wallet è su un’altra rete.
rewards-unavailable = Ricompense e tranche di vesting non si possono ancora mostrare.
failed = Non è stato possibile leggere lo staking. Controlla la connessione e il wallet, poi riprova.
failed-answer = Non è stato possibile interpretare la risposta su questo staking, quindi non ne viene mostrato nulla. Riprova più tardi.
retry = Riprova
no-script = Per leggere lo staking di un wallet serve JavaScript.

## L’elenco delle tranche

rounds-title = Tranche di vesting
round-head = Tranche
amount-head = Importo
unlocks-head = Si sblocca
state-head = Stato
round-name = Tranche { $number }
round-says = Tranche { $number }: { $amount } { -raa }.
round-open = Riscuotibile
round-signed = Firmata
rounds-note = Prima della quotazione, su questa pagina non si può firmare nulla.
