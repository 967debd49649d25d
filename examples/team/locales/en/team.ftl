site-title = Tidework, a workshop on the water
headline = Four people, one slipway
lead = We build and repair small wooden boats in the old harbour.
languages = Languages
since = Here since
speaks = Speaks
colleagues = Colleagues

## The page of a person. $name and $role are the texts of the row; $since is its date.
person-title = { $name }, { $role }
person-lead = { $name }, { $role }, works at Tidework since { DATETIME($since, dateStyle: "long") }.

role-engineer = Engineer
role-boatbuilder = Boatbuilder
role-diver = Diver

## Names
ada = Ada Levin
omer = Omer Halabi
noor = Noor Khoury
tal = Tal Peretz

## Languages
language-en = English
language-he = Hebrew
language-de = German
language-ar = Arabic
