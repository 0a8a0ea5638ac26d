import { expect, test } from 'vitest';
import { readAddress } from '#client/pages/alerts/alertsAddress.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

test('a search with more filters than an alert can have passes on the first ones, each whole', () => {
  const places = Array.from({ length: 40 }, (_, at) => `district=Place+${at}`);
  const { filters } = readAddress(new URLSearchParams({ filters: places.join('&') })).prefill;
  const passedOn = filters.split('&');
  expect(passedOn).toEqual(places.slice(0, passedOn.length));
  expect(filters.length).toBeLessThanOrEqual(LENGTHS.argument);
  expect(`${filters}&${places[passedOn.length]}`.length).toBeGreaterThan(LENGTHS.argument);
});
