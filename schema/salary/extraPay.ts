import { anyOf, GAP, KINDS_OF_EXTRAS } from './salaryWords.ts';
import { AMOUNT, BY_TIME, END, JOINED, PERIOD, UNIT, UP_TO } from './amountPatterns.ts';
import { NOT_OFFERED } from './notOffered.ts';
import { withoutOtherNumbers } from './otherNumbers.ts';

/** What is paid on top of the pay, so its amount does not matter. */
const ON_TOP = anyOf(
  'incentives?|bonus(?:es)?(?:\\s+(?:at|on|in)\\s+\\p{L}+)?|commissions?|attendance|retention|increments?|tips?|pli',
  'allowances?|batta|kharch[ai]|खर्च[ाी]|petrol|fuel|mobile|recharge|travel|conveyance|relocation|(?:night\\s+)?halts?|overtime|ot|ta|ta\\s?[/&+]\\s?da',
  '(?:learning|training|travel|wellness|gadget|internet|sales|ad|media|marketing)\\s+(?:budget|spend(?:\\s+handled)?)|(?:food|meal)\\s+(?:coupons?|cards?)|service\\s+charges?|gifts?|awards?|assistance|sign(?:ing)?(?:[\\s-]?on)?|esops?|stocks?|rsus?|equity|gratuity',
  '(?:(?:group|family|medical|health|life|accident)\\s+)*(?:insurance|medi-?claim|medical|gtli|gmc|gpa|cover)(?:\\s+cover)?(?:age)?',
  '(?:(?:accident|life|term|health|medical|insurance)\\s+)?polic(?:y|ies)|बीमा|इंसेंटिव|इन्सेंटिव|प्रोत्साहन|बोनस|भत्ता|भत्ते|कमीशन|ओवरटाइम',
);
/** Money that is not pay: what an employee handles, must reach or has to give. */
const OTHER_MONEY = anyOf(
  '(?:(?:registration|security|caution|laptop|joining|training|course|uniform|kit|id\\s+card|processing)\\s+)*(?:deposits?|(?<=(?:caution|security)\\s+)money|(?<!(?:consultan\\p{L}*|professional|tuition|teaching|visiting)\\s)fees?|(?<!in[\\s-])charges?|costs?)',
  `(?:security|training|registration)(?:\\s+amount|(?=\\s+of|\\s*:))(?!\\s*:${BY_TIME})|advance(?:\\s+salary)?(?=[^.;]{0,15}\\d)|buyout|referral|ppo|pre[\\s-]placement\\s+offer`,
  '(?:(?:will|shall|would|to|can|may)\\s+be\\s+|(?:is|are|gets?)\\s+)?(?:deducted|recovered|debited|withheld|cut)|katega|kategi|katenge|काटे?\\s+जा\\p{L}\\p{M}*\\p{L}*\\p{M}*|कटेंगे|कटेगी|(?:payable|(?:to\\s+be\\s+)?paid)\\s+by\\s+(?:the\\s+)?(?:candidate|trainee|student|employee|applicant|you)',
  `\\(?refundable|penalty|fine|rent|pg|hostel|mess|accommodation|(?:(?:pf|esic?|pt|tds|tax)\\s+)*deductions?|reimburse(?:d|ments?)|(?:bond|agreement)(?:\\s+(?:amount|of|for(?!\\s+\\d+\\s*(?:ye|yr|mo))))?(?:\\s+\\d+\\s*(?:years?|yrs?|months?)(?:\\s*[/,])?)?(?!${UP_TO}${BY_TIME})`,
  '(?:collect|handl|achiev|generat|sell|clos|manag|disburs|spend)(?:e?s|e|e?d|ing)?(?:\\s+(?:an?|the|of|budgets?|business|deals)){0,3}|quota|premium|targets?(?![\\s-]+(?:based|linked|incentive|earning))',
  'p\\s?&\\s?l|gmv|arr|revenues?|turnover|aum|budgets|funding|fund\\s?raise|raised|ticket\\s+size|(?:deal|order|project|policy)\\s+value',
  '(?:client|monthly|annual)\\s+(?:sales|billing|collections?|business|revenue|turnover)(?!\\s+(?:exec|dev|job|manag|person|staff|officer|team|assoc|boy|girl))',
  '(?<=\\d\\s*(?:l|lakhs?|lacs?|cr|crores?)\\s+)(?:sales|business|collections?|billing|disbursements?|recover(?:y|ies))(?!\\s+(?:anal|agen|assoc|boy|dev|exec|fresh|girl|head|job|manag|off|part|pers|prof|pos|role|staff|team|train|work))',
  '(?:sales|business|collections?|billing|disbursements?|premiums?|loans?)\\s+(?:worth|amount|of|above|over|beyond|exceeding)',
  '(?:तक\\s+)?(?:का\\s+)?(?:लोन|ऋण)|जमा|फीस|शुल्क|किराया|कटौती|कटेगा|डिपॉज\u093c?िट|टारगेट|लक्ष्य',
);
/** Other names of extra pay and other money, which only say so in front of the amount: "perks worth 1 LPA". */
const NAMED_BEFORE = anyOf(
  'portfolio|flats?|plots?|villas?|apartments?|worth|additional|extra(?:\\s+(?:earnings?|income))?|perks?|benefits?|meals?|lta|ex[\\s-]?gratia|inaam|(?:profit|revenue)\\s+shar(?:e|ing)',
  'loans?(?:\\s+facility)?|scholarships?|prizes?(?:\\s+money)?|rewards?|course|invest(?:ments?)?(?:\\s+required)?|(?:hike|increment|raise)\\s+of',
  "vouchers?|coupons?|points|subsid(?:y|ies)|discounts?|cashback|refunds?|grants?|donations?|funds?|capital|emi(?:\\s+of\\s+\\p{L}+)?|gov(?:ernmen)?t\\.?\\s+(?:gives|pays)|bills?|cheques?|notice\\s+pay|joining\\s+amount|pension|(?:employer|employee)(?:'?s)?\\s+share",
  'variables?\\s+components?|performance[\\s-]linked\\s+pay',
);
/** What is a part of the pay. If it has a separate amount, the total is unknown. */
const PART_OF_PAY = String.raw`(?:variables?|hra|(?<!ta\s?[/&+]\s?)da)`;

