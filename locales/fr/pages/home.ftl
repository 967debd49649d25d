## Head of the document

meta-title = RAA : la couche d’intelligence émotionnelle de la crypto
meta-description = RAA lit la peur, l’avidité et le FOMO, dans la foule et chez vous, tant que l’on peut attendre. Risque élevé : vous pouvez perdre tout ce que vous versez.
meta-keywords = RAA, intelligence émotionnelle, crypto, IA comportementale, FOMO, RAAdar, agents de trading, prévente, staking
meta-social-title = Le marché s’émeut avant de bouger
meta-social-description = L’intelligence émotionnelle pour la crypto : elle lit l’humeur de la foule et vos habitudes de trading. Risque élevé.

## Hero

hero-title-1 = Le marché s’émeut
hero-title-2 = avant de bouger.
hero-lead = RAA est une couche d’intelligence émotionnelle pour la crypto. Elle lit la peur, l’avidité et le FOMO dans la foule comme dans vos propres opérations, et vous le dit tant que vous pouvez encore attendre.
hero-buy = Acheter du RAA
hero-how = Comment acheter
hero-risk = Le RAA peut perdre toute sa valeur, et les jetons restent bloqués jusqu’au TGE.

hero-alert-tag = Exemple d’alerte
hero-alert-title = Le FOMO monte sur SOL
hero-alert-crowd = La foule
hero-alert-you = Vous
hero-alert-note = Les trois dernières fois que vous avez acheté dans cette humeur, vous avez vendu à perte.
hero-alert-wait = Attendre { $examples-pause } min
hero-alert-smaller = Réduire le montant

hero-field-reading = Lecture
hero-field-decision = Votre décision
hero-field-caption = Illustration : une foule avant et après une lecture.

hero-terms-title = Conditions de la prévente
hero-terms-price-label = Prix initial
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Cotation prévue
hero-terms-listing = { $presale-listing_price } USD
hero-terms-step-label = Hausse du prix
hero-terms-step = { $presale-step_days ->
    [one] chaque jour
   *[other] tous les { $presale-step_days } jours
}
hero-terms-target-label = Objectif de levée
hero-terms-target = { NUMBER($presale-raise_target, notation: "compact") } USD
hero-terms-minimum-label = Minimum
hero-terms-minimum = environ { $presale-minimum_purchase } USD
hero-terms-networks = Réseaux
hero-terms-payment = Payable en ETH, BNB, SOL, USDT, USDC ou par carte bancaire

## Stats

stats-title = Sur quoi reposent les lectures.

## Core elements

core-title = Cinq instruments, une lecture.
core-lead = Chacun part de la même question : que ressent-on au moment de trader ?
core-radar-name = RAAdar
core-radar-title = Alertes FOMO, peur et avidité
core-radar-text = Observe les publications sociales et les mouvements sur la blockchain, et vous prévient quand une humeur tourne à la ruée.
core-profile-name = Profil comportemental
core-profile-title = Votre façon de trader, en clair
core-profile-text = L’historique d’un portefeuille, lu comme une suite d’habitudes : quand vous courez après le marché, quand vous vous figez, quand vous attendez.
core-agent-name = Agents IA personnels
core-agent-title = Une règle écrite au calme
core-agent-text = Un agent de trading qui tient vos limites dans vos moments de faiblesse. Il peut malgré tout perdre de l’argent.
core-agent-condition = Si le FOMO dépasse
core-agent-threshold = { $examples-rule_mood }
core-agent-action = achats suspendus pendant
core-agent-pause = { $examples-pause } min
core-app-name = Appli d’apprentissage
core-app-title = S’exercer sur de vraies journées
core-app-text = De courtes leçons, puis une journée de marché rejouée sans votre argent. Les quêtes terminées rapportent des RAA.
core-app-replay = En pause avant la ruée.
core-app-reward = + RAA
core-market-name = Place de marché d’agents
core-market-title = Copier un agent, payer son auteur
core-market-text = À partir de { $tokenomics-micro_token_copies } copies actives, un agent peut lancer son propre microjeton.
core-market-creator = au créateur
core-market-protocol = au protocole

