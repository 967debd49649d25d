### An entry of the technology digest; its text is four-networks.md.

title = In welchem Netzwerk Sie zahlen und was das ändert
lead = RAA wird in { $chains-count } Netzwerken verkauft. Jedes hat eigene Gebühren und eigene Coins, und gekaufte Token liegen nur dort. Prüfen Sie das, bevor Sie zahlen.
figure-text = Ein Bündel Linien, die Wallet, teilt sich in vier getrennte Bündel, eines für jedes Netzwerk.
caption = Eine Wallet hat in jedem Netzwerk ein eigenes Guthaben.
action-label = Wallet auswählen
