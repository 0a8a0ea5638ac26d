import { statement, statementFamily } from '#server/db/statement.ts';

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

/** $1 name, $2 time zone. */
export const OTHER_ZONE = statement(
  'rolled-in-other-zone',
  'select name from rolled_periods where name = $1 and time_zone <> $2 limit 1',
);

/** $1 name. */
export const FORGET = statement(
  'forget-rolled-periods',
  'delete from rolled_periods where name = $1',
);

export const EMPTY = statementFamily('empty-roll-up', {
  text: ({ name }: RollUp) => `delete from ${name}`,
  examples: ROLL_UPS,
});

/** The next complete period, if any. $1 time zone, $2 name, $3 now. */
export const NEXT = statementFamily('next-period-to-roll-up', {
  text: ({ table, at, period }: RollUp) => `
    with period as (
      select coalesce(max(ends_at), date_trunc('${period}', (select min(${at}) from ${table}), $1)) as first
      from rolled_periods where name = $2
    ), next as (
      select first as starts_at,
        (date_trunc('${period}', first at time zone $1) + interval '1 ${period}') at time zone $1 as ends_at from period
    )
    select starts_at as "startsAt!", ends_at as "endsAt!" from next where ends_at <= $3`,
  examples: ROLL_UPS,
});

/** $1 from, $2 to. */
export const ROLL = statementFamily('roll-up', {
  text: ({ name, table, at, key }: RollUp) => `
    insert into ${name} (starts_at, ${key}, n)
    select $1::timestamptz, ${key}, count(*) from ${table} where ${at} >= $1 and ${at} < $2
    group by ${key}`,
  examples: ROLL_UPS,
});

/** $1 name, $2 from, $3 to, $4 time zone. */
export const MARK = statement(
  'mark-period-as-rolled-up',
  'insert into rolled_periods (name, starts_at, ends_at, time_zone) values ($1, $2, $3, $4)',
);
