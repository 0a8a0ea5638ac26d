import { describe, expect, test } from 'vitest';
import { withNeighbours } from '#server/modules/recommendation/neighbours.rules.ts';
import {
  candidateTiers,
  closeTiers,
  columnsOf,
  nearbyTier,
  tiersFor,
} from '#server/modules/recommendation/query.rules.ts';
import { seekerOf, type SeekerRow } from '#server/modules/recommendation/seeker.rules.ts';
import { NOBODY } from './nobody.ts';

const ACCOUNTANT: SeekerRow = {
  ...NOBODY,
  currentJobTitle: 'Accountant',
  preferredLocations: ['Pune, Maharashtra'],
  skills: ['Tally', 'GST', 'Excel'],
  months: 36,
  monthsMost: 60,
};

const same = (word: string) => word;
const close = (details: Partial<SeekerRow> = {}) =>
  closeTiers(withNeighbours(seekerOf({ ...ACCOUNTANT, ...details })), same);
const titled = (word: string) => expect.stringContaining(`'t:${word}'`);

test('jobs of the work, and those that ask for any two of the skills, are compared near the places', () => {
  const [work, skills] = tiersFor(seekerOf(ACCOUNTANT), same);
  expect(work).toMatchObject({ query: titled('accountant'), most: 200 });
  expect(skills!.query).toBe(`(('h:tally' & ('h:gst' | 'h:excel')) | ('h:gst' & 'h:excel'))`);
  for (const { place } of [work!, skills!]) {
    expect(place).toContain(`'@d:Pune, Maharashtra'`);
    expect(place).not.toContain('@s:');
  }
});

describe('if few fit', () => {
  test('neighbouring work far away comes last, and each kind has its share', () => {
    const [first, last] = close({ willingToMove: true });
    expect(first!.map(({ query, place }) => query === place)).toContain(true);
    expect(last!.length).toBeGreaterThan(2);
    for (const tier of last!) {
      expect(tier.most).toBe(12);
      expect(tier.query).not.toMatch(/(?:^|[|(] )'t:accountant'/);
      // Pune's own districts are part of its state.
      expect(tier.place).toMatch(/^\('@s:Maharashtra' \| '@d:/);
      expect(tier.place).not.toContain(', Maharashtra');
    }
  });

  test.each([
    ['would not move', { willingToMove: false }],
    ['only named places', {}],
  ])('people who %s see what is within a long commute', (_name, details) => {
    const steps = close(details);
    expect(steps).toHaveLength(1);
    for (const { place } of steps[0]!) {
      expect(place).toContain(`'@d:Satara, Maharashtra'`);
      expect(place).not.toContain('@s:');
    }
  });

  test('people who named no place see neighbouring work anywhere', () => {
    const [tiers, more] = close({ preferredLocations: [] });
    expect(more).toBeUndefined();
    expect(tiers!.length).toBeGreaterThan(2);
    for (const { query, place } of tiers!) expect(place).toBe(query);
  });
});

const person = (details: Partial<SeekerRow>) => seekerOf({ ...NOBODY, ...details });

describe('the jobs compared for someone', () => {
  const tailor = { currentJobTitle: 'Tailor', skills: ['Sewing Machine'] };

  test('are those near the places, and elsewhere if they would move', () => {
    const tiers = (details: Partial<SeekerRow>) => tiersFor(person({ ...tailor, ...details }), same);
    const [near, anywhere, ...more] = tiers({ location: 'Goa', willingToMove: true });
    expect(more).toEqual([]);
    expect(near).toMatchObject({ query: titled('tailor'), place: `('@remote' | '@s:Goa')`, most: 200 });
    expect(anywhere).toEqual({ query: near!.query, place: near!.query, most: 60 });
    expect(tiers({ location: 'Goa' })).toEqual([near]);
    expect(tiers({})).toEqual([{ ...anywhere, most: 200 }]);
  }); // oxfmt-ignore

  test('ask for two skills of someone whose work is known, and for one of anyone else', () => {
    const skilled = { skills: ['Excel', 'GST', 'Communication'] };
    expect(tiersFor(person(skilled), same)).toEqual([
      { query: `('h:excel' | 'h:gst')`, place: `('h:excel' | 'h:gst')`, most: 120 },
    ]);
    const [, skills] = tiersFor(person({ ...skilled, currentJobTitle: 'Tailor' }), same);
    expect(skills).toMatchObject({ query: `('h:excel' & 'h:gst')`, most: 120 });
    expect(tiersFor(person({}), same)).toEqual([]);
  });

  test.each<[string, Partial<SeekerRow>, string | null]>([
    ['a home', { location: 'Goa' }, `('@remote' | '@s:Goa')`],
    ['wished places', { preferredLocations: ['Goa', 'Kerala'] }, `('@remote' | '@s:Goa' | '@s:Kerala')`],
    ['a wish to work from home only', { workModes: ['remote'], location: 'Goa' }, `'@remote'`],
    ['no place', {}, null],
  ])('of whom only a place is known, with %s', (_, details, place) => {
    const tier = nearbyTier(person(details));
    expect(tier).toEqual(place && { query: place, place, most: 200 });
  }); // oxfmt-ignore

  test('are given to a statement as three columns', () => {
    const [one, two] = [
      { query: 'a', place: 'b', most: 1 },
      { query: 'c', place: 'd', most: 2 },
    ];
    expect(columnsOf([one, two])).toEqual([['a', 'c'], ['b', 'd'], [1, 2]]); // oxfmt-ignore
  });
});

describe('the people compared for a job', () => {
  const job = {
    title: 'Tailor',
    skills: ['Excel', 'GST'],
    district: 'Pune',
    state: 'Maharashtra',
    isRemote: false,
  };
  const placesFor = (details: Partial<typeof job> | { district: null; state: string | null }) =>
    candidateTiers({ ...job, ...details }, same).map(({ place }) => place);

  test('do this work, in English or Hindi, or know two of the skills', () => {
    const [work, skills, ...more] = candidateTiers(job, same);
    expect(more).toEqual([]);
    expect(work).toMatchObject({ query: titled('tailor'), most: 200 });
    expect(work!.query).toContain(`'t:दर्जी'`);
    expect(skills).toMatchObject({ query: `('k:excel' & 'k:gst')`, most: 120 });
    expect(candidateTiers({ ...job, skills: ['Excel'] }, same)).toEqual([work]);
    expect(candidateTiers({ ...job, title: '' }, same)).toEqual([skills]);
  });

  test('live in the state of the job, or across its border within a daily commute', () => {
    expect(placesFor({})).toEqual([`'@s:Maharashtra'`, `'@s:Maharashtra'`]);
    expect(placesFor({ district: null, state: 'Goa' })).toEqual([`'@s:Goa'`, `'@s:Goa'`]);
    const [noida] = placesFor({ district: 'Gautam Buddha Nagar', state: 'Uttar Pradesh' });
    expect(noida).toContain(`'@s:Uttar Pradesh'`);
    expect(noida).toContain(`, Delhi'`);
    expect(noida).not.toContain(`, Uttar Pradesh'`);
  });

  test('live anywhere for a remote job, or one without a place', () => {
    const anywhere = candidateTiers({ ...job, isRemote: true }, same);
    for (const { query, place } of anywhere) expect(place).toBe(query);
    expect(placesFor({ district: null, state: null })).toEqual(anywhere.map(({ place }) => place));
  });
});
