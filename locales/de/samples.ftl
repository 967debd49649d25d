state-sample = Beispiel
