title = कमांड
description = सभी कमांड और उनके विकल्प।
