import { beforeAll, describe, expect, test } from 'vitest';
import { ANALYTICS_FIGURES, FIGURE_SECTIONS } from '#schema/analytics/figures/figures.ts';
import type { Figure } from '#schema/analytics/figures/figure.ts';
import {
  MEASURES_MAX,
  type AnalyticsFilter,
  type AnalyticsQuery,
} from '#schema/analytics/query.ts';
import {
  comparabilityOfMeasure,
  isPersonal,
  MEASURE_KEYS,
  measureOf,
  type MeasureKey,
} from '#server/modules/analytics/model/measures.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { act, deleteUser } from '#tests/server/admin/user/adminUserCalls.ts';
import { changeJobsStatus, decide } from '#tests/server/admin/moderation/moderationCalls.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { undoWithdrawal, withdraw } from '#tests/server/application/own/ownCalls.ts';
import {
  changeMany,
  endUndoWindow,
  undo,
  updateStatus,
  view,
} from '#tests/server/application/status/statusWorld.ts';
import { changeJobs, deleteJob, turn, updateJob } from '#tests/server/job/own/jobCalls.ts';
import { answered } from './answerDirectly.ts';
import { figuresOf, type Figures } from './figures/figureCalls.ts';
import { rowsOf } from './rows/rowsDirectly.ts';

/** The ends of the earlier period and of the present one, which are as far apart as the period is long. */
const THEN = '2026-10-15T09:00:00Z';
const NOW = '2026-11-14T09:00:00Z';
const EARLIER = { last: 30, unit: 'day', rolling: true } as const;
/** As many days, given by dates. They are not over, and at `THEN` those before them were not over either. */
const DATES = { from: '2026-11-02', to: '2026-12-01' };

let app: App;
let admin: Person;
let employer: Employer;
let seekers: Person[];
let jobs: { id: string }[];
let sent: string[];
let waiting: { id: string };
let approvedTwice: { id: string };
/** The answers to the same questions at the end of the earlier period. */
let recorded: Map<string, (number | null)[] | undefined>;
let figuresThen: Figures;
let dashboardThen: Record<string, number>;

/** Visits of a deleted account stay, but no longer say whose they were. */
const FORGETTING: MeasureKey[] = ['active_users', 'visits_per_user', 'active_users_growth'];

/** All measures except those that are not compared, and those about so few people that they are hidden. */
const MEASURES = MEASURE_KEYS.filter((key) => {
  const measure = measureOf(key);
  return (
    comparabilityOfMeasure(measure) !== 'not_recorded' &&
    !isPersonal(measure) &&
    !FORGETTING.includes(key)
  );
});

const FILTERS = fewInQuickSuite<AnalyticsFilter | null>(2, [
  null,
  { dimension: 'application_status', is: ['pending', 'shortlisted'] },
  { dimension: 'seen_by_employer', is: ['yes'] },
  { dimension: 'application_status', is: ['withdrawn'] },
  { dimension: 'job_standing', is: ['live'] },
  { dimension: 'job_approval', is: ['approved'] },
  { dimension: 'job_status', is: ['closed'] },
  { dimension: 'company_approval', is: ['approved'] },
]);

const fits = (filter: AnalyticsFilter | null, measure: MeasureKey) => {
  const name = filter?.dimension;
  const { parts } = measureOf(measure);
  const subjects = Object.values(parts).map(({ subject }) => subject);
  if (!name) return true;
  if (name === 'company_approval') return subjects.every((one) => one === 'companies');
  if (name.startsWith('job_'))
    return subjects.every((one) => one === 'jobs' || one === 'applications');
  return subjects.every((one) => one === 'applications' || one === 'hires');
};

const QUESTIONS: AnalyticsQuery[] = FILTERS.flatMap((filter) => {
  const wanted = MEASURES.filter((key) => fits(filter, key));
  const parts = Math.ceil(wanted.length / MEASURES_MAX);
  return Array.from({ length: parts }, (_, part) => ({
    measures: wanted.slice(part * MEASURES_MAX, (part + 1) * MEASURES_MAX),
    range: EARLIER,
    ...(filter && { filter }),
  }));
});

QUESTIONS.push(
  {
    measures: ['applications', 'seen_applications', 'shortlisted_ever', 'hired_ever'],
    funnel: true,
    range: EARLIER,
  },
  {
    measures: ['jobs', 'live_jobs'],
    filter: { dimension: 'has_applications', is: ['no'] },
    range: EARLIER,
  },
  {
    measures: ['interview_invitations'],
    filter: { dimension: 'interview_status', is: ['proposed'] },
    range: EARLIER,
  },
);

