import { Migration } from '@mikro-orm/migrations';

/**
 * A notification stores its kind and its facts; the text is written in the reader's language when it is read. Existing
 * notifications are converted: missing facts are taken from their English sentences.
 */
export class M003Notifications extends Migration {
  override up() {
    this.addSql(FACTS);
    this.addSql(COLUMNS);
    this.addSql('alter table user_settings add column news_sent_at timestamptz(3)');
    this.addSql(SIGN_IN_CODES);
    this.addSql(ENDED_SESSIONS);
  }
}

const FACTS = `
update notifications n set data = n.data
    || jsonb_build_object('jobTitle', j.title, 'companyName', c.name, 'applicantName', a.name)
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  where n.kind in ('application_received', 'application_status_changed')
    and a.id = (n.data ->> 'applicationId')::uuid;
update notifications set data = data || jsonb_build_object('status', case title
    when 'Application reviewed' then 'reviewed' when 'You have been shortlisted' then 'shortlisted'
    when 'Application not taken further' then 'rejected' else 'hired' end)
  where kind = 'application_status_changed';
update notifications set data = data || jsonb_build_object('alertName', body) where kind = 'job_alert_matched';
update notifications n set data = n.data || jsonb_build_object('jobTitle', j.title, 'companyName', c.name,
    'days', 3, 'status', case n.title when 'Your job was not approved' then 'rejected'
      when 'Your job has been suspended' then 'suspended' else 'approved' end)
  from jobs j join companies c on c.id = j.company_id
  where n.kind in ('job_status_changed', 'job_expiring') and j.id = (n.data ->> 'jobId')::uuid;
update notifications n set data = n.data || jsonb_build_object('companyName', c.name, 'status',
    case n.title when 'A company waits for approval' then 'pending' else c.admin_status end)
  from companies c
  where n.kind = 'company_status_changed' and c.id = (n.data ->> 'companyId')::uuid;
delete from notifications
  where kind in ('application_received', 'application_status_changed', 'job_status_changed', 'job_expiring')
    and not jsonb_exists(data, 'jobTitle');
`;

const COLUMNS = `
alter table notifications drop column title, drop column body, drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('application_received', 'application_sent',
    'application_status_changed', 'job_alert_matched', 'job_status_changed', 'company_status_changed',
    'job_expiring', 'weekly_report'));
drop index notifications_user;
create index notifications_user on notifications (user_id, created_at desc, id desc);
`;

/**
 * A code that the page exchanges for a session after a sign-in with another provider: once, soon, and only in the
 * browser that started it.
 */
const SIGN_IN_CODES = `
create table sign_in_codes (
  code_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  challenge bytea not null,
  is_new boolean not null default false,
  expires_at timestamptz(3) not null
);
create index sign_in_codes_expires on sign_in_codes (expires_at);
`;

/** However a session ends, every process is notified at once and closes what it holds open for that session. */
const ENDED_SESSIONS = `
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('kaamyab_live', json_build_object('ended', old.id)::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function tell_ended_session();
`;
