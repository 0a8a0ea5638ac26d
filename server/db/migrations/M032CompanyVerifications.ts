import { Migration } from '@mikro-orm/migrations';

/** What a company has proven about itself, and the links that prove its domain. */
export class M032CompanyVerifications extends Migration {
  override up() {
    this.addSql(`
      create table company_verifications (
        id uuid primary key,
        company_id uuid not null references companies on delete cascade,
        kind text not null check (kind in ('domain', 'gstin', 'cin')),
        status text not null check (status in ('pending', 'verified', 'rejected', 'removed')),
        value text not null,
        email text,
        file_id uuid references files on delete set null,
        submitted_by uuid references users on delete set null,
        submitted_at timestamptz(3) not null,
        decided_by uuid references users on delete set null,
        decided_at timestamptz(3),
        verified_at timestamptz(3),
        note text,
        removal_reason text
          check (removal_reason in ('name', 'website', 'replaced', 'administrator', 'account')),
        check ((status = 'removed') = (removal_reason is not null)),
        check (status <> 'verified' or verified_at is not null)
      );
      create unique index company_verifications_pending on company_verifications (company_id, kind)
        where status = 'pending';
      create unique index company_verifications_verified on company_verifications (company_id, kind)
        where status = 'verified';
      create index company_verifications_company on company_verifications (company_id);
      create index company_verifications_waiting on company_verifications (submitted_at)
        where status = 'pending';
      create index company_verifications_file on company_verifications (file_id) where file_id is not null;
      create index company_verifications_submitted_by on company_verifications (submitted_by);
      create index company_verifications_decided_by on company_verifications (decided_by);
      create table work_email_links (
        id uuid primary key,
        company_id uuid not null references companies on delete cascade,
        user_id uuid not null references users on delete cascade,
        email text not null,
        token_hash bytea not null unique,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      );
      create index work_email_links_company on work_email_links (company_id, created_at);
      create index work_email_links_email on work_email_links (email, created_at);
      alter table files drop constraint files_kind_check;
      alter table files add constraint files_kind_check check (kind in
        ('resume', 'company_logo', 'attachment', 'bulk_upload', 'export', 'company_document'));
      create index work_email_links_user on work_email_links (user_id);
    `);
  }
}
