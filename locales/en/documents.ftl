### The pages of text: tokenomics in words, token classification, token audit, terms, privacy, risks.

# Head of the list of parts beside the text; at most 24 characters.
documents-contents = On this page
# Small line under the introduction. { $date } is a full date.
documents-updated = Last updated: { $date }
# Head of the links to other pages of text, at the end; at most 24 characters.
documents-related = Read next

# Page heads, set very large, and links to these pages; at most 24 characters each.
documents-tokenomics = Tokenomics in detail
documents-classification = Token classification
documents-audit = Token audit
documents-terms = Terms and legal
documents-privacy = Privacy and cookies
documents-risks = Risk disclosure
