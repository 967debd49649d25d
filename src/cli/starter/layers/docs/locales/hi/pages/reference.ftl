title = संदर्भ
description = सभी कमांड और उनके विकल्प।
