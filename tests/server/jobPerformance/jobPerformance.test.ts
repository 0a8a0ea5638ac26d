import { beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob, addMember } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';

interface Counts {
  views: number;
  saves: number;
  applications: number;
  interviews: number;
  offers: number;
  hires: number;
}
interface Performance {
  job: { id: string; views: number; applicationsCount: number; stats: { interviewed: number } };
  totals: Counts;
  days: { day: string; counts: Counts }[];
  sources: { source: string | null; views: number; applications: number }[];
  funnel: { step: string; count: number; of: string | null; ofCount: number }[];
  comparison: { jobs: number; companies: number; own: Counts; similar: Counts | null };
  suggestions: { kind: string; own: number; other: number | null; question: string | null }[];
}

const COUNTS = 'views saves applications interviews offers hires';
const QUERY = `query($jobId: ID!, $period: JobPeriod!) { viewer { jobPerformance(jobId: $jobId, period: $period) {
  job { id views applicationsCount stats { interviewed } } totals { ${COUNTS} } days { day counts { ${COUNTS} } }
  sources { source views applications } funnel { step count of ofCount }
  comparison { jobs companies own { ${COUNTS} } similar { ${COUNTS} } } suggestions { kind own other question } } } }`;

async function performanceFor(who: Employer, jobId: string, period = 'SINCE_POSTED') {
  const { viewer } = await who.graphql<{ viewer: { jobPerformance: Performance | null } }>(QUERY, {
    jobId,
    period,
  });
  return viewer.jobPerformance;
}

let app: App;
let employer: Employer;
let jobId: string;

const QUESTION = JSON.stringify({
  kind: 'yes_no',
  text: 'Can you drive?',
  options: [],
  isRequired: true,
  wanted: ['yes'],
  minimum: null,
  weight: 'must',
});

/**
 * Sixty seekers around a job that was posted a hundred days ago. Some look several times, save, apply, withdraw, are
 * rejected, interviewed twice, missed or hired without an interview; some views are of guests.
 */