/** Extra pay whose name comes first: "incentives up to 10,000 per month". */
const NAMED_FIRST = `(?<!\\p{L})(?<!(?<!\\p{L})(?:no|without|zero|nil)\\s+(?:\\p{L}+\\s+)?)${KINDS_OF_EXTRAS}NAME${END}${UP_TO}\\s*${AMOUNT}\\s*${PERIOD}`;
/** "15k per month medical representative": the name of work or of a place of work. */
const OF_WORK = anyOf(
  'advis[eo]rs?|apps?|agents?|agency|analysts?|assistants?|associates?|attendants?|boys?|cars?|compan(?:y|ies)|consultants?|coders?|co-?ordinators?|counsell?ors?|dealers?|department|desk|developers?|drivers?|engineers?|exec\\p{L}*|girls?|guards?|heads?|helpers?',
  'hiring|in-?charge|industry|jobs?|leads?|letters?|managers?|marketing|nurses?|office|officers?|operators?|pump|rep\\p{L}*|secretar(?:y|ies)|sales(?:man|men)?|sector|shops?|showroom|specialists?|staff|stores?|supervisors?|teachers?|teams?|technicians?|trainers?|wardens?|workers?',
);
/**
 * Extra pay whose name comes last: "10,000 per month as incentives". In "20,000 per month, incentives extra" it is pay.
 */
const NAMED_LAST = `(?<!\\d\\s?-\\s?)${AMOUNT}\\s*${PERIOD}\\s*(?:(?:as|in|of|worth\\s+of|का|k[ai])\\s+)?(?<![\\p{L}])${KINDS_OF_EXTRAS}NAME${END}(?!\\s*(?:is|are|will be)?\\s*(?:extra|additional|separate|apart|includ|inclusive|available|applicable|provided|free))(?!\\s+${OF_WORK})(?:(?:\\s+(?:yearly|annually)|\\s*(?:every|per|an?|/)\\s*(?:year|yr))${END})?`;

