import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { addJobs } from '#tests/server/search/market.ts';
import { openSeeker, privacy, profile } from '#tests/server/candidate/candidateWorld.ts';

const LIST = `query($first: Int, $after: String) { recommendedJobs(first: $first, after: $after) {
  basis totalCount fittingCount appliedCount pageInfo { hasNextPage endCursor }
  nodes { grade job { id title } reasons { kind speaksFor text } } } }`;

interface List {
  basis: string;
  totalCount: number;
  fittingCount: number;
  appliedCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: {
    grade: string;
    job: { id: string; title: string };
    reasons: { kind: string; speaksFor: boolean; text: string }[];
  }[];
}

const PROFILE = {
  currentJobTitle: 'Accountant',
  skills: ['Tally Prime', 'GST Filing'],
  preferredLocations: ['Pune, Maharashtra'],
  salaryExpectation: 360_000,
  experienceType: 'EXPERIENCED',
  experience: '3 years',
};

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function market() {
  await app.sql('delete from applications; delete from jobs');
}

async function post(title: string, details: JobDetails & { skills?: string[] } = {}) {
  const company = await addCompany(app);
  const job = await addJob(app, company.id, { title, ...details });
  const { skills = [] } = details;
  await app.sql(
    `update jobs set skills = string_to_array(?, ','), district = 'Pune', state = 'Maharashtra' where id = ?`,
    [skills.join(','), job.id],
  );
  return { ...job, company };
}

async function recommended(who: Caller, args: object = {}): Promise<List> {
  return (await who.graphql<{ recommendedJobs: List }>(LIST, { first: 12, ...args }))
    .recommendedJobs;
}

const titles = async (who: Caller) =>
  (await recommended(who)).nodes.map(({ job: { title } }) => title);

async function accountant(person: object = {}): Promise<Person> {
  const { seeker } = await scenario(app).seeker(person);
  await profile(seeker, PROFILE);
  return seeker;
}

