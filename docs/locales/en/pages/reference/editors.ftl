title = Editor support
description = Completion and errors in your editor.
