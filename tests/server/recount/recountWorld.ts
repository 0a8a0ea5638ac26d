import { RECOUNTED_VALUES, type RecountedValue } from '#schema/options/recounts.ts';
import { rollUp } from '#server/modules/analytics/rollUp/rollUp.service.ts';
import type { App } from '#tests/support/app.ts';
import { decideOn } from '#tests/server/company/verification/verifications.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

export const OWN = {
  application: '01900000-0000-7000-8000-0000000000a1',
  second: '01900000-0000-7000-8000-0000000000a2',
  withdrawn: '01900000-0000-7000-8000-0000000000a3',
  post: '01900000-0000-7000-8000-0000000000b1',
  batch: '01900000-0000-7000-8000-0000000000c1',
  decision: '01900000-0000-7000-8000-0000000000d1',
  proof: '01900000-0000-7000-8000-0000000000e1',
};

/** At least one row of every derived value, written by the triggers and services themselves. */
export async function derivedWorld(app: App) {
  const world = await scenario(app)
    .employer()
    .job()
    .job({ as: 'other', title: 'Accountant' })
    .seeker()
    .seeker({ as: 'second' })
    .admin();
  const { employer, job, other, seeker, second, admin } = world;
  const elsewhere = await scenario(app)
    .employer({ company: { name: 'Elsewhere' } })
    .job({ as: 'closed', title: 'Welder' });
  const { closed } = elsewhere;
  const company = employer.company!.id;
  await app.sql(`
    insert into seeker_profiles (user_id, headline, is_open_to_work, skills, location, notice_period, updated_at)
      values ('${seeker.id}', 'Software engineer', true, '{React}', 'Pune', 'days_15', now());
    insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at, answers_asked,
        answers_fitting, musts_missed)
      values ('${OWN.application}', '${job.id}', '${seeker.id}', 'Asha Rao', 'Asha@mail.example', 'shortlisted',
          now() - interval '50 days', now() - interval '70 days', 1, 1, 0),
        ('${OWN.second}', '${job.id}', '${second.id}', 'Ravi Rao', 'ravi@mail.example', 'pending',
          now() - interval '3 days', now() - interval '3 days', 0, 0, 0),
        ('${OWN.withdrawn}', '${closed.id}', '${second.id}', 'Ravi Rao', 'ravi@mail.example', 'pending',
          now() - interval '2 days', now() - interval '2 days', 0, 0, 0);
    insert into application_events (id, application_id, kind, at)
      select gen_random_uuid(), '${OWN.application}', kind, now() - days * interval '1 day'
      from (values ('viewed', 60), ('reviewed', 55), ('shortlisted', 50), ('note', 10)) step (kind, days);
    insert into application_events (id, application_id, kind, at)
      values (gen_random_uuid(), '${OWN.withdrawn}', 'withdrawn', now());
    update applications set withdrawn_at = (select max(at) from application_events where kind = 'withdrawn')
      where id = '${OWN.withdrawn}';
    insert into application_batches (id, company_id, status, application_ids, decided_at, undo_until)
      values ('${OWN.decision}', '${company}', 'reviewed', '{${OWN.second}}', now(), now() + interval '1 day');
    update applications set moved_to = 'reviewed', moved_at = now(), batch_id = '${OWN.decision}' where id = '${OWN.second}';
    insert into application_answers (application_id, position, question, answer, fits)
      values ('${OWN.application}', 0, '{"wanted": ["yes"], "minimum": null, "weight": "must"}', 'yes', true);
    insert into application_ratings (application_id, user_id, stars, rated_at)
      values ('${OWN.application}', '${employer.id}', 4, now());
    insert into job_views (id, job_id, source, viewed_at)
      select gen_random_uuid(), id, 'search', now() - days * interval '1 day'
      from unnest(array['${job.id}', '${other.id}']::uuid[]) id, generate_series(0, 100, 10) days;
    update jobs set views = 11, applications_count = case when id = '${job.id}' then 2 else 0 end
      where id in ('${job.id}', '${other.id}');
    insert into posts (id, slug, title, excerpt, body, body_html, author, category, read_minutes, views, published_at)
      values ('${OWN.post}', 'a-post', 'A post', '', '', '', 'Asha', 'career', 1, 40, now());
    insert into post_views (post_id, day, visitor, network, seen_at)
      select '${OWN.post}', now()::date - days, 'a', 'b', now() - days * interval '1 day' from generate_series(0, 3) days;
    update posts set views = views + 4 where id = '${OWN.post}';
    delete from post_views where seen_at < now() - interval '2 days';
    insert into alerts (id, user_id, name, keywords, matches, last_run_at, last_sent_at, created_at, updated_at)
      values (gen_random_uuid(), '${seeker.id}', 'React', 'react', 2, now(), now() - interval '1 day', now(), now());
    insert into alert_runs (id, alert_id, ran_at, matches, mailed)
      select gen_random_uuid(), id, last_sent_at, 2, true from alerts;
    insert into alert_sent_jobs (alert_id, run_id, user_id, job_id)
      select r.alert_id, r.id, '${seeker.id}', j.id from alert_runs r, unnest(array['${job.id}', '${other.id}']::uuid[]) j(id);
    insert into webhooks (id, url, events, job_selection, application_selection, secret, created_at, updated_at)
      values (gen_random_uuid(), 'https://hooks.example', '{job.created}', '', '', 'x', now(), now());
    insert into webhook_deliveries (id, webhook_id, event, facts, created_at, attempts)
      select gen_random_uuid(), id, 'job.created', '{}', now(), 0 from webhooks;
    insert into bulk_uploads (id, status, total, valid, successful, failed, error_count, created_at)
      values (gen_random_uuid(), 'complete', 2, 1, 1, 1, 2, now());
    insert into bulk_upload_rows (upload_id, row_number, data, outcome, errors)
      select id, row, '{}', outcome, errors::jsonb from bulk_uploads,
        (values (2, 'created', '[]'), (3, 'refused', '["a", "b"]')) given (row, outcome, errors);
    insert into conversations (application_id, company_id, seeker_id, last_at, company_at, answered_at)
      values ('${OWN.application}', '${company}', '${seeker.id}', now(), now(), now());
    insert into message_batches (id, company_id, sender_id, body, application_ids, remaining_ids, created_at, undo_until)
      values ('${OWN.batch}', '${company}', '${employer.id}', 'To many', '{${OWN.application}}', '{}', now(), now());
    insert into messages (id, application_id, batch_id, side, body, asks_for_money, sent_at)
      values (gen_random_uuid(), '${OWN.application}', null, 'company', 'Hello', false, now() - interval '1 hour'),
        (gen_random_uuid(), '${OWN.application}', '${OWN.batch}', 'company', 'To many', false, now());
    update conversations set (last_at, company_at, answered_at) = (select max(sent_at), max(sent_at), min(sent_at) from messages);
    insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
        status, created_at, updated_at)
      values (gen_random_uuid(), '${OWN.application}', '${company}', '${job.id}', '${seeker.id}', 'phone', 'Call', 30, 10,
        'Asia/Kolkata', 'proposed', now(), now());
    insert into interview_people (interview_id, user_id) select id, '${employer.id}' from interviews;
    update interviews set status = 'booked', starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours';
    insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, sent_at)
      values (gen_random_uuid(), '${OWN.application}', '${company}', '${job.id}', '${seeker.id}', now() + interval '9 days',
        now() + interval '9 days', 'sent', now());
    insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, sent_at, ended_at)
      values (gen_random_uuid(), '${OWN.second}', '${company}', '${job.id}', '${second.id}', now() + interval '9 days',
        now() + interval '9 days', 'declined', now() - interval '1 day', now());
    insert into application_events (id, application_id, kind, at, data)
      select gen_random_uuid(), application_id, 'offer_declined', ended_at, jsonb_build_object('offer', id)
      from offers where status = 'declined';
    insert into pending_changes (id, company_id, job_id, proposed, proposed_at)
      values (gen_random_uuid(), '${company}', '${job.id}', '{}', now());
    update companies set approved_at = created_at;
    update companies set admin_status = 'suspended', updated_at = now() where id <> '${company}';
    update companies set admin_status = 'approved', updated_at = now() + interval '1 second',
      approved_at = now() + interval '1 second' where id <> '${company}';
    update jobs set status = 'closed', closed_at = now() + interval '2 seconds', updated_at = now() + interval '2 seconds'
      where id = '${closed.id}';
    insert into account_standings (user_id, role, standing, starts_at, ends_at)
      values (null, 'employer', 'active', now() - interval '9 days', now());
    insert into searches (id, user_id, words, filters, results, searched_at)
      select gen_random_uuid(), id, 'Nurse', '{}'::jsonb, 3, now() from users
      union all
      select gen_random_uuid(), nullif(id, '${seeker.id}'), '', '{"location": "Pune"}', 3, now() from users;
    insert into common_searches (kind, text) values ('words', 'nurse'), ('place', 'pune');
    insert into company_responses (company_id, applicants, answered, counted_at) values ('${company}', 12, 9, now());
    insert into company_stage_times (company_id, stage_id, cases, typical_days, counted_at)
      select '${company}', id, 3, 4, now() from company_stages where preset = 'screening';
    insert into pay_figures (path, title, jobs, low, median, high, counted_at) values ('nurse', 'nurse', 5, 1, 2, 3, now());
    insert into title_relations (title, other, skills, people, weight, words) values ('nurs', 'doctor', 0.5, 3, 0.5, '');
  `);
  await decideOnReportsAndProofs(app, admin, company, [job.id, other.id]);
  await rollUp(app.services);
  return { ...world, job, admin, closed, elsewhere: elsewhere.employer.company!.id };
}

