import { now, type ByHand } from './byHand.ts';

/** September, compared with August as it was counted equally long after its end. */
const MONTHS = {
  range: { from: '2026-09-01', to: '2026-09-30' },
  compare: 'previous_period',
} as const;
const MONTH = (at: string) => `${at} >= '2026-09-01' and ${at} < '2026-10-01'`;
const BEFORE = (at: string) => `${at} >= '2026-08-01' and ${at} < '2026-09-01'`;
/** A month ago: as long after the end of August as now is after the end of September. */
const THEN = `(${now} - interval '1 month')`;

const HOURS = (from: string, to: string) => `extract(epoch from ${to} - ${from}) / 3600`;
const MEDIAN = (sql: string) => `percentile_cont(0.5) within group (order by ${sql})`;

/** Each message with the side that wrote before it, and the time of the company's next answer. */
const SAID = `select *, lag(side) over talk as before,
    min(sent_at) filter (where side = 'company') over (talk rows between 1 following and unbounded following) as answered_at
  from messages where side = 'applicant' or batch_id is null window talk as (partition by application_id order by sent_at)`;
const QUESTIONS = `(select * from (${SAID}) said where side = 'applicant' and coalesce(before, 'company') = 'company')`;

const STATUS_THEN = `case
  when i.status in ('held', 'missed') and i.updated_at > ${THEN} and i.ends_at <= ${THEN} and i.kind <> 'walk_in' then 'held'
  when i.status in ('held', 'missed') and i.updated_at > ${THEN} then 'booked'
  when i.status = 'cancelled' and (select max(e.at) from application_events e where e.kind = 'interview_cancelled' and e.data ->> 'interview' = i.id::text) > ${THEN} then 'booked'
  else i.status end`;
const OUTCOMES = (status: string) => `count(*), count(*) filter (where ${status} = 'missed') as m,
  100.0 * count(*) filter (where ${status} = 'missed') / nullif(count(*) filter (where ${status} in ('held', 'missed')), 0) as n,
  count(*) filter (where ${status} = 'cancelled') as c`;

const OFFERS = (
  status: string,
  ended: string,
) => `count(*) filter (where ${status} = 'declined') as d,
  count(*) filter (where ${status} = 'expired') as e,
  100.0 * count(*) filter (where ${status} = 'accepted') / nullif(count(*) filter (where ${status} in ('accepted', 'declined')), 0) as r,
  avg(${HOURS('o.sent_at', ended)} / 24) filter (where ${status} in ('accepted', 'declined')) as t`;

const SHOWN = `j.admin_status = 'approved' and j.deleted_at is null and c.admin_status = 'approved' and c.deleted_at is null`;
const TERM = (words: string) =>
  `case when lower(${words}) in (select lower(words) from searches where words <> '' group by 1 having count(distinct user_id) >= 5) then lower(${words}) end`;

const COULD_OPEN = `s.results > 0 and s.user_id is not null and s.searched_at <= ${now} - interval '1 hour'`;

