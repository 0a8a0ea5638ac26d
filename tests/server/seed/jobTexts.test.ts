import { afterAll, expect, test } from 'vitest';
import { theMarket } from './seededMarket.ts';

interface Job {
  title: string;
  type: string;
  education_level: string | null;
  description: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  facts: { shift?: string; openings?: number; noticePeriod?: string; workMode?: string };
  questions: { text: string }[];
}

const market = await theMarket();
const TEXTS =
  'select title, type, education_level, description, responsibilities, requirements, benefits, facts, questions from jobs';
const allJobs = await market.rows<Job>(TEXTS);
const jobs = await market.rows<Job>(`${TEXTS} where posted_at > $now - interval '112 days'`);
const liveJobs = await market.rows<Job>(
  `${TEXTS} where status = 'active' and admin_status = 'approved'
     and (application_deadline is null or application_deadline > $now)`,
);
afterAll(() => market.close());

function sentencesOf(job: Job): Set<string> {
  const { description, responsibilities, requirements, benefits, questions } = job;
  const asked = questions.map(({ text }) => text);
  const text = [description, responsibilities, requirements, benefits, ...asked].join('\n');
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.trim());
  return new Set(sentences.filter((sentence) => sentence.split(/\s+/).length >= 5));
}

function mostCommon(groups: Iterable<string>[]): [string, number] {
  const counts = new Map<string, number>();
  for (const group of groups) for (const one of group) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
}

test.each([
  ['all jobs, old ones too', allJobs],
  ['the jobs of the last months', jobs],
  ['the live jobs', liveJobs],
])('no sentence of five words or more is in over two percent of %s', (_, counted) => {
  const [sentence, count] = mostCommon(counted.map(sentencesOf));
  expect([sentence, count <= counted.length * 0.02]).toEqual([sentence, true]);
});

test('no list of duties, requirements or benefits is in over one percent of the jobs', () => {
  for (const key of ['responsibilities', 'requirements', 'benefits'] as const) {
    const [list, count] = mostCommon(jobs.map((job) => [job[key]]));
    expect([list, count <= jobs.length * 0.01]).toEqual([list, true]);
  }
});

test('there are at least sixty titles', () => {
  expect(new Set(jobs.map(({ title }) => title)).size).toBeGreaterThanOrEqual(60);
});

test('the number of openings is the one that the text mentions', () => {
  for (const { description, facts } of jobs) {
    const mentioned = /Openings: (\d+)\./.exec(description)?.[1];
    expect(facts.openings).toBe(Number(mentioned ?? 1));
  }
});

test('the shift is the one that the text describes', () => {
  const contradicting = jobs.filter(
    ({ description, facts: { shift } }) =>
      (shift === 'night' && !/night|\d am/i.test(description)) ||
      (description.includes('flexible hours') && shift !== 'flexible') ||
      (description.includes('mornings only') && shift !== 'day'),
  );
  expect(contradicting).toEqual([]);
});

const NOT_AT_ONCE = ['one_month', 'two_months', 'three_months'];
/** The notice periods that make no sense for a job, by what it says and for how long it is. */
const TOO_LONG: [says: RegExp, types: string[], periods: string[]][] = [
  [/immediate (joiners|joining|openings)|needed urgently/i, [], NOT_AT_ONCE],
  [/30 days\./, [], ['none', 'fifteen_days', 'two_months', 'three_months']],
  [/^$/, ['intern', 'temporary'], NOT_AT_ONCE],
  [/^$/, ['contract'], NOT_AT_ONCE.slice(1)],
];

test('the notice period and the place of work are not at odds with the text', () => {
  const contradicting = allJobs.filter(
    ({ type, description, benefits, facts: { noticePeriod = '', workMode } }) =>
      TOO_LONG.some(
        ([says, types, periods]) =>
          (says.test(description) || types.includes(type)) && periods.includes(noticePeriod),
      ) ||
      (/immediate|urgently/i.test(description) && /30 days\./.test(description)) ||
      (/hybrid|from home|home office|internet/i.test(benefits) && workMode === 'office'),
  );
  expect(contradicting).toEqual([]);
});

test('only one person replaces someone on leave', () => {
  const wrong = allJobs.filter(
    ({ description, facts }) => /leave replacement/.test(description) && facts.openings !== 1,
  );
  expect(wrong).toEqual([]);
});

test('a job asks for no more education than its text', () => {
  const lower = /\b(diploma|undergraduate|GNM)\b(?!.*preferred)/;
  const wrong = allJobs.filter(
    ({ education_level: level, requirements }) =>
      ['bachelor', 'master'].includes(level ?? '') && lower.test(requirements.split('\n')[0]!),
  );
  expect([...new Set(wrong.map(({ title }) => title))]).toEqual([]);
});

test('internships and short contracts promise nothing that takes years', async () => {
  const short = await market.rows<Job>(
    `select title, benefits from jobs where type in ('intern', 'temporary')`,
  );
  expect(short.length).toBeGreaterThan(10);
  const wrong = short.filter(({ benefits }) => /gratuity|increment|\bPF\b|annual/i.test(benefits));
  expect(wrong).toEqual([]);
});

test('a contract of a year or less promises nothing that comes later', async () => {
  const contracts = await market.rows<Job>(
    `select title, benefits from jobs where type = 'contract'`,
  );
  expect(contracts.length).toBeGreaterThan(10);
  const wrong = contracts.filter(({ benefits }) =>
    /gratuity|increment|apprais|annual/i.test(benefits),
  );
  expect(wrong).toEqual([]);
});

test('part-time work is not for roles that work at night', async () => {
  const wrong = await market.rows<Job>(
    `select title, requirements from jobs where type = 'part_time'
       and (requirements || benefits) ~* 'night shift'`,
  );
  expect(wrong).toEqual([]);
});

test('hardly anyone applies for a job that pays less than half of what they expect', async () => {
  const far = await market.number(
    `select count(*) from applications a join jobs j on j.id = a.job_id
       join seeker_profiles p on p.user_id = a.seeker_id
     where p.salary_expectation > 2 * j.salary_max`,
  );
  expect(far).toBeLessThan(30);
});
