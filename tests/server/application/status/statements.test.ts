import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { addNote, APPLICATION, applicants, changeMany, undo, type Case } from './statusWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const statements = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

const LIST = `{ viewer { applications(first: 50) { totalCount nodes { ${APPLICATION} resume { name url }
  applicant { firstName } job { id title } } } applicationCounts { total pending } } }`;

const idsOf = (cases: Case[]) => cases.map(({ id }) => id);

test('the list takes the same number of statements, however long it is', async () => {
  const [first] = await applicants(app, employer, 1);
  await addNote(employer, first!.id, 'Good hands');
  await employer.graphql(LIST);
  const few = await statements(() => employer.graphql(LIST));
  const more = await applicants(app, employer, 25);
  for (const { id } of more.slice(0, 5)) await addNote(employer, id, 'Good hands');
  expect(await statements(() => employer.graphql(LIST))).toBe(few);
  // The session, the list, its count, the counts by status, notes and jobs.
  expect(few).toBeLessThanOrEqual(6);
  const uncounted = LIST.replace('totalCount', '');
  expect(await statements(() => employer.graphql(uncounted))).toBe(few - 1);
});

test('a bulk change and its undo take the same number of statements, however many applications they change', async () => {
  const turns = async (ids: string[]) =>
    statements(async () => {
      const { batchId } = await changeMany(employer, ids, 'REVIEWED');
      await undo(employer, batchId!);
    });
  const cases = await applicants(app, employer, 21);
  await turns(idsOf(cases.slice(0, 1)));
  const few = await turns(idsOf(cases.slice(0, 1)));
  expect(await turns(idsOf(cases))).toBe(few);
});
