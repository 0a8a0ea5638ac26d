import { Migration } from '@mikro-orm/migrations';

/** What the pages of this build and of earlier ones ask for, under the ids they name it by. */
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
