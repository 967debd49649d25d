title = 命令行
description = 命令、选项、退出码、JSON 输出和环境变量。
