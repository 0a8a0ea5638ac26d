import { TIMETABLE } from '#server/tasks/timetable.ts';
import type { TaskName } from '#server/tasks/task.ts';
import { changesSince, lastChange, undoChanges, type Change } from './changes.ts';
import type { Market } from './market.ts';
import { mutateOrFail, tenOn } from './mutations.ts';
import type { Names } from './names.ts';
import { sendsOffer } from './writes/applications.ts';
import { counted, freshNames, inOrder, writtenBriefly } from './recordWrite.ts';

interface Run {
  /** The moment at which the task runs; now if left out. */
  at?: string;
  /** What happens before the task; its result is the payload. */
  before?: (market: Market) => Promise<unknown>;
  /** The task does what this person wanted. Until then the sender, the company, the job or the applicant can change. */
  wantedBy?: 'company' | 'applicant';
  /** The applications that it is about. */
  about?: (ids: Market['ids']) => string[];
}

/** What can happen between a request and its task. */
const MEANWHILE: Readonly<
  Record<string, (market: Market, applications: string[]) => Promise<unknown>>
> = {
  'the sender only interviews for the job': async ({ app, ids }) => {
    await app.sql(
      `insert into member_jobs (member_id, job_id) select m.id, j.id from company_members m join jobs j using (company_id)
       where m.user_id = ? and m.company_id = ? on conflict do nothing`,
      [ids.employer, ids.company],
    );
    await changeRole('interviewer')({ app, ids });
  },
  'the sender works on other jobs': (market) => changeRole('hiring_manager')(market),
  'the sender has left the company': async ({ app, ids }) => {
    await handOver({ app, ids });
    await app.sql('delete from company_members where user_id = ? and company_id = ?', [
      ids.employer,
      ids.company,
    ]);
  },
  'the sender is suspended': ({ app, ids }) =>
    app.sql(`update users set status = 'suspended' where id = ?`, [ids.employer]),
  'the company is suspended': ({ app }, applications) =>
    app.sql(
      `update companies set admin_status = 'suspended' where id in (
         select j.company_id from applications a join jobs j on j.id = a.job_id where a.id in (${places(applications)}))`,
      applications,
    ),
  'the job was deleted': ({ app, now }, applications) =>
    app.sql(
      `update jobs set deleted_at = ? where id in (
         select job_id from applications where id in (${places(applications)}))`,
      [now, ...applications],
    ),
  'the applicant is suspended': ({ app }, applications) =>
    app.sql(
      `update users set status = 'suspended' where id in (
         select seeker_id from applications where id in (${places(applications)}))`,
      applications,
    ),
  'the applicant has withdrawn': ({ app, now }, applications) =>
    app.sql(
      `update applications set withdrawn_at = ?, moved_to = null, moved_at = null, moved_by = null,
         moved_stage_id = null, moved_told = null, batch_id = null where id in (${places(applications)})`,
      [now, ...applications],
    ),
};

const places = (ids: readonly string[]) => ids.map(() => '?').join();

const changeRole =
  (role: string) =>
  async ({ app, ids }: Pick<Market, 'app' | 'ids'>) => {
    await handOver({ app, ids });
    await app.sql('update company_members set role = ? where user_id = ? and company_id = ?', [
      role,
      ids.employer,
      ids.company,
    ]);
  };

/** A team keeps an owner. */
const handOver = ({ app, ids }: Pick<Market, 'app' | 'ids'>) =>
  app.sql(`update company_members set role = 'owner' where user_id = ? and company_id = ?`, [
    ids.recruiter,
    ids.company,
  ]);

const NIGHT = '2026-11-21T21:15:00Z';
const MORNING = '2026-11-22T02:30:00Z';
const MONDAY = '2026-11-23T02:30:00Z';

async function decided(market: Market) {
  const { batchId } = await mutateOrFail<{ batchId: string }>(
    market,
    'employer',
    'changeApplications',
    {
      ids: [market.ids.pending, market.ids.reviewed],
      status: 'REJECTED',
      reason: 'FILLED',
    },
  );
  return { batchId };
}

