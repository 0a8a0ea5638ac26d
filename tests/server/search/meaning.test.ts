import { beforeEach, expect, test } from 'vitest';
import { learnTitleRelations } from '#server/modules/search/related/learnTitleRelations.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { addJobs } from './market.ts';

const JOBS = `query($filter: JobFilter!, $sort: JobSort) {
  jobs(filter: $filter, sort: $sort, first: 20) {
    totalCount repeats nodes { id title } advice { wanted leftOut } } }`;

interface Found {
  jobs: {
    totalCount: number;
    repeats: string[];
    nodes: { id: string; title: string }[];
    advice: { wanted: string[]; leftOut: string[] } | null;
  };
}

let app: App;
let company: { id: string };

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  company = await addCompany(app);
});

const PUNE = 'Pune, Maharashtra';

async function find(search: string, more: { filter?: object; sort?: string } = {}) {
  const filter = { search, ...more.filter };
  const { jobs } = await app.graphql<Found>(JOBS, { filter, sort: more.sort ?? 'RELEVANCE' });
  expect(jobs.totalCount).toBe(jobs.nodes.length);
  return { ...jobs, titles: jobs.nodes.map(({ title }) => title) };
}

test('an occupation in the text of a job does not count if jobs have it in the title', async () => {
  await addJobs(app, company.id, [
    { title: 'Hardware Technician', description: 'You create and remove accounts.' },
    { title: 'Key Account Manager' },
    { title: 'Accountant' },
    { title: 'Office Helper', description: 'You help our accountant.' },
    { title: 'Clerk', skills: ['Accounting'] },
  ]);
  expect((await find('accountant', { sort: 'DATE' })).titles).toEqual(['Accountant', 'Clerk']);
  // The text counts if the word is in no title and no skill.
  await addJobs(app, company.id, [{ title: 'Helper', description: 'You help our plumber.' }]);
  expect((await find('plumber')).titles).toEqual(['Helper']);
});

test('people give up the place before they take other work whose text has the word', async () => {
  await addJobs(app, company.id, [
    {
      title: 'Financial Analyst',
      location: PUNE,
      description: 'You find the driver of each cost.',
    },
    { title: 'Driver', location: 'Patna, Bihar' },
  ]);
  expect(await find('driver in Pune')).toMatchObject({
    titles: ['Driver'],
    advice: { leftOut: ['Pune'] },
  });
});

test('neighbouring words come before words that are apart, and those before other names', async () => {
  await addJobs(app, company.id, [
    { title: 'Site Reliability Engineer' },
    { title: 'Civil Engineer' },
    { title: 'Bridge Site Engineer' },
    { title: 'Site Engineer' },
  ]);
  const titles = ['Site Engineer', 'Bridge Site Engineer', 'Site Reliability Engineer', 'Civil Engineer']; // oxfmt-ignore
  expect((await find('site engineer')).titles).toEqual(titles);
});

test('the answer says that no job has all of the words, and which were left out', async () => {
  await addJobs(app, company.id, [
    { title: 'Welder', location: 'Patna, Bihar' },
    { title: 'Cook', location: PUNE },
  ]);
  expect(await find('welder Pune')).toMatchObject({
    titles: ['Welder'],
    advice: { wanted: ['welder', 'Pune'], leftOut: ['Pune'] },
  });
  expect((await find('welder bihar')).advice).toBeNull();
});

test('if few jobs have the words, those of the same field follow whose titles ask for the same skills', async () => {
  const skills = ['Soldering', 'Screens', 'Chargers'];
  await addJobs(app, company.id, [
    { title: 'Phone Doctor', location: 'Patna, Bihar', skills },
    { title: 'Gadget Fixer', location: PUNE, skills },
    { title: 'Cook', location: PUNE, skills: ['Dosa', 'Idli'] },
    { title: 'Baker', location: PUNE, skills: ['Cakes', 'Idli'] },
    { title: 'Driver', location: PUNE, skills: ['Licence'] },
  ]);
  const [other] = await app.sql<{ id: string }>('select id from categories limit 1');
  await addJobs(app, company.id, [
    { title: 'Credit Manager', location: PUNE, skills, category_id: other!.id },
  ]);
  await learnTitleRelations(app.services);
  expect((await find('phone doctor pune')).titles).toEqual(['Gadget Fixer']);
  expect((await find('phone doctor')).titles).toEqual(['Phone Doctor', 'Gadget Fixer']);
  const related = await app.sql('select title, other, people from title_relations where title like ?', ['%phone%']); // oxfmt-ignore
  expect(related).toEqual([{ title: 'doctor phone', other: 'fixer gadget', people: 0 }]);
});

test('a search learns what people open after it once three of them have opened the same job', async () => {
  const [id] = await addJobs(app, company.id, [{ title: 'Gadget Fixer' }, { title: 'Cook' }]);
  const open = async (visitor: number) => {
    await app.sql(
      `insert into job_views (id, job_id, visitor, source, viewed_at, viewed_on, position, words)
       values (gen_random_uuid(), ?, decode(?, 'hex'), 'search', now(), current_date, 4, 'mobile wala')`,
      [id, `0${visitor}`],
    );
    await learnTitleRelations(app.services);
    return app.sql('select other, people from title_relations');
  };
  expect(await open(1)).toEqual([]);
  expect(await open(2)).toEqual([]);
  expect(await open(3)).toEqual([{ other: 'fixer gadget', people: 3 }]);
});

test('a third job of one company with the same title is a repeat, and is counted', async () => {
  const ids = await addJobs(app, company.id, [
    { title: 'Welder' },
    { title: 'Welder' },
    { title: 'welder ' },
    { title: 'Welder' },
    { title: 'Night Welder' },
  ]);
  const { repeats, totalCount } = await find('welder', { sort: 'DATE' });
  expect(repeats).toEqual([ids[2], ids[3]]);
  expect(totalCount).toBe(5);
});
