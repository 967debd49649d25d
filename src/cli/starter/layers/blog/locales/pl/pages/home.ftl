title = Zapiski o świetle i papierze
description = Z pracowni lamp: o papierze, świetle i naprawach.
