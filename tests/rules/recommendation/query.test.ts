import { describe, expect, test } from 'vitest';
import { withNeighbours } from '#server/modules/recommendation/neighbours.rules.ts';
import { closeTiers, tiersFor } from '#server/modules/recommendation/query.rules.ts';
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