const extraPay = (names: string, before = '') =>
  [NAMED_FIRST, NAMED_LAST].map(
    (pattern) => new RegExp(before + pattern.replace('NAME', names), 'gu'),
  );

/** "Fixed + variable: 8 LPA" states the total. */
const PARTS_WITH_FIGURES = extraPay(
  PART_OF_PAY,
  String.raw`(?<!fixed\s?(?:\+|and|&|plus)\s?|%\s?)`,
);
/** Words that do not name an addition: they speak of the pay itself, or of who gets it. */
const NOT_A_NAME = `(?:${UNIT}|${anyOf(
  'fix|fixed|base|basic|variable|gross|net|ctc|salary|pay|earn|hra|da|guaranteed|govt|government|company|employer|neg\\p{L}*|depend\\p{L}*|exp\\p{L}*|fresh\\p{L}*|help\\p{L}*|oper\\p{L}*|drivers?|cooks?|guards?|superv\\p{L}*|manag\\p{L}*|assist\\p{L}*|trainees?|teachers?|seniors?|juniors?',
  'employees|staff|people|members|users|clients|customers|students|openings|beds|seats|stores|branches|outlets|companies',
  'for|based|on|as|per|an?|in|if|or|and|to|till|up|upto|min|max|then|after|each|every|from|with',
  'months?|monthly|p\\.?[am]|mo|years?|yearly|ann\\p{L}*|yrs?|days?|daily|st|nd|rd|th',
  'मही(?:ने|ना)|माह|मासिक|साल(?:ाना)?|वार्षिक|प्रति|हर|mahee?n[ae]|mahin[ae]|maah|saal|salana|har|prati',
)}${END})`;
const NAMES = String.raw`(?:(?!${NOT_A_NAME})\p{L}[\p{L}\p{M}/&]*(?:[\s:-]+|(?![\p{L}\p{M}]))){1,3}`;
/** What a plus adds under its own name is not part of the pay: "+ relocation 50k", "+ 2k phone support". */
const ADDED = [
  `${NAMES}(?:of\\s+)?${UP_TO}\\s*${AMOUNT}\\s*${PERIOD}`,
  `${AMOUNT}\\s*${PERIOD}\\s*(?:\\((?!incent)|(?:on|towards|for)\\s+(?:(?:each|every)\\s+)?)?${NAMES}${PERIOD}`,
  `${AMOUNT}\\s*(?:each${END}|(?:per|/)\\s*${NAMES})`,
].map(
  (pattern) =>
    new RegExp(
      `(?<!(?<!\\d)10\\s?)(?<!(?<![\\d,.])\\d{1,3}(?=\\+\\s))(?:\\+|plus)\\s*${pattern}`,
      'gu',
    ),
);
/** "Grant of 3 lakh": what is not called pay is not pay. */
const OF_OTHER = new RegExp(
  `${JOINED}(?<!\\p{L})(?!${anyOf(
    'salar(?:y|ies)|sal|ctc|package|pkg|pay|payment|stipend|wages?|remuneration|honorarium|emoluments?|fees?|income|earnings?|compensation',
    'offer|ote|range|ranges|bracket|budget|band|scale|rate|slab|min|max|minimum|maximum|total|sum|average|guarantee|amount|fellowship|retainer',
    'north|excess|upwards?|hand|home|base|basic|fixed|gross|net|start|starting|out|all|monthly|yearly|annual|upto|inclusive|instead',
  )}(?!\\p{L}))\\p{L}{2,}\\s+of\\s+(?=\\d[\\d,]{3}|[\\d.]+\\s*${UNIT})${AMOUNT}\\s*${PERIOD}`,
  'gu',
);
/** "5k for petrol", at the end of a clause. */
const FOR_A_COST = new RegExp(
  `${JOINED}${AMOUNT}\\s*${PERIOD}\\s*(?:for|towards)\\s+(?:petrol|fuel|travel|conveyance|mobile|recharge|internet|food|meals?|(?:(?:room|house)\\s+)?rent|accommodation|attendance|overtime|ot)(?:\\s+(?:allowances?|bills?|expenses?))?\\s*(?=$|[,.;|&)+]|and${END})`,
  'gu',
);
const OTHER_MONEY_WITH_FIGURES = [...NOT_OFFERED, ...extraPay(OTHER_MONEY, JOINED)];
/** "5 lakh mediclaim" and "5 Cr revenue" come first: the amount behind them is not theirs. */
const LARGE_SUMS = new RegExp(
  `${JOINED}(?<![\\d,.])\\d+(?:\\.\\d+)?\\s*(?:lakhs?|lacs?|l|crores?|cr)\\s+(?:(?:medical|health|life|accident|group|term|family)\\s+)*(?:insurance|cover|medi-?claim|gmc|gpa|gtli?|revenues?|turnover|gmv|aum|portfolio|funding|targets?(?![\\s-]+(?:based|linked|incentive|earning)))(?!\\p{L})`,
  'gu',
);
const EXTRAS_WITH_FIGURES = [
  LARGE_SUMS,
  ...extraPay(ON_TOP, JOINED),
  ...OTHER_MONEY_WITH_FIGURES,
  extraPay(NAMED_BEFORE, JOINED)[0]!,
  OF_OTHER,
  FOR_A_COST,
];
const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((left, each) => left.replace(each, ` ${GAP} `), text);
/** Pay that depends on sales. */
const ONLY_ON_TOP =
  /(?:(?:commission|incentive)s?[\s-]*(?:based|only|basis)|(?<!\p{L})(?:only|purely|fully|100\s?%)\s+(?:on\s+)?(?:commission|incentive)s?|(?:commission|incentive|bonus)s?[\s,.;:-]+earn)(?!\p{L})\D*\d/u;

