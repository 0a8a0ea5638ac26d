import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { aJob } from './testJobs.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
interface Found {
  nodes: ({ __typename: string; id: string } | null)[];
}

test('objects of several kinds come in the order of their ids, with null for missing ones', async () => {
  const { employer } = await scenario().employer();
  const job = await aJob(app, 'one');
  const ids = [job, newId(0), employer.company!.id, 'abc', job];
  const { nodes } = await app.graphql<Found>(NODES, { ids });
  expect(nodes).toEqual([
    { __typename: 'Job', id: job },
    null,
    { __typename: 'Company', id: employer.company!.id },
    null,
    { __typename: 'Job', id: job },
  ]);
});

test("objects that are not live, not approved or not the caller's are null", async () => {
  const { seeker, rival, employer } = await scenario()
    .seeker()
    .seeker({ as: 'rival' })
    .employer({ company: { status: 'pending' } });
  const hidden = [
    await aJob(app, 'closed', { status: 'closed' }),
    await aJob(app, 'pending', { adminStatus: 'pending' }),
    employer.company!.id,
    rival.id,
  ];
  expect(await seeker.graphql(NODES, { ids: hidden })).toEqual({ nodes: [null, null, null, null] });
  const { nodes } = await employer.graphql<Found>(NODES, {
    ids: [employer.company!.id, employer.id],
  });
  expect(nodes.map((node) => node?.__typename)).toEqual(['Company', 'User']);
});

test('an account is visible to its owner only, whichever field is requested', async () => {
  const { seeker, rival } = await scenario().seeker().seeker({ as: 'rival' });
  const NODE = 'query($id: ID!) { node(id: $id) { ... on User { email profile { phone } } } }';
  expect(await rival.graphql(NODE, { id: seeker.id })).toEqual({ node: null });
  expect(await app.graphql(NODE, { id: seeker.id })).toEqual({ node: null });
  expect(await seeker.graphql(NODE, { id: seeker.id })).toMatchObject({
    node: { email: seeker.email },
  });
});

test('objects are read where they are: one statement finds their tables, and one reads each table', async () => {
  const { employer } = await scenario().employer();
  const ids = [await aJob(app, 'one'), await aJob(app, 'two'), employer.company!.id];
  expect(await countStatements(() => app.graphql(NODES, { ids }))).toBe(3);
  expect(await countStatements(() => app.graphql(NODES, { ids: [newId(0)] }))).toBe(1);
});
