title = 岛屿组件
description = React 组件的水合、预渲染、消息、类型、软件包和错误。
