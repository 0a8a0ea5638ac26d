import { Migration } from '@mikro-orm/migrations';

/** The operations of this build's pages and of earlier builds, by the ids that pages send. */
export class M028Operations extends Migration {
  override up() {
    this.addSql(`
      create table operations (
        id text primary key,
        document text not null,
        published_at timestamptz(3) not null
      );
      create index operations_published on operations (published_at);
    `);
  }
}
