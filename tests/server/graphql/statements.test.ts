import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { restDoor } from '../account/doors.ts';
import { aJob } from './vacancies.ts';

let app: App;
let seeker: Person;

beforeAll(async () => {
  ({ app, seeker } = await scenario(theApp()).seeker());
});

/** How many statements reach the database while this is done, once everything is warm. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  await work();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

test('a list costs the same number of statements however long it is', async () => {
  const LIST = '{ jobs(first: 100) { totalCount nodes { id title company { id name } } } }';
  await aJob(app, 'first');
  expect(await statements(() => app.graphql(LIST))).toBe(2);
  for (let at = 0; at < 30; at += 1) await aJob(app, `job ${at}`, { ago: at });
  expect(await statements(() => app.graphql(LIST))).toBe(2);
});

test('so do objects by their ids', async () => {
  const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Job { company { name } } } }';
  const ids: string[] = [await aJob(app, 'one')];
  const few = await statements(() => app.graphql(NODES, { ids }));
  for (let at = 0; at < 30; at += 1) ids.push(await aJob(app, `job ${at}`));
  expect(await statements(() => app.graphql(NODES, { ids }))).toBe(few);
});

test('the same thing asked for under many names is read once', async () => {
  const id = await aJob(app, 'one');
  const names = Array.from({ length: 15 }, (_, at) => `n${at}: job(id: "${id}") { title }`);
  expect(await statements(() => app.graphql(`{ ${names.join(' ')} }`))).toBe(1);
});

test('a profile costs a handful: session, person, profile, resume', async () => {
  expect(await statements(() => restDoor.profile(seeker))).toBeLessThanOrEqual(4);
});

test('sessions cost the same number however many there are', async () => {
  const SESSIONS = '{ viewer { user { email } sessions { id current } } }';
  const few = await statements(() => seeker.graphql(SESSIONS));
  await restDoor.login(app, seeker.email, seeker.password);
  await restDoor.login(app, seeker.email, seeker.password);
  expect(await statements(() => seeker.graphql(SESSIONS))).toBe(few);
});

test('what the schema refuses costs none', async () => {
  const refused = () => app.graphql('{ nowhere }').catch(() => {});
  expect(await statements(refused)).toBe(0);
});
