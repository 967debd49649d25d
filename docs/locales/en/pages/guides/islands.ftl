title = Add an interactive component
description = Write a React component that is prerendered in every language.
