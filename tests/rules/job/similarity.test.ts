import { expect, test } from 'vitest';
import { mostSimilar, similarityTo, type ComparableJob } from '#schema/similarJobs.ts';

const NURSE: ComparableJob = {
  id: 'nurse',
  title: 'Staff Nurse',
  categoryId: 'health',
  location: 'Pune, Maharashtra',
  type: 'full_time',
  industry: 'healthcare',
  experienceLevel: 'entry_level',
};
const NOTHING: ComparableJob = {
  id: 'other',
  title: 'Welder',
  categoryId: 'metal',
  location: 'Kochi, Kerala',
  type: 'contract',
  industry: 'manufacturing',
  experienceLevel: 'executive',
};

test.each([
  ['nothing', {}, 0],
  ['the category', { categoryId: 'health' }, 3],
  ['the place', { location: 'pune , maharashtra' }, 2],
  ['the state', { location: 'Nashik, Maharashtra' }, 1],
  ['the city alone', { location: 'Pune' }, 1],
  ['the type', { type: 'full_time' }, 2],
  ['the industry', { industry: 'healthcare' }, 1],
  ['the level', { experienceLevel: 'entry_level' }, 1],
  ['a word of the title', { title: 'Nurse, ICU' }, 0.5],
  ['two words of the title', { title: 'nurse (staff)' }, 1],
  ['everything', { ...NURSE, id: 'other' }, 10],
] as const)('sharing %s counts as documented', (_, shared, score) => {
  expect(similarityTo(NURSE)({ ...NOTHING, ...shared })).toBe(score);
});

test('fields that both jobs leave empty do not make them similar', () => {
  const bare = { ...NURSE, categoryId: null, location: '', experienceLevel: null };
  const other = { ...NOTHING, categoryId: null, location: '', experienceLevel: null };
  expect(similarityTo(bare)(other)).toBe(0);
});

test('the three most similar jobs are chosen, of equals the earlier, and never the job itself or an unrelated one', () => {
  const like = (id: string, shared: Partial<ComparableJob>) => ({ ...NOTHING, id, ...shared });
  const others = [
    like('stranger', {}),
    like('type', { type: 'full_time' }),
    like('category', { categoryId: 'health' }),
    NURSE,
    like('place', { location: NURSE.location }),
    like('both', { categoryId: 'health', type: 'full_time' }),
  ];
  expect(mostSimilar(NURSE, others).map(({ id }) => id)).toEqual(['both', 'category', 'type']);
  expect(mostSimilar(NURSE, [NURSE, like('stranger', {})])).toEqual([]);
});
