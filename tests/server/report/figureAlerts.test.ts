import { describe, expect, test, beforeEach } from 'vitest';
import { checkFigureAlerts } from '#server/modules/report/figureAlert/checkFigureAlerts.service.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { addJob } from '#tests/support/rows.ts';
import { deliver, makeWebhook } from '#tests/server/partner/webhook/webhookWorld.ts';
import { receiver } from '#tests/server/partner/webhook/receiver.ts';
import {
  alertOf,
  alertsOf,
  deleteAlert,
  saveAlert,
  tryAlert,
  pauseOrResumeAlert,
} from './figureAlertWorld.ts';
import { deleteReport, restoreReport, saveReport, shareReport } from './reportWorld.ts';
import { at, mailsOf } from './sendingWorld.ts';

let app: App;
let asha: Person;
let ravi: Person;
let companyId: string;
/** The job that `post` copies. */
let jobId: string;

beforeEach(async () => {
  const world = await scenario()
    .admin({ as: 'asha', firstName: 'Asha' })
    .admin({ as: 'ravi', firstName: 'Ravi' })
    .employer();
  ({ app, asha, ravi } = world);
  companyId = world.employer.company!.id;
  await app.sql('delete from settings');
  await app.sql('delete from figure_alerts');
  await app.sql('delete from applications');
  await app.sql('delete from jobs');
  await at('2027-02-01T06:00:00Z');
  ({ id: jobId } = await addJob(app, companyId, { postedIn: -400 }));
});

