closing-lead =
    Laut den Bedingungen des Presales steigt der Preis { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Nehmen Sie sich die Zeit, die Risiken zu lesen, bevor Sie entscheiden.
closing-buy = RAA kaufen
closing-try = Kostenlos testen
closing-risk = RAA hat keinen garantierten Wert. Renditen werden nicht zugesagt, und die Token bleiben bis zum Token Generation Event (TGE) gesperrt. Nichts auf dieser Website ist Anlageberatung.

closing-estimate = Kauf durchrechnen
sale-closed = Derzeit können Sie RAA auf dieser Website nicht kaufen.
sale-planned = Derzeit können Sie RAA auf dieser Website nicht kaufen. Im Folgenden ist der Kauf so beschrieben, wie das Projekt ihn vorsieht.
