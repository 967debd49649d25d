title = 构建的过程
description = 从输入文件到输出文件夹，以及为何未变的页面不会重新渲染。
