title = 诊断信息
description = 所有错误和警告及其说明。
