import { LENGTHS } from '#schema/validation/lengths.ts';
import { withoutMisspellings } from './misspelled.ts';
import { UNIT_START } from './salaryWords.ts';

/** Other currencies. CAD is also what draughtsmen use, and OMR a road. */
export const FOREIGN =
  /[$€£¥]|(?<![a-z])(?:usd|eur|gbp|aed|sgd|aud|sar|qar|kwd|bhd|dollars?|euros?|pounds?|dirha?ms?|dirhums?|dhs|ri[jy]?a{1,2}ls?|dina{1,2}rs?|rubles?|roubles?|rand|npr|lkr|pkr|bdt|taka|jpy|yen|cny|rmb|yuan|hkd|myr|ringgit|thb|baht|idr|chf|francs?|nzd|zar)(?![a-z])|\b(?:rm|kd|bd|qr|sr)\s?\d[\d,.]*(?![\d,.]|\s?[lk])|\d\s?(?:sr|kd|bd|qr|dh)\s*(?:\/|per|p\.?m|monthly|$)|\d\s?rm\b|\b(?:cad|omr)\s?\d|\d\s?k?\s?(?:cad|omr)\b|(?<![\p{L}\p{M}])(?:रियाल|रीयाल|दिरहम|दिर्हम|दीनार|दिनार|डॉलर|डालर|डाॅलर|यूरो|पाउंड|पाउण्ड|पौंड|येन|युआन|टका|रिंगिट|रिंगित|फ्रैंक|रूबल)|(?<!\p{L})(?:nepali|nepalese|sri\s?lankan?|pakistani|bangladeshi|mauritian|नेपाली)\s+(?:rs|rupees?|inr|₹|रु)/u;

/** "5-6 (LPA)" and "(5-6) LPA": brackets do not separate a number from its unit. */
const BRACKET_BEFORE_UNIT = new RegExp(
  String.raw`(\d)\s*(?:[()[\]]\s*(?:in\s+)?|in\s+)(?=${UNIT_START})`,
  'gu',
);
const THOUSANDS_AFTER_DOT = new RegExp(
  String.raw`(?<![\d,.])(\d{1,3})\.(?=[05]00(?![\d,.]|\s*${UNIT_START}))`,
  'gu',
);
const SENTENCE_END =
  /(?<=\d\s?(?:[lk]|lpa|lakhs?|lacs?|pm)?|month|annum|year)\.\s+(?=\p{L}{3}|\d)|(?<=\d{3}|\d\s?[lk])\.\s+(?=\d)/gu;
/** "15,000 p.m. Increment after a year", but not "10,000 p.m. incentives". */
const SENTENCE_AFTER_PERIOD = /(?<=\b[pP]\.?[amAM])\.\s+(?=\p{Lu}\p{Ll})/gu;
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
};

const CURRENCY =
  /₹|\brs\b\.?|\binr\b|\brupees?\b|\/-|\/=|[=-]00(?!\d)|रुपये|रुपए|रुपया|(?<![\p{L}\p{M}])(?:रू|रु)(?:\.|0(?!\d))?/gu;

/** One spelling for each letter, digit, dash and thousand. Empty for a text that is too long to be about pay. */
export function plainSpelling(text: string): string {
  if (isTooLong(text)) return '';
  return withoutMisspellings(
    text
      .replace(/(?<=\d)\s?([½¼¾])/g, (_, part: string) => FRACTIONS[part]!)
      // Removed, because they would become digits: a footnote, or the last byte of a broken rupee sign.
      .replace(/[⁰¹²³⁴-⁹₀-₉½¼¾]/g, ' ')
      .normalize('NFKC')
      .replace(SENTENCE_AFTER_PERIOD, '; ')
      .toLowerCase()
      .replace(/(?<=\p{L})\(s\)/gu, 's')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/-+>|[\u2010-\u2015\u2192\u2212\uFE58\uFE63]/g, '-')
      .replace(/(?<=\d[kl]?)\+{2,}/g, ' + ')
      .replaceAll('[', '(')
      .replaceAll(']', ')')
      .replace(/(\d)(rs|inr)(?=per|p\.?[am]|\b)/g, '$1 $2 ')
      .replace(/\brs\.?(?=\d)/g, ' ')
      // Thousands that are separated in other ways: "20 000", "20, 000", "20'000" and "20.000".
      .replace(/(?<![\d,.])(\d{1,3})(?:'| ?,? | ,)(?=(?:000|500)(?!\d|,\d))/g, '$1')
      .replace(THOUSANDS_AFTER_DOT, '$1')
      .replace(/\binr\.?(?=\d)/g, ' ')
      .replace(/\s+/g, ' ')
      // A sentence ends after its pay: "₹18L. Bonus up to 15%".
      .replace(SENTENCE_END, '; '),
  );
}

/** Unicode spells out some characters as whole phrases: `ﷺ` as eighteen letters. */
function isTooLong(text: string): boolean {
  return text.length > LENGTHS.line || text.normalize('NFKC').length > LENGTHS.line;
}

/** The plain spelling without the words and signs for rupees. */
export function withoutCurrency(plain: string): string {
  return plain
    .replace(CURRENCY, ' ')
    .replace(/(?<![^\s(-])\.(?=\d)/g, '0.')
    .replace(BRACKET_BEFORE_UNIT, '$1 ')
    .trim();
}
