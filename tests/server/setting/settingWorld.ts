import { Writable } from 'node:stream';
import { createLog } from '#server/lib/log.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

export interface TwoProcesses {
  here: App;
  /** Another process on the same data. */
  there: App;
  admin: Person;
}

/** Settings are saved in the first process, and their effects checked in the second. */
export async function twoProcesses(): Promise<TwoProcesses> {
  const { app: here, admin } = await scenario(theApp()).admin();
  const there = await startApp({ databaseUrl: here.databaseUrl });
  return { here, there, admin };
}

const SAVE = `mutation($input: SystemSettingsInput!) { updateSystemSettings(input: $input) {
  settings { id siteName smtpHost smtpPasswordSet passwordMinLength defaultLanguage timeZone } } }`;

export type ListedSettings = Record<string, string | number | boolean>;

/** Saves settings as the settings page does. */
export async function save(admin: Caller, input: object): Promise<ListedSettings> {
  const data = await admin.graphql<{ updateSystemSettings: { settings: ListedSettings } }>(SAVE, {
    input,
  });
  return data.updateSystemSettings.settings;
}

/** Saves in one process and waits until the other has read the settings. */
export async function fiveSecondsAfter(
  { there, admin }: Pick<TwoProcesses, 'there' | 'admin'>,
  input: object,
): Promise<void> {
  await save(admin, input);
  there.clock.forward({ seconds: 5 });
}

/** The same user as a client of the other process. */
export function sameUserAt(app: App, { token }: Person, headers: Record<string, string> = {}) {
  return caller(app.url, { authorization: `Bearer ${token}`, ...headers });
}

/** A log that a test can read. */
export function readableLog(level = 'silent') {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
  return { lines, log: createLog(level, destination) };
}
