import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { occupation, wordsOf } from '#server/modules/search/words/words.rules.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';

interface Found {
  jobs: { totalCount: number; nodes: { id: string }[] };
}

let app: App;
let company: { id: string };

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from jobs');
  await app.sql('delete from companies');
  company = await addCompany(app, { name: 'Lotus Works' });
});

async function ids(filter: object = {}): Promise<string[]> {
  const asked =
    'query($filter: JobFilter) { jobs(filter: $filter, first: 100) { totalCount nodes { id } } }';
  const { jobs } = await app.graphql<Found>(asked, { filter });
  expect(jobs.totalCount).toBe(jobs.nodes.length);
  return jobs.nodes.map(({ id }) => id);
}

describe('the search table is kept up to date', () => {
  test('with jobs that are posted, changed and deleted', async () => {
    const { id } = await addJob(app, company.id, { title: 'Saddle Maker' });
    expect(await ids({ search: 'saddle' })).toEqual([id]);
    await app.sql(
      `update jobs set title = 'Boat Builder', description = 'Afloat.', skills = '{Caulking}' where id = ?`,
      [id],
    );
    expect(await ids({ search: 'saddle' })).toEqual([]);
    expect(await ids({ search: 'boat' })).toEqual([id]);
    expect(await ids({ search: 'caulking' })).toEqual([id]);
    await app.sql(`update jobs set description = 'Oars and rudders.' where id = ?`, [id]);
    expect(await ids({ search: 'rudder' })).toEqual([id]);
    await app.sql(`update jobs set status = 'closed' where id = ?`, [id]);
    expect(await ids()).toEqual([]);
    await app.sql(`update jobs set status = 'active', admin_status = 'suspended' where id = ?`, [
      id,
    ]);
    expect(await ids()).toEqual([]);
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [id]);
    expect(await ids()).toEqual([id]);
    await app.sql('update jobs set deleted_at = now() where id = ?', [id]);
    expect(await ids()).toEqual([]);
    await app.sql('update jobs set deleted_at = null where id = ?', [id]);
    expect(await ids()).toEqual([id]);
    await app.sql('delete from jobs where id = ?', [id]);
    expect(await ids()).toEqual([]);
  });

  test('with their company: approved, renamed, suspended', async () => {
    const late = await addCompany(app, { name: 'Peepal Traders', status: 'pending' });
    const { id } = await addJob(app, late.id, { title: 'Saddle Maker' });
    const set = (column: string, value: string) =>
      app.sql(`update companies set ${column} = ? where id = ?`, [value, late.id]);
    expect(await ids()).toEqual([]);
    await set('admin_status', 'approved');
    expect(await ids({ search: 'peepal' })).toEqual([id]);
    await set('name', 'Gulmohar Traders');
    expect(await ids({ search: 'peepal' })).toEqual([]);
    expect(await ids({ search: 'gulmohar' })).toEqual([id]);
    await set('admin_status', 'suspended');
    expect(await ids()).toEqual([]);
  });

  test('with the clock: an expired job disappears at once, from every count', async () => {
    const { id } = await addJob(app, company.id, { endsIn: 1 });
    const figures = async () => {
      const { jobs } = await app.graphql<{ jobs: { facets: { type: { count: number }[] } } }>(
        '{ jobs { facets { type { count } } } }',
      );
      return jobs.facets.type[0]!.count;
    };
    expect([await ids(), await figures()]).toEqual([[id], 1]);
    app.clock.forward({ days: 1, seconds: 1 });
    expect([await ids(), await figures()]).toEqual([[], 0]);
  });

  test('with many jobs at once, and a counted view does not touch it', async () => {
    await addJob(app, company.id);
    await app.sql(
      `insert into jobs (id, company_id, title, description, description_html, type, industry, admin_status, posted_at, created_at, updated_at)
       select gen_random_uuid(), company_id, 'Saddle Maker ' || n, description, description_html, type, industry, admin_status, posted_at, created_at, updated_at
       from jobs, generate_series(1, 40) n`,
    );
    expect(await ids({ search: 'saddle' })).toHaveLength(40);
    const versions = () => app.sql('select job_id, xmin::text from job_search order by 1');
    const before = await versions();
    await app.sql('update jobs set views = views + 1, updated_at = now()');
    expect(await versions()).toEqual(before);
    await app.sql('delete from jobs');
    expect(await versions()).toEqual([]);
  });

  test('when the company is approved while a job is being posted', async () => {
    const late = await addCompany(app, { name: 'Peepal Traders', status: 'pending' });
    const em = app.services.database.fork();
    await em.begin();
    const { id } = await addJob(app, company.id);
    await em.getConnection().execute('update jobs set company_id = ? where id = ?', [late.id, id], 'run', em.getTransactionContext()); // oxfmt-ignore
    const approval = app.sql(`update companies set admin_status = 'approved' where id = ?`, [
      late.id,
    ]);
    await em.commit();
    await approval;
    expect(await ids()).toEqual([id]);
  });
});

test('a location that no column holds is read from its text', async () => {
  const place = async (location: string) => {
    const { id } = await addJob(app, company.id, { location });
    const [row] = await app.sql('select district, state from job_search where job_id = ?', [id]);
    return row;
  };
  expect(await place('Pune, Maharashtra')).toEqual({ district: 'Pune', state: 'Maharashtra' });
  expect(await place('Whitefield, Bangalore')).toEqual({ district: 'Bengaluru Urban', state: 'Karnataka' }); // oxfmt-ignore
  expect(await place('Aurangabad')).toEqual({ district: null, state: null });
  expect(await place('Aurangabad, Bihar')).toEqual({ district: 'Aurangabad', state: 'Bihar' });
  expect(await place('Some village, Kerala')).toEqual({ district: null, state: 'Kerala' });
  expect(await place('Near the old mill')).toEqual({ district: null, state: null });
  expect(await ids({ location: 'old mill' })).toHaveLength(1);
  expect(await ids({ location: 'Kerala' })).toHaveLength(1);
  expect(await ids({ location: 'Bengaluru' })).toHaveLength(1);
});

test('the database splits a text into the same words as the server', async () => {
  const letters = fc.constantFrom(
    ...`aZé9 .,'’+#/-&()च़पर्ासी₹😀ñ`,
    '.net',
    'c++',
    'c#',
    'node.js',
    'U.P.',
    'R&D',
    'ASP.NET',
    'ﬁ',
  );
  const texts = fc.sample(fc.array(letters, { maxLength: 24 }), { numRuns: 500, seed: 7 }).map((parts) => parts.join('')); // oxfmt-ignore
  const rows = await app.sql<{ words: string[] }>(
    `select search_words(text) as words from jsonb_array_elements_text(?::jsonb) with ordinality as t (text, n) order by n`,
    [JSON.stringify(texts)],
  );
  expect(rows.map(({ words }) => words)).toEqual(texts.map(wordsOf));
});

test('occupations are the same words in the database as in the code', async () => {
  const words = ['accountant', 'accountants', 'account', 'accounts', 'accounting', 'attendants', 'consultant', 'developer', 'development', 'managers', 'management', 'operator', 'cooperator', 'nurse', 'production', 'productions', 'product']; // oxfmt-ignore
  const rows = await app.sql<{ name: string | null }>(
    `select search_occupation(word) as name from jsonb_array_elements_text(?::jsonb) with ordinality as t (word, n) order by n`,
    [JSON.stringify(words)],
  );
  expect(rows.map(({ name }) => name)).toEqual(words.map(occupation));
});
