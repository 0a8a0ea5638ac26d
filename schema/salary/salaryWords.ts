import type { SalaryPeriod as Period } from '#schema/options/salaryPeriods.ts';

/** The meaning of words around pay; everything is compared in lower case. */
export type Bound = 'least' | 'most';
/** On which side of its number a bound is written: "up to 5", "5 and above", "min 5" or "5 min". */
type Side = 'before' | 'after' | 'either';

/** What a word next to a figure says: that it is the pay, that it is for some people only, or for a later time. */
export type Label = 'pay' | 'case' | 'later';

export type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'unit'; rupees: number; period?: Period }
  | { kind: 'period'; period: Period }
  | { kind: 'bound'; bound: Bound; side: Side }
  | { kind: 'plus'; isSpaced: boolean }
  | { kind: 'other'; label: Label | null; isFor: boolean }
  | { kind: 'to' | 'and' | 'between' | 'extra' | 'break' | 'gap' };

/** Replaces a number in the text that is not money. */
export const GAP = '¤';

export const THOUSAND = 1_000;
export const LAKH = 100_000;
export const CRORE = 10_000_000;
const MILLION = 1_000_000;

/** One of these words, or of the alternatives that they hold. */
export const anyOf = (...words: string[]) => `(?:${words.join('|')})`;

/** The beginning of a unit after a number. */
export const UNIT_START = String.raw`(?:l(?!\p{L})|lpa|l\.p|lakh|lac|lak|lkh|k(?!\p{L})|cr|thou|ha[zj]|लाख|हज|करोड)`;

/** Extras on top of pay; without an amount they change nothing. */
export const EXTRAS =
  '(?:incentives?|bonus(?:es)?|perks?|benefits?|commissions?|allowances?|batta|variables?|pf|esic?|hra|cab|meals?|medical|petrol|fuel|mobile|gratuity|equity|stocks?|increments?|appraisals?|tips?|food(?:ing)?|lodging|accommodation|stay|mess|hostel|rooms?|quarters?|lunch|dinner|tiffin|uniform|laptop|khana|rehna|rahna|खाना|रहना|travel|ta|da|insurance|esops?|rsus?|pli|overtime|ot|conveyance|इंसेंटिव|इन्सेंटिव|प्रोत्साहन|बोनस|भत्ता|भत्ते|कमीशन)';
export const KINDS_OF_EXTRAS =
  '(?:(?:performance|sales|attractive|monthly|annual|unlimited|target|linked|based|attendance|good|other|extra|high|huge|yearly|quarterly|half[\\s-]?yearly|joining|retention|free|medical|daily|weekly|food|shift|night|fuel|travel|petrol|mobile|conveyance|internet)[\\s-]+)*';

const per = (names: string, optional = '?') =>
  String.raw`(?:(?:per|par|pr|hr(?=\s*ma?[ho])|an?|each|every|/|p\s?/|प्रति|हर|दर|prati|har)\s*)${optional}(?:${names})`;

/** A unit ends with its word, or runs into another word about pay: "25kpermonth", "3lakhto5lakh". */
const END_OF_UNIT = String.raw`(?:(?=p\.?[am]|per|to\s?\d)|(?![\p{L}\p{M}]))(?:\.(?!\.))?`;