beforeAll(async () => {
  ({ app, employer } = await scenario().employer());
  app.clock.moveTo('2026-11-21T10:00:00Z');
  await app.settings({ timeZone: 'Asia/Kolkata' });
  const job = await addJob(app, employer.company!.id, { title: 'Driver', postedIn: -100 });
  jobId = job.id;
  const made = [
    `update jobs set questions = jsonb_build_array('${QUESTION}'::jsonb) where id = '${jobId}'`,
    `insert into users (id, email, first_name, role, created_at, updated_at)
      select gen_random_uuid(), 'seeker' || n || '@messy.example', n::text, 'job_seeker', now(), now()
      from generate_series(0, 59) n`,
    // Some views are twenty minutes before or after midnight in India.
    `insert into job_views (id, job_id, user_id, visitor, source, viewed_at, viewed_on)
      select gen_random_uuid(), '${jobId}', case when u.n % 4 > 0 then u.id end, sha256((u.n || ' ' || d)::bytea),
        (array['search', 'direct', 'alert', 'similar'])[1 + (u.n + d) % 4], at, (at at time zone 'Asia/Kolkata')::date
      from (select id, first_name::int as n from users where email like '%@messy.example') u
        cross join generate_series(0, 2) d
        cross join lateral (select timestamptz '2026-11-21T10:00:00Z' - (u.n * 1.6 + d * 0.35) * interval '1 day' as at) moments`,
    `insert into job_views (id, job_id, visitor, source, viewed_at, viewed_on)
      select gen_random_uuid(), '${jobId}', sha256(at::text::bytea), 'home', at, (at at time zone 'Asia/Kolkata')::date
      from unnest(array['2026-11-14T18:20:00Z', '2026-11-14T18:40:00Z']::timestamptz[]) at`,
    `update jobs set views = (select count(*) from job_views where job_id = '${jobId}') where id = '${jobId}'`,
    `insert into saved_jobs (user_id, job_id, saved_at)
      select id, '${jobId}', timestamptz '2026-11-21T09:00:00Z' - first_name::int * interval '1 day'
      from users where email like '%@messy.example' and first_name::int % 5 = 0`,
    `insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at, withdrawn_at)
      select gen_random_uuid(), '${jobId}', id, 'n', 'e',
        (array['pending', 'pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])[1 + n % 6], at, at,
        case when n % 12 = 0 then at end
      from (select id, first_name::int as n, timestamptz '2026-11-21T09:30:00Z' - first_name::int * 1.6 * interval '1 day' as at
        from users where email like '%@messy.example') u where n % 3 <> 1`,
    `update jobs set applications_count = (select count(*) from applications where job_id = '${jobId}') where id = '${jobId}'`,
    `insert into application_events (id, application_id, kind, at)
      select gen_random_uuid(), a.id, a.status, least(a.applied_at + interval '3 days', timestamptz '2026-11-21T10:00:00Z')
      from applications a where a.job_id = '${jobId}' and a.status <> 'pending'`,
    `insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
        status, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), a.id, a.company_id, a.job_id, a.seeker_id, 'phone', 't', 30, 0, 'Asia/Kolkata',
        case when (u.first_name::int + k) % 4 = 3 then 'missed' else 'held' end, at, at + interval '30 minutes', at, at
      from applications a join users u on u.id = a.seeker_id cross join generate_series(1, 2) k
        cross join lateral (select a.applied_at + k * interval '2 days' as at) moments
      where a.job_id = '${jobId}' and a.status in ('shortlisted', 'hired', 'pending') and u.first_name::int % 4 > 1
        and at < '2026-11-21T10:00:00Z'`,
    // Some get a second offer after the first was withdrawn, and some hires had none.
    `insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, sent_at,
        ended_at, withdrawn_by)
      select gen_random_uuid(), a.id, a.company_id, a.job_id, a.seeker_id, '2026-12-01', '2026-12-01', 'withdrawn', at,
        at, 'company'
      from applications a join users u on u.id = a.seeker_id cross join generate_series(1, 2) k
        cross join lateral (select a.applied_at + k * interval '3 days' as at) moments
      where a.job_id = '${jobId}' and a.status in ('shortlisted', 'hired') and (u.first_name::int + k) % 4 > 1
        and at < '2026-11-21T10:00:00Z'`,
    `insert into application_answers (application_id, position, question, answer, fits)
      select a.id, 0, '${QUESTION}'::jsonb, 'x', u.first_name::int % 3 = 0 and u.first_name::int % 2 = 0
      from applications a join users u on u.id = a.seeker_id where a.job_id = '${jobId}'`,
  ];
  for (const text of made) await app.sql(text);
});

/** The same counted by hand, day by day: each event is moved to India's clock and compared as a date. */
async function byHand(days: number | null): Promise<Record<string, Counts>> {
  const counted: Record<string, Counts> = {};
  const happened: Record<keyof Counts, string> = {
    views: `select viewed_at from job_views where job_id = '${jobId}'`,
    saves: `select saved_at from saved_jobs where job_id = '${jobId}'`,
    applications: `select applied_at from applications where job_id = '${jobId}'`,
    interviews: `select distinct on (application_id) starts_at from interviews
      where job_id = '${jobId}' and status = 'held' order by application_id, starts_at`,
    offers: `select distinct on (application_id) sent_at from offers
      where job_id = '${jobId}' order by application_id, sent_at`,
    hires: `select at from application_events where kind = 'hired'
      and application_id in (select id from applications where job_id = '${jobId}')`,
  };
  for (const [step, rows] of Object.entries(happened) as [keyof Counts, string][])
    for (const row of await app.sql<{ at: Date }>(
      `select to_json(t.at) as at from (${rows.replace(/select (distinct on \(application_id\) )?(\w+)/, 'select $1$2 as at')}) t`,
    )) {
      const india = new Date(new Date(row.at).getTime() + 5.5 * 3_600_000);
      const day = india.toISOString().slice(0, 10);
      const ago = (Date.parse('2026-11-21') - Date.parse(day)) / 86_400_000;
      if (days !== null && ago >= days) continue;
      counted[day] ??= { views: 0, saves: 0, applications: 0, interviews: 0, offers: 0, hires: 0 };
      counted[day][step] += 1;
    }
  return counted;
}

