title = Das erste Licht
description = Eine Lampe koppeln, ein- und ausschalten.
