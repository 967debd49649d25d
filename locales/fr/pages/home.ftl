## Head of the document

meta-title = RAA : un protocole qui mesure l’humeur du marché crypto
meta-description = RAA repère la peur, l’avidité et le FOMO dans la foule et dans vos ordres, et vous prévient à temps. Risque élevé : vous pouvez perdre tout ce que vous versez.
meta-keywords = RAA, intelligence émotionnelle, crypto, IA comportementale, FOMO, RAAdar, agents de trading, prévente, staking
meta-social-title = Le marché s’émeut avant de bouger
meta-social-description = RAA mesure l’humeur du marché crypto et repère vos habitudes de trading. Risque élevé : vous pouvez tout perdre.

## Hero

hero-title-1 = Le marché s’émeut
hero-title-2 = avant de bouger.
hero-lead = RAA est un protocole qui mesure l’humeur du marché crypto. Il repère la peur, l’avidité et le FOMO dans la foule et dans vos propres opérations, et vous prévient avant que vous n’agissiez.
hero-how = Comment acheter
hero-risk = Le RAA peut perdre toute sa valeur. Les jetons restent bloqués jusqu’à leur émission (TGE).

hero-alert-tag = Exemple d’alerte
hero-alert-title = Le FOMO monte sur SOL
hero-alert-crowd = La foule
hero-alert-you = Vous
hero-alert-note = Les trois dernières fois que vous avez acheté dans cet état d’esprit, vous avez vendu à perte.
hero-alert-wait = Attendre { $examples-pause } min
hero-alert-smaller = Réduire le montant
hero-alert-waited = Aucun ordre ne part pendant { $examples-pause } minutes. Ensuite, vous décidez de nouveau.
hero-alert-reduced = Vous achetez avec moins d’argent. Si le prix baisse, vous perdez moins.

hero-field-reading = Mesure
hero-field-decision = Votre décision
hero-field-caption = Illustration : une foule avant et après une mesure

hero-terms-title = Conditions de la prévente
hero-terms-price-label = Prix initial
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Prix de cotation prévu
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

stats-title = Sur quoi reposent les mesures

## Core elements

core-title = Cinq outils, une seule mesure
core-lead = Chacun part de la même question : que ressent-on au moment de trader ?
core-radar-name = RAAdar
core-radar-title = Alertes FOMO, peur et avidité
core-radar-text = Observe les publications sur les réseaux sociaux et les transactions sur la blockchain, et vous prévient quand une humeur tourne à la ruée.
core-profile-name = Profil comportemental
core-profile-title = Votre façon de trader, en clair
core-profile-text = L’historique d’un portefeuille révèle des habitudes : quand vous courez après le marché, quand vous vous figez, quand vous attendez.
core-agent-name = Agents IA personnels
core-agent-title = Des règles fixées au calme
core-agent-text = Un agent de trading qui respecte vos limites même dans vos moments de faiblesse. Il peut malgré tout perdre de l’argent.
core-agent-tag = Exemple de règle
core-agent-condition = Exemple : si le FOMO dépasse
core-agent-threshold = { $examples-rule_mood }
core-agent-action = achats suspendus pendant
core-agent-pause = { $examples-pause } min
core-app-name = Appli d’apprentissage
core-app-title = S’exercer sur de vraies journées
core-app-text = De courtes leçons, puis une vraie journée de marché, rejouée sans risquer votre argent. Les quêtes terminées rapportent des RAA.
core-app-replay = En pause avant la ruée
core-app-reward = + RAA
core-market-name = Place de marché d’agents
core-market-title = Copier un agent, payer son créateur
core-market-text = À partir de { $tokenomics-micro_token_copies } copies actives, un agent peut lancer son propre micro-token.
core-market-creator = au créateur
core-market-protocol = au protocole

## Why traders lose

emotions-title = Pourquoi les traders perdent
emotions-lead = Une perte commence souvent par une émotion : la peur, l’avidité ou la crainte de rater une occasion (FOMO). Entre l’émotion et l’ordre, il reste peu de temps. C’est là que RAA vous prévient.
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
emotions-greed-cost = Sans plan de sortie, vous reperdez le gain.
emotions-greed-help = Votre agent s’en tient à l’objectif que vous avez choisi un jour tranquille.
emotions-fomo-voice = Tout le monde y est déjà.
emotions-fomo-cost = Vous achetez tard, à ceux qui ont acheté tôt.
emotions-fomo-help = Vous prévient pendant que la foule se forme encore.
emotions-scale = Les cinq émotions, dans l’ordre

## Strategy

