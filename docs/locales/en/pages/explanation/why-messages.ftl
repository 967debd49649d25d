title = Why messages
description = Why texts are messages and not copies of pages.
