title = People who work while you sleep
description = Four conversations, online and free, with people on the night shift.
# A date from content/data/events.yaml, formatted for the language.
register = Register until { DATETIME($events-register_until, dateStyle: "long") }.
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
languages = Languages

## Cities
sao-paulo = São Paulo
lisbon = Lisbon
nairobi = Nairobi
tokyo = Tokyo

## Events
baker = The baker
baker-text = Inês Prata starts at three. She explains why dough does not like haste.
nurse = The nurse
nurse-text = Wanjiru Otieno has spent nine years of nights on a ward for newborns.
driver = The driver
driver-text = Kenji Mori drives the first train of the morning, which is the last one of the night.
radio = The voice on the radio
radio-text = Until dawn, Caio Brandão answers calls from people who can't sleep.
