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
destination-sales-read = Ver para quién es
destination-radar-read = Ver RAAdar
feed-open = Avísame cuando abra
