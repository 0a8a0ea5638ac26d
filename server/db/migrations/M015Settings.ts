import { Migration } from '@mikro-orm/migrations';

/** How many requests each user or network has made in the current minute; after a crash, everyone starts at zero. */
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
