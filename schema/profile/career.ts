import type { LanguageLevel } from '#schema/options/languageLevels.ts';
import type { Qualification } from '#schema/options/qualifications.ts';

/** YYYY-MM, or YYYY if the month is not known. */
export type Month = string;

export interface PastJob {
  title: string;
  company: string;
  place: string | null;
  from: Month | null;
  /** Null for a current job, or if it is not known. */
  to: Month | null;
  isCurrent: boolean;
  summary: string | null;
}

export interface Degree {
  qualification: Qualification | null;
  name: string;
  field: string | null;
  institution: string | null;
  from: Month | null;
  to: Month | null;
  grade: string | null;
}

export interface Project {
  name: string;
  link: string | null;
  from: Month | null;
  to: Month | null;
  summary: string | null;
}

export interface Certificate {
  name: string;
  issuer: string | null;
  year: number | null;
  link: string | null;
}

export interface KnownLanguage {
  name: string;
  level: LanguageLevel;
}

export interface ProfileLink {
  url: string;
  label: string | null;
}

/** What someone has done and learnt, each list newest first; languages and links in the person's own order. */
export interface Career {
  jobs: PastJob[];
  degrees: Degree[];
  projects: Project[];
  certificates: Certificate[];
  languages: KnownLanguage[];
  links: ProfileLink[];
}

export const CAREER_LISTS = [
  'jobs',
  'degrees',
  'projects',
  'certificates',
  'languages',
  'links',
] as const satisfies readonly (keyof Career)[];
export type CareerList = (typeof CAREER_LISTS)[number];

/** Our choice: more than a long working life has, and few enough for one page. */
export const CAREER_MAX = {
  jobs: 30,
  degrees: 15,
  projects: 30,
  certificates: 100,
  languages: 20,
  links: 10,
} as const satisfies Record<CareerList, number>;

export const EMPTY_CAREER: Career = {
  jobs: [],
  degrees: [],
  projects: [],
  certificates: [],
  languages: [],
  links: [],
};

/** An entry that goes on counts as newer than all that have ended; without any month it comes last. */
const GOES_ON = '9999';
const endOf = ({ from, to }: { from: Month | null; to: Month | null }): Month =>
  to ?? (from ? GOES_ON : '');

function newestFirst<Entry extends { from: Month | null; to: Month | null }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => compare(endOf(b), endOf(a)) || compare(b.from, a.from));
}

const compare = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');

/** The career with its lists in the order in which they are shown. */
export function inOrder(career: Career): Career {
  const jobs = newestFirst(career.jobs);
  return {
    ...career,
    jobs: [...jobs.filter(({ isCurrent }) => isCurrent), ...jobs.filter((job) => !job.isCurrent)],
    degrees: newestFirst(career.degrees),
    projects: newestFirst(career.projects),
    certificates: career.certificates.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)),
  };
}
