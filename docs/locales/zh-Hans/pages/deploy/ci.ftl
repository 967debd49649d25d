title = CI
description = 不保存密钥的 GitHub Actions 和 GitLab CI 任务。
