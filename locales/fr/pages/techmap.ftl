## Head of the document

meta-title = Feuille de route de RAA { $roadmap-years } : la technologie
meta-description = La feuille de route de RAA par semestre : le rôle de chaque élément et la date prévue. Un élément n’est indiqué comme livré que si un lien le montre.
meta-keywords = RAA, TechMap, roadmap, feuille de route, testnet, place de marché d’agents, nœuds validateurs, SDK, zkML, consensus DAG, mainnet
meta-social-title = Feuille de route de RAA : ce qui était prévu, et quand
meta-social-description = Chaque élément en un paragraphe, sous le semestre pour lequel il était prévu. Les plans peuvent changer.

## Head of the page

start-title = Ce qui était prévu, et quand
start-lead = Sous chaque semestre figurent les éléments qui y étaient prévus. Les plans peuvent changer, et une date passée ne veut pas dire que l’élément existe. Il n’est indiqué comme livré que si un lien le montre.
start-parts-label = Voir tous les éléments
start-try-label = Ce que fait RAA

## The map

map-title = Élément par élément
map-lead = « Était prévu » signifie que le semestre est terminé. Cela ne signifie pas que ses éléments ont été livrés.
map-drawing = Les éléments sur la frise
map-dates = { $opens } – { $closes }

map-testnet = C’est un premier réseau sans argent réel. Les développeurs y essaient les éléments et en cherchent les défauts avant que quiconque ne s’y fie.
map-simulator = Il rejoue une journée de marché avec tout son bruit. Vous vous exercez à faire face à la ruée et à la panique sans risquer votre argent.
map-trader = Cet agent travaille pour une seule personne. Il trade dans vos limites et les respecte même quand vous ne le feriez pas. Il peut malgré tout perdre de l’argent.
map-marketplace = C’est un espace où copier un modèle d’agent. Sur chaque paiement, { $tokenomics-creator_share } reviennent au créateur du modèle et { $tokenomics-protocol_share } au protocole.
map-portfolio = Cet élément relie les comptes ouverts sur des plateformes d’échange centralisées et les portefeuilles utilisés sur des plateformes décentralisées, pour que le profil repose sur toutes vos opérations.
map-validators = Jusqu’à { $validators-maximum } nœuds approuvent les modèles et les projets soumis et contrôlent les données dont sont tirées les mesures.
map-api = D’autres logiciels l’interrogent sur une humeur ou une habitude et reçoivent une réponse étiquetée. Ils n’ont pas à faire la mesure eux-mêmes.
map-sdk = Ce sont des outils et des données étiquetées pour les développeurs qui exploitent les mesures ou veulent voir comment elles sont faites.
map-execution = Il exécute sur le marché la décision d’un agent. Jusqu’à { $burns-execution } des frais d’exécution sont brûlés.
map-proof = C’est un relevé de ce qu’un agent a vraiment fait. Le projet n’a pas dit comment la preuve est établie.
map-reputation = Elle garde la trace de ce qu’agents et créateurs ont fait, pour que vous choisissiez un agent à copier d’après son historique.
map-chain-testnet = C’est un essai de la chaîne propre au protocole. Comme sur tout testnet, ce qui y circule n’a pas de valeur.
map-dag = Dans un graphe orienté acyclique, les transactions se confirment les unes les autres, en parallèle, au lieu d’attendre dans une seule file de blocs.
map-zkml = Une preuve à divulgation nulle de connaissance montre que telle réponse vient bien de tel modèle. On peut la vérifier sans voir les données sur lesquelles elle repose.
map-agents = Les agents traitent directement entre eux : ils demandent, proposent et règlent dans les limites fixées par leurs propriétaires.
map-finality = Une fois validé, un comportement enregistré est définitif, comme un paiement. Le projet n’en a pas donné la règle.
map-mainnet = Il est prévu que la chaîne propre au protocole passe en usage réel. Le semestre est indiqué, mais aucune date précise.

## What the map does not say

beyond-title = Le déblocage des jetons suit le TGE
beyond-text = Cette feuille de route n’indique pas quand les jetons se débloquent. Les mois de déblocage se comptent à partir de l’événement de génération des jetons (TGE), quels que soient les éléments livrés avant.
beyond-action-label = Voir les déblocages
buy-title = Jugez sur ce qui existe
buy-try-label = Lire les risques