const nameOf = (query: AnalyticsQuery) =>
  JSON.stringify([query.measures, query.filter, query.funnel]);

async function dashboardOf(who: Person): Promise<Record<string, number>> {
  const { viewer } = await who.graphql<{
    viewer: { dashboard: { stats: { key: string; value: number }[] } };
  }>('{ viewer { dashboard { stats { key value } } } }');
  return Object.fromEntries(viewer.dashboard.stats.map(({ key, value }) => [key, value]));
}

beforeAll(async () => {
  app = await theApp();
  app.clock.moveTo('2026-10-05T08:00:00Z');
  ({ admin, employer } = await scenario().admin().employer());
  await before();
  app.clock.moveTo(THEN);
  recorded = new Map();
  for (const query of QUESTIONS)
    recorded.set(nameOf(query), (await answered(app, query)).rows[0]?.values.slice());
  // A request over HTTP is a visit, which the earlier period must not have.
  app.clock.forward({ hours: 1 });
  await keepSessions();
  figuresThen = await figuresOf(admin, 'DAYS_30');
  dashboardThen = await dashboardOf(employer);
  await after();
  app.clock.moveTo(NOW);
  await keepSessions();
});

const keepSessions = () =>
  app.sql(`update sessions set expires_at = '2030-01-01', last_used_at = ?`, [app.clock.now()]);

/** What happens in the earlier period. */
async function before() {
  seekers = [];
  for (let n = 0; n < 7; n += 1) seekers.push((await scenario().seeker()).seeker);
  const company = employer.company!.id;
  jobs = [];
  for (const details of [
    {},
    { title: 'Cook', endsIn: 5 },
    { title: 'Nurse', endsIn: 16 },
    { title: 'Driver', featured: true },
    { title: 'Clerk', adminStatus: 'pending' as const },
    { title: 'Guard', adminStatus: 'pending' as const },
    { title: 'Welder' },
    { title: 'Tailor' },
  ])
    jobs.push(await addJob(app, company, details));
  waiting = await addCompany(app, { status: 'pending', name: 'Waiting Works' });
  approvedTwice = await addCompany(app, { status: 'pending', name: 'Again Works' });
  sent = [];
  for (const seeker of seekers)
    for (const job of [jobs[0]!, jobs[6]!]) sent.push((await apply(seeker, job)).id);
  app.clock.forward({ days: 1 });
  await keepSessions();
  for (const id of sent.slice(0, 6)) await view(employer, id);
  await updateStatus(employer, sent[0]!, 'REVIEWED');
  await updateStatus(employer, sent[1]!, 'SHORTLISTED');
  await updateStatus(employer, sent[2]!, 'REJECTED');
  await changeMany(employer, [sent[3]!, sent[4]!], 'SHORTLISTED');
  await endUndoWindow(app);
  await withdraw(seekers[6]!, sent[13]!);
  await turn(employer, 'closeJob', jobs[7]!.id);
  await decide(admin, 'company', approvedTwice.id, 'approved');
  await act(admin, 'suspendUser', seekers[5]!.id, { reason: 'Spam.' });
  await completeOnboarding(seekers[0]!);
  await interviewAndOffer(sent[1]!);
}

const completeOnboarding = (who: Person) =>
  who.graphql(
    'mutation { completeOnboarding(input: { onboardingComplete: true }) { user { id } } }',
  );

/** An interview that took place, another one without a time, and an offer. */
async function interviewAndOffer(applicationId: string) {
  const at = app.clock.now();
  const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
  await app.sql(
    `insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
       status, starts_at, ends_at, created_at, updated_at)
     select gen_random_uuid(), id, company_id, job_id, seeker_id, 'phone', 't', 30, 0, 'Asia/Kolkata',
       'held', ?, ?, ?, ? from applications where id = ?`,
    [ago(12), ago(11), ago(13), ago(11), applicationId],
  );
  await app.sql(
    `insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
       status, created_at, updated_at)
     select gen_random_uuid(), id, company_id, job_id, seeker_id, 'phone', 't', 30, 0, 'Asia/Kolkata',
       'proposed', ?, ? from applications where id = ?`,
    [at, at, applicationId],
  );
  await app.sql(
    `insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, sent_at)
     select gen_random_uuid(), id, company_id, job_id, seeker_id, '2026-12-30', '2026-12-30', 'sent', ?
     from applications where id = ?`,
    [at, applicationId],
  );
}

