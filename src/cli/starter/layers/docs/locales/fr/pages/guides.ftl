title = Guides
description = Une tâche par page.
