import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { applicationsOf, apply } from './applicationCalls.ts';

let app: App;
let seeker: Person;
let employer: Employer;

beforeAll(async () => {
  ({ app, seeker, employer } = await scenario(theApp()).seeker().employer());
});

const newJob = (details: JobDetails = {}) => addJob(app, employer.company!.id, details);
const somebody = async () => (await scenario(app).seeker()).seeker;

describe('the list', () => {
  test('is filtered, searched and paged, and keeps jobs that have closed', async () => {
    const who = await somebody();
    const titles = ['Nurse', 'Driver', 'Teacher', 'Cook'];
    for (const title of titles) {
      await apply(who, await newJob({ title }));
      app.clock.forward({ minutes: 1 });
    }
    const titlesOf = async (filter: object = {}) =>
      (await applicationsOf(who, filter)).nodes.map(({ job }) => job.title);
    expect(await titlesOf()).toEqual(titles.toReversed());
    expect(await titlesOf({ search: 'nur' })).toEqual(['Nurse']);
    expect(await titlesOf({ search: 'lotus' })).toHaveLength(4);
    expect(await titlesOf({ search: '%' })).toEqual([]);
    expect(await titlesOf({ first: 2, page: 2 })).toEqual(['Driver', 'Nurse']);
    const { pageInfo, totalCount } = await applicationsOf(who, { first: 3 });
    expect(totalCount).toBe(4);
    expect(await titlesOf({ first: 3, after: pageInfo.endCursor })).toEqual(['Nurse']);

    await app.sql(
      `update applications set status = 'shortlisted' where seeker_id = ? and job_id in (select id from jobs where title = 'Cook')`,
      [who.id],
    );
    expect(await titlesOf({ status: 'SHORTLISTED' })).toEqual(['Cook']);
    await app.sql(`update jobs set deleted_at = now() where title = 'Driver'`);
    const { nodes } = await applicationsOf(who, { search: 'Driver' });
    expect(nodes).toMatchObject([{ job: { title: 'Driver', standing: 'CLOSED' } }]);
  });

  test('an employer reads the applications the company has received', async () => {
    const { boss } = await scenario(app).employer({ as: 'boss', company: { name: 'Other Works' } });
    const job = await addJob(app, boss.company!.id, { title: 'Welder' });
    await apply(seeker, job);
    const { body } = await boss.rest('GET', '/api/applications');
    expect(body).toMatchObject({
      total: 1,
      applications: [{ name: 'Asha Rao', status: 'pending', job: { title: 'Welder' } }],
    });
  });
});
