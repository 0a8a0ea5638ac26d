import { withFewMarks } from '#schema/validation/text.ts';
import { findEmail, findLocation, findName, findPhone } from './contacts.ts';
import { findDegrees, highestOf, type FoundDegree } from './degrees.ts';
import type { FoundJob } from './jobParts.ts';
import { findJobs } from './jobs.ts';
import { findCertificates, findLanguages, findLinks, findProjects } from './lists.ts';
import { resumeLines } from './resumeLines.ts';
import { findSkills, type FoundSkills } from './skills.ts';
import { findNotice, findPay, type PayFacts } from './terms.ts';
import { findWork, type WorkFacts } from './workFacts.ts';

/** What a resume states unambiguously; anything ambiguous is left out. */
export interface ResumeFacts extends WorkFacts, FoundSkills, PayFacts {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  noticePeriod?: ReturnType<typeof findNotice>;
  education?: FoundDegree['qualification'] | undefined;
  specialization?: string | undefined;
  university?: string | undefined;
  yearOfPassing?: number | undefined;
  jobs: readonly FoundJob[];
  degrees: readonly FoundDegree[];
  projects: ReturnType<typeof findProjects>;
  certificates: ReturnType<typeof findCertificates>;
  languages: ReturnType<typeof findLanguages>['languages'];
  links: ReturnType<typeof findLinks>;
}

/** The rest of a longer text is not read. */
const MOST_CHARACTERS = 60_000;
/** Joiners and other signs without width, which hide that "अक्‍टूबर" is a month. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export function readResume(text: string): ResumeFacts {
  // One character may expand to eighteen, so the text is cut again.
  const whole = withFewMarks(text.slice(0, MOST_CHARACTERS).replace(UNSEEN, '')).normalize('NFKC');
  const read = whole.slice(0, MOST_CHARACTERS);
  const lines = resumeLines(read);
  const jobs = findJobs(lines);
  const degrees = findDegrees(lines);
  return {
    name: findName(lines),
    email: findEmail(lines),
    phone: findPhone(lines),
    location: findLocation(lines),
    noticePeriod: findNotice(lines),
    ...findPay(lines),
    ...findWork(lines, jobs),
    ...highest(degrees),
    ...findSkills(lines),
    jobs,
    degrees,
    projects: findProjects(lines),
    certificates: findCertificates(lines),
    languages: findLanguages(lines).languages,
    links: findLinks(lines),
  };
}

/** The highest degree, for the documented fields of the profile, which have room for one. */
function highest(degrees: readonly FoundDegree[]) {
  const degree = highestOf(degrees);
  if (!degree) return {};
  return {
    education: degree.qualification,
    specialization: degree.field ?? undefined,
    university: degree.institution ?? undefined,
    yearOfPassing: degree.isUnfinished ? undefined : Number(degree.to?.slice(0, 4)) || undefined,
  };
}
