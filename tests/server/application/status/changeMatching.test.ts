import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  notificationsOf,
  colleagueOf,
  endUndoWindow,
  changeMatching,
  unknownId,
  setStatus,
  seenBy,
  undoAll,
  type Case,
} from './statusWorld.ts';

let app: App;
let employer: Employer;
let cases: Case[];

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

/** Each for a separate job, so that no test meets the applicants of another. */
async function crowd(count: number): Promise<{ jobId: string; until: string }> {
  cases = await applicants(app, employer, count);
  const [{ jobId } = { jobId: '' }] = await app.sql<{ jobId: string }>(
    'select job_id as "jobId" from applications where id = ?',
    [cases[0]!.id],
  );
  const { viewer } = await employer.graphql<{
    viewer: { applicationCounts: { countedAt: string } };
  }>(`query($jobId: ID) { viewer { applicationCounts(jobId: $jobId) { countedAt } } }`, { jobId });
  return { jobId, until: viewer.applicationCounts.countedAt };
}

const statuses = () =>
  Promise.all(cases.map(async ({ id }) => (await seenBy(employer, id))?.status));

describe('all applications that match a filter', () => {
  test('get the new status, except those that may not, those left out, and those that arrived later', async () => {
    const choice = await crowd(5);
    await setStatus(app, cases[0]!.id, 'rejected');
    await app.sql(
      `update applications set applied_at = applied_at + interval '1 hour' where id = ?`,
      [cases[4]!.id],
    );
    const except = [cases[1]!.id];
    expect(
      await changeMatching(employer, { ...choice, status: 'SHORTLISTED', except }),
    ).toMatchObject({
      changed: 2,
      remaining: 0,
      refused: [],
    });
    expect(await statuses()).toEqual([
      'REJECTED',
      'PENDING',
      'SHORTLISTED',
      'SHORTLISTED',
      'PENDING',
    ]);
  });

  test("match by status and words, in the caller's own company only", async () => {
    const choice = await crowd(3);
    await setStatus(app, cases[0]!.id, 'reviewed');
    const { other } = await scenario(app).employer({ as: 'other' });
    expect((await changeMatching(other, { ...choice, status: 'REJECTED' })).changed).toBe(0);
    expect(
      (await changeMatching(employer, { ...choice, status: 'REJECTED', statuses: ['REVIEWED'] }))
        .changed,
    ).toBe(1);
    expect(
      (await changeMatching(employer, { ...choice, status: 'REJECTED', search: 'rao2' })).changed,
    ).toBe(1);
    expect(await statuses()).toEqual(['REJECTED', 'PENDING', 'REJECTED']);
    const { id } = await addJob(app, employer.company!.id);
    const none = { ...choice, jobId: id, status: 'REJECTED' };
    expect(await changeMatching(employer, none)).toMatchObject({ changed: 0, batchId: null });
  });
});

test('the reason and the text of a rejection are kept with each application', async () => {
  const choice = await crowd(2);
  const words = { reason: 'FILLED', message: 'Thank you for your time.' };
  await changeMatching(employer, { ...choice, ...words, status: 'REJECTED' });
  await endUndoWindow(app);
  const document = `query($id: ID!) { node(id: $id) { ... on Application { rejectionReason rejectionMessage } } }`;
  for (const { id } of cases)
    expect((await employer.graphql<{ node: object }>(document, { id })).node).toEqual({
      rejectionReason: words.reason,
      rejectionMessage: words.message,
    });
});

describe('one undo takes back the whole bulk change', () => {
  test('each batch restarts the undo window, and no applicant is notified before its end', async () => {
    const choice = { ...(await crowd(4)), status: 'REVIEWED' };
    const some = cases.slice(2).map(({ id }) => id);
    const first = await changeMatching(employer, { ...choice, except: some });
    app.clock.forward({ seconds: 8 });
    const second = await changeMatching(employer, { ...choice, extends: [first.batchId] });
    expect([first.changed, second.changed]).toEqual([2, 2]);
    app.clock.forward({ seconds: 8 });
    expect(await undoAll(employer, [second.batchId!, first.batchId!])).toMatchObject({
      changed: 4,
    });
    expect(await statuses()).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING']);
    await endUndoWindow(app);
    expect(await notificationsOf(cases[0]!.seeker)).toEqual([]);
  });

  test('undoing is all or nothing, and only the user who made a batch can extend its undo window', async () => {
    const choice = { ...(await crowd(2)), status: 'REVIEWED' };
    const first = await changeMatching(employer, { ...choice, except: [cases[1]!.id] });
    const colleague = await colleagueOf(app, employer);
    app.clock.forward({ seconds: 8 });
    const theirs = await changeMatching(colleague, { ...choice, extends: [first.batchId] });
    app.clock.forward({ seconds: 8 });
    await expect(undoAll(employer, [theirs.batchId!, first.batchId!])).toBreakRule(
      'application.undo.window',
    );
    await expect(undoAll(employer, [theirs.batchId!, unknownId()])).toFailWith('NOT_FOUND');
    expect(await statuses()).toEqual(['REVIEWED', 'REVIEWED']);
  });
});
