
light-title = Lo que cuesta la luz
light-lead = La bombilla de nuestras lámparas consume { $light-watts } W. Elija cuántas horas está encendida cada noche y vea cuánto supone al año.
