import { Migration } from '@mikro-orm/migrations';

/** What an employer has typed of a job that is not posted yet; and the company's jobs in the order they are listed in. */
export class M009Posting extends Migration {
  override up() {
    this.addSql(`
      create table job_drafts (
        user_id uuid primary key references users (id) on delete cascade,
        "values" jsonb not null check ("values" @> '{}'::jsonb),
        saved_at timestamptz(3) not null
      );
      create index jobs_own on jobs (company_id, posted_at desc, id desc) where deleted_at is null;
    `);
  }
}
