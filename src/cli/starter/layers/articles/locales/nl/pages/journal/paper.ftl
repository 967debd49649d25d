title = Welk papier gloeit
description = Dik papier slokt licht op, dun papier scheurt. Waar we bij een vel op letten.
