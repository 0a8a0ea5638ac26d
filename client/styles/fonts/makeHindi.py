"""Makes hindi-letters.woff2 and hindi-widths.woff2 of the family's Devanagari file (fonttools 4.38 with brotli):

    python3 client/styles/fonts/makeHindi.py

The whole file has 258 kB, because it holds a glyph of its own for every pair of consonants, and more for Marathi.
A half letter before a whole one reads the same as most of these glyphs, so the only ones kept are the pairs that are
stacked and the pairs in our own words.
"""

import glob
import re

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

SOURCE = 'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'
FOLDER = 'client/styles/fonts/'
WEIGHTS = (400, 660)
RARE = re.compile(r'MAR|LlaNukta|LlaLla|LlaYa|Short|Lru|uni09(?!70)|uniA8|vowelRuu|dummy|[NRY]aNukta|Udatta|Anudatta|RephChandra')
WIDER_MARKS = re.compile(r'matraI(Bindu|Reph|RephBindu)[a-z]|matraIi(Bindu|Reph|RephBindu|Chandrabindu)[a-z]')
LETTER = '(?:Ka|Kha|Ga|Gha|Nga|Ca|Cha|Ja|Jha|Nya|Tta|Ttha|Dda|Ddha|Nna|Ta|Tha|Da|Dha|Na|Pa|Pha|Ba|Bha|Ma|Ya|Ra|La|Va|Sha|Ssa|Sa|Ha)(?:Nukta)?'
CLUSTER = re.compile(f'^(?:{LETTER}){{2,}}$')
WITH_RA = re.compile(f'^{LETTER}Ra$')
STACKED = set(
    'NgaKa NgaGa NgaMa ChaVa TtaTta TtaTtha TtaVa TthaTtha DdaDda DdaDdha DdhaDdha DaGa DaDa DaDha DaNa DaBa DaBha '
    'DaMa DaYa DaVa DaDaYa DaDhaYa DaBhaYa DaRaYa DaVaYa ChaYa NgaYa TtaYa TthaYa DdaYa DdhaYa KaTa TaTa TaTaYa TaTaVa '
    'KaSsaMa KaSsaYa HaNna HaNa HaMa HaYa HaLa HaVa ShaCa ShaVa ShaNa SsaTta SsaTtha JaJa NaNa NaTaRa SaTaRa KaKa KaLa '
    'PaTa PaLa KaNna LaLa CaCa MaNa'.split()
)
CONSONANT = '[\u0915-\u0939\u0958-\u095f]\u093c?'
VIRAMA = '\u094d'


def narrowed(font, weights):
    font = instancer.instantiateVariableFont(font, {'wght': weights})
    font.flavor = None
    font.save('/tmp/narrowed.ttf')
    return TTFont('/tmp/narrowed.ttf')


def words_clusters(letters):
    """The clusters of our catalogues, in the family's names for them."""
    text = ''.join(open(path, encoding='utf8').read() for path in glob.glob('schema/words/hi/*.json'))
    found = set()
    for match in re.finditer(f'{CONSONANT}(?:{VIRAMA}{CONSONANT})+', text):
        parts = [letters[part[0]] + 'Nukta' * (len(part) - 1) for part in match[0].split(VIRAMA)]
        for start in range(len(parts)):
            found |= {''.join(parts[start:end]) for end in range(start + 2, len(parts) + 1)}
    return found


def is_kept(glyph, clusters):
    if RARE.search(glyph) or WIDER_MARKS.match(glyph):
        return False
    if CLUSTER.match(glyph):
        return glyph in clusters or glyph in STACKED or bool(WITH_RA.match(glyph))
    return True


def cut(font, settings, **wanted):
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=False, **settings)
    subsetter = subset.Subsetter(options)
    subsetter.populate(**wanted)
    subsetter.subset(font)
    font.flavor = 'woff2'


font = narrowed(TTFont(SOURCE), WEIGHTS)
glyphs = font.getGlyphOrder()
for glyph in glyphs:
    font['gvar'].variations.setdefault(glyph, [])
characters = font.getBestCmap()
letters = {chr(code): glyph.removesuffix('.dv') for code, glyph in characters.items()}
clusters = words_clusters(letters)
kept = {glyph for glyph in glyphs if is_kept(glyph.removesuffix('.dv'), clusters)}
codes = [code for code, glyph in characters.items() if glyph in kept and code not in (0x20, 0xA0)]
cut(
    font,
    {'layout_closure': False, 'layout_features': ['*'], 'layout_scripts': ['dev2', 'deva', 'DFLT'], 'name_IDs': [1, 2]},
    glyphs=sorted(kept),
    unicodes=codes,
)
font.save(FOLDER + 'hindi-letters.woff2')

# The same letters without their outlines: they hold the place of text until the letters are there.
font = narrowed(TTFont(FOLDER + 'hindi-letters.woff2'), 460)
joining = ['akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'nukt']
cut(
    font,
    {
        'layout_features': joining,
        'layout_scripts': ['dev2'],
        'name_IDs': [],
        'drop_tables': ['GPOS', 'GDEF', 'STAT', 'gasp', 'prep', 'DSIG', 'FFTM'],
    },
    unicodes=codes,
)
for glyph in font.getGlyphOrder():
    font['glyf'][glyph] = Glyph()
    font['hmtx'][glyph] = (font['hmtx'][glyph][0], 0)
# Browsers refuse a font without a single outline; nobody sees this one.
pen = TTGlyphPen(None)
pen.moveTo((0, 0))
pen.lineTo((0, 1))
pen.lineTo((1, 0))
pen.closePath()
font['glyf']['.notdef'] = pen.glyph()
font.save(FOLDER + 'hindi-widths.woff2')
print('U+' + ', U+'.join(f'{code:04X}' for code in sorted(codes)))
