closing-lead = Il prezzo di prevendita sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. L’aumento non è un motivo per avere fretta.
closing-buy = Compra RAA
closing-try = Prova gratis
closing-risk = RAA non ha un valore garantito. Nessun rendimento è promesso e i token restano bloccati fino al TGE (evento di generazione dei token). Nulla di ciò che leggi qui è una consulenza in materia di investimenti.
