documents-contents = Sur cette page
documents-updated = Dernière mise à jour : { $date }
documents-related = À lire ensuite

documents-tokenomics = La tokenomics par écrit
documents-classification = Classification du jeton
documents-audit = Audit du jeton
documents-terms = Conditions d’utilisation
documents-privacy = Vie privée et cookies
documents-risks = Exposé des risques
