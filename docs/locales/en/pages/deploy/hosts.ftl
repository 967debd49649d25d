title = Configure a host
description = Print the configuration of nginx, Caddy, Netlify, Cloudflare Pages, GitHub Pages, GitLab Pages, S3 or CloudFront.