/** Adds jobs that were posted at this time. */
async function post(count: number, time: string, more: object = {}): Promise<void> {
  await app.sql(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(),
       'posted_at', ?::timestamptz) || ?::jsonb)).* from jobs j, generate_series(1, ?) where j.id = ?`,
    [time, JSON.stringify(more), count, jobId],
  );
}

const deleteNewestJobs = (count: number) =>
  app.sql(
    'delete from jobs where id in (select id from jobs where id <> ? order by posted_at desc limit ?)',
    [jobId, count],
  );

/** What the task runner does every few minutes. */
const check = () => checkFigureAlerts(app.services);

async function bellsOf({ id }: Person) {
  const rows = await app.sql<{ data: { act: string; reason: string; alertName: string } }>(
    `select data from notifications where user_id = ? and kind = 'figure_alert' order by created_at, id`,
    [id],
  );
  return rows.map(({ data }) => [data.act, data.alertName, data.reason]);
}

const QUERY = { measures: ['JOBS'], range: { last: 7, unit: 'DAY' } };
const manyJobs = { name: 'Many jobs', query: QUERY, amount: 2 };

describe('a threshold', () => {
  test('notifies once per crossing, by bell, email and webhook, with the days and the rows', async () => {
    const hook = await receiver();
    await app.sql('update sessions set password_confirmed_at = ?', [app.clock.now()]);
    await makeWebhook(ravi, { url: hook.url, events: ['FIGURE_CROSSED'] });
    const { id, state } = await saveAlert(asha, { ...manyJobs, isPosted: true });
    expect(state).toBe('WAITING');
    await check();
    expect(await alertOf(asha, id)).toMatchObject({ state: 'NORMAL', value: 0, crossings: [] });

    await post(3, '2027-02-01T05:00:00Z');
    await at('2027-02-01T06:14:00Z');
    await check();
    expect(await bellsOf(asha)).toEqual([]);
    await at('2027-02-01T06:16:00Z');
    await check();
    const finding = 'Jobs, last 7 days: 3.';
    expect(await bellsOf(asha)).toEqual([['crossed', 'Many jobs', finding]]);
    const [mail, ...others] = await mailsOf(asha);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Many jobs: 3');
    expect(mail!.text).toContain(`${finding}\n\nYour rule: above 2.`);
    expect(mail!.text).toContain('Mon 1 Feb 2027\t3');
    expect(mail!.text).toContain(
      '/admin/analytics/explore?measures=jobs&last=7-day&rows=1&of=jobs&readAt=2027-02-01T06',
    );
    expect(mail!.html).toContain('width:100%;background-color');
    await deliver(app);
    expect(hook.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'figure.crossed',
        timestamp: expect.stringContaining('2027-02-01T06:16'),
        data: { alert: { id, name: 'Many jobs' }, measure: 'JOBS', value: 3, condition: 'above 2' },
      },
    ]);

    // The figure stays beyond the limit, returns, and crosses it again.
    await at('2027-02-01T06:32:00Z');
    await check();
    await deleteNewestJobs(2);
    await at('2027-02-01T06:48:00Z');
    await check();
    expect(await bellsOf(asha)).toHaveLength(1);
    expect(await alertOf(asha, id)).toMatchObject({
      state: 'NORMAL',
      crossings: [{ finding, returnedAt: expect.stringContaining('2027-02-01T06:48') }],
    });
    await post(2, '2027-02-01T05:00:00Z');
    await at('2027-02-01T07:04:00Z');
    await check();
    expect(await mailsOf(asha)).toHaveLength(2);
    expect(await alertOf(asha, id)).toMatchObject({
      state: 'CROSSED',
      crossedAt: expect.stringContaining('2027-02-01T07:04'),
      valueText: '3',
      crossings: [
        { returnedAt: null },
        { returnedAt: expect.stringContaining('2027-02-01T06:48') },
      ],
    });
    expect(await bellsOf(ravi)).toEqual([]);
    await deleteNewestJobs(2);
    await at('2027-02-01T07:20:00Z');
    await check();
    expect((await alertOf(asha, id))!.crossings).toMatchObject([
      { returnedAt: expect.stringContaining('2027-02-01T07:20') },
      { returnedAt: expect.stringContaining('2027-02-01T06:48') },
    ]);

    // The link in the email stops the emails, but not the bell, and works again without an effect.
    const [, token] = /leave-subscription\?token=([\w-]+)/.exec(mail!.text)!;
    const leave = () =>
      app.graphql(
        'mutation($token: String!) { leaveSubscription(input: { token: $token }) { message } }',
        { token },
      );
    await leave();
    expect((await alertOf(asha, id))!.isMailed).toBe(false);
    await post(2, '2027-02-01T05:00:00Z');
    await at('2027-02-01T07:36:00Z');
    await check();
    expect(await bellsOf(asha)).toHaveLength(3);
    expect(await mailsOf(asha)).toHaveLength(2);
    // A mail program sends the same without the page.
    await app.sql('update figure_alerts set is_mailed = true');
    const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    const sent = await fetch(`${app.url}/leave-subscription?token=${token}`, oneClick);
    expect([sent.status, (await alertOf(asha, id))!.isMailed]).toEqual([200, false]);
    await deleteAlert(asha, id);
    await leave();
  });

  test('notifies once from concurrent processes, and after one was interrupted', async () => {
    await post(3, '2027-02-01T05:00:00Z');
    await saveAlert(asha, manyJobs);
    const other = await startApp({ databaseUrl: app.databaseUrl });
    other.clock.moveTo('2027-02-01T06:00:00Z');
    await app.sql(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the power is gone'; end $$`);
    await app.sql('create trigger refuse before insert on outbox execute function refuse()');
    await expect(check()).rejects.toThrow('the power is gone');
    expect(await bellsOf(asha)).toEqual([]);
    await app.sql('drop trigger refuse on outbox');
    await app.sql('drop function refuse()');
    await Promise.all([app, other, app, other].map(({ services }) => checkFigureAlerts(services)));
    expect(await bellsOf(asha)).toHaveLength(1);
    expect(await mailsOf(asha)).toHaveLength(1);
  });

  test(
    'starts over if it watches something else, and continues otherwise',
    { tags: ['full'] },
    async () => {
      await post(3, '2027-02-01T05:00:00Z');
      const { id } = await saveAlert(asha, manyJobs);
      await check();
      await saveAlert(asha, { ...manyJobs, id, name: 'More jobs' });
      await check();
      expect(await bellsOf(asha)).toHaveLength(1);
      await saveAlert(asha, { ...manyJobs, id, amount: 1 });
      expect(await alertOf(asha, id)).toMatchObject({ state: 'WAITING', crossedAt: null });
      await check();
      expect(await bellsOf(asha)).toHaveLength(2);
      await pauseOrResumeAlert(asha, id, false);
      expect((await alertOf(asha, id))!.state).toBe('PAUSED');
      await deleteAlert(asha, id);
      expect(await alertsOf(asha)).toEqual([]);
      const actions = await app.sql<{ action: string }>(
        `select action from activity_log where subject_id = ? order by id`,
        [id],
      );
      expect(actions.map(({ action }) => action.split('.')[1])).toEqual([
        'create',
        'update',
        'update',
        'pause',
        'delete',
      ]);
    },
  );
});

