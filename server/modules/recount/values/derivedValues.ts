import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import { countStageTimes } from '#server/modules/application/stage/countStageTimes.service.ts';
import { countResponses } from '#server/modules/company/responses/countResponses.service.ts';
import { countPay } from '#server/modules/pay/pay.service.ts';
import { learnTitleRelations } from '#server/modules/search/related/learnTitleRelations.service.ts';
import type { DerivedValue } from './derivedValue.ts';
import { applicationFacts } from './applicationFacts.ts';
import { columnsOf, lockRows, refreshed, rowsOf, sealedOf } from './forms.ts';
import { rolledPeriods, rollUpOf } from './rollUps.ts';
import {
  ACCOUNT_STANDINGS,
  APPLICATION_STANDINGS,
  COMPANY_STANDINGS,
  DELETED_ACCOUNT_STANDINGS,
  JOB_STANDINGS,
} from './standings.ts';
import { commonSearches } from './commonSearches.ts';
import {
  APPLICATION_WITHDRAWALS,
  COMPANY_APPROVALS,
  JOB_CLOSINGS,
  JOB_REPORT_DATES,
  OFFER_ENDS,
  VERIFICATION_DATES,
} from './statusDates.ts';
import {
  addWords,
  CANDIDATE_COLUMNS,
  candidateSearch,
  JOB_SEARCH_COLUMNS,
  jobSearch,
  lastVisits,
  missingWords,
  surplusWords,
} from './searchRows.ts';

/** Locks the companies too, as `refresh_job_search` does, so that no approval comes between. */
const lockListed = [
  (within: (column: string) => string) => `select 1 as "locked!" from companies
    where id in (select j.company_id from jobs j where ${within('j.id')}) order by id for share`,
  lockRows('jobs', 'id'),
  lockRows('job_search', 'job_id'),
];

const FACTS = [
  'months',
  'notice_days',
  'notice_until',
  'pay',
  'location',
  'district',
  'state',
  'match',
];

const MUST = `(w.question ->> 'weight') = 'must' and w.fits is not true`;
const EXPECTS = `(jsonb_array_length(w.question -> 'wanted') > 0 or w.question ->> 'minimum' is not null)`;
const answers = (condition: string) =>
  `(select count(*) filter (where ${condition}) from application_answers w where w.application_id = s.id)::smallint`;

const messages = (condition: string) =>
  `(select max(m.sent_at) from messages m where m.application_id = s.application_id and ${condition})`;

const uploadRows = (what: string) =>
  `(select ${what} from bulk_upload_rows r where r.upload_id = s.id)::integer`;

/**
 * Every stored value that follows from other rows: how a difference is found, and how it is corrected. A value comes
 * after the values that it is derived from, except for roll-ups. A test reads the triggers of the database and fails if
 * they maintain something that is not here.
 */