## Why traders lose

emotions-title = L’erreur précède l’ordre.
emotions-lead = Après coup, une perte ressemble à un graphique. Avant, il y avait une émotion, et trop peu de temps entre cette émotion et l’ordre.
emotions-voice = Ce qu’elle vous dit
emotions-cost = Ce qu’elle vous coûte
emotions-help = Ce que fait RAA
emotions-fear = Peur
emotions-doubt = Doute
emotions-calm = Calme
emotions-greed = Avidité
emotions-fomo = FOMO
emotions-fear-voice = Sors tant que tu peux.
emotions-fear-cost = Vous vendez près du plus bas, puis vous regardez le cours remonter.
emotions-fear-help = Distingue l’information du bruit de la foule, pour que vous sachiez auquel des deux vous réagissez.
emotions-greed-voice = Encore un tout petit peu.
emotions-greed-cost = Aucun plan de sortie, et le gain repart comme il est venu.
emotions-greed-help = Votre agent s’en tient à l’objectif que vous avez choisi un jour tranquille.
emotions-fomo-voice = Tout le monde y est déjà.
emotions-fomo-cost = Vous arrivez en dernier et vous payez pour les premiers.
emotions-fomo-help = Vous prévient pendant que la foule se forme encore, et lance la pause que vous avez réglée.
emotions-scale = Les cinq émotions, dans l’ordre

## Strategy

strategy-title = Remarquer, nommer, décider.
strategy-lead = RAA ne trade pas plus vite que la foule. Il met de l’espace entre une émotion et un ordre.
strategy-notice = Remarquer
strategy-notice-text = RAAdar lit l’humeur de la foule dans les publications et les mouvements sur la blockchain. Votre profil lit la vôtre dans votre façon de trader.
strategy-name = Nommer
strategy-name-text = L’alerte dit de quelle émotion il s’agit, et quelle en est la force. Une émotion qui porte un nom se laisse plus facilement questionner.
strategy-decide = Décider
strategy-decide-text = Vous attendez, vous réduisez le montant ou vous y allez. Si vous avez confié la règle à un agent, il fait ce que vous lui avez dit quand vous étiez calme.

## Ecosystem

ecosystem-title = Des signaux aux agents.
ecosystem-lead = Cinq couches changent le bruit en décision, et cinq groupes de personnes les font vivre.
ecosystem-core = Qui fait vivre l’ensemble
ecosystem-traders = Traders
ecosystem-traders-text = Paient en RAA les lectures, les agents et les données, et en gagnent dans les quêtes.
ecosystem-creators = Créateurs
ecosystem-creators-text = Publient des modèles d’agents et gardent { $tokenomics-creator_share } de ce que paient ceux qui les copient.
ecosystem-validators = Validateurs
ecosystem-validators-text = { $validators-maximum ->
    [one] { $validators-maximum } nœud au plus. Il approuve les modèles d’agents et les projets soumis.
   *[other] { $validators-maximum } nœuds au plus. Ils approuvent les modèles d’agents et les projets soumis.
}
ecosystem-stakers = Participants au staking
ecosystem-stakers-text = Détiennent des sRAA, à un pour un avec le RAA, contre des récompenses qui ne sont pas garanties.
ecosystem-dao = DAO
ecosystem-dao-text = Fixe le rendement après le lancement et détient la trésorerie.
ecosystem-architecture = Le parcours d’une lecture
ecosystem-signals = Signaux
ecosystem-signals-text = Publications sociales et mouvements sur la blockchain, réunis côte à côte.
ecosystem-emotion = Émotion
ecosystem-emotion-text = Chaque signal reçoit le nom de l’émotion qui le porte.
ecosystem-behaviour = Comportement
ecosystem-behaviour-text = L’historique des portefeuilles devient un profil d’habitudes.
ecosystem-validation = Validation
ecosystem-validation-text = Des nœuds indexent les données des influenceurs et les données alpha, et valident les flux des investisseurs avisés.
ecosystem-agents = Agents
ecosystem-agents-text = La lecture rencontre les règles que vous avez écrites. Vous agissez, ou votre agent le fait.