/** "Pure commission work", "no fixed salary": whatever the amount, it is not certain. */
const NO_FIXED_PAY =
  /(?<!\p{L})(?:(?:pure(?:ly)?|only|fully|sirf|100\s?%|केवल|सिर्फ)\s+(?:on\s+)?(?:commission|incentive|कमीशन)s?(?!\p{L})|(?:no|without|zero|nil)\s+(?:any\s+)?(?:fixed|fix|basic|base|salary)(?:\s+(?:salary|pay|income|component|amount))?\s*(?:$|[,.;:)|(&])|fix(?:ed)?(?:\s+(?:salary|pay))?\s+(?:nahi|nhi|nahin|नहीं)(?![\p{L}\p{M}]))/u;
/** "Earn 30,000 per month (commission based)". */
const COMMISSION_JOB =
  /(?<!(?:\+|&|plus|and|with|aur)\s*)(?<!\p{L})commission[\s-]*(?:based|basis|only)(?:\s+(?:jobs?|work|role|income|earnings?|profile|position))?\s*(?:$|[).,;|])/u;
/** "Uncapped incentives, avg 30k pm". */
const AVERAGE_EXTRA =
  /^\D*(?:incentive|commission|bonus|tips|overtime).*(?<!\p{L})(?:avg|average)(?!\p{L})/u;

/** The text without extra pay that has a separate amount; null if the total is then unknown. */
export function withoutExtraPay(text: string): string | null {
  if (ONLY_ON_TOP.test(text) || NO_FIXED_PAY.test(text)) return null;
  const isOnlyExtra = AVERAGE_EXTRA.test(text) || COMMISSION_JOB.test(text);
  if (isOnlyExtra && !NAMES_PAY.test(text)) return null;
  if (PARTS_WITH_FIGURES.some((pattern) => text.search(pattern) >= 0)) return null;
  // "Cook + helper 28k" adds nothing to an amount.
  const added = (all: string, at: number, whole: string) =>
    /\d/.test(whole.slice(0, at)) ? ` ${GAP} ` : all;
  const main = ADDED.reduce((left, each) => left.replace(each, added), text);
  const rest = withoutExtraClauses(without(main, EXTRAS_WITH_FIGURES));
  if (rest === text) return text;
  const isOfExtras =
    BY_THE_MONTH.test(without(text, OTHER_MONEY_WITH_FIGURES)) &&
    !IS_YEARLY.test(withoutOtherNumbers(rest));
  return isOfExtras ? `${rest} per month` : rest;
}

