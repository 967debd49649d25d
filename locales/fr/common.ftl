## Head: for pages that name nothing of their own

meta-default-title = { -raa } : un protocole qui lit l’humeur du marché crypto
meta-default-description = { -raa } lit la peur, l’avidité et le FOMO dans la foule et dans vos opérations. Crypto-actifs à haut risque : vous pouvez perdre tout ce que vous versez.
meta-default-keywords = RAA, émotions et crypto, FOMO, finance comportementale, agents de trading, jeton utilitaire, token

## For screen readers

a11y-skip = Aller au contenu
a11y-home = { -raa }, page d’accueil
a11y-navigation = Navigation principale
a11y-menu = Menu
a11y-menu-open = Ouvrir le menu
a11y-menu-close = Fermer le menu
a11y-language = Langue : { $language }
a11y-theme = Passer du thème sombre au thème clair, ou l’inverse
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Arrêter l’animation
a11y-social-image = De nombreuses lignes colorées se fondent en une seule ligne calme.

## Risk

risk-label = Avertissement sur les risques
risk-bar = Les crypto-actifs sont à haut risque. Vous pouvez perdre tout ce que vous versez. <risks>Lire les risques</risks>
risk-short = Les crypto-actifs sont à haut risque. Vous pouvez perdre tout ce que vous versez.
risk-footer = Les cryptomonnaies sont volatiles et, pour une large part, non réglementées. Vous pouvez perdre tout l’argent que vous y placez et ne devez compter sur aucune protection en cas de problème. Ce site donne une information promotionnelle ; il ne constitue ni une offre ni un conseil.
risk-signal = Une mesure décrit une humeur et ne prédit pas les cours.

## States, on small labels: one to three words

state-not-published = À préciser

## Copying, on small buttons beside an address

copy-address = Copier l’adresse sur { $network }
copy-done = Copié
copy-failed = La copie a échoué. Le texte est sélectionné : copiez-le manuellement.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = Une erreur s’est produite !
island-error-show = Afficher l’erreur
island-error-hide = Masquer l’erreur

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = Ce bouton n’est pas encore chargé. Vérifiez votre connexion à Internet. Il répondra dès la fin du chargement. S’il ne se passe rien, appuyez de nouveau ou rechargez la page.
