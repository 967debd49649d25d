### What the token is for: the table of the home page and of the tokenomics page.

utilities-title = A che cosa serve il token
utilities-lead = RAA è un utility token: serve a pagare, fare staking e votare. Della maggior parte delle commissioni si brucia una quota.
utilities-use = Uso
utilities-terms = Condizioni
utilities-plan = Pagare un piano
utilities-plan-terms = Dal { $plans-token_discount-low } al { $plans-token_discount-high } in meno se paghi in RAA
utilities-copy = Copiare un agente
utilities-copy-terms = Il { $tokenomics-creator_share } all’autore, il { $tokenomics-protocol_share } al protocollo
utilities-alpha = Abbonarsi ai dati alpha
utilities-alpha-terms = Il { $plans-pro-alpha_discount } in meno con PRO, il { $plans-premium-alpha_discount } in meno con Premium
utilities-agent = Usare un agente
utilities-agent-terms = Ne viene bruciato fino al { $burns-agent_use } (dalle FAQ)
utilities-trade = Scambiare token di agenti
utilities-trade-terms = Su exchange decentralizzati
utilities-execution = Far operare un agente
utilities-execution-terms = Commissione di esecuzione
utilities-vote = Votare nella DAO
utilities-vote-terms = Rendimento dopo il lancio e tesoreria
utilities-stake = Fare staking
utilities-stake-terms = APY massimo del { $staking-apy } fino al TGE, non garantito; poi lo stabilisce la DAO
