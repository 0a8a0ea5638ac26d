import { beforeEach, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import '#tests/support/matchers.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from './market.ts';

interface Found {
  nodes: { id: string; salaryMax: number | null; company: { name: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const JOBS = `query($filter: JobFilter, $sort: JobSort, $first: Int, $after: String, $page: Int) {
  jobs(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    nodes { id salaryMax company { name } } pageInfo { hasNextPage endCursor } } }`;

let app: App;
let lotus: { id: string };

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  await app.sql('delete from companies');
  lotus = await addCompany(app, { name: 'Lotus Works' });
});

async function jobs(filter: object, more: object = {}): Promise<Found> {
  const variables = { sort: 'RELEVANCE', first: 12, filter, ...more };
  return (await app.graphql<{ jobs: Found }>(JOBS, variables)).jobs;
}

describe('every order', () => {
  beforeEach(async () => {
    const now = app.clock.now().getTime();
    const neem = await addCompany(app, { name: 'neem Labs' });
    for (const company of [lotus, neem]) {
      await addJobs(
        app,
        company.id,
        Array.from({ length: 11 }, (_, at) => ({
          title: `Java Developer ${at}`,
          salary_min: at % 3 === 0 ? null : 300_000,
          salary_max: at % 3 === 0 ? null : 400_000 + (at % 4) * 50_000,
          posted_at: new Date(now - Math.floor(at / 3) * 60_000),
          skills: at % 2 === 0 ? ['Kotlin'] : [],
          description: 'Tea at four.',
        })),
      );
    }
    await addJobs(app, lotus.id, [
      ...Array.from({ length: 3 }, () => ({ title: 'Plumber' })),
      ...Array.from({ length: 9 }, (_, at) => ({
        title: `Night Watchman ${at}`,
        description: 'Calls the plumber.',
      })),
    ]);
  });

  test.each(['RELEVANCE', 'DATE', 'SALARY', 'COMPANY'])(
    'is paged by cursor from start to end: %s',
    async (sort) => {
      for (const filter of [
        {},
        { search: 'java kotlin developer' },
        { search: 'jva' },
        { search: 'tea' },
        // Few titles, so the list goes on with jobs that only say it in the text.
        { search: 'plumber' },
      ]) {
        const whole = await jobs(filter, { sort, first: 100 });
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const page: Found = await jobs(filter, { sort, first: 4, after });
          seen.push(...page.nodes.map(({ id }) => id));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after);
        expect(seen).toEqual(whole.nodes.map(({ id }) => id));
        const second = await jobs(filter, { sort, first: 4, page: 2 });
        expect(second.nodes.map(({ id }) => id)).toEqual(seen.slice(4, 8));
      }
    },
  );

  test('sorts as its name says', async () => {
    const paid = (await jobs({}, { sort: 'SALARY', first: 100 })).nodes.map(
      (job) => job.salaryMax ?? 0,
    );
    expect(paid).toEqual(paid.toSorted((a, b) => b - a));
    const names = (await jobs({}, { sort: 'COMPANY', first: 100 })).nodes.map(
      (job) => job.company.name,
    );
    expect([...new Set(names)]).toEqual(['Lotus Works', 'neem Labs']);
  });

  test('a cursor of another order is refused', async () => {
    const { endCursor } = (await jobs({}, { sort: 'DATE', first: 2 })).pageInfo;
    for (const sort of ['SALARY', 'COMPANY', 'RELEVANCE']) {
      await expect(jobs({}, { sort, after: endCursor })).toFailWith('BAD_USER_INPUT');
    }
  });
});
