import { MikroORM, type EntityClass } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { releaseBroken } from './brokenLine.ts';
import { M001Foundation } from './migrations/M001Foundation.ts';

const SECONDS = 1_000;

export interface OrmOptions {
  url: string;
  entities: EntityClass[];
  replicaUrls?: string[];
  poolSize?: number;
}

export function createOrm({
  url,
  entities,
  replicaUrls = [],
  poolSize = 10,
}: OrmOptions): Promise<MikroORM> {
  return MikroORM.init({
    entities,
    metadataProvider: ReflectMetadataProvider,
    clientUrl: url,
    replicas: replicaUrls.map((replica) => ({ clientUrl: replica })),
    extensions: [Migrator],
    ensureDatabase: false,
    migrations: { migrationsList: [M001Foundation], snapshot: false, tableName: 'migrations' },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30 * SECONDS },
    driverOptions: {
      // `pg` waits for ever on a database that does not answer; two seconds is what a person would.
      connectionTimeoutMillis: 2 * SECONDS,
      query_timeout: 10 * SECONDS,
      statement_timeout: 10 * SECONDS,
      keepAlive: true,
      application_name: 'kaamyab',
      onPoolCreated: releaseBroken,
    },
    timezone: 'UTC',
    debug: false,
    logger: () => {},
    ignoreUndefinedInQuery: false,
  });
}
