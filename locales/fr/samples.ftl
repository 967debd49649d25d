state-sample = Exemple
account-shown = Compte affiché
account-sample = Compte d’exemple
account-yours = Votre compte
account-sample-note = Ce compte n’appartient à personne. Ses chiffres ne sont qu’un exemple.
