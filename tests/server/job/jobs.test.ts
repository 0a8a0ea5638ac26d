import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { readPayAgain } from '#server/modules/job/own/readPayAgain.service.ts';
import type { App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

interface Standing {
  job: { standing: string; status: string } | null;
}
const STANDING = 'query($id: ID!) { job(id: $id) { standing status } }';

let app: App;
beforeAll(async () => {
  ({ app } = await scenario());
});

const standing = async (id: string) => (await app.graphql<Standing>(STANDING, { id })).job;

test('a job has a page while it is live and after it has ended, but never before approval', async () => {
  const world = await scenario(app)
    .job({ as: 'live' })
    .job({ as: 'closed', status: 'closed' })
    .job({ as: 'expired', endsIn: -1 })
    .job({ as: 'pending', adminStatus: 'pending' })
    .job({ as: 'rejected', adminStatus: 'rejected' })
    .job({ as: 'suspended', adminStatus: 'suspended' });
  expect(await standing(world.live.id)).toEqual({ standing: 'LIVE', status: 'ACTIVE' });
  expect(await standing(world.closed.id)).toEqual({ standing: 'CLOSED', status: 'CLOSED' });
  expect(await standing(world.expired.id)).toEqual({ standing: 'EXPIRED', status: 'EXPIRED' });
  for (const { id } of [world.pending, world.rejected, world.suspended])
    expect(await standing(id)).toBeNull();
  expect(await standing(newId(0))).toBeNull();
  expect(await standing('abc')).toBeNull();
});

test('a job ends with its deadline, and with its company', async () => {
  const { job } = await scenario(app).job({ endsIn: 0.001 });
  expect(await standing(job.id)).toMatchObject({ standing: 'LIVE' });
  app.clock.forward({ minutes: 2 });
  expect(await standing(job.id)).toMatchObject({ standing: 'EXPIRED' });

  const { other } = await scenario(app).job({ as: 'other' });
  await app.sql(
    `update companies set admin_status = 'suspended' where id = (select company_id from jobs where id = ?)`,
    [other.id],
  );
  expect(await standing(other.id)).toBeNull();
});

test('a deleted job is not found', async () => {
  const { job } = await scenario(app).job();
  await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), job.id]);
  expect(await standing(job.id)).toBeNull();
});

test('the texts of a job are returned ready to display: safe HTML, and lists without blank lines', async () => {
  const { job } = await scenario(app).job({ title: 'Fitter' });
  await app.sql(
    `update jobs set responsibilities = ?, requirements = ?, skills = ?::text[], experience_years = 3,
       education_level = 'diploma', category_id = (select id from categories where slug = 'finance-banking')
     where id = ?`,
    ['- One\n\n\n• Two\n', 'Three', '{Tally,Excel}', job.id],
  );
  const { job: found } = await app.graphql(
    `query($id: ID!) { job(id: $id) { description descriptionHtml responsibilities requirements
       benefits skills experienceYears educationLevel category { slug jobCount } company { description } } }`,
    { id: job.id },
  );
  expect(found).toEqual({
    description: 'We look for a Fitter.',
    descriptionHtml: '<p>We look for a Fitter.</p>',
    responsibilities: ['One', 'Two'],
    requirements: ['Three'],
    benefits: [],
    skills: ['Tally', 'Excel'],
    experienceYears: 3,
    educationLevel: 'DIPLOMA',
    category: { slug: 'finance-banking', jobCount: 1 },
    company: { description: '' },
  });
});

test('older jobs get the pay that the site reads in their texts today', async () => {
  const { first, second, third } = await scenario(app)
    .job({ as: 'first' })
    .job({ as: 'second' })
    .job({ as: 'third' });
  const pay = `update jobs set salary = ?, salary_min = ?, salary_max = ?, salary_period = ? where id = ?`;
  await app.sql(pay, ['4 - 6 LPA', null, null, null, first.id]);
  await app.sql(pay, ['Negotiable', 100_000, 200_000, 'year', second.id]);
  await app.sql(pay, ['₹20,000 per month', 240_000, 240_000, 'month', third.id]);
  await readPayAgain(app.services);
  const found = await app.sql(
    `select salary_min as min, salary_max as max, salary_period as period from jobs where id in (?, ?, ?) order by salary`,
    [first.id, second.id, third.id],
  );
  expect(found).toEqual([
    { min: 400_000, max: 600_000, period: 'year' },
    { min: null, max: null, period: null },
    { min: 240_000, max: 240_000, period: 'month' },
  ]);
  const [searched] = await app.sql('select pay_to from job_search where job_id = ?', [first.id]);
  expect(searched).toEqual({ pay_to: 600_000 });
});
