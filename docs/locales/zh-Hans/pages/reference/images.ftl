title = 图片
description = 尺寸、格式、元数据和内联 SVG。
