documents-contents = Sur cette page
documents-updated = Dernière mise à jour : { $date }
documents-related = À lire ensuite

documents-tokenomics = La tokenomics en détail
documents-classification = Classification du jeton
documents-audit = Audit du jeton
documents-terms = Conditions d’utilisation
documents-privacy = Vie privée et cookies
documents-risks = Facteurs de risque
