closing-lead = Der Presale-Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. So sieht es der Preisplan vor; beeilen müssen Sie sich deshalb nicht.
closing-buy = RAA kaufen
closing-try = Kostenlos testen
closing-risk = RAA hat keinen garantierten Wert. Renditen werden nicht zugesagt, und die Token bleiben bis zum TGE gesperrt. Nichts auf dieser Seite ist Anlageberatung.
