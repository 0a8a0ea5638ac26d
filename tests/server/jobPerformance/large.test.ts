/** @module-tag full */
import { expect, test } from 'vitest';
import { scenario } from '#tests/support/scenario.ts';

test('a job with 20,000 applications and 100,000 views answers within a second', async () => {
  const { app, employer, job } = await scenario().employer().job({ postedIn: -80 });
  for (let part = 0; part < 20; part += 1)
    await app.sql(`
      with people as (
        insert into users (id, email, first_name, role, created_at, updated_at)
        select gen_random_uuid(), 'many' || ${part} || '-' || n || '@crowd.example', 'n', 'job_seeker', now(), now()
        from generate_series(1, 1000) n returning id
      ), sent as (
        insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
        select gen_random_uuid(), '${job.id}', id, 'n', 'e',
          (array['pending', 'reviewed', 'shortlisted', 'rejected'])[1 + abs(hashtext(id::text)) % 4],
          now(), now() - random() * interval '80 days'
        from people returning id, status, applied_at
      )
      insert into application_events (id, application_id, kind, at)
      select gen_random_uuid(), id, status, applied_at + interval '2 days' from sent where status <> 'pending'`);
  await app.sql(`
    insert into job_views (id, job_id, user_id, source, viewed_at, viewed_on)
    select gen_random_uuid(), '${job.id}', a.seeker_id, (array['search', 'home', 'direct'])[1 + n % 3], a.applied_at - n * interval '3 hours', current_date
    from applications a cross join generate_series(1, 5) n where a.job_id = '${job.id}'`);
  await app.sql('analyze applications, application_events, application_facts, job_views');
  const ask = () =>
    employer.graphql(
      `query($jobId: ID!) { viewer { jobPerformance(jobId: $jobId, period: SINCE_POSTED) {
        totals { applications } sources { views } funnel { count } comparison { jobs } suggestions { kind } } } }`,
      { jobId: job.id },
    );
  expect(await ask()).toMatchObject({
    viewer: { jobPerformance: { totals: { applications: 20_000 } } },
  });
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = performance.now();
    await ask();
    times.push(performance.now() - before);
  }
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000);
});