export const MORE_SUBJECTS: readonly ByHand[] = [
  {
    name: 'interviews by what became of them, and the month before as it stood',
    query: {
      measures: ['interviews_booked', 'interviews_missed', 'no_show_rate', 'interviews_cancelled'],
      ...MONTHS,
    },
    sql: `select * from (select ${OUTCOMES('i.status')} from interviews i where ${MONTH('i.starts_at')}) a (a1, a2, a3, a4)
      cross join (select ${OUTCOMES('s.then')} from interviews i cross join lateral (select ${STATUS_THEN} as then) s where ${BEFORE('i.starts_at')}) b (b1, b2, b3, b4)`,
  },
  {
    name: 'interviews of a month that is not over, and what was planned for the month before at the same age',
    query: {
      measures: ['interviews_booked', 'interviews_missed'],
      range: { from: '2026-11-01', to: '2026-11-30' },
      compare: 'previous_period',
    },
    sql: `select * from (select count(*), count(*) filter (where i.status = 'missed') as m from interviews i
        where i.starts_at >= '2026-11-01' and i.starts_at < '2026-12-01') a (a1, a2)
      cross join (select count(*), count(*) filter (where s.then = 'missed') as m from interviews i cross join lateral (select ${STATUS_THEN} as then) s
        where i.starts_at >= '2026-10-01' and i.starts_at < '2026-11-01' and not exists (
          select from application_events e where e.kind = 'interview_booked' and e.data ->> 'interview' = i.id::text and e.at > ${THEN})) b (b1, b2)`,
  },
  {
    name: 'invitations to interviews, and how soon they are booked',
    query: {
      measures: [
        'interview_invitations',
        'invitations_booked',
        'interview_booking_rate',
        'time_to_booking',
        'time_to_booking_median',
      ],
      dimensions: ['interview_kind'],
    },
    sql: `select i.kind, count(*), count(b.at) as b, 100.0 * count(b.at) / count(*) as r, avg(${HOURS('i.created_at', 'b.at')}) as t, ${MEDIAN(HOURS('i.created_at', 'b.at'))} as m
      from interviews i left join (select data ->> 'interview' as id, min(at) as at from application_events where kind = 'interview_booked' group by 1) b on b.id = i.id::text group by 1`,
  },
  {
    name: 'offers, and the month before as it stood',
    query: {
      measures: [
        'offers_declined',
        'offers_expired',
        'offer_acceptance_of_answered',
        'time_to_offer_answer',
      ],
      ...MONTHS,
    },
    sql: `select * from (select ${OFFERS('o.status', 'o.ended_at')} from offers o where ${MONTH('o.sent_at')}) a (a1, a2, a3, a4)
      cross join (select ${OFFERS('s.status', 'o.ended_at')} from offers o cross join lateral (
        select case when o.ended_at <= ${THEN} then o.status else 'sent' end as status) s where ${BEFORE('o.sent_at')}) b (b1, b2, b3, b4)`,
  },
  {
    name: 'how long an offer takes, by what became of it',
    query: {
      measures: [
        'offers_sent',
        'time_to_offer',
        'time_to_offer_median',
        'time_to_offer_answer_median',
      ],
      dimensions: ['offer_status'],
    },
    sql: `select o.status, count(*), avg(${HOURS('a.applied_at', 'o.sent_at')} / 24) as t, ${MEDIAN(`${HOURS('a.applied_at', 'o.sent_at')} / 24`)} as m,
        ${MEDIAN(`case when o.status in ('accepted', 'declined') then ${HOURS('o.sent_at', 'o.ended_at')} / 24 end`)} as n
      from offers o join applications a on a.id = o.application_id group by 1`,
  },
  {
    name: 'messages by who wrote them',
    query: {
      measures: ['messages', 'company_messages', 'applicant_messages'],
      dimensions: ['message_side', 'message_to_many'],
    },
    sql: `select side, case when batch_id is null then 'no' else 'yes' end, count(*), count(*) filter (where side = 'company') as b, count(*) filter (where side = 'applicant') as c from messages group by 1, 2`,
  },
  {
    name: 'how companies answer, and the month before as it stood',
    query: {
      measures: [
        'questions',
        'questions_answered',
        'answer_rate',
        'time_to_answer',
        'time_to_answer_p90',
      ],
      ...MONTHS,
    },
    sql: `select * from (select count(*), count(q.answered_at) as b, 100.0 * count(q.answered_at) / count(*) as r, avg(${HOURS('q.sent_at', 'q.answered_at')}) as t,
          percentile_cont(0.9) within group (order by ${HOURS('q.sent_at', 'q.answered_at')}) as p from ${QUESTIONS} q where ${MONTH('q.sent_at')}) a (a1, a2, a3, a4, a5)
      cross join (select count(*), count(s.at) as b, 100.0 * count(s.at) / count(*) as r, avg(${HOURS('q.sent_at', 's.at')}) as t,
          percentile_cont(0.9) within group (order by ${HOURS('q.sent_at', 's.at')}) as p
        from ${QUESTIONS} q cross join lateral (select case when q.answered_at <= ${THEN} then q.answered_at end as at) s where ${BEFORE('q.sent_at')}) b (b1, b2, b3, b4, b5)`,
  },
  {
    name: 'conversations and the usual answer by company',
    query: { measures: ['conversations', 'time_to_answer_median'], dimensions: ['company'] },
    sql: `select a.company_id::text, (select count(distinct m.application_id) from messages m join applications x on x.id = m.application_id where x.company_id = a.company_id),
        ${MEDIAN(HOURS('q.sent_at', 'q.answered_at'))} as m
      from messages m join applications a on a.id = m.application_id left join ${QUESTIONS} q on q.id = m.id group by a.company_id`,
  },
  {
    name: 'notifications by kind',
    query: {
      measures: [
        'notifications',
        'notifications_read',
        'notification_read_rate',
        'time_to_read_median',
      ],
      dimensions: ['notification_kind'],
    },
    sql: `select kind, count(*), count(read_at) as b, 100.0 * count(read_at) / count(*) as c, ${MEDIAN(HOURS('created_at', 'read_at'))} as d
      from notifications group by 1`,
  },
  {
    name: 'emails, and the month before as it stood',
    query: {
      measures: [
        'emails',
        'emails_sent',
        'emails_failed',
        'email_failure_rate',
        'time_to_send_median',
      ],
      ...MONTHS,
    },
    sql: `select * from (select count(*), count(sent_at) as s, count(*) filter (where sent_at is null and failed_at is not null) as f,
          100.0 * count(*) filter (where sent_at is null and failed_at is not null) / count(*) as r, ${MEDIAN(`${HOURS('created_at', 'sent_at')} * 60`)} as m
        from outbox where ${MONTH('created_at')}) a (a1, a2, a3, a4, a5)
      cross join (select count(*), count(*) filter (where sent_at <= ${THEN}) as s, count(*) filter (where sent_at is null and failed_at <= ${THEN}) as f,
          100.0 * count(*) filter (where sent_at is null and failed_at <= ${THEN}) / count(*) as r, ${MEDIAN(`${HOURS('created_at', 'sent_at')} * 60`)} filter (where sent_at <= ${THEN}) as m
        from outbox where ${BEFORE('created_at')}) b (b1, b2, b3, b4, b5)`,
  },
  {
    name: 'emails by kind and what became of them',
    query: { measures: ['emails'], dimensions: ['email_kind', 'email_outcome'] },
    sql: `select coalesce(kind, 'other'), case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end, count(*) from outbox group by 1, 2`,
  },
  {
    name: 'saved jobs by category',
    query: { measures: ['saved_jobs', 'job_savers', 'save_conversion'], dimensions: ['category'] },
    sql: `select k.slug, count(*), count(distinct s.user_id) as b, 100.0 * count(*) filter (where exists (select 1 from applications a
        where a.seeker_id = s.user_id and a.job_id = s.job_id and a.applied_at >= s.saved_at)) / count(*) as c
      from saved_jobs s join jobs j on j.id = s.job_id join companies c on c.id = j.company_id left join categories k on k.id = j.category_id where ${SHOWN} group by 1`,
  },
  {
    name: 'what alerts send, by how often they do',
    query: {
      measures: ['alert_emails', 'alert_jobs', 'jobs_per_alert_email'],
      dimensions: ['alert_frequency'],
    },
    sql: `select a.frequency, count(*), sum(r.matches)::float8, avg(r.matches) from alert_runs r join alerts a on a.id = r.alert_id
      where r.mailed and a.deleted_at is null group by 1`,
  },
  {
    name: 'reports about jobs by reason',
    query: {
      measures: [
        'job_reports',
        'open_job_reports',
        'reported_jobs',
        'time_to_resolve',
        'time_to_resolve_median',
      ],
      dimensions: ['report_reason'],
    },
    sql: `select reason, count(*), count(*) - count(resolved_at) as b, count(distinct job_id) as c, avg(${HOURS('created_at', 'resolved_at')}) as d,
      ${MEDIAN(HOURS('created_at', 'resolved_at'))} as e from job_reports group by 1`,
  },
  {
    name: 'skills that jobs ask for, by industry',
    query: { measures: ['skill_demand', 'live_skill_demand'], dimensions: ['skill', 'industry'] },
    sql: `select lower(trim(skill)), j.industry, count(distinct j.id), count(distinct j.id) filter (where ${SHOWN} and j.status = 'active' and coalesce(j.application_deadline > ${now}, true)) as b
      from jobs j join companies c on c.id = j.company_id cross join unnest(j.skills) skill where j.deleted_at is null group by 1, 2`,
  },
  {
    name: 'demand and supply of skills, without those that fewer than five people have',
    query: {
      measures: ['live_skill_demand', 'skill_supply', 'jobs_per_skilled_seeker'],
      dimensions: ['seeker_skill'],
    },
    sql: `select skill, coalesce(d.n, 0)::float8, coalesce(s.n, 0)::float8 as b, 1.0 * coalesce(d.n, 0) / s.n as c from (
        select lower(trim(skill)) as skill, count(distinct j.id) filter (where ${SHOWN} and j.status = 'active' and coalesce(j.application_deadline > ${now}, true)) as n
        from jobs j join companies c on c.id = j.company_id cross join unnest(j.skills) skill where j.deleted_at is null group by 1) d
      full join (select lower(trim(skill)) as skill, count(distinct u.id) as n from seeker_profiles p join users u on u.id = p.user_id
        cross join unnest(p.skills || p.technical_skills || p.functional_skills) skill where u.deleted_at is null group by 1) s using (skill)
      where s.n is null or s.n >= 5`,
  },
  {
    name: 'jobs opened from searches, by what was searched for',
    query: {
      measures: [
        'search_clicks',
        'click_position',
        'click_position_median',
        'top_three_share',
        'search_click_rate',
      ],
      dimensions: ['search_term'],
    },
    sql: `select t, count(v.id), avg(v.position) as p, ${MEDIAN('v.position')} as m, 100.0 * count(*) filter (where v.position <= 3) / nullif(count(v.position), 0) as s,
        1.0 * count(v.id) / nullif((select count(*) from searches x where x.words <> '' and ${TERM('x.words')} is not distinct from t), 0) as r
      from (select distinct ${TERM('words')} as t from searches) terms left join job_views v on v.words is not null and ${TERM('v.words')} is not distinct from t group by t`,
  },
  {
    name: 'where opened jobs were among the results, and searches that were abandoned',
    query: { measures: ['search_clicks'], dimensions: ['click_place'] },
    sql: `select case when position = 1 then 'place_1' when position <= 3 then 'place_2' when position <= 10 then 'place_4' when position <= 20 then 'place_11'
      when position > 20 then 'place_21' end, count(*) from job_views where words is not null group by 1`,
  },
  {
    name: 'abandoned searches, with and without filters',
    query: {
      measures: ['abandoned_searches', 'abandonment_rate'],
      dimensions: ['search_filtered'],
    },
    sql: `select case when filters - 'location' = '{}' then 'no' else 'yes' end, count(*) filter (where is_left), 100.0 * count(*) filter (where is_left) / nullif(count(*) filter (where could), 0) as r
      from (select s.*, ${COULD_OPEN} as could, ${COULD_OPEN} and (select count(*) from job_views v where v.user_id = s.user_id
        and v.viewed_at >= s.searched_at and v.viewed_at <= s.searched_at + interval '1 hour') = 0 as is_left from searches s) s group by 1`,
  },
  {
    name: 'calls of each API key by day in a zone of half an hour',
    query: {
      measures: [
        'api_calls',
        'api_errors',
        'api_error_rate',
        'api_calls_limited',
        'api_limited_rate',
        'api_partners',
      ],
      dimensions: ['api_key', 'time'],
      grain: 'month',
      timeZone: 'Asia/Kolkata',
    },
    sql: `select k.id::text, to_char(m, 'YYYY-MM-DD'), coalesce(sum(c.calls), 0)::float8 as a, coalesce(sum(c.calls) filter (where c.outcome in ('refused', 'failed')), 0)::float8 as b,
        100.0 * coalesce(sum(c.calls) filter (where c.outcome in ('refused', 'failed')), 0) / sum(c.calls) as d, coalesce(sum(c.calls) filter (where c.outcome = 'limited'), 0)::float8 as e,
        100.0 * coalesce(sum(c.calls) filter (where c.outcome = 'limited'), 0) / sum(c.calls) as f, count(distinct case when c.key_id is not null then k.company_id end) as g
      from api_keys k cross join (select generate_series(date_trunc('month', min(starts_at) at time zone 'Asia/Kolkata'), timestamp '2026-11-20', '1 month') as m from api_key_calls) months
      left join api_key_calls c on c.key_id = k.id and date_trunc('month', c.starts_at at time zone 'Asia/Kolkata') = m group by 1, 2`,
  },
];
