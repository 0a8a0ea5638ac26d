import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PastJob } from '#schema/profile/career.ts';
import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { countExperience } from '#server/modules/candidate/countExperience.service.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import { callerWithToken } from '#tests/server/account/people.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { find, idsOf, openSeeker, ownWord } from './candidateWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

describe('words', () => {
  test('are found in headline, job title, summary, education, company and skills, best match first', async () => {
    const word = ownWord(app);
    const summary = await openSeeker(app, { summary: `I have done ${word} for years.` });
    const company = await openSeeker(app, { currentCompany: `${word} Works` });
    const study = await openSeeker(app, { specialization: word });
    const skill = await openSeeker(app, { technicalSkills: [word] });
    const title = await openSeeker(app, { currentJobTitle: `${word} Manager` });
    const headline = await openSeeker(app, { headline: `Senior ${word}` });
    const found = await find(employer, { search: word });
    expect(found.totalCount).toBe(6);
    const ids = idsOf(found);
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([title.id, headline.id]));
    expect(ids[2]).toBe(skill.id);
    expect(new Set(ids.slice(3))).toEqual(new Set([summary.id, company.id, study.id]));
  });

  test('must all occur, in any form and case', async () => {
    const word = ownWord(app);
    const both = await openSeeker(app, { headline: `${word} Accountant in retail` });
    await openSeeker(app, { headline: word });
    expect(idsOf(await find(employer, { search: `ACCOUNTANTS with ${word}` }))).toEqual([both.id]);
  });
});

test('a headline in Hindi is found by its English words, and the other way round', async () => {
  const word = ownWord(app);
  const hindi = await openSeeker(app, { headline: `${word} इलेक्ट्रीशियन` });
  const english = await openSeeker(app, { headline: `${word} Electrician` });
  const skilled = await openSeeker(app, { headline: word, technicalSkills: ['टैली'] });
  const both = [hindi.id, english.id].toSorted();
  for (const search of ['electricians', 'इलेक्ट्रिशियन', 'bijli mistri'])
    expect(idsOf(await find(employer, { search: `${search} ${word}` })).toSorted()).toEqual(both);
  expect(idsOf(await find(employer, { search: word, skills: ['Tally'] }))).toEqual([skilled.id]);
});

test('a candidate who can start in time has a short notice period, or a last day that is near', async () => {
  const word = ownWord(app);
  const day = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const soon = await openSeeker(app, { headline: word, noticePeriod: 'DAYS_15' });
  const leaving = await openSeeker(app, {
    headline: word,
    noticePeriod: 'SERVING',
    noticeUntil: day(20),
  });
  await openSeeker(app, { headline: word, noticePeriod: 'MONTHS_2' });
  const within = async (availableWithin: string) =>
    idsOf(await find(employer, { search: word, availableWithin })).toSorted();
  expect(await within('MONTH_1')).toEqual([soon.id, leaving.id].toSorted());
  expect(await within('DAYS_15')).toEqual([soon.id]);
});

test('a last day is counted from the day in India, where it is after midnight', async () => {
  const word = ownWord(app);
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  app.clock.moveTo(`${tomorrow}T19:30:00Z`);
  const today = todayOf({ today: app.clock.now() });
  const noticeUntil = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  const leaving = await openSeeker(app, { headline: word, noticePeriod: 'SERVING', noticeUntil });
  const found = await find(employer, { search: word, availableWithin: 'MONTH_1' });
  expect(idsOf(found)).toEqual([leaving.id]);
});

test('all requested skills are required; React and React.js are the same', async () => {
  const word = ownWord(app);
  const both = await openSeeker(app, { technicalSkills: ['React.js', word, 'Java'] });
  await openSeeker(app, { technicalSkills: [word, 'JavaScript'] });
  expect(idsOf(await find(employer, { skills: ['react', word] }))).toEqual([both.id]);
  expect(idsOf(await find(employer, { skills: ['Java', word] }))).toEqual([both.id]);
  expect((await find(employer, { skills: [word] })).totalCount).toBe(2);
});

