consent-label = Einwilligung in die Analyse
consent-text = Wenn Sie einwilligen, meldet diese Website die Schritte eines Kaufs über { $tools }. Der Betreiber sieht daran, wo Menschen abbrechen und welche Anzeige sie hergeführt hat. Wenn Sie ablehnen, wird nichts gesendet, und die Website funktioniert genauso. <privacy>Was gesendet wird und wie Sie Ihre Wahl ändern</privacy>
consent-tools = { $first } und { $second }
consent-allow = Einwilligen
consent-refuse = Ablehnen

consent-state-none = Sie haben noch nicht entschieden. Es wird nichts gesendet.
consent-state-granted = Sie haben in die Analyse eingewilligt.
consent-state-denied = Sie haben die Analyse abgelehnt. Es wird nichts gesendet.
consent-state-browser = Ihr Browser lehnt für Sie ab. Es wird nichts gesendet.
