## Head of the document

meta-title = RAA : un protocole qui lit l’humeur du marché crypto
meta-description = RAA lit la peur, l’avidité et le FOMO dans la foule et dans vos ordres, et vous avertit. Risque élevé : vous pouvez perdre tout ce que vous versez.
meta-keywords = RAA, intelligence émotionnelle, crypto, IA comportementale, FOMO, RAAdar, agents de trading, prévente, staking
meta-social-title = Le marché s’émeut avant de bouger
meta-social-description = RAA lit l’humeur du marché crypto et vos habitudes de trading, et vous avertit avant que vous n’agissiez. Risque élevé.

## Hero

hero-title-1 = Le marché s’émeut
hero-title-2 = avant de bouger
start-lead = RAA s’adresse à ceux qui tradent des cryptos. Il lit la peur, l’avidité et le FOMO dans la foule et dans vos propres opérations, et vous avertit avant que vous n’agissiez.
start-how-label = Comment acheter
start-risk = Le RAA peut perdre toute sa valeur. Les jetons restent bloqués jusqu’à l’événement de génération des jetons (TGE).

start-alert-tag = Exemple d’alerte
start-alert-title = Le FOMO monte sur SOL
start-alert-crowd-label = La foule
start-alert-reader-label = Vous
start-alert-note = Les trois dernières fois que vous avez acheté dans cet état d’esprit, vous avez vendu à perte.
start-alert-wait-label = Attendre { $examples-pause } min
start-alert-smaller-label = Réduire le montant
start-alert-wait-answer = Aucun ordre ne part pendant { $examples-pause } minutes. Ensuite, vous décidez de nouveau.
start-alert-smaller-answer = Vous achetez avec moins d’argent. Si le prix baisse, vous perdez moins.

start-field-reading = Mesure
start-field-decision = Votre décision
start-field-caption = Illustration : une foule avant et après une mesure

start-terms-title = Conditions de la prévente
start-terms-price-label = Prix initial
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Prix de cotation prévu
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = Hausse du prix
start-terms-step-value =
    { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }
start-terms-target-label = Objectif de levée
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Minimum
start-terms-minimum-value = environ { $presale-minimum_purchase } USD
start-terms-networks = Réseaux
start-terms-payment = Payable en ETH, BNB, SOL, USDT, USDC ou par carte bancaire

## Stats

stats-title = Sur quoi reposent les mesures
stats-action-label = Ce que lit RAA

## Core elements

core-title = Cinq outils fondés sur une même mesure
core-lead = Chaque outil part de la même question : que ressent-on au moment de trader ?
core-radar-name = RAAdar
core-radar-title = Alertes FOMO, peur et avidité
core-radar-text = RAAdar observe les publications sur les réseaux sociaux et les transactions sur la blockchain, et vous prévient quand une humeur tourne à la ruée.
core-radar-action-label = Voir la plateforme
core-radar-screen-tag = Exemple
core-radar-screen-rule = Votre règle
core-radar-screen-pause = { $examples-pause } min
core-radar-screen-condition = Si le FOMO dépasse
core-radar-screen-action = achats suspendus pendant
core-radar-screen-caption = Un dessin de RAAdar en service. Ses chiffres sont inventés.
core-profile-name = Profil comportemental
core-profile-title = Votre façon de trader, en clair
core-profile-text = Le profil lit l’historique d’un portefeuille comme une suite d’habitudes : quand vous courez après le marché, quand vous vous figez et quand vous attendez.
core-agent-name = Agents IA personnels
core-agent-title = Une règle fixée à tête reposée
core-agent-text = Un agent de trading respecte vos limites même quand vous êtes tenté de les enfreindre. Il peut malgré tout perdre de l’argent.
core-app-name = Appli d’apprentissage
core-app-title = S’exercer sur de vraies journées
core-app-text = L’appli propose de courtes leçons et de vraies journées de marché à rejouer, sans risquer votre argent. Les quêtes terminées rapportent des RAA.
core-app-replay = En pause avant la ruée
core-app-reward = + RAA
core-market-name = Place de marché d’agents
core-market-title = Copier un agent, payer le créateur
core-market-text = À partir de { $tokenomics-micro_token_copies } copies actives, un agent peut lancer son propre micro-token.
core-market-creator = au créateur
core-market-protocol = au protocole
core-more-label = Chaque produit en détail

