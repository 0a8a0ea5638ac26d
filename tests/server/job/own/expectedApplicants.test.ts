import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';

interface Expected {
  isOwn: boolean;
  jobs: number;
  low: number;
  median: number;
  high: number;
}

async function expectedFor(who: Employer, title: string): Promise<Expected[]> {
  const { viewer } = await who.graphql<{ viewer: { expectedApplicants: Expected[] } }>(
    'query($title: String!) { viewer { expectedApplicants(title: $title) { isOwn jobs low median high } } }',
    { title },
  );
  return viewer.expectedApplicants;
}

test('the expected number of applicants is shown once the company, or all companies, have ten past jobs', async () => {
  const app = await theApp();
  const { employer, second, third } = await scenario()
    .employer()
    .employer({ as: 'second' })
    .employer({ as: 'third' });
  const post = async (who: Employer, title: string, applicants: number, daysAgo = 30) => {
    const { id } = await addJob(app, who.company!.id, { title });
    await app.sql(
      `update jobs set applications_count = ?, posted_at = now() - ? * interval '1 day' where id = ?`,
      [applicants, daysAgo, id],
    );
  };
  for (let applicants = 1; applicants <= 9; applicants++)
    await post(employer, 'Tea Taster', applicants);
  await post(employer, 'Tea Taster', 500, 2);
  await post(employer, 'Coffee Taster', 7);
  // “0 to 0 applicants” is not shown.
  for (let job = 0; job < 11; job++) await post(employer, 'Rum Taster', job === 0 ? 1 : 0);
  expect(await expectedFor(employer, 'Rum Taster')).toEqual([]);
  expect(await expectedFor(employer, 'Tea Taster')).toEqual([]);

  await post(employer, 'Senior Tea Taster', 10);
  const own = { isOwn: true, jobs: 10, low: 3, median: 6, high: 8 };
  expect(await expectedFor(employer, 'tea taster')).toEqual([own]);
  // With only two companies, each could work out the numbers of the other.
  await post(second, 'Tea Taster', 20);
  expect(await expectedFor(second, 'Tea Taster')).toEqual([]);
  await post(third, 'Tea Taster', 30);
  const market = { isOwn: false, jobs: 12, low: 4, median: 6, high: 9 };
  expect(await expectedFor(second, 'Tea Taster')).toEqual([market]);
  expect(await expectedFor(employer, 'Tea Taster')).toEqual([own, market]);
});
