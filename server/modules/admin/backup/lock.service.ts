import type { Client } from 'pg';

/** Any number that nobody else uses. */
const LOCK = { group: 20_261_121, number: 1 };

/** Of all processes one at a time, as long as the line stands: who is killed lets go of it. */
export async function takeLock(line: Client): Promise<boolean> {
  const { rows } = await line.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    [LOCK.group, LOCK.number],
  );
  return rows[0]!.taken;
}

/** The same, however long it takes. */
export async function waitForLock(line: Client): Promise<void> {
  await line.query('select pg_advisory_lock($1, $2)', [LOCK.group, LOCK.number]);
}

/** Whether somebody holds it, for a statement that asks for more. */
export const IS_LOCKED = `exists (select from pg_locks
  where locktype = 'advisory' and classid = ${LOCK.group} and objid = ${LOCK.number} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))`;
