title = 为什么用消息
description = 为什么文本是消息，而不是页面的副本。
