import type { SalaryPeriod as Period } from '#schema/options/salaryPeriods.ts';

/** What the words of pay mean; everything is compared in small letters. */
export type Bound = 'least' | 'most';
/** On which side of its number a bound stands: "up to 5", "5 and above", "min 5" or "5 min". */
type Side = 'before' | 'after' | 'either';

export type Token =
  | { kind: 'number'; value: number; text: string }
  | { kind: 'unit'; rupees: number; period?: Period }
  | { kind: 'period'; period: Period }
  | { kind: 'bound'; bound: Bound; side: Side }
  | { kind: 'to' | 'and' | 'between' | 'plus' | 'extra' | 'other' | 'break' };

export const THOUSAND = 1_000;
export const LAKH = 100_000;
export const CRORE = 10_000_000;
const MILLION = 1_000_000;

const per = (names: string) =>
  String.raw`(?:(?:per|an?|each|every|/|p\s?/|प्रति|हर)\s*)?(?:${names})`;

/** The first that fits at a place wins. */
const WORDS: readonly (readonly [RegExp, (text: string) => Token])[] = [
  [/l\.?\s?p\.?\s?a\.?s?(?![a-z])/y, () => ({ kind: 'unit', rupees: LAKH, period: 'year' })],
  [/l\.?\s?p\.?\s?m\.?(?![a-z])/y, () => ({ kind: 'unit', rupees: LAKH, period: 'month' })],
  [
    /(?:lakhs?|lacs?|laks?|लाख|l)(?:(?=p\.?m)|(?=pa)|(?![\p{L}\p{M}]))\.?/uy,
    () => ({ kind: 'unit', rupees: LAKH }),
  ],
  [/(?:crores?|crs?|करोड़|करोड)(?![\p{L}\p{M}])\.?/uy, () => ({ kind: 'unit', rupees: CRORE })],
  [
    /(?:k|thousands?|thou|hazaa?r|हज़ार|हजार)(?:(?=p\.?[ma])|(?![\p{L}\p{M}]))/uy,
    () => ({ kind: 'unit', rupees: THOUSAND }),
  ],
  [/(?:millions?|mn)(?![a-z])/y, () => ({ kind: 'unit', rupees: MILLION })],
  ...periodWords(),
  ...boundWords(),
  [/between(?![a-z])/y, () => ({ kind: 'between' })],
  [/(?:to|till|se|से)(?![\p{L}\p{M}])|[-~]|\.{2,3}/uy, () => ({ kind: 'to' })],
  [/and(?![a-z])|&/y, () => ({ kind: 'and' })],
  [
    /(?:plus|\+)\s*(?:(?:performance|sales|attractive|monthly|annual|unlimited|target|attendance|good|other|extra|high|huge)\s+)*(?:incentives?|bonus(?:es)?|perks?|benefits?|commissions?|allowances?|variables?|pf|esic?|tips?|food|lodging|accommodation|stay|travel|ta|da|insurance|esops?|overtime|ot)(?![a-z])/y,
    () => ({ kind: 'extra' }),
  ],
  [/\+|plus(?![a-z])/y, () => ({ kind: 'plus' })],
  [/[();|,/•:]/y, () => ({ kind: 'break' })],
];

function boundWords(): readonly (readonly [RegExp, () => Token])[] {
  const words: readonly (readonly [Bound, Side, string])[] = [
    [
      'most',
      'before',
      String.raw`up\s?-?\s?to|under|below|less than|not more than|at most|within|<=?`,
    ],
    ['most', 'after', 'तक'],
    ['most', 'either', 'max(?:imum)?|अधिकतम'],
    [
      'least',
      'after',
      String.raw`(?:and|&|or)\s+(?:above|more|up(?:wards)?|over)|onwards?|upwards?|से (?:अधिक|ज़्यादा|ज्यादा|ऊपर|शुरू)`,
    ],
    [
      'least',
      'before',
      String.raw`at least|more than|over|from|start(?:s|ing)?(?:\s+(?:from|at|with))?|>=?|कम से कम`,
    ],
    ['least', 'either', 'min(?:imum)?|above|न्यूनतम'],
  ];
  return words.map(([bound, side, names]) => [
    new RegExp(`(?:${names})(?![\\p{L}\\p{M}])\\.?`, 'uy'),
    () => ({ kind: 'bound', bound, side }),
  ]);
}

/** Pay by the hour, the day, the week, the month, the year, as people shorten them. */
function periodWords(): readonly (readonly [RegExp, () => Token])[] {
  const names: readonly (readonly [Period, string])[] = [
    [
      'year',
      String.raw`years?|yrs?|ann?um|annam|annually|annual|yearly|p\.?\s?/?\s?a\.?|साल|सालाना|वर्ष|वार्षिक`,
    ],
    [
      'month',
      String.raw`months?|mths?|mnths?|monthly|montly|mo|p\.?\s?/?\s?m\.?|pcm|महीने|महीना|माह|मासिक|mahina|mahine`,
    ],
    ['week', 'weeks?|weekly|wk|हफ़्ते|हफ्ते|सप्ताह'],
    ['day', 'days?|daily|diem|दिन|रोज़|रोज|shift'],
    ['hour', 'hours?|hourly|hrs?|घंटे|घंटा'],
  ];
  return names.map(([period, words]) => [
    new RegExp(`${per(words)}(?![\\p{L}\\p{M}])|/\\s*${period[0]}(?![\\p{L}\\p{M}])`, 'uy'),
    () => ({ kind: 'period', period }),
  ]);
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/y;
/** 1,00,000 as in India, 100,000 as elsewhere, or no comma at all. */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Null where a number is written in no known way: nothing around it is certain then. */
export function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const number = matchAt(NUMBER, text, at);
    if (number) {
      const digits = number.replace(/,$/, '');
      if (!GROUPED.test(digits)) return null;
      tokens.push({ kind: 'number', value: Number(digits.replaceAll(',', '')), text: digits });
      at += digits.length;
      continue;
    }
    const found = firstWord(text, at);
    if (found) tokens.push(found.token);
    at += found?.length ?? skipped(text, at, tokens);
  }
  return tokens.map((_, at) => plusAfterUnit(tokens, at));
}

/** "12+ LPA" says what "12 LPA+" says. */
function plusAfterUnit(tokens: readonly Token[], at: number): Token {
  if (isPlusInside(tokens, at)) return tokens[at + 1]!;
  return isPlusInside(tokens, at - 1) ? tokens[at - 1]! : tokens[at]!;
}

function isPlusInside(tokens: readonly Token[], at: number): boolean {
  const [number, plus, unit] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && plus?.kind === 'plus' && unit?.kind === 'unit';
}

function firstWord(text: string, at: number) {
  for (const [pattern, make] of WORDS) {
    const word = matchAt(pattern, text, at);
    if (word) return { token: make(word), length: word.length };
  }
  return null;
}

/** A word that means nothing here; letters after a number are part of no other word. */
function skipped(text: string, at: number, tokens: Token[]): number {
  const word = matchAt(/[\p{L}\p{M}']+/uy, text, at);
  if (word) tokens.push({ kind: 'other' });
  return word?.length ?? 1;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
