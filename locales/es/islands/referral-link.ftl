## The sentence

no-wallet = Un enlace personal va asociado a un monedero. Conecta uno para obtener el tuyo.
connect = Conectar monedero
pending = Solicitando el enlace de { $address }.
unavailable = Tu enlace aparecerá aquí cuando se activen los enlaces.
failed = No se ha podido obtener el enlace. Comprueba la conexión y vuelve a intentarlo.
failed-answer = La respuesta sobre este enlace no se ha podido interpretar, así que no se muestra ninguno. Vuelve a intentarlo más tarde.
retry = Reintentar
no-script = Para obtener tu enlace hace falta JavaScript.

## The link

link-label = Enlace de { $address }
copy = Copiar enlace
share = Compartir
share-text = { -raa } es un token de alto riesgo. Si compras con este enlace, cobro por ello.

## The link that the visitor came through

came-through = Has llegado por el enlace de { $code }.
