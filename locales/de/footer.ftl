footer-labs = Labs
footer-products = Produkte
footer-presale = Presale
footer-token = Token

footer-docs = Dokumentation
footer-blog = Blog
footer-bot = Messenger-Bot
footer-future = Künftiges Produkt
footer-buy = So kaufen Sie RAA
footer-wallet = Noch keine Wallet?
footer-support = Support
footer-staking = Staking
footer-audit = Token-Audit

footer-social = Kanäle
footer-messenger = Messenger-Kanal
footer-network = Soziales Netzwerk
footer-coin-data = Kursdaten

footer-copyright = © { $editorial-copyright_year } { -raa }
