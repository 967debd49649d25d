title = Messages
description = Fluent syntax, number and date options, text direction and the glossary.
