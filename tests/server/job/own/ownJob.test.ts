import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

async function ownJob(who: Caller, id: string): Promise<{ title: string } | null> {
  const { viewer } = await who.graphql<{ viewer: { ownJob: { title: string } | null } }>(
    `query($id: ID!) { viewer { ownJob(id: $id) { title standing requirementsText } } }`,
    { id },
  );
  return viewer.ownJob;
}

test('a job in any state is returned by its id, to its own company only', async () => {
  const { app, employer } = await scenario(theApp()).employer();
  const { other } = await scenario(app).employer({ as: 'other' });
  const { none } = await scenario(app).employer({ as: 'none', company: null });
  const { seeker } = await scenario(app).seeker();
  const job = await addJob(app, employer.company!.id, { title: 'Baker', adminStatus: 'pending' });
  expect(await ownJob(employer, job.id)).toMatchObject({ title: 'Baker', standing: 'PENDING' });
  expect(await ownJob(other, job.id)).toBeNull();
  expect(await ownJob(none, job.id)).toBeNull();
  expect(await ownJob(employer, 'no id')).toBeNull();
  await expect(ownJob(seeker, job.id)).toFailWith('FORBIDDEN');
  await app.sql('update jobs set deleted_at = now() where id = ?', [job.id]);
  expect(await ownJob(employer, job.id)).toBeNull();
});