async function written(market: Market) {
  await mutateOrFail(market, 'employer', 'sendConversationMessage', {
    applicationId: market.ids.pending,
    body: 'Can you come on Monday?',
    fileIds: [],
  });
  return { applicationId: market.ids.pending, userId: market.ids.applicant };
}

const manyWritten = (market: Market) =>
  mutateOrFail<{ batchId: string }>(market, 'employer', 'sendConversationMessages', {
    ids: [market.ids.pending, market.ids.reviewed],
    body: 'We answer next week.',
  });

async function withdrawn(market: Market) {
  await mutateOrFail(market, 'seeker', 'withdrawApplication', {
    id: market.ids.sentPending,
    reason: 'OTHER_JOB',
  });
  return { applicationId: market.ids.sentPending };
}

async function scheduled(market: Market) {
  const { report } = await mutateOrFail<{ report: { id: string } }>(market, 'admin', 'saveReport', {
    name: 'Where people apply',
    description: '',
    query: {
      measures: ['APPLICATIONS'],
      dimensions: ['CATEGORY'],
      range: { last: 30, unit: 'DAY' },
    },
    chart: 'TABLE',
  });
  await mutateOrFail(market, 'admin', 'scheduleReport', {
    reportId: report.id,
    every: 'DAILY',
    hour: 8,
  });
}

const suspended = (market: Market) =>
  mutateOrFail(market, 'admin', 'suspendUser', {
    id: market.ids.recruiter,
    duration: 1,
    reason: 'Spam',
  });

const subscribed = (market: Market) =>
  market.app.sql(
    `update subscribers set confirmed_at = created_at where topic = 'blog' and unsubscribed_at is null`,
  );

async function invited(market: Market) {
  await mutateOrFail(market, 'employer', 'proposeInterview', {
    applicationId: market.ids.reviewed,
    kind: 'PHONE',
    title: 'First call',
    minutes: 30,
    times: [tenOn(market, 1)],
    interviewerIds: [market.ids.employer],
  });
  await market.app.sql(
    `update interviews set status = 'booked', starts_at = ?, ends_at = ?, remind_day_at = ?, remind_hour_at = ?
     where title = 'First call'`,
    [tenOn(market, 1), '2026-11-22T05:00:00Z', NIGHT, MORNING],
  );
}

/** Nobody who holds an interview works for the company any more, in any state of the interview. */
async function left(market: Market) {
  await invited(market);
  await mutateOrFail(market, 'employer', 'proposeInterview', {
    applicationId: market.ids.shortlisted,
    kind: 'PHONE',
    title: 'Second call',
    minutes: 30,
    times: [tenOn(market, 2)],
    interviewerIds: [market.ids.recruiter],
  });
  await market.app.sql(
    `with held as (
       delete from interview_people p using interviews i where i.id = p.interview_id and i.company_id = ? returning p.*)
     update interviews i set leavers = array(select user_id from held where interview_id = i.id) where company_id = ?`,
    [market.ids.company, market.ids.company],
  );
}

/** Recommendations take long to find, and these people differ in all that matters. */
const fewWant = ({ app }: Market) =>
  app.sql(
    `insert into user_settings (user_id, job_recommendations)
     select id, false from users where role = 'job_seeker' order by email offset 60
     on conflict (user_id) do update set job_recommendations = false`,
  );

/** Two new articles, and more people who want to hear of them. */
async function published({ app }: Market) {
  await app.sql(
    `update posts set published_at = '2026-11-10T06:00:00Z' where id in (select id from posts order by slug limit 2)`,
  );
  await app.sql(
    `update user_settings set marketing_emails = true where user_id in (
       select id from users order by email offset 3 limit 40)`,
  );
}

const keyEnds = (market: Market) =>
  mutateOrFail(market, 'employer', 'createApiKey', {
    name: 'Old site',
    scopes: ['JOBS_READ'],
    expiresAt: '2026-12-05T00:00:00.000Z',
  });

const listening = (market: Market) =>
  mutateOrFail(market, 'employer', 'createWebhook', {
    url: 'http://127.0.0.1:1/hook',
    events: ['JOB_EXPIRED'],
  });