## Why traders lose

emotions-title = Pourquoi les traders perdent
emotions-lead = Une perte commence souvent par une émotion : la peur, l’avidité ou la crainte de rater une occasion (FOMO). Entre l’émotion et l’ordre, il reste peu de temps. C’est à ce moment-là que RAA vous avertit.
emotions-columns-voice = Ce qu’elle vous dit
emotions-columns-cost = Ce qu’elle vous coûte
emotions-columns-help = Ce que fait RAA
emotions-fear-name = Peur
emotions-doubt = Doute
emotions-calm = Calme
emotions-greed-name = Avidité
emotions-fomo-name = FOMO
emotions-fear-voice = Sors tant que tu peux.
emotions-fear-cost = Vous vendez près du plus bas, puis vous regardez le cours remonter.
emotions-fear-help = RAA distingue l’information du bruit de la foule, pour que vous sachiez auquel des deux vous réagissez.
emotions-greed-voice = Encore un tout petit peu.
emotions-greed-cost = Vous n’avez pas de plan de sortie et vous reperdez le gain.
emotions-greed-help = Votre agent s’en tient à l’objectif que vous avez fixé à tête reposée.
emotions-fomo-voice = Tout le monde y est déjà.
emotions-fomo-cost = Vous achetez tard, à ceux qui ont acheté tôt.
emotions-fomo-help = RAA vous avertit pendant que la foule se forme encore.
emotions-scale-label = Les cinq émotions, dans l’ordre
emotions-action-label = Comment se fait une mesure

## Strategy

strategy-title = Remarquer, nommer, décider
strategy-lead = RAA vous donne du temps entre une émotion et un ordre. Il procède en trois étapes.
strategy-notice-title = Remarquer
strategy-notice-text = RAAdar lit l’humeur de la foule dans les publications et les transactions sur la blockchain. Votre profil lit la vôtre dans votre façon de trader.
strategy-name-title = Nommer
strategy-name-text = L’alerte dit de quelle émotion il s’agit, et quelle en est la force. Une fois qu’elle est nommée, vous pouvez vérifier si c’est une raison de trader.
strategy-decide-title = Décider
strategy-decide-text = Vous attendez, vous réduisez le montant ou vous y allez. Si vous avez confié la règle à un agent, il fait ce que vous lui avez dit quand vous étiez calme.
strategy-action-label = À qui s’adresse RAA

## Ecosystem

ecosystem-title = Des signaux aux agents
ecosystem-lead = Cinq couches transforment le bruit en décision, et cinq groupes de personnes les font fonctionner.
ecosystem-core-title = Qui fait vivre l’ensemble
ecosystem-core-traders-name = Traders
ecosystem-core-traders-text = Ils paient les mesures, les agents et les données en RAA, et en reçoivent grâce aux quêtes.
ecosystem-core-creators-name = Créateurs
ecosystem-core-creators-text = Ils proposent des modèles d’agents et gardent { $tokenomics-creator_share } de ce que paient ceux qui les copient.
ecosystem-core-validators-name = Validateurs
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] Jusqu’à { $validators-maximum } nœud. Il approuve les modèles d’agents et les projets soumis par les développeurs.
       *[other] Jusqu’à { $validators-maximum } nœuds. Ils approuvent les modèles d’agents et les projets soumis par les développeurs.
    }
