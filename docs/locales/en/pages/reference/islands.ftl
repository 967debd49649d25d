title = Islands
description = Hydration, prerendering, messages, types, packages and errors of React components.
