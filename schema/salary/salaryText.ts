import { LENGTHS } from '#schema/validation/lengths.ts';
import { withoutBreakdown, withoutExtraPay, withoutTakeHome } from './extraPay.ts';
import { EXTRAS, GAP, KINDS_OF_EXTRAS } from './salaryWords.ts';

/** Other currencies and piecework: they say nothing about a year. */
const FOREIGN =
  /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|aud|cad|sar|qar|omr|kwd|bhd|dollars?|euros?|pounds?|dirhams?|riyals?|dinars?|npr|lkr|pkr|bdt|taka|jpy|yen|cny|rmb|yuan|hkd|myr|ringgit|thb|baht|idr|chf|francs?|nzd|zar)\b/;
const UNPAID = /(?<!\p{L})unpaid(?!\s+(?:lea|off))/u;
const BY_THE_PIECE =
  /(?:\bper|\ba|\/|प्रति)\s*(?:orders?|deliver(?:y|ies)|leads?|projects?|class(?:es)?|sessions?|lectures?|visits?|kms?|kilomet(?:er|re)s?|pieces?|pcs|articles?|words?|pages?|calls?|sales?|trips?|rides?|drops?|parcels?|tickets?|videos?|posts?|students?|patients?|cases?|forms?|units?|fortnight|quarter|semester|batch|crores?)(?![a-z])/;
/** "3 lakh for 6 months": the duration of the work instead of the year. */
const FOR_A_STRETCH =
  /(?:\d|lakhs?|lacs?|\d\s?[lk]|thousand|लाख|हजार)\s*(?:total|fixed|only|stipend)?\s*(?:for|over|in)\s+(?:the\s+)?(?:first\s+)?\d+\s*(?:months?|weeks?|days?|hours?|hrs?)(?![a-z])/;
/** Periods other than a month and a year. Those of bonuses and reviews have been removed before. */
const OTHER_SPAN =
  /(?:quarterly|half[\s-]?yearly|(?:semi|bi)[\s-]?annual(?:ly)?|bi[\s-]?(?:monthly|weekly)|fortnightly|one[\s-]?time|lump\s?sum)(?![a-z])/;
