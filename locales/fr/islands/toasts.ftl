region = Notifications ({ $keys })
close = Fermer

## What kind of notification it is

success = Terminé
info = À noter
warning = Attention
error = Erreur
loading = En cours
