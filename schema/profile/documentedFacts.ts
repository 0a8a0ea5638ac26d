import { QUALIFICATIONS, type Qualification } from '#schema/options/qualifications.ts';
import { YEAR_OF_PASSING_MAX, YEAR_OF_PASSING_MIN } from '#schema/options/limits.ts';
import type { ExperienceType } from '#schema/options/experience.ts';
import { inOrder, type Career, type Certificate, type Degree, type PastJob } from './career.ts';
import { bandOfMonths, monthsWorked } from './experience.ts';

/**
 * The documented fields, each a single value where a career has a list. Clients that know only these keep working:
 * they are derived from the career, and a value that is sent alone becomes an entry of the career.
 */
export interface DocumentedFacts {
  currentJobTitle?: string | null | undefined;
  currentCompany?: string | null | undefined;
  experience?: string | null | undefined;
  experienceType?: ExperienceType | null | undefined;
  education?: Qualification | null | undefined;
  specialization?: string | null | undefined;
  university?: string | null | undefined;
  yearOfPassing?: number | null | undefined;
  certifications?: string[] | undefined;
}

/** The stored profile: the documented facts and the career, which always agree. */
export interface StoredProfile extends DocumentedFacts {
  career: Career;
  /** The person's own figure, if the dates of the jobs do not cover all of it. */
  experienceMonths?: number | null | undefined;
}

/** The sent values; those left out stay as they are. */
export interface SentProfile extends DocumentedFacts {
  career?: { [List in keyof Career]?: Career[List] | undefined } | undefined;
  experienceMonths?: number | null | undefined;
}

/** profile.career.facts: what a save changes in addition to the values sent. If both are sent, the career wins. */
export function careerChanges(
  known: StoredProfile,
  given: SentProfile,
  today: string,
): Partial<StoredProfile> {
  const sent = defined(given.career ?? {}) as Partial<Career>;
  const career = inOrder({ ...withFacts(known.career, known, given), ...sent });
  const facts = [...WORK, ...STUDY, 'certifications'] as const;
  const concernsCareer = Object.keys(sent).length > 0 || mentionsAny(given, facts);
  return {
    ...(concernsCareer && { career }),
    ...(sent.jobs && workFacts(career.jobs)),
    ...(sent.degrees && studyFacts(career.degrees)),
    ...(sent.certificates && { certifications: career.certificates.map(({ name }) => name) }),
    ...((sent.jobs || given.experienceMonths !== undefined) &&
      experienceFacts(known, given, career, today)),
  };
}

function workFacts(jobs: readonly PastJob[]) {
  const current = jobs.find(({ isCurrent }) => isCurrent);
  return { currentJobTitle: current?.title || null, currentCompany: current?.company || null };
}

/** Someone who has worked for a year is not a fresher, even if the profile said so. */
const NO_FRESHER_FROM = 12;

function experienceFacts(
  known: StoredProfile,
  given: SentProfile,
  { jobs }: Career,
  today: string,
) {
  const own =
    given.experienceMonths === undefined ? known.experienceMonths : given.experienceMonths;
  const months = own ?? monthsWorked(jobs, today);
  const type = given.experienceType ?? known.experienceType ?? null;
  if (jobs.length === 0 && own == null) return { experience: null };
  const hasWorked = months >= NO_FRESHER_FROM || (type === null && jobs.length > 0);
  return {
    ...(hasWorked && type !== 'experienced' && { experienceType: 'experienced' as const }),
    ...(months > 0 &&
      (hasWorked || type === 'experienced') && { experience: bandOfMonths(months) }),
  };
}

/** The highest degree; of two equal ones, the newer. */
function highestDegree(degrees: readonly Degree[]): Degree | undefined {
  return inRank(degrees)[0];
}

const HEIGHTS: readonly Qualification[] = [
  'other',
  ...QUALIFICATIONS.filter((qualification) => qualification !== 'other'),
];
const heightOf = ({ qualification }: Degree) =>
  qualification === null ? -1 : HEIGHTS.indexOf(qualification);

const inRank = (degrees: readonly Degree[]) =>
  degrees.toSorted((a, b) => heightOf(b) - heightOf(a));

function studyFacts(degrees: readonly Degree[]) {
  const { qualification, field, institution, to } = highestDegree(degrees) ?? {};
  return {
    education: qualification ?? null,
    specialization: field ?? null,
    university: institution ?? null,
    yearOfPassing: to ? yearOf(to) : null,
  };
}

function yearOf(month: string): number | null {
  const year = Number(month.slice(0, 4));
  return year >= YEAR_OF_PASSING_MIN && year <= YEAR_OF_PASSING_MAX ? year : null;
}

const WORK = ['currentJobTitle', 'currentCompany'] as const;
const STUDY = ['education', 'specialization', 'university', 'yearOfPassing'] as const;

/** The career after a call that sends documented facts alone. */
function withFacts(career: Career, known: DocumentedFacts, given: DocumentedFacts): Career {
  const facts = { ...known, ...defined(given) };
  return {
    ...career,
    ...(mentionsAny(given, WORK) && { jobs: withWork(career.jobs, facts) }),
    ...(mentionsAny(given, STUDY) && { degrees: withStudy(career.degrees, facts) }),
    ...(given.certifications && {
      certificates: given.certifications.map((name) => certificateOf(career.certificates, name)),
    }),
  };
}

const mentionsAny = (given: DocumentedFacts, names: readonly (keyof DocumentedFacts)[]) =>
  names.some((name) => given[name] !== undefined);

function defined<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}

const NO_DATES = { from: null, to: null } as const;

function withWork(jobs: readonly PastJob[], facts: DocumentedFacts): PastJob[] {
  const current = jobs.find(({ isCurrent }) => isCurrent);
  const others = jobs.filter((job) => job !== current);
  const title = facts.currentJobTitle ?? '';
  const company = facts.currentCompany ?? '';
  if (title || company) {
    const known = current ?? { ...NO_DATES, place: null, summary: null };
    return [{ ...known, title, company, isCurrent: true }, ...others];
  }
  // A present job without dates is dropped; one with dates becomes a past job.
  return current?.from ? [{ ...current, isCurrent: false }, ...others] : others;
}

function withStudy(degrees: readonly Degree[], facts: DocumentedFacts): Degree[] {
  const { education = null, specialization = null, university = null, yearOfPassing } = facts;
  const highest = highestDegree(degrees);
  const others = degrees.filter((degree) => degree !== highest);
  const year = yearOfPassing ? String(yearOfPassing) : null;
  const to = year && highest?.to?.startsWith(year) ? highest.to : year;
  const known = highest ?? { name: '', ...NO_DATES, grade: null };
  const isOrdered = !known.from || !to || known.from.slice(0, 4) <= to.slice(0, 4);
  const degree: Degree = {
    ...known,
    // A name such as "B.Com" is only kept for the qualification it was given for.
    name: highest?.qualification === education ? known.name : '',
    qualification: education,
    field: specialization,
    institution: university,
    from: isOrdered ? known.from : null,
    to,
  };
  return education || specialization || university || degree.name ? [degree, ...others] : others;
}

function certificateOf(known: readonly Certificate[], name: string): Certificate {
  const same = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return { issuer: null, year: null, link: null, ...same, name };
}
