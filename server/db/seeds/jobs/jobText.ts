import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import {
  AT_ONCE,
  IN_A_MONTH,
  JOINING,
  LEAVE_REPLACEMENT,
  NOT_AT_HOME,
  NOT_FOR_A_WHILE,
  NOT_FOR_A_YEAR,
  PARTLY_AT_HOME,
  PART_TIME,
  TERMS,
  WALK_IN,
} from '#server/db/seeds/lists/jobPhrases.ts';
import type { CompanyPlan } from '#server/db/seeds/lists/companyNames.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import type { Shift, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';
import { siteOf } from './companyWork.ts';

interface Case {
  company: CompanyPlan;
  role: WorkRole;
  town: string;
  type: JobType;
  years: number;
  isRemote: boolean;
  isBrief?: true;
}

/** The texts of a job, and the facts that they mention. */
export function writeJob(chance: Chance, job: Case) {
  const { role } = job;
  const [shift, hours] = hoursOf(chance, job);
  const openings = openingsOf(chance, job);
  const description = paragraphs(chance, job, openings, [
    ...(job.isBrief && chance.happens(0.6) ? [] : [hours]),
    ...(openings === 1 ? [] : [`Openings: ${openings}.`]),
  ]);
  const benefits = inOrder(chance, offersOf(job), job.isBrief ? 1 : 3, mostOf(job, offersOf(job)));
  const said = { description, benefits };
  const facts: JobFacts = { shift, openings, ...termsOf(chance.derive('terms'), job, said) };
  return {
    description,
    description_html: renderJobText(description),
    responsibilities: inOrder(chance, role.duties, job.isBrief ? 2 : 4, mostOf(job, role.duties)).join('\n'), // oxfmt-ignore
    requirements: requirements(chance, job).join('\n'),
    benefits: benefits.join('\n'),
    facts,
  };
}

const NOTICE = { none: 0, fifteen_days: 15, one_month: 30, two_months: 60, three_months: 90 };
type Notice = keyof typeof NOTICE;

/** What employers state apart from the text, each of them only some of the time; it never contradicts the text. */
function termsOf(
  chance: Chance,
  job: Case,
  said: { description: string; benefits: string[] },
): JobFacts {
  const { isRemote, role } = job;
  const saysHybrid = said.benefits.some((benefit) => PARTLY_AT_HOME.test(benefit));
  const workMode = saysHybrid || (role.remote && chance.happens(0.4)) ? 'hybrid' : 'office';
  return {
    ...(!isRemote && (saysHybrid || chance.happens(0.7)) && { workMode }),
    ...(chance.happens(0.5) && { noticePeriod: chance.pick(noticesOf(job, said.description)) }),
    ...(chance.happens(0.4) && { language: chance.happens(0.6) ? 'english' : 'hindi' }),
  };
}

/** Experienced people have a notice period, and only lasting jobs wait for a long one. */
function noticesOf({ years, type }: Case, description: string): Notice[] {
  if (IN_A_MONTH.test(description)) return ['one_month'];
  const isSoon = AT_ONCE.test(description) || isShort(type) || years === 0;
  const longest = isSoon ? 15 : type === 'contract' ? 30 : 90;
  return (Object.keys(NOTICE) as Notice[]).filter(
    (notice) => NOTICE[notice] <= longest && (years === 0 || notice !== 'none'),
  );
}

const isShort = (type: JobType) => type === 'intern' || type === 'temporary';

function paragraphs(chance: Chance, job: Case, openings: number, practical: string[]): string {
  const { role, type, isRemote } = job;
  const lead = isRemote && role.remote ? role.remote : chance.pick(role.leads);
  const terms = TERMS[type].filter((term) => openings === 1 || term !== LEAVE_REPLACEMENT);
  return [
    [fill(lead, job)],
    [
      ...(job.isBrief ? chance.some(role.about, 1) : inOrder(chance, role.about, 2)),
      ...(terms.length > 0 ? [chance.pick(terms)] : []),
    ],
    [
      ...practical,
      ...(isRemote ? ['Fully remote within India.'] : []),
      ...(chance.happens(0.6) ? [chance.pick(joiningOf(job, lead))] : []),
    ],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/**
 * People are invited to walk in for first jobs, and only where there is a place to walk into. A job that begins soon
 * does not wait for a month.
 */
function joiningOf({ isRemote, years, type }: Case, lead: string): readonly string[] {
  const begins = AT_ONCE.test(lead) || isShort(type) || years === 0;
  const phrases = JOINING.filter((phrase) => !(begins && IN_A_MONTH.test(phrase)));
  return isRemote || years > 2 ? phrases : [...phrases, WALK_IN];
}

function offersOf({ role, type, isRemote }: Case): string[] {
  return role.offers.filter(
    (offer) =>
      !(isRemote && NOT_AT_HOME.test(offer)) &&
      !(isShort(type) && NOT_FOR_A_WHILE.test(offer)) &&
      !(type === 'contract' && NOT_FOR_A_YEAR.test(offer)),
  );
}

const mostOf = ({ isBrief }: Case, list: readonly string[]): number =>
  isBrief ? Math.ceil(list.length / 3) : list.length;

/** All of a list, or a few less, in the order in which they were written. */
function inOrder(chance: Chance, list: readonly string[], least: number, most = list.length) {
  const kept = new Set(chance.some(list, chance.whole(Math.min(least, most), most)));
  return list.filter((item) => kept.has(item));
}

function fill(lead: string, { company, town }: Case): string {
  return lead
    .replaceAll('{company}', company.name)
    .replaceAll('{does}', company.does)
    .replaceAll('{town}', town)
    .replaceAll('{site}', siteOf(company));
}

function hoursOf(chance: Chance, { role, type }: Case): [Shift, string] {
  if (type === 'part_time') return chance.pick(PART_TIME);
  return chance.pick(Object.entries(role.hours) as [Shift, string][]);
}

/** Where several are hired at a time, at least two; of experienced people, two at most. */
function openingsOf(chance: Chance, { role, years }: Case): number {
  const least = (role.openings ?? 1) > 2 ? 2 : 1;
  const most = years > 3 ? Math.min(2, role.openings ?? 1) : (role.openings ?? 1);
  return least + Math.floor(chance.fraction() ** 1.5 * (most - least + 1));
}

const ASKS_FOR_EXPERIENCE = /experience|exposure|background|worked|handled|managed|implementation/i;
const IS_OPTIONAL = /prefer|plus|advantage|helps|useful/i;

function requirements(chance: Chance, { role, type, years, isBrief }: Case): string[] {
  const all = isBrief ? inOrder(chance, role.needs, 1, 2) : role.needs; // oxfmt-ignore
  const needs = all.filter(
    (need) => years > 0 || !ASKS_FOR_EXPERIENCE.test(need) || IS_OPTIONAL.test(need),
  );
  const [first = '', ...others] = needs;
  return [first, experience(chance, type, years), ...others];
}

function experience(chance: Chance, type: JobType, years: number): string {
  if (type === 'intern')
    return chance.pick(['Final-year students may apply', 'For recent graduates']);
  if (years === 0) return chance.pick(['Freshers can apply', 'Experience: 0–1 year']);
  const time = years === 1 ? '1 year' : `${years} years`;
  return chance.pick([`Minimum experience: ${time}`, `Experience: ${years}+ years`]);
}
