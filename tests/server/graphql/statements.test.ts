import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { restApi } from '#tests/server/account/accountApis.ts';
import { aJob } from './testJobs.ts';

let app: App;
let seeker: Person;

beforeAll(async () => {
  ({ app, seeker } = await scenario(theApp()).seeker());
});

test('a list costs the same number of statements, however long it is', async () => {
  const LIST = '{ jobs(first: 100) { totalCount nodes { id title company { id name } } } }';
  await aJob(app, 'first');
  expect(await countStatements(() => app.graphql(LIST))).toBe(1);
  for (let at = 0; at < 30; at += 1) await aJob(app, `job ${at}`, { ago: at });
  expect(await countStatements(() => app.graphql(LIST))).toBe(1);
});

test('objects by id cost the same number of statements, however many there are', async () => {
  const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Job { company { name } } } }';
  const ids: string[] = [await aJob(app, 'one')];
  const few = await countStatements(() => app.graphql(NODES, { ids }));
  for (let at = 0; at < 30; at += 1) ids.push(await aJob(app, `job ${at}`));
  expect(await countStatements(() => app.graphql(NODES, { ids }))).toBe(few);
});

test('the same object under many aliases is read once', async () => {
  const id = await aJob(app, 'one');
  const names = Array.from({ length: 15 }, (_, at) => `n${at}: job(id: "${id}") { title }`);
  expect(await countStatements(() => app.graphql(`{ ${names.join(' ')} }`))).toBe(1);
});

test('a profile costs at most four statements: session, user, profile, resume', async () => {
  expect(await countStatements(() => restApi.profile(seeker))).toBeLessThanOrEqual(4);
});

test('sessions cost the same number of statements, however many there are', async () => {
  const SESSIONS = '{ viewer { user { email } sessions { id current } } }';
  const few = await countStatements(() => seeker.graphql(SESSIONS));
  await restApi.login(app, seeker.email, seeker.password);
  await restApi.login(app, seeker.email, seeker.password);
  expect(await countStatements(() => seeker.graphql(SESSIONS))).toBe(few);
});

test('a request that the schema refuses costs no statements', async () => {
  const refused = () => app.graphql('{ nowhere }').catch(() => {});
  expect(await countStatements(refused)).toBe(0);
});
