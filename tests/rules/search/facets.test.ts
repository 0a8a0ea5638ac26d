import { describe, expect, test } from 'vitest';
import { filterLists } from '#server/modules/search/filterLists.rules.ts';
import { facetsFrom, payBands } from '#server/modules/search/facets.rules.ts';
import type { FacetRow } from '#server/modules/search/facets.sql.ts';
import { PAY_STEPS } from '#schema/options/salaryRanges.ts';
import type { JobFilter } from '#server/modules/search/search.inputs.ts';

const CATEGORIES = [
  { id: 'c1', slug: 'sales', title: 'Sales' },
  { id: 'c2', slug: 'finance-banking', title: 'Finance & Banking' },
];
const row = (
  facet: FacetRow['facet'],
  value: string,
  count: number,
  label: string | null = null,
) => ({ facet, value, count, label });

const facets = (rows: FacetRow[], filter: JobFilter = {}) =>
  facetsFrom(rows, filterLists(filter), CATEGORIES, 'en');
const chosen = (values: readonly { value: string; selected: boolean }[]) =>
  values.filter(({ selected }) => selected).map(({ value }) => value);
const countOf = (values: readonly { value: string; count: number }[], wanted: string) =>
  values.find(({ value }) => value === wanted)?.count;

describe('a filter of fixed options', () => {
  test('shows all of them in order, including those without jobs', () => {
    const { type, experience, salary, postedWithin } = facets([row('type', 'part_time', 7)]);
    expect(type[0]).toEqual({ value: 'FULL_TIME', label: 'Full Time', count: 0, selected: false });
    expect(countOf(type, 'PART_TIME')).toBe(7);
    expect(experience.map(({ value }) => value)).toEqual([
      'ENTRY_LEVEL',
      'MID_LEVEL',
      'SENIOR_LEVEL',
      'EXECUTIVE',
    ]);
    expect(experience.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
    expect(salary.map(({ label }) => label)).toEqual([
      '3-5 lakh',
      '5-8 lakh',
      '8-12 lakh',
      '12+ lakh',
    ]);
    expect(postedWithin.map(({ label }) => label)).toContain('Last 7 days');
  });

  test('marks the chosen option', () => {
    const filter: JobFilter = {
      type: 'full_time',
      experience: 'mid_level',
      salary: 'lakh_5_8',
      postedWithin: 'days_7',
    };
    const { type, experience, salary, postedWithin } = facets([], filter);
    expect([type, experience, salary, postedWithin].map(chosen)).toEqual([
      ['FULL_TIME'],
      ['MID_LEVEL'],
      ['LAKH_5_8'],
      ['DAYS_7'],
    ]);
    expect(chosen(facets([]).type)).toEqual([]);
  });

  test('counts each filter by its own rows', () => {
    const rows = [
      row('experience', 'mid_level', 2),
      row('salary', 'lakh_5_8', 3),
      row('postedWithin', 'days_7', 4),
    ];
    const { experience, salary, postedWithin } = facets(rows);
    expect(countOf(experience, 'MID_LEVEL')).toBe(2);
    expect(countOf(salary, 'LAKH_5_8')).toBe(3);
    expect(countOf(postedWithin, 'DAYS_7')).toBe(4);
  });
});

describe('the marks of jobs', () => {
  test.each([
    ['remote', 'Remote'],
    ['featured', 'Featured'],
    ['hot', 'Urgent'],
    ['verified', 'Verified employers'],
    ['quickResponders', 'Quick responders'],
  ] as const)('%s is a choice of its own', (facet, label) => {
    expect(facets([row(facet, 'true', 9)])[facet]).toEqual([
      { value: 'true', label, count: 9, selected: false },
    ]);
    expect(facets([], { [facet]: true })[facet][0]).toMatchObject({ count: 0, selected: true });
  });
});

test('a work mode instead of the chosen one leaves the remote jobs in the list', () => {
  const rows = [row('total', '', 30), row('remote', 'true', 5), row('workMode', 'office', 7)];
  const inOffice = (filter: JobFilter) => {
    const { facts } = facets(rows, filter);
    return countOf(facts.find(({ name }) => name === 'workMode')!.values, 'OFFICE');
  };
  expect(inOffice({ workMode: 'hybrid', remote: true })).toBe(7 + 5);
  expect(inOffice({ workMode: 'hybrid' })).toBe(7);
  expect(inOffice({ workModes: ['hybrid'], remote: true })).toBe(30 + 7);
});

describe('the filter of remote jobs', () => {
  test('has one value', () => {
    expect(facets([row('remote', 'true', 9)]).remote).toEqual([
      { value: 'true', label: 'Remote', count: 9, selected: false },
    ]);
    expect(facets([], { remote: true }).remote).toEqual([
      { value: 'true', label: 'Remote', count: 0, selected: true },
    ]);
  });
});

describe('the filter of categories', () => {
  test('counts by id and returns the slug', () => {
    expect(facets([row('category', 'c2', 5)]).category).toEqual([
      { value: 'sales', label: 'Sales', count: 0, selected: false },
      { value: 'finance-banking', label: 'Finance & Banking', count: 5, selected: false },
    ]);
  });

  test.each(['c2', 'finance-banking', ' FINANCE & Banking '])('is chosen by %s', (category) => {
    expect(chosen(facets([], { category }).category)).toEqual(['finance-banking']);
  });

  test('is not chosen by an empty or unknown value', () => {
    expect(chosen(facets([]).category)).toEqual([]);
    expect(chosen(facets([], { category: 'welding' }).category)).toEqual([]);
  });
});

describe('the filter of industries', () => {
  const rows = [row('industry', 'technology', 4), row('industry', 'juggling', 2)];

  test('adds up what is stored under each choice', () => {
    const { industry } = facets([...rows, row('industry', 'it', 1)]);
    expect(industry.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'it IT',
      'non-it Non-IT',
      'saas SaaS',
      'fintech FinTech',
      'healthcare Healthcare',
      'other Other',
    ]);
    expect(industry.map(({ count }) => count)).toEqual([5, 0, 0, 0, 0, 2]);
    expect(chosen(industry)).toEqual([]);
  });

  test('marks the choice', () => {
    expect(chosen(facets(rows, { industry: 'IT' }).industry)).toEqual(['it']);
    expect(facets(rows, { industry: 'IT' }).industry).toHaveLength(6);
  });

  test('shows a chosen stored industry as a seventh value', () => {
    const banking = row('industry', 'banking', 3);
    expect(facets([...rows, banking], { industry: 'Banking' }).industry.at(-1)).toEqual({
      value: 'banking',
      label: 'Banking',
      count: 3,
      selected: true,
    });
    expect(facets(rows, { industry: 'Banking' }).industry.at(-1)).toMatchObject({ count: 0 });
    expect(facets(rows, { industry: 'Juggling' }).industry).toHaveLength(6);
  });
});

