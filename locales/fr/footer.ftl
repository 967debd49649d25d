footer-labs = Labs
footer-products = Produits
footer-presale = Prévente
footer-token = Jeton

footer-docs = Documentation
footer-blog = Blog
footer-bot = Bot de messagerie
footer-future = Produit à venir
footer-buy = Comment acheter
footer-wallet = Pas de portefeuille ?
footer-support = Assistance
footer-staking = Staking
footer-audit = Audit du jeton

footer-social = Nos canaux
footer-messenger = Canal de messagerie
footer-network = Réseau social
footer-coin-data = Cours et données

footer-copyright = © { $editorial-copyright_year } { -raa }
