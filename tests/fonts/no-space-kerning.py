"""Takes the space out of a font's kerning, in place: `python3 no-space-kerning.py onest-latin.woff2 …` (fonttools, brotli).

Onest and Source Serif 4 narrow a space before V, W or T by up to a third; at the size of a heading two words read as one.
A reserved font name is replaced, as the licence asks of a modified font.
"""

import sys

from fontTools.ttLib import TTFont

for path in sys.argv[1:]:
    font = TTFont(path)
    characters = font.getBestCmap()
    spaces = {characters[code] for code in (0x20, 0xA0) if code in characters}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if table.LookupType != 2:
                continue
            firsts = table.Coverage.glyphs
            if table.Format == 1:
                kept = [(first, pairs) for first, pairs in zip(firsts, table.PairSet) if first not in spaces]
                table.PairSet = [pairs for _, pairs in kept]
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph not in spaces]
            else:
                for classes in (table.ClassDef1, table.ClassDef2):
                    classes.classDefs = {glyph: number for glyph, number in classes.classDefs.items() if glyph not in spaces}
            table.Coverage.glyphs = [first for first in firsts if first not in spaces]
    for record in font["name"].names:
        record.string = record.toUnicode().replace("Source Serif", "RAA Serif").replace("SourceSerif", "RAASerif")
    font.save(path)
