state-sample = Muster
