import { expect, test } from 'vitest';
import { districtNamed } from '#server/modules/analytics/namedDistrict.rules.ts';

test('a city is in its district, and a region of several districts is in none', () => {
  expect(districtNamed('noida')).toBe('Gautam Buddha Nagar, Uttar Pradesh');
  expect(['ncr', 'delhi ncr', 'एनसीआर', 'nowhere'].map(districtNamed)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
