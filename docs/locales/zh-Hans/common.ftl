footer = Archipel 是自由软件，采用 MIT 或 Apache 2.0 许可证。本站由 Archipel 构建。
nav-tutorial = 教程
nav-guides = 指南
nav-migrate = 迁移到 Archipel
nav-deploy = 发布
nav-reference = 参考
nav-explanation = 原理
diagnostics = 诊断信息
