import { expect, test } from 'vitest';
import { filterOfAddress } from '#server/modules/search/filterOfAddress.rules.ts';

test('the filter of an address has the values as they are stored, and names as they are written', () => {
  expect(
    filterOfAddress(
      'type=Full-Time,internship&experience=senior&salary=3-5&company=Lotus Works&posted=week',
    ),
  ).toMatchObject({ types: ['full_time', 'intern'], experienceLevels: ['senior_level'] });
  expect(filterOfAddress('')).toEqual(filterOfAddress('unknown=1'));
});
