import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { countStatements, statementsOf } from '#tests/support/statements.ts';
import { changeJobs, createJob, ownJobs, updateJob } from './jobCalls.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

async function manyJobs(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await addJob(app, employer.company!.id, { title: `Job ${at}`, endsIn: 3 })).id);
  return ids;
}

test('the list, a change of one job and a change of many cost the same number of statements, however many jobs there are', async () => {
  const [one] = await manyJobs(1);
  const list = () => countStatements(() => ownJobs(employer, { first: 100 }));
  const post = () => countStatements(() => createJob(employer));
  const edit = () =>
    countStatements(() => updateJob(employer, one!, { title: 'Another', salary: '5 LPA' }));
  const turns = (ids: string[]) =>
    countStatements(async () => {
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
  expect(few.turns).toBeLessThanOrEqual(20);
});

test('renewing many jobs, each from its own deadline, takes one statement too', async () => {
  const renewals = async (count: number) => {
    const ids = await manyJobs(count);
    const texts = await statementsOf(() => changeJobs(employer, 'RENEW', ids));
    return texts.filter((text) => text.includes('update')).length;
  };
  expect(await renewals(2)).toBe(await renewals(50));
});