const whole = (words: string) => `(?<![\\p{L}\\p{M}])${words}${END}`;
const CLAUSE_END = new RegExp(
  String.raw`([;|•()+]|,(?!\d)|\.\s|${whole('(?:plus|with|including|inclusive of|incl|excluding|besides|और|तथा|aur)')}|(?<!between\s[^;|()+]*)${whole('(?:and|&)')})`,
  'u',
);
const NAMES_EXTRA = new RegExp(
  whole(
    '(?<!no\\s|without\\s)(?:incentives?|bonus(?:es)?|commissions?|allowances?|reimbursements?|contributions?|tips|esops?|rsus?|stock\\s+options?|extra\\s+(?:earn\\p{L}*|income)|इंसेंटिव|इन्सेंटिव|प्रोत्साहन|बोनस|भत्ता|भत्ते|कमीशन)',
  ) + String.raw`|(?<!\p{L})(?:insurance|mediclaim|floater)(?!\p{L}|\s+${OF_WORK})\D*\d`,
  'u',
);
/** The clause also names the pay, or says that the extra comes on top of it or is part of it. */
const NAMES_PAY = new RegExp(
  `=|${whole('(?:salary|sal|ctc|package|stipend|wages?|fix|fixed|basic|base|gross|net|in[\\s-]?hand|take[\\s-]?home|(?<!(?:variable|performance)\\s)pay|extra(?!\\s+(?:earn|income|per|every|each|as)(?!\\p{L}))|additional|separate|includ\\p{L}*|अलग|वेतन|सैलरी|पगार|तनख्वाह|मानदेय)')}`,
  'u',
);

const AN_AMOUNT = /(?<![\d.,])\d[\d.,]*(?![\d.,]|\s*%|st|nd|rd|th)/;

/** "Earn 10,000 extra per month as incentives": a figure is extra pay if its clause names only that. */
function withoutExtraClauses(text: string): string {
  return text
    .split(CLAUSE_END)
    .map((part) =>
      AN_AMOUNT.test(part) && NAMES_EXTRA.test(part) && !NAMES_PAY.test(part) ? ` ${GAP} ` : part,
    )
    .join('');
}

/** "12k-15k + incentives up to 10k pm": the month belongs to both. */
export const BY_THE_MONTH =
  /(?:per|a|\/|each|every)\s*mo(?:nth|\b)|monthly|\bp\.?\s?m\b|माह|महीन|मासिक|mahin/;
/** Or the rest states a period itself: the month then belongs only to the extra pay. */
const IS_YEARLY = new RegExp(
  String.raw`\d{6}|\d,\d{2},\d{3}|(?<![a-z])(?:lakhs?|lacs?|lkh|l|lp[am]|l\.p|cr(?:ores?)?)(?![a-z])|month|mo(?![a-z])|p\.?\s?[am](?![a-z])|annual|ann?um|year|yr|day|dai|week|hour|hr|लाख|साल|वर्ष|मास|माह|मही|प्रति|maah|mahi`,
  'u',
);

/** "8 LPA (6 fixed + 2 variable)": the total comes before its parts. */
const BREAKDOWN =
  /(?<=^[^=]*\d[^=]*)=(?=[^=]*\d[^=+]*\+\s*\d)[^=]*$|\([^()]*\d\s*[kl]?\s*[x×*]\s*(?:rs\.?\s*)?\d[^()]*\)|\([^()+]*\d[^()+]*\+[^()]*\d[^()]*\)|(?<=\d.*)(?:break[\s-]?up|comprising).*$|\((?=[^()]*(?:fixed|base|basic))(?=[^()]*(?:variable|hra|bonus|incentive|perf|esop|stock|rsu|retention|joining))[^()]*\)|(?<=\d[^:]*)(?<!\d(?=:\d)):(?=[^:]*(?:fixed|base))(?=[^:]*(?:variable|bonus|incentive|perf))[^:]*$/;
