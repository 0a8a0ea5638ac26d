import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from '#tests/server/search/market.ts';

const SIMILAR = 'query($id: ID!) { job(id: $id) { similar { title location } } }';

interface Answer {
  job: { similar: { title: string; location: string }[] };
}

let app: App;
let company: { id: string };

beforeAll(async () => {
  app = await theApp();
  company = await addCompany(app);
});

async function similarTo(jobs: Parameters<typeof addJobs>[2]) {
  await app.sql('delete from jobs');
  const [id] = await addJobs(app, company.id, jobs);
  const { job } = await app.graphql<Answer>(SIMILAR, { id });
  return job.similar.map(({ title, location }) => `${title}, ${location.split(',')[0]}`);
}

test('similar jobs mean the same work, and those nearby come first', async () => {
  const found = await similarTo([
    { title: 'Accountant', location: 'Pune, Maharashtra', skills: ['Tally'] },
    {
      title: 'Bank Branch Manager',
      location: 'Pune, Maharashtra',
      description: 'Our accountant helps.',
    },
    { title: 'Key Account Manager', location: 'Pune, Maharashtra' },
    { title: 'Accountant', location: 'Patna, Bihar' },
    { title: 'GST Accountant', location: 'Pune, Maharashtra' },
    { title: 'Accounts Executive', location: 'Nagpur, Maharashtra' },
  ]);
  expect(found).toEqual([
    'Accountant, Patna',
    'GST Accountant, Pune',
    'Accounts Executive, Nagpur',
  ]);
});

test('a job with a unique title resembles those that ask for the same skills', async () => {
  const found = await similarTo([
    { title: 'Loom Whisperer', skills: ['Weaving', 'Dyeing', 'Hindi'] },
    { title: 'Weaver', skills: ['Dyeing', 'Weaving'] },
    { title: 'Teacher', skills: ['Hindi'] },
  ]);
  expect(found).toEqual(['Weaver, ']);
});

test('a company that posts a job again and again is there once', async () => {
  const found = await similarTo([
    { title: 'Welder', location: 'Pune, Maharashtra' },
    { title: 'Welder', location: 'Nashik, Maharashtra' },
    { title: 'WELDER', location: 'Patna, Bihar' },
  ]);
  expect(found).toEqual(['Welder, Nashik']);
});
