### The foot of every page: four columns of links, a disclaimer, one line of small print.

footer-labs = Labs
footer-products = Prodotti
footer-presale = Prevendita
footer-token = Token

footer-docs = Documentazione
footer-blog = Blog
footer-bot = Bot di messaggistica
footer-future = Prodotto futuro
footer-buy = Come comprare
footer-wallet = Non hai un wallet?
footer-support = Assistenza
footer-staking = Staking
footer-audit = Audit del token

footer-social = Canali
footer-messenger = Canale di messaggistica
footer-network = Profilo social
footer-coin-data = Dati di mercato

footer-copyright = © { $editorial-copyright_year } { -raa }