type Runs = Readonly<Partial<Record<TaskName, Run>> & Record<`${TaskName}: ${string}`, Run>>;

/** Each scheduled task at one of its hours, and each other task after the request that queues it. */
export const RUNS: Readonly<Record<string, Runs>> = {
  mails: {
    'send-alerts': { at: MORNING },
    'send-recommendations': { at: MONDAY, before: fewWant },
    'send-new-posts': { at: MONDAY, before: subscribed },
    'send-news': { at: MONDAY, before: published },
    'send-weekly-reports': { at: MONDAY },
    'send-reports': { at: MORNING, before: scheduled },
    'notify-expiring-jobs': { at: MORNING },
    'send-interview-reminders': {
      at: MORNING,
      before: invited,
      wantedBy: 'applicant',
      about: ({ reviewed }) => [reviewed],
    },
    'send-interview-reminders: the interviewers have left': { before: left },
    'send-offer-reminders': {
      at: '2026-11-25T19:00:00Z',
      before: sendsOffer,
      wantedBy: 'applicant',
      about: ({ shortlisted }) => [shortlisted],
    },
    'notify-expiring-keys': { at: '2026-12-01T02:30:00Z', before: keyEnds },
  },
  counts: {
    'lift-suspensions': { at: MONDAY, before: suspended },
    'count-pay': { at: NIGHT },
    'count-experience': { at: '2026-12-01T21:15:00Z' },
    'read-pay': {},
    'count-responses': { at: NIGHT },
    'count-stage-times': { at: NIGHT },
    'note-expired-jobs': { at: '2026-11-27T02:30:00Z', before: listening },
    'learn-title-relations': { at: NIGHT },
    'clear-ended': { at: '2026-11-29T21:45:00Z' },
  },
  requests: {
    'tell-decisions': { at: '2026-11-21T06:45:00Z', before: decided, wantedBy: 'company' },
    'mail-messages': { at: '2026-11-21T06:45:00Z', before: written, wantedBy: 'company' },
    'send-messages': { at: '2026-11-21T06:45:00Z', before: manyWritten, wantedBy: 'company' },
    'tell-withdrawal': { at: '2026-11-21T06:45:00Z', before: withdrawn, wantedBy: 'applicant' },
  },
};

const COUNTING: readonly TaskName[] = [
  'count-pay',
  'count-responses',
  'count-stage-times',
  'prepare-applicants',
];

const taskNamed = (name: TaskName) => TIMETABLE.find((one) => one.name === name)!;

/** Fills the tables that follow from others, such as how fast companies answer. */
export async function countEverything({ app }: Market): Promise<void> {
  for (const name of COUNTING) await taskNamed(name).run(app.services, null);
}

export async function recordTask(
  market: Market,
  names: Names,
  title: string,
  run: Run,
): Promise<string> {
  const changes = inOrder(await changesOf(market, title, run), names);
  const lines = writtenBriefly(changes, names.record(freshNames(changes)));
  for (const [what, happen] of Object.entries(run.wantedBy ? MEANWHILE : {})) {
    if (run.wantedBy === 'applicant' && what.startsWith('the sender')) continue;
    const others = await changesOf(market, title, run, happen);
    lines.push(`if ${what}: ${counted(others) || 'changes nothing'}`);
  }
  return `## ${title}, at ${run.at ?? 'noon'}\n${lines.join('\n') || 'changes nothing'}\n`;
}

async function changesOf(
  market: Market,
  title: string,
  { at, before, about = ({ pending, sentPending }) => [pending, sentPending] }: Run,
  meanwhile?: (market: Market, applications: string[]) => Promise<unknown>,
): Promise<Change[]> {
  const [name] = title.split(':');
  try {
    const payload = await before?.(market);
    await meanwhile?.(market, about(market.ids));
    if (at) market.app.clock.moveTo(at);
    const start = await lastChange(market.app);
    await taskNamed(name as TaskName).run(market.app.services, payload ?? null);
    return await changesSince(market.app, start);
  } finally {
    market.app.clock.stopAt(market.now);
    await undoChanges(market.app);
  }
}