describe('an alert on each group', () => {
  const NOW = '2027-02-01T05:00:00Z';
  const fewRemote = {
    name: 'Few remote',
    query: {
      measures: ['JOBS', 'REMOTE_SHARE'],
      dimensions: ['TIME', 'JOB_TYPE'],
      having: [{ measure: 'JOBS', test: 'AT_LEAST', value: 2 }],
      range: { last: 7, unit: 'DAY' },
    },
    measure: 'REMOTE_SHARE',
    isPerGroup: true,
    direction: 'BELOW',
    amount: 50,
  };
  const set = (change: string, type: string) =>
    app.sql(`update jobs set ${change} where type = ? and id <> ?`, [type, jobId]);

  test('notifies once per crossing of each group, by name, and returns with the last of them', async () => {
    await post(3, NOW, { type: 'full_time', is_remote: false });
    await post(1, NOW, { type: 'full_time', is_remote: true });
    await post(2, NOW, { type: 'contract', is_remote: true });
    await post(1, NOW, { type: 'intern', is_remote: false });
    const hook = await receiver();
    await app.sql('update sessions set password_confirmed_at = ?', [app.clock.now()]);
    await makeWebhook(ravi, { url: hook.url, events: ['FIGURE_CROSSED'] });
    const { id } = await saveAlert(asha, { ...fewRemote, isPosted: true });
    await check();
    const figure =
      'Share of remote jobs and jobs by job type, last 7 days, only where jobs is at least 2';
    expect(await bellsOf(asha)).toEqual([['crossed', 'Few remote', `${figure}: Full Time (25%).`]]);
    expect(await alertOf(asha, id)).toMatchObject({
      state: 'CROSSED',
      value: null,
      valueText: '1 of 2',
      finding: `${figure}: 1 of 2 groups are beyond the limit.`,
      link: expect.stringContaining('having=jobs%3E%3D2%2Cremote_share%3C50'),
    });
    const [mail] = await mailsOf(asha);
    expect(mail!.subject).toBe('Few remote: Full Time (25%)');
    expect(mail!.text).toContain('Full Time\t25%');
    expect(mail!.text).not.toMatch(/And \d+ more/);
    expect(mail!.text).toContain('Your rule: below 50%.');
    await deliver(app);
    expect(JSON.parse(hook.received[0]!.body).data).toMatchObject({
      value: null,
      groupCount: 1,
      groups: [
        {
          keys: ['full_time'],
          name: 'Full Time',
          value: 25,
          link: expect.stringContaining('of=remote_share&group=job_type%3Afull_time'),
        },
      ],
    });

    // One more intern, so that the group crosses the limit; the crossing of full time was already reported.
    await post(1, NOW, { type: 'intern', is_remote: false });
    await at('2027-02-01T06:16:00Z');
    await check();
    expect((await bellsOf(asha)).slice(1)).toEqual([
      ['crossed', 'Few remote', `${figure}: Intern (0%).`],
    ]);

    // Full time is back, contract crosses, and no intern is left.
    await set('is_remote = true', 'full_time');
    await set('is_remote = false', 'contract');
    await set(`posted_at = '2026-06-01'`, 'intern');
    await at('2027-02-01T06:32:00Z');
    await check();
    expect((await bellsOf(asha)).slice(2)).toEqual([
      ['crossed', 'Few remote', `${figure}: Contract (0%).`],
    ]);
    const back = expect.stringContaining('2027-02-01T06:32');
    expect(await alertOf(asha, id)).toMatchObject({
      crossedAt: expect.stringContaining('2027-02-01T06:00'),
      crossings: [{ returnedAt: null }, { returnedAt: back }, { returnedAt: back }],
    });

    await set('is_remote = true', 'contract');
    await at('2027-02-01T06:48:00Z');
    await check();
    expect(await alertOf(asha, id)).toMatchObject({ state: 'NORMAL', crossedAt: null });
    await set('is_remote = false', 'contract');
    await at('2027-02-01T07:04:00Z');
    await check();
    expect(await bellsOf(asha)).toHaveLength(4);
  });

  test('can be tried, as can one on a calculation, and says what it cannot watch', async () => {
    await post(3, NOW, { type: 'full_time' });
    await post(1, NOW, { type: 'intern' });
    const query = {
      measures: ['JOBS'],
      dimensions: ['TIME', 'JOB_TYPE'],
      range: { last: 7, unit: 'DAY' },
      calculations: [
        { kind: 'RUNNING_TOTAL', measure: 'JOBS' },
        { kind: 'SHARE_OF_TOTAL', measure: 'JOBS' },
        { kind: 'FORMULA', formula: 'jobs * 2', name: 'Twice', unit: 'COUNT' },
      ],
    };
    const groups = { query, isPerGroup: true, measure: null, amount: 70 };
    expect(await tryAlert(asha, { ...groups, calculation: 2 })).toMatchObject({
      isMet: true,
      groups: [{ name: 'Full Time', value: 75, text: '75%' }],
      days: [],
    });
    // The farthest from the limit comes first.
    const below = { ...groups, calculation: 2, direction: 'BELOW', amount: 80 };
    expect((await tryAlert(asha, below)).groups.map(({ name }) => name)).toEqual([
      'Intern',
      'Full Time',
    ]);
    const twice = { ...groups, calculation: 3, isPerGroup: false, amount: 7 };
    expect(await tryAlert(asha, twice)).toMatchObject({
      isMet: true,
      finding: 'Jobs, last 7 days, with Twice: 8.',
    });
    const measures = ['JOBS', 'JOBS_WITH_APPLICATIONS', 'JOBS_WITH_VIEWS'];
    const step = {
      query: { measures, funnel: true, range: query.range },
      measure: 'JOBS_WITH_APPLICATIONS',
      amount: 3,
    };
    expect(await tryAlert(asha, { ...step, direction: 'BELOW' })).toMatchObject({
      isMet: true,
      finding: 'Jobs → jobs with an application, last 7 days: 0.',
    });
    const refused: [object, string][] = [
      [{ ...groups, calculation: 1 }, 'depend on steps of time'],
      [{ ...groups, calculation: 4 }, 'no longer counts'],
      [{ ...groups, kind: 'UNUSUAL', amount: null }, 'only be found for the total'],
      [{ ...groups, query: QUERY }, 'has no groups to watch'],
      [{ ...groups, calculation: 2, isPerGroup: false }, 'needs a dimension'],
    ];
    for (const [input, message] of refused)
      await expect(saveAlert(asha, { ...manyJobs, ...input })).rejects.toThrow(message);
    const share = { measures: ['REMOTE_SHARE'], range: query.range };
    expect((await saveAlert(asha, { ...manyJobs, query: share })).condition).toBe('above 2%');
    // Unusual days have no limit, so its amount is not kept either.
    const { id } = await saveAlert(asha, { ...manyJobs, kind: 'UNUSUAL' });
    expect(await app.sql('select amount from figure_alerts where id = ?', [id])).toEqual([
      { amount: null },
    ]);
  });
});

