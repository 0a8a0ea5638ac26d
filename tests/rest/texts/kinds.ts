type Make = (length: number) => string;

const repeated =
  (part: string): Make =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Opened until the middle of the text, then closed. */
const nested =
  (open: string, close: string): Make =>
  (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

/** Each word differs from the others. */
const different =
  (word: (at: number) => string): Make =>
  (length) =>
    Array.from({ length }, (_, at) => word(at))
      .join('')
      .slice(0, length);

/** What the time of the other texts is compared with. */
export const harmless = repeated('The team meets every week to plan the work of the month. ');

/** Texts that slow down parsers, patterns and searches which look at the same place again and again. */
export const KINDS: readonly (readonly [string, Make])[] = [
  ['letters without an end', (length) => `${'a'.repeat(length - 1)}!`],
  ['spaces', (length) => `x${' '.repeat(length - 2)}x`],
  ['line ends', (length) => `x${'\n'.repeat(length - 2)}x`],
  ['different words', different((at) => `${at.toString(36)} `)],
  ['the same word', repeated('java ')],
  ['a long number', repeated('9')],
  ['digits and separators', repeated('1,234.5-6 ')],
  ['pay', repeated('₹5,00,000 - 10 LPA to 12 lakh per month ')],
  ['ranges', repeated('1 to 2 to ')],
  ['dates', repeated('2026-11-21T10:00:00.000Z/')],
  ['places', repeated('Pune, Maharashtra, ')],
  ['email addresses', repeated('a@b.c.')],
  ['web addresses', repeated('https://a.b/?c=d&')],
  ['phone numbers', repeated('+91 98765 43210 ')],
  ['digits in words', repeated('nine eight seven six ')],
  ['brackets', nested('[(', ')]')],
  ['open braces', repeated('{{')],
  ['links', repeated('![a](<b "')],
  ['quotes', repeated(`"'`)],
  ['emphasis', repeated('a*b**c_')],
  ['headings and lists', repeated('# a\n===\n- 1. * ')],
  ['tags', nested('<b>', '</b>')],
  ['half tags', repeated('<!--<a ')],
  ['entities', repeated('&amp;&#x41;&')],
  ['accents', (length) => `e${repeated('\u0323\u0301')(length - 1)}`],
  ['thirty accents a letter', repeated(`e${'\u0323\u0301'.repeat(15)}`)],
  ['letters that are spelled out', repeated('\uFDFA')],
  ['capitals that grow', repeated('ßİŉ')],
  ['pairs of surrogates', repeated('👩‍👩‍👧')],
  ['half surrogates', repeated('\ud800')],
  ['right to left', repeated('\u202eא\u200f\u200b')],
  ['Devanagari', repeated('क्षत्रिय लाख ')],
  ['NUL', repeated('\u0000')],
  ['percent signs', repeated('%25%')],
  ['wildcards', repeated('_%\\')],
  ['JSON', nested('{"a":[', ']}')],
  ['CSV', repeated('"",";=1+')],
  ['alternatives', repeated('a|a & !(b | -"c" or ')],
];
