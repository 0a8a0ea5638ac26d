import { Migration } from '@mikro-orm/migrations';

/** How far in the log each person's writes reach, while there are replicas; after a crash they have been replayed. */
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