## Tech stack

tech-title = De quoi RAA est fait.
tech-lead = Les périodes sont celles de la feuille de route publiée. Une période close est une période écoulée ; cela ne veut pas dire que l’élément est sorti.
tech-part = Élément
tech-purpose = À quoi il sert
tech-window = Période prévue
tech-api-text = D’autres produits y demandent la lecture d’une foule ou d’un portefeuille.
tech-sdk-text = Des outils et des données étiquetées pour qui construit sur les lectures.
tech-execution-text = Exécute ce que décide un agent, dans les limites fixées par son propriétaire.
tech-proof-text = Doit montrer ce qu’un agent a fait, et non ce qu’il a promis.
tech-reputation-text = Garde la trace des agents et des comptes au fil du temps.
tech-zkml-text = Vérifie le résultat d’un modèle sans ouvrir les données qui le fondent.
tech-dag-text = Ordonne les transactions en graphe, et non en une file unique.

## Token utilities: the card beside the table

utilities-airdrop-title = Commencez par en gagner
utilities-airdrop-text = Terminez des quêtes dans l’appli d’apprentissage et recevez des RAA sans en acheter.
utilities-airdrop-link = Voir l’airdrop
utilities-buy-title = Ou achetez en prévente
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Prix initial. Le minimum est d’environ { $presale-minimum_purchase } USD.
utilities-buy-link = Acheter du RAA
utilities-buy-risk = Les crypto-actifs sont à haut risque. Vous pouvez perdre tout ce que vous versez.

## train-and-earn and below

train-title = La minute difficile, à blanc.
train-lead = L’appli d’apprentissage arrête une journée de marché là où l’on perd la tête, et vous demande ce que vous feriez. D’après le projet, plus de { NUMBER($claims-users_trained, notation: "compact", compactDisplay: "long") } de personnes s’y sont entraînées.
train-mood-fear = Peur
train-mood-calm = Calme
train-mood-greed = Avidité
train-mood-fomo = FOMO
train-question = Journée en pause. Que feriez-vous ?
train-reveal = Voir la suite
train-cover = Cacher la suite
train-answer = La foule s’est ruée, a atteint son pic, puis s’est dispersée. Ce qui vous attirait là porte un nom : le FOMO.
train-caption = Exemple dessiné, pas un relevé de marché.
train-1-title = Suivez une courte leçon
train-1-text = Chacune nomme une seule émotion et montre comment elle fausse une opération.
train-2-title = Rejouez une vraie journée de marché
train-2-text = À la pause, vous décidez, sans argent en jeu ; puis vous voyez ce que la foule a fait.
train-3-title = Terminez une quête
train-3-text = Les quêtes terminées rapportent des RAA. Ce que rapporte chacune n’est pas publié.
train-action = À quoi sert le jeton

## Technology digest

digest-title = Carnet technique
digest-lead = Les notes de ceux qui construisent le protocole : ce qui a changé, et pourquoi.
digest-empty-title = Aucune note n’est encore publiée.
digest-empty-text = Les notes se rangeront ici, les plus récentes d’abord, chacune avec sa date et un lien.

## Roadmap

road-title = Feuille de route { $roadmap-years }
road-note = Périodes telles que publiées. Une période close est une période écoulée ; cela ne veut pas dire que tout y a été livré.

## Questions

faq-title = Vos questions, sans détour.
faq-lead = Autre chose ? L’assistance répond en { $support-reply_hours } heures environ.
faq-permalink = Lien vers cette réponse

faq-q-01 = Qu’est-ce que RAA ?
faq-a-01 = Le jeton utilitaire d’un protocole qui lit les émotions et les comportements sur les marchés crypto. On s’en sert pour payer, pour le staking et pour voter. L’offre totale est de { $tokenomics-supply } RAA. Ce n’est pas une part de société, et il ne promet aucun revenu.

