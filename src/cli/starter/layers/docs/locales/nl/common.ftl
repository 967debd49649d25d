nav-start = Aan de slag
nav-guides = Handleidingen
nav-reference = Naslag
footer = Lumen is een voorbeeld. Schrijf hier uw eigen documentatie.
