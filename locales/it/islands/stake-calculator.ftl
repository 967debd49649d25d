form-label = Calcolatore delle ricompense di staking

amount-label = Importo in staking
amount-hint = Questo modulo accetta da { $min } a { $max } { -raa }.

amount-unit = { -raa }

months-label = Durata
months-unit = mesi
months-hint = Questo modulo accetta da { $min } a { $max } mesi.
months-value =
    { $count ->
        [one] { $count } mese
       *[other] { $count } mesi
    }

run = Calcola la ricompensa
copy = Copia il link a questo calcolo

amount-error-number = Inserisci l’importo in staking in cifre, ad esempio { $example }
amount-error-range = Inserisci un importo in staking da { $min } a { $max } { -raa }
months-error = Inserisci una durata in mesi interi, da { $min } a { $max }

no-result = Correggi i dati per vedere il risultato.

reward-label = Ricompensa stimata
reward-value = fino a { $amount }
reward-basis =
    { $count ->
        [one] Per { $amount } { -raa } in { $count } mese
       *[other] Per { $amount } { -raa } in { $count } mesi
    }
exceeds = Una ricompensa così non può essere pagata: insieme ai token in staking arriva a { $sum } { -raa }, più del totale dei token ({ $tokenomics-supply } { -raa }).
apy-label = Tasso annuo massimo (APY)
penalty-label = Penale per ritiro anticipato

formula = Tasso annuo semplice, senza capitalizzazione: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = Il { $apy } l’anno è il tasso più alto indicato dal progetto. Non è garantito e termina con il TGE. Dopo il lancio il tasso è dinamico e lo stabilisce la DAO. Il calcolo lo applica a tutti i mesi inseriti, anche se per quelli successivi al TGE il progetto non indica alcun tasso.
assumption-ratio = I { -raa } in staking sono detenuti come sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con { -raa }: per questo la ricompensa è espressa in { -raa }.

no-script = Le cifre qui sotto sono un esempio. Per calcolare le tue serve JavaScript.
