closing-lead = Il prezzo di prevendita sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. È un calendario, non un motivo per avere fretta.
closing-buy = Compra RAA
closing-try = Prova gratis
closing-risk = RAA non ha un valore garantito. I rendimenti non sono promessi e i token restano bloccati fino al TGE. Nulla di ciò che leggi qui è una consulenza in materia di investimenti.

closing-estimate = Calcola un acquisto
sale-closed = Oggi su questo sito non si può comprare RAA.
sale-planned = Oggi su questo sito non si può comprare RAA. Quanto segue descrive l’acquisto come è stato pubblicato.
