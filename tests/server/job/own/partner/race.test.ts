import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { changeJobs, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { deletePartnerJobs, outcomes, putJobs, row } from './partnerRows.ts';

let app: App;
let employer: Employer;
/** The same user, connected to another process. */
let elsewhere: Caller;

beforeAll(async () => {
  app = await startApp();
  const other = await startApp({ databaseUrl: app.databaseUrl });
  ({ employer } = await scenario(app).employer());
  elsewhere = caller(other.url, { authorization: `Bearer ${employer.token}` });
});

const numbers = (count: number, name = 'R') =>
  Array.from({ length: count }, (_, at) => `${name}-${at}`);

test('jobs sent twice at once, in opposite orders, are each created once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const rows = numbers(20, `round ${round}`).map((number) => row(number));
    const [one, two] = await Promise.all([
      putJobs(employer, rows),
      putJobs(elsewhere, rows.toReversed()),
    ]);
    const all = [...outcomes(one), ...outcomes(two)];
    expect(all.filter((outcome) => outcome === 'CREATED')).toHaveLength(20);
    expect(all.filter((outcome) => outcome === 'UNCHANGED')).toHaveLength(20);
    expect(two.toReversed().map(({ job }) => job!.id)).toEqual(one.map(({ job }) => job!.id));
  }
});

test('simultaneous changes, deletions and uploads of the same jobs all succeed', async () => {
  const names = numbers(20, 'busy');
  const made = await putJobs(
    employer,
    names.map((number) => row(number)),
  );
  const ids = made.map(({ job }) => job!.id);
  const [put] = await Promise.all([
    putJobs(
      elsewhere,
      names.map((number) => row(number, { title: 'Another' })),
    ),
    changeJobs(employer, 'FEATURE', ids.toReversed()),
    updateJob(employer, ids[3]!, { location: 'Goa' }),
    changeJobs(employer, 'HOT', ids),
    deletePartnerJobs(elsewhere, ['busy-19', 'busy-18']),
  ]);
  expect(new Set(outcomes(put.slice(0, 18)))).toEqual(new Set(['UPDATED']));
  const rows = await app.sql<{ external_id: string; count: number }>(
    `select external_id, count(*)::int as count from jobs
     where external_id like 'busy-%' and deleted_at is null group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

test('a hundred rows need as many statements as two', async () => {
  await scenario(app).admin();
  let call = 0;
  const put = (count: number, more: object = {}) => {
    const name = `cost ${(call += 1)}`;
    return () =>
      putJobs(
        employer,
        numbers(count, name).map((number) => row(number, more)),
      );
  };
  const change = (count: number) => async () => {
    const title = `Title ${(call += 1)}`;
    await putJobs(
      employer,
      numbers(count, 'same').map((number) => row(number, { title })),
    );
  };
  await putJobs(
    employer,
    numbers(100, 'same').map((number) => row(number)),
  );
  const costs = async (count: number) => ({
    created: await countStatements(() => put(count)()),
    updated: await countStatements(change(count)),
    unchanged: await countStatements(() =>
      putJobs(
        employer,
        numbers(count, 'same').map((number) => row(number, { title: 'Still' })),
      ),
    ),
  });
  const few = await costs(2);
  expect(await costs(100)).toEqual(few);
  expect(few.created).toBeLessThanOrEqual(20);
  expect(few.unchanged).toBeLessThanOrEqual(12);
});