/** "9 LPA CTC (7.8 LPA fixed)". */
const SHARE_OF_CTC = new RegExp(
  `(?<=(?:ctc|lpa)\\s*)\\(${AMOUNT}\\s*${PERIOD}\\s*(?:fixed|base|basic)\\)|(?<=\\d\\D{0,9}(?:ctc|total(?:\\s+comp(?:ensation)?)?)\\s*),\\s*${AMOUNT}\\s*${PERIOD}\\s*(?:fixed|base|basic)${END}`,
  'u',
);
/** A part that the total includes: "8 LPA including 2 LPA variable". */
const PART_INCLUDED = new RegExp(
  `(?<!\\p{L})(?:includ(?:ing|es)|inclusive of|incl\\.?|of which)\\s+${AMOUNT}\\s*${PERIOD}\\s*(?:is\\s+)?${PART_OF_PAY}${END}`,
  'u',
);

/** "30k per month of which 5k is incentive". */
const OF_WHICH = /,?\s*(?<!\p{L})(?:out\s+)?of\s+which\s[^,;|()]*\d[^,;|()]*(?:,\d+[^,;|()]*)*/u;

export function withoutBreakdown(text: string): string {
  const rest = [BREAKDOWN, SHARE_OF_CTC, PART_INCLUDED, OF_WHICH].reduce(
    (left, each) => left.replace(each, ' '),
    text,
  );
  return /\d/.test(rest) ? rest : text;
}

/** "3.2 LPA (take home 23k)": what is paid out of a yearly or total amount. */
const HOME = String.raw`(?:(?:net\s+)?take[\s-]?home|in[\s-]?hand|net\s+(?:salary|pay))`;
/** "35,000 in hand (5 LPA)" is about the amount before. */
const NO_AMOUNT_BEFORE = String.raw`(?<!\d(?:\s*k)?(?:\s*(?:per\s+month|/?\s*month|monthly|p\.?m\.?))?\s*)`;
const TAKE_HOME = [
  NAMED_FIRST.replace('NAME', NO_AMOUNT_BEFORE + HOME),
  NAMED_LAST.replace('NAME', HOME),
].map((pattern) => new RegExp(pattern, 'gu'));
const TOTAL = new RegExp(
  `\\d[\\d,.]*\\s*(?:l(?:\\.?p\\.?a|akh|ac)?|\\D{0,20}\\b(?:ctc|gross)\\b)|\\b(?:ctc|gross)\\b\\D{0,20}\\d`,
);

/** Without take-home pay, if the total is stated as well. */
export function withoutTakeHome(text: string): string {
  const rest = TAKE_HOME.reduce((left, pattern) => left.replace(pattern, ` ${GAP} `), text);
  if (!TOTAL.test(rest)) return text;
  // "In hand 25k per month (CTC 30k)".
  return BY_THE_MONTH.test(text) && !IS_YEARLY.test(rest) ? `${rest} per month` : rest;
}

/** Says when the pay arrives, not which period it is for: "3 LPA, paid monthly". */
const PAYDAY =
  /(?<!\p{L})(?:(?:paid|payable|credited|disbursed|released|given|transferred)(?:\s+out)?\s*[:-]?\s*(?:on\s+)?(?:an?\s+)?(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+of\s+)?(?:monthly|weekly|fortnightly|daily|(?:every|each|the)\s+(?:month|week|day))(?:\s+basis)?|monthly\s+(?:payouts?|payments?|payroll|credits?))(?!\p{L})/giu;

/** The text without paydays; null if it names none. */
export function withoutPayday(text: string): string | null {
  const rest = text.replace(PAYDAY, ' ');
  return rest === text ? null : rest;
}
