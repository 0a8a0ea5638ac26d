import { beforeEach, describe, expect, test } from 'vitest';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { changeJobs, createJob, turn, updateJob } from './jobCalls.ts';
import { outcomes, putJobs, row } from './partner/partnerRows.ts';

let app: App;
let employer: Employer;

beforeEach(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const newJob = (title: string, details: JobDetails = {}) =>
  addJob(app, employer.company!.id, { title, ...details });

/** Three featured jobs, the most a company may have at a time. */
const featureThree = async () => {
  for (const [at, title] of ['Baker', 'Cook', 'Waiter'].entries()) {
    await newJob(title, { featured: true, postedIn: at - 3 });
  }
};

const FULL =
  'Your company can have 3 featured jobs at a time. Featured now: “Baker”, “Cook” and “Waiter”. Stop featuring one of them first.';

describe('a fourth featured job', () => {
  beforeEach(featureThree);

  test('is refused when it is posted, naming the three; an urgent one is not', async () => {
    const posting = createJob(employer, { isFeatured: true });
    await expect(posting).toBreakRule('job.feature.limit');
    await expect(posting).rejects.toThrow(FULL);
    expect(await createJob(employer, { isHot: true })).toMatchObject({ isHot: true });
  });

  test('is refused by an edit, which then changes nothing', async () => {
    const { id } = await newJob('Driver');
    const edit = updateJob(employer, id, { isFeatured: true, benefits: 'Meals' });
    await expect(edit).toBreakRule('job.feature.limit');
    expect(await updateJob(employer, id, {})).toMatchObject({
      isFeatured: false,
      benefitsText: '',
    });
  });

  test('is refused among several, once there is no room left', async () => {
    const { id: baker } = await newJob('Second Baker');
    const { id: driver } = await newJob('Driver');
    await app.sql(`update jobs set is_featured = false where title = 'Cook' and company_id = ?`, [
      employer.company!.id,
    ]);
    const { jobs, refused } = await changeJobs(employer, 'FEATURE', [baker, driver]);
    expect(jobs.map(({ title }) => title)).toEqual(['Second Baker']);
    expect(refused).toMatchObject([{ id: driver, rule: 'job.feature.limit' }]);
    expect(refused[0]!.message).toContain('“Second Baker”');
  });

  test('is refused in a row of a partner, whose other rows are posted', async () => {
    const results = await putJobs(employer, [
      row('A', { isFeatured: true }),
      row('B', { isHot: true }),
    ]);
    expect(outcomes(results)).toEqual(['REFUSED', 'CREATED']);
    expect(results[0]!.errors).toEqual([{ field: 'isFeatured', message: FULL }]);
  });

  test('is not counted while it is closed, and comes back without the mark', async () => {
    const { id } = await newJob('Driver', { status: 'closed' });
    expect(await updateJob(employer, id, { isFeatured: true })).toMatchObject({ isFeatured: true });
    expect(await turn(employer, 'reopenJob', id)).toMatchObject({ isFeatured: false });
  });

  test('loses the mark if it is renewed after it has expired', async () => {
    const { id } = await newJob('Driver', { featured: true, endsIn: -1 });
    expect(await turn(employer, 'renewJob', id)).toMatchObject({
      isFeatured: false,
      standing: 'LIVE',
    });
  });

  test('loses the mark if a later deadline brings it back', async () => {
    const { id } = await newJob('Driver', { featured: true, endsIn: -1 });
    const applicationDeadline = new Date(app.clock.now().getTime() + 9 * 86_400_000).toISOString();
    expect(await updateJob(employer, id, { applicationDeadline })).toMatchObject({
      isFeatured: false,
      standing: 'LIVE',
    });
  });
});

test('one of three featured jobs can be edited, and makes room when it closes', async () => {
  await featureThree();
  const { id } = await newJob('Driver');
  const [first] = await app.sql<{ id: string }>(
    'select id from jobs where is_featured and company_id = ?',
    [employer.company!.id],
  );
  expect(
    await updateJob(employer, first!.id, { isFeatured: true, benefits: 'Meals' }),
  ).toMatchObject({
    benefitsText: 'Meals',
  });
  await turn(employer, 'closeJob', first!.id);
  expect(await updateJob(employer, id, { isFeatured: true })).toMatchObject({ isFeatured: true });
});

test('if two processes feature a job at once and one place is left, one is refused', async () => {
  await newJob('Baker', { featured: true });
  await newJob('Cook', { featured: true });
  const ids = [await newJob('Driver'), await newJob('Guard')].map(({ id }) => id);
  const other = await startApp({ databaseUrl: app.databaseUrl });
  const there = caller(other.url, { authorization: `Bearer ${employer.token}` });
  const both = await Promise.all([
    changeJobs(employer, 'FEATURE', [ids[0]!]),
    changeJobs(there, 'FEATURE', [ids[1]!]),
  ]);
  expect(both.flatMap(({ jobs }) => jobs)).toHaveLength(1);
  expect(both.flatMap(({ refused }) => refused)).toMatchObject([{ rule: 'job.feature.limit' }]);
});
