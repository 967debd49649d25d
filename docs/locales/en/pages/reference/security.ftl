title = Security
description = Content-Security-Policy, subresource integrity and HTTP headers.
