import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { emptyLog } from './emptyLog.ts';

let app: App;
let other: App;

beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});
beforeEach(async () => {
  await emptyLog(app);
});

const activity = (number: number, more: object = {}) => ({
  at: app.clock.now(),
  actor: { kind: 'system', id: null } as const,
  action: 'job.update' as const,
  subject: { kind: 'job', id: `job-${number}` } as const,
  before: { title: 'Nurse', salary: { min: 1, max: null } },
  after: { title: `Nurse ${number}`, skills: ['ICU', 'ECG'], salary: { max: 12.5, min: 1 } },
  ip: '127.0.0.1',
  requestId: `request-${number}`,
  ...more,
});

const write = (number: number, target = app, more: object = {}) =>
  recordActivity(target.services.database.fork(), activity(number, more));

const check = () => checkActivityLog(app.services);

test('an empty log is intact', async () => {
  expect(await check()).toEqual({ whole: 0, broken: null });
});

test('each entry has a hash of its content and of the previous entry', async () => {
  await write(1);
  await write(2, app, { before: null, after: { note: 'फ़ीस – "₹ 500"\n\\ 🙂', emptied: null } });
  await write(3, app, { subject: null, before: undefined, after: undefined, ip: null });
  await write(4, app, { after: { at: new Date('2026-11-21T10:00:00.123Z'), none: undefined } });
  expect(await check()).toEqual({ whole: 4, broken: null });
  const rows = await app.sql<{ previous: string | null; hash: string }>(
    `select encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
     from activity_log order by id`,
  );
  expect(rows.map(({ previous }) => previous)).toEqual([
    null,
    ...rows.slice(0, -1).map(({ hash }) => hash),
  ]);
});

test('fifty simultaneous entries from two processes make one unbroken chain', async () => {
  const all = Array.from({ length: 50 }, (_, at) => write(at, at % 2 ? app : other));
  await Promise.all(all);
  expect(await check()).toEqual({ whole: 50, broken: null });
  const [row] = await app.sql<{ links: number; subjects: number }>(
    `select count(distinct coalesce(previous_hash, ''))::int as links,
       count(distinct subject_id)::int as subjects from activity_log`,
  );
  expect(row).toEqual({ links: 50, subjects: 50 });
});

test('an action that was rolled back is not logged', async () => {
  await write(1);
  const em = app.services.database.fork();
  await expect(
    em.transactional(async (inside) => {
      await recordActivity(inside, activity(2));
      throw new Error('No.');
    }),
  ).rejects.toThrow('No.');
  await write(3);
  expect(await check()).toEqual({ whole: 2, broken: null });
});

test('several entries at once keep their order, and zero entries are allowed', async () => {
  await recordActivity(app.services.database.fork());
  await recordActivity(
    app.services.database.fork(),
    ...Array.from({ length: 1_200 }, (_, at) => activity(at)),
  );
  expect(await check()).toEqual({ whole: 1_200, broken: null });
  const rows = await app.sql<{ of: string }>(
    'select subject_id as of from activity_log order by id',
  );
  expect(rows.map(({ of }) => of)).toEqual(rows.map((_, at) => `job-${at}`));
});