/** What happens later, which the earlier period must not know. */
async function after() {
  app.clock.forward({ days: 1 });
  await keepSessions();
  for (const id of sent.slice(6, 9)) await view(employer, id);
  await completeOnboarding(seekers[1]!);
  await updateStatus(employer, sent[0]!, 'SHORTLISTED');
  await updateStatus(employer, sent[1]!, 'HIRED');
  await updateStatus(employer, sent[5]!, 'REJECTED');
  await changeMany(employer, [sent[3]!, sent[6]!], 'REJECTED');
  await endUndoWindow(app);
  await updateStatus(employer, sent[4]!, 'HIRED');
  const { batchId } = await changeMany(employer, [sent[7]!], 'SHORTLISTED');
  await undo(employer, batchId!);
  await withdraw(seekers[3]!, sent[7]!);
  await withdraw(seekers[4]!, sent[8]!);
  await undoWithdrawal(seekers[4]!, sent[8]!);
  await decide(admin, 'company', waiting.id, 'approved');
  await decide(admin, 'company', approvedTwice.id, 'suspended', { adminNotes: 'Reported.' });
  app.clock.forward({ minutes: 5 });
  await decide(admin, 'company', approvedTwice.id, 'approved');
  await decide(admin, 'job', jobs[4]!.id, 'approved');
  await decide(admin, 'job', jobs[5]!.id, 'rejected', { adminNotes: 'No.' });
  await changeJobsStatus(admin, 'SUSPEND', [jobs[6]!.id], 'Reported.');
  await turn(employer, 'reopenJob', jobs[7]!.id);
  await turn(employer, 'closeJob', jobs[0]!.id);
  await updateJob(employer, jobs[2]!.id, { applicationDeadline: '2026-12-20' });
  await changeJobs(employer, 'UNFEATURE', [jobs[3]!.id]);
  await deleteJob(employer, jobs[1]!.id);
  await act(admin, 'unsuspendUser', seekers[5]!.id);
  await act(admin, 'suspendUser', seekers[2]!.id, { reason: 'Spam.' });
  await deleteUser(admin, seekers[0]!.id);
  await app.sql(`update interviews set status = 'missed', updated_at = ? where status = 'held'`, [
    app.clock.now(),
  ]);
  await app.sql(
    `with gone as (
      update interviews set status = 'cancelled', cancelled_by = 'company', updated_at = ?
        where status = 'proposed' returning id, application_id, updated_at)
    insert into application_events (id, application_id, kind, at, data)
      select gen_random_uuid(), application_id, 'interview_cancelled', updated_at, jsonb_build_object('interview', id)
      from gone`,
    [app.clock.now()],
  );
  await act(admin, 'updateUser', seekers[6]!.id, { email: 'another@people.example' });
  app.clock.forward({ minutes: 5 });
  await act(admin, 'verifyUser', seekers[6]!.id);
  await apply(seekers[1]!, jobs[3]!);
  const { late } = await scenario().seeker({ as: 'late' });
  const job = await addJob(app, employer.company!.id, { title: 'Painter' });
  for (const seeker of [late, seekers[1]!, seekers[4]!]) await apply(seeker, job);
}

describe('an earlier period is counted as it stood when it was as old as the period is now', () => {
  test.each(QUESTIONS)('$measures.0, $filter', async (query) => {
    const then = recorded.get(nameOf(query));
    const compared = (values: readonly (number | null)[] | null | undefined) =>
      query.measures.map((measure, at) => [measure, values?.[at] ?? null]);
    for (const range of [EARLIER, DATES]) {
      const result = await answered(app, { ...query, range, compare: 'previous_period' });
      expect(compared(result.rows[0]?.previous), JSON.stringify(range)).toEqual(compared(then));
      const asOf = new Date(NOW).getTime() - 30 * 86_400_000;
      expect(Math.abs(result.previousAsOf!.getTime() - asOf)).toBeLessThan(600_000);
    }
  });

  test('and the test data has figures that have changed since then', async () => {
    const [first] = QUESTIONS;
    const range = { from: '2026-09-16', to: '2026-10-15' };
    const today = await answered(app, {
      measures: ['hires', 'rejected_applications', 'pending_applications', 'live_jobs'],
      range,
    });
    expect(recorded.get(nameOf(first!))).toBeDefined();
    const then = MEASURES.map((key) => {
      const query = QUESTIONS.find(({ measures, filter }) => !filter && measures.includes(key))!;
      return [key, recorded.get(nameOf(query))![query.measures.indexOf(key)]] as const;
    });
    expect(Object.fromEntries(then)).toMatchObject({
      applications: 14,
      hires: 0,
      rejected_applications: 1,
      shortlisted_applications: 3,
      pending_applications: 8,
      jobs: 8,
      live_jobs: 4,
      pending_jobs: 2,
    });
    expect(today.rows[0]!.values).toEqual([2, 4, 5, expect.any(Number)]);
  });
});

