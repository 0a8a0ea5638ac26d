import { beforeAll, expect, test } from 'vitest';
import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { Chance } from '#server/db/seeds/chance.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { theKnownMarket } from './market.ts';
import { MISHEARD } from './misheard.ts';
import { MISSPELT, WITH_PLACES } from './misspelt.ts';

interface Found {
  jobs: { totalCount: number; nodes: { title: string; district: string }[] };
}

const JOBS = `query($filter: JobFilter!) {
  jobs(filter: $filter, first: 10) { totalCount nodes { title district } } }`;

let app: App;

beforeAll(async () => {
  app = await theApp();
  await theKnownMarket(app);
});

const firstTen = async (filter: object) => (await app.graphql<Found>(JOBS, { filter })).jobs;

test('misspelt, abbreviated or Hindi words find the job among the first ten', async () => {
  const missed: string[] = [];
  const nothing: string[] = [];
  // Neighbours in the list resemble each other.
  const asked = [...MISSPELT.filter((_, at) => isFullSuite || at % 2 === 0), ...MISHEARD];
  for (const [typed, meant] of asked) {
    const { nodes, totalCount } = await firstTen({ search: typed });
    if (totalCount === 0) nothing.push(typed);
    const isMeant = ({ title }: { title: string }) =>
      title === meant || title.endsWith(` ${meant}`);
    if (!nodes.some(isMeant))
      missed.push(`${typed}: ${nodes.map(({ title }) => title).join(', ')}`);
  }
  expect(MISSPELT.length).toBeGreaterThanOrEqual(150);
  expect(nothing).toEqual([]);
  expect(missed, `${missed.length} of ${asked.length}`).toEqual([]);
});

/** A typo: one letter lost, doubled, changed, or two swapped; never the first letter. */
function withSlip(chance: Chance, title: string): string {
  const words = title.split(/[ /]+/);
  const long = words.filter((word) => word.length > 4);
  const word = long.length > 0 ? chance.pick(long) : words[0]!;
  const at = chance.whole(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const slipped = chance.pick([
    before + after,
    before + letter + letter + after,
    before + chance.pick([...'aeiourstln']) + after,
    before + after[0]! + letter + after.slice(1),
  ]);
  return title.replace(word, slipped);
}

test('every title of the list is found with a typo in it', { tags: ['full'] }, async () => {
  const chance = new Chance('slips');
  const missed: string[] = [];
  for (const title of JOB_TITLES) {
    const typed = withSlip(chance, title);
    const { nodes } = await firstTen({ search: typed });
    if (!nodes.some((job) => job.title === title)) missed.push(`${typed} (${title})`);
  }
  expect(missed.length / JOB_TITLES.length, missed.join(', ')).toBeLessThanOrEqual(0.03);
});

test('a place is understood among the words and in the location box, by all its names', async () => {
  for (const [typed, district] of WITH_PLACES) {
    const { nodes } = await firstTen({ search: typed });
    expect([...new Set(nodes.map((job) => job.district))], typed).toEqual([district]);
  }
  for (const [typed, district] of WITH_PLACES.filter(([words]) => !words.includes(' '))) {
    const { nodes } = await firstTen({ location: typed });
    expect([...new Set(nodes.map((job) => job.district))], `in the box: ${typed}`).toEqual([
      district,
    ]);
  }
});

test('words are found together with a misspelt place', async () => {
  const { nodes } = await firstTen({ search: 'acountant banglore' });
  const all = await firstTen({ search: 'Accountant', location: 'Bengaluru Urban, Karnataka' });
  expect(all.totalCount).toBeGreaterThan(0);
  expect(nodes[0]).toEqual(all.nodes[0]);
});
