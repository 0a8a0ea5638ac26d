import { expect, test } from 'vitest';
import {
  distanceBetween,
  kilometersBetweenDistricts,
  PLACED_CITIES,
} from '#schema/locations/distance.ts';
import { DISTRICT_COORDINATES } from '#schema/locations/districtCoordinates.ts';
import { findCity, findLocation, LOCATIONS } from '#schema/locations/locations.ts';
import { nearestCity } from '#schema/locations/nearestCity.ts';

test.each([
  ['Sector 62, Noida', 28.627, 77.365, 'Noida, Uttar Pradesh'],
  ['Powai', 19.118, 72.906, 'Andheri, Maharashtra'],
  ['MG Road, Bengaluru', 12.975, 77.606, 'Bengaluru, Karnataka'],
  ['a village near Vijayawada', 16.6, 80.6, 'Vijayawada, Andhra Pradesh'],
  ['Leh', 34.15, 77.57, 'Leh, Ladakh'],
])('%s is near %s', (_name, latitude, longitude, city) => {
  expect(nearestCity({ latitude, longitude })?.display).toBe(city);
});

test.each([
  ['London', 51.5, -0.1],
  ['the sea', 10, 65],
])('nothing is near %s', (_name, latitude, longitude) => {
  expect(nearestCity({ latitude, longitude })).toBeNull();
});

test('every district has a position, in only one of the lists', () => {
  const farFrom = (display: string) => kilometersBetweenDistricts(display, 'Nicobar, Andaman and Nicobar Islands'); // oxfmt-ignore
  expect(LOCATIONS.filter(({ display }) => farFrom(display) === null)).toEqual([]);
  const inCities = new Set(
    PLACED_CITIES.map(({ name, state }) => findCity(`${name}, ${state}`)?.district.display),
  );
  for (const [state, list] of Object.entries(DISTRICT_COORDINATES)) {
    for (const row of list.split(', ')) {
      const [, name] = /^(.+) \d+\.\d+ \d+\.\d+$/.exec(row) ?? [];
      expect(findLocation(`${name}, ${state}`)?.city, row).toBe(name);
      expect(inCities).not.toContain(`${name}, ${state}`);
    }
  }
});

test('a distance in kilometers is only given from where a place is', () => {
  expect(distanceBetween('Patna', 'Jehanabad')).toBe(45);
  expect(distanceBetween('Hyderabad', 'Gachibowli')).toBeNull();
  expect(distanceBetween('Bengaluru', 'Hosakote')).toBeNull();
});

test('every city of the coordinates is in the lists', async () => {
  const { CITY_COORDINATES } = await import('#schema/locations/coordinates.ts');
  for (const [state, list] of Object.entries(CITY_COORDINATES)) {
    for (const row of list.split(', ')) {
      const [, name] = /^(.+) \d+\.\d+ \d+\.\d+$/.exec(row) ?? [];
      expect(findCity(`${name}, ${state}`)?.name, row).toBe(name);
    }
  }
});