/** A percentage added to the amount, or to pay elsewhere: the total is not stated. */
const ADDED_SHARE =
  /(?:\+|plus)\s*(?:\d+(?:\.\d+)?\s*%\s*(?:variable|hra|da)|(?:variable|hra|da)\s*(?:pay\s*)?(?:[@(]|up\s?to|of)?\s*\d+(?:\.\d+)?\s*%)|%\s*(?:hike|raise)/;

const YEARS = String.raw`(?<![\d,.])20\d{2}(?:\s?[-/,&]\s?(?:20)?\d{2})*(?![\d.,]*\d|k)`;
const LEAVERS = String.raw`(?<!\p{L})(?:batch|fy|pass(?:ed)?[\s-]?outs?|graduat(?:es?|ed|ing|ion))(?!\p{L})`;
const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const SMALL_NUMBER = String.raw`\d{1,2}(?:\.\d+)?`;
const UNIT = String.raw`(?:l(?!\p{L})|lpa|l\.p|lakh|lac|lak|lkh|k(?!\p{L})|cr|thou|ha[zj]|लाख|हज|करोड)`;

/**
 * "500 bed hospital", "30 wpm", "2 rotational offs": a small number of something. The words after it must not speak of pay,
 * of people who are paid differently, or of limits.
 */
const COUNTED = new RegExp(
  String.raw`(?<![\d,.:]|\d\s?[-/+]\s?|to\s|up\s?to\s)\d{1,3}\+?\s(?!${UNIT}|(?:lk|kar|mi?ll?|per(?!iod)|par|pr|p\.?[am]|mo|mth|mnth|ye?a?r|ann|day|dai|wee|ho?u?r|to|till|se|te|and|or|up|abo|over|more|on|off|plus|min|max|fix|gros|net|ctc|in|take|bas|cash|appr|neg|sal|stip|pay|var|for|aft|dur|then|as|dep|bonu|fres|exp|sen|jun|skil|un|semi|help|oper|rup|rs|inr|har|mah|maa|mas|tak|sal|saa|tra|prob|an?|each|ever|first|next|x|only|all|with|extra|hik|times?\s\d)[a-z]*)[a-z]{3,}`,
  'gu',
);

/** Numbers that are neither money nor a period: addresses, dates, grades, experience, working hours, education. */
const NO_MONEY: readonly RegExp[] = [
  /\b24\s*[x*/×]\s*7\b/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /\S+@[a-z][\w.-]*\.[a-z]{2,}/g,
  /(?<![\d,.])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g,
  /(?<![\d,.])\d{1,2}([-/.])\d{1,2}\1(?:20)?\d{2}(?!\d|,\d)/g,
  new RegExp(
    String.raw`(?<![\d,.\p{L}])(?:\d{1,2}(?:st|nd|rd|th)?\s*)?(?:${MONTH_NAMES})(?!\p{L})(?:[\s,.']*20\d{2}(?!\d|,\d))?`,
    'gu',
  ),
  new RegExp(`${LEAVERS}\\s*(?:of|in|:|-)?\\s*${YEARS}|${YEARS}\\s*${LEAVERS}`, 'gu'),
  // More than "class 9".
  /(?<!\p{L})(?:class|std|उम्र|आयु|समय)\s*:?\s*\d{1,2}\s*(?:-|to|से)\s*\d{1,2}(?![\d,.]*\d|\s*(?:lpa|lakh|lac|[lk](?!\p{L})|cr|लाख|हज))/gu,
  // Ages come before grades: "age group 18-30" is not group 18.
  /(?<!\p{L})aged?\s*(?:limit|group)?\s*[:-]?\s*(?:below|above|under|over|up\s?to)?\s*\d{2}\+?\s*(?:(?:-|to)\s*\d{2})?(?!\d|,\d)/gu,
  /(?<![\p{L}\p{M}\d])(?:(?:level|lvl|tier|class|std|group|grade|band|openings?|positions?|vacanc(?:y|ies)|posts?)\s*[:-]?\s*|[a-z])\d{1,3}(?![\d,.]*\d|\s*(?:lpa|lakh|lac|[lk](?!\p{L})|cr))/gu,
  /(?<!\p{L})c?gpa\s*[:-]?\s*\d(?:\.\d+)?|(?<![\d,.])\d(?:\.\d+)?\s*\+?\s*c?gpa(?!\p{L})/gu,
  /(?<![\d,.])\d{1,2}(?:\.\d)?\s*(?:-|to)?\s*(?:\d{1,2}(?:\.\d)?)?\s*\+?\s*(?:years?|yrs?|yoe|साल|वर्ष|saal)(?![\p{L}\p{M}])/gu,
  new RegExp(
    String.raw`(?:exp\w*|अनुभव)\s*[:-]?\s*${SMALL_NUMBER}(?:\s*(?:-|to)\s*${SMALL_NUMBER})?\+?(?![\d.,]*\d|\s*(?:-|to)\s*\d|\s*${UNIT})`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d,.])10\s?\+\s?2(?![\d.,]*\d|\s*\(?${UNIT})`, 'gu'),
  new RegExp(
    String.raw`(?:#|(?<!\p{L})(?:pin|zip|ref(?:erence)?|id|code|req)(?:\s?(?:code|id|no|number))?)[\s.:#-]*\d{4,}(?![\d.,]*\d|\s*(?:${UNIT}|\/|per|p\.?\s?[am](?!\p{L})|an?\s|month|year))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:(?:\+|plus|and|&|with)\s*)?(?<![\d,.])\d+(?:\.\d+)?\s*(?:lakhs?|lacs?|l|crores?|cr)\s+(?:(?:medical|health|life|accident|group|term)\s+)*insurance(?!\p{L})`,
    'gu',
  ),
  /(?<![\d,.])\d{1,2}\s*(?:-|to)?\s*(?:\d{1,2})?\s*(?:months?|weeks?|(?:working\s+)?days?|hours?|hrs?|openings?|positions?|vacanc(?:y|ies)|posts?|leaves?|holidays?|shifts?|periods?)(?![a-z])(?:\s*(?:an?|per|\/|in an?)\s*(?:week|day|month|year)|[\s-]week(?![a-z]))?/g,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])/g,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)(?![a-z])/g,
  /(?<![\d,.:])\d{1,2}:\d{2}\s*(?:-|to)\s*\d{1,2}:\d{2}(?![\d:])/g,
  new RegExp(
    String.raw`(?<!\p{L})(?:timings?|working hours|shifts?)\s*[:-]?\s*(?:from\s+)?\d{1,2}(?:[:.]\d{2})?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?(?![\d.,:]*\d|\s*${UNIT})`,
    'gu',
  ),
  /(?<![\d,.])\d{1,2}\s*(?:-|to)\s*\d{1,2}\s+(?:jobs?|shifts?|duty|timings?|office)(?![a-z])/g,
  // Where the work is, and with how many people; "sector 10 - 15,000" could be either.
  /(?<!\p{L})(?:sector|sec|plot|flat|room|route|lane|street|date|block|phase|floor|gate|shop|house|building|ward|team\s+(?:of|size)|group\s+of)(?:\s*(?:no|number))?[\s.:-]*\d{1,3}(?![\d,.]*\d|\s*(?:-|to)\s*\d)(?!\s*(?:k|l|lakh|lac|cr)(?!\p{L}))/gu,
  COUNTED,
  /(?<![\d,.])\d{2}\s*[:/-]\s*\d{2}\s+(?:split|ratio|fixed)(?!\p{L})/gu,
  /(?<![\d,.])[1-4]\s+times?\s+(?:food|meals?|lunch|dinner)(?!\p{L})/gu,
  /(?<!\p{L})min(?:imum)?\s+wages?(?!\p{L})(?!\s*[:-]?\s*\d)/gu,
  new RegExp(
    String.raw`(?<![\d,.])\d+(?:\.\d+)?\s*(?:lakhs?|lacs?|l|crores?|cr|k)?\s*\+?\s+(?:\p{L}+\s+)?(?:customers|users|clients|downloads|subscribers|followers|families|members|people|employees|staff|students|products|orders|company|firm|startup)(?!\p{L})`,
    'gu',
  ),
  /(?<![\d,.])\d\s+(?:weekly|monthly)\s+(?:offs?|leaves?|holidays?)(?![a-z])/g,
  /(?:(?:\+|plus)\s*)?\d+(?:\.\d+)?\s*%/g,
  /(?:(?:\+|plus)\s*)?13th\s+month(?:\s+(?:salary|pay|bonus))?/g,
  /\d+(?:st|nd|rd|th)\b/g,
  new RegExp(
    String.raw`(?:(?:\+|plus|and|&|with)\s*)?(?<!\p{L})(?:daily|weekly|fortnightly|monthly|quarterly|half[\s-]?yearly|annual|yearly|one[\s-]?time)\s+${KINDS_OF_EXTRAS}(?:${EXTRAS}|offs?|reviews?|leaves?|targets?)(?!\p{L})`,
    'gu',
  ),
  /(?<!\p{L})(?:daily|weekly|fortnightly)\s+pay(?:out|ment)s?(?!\p{L})/gu,
];

