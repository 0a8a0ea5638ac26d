import { fromKysely, PgBoss, type ConstructorOptions, type KyselyTransactionLike } from 'pg-boss';
import type { Config } from '#server/config.ts';
import { BossDatabase } from './bossDatabase.ts';

export type DatabaseAddress = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>;

interface Connected {
  boss: PgBoss;
  /** Stops the runner first, then its connections. */
  stop: () => Promise<void>;
}

/** Uses separate connections that bypass a pooler, because it listens. */
export function connectedBoss(
  { databaseUrl, databaseDirectUrl }: DatabaseAddress,
  { name = 'kaamyab-tasks', max = 1, ...options }: ConstructorOptions & { name?: string } = {},
): Connected {
  const url = databaseDirectUrl ?? databaseUrl;
  if (!url) throw new Error('The task runner needs the address of the database.');
  const db = new BossDatabase(url, name, max);
  const boss = new PgBoss({ db, ...options });
  return {
    boss,
    stop: async () => {
      await boss.stop({ graceful: false });
      await db.close();
    },
  };
}

/**
 * Never started, so it has no connection and no timer: it only writes and reads through the connection it is given.
 */
export function unstartedBoss(line: KyselyTransactionLike): PgBoss {
  return new PgBoss({
    db: fromKysely(line),
    migrate: false,
    supervise: false,
    schedule: false,
  });
}
