title = CI
description = Jobs für GitHub Actions und GitLab CI, die keine Geheimnisse speichern.
