title = 配置主机
description = 输出 nginx、Caddy、Netlify、Cloudflare Pages、GitHub Pages、GitLab Pages、S3 或 CloudFront 的配置。
