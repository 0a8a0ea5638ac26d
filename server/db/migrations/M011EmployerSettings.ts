import { Migration } from '@mikro-orm/migrations';

/**
 * What the notification settings of employers depend on: who was notified that a job closes, who has received this
 * week's report, and who wrote when.
 */
export class M011EmployerSettings extends Migration {
  override up() {
    this.addSql(`
      create table job_expiry_notices (
        job_id uuid not null references jobs (id) on delete cascade,
        days integer not null check (days in (1, 7)),
        deadline timestamptz(3) not null,
        told_at timestamptz(3) not null,
        primary key (job_id, days)
      );
      create index jobs_deadline on jobs (application_deadline)
        where status = 'active' and admin_status = 'approved' and deleted_at is null;
      alter table user_settings add column weekly_report_on date;
      create table company_letters (
        id uuid primary key,
        seeker_id uuid not null references users (id) on delete cascade,
        company_id uuid not null references companies (id) on delete cascade,
        sent_at timestamptz(3) not null
      );
      create index company_letters_seeker on company_letters (seeker_id, sent_at);
      create index company_letters_time on company_letters (sent_at);
    `);
  }
}
