import { Migration } from '@mikro-orm/migrations';

/**
 * Questions that administrators save, the dashboards they pin them to, and the emails that send them. Those without an
 * owner were shared when their owner left.
 */
export class M023Reports extends Migration {
  override up() {
    this.addSql(`
      create table analytics_reports (
        id uuid primary key,
        owner_id uuid references users on delete set null,
        name text not null check (length(name) between 1 and 120),
        description text not null check (length(description) <= 1000),
        query jsonb not null,
        chart text not null,
        is_shared boolean not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3)
      );
      create index analytics_reports_owner on analytics_reports (owner_id);
      create index analytics_reports_deleted on analytics_reports (deleted_at) where deleted_at is not null;

      create table analytics_dashboards (
        id uuid primary key,
        owner_id uuid references users on delete set null,
        name text not null check (length(name) between 1 and 120),
        is_shared boolean not null,
        range jsonb,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3)
      );
      create unique index analytics_dashboards_name on analytics_dashboards (owner_id, lower(name))
        where deleted_at is null;
      create index analytics_dashboards_deleted on analytics_dashboards (deleted_at) where deleted_at is not null;

      create table analytics_pins (
        id uuid primary key,
        dashboard_id uuid not null references analytics_dashboards on delete cascade,
        report_id uuid not null references analytics_reports on delete cascade,
        position integer not null check (position >= 0),
        width integer not null check (width between 1 and 4),
        unique (dashboard_id, report_id),
        unique (dashboard_id, position) deferrable initially deferred
      );
      create index analytics_pins_report on analytics_pins (report_id);

      create table analytics_schedules (
        id uuid primary key,
        report_id uuid not null references analytics_reports on delete cascade,
        user_id uuid not null references users on delete cascade,
        every text not null check (every in ('daily', 'weekly', 'monthly')),
        weekday integer check (weekday between 1 and 7),
        day integer check (day between 1 and 31),
        hour integer not null check (hour between 0 and 23),
        time_zone text not null,
        next_at timestamptz(3) not null,
        last_sent_at timestamptz(3),
        failures integer not null default 0,
        is_active boolean not null default true,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (report_id, user_id),
        check ((every = 'weekly') = (weekday is not null)),
        check ((every = 'monthly') = (day is not null))
      );
      create index analytics_schedules_user on analytics_schedules (user_id);
      create index analytics_schedules_next on analytics_schedules (next_at) where is_active;
    `);
  }
}
