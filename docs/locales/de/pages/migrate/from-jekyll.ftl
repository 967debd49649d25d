title = Von Jekyll
description = Artikel, Sammlungen und Templates einer Jekyll-Website übernehmen.
