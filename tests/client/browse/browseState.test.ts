import { describe, expect, test } from 'vitest';
import {
  browsePath,
  changeBrowse,
  readBrowse,
  toggleValue,
} from '#client/pages/browse/browseState.ts';
import { browseTitle } from '#client/pages/browse/browseTitle.ts';
import { describeBrowse } from '#client/pages/browse/describeBrowse.ts';
import { jobsQuery } from '#client/pages/browse/jobsQuery.ts';
import { readAddress } from '#client/pages/alerts/alertsAddress.ts';
import { alertPath } from '#client/pages/browse/results/alertPath.ts';
import { withReading } from '#client/pages/browse/withReading.ts';

const read = (query = '') => readBrowse(new URLSearchParams(query));

describe('a browse address', () => {
  const FULL =
    '/browse-jobs?search=HR&location=Pune&within=25&category=Finance%20%26%20Banking&type=full-time&type=contract' +
    '&experience=entry-level&years=3&salary=12%2B&salary=3-5&pay=180000-240000&industry=non-it' +
    '&state=Maharashtra&district=Pune%2C%20Maharashtra&district=Thane%2C%20Maharashtra&remote=true&verified=true' +
    '&posted=7&company=0190a5d2-0000-7000-8000-000000000001&shift=day&shift=night&payBy=month&sort=salary&view=list&page=3' +
    '&filters=open';

  test('holds the whole state and converts back to it', () => {
    expect(browsePath(read(FULL.split('?')[1]))).toBe(FULL);
  });

  test('without parameters is the bare page, and defaults are left out', () => {
    expect(browsePath(read('sort=relevance&view=grid&page=1&search=+'))).toBe('/browse-jobs');
  });

  test.each([
    ['type=full_time', { type: ['FULL_TIME'], remote: [] }],
    ['type=internship', { type: ['INTERN'] }],
    ['type=Intern', { type: ['INTERN'] }],
    ['type=remote', { type: [], remote: ['true'] }],
    ['type=all', { type: [] }],
    ['salary=5-8 LPA', { salary: ['LAKH_5_8'] }],
    ['salary=8,00,000-12,00,000', { salary: ['LAKH_8_12'] }],
    ['experience=Senior Level', { experience: ['SENIOR_LEVEL'] }],
    ['category=finance-banking', { category: ['Finance & Banking'] }],
    ['category=Beekeeping', { category: ['Beekeeping'] }],
    ['industry=IT', { industry: ['it'] }],
    ['type=intern,contract,remote', { type: ['INTERN', 'CONTRACT'], remote: ['true'] }],
    ['shift=night&shift=Day&shift=night', { shift: ['NIGHT', 'DAY'] }],
    [
      'state=Goa,Kerala&district=Pune, Maharashtra',
      { state: ['Goa', 'Kerala'], district: ['Pune, Maharashtra'] },
    ],
    ['posted=3,7&years=2&years=5', { posted: ['DAYS_3'], years: ['2'] }],
  ])('%s is understood however it is spelled', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  test.each([
    'type=banana',
    'years=many',
    'pay=-',
    'within=0',
    'salary=lots',
    'posted=soon',
    'sort=up',
    'view=3d',
    'page=-1',
    'page=1e9',
    'page=x',
    'filters=no',
  ])('%s is ignored', (query) => expect(read(query)).toEqual(read()));

  test('contains no control characters and no unlimited text', () => {
    expect(read('search=a%00b%0Ac').search).toBe('a b c');
    expect(read(`search=${'x'.repeat(5_000)}`).search).toHaveLength(200);
  });
});

describe('a change to the browse state', () => {
  test('of the search starts at page one', () => {
    expect(browsePath(changeBrowse(read('search=HR&page=3'), { salary: ['LAKH_3_5'] }))).toBe(
      '/browse-jobs?search=HR&salary=3-5',
    );
    expect(changeBrowse(read('page=3'), { sort: 'date' }).page).toBe(1);
  });

  test('of the view keeps the page', () => {
    expect(changeBrowse(read('page=3'), { view: 'list' }).page).toBe(3);
    expect(changeBrowse(read('page=3'), { filters: 'open' }).page).toBe(3);
  });

  test('of the Indian state clears a district of another one', () => {
    const pune = read('state=Maharashtra&district=Pune, Maharashtra');
    expect(changeBrowse(pune, { state: ['Goa'] })).toMatchObject({ state: ['Goa'], district: [] });
    expect(changeBrowse(pune, { state: ['Maharashtra', 'Goa'] }).district).toEqual([
      'Pune, Maharashtra',
    ]);
    expect(changeBrowse(pune, { type: ['INTERN'] }).district).toEqual(['Pune, Maharashtra']);
    const two = changeBrowse(pune, { state: ['Maharashtra', 'Goa'] });
    expect(changeBrowse(two, { state: ['Goa'] }).district).toEqual([]);
  });
});

describe('choosing a value', () => {
  test('adds it to its filter, or removes it', () => {
    const state = read('type=intern');
    expect(toggleValue(state, 'type', 'CONTRACT')).toEqual({ type: ['INTERN', 'CONTRACT'] });
    expect(toggleValue(state, 'type', 'INTERN')).toEqual({ type: [] });
  });

  test('replaces the value of a filter that has one', () => {
    expect(toggleValue(read('posted=3'), 'posted', 'DAYS_7')).toEqual({ posted: ['DAYS_7'] });
  });

  test('of no place forgets the distance from it', () => {
    expect(changeBrowse(read('location=Thane&within=25'), { location: '' }).within).toEqual([]);
  });
});

test('the query contains the chosen values and nothing more', () => {
  expect(jobsQuery(read())).toEqual({ filter: {}, sort: 'RELEVANCE', first: 12, page: 1 });
  expect(jobsQuery(read('search=HR&type=part-time&posted=3&remote=1&sort=date&page=2'))).toEqual({
    filter: { search: 'HR', types: ['PART_TIME'], remote: true, postedWithin: 'DAYS_3' },
    sort: 'DATE',
    first: 12,
    page: 2,
  });
  expect(
    jobsQuery(read('years=0&pay=120000-&location=Thane&within=25&shift=night')).filter,
  ).toEqual({
    location: 'Thane',
    withinKm: 25,
    experienceYears: 0,
    payFrom: 120_000,
    shifts: ['NIGHT'],
  });
});

test.each([
  ['', 'all'],
  ['search=HR', 'words'],
  ['search=HR&location=Pune', 'wordsPlace'],
  ['search=HR jobs in Pune', 'asTyped'],
  ['location=Pune', 'place'],
  ['district=Pune, Maharashtra&state=Maharashtra', 'place'],
  ['category=finance-banking', 'category'],
  ['category=finance-banking&state=Goa', 'categoryPlace'],
  ['category=finance-banking&search=HR', 'wordsCategory'],
  ['category=finance-banking&search=HR&state=Goa', 'wordsCategoryPlace'],
  ['category=finance-banking,software-development', 'all'],
])('%s is called by the sentence "%s"', (query, key) => {
  expect(browseTitle(read(query)).key).toBe(key);
});

test('a company is named if it is the only filter', () => {
  expect(browseTitle(read('company=1'), { company: 'Lotus Works' })).toMatchObject({
    key: 'company',
    company: 'Lotus Works',
  });
});

describe('search engines', () => {
  const canonical = (query: string) => describeBrowse(read(query)).canonical;
  test.each([
    ['', '/browse-jobs'],
    ['view=list&sort=date', '/browse-jobs'],
    ['page=2', '/browse-jobs?page=2'],
    ['category=finance-banking', '/browse-jobs?category=Finance%20%26%20Banking'],
    ['category=finance-banking&page=2', '/browse-jobs?category=Finance%20%26%20Banking&page=2'],
  ])('get %s as %s', (query, path) => expect(canonical(query)).toBe(path));

  test.each(['search=HR', 'salary=3-5', 'category=finance-banking&type=intern', 'location=Pune'])(
    'are kept out of %s',
    (query) => expect(canonical(query)).toBeNull(),
  );

  test('are kept out of a made-up category, but not out of the company’s own with jobs', () => {
    const state = read('category=Call 0900');
    expect(describeBrowse(state).canonical).toBeNull();
    expect(describeBrowse(state, { hasJobs: false }).canonical).toBeNull();
    expect(describeBrowse(state, { hasJobs: true }).canonical).toBe(
      '/browse-jobs?category=Call%200900',
    );
  });
});

test.each([
  [
    'search=HR&location=Pune&type=full-time&salary=3-5',
    '/job-alerts?keywords=HR&location=Pune&jobType=full_time&salaryRange=lakh_3_5',
  ],
  [
    'category=finance-banking&remote=true',
    '/job-alerts?keywords=Finance+%26+Banking&jobType=remote',
  ],
  [
    'search=HR&type=intern,contract&shift=night&salary=3-5',
    '/job-alerts?keywords=HR&salaryRange=lakh_3_5&filters=type%3Dinternship%26type%3Dcontract%26shift%3Dnight',
  ],
  [
    'search=HR&type=part-time&remote=true',
    '/job-alerts?keywords=HR&jobType=remote&filters=type%3Dpart-time',
  ],
  [
    'search=HR&district=Pune, Maharashtra&state=Maharashtra',
    '/job-alerts?keywords=HR&location=Pune%2C+Maharashtra',
  ],
  // As a location, the city has districts around it that were not chosen.
  [
    'search=HR&district=Hyderabad, Telangana&state=Telangana',
    '/job-alerts?keywords=HR&location=Hyderabad%2C+Telangana&filters=district%3DHyderabad%252C%2BTelangana',
  ],
  ['search=HR&state=Goa', '/job-alerts?keywords=HR&location=Goa'],
  ['search=HR&state=Puducherry', '/job-alerts?keywords=HR&filters=state%3DPuducherry'],
  ['', '/job-alerts'],
])('%s as an alert is %s', (query, path) => expect(alertPath(read(query))).toBe(path));

test('the form for an alert receives all filters of a search with many', () => {
  const places = ['Nagpur', 'Nashik', 'Pune', 'Satara', 'Sangli', 'Solapur', 'Thane', 'Wardha'];
  const filters = String(
    new URLSearchParams([
      ['shift', 'night'],
      ...places.map((place) => ['district', `${place}, Maharashtra`]),
    ]),
  );
  expect(filters.length).toBeGreaterThan(200);
  const [, query] = alertPath(read(`search=HR&${filters}`)).split('?');
  expect(readAddress(new URLSearchParams(query)).prefill.filters).toBe(filters);
});

test('several values of a sentence are all chosen, with those that were chosen by hand', () => {
  const filters = ['FULL_TIME', 'CONTRACT'].map((value) => ({ filter: 'types', value, text: 'full time or contract' })); // oxfmt-ignore
  const typesOf = (query: string) => withReading(read(query), { words: 'cook', filters }).type;
  expect(typesOf('search=cook full time or contract')).toEqual(['FULL_TIME', 'CONTRACT']);
  expect(typesOf('search=cook full time or contract&type=intern')).toEqual(['INTERN', 'FULL_TIME', 'CONTRACT']); // oxfmt-ignore
});

test('a single filter that was chosen is not replaced by what was read in the words', () => {
  const filters = [{ filter: 'experienceYears', value: '2', text: '2 years' }];
  const yearsOf = (query: string) => withReading(read(query), { words: 'cook', filters }).years;
  expect(yearsOf('search=cook 2 years')).toEqual(['2']);
  expect(yearsOf('search=cook 2 years&years=5')).toEqual(['5']);
});
