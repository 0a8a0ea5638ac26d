import { Migration } from '@mikro-orm/migrations';

/**
 * How far in the log each person's writes reach; only written while there are replicas. The table is unlogged, because
 * after a crash the replicas have replayed these writes.
 */
export class M036OwnWrites extends Migration {
  override up() {
    this.addSql(`
      create unlogged table own_writes (
        user_id uuid primary key,
        position pg_lsn not null,
        written_at timestamptz(3) not null
      );
    `);
  }
}
