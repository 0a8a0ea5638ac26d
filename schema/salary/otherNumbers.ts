import { anyOf, EXTRAS, GAP, KINDS_OF_EXTRAS, UNIT_START } from './salaryWords.ts';

/** Benefits and targets, which come with a job but are not its pay. */
const IN_KIND =
  '(?:pf|esic?|food(?:ing)?|lodging|accommodation|stay|mess|hostel|rooms?|quarters?|lunch|dinner|tiffin|uniform|laptop|cab|meals?|medical|insurance|perks?|benefits?|targets?|appraisals?|increments?)';
const YEARS = String.raw`(?<![\d,.])20\d{2}(?:\s?[-/,&]\s?(?:20)?\d{2})*(?![\d.,]*\d|k)`;
const LEAVERS = String.raw`(?<!\p{L})(?:batch|fy|pass(?:ed)?[\s-]?outs?|graduat(?:es?|ed|ing|ion))(?!\p{L})`;
const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const SMALL_NUMBER = String.raw`\d{1,2}(?:\.\d+)?`;

/**
 * Words next to a small number that show it is money: units, periods, limits, pay, and people who are paid differently.
 */
const OF_PAY = anyOf(
  'lk|lpm|kar|mi?ll?\\p{L}*|rup\\p{L}*|rs|inr',
  'per|par|pr|pa|pm|mo|mth|mnth|months?|monthly|mon|yea?rs?|yearly|yrs?|ann\\p{L}*|anum|har|mah\\p{L}*|maah?|mas\\p{L}*|saa?l(?:ana)?',
  'days?|daily|ro[zj]\\p{L}*|dih\\p{L}*|weeks?|weekly|hours?|hourly|hrs?|times?\\s\\d|first|next',
  'to|till|se|te|tak|ya|aur|and|or|up|upto|upwards|above|over|more|on|off|plus|min|max|minimum|maximum|approx\\p{L}*|only|all',
  'fix|fixed|gross|net|ctc|in|inhand|take|base|basic|cash|neg\\p{L}*|sal(?:a?ry|aries)?|stip\\p{L}*|pay\\p{L}*|var\\p{L}*|bonus\\p{L}*|dep\\p{L}*|hik\\p{L}*|extra',
  'for|after|during|then|guarant\\p{L}*|assured|confirm\\p{L}*|as|an?|each|every|x|with',
  'fresh\\p{L}*|exp\\p{L}*|seniors?|juniors?|skilled|unskilled|semi|help\\p{L}*|oper\\p{L}*|train\\p{L}*|prob\\p{L}*',
);

/** "500 bed hospital", "30 wpm", "2 rotational offs", "40 km": a small number of something. */
const COUNTED = new RegExp(
  String.raw`(?<![\d,.:]|\d\s?[-/+]\s?|to\s)(?:\d{1,3}\s?(?:-|to)\s?)?\d{1,3}\+?[\s-](?!${OF_PAY}(?!\p{L})|${UNIT_START})[a-z]{2,}(?:\s(?:an?|per|each|every|in an?)\s(?:day|week|month|year)(?!\p{L}))?`,
  'gu',
);

/** A large number that counts something, after a break: "18k monthly, 20,000 birds". */
const LARGE_COUNT = new RegExp(
  String.raw`(?<=(?:[,;|(]|(?<!\d\s?)-)\s?)\d{1,3}(?:,?\d{3})\+?\s(?!${OF_PAY}(?!\p{L})|${UNIT_START})[a-z]{2,}(?:\s(?:an?|per)\s(?:day|week|month|year)(?!\p{L}))?`,
  'gu',
);

/** Words after which a small number may be pay: "helper 12, operator 16k". */
const PAY_COMES = anyOf(
  OF_PAY,
  'budget|package|offer\\p{L}*|wages?|of|is|from|level|starting',
  'k[aei]|का|के|की|से|ते|तक|हर|या|और|प्रति\\P{Z}*|माह|मासिक|मही\\P{Z}*|वेतन|सैलरी|पगार|तनख\\P{Z}*|दिन|दिहा\\P{Z}*|रोज\\P{Z}*|फ्रेशर|अनुभव\\P{Z}*|हेल्पर',
  'male|female|boys?|girls?|graduates?|day|night|cook|driver|teacher',
);
/** "Iti 6, diploma 8 LPA": the pay of one name after that of another. */
const NAMED_PAY = String.raw`\s*(?!${PAY_COMES}(?!\p{L})|ctc|pay|sal)\p{L}[^,;|()\d${GAP}]*\d[\d.,]*(?:-\d+)?\s?${UNIT_START}`;

