import { BY_THE_MONTH, withoutBreakdown, withoutExtraPay, withoutTakeHome } from './extraPay.ts';
import { withoutOtherNumbers } from './otherNumbers.ts';
import { FOREIGN, plainSpelling, withoutCurrency } from './plainSpelling.ts';
import { GAP, UNIT_START } from './salaryWords.ts';
import { withUsualFigures } from './usualFigures.ts';

/** Unpaid work, piecework, work for a limited time: they say nothing about a year. */
const UNPAID =
  /(?<!\p{L})(?:(?<!training\s)unpaid(?!\s+(?:lea|off|training))|whichever(?!\p{L})|(?<!\+\s*)piece[\s-]?(?:rate|basis)(?![^+]*\+))/u;
const PIECE = String.raw`(?:orders?|deliver(?:y|ies)|leads?|projects?|class(?:es)?|sessions?|lectures?|visits?|kms?|kilomet(?:er|re)s?|pieces?|pcs|articles?|words?|pages?|calls?|sales?|trips?|rides?|drops?|parcels?|tickets?|videos?|posts?|students?|patients?|cases?|forms?|units?|fortnight|quarter|semester|batch|crores?)(?![a-z])`;
const RUPEES = String.raw`\s*(?:rs\.?|inr|rupees?|\/-)?\s*`;
/** Amounts per something other than a time: "per season", "per month per school". */
const BY_ANYTHING = new RegExp(
  String.raw`(?<![\d,.])\d[\d,.]*\s*(?:${UNIT_START}[a-z]*)?\.?${RUPEES}per\s+(?:month\s+per\s+)?(?!mo|mth|mn|mens|mah|maa|m(?!\p{L})|pm|p\.|ann?|ye|yr|y(?!\p{L})|cal|day|diem|d(?!\p{L})|h(?:ou)?r|h(?!\p{L})|week|wk|shift)\p{L}`,
  'gu',
);
const BY_THE_PIECE = new RegExp(
  String.raw`\d\s*(?:${UNIT_START}[a-z]*)?\.?${RUPEES}(?:per|an?|each|\/|प्रति)\s*(?:month\s*(?:per|\/)\s*)?${PIECE}|(?:per|प्रति)\s*${PIECE}\s*[:=-]?\s*(?:₹|rs\.?|inr)?\s*\d`,
  'u',
);
/** "3 lakh for 6 months": the duration of the work instead of the year. */
const FOR_A_STRETCH =
  /(?:\d|lakhs?|lacs?|\d\s?[lk]|thousand|लाख|हजार)\s*(?:total|fixed|only|stipend|package|ctc|salary|pay)?\s*(?:for|over|in)\s+(?:(?:the|an?)\s+)?(?:first\s+)?(?:(?:\d+|one|two|three|four|six|nine|twelve)\s*(?:months?|(?:weeks?|days?|hours?|hrs?)(?!.*(?:month|\bp\.?\s?m\b)))(?![a-z])|(?:\d+|one|two|three|four|five)\s*(?:years?|yrs?)(?![a-z]|\s*(?:of\s+)?exp)|(?:(?:the|this|an?|each|entire|whole|complete|full|\d+[\s-]months?)\s+)+(?:project|contract|course|assignment|season|term|event|task))/;
/** "5,000 per month for 3 months, then as per performance". */
const ONLY_AT_FIRST =
  /\d(?=.*(?:for|first)\s+(?:the\s+)?(?:first\s+|initial\s+)?(?:\d+|one|two|three|four|six)\s*(?:months?|weeks?|days?)[\s,.;-]*(?:and\s+)?(?:then|after\s?wards?|after\s+(?:that|which)|thereafter|uske\s+baad|followed\s+by)(?!\p{L}))/u;
/** "7,000 per month in the first year, 6,000 in the second year". */
const PAY_BY_STAGES =
  /\d.*(?<!\p{L})(?:first|1st|initial)\s+(?:\d+\s+)?(?:years?|months?)(?!\p{L})\D*\d{3}.*(?<!\p{L})(?:second|2nd|next)\s+(?:\d+\s+)?(?:years?|months?)(?!\p{L})/u;
