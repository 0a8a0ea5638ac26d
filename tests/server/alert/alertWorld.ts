import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/scenario.ts';

export interface Alert {
  id: string;
  name: string;
  keywords: string;
  location: string | null;
  jobType: string | null;
  salaryRange: string | null;
  frequency: string;
  isActive: boolean;
  matches: number;
  lastSent: string;
  lastSentAt: string | null;
  createdAt: string;
}

const ALERT = `id name keywords location jobType salaryRange frequency isActive matches lastSent
  lastSentAt createdAt`;

interface Payload {
  alert: Alert;
  viewer: { alerts: { id: string }[] };
}

async function change(who: Caller, name: string, type: string, input: object): Promise<Payload> {
  const data = await who.graphql<Record<string, Payload>>(
    `mutation($input: ${type}!) { ${name}(input: $input) { alert { ${ALERT} } viewer { alerts { id } } } }`,
    { input },
  );
  return data[name]!;
}

export const createAlert = async (who: Caller, input: object = {}): Promise<Alert> =>
  (await createdAlert(who, input)).alert;
export const createdAlert = (who: Caller, input: object = {}) =>
  change(who, 'createAlert', 'CreateAlertInput', { name: 'Tea', keywords: 'taster', ...input });
export const updateAlert = (who: Caller, input: object) =>
  change(who, 'updateAlert', 'UpdateAlertInput', input);
export const deleteAlert = (who: Caller, id: string) =>
  change(who, 'deleteAlert', 'DeleteAlertInput', { id });
export const restoreAlert = (who: Caller, id: string) =>
  change(who, 'restoreAlert', 'RestoreAlertInput', { id });

export async function alertsOf(who: Caller): Promise<Alert[]> {
  const data = await who.graphql<{ viewer: { alerts: Alert[] } }>(
    `{ viewer { alerts { ${ALERT} } } }`,
  );
  return data.viewer.alerts;
}

/** Runs the digests as the task runner does when they are due. */
export async function runDigest(app: App): Promise<void> {
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, 'send-alerts', null));
  await app.runTasks();
}

/** The titles in the digests sent to this user: one list per email, the newest email first. */
export async function digestsTo(app: App, { email }: Person): Promise<string[][]> {
  const mails = await app.mails(email);
  return mails
    .filter(({ text }) => text.includes('/unsubscribe?token='))
    .map(({ text }) =>
      text
        .split('\n\n')
        .filter((part) => part.includes('/job-details/'))
        .map((part) => part.split('\n')[0]!),
    );
}
