title = 回到工坊的灯
description = 撕裂的折痕，断掉的骨架，还有一只猫。修灯的一年。
