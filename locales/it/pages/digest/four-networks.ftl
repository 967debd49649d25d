### An entry of the technology digest; its text is four-networks.md.

title = Su quale rete pagare: che cosa cambia
lead = RAA si vende su { $chains-count } reti. Ognuna ha la sua commissione, le sue monete e il suo posto per i tuoi token. Che cosa controllare prima di pagare.
figure-text = Un fascio di linee, il wallet, si divide in quattro fasci separati, uno per ogni rete.
caption = Un wallet ha un saldo distinto su ogni rete.
action = Scegli un wallet
