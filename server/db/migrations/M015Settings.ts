import { Migration } from '@mikro-orm/migrations';

/** How much each person or network has asked for in the minute that runs; after a crash everybody begins anew. */
export class M015Settings extends Migration {
  override up() {
    this.addSql(`
      create unlogged table rate_counts (
        key text primary key,
        started_at timestamptz(3) not null,
        count integer not null
      );
    `);
  }
}