test('the rows behind an earlier figure are those that it counted', async () => {
  for (const measure of fewInQuickSuite(2, [
    'shortlisted_applications',
    'live_jobs',
    'hires',
    'pending_jobs',
  ])) {
    const query: AnalyticsQuery = {
      measures: [measure],
      range: EARLIER,
      compare: 'previous_period',
    };
    const { previous } = (await answered(app, query)).rows[0]!;
    const { total } = await rowsOf(app, { query, measure, isPrevious: true });
    expect([measure, total]).toEqual([measure, previous![0]]);
  }
});

test('who came back is only asked of accounts whose visits are still known', async () => {
  const asked = async (measure: MeasureKey) => {
    const query: AnalyticsQuery = {
      measures: [measure],
      range: EARLIER,
      compare: 'previous_period',
    };
    const { keys } = await rowsOf(app, { query, measure, part: 'whole', isPrevious: true });
    return keys.map(({ id }) => id);
  };
  expect(await asked('sign_ups_back_weekly')).not.toContain(seekers[0]!.id);
  expect(await asked('sign_ups_applied_weekly')).toContain(seekers[0]!.id);
});

test('figures of the present are compared with those at the start of the period', async () => {
  const now = await figuresOf(admin, 'DAYS_30');
  for (const section of FIGURE_SECTIONS) {
    const defined: Record<string, Figure> = ANALYTICS_FIGURES[section];
    for (const { key, value, recent, before: was } of now[section].figures) {
      const then = figuresThen[section].figures.find((figure) => figure.key === key)!;
      if (defined[key]!.compares === 'stock')
        expect([key, recent, was]).toEqual([key, value, then.value]);
      if (defined[key]!.compares === 'outcome' || defined[key]!.compares === 'new')
        expect([key, was]).toEqual([key, then.recent]);
    }
  }
  const { viewer } = await employer.graphql<{
    viewer: { dashboard: { stats: { key: string; before: number; compares: string }[] } };
  }>('{ viewer { dashboard { stats { key before compares } } } }');
  const stocks = viewer.dashboard.stats.filter(({ compares }) => compares === 'STOCK');
  expect(stocks.map(({ key, before: was }) => [key, was])).toEqual([
    ['ACTIVE_JOBS', dashboardThen['ACTIVE_JOBS']],
    ['APPLICATIONS_WAITING', dashboardThen['APPLICATIONS_WAITING']],
  ]);
});

test('the question that a change opens shows both values', async () => {
  const shown = await figuresOf(admin, 'DAYS_30');
  for (const section of FIGURE_SECTIONS) {
    const defined: Record<string, Figure> = ANALYTICS_FIGURES[section];
    for (const { key, recent, before: was } of shown[section].figures) {
      const query = defined[key]!.opens(30);
      if (!query.compare) continue;
      const { values, previous } = (await answered(app, query)).rows[0]!;
      expect([key, values[0], previous![0]]).toEqual([key, recent, was]);
    }
  }
});

test('a decision that can still be undone counts everywhere, and nowhere once it is undone', async () => {
  const { seeker, job } = await scenario().seeker().job();
  const { id } = await apply(seeker, { id: job.id });
  await app.sql('update jobs set company_id = ? where id = ?', [employer.company!.id, job.id]);
  const counts = async () => {
    const { viewer, job: one } = await employer.graphql<{
      viewer: { applicationCounts: { pending: number; shortlisted: number } };
      job: { stats: { shortlisted: number } };
    }>(
      `query($id: ID!) { viewer { applicationCounts(jobId: $id) { pending shortlisted } }
        job(id: $id) { stats { shortlisted } } }`,
      { id: job.id },
    );
    const filter = { dimension: 'job', is: [job.id] };
    const measures = ['pending_applications', 'shortlisted_applications', 'shortlisted_ever'];
    const { rows } = await answered(app, { measures, filter });
    return [viewer.applicationCounts, one.stats.shortlisted, rows[0]!.values];
  };
  const { batchId } = await changeMany(employer, [id], 'SHORTLISTED');
  expect(await counts()).toEqual([{ pending: 0, shortlisted: 1 }, 1, [0, 1, 1]]);
  await undo(employer, batchId!);
  expect(await counts()).toEqual([{ pending: 1, shortlisted: 0 }, 0, [1, 0, 0]]);
});
