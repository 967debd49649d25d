
light-title = Ile kosztuje światło
light-lead = Żarówka w naszych lampach pobiera { $light-watts } W. Wybierz, ile godzin świeci wieczorem, i zobacz, ile to kosztuje w ciągu roku.
