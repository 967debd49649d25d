title = 岛屿组件
description = 编写在每种语言中预渲染的 React 组件。