test('years of experience: bands, words and freshers', async () => {
  const word = ownWord(app);
  const headline = word;
  const person = (details: object) => openSeeker(app, { headline, ...details });
  const fresher = await person({ experienceType: 'FRESHER' });
  const half = await person({ experience: '6 months - 1 year' });
  const band = await person({ experience: '3-5 years' });
  const own = await person({ experience: '7 yrs' });
  const many = await person({ experience: '8+ years' });
  const silent = await person({});
  const ask = async (experienceFrom: number | null, experienceTo: number | null) =>
    new Set(idsOf(await find(employer, { search: word, experienceFrom, experienceTo })));
  expect(await ask(0, 0)).toEqual(new Set([fresher.id]));
  expect(await ask(null, 1)).toEqual(new Set([fresher.id, half.id]));
  expect(await ask(4, 6)).toEqual(new Set([band.id]));
  expect(await ask(6, 4)).toEqual(new Set([band.id]));
  expect(await ask(6, null)).toEqual(new Set([own.id, many.id]));
  expect(await ask(20, null)).toEqual(new Set([many.id]));
  const sorted = idsOf(await find(employer, { search: word }, { sort: 'EXPERIENCE' }));
  expect(sorted).toEqual([many, own, band, half, fresher, silent].map(({ id }) => id));
});

test('months of experience are those of the jobs, and grow while someone works', async () => {
  const word = ownWord(app);
  const headline = word;
  const job = (dates: object) => ({
    career: { jobs: [{ title: 'Clerk', company: '', ...dates }] },
  });
  const almost = await openSeeker(app, { headline, ...job({ from: '2020-01', to: '2024-11' }) });
  const ask = async (experienceFrom: number | null, experienceTo: number | null) =>
    idsOf(await find(employer, { search: word, experienceFrom, experienceTo }));
  expect(await ask(null, 4)).toEqual([]);
  expect(await ask(4, 5)).toEqual([almost.id]);
  expect(await ask(5, null)).toEqual([]);
  const from = `${app.clock.now().getFullYear() - 2}-01`;
  const works = await openSeeker(app, { headline, ...job({ from, isCurrent: true }) });
  const intern = await openSeeker(app, {
    headline,
    experienceType: 'FRESHER',
    ...job({ from: '2024-01', to: '2024-06' }),
  });
  expect(await ask(2, 3)).toEqual([works.id]);
  expect(await ask(0, 0)).toEqual([intern.id]);
  const now = app.clock.now();
  onTestFinished(() => app.clock.moveTo(now));
  app.clock.forward({ days: 4 * 365 });
  await countExperience(app.services);
  const { accessToken } = await restApi.login(app, employer.email, employer.password);
  const later = callerWithToken(app, accessToken);
  const grown = await find(later, { search: word, experienceFrom: 6 });
  expect(idsOf(grown)).toEqual([works.id]);
});

test.each<[Partial<PastJob>[], string]>([
  [[], '2026-11-30'],
  [[{ from: '2020-01', to: '2024-11' }], '2026-11-30'],
  [
    [
      { from: '2019', to: '2021' },
      { from: '2020-06', to: '2022-02' },
    ],
    '2026-11-30',
  ],
  [[{ from: '2024-01', isCurrent: true }, { from: '2023' }], '2026-11-01'],
  [[{ from: '1926-01', isCurrent: true }, { to: '2020' }], '2026-11-30'],
  [[{ from: '2027-01', isCurrent: true }], '2026-11-30'],
])('the months of %j are counted as in the profile', async (some, today) => {
  const none = { title: '', company: '', place: null, summary: null };
  const jobs = some.map((job) => ({ ...none, from: null, to: null, isCurrent: false, ...job }));
  const counted = await app.sql('select months_worked(?::jsonb, ?::date) as months', [
    JSON.stringify({ jobs }),
    today,
  ]);
  expect(counted).toEqual([{ months: monthsWorked(jobs, today) }]);
});

test('a place is where candidates live or want to work, by any of its names', async () => {
  const word = ownWord(app);
  const lives = await openSeeker(app, { headline: word, location: 'Bangalore, Karnataka' });
  const would = await openSeeker(app, {
    headline: word,
    location: 'Pune, Maharashtra',
    preferredLocations: ['Bengaluru Urban, Karnataka'],
  });
  const ask = async (location: string) =>
    new Set(idsOf(await find(employer, { search: word, location })));
  expect(await ask('Bengaluru')).toEqual(new Set([lives.id, would.id]));
  expect(await ask('Karnataka')).toEqual(new Set([lives.id, would.id]));
  expect(await ask('Poona')).toEqual(new Set([would.id]));
  expect(await ask('Kerala')).toEqual(new Set());
  expect(await ask('India')).toEqual(new Set([lives.id, would.id]));
});

