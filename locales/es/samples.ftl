state-sample = Ejemplo
