import type { Client } from 'pg';

/** An arbitrary key that no other advisory lock uses. */
const LOCK = { group: 20_261_121, number: 1 };

/**
 * Takes the lock if it is free. Only one process can hold it; it is released when the connection ends, even if the
 * process is killed.
 */
export async function takeLock(line: Client): Promise<boolean> {
  const { rows } = await line.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    [LOCK.group, LOCK.number],
  );
  return rows[0]!.taken;
}

/** Takes the lock, waiting as long as necessary. */
export async function waitForLock(line: Client): Promise<void> {
  await line.query('select pg_advisory_lock($1, $2)', [LOCK.group, LOCK.number]);
}

/** An SQL expression for whether any process holds the lock. */
export const IS_LOCKED = `exists (select from pg_locks
  where locktype = 'advisory' and classid = ${LOCK.group} and objid = ${LOCK.number} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))`;
