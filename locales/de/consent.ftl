consent-label = Einwilligung in Analysedienste
consent-text = Wenn Sie einwilligen, übermittelt diese Website die Schritte eines Kaufs an { $tools }. Der Betreiber sieht daran, wo Besucher abbrechen und über welche Anzeige sie gekommen sind. Wenn Sie ablehnen, wird nichts gesendet, und die Website funktioniert genauso. <privacy>Was gesendet wird und wie Sie Ihre Wahl ändern</privacy>
consent-tools = { $first } und { $second }
consent-allow = Einwilligen
consent-refuse = Ablehnen

consent-state-none = Sie haben noch nicht entschieden. Es wird nichts gesendet.
consent-state-granted = Sie haben in die Analysedienste eingewilligt.
consent-state-denied = Sie haben die Analysedienste abgelehnt. Es wird nichts gesendet.
consent-state-browser = Ihr Browser lehnt für Sie ab. Es wird nichts gesendet.
