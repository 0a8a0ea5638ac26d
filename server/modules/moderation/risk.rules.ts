import type { ExperienceLevel } from '#schema/options/experience.ts';
import { RISK_SIGNS, type RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

/** What the signs are read from. */
export interface RiskFacts {
  texts: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  experienceLevel: ExperienceLevel | null;
  feeReports: number;
  /** Others that say the same. */
  twins: number;
  companyStatus: AdminStatus;
  companyWebsite: string | null;
  companyEmail: string | null;
  /** How many of its company's other jobs were taken down. */
  takenDown: number;
}

const MONEY = String.raw`(?:fees?|charges?|deposit|deposits|payment|शुल्क|फ़ीस|फीस)`;
const FOR = String.raw`(?:registration|registering|joining|training|processing|security|application|interview|document|verification|refundable|onboarding|kit|uniform|रजिस्ट्रेशन|पंजीकरण|ट्रेनिंग)`;
const ASKED = new RegExp(
  String.raw`${FOR}(?:[\s-]+[^\s-]+){0,3}?[\s-]+${MONEY}|\b(?:pay|deposit|send|transfer)\s+(?:us\s+)?(?:a\s+)?(?:rs\.?|inr|₹|rupees)\s*\d`,
  'giu',
);
const DENIED =
  /(?:\b(?:no|not|never|without|free of|zero|don['’]t|do not)|नहीं|बिना|कोई)\s*(?:\S+\s+){0,8}$/iu;

/** moderation.risk.fee: applicants never pay. "No registration fee" asks for none. */
export function asksForMoney({ texts, feeReports }: RiskFacts): boolean {
  if (feeReports > 0) return true;
  return texts.some((text) =>
    [...text.matchAll(ASKED)].some(({ index }) => !DENIED.test(sentenceBefore(text, index))),
  );
}

function sentenceBefore(text: string, end: number): string {
  return text
    .slice(Math.max(0, end - 60), end)
    .split(/[.!?\n।]/)
    .at(-1)!;
}

const MESSENGER = /\b(?:whats\s?app|telegram|t\.me|wa\.me|signal me)\b|व्हाट्सऐप|व्हाट्सएप|टेलीग्राम/iu;
const ADDRESS = /[\w.+-]@[\w-]+\.\w{2}/u;
/** Ten digits, also where 91 or 0 runs on into them. */
const NUMBER = /(?<!\d)(?:91|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/u;

/** moderation.risk.contact: who writes to applicants elsewhere is seen by nobody. */
export function leadsAround({ texts }: RiskFacts): boolean {
  return texts.some((text) => [MESSENGER, ADDRESS, NUMBER].some((sign) => sign.test(text)));
}

const LAKH = 100_000;
/** More than this a year is rare where little experience is asked for. */
const MOST: Readonly<Record<ExperienceLevel, number>> = {
  entry_level: 25 * LAKH,
  mid_level: 70 * LAKH,
  senior_level: 200 * LAKH,
  executive: 1_000 * LAKH,
};
const WIDEST = 6;
/** Less than the lowest wages by law, for a year of full days. */
const LEAST = 36_000;

/** moderation.risk.pay: far too much, next to nothing, or anything between. */
export function paysStrangely({ salaryMin, salaryMax, experienceLevel }: RiskFacts): boolean {
  const most = salaryMax ?? salaryMin;
  if (most === null) return false;
  if (most > MOST[experienceLevel ?? 'senior_level'] || most < LEAST) return true;
  return salaryMin !== null && salaryMax !== null && salaryMax > WIDEST * salaryMin;
}

/** moderation.risk.duplicate: the same post of the same company, or the same text under another name. */
export function hasTwin({ twins }: RiskFacts): boolean {
  return twins > 0;
}

/** One may be a slip. */
const TAKEN_DOWN = 2;

/** moderation.risk.company: it is unknown, or known for the wrong reasons. */
export function isCompanyDoubtful(facts: RiskFacts): boolean {
  const { companyStatus, takenDown, companyWebsite, companyEmail } = facts;
  return (
    companyStatus !== 'approved' || takenDown >= TAKEN_DOWN || !(companyWebsite || companyEmail)
  );
}

const SIGNS: Readonly<Record<RiskSign, (facts: RiskFacts) => boolean>> = {
  fee: asksForMoney,
  contact: leadsAround,
  pay: paysStrangely,
  duplicate: hasTwin,
  company: isCompanyDoubtful,
};

export function riskSignsOf(facts: RiskFacts): RiskSign[] {
  return RISK_SIGNS.filter((sign) => SIGNS[sign](facts));
}
