import { Migration } from '@mikro-orm/migrations';

/** A view counts once per visitor, job and day; similar jobs are found without reading all jobs. */
export class M006Jobs extends Migration {
  override up() {
    // Earlier views have no day, so they cannot conflict with the index.
    this.addSql(`
      alter table job_views add column viewed_on date;
      create unique index job_views_once on job_views (job_id, visitor, viewed_on);
    `);
    for (const [name, column] of SHARED) {
      this.addSql(`
        create index jobs_live_${name} on jobs (${column}, posted_at desc)
        where status = 'active' and admin_status = 'approved' and deleted_at is null;
      `);
    }
  }
}

/** A place is free text, and an index does not accept texts of any length. */
const SHARED = [
  ['category', 'category_id'],
  ['location', 'left(location, 200)'],
  ['state', 'state'],
  ['industry', 'industry'],
  ['level', 'type, experience_level'],
] as const;
