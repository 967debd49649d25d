title = Lampa z papieru, składana ręcznie
description = Lampa z papieru morwowego i drewna jesionowego, robiona na zamówienie i naprawiana przez lata.

hero-title = Jedna lampa, złożona ręcznie
hero-lead = Papier morwowy, jesion i ręce jednej osoby. Twoja powstaje, gdy ją zamówisz.
hero-action = Zamów lampę

features-title = Zrobiona na lata
features-paper-title = Papier, który świeci
features-paper-text = Dość gruby, by trzymał, i dość cienki, by pokazał cień dłoni.
features-frame-title = Rama bez kleju
features-frame-text = Wszystko, co złożono, można znów rozłożyć.
features-light-title = Światło na wieczór
features-light-text = Ciepłe i miękkie: wystarczy na książkę i dwie twarze.

price-title = Ile kosztuje
price-note = z podatkiem i dostawą
price-size-text = Wysokość { NUMBER($lamp-height, style: "unit", unit: "centimeter") }, waga { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = Bezpłatne naprawy przez { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = U ciebie w { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Zamów lampę

questions-title = Pytania
questions-bulb-title = Jaka żarówka pasuje?
questions-bulb-text = Każda żarówka LED z gwintem E27. Jedna jest w pudełku.
questions-return-title = Czy mogę ją zwrócić?
questions-return-text = Tak, w ciągu { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } i bez podania powodu.
questions-care-title = Jak ją czyścić?
questions-care-text = Suchym pędzlem. Woda zostawia na papierze ślady.

order-title = Zamów lampę
order-lead = Napisz do nas, odpowiemy w ciągu jednego dnia.
order-name = Imię i nazwisko
order-mail = Adres e-mail
order-action = Wyślij zamówienie
order-note = Ten formularz jest przykładem i nikt go nie odbiera. Jego adres jest w content/data/lamp.yaml.
