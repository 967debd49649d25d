### An entry of the technology digest; its text is four-networks.md.

title = Che cosa cambia con la rete su cui paghi
lead = RAA si vende su { $chains-count } reti. Su ognuna cambiano la commissione, le monete e il posto in cui arrivano i token. Controlla questi punti prima di pagare.
figure-text = Un fascio di linee, il wallet, si divide in quattro fasci separati, uno per ogni rete.
caption = Un wallet ha un saldo distinto su ogni rete.
action-label = Scegli un wallet
