title = CI
description = Jobs for GitHub Actions and GitLab CI that store no secrets.
