import { Migration } from '@mikro-orm/migrations';

/** Alerts that administrators set on figures, and when those crossed their limits. */
export class M079FigureAlerts extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(
      added('notifications', 'notifications_kind_check', 'application_sent', 'figure_alert'),
    );
    this.addSql(
      added('webhooks', 'webhooks_events_known', 'application.created', 'figure.crossed'),
    );
    this.addSql(WEBHOOK);
  }
}

const TABLES = `
create table figure_alerts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- The question of a report, as it is at the time of a check, or a stored one.
  report_id uuid references analytics_reports on delete cascade,
  query jsonb,
  measure text not null,
  kind text not null check (kind in ('threshold', 'change', 'unusual')),
  direction text not null check (direction in ('above', 'below', 'either')),
  amount double precision,
  is_percent boolean not null,
  is_mailed boolean not null,
  is_posted boolean not null,
  is_active boolean not null,
  -- The next check, and what the last one found.
  next_at timestamptz(3) not null,
  checked_at timestamptz(3),
  reading jsonb,
  -- Since when it is beyond its limit; null while it is not.
  crossed_at timestamptz(3),
  failures integer not null default 0,
  -- Why the last check failed, in the language of the owner.
  failure text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((report_id is null) <> (query is null)),
  check ((kind = 'unusual') = (amount is null)),
  check (kind <> 'threshold' or direction <> 'either')
);
create index figure_alerts_user on figure_alerts (user_id);
create index figure_alerts_report on figure_alerts (report_id) where report_id is not null;
create index figure_alerts_next on figure_alerts (next_at) where is_active;

create table figure_alert_crossings (
  id uuid primary key,
  alert_id uuid not null references figure_alerts on delete cascade,
  crossed_at timestamptz(3) not null,
  returned_at timestamptz(3),
  -- What was told, as webhooks receive it.
  facts jsonb not null
);
create index figure_alert_crossings_alert on figure_alert_crossings (alert_id, crossed_at desc);
create index figure_alert_crossings_time on figure_alert_crossings (crossed_at);
`;

/** Adds one value to the existing ones, including those of other migrations. */
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

/** Only for the webhooks of administrators, which have no company, and only if the owner of the alert wants that. */
const WEBHOOK = `
create function webhook_figure_crossed() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('figure.crossed', null, new.id, new.facts, new.crossed_at)
    from figure_alerts a where a.id = new.alert_id and a.is_posted;
  end if;
  return null;
end $$;
create trigger webhooks_figure_crossed after insert on figure_alert_crossings for each row
  execute function webhook_figure_crossed();
`;