test(
  'a change is compared with the period before, and cannot be judged if that has no value',
  { tags: ['full'] },
  async () => {
    const change = { ...manyJobs, kind: 'CHANGE', direction: 'ABOVE', amount: 50, isPercent: true };
    const { id } = await saveAlert(asha, change);
    await post(3, '2027-02-01T05:00:00Z');
    await check();
    expect(await alertOf(asha, id)).toMatchObject({
      state: 'UNKNOWN',
      finding:
        'Jobs, last 7 days: 3, compared with 0 in the period before. The change cannot be calculated.',
    });
    await post(2, '2027-01-24T00:30:00Z');
    await at('2027-02-01T07:00:00Z');
    await check();
    expect(await bellsOf(asha)).toEqual([
      [
        'crossed',
        'Many jobs',
        'Jobs, last 7 days: 3, compared with 2 in the period before (+50%).',
      ],
    ]);
  },
);

test('a change is compared with the period before, also if the question compares with a year earlier, and its page shows that', async () => {
  await post(3, '2027-02-01T05:00:00Z');
  await post(2, '2027-01-24T00:30:00Z');
  const query = { ...QUERY, compare: 'YEAR_BEFORE' };
  const trial = await tryAlert(asha, { ...manyJobs, query, kind: 'CHANGE' });
  expect(trial.finding).toBe('Jobs, last 7 days: 3, compared with 2 in the period before (+1).');
  expect(trial.link).toContain('&compare=previous_period');
  const groups = { ...query, dimensions: ['JOB_TYPE'] };
  const perGroup = { ...manyJobs, query: groups, kind: 'CHANGE', isPerGroup: true, amount: 1 };
  const { webhookBody } = await tryAlert(asha, perGroup);
  expect(JSON.parse(webhookBody).data.groups).toMatchObject([
    { before: 2, change: 1, link: expect.stringContaining('&compare=previous_period') },
  ]);
});