ecosystem-core-stakers-name = Participants au staking
ecosystem-core-stakers-text = Ils détiennent des sRAA, un pour un avec le RAA. Les récompenses ne sont pas garanties.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = Elle fixe le rendement après le lancement et détient la trésorerie.
ecosystem-architecture-title = Le parcours d’une mesure
ecosystem-architecture-signals-name = Signaux
ecosystem-architecture-signals-text = Les publications sur les réseaux sociaux et les transactions sur la blockchain sont recueillies en parallèle.
ecosystem-architecture-emotion-name = Émotion
ecosystem-architecture-emotion-text = Chaque signal reçoit l’étiquette de l’émotion qu’il traduit.
ecosystem-architecture-behaviour-name = Comportement
ecosystem-architecture-behaviour-text = L’historique des portefeuilles devient un profil d’habitudes.
ecosystem-architecture-validation-name = Validation
ecosystem-architecture-validation-text = Des nœuds indexent les données des influenceurs et les données alpha, et valident les flux de smart money.
ecosystem-architecture-agents-name = Agents
ecosystem-architecture-agents-text = La mesure est confrontée aux règles que vous avez fixées. Ensuite, vous agissez ou votre agent le fait.
ecosystem-validators-label = Ce que font les validateurs
ecosystem-staking-label = Comment marche le staking

## Tech stack

tech-stack-title = La technologie de RAA
tech-stack-action-label = À quoi sert chaque élément

## Token utilities: the card beside the table