test('the expected pay matches only candidates who state one', async () => {
  const word = ownWord(app);
  const low = await openSeeker(app, { headline: word, salaryExpectation: 400_000 });
  const high = await openSeeker(app, { headline: word, salaryExpectation: 1_200_000 });
  await openSeeker(app, { headline: word });
  const ask = async (filter: object) => idsOf(await find(employer, { search: word, ...filter }));
  expect(await ask({ salaryTo: 500_000 })).toEqual([low.id]);
  expect(await ask({ salaryFrom: 500_000 })).toEqual([high.id]);
  expect(await ask({ salaryTo: 2_000_000 })).toHaveLength(2);
});

test('recently active counts visits, by the day', async () => {
  const word = ownWord(app);
  const early = await openSeeker(app, { headline: word });
  app.clock.forward({ days: 6 });
  const fresh = async () => (await scenario(app).employer({ as: 'fresh' })).fresh;
  const late = await openSeeker(app, { headline: word });
  let who = await fresh();
  const ask = async (activeWithin: string) =>
    idsOf(await find(who, { search: word, activeWithin }, { sort: 'RECENT' }));
  expect(await ask('DAYS_7')).toEqual([late.id, early.id]);
  app.clock.forward({ days: 5 });
  await late.graphql('{ viewer { id } }');
  who = await fresh();
  const found = await find(who, { search: word }, { sort: 'RECENT' });
  expect(found.nodes.map(({ lastActive }) => lastActive)).toEqual(['WEEK', 'MONTH']);
  expect(await ask('DAYS_7')).toEqual([late.id]);
  expect(await ask('DAYS_30')).toEqual([late.id, early.id]);
});

describe('the list', () => {
  test.each(['RELEVANCE', 'RECENT', 'EXPERIENCE'])(
    'is paged by %s without gaps or repetitions',
    async (sort) => {
      const { walker } = await scenario(app).employer({ as: 'walker' });
      const word = ownWord(app);
      for (let n = 0; n < 7; n += 1) {
        const experience = n % 2 ? `${n} years` : null;
        const words = n < 3 ? { headline: word } : { summary: word };
        await openSeeker(app, { ...words, experience });
      }
      const all = idsOf(await find(walker, { search: word }, { sort }));
      expect(all).toHaveLength(7);
      const walked: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof find>> = await find(
          walker,
          { search: word },
          { sort, first: 3, after },
        );
        expect(page.totalCount).toBe(7);
        walked.push(...idsOf(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(walked).toEqual(all);
      const second = await find(walker, { search: word }, { sort, first: 3, page: 2 });
      expect(idsOf(second)).toEqual(all.slice(3, 6));
    },
  );

  test('takes a page size of 1 to 100, and 12 by default', async () => {
    const { walker } = await scenario(app).employer({ as: 'walker' });
    await expect(find(walker, {}, { first: 0 })).toFailWith('BAD_USER_INPUT');
    await expect(find(walker, {}, { first: 101 })).toFailWith('BAD_USER_INPUT');
    await expect(find(walker, {}, { after: 'nonsense' })).toFailWith('BAD_USER_INPUT');
    expect((await find(walker)).nodes).toHaveLength(12);
  });

  test('says which filter to leave out when it is empty', async () => {
    const { walker } = await scenario(app).employer({ as: 'walker' });
    const word = ownWord(app);
    await openSeeker(app, { headline: word, location: 'Pune, Maharashtra' });
    const none = await find(walker, { search: word, location: 'Kerala', salaryTo: 100_000 });
    expect(none.totalCount).toBe(0);
    expect(Object.fromEntries(none.advice.map(({ filter, count }) => [filter, count]))).toEqual({
      SEARCH: 0,
      LOCATION: 0,
      SALARY: 0,
    });
    const near = await find(walker, { search: word, location: 'Kerala' });
    expect(near.advice).toContainEqual({ filter: 'LOCATION', count: 1 });
  });
});

test('malicious texts find nothing and break nothing', async () => {
  const { walker } = await scenario(app).employer({ as: 'walker' });
  for (const text of [`'; drop table users; --`, '\\', `' | 'a`, '???', 'the of', '&|!():*', '%']) {
    for (const filter of [{ search: text }, { skills: [text] }, { location: text }]) {
      expect((await find(walker, filter)).totalCount).toBeGreaterThanOrEqual(0);
    }
  }
});
