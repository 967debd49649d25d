## Head of the document

meta-title = RAA-Validatoren: { $validators-maximum } Knoten, Pflichten und Einsatz
meta-description = Was RAA-Validatoren freigeben und prüfen, was sie erhalten, wie man einer wird und warum es zwei Angaben zum Mindesteinsatz gibt. Hohes Risiko.
meta-keywords = RAA, Validatoren, Validator-Knoten, Mindesteinsatz, Agentenvorlagen, Smart Money, Erlösbeteiligung, Presale
meta-social-title = { $validators-maximum } Knoten halten Wache
meta-social-description = Die Pflichten eines RAA-Validators, was ein Platz bringt und beide Angaben zum Mindesteinsatz. Hohes Risiko.

## Head of the page

hero-title = { $validators-maximum } Knoten halten Wache.
hero-lead = Validatoren entscheiden, worauf andere sich verlassen dürfen: auf welche Vorlagen, welche Einreichungen, welche Daten. Dafür sind sie an den Erlösen des Protokolls beteiligt. Gestakt wird RAA, und RAA kann seinen gesamten Wert verlieren.
hero-maximum = Knoten, höchstens
hero-maximum-value = { $validators-maximum }
hero-share = Für sie vorgesehen
hero-share-value = { $tokenomics-allocation-validators } der Gesamtmenge
hero-ring-open = Ein Korn je Knoten. Alle sind offen gezeichnet.
hero-ring-taken = Ein Korn je Knoten. Ausgefüllt: { $taken }.

## The stake

stake-title = Zum Einsatz gibt es zwei Angaben.
stake-lead = Was ein Validator mindestens staken muss, wurde zweimal veröffentlicht, mit verschiedenen Zahlen. Bestätigt ist keine von beiden.
stake-confirmed = Mindesteinsatz

## Duties

duties-title = Was ein Validator tut.
duties-lead = Die Arbeit ist das Urteil. Hinter jeder Freigabe steht jemand, der sich darauf verlassen wird.
duties-name = Was hereinkommt
duties-task = Was der Knoten tut
duties-for = Wer darauf baut
duties-templates = Agentenvorlagen
duties-templates-text = Kuratiert den Marktplatz und gibt eine Vorlage frei, bevor sie kopiert werden kann.
duties-templates-for = Alle, die Agenten kopieren
duties-submissions = Eingereichte Entwicklungen
duties-submissions-text = Sieht sich an, was Entwickler einreichen, und entscheidet, ob es freigegeben wird.
duties-submissions-for = Entwickler und ihre Nutzer
duties-index = Influencer- und Alpha-Daten
duties-index-text = Indexiert, wer am Markt laut spricht und was gesagt wurde, damit sich eine Behauptung bis zu ihrer Quelle verfolgen lässt.
duties-index-for = Abonnenten von Alpha-Daten
duties-flows = Smart-Money-Ströme
duties-flows-text = Validiert, dass eine Bewegung viel beachteter Wallets ist, was sie scheint, bevor sie als Signal zählt.
duties-flows-for = Alle, die nach einem Stimmungsbild handeln

## What they get

rewards-title = Was ein Validator erhält.
rewards-lead = Wie veröffentlicht. Ein Betrag ist nicht genannt, also wird hier keiner versprochen.
rewards-revenue = Ein Erlösanteil
rewards-revenue-text = Validatoren sind an dem beteiligt, was das Protokoll einnimmt.
rewards-priority = Vorrang
rewards-priority-text = Validatoren haben Vorrang.
rewards-allocation = Eine Zuteilung
rewards-allocation-text = { $tokenomics-allocation-validators } der Gesamtmenge sind für Validatoren vorgesehen, verteilt auf { $validators-maximum } Knoten.

## Becoming one

steps-title = So wird man Validator.
steps-lead = In der veröffentlichten Reihenfolge kommt der Kauf vor der Prüfung. Einen Platz sichert er Ihnen nicht.
steps-buy = Im Presale kaufen
steps-buy-text = Fragen Sie vorher, welche der beiden Angaben zum Einsatz gilt. Was Sie kaufen, bleibt bis zum TGE gesperrt, ob Sie Validator werden oder nicht.
steps-contact = Kontakt zum Team aufnehmen
steps-contact-text = Sagen Sie, dass Sie einen Knoten betreiben wollen.
steps-verify = Die Prüfung bestehen
steps-verify-text = Das Team prüft Sie.
steps-receive = Ihre Zuteilung erhalten
steps-receive-text = Aus dem Teil, der für Validatoren vorgesehen ist, wird Ihnen RAA zugeteilt.

## Contact

contact-title = Vor dem Kauf fragen.
contact-text = { $support-reply_hours ->
    [one] Der Support antwortet nach etwa { $support-reply_hours } Stunde. Fragen Sie, welcher Mindesteinsatz gilt und ob ein Platz frei ist.
   *[other] Der Support antwortet nach etwa { $support-reply_hours } Stunden. Fragen Sie, welcher Mindesteinsatz gilt und ob ein Platz frei ist.
}

## Closing call

buy-title = Erst Pflicht, dann Platz.
buy-tokenomics = Tokenomics ansehen