utilities-side-airdrop-title = Airdrop
utilities-side-buy-title = Prévente
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Prix initial. Le minimum est d’environ { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Les crypto-actifs sont à haut risque. Vous pouvez perdre tout ce que vous versez.

## train-and-earn and below

train-title = S’exercer et obtenir des RAA
train-lead = L’appli d’apprentissage rejoue une journée de marché, l’arrête avant la ruée et vous demande quelle humeur vient ensuite.
train-replay-fear-label = Peur
train-replay-calm-label = Calme
train-replay-greed-label = Avidité
train-replay-fomo-label = FOMO
train-replay-question = Journée en pause. Quelle humeur va suivre ?
train-replay-right = Oui, c’était le FOMO. La foule a afflué, a atteint son pic, puis s’est dispersée.
train-replay-wrong = C’était le FOMO. La foule a afflué, a atteint son pic, puis s’est dispersée.
train-replay-caption = Exemple dessiné, sans données de marché réelles.
train-1-title = Suivez une courte leçon
train-2-title = Rejouez une vraie journée de marché
train-3-title = Terminez une quête
train-3-text = Les quêtes terminées rapportent des RAA. Le projet n’a pas dit combien rapporte chacune.
train-action-label = Ce que l’on sait de l’appli

## Technology digest

digest-title = Carnet technique

## Roadmap

roadmap-title = Feuille de route { $roadmap-years }
road-note = Un élément n’est considéré comme livré que si un lien le montre. Les plans peuvent changer.
roadmap-action-label = Ouvrir la feuille de route

## Questions

faq-title = Questions et réponses
faq-lead = Une autre question ? Si un paiement a échoué ou si le jeton n’apparaît pas, l’assistance vous dit quoi vérifier.
faq-permalink = Lien vers cette réponse

faq-what-is-raa-question = Qu’est-ce que RAA ?
faq-what-is-raa-answer = Le RAA est le jeton utilitaire d’un protocole qui lit les émotions et les comportements sur les marchés crypto. On s’en sert pour payer, pour le staking et pour voter. L’offre totale est de { $tokenomics-supply } RAA. Le RAA n’est pas une part de société et ne promet aucun revenu.

faq-raadar-question = Que surveille RAAdar ?
faq-raadar-answer = RAAdar observe les publications publiques sur les réseaux sociaux et les transactions sur la blockchain, en parallèle. Il y cherche la peur, l’avidité et le FOMO, et vous alerte pendant que l’une de ces humeurs monte. Une mesure décrit une humeur et ne prédit pas les cours.

faq-profile-question = Comment mon profil est-il établi ?
faq-profile-answer = Votre profil part de l’historique de trading d’un portefeuille : le moment de chaque entrée, son montant, la rapidité de la sortie et l’humeur de la foule à ce moment-là. Ce profil vous montre où vos habitudes s’écartent de votre plan.

faq-agent-question = Qu’est-ce qu’un agent IA personnel ?
faq-agent-answer = C’est un agent de trading qui suit des règles que vous avez fixées au calme. Vous pouvez aussi copier le modèle de quelqu’un d’autre : { $tokenomics-creator_share } du paiement revient à son créateur, { $tokenomics-protocol_share } au protocole. Un agent peut malgré tout perdre de l’argent, vite et pendant que vous dormez.

faq-experience-question = Faut-il de l’expérience ?
faq-experience-answer = Non. L’appli d’apprentissage part de zéro, avec de courtes leçons et des journées rejouées sans risquer d’argent. Les quêtes terminées rapportent des RAA.

faq-price-question = Combien coûte le RAA ?
faq-price-answer =
    Selon les conditions de la prévente, le prix part de { $presale-initial_price } USD et augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. Le prix de cotation prévu est de { $presale-listing_price } USD. Le projet n’a pas dit de combien le prix augmente à chaque hausse. Après la cotation, le prix de marché peut être inférieur à celui que vous avez payé.
faq-price-action-label = Voir le calendrier des prix

faq-buy-question = Comment acheter ?
faq-buy-answer = Connectez un portefeuille, choisissez un réseau, saisissez un montant et confirmez. Selon le projet, l’opération prend moins de { $presale-purchase_minutes } minutes. Le minimum est d’environ { $presale-minimum_purchase } USD. Vous pouvez payer en ETH, BNB, SOL, USDT ou USDC, ou par carte bancaire.

faq-card-question = Puis-je payer par carte ?
faq-card-answer = Le paiement par carte passe par un prestataire. Celui-ci demande un numéro de téléphone, un nom et une adresse de facturation, les données de votre carte et une adresse de portefeuille sur Base. Jusqu’à { $presale-card_limit } USD, il n’exige aucune vérification d’identité.
faq-card-action-label = Le paiement par carte, pas à pas

faq-transfer-question = Quand puis-je transférer mes jetons ?
faq-transfer-answer = Vous pourrez les transférer après l’événement de génération des jetons (TGE). Jusque-là, ils sont bloqués. À partir du TGE, ils se débloquent par parts égales sur { $presale-vesting_months } mois.
faq-transfer-action-label = Voir le calendrier de déblocage

faq-sraa-question = Qu’est-ce que le sRAA ?
faq-sraa-answer = Le sRAA est un jeton de staking, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA et à { $staking-token-decimals } décimales. Les acheteurs de la prévente le reçoivent automatiquement. Il rapporte jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie. Après la cotation, il s’échange contre des RAA et les récompenses.

faq-burn-question = Quelle part des frais de vote est brûlée ?
faq-burn-answer = Le projet donne deux valeurs : jusqu’à { $conflicts-governance_burn-first } des frais de vote dans la tokenomics, { $conflicts-governance_burn-second } dans sa propre FAQ. Tant qu’aucune n’est confirmée, retenez la plus basse. Pour l’usage d’un agent, c’est jusqu’à { $burns-agent_use }, un chiffre que seule cette FAQ donne.
utilities-fees-label = Voir tout ce qui est brûlé

faq-validator-question = Quel est le stake d’un validateur ?
faq-validator-answer = Le projet donne deux valeurs : { $conflicts-validator_stake-first } RAA dans la tokenomics, { $conflicts-validator_stake-second } RAA ou plus sur la page des validateurs. Tant qu’aucune n’est confirmée, le stake exigé reste inconnu. Il y a { $validators-maximum } nœuds au maximum.

faq-referral-question = Que rapporte le parrainage ?
faq-referral-answer = La récompense est mensuelle et dépend du volume. Au-delà de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, elle est de { $referral-tiers-leader-reward } en USDT et de { $referral-tiers-leader-reward } en RAA. Au-delà de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") }, elle est de { $referral-tiers-mentor-reward } dans chaque monnaie et, au-delà de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }, de { $referral-tiers-guru-reward }. Le projet n’a pas dit sur quoi le pourcentage est calculé. Quand vous partagez un lien, dites qu’il vous rémunère.
faq-referral-action-label = Ouvrir l’espace parrainage

faq-risks-question = Quels sont les risques ?
faq-risks-answer = Le prix peut tomber à zéro. Aucune date de lancement n’est confirmée, les règles peuvent changer, le code peut être défaillant. Le rendement peut baisser ou s’arrêter. Pendant tout ce temps, vos jetons sont bloqués. Ne payez que ce que vous pouvez vous permettre de perdre.

## Use cases

use-cases-title = Trois cas, avant et après
use-cases-lead = Les personnages sont inventés, et aucun résultat n’est promis.
use-cases-before = Avant
use-cases-after = Après

use-cases-retail-name = Trader particulier
use-cases-retail-before-title = Acheter ce que tout le monde achète
use-cases-retail-before-text = Une crypto que vous connaissez à moitié monte pour le troisième jour d’affilée et le fil de discussion s’emballe. Vous achetez plus que prévu. Le cours se retourne ; vous la gardez par orgueil, puis vous la vendez en pleine nuit, faute de trouver le sommeil.
use-cases-retail-after-title = Laisser passer la ruée
use-cases-retail-after-text = RAAdar montre que la foule bascule dans le FOMO et que vos dernières entrées ressemblaient à celle-ci. Vous attendez avant de passer l’ordre. Vous achetez moins, ou rien, et vous savez pourquoi.
use-cases-retail-uses = RAAdar, et une pause que vous prenez vous-même

use-cases-pro-name = Trader professionnel
use-cases-pro-before-title = Doubler la mise pour se refaire
use-cases-pro-before-text = La méthode fonctionne la plupart du temps. Après une série de pertes, vous doublez la taille de vos positions et vous déplacez un stop que vous aviez placé vous-même. Le soir, les gains d’une bonne semaine sont effacés, et le journal de trading accuse le marché.
use-cases-pro-after-title = Garder la taille prévue
use-cases-pro-after-text = Votre profil signale l’opération où vous avez dépassé la taille prévue. L’agent maintient la limite que vous aviez fixée avant l’ouverture. Vous perdez encore certains jours. Vous décidez avant l’opération de la perte acceptable, mais la perte réelle peut être plus grande.
use-cases-pro-uses = Profil comportemental, agent personnel

use-cases-fund-name = Fonds
use-cases-fund-before-title = Débattre du graphique
use-cases-fund-before-text = L’équipe se réunit après le mouvement. Un analyste voit de la panique, un autre une occasion, et chacun apporte ses captures d’écran. La position suit l’avis du dernier qui a parlé, et personne n’en note la raison.
use-cases-fund-after-title = Débattre d’une même mesure
use-cases-fund-after-text = Tous partent de la même mesure de la foule et des portefeuilles, intégrée à leurs propres modèles. Ils ne sont toujours pas d’accord, mais ils discutent des mêmes chiffres, et la raison de l’opération est consignée.
use-cases-fund-uses = API émotions et comportements, prévue dans la feuille de route
use-cases-action-label = Comparer les formules

## Partners, news, video

partners-title = Partenaires
partners-statement = { $name }, déclaration

news-title = Dans la presse

video-title = Du bruit à la décision
video-caption = Dessin : une foule avant et après une mesure.
video-action-label = En savoir plus sur RAA
video-film-watch = Voir sur { $host }
video-film-length =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
video-film-note = La vidéo est hébergée sur un autre site. Rien n’en est chargé avant que vous ne la lanciez.

## Closing call

buy-title = Décidez à tête reposée
