import { Migration } from '@mikro-orm/migrations';

/**
 * All first tables. Ids are UUIDv7 created by the application; money is yearly rupees as an integer; a status or kind
 * is text with a check, so that a new value is a small migration.
 */
export class M001Foundation extends Migration {
  override up() {
    this.addSql(PEOPLE);
    this.addSql(FILES);
    this.addSql(COMPANIES);
    this.addSql(JOBS);
    this.addSql(APPLICATIONS);
    this.addSql(SEEKERS);
    this.addSql(SITE);
    this.addSql(ADMINISTRATION);
    this.addSql(PARTNERS);
  }
}

const PEOPLE = `
create table users (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) <= 254),
  email_verified_at timestamptz(3),
  password_hash text,
  google_subject text unique,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  phone text,
  role text not null check (role in ('job_seeker', 'employer', 'admin')),
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  suspended_until timestamptz(3),
  suspended_reason text,
  onboarding_complete boolean not null default false,
  locale text not null default 'en' check (locale in ('en', 'hi', 'es')),
  company_id uuid,
  two_factor_secret text,
  two_factor_enabled_at timestamptz(3),
  last_login_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create unique index users_email_key on users (email) where deleted_at is null;
create index users_role_created on users (role, created_at desc);
create index users_company on users (company_id);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  ip text,
  user_agent text,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expires on sessions (expires_at);

create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'verify_email')),
  token_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_expires on account_tokens (expires_at);

create table login_attempts (
  identity bytea primary key,
  failures integer not null check (failures >= 0),
  last_failed_at timestamptz(3) not null,
  locked_until timestamptz(3)
);

create table user_settings (
  user_id uuid primary key references users (id) on delete cascade,
  email_notifications boolean not null default true,
  application_alerts boolean not null default true,
  job_expiry_alerts boolean not null default true,
  job_alerts boolean not null default true,
  weekly_reports boolean not null default false,
  marketing_emails boolean not null default false,
  profile_visibility text not null default 'public' check (profile_visibility in ('public', 'private')),
  show_contact_info boolean not null default true,
  allow_direct_contact boolean not null default true
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('application_received', 'application_status_changed',
    'job_alert_matched', 'job_status_changed', 'company_status_changed', 'job_expiring', 'weekly_report')),
  title text not null,
  body text not null default '',
  link text,
  data jsonb not null default '{}',
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index notifications_user on notifications (user_id, created_at desc);
create index notifications_unread on notifications (user_id) where read_at is null;
`;

const FILES = `
create table files (
  id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('resume', 'company_logo', 'attachment', 'bulk_upload', 'export')),
  name text not null check (length(name) between 1 and 255),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  storage_key text not null unique,
  status text not null default 'ready' check (status in ('checking', 'ready', 'refused')),
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create index files_owner on files (owner_id, created_at desc);
`;

const COMPANIES = `
create table companies (
  id uuid primary key,
  slug text not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  description text not null default '',
  industry text not null,
  size text check (size in ('employees_1_10', 'employees_11_50', 'employees_51_200', 'employees_201_500', 'employees_501_1000', 'employees_1000_plus')),
  website text,
  phone text,
  email text,
  address text,
  city text,
  state text,
  country text not null default 'India',
  founded_year integer check (founded_year between 1800 and 2200),
  employee_count integer not null default 0 check (employee_count >= 0),
  logo_file_id uuid references files (id) on delete set null,
  admin_status text not null default 'pending' check (admin_status in ('pending', 'approved', 'rejected', 'suspended')),
  admin_notes text,
  approved_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create index companies_status on companies (admin_status, created_at desc);
create index companies_name on companies (lower(name));
alter table users add foreign key (company_id) references companies (id) on delete set null;
`;

