import { BODY } from '#tests/server/job/own/jobCalls.ts';
import type { App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import type { Employer } from '#tests/support/scenario.ts';

export function createOnce(who: Caller, key: string, path: string, body: object) {
  return who.rest('POST', `/api${path}`, body, { 'idempotency-key': key });
}

export const postOnce = (who: Caller, key: string, more: object = {}) =>
  createOnce(who, key, '/jobs', { ...BODY, ...more });

export const isReplayed = ({ headers }: { headers: Headers }) =>
  headers.get('idempotency-replayed');

/** The same user at another process. */
export const through = ({ url }: App, { token }: Employer) =>
  caller(url, { authorization: `Bearer ${token}` });

/** The titles of the jobs that a company has posted. */
export async function titlesOf(app: App, { company }: Employer): Promise<string[]> {
  const rows = await app.sql<{ title: string }>(
    'select title from jobs where company_id = ? order by title',
    [company!.id],
  );
  return rows.map(({ title }) => title);
}