/** "Windows 11, …", "Angular 14+, …", "ISO 9001, …": a number that belongs to the name before it. */
const NAMED = new RegExp(
  String.raw`(?<=(?<![\p{L}\p{M}])(?!${PAY_COMES}(?!\p{L})|${UNIT_START})[\p{L}\p{M}]{2,}(?:[\s.#+]{1,3}|-))(?:\d{1,3}\+?|\d{2,3}(?!00|50)\d{2})(?=\s*(?:(?:,(?!\d)|:(?!\d)|[;|]|\s\/\s)(?!${NAMED_PAY})|[()]|only(?!\p{L})|\.\s|$))`,
  'gu',
);

/** Numbers that are neither money nor a period: addresses, dates, grades, experience, working hours, education. */
const OTHER_NUMBERS: readonly RegExp[] = [
  // "Saal me ek baar", "once in a month".
  /(?<![\p{L}\p{M}])(?:saa?l|mahine|hafte|din|साल|महीने|हफ्ते|दिन)\s+(?:me|mei|mein|में)\s+(?:\d+|ek|do|teen|एक|दो|तीन)\s+(?:baa?r|dafa|बार)|(?<!\p{L})(?:once|twice|thrice)\s+(?:in\s+)?(?:an?|every|per)\s+(?:year|month|week|day)(?!\p{L})/gu,
  /\b24\s*[x*/×]\s*7\b|-?\d{1,2}\s?°c?/g,
  // "Height 5'6": feet and inches.
  /(?<![\d,.])\d\s?['’]\s?\d{1,2}\s?(?:["”]|''|inch(?:es)?)?(?!\d)/g,
  // "MS Office 2016 - 15,000 per month".
  /(?<=\p{L}\s)20\d[1-9](?=\s-\s)/gu,
  // A range that falls is a time: "10 to 7".
  new RegExp(
    String.raw`(?<![\d,.]|\d\s?(?:-|to)\s?)(?:[89]|1[0-2])\s?(?:-|to)\s?[1-7](?![\d,.:]*\d|\s*(?:-|to)\s*\d|\s*(?:${UNIT_START}|[/%+]|(?:per|years?|yrs?|months?|p\.?[am])(?!\p{L})))`,
    'gu',
  ),
  /(?:https?:\/\/|www\.)\S+/g,
  /\S+@[a-z][\w.-]*\.[a-z]{2,}/g,
  // Telephone numbers, but not "67000-83500", where both are whole hundreds.
  /(?<![\d,.])(?!\d{3}00[\s-]\d{3}00(?!\d))(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)|(?<![\d,.])[6-9]\d{2,3}[\s-]\d{3}[\s-]\d{3,4}(?!\d)|(?<![\d,.])0\d{2,4}[\s-]?\d{3,4}[\s-]?\d{4}(?!\d)/g,
  /(?<![\d,.])\d{1,2}([-/.])\d{1,2}\1(?:20)?\d{2}(?!\d|,\d)/g,
  new RegExp(
    String.raw`(?<![\d,.\p{L}])(?:\d{1,2}(?:st|nd|rd|th)?\s*)?(?:${MONTH_NAMES})(?!\p{L})(?:[\s,.']*20\d{2}(?!\d|,\d))?`,
    'gu',
  ),
  new RegExp(`${LEAVERS}\\s*(?:of|in|:|-)?\\s*${YEARS}|${YEARS}\\s*${LEAVERS}`, 'gu'),
  /(?<![\d,.])20[12]\d\s?[/-]\s?(?:20[12]\d|\d{2})(?!\d|[,.]\d|\s?[kl])/g,
  // More than "class 9".
  /(?<!\p{L})(?:class(?:es)?|std|grades?|उम्र|आयु|समय)\s*:?\s*\d{1,2}\s*(?:-|&|and|to|से)\s*\d{1,2}(?![\d,.]*\d|-\s?\d|\s*(?:lpa|lakh|lac|[lk](?!\p{L})|cr|लाख|हज))/gu,
  // Working hours, but not "5.50 to 6.50 LPA".
  /(?<![\d,.])\d{1,2}[.:][0-5][05]\s?(?:-|to)\s?\d{1,2}[.:][0-5][05](?!\d|\s*(?:lpa|lakh|lac|[lk](?!\p{L})|cr|per|p\.?[am]|लाख|हज))/gu,
  // Ages come before grades: "age group 18-30" is not group 18.
  /(?<!\p{L})(?:aged?|उम्र|आयु|वय|umar|umr)\s*:?\s*(?:limit|group)?\s*[:-]?\s*(?:below|above|under|over|between|up\s?to)?\s*\d{2}\+?\s*(?:(?:-|to|and|se|ते|से)\s*\d{2}(?!\s?(?:-|[kl](?!\p{L})|lpa)))?(?!\d|,\d)(?:\s*(?:years?|yrs?))?(?:\s*(?:max|min)(?:imum)?(?=\s*(?:[,;|)]|$)))?/gu,
  /(?<![\p{L}\p{M}\d]|\d\s|(?:ctc|salary|sal)\s)(?:(?:level|lvl|tier|class|std|group|grade|band|sde|ic|mts|openings?|positions?|vacanc(?:y|ies)|posts?|sector|phase|block|(?:shop|plot|flat|room|gate)\s+no\.?)\s*[:-]?\s*|[a-z]-?)\d{1,3}(?![\d,.]*\d|-\s?\d[\d.]*\s?(?:lpa|lakh|lac|[lk](?!\p{L})|cr)|\s*(?:lpa|lakh|lac|[lk](?!\p{L})|cr))/gu,
  // "9to6 12k per month": the second number is the pay.
  /(?<![\d,.])(?:9|1[0-2])\s?(?:-|to)\s?[1-8](?=\s+\d[\d,.]*\s?(?:k(?!\p{L})|lpa|(?<=\d{4}|,\d{3})))/gu,
  /(?<!\p{L})(?:scores?|marks|percentile)\s*(?:of|above|over|:|-)?\s*\d{2}(?:\.\d+)?\+?(?!\d|\s*%|\s?[kl](?!\p{L})|-\s?\d)/gu,
  /(?<!\p{L})c?gpa\s*(?:above|of|min(?:imum)?)?\s*[:-]?\s*\d(?:\.\d+)?\+?|(?<![\d,.])\d(?:\.\d+)?\s*\+?\s*c?gpa(?!\p{L})/gu,
  /(?:(?<![\d,.])\d{1,2}(?:\.\d)?\s*(?:-|to|se|से)?\s*(?:\d{1,2}(?:\.\d)?)?\s*\+?|(?<!\p{L})(?:one|two|three|four|five|six))\s*(?:years?|yrs?|yoe|y|साल|वर्ष|saal)(?![\p{L}\p{M}])/gu,
  new RegExp(
    String.raw`(?:exp\w*|अनुभव)\s*[:-]?\s*${SMALL_NUMBER}(?:\s*(?:-|to)\s*${SMALL_NUMBER})?\+?(?![\d.,]*\d|\s*(?:-|to)\s*\d|\s*${UNIT_START})`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d,.])10\s?\+\s?2(?![\d.,]*\d|\s*\(?${UNIT_START})`, 'gu'),
  new RegExp(
    String.raw`(?:#|(?<!\p{L})(?:pin|zip|ref(?:erence)?|id|code|req|iso)(?:\s?(?:code|id|no|number))?)[\s.:#-]*(?:[a-z]{1,5}[-/])?\d{4,}(?![\d.,]*\d|\s*(?:${UNIT_START}|\/|per|p\.?\s?[am](?!\p{L})|an?\s|month|year))`,
    'gu',
  ),
  /(?<![\d,.])\d{1,2}(?:\.\d)?(?:\s*(?:-|to|se)\s*\d{1,2}(?:\.\d)?)?[\s-]*(?:hours?|hrs?|ghante|घंटे|घंटा|तास)(?![\p{L}\p{M}])(?:\s*(?:an?|per|\/|in an?)\s*(?:week|day))?/gu,
  /(?<![\d,.])(?:[1-3]\d{2}(?=\s*days)|\d{1,2}(?:\.\d)?(?:\s*(?:-|to|se)\s*\d{1,2}(?:\.\d)?)?)[\s-]*(?:months?|weeks?|(?:working\s+)?days?|openings?|positions?|vacanc(?:y|ies)|posts?|leaves?|holidays?|shifts?|periods?)(?![\p{L}\p{M}])(?:\s*(?:an?|per|\/|in an?)\s*(?:week|day|month|year)|[\s-]week(?![a-z]))?/gu,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])/g,
  /(?<![\d,.])\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)(?![a-z])/g,
  /(?<![\d,.:])(?:\d{1,2}\s*(?:-|to)\s*)?\d{1,2}:\d{2}(?:\s*(?:-|to)\s*\d{1,2}(?::\d{2})?)?(?![\d:]|,\d)/g,
  new RegExp(
    String.raw`(?<!\p{L})(?:timings?|time|working hours|shifts?|duty|walk-?in|interview|morning|evening|night)\s*[:-]?\s*(?:from\s+)?\d{1,2}(?:[:.]\d{2})?\s*(?:-|to)\s*\d{1,2}(?:[:.]\d{2})?(?![\d.,:]*\d|\s*${UNIT_START})`,
    'gu',
  ),
  COUNTED,
  /(?<!\p{L})(?:door|flat|plot|house|shop)\s*(?:no)?[\s.:]*\d+\/\d+/gu,
  /(?<![\d,.])\d+(?:[,.]\d+)*\s*(?:lakh\s+)?(?:sq\.?\s?(?:ft|feet|m|yd)|sqft|sft|(?:\/\d+\s*)?(?:kva?|kw|mw|hp|mm|cm|kgs?|kms?|gb|mb|tons?|tonnes?|cc|ft|feet|inch(?:es)?|bhk|seater|mbps))(?![a-z])/g,
  new RegExp(
    String.raw`(?<!\p{L})(?:team|group|family|staff|crew|batch)\s+(?:of|size)\s*[:-]?\s*\d{1,3}(?:\s*(?:-|to)\s*\d{1,3}(?!-\d|\.\d))?(?![\d,.]*\d|\s*${UNIT_START})`,
    'gu',
  ),
  NAMED,
  LARGE_COUNT,
  new RegExp(
    String.raw`(?<![\d,.])18\+(?!\s?${UNIT_START})|\bc\+\+(?:\s?\d{2}(?![\d,.]*\d|\s?(?:-|to)|\s?${UNIT_START}))?`,
    'gu',
  ),
  /(?<!\p{L})min(?:imum)?\.?\s+wages?(?!\p{L}|\s*(?:\+|plus)\s*\d)/gu,
  new RegExp(
    String.raw`(?<![\d,.])\d+(?:\.\d+)?\s*(?:lakhs?|lacs?|l|crores?|cr|k|m|mn)?\s*\+?\s+(?:(?!p\.?[am]|lpa|per|monthly)\p{L}+\s+)?(?:words|views|records|units|pieces|pcs|bottles|skus|customers|users|clients|downloads|subscribers|subs|followers|families|members|people|employees|staff|students|products|orders|company|firm|startup)(?!\p{L})(?:\s?\/\s?(?:day|week|month)|\s(?:daily|(?:per|a)\s(?:day|week|month)))?`,
    'gu',
  ),
  /(?<![\d,.])\d\s+(?:weekly|monthly)\s+(?:offs?|leaves?|holidays?)(?![a-z])/g,
  /(?:(?:\+|plus)\s*)?(?:(?<![\d,.])\d+(?:\.\d+)?\s*(?:-|to)\s*)?\d+(?:\.\d+)?\s*%\+?/g,
  // "2nd year 9,200 per month" is not pay by the year.
  /\d+(?:st|nd|rd|th|vi|वीं|वी)(?![\p{L}\p{M}])(?:\s(?:year|month)(?!\p{L}))?/gu,
  // In "16k monthly, PF + ESI" the month is that of the pay, with a comma or without.
  new RegExp(
    String.raw`(?:(?:\+|plus|and|&|with)\s*)?(?<!\p{L})(?!(?<=\d\s?(?:k|l|lakhs?|lacs?|thousand|\/-|rs)?\s?)(?:monthly|yearly|annual)\s+(?:free\s+)?${IN_KIND}(?!\p{L}))(?:daily|weekly|fortnightly|monthly|quarterly|half[\s-]?yearly|annual|yearly|one[\s-]?time)\s+${KINDS_OF_EXTRAS}(?:${EXTRAS}|hikes?|offs?|reviews?|leaves?|targets?)(?!\p{L}|\s+(?:nahi|नहीं))`,
    'gu',
  ),
  /(?<!\p{L})(?:daily|weekly|fortnightly)\s+pay(?:out|ment)s?(?!\p{L})/gu,
  /(?:(?:\+|plus|and|&|with)\s*)?(?:\d\s+months?\s+)?(?<!\p{L})(?:(?:increments?|appraisals?|hikes?|reviews?)\s+(?:every|each|per|once an?|twice an?)\s+(?:months?|years?)|(?:increments?|appraisals?|hikes?|reviews?|bonus(?:es)?)\s+(?:(?:every|each|once an?|twice an?)\s+years?|yearly|annually))(?!\p{L})/gu,
];

/** The text with a gap for each of them. */
export function withoutOtherNumbers(text: string): string {
  return OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ` ${GAP} `), text);
}
