title = संदर्भ
description = कमांड और विकल्प देखने के लिए।
