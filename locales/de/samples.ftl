state-sample = Beispiel
account-shown = Angezeigtes Konto
account-sample = Beispielkonto
account-yours = Ihr Konto
account-sample-note = Dieses Konto gehört niemandem. Seine Zahlen sind nur ein Beispiel.
