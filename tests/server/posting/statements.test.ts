import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { changeJobs, createJob, ownJobs, updateJob } from './posting.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

/** Without the settings, which are read when it is time to, whoever asks. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  await work();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
  asked.mockRestore();
  return texts.filter((text) => !text.includes('"name":"settings"')).length;
}

async function manyJobs(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await addJob(app, employer.company!.id, { title: `Job ${at}`, endsIn: 3 })).id);
  return ids;
}

test('the list, a change of one and a change of many cost the same however many there are', async () => {
  const [one] = await manyJobs(1);
  const list = () => statements(() => ownJobs(employer, { first: 100 }));
  const post = () => statements(() => createJob(employer));
  const edit = () =>
    statements(() => updateJob(employer, one!, { title: 'Another', salary: '5 LPA' }));
  const turns = (ids: string[]) =>
    statements(async () => {
      await changeJobs(employer, 'HOT', ids);
      await changeJobs(employer, 'UNHOT', ids);
    });
  const few = {
    post: await post(),
    list: await list(),
    edit: await edit(),
    turns: await turns([one!]),
  };
  const ids = await manyJobs(60);
  const many = {
    post: await post(),
    list: await list(),
    edit: await edit(),
    turns: await turns(ids),
  };
  expect(many).toEqual(few);
  expect(few.list).toBeLessThanOrEqual(6);
  expect(few.turns).toBeLessThanOrEqual(18);
});

test('renewing many, each by its own deadline, is one statement too', async () => {
  const renewals = async (count: number) => {
    const ids = await manyJobs(count);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await changeJobs(employer, 'RENEW', ids);
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query));
    asked.mockRestore();
    return texts.filter((text) => text.includes('update')).length;
  };
  expect(await renewals(2)).toBe(await renewals(50));
});
