/** A roll-up table maintained by this service and the triggers of M022Analytics. */
export interface RollUp {
  name: string;
  /** The source table and its timestamp column. */
  table: string;
  at: string;
  key: string;
  period: 'day' | 'month';
}

export const ROLL_UPS: readonly RollUp[] = [
  { name: 'view_days', table: 'job_views', at: 'viewed_at', key: 'source', period: 'day' },
  { name: 'view_months', table: 'job_views', at: 'viewed_at', key: 'job_id', period: 'month' },
  { name: 'event_days', table: 'application_events', at: 'at', key: 'kind', period: 'day' },
];

/** Locks the roll-up until the transaction ends, against writers and other roll-up runs. */
export const LOCK = `select pg_advisory_xact_lock(hashtext(?))`;

/** Parameters: name, time zone. */
export const OTHER_ZONE = `select 1 from rolled_periods where name = ? and time_zone <> ? limit 1`;
export const FORGET = `delete from rolled_periods where name = ?`;
export const emptyText = ({ name }: RollUp) => `delete from ${name}`;

/** The next complete period, if any. Parameters: time zone, name, time zone, time zone, now. */
export const nextText = ({ table, at, period }: RollUp) => `
  with period as (
    select coalesce(max(ends_at), date_trunc('${period}', (select min(${at}) from ${table}), ?)) as first
    from rolled_periods where name = ?
  ), next as (
    select first as "startsAt",
      (date_trunc('${period}', first at time zone ?) + interval '1 ${period}') at time zone ? as "endsAt" from period
  )
  select "startsAt"::text, "endsAt"::text from next where "endsAt" <= ?`;

/** Parameters: from, from, to. */
export const rollText = ({ name, table, at, key }: RollUp) => `
  insert into ${name} (starts_at, ${key}, n)
  select ?::timestamptz, ${key}, count(*) from ${table} where ${at} >= ?::timestamptz and ${at} < ?::timestamptz
  group by ${key}`;

export const MARK = `insert into rolled_periods (name, starts_at, ends_at, time_zone) values (?, ?, ?, ?)`;
