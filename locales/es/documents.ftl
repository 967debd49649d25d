documents-contents = En esta página
documents-updated = Última actualización: { $date }
documents-related = Sigue leyendo

documents-tokenomics = Tokenomía en detalle
documents-classification = Clasificación del token
documents-audit = Auditoría del token
documents-terms = Términos y aviso legal
documents-privacy = Privacidad y cookies
documents-risks = Advertencia de riesgos
