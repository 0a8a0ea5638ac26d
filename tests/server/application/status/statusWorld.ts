import { expect } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { addMember, addJob } from '#tests/support/rows.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';

export interface Seen {
  id: string;
  status: string;
  statusChangedAt: string;
  name: string;
  moves: string[];
  notes: { id: string; body: string; authorName: string | null; isMine: boolean }[];
  events: { kind: string; at: string; actorName: string | null }[];
}

export const APPLICATION = `id status statusChangedAt name moves
  notes { id body authorName isMine } events { kind at actorName }`;

async function ask<Answer>(
  who: Caller,
  field: string,
  type: string,
  answer: string,
  input: object,
) {
  const document = `mutation($input: ${type}!) { ${field}(input: $input) { ${answer} } }`;
  const data = await who.graphql<Record<string, Answer>>(document, { input });
  return data[field]!;
}

const one = async (who: Caller, field: string, type: string, input: object): Promise<Seen> =>
  (await ask<{ application: Seen }>(who, field, type, `application { ${APPLICATION} }`, input))
    .application;

export const updateStatus = (who: Caller, id: string, status: string, from?: string) =>
  one(who, 'updateApplicationStatus', 'UpdateApplicationStatusInput', { id, status, from });
export const view = (who: Caller, id: string) =>
  one(who, 'recordApplicationView', 'RecordApplicationViewInput', { id });
export const addNote = (who: Caller, applicationId: string, body: string) =>
  one(who, 'addApplicationNote', 'AddApplicationNoteInput', { applicationId, body });
export const deleteNote = (who: Caller, id: string) =>
  one(who, 'deleteApplicationNote', 'DeleteApplicationNoteInput', { id });

export interface Changed {
  applications: Seen[];
  refused: { id: string; message: string; rule: string | null }[];
  undoUntil: string | null;
  batchId: string | null;
}

const CHANGED = `applications { ${APPLICATION} } refused { id message rule } undoUntil batchId`;

export const changeMany = (
  who: Caller,
  ids: string[],
  status: string,
  more: object = {},
): Promise<Changed> =>
  ask(who, 'changeApplications', 'ChangeApplicationsInput', CHANGED, { ids, status, ...more });
export const undo = (who: Caller, batchId: string): Promise<Changed> =>
  ask(who, 'undoApplications', 'UndoApplicationsInput', CHANGED, { batchId });

export interface ChangedMany {
  changed: number;
  remaining: number;
  batchId: string | null;
  refused: { id: string }[];
}

const MANY = 'changed remaining batchId refused { id }';

export const changeMatching = (who: Caller, input: object): Promise<ChangedMany> =>
  ask(who, 'changeMatchingApplications', 'ChangeMatchingApplicationsInput', MANY, input);
export const undoAll = (who: Caller, [batchId, ...also]: string[]): Promise<ChangedMany> =>
  ask(who, 'undoApplications', 'UndoApplicationsInput', MANY, { batchId, also });

/** The application as the user's own pages read it. */
export async function seenBy(who: Caller, id: string): Promise<Seen | null> {
  const document = `query($id: ID!) { node(id: $id) { ... on Application { ${APPLICATION} } } }`;
  return (await who.graphql<{ node: Seen | null }>(document, { id })).node;
}

export const kindsOf = ({ events }: Seen) => events.map(({ kind }) => kind);

export interface Bell {
  title: string;
  body: string;
}

/** The notifications about status changes, newest first. */
export async function notificationsOf(who: Caller): Promise<Bell[]> {
  const { viewer } = await who.graphql<{
    viewer: { notifications: { nodes: (Bell & { kind: string })[] } };
  }>('{ viewer { notifications(first: 50) { nodes { kind title body } } } }');
  return viewer.notifications.nodes
    .filter(({ kind }) => kind === 'APPLICATION_STATUS_CHANGED')
    .map(({ title, body }) => ({ title, body }));
}

/** The emails about status changes, newest first; to one person or to everyone. */
export async function statusMailsTo(app: App, who?: Person) {
  return (await app.mails(who?.email)).filter(
    ({ subject, text }) =>
      text.includes('See my application') && !subject.startsWith('Application sent'),
  );
}

export interface Case {
  seeker: Person;
  id: string;
}

/** This many seekers, each with an application for one job of this employer. */
export async function applicants(app: App, employer: Employer, count: number): Promise<Case[]> {
  const job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const cases: Case[] = [];
  for (let n = 0; n < count; n += 1) {
    const { seeker } = await scenario(app).seeker({ firstName: 'Asha', lastName: `Rao${n}` });
    cases.push({ seeker, id: (await apply(seeker, job)).id });
  }
  return cases;
}

/** Sets the status directly, without an employer. */
export const setStatus = (app: App, id: string, status: string) =>
  app.sql('update applications set status = ? where id = ?', [status, id]);

/** A colleague in the same company. */
export async function colleagueOf(app: App, { company }: Employer, firstName = 'Meera') {
  const { colleague } = await scenario(app).employer({
    as: 'colleague',
    company: null,
    firstName,
  });
  await addMember(app, company!.id, colleague.id);
  return colleague;
}

/** The undo window ends, and the task runner runs. */
export async function endUndoWindow(app: App): Promise<void> {
  app.clock.forward({ seconds: 11 });
  const outcomes = await runDueTasks(app.services, { early: true });
  expect(outcomes.filter(({ error }) => error)).toEqual([]);
}

export const unknownId = () => newId(1_700_000_000_000);
