import { beforeAll, expect, test } from 'vitest';
import { answered } from '#tests/server/analytics/answerDirectly.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;
let seekers: Person[];

beforeAll(async () => {
  app = await theApp();
  seekers = [];
  for (let n = 0; n < 5; n += 1) seekers.push((await scenario(app).seeker()).seeker);
});

const SEARCH = `query($filter: JobFilter) { jobs(filter: $filter) { totalCount } }`;

const search = (who: Pick<Person, 'graphql'>, words: string) =>
  who.graphql(SEARCH, { filter: { search: words, location: 'Near the old mill' } });

async function recorded(count: number) {
  const searches = () => app.sql('select 1 from searches');
  await expect.poll(searches).toHaveLength(count);
}

async function shown(dimension: string) {
  const { rows } = await answered(app, { measures: ['searches'], dimensions: [dimension] });
  return rows.map(({ keys, values }) => [keys[0], values[0]]);
}

test('a search is shown once five signed-in people have typed it', async () => {
  for (const [at, seeker] of seekers.slice(0, 4).entries())
    await search(seeker, at % 2 ? 'RAVI KUMAR' : 'Ravi Kumar');
  for (let n = 0; n < 3; n += 1) await search(app, 'ravi kumar');
  await search(seekers[0]!, 'Ravi Kumar');
  await recorded(8);
  expect(await shown('search_term')).toEqual([[null, 8]]);
  expect(await shown('search_place')).toEqual([[null, 8]]);
  const filter = { dimension: 'search_term', contains: 'ravi' };
  const { rows } = await answered(app, { measures: ['searches'], filter });
  expect(rows[0]!.values).toEqual([0]);
  await search(seekers[4]!, 'ravi kumar');
  await recorded(9);
  expect(await shown('search_term')).toEqual([['ravi kumar', 9]]);
  expect(await shown('search_place')).toEqual([['near the old mill', 9]]);
  await app.sql('update searches set user_id = null');
  expect(await shown('search_term')).toEqual([['ravi kumar', 9]]);
});
