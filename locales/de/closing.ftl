closing-lead = Der Presale-Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Das ist ein Fahrplan, kein Grund zur Eile.
closing-buy = RAA kaufen
closing-try = Kostenlos testen
closing-risk = RAA hat keinen garantierten Wert. Renditen werden nicht zugesagt, und die Token bleiben bis zum TGE gesperrt. Nichts auf dieser Seite ist Anlageberatung.

closing-estimate = Kauf durchrechnen
sale-closed = Derzeit können Sie RAA auf dieser Website nicht kaufen.
sale-planned = Derzeit können Sie RAA auf dieser Website nicht kaufen. Was folgt, beschreibt den Kauf, wie er veröffentlicht ist.
