documents-contents = Auf dieser Seite
documents-updated = Stand: { $date }
documents-related = Weiterlesen

documents-tokenomics = Tokenomics in Worten
documents-classification = Einordnung des Tokens
documents-audit = Token-Audit
documents-terms = Rechtliche Bedingungen
documents-privacy = Datenschutz und Cookies
documents-risks = Risikohinweise
