title = Build and publish in CI
description = Jobs for GitHub Actions and GitLab CI that store no secrets.