faq-q-02 = Que surveille RAAdar ?
faq-a-02 = Les publications publiques sur les réseaux sociaux et l’activité sur la blockchain, côte à côte. Il y cherche la peur, l’avidité et le FOMO, et vous alerte pendant que l’une de ces humeurs monte. Une lecture décrit une humeur. Elle ne prédit pas un cours.

faq-q-03 = Comment mon profil est-il établi ?
faq-a-03 = À partir de l’historique de trading d’un portefeuille : à quel moment il entre, pour quels montants, à quelle vitesse il sort, et dans quelle humeur était alors la foule. Le profil vous montre où vos habitudes s’écartent de votre plan.

faq-q-04 = Qu’est-ce qu’un agent IA personnel ?
faq-a-04 = Un agent de trading qui suit des règles que vous avez fixées au calme. Vous pouvez aussi copier le modèle de quelqu’un d’autre : { $tokenomics-creator_share } du paiement revient à son auteur, { $tokenomics-protocol_share } au protocole. Un agent peut malgré tout perdre de l’argent, vite et pendant que vous dormez.

faq-q-05 = Faut-il de l’expérience ?
faq-a-05 = Non. L’appli d’apprentissage part de zéro, avec de courtes leçons et des journées rejouées sans argent en jeu. Les quêtes terminées rapportent des RAA : vous pouvez faire le tour des lieux avant de décider si vous achetez quoi que ce soit.

faq-q-06 = Combien coûte le RAA ?
faq-a-06 = La prévente commence à { $presale-initial_price } USD et le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. Le prix de cotation prévu est de { $presale-listing_price } USD. L’ampleur de chaque hausse n’est pas publiée, et le prix de marché après la cotation peut être inférieur à celui que vous avez payé.
faq-more-06 = Voir le calendrier des prix

faq-q-07 = Comment acheter ?
faq-a-07 = Connectez un portefeuille, choisissez un réseau, saisissez un montant et confirmez. L’opération prendrait moins de { $presale-purchase_minutes } minutes. Le minimum est d’environ { $presale-minimum_purchase } USD. Vous pouvez payer en ETH, BNB, SOL, USDT ou USDC, ou par carte bancaire.

faq-q-08 = Puis-je payer par carte ?
faq-a-08 = Oui, par l’intermédiaire d’un prestataire de paiement. Il demande un numéro de téléphone, un nom et une adresse de facturation, les données de votre carte et une adresse de portefeuille sur Base. Jusqu’à { $presale-card_limit } USD, il ne vérifie pas l’identité.

faq-q-09 = Quand puis-je déplacer mes jetons ?
faq-a-09 = Après l’émission des jetons (TGE). Jusque-là, ils sont bloqués et ne peuvent pas être déplacés. À partir du TGE, ils se débloquent par parts égales sur { $presale-vesting_months } mois.
faq-more-09 = Voir le calendrier de déblocage

faq-q-10 = Qu’est-ce que le sRAA ?
faq-a-10 = Un jeton de staking, à { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA et à { $staking-token-decimals } décimales. Les premiers acheteurs le reçoivent automatiquement. Il rapporte jusqu’à { $staking-apy } d’APY avant le TGE, ce qui est un plafond et non une promesse, et s’échange après la cotation contre des RAA et les récompenses.

faq-q-11 = Quelle part des frais de vote est brûlée ?
faq-a-11 = Deux valeurs sont publiées : jusqu’à { $conflicts-governance_burn-first } des frais de vote dans la tokenomics, { $conflicts-governance_burn-second } dans la FAQ propre au projet. Tant qu’aucune n’est confirmée, retenez la plus basse. Pour l’usage d’un agent, c’est jusqu’à { $burns-agent_use }, un chiffre que seule la FAQ donne.
faq-more-11 = Voir tout ce qui est brûlé

faq-q-12 = Quel staking pour un validateur ?
faq-a-12 = Deux valeurs sont publiées : { $conflicts-validator_stake-first } RAA dans la tokenomics, { $conflicts-validator_stake-second } RAA ou plus sur la page des validateurs. Demandez à l’équipe laquelle s’applique avant d’acheter. Il y a { $validators-maximum } nœuds au plus.

faq-q-13 = Que rapporte le parrainage ?
faq-a-13 = Une récompense mensuelle, en USDT et en RAA, selon le volume : { $referral-tiers-leader-reward } au-delà de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, { $referral-tiers-mentor-reward } au-delà de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } et { $referral-tiers-guru-reward } au-delà de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }. Au-dessous, aucune récompense n’est indiquée. Quand vous partagez un lien, dites qu’il vous rémunère.