describe('recommended jobs', () => {
  test('come with reasons in the language of the reader', async () => {
    await market();
    await post('Accountant', {
      skills: ['Tally', 'GST', 'SAP'],
      salary: { text: '₹4.2-5 LPA', min: 420_000, max: 500_000 },
    });
    await post('Welder');
    await post('Billing Executive');
    const seeker = await accountant();
    const { basis, fittingCount, nodes } = await recommended(seeker);
    expect([basis, fittingCount]).toEqual(['PROFILE', 1]);
    expect(
      nodes.map(({ grade, job, reasons }) => [grade, job.title, reasons.map(({ text }) => text)]),
    ).toEqual([
      [
        'FITS',
        'Accountant',
        [
          'Matches your work: Accountant',
          'Asks for skills you have: Tally Prime and GST Filing',
          'Asks for SAP, which your profile does not mention',
          'In Pune, Maharashtra, where you want to work',
          'Pays at least ₹60,000 a year more than you expect',
        ],
      ],
      [
        'CLOSE',
        'Billing Executive',
        [
          'Not the same work, but related to yours: Accountant',
          'In Pune, Maharashtra, where you want to work',
        ],
      ],
    ]);
  });

  test('leave out jobs that were applied to, have ended, were dismissed, or belong to a hidden company', async () => {
    await market();
    const [applied, dismissed] = [await post('Accountant'), await post('Accounts Executive')];
    await post('Accounts Assistant', { endsIn: -1 });
    await post('Tally Operator');
    const { company } = await post('Senior Accountant');
    const seeker = await accountant();
    await app.sql('insert into hidden_companies values (?, ?, now())', [seeker.id, company.id]);
    await app.sql(
      `insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at)
       values (gen_random_uuid(), ?, ?, 'A', 'a@b.example', now(), now())`,
      [applied.id, seeker.id],
    );
    const input = { jobId: dismissed.id, reason: 'OTHER' };
    await seeker.graphql(
      `mutation($input: DismissJobInput!) { dismissJob(input: $input) { viewer { dismissedJobs { jobId } } } }`,
      { input },
    );
    expect(await titles(seeker)).toEqual(['Tally Operator']);
    expect((await recommended(seeker)).appliedCount).toBe(1);
    await seeker.graphql(
      `mutation($input: UndismissJobInput!) { undismissJob(input: $input) { viewer { id } } }`,
      { input: { jobId: dismissed.id } },
    );
    expect((await titles(seeker)).toSorted()).toEqual(['Accounts Executive', 'Tally Operator']);
  });

  test('do not depend on name, gender or date of birth', async () => {
    await market();
    for (const title of ['Accountant', 'Tally Operator', 'GST Accountant']) await post(title);
    const people = await Promise.all([
      accountant({ firstName: 'Fatima', lastName: 'Khan' }),
      accountant({ firstName: 'Ramesh', lastName: 'Paswan' }),
    ]);
    await profile(people[0], { gender: 'FEMALE', dateOfBirth: '1962-01-01' });
    await profile(people[1], { gender: 'MALE', dateOfBirth: '2001-01-01' });
    const [one, other] = await Promise.all(people.map((person) => recommended(person)));
    expect(one!.nodes).toHaveLength(3);
    expect(one).toEqual(other);
  });

  test('count the months of the jobs in the profile, which grow while someone works', async () => {
    await market();
    const old = await post('Accountant', { skills: ['Tally'] });
    await app.sql('update jobs set experience_years = 5 where id = ?', [old.id]);
    const { seeker } = await scenario(app).seeker();
    const { experience: _, ...rest } = PROFILE;
    const job = { title: 'Accountant', company: '', isCurrent: true };
    const years = (ago: number) => `${app.clock.now().getFullYear() - ago}-01`;
    const ask = async (from: string) => {
      await profile(seeker, { ...rest, career: { jobs: [{ ...job, from }] } });
      return (await recommended(seeker)).nodes.flatMap(({ reasons }) =>
        reasons.map(({ kind }) => kind).filter((kind) => kind.startsWith('EXPERIENCE')),
      );
    };
    expect(await ask(years(3))).toEqual(['EXPERIENCE_MISSING']);
    expect(await ask(years(6))).toEqual(['EXPERIENCE_MET']);
    await app.sql(`update seeker_profiles set experience = '1 year' where user_id = ?`, [
      seeker.id,
    ]);
    const { nodes } = await recommended(seeker);
    expect(nodes[0]!.reasons.map(({ kind }) => kind)).toContain('EXPERIENCE_MET');
  });

  test('of an empty profile are the newest, and say so', async () => {
    await market();
    await post('Welder');
    const { seeker } = await scenario(app).seeker();
    expect(await recommended(seeker)).toMatchObject({ basis: 'NEWEST', totalCount: 1 });
    await profile(seeker, { location: 'Pune, Maharashtra' });
    expect(await recommended(seeker)).toMatchObject({ basis: 'PLACE', totalCount: 1 });
  });

  test('of someone whose work is not known also heed why jobs were turned down', async () => {
    await market();
    const pay = (max: number) => ({ salary: { text: '', min: null, max } });
    const [welder, cook] = [await post('Welder', pay(200_000)), await post('Cook', pay(300_000))];
    await post('Peon', { ...pay(150_000), postedIn: -1 });
    await post('Tailor', { ...pay(400_000), postedIn: -2 });
    await addJob(app, cook.company.id, { title: 'Waiter', postedIn: -3 });
    const { seeker } = await scenario(app).seeker();
    const dismiss = async (jobId: string, reason: string) =>
      seeker.graphql(
        'mutation($input: DismissJobInput!) { dismissJob(input: $input) { viewer { id } } }',
        { input: { jobId, reason } },
      );
    await dismiss(welder.id, 'PAY');
    expect(await titles(seeker)).toEqual(['Cook', 'Tailor', 'Waiter', 'Peon']);
    await dismiss(cook.id, 'COMPANY');
    // Only the last hundred teach anything, but a company stays away.
    const closed = Array.from({ length: 100 }, () => ({ title: 'Baker', status: 'closed' }));
    for (const id of await addJobs(app, cook.company.id, closed))
      await app.sql(`insert into dismissed_jobs values (?, ?, 'other', '2099-01-01')`, [seeker.id, id]); // oxfmt-ignore
    expect(await titles(seeker)).toEqual(['Peon', 'Tailor']);
  });

  test('are read page by page', async () => {
    await market();
    for (const title of ['Accountant', 'Tally Operator', 'GST Accountant']) await post(title);
    const seeker = await accountant();
    const first = await recommended(seeker, { first: 2 });
    const second = await recommended(seeker, { first: 2, after: first.pageInfo.endCursor });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const all = [...first.nodes, ...second.nodes].map(({ job: { title } }) => title);
    expect(all).toEqual(await titles(seeker));
    expect(new Set(all).size).toBe(3);
  });

  test('one job can be compared alone, also if it does not fit', async () => {
    await market();
    const job = await post('Welder', { salary: { text: '', min: null, max: 300_000 } });
    const seeker = await accountant();
    const { jobFit } = await seeker.graphql<{
      jobFit: { grade: string | null; reasons: { text: string }[] };
    }>(`query($id: ID!) { jobFit(jobId: $id) { grade reasons { text } } }`, { id: job.id });
    expect(jobFit.grade).toBeNull();
    expect(jobFit.reasons.map(({ text }) => text)).toEqual([
      'In Pune, Maharashtra, where you want to work',
      'Pays ₹60,000 a year less than you expect',
    ]);
  });
});

