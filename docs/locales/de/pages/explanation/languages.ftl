title = Sprachen und URLs
description = Wie Sprachen, URLs, Ersatztexte und hreflang zusammenhängen.
