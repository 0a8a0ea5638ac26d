import { fromKysely, PgBoss, type ConstructorOptions, type KyselyTransactionLike } from 'pg-boss';
import type { Config } from '#server/config.ts';
import { PromptClient } from '#server/db/brokenLine.ts';

const SECONDS = 1_000;

/** What `pg` would otherwise wait for without end. */
const PATIENCE = {
  Client: PromptClient,
  // For a place in the pool: when all tasks begin at once there are more of them than places.
  connectionTimeoutMillis: 8 * SECONDS,
  query_timeout: 60 * SECONDS,
  idleTimeoutMillis: 30 * SECONDS,
  keepAlive: true,
};

export type DatabaseAddress = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>;

/** With connections of its own, and not through a pooler: it listens. */
export function connectedBoss(
  { databaseUrl, databaseDirectUrl }: DatabaseAddress,
  options: ConstructorOptions = {},
): PgBoss {
  const connectionString = databaseDirectUrl ?? databaseUrl;
  if (!connectionString) throw new Error('The task runner needs the address of the database.');
  const settings = { ...PATIENCE, connectionString, application_name: 'kaamyab-tasks', ...options };
  return new PgBoss(settings);
}

/** Never started, so it owns no connection and no timer: it only writes and reads through the one it is given. */
export function quietBoss(line: KyselyTransactionLike): PgBoss {
  return new PgBoss({
    db: fromKysely(line),
    migrate: false,
    supervise: false,
    schedule: false,
  });
}
