### An entry of the technology digest; its text is four-networks.md.

title = Qué significan cuatro redes para quien paga
lead = RAA se vende en cuatro redes. La moneda de la comisión, el dinero, el monedero y el lugar de tus tokens cambian. En qué fijarse primero.
figure-text = De un monedero salen cuatro caminos de distinto color; cada uno pasa por una moneda y llega a una caja separada.
caption = Ilustración: un monedero, cuatro lugares distintos.
