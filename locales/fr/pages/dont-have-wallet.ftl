## Head of the document

meta-title = Pas de portefeuille ? Comment en créer un pour le RAA
meta-description = Ce qu’est un portefeuille crypto, comment en créer un pas à pas, lesquels gèrent les réseaux de la prévente, et comment garder la phrase de récupération.
meta-keywords = portefeuille crypto, wallet, créer un portefeuille, phrase de récupération, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = D’abord, un portefeuille
meta-social-description = Ce qu’est un portefeuille, comment en créer un, et comment garder pour soi sa phrase de récupération.

## Head of the page

start-title = D’abord, un portefeuille
start-lead = Les RAA se gardent dans un portefeuille que vous seul contrôlez. Pour en créer un, il faut un peu de temps, de la rigueur et une feuille de papier.
start-action-label = Voir les portefeuilles

## What a wallet is

what-title = Qu’est-ce qu’un portefeuille (wallet) ?
what-lead = Vos jetons sont des écritures sur un réseau. Le portefeuille détient la clé qui permet de les transférer.
what-address-title = Une adresse
what-address-text = C’est une suite de lettres et de chiffres à laquelle on vous envoie des fonds. Vous pouvez la montrer à tous. Sa forme change selon le type de réseau.
what-key-title = Une clé
what-key-text = C’est le secret qui signe ce que vous envoyez. Il reste dans le portefeuille. Quiconque le possède peut tout transférer, et un envoi ne peut pas être annulé.
what-phrase-title = Une phrase
what-phrase-text = C’est la clé, écrite sous forme d’une courte liste de mots ordinaires. Elle permet de restaurer le portefeuille si un appareil est perdu, et quiconque la lit peut le faire.

## Setting one up

steps-title = Comment en créer un
steps-lead = Suivez l’ordre : notez la phrase de récupération avant de recevoir de l’argent.
steps-choose-title = Choisissez celui qui convient
steps-choose-text = Regardez les réseaux indiqués à côté de chaque portefeuille ci-dessous. Si vous comptez payer par carte bancaire, il doit gérer Base : les jetons achetés par carte y arrivent.
steps-download-title = Téléchargez-le chez l’éditeur
steps-download-text = Suivez un lien de cette page ou tapez vous-même l’adresse de l’éditeur. Les résultats de recherche et les annonces mènent souvent à de faux portefeuilles, faits pour voler.
steps-create-title = Créez un nouveau portefeuille
steps-create-text = Choisissez un mot de passe que vous n’utilisez nulle part ailleurs. Il ne verrouille que l’appli sur cet appareil et ne remplace pas la phrase de récupération.
steps-phrase-title = Notez la phrase
steps-phrase-text = Écrivez les mots sur papier, dans l’ordre, avant de recevoir quoi que ce soit. Ne prenez ni photo ni capture d’écran, et ne gardez aucune note dans le cloud.
steps-try-title = Essayez avec une petite somme
steps-try-text = Recevez une petite somme et vérifiez qu’elle arrive sur le bon réseau. Chaque réseau prélève ses frais dans sa cryptomonnaie native : gardez-en un peu.

## Wallets

wallets-title = Des portefeuilles au choix
wallets-lead = Ces portefeuilles viennent d’autres éditeurs. Ni ces éditeurs ni ce site ne peuvent vous rendre ce que vous y perdez.
wallets-networks = Réseaux de la prévente
wallets-download = Télécharger depuis { $host }
wallets-metamask = C’est une extension de navigateur et une appli mobile. Conçu à l’origine pour Ethereum, ce portefeuille gère aujourd’hui tous les réseaux de la prévente.
wallets-trust = C’est une appli mobile avec une extension de navigateur. Ce portefeuille gère de nombreux réseaux, dont tous ceux de la prévente.
wallets-coinbase = C’est une appli mobile et une extension de navigateur. Ce portefeuille gère de nombreux réseaux, dont tous ceux de la prévente.
wallets-phantom = C’est une extension de navigateur et une appli mobile. Conçu à l’origine pour Solana, ce portefeuille gère les réseaux de la prévente, sauf BNB Chain.
wallets-solflare = C’est une extension de navigateur et une appli mobile, faites pour Solana seulement. Ce portefeuille ne gère pas Base et ne convient donc pas à un achat par carte.

## Safety

safety-title = Protégez bien la phrase
safety-lead = Quelqu’un qui connaît votre phrase de récupération n’a pas besoin de forcer votre portefeuille. Trois règles la protègent.
safety-ask-title = Personne n’en a besoin
safety-ask-text = Aucune assistance, aucun formulaire, aucun airdrop n’a jamais besoin de votre phrase de récupération. Toute personne qui la demande cherche à vous voler, aussi aimable que soit le message.
safety-screen-title = Jamais sur un écran
safety-screen-text = Écrivez-la sur papier et gardez-la à l’abri du feu et des regards. Ce qui est tapé ou photographié peut être copié sans que cela laisse de trace.
safety-reset-title = Pas de réinitialisation
safety-reset-text = Si l’appareil et la phrase sont perdus, les jetons le sont aussi. Aucun éditeur, aucun réseau, aucun tribunal ne peut vous les rendre.

## What comes next

next-title = Une fois le portefeuille prêt
next-text = Les deux façons d’acheter sont expliquées pas à pas, avec un portefeuille ou par carte bancaire. Le RAA peut perdre toute sa valeur, et il reste bloqué jusqu’à l’événement de génération des jetons (TGE).
next-action-label = Voir comment acheter
