import type { ResumeFacts } from '#schema/profile/resume/readResume.ts';
import type { Person } from './people.ts';

export interface Score {
  right: number;
  all: number;
}
export type Field = 'name' | 'email' | 'phone' | 'jobs' | 'degrees' | 'skills' | 'invented';
export type Scores = Record<Field, Score>;

const same = (one: string | null | undefined, other: string) =>
  one?.toLowerCase().normalize('NFC') === other.toLowerCase().normalize('NFC');
const share = (right: number, all: number): Score => ({ right, all });

/** Canonical names of skills that the bench writes in another way. */
const CANONICAL: Readonly<Record<string, string>> = {
  'GST returns': 'GST Filing',
  टैली: 'Tally Prime',
  एक्सेल: 'Microsoft Excel',
  जीएसटी: 'GST Filing',
  'ग्राहक सेवा': 'Customer Service',
};

/** Compares a reading with the truth, and says what is missing or was invented. */
export function scoreOf(facts: ResumeFacts, person: Person): { scores: Scores; wrong: string[] } {
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
    return isRight ? 1 : 0;
  };
  const single = (field: 'name' | 'email' | 'phone') =>
    share(
      check(same(facts[field], person[field]), `${field}: ${facts[field]} ≠ ${person[field]}`),
      1,
    );
  const jobs = person.jobs.filter((job) =>
    check(
      facts.jobs.some(
        (found) =>
          same(found.title, job.title) &&
          same(found.company, job.company) &&
          found.from === job.from &&
          found.to === job.to,
      ),
      `job: ${job.title}, ${job.company}, ${job.from}, ${job.to}`,
    ),
  ).length;
  const degrees = person.degrees.filter((degree) =>
    check(
      facts.degrees.some(
        (found) =>
          found.qualification === degree.qualification &&
          same(found.institution, degree.institution) &&
          found.to?.slice(0, 4) === degree.to,
      ),
      `degree: ${degree.name}, ${degree.institution}, ${degree.to}`,
    ),
  ).length;
  const known = [...facts.technicalSkills, ...facts.functionalSkills, ...facts.otherSkills];
  const truth = person.skills.map((skill) => CANONICAL[skill] ?? skill);
  const skills = truth.filter((skill) =>
    check(
      known.some((found) => same(found, skill)),
      `skill: ${skill}`,
    ),
  ).length;
  const text = `${JSON.stringify(person)} ${Object.entries(CANONICAL)
    .filter(([word]) => JSON.stringify(person).includes(word))
    .join(' ')}`.toLowerCase();
  const invented = [
    ...facts.jobs
      .filter(
        (found) =>
          !person.jobs.some(
            (job) => same(found.title, job.title) && same(found.company, job.company),
          ),
      )
      .map(({ title, company }) => `job ${title}, ${company}`),
    ...facts.degrees
      .filter(
        (found) =>
          !person.degrees.some(({ qualification }) => qualification === found.qualification),
      )
      .map(({ name }) => `degree ${name}`),
    ...known
      .filter(
        (found) =>
          !truth.some((skill) => same(found, skill)) && !text.includes(found.toLowerCase()),
      )
      .map((skill) => `skill ${skill}`),
  ];
  wrong.push(...invented.map((what) => `INVENTED ${what}`));
  const found = facts.jobs.length + facts.degrees.length + known.length;
  return {
    scores: {
      name: single('name'),
      email: single('email'),
      phone: single('phone'),
      jobs: share(jobs, person.jobs.length),
      degrees: share(degrees, person.degrees.length),
      skills: share(skills, person.skills.length),
      invented: share(invented.length, found),
    },
    wrong,
  };
}
