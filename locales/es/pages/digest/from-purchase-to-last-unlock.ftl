### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: de la compra al último desbloqueo
lead = Qué recibes al comprar, qué ocurre hasta el evento de generación de tokens (TGE), cómo se canjea y cuándo queda libre cada parte.
figure-text = Un bloque cerrado va de la compra a una marca vertical, el TGE. Después hay doce barras, cada una un escalón más alta que la anterior.
caption = Ilustración: bloqueado hasta el TGE, después libre en partes iguales.
