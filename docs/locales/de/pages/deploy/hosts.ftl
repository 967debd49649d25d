title = Hosts konfigurieren
description = Die Konfiguration für nginx, Caddy, Netlify, Cloudflare Pages, GitHub Pages, GitLab Pages, S3 oder CloudFront ausgeben.
