title = A primeira luz
description = Emparelhar uma luminária, ligá-la e desligá-la.
