title = Islands
description = Write a React component that is prerendered in every language.
