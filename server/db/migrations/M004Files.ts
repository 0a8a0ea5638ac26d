import { Migration } from '@mikro-orm/migrations';

/** What the removal of old files needs, and the events that appear only once on a timeline. */
export class M004Files extends Migration {
  override up() {
    this.addSql('create index files_created on files (created_at)');
    this.addSql(
      'create index applications_resume on applications (resume_file_id) where resume_file_id is not null',
    );
    this.addSql(
      'create index companies_logo on companies (logo_file_id) where logo_file_id is not null',
    );
    this.addSql(`create unique index application_events_once
      on application_events (application_id, kind) where kind in ('applied', 'viewed', 'resume_downloaded')`);
  }
}
