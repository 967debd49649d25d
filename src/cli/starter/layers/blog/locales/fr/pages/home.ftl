title = Notes sur la lumière et le papier
description = Depuis un atelier de lampes : le papier, la lumière, les réparations.
