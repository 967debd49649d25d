title = Von Hugo
description = Inhalte, Übersetzungen und Templates einer Hugo-Website übernehmen.
