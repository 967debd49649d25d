### Le pagine di testo: tokenomics in dettaglio, natura del token, audit, termini, privacy, rischi.

documents-contents = In questa pagina
documents-updated = Ultimo aggiornamento: { $date }
documents-related = Continua a leggere

documents-tokenomics = Tokenomics in dettaglio
documents-classification = Natura del token
documents-audit = Audit del token
documents-terms = Termini e note legali
documents-privacy = Privacy e cookie
documents-risks = Informativa sui rischi
