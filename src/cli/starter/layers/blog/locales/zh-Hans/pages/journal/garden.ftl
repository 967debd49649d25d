title = 一盏放在院子里的灯
description = 纸和雨合不来，我们还是想试试。
