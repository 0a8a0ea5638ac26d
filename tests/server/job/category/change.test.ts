import { beforeEach, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob, type JobDetails } from '#tests/support/rows.ts';

let app: App;
let company: string;
let category: string;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  company = (await addCompany(app)).id;
  [{ id: category }] = (await app.sql(
    `select id from categories where slug = 'finance-banking'`,
  )) as [{ id: string }];
});

async function posted(days: number, details: JobDetails = {}): Promise<void> {
  const { id } = await addJob(app, company, { ...details, postedIn: -days });
  await app.sql('update jobs set category_id = ? where id = ?', [category, id]);
}

interface Answer {
  categories: {
    slug: string;
    jobCount: number;
    change: number | null;
    recent: number;
    before: number;
  }[];
}

async function finance() {
  const { categories } = await app.graphql<Answer>(
    '{ categories { slug jobCount change recent before } }',
  );
  return categories.find(({ slug }) => slug === 'finance-banking');
}

test('a month is compared with the one before', async () => {
  for (const days of [31, 40, 59, 59]) await posted(days);
  for (const days of [0, 1, 29]) await posted(days);
  expect(await finance()).toMatchObject({ jobCount: 7, change: -25, recent: 3, before: 4 });
  for (const days of [2, 3]) await posted(days);
  expect((await finance())?.change).toBe(25);
});

test('there is no comparison if no jobs were posted in the month before', async () => {
  expect((await finance())?.change).toBeNull();
  await posted(3);
  await posted(61);
  expect((await finance())?.change).toBeNull();
});

test('jobs that have ended count, unapproved ones do not', async () => {
  await posted(45, { status: 'closed' });
  await posted(45, { endsIn: -5 });
  await posted(45, { adminStatus: 'pending' });
  await posted(5);
  await posted(5, { adminStatus: 'rejected' });
  expect(await finance()).toMatchObject({ jobCount: 1, change: -50 });
});
