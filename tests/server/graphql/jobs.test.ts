import { beforeEach, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import '#tests/support/matchers.ts';
import { aJob } from './testJobs.ts';

interface Page {
  nodes: { id: string; title: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
  totalCountIsExact: boolean;
}

const JOBS = `query($first: Int, $after: String, $page: Int, $featured: Boolean) {
  jobs(first: $first, after: $after, page: $page, filter: { featured: $featured }) {
    nodes { id title } edges { cursor node { id } } totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

let app: App;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  await app.sql('delete from companies');
});

async function jobs(args: object = {}): Promise<Page> {
  return (await app.graphql<{ jobs: Page }>(JOBS, { first: 12, ...args })).jobs;
}

const titles = ({ nodes }: Page) => nodes.map(({ title }) => title);
const minutes = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the list of jobs', () => {
  test('is empty without jobs', async () => {
    expect(await jobs()).toEqual({
      nodes: [],
      edges: [],
      totalCount: 0,
      totalCountIsExact: true,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  test('has the live jobs, newest first', async () => {
    const past = new Date(app.clock.now().getTime() - 1_000);
    await aJob(app, 'old', { ago: 9 });
    await aJob(app, 'new', { deadline: new Date(app.clock.now().getTime() + 60_000) });
    await aJob(app, 'closed', { status: 'closed' });
    await aJob(app, 'pending', { adminStatus: 'pending' });
    await aJob(app, 'suspended', { adminStatus: 'suspended' });
    await aJob(app, 'expired', { deadline: past });
    await aJob(app, 'of nobody approved', { companyStatus: 'pending' });
    const page = await jobs();
    expect(titles(page)).toEqual(['new', 'old']);
    expect(page.totalCount).toBe(2);
    app.clock.forward({ minutes: 2 });
    expect(titles(await jobs())).toEqual(['old']);
  });

  test('can be filtered by featured', async () => {
    await aJob(app, 'plain');
    await aJob(app, 'featured', { featured: true });
    expect(titles(await jobs({ featured: true }))).toEqual(['featured']);
    expect((await jobs({ featured: true })).totalCount).toBe(1);
    expect((await jobs({ featured: false })).totalCount).toBe(2);
  });

  test('has numbered pages, of twelve by default', async () => {
    for (const ago of minutes(14)) await aJob(app, `job ${ago}`, { ago });
    const { jobs: plain } = await app.graphql<{ jobs: Page }>('{ jobs { nodes { id title } } }');
    expect(plain.nodes).toHaveLength(12);
    const second = await jobs({ first: 5, page: 2 });
    expect(titles(second)).toEqual(['job 5', 'job 6', 'job 7', 'job 8', 'job 9']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const last = await jobs({ first: 5, page: 3 });
    expect(titles(last)).toHaveLength(4);
    expect(last.pageInfo.hasNextPage).toBe(false);
    const beyond = await jobs({ first: 5, page: 100 });
    expect(beyond).toMatchObject({ nodes: [], totalCount: 14, pageInfo: { hasNextPage: false } });
  });

  test('refuses invalid arguments by name', async () => {
    const { endCursor } = (await aJob(app, 'one'), await jobs()).pageInfo;
    for (const [args, field] of [
      [{ page: 0 }, 'page'],
      [{ page: 101 }, 'page'],
      [{ page: 1, after: endCursor }, 'page'],
      [{ first: 101 }, 'first'],
      [{ after: 'nonsense' }, 'after'],
    ] as const) {
      const failure = await jobs(args).catch((error: unknown) => error);
      expect(failure).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: [{ field }] },
      });
    }
  });

  test('can be paged by cursor from end to end, including jobs of the same moment', async () => {
    const now = app.clock.now().getTime();
    for (const at of minutes(17)) {
      const postedAt = new Date(now - Math.floor(at / 5) * 1_000);
      await aJob(app, `job ${at}`, { postedAt });
    }
    const seen = await walk(4);
    expect(seen).toHaveLength(17);
    expect(new Set(seen).size).toBe(17);
    const { edges, pageInfo } = await jobs({ first: 4 });
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
      edges[0]?.cursor,
      edges[3]?.cursor,
    ]);
  });

  test('neither misses nor repeats a job while others come and go', async () => {
    const ids: string[] = [];
    for (const ago of minutes(20)) ids.push(await aJob(app, `job ${ago}`, { ago: ago + 1 }));
    const gone: string[] = [];
    const seen = await walk(3, async (page, last) => {
      await aJob(app, `newcomer ${page}`);
      const at = ids.indexOf(last);
      // A job already seen, the one of the cursor, and one still to come.
      for (const id of [ids[at - 1]!, ids[at]!, ids[at + 2]!].slice(page % 2)) {
        if (id) gone.push(id);
        if (id) await app.sql('delete from jobs where id = ?', [id]);
      }
    });
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = ids.filter((id) => !gone.includes(id));
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  });

  test('says so if there are more than it counts', async () => {
    await aJob(app, 'template');
    await app.sql(
      `insert into jobs (id, company_id, title, description, description_html, type, industry,
         admin_status, posted_at, created_at, updated_at)
       select gen_random_uuid(), company_id, title, description, description_html, type, industry,
         admin_status, date_trunc('milliseconds', posted_at) - n * interval '1 second', created_at, updated_at
       from jobs, generate_series(1, 1000) n`,
    );
    const { totalCount, totalCountIsExact } = await jobs();
    expect({ totalCount, totalCountIsExact }).toEqual({
      totalCount: 1_000,
      totalCountIsExact: false,
    });
    await app.sql(
      `delete from jobs where title = 'template' and id = (select id from jobs limit 1)`,
    );
    expect(await jobs()).toMatchObject({ totalCount: 1_000, totalCountIsExact: true });
  });
});

/** Every id in the order in which pages of this size return it. A callback can change jobs between pages. */
async function walk(first: number, between?: (page: number, last: string) => Promise<void>) {
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; ; page += 1) {
    const found = await jobs({ first, after });
    seen.push(...found.nodes.map(({ id }) => id));
    if (!found.pageInfo.hasNextPage) return seen;
    after = found.pageInfo.endCursor;
    await between?.(page, seen.at(-1)!);
  }
}
