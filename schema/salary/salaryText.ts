/** Other money than rupees, and pay by the piece: nothing here says what a year brings. */
const FOREIGN =
  /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|aud|cad|sar|qar|omr|kwd|bhd|dollars?|euros?|pounds?|dirhams?|riyals?|dinars?)\b/;
const BY_THE_PIECE =
  /(?:\bper|\ba|\/|प्रति)\s*(?:orders?|deliver(?:y|ies)|leads?|projects?|class(?:es)?|sessions?|lectures?|visits?|kms?|kilomet(?:er|re)s?|pieces?|pcs|articles?|words?|pages?|calls?|sales?|trips?|rides?|drops?|parcels?|tickets?|videos?|posts?|students?|patients?|cases?|forms?|units?|fortnight|quarter|semester|batch)(?![a-z])/;

/** Numbers that are no money: experience, hours of work, floors of education. */
const NO_MONEY: readonly RegExp[] = [
  /(?<![\d,.])\d{1,2}(?:\.\d)?\s*(?:-|to)?\s*(?:\d{1,2}(?:\.\d)?)?\s*\+?\s*(?:years?|yrs?|yoe|साल|वर्ष)(?![\p{L}\p{M}])/gu,
  /(?:exp\w*|अनुभव)\s*[:-]?\s*\d+(?:\.\d+)?\s*(?:-|to)?\s*\d*\+?(?!\s*(?:l|k|cr|lakh|lac|,|\d))/gu,
  /(?<![\d,.])\d{1,2}\s*(?:-|to)?\s*(?:\d{1,2})?\s*(?:months?|weeks?|days?|hours?|hrs?|openings?|positions?|vacanc(?:y|ies)|posts?|leaves?|holidays?|shifts?)(?![a-z])(?:\s*(?:an?|per|\/|in an?)\s*(?:week|day|month|year))?/g,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])/g,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)(?![a-z])/g,
  /\b24\s*[x*/×]\s*7\b/g,
  /(?:(?:\+|plus)\s*)?\d+(?:\.\d+)?\s*%/g,
  /\d+(?:st|nd|rd|th)\b/g,
];

const CURRENCY = /₹|\brs\b\.?|\binr\b|\brupees?\b|\/-|\/=|रुपये|रुपए|रुपया|रू\.?|रु\.?/g;

/** One way of writing for what means the same; null where the text cannot be about rupees a year. */
export function plainSalaryText(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replace(/(\d)(rs|inr)\b/g, '$1 $2')
    .replace(/\brs\.?(?=\d)/g, ' ')
    .replace(/\binr(?=\d)/g, ' ')
    .replace(/\s+/g, ' ');
  if (FOREIGN.test(plain) || BY_THE_PIECE.test(plain)) return null;
  const money = plain.replace(CURRENCY, ' ');
  return NO_MONEY.reduce((rest, pattern) => rest.replace(pattern, ' ; '), money).trim();
}