const JOBS = `
create table categories (
  id uuid primary key,
  slug text not null unique,
  title text not null unique,
  icon text not null,
  hue integer not null check (hue between 0 and 360),
  position integer not null unique
);
insert into categories (id, slug, title, icon, hue, position) values
  ('01900000-0000-7000-8000-000000000001', 'software-development', 'Software Development', 'code-xml', 270, 1),
  ('01900000-0000-7000-8000-000000000002', 'product-da-qa', 'Product/DA/QA', 'clipboard-check', 310, 2),
  ('01900000-0000-7000-8000-000000000003', 'sales-business-development', 'Sales & Business Development', 'trending-up', 25, 3),
  ('01900000-0000-7000-8000-000000000004', 'finance-banking', 'Finance & Banking', 'landmark', 155, 4),
  ('01900000-0000-7000-8000-000000000005', 'logistics-saas', 'Logistics & Saas', 'truck', 115, 5),
  ('01900000-0000-7000-8000-000000000006', 'customer-service-call-center', 'Customer Service / Call Center', 'headphones', 195, 6),
  ('01900000-0000-7000-8000-000000000007', 'automobiles-electricals', 'Automobiles & Electrical''s', 'car', 350, 7),
  ('01900000-0000-7000-8000-000000000008', 'technical-support-it-support', 'Technical Support / IT Support', 'monitor-cog', 235, 8);

create table bulk_uploads (
  id uuid primary key,
  uploaded_by uuid references users (id) on delete set null,
  kind text not null default 'jobs' check (kind in ('jobs')),
  file_id uuid references files (id) on delete set null,
  file_name text not null default '',
  status text not null default 'pending' check (status in ('pending', 'running', 'complete', 'failed', 'undone')),
  total integer not null default 0 check (total >= 0),
  successful integer not null default 0 check (successful >= 0),
  failed integer not null default 0 check (failed >= 0),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  undone_at timestamptz(3)
);

create table jobs (
  id uuid primary key,
  company_id uuid not null references companies (id),
  posted_by uuid references users (id) on delete set null,
  category_id uuid references categories (id),
  external_id text,
  bulk_upload_id uuid references bulk_uploads (id) on delete set null,
  title text not null check (length(btrim(title)) between 1 and 200),
  description text not null,
  description_html text not null,
  responsibilities text not null default '',
  requirements text not null default '',
  benefits text not null default '',
  location text not null default '',
  district text,
  state text,
  type text not null check (type in ('full_time', 'part_time', 'contract', 'intern', 'temporary')),
  industry text not null,
  salary text not null default '',
  salary_min integer check (salary_min > 0),
  salary_max integer check (salary_max >= salary_min),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  experience_years integer check (experience_years between 0 and 60),
  experience_level text check (experience_level in ('entry_level', 'mid_level', 'senior_level', 'executive')),
  education_level text check (education_level in ('high_school', 'diploma', 'bachelor', 'master', 'phd', 'other')),
  skills text[] not null default '{}',
  is_remote boolean not null default false,
  is_featured boolean not null default false,
  is_hot boolean not null default false,
  status text not null default 'active' check (status in ('active', 'closed')),
  admin_status text not null default 'pending' check (admin_status in ('pending', 'approved', 'rejected', 'suspended')),
  admin_notes text,
  views integer not null default 0 check (views >= 0),
  applications_count integer not null default 0 check (applications_count >= 0),
  posted_at timestamptz(3) not null,
  application_deadline timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  unique (company_id, external_id)
);
create index jobs_live on jobs (posted_at desc, id desc) where status = 'active' and admin_status = 'approved' and deleted_at is null;
create index jobs_company on jobs (company_id, posted_at desc);
create index jobs_category on jobs (category_id);
create index jobs_admin on jobs (admin_status, created_at);
create index jobs_bulk_upload on jobs (bulk_upload_id) where bulk_upload_id is not null;

create table bulk_upload_rows (
  upload_id uuid not null references bulk_uploads (id) on delete cascade,
  row_number integer not null check (row_number >= 2),
  data jsonb not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'created', 'refused')),
  errors jsonb not null default '[]',
  job_id uuid references jobs (id) on delete set null,
  primary key (upload_id, row_number)
);

create table job_views (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  visitor bytea,
  source text not null default 'direct',
  viewed_at timestamptz(3) not null
);
create index job_views_job on job_views (job_id, viewed_at desc);
create index job_views_time on job_views (viewed_at);

create table searches (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  words text not null default '' check (length(words) <= 400),
  filters jsonb not null default '{}',
  results integer not null check (results >= 0),
  searched_at timestamptz(3) not null
);
create index searches_time on searches (searched_at);
`;

const APPLICATIONS = `
create table applications (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  seeker_id uuid not null references users (id),
  name text not null,
  email text not null,
  phone text,
  cover_letter text not null default '' check (length(cover_letter) <= 10000),
  expected_salary text,
  resume_file_id uuid references files (id),
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'shortlisted', 'rejected', 'hired')),
  status_changed_at timestamptz(3) not null,
  applied_at timestamptz(3) not null,
  constraint applications_once unique (job_id, seeker_id)
);
create index applications_job on applications (job_id, applied_at desc);
create index applications_seeker on applications (seeker_id, applied_at desc);
create index applications_time on applications (applied_at);

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null check (kind in ('applied', 'viewed', 'resume_downloaded', 'reviewed', 'shortlisted', 'rejected', 'hired', 'note')),
  actor_id uuid references users (id) on delete set null,
  at timestamptz(3) not null
);
create index application_events_application on application_events (application_id, at);
create index application_events_time on application_events (at);

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz(3) not null
);
create index application_notes_application on application_notes (application_id, created_at);
`;

