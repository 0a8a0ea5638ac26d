import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller, GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { applicationsOf } from '#tests/server/application/applicationCalls.ts';
import {
  addNote,
  applicants,
  colleagueOf,
  deleteNote,
  updateStatus,
  changeMany,
  unknownId,
  seenBy,
  undo,
  view,
} from './statusWorld.ts';

let app: App;
let employer: Employer;
let other: Employer;
let newcomer: Person;

beforeAll(async () => {
  ({ app, employer, other, newcomer } = await scenario(theApp())
    .employer()
    .employer({ as: 'other', company: { name: 'Other Works' } })
    .employer({ as: 'newcomer', company: null }));
});

/** Code and message: everything in which two errors could differ. */
async function refusal(asking: Promise<unknown>) {
  const error = await asking.then(
    () => undefined,
    (failure: unknown) => failure as GraphqlFailure,
  );
  const { code, rule } = error!.extensions;
  return { code, rule, message: error!.message };
}

describe('another company', () => {
  test('gets "not found" for what is not its own, and changes nothing', async () => {
    const { id } = (await applicants(app, employer, 1))[0]!;
    const note = (await addNote(employer, id, 'Good hands')).notes[0]!;
    const { batchId } = await changeMany(employer, [id], 'REVIEWED');
    const before = await seenBy(employer, id);
    const doors: ((
      who: Caller,
      application: string,
      noteId: string,
      batch: string,
    ) => Promise<unknown>)[] = [
      (who, one) => updateStatus(who, one, 'REJECTED'),
      (who, one) => updateStatus(who, one, 'PENDING'),
      (who, one) => updateStatus(who, one, 'REJECTED', 'HIRED'),
      (who, one) => view(who, one),
      (who, one) => addNote(who, one, 'x'),
      (who, _one, noteId) => deleteNote(who, noteId),
      (who, _one, _noteId, batch) => undo(who, batch),
    ];
    for (const who of [other, newcomer]) {
      for (const knock of doors) {
        const theirs = await refusal(knock(who, id, note.id, batchId!));
        expect(theirs.code).toBe('NOT_FOUND');
        for (const nothing of [unknownId(), 'none', id.replace(/^..../, '0000')]) {
          expect(await refusal(knock(who, nothing, nothing, nothing))).toEqual(theirs);
        }
      }
      expect(await changeMany(who, [id], 'REJECTED')).toMatchObject({
        applications: [],
        batchId: null,
        refused: [
          { rule: null, message: 'We could not find this application. It may have been deleted.' },
        ],
      });
      expect(await seenBy(who, id)).toBeNull();
      const list = await applicationsOf(who);
      expect(list.nodes.filter((node) => node.id === id)).toEqual([]);
      const rest = (asked: string) =>
        who.rest('PATCH', `/api/applications/${asked}/status`, { status: 'rejected' });
      const [theirs, nothing] = [await rest(id), await rest(unknownId())];
      expect(theirs.status).toBe(404);
      expect({ ...nothing.body, requestId: '' }).toEqual({ ...theirs.body, requestId: '' });
    }
    expect(await seenBy(employer, id)).toEqual(before);
  });

  test('counts and exports only its own applications', async () => {
    const { id } = (await applicants(app, employer, 1))[0]!;
    const [{ job_id: jobId }] = (await app.sql('select job_id from applications where id = ?', [
      id,
    ])) as [{ job_id: string }];
    const document = `query($jobId: ID) { viewer { applicationCounts(jobId: $jobId) { total } } }`;
    expect(await other.graphql(document, { jobId })).toEqual({
      viewer: { applicationCounts: { total: 0 } },
    });
    const { body } = await other.rest('GET', `/api/applications/export?jobId=${jobId}`);
    expect(JSON.stringify(body)).not.toContain(id);
  });
});

test('seekers and guests cannot change a status', async () => {
  const { seeker, id } = (await applicants(app, employer, 1))[0]!;
  await expect(updateStatus(seeker, id, 'HIRED')).toFailWith('FORBIDDEN');
  await expect(view(seeker, id)).toFailWith('FORBIDDEN');
  await expect(changeMany(seeker, [id], 'HIRED')).toFailWith('FORBIDDEN');
  await expect(addNote(seeker, id, 'x')).toFailWith('FORBIDDEN');
  await expect(updateStatus(app, id, 'HIRED')).toFailWith('UNAUTHENTICATED');
  const path = `/api/applications/${id}/status`;
  expect((await seeker.rest('PATCH', path, { status: 'hired' })).status).toBe(403);
  expect((await app.rest('PATCH', path, { status: 'hired' })).status).toBe(401);
});

describe('notes', () => {
  test('are read by the company only, and deleted by their author only', async () => {
    const { seeker, id } = (await applicants(app, employer, 1))[0]!;
    const colleague = await colleagueOf(app, employer);
    await addNote(employer, id, '  Two lines\r\nof note ');
    const { notes, events } = await addNote(colleague, id, 'Agreed');
    expect(notes).toMatchObject([
      { body: 'Two lines\nof note', authorName: 'Asha Rao', isMine: false },
      { body: 'Agreed', authorName: 'Meera Rao', isMine: true },
    ]);
    expect(events).toHaveLength(1);
    expect((await seenBy(seeker, id))!.notes).toEqual([]);
    await expect(deleteNote(colleague, notes[0]!.id)).toBreakRule('application.note.own');
    expect((await deleteNote(employer, notes[0]!.id)).notes).toMatchObject([{ body: 'Agreed' }]);
    await expect(deleteNote(employer, notes[0]!.id)).toFailWith('NOT_FOUND');
    await expect(addNote(employer, id, ' ')).toFailWith('BAD_USER_INPUT');
    await expect(addNote(employer, id, 'x'.repeat(5_001))).toFailWith('BAD_USER_INPUT');
  });

  test('are limited to a hundred', async () => {
    const { id } = (await applicants(app, employer, 1))[0]!;
    await app.sql(
      `insert into application_notes (id, application_id, body, created_at)
       select gen_random_uuid(), ?, 'x', now() from generate_series(1, 100)`,
      [id],
    );
    await expect(addNote(employer, id, 'One more')).toBreakRule('application.note.room');
  });
});

test('the applications of a deleted job are visible to the seekers only', async () => {
  const { seeker, id } = (await applicants(app, employer, 1))[0]!;
  await app.sql(
    'update jobs set deleted_at = now() where id = (select job_id from applications where id = ?)',
    [id],
  );
  expect(await seenBy(employer, id)).toBeNull();
  await expect(updateStatus(employer, id, 'REJECTED')).toFailWith('NOT_FOUND');
  expect(await seenBy(seeker, id)).toMatchObject({ id });
});