/** One report stays open: it was made after the decision. */
async function decideOnReportsAndProofs(
  app: App,
  admin: Person,
  company: string,
  jobs: readonly string[],
) {
  await app.sql(`
    insert into job_reports (id, job_id, reason, created_at)
      select gen_random_uuid(), id, 'fake', now() - interval '2 hours' from jobs where id in ('${jobs.join("', '")}');
    insert into company_verifications (id, company_id, kind, status, value, submitted_at)
      values ('${OWN.proof}', '${company}', 'gstin', 'pending', '29AAAAA0000A1Z5', now() - interval '2 hours')`);
  for (const jobId of jobs)
    await admin.graphql(
      `mutation($input: ResolveJobReportsInput!) { resolveJobReports(input: $input) { job { id } } }`,
      { input: { jobId } },
    );
  await decideOn(admin, OWN.proof, 'CONFIRM');
  await app.sql(`insert into job_reports (id, job_id, reason, created_at)
    values (gen_random_uuid(), '${jobs[0]}', 'other', now() + interval '1 second')`);
}

export type DerivedWorld = Awaited<ReturnType<typeof derivedWorld>>;

/** Runs statements without triggers and foreign keys. */
export const damage = (app: App, ...statements: string[]) =>
  app.sql(
    [
      'set session_replication_role = replica',
      ...statements,
      'set session_replication_role = origin',
    ].join(';\n'),
  );

