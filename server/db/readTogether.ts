import type { Database } from './database.ts';

const begun = new WeakMap<Database, Map<string, Promise<readonly unknown[]>>>();

/**
 * A read for which several requests arrive together is made once, after the last of them has arrived, so each request
 * sees everything committed before it. They share the rows, which must not be changed. `key` says what is read, without
 * the time of the request. Rights and transactions are not shared: a request that depends on them has another database or
 * another key.
 */
export function readTogether<Row>(
  database: Database,
  key: string,
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  const reads = begun.get(database) ?? new Map<string, Promise<readonly unknown[]>>();
  begun.set(database, reads);
  const shared = reads.get(key) as Promise<readonly Row[]> | undefined;
  if (shared) return shared;
  const rows = new Promise<readonly Row[]>((resolve, reject) => {
    setImmediate(() => {
      reads.delete(key);
      read().then(resolve, reject);
    });
  });
  reads.set(key, rows);
  return rows;
}
