title = 原理
description = Archipel 的工作方式和设计理由。
