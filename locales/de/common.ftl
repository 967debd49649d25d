## Head: for pages that name nothing of their own

meta-default-title = { -raa }: ein Protokoll, das die Stimmung am Kryptomarkt erfasst
meta-default-description = { -raa } erkennt Angst, Gier und FOMO in der Masse und in Ihren eigenen Trades. Kryptowerte sind hochriskant: Sie können alles verlieren, was Sie zahlen.
meta-default-keywords = RAA, Emotionen am Kryptomarkt, FOMO, Verhaltensökonomie, Trading-Agenten, Utility-Token

## For screen readers

a11y-skip = Zum Inhalt springen
a11y-home = { -raa }, zur Startseite
a11y-navigation = Hauptnavigation
a11y-menu = Menü
a11y-menu-open = Menü öffnen
a11y-menu-close = Menü schließen
a11y-language = Sprache: { $language }
a11y-theme = Zwischen dunkler und heller Darstellung wechseln
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Animation anhalten
a11y-social-image = Viele farbige Linien werden zu einer einzigen ruhigen Linie.

## Risk

risk-label = Risikohinweis
risk-bar = Kryptowerte sind hochriskant. Sie können alles verlieren, was Sie dafür zahlen. <risks>Risiken lesen</risks>
risk-short = Kryptowerte sind hochriskant. Sie können alles verlieren, was Sie dafür zahlen.
risk-footer = Kryptowährungen unterliegen starken Kursschwankungen und sind weitgehend unreguliert. Sie können Ihr gesamtes eingesetztes Geld verlieren und sollten nicht mit einem Schutz rechnen, falls etwas schiefgeht. Diese Website enthält Informationen zu Werbezwecken, kein Angebot und keine Beratung.
risk-signal = Ein Stimmungsbild beschreibt Gefühle und sagt keinen Kurs voraus.

## States, on small labels

state-not-published = Noch nicht bekannt

## Copying, on small buttons beside an address

copy-address = Adresse auf { $network } kopieren
copy-done = Kopiert
copy-failed = Nicht kopiert. Der Text ist markiert: Kopieren Sie ihn von Hand.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = Etwas ist schiefgelaufen!
island-error-show = Fehler anzeigen
island-error-hide = Fehler ausblenden

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = Diese Schaltfläche wird noch geladen und reagiert, sobald sie bereit ist. Prüfen Sie Ihre Internetverbindung. Geschieht nichts, drücken Sie noch einmal darauf oder laden Sie die Seite neu.
