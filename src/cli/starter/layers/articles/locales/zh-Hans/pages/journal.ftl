title = 手记
description = 来自工坊的手记：纸、光与修补。
lead = 来自工坊的手记，一年几篇。
