state-no-link = Aún sin enlace

destination-app = App de aprendizaje
destination-whitelist = Alta en la whitelist
destination-sales = Contacto de ventas
destination-validators = Contacto para validadores
destination-support = Dirección de soporte
destination-airdrop = Airdrop
destination-radar = App de RAAdar

destination-whitelist-join = Alta en la whitelist
destination-sales-talk = Hablar con ventas
destination-validators-contact = Escribir al equipo
destination-support-write = Escribir a soporte
destination-airdrop-see = Ver el airdrop
destination-radar-open = Abrir RAAdar

destination-app-missing = La dirección de la app de aprendizaje aún no se ha publicado, así que no puedes probarla desde aquí.
destination-whitelist-missing = A los planes de pago se accede mediante una whitelist. Aún no se ha publicado dónde inscribirse.
destination-sales-missing = Institutional y Enterprise se acuerdan con el equipo de ventas. El contacto aún no se ha publicado.
destination-validators-missing = Aún no se ha publicado un contacto para validadores, así que por ahora no puedes presentar una solicitud.
destination-support-missing =
    { $support-reply_hours ->
        [one] Aún no se ha publicado una dirección a la que escribir. Cuando la haya, la respuesta tardará aproximadamente { $support-reply_hours } hora.
       *[other] Aún no se ha publicado una dirección a la que escribir. Cuando la haya, la respuesta tardará unas { $support-reply_hours } horas.
    }
destination-airdrop-missing = Aún no se ha publicado quién puede participar ni cuándo.
destination-radar-missing = La dirección de la app de RAAdar aún no se ha publicado.
