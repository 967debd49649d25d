title = Sicherheit
description = Content-Security-Policy, Subresource Integrity und HTTP-Header.
