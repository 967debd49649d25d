footer-labs = Labs
footer-products = Productos
footer-presale = Preventa
footer-token = Token

footer-docs = Documentación
footer-blog = Blog
footer-bot = Bot de mensajería
footer-future = Producto futuro
footer-buy = Cómo comprar
footer-wallet = ¿No tienes monedero?
footer-support = Soporte
footer-staking = Staking
footer-audit = Auditoría del token

footer-social = Canales
footer-messenger = Canal de mensajería
footer-network = Red social
footer-coin-data = Datos de criptomonedas

footer-copyright = © { $editorial-copyright_year } { -raa }