/** "5-6 (LPA)" and "(5-6) LPA": brackets do not separate a number from its unit. */
const BRACKET_BEFORE_UNIT = new RegExp(
  String.raw`(\d)\s*(?:[()[\]]\s*(?:in\s+)?|in\s+)(?=${UNIT})`,
  'gu',
);
const THOUSANDS_AFTER_DOT = new RegExp(
  String.raw`(?<![\d,.])(\d{1,3})\.(?=[05]00(?![\d,.]|\s*${UNIT}))`,
  'gu',
);
/**
 * Extras that are not an amount of pay: "petrol 3 per km", and the first words of "free food and stay + 13k per month".
 */
const PER_KM =
  /(?:\+|plus|petrol|fuel|travel|conveyance|ta)\s*(?:allowance\s*)?(?:[:@-]\s*)?(?:rs\.?|₹)?\s*\d+(?:\.\d+)?\s*(?:per|\/)\s*kms?\b/g;
const EXTRAS_FIRST = new RegExp(
  `^(?:(?:\\d{1,2}(?:\\.\\d)?\\s?%|free|and|with|room|&|,|\\+|${EXTRAS})\\s+)+\\+\\s*(?=\\d)`,
  'u',
);
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
};

const CURRENCY =
  /₹|\brs\b\.?|\binr\b|\brupees?\b|\/-|\/=|=00(?!\d)|रुपये|रुपए|रुपया|(?<![\p{L}\p{M}])(?:रू|रु)\.?/gu;

/** A normalized spelling; null if the text cannot be about rupees per year. */
export function plainSalaryText(text: string): string | null {
  if (text.length > LENGTHS.line) return null;
  const plain = text
    .replace(/(?<=\d)\s?([½¼¾])/g, (_, part: string) => FRACTIONS[part]!)
    // Removed, because they would become digits: a footnote, or the last byte of a broken rupee sign.
    .replace(/[⁰¹²³⁴-⁹₀-₉½¼¾]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})\(s\)/gu, 's')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replace(/(\d)(rs|inr)(?=per|p\.?[am]|\b)/g, '$1 $2 ')
    .replace(/\brs\.?(?=\d)/g, ' ')
    // Thousands that are separated in other ways: "20 000", "20, 000", "20'000" and "20.000".
    .replace(/(?<![\d,.])(\d{1,3})(?:'|,? )(?=(?:000|500)(?!\d|,\d))/g, '$1')
    .replace(THOUSANDS_AFTER_DOT, '$1')
    .replace(/\binr(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(PER_KM, ` ${GAP} `);
  if ([FOREIGN, UNPAID, BY_THE_PIECE, ADDED_SHARE].some((none) => none.test(plain))) return null;
  const money = withoutBreakdown(
    plain
      .replace(CURRENCY, ' ')
      .replace(/(?<![^\s(-])\.(?=\d)/g, '0.')
      .replace(BRACKET_BEFORE_UNIT, '$1 ')
      .trim()
      .replace(EXTRAS_FIRST, ''),
  );
  if (FOR_A_STRETCH.test(money)) return null;
  const basic = withoutExtraPay(withoutTakeHome(money));
  if (basic === null) return null;
  const pay = NO_MONEY.reduce((rest, pattern) => rest.replace(pattern, ` ${GAP} `), basic);
  return OTHER_SPAN.test(pay) ? null : pay.trim();
}
