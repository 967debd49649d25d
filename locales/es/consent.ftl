consent-label = Consentimiento para la analítica
consent-text = Si aceptas, este sitio comunica los pasos de una compra a través de { $tools }. Con ellos, su titular ve dónde abandona la gente y qué anuncio la trajo. Si rechazas, no se envía nada y el sitio funciona igual. <privacy>Qué se envía y cómo cambiar de opinión</privacy>
consent-tools = { $first } y { $second }
consent-allow = Aceptar
consent-refuse = Rechazar

consent-state-none = Aún no has decidido. No se envía nada.
consent-state-granted = Has aceptado la analítica.
consent-state-denied = Has rechazado la analítica. No se envía nada.
consent-state-browser = Tu navegador la rechaza por ti. No se envía nada.