strategy-title = Remarquer, nommer, décider
strategy-lead = RAA vous laisse du temps entre une émotion et un ordre, en trois étapes.
strategy-notice = Remarquer
strategy-notice-text = RAAdar mesure l’humeur de la foule dans les publications et les transactions sur la blockchain. Votre profil déduit la vôtre de votre façon de trader.
strategy-name = Nommer
strategy-name-text = L’alerte dit de quelle émotion il s’agit, et quelle en est la force. Vous pouvez alors vérifier si c’est une raison de trader.
strategy-decide = Décider
strategy-decide-text = Vous attendez, vous réduisez le montant ou vous y allez. Si vous avez confié la règle à un agent, il fait ce que vous lui avez dit quand vous étiez calme.

## Ecosystem

ecosystem-title = Des signaux aux agents
ecosystem-lead = Cinq couches transforment le bruit en décision, et cinq groupes de personnes les font fonctionner.
ecosystem-core = Qui fait vivre l’ensemble
ecosystem-traders = Traders
ecosystem-traders-text = Paient en RAA les mesures, les agents et les données, et en gagnent dans les quêtes.
ecosystem-creators = Créateurs
ecosystem-creators-text = Publient des modèles d’agents et gardent { $tokenomics-creator_share } de ce que paient ceux qui les copient.
ecosystem-validators = Validateurs
ecosystem-validators-text =
    { $validators-maximum ->
        [one] Jusqu’à { $validators-maximum } nœud. Il approuve les modèles d’agents et les projets soumis par les développeurs.
       *[other] Jusqu’à { $validators-maximum } nœuds. Ils approuvent les modèles d’agents et les projets soumis par les développeurs.
    }
ecosystem-stakers = Participants au staking
ecosystem-stakers-text = Détiennent des sRAA, au ratio de un pour un avec le RAA, pour des récompenses qui ne sont pas garanties.
ecosystem-dao = DAO
ecosystem-dao-text = Fixe le rendement après le lancement et détient la trésorerie.
ecosystem-architecture = Le parcours d’une mesure
ecosystem-signals = Signaux
ecosystem-signals-text = Publications sur les réseaux sociaux et transactions sur la blockchain, recueillies en parallèle.
ecosystem-emotion = Émotion
ecosystem-emotion-text = À chaque signal est associée l’émotion qui le motive.
ecosystem-behaviour = Comportement
ecosystem-behaviour-text = L’historique des portefeuilles devient un profil d’habitudes.
ecosystem-validation = Validation
ecosystem-validation-text = Des nœuds indexent les données des influenceurs et les données alpha, et valident les flux de smart money.
ecosystem-agents = Agents
ecosystem-agents-text = La mesure est confrontée aux règles que vous avez fixées. Vous agissez, ou votre agent le fait.

## Tech stack

tech-title = La technologie de RAA
tech-lead = Les éléments du protocole, en commençant par ceux du semestre en cours de la feuille de route.
tech-api-text = Permet à d’autres produits d’obtenir la mesure d’une foule ou d’un portefeuille.
tech-sdk-text = Des outils et des données étiquetées pour qui développe à partir des mesures.
tech-execution-text = Exécute ce que décide un agent, dans les limites fixées par son propriétaire.
tech-proof-text = Doit prouver ce qu’un agent a réellement fait.
tech-reputation-text = Garde la trace des agents et des comptes au fil du temps.
tech-zkml-text = Vérifie le résultat d’un modèle sans révéler les données qui le fondent.
tech-dag-text = Ordonne les transactions en graphe plutôt qu’en une file unique.

## Token utilities: the card beside the table

utilities-airdrop-title = Airdrop
utilities-airdrop-text = Un airdrop de RAA figure parmi les usages publiés du jeton.
utilities-buy-title = Prévente
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Prix initial. Le minimum est d’environ { $presale-minimum_purchase } USD.
utilities-buy-risk = Les crypto-actifs sont à haut risque. Vous pouvez perdre tout ce que vous versez.

## train-and-earn and below

train-title = S’entraîner et gagner
train-lead = L’appli d’apprentissage rejoue une journée de marché, l’arrête avant la ruée et vous demande ce que vous feriez.
train-mood-fear = Peur
train-mood-calm = Calme
train-mood-greed = Avidité
train-mood-fomo = FOMO
train-question = Journée en pause. Que feriez-vous ?
train-reveal = Voir la suite
train-cover = Cacher la suite
train-answer = La ruée a eu lieu, a atteint son pic, puis est retombée. Ce qui vous poussait à acheter s’appelle le FOMO.
train-caption = Exemple dessiné, sans données de marché réelles.
train-1-title = Suivez une courte leçon
train-1-text = Chaque leçon porte sur une seule émotion et montre comment elle fausse une opération.
train-2-title = Rejouez une vraie journée de marché
train-2-text = À la pause, vous décidez, sans argent en jeu ; puis vous voyez ce que la foule a fait.
train-3-title = Terminez une quête
train-3-text = Les quêtes terminées rapportent des RAA. Ce que rapporte chacune n’est pas publié.

