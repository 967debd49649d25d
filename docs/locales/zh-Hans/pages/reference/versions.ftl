title = 版本
description = 各版本之间保持兼容的内容，以及可能改变的内容。
