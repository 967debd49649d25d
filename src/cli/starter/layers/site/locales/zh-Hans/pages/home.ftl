title = 手工折叠的纸灯
description = 一间小小的工坊，用桑皮纸折灯，也修灯。

hero-title = 用双手折出的光
hero-lead = 我们用纸和白蜡木做灯。每一盏都由一个人从头折到尾，并签上名字。
hero-action = 走进工坊

figures-title = 数字里的工坊
figures-lamps-label = 盏灯，每年
figures-people-label = 位匠人，同一张桌
figures-guarantee-label = 年免费维修
