import { Migration } from '@mikro-orm/migrations';

/** The filters of a dashboard, and what administrators note on the time axis of charts. */
export class M084Boards extends Migration {
  override up() {
    this.addSql('alter table analytics_dashboards add column filters jsonb');
    this.addSql(CHART_EVENTS);
  }
}

/** Uploads and changed settings are in the activity log. */
const CHART_EVENTS = `
create table chart_events (
  id uuid primary key,
  kind text not null check (kind in ('release', 'campaign', 'other')),
  day date not null,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz(3) not null
);
create index chart_events_day on chart_events (day);
`;
