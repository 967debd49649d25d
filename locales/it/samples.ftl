state-sample = Esempio
account-shown = Account mostrato
account-sample = Account di esempio
account-yours = Il tuo account
account-sample-note = Questo account non è di nessuno. Le sue cifre sono solo un esempio.
