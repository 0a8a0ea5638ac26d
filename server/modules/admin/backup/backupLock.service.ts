import type { Client } from 'pg';
import { readOn } from '#server/db/onConnection.ts';
import { statement } from '#server/db/statement.ts';

/** An arbitrary key that no other advisory lock uses. */
const LOCK = { group: 20_261_121, number: 1 };

const TAKE = statement('take-backup-lock', 'select pg_try_advisory_lock($1, $2) as "taken!"');

/**
 * Takes the lock if it is free. Only one process can hold it; it is released when the connection ends, even if the
 * process is killed.
 */
export async function takeLock(line: Client): Promise<boolean> {
  const [row] = await readOn(line, TAKE, [LOCK.group, LOCK.number]);
  return row!.taken;
}

/** Takes the lock, waiting as long as necessary. */
export async function waitForLock(line: Client): Promise<void> {
  await line.query('select pg_advisory_lock($1, $2)', [LOCK.group, LOCK.number]);
}

/** An SQL expression for whether any process holds the lock. */
export const IS_LOCKED = `exists (select from pg_locks
  where locktype = 'advisory' and classid = ${LOCK.group} and objid = ${LOCK.number} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database()))`;
