consent-label = Consentement aux outils d’analyse
consent-text = Si vous acceptez, ce site transmet les étapes d’un achat à { $tools }. Son exploitant voit ainsi où les visiteurs s’arrêtent et quelle publicité les a amenés. Si vous refusez, rien n’est envoyé et le site fonctionne de la même façon. <privacy>Ce qui est envoyé, et comment changer d’avis</privacy>
consent-tools = { $first } et { $second }
consent-allow = Accepter
consent-refuse = Refuser

consent-state-none = Vous n’avez pas encore choisi. Rien n’est envoyé.
consent-state-granted = Vous avez accepté les outils d’analyse.
consent-state-denied = Vous avez refusé les outils d’analyse. Rien n’est envoyé.
consent-state-browser = Votre navigateur refuse pour vous. Rien n’est envoyé.
