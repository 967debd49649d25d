## Head of the document

meta-title = À propos de RAA : ce qu’il lit, et pour qui
meta-description = Ce que lit RAA, les produits qui en découlent, leurs utilisateurs et ce qu’avance le projet. Risque élevé : vous pouvez perdre tout ce que vous versez.
meta-keywords = RAA, à propos, intelligence émotionnelle, RAAdar, profil comportemental, agents IA de trading, alertes FOMO, appli d’apprentissage
meta-social-title = Un second avis sur l’humeur du marché
meta-social-description = Alertes, profils comportementaux, agents et appli d’apprentissage, avec ce que l’on en sait. Risque élevé.

## Head of the page

start-title = Un second avis sur l’humeur du marché
start-lead = RAA lit la peur, l’avidité et le FOMO dans la foule, sur la blockchain et dans vos propres opérations. Il vous dit ce qu’il voit, en termes simples, tant qu’il est encore temps d’attendre.
start-action-label = Voir les produits

## What it reads

reads-title = Ce que lit RAA
reads-lead = Un graphique montre ce qui s’est passé. Ces trois sources montrent ce que l’on ressentait pendant ce temps.
reads-chain-title = La blockchain
reads-chain-text = Les transferts entre portefeuilles montrent qui achète tard, qui vend tôt et qui ne bouge pas. Chacun peut consulter le registre où ils figurent.
reads-crowd-title = La foule
reads-crowd-text = Les publications et les canaux montrent ce que les gens ressentent. Quand beaucoup changent de ton en même temps, mieux vaut le savoir, quoi que fasse ensuite le cours.
reads-you-title = Vos opérations
reads-you-text = Il vous arrive peut-être d’entrer précipitamment, de sortir par peur ou de grossir une position après une perte. RAA vous montre ces habitudes, et c’est vous qui décidez quoi en faire.

## Products

products-title = Produit par produit
products-lead = Le tableau montre ce que fait chaque produit et ce que l’on en sait. La feuille de route indique pour quand chaque élément était prévu.
products-columns-name = Produit
products-columns-text = Ce qu’il fait
products-columns-remark = Ce qu’on en sait
products-radar-name = RAAdar
products-radar-text = Des alertes de FOMO, de peur et d’avidité. Il vous dit quand une humeur tourne à la ruée, et sur quel marché.
products-radar-remark = Selon le projet : plus de { NUMBER($claims-emotion_signals, notation: "compact", compactDisplay: "long") } de signaux d’émotion étiquetés et { stats-accuracy-value } de prédictions exactes
products-profile-name = Profil comportemental
products-profile-text = Montre vos habitudes de trader : ce que vous faites après un gain, après une perte et au milieu de la foule.
products-profile-remark = Selon le projet : plus de { NUMBER($claims-wallet_profiles) } profils comportementaux de portefeuilles
products-signals-name = Analyse des signaux
products-signals-text = Des transactions sur la blockchain et des publications sur les réseaux sociaux, analysées ensemble et étiquetées par émotion.
products-signals-remark = Selon le projet : plus de { NUMBER($claims-posts_indexed, notation: "compact", compactDisplay: "long") } de publications indexées
products-agents-name = Agents IA personnels
products-agents-text = Tradent selon les règles que vous avez fixées à tête reposée, et s’arrêtent là où vous l’avez décidé.
products-agents-remark = Aucun résultat n’est connu. Un agent peut perdre de l’argent, vite et pendant que vous dormez.
products-app-name = Appli d’apprentissage
products-app-text = De courtes leçons, des journées de marché rejouées, et des quêtes qui rapportent des RAA une fois terminées.
products-app-remark = Selon le projet : plus de { NUMBER($claims-users_trained, notation: "compact", compactDisplay: "long") } d’utilisateurs formés
products-market-name = Place de marché d’agents
products-market-text = Copiez un modèle d’agent créé par quelqu’un d’autre, et payez son créateur.
products-market-remark = { $tokenomics-creator_share } au créateur, { $tokenomics-protocol_share } au protocole ; à partir de { $tokenomics-micro_token_copies } copies actives, un micro-token propre à l’agent
products-staking-name = Staking
products-staking-text = Les acheteurs de la prévente détiennent leurs RAA sous forme de sRAA, à raison d’un pour un, en staking dès le départ.
products-staking-remark = Jusqu’à { $staking-apy } d’APY avant l’événement de génération des jetons (TGE), sans garantie ; après le lancement, la DAO fixe le taux
products-validators-name = Nœuds validateurs
products-validators-text = Contrôlent les modèles d’agents, les projets soumis par les développeurs et les données avant que d’autres ne s’y fient.
products-validators-remark = { $validators-maximum } nœuds au maximum ; { $tokenomics-allocation-validators } de l’offre leur sont réservés

## Who it is for

audiences-title = À qui s’adresse RAA
audiences-lead = Six groupes utilisent la même mesure de différentes façons.
audiences-retail-title = Traders particuliers
audiences-retail-text = Vous tradez le soir, sur un téléphone, face à des gens qui y passent leurs journées. Une alerte avant l’ordre vous aide plus qu’un graphique après coup.
audiences-pro-title = Traders pros, chasseurs d’alpha
audiences-pro-text = Vous réunissez des données que d’autres n’ont pas. Les humeurs étiquetées en sont une source, et un relevé fidèle de vos propres écarts en est une autre.
audiences-funds-title = Fonds et salles de marché
audiences-funds-text = Vous devez expliquer une position à quelqu’un. Une même mesure de la foule et des portefeuilles donne à tous les mêmes chiffres à discuter. Les conditions se négocient avec le service commercial.
audiences-funds-action-label = Voir les formules
audiences-investors-title = Investisseurs et capital-risque
audiences-investors-text = Vous examinez le protocole lui-même : l’offre, le déblocage, les frais brûlés. Tout ce que l’on sait figure ici, et ce qui manque est signalé.
audiences-investors-action-label = Lire la tokenomics
audiences-builders-title = Créateurs et développeurs
audiences-builders-text = Vous créez des agents, ou des produits qui ont besoin d’une mesure de l’humeur. Une API, un SDK et des jeux de données sont prévus ; { $tokenomics-creator_share } de chaque paiement pour une copie de votre modèle vous reviennent.
audiences-builders-action-label = Voir la feuille de route
audiences-validators-title = Futurs validateurs
audiences-validators-text = Vous voulez exploiter un nœud et répondre de ce qu’il approuve. Commencez par les missions et par les deux valeurs du stake minimum.
audiences-validators-action-label = Voir le programme

## Figures

figures-title = Ce qu’avance le projet

## Closing call

buy-title = Lisez, puis décidez
