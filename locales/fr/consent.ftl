consent-label = Consentement à la mesure d’audience
consent-text = Si vous acceptez, ce site signale les étapes d’un achat via { $tools }. Son exploitant voit ainsi où l’on s’arrête et quelle publicité a amené les visiteurs. Si vous refusez, rien n’est envoyé et le site fonctionne de la même façon. <privacy>Ce qui est envoyé, et comment changer d’avis</privacy>
consent-tools = { $first } et { $second }
consent-allow = Accepter
consent-refuse = Refuser

consent-state-none = Vous n’avez pas encore choisi. Rien n’est envoyé.
consent-state-granted = Vous avez accepté la mesure d’audience.
consent-state-denied = Vous avez refusé la mesure d’audience. Rien n’est envoyé.
consent-state-browser = Votre navigateur refuse pour vous. Rien n’est envoyé.