test('a webhook gets the first fifty groups, and how many there are', async () => {
  await post(52, '2027-02-01T05:00:00Z');
  const query = { ...QUERY, dimensions: ['JOB'] };
  const eachJob = { ...manyJobs, query, isPerGroup: true, direction: 'BELOW' };
  const { webhookBody } = await tryAlert(asha, eachJob);
  const { groups, groupCount } = JSON.parse(webhookBody).data;
  expect([groups.length, groupCount]).toEqual([50, 52]);
});

test('an unusual day is outside the usual range of its weekday, which the alert names; it also says if there is too little history', async () => {
  const unusual = {
    name: 'Odd day',
    query: QUERY,
    kind: 'UNUSUAL',
    direction: 'EITHER',
    amount: null,
  };
  // The data begins during a Sunday, so that Sunday is not a whole day.
  await app.sql('update jobs set posted_at = ? where id = ?', ['2026-12-27T09:00:00Z', jobId]);
  for (const day of ['2027-01-03', '2027-01-10', '2027-01-17', '2027-01-24'])
    await post(4, `${day}T10:00:00Z`);
  const short = await tryAlert(asha, unusual);
  expect(short.isMet).toBeNull();
  expect(short.finding).toBe(
    'Jobs, Sun 31 Jan 2027: 0. There is not enough history to say what is usual: only 4 of the 8 weeks before have a value for this weekday, and at least 6 are needed.',
  );

  await app.sql('update jobs set posted_at = ? where id = ?', ['2026-01-01T09:00:00Z', jobId]);
  for (const day of ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'])
    await post(4, `${day}T10:00:00Z`);
  await post(11, '2027-01-31T23:00:00Z');
  // Jobs of today, which do not count because the day is not over.
  await post(90, '2027-02-01T05:00:00Z');
  const { id } = await saveAlert(asha, unusual);
  await check();
  const finding =
    'Jobs, Sun 31 Jan 2027: 11. The usual range for this weekday is 0 to 10 (median 4 of the last 8 weeks).';
  expect(await bellsOf(asha)).toEqual([['crossed', 'Odd day', finding]]);
  const [mail] = await mailsOf(asha);
  expect(mail!.text).toContain('Sun 24 Jan 2027\t4\nSun 31 Jan 2027\t11');
  expect((await alertOf(asha, id))!.crossings[0]!.link).toContain('from=2027-01-31&to=2027-01-31');
});

test('an unusual day is compared with days of the same age, because views take longer than a day', async () => {
  // Five applications on each of ten Sundays: one is seen within an hour, three after three days.
  await app.sql(
    `with people as (
        insert into users (id, email, role, created_at, updated_at)
        select gen_random_uuid(), 'person' || n || '@new.example', 'job_seeker', '2026-01-01', '2026-01-01' from generate_series(0, 49) n
        returning id, substring(email from '\\d+')::int as n
      ), sent as (
        insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
        select id, ?, id, '', '', 'pending', at, at
        from people cross join lateral (select timestamptz '2027-01-31T10:00Z' - n / 5 * interval '7 days' as at) sunday
        returning id, applied_at
      )
      insert into application_events (id, application_id, kind, at)
      select gen_random_uuid(), sent.id, 'viewed', seen.at from sent join people using (id) cross join lateral (
        select applied_at + case n % 5 when 0 then interval '1 hour' else interval '3 days' end as at) seen
      where n % 5 < 4 and seen.at < ?`,
    [jobId, app.clock.now()],
  );
  const trial = await tryAlert(asha, {
    name: 'Seen',
    query: { measures: ['SEEN_RATE'] },
    kind: 'UNUSUAL',
    direction: 'EITHER',
    amount: null,
  });
  expect(trial.finding).toBe(
    'Seen rate, Sun 31 Jan 2027: 20%. The usual range for this weekday is 17% to 23% (median 20% of the last 8 weeks).',
  );
  expect(trial.isMet).toBe(false);
});

describe('no notification is sent', { tags: ['full'] }, () => {
  test.each([
    ['to a suspended administrator', `update users set status = 'suspended' where id = ?`],
    ['to someone whose role is gone', `update users set role = 'job_seeker' where id = ?`],
  ])('%s', async (_, change) => {
    await post(3, '2027-02-01T05:00:00Z');
    await saveAlert(asha, manyJobs);
    await app.sql(change, [asha.id]);
    await check();
    expect(await bellsOf(asha)).toEqual([]);
    expect(await mailsOf(asha)).toEqual([]);
  });
});

test('an alert on a report follows it, and says once that it cannot be checked any more', async () => {
  await post(3, '2027-02-01T05:00:00Z');
  const report = await saveReport(ravi, { name: 'Jobs', query: QUERY, shared: true });
  const watching = {
    name: 'Report',
    reportId: report.id,
    query: null,
    amount: 5,
    isMailed: false,
  };
  const { id } = await saveAlert(asha, watching);
  await check();
  expect(await alertOf(asha, id)).toMatchObject({ state: 'NORMAL', value: 3 });
  await shareReport(ravi, report.id, false);
  // After a failure it waits an hour.
  for (const time of ['07:00', '07:16', '09:00']) {
    await at(`2027-02-01T${time}:00Z`);
    await check();
  }
  expect(await app.sql('select failures from figure_alerts')).toEqual([{ failures: 2 }]);
  const missing = 'We could not find this report. It may have been deleted.';
  expect(await alertOf(asha, id)).toMatchObject({ state: 'PROBLEM', problem: missing });
  expect(await bellsOf(asha)).toEqual([['failed', 'Report', missing]]);
  expect(await app.mails(asha.email)).toEqual([]);
  await shareReport(ravi, report.id);
  await at('2027-02-01T11:00:00Z');
  await check();
  expect(await alertOf(asha, id)).toMatchObject({ state: 'NORMAL', problem: null });
});

test('an alert on a report that is deleted goes on watching its question, with its history', async () => {
  await post(3, '2027-02-01T05:00:00Z');
  const [report, hidden] = [
    await saveReport(ravi, { name: 'Jobs', query: QUERY, shared: true }),
    await saveReport(ravi, { name: 'Hidden', query: QUERY, shared: true }),
  ];
  const watching = { name: 'Report', query: null, amount: 2 };
  const { id } = await saveAlert(asha, { ...watching, reportId: report.id });
  const other = await saveAlert(asha, { ...watching, reportId: hidden.id });
  await check();
  await shareReport(ravi, hidden.id, false);
  for (const one of [report, hidden]) await deleteReport(ravi, one.id);
  expect(await alertOf(asha, id)).toMatchObject({ state: 'CROSSED', problem: null });
  await restoreReport(ravi, report.id);
  await deleteReport(ravi, report.id);
  await at('2027-02-03T07:00:00Z');
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, 'clear-ended', {}));
  await app.runTasks();
  await check();
  expect(await app.sql('select 1 from analytics_reports where id = ?', [report.id])).toEqual([]);
  expect(await alertOf(asha, id)).toMatchObject({
    state: 'CROSSED',
    figure: 'Jobs, last 7 days',
    report: null,
    crossings: [{ finding: 'Jobs, last 7 days: 3.' }],
  });
  expect(await alertOf(asha, other.id)).toBeNull();
});

