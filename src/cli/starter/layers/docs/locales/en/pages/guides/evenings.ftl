title = Follow the evening
description = A schedule that dims the lamp when it gets dark.
