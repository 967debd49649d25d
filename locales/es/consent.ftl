consent-label = Consentimiento para la analítica web
consent-text = Si aceptas, este sitio envía los pasos de una compra a { $tools }. Así su titular ve en qué punto se abandona la compra y qué anuncio trajo a cada visitante. Si no aceptas, no se envía nada y el sitio funciona igual. <privacy>Qué se envía y cómo cambiar de opinión</privacy>
consent-tools = { $first } y { $second }
consent-allow = Aceptar
consent-refuse = Rechazar

consent-state-none = Aún no has decidido. No se envía nada.
consent-state-granted = Has aceptado la analítica web.
consent-state-denied = Has rechazado la analítica web. No se envía nada.
consent-state-browser = Tu navegador rechaza la analítica web por ti. No se envía nada.