test('an alert on a report starts over when the report asks something else, and not when it is renamed', async () => {
  await post(3, '2027-02-01T05:00:00Z');
  await post(2, '2027-01-10T05:00:00Z');
  const report = await saveReport(ravi, { name: 'Jobs', query: QUERY, shared: true });
  const watching = { name: 'Report', reportId: report.id, query: null, amount: 2 };
  const { id } = await saveAlert(asha, watching);
  await check();
  const changed = { id: report.id, name: 'Posted jobs', query: QUERY, shared: true };
  await saveReport(ravi, changed);
  await at('2027-02-01T06:16:00Z');
  await check();
  expect(await bellsOf(asha)).toHaveLength(1);
  await saveReport(ravi, { ...changed, query: { ...QUERY, range: { last: 30, unit: 'DAY' } } });
  expect(await alertOf(asha, id)).toMatchObject({ state: 'WAITING', crossedAt: null });
  await check();
  expect((await bellsOf(asha)).slice(1)).toEqual([['crossed', 'Report', 'Jobs, last 30 days: 5.']]);
  expect((await alertOf(asha, id))!.crossings).toMatchObject([
    { returnedAt: null },
    { returnedAt: expect.stringContaining('2027-02-01T06:16') },
  ]);
});

test('alerts are private, limited, validated, exported and deleted with their owner', async () => {
  const { id } = await saveAlert(asha, manyJobs);
  expect(await alertOf(ravi, id)).toBeNull();
  await expect(saveAlert(ravi, { ...manyJobs, id })).rejects.toThrow('could not find this alert');
  await expect(pauseOrResumeAlert(ravi, id, false)).rejects.toThrow('could not find this alert');
  await expect(deleteAlert(ravi, id)).rejects.toThrow('could not find this alert');
  const own = await saveReport(ravi, { query: QUERY });
  const hidden = { ...manyJobs, reportId: own.id, query: null };
  await expect(saveAlert(asha, hidden)).rejects.toThrow('could not find this report');
  await expect(tryAlert(asha, hidden)).rejects.toThrow('could not find this report');
  await expect(
    saveAlert(asha, { ...manyJobs, query: { measures: ['JOBS'] }, kind: 'CHANGE' }),
  ).rejects.toThrow('no earlier period');
  await expect(saveAlert(asha, { ...manyJobs, measure: 'HIRES' })).rejects.toThrow(
    'no longer counts',
  );

  await app.sql(
    `insert into figure_alerts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
     from figure_alerts a, generate_series(1, 49) where a.id = ?`,
    [id],
  );
  await expect(saveAlert(asha, manyJobs)).rejects.toThrow('limit of 50 alerts');
  // Those beyond their limits come first.
  await app.sql(`update figure_alerts set crossed_at = ?, name = 'Z' where id = ?`, [
    app.clock.now(),
    id,
  ]);
  expect((await alertsOf(asha))[0]!.id).toBe(id);
  // The fifty newest crossings are listed, the newest first.
  await app.sql(
    `insert into figure_alert_crossings (id, alert_id, crossed_at, facts)
     select gen_random_uuid(), ?, timestamptz '2027-01-01' + hours * interval '1 hour', '{"finding": "", "link": "https://jobs.example/"}'
     from generate_series(0, 50) hours`,
    [id],
  );
  const { crossings } = (await alertOf(asha, id))!;
  expect(crossings).toHaveLength(50);
  expect([crossings[0], crossings.at(-1)]).toMatchObject([
    { crossedAt: '2027-01-03T02:00:00.000Z' },
    { crossedAt: '2027-01-01T01:00:00.000Z' },
  ]);
  await ravi.graphql(
    'mutation($id: ID!) { updateUser(input: { id: $id, role: JOB_SEEKER }) { user { id } } }',
    { id: asha.id },
  );
  expect(await app.sql('select 1 from figure_alerts')).toEqual([]);
});
