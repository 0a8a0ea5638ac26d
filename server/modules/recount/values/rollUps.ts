import type { RecountedValue } from '#schema/options/recounts.ts';
import { statement } from '#server/db/statement.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import {
  EMPTY,
  FORGET,
  ROLL_UPS,
  type RollUp,
} from '#server/modules/analytics/rollUp/rollUp.sql.ts';
import { rollUp } from '#server/modules/analytics/rollUp/rollUp.service.ts';
import type { Services } from '#server/services.ts';
import type { CountedValue, WholeValue, Within } from './derivedValue.ts';

const roll = (name: RollUp['name']) => ROLL_UPS.find((one) => one.name === name)!;

/** The periods of one batch: 31 days or one month, so that a statement reads about a month of rows. */
const PERIODS = { day: 31, month: 1 };

/**
 * A roll-up against the rows it was counted from, period by period. A row without a period is surplus, because answers
 * count the original rows there.
 */
export function rollUpOf(name: RecountedValue, rollUpName: RollUp['name']): CountedValue {
  const { table, at, key, period } = roll(rollUpName);
  const counted = (within: Within) => `
    select p.starts_at, c.${key}, count(*) as n from rolled_periods p
    join ${table} c on c.${at} >= p.starts_at and c.${at} < p.ends_at
    where p.name = '${rollUpName}' and ${within('p.starts_at')} group by 1, 2`;
  return {
    kind: 'counted',
    name,
    table: rollUpName,
    columns: null,
    walk: {
      table: 'rolled_periods',
      key: 'starts_at',
      type: 'timestamptz',
      batch: PERIODS[period],
      where: `name = '${rollUpName}'`,
    },
    differing: (within) => `
      with e as materialized (${counted(within)}),
        s as materialized (select * from ${rollUpName} where ${within('starts_at')})
      select coalesce(s.starts_at, e.starts_at)::text as "id!",
        concat_ws(' ', (coalesce(s.starts_at, e.starts_at) at time zone zone.name)::date, coalesce(s.${key}, e.${key})) as "key!",
        ${key === 'job_id' ? `coalesce(s.job_id, e.job_id)::text` : 'null'} as "subjectId",
        case when s.n is not null then jsonb_build_object('n', s.n) end as before,
        case when e.n is not null then jsonb_build_object('n', e.n) end as after
      from s full join e on e.starts_at = s.starts_at and e.${key} = s.${key}
      cross join (select coalesce((select max(time_zone) from rolled_periods), 'UTC') as name) zone
      where s.n is distinct from e.n`,
    // Writers of the rows share this turn until their transactions end.
    locks: [
      () => `select 1 as "locked!" from (select pg_advisory_xact_lock(hashtext('${rollUpName}'))) turn
        where cardinality($1::text[]) > 0`,
    ],
    repairs: [
      (within) =>
        `delete from ${rollUpName} s where ${within('s.starts_at')} returning 1 as "repaired!"`,
      (within) =>
        `insert into ${rollUpName} (starts_at, ${key}, n) ${counted(within)} returning 1 as "repaired!"`,
    ],
    ...(key === 'job_id' && { subject: 'job' as const }),
  };
}

/** Periods follow each other without a gap. Each is a day or a month, in a time zone that exists. */
const PERIOD_STEPS = ROLL_UPS.map(({ name, period }) => `('${name}', interval '1 ${period}')`);

const BROKEN = `
  from (
    select p.*, lead(p.starts_at) over following as next, lag(p.time_zone) over following as zone_before,
      case when zone.name is not null
        then (p.starts_at at time zone p.time_zone + step.length) at time zone p.time_zone end as due
    from rolled_periods p join (values ${PERIOD_STEPS.join(', ')}) step (name, length) on step.name = p.name
      left join pg_timezone_names zone on zone.name = p.time_zone
    window following as (partition by p.name order by p.starts_at)
  ) p
  where p.due is null or p.ends_at <> p.due or p.ends_at <> p.next or p.time_zone <> p.zone_before`;

const BROKEN_NAMES = statement(
  'recount-broken-roll-ups',
  `select distinct p.name as "name!" ${BROKEN}`,
);

export const rolledPeriods: WholeValue = {
  kind: 'whole',
  name: 'rolled_periods',
  table: 'rolled_periods',
  columns: null,
  differing: `
    select concat_ws(' ', p.name, p.starts_at) as "id!",
      concat_ws(' ', p.name, (p.starts_at at time zone case when p.due is null then 'UTC' else p.time_zone end)::date) as "key!", null as "subjectId",
      jsonb_build_object('starts_at', p.starts_at, 'ends_at', p.ends_at) as before,
      jsonb_build_object('starts_at', p.starts_at, 'ends_at', coalesce(p.next, p.due)) as after
    ${BROKEN}`,
  repair: async (services) => {
    for (const one of ROLL_UPS) await forgetBroken(services, one);
    await rollUp(services);
  },
};

/** Until the roll-up has been counted again, answers count the original rows. */
async function forgetBroken({ database }: Services, one: RollUp): Promise<void> {
  await database.fork().transactional(async (em) => {
    await takeAdvisoryLock(em, one.name);
    const broken = await readIn(em, BROKEN_NAMES, []);
    if (!broken.some(({ name }) => name === one.name)) return;
    await writeIn(em, FORGET, [one.name]);
    await writeIn(em, EMPTY(one), []);
  });
}