/** The first match at a position wins. */
export const WORDS: readonly (readonly [RegExp, (text: string) => Token])[] = [
  [/l\.?\s?p\.?\s?a\.?s?(?![a-z])/y, () => ({ kind: 'unit', rupees: LAKH, period: 'year' })],
  [/l\.?\s?p\.?\s?m\.?(?![a-z])/y, () => ({ kind: 'unit', rupees: LAKH, period: 'month' })],
  unitWord('lakhs?|lacs?|laks?|lkh?s?|(?<=\\d\\s*)lacks?|लाख|l', LAKH),
  unitWord('crores?|crs?|karod|करोड़|करोड', CRORE),
  unitWord('k|thousands?|thou|ha[zj]aa?r|हज़ार|हजार', THOUSAND),
  // "m" alone can also mean a month: it is a million only if a year follows.
  [
    /(?:millions?|mn|m(?=\s*(?:per|an?|\/)\s*(?:ann?um|year|yr)))(?![a-z])/y,
    () => ({ kind: 'unit', rupees: MILLION }),
  ],
  ...periodWords(),
  ...boundWords(),
  [/between(?![a-z])/y, () => ({ kind: 'between' })],
  [
    /(?:to|till|se(?:\s+le\s?ka?r)?|से(?:\s+लेकर)?|ते|થી)(?![\p{L}\p{M}])|[-~]|\.{2,3}(?=\s?\d)/uy,
    () => ({ kind: 'to' }),
  ],
  [/and(?![a-z])|&/y, () => ({ kind: 'and' })],
  [
    new RegExp(String.raw`(?:plus|\+)\s*${KINDS_OF_EXTRAS}${EXTRAS}(?![\p{L}\p{M}])`, 'uy'),
    () => ({ kind: 'extra' }),
  ],
  // "15k + room" adds to the pay, "15k + negotiable" does not.
  [
    /(?:(?:(?<=\s)\+|plus)(?=\s)|\+(?=\p{L}))(?!\s?(?:neg|depend|based|according|(?:as|for|in|only|ctc|salary|fixed|gross|net|take)(?![a-z])))/uy,
    () => ({ kind: 'plus', isSpaced: true }),
  ],
  [/\+|plus(?![a-z])/y, () => ({ kind: 'plus', isSpaced: false })],
  [new RegExp(GAP, 'y'), () => ({ kind: 'gap' })],
  [/[();|,/•:=]/y, () => ({ kind: 'break' })],
];

function unitWord(names: string, rupees: number): readonly [RegExp, () => Token] {
  return [new RegExp(`(?:${names})${END_OF_UNIT}`, 'uy'), () => ({ kind: 'unit', rupees })];
}

function boundWords(): readonly (readonly [RegExp, () => Token])[] {
  const words: readonly (readonly [Bound, Side, string])[] = [
    ['least', 'after', 'se kam nahi|से कम नहीं'],
    ['most', 'after', 'se (?:zyada|jyada|upar) nahi|से (?:ज़्यादा|ज्यादा|अधिक|ऊपर) नहीं'],
    [
      'most',
      'before',
      '(?:zyada|jyada|adhik) se (?:zyada|jyada|adhik)|(?:ज़्यादा|ज्यादा|अधिक) से (?:ज़्यादा|ज्यादा|अधिक)',
    ],
    [
      'most',
      'before',
      String.raw`up\s?-?\s?to|(?:under|below|within)(?=\W*(?:\d|$))|less than|(?:not|no|nothing|never) (?:(?:more|greater|higher) than|above|over|beyond|exceeding)|not a\s+(?:(?:penny|paisa)\s+)?(?:more|above|over)(?: than)?|nte|(?:not|cannot|never) (?:to )?(?:exceed|cross|go (?:above|over|beyond))|as high as|cap(?:ped)?(?: at| of)?(?=\W*\d)|<=?|≤`,
    ],
    [
      'most',
      'after',
      String.raw`तक|tak|(?:ke (?:andar|under|niche|neeche)|se (?:kam|niche|neeche)|के (?:अंदर|नीचे)|से (?:कम|नीचे))(?! (?:nah|नह))|(?<!upper |no )cap(?=\s*(?:$|[.;)]))`,
    ],
    [
      'most',
      'either',
      'at (?:the )?most|max(?:imum)?(?: limit)?|ceiling|(?<!no )upper (?:limit|cap)|अधिकतम',
    ],
    [
      'least',
      'after',
      String.raw`(?<!over\s)(?:and|&|or)\s+(?:above|more|up(?:wards?)?|over|higher|beyond|better)|onwards?|upwards?|ke (?:upar|oopar)|के ऊपर|से (?:अधिक|ज़्यादा|ज्यादा|ऊपर|शुरू|शुरुआत)|se (?:adhik|zyada|jyada|upar|oopar|shuru(?:a?at)?|start)`,
    ],
    [
      'least',
      'before',
      String.raw`(?:north|upwards?|excess) of|as low as|(?:not|no|nothing|never) (?:less than|lower than|below|under)|(?:more|greater|higher) than|exceeding|(?:beyond|over|from)(?=\W*(?:\d|$))|(?:start|begin)(?:s|n?ing)?\s+(?:from|at|with|@)|>=?|≥|कम से कम|kam se kam`,
    ],
    [
      'least',
      'either',
      'at ?(?:the (?:very )?)?least|min(?:imum)?(?!\\s+of\\s+\\p{L})|(?<!over and )above|(?:to )?(?:start|begin)(?:s|n?ing)?(?! (?:today|tomorrow|now|immediately|on|next|this|soon)(?!\\p{L}))|न्यूनतम',
    ],
  ];
  return words.map(([bound, side, names]) => [
    new RegExp(
      `(?:${names})(?![\\p{L}\\p{M}])\\.?(?:(?:\\s(?:salary|ctc|pay))?\\s?(?:[:=]|-(?=\\s?\\d)))?`,
      'uy',
    ),
    () => ({ kind: 'bound', bound, side }),
  ]);
}

