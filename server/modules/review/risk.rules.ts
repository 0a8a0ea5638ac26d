import type { ExperienceLevel } from '#schema/options/experience.ts';
import { RISK_SIGNS, type RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { spansAsDisplayed } from './readText.rules.ts';
import { spansOf, wordsIn, type TextSpan } from './textSpan.rules.ts';
import { foreignLinks } from './webLink.rules.ts';

/** The facts that risk signs are derived from. */
export interface RiskFacts {
  texts: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  experienceLevel: ExperienceLevel | null;
  feeReports: number;
  /** How many other jobs have the same text. */
  twins: number;
  companyStatus: AdminStatus;
  companyWebsite: string | null;
  companyEmail: string | null;
  /** How many of the company's other jobs were taken down. */
  takenDown: number;
}

const MONEY = String.raw`(?:(?:fees?|charges?|deposits?|payments?)(?![a-z])|शुल्क|फ़ीस|फीस)`;
const FOR = String.raw`(?:registration|registering|joining|training|processing|security|application|interview|document|verification|refundable|onboarding|kit|uniform|रजिस्ट्रेशन|पंजीकरण|ट्रेनिंग)`;
const RUPEES = String.raw`(?:rs\.?|inr|₹|rupees)\s*\d[\d,]*(?<!,)`;
const PAY = String.raw`\b(?:pay|deposit|send|transfer)`;
/** Payment apps. */
const WALLET = String.raw`(?:g\s?pay|google\s?pay|phone\s?pe|paytm|upi)(?![a-z])`;
/** The part of a UPI address behind the @: a bank or an app, and no domain. */
const UPI_BANK = String.raw`(?:ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|paytm|pt(?:axis|hdfc|sbi|yes)|wa(?:axis|hdfcbank|icici|sbi)|upi|apl|axisbank|barodampay|fbl|hdfcbank|icici|kotak|sbi)`;
const ASKED = new RegExp(
  [
    String.raw`${FOR}(?:[\s-]+[^\s-]+){0,3}?[\s-]+${MONEY}`,
    String.raw`(?:registration|refundable|security|caution)\s+(?:money|amount)(?![a-z])`,
    String.raw`(?:registration|refundable)\s*[:=-]?\s*${RUPEES}`,
    String.raw`${PAY}(?:\s+(?:us|an?|the|of|just|only|amount|advance|refundable)){0,4}\s+${RUPEES}`,
    String.raw`${PAY}(?:\s+[^\s.]+){0,4}?\s+(?:on|via|by|through|using)\s+${WALLET}`,
    String.raw`(?<![\w.+-])[\w.+-]+@${UPI_BANK}(?![\w.-]*\w)`,
    String.raw`(?<![\p{L}\p{M}])(?:पैसे|रुपये|रुपए|paise|paisa|rupay[ae])\s+(?:जमा|भेज|jama|bhej)`,
  ].join('|'),
  'giu',
);
/** The company pays: "We pay Rs 20,000 a month". */
const PAID =
  /\b(?:we|company|employer|clients?|customers?|they)\s+(?:(?:will|shall|also|always)\s+){0,2}$/iu;
const DENIED =
  /(?:\b(?:no|not|never|without|free of|zero|don['’]t|do not)|नहीं|बिना|कोई)\s*(?:\S+\s+){0,8}$/iu;

/** moderation.risk.fee: applicants never pay. "No registration fee" is not a request for money. */
export function asksForMoney({
  texts,
  feeReports,
}: Pick<RiskFacts, 'texts' | 'feeReports'>): boolean {
  return feeReports > 0 || texts.some((text) => feeSpans(text).length > 0);
}

function feeSpans(text: string): TextSpan[] {
  return spansAsDisplayed(text, (words) =>
    spansOf(words, ASKED).filter(({ start }) => {
      const before = sentenceBefore(words, start);
      return !DENIED.test(before) && !PAID.test(before);
    }),
  );
}

function sentenceBefore(text: string, end: number): string {
  return text
    .slice(Math.max(0, end - 60), end)
    .split(/[.!?\n।]/)
    .at(-1)!;
}

const MESSENGER =
  /\b(?:wh?at['’]?s[\s-]?app|telegram|t\.me|wa\.me|signal me)\b|व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप|टेलीग्राम/giu;

/** Any website counts as the company’s, except one that opens a messenger. */
export const leadsToMessenger = (website: string): boolean =>
  spansOf(website, MESSENGER).length > 0;

/** Legitimate words of many jobs, unless they are a way to reach someone. */
const REACHED =
  /\b(?:dm|ping|text|message|contact|reach|write)(?:\s+[^\s.]+){0,3}?\s+(?:on|at|via|over|through)\s+(?:insta(?:gram)?|facebook|fb|messenger|skype|signal|snapchat)\b/giu;
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w{2}[\w.-]*(?<=\w)/gu;
/** "hr [at] firm.example", "hr at gmail dot com" */
const DISGUISED =
  /(?<![\w.+-])[\w.+-]+\s?(?:[([{]\s?at\s?[)\]}]\s?[\w-]+|\sat\s(?:gmail|yahoo|outlook|hotmail|rediffmail)\s?(?:\.|dot\b))/giu;
/** "nine eight seven …" */
const SPOKEN =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)[\s,-]+){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/giu;
/** How the ten digits of a mobile number are grouped. */
const GROUPED = [
  String.raw`[6-9]\d{4}[\s.-]?\d{5}`,
  String.raw`[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{4}`,
  String.raw`[6-9]\d{3}[\s.-](?:\d{6}|\d{3}[\s.-]\d{3})`,
  String.raw`[6-9]\d[\s.-]\d{4}[\s.-]\d{4}`,
  String.raw`[6-9]\d(?:[\s.]\d{2}){4}`,
  String.raw`[6-9](?:[\s.-]\d){9}`,
];
/** A mobile number, also directly after 91 or 0. "60000-80000" is a range of pay. */
const NUMBER = new RegExp(
  String.raw`(?<!\d)(?!\d+00[\s.-]\d+00(?!\d))(?:91|0)?(?:${GROUPED.join('|')})(?!\d)`,
  'gu',
);

/** With an area code, which begins with 0; free of charge; or with the code of a country. */
const OTHER_NUMBER =
  /(?<![\d.,-])(?:0\d{2}[\s-]?\d{4}[\s-]?\d{4}|0\d{3}[\s-]?\d{3}[\s-]?\d{4}|0\d{4}[\s-]?\d{6}|18[06]0[\s-]?\d{3}[\s-]?\d{3,4}|\+\d{1,3}(?:[\s-]?\d){7,11})(?!\d)/gu;

/** Replaces Arabic and Indian digits by plain ones (० is 0), without changing the length of the text. */
const withPlainDigits = (text: string) =>
  text.replaceAll(/(?=[\u0660-\u0DFF])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code < 0x966 ? code & 0xf : (code - 0x966) % 0x80);
  });

/**
 * moderation.risk.contact: contact outside the site cannot be moderated. Links count as well, except to the company's
 * own website.
 */
export function hasOutsideContact({ texts, companyWebsite }: RiskFacts): boolean {
  return texts.some((text) => contactSpans(text, companyWebsite).length > 0);
}

function contactSpans(text: string, companyWebsite: string | null): TextSpan[] {
  const contacts = spansAsDisplayed(text, (words) => [
    ...[MESSENGER, REACHED, ADDRESS, DISGUISED, SPOKEN].flatMap((pattern) =>
      spansOf(words, pattern),
    ),
    ...[NUMBER, OTHER_NUMBER].flatMap((pattern) => spansOf(withPlainDigits(words), pattern)),
  ]);
  return [...contacts, ...foreignLinks(text, companyWebsite)];
}

/** The words that triggered a sign. */
export function wordsBehind(
  sign: RiskSign,
  { texts, companyWebsite }: Pick<RiskFacts, 'texts' | 'companyWebsite'>,
): string[] {
  if (sign === 'fee') return texts.flatMap((text) => wordsIn(text, feeSpans(text)));
  if (sign !== 'contact') return [];
  return texts.flatMap((text) => wordsIn(text, contactSpans(text, companyWebsite)));
}

const WORDS_MAX = 50;

/** The words that triggered the signs `fee` and `contact`, exactly as in the texts. */
export function riskWordsOf({
  texts,
  companyWebsite,
}: Pick<RiskFacts, 'texts' | 'companyWebsite'>): string[] {
  const words = texts.flatMap((text) =>
    wordsIn(text, [...feeSpans(text), ...contactSpans(text, companyWebsite)]),
  );
  return [...new Set(words)].slice(0, WORDS_MAX);
}

const LAKH = 100_000;
/** Higher annual pay is rare at this level of experience. */
const MOST: Readonly<Record<ExperienceLevel, number>> = {
  entry_level: 25 * LAKH,
  mid_level: 70 * LAKH,
  senior_level: 200 * LAKH,
  executive: 1_000 * LAKH,
};
const WIDEST = 6;
/** Less than the legal minimum wage for a year of full days. */
const LEAST = 36_000;

/** moderation.risk.pay: far too much, far too little, or too wide a range. */
export function hasUnusualPay({ salaryMin, salaryMax, experienceLevel }: RiskFacts): boolean {
  const most = salaryMax ?? salaryMin;
  if (most === null) return false;
  if (most > MOST[experienceLevel ?? 'senior_level'] || most < LEAST) return true;
  return salaryMin !== null && salaryMax !== null && salaryMax > WIDEST * salaryMin;
}

/** moderation.risk.duplicate: the same post by the same company, or the same text under another name. */
export function isDuplicate({ twins }: RiskFacts): boolean {
  return twins > 0;
}

/** From this many jobs taken down on. A single one may be a mistake. */
const TAKEN_DOWN = 2;

/** moderation.risk.company: the company is unknown or has a bad record. */
export function isCompanyDoubtful(facts: RiskFacts): boolean {
  const { companyStatus, takenDown, companyWebsite, companyEmail } = facts;
  return (
    companyStatus !== 'approved' || takenDown >= TAKEN_DOWN || !(companyWebsite || companyEmail)
  );
}

const SIGNS: Readonly<Record<RiskSign, (facts: RiskFacts) => boolean>> = {
  fee: asksForMoney,
  contact: hasOutsideContact,
  pay: hasUnusualPay,
  duplicate: isDuplicate,
  company: isCompanyDoubtful,
};

export function riskSignsOf(facts: RiskFacts): RiskSign[] {
  return RISK_SIGNS.filter((sign) => SIGNS[sign](facts));
}