export const DERIVED_VALUES: readonly DerivedValue[] = [
  columnsOf({
    name: 'application_companies',
    table: 'applications',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    columns: { company_id: '(select j.company_id from jobs j where j.id = s.job_id)' },
  }),
  columnsOf({
    name: 'application_status_times',
    table: 'applications',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    columns: {
      status_changed_at: `coalesce((select max(v.at) from application_events v where v.application_id = s.id
        and v.kind in ('reviewed', 'shortlisted', 'rejected', 'hired')), s.applied_at)`,
    },
  }),
  columnsOf({
    name: 'application_answers',
    table: 'applications',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    columns: {
      answers_asked: answers(EXPECTS),
      answers_fitting: answers(`${EXPECTS} and w.fits`),
      musts_missed: answers(`${EXPECTS} and ${MUST}`),
    },
  }),
  APPLICATION_WITHDRAWALS,
  rowsOf({
    name: 'application_facts',
    table: 'application_facts',
    key: 'application_id',
    subject: 'job',
    subjectId: 'coalesce(e.job_id, s.job_id)',
    batch: 5_000,
    of: { table: 'applications', key: 'id' },
    columns: [
      'job_id',
      'company_id',
      'seeker_id',
      'applied_at',
      'viewed_at',
      'reviewed_at',
      'shortlisted_at',
      'rejected_at',
      'hired_at',
      'status',
      'status_at',
      'withdrawn_at',
    ],
    expected: applicationFacts,
    locks: [lockRows('application_facts', 'application_id')],
    repairs: [
      (within) => `delete from application_facts f where ${within('f.application_id')}
        and not exists (select from applications a where a.id = f.application_id) returning 1 as "repaired!"`,
      refreshed('refresh_application_facts'),
    ],
  }),
  COMPANY_STANDINGS,
  COMPANY_APPROVALS,
  JOB_STANDINGS,
  JOB_CLOSINGS,
  JOB_REPORT_DATES,
  VERIFICATION_DATES,
  ACCOUNT_STANDINGS,
  DELETED_ACCOUNT_STANDINGS,
  APPLICATION_STANDINGS,
  // Before their periods: a roll-up with a wrong period is counted again as a whole, which hides what was wrong in it.
  rollUpOf('view_days', 'view_days'),
  rollUpOf('view_months', 'view_months'),
  rollUpOf('event_days', 'event_days'),
  rolledPeriods,
  columnsOf({
    name: 'job_views',
    table: 'jobs',
    key: 'id',
    subject: 'job',
    subjectId: 's.id',
    columns: { views: '(select count(*) from job_views v where v.job_id = s.id)::integer' },
  }),
  columnsOf({
    name: 'job_applications',
    table: 'jobs',
    key: 'id',
    subject: 'job',
    subjectId: 's.id',
    columns: {
      applications_count: '(select count(*) from applications a where a.job_id = s.id)::integer',
    },
  }),
  columnsOf({
    name: 'post_views',
    table: 'posts',
    key: 'id',
    from: 'join post_earlier_views k on k.post_id = s.id',
    columns: { views: 'k.n + (select count(*) from post_views v where v.post_id = s.id)::integer' },
  }),
  columnsOf({
    name: 'alert_runs',
    table: 'alert_runs',
    key: 'id',
    subject: 'user',
    subjectId: 'a.user_id',
    from: 'join alerts a on a.id = s.alert_id',
    columns: {
      matches: `(select count(*) from alert_sent_jobs j
        where j.alert_id = s.alert_id and j.run_id = s.id)::integer`,
    },
  }),
  columnsOf({
    name: 'alert_matches',
    table: 'alerts',
    key: 'id',
    subject: 'user',
    subjectId: 's.user_id',
    columns: {
      matches:
        '(select coalesce(sum(r.matches), 0) from alert_runs r where r.alert_id = s.id)::integer',
      last_sent_at: '(select max(r.ran_at) from alert_runs r where r.alert_id = s.id and r.mailed)',
      last_run_at:
        'greatest(s.last_run_at, (select max(r.ran_at) from alert_runs r where r.alert_id = s.id))',
    },
  }),
  columnsOf({
    name: 'bulk_upload_rows',
    table: 'bulk_uploads',
    key: 'id',
    batch: 50,
    columns: {
      total: uploadRows('count(*)'),
      successful: uploadRows(`count(*) filter (where r.outcome = 'created')`),
      failed: uploadRows(`count(*) filter (where r.outcome = 'refused')`),
      error_count: uploadRows(
        `coalesce(sum(jsonb_array_length(r.errors)) filter (where r.outcome = 'refused'), 0)`,
      ),
    },
    locks: [lockRows('bulk_uploads', 'id', 'update')],
  }),
  columnsOf({
    name: 'conversations',
    table: 'conversations',
    key: 'application_id',
    subject: 'job',
    subjectId: 'a.job_id',
    from: 'join applications a on a.id = s.application_id',
    columns: {
      company_id: 'a.company_id',
      seeker_id: 'a.seeker_id',
      last_at: `coalesce(${messages('true')}, s.last_at)`,
      company_at: messages(`m.side = 'company'`),
      applicant_at: messages(`m.side = 'applicant'`),
      answered_at: messages(`m.side = 'company' and m.batch_id is null`),
    },
    locks: [lockRows('conversations', 'application_id', 'update')],
  }),
  columnsOf({
    name: 'interviews',
    table: 'interviews',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    from: 'join applications a on a.id = s.application_id',
    columns: { company_id: 'a.company_id', job_id: 'a.job_id', seeker_id: 'a.seeker_id' },
  }),
  columnsOf({
    name: 'interview_times',
    table: 'interview_people',
    key: 'interview_id',
    part: 's.user_id',
    subject: 'job',
    subjectId: 'i.job_id',
    from: 'join interviews i on i.id = s.interview_id',
    columns: {
      busy: `case when i.status = 'booked' and i.kind <> 'walk_in'
        then tstzrange(i.starts_at, i.ends_at + i.buffer * interval '1 minute') end`,
    },
    locks: [lockRows('interviews', 'id'), lockRows('interview_people', 'interview_id')],
  }),
  columnsOf({
    name: 'offers',
    table: 'offers',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    from: 'join applications a on a.id = s.application_id',
    columns: { company_id: 'a.company_id', job_id: 'a.job_id', seeker_id: 'a.seeker_id' },
  }),
  OFFER_ENDS,
  columnsOf({
    name: 'pending_changes',
    table: 'pending_changes',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    from: 'join jobs j on j.id = s.job_id',
    columns: { company_id: 'j.company_id' },
  }),
  columnsOf({
    name: 'webhook_attempts',
    table: 'webhook_deliveries',
    key: 'id',
    columns: {
      attempts: '(select count(*) from webhook_attempts a where a.delivery_id = s.id)::integer',
    },
  }),
  {
    kind: 'counted',
    name: 'visits',
    table: 'visits',
    columns: ['user_id', 'last_at'],
    subject: 'user',
    walk: { table: 'sessions', key: 'id', type: 'uuid', batch: 5_000 },
    differing: (within) => `
      select x.id::text as "id!", coalesce(v.id, x.id)::text as "key!", x.user_id::text as "subjectId",
        case when v.id is not null then jsonb_build_object('user_id', v.user_id, 'last_at', v.last_at) end as before,
        jsonb_build_object('user_id', x.user_id, 'last_at', x.last_used_at) as after
      from sessions x left join visits v on v.id = x.visit_id
      where ${within('x.id')}
        and (v.user_id, v.last_at) is distinct from (x.user_id, greatest(x.last_used_at, v.began_at))`,
    locks: [lockRows('sessions', 'id')],
    repairs: [
      (
        within,
      ) => `update visits v set user_id = x.user_id, last_at = greatest(x.last_used_at, v.began_at)
        from sessions x where ${within('x.id')} and v.id = x.visit_id returning 1 as "repaired!"`,
      // For a session without a visit, the trigger begins one.
      (within) => `update sessions x set last_used_at = last_used_at where ${within('x.id')}
        and not exists (select from visits v where v.id = x.visit_id) returning 1 as "repaired!"`,
    ],
  },
  commonSearches,
  {
    kind: 'counted',
    name: 'surplus_words',
    table: 'job_terms',
    columns: ['seal'],
    walk: { table: 'job_terms', key: 'term', type: 'text', batch: 5_000 },
    differing: surplusWords,
    locks: [lockRows('job_terms', 'term')],
    // A word that a present job contains is added again by the next value.
    repairs: [
      (within) => `delete from job_terms s where ${within('s.term')} returning 1 as "repaired!"`,
    ],
  },
  {
    kind: 'counted',
    name: 'job_words',
    table: 'job_terms',
    columns: ['term'],
    subject: 'job',
    walk: { table: 'jobs', key: 'id', type: 'uuid', batch: 500 },
    differing: missingWords,
    locks: [lockRows('jobs', 'id')],
    repairs: [addWords],
  },
  rowsOf({
    name: 'job_search',
    table: 'job_search',
    key: 'job_id',
    subject: 'job',
    subjectId: 'coalesce(e.job_id, s.job_id)',
    hidden: ['words'],
    batch: 500,
    of: { table: 'jobs', key: 'id' },
    columns: JOB_SEARCH_COLUMNS,
    expected: jobSearch,
    locks: lockListed,
    repairs: [
      // The function changes only some columns of a row that exists.
      (within) => `delete from job_search s where ${within('s.job_id')} returning 1 as "repaired!"`,
      refreshed('refresh_job_search'),
    ],
  }),
  columnsOf({
    name: 'word_forms',
    table: 'job_terms',
    key: 'term',
    type: 'text',
    columns: { stem: 'search_stem(s.term)', deletes: 'search_deletes(s.term)' },
  }),
  rowsOf({
    name: 'candidate_search',
    table: 'candidate_search',
    key: 'user_id',
    subject: 'user',
    subjectId: 'coalesce(e.user_id, s.user_id)',
    hidden: ['words', 'salary'],
    batch: 500,
    of: { table: 'seeker_profiles', key: 'user_id' },
    columns: CANDIDATE_COLUMNS,
    expected: candidateSearch,
    locks: [lockRows('seeker_profiles', 'user_id'), lockRows('candidate_search', 'user_id')],
    repairs: [refreshed('refresh_candidates'), lastVisits],
  }),
  {
    kind: 'counted',
    name: 'applicant_facts',
    table: 'application_desk',
    columns: [...FACTS, 'words', 'resume_text', 'ready_at'],
    subject: 'job',
    hidden: ['location', 'pay'],
    walk: { table: 'application_desk', key: 'application_id', type: 'uuid', batch: 1_000 },
    differing: (within) => `
      select s.application_id::text as "id!", s.application_id::text as "key!", a.job_id::text as "subjectId",
        jsonb_build_object(${FACTS.map((column) => `'${column}', s.${column}`).join(', ')}) as before,
        null::jsonb as after
      from application_desk s join applications a on a.id = s.application_id
      where ${within('s.application_id')} and s.seal is distinct from desk_seal(s, a)`,
    locks: [lockRows('applications', 'id'), lockRows('application_desk', 'application_id')],
    // The task that prepares applicants reads them again.
    repairs: [
      (
        within,
      ) => `update application_desk s set ${FACTS.map((column) => `${column} = null`).join(', ')},
        resume_text = null, ready_at = null where ${within('s.application_id')} returning 1 as "repaired!"`,
    ],
  },
  rowsOf({
    name: 'application_desk',
    table: 'application_desk',
    key: 'application_id',
    subject: 'job',
    subjectId: '(select a.job_id from applications a where a.id = e.application_id)',
    hidden: ['names', 'email_key', 'phone_key', 'answers'],
    batch: 2_000,
    of: { table: 'applications', key: 'id' },
    columns: ['company_id', 'names', 'email_key', 'phone_key', 'answers', 'rating'],
    expected: (within) => `
      select a.id as application_id, a.company_id, application_names(a) as names, lower(a.email) as email_key,
        application_phone_key(a.phone) as phone_key, application_answers_text(a.id) as answers,
        (select round(avg(r.stars) * 100) from application_ratings r where r.application_id = a.id)::integer as rating
      from applications a where ${within('a.id')}`,
    locks: [lockRows('applications', 'id'), lockRows('application_desk', 'application_id')],
    repairs: [
      (within) => `
        delete from application_desk s
        where ${within('s.application_id')} and not exists (select from applications a where a.id = s.application_id)
        returning 1 as "repaired!"`,
      (within) => `
        insert into application_desk (application_id, company_id, names, email_key, phone_key, answers, rating, words)
        select a.id, a.company_id, application_names(a), lower(a.email), application_phone_key(a.phone),
          application_answers_text(a.id),
          (select round(avg(r.stars) * 100) from application_ratings r where r.application_id = a.id), ''
        from applications a where ${within('a.id')}
        on conflict (application_id) do update set company_id = excluded.company_id, names = excluded.names,
          email_key = excluded.email_key, phone_key = excluded.phone_key, answers = excluded.answers,
          rating = excluded.rating
        returning 1 as "repaired!"`,
    ],
  }),
  sealedOf({
    name: 'company_responses',
    table: 'company_responses',
    key: ['company_id'],
    subject: 'company',
    subjectId: 's.company_id',
    count: countResponses,
  }),
  sealedOf({
    name: 'stage_times',
    table: 'company_stage_times',
    key: ['company_id', 'stage_id'],
    subject: 'company',
    subjectId: 's.company_id',
    count: countStageTimes,
  }),
  sealedOf({ name: 'pay_figures', table: 'pay_figures', key: ['path'], count: countPay }),
  sealedOf({
    name: 'title_relations',
    table: 'title_relations',
    key: ['title', 'other'],
    count: learnTitleRelations,
  }),
  {
    kind: 'checked',
    name: 'activity_log',
    table: 'activity_log',
    columns: null,
    find: async (services) => {
      const { whole, broken } = await checkActivityLog(services);
      if (!broken) return { checked: whole, differing: [] };
      const { id, how } = broken;
      return {
        checked: whole,
        differing: [{ id, key: id, subjectId: null, before: { how }, after: null }],
      };
    },
  },
];
