title = Which paper glows
description = Thick paper swallows light, thin paper tears. What we look for in a sheet.
