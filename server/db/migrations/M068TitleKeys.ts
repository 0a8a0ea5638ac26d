import { Migration } from '@mikro-orm/migrations';

/** For questions about all jobs with a title, whatever they pay. */
export class M068TitleKeys extends Migration {
  override up() {
    this.addSql(`
      create index jobs_title_key on jobs (title_key(title), posted_at)
      where admin_status = 'approved' and deleted_at is null`);
  }
}
