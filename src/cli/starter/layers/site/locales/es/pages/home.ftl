title = Lámparas de papel hechas a mano
description = Un pequeño taller que pliega lámparas de papel de morera, y las repara.

hero-title = Luz plegada a mano
hero-lead = Hacemos lámparas de papel y madera de fresno. Cada una la pliega una sola persona, que la firma.
hero-action = Conocer el taller

figures-title = El taller en cifras
figures-lamps-label = lámparas al año
figures-people-label = personas a la mesa
figures-guarantee-label = años de reparación gratuita
