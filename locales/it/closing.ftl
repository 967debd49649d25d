closing-lead =
    Secondo le condizioni della prevendita il prezzo sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. Prenditi il tempo di leggere i rischi prima di decidere.
closing-buy = Compra RAA
closing-try = Prova gratis
closing-risk = RAA non ha un valore garantito. Nessun rendimento è promesso e i token restano bloccati fino all’evento di generazione dei token (TGE). Nulla di quanto leggi qui costituisce una consulenza in materia di investimenti.

closing-estimate = Calcola un acquisto
sale-closed = Oggi su questo sito non si può comprare RAA.
sale-planned = Oggi su questo sito non si può comprare RAA. I passaggi che seguono descrivono l’acquisto come lo prevede il progetto.
