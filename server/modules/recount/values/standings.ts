import type { RecountedValue } from '#schema/options/recounts.ts';
import type { CountedValue, Within } from './derivedValue.ts';
import { lockRows, refreshed } from './forms.ts';

interface History {
  name: RecountedValue;
  /** The table of spans, and the column with the id of what they describe. */
  table: string;
  key: string;
  of: { table: string; subject: 'company' | 'job' | 'user' };
  /** What the last span says, by an expression of the thing `x` and of the beginning of the span, `b.latest`. */
  latest: Readonly<Record<string, string>>;
  /** A condition under which a gap between two spans is not damage. */
  mayHaveGaps?: string;
  derive: string;
}

/**
 * The past of companies, jobs and accounts (M080Standings). The past is not in today's rows, so each span is checked by
 * its seal. No span is missing if the first begins with the thing, each begins where the one before ends, and the last
 * says what the thing is now. Spans of a thing that does not exist are removed. A damaged history is derived again from
 * the dates and the activity log.
 */
function historyOf({ name, table, key, of, latest, mayHaveGaps, derive }: History): CountedValue {
  const columns = Object.keys(latest);
  const now = Object.entries(latest).map(([column, sql]) => `${sql} as ${column}`);
  const row = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ');
  const facts = (alias: string) => columns.map((column) => `'${column}', ${alias}.${column}`);
  const gap = mayHaveGaps ? `or (s.before < s.starts_at and ${mayHaveGaps})` : '';
  return {
    kind: 'counted',
    name,
    table,
    columns: null,
    subject: of.subject,
    walk: { table: of.table, key: 'id', type: 'uuid', batch: 2_000 },
    differing: (within) => `
      select x.id::text as "id!", x.id::text as "key!", x.id::text as "subjectId",
        jsonb_build_object(${facts('last').join(', ')}, 'history', case when b.is_whole then 'complete' else 'damaged' end) as before,
        jsonb_build_object(${facts('e').join(', ')}, 'history', 'complete') as after
      from ${of.table} x cross join lateral (
        select min(s.starts_at) as begins, max(s.starts_at) as latest, max(s.ends_at) as ends,
          coalesce(bool_and(s.is_sealed and (s.before is null or s.before = s.starts_at ${gap})), true)
            and coalesce(min(s.starts_at) = x.created_at, x.deleted_at is not null) as is_whole
        from (
          select s.starts_at, s.ends_at, s.seal is not distinct from row_seal(s) as is_sealed,
            lag(s.ends_at) over (order by s.starts_at) as before
          from ${table} s where s.${key} = x.id
        ) s
      ) b left join lateral (select * from ${table} s where s.${key} = x.id order by s.starts_at desc limit 1) last on true
      cross join lateral (select ${now.join(', ')}) e
      where ${within('x.id')} and not (b.is_whole and case
        when x.deleted_at is null then b.ends = 'infinity' and (${row('last')}) is not distinct from (${row('e')})
        else coalesce(b.ends < 'infinity', true) end)
      union all
      select distinct s.${key}::text, s.${key}::text, null, jsonb_build_object('history', 'damaged'), null::jsonb
      from ${table} s
      where ${within(`s.${key}`)} and not exists (select from ${of.table} x where x.id = s.${key})`,
    locks: [lockRows(of.table, 'id')],
    repairs: [
      (within) => `delete from ${table} s where ${within(`s.${key}`)} returning 1 as "repaired!"`,
      refreshed(derive),
    ],
  };
}

export const COMPANY_STANDINGS = historyOf({
  name: 'company_standings',
  table: 'company_standings',
  key: 'company_id',
  of: { table: 'companies', subject: 'company' },
  latest: { standing: 'x.admin_status' },
  derive: 'derive_company_standings',
});

export const JOB_STANDINGS = historyOf({
  name: 'job_standings',
  table: 'job_standings',
  key: 'job_id',
  of: { table: 'jobs', subject: 'job' },
  latest: {
    status: 'x.status',
    approval: 'x.admin_status',
    standing: `standing_of_job(x.status, x.admin_status, x.application_deadline,
      (select c.admin_status from companies c where c.id = x.company_id and c.deleted_at is null), b.latest)`,
  },
  // A job has no span from its deletion until it is restored. The log can be a moment later than the change.
  mayHaveGaps: `2 = (select count(distinct l.action) from activity_log l
    where l.subject_kind = 'job' and l.subject_id = x.id::text
      and (l.action = 'job.delete' and abs(extract(epoch from l.at - s.before)) < 5
        or l.action = 'job.restore' and abs(extract(epoch from l.at - s.starts_at)) < 5))`,
  derive: 'derive_job_standings',
});

