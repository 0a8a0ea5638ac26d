import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';

const EXPIRED = 1_000;

let app: App;

beforeAll(async () => {
  app = await theApp();
  const company = await addCompany(app);
  const { id } = await addJob(app, company.id, { title: 'Taster' });
  await app.sql(
    `insert into jobs (id, company_id, title, description, description_html, location, type, industry, salary,
       status, admin_status, posted_at, application_deadline, created_at, updated_at)
     select gen_random_uuid(), company_id, title, description, description_html, location, type, industry, salary,
       status, admin_status, posted_at, posted_at - interval '1 day', created_at, updated_at
     from jobs, generate_series(1, ?) where id = ?`,
    [EXPIRED, id],
  );
});

test('one live job is found by a word that thousands of expired ones contain, every time', async () => {
  for (let time = 0; time < 10; time += 1) {
    const { jobs } = await app.graphql<{ jobs: object }>(
      '{ jobs(filter: { search: "taster" }) { totalCount advice { didYouMean } } }',
    );
    expect(jobs).toEqual({ totalCount: 1, advice: null });
  }
});
