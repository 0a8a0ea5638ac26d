import { expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) Chrome/126.0 Mobile Safari/537.36';
const MARKS = '{ viewer { jobMarks { appliedJobIds viewedJobIds } } }';
const SEE = `mutation($input: RecordJobViewInput!) { recordJobView(input: $input) { counted } }`;

test('a seeker’s own views and applications are marked, the latest first', async () => {
  const world = await scenario().employer().job({ title: 'Cook' }).seeker().seeker({ as: 'other' });
  const { app, employer, job, seeker, other } = world;
  const later = await addJob(app, employer.company!.id, { title: 'Waiter' });
  const see = (who: Person, jobId: string) =>
    caller(app.url, { authorization: `Bearer ${who.token}`, 'user-agent': PHONE }).graphql(SEE, {
      input: { jobId, source: 'SEARCH' },
    });
  await see(seeker, job.id);
  app.clock.forward({ hours: 1 });
  await see(seeker, later.id);
  await see(other, job.id);
  const now = app.clock.now();
  await app.sql(
    `insert into applications (id, job_id, seeker_id, company_id, name, email, status_changed_at, applied_at)
     values (?, ?, ?, ?, 'Asha Rao', 'asha@people.example', ?, ?)`,
    [newId(now.getTime()), job.id, seeker.id, employer.company!.id, now, now],
  );
  expect(await seeker.graphql(MARKS)).toEqual({
    viewer: { jobMarks: { appliedJobIds: [job.id], viewedJobIds: [later.id, job.id] } },
  });
  expect(await other.graphql(MARKS)).toEqual({
    viewer: { jobMarks: { appliedJobIds: [], viewedJobIds: [job.id] } },
  });
  await expect(employer.graphql(MARKS)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});

test('a list says how far its jobs are from a place', async () => {
  const { app, job, remote } = await scenario()
    .employer()
    .job({ location: 'Pune, Maharashtra' })
    .job({ as: 'remote', location: 'Pune, Maharashtra' });
  await app.sql('update jobs set is_remote = true where id = ?', [remote.id]);
  const far = async (from: string | null, { id } = job) => {
    const query = 'query($id: ID!, $from: String) { job(id: $id) { distanceKm(from: $from) } }';
    const { job: found } = await app.graphql<{ job: { distanceKm: number | null } }>(query, {
      id,
      from,
    });
    return found.distanceKm;
  };
  expect(await far('Pune')).toBe(0);
  expect(await far('mumbai')).toBeGreaterThan(100);
  expect(await far('mumbai')).toBeLessThan(130);
  expect(await far('nowhere')).toBeNull();
  expect(await far(null)).toBeNull();
  // People do not travel to it.
  expect(await far('mumbai', remote)).toBeNull();
});