## Technology digest

digest-title = Carnet technique
digest-lead = Comment le protocole fonctionne, ce qui est décidé et ce qui ne l’est pas.

## Roadmap

road-title = Feuille de route { $roadmap-years }

## Questions

faq-title = Questions et réponses
faq-lead = Autre chose ? Si un paiement a échoué ou si le jeton n’apparaît pas, l’assistance vous indique la marche à suivre.
faq-permalink = Lien vers cette réponse

faq-q-01 = Qu’est-ce que RAA ?
faq-a-01 = Le jeton utilitaire d’un protocole qui analyse les émotions et les comportements sur les marchés crypto. On s’en sert pour payer, pour le staking et pour voter. L’offre totale est de { $tokenomics-supply } RAA. Le RAA n’est pas une part de société et ne promet aucun revenu.

faq-q-02 = Que surveille RAAdar ?
faq-a-02 = Les publications publiques sur les réseaux sociaux et les transactions sur la blockchain, en parallèle. Il y cherche la peur, l’avidité et le FOMO, et vous alerte pendant que l’une de ces humeurs monte. Une mesure décrit une humeur. Elle ne prédit pas un cours.

faq-q-03 = Comment mon profil est-il établi ?
faq-a-03 = À partir de l’historique de trading d’un portefeuille : à quel moment il entre, pour quels montants, à quelle vitesse il sort, et dans quelle humeur était alors la foule. Le profil vous montre où vos habitudes s’écartent de votre plan.

faq-q-04 = Qu’est-ce qu’un agent IA personnel ?
faq-a-04 = Un agent de trading qui suit des règles que vous avez fixées au calme. Vous pouvez aussi copier le modèle de quelqu’un d’autre : { $tokenomics-creator_share } du paiement revient à son créateur, { $tokenomics-protocol_share } au protocole. Un agent peut malgré tout perdre de l’argent, vite et pendant que vous dormez.

faq-q-05 = Faut-il de l’expérience ?
faq-a-05 = Non. L’appli d’apprentissage part de zéro, avec de courtes leçons et des journées rejouées sans argent en jeu. Les quêtes terminées rapportent des RAA : vous pouvez vous faire une idée avant de décider d’acheter ou non.

faq-q-06 = Combien coûte le RAA ?
faq-a-06 = La prévente commence à { $presale-initial_price } USD et le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. Le prix de cotation prévu est de { $presale-listing_price } USD. L’ampleur de chaque hausse n’est pas publiée, et le prix de marché après la cotation peut être inférieur à celui que vous avez payé.
faq-more-06 = Voir le calendrier des prix

faq-q-07 = Comment acheter ?
faq-a-07 = Connectez un portefeuille, choisissez un réseau, saisissez un montant et confirmez. Selon le projet, l’opération prend moins de { $presale-purchase_minutes } minutes. Le minimum est d’environ { $presale-minimum_purchase } USD. Vous pouvez payer en ETH, BNB, SOL, USDT ou USDC, ou par carte bancaire.

faq-q-08 = Puis-je payer par carte ?
faq-a-08 = Oui, par l’intermédiaire d’un prestataire de paiement. Il demande un numéro de téléphone, un nom et une adresse de facturation, les données de votre carte et une adresse de portefeuille sur Base. Jusqu’à { $presale-card_limit } USD, il ne vérifie pas l’identité.

faq-q-09 = Quand puis-je transférer mes jetons ?
faq-a-09 = Après l’émission des jetons (TGE). Jusque-là, ils sont bloqués et ne peuvent pas être transférés. À partir du TGE, ils se débloquent par parts égales sur { $presale-vesting_months } mois.
faq-more-09 = Voir le calendrier de déblocage

faq-q-10 = Qu’est-ce que le sRAA ?
faq-a-10 = Un jeton de staking, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA et à { $staking-token-decimals } décimales. Les acheteurs de la prévente le reçoivent automatiquement. Il rapporte au maximum { $staking-apy } d’APY jusqu’au TGE, sans garantie, et s’échange après la cotation contre des RAA et les récompenses.

