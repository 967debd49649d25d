closing-lead =
    Según las condiciones de la preventa, el precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }. Tómate tiempo para leer los riesgos antes de decidir.
closing-buy = Comprar RAA
closing-try = Probar gratis
closing-risk = RAA no tiene un valor garantizado. No se promete ningún rendimiento y los tokens permanecen bloqueados hasta el evento de generación de tokens (TGE). Nada de lo que lees aquí es asesoramiento en materia de inversión.

closing-estimate = Calcular una compra
sale-closed = Hoy no se puede comprar RAA en este sitio.
sale-planned = Hoy no se puede comprar RAA en este sitio. Lo que sigue describe la compra tal como la prevé el proyecto.
