import { Migration } from '@mikro-orm/migrations';

/**
 * Conversations about an application: their messages and files, who has read how far, templates, messages to many,
 * blocks, reports, and the emails that were received as answers.
 */
export class M065Conversations extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(BELL);
    this.addSql(SCOPES);
    this.addSql(WEBHOOKS);
  }
}

const TABLES = `
-- Exists once there is a message. Locked by whoever sends one, so that messages follow each other.
create table conversations (
  application_id uuid primary key references applications (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  seeker_id uuid not null references users (id) on delete cascade,
  last_at timestamptz(3) not null,
  -- The last message of each side, and the last that someone of the company wrote to this applicant alone.
  company_at timestamptz(3),
  applicant_at timestamptz(3),
  answered_at timestamptz(3)
);
create index conversations_company on conversations (company_id, last_at desc);
create index conversations_seeker on conversations (seeker_id, last_at desc);
create index conversations_unanswered on conversations (company_id)
  where applicant_at is not null and (answered_at is null or applicant_at > answered_at);

create table message_batches (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  sender_id uuid references users (id) on delete set null,
  body text not null,
  application_ids uuid[] not null,
  -- Those that have not got the message yet.
  remaining_ids uuid[] not null,
  created_at timestamptz(3) not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index message_batches_company on message_batches (company_id, created_at);
create index message_batches_sender on message_batches (sender_id);

create table messages (
  id uuid primary key,
  application_id uuid not null references conversations (application_id) on delete cascade,
  side text not null check (side in ('company', 'applicant')),
  author_id uuid references users (id) on delete set null,
  batch_id uuid references message_batches (id) on delete set null,
  body text not null,
  asks_for_money boolean not null,
  sent_at timestamptz(3) not null,
  -- When the account of its author was deleted, and the text with it.
  removed_at timestamptz(3)
);
create unique index messages_conversation on messages (application_id, sent_at);
create index messages_author on messages (author_id);
create index messages_batch on messages (batch_id) where batch_id is not null;

create table message_files (
  message_id uuid not null references messages (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  place smallint not null,
  primary key (message_id, file_id)
);
create index message_files_file on message_files (file_id);

create table conversation_readers (
  application_id uuid not null references conversations (application_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  read_at timestamptz(3),
  -- An email about what is unread is due then; null if none is.
  mail_due_at timestamptz(3),
  mailed_at timestamptz(3),
  -- The last message that an email contained.
  mailed_until timestamptz(3),
  -- Part of the address that answers by email go to.
  reply_key text unique,
  primary key (application_id, user_id)
);
create index conversation_readers_user on conversation_readers (user_id);

create table message_templates (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  name text not null,
  body text not null,
  updated_at timestamptz(3) not null,
  updated_by uuid references users (id) on delete set null
);
create unique index message_templates_name on message_templates (company_id, lower(name));
create index message_templates_author on message_templates (updated_by);

-- One side no longer wants messages of the other, in any of their conversations.
create table message_blocks (
  company_id uuid not null references companies (id) on delete cascade,
  seeker_id uuid not null references users (id) on delete cascade,
  side text not null check (side in ('company', 'applicant')),
  blocked_by uuid references users (id) on delete set null,
  blocked_at timestamptz(3) not null,
  primary key (company_id, seeker_id, side)
);
create index message_blocks_seeker on message_blocks (seeker_id);
create index message_blocks_author on message_blocks (blocked_by);

-- Without a reporter, the message was noticed because it asks for money.
create table message_reports (
  id uuid primary key,
  message_id uuid not null references messages (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('fee', 'fake', 'offensive', 'other')),
  detail text not null,
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  unique nulls not distinct (message_id, reporter_id)
);
create index message_reports_reporter on message_reports (reporter_id);
create index message_reports_open on message_reports (created_at desc, id desc) where resolved_at is null;

-- An email is taken once, however often it arrives.
create table inbound_mails (
  id text primary key,
  received_at timestamptz(3) not null
);
create index inbound_mails_received on inbound_mails (received_at);

alter table user_settings add column quiet_hours boolean not null default true;
`;

const added = (table: string, constraint: string, next: string, value: string) => `
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = '${table}'::regclass and conname = '${constraint}';
  alter table ${table} drop constraint ${constraint};
  execute 'alter table ${table} add constraint ${constraint} '
    || replace(rule, '''${next}''', '''${value}''::text, ''${next}''');
end $$;
`;

const BELL = added(
  'notifications',
  'notifications_kind_check',
  'application_sent',
  'message_received',
);

const SCOPES =
  added('api_keys', 'api_keys_scopes_check', 'analytics:read', 'messages:read') +
  added('api_keys', 'api_keys_scopes_check', 'messages:read', 'messages:write');

/** Notifies the company's webhooks when the applicant has written. */
const WEBHOOKS = `
${added('webhooks', 'webhooks_events_known', 'application.created', 'message.received')}
create function webhook_message_received() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('message.received', a.company_id, new.id,
      jsonb_build_object('id', new.id, 'sentAt', webhook_time(new.sent_at),
        'application', jsonb_build_object('id', a.id)), new.sent_at)
    from applications a where a.id = new.application_id;
  end if;
  return null;
end $$;
create trigger webhooks_message_received after insert on messages for each row
  when (new.side = 'applicant') execute function webhook_message_received();
`;