describe('the filters of places and companies', () => {
  const rows = [
    row('state', 'Kerala', 8),
    row('state', 'Odisha', 2),
    row('district', 'Pune, Maharashtra', 3),
    row('company', 'lotus-id', 1, 'Lotus'),
  ];

  test('show what was found, by name', () => {
    const { state, district, company } = facets(rows);
    expect(state).toEqual([
      { value: 'Kerala', label: 'Kerala', count: 8, selected: false },
      { value: 'Odisha', label: 'Odisha', count: 2, selected: false },
    ]);
    expect(district).toHaveLength(1);
    expect(company).toEqual([{ value: 'lotus-id', label: 'Lotus', count: 1, selected: false }]);
  });

  test('mark what is chosen, by any of its names', () => {
    const filter = { state: 'orissa', district: 'poona', company: 'LOTUS-ID' };
    const { state, district, company } = facets(rows, filter);
    expect(chosen(state)).toEqual(['Odisha']);
    expect(chosen(district)).toEqual(['Pune, Maharashtra']);
    expect(chosen(company)).toEqual(['lotus-id']);
    expect([state, district, company].map(({ length }) => length)).toEqual([2, 1, 1]);
    expect(company[0]!.label).toBe('Lotus');
  });

  test('keep a chosen value without jobs, so that it can be removed', () => {
    expect(facets(rows, { state: 'Goa' }).state[0]).toEqual({
      value: 'Goa',
      label: 'Goa',
      count: 0,
      selected: true,
    });
    expect(facets([]).state).toEqual([]);
  });
});