/** "12k per month, raised to 14k after probation". */
const PAY_THAT_RISES =
  /\d.*(?<!\p{L})(?:raised?|increas(?:e|ed|es|ing)|revised?|hiked?)\s+(?:up\s?)?to\s+\d[\d,.]*(?![\d,.]|\s*%)/u;
/** Periods other than a month and a year. Those of bonuses and reviews have been removed before. */
const OTHER_SPAN =
  /(?<!(?:¤|incentives?|bonus(?:es)?|variables?|reviews?|payouts?)\s*(?:paid|payable|given)?\s*[(-]?\s*)(?:quarterly|half[\s-]?yearly|(?:semi|bi)[\s-]?annual(?:ly)?|bi[\s-]?(?:monthly|weekly)|fortnightly|one[\s-]?time)(?![a-z])/;
const LUMP_SUM = /lump[\s-]?sum(?![a-z])/;
/** A percentage added to the amount, or to pay elsewhere: the total is not stated. */
const ADDED_SHARE =
  /%\s*(?:variable|hra|da)\s*(?:\+|plus)\s*\d|(?:pm|p\.m\.?|month(?:ly)?|lpa|\d\s?k|\d{3})\s+or\s+\d+(?:\.\d+)?\s*%|(?:\+|plus)\s*(?:\d+(?:\.\d+)?\s*%\s*(?:variable|hra|da)|(?:variable|hra|da)\s*(?:pay\s*)?(?:[@(]|up\s?to|of)?\s*\d+(?:\.\d+)?\s*%)|%\s*(?:hike|jump|raise|increment|increase)\s+(?:\p{L}+\s+)?(?:on|over)(?!\p{L})/u;

const RUPEE = String.raw`(?:rs\.?|₹)?\s*`;
const BY_THE = String.raw`\s*(?:rs\.?\s*|\/-\s*)?(?:per(?!form|cent|son|iod|k)|\/)\s*`;
/** Extras by the piece or day, which say nothing about the pay: "+ 200 per trip", "petrol 3 per km", "DA 250". */
const PER_PIECE_EXTRA = new RegExp(
  [
    String.raw`(?<=\d\s*k?\s*(?:(?:per\s+|\/\s*)month|monthly|p\.?m\.?)\s*[,;|]\s*)${RUPEE}\d{1,3}(?:\.\d+)?${BY_THE}(?!mo|m\b|mth|pm|year|yr|ann|day|week|hour|hr)\p{L}+`,
    String.raw`${RUPEE}\d{1,4}(?:\.\d+)?${BY_THE}(?!mo|m\b|mth|pm|year|yr|ann)\p{L}+\s*(?:\+|plus|and|&)(?=\s*${RUPEE}\d[\d,]*\s*(?:k|thousand)?\s*(?:fix(?:ed)?\s*)?(?:(?:per\s+|\/\s*)month|monthly|p\.?m(?!\p{L})))`,
    String.raw`(?:\+|plus|and|&|with)\s*${RUPEE}\d+(?:\.\d+)?${BY_THE}(?!mo|m\b|mth|pm|year|yr|ann|day|week|hour|hr)\p{L}+(?:\s+(?:as\s+)?(?:incentives?|bonus|commissions?|extra|allowances?)(?!\p{L}))?`,
    String.raw`(?:\+|plus|(?:\+\s*)?(?:petrol|fuel|travel|conveyance|expenses|outstation)|(?:ta\s?[/&]\s?)?da|ta)\s*(?:allowance\s*)?(?:[:@(-]\s*)?${RUPEE}\d+(?:\.\d+)?(?:${BY_THE}(?:kms?|days?|(?:night\s+)?shift|night|order|delivery|trip|visit|parcel|lead)|\s*(?:\/-\s*)?daily)(?![a-z])`,
    String.raw`${RUPEE}\d{2,4}(?:${BY_THE}(?:day|night|shift|hour|hr|trip)\s+extra|\s+extra${BY_THE}(?:day|night|shift|hour|hr|trip))(?![a-z])`,
    String.raw`\b(?:ta\s?[/&]\s?)?da\s*(?:[:@-]\s*)?${RUPEE}\d{2,3}(?!,?\d|%|\s?[kl](?!\p{L})|-\d)`,
  ].join('|'),
  'gu',
);
const A_MONTH = String.raw`(?:(?:per\s+|an?\s+|\/\s*)?month(?:ly)?|p\.?\s?m\.?|मासिक|महीना|mahina)`;
const A_YEAR = String.raw`(?:(?:per\s+|an?\s+|\/\s*)?(?:year(?:ly)?|annum|annual(?:ly)?)|p\.?\s?a\.?|सालाना|salana)`;
const OTHER_TIME = String.raw`(?:(?:per\s+|an?\s+|\/\s*)?(?:week(?:ly)?|day|daily|hour(?:ly)?|hr))`;
const OR = String.raw`\s*(?:or|ya|या|\/)\s*`;
/** "15,000 per month or year". */
const EITHER_PERIOD = new RegExp(
  String.raw`\d\s*(?:k|l|lakhs?|thousand|हजार|लाख|rs\.?|\/-)?\s*(?:${A_MONTH}${OR}(?:${A_YEAR}|${OTHER_TIME})|${A_YEAR}${OR}${A_MONTH}|${OTHER_TIME}${OR}${A_MONTH})(?!\p{L})`,
  'u',
);
/** "500/hr or 8000/month". */
const EITHER_PAY = new RegExp(
  String.raw`\d\s*(?:rs\.?|\/-)?\s*(?:${OTHER_TIME}\s*(?:or|ya|या)\s[^,;|()]{0,12}\d|${A_MONTH}\s*(?:or|ya|या)\s[^,;|()\d]{0,12}\d[\d,.]*\s*(?:rs\.?|\/-)?\s*${OTHER_TIME}(?!\p{L}))`,
  'u',
);
/** "Startup with $2M". */
const FUNDING = /(?:\$|usd)\s?\d+(?:\.\d+)?\s?(?:m|mn|millions?|b|bn|billions?)(?![a-z])/gu;
/** "C2H", ".NET 6". */
const NAME_WITH_NUMBER =
  /(?<![\p{L}\d])[a-z]\d[a-z](?!\p{L})|\.net\s?\d{1,2}(?![\d,.]*\d|\s?[kl]|\s?(?:-|to))|(?<![\p{L}\d])s\/4(?:\s?hana)?(?!\d)/gu;
/** "6G", "19c", but not "5l", "20k" or "30m". */
const NUMBER_WITH_LETTER = /(?<![\d,.])\d{1,3}[a-ceg-jn-wyz](?!\p{L})/gu;
/** "15,000 + 3,000 = 18,000". */
const SUM_BEFORE_TOTAL = /^[^=]*(?:\+|[x×*]\s*\d)[^=]*=(?=[^\d=]{0,8}\d)(?!00)/;
/** "Basic 12,000 HRA 3,000 total 15,000", "fixed 5 LPA, variable 1 LPA, total 6 LPA". */
const PARTS_BEFORE_TOTAL =
  /^(?=.*(?:basic|hra|variable|incentives?|bonus)).*\d.*(?<!\p{L})total(?!\p{L})(?=[^\d,;|]{0,20}(?:\d[\d,]{3}|\d[\d.]*\s?(?:k|l|lpa|lakhs?|lacs?)(?!\p{L})))/u;
/** "Salary + incentives: 15k-28k per month" is both together. */
const TOGETHER =
  /(?<=^|[,;|(]\s*)(?:(?:monthly|total)\s+)?(?:salary|sal|pay|ctc|fix(?:ed)?)(?:\s+(?:salary|pay))?\s*(?:\+|&|and|plus|aur|और)\s*(?:incentives?|bonus(?:es)?|commissions?|perks|tips|allowances?)\s*[:=-]+\s*(?=(?:(?:rs|inr)\.?|₹)?\s*\d)/gu;
const DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?';
/** "Mon-Sat" is not "saat", which is Hindi for seven. */
const WEEKDAYS = new RegExp(
  `(?<!\\p{L})${DAY}\\s*(?:-|to|till|se|&|,|/)\\s*${DAY}(?!\\p{L})`,
  'gu',
);
/** Six digits after a place; pay would be rounder. */
const PIN_CODE =
  /(?<=^|(?:\p{L}{3}|\))[\s,-]{1,3})(?<!(?:salary|ctc|pay|package|sal|inr|upto|up to|wages|earn|is)[\s,-]{1,3})[1-8]\d{3}(?!00)\d{2}(?![\d,.]*\d|\s*(?:rs|per|\/|-\s?\d{4}|p\.?[am]|an?\s|to\s))/gu;
/** "Free food + own bike + 13k per month": a sum has only pay as its parts, so this is not one. "Current CTC + 2 LPA" is. */
const EXTRAS_FIRST =
  /^(?!\D*\d+\s?%\s*variable)(?:(?!(?<!\p{L})(?:current|present|existing|previous|last|ctc|salary|sal|pay|package|wages?|stipend|basic|base|fix(?:ed)?|gross|net|scale|वेतन|सैलरी|पगार)(?![\p{L}\p{M}]))(?:\d{1,2}(?:\.\d)?\s?%|\D))*(?<!\+)\+\s*(?=\d)/u;
/** "Sector 2 - 16 LPA": an address, or a range. */
const MAY_BE_ADDRESS = /(?<!\p{L})(?:sector|phase|block)\s\d{1,3}\s?-\s?\d/u;
/** A normalized spelling; null if the text cannot be about rupees per year. */
export function plainSalaryText(text: string): string | null {
  const plain = withUsualFigures(plainSpelling(text).replace(WEEKDAYS, ` ${GAP} `))
    .replace(/\((?:in[\s-]?hand|take[\s-]?home|gross|net)\)/g, ' ')
    .replace(/\((m(?:in|ax)(?:imum)?)\.?\)/g, ' $1 ')
    .replace(FUNDING, ` ${GAP} `)
    .replace(NAME_WITH_NUMBER, ' ')
    .replace(NUMBER_WITH_LETTER, ` ${GAP} `)
    .replace(TOGETHER, 'salary ')
    .replace(SUM_BEFORE_TOTAL, ' ')
    .replace(PARTS_BEFORE_TOTAL, ' ')
    .replace(PIN_CODE, ` ${GAP} `)
    .replace(PER_PIECE_EXTRA, ` ${GAP} `);
  if ([FOREIGN, UNPAID, MAY_BE_ADDRESS].some((each) => each.test(plain))) return null;
  const money = withoutBreakdown(withoutCurrency(plain).replace(EXTRAS_FIRST, ''));
  if ([ADDED_SHARE, EITHER_PERIOD, EITHER_PAY].some((each) => each.test(money))) return null;
  const basic = withoutExtraPay(money);
  if (
    basic === null ||
    [ONLY_AT_FIRST, PAY_BY_STAGES, PAY_THAT_RISES].some((each) => each.test(money)) ||
    BY_THE_PIECE.test(basic) ||
    FOR_A_STRETCH.test(basic)
  )
    return null;
  const pay = withoutOtherNumbers(withoutTakeHome(basic.replace(BY_ANYTHING, ` ${GAP} `)));
  // "21,000 per month (lump sum)" includes everything.
  const isOnce = LUMP_SUM.test(pay) && !BY_THE_MONTH.test(pay);
  return isOnce || OTHER_SPAN.test(pay) ? null : pay.trim();
}
