title = 给长夜的一盏灯
description = 到了十一月，灯就不再是摆设。