faq-q-14 = Quels sont les risques ?
faq-a-14 = Le prix peut tomber à zéro. Aucune date de lancement n’est confirmée, les règles peuvent changer, le code peut défaillir. Le rendement peut baisser ou s’arrêter. Pendant tout ce temps, vos jetons sont bloqués. Ne payez que ce que vous pouvez vous permettre de perdre.

## Use cases

case-title = Même jour, sans et avec lecture.
case-lead = Trois illustrations. Les personnages sont inventés, et aucun résultat n’est promis.
case-before = Avant
case-after = Après

case-retail-name = Trader particulier
case-retail-before-title = Achète ce que tout le monde a.
case-retail-before = Une crypto que vous connaissez à moitié monte pour le troisième jour d’affilée et le fil de discussion s’emballe. Vous achetez plus que prévu. Le cours se retourne ; vous gardez par orgueil, puis vous vendez en pleine nuit, faute de trouver le sommeil.
case-retail-after-title = Laisse passer la ruée.
case-retail-after = RAAdar montre que la foule bascule dans le FOMO, et que vos dernières entrées ressemblaient à celle-ci. La pause que vous avez réglée retient l’ordre. Vous achetez moins, ou rien, et vous savez pourquoi.
case-retail-uses = RAAdar, et une pause bien à vous

case-pro-name = Trader professionnel
case-pro-before-title = Double la mise pour se refaire.
case-pro-before = La méthode tient la plupart des jours. Après une série de pertes, vous doublez la taille de vos positions et vous déplacez un stop que vous aviez écrit vous-même. Le soir, une bonne semaine s’est effacée, et le carnet accuse le marché.
case-pro-after-title = Garde la taille prévue.
case-pro-after = Votre profil signale l’opération où la taille s’est écartée du plan. L’agent maintient la limite que vous aviez fixée avant l’ouverture. Vous perdez encore certains jours. La taille d’une perte se décide avant l’opération, et elle peut malgré tout être plus grande.
case-pro-uses = Profil comportemental, agent personnel

case-fund-name = Fonds
case-fund-before-title = Débat du graphique.
case-fund-before = L’équipe se réunit après le mouvement. Un analyste voit de la panique, un autre une occasion, et chacun apporte ses captures d’écran. La position suit le dernier qui parle, et personne n’en note la raison.
case-fund-after-title = Débat d’une même lecture.
case-fund-after = Tous partent de la même mesure de la foule et des portefeuilles, dans les modèles de la maison. Ils ne sont toujours pas d’accord, mais sur une seule série de chiffres, et la raison de l’opération est au dossier.
case-fund-uses = API émotions et comportements, telle qu’inscrite à la feuille de route

## Partners, news, video

partners-title = Partenaires
partners-statement = { $name }, déclaration
partners-empty-title = Aucun partenaire n’est encore nommé.
partners-empty-text = Un nom ne figurera ici qu’avec un lien vers l’endroit où le partenaire le dit aussi.

news-title = Dans la presse
news-empty-title = Aucun article n’est encore recensé.
news-empty-text = Les articles figureront ici avec le nom du média, la date et un lien vers l’original.

video-title = Du bruit à la décision.
video-caption = Dessin : une foule avant une lecture, et après.
video-watch = Voir sur { $host }
video-length = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
video-note = La vidéo vient d’un autre site. Rien n’en est chargé avant que vous ne la lanciez.

## Closing call

buy-title = Décidez à tête reposée.
