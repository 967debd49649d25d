## Head of the document

meta-title = Feuille de route technologique de RAA { $roadmap-years }
meta-description = La feuille de route de RAA par semestre : le rôle de chaque élément, l’état de sa période. Rien n’est dit livré sans un lien.
meta-keywords = RAA, TechMap, feuille de route, testnet, marché d’agents, nœuds validateurs, SDK, zkML, consensus DAG, mainnet
meta-social-title = Feuille de route RAA : quoi, et pour quand
meta-social-description = Chaque élément en un paragraphe, sous le semestre pour lequel il était prévu. Un plan n’est pas une promesse.

## Head of the page

hero-title = Le plan publié, et son calendrier.
hero-lead = Chaque semestre a sa liste, telle que publiée. Le calendrier dit si une période est close, en cours ou à venir. Qu’un élément soit sorti n’est dit qu’avec un lien qui le montre.

## The map

map-title = Élément par élément.
map-lead = Une période close est une période écoulée ; cela ne veut pas dire que tout y a été livré.
map-filter = Périodes à afficher
map-all = Toutes
map-dates = { $opens } – { $closes }

map-testnet = Un premier réseau sans argent réel, pour essayer les éléments et les casser avant que quiconque en dépende.
map-simulator = Une journée de marché rejouée avec tout son bruit. Vous vous exercez à la ruée et à la panique pendant que votre argent reste où il est.
map-trader = Un agent pour une seule personne. Il trade dans vos limites et s’y tient les jours où vous ne le feriez pas. Il peut malgré tout perdre de l’argent.
map-marketplace = Un lieu où copier un modèle d’agent. De chaque paiement, { $tokenomics-creator_share } reviennent à son créateur et { $tokenomics-protocol_share } au protocole.
map-portfolio = Relie les comptes ouverts sur des plateformes centralisées et les portefeuilles utilisés sur les plateformes décentralisées, pour qu’un profil repose sur toutes vos opérations.
map-validators = { $validators-maximum } nœuds au plus, qui approuvent les modèles et les projets soumis et contrôlent les données dont sont faites les lectures.
map-api = D’autres logiciels interrogent une humeur ou une habitude et reçoivent une réponse étiquetée, sans refaire la lecture eux-mêmes.
map-sdk = Des outils et des données étiquetées, pour les développeurs qui construisent sur les lectures ou veulent voir comment elles sont faites.
map-execution = Porte la décision d’un agent sur le marché. Jusqu’à { $burns-execution } des frais d’exécution sont brûlés.
map-proof = La trace qu’un agent a bien fait ce qu’on dit de lui. La façon dont la preuve est établie n’a pas été publiée ici.
map-reputation = Se souvient de ce qu’agents et créateurs ont fait avant, pour que l’on choisisse une copie sur son passé et non sur le bruit qui l’entoure.
map-chain-testnet = Un essai de la chaîne propre au protocole. Comme sur tout testnet, ce qui y circule n’a pas de valeur.
map-dag = Dans un graphe orienté acyclique, les transactions se confirment les unes les autres, côte à côte, au lieu d’attendre dans une seule file de blocs.
map-zkml = Une preuve à divulgation nulle de connaissance qu’un modèle a bien donné cette réponse. Elle se vérifie sans voir les données qui la fondent.
map-agents = Les agents traitent directement entre eux : ils demandent, proposent et règlent dans les limites fixées par leurs propriétaires.
map-finality = Une fois validé, un comportement enregistré compte comme acquis, à l’égal d’un paiement. La règle n’en a pas été publiée ici.
map-mainnet = La chaîne propre au protocole, en usage réel. Aucune date à l’intérieur de la période n’a été publiée.

## What the map does not say

beyond-title = Les jetons ont leur propre calendrier.
beyond-text = La feuille de route ne dit rien du déblocage des jetons. Ces mois-là se comptent à partir du TGE, quoi qu’il soit livré avant.
beyond-link = Voir les déblocages
