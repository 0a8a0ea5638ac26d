import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob, type JobDetails } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { ownJobs } from './jobCalls.ts';

let app: App;
let employer: Employer;

const JOBS: JobDetails[] = [
  { title: 'welder', featured: true, hot: true },
  { title: 'Baker', hot: true, location: 'Goa' },
  { title: 'Nurse', adminStatus: 'pending' },
  { title: 'Driver', endsIn: -1 },
  { title: 'Cook', status: 'closed', featured: true },
  { title: 'Clerk', adminStatus: 'rejected' },
];

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  for (const [at, details] of JOBS.entries())
    await addJob(app, employer.company!.id, { ...details, postedIn: at - 10 });
  await app.sql(
    `update jobs set views = 7, applications_count = 2 where title in ('welder', 'Cook')`,
  );
  await app.sql(`update jobs set admin_notes = 'Say more.' where title = 'Clerk'`);
  const gone = await addJob(app, employer.company!.id, { title: 'Gone', featured: true });
  await app.sql('update jobs set deleted_at = now() where id = ?', [gone.id]);
});

const titles = async (args: object = {}) =>
  (await ownJobs(employer, args)).nodes.map(({ title }) => title);

describe("the list of a company's own jobs", () => {
  test('is sorted by date, newest first, or by title', async () => {
    expect(await titles()).toEqual(['Clerk', 'Cook', 'Driver', 'Nurse', 'Baker', 'welder']);
    expect(await titles({ sort: 'TITLE' })).toEqual([
      'Baker',
      'Clerk',
      'Cook',
      'Driver',
      'Nurse',
      'welder',
    ]);
  });

  test.each([
    ['FEATURED', ['Cook', 'welder']],
    ['HOT', ['Baker', 'welder']],
    ['LIVE', ['Baker', 'welder']],
    ['PENDING', ['Nurse']],
    ['EXPIRED', ['Driver']],
    ['CLOSED', ['Cook']],
  ])('shows %s', async (show, expected) => expect(await titles({ show })).toEqual(expected));

  test('is searched by title and place, in any case; wildcards are plain characters', async () => {
    expect(await titles({ search: 'WELD' })).toEqual(['welder']);
    expect(await titles({ search: ' goa ' })).toEqual(['Baker']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ search: '\\' })).toEqual([]);
    expect(await titles({ search: 'ra', show: 'HOT' })).toEqual(['welder']);
  });

  test('is searched by the place as its row shows it, and by other names of the place', async () => {
    const other = await scenario(app).employer();
    await addJob(app, other.employer.company!.id, {
      title: 'Tutor',
      location: 'Ernakulam, Kerala',
    });
    await addJob(app, other.employer.company!.id, {
      title: 'Tester',
      location: 'Bengaluru, Karnataka',
    });
    const found = async (search: string) =>
      (await ownJobs(other.employer, { search })).nodes.map(({ title }) => title);
    expect(await found('kochi')).toEqual(['Tutor']);
    expect(await found('Ernakulam')).toEqual(['Tutor']);
    expect(await found('Bangalore')).toEqual(['Tester']);
    expect(await found('Delhi')).toEqual([]);
  });

  test.each(['DATE', 'TITLE'])(
    'is paged by %s without gaps, by cursor and by number',
    async (sort) => {
      const walked: string[] = [];
      let after: string | undefined;
      do {
        const { nodes, pageInfo, totalCount } = await ownJobs(employer, { sort, first: 2, after });
        expect(totalCount).toBe(6);
        walked.push(...nodes.map(({ title }) => title));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
      } while (after);
      expect(walked).toEqual(await titles({ sort }));
      expect(await titles({ sort, first: 2, page: 2 })).toEqual(walked.slice(2, 4));
    },
  );

  test.each(['nonsense', Buffer.from('{"of":"x"}').toString('base64url'), 'bnVsbA'])(
    'the cursor %s is refused',
    async (after) => {
      await expect(ownJobs(employer, { after })).toFailWith('BAD_USER_INPUT');
      await expect(ownJobs(employer, { after, sort: 'TITLE' })).toFailWith('BAD_USER_INPUT');
    },
  );

  test('has totals over all jobs, even if it shows only some', async () => {
    const figures = { total: 6, featured: 2, hot: 2, applications: 4, views: 14 };
    expect((await ownJobs(employer)).figures).toEqual(figures);
    const { figures: same, totalCount } = await ownJobs(employer, { search: 'Nurse', first: 1 });
    expect({ same, totalCount }).toEqual({ same: figures, totalCount: 1 });
  });

  test("shows the administrators' notes, to the company only", async () => {
    const { nodes } = await ownJobs(employer, { search: 'Clerk' });
    expect(nodes).toMatchObject([{ standing: 'REJECTED', adminNotes: 'Say more.' }]);
    await app.sql(`update jobs set admin_notes = 'Well done.' where title = 'welder'`);
    const { jobs } = await app.graphql<{ jobs: { nodes: object[] } }>(
      '{ jobs(first: 50, filter: { search: "welder" }) { nodes { title adminNotes renewableFrom } } }',
    );
    expect(jobs.nodes).toContainEqual({ title: 'welder', adminNotes: null, renewableFrom: null });
  });

  test('is for employers only', async () => {
    const { seeker } = await scenario(app).seeker();
    await expect(ownJobs(seeker)).toFailWith('FORBIDDEN');
    expect(await app.graphql('{ viewer { jobs { totalCount } } }')).toEqual({ viewer: null });
  });
});
