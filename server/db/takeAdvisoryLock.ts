import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from './inTransaction.ts';
import { statement } from '#server/db/statement.ts';

const TAKE_LOCK = statement('advisory-lock', 'select pg_advisory_xact_lock(hashtext($1))');

/**
 * Waits until no other transaction has the turn of this name, and keeps it until this one ends. For rows that are
 * counted before one more is written: the second of two transactions then counts the row of the first. Triggers take
 * turns by the same names.
 */
export async function takeAdvisoryLock(em: EntityManager, name: string): Promise<void> {
  await readIn(em, TAKE_LOCK, [name]);
}
