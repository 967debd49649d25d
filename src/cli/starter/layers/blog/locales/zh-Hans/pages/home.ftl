title = 光与纸的手记
description = 来自一间灯坊：谈纸、谈光、谈修补。
