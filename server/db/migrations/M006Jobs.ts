import { Migration } from '@mikro-orm/migrations';

/** A view counts once a visitor, job and day; similar jobs are found without reading the market. */
export class M006Jobs extends Migration {
  override up() {
    // What was recorded before keeps no day, and so cannot be in the way of the index.
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

/** A place is free text, and an index takes no text of any length. */
const SHARED = [
  ['category', 'category_id'],
  ['location', 'left(location, 200)'],
  ['state', 'state'],
  ['industry', 'industry'],
  ['level', 'type, experience_level'],
] as const;