test.each([
  ['DAYS_7', 7],
  ['DAYS_30', 30],
  ['DAYS_90', 90],
  ['SINCE_POSTED', null],
])('%s: every figure of every day equals a count by hand', async (period, days) => {
  const shown = (await performanceFor(employer, jobId, period))!;
  const expected = await byHand(days);
  const some = shown.days.filter(({ counts }) => Object.values(counts).some((count) => count > 0));
  expect(Object.fromEntries(some.map(({ day, counts }) => [day, counts]))).toEqual(expected);
  expect(shown.days).toHaveLength(days ?? 101);
  expect(shown.days.at(-1)!.day).toBe('2026-11-21');
  const sum = (step: keyof Counts) =>
    Object.values(expected).reduce((total, counts) => total + counts[step], 0);
  expect(shown.totals).toEqual({
    views: sum('views'),
    saves: sum('saves'),
    applications: sum('applications'),
    interviews: sum('interviews'),
    offers: sum('offers'),
    hires: sum('hires'),
  });
  expect(shown.sources.reduce((total, { views }) => total + views, 0)).toBe(sum('views'));
  expect(shown.sources.reduce((total, one) => total + one.applications, 0)).toBe(
    sum('applications'),
  );
});

test('since it was posted, the figures equal those of the lists and of the page of the job', async () => {
  const { job, totals } = (await performanceFor(employer, jobId))!;
  expect(totals).toMatchObject({
    views: job.views,
    applications: job.applicationsCount,
    interviews: job.stats.interviewed,
  });
  expect(Math.min(...Object.values(totals))).toBeGreaterThan(2);
});

test('the source of an application is the source of the last view before it', async () => {
  const { sources } = (await performanceFor(employer, jobId))!;
  const traced = new Map<string | null, number>();
  for (const { source } of await app.sql<{ source: string | null }>(
    `select (select source from job_views v where v.job_id = a.job_id and v.user_id = a.seeker_id
        and v.viewed_at <= a.applied_at order by viewed_at desc limit 1) as source
      from applications a where a.job_id = ?`,
    [jobId],
  ))
    traced.set(source?.toUpperCase() ?? null, (traced.get(source?.toUpperCase() ?? null) ?? 0) + 1);
  expect(traced.size).toBeGreaterThan(3);
  const shown = sources.filter(({ applications }) => applications > 0);
  expect(new Map(shown.map((one) => [one.source, one.applications]))).toEqual(traced);
  expect(sources.at(-1)).toMatchObject({ source: null, views: 0 });
});

test('the funnel and the waiting applicants are counted from their events', async () => {
  const { funnel, suggestions } = (await performanceFor(employer, jobId))!;
  const all = await app.sql<{
    reviewed: boolean;
    held: boolean;
    offered: boolean;
    hired: boolean;
  }>(
    `select status <> 'pending' as reviewed, status = 'hired' as hired,
        id in (select application_id from interviews where status = 'held') as held,
        id in (select application_id from offers) as offered
      from applications where job_id = ?`,
    [jobId],
  );
  const many = (test: (one: (typeof all)[number]) => boolean) => all.filter(test).length;
  expect(funnel.slice(2)).toEqual([
    {
      step: 'REVIEWED',
      count: many(({ reviewed }) => reviewed),
      of: 'APPLICATIONS',
      ofCount: many(({ reviewed }) => reviewed),
    },
    {
      step: 'INTERVIEWS',
      count: many(({ held }) => held),
      of: 'REVIEWED',
      ofCount: many(({ held, reviewed }) => held && reviewed),
    },
    {
      step: 'OFFERS',
      count: many(({ offered }) => offered),
      of: 'INTERVIEWS',
      ofCount: many(({ offered, held }) => offered && held),
    },
    {
      step: 'HIRES',
      count: many(({ hired }) => hired),
      of: 'OFFERS',
      ofCount: many(({ hired, offered }) => hired && offered),
    },
  ]);
  const [waiting] = await app.sql(
    `select count(*)::int as own from applications where job_id = ? and status = 'pending' and withdrawn_at is null
      and applied_at < '2026-11-14T10:00:00Z'`,
    [jobId],
  );
  const [missed] = await app.sql(
    `select count(*)::int as other, sum((not fits)::int)::int as own from application_answers
      where application_id in (select id from applications where job_id = ?)`,
    [jobId],
  );
  expect(suggestions).toEqual([
    { kind: 'ANSWERS_WAIT', ...waiting, other: null, question: null },
    { kind: 'QUESTION_MISSED', ...missed, question: 'Can you drive?' },
  ]);
  // Nine answers say too little about a question.
  await app.sql(
    'delete from application_answers where ctid not in (select ctid from application_answers limit 9)',
  );
  const { suggestions: fewer } = (await performanceFor(employer, jobId))!;
  expect(fewer.map(({ kind }) => kind)).toEqual(['ANSWERS_WAIT']);
});

