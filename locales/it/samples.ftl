state-sample = Esempio
