title = 图片
description = 在 Markdown、页面和模板中以多种尺寸显示照片。