test('similar jobs are those of other companies with the same title and place, if there are five of three companies', async () => {
  const other = async (title: string, companyId: string, details = {}) => {
    const job = await addJob(app, companyId, { title, postedIn: -200, ...details });
    await app.sql(
      `insert into job_views (id, job_id, source, viewed_at, viewed_on)
        select gen_random_uuid(), ?, 'direct', ?::timestamptz - n * interval '1 day', '2026-11-01' from generate_series(1, 60) n`,
      [job.id, app.clock.now()],
    );
  };
  const [one, two, three] = await Promise.all([addCompany(app), addCompany(app), addCompany(app)]);
  for (const { id } of [one, one, two, two]) await other('Senior Driver', id);
  await other('Driver', employer.company!.id);
  await other('Driver', three.id, { adminStatus: 'pending' });
  await other('Driver', three.id, { postedIn: -3 });
  await other('Cook', three.id);
  const few = (await performanceFor(employer, jobId))!.comparison;
  expect(few).toMatchObject({ jobs: 4, companies: 2, similar: null });

  await other('driver', three.id);
  const { comparison } = (await performanceFor(employer, jobId))!;
  // Sixty views in the ninety days that are compared are twenty for thirty days.
  expect(comparison).toMatchObject({ jobs: 5, companies: 3, similar: { views: 20, hires: 0 } });
  const [own] = await app.sql<{ views: number }>(
    `select round(count(*) / 3.0, 1)::float8 as views from job_views
      where job_id = ? and viewed_at >= ?::timestamptz - interval '90 days'`,
    [jobId, app.clock.now()],
  );
  expect(comparison.own.views).toBe(own!.views);
  // Where remote jobs are makes no difference.
  const compared = async () => (await performanceFor(employer, jobId))!.comparison.jobs;
  await app.sql(`update jobs set state = 'Goa', is_remote = true where title = 'driver'`);
  expect(await compared()).toBe(4);
  await app.sql('update jobs set is_remote = true where id = ?', [jobId]);
  expect(await compared()).toBe(5);
});

test('only those who work on the job see how it performs', async () => {
  const { outsider, manager, interviewer } = await scenario(app)
    .employer({ as: 'outsider' })
    .employer({ as: 'manager', company: null })
    .employer({ as: 'interviewer', company: null });
  const company = employer.company!.id;
  await addMember(app, company, manager.id, 'hiring_manager', [jobId]);
  await addMember(app, company, interviewer.id, 'interviewer');
  expect(await performanceFor(outsider, jobId)).toBeNull();
  expect((await performanceFor(manager, jobId))?.job.id).toBe(jobId);
  expect(await performanceFor(interviewer, jobId)).toBeNull();
});

test('reading the performance of a job takes at most six statements', async () => {
  const nothing = await countStatements(() => employer.graphql('{ viewer { id } }'));
  const asked = await countStatements(() =>
    employer.graphql(
      `query($jobId: ID!) { viewer { jobPerformance(jobId: $jobId) { totals { views } } } }`,
      { jobId },
    ),
  );
  expect(asked - nothing).toBeLessThanOrEqual(5);
});
