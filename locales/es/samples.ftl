state-sample = Ejemplo
account-shown = Cuenta mostrada
account-sample = Cuenta de ejemplo
account-yours = Tu cuenta
account-sample-note = Esta cuenta no es de nadie. Sus cifras son solo un ejemplo.
