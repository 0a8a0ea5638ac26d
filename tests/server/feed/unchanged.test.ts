import { beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { startApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { turn, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { ENDINGS, get, tagOf } from './feed.ts';

let app: App;
let employer: Employer;
let admin: Person;
let id: string;

/** Makes all changes a minute older, by the clock of the database. */
const settle = () => app.sql(`update feed_changes set at = at - interval '1 minute'`);

beforeAll(async () => {
  app = await startApp();
  ({ employer, admin } = await scenario(app).employer().admin());
  ({ id } = await addJob(app, employer.company!.id, { endsIn: 20 }));
});

describe.each(ENDINGS)('a client that already has jobs.%s', (ending) => {
  test('is not sent it again, in any spelling of its tag', async () => {
    const tag = await tagOf(app, ending);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const names = [tag, tag.slice(2), `"x", ${tag} , W/"y"`, '*'];
    for (const name of names) {
      const answer = await get(app, ending, { 'if-none-match': name });
      expect([answer.status, answer.headers.get('etag'), await answer.text()], name).toEqual([
        304,
        tag,
        '',
      ]);
    }
    const other = await get(app, ending, { 'if-none-match': '"another"' });
    expect(other.status).toBe(200);
    await other.text();
  });

  test('can send a date instead, once the last change is some time ago', async () => {
    await settle();
    const first = await get(app, ending);
    await first.text();
    const since = first.headers.get('last-modified')!;
    expect(Date.parse(since)).toBeLessThanOrEqual(app.clock.now().getTime());
    const again = await get(app, ending, { 'if-modified-since': since });
    expect([again.status, again.headers.get('last-modified')]).toEqual([304, since]);
    const older = new Date(Date.parse(since) - 1_000).toUTCString();
    for (const date of [older, 'nonsense']) {
      const answer = await get(app, ending, { 'if-modified-since': date });
      expect(answer.status, date).toBe(200);
      await answer.text();
    }
    // A tag takes precedence over a date.
    const both = { 'if-modified-since': since, 'if-none-match': '"another"' };
    const answer = await get(app, ending, both);
    expect(answer.status).toBe(200);
    await answer.text();
  });
});

test('asking for changes costs one small statement, and so does HEAD', async () => {
  const tag = await tagOf(app, 'xml');
  const known = () => get(app, 'xml', { 'if-none-match': tag });
  expect(await countStatements(known)).toBe(1);
  const head = () => fetch(`${app.url}/feeds/jobs.xml`, { method: 'HEAD' });
  expect(await countStatements(head)).toBe(1);
  const { status, headers } = await head();
  expect([status, headers.get('etag'), headers.get('content-type')]).toEqual([
    200,
    tag,
    'application/xml; charset=utf-8',
  ]);
});

const DECIDE = `mutation($id: ID!, $status: AdminStatus!) {
  updateJobStatus(input: { id: $id, status: $status }) { job { id } } }`;

const CHANGES: [string, () => Promise<unknown>][] = [
  ['is changed', () => updateJob(employer, id, { benefits: `Meal ${Math.random()}` })],
  ['is renewed', () => updateJob(employer, id, { applicationDeadline: '2099-01-01' })],
  ['is closed', () => turn(employer, 'closeJob', id)],
  ['is opened again', () => turn(employer, 'reopenJob', id)],
  ['is suspended', () => admin.graphql(DECIDE, { id, status: 'SUSPENDED' })],
  ['is approved', () => admin.graphql(DECIDE, { id, status: 'APPROVED' })],
  ['gets a companion', () => addJob(app, employer.company!.id, { endsIn: 5 })],
  [
    "'s company is called otherwise",
    () =>
      app.sql('update companies set name = ? where id = ?', [
        `Lotus ${Math.random()} Works`,
        employer.company!.id,
      ]),
  ],
  ['has its companion expire', async () => app.clock.forward({ days: 6 })],
  ["'s site is called otherwise", () => app.settings({ siteName: 'Another' })],
];

test.each(CHANGES)('when a job %s, all clients are sent the feed again', async (_, happens) => {
  await settle();
  const before = await get(app, 'json');
  await before.text();
  await happens();
  const since = { 'if-modified-since': before.headers.get('last-modified')! };
  const names = { 'if-none-match': before.headers.get('etag')! };
  for (const known of [since, names]) {
    const answer = await get(app, 'json', known);
    expect(answer.status).toBe(200);
    await answer.text();
  }
});

test('a change that a feed does not show leaves its tag the same', async () => {
  const before = await tagOf(app);
  const pending = await addJob(app, employer.company!.id, { adminStatus: 'pending' });
  await updateJob(employer, pending.id, { title: 'Still unseen' });
  await app.graphql('mutation($id: ID!) { recordJobView(input: { jobId: $id }) { job { id } } }', {
    id,
  });
  await app.sql('update jobs set applications_count = 9 where id = ?', [id]);
  expect(await tagOf(app)).toBe(before);
});

describe('a change', () => {
  test('is seen as soon as it is committed, in any order, without waiting for another', async () => {
    const other = await addJob(app, employer.company!.id);
    const [slow, quick] = [1, 2].map(() => new pg.Client(app.databaseUrl)) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([slow.connect(), quick.connect()]);
    try {
      const touch = 'update jobs set salary = salary || $1 where id = $2';
      const tags = [await tagOf(app)];
      await slow.query('begin');
      await slow.query(touch, ['slow', id]);
      await slow.query('set constraints all immediate');
      await quick.query(touch, ['quick', other.id]);
      tags.push(await tagOf(app));
      await slow.query('commit');
      tags.push(await tagOf(app));
      await slow.query('begin');
      await slow.query(touch, ['not', id]);
      await slow.query('rollback');
      expect(new Set(tags).size).toBe(3);
      expect(await tagOf(app)).toBe(tags[2]);
    } finally {
      await Promise.all([slow.end(), quick.end()]);
    }
  });

  test('leaves one mark, however many rows it changes, and old marks are removed', async () => {
    const marks = async () => {
      const [row] = await app.sql<{ sum: number; rows: number }>(
        'select sum(changes)::int as sum, count(*)::int as rows from feed_changes',
      );
      return row!;
    };
    const before = await marks();
    await app.sql(`update jobs set salary = salary || '!' where company_id = ?`, [
      employer.company!.id,
    ]);
    expect((await marks()).sum).toBe(before.sum + 1);
    // About one in fifty changes removes old marks.
    let [last, now] = [before, await marks()];
    for (let changes = 2; now.rows >= last.rows; changes += 1) {
      await app.sql('update jobs set salary = ? where id = ?', [`${changes}`, id]);
      [last, now] = [now, await marks()];
      expect(now.sum).toBe(before.sum + changes);
    }
  });
});