type NotCorrectedAtOnce = 'rolled_periods' | 'deleted_account_standings' | 'activity_log';

/** Wrong values, surplus rows and missing ones. */
export const damagesOf = ({
  job,
  other,
  elsewhere,
  closed,
  seeker,
}: DerivedWorld): Record<Exclude<RecountedValue, NotCorrectedAtOnce>, string> => ({
  application_companies: `update applications set company_id = '${elsewhere}' where id = '${OWN.second}'`,
  application_status_times: `update applications set status_changed_at = now() where id = '${OWN.application}'`,
  application_answers: `update applications set answers_fitting = 5, musts_missed = 1 where id = '${OWN.application}'`,
  application_withdrawals: `update applications set withdrawn_at = null where id = '${OWN.withdrawn}'`,
  application_facts: `update application_facts set viewed_at = null where application_id = '${OWN.application}';
    delete from application_facts where application_id = '${OWN.second}'`,
  company_standings: `update company_standings set standing = 'suspended' where company_id = '${elsewhere}';
    insert into company_standings (company_id, standing, starts_at, ends_at)
      values ('${OWN.post}', 'approved', now(), 'infinity')`,
  company_approvals: `update companies set approved_at = approved_at - interval '9 days' where id = '${elsewhere}'`,
  job_standings: `delete from job_standings where job_id = '${other.id}';
    update job_standings set starts_at = starts_at - interval '1 day' where job_id = '${job.id}'`,
  job_closings: `update jobs set closed_at = now() - interval '3 days' where id in ('${job.id}', '${closed.id}')`,
  job_report_dates: `update job_reports set resolved_at = null where job_id = '${other.id}';
    update job_reports set resolved_at = resolved_at - interval '1 hour' where job_id = '${job.id}';
    update job_reports set resolved_at = now() + interval '1 hour' where reason = 'other'`,
  verification_dates: `update company_verifications set verified_at = verified_at - interval '1 day'`,
  account_standings: `update account_standings set role = 'admin' where user_id = '${seeker.id}'`,
  application_standings: `update application_standings set standing = 'hired' where application_id = '${OWN.second}';
    delete from application_standings where application_id = '${OWN.application}' and standing = 'reviewed'`,
  view_days: `update view_days set n = n + 5 where starts_at = (select min(starts_at) from view_days)`,
  view_months: `insert into view_months (starts_at, job_id, n)
    select max(starts_at), '${elsewhere}', 7 from view_months`,
  event_days: `delete from event_days where kind = 'reviewed'`,
  job_views: `update jobs set views = views + 7 where id = '${job.id}'`,
  job_applications: `update jobs set applications_count = 0 where id = '${job.id}'`,
  post_views: `update posts set views = views - 1 where id = '${OWN.post}'`,
  alert_runs: `update alert_runs set matches = 1`,
  alert_matches: `update alerts set matches = 30, last_sent_at = null`,
  bulk_upload_rows: `update bulk_uploads set failed = 0, error_count = 1`,
  conversations: `update conversations set applicant_at = now(), last_at = last_at - interval '1 day'`,
  interviews: `update interviews set company_id = '${elsewhere}', job_id = '${other.id}'`,
  interview_times: `update interview_people set busy = null`,
  offers: `update offers set job_id = '${other.id}'`,
  offer_ends: `update offers set ended_at = ended_at + interval '2 days' where status = 'declined'`,
  pending_changes: `update pending_changes set company_id = '${elsewhere}'`,
  webhook_attempts: `update webhook_deliveries set attempts = 4`,
  visits: `update visits set last_at = last_at + interval '1 hour' where id = (select visit_id from sessions order by id limit 1);
    delete from visits where id = (select visit_id from sessions order by id desc limit 1)`,
  job_search: `update job_search set pay = 7, words = '' where job_id = '${job.id}';
    delete from job_search where job_id = '${other.id}'`,
  common_searches: `delete from common_searches where text = 'nurse';
    insert into common_searches (kind, text) values ('words', 'asha rao 98100')`,
  surplus_words: `insert into job_terms select 'zzz', stem, deletes, seal from job_terms limit 1`,
  job_words: `delete from job_terms where term = 'accountant'`,
  word_forms: `update job_terms set stem = 'x' where term = 'engineer'`,
  candidate_search: `update candidate_search set months = 99, active_on = active_on + 9, words = ''`,
  application_desk: `update application_desk set rating = 100, names = 'x' where application_id = '${OWN.application}';
    delete from application_desk where application_id = '${OWN.second}';
    insert into application_desk (application_id, company_id, names, email_key, phone_key, answers, words)
    select id, company_id, 'x', 'x', '', '', '' from jobs order by id limit 1`,
  applicant_facts: `update application_desk set match = 100 where application_id = '${OWN.application}'`,
  company_responses: `update company_responses set answered = applicants`,
  stage_times: `update company_stage_times set typical_days = 9`,
  pay_figures: `insert into pay_figures (path, title, jobs, low, median, high, counted_at)
    values ('doctor', 'doctor', 5, 1, 2, 3, now())`,
  title_relations: `delete from title_relations`,
});

