title = हमारे बारे में
description = लालटेन कैसे बनती है, हम कब तक उसकी मरम्मत करते हैं, और हम कौन हैं।

guarantee =
    { $workshop-guarantee ->
        [one] { $workshop-guarantee } साल
       *[other] { $workshop-guarantee } साल
    }
