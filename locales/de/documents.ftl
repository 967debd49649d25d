documents-contents = Auf dieser Seite
documents-updated = Stand: { $date }
documents-related = Weiterlesen

documents-tokenomics = Tokenomics im Detail
documents-classification = Einordnung des Tokens
documents-audit = Token-Audit
documents-terms = Nutzungs{ "\u00AD" }bedingungen
documents-privacy = Datenschutz und Cookies
documents-risks = Risikohinweise