/** One period gets a time zone that does not exist, another is deleted, so that its days are not counted. */
export const BROKEN_PERIODS = `update rolled_periods set time_zone = 'Nowhere' where name = 'view_months'
  and starts_at = (select max(starts_at) from rolled_periods where name = 'view_months');
  delete from rolled_periods where name = 'event_days'
  and starts_at = (select min(starts_at) from rolled_periods where name = 'event_days') + interval '3 days'`;

export const BROKEN_ACCOUNT = `update account_standings set role = 'admin' where user_id is null`;

/** An entry that proves no other value. */
export const BROKEN_LOG = `update activity_log set action = 'job.delete'
  where id = (select min(id) from activity_log where action = 'recount.correct')`;

export const ALL_VALUES: readonly RecountedValue[] = RECOUNTED_VALUES;

export interface Finding {
  value: string;
  differing: number;
  corrected: number;
  hasFailed: boolean;
  examples: {
    rowKey: string;
    subjectKind: string | null;
    subjectName: string | null;
    before: object | null;
    after: object | null;
    correctedAt: string | null;
  }[];
}

const LAST = `query { admin { recount { id status askedBy checked differing corrected findings {
  value differing corrected hasFailed
  examples { rowKey subjectKind subjectName before after correctedAt } } } } }`;

export interface ShownRecount {
  id: string;
  status: string;
  askedBy: string;
  checked: number;
  differing: number;
  corrected: number;
  findings: Finding[];
}

export async function lastRecount({ admin }: Pick<DerivedWorld, 'admin'>): Promise<ShownRecount> {
  const answer = await admin.graphql<{ admin: { recount: ShownRecount } }>(LAST);
  return answer.admin.recount;
}