describe('several values', () => {
  test('are all marked, and the count of another value includes the jobs already found', () => {
    const rows = [row('total', '', 10), row('type', 'contract', 4), row('state', 'Goa', 2)];
    const { type, state } = facets(rows, { types: ['intern', 'temporary'], states: ['Kerala'] });
    expect(chosen(type)).toEqual(['INTERN', 'TEMPORARY']);
    expect(['INTERN', 'CONTRACT', 'FULL_TIME'].map((value) => countOf(type, value))).toEqual([10, 14, 10]); // oxfmt-ignore
    expect(state.map(({ value, count }) => [value, count])).toEqual([['Kerala', 10], ['Goa', 12]]); // oxfmt-ignore
  });

  test('replace each other if a program uses the old name of the filter, which takes one value', () => {
    const rows = [row('total', '', 10), row('type', 'intern', 10), row('type', 'contract', 4)];
    const { type } = facets(rows, { type: 'intern' });
    expect(['INTERN', 'CONTRACT', 'FULL_TIME'].map((value) => countOf(type, value))).toEqual([10, 4, 0]); // oxfmt-ignore
  });

  test('replace each other in a filter with steps', () => {
    const rows = [row('total', '', 10), row('experienceYears', '3', 7)];
    expect(countOf(facets(rows, { experienceYears: 5 }).experienceYears, '3')).toBe(7);
  });
});

describe('the histogram of pay', () => {
  const reached = (pay: number) => PAY_STEPS.filter((step) => step <= pay).length;

  test.each([[0, 0], [150_000, 150_000], [120_000, 200_000], [300_000, 300_001], [90_000, 5_000_000], [0, 2 ** 31 - 1]])('counts a job that pays %i to %i in every band that its pay overlaps', (min, max) => {
    const bands = payBands([row('pay', `${reached(min)}-${reached(max - 1)}`, 1)], null);
    const overlapped = bands.filter(({ from, to }) => min < (to ?? Infinity) && (max > from || min >= from)); // oxfmt-ignore
    expect(bands.filter(({ count }) => count === 1)).toEqual(overlapped);
    expect(overlapped.length).toBeGreaterThan(0);
  }); // oxfmt-ignore

  test('marks the bands within the chosen pay', () => {
    const marked = payBands([], { from: 150_000, to: 250_000 }).filter(({ selected }) => selected);
    expect(marked.map(({ from }) => from)).toEqual([150_000, 200_000]);
  });
});

test.each([
  ['Thane', true],
  ['Gachibowli', true],
  ['Kerala', false],
  ['Malgudi', false],
  ['', false],
])('a distance from "%s" can be chosen: %s', (location, expected) => {
  expect(facets([], { location }).hasDistance).toBe(expected);
});

test('a value is added to a filter unless it was given by its name for one value alone', () => {
  const replaced = (filter: JobFilter) => [...filterLists(filter).replaced];
  expect(replaced({ type: 'full_time' })).toEqual(['type']);
  expect(replaced({ type: 'full_time', types: ['contract'] })).toEqual([]);
  expect(replaced({ types: ['contract'], state: 'Goa' })).toEqual(['state']);
});

describe('a sample', () => {
  test('is scaled up to all jobs and marked as an estimate', () => {
    const sampled = facets([
      row('sample', '', 512),
      row('state', 'Goa', 3),
      row('type', 'x', 1),
      row('pay', '1-1', 4),
    ]);
    expect(sampled.pay[0]!.count).toBe(8);
    expect(sampled.state[0]!.count).toBe(6);
    expect(sampled.areExact).toBe(false);
  });

  test('counts are rounded to whole jobs', () => {
    const sampled = facets([row('sample', '', 768), row('state', 'Goa', 1)]);
    expect(sampled.state[0]!.count).toBe(1);
  });

  test('of all jobs is exact', () => {
    expect(facets([row('sample', '', 1_024), row('state', 'Goa', 3)])).toMatchObject({
      areExact: true,
      state: [{ count: 3 }],
    });
    expect(facets([]).areExact).toBe(true);
  });
});
