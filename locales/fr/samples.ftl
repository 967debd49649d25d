state-sample = Exemple