/** Pay per hour, day, week, month or year, with the usual abbreviations. */
function periodWords(): readonly (readonly [RegExp, () => Token])[] {
  const names: readonly (readonly [Period, string])[] = [
    [
      'year',
      String.raw`years?|yrs?|annum|annual(?:ly)?|yearly|yrly|p\.?\s?/?\s?a\.?|साल|सालाना|वर्ष|वार्षिक|saal|saa?lana|varsh(?:ik)?`,
    ],
    [
      'month',
      String.raw`months?|mo?n?ths?|mnts?|monthly|mn?thly|mensem|mo|p\.?\s?/?\s?m\.?|p\.?c\.?m\.?|(?<=(?:/|per)\s*)mon|महीने|महीना|महिन्या(?:ला|चे|चा|ची)|महिना|दर\s?महा|माह|मासिक|mahee?n[ae]|mah[ai]n[ae]|maa?h|maasik|masik`,
    ],
    ['week', 'weekly'],
    [
      'day',
      String.raw`daily|diem|रोज़ाना|रोजाना|रोज़|रोज|ro[zj](?:aa?na)?|दिहाड़ी|दैनिक|dihadi|dihari|(?<=(?:per|an?|each|every|/)\s*)shift`,
    ],
    ['hour', 'hourly'],
  ];
  const nouns: readonly (readonly [Period, string])[] = [
    ['week', 'weeks?|wk|हफ़्ते|हफ्ते|सप्ताह'],
    ['day', 'days?(?! (?:shift|duty))|दिन|din'],
    ['hour', 'hours?|hrs?|घंटे|घंटा|ghant[ae]'],
  ];
  return [
    ...names.map(([period, words]) => [period, per(words)] as const),
    // "Full day 13k" is not pay by the day: these nouns follow an amount, or "per".
    ...nouns.map(
      ([period, words]) =>
        [
          period,
          String.raw`${per(words, '')}|(?<=(?:\d|\))\s*)(?!days|weeks)(?:${words})`,
        ] as const,
    ),
  ].map(([period, words]) => [
    new RegExp(`(?:${words})(?![\\p{L}\\p{M}])|/\\s*${period[0]}(?![\\p{L}\\p{M}])`, 'uy'),
    () => ({ kind: 'period', period }),
  ]);
}

const ABOUT_PAY =
  /^(?:salary|sal|ctc|package|pkg|pay|pays|stipend|wages?|remuneration|compensation|income|gross|fixed|वेतन|सैलरी|पगार|तनख्वाह)$/;
const ABOUT_A_CASE =
  /^(?:fresh|exp|train|intern|help|oper|skill|unskill|senior|junior|sr|jr|male|female|boy|girl|day|night|part|full|with|manager|supervis|exec|staff|driver|cook|guard|teacher|option|first|next|post|फ्रेशर|अनुभव|हेल्पर)/;

const LATER = /^(?:later|then|after|afterwards|thereafter|subsequently|baad|phir|बाद|फिर)$/;

export function labelIn(word: string): Label | null {
  if (LATER.test(word)) return 'later';
  if (ABOUT_PAY.test(word)) return 'pay';
  return ABOUT_A_CASE.test(word) ? 'case' : null;
}
