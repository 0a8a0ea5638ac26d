import { Migration } from '@mikro-orm/migrations';

/** Administrators list all jobs and companies by age, and search for the same text at another company. */
export class M013Moderation extends Migration {
  override up() {
    this.addSql(`
      drop index jobs_admin;
      create index jobs_admin on jobs (admin_status, created_at desc, id desc) where deleted_at is null;
      create index jobs_created on jobs (created_at desc, id desc) where deleted_at is null;
      create index jobs_same_text on jobs (md5(description)) where deleted_at is null;
      create index jobs_same_post on jobs (company_id, md5(lower(title) || ' ' || location)) where status = 'active' and deleted_at is null;
      create index jobs_taken_down on jobs (company_id)
        where admin_status in ('rejected', 'suspended') and deleted_at is null;
      create index jobs_title_part on jobs using gin (title gin_trgm_ops);
      create index jobs_location_part on jobs using gin (location gin_trgm_ops);
      create index companies_created on companies (created_at desc, id desc) where deleted_at is null;
    `);
  }
}