describe('candidates for a job', () => {
  const MATCHING = `query($id: ID!) { matchingCandidates(jobId: $id) {
    nodes { candidate { id } reasons { text } } } }`;
  interface Matching {
    matchingCandidates: { nodes: { candidate: { id: string }; reasons: { text: string }[] }[] };
  }

  test('are the visible people who match, for the company itself once it is approved', async () => {
    const { employer, job } = await scenario(app).employer().job({ title: 'Accountant' });
    await app.sql(
      `update jobs set district = 'Pune', state = 'Maharashtra', skills = '{Tally}', salary_max = 360000,
         facts = '{"shift":"night"}' where id = ?`,
      [job.id],
    );
    const visible = await openSeeker(app, PROFILE);
    const unfit = [
      await openSeeker(app, { ...PROFILE, shifts: ['DAY'] }),
      await openSeeker(app, { ...PROFILE, salaryExpectation: 900_000 }),
    ];
    const inHindi = await openSeeker(app, { ...PROFILE, currentJobTitle: 'लेखाकार', skills: [] });
    const hidden = await openSeeker(app, PROFILE);
    await privacy(hidden, { profileVisibility: 'PRIVATE' });
    const ask = async (who: Caller) =>
      (await who.graphql<Matching>(MATCHING, { id: job.id })).matchingCandidates.nodes;
    const found = await ask(employer);
    const mine = found.filter(({ candidate: { id } }) => id === visible.id);
    expect(mine[0]!.reasons.map(({ text }) => text)).toEqual([
      'Works as Accountant',
      'Has skills you ask for: Tally Prime',
      'Wants to work in Pune, Maharashtra',
      'Expects what you pay',
    ]);
    const ids = found.map(({ candidate: { id } }) => id);
    expect(ids).toContain(inHindi.id);
    for (const { id } of [hidden, ...unfit]) expect(ids).not.toContain(id);

    const { other } = await scenario(app).employer({ as: 'other' });
    await expect(ask(other)).toFailWith('NOT_FOUND');
    await app.sql(`update companies set admin_status = 'pending' where id = ?`, [
      employer.company!.id,
    ]);
    await expect(ask(employer)).toFailWith('RULE_VIOLATION');
  });
});
