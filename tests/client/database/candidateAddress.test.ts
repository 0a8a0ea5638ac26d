import { expect, test } from 'vitest';
import {
  changed,
  filterCount,
  NOTHING_ASKED,
  pathOf,
  readAddress,
  variablesOf,
} from '#client/pages/database/search/candidateAddress.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const WHOLE =
  '/browse-database?search=nurse&skills=ICU%2CTriage&from=2&to=8&location=Kerala&salary=800000&active=30&notice=days_15&sort=recent&page=3&open=abc';

test('an address holds the whole state and is read back unchanged', () => {
  const address = read(WHOLE.split('?')[1]!);
  expect(address).toMatchObject({
    search: 'nurse',
    skills: ['ICU', 'Triage'],
    active: 'DAYS_30',
    notice: 'DAYS_15',
    sort: 'RECENT',
    page: 3,
    open: 'abc',
  });
  expect(pathOf(address)).toBe(WHOLE);
  expect(filterCount(address)).toBe(6);
  expect(variablesOf(address)).toEqual({
    filter: {
      search: 'nurse',
      skills: ['ICU', 'Triage'],
      experienceFrom: 2,
      experienceTo: 8,
      location: 'Kerala',
      salaryTo: 800_000,
      activeWithin: 'DAYS_30',
      availableWithin: 'DAYS_15',
    },
    sort: 'RECENT',
    first: 12,
    page: 3,
  });
});

test('invalid values are ignored', () => {
  for (const query of [
    '',
    'page=0',
    'page=x',
    'from=abc&to=99',
    'salary=lots',
    'active=5',
    'sort=z',
  ])
    expect(pathOf(read(query))).toBe('/browse-database');
});

test('pay is understood as free text, and reversed bounds are swapped', () => {
  for (const text of ['8 LPA', '8 lakh', '8,00,000', '5-8 LPA', '8'])
    expect(read(new URLSearchParams({ salary: text }).toString()).salary, text).toBe('800000');
  expect(read('from=8&to=2')).toMatchObject({ from: '2', to: '8' });
  expect(read('skills=Tally,tally,,GST')).toMatchObject({ skills: ['tally', 'GST'] });
});

test('a new search starts at page one; opening a candidate keeps the page', () => {
  const third = read('search=nurse&page=3');
  expect(changed(third, { location: 'Pune' }).page).toBe(1);
  expect(changed(third, { open: 'abc' }).page).toBe(3);
  expect(changed(third, { filters: 'open' }).page).toBe(3);
  expect(pathOf(changed(third, NOTHING_ASKED))).toBe('/browse-database');
});