const SEEKERS = `
create table seeker_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  headline text,
  summary text,
  location text,
  date_of_birth date,
  gender text check (gender in ('male', 'female')),
  experience_type text check (experience_type in ('fresher', 'experienced')),
  experience text,
  current_company text,
  current_job_title text,
  current_ctc integer check (current_ctc > 0),
  salary_expectation integer check (salary_expectation > 0),
  preferred_locations text[] not null default '{}',
  education text check (education in ('high_school', 'diploma', 'bachelor', 'master', 'phd', 'other')),
  specialization text,
  university text,
  year_of_passing integer check (year_of_passing between 1950 and 2030),
  skills text[] not null default '{}',
  technical_skills text[] not null default '{}',
  functional_skills text[] not null default '{}',
  certifications text[] not null default '{}',
  has_bike boolean,
  has_driving_license boolean,
  is_open_to_work boolean not null default false,
  updated_at timestamptz(3) not null
);

create table resumes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  file_id uuid not null unique references files (id),
  is_default boolean not null default false,
  text text,
  created_at timestamptz(3) not null
);
create unique index resumes_default on resumes (user_id) where is_default;
create index resumes_user on resumes (user_id, created_at desc);

create table saved_jobs (
  user_id uuid not null references users (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz(3) not null,
  primary key (user_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);

create table alerts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 100),
  keywords text not null check (length(btrim(keywords)) between 1 and 200),
  location text,
  job_type text check (job_type in ('full_time', 'part_time', 'contract', 'intern', 'temporary', 'remote')),
  salary_range text,
  frequency text not null default 'daily' check (frequency in ('daily', 'weekly', 'monthly')),
  is_active boolean not null default true,
  matches integer not null default 0 check (matches >= 0),
  last_sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index alerts_user on alerts (user_id, created_at desc);
create index alerts_due on alerts (frequency, last_sent_at) where is_active;

create table alert_runs (
  id uuid primary key,
  alert_id uuid not null references alerts (id) on delete cascade,
  ran_at timestamptz(3) not null,
  matches integer not null check (matches >= 0),
  mailed boolean not null
);
create index alert_runs_alert on alert_runs (alert_id, ran_at desc);

create table alert_sent_jobs (
  alert_id uuid not null references alerts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  run_id uuid not null references alert_runs (id) on delete cascade,
  primary key (alert_id, job_id)
);
`;

const SITE = `
create table posts (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  excerpt text not null,
  body text not null,
  body_html text not null,
  author text not null,
  author_avatar text,
  category text not null check (category in ('technology', 'career', 'workplace', 'industry_news')),
  tags text[] not null default '{}',
  image text,
  featured boolean not null default false,
  read_minutes integer not null check (read_minutes > 0),
  views integer not null default 0 check (views >= 0),
  comments integer not null default 0 check (comments >= 0),
  published_at timestamptz(3) not null
);
create index posts_published on posts (published_at desc);

create table contact_messages (
  id uuid primary key,
  reference text not null unique,
  user_id uuid references users (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  inquiry_type text not null default 'general' check (inquiry_type in ('general', 'support', 'billing', 'partnership', 'feedback')),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3)
);
create index contact_messages_time on contact_messages (created_at desc);

create table subscribers (
  id uuid primary key,
  topic text not null check (topic in ('blog', 'candidate_database')),
  email text not null check (email = lower(email)),
  token_hash bytea unique,
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (topic, email)
);

create table outbox (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  sent_at timestamptz(3)
);
create index outbox_waiting on outbox (created_at) where sent_at is null;
create index outbox_time on outbox (created_at desc);
`;

const ADMINISTRATION = `
create table settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz(3) not null
);

create table activity_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'system')),
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id text,
  ip text,
  request_id text,
  before jsonb,
  after jsonb,
  previous_hash bytea,
  hash bytea not null unique
);
create index activity_log_time on activity_log (at desc);
create index activity_log_subject on activity_log (subject_kind, subject_id);

create table job_reports (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('fee', 'fake', 'offensive', 'expired', 'other')),
  detail text not null default '',
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  unique (job_id, reporter_id)
);
`;

const PARTNERS = `
create table api_keys (
  id uuid primary key,
  company_id uuid references companies (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  name text not null check (length(btrim(name)) between 1 and 100),
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null check (scopes <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'analytics:read']),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_keys_company on api_keys (company_id);

create table webhooks (
  id uuid primary key,
  company_id uuid references companies (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  selection text not null,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz(3),
  created_at timestamptz(3) not null,
  disabled_at timestamptz(3),
  disabled_reason text
);
create index webhooks_company on webhooks (company_id);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz(3),
  last_status integer,
  last_error text,
  delivered_at timestamptz(3)
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where delivered_at is null;
`;