faq-q-11 = Quelle part des frais de vote est brûlée ?
faq-a-11 = Deux valeurs sont publiées : jusqu’à { $conflicts-governance_burn-first } des frais de vote dans la tokenomics, { $conflicts-governance_burn-second } dans la FAQ du projet. Tant qu’aucune n’est confirmée, retenez la plus basse. Pour l’usage d’un agent, c’est jusqu’à { $burns-agent_use }, un chiffre que seule la FAQ donne.
faq-more-11 = Voir tout ce qui est brûlé

faq-q-12 = Quel stake pour un validateur ?
faq-a-12 = Deux valeurs sont publiées : { $conflicts-validator_stake-first } RAA dans la tokenomics, { $conflicts-validator_stake-second } RAA ou plus sur la page des validateurs. Tant qu’aucune n’est confirmée, on ne peut pas savoir combien de RAA exige une place. Il y a { $validators-maximum } nœuds au maximum.

faq-q-13 = Que rapporte le parrainage ?
faq-a-13 = Une récompense mensuelle, en USDT et autant en RAA, selon le volume : { $referral-tiers-leader-reward } dans chaque monnaie au-delà de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, { $referral-tiers-mentor-reward } au-delà de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } et { $referral-tiers-guru-reward } au-delà de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }. La base de calcul du pourcentage n’est pas publiée. Quand vous partagez un lien, dites qu’il vous rémunère.

faq-q-14 = Quels sont les risques ?
faq-a-14 = Le prix peut tomber à zéro. Aucune date de lancement n’est confirmée, les règles peuvent changer, le code peut être défaillant. Le rendement peut baisser ou s’arrêter. Pendant tout ce temps, vos jetons sont bloqués. Ne payez que ce que vous pouvez vous permettre de perdre.

## Use cases

case-title = Trois cas, avant et après
case-lead = Trois exemples. Les personnages sont inventés, et aucun résultat n’est promis.
case-before = Avant
case-after = Après

case-retail-name = Trader particulier
case-retail-before-title = Achète ce que tout le monde achète
case-retail-before = Une crypto que vous connaissez à moitié monte pour le troisième jour d’affilée et le fil de discussion s’emballe. Vous achetez plus que prévu. Le cours se retourne ; vous la gardez par orgueil, puis vous la vendez en pleine nuit, faute de trouver le sommeil.
case-retail-after-title = Laisse passer la ruée
case-retail-after = RAAdar montre que la foule bascule dans le FOMO et que vos dernières entrées ressemblaient à celle-ci. Vous attendez avant de passer l’ordre. Vous achetez moins, ou rien, et vous savez pourquoi.
case-retail-uses = RAAdar, et une pause que vous prenez vous-même

case-pro-name = Trader professionnel
case-pro-before-title = Double la mise pour se refaire
case-pro-before = La méthode fonctionne la plupart du temps. Après une série de pertes, vous doublez la taille de vos positions et vous déplacez un stop que vous aviez placé vous-même. Le soir, les gains d’une bonne semaine sont effacés, et le journal de trading accuse le marché.
case-pro-after-title = Garde la taille prévue
case-pro-after = Votre profil signale l’opération où vous vous êtes écarté de la taille prévue. L’agent maintient la limite que vous aviez fixée avant l’ouverture. Vous perdez encore certains jours. La perte maximale se décide avant l’opération, mais la perte réelle peut la dépasser.
case-pro-uses = Profil comportemental, agent personnel

case-fund-name = Fonds
case-fund-before-title = Se dispute sur le graphique
case-fund-before = L’équipe se réunit après le mouvement. Un analyste voit de la panique, un autre une occasion, et chacun apporte ses captures d’écran. La position suit le dernier qui parle, et personne n’en note la raison.
case-fund-after-title = Se dispute sur une même mesure
case-fund-after = Tous partent de la même mesure de la foule et des portefeuilles, intégrée à leurs propres modèles. Ils ne sont toujours pas d’accord, mais ils discutent des mêmes chiffres, et la raison de l’opération est consignée.
case-fund-uses = API émotions et comportements, prévue dans la feuille de route

## Partners, news, video

partners-title = Partenaires
partners-statement = { $name }, déclaration
partners-empty-text = Un nom ne figurera ici qu’avec un lien vers une confirmation du partenaire lui-même.

news-title = Dans la presse
news-empty-text = Les articles figureront ici avec le nom du média, la date et un lien vers l’original.

video-title = Du bruit à la décision
video-caption = Dessin : une foule avant et après une mesure.
video-watch = Voir sur { $host }
video-length = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
video-note = La vidéo est hébergée sur un autre site. Rien n’en est chargé avant que vous ne la lanciez.

## Closing call

buy-title = Décidez à tête reposée
