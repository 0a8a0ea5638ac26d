import type { Entry, Part } from './jobParts.ts';

/** Where a resume writes the title and the company of its jobs. */
export interface Form {
  title: string;
  company: string;
  /** Whether the jobs have enough known words in these places to be certain. */
  isSure: boolean;
}

/** The score of a title or company that a job does not have in this place. */
const MISSING = -2;

const FAR = 0.3;

export const lineOf = (slot: string | undefined): number => Number(slot?.split(' ')[0] ?? 0);

const farness = ({ title, company }: Omit<Form, 'isSure'>): number =>
  FAR * (Math.abs(lineOf(title)) + Math.abs(lineOf(company)));

/** The form that suits the jobs best: a person writes all of them in the same way. */
export function usualForm(entries: readonly Entry[]): Form | undefined {
  const slots = new Set(entries.flatMap(({ parts }) => parts.map(({ slot }) => slot)));
  const indexed = entries.map(({ parts }) => new Map(parts.map((part) => [part.slot, part])));
  let best: Form | undefined;
  let most = 0;
  for (const title of slots)
    for (const company of slots) {
      if (title === company) continue;
      const form = { title, company, isSure: false };
      let sum = -farness(form);
      for (const parts of indexed)
        sum += (parts.get(title)?.title ?? MISSING) + (parts.get(company)?.company ?? MISSING);
      if (sum > most) [best, most] = [form, sum];
    }
  return best && { ...best, isSure: most >= KNOWN * entries.length };
}

/** How much higher another reading of a job must score than the usual one. */
const CLEARLY = 3;

/** The score from which on a title or a company is known by its words. */
const KNOWN = 1.5;

export function namesIn(
  { parts }: Entry,
  form: Form | undefined,
): { title: Part; company: string } | undefined {
  const at = (slot: string | undefined) => parts.find((part) => part.slot === slot);
  const usual = [at(form?.title), at(form?.company)] as const;
  let best = usual[0] && usual[1] ? ([usual[0], usual[1]] as const) : undefined;
  const scoreOf = (title: Part, company: Part) =>
    title.title + company.company - farness({ title: title.slot, company: company.slot });
  let most = best ? scoreOf(...best) + CLEARLY : KNOWN;
  // If both are in their usual places, or these are certain, lines elsewhere belong to other jobs.
  const near = best || form?.isSure ? parts.filter((part) => isWithin(part, form)) : parts;
  for (const title of near)
    for (const company of near)
      if (title.slot !== company.slot && scoreOf(title, company) > most) {
        best = [title, company];
        most = scoreOf(title, company);
      }
  if (!best) return undefined;
  const [title, company] = best;
  const isUsual = title === usual[0] && company === usual[1];
  const isRight =
    Math.min(title.title, company.company) > -1 &&
    (Math.max(title.title, company.company) >= KNOWN || (isUsual && form!.isSure));
  return isRight ? { title, company: company.text } : undefined;
}

/** Whether a part is in the lines in which the jobs are named, or between them. */
function isWithin({ distance }: Part, form: Form | undefined): boolean {
  const lines = [0, lineOf(form?.title), lineOf(form?.company)];
  return distance >= Math.min(...lines) && distance <= Math.max(...lines);
}

/** Several titles at one company: it is named above the first. */
export const isTitleOnly = ({ parts }: Entry, form: Form | undefined): boolean =>
  parts.filter((part) => isWithin(part, form) && Math.max(part.title, part.company) > -1).length ===
    1 && onlyTitle({ parts }) !== undefined;

export const onlyTitle = ({ parts }: Pick<Entry, 'parts'>): Part | undefined =>
  parts.find(({ title, company }) => title >= KNOWN && title > company);

/** A line with only the company and the whole time there, above the titles. */
export function onlyCompany(
  { parts }: Entry,
  next: Entry | undefined,
  form: Form | undefined,
): string | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || part.title >= KNOWN) return undefined;
  const isAbove = next !== undefined && isTitleOnly(next, form) && part.company >= 0;
  return part.company >= KNOWN || isAbove ? part.text : undefined;
}
