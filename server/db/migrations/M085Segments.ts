import { Migration } from '@mikro-orm/migrations';

/** Saved conditions on people, companies, jobs or applications, by which questions are filtered. */
export class M085Segments extends Migration {
  override up() {
    this.addSql(`
      create table analytics_segments (
        id uuid primary key,
        owner_id uuid references users on delete set null,
        name text not null check (length(name) between 1 and 120),
        noun text not null check (noun in ('person', 'company', 'job', 'application')),
        definition jsonb not null,
        is_shared boolean not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index analytics_segments_owner on analytics_segments (owner_id);
    `);
  }
}