describe('the check finds', () => {
  /** Each changes the third of five entries. */
  test.each([
    ['a changed byte of the action', `set action = 'job.updatf'`],
    ['a changed byte of a title', `set after = jsonb_set(after, '{title}', '"Nursf 2"')`],
    ['an added value', `set before = before || '{"more": 1}'`],
    ['removed values', 'set before = null'],
    ['a changed kind of actor', `set actor_kind = 'user'`],
    ['a changed actor id', `set actor_id = '0198f3c2-0000-7000-8000-000000000000'`],
    ['a changed time', `set at = at + interval '1 millisecond'`],
    ['a changed subject', `set subject_id = 'job-7'`],
    ['a changed kind of subject', `set subject_kind = 'jpb'`],
    ['a changed IP address', `set ip = '127.0.0.2'`],
    ['a removed request id', `set request_id = null`],
    ['a changed bit of the hash', 'set hash = set_bit(hash, 0, 1 - get_bit(hash, 0))'],
    [
      'a changed previous hash',
      'set previous_hash = set_bit(previous_hash, 7, 1 - get_bit(previous_hash, 7))',
    ],
    ['a removed previous hash', 'set previous_hash = null'],
    ['an entry moved to the end', 'set id = 3000'],
    ['an entry moved to the beginning', 'set id = -1'],
  ])('%s', async (_, change) => {
    for (let at = 0; at < 5; at += 1) await write(at);
    await app.sql(`update activity_log ${change} where subject_id = 'job-2'`);
    const { broken } = await check();
    expect(broken?.id).toBe(change.includes('-1') && change.includes('id =') ? '-1' : '3');
  });

  test('nothing wrong with a value that is JSON null', async () => {
    await write(0, app, { before: null });
    await app.sql(`update activity_log set before = 'null'::jsonb`);
    expect(await check()).toMatchObject({ whole: 0, broken: { id: '1', how: 'changed' } });
  });

  test.each([1, 2, 3, 4, 5])('that entry %i of five was deleted', async (id) => {
    for (let at = 0; at < 5; at += 1) await write(at);
    await app.sql('delete from activity_log where id = ?', [id]);
    expect(await check()).toEqual({
      whole: id - 1,
      broken: { id: `${id}`, how: 'missing', entry: null },
    });
  });

  test('that the last entries, or all of them, were deleted', async () => {
    for (let at = 0; at < 5; at += 1) await write(at);
    await app.sql('delete from activity_log where id > 3');
    expect(await check()).toMatchObject({ whole: 3, broken: { id: '4', how: 'missing' } });
    await app.sql('delete from activity_log');
    expect(await check()).toMatchObject({ whole: 0, broken: { id: '1', how: 'missing' } });
  });

  test('that two entries were swapped', async () => {
    for (let at = 0; at < 5; at += 1) await write(at);
    await app.sql('update activity_log set id = 7 - id + 100 where id in (3, 4)');
    await app.sql('update activity_log set id = id - 100 where id > 100');
    expect((await check()).broken).toMatchObject({ id: '3', how: 'changed' });
  });

  test('an entry that was appended in the right format', async () => {
    for (let at = 0; at < 3; at += 1) await write(at);
    await app.sql(`update activity_head set last_id = 2,
      hash = (select hash from activity_log where id = 2)`);
    expect((await check()).broken).toEqual({ id: '3', how: 'added', entry: null });
  });

  test('a last entry that was rewritten with a matching hash', async () => {
    for (let at = 0; at < 3; at += 1) await write(at);
    const [{ last_id: id, hash } = {}] = await app.sql<{ last_id: string; hash: Buffer }>(
      'table activity_head',
    );
    await app.sql('delete from activity_log where id = 3');
    await app.sql(`update activity_head set last_id = 2,
      hash = (select hash from activity_log where id = 2)`);
    await write(7);
    await app.sql('update activity_head set last_id = ?, hash = ?', [id, hash]);
    expect((await check()).broken).toMatchObject({ id: '3', how: 'changed' });
  });

  test('that the record of the last entry was deleted', async () => {
    for (let at = 0; at < 3; at += 1) await write(at);
    await app.sql('delete from activity_head');
    expect((await check()).broken).toEqual({ id: '4', how: 'missing', entry: null });
    await write(4);
    expect(await check()).toMatchObject({ whole: 3, broken: { id: '4', how: 'missing' } });
  });

  test('a change in a long log, early or late', async () => {
    await recordActivity(
      app.services.database.fork(),
      ...Array.from({ length: 2_500 }, (_, at) => activity(at)),
    );
    await app.sql(`update activity_log set ip = 'x' where subject_id = 'job-2222'`);
    const { whole, broken } = await check();
    expect({ whole, subject: broken?.entry?.subjectId }).toEqual({
      whole: 2_222,
      subject: 'job-2222',
    });
  });
});