/** The spans of a deleted account no longer name it; they are checked below. */
export const ACCOUNT_STANDINGS = historyOf({
  name: 'account_standings',
  table: 'account_standings',
  key: 'user_id',
  of: { table: 'users', subject: 'user' },
  latest: {
    role: 'x.role',
    standing: `case when x.status = 'suspended' and x.suspended_until <= b.latest then 'active' else x.status end`,
  },
  derive: 'derive_account_standings',
});

/** The seals of spans that no longer name an account. What a damaged one said is in no other row. */
export const DELETED_ACCOUNT_STANDINGS: CountedValue = {
  kind: 'counted',
  name: 'deleted_account_standings',
  table: 'account_standings',
  columns: null,
  walk: {
    table: 'account_standings',
    key: 'id',
    type: 'uuid',
    batch: 5_000,
    where: 'user_id is null',
  },
  differing: (within) => `
    select s.id::text as "id!", s.id::text as "key!", null as "subjectId", to_jsonb(s) - array['id', 'user_id', 'seal'] as before,
      null::jsonb as after
    from account_standings s
    where ${within('s.id')} and s.user_id is null and s.seal is distinct from row_seal(s)`,
  locks: [],
  repairs: [],
};

/** What the timeline of an application says, as `refresh_application_standings` of M080Standings writes it. */
const notifiedStandings = (within: Within) => `
  select id as application_id, standing, at as starts_at, ends_at from (
    select id, standing, at, lead(at, 1, 'infinity') over (partition by id order by at, place) as ends_at,
      bool_or(standing = 'withdrawn') over (partition by id order by at, place) as is_over
    from (
      select a.id, 'pending' as standing, a.applied_at as at, 0 as place from applications a where ${within('a.id')}
      union all
      select v.application_id, v.kind, greatest(v.at, a.applied_at), 1 from application_events v
        join applications a on a.id = v.application_id
        where ${within('a.id')} and v.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'withdrawn')
      union all
      select a.id, a.status, greatest(a.status_changed_at, a.applied_at, told.at + interval '1 millisecond'), 2
        from applications a left join lateral (
          select v.kind, v.at from application_events v where v.application_id = a.id
            and v.kind in ('reviewed', 'shortlisted', 'rejected', 'hired') order by v.at desc limit 1) told on true
        where ${within('a.id')} and coalesce(told.kind, 'pending') <> a.status
    ) steps
  ) spans where at < ends_at and not is_over`;

const listOf = (spans: string) => `
  select application_id, string_agg(standing, ' → ' order by starts_at) as standings,
    jsonb_agg(jsonb_build_array(standing, starts_at, ends_at) order by starts_at) as spans
  from (${spans}) spans group by 1`;

export const APPLICATION_STANDINGS: CountedValue = {
  kind: 'counted',
  name: 'application_standings',
  table: 'application_standings',
  columns: null,
  subject: 'job',
  walk: { table: 'applications', key: 'id', type: 'uuid', batch: 5_000 },
  differing: (within) => `
    with e as materialized (${listOf(notifiedStandings(within))}),
      s as materialized (${listOf(`select * from application_standings where ${within('application_id')}`)})
    select coalesce(s.application_id, e.application_id)::text as "id!",
      coalesce(s.application_id, e.application_id)::text as "key!",
      (select a.job_id from applications a where a.id = coalesce(s.application_id, e.application_id))::text as "subjectId",
      case when s.spans is not null then jsonb_build_object('standings', s.standings, 'spans', s.spans) end as before,
      case when e.spans is not null then jsonb_build_object('standings', e.standings, 'spans', e.spans) end as after
    from s full join e using (application_id) where s.spans is distinct from e.spans`,
  locks: [lockRows('applications', 'id')],
  repairs: [
    (within) => `delete from application_standings s where ${within('s.application_id')}
      and not exists (select from applications a where a.id = s.application_id) returning 1 as "repaired!"`,
    refreshed('refresh_application_standings'),
  ],
};
