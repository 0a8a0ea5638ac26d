import { Migration } from '@mikro-orm/migrations';

/** Proposed changes to approved jobs and companies, until an administrator has decided. */
export class M030PendingChanges extends Migration {
  override up() {
    this.addSql(`
      create table pending_changes (
        id uuid primary key,
        company_id uuid not null references companies on delete cascade,
        job_id uuid unique references jobs on delete cascade,
        proposed jsonb not null,
        risk_signs text[] not null default '{}',
        proposed_by uuid references users on delete set null,
        proposed_at timestamptz(3) not null
      );
      create unique index pending_changes_company on pending_changes (company_id) where job_id is null;
      create index pending_changes_of_company on pending_changes (company_id);
      create index pending_changes_proposed_by on pending_changes (proposed_by);
      create index pending_changes_proposed_at on pending_changes (proposed_at);
      alter table jobs add column changed_since_approval text[] not null default '{}';
      alter table companies add column changed_since_approval text[] not null default '{}';
    `);
  }
}
