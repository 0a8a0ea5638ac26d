import { expect, test } from 'vitest';
import * as moves from '#schema/options/applicationMoves.ts';
import { CATEGORIES, CATEGORY_FACTS, DOCUMENTED_CATEGORIES } from '#schema/options/categories.ts';
import * as titles from '#schema/options/jobTitles.ts';
import * as limits from '#schema/options/limits.ts';
import * as bulk from '#schema/options/screens/bulkUpload.ts';
import { PAGE_KEYS, pathOfPage } from '#schema/options/screens/pageKeys.ts';
import { SETTINGS_DEFAULTS, SETTINGS_RANGES } from '#schema/options/settings.ts';
import type { NumericSetting } from '#schema/options/settings.ts';
import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { SKILLS_BY_FIELD } from '#schema/options/skillsByField.ts';
import { foldSpelling } from '#schema/options/spelling.ts';
import * as statuses from '#schema/options/statuses.ts';

test('there are 43 technical and 22 functional skills, all different', () => {
  expect(TECHNICAL_SKILLS).toHaveLength(43);
  expect(FUNCTIONAL_SKILLS).toHaveLength(22);
  expect(new Set([...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].map(foldSpelling)).size).toBe(65);
});

test('every field of work offers skills, each once and as the documented lists spell them', () => {
  const documented = [...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS];
  const spellings = new Map<string, string>(documented.map((one) => [foldSpelling(one), one]));
  for (const { technical, functional } of Object.values(SKILLS_BY_FIELD)) {
    const all = [...technical, ...functional];
    expect(new Set(all.map(foldSpelling)).size).toBe(all.length);
    expect(all.map((one) => spellings.get(foldSpelling(one)) ?? one)).toEqual(all);
    expect(Math.min(technical.length, functional.length)).toBeGreaterThanOrEqual(8);
  }
});

test('the documented categories come first with their titles, and each has its own slug', () => {
  const facts = CATEGORIES.map((category) => CATEGORY_FACTS[category]);
  expect(CATEGORIES.slice(0, 8)).toEqual([...DOCUMENTED_CATEGORIES]);
  expect(
    facts
      .slice(0, 8)
      .map(({ title }) => title)
      .join(', '),
  ).toBe(
    'Software Development, Product/DA/QA, Sales & Business Development, Finance & Banking, ' +
      "Logistics & Saas, Customer Service / Call Center, Automobiles & Electrical's, " +
      'Technical Support / IT Support',
  );
  for (const key of ['slug', 'title'] as const) {
    expect(new Set(facts.map((fact) => fact[key])).size).toBe(CATEGORIES.length);
  }
  for (const { slug } of facts) expect(slug).toMatch(/^[a-z-]+$/);
});

test('there are roughly 300 job titles, unique and well formed', () => {
  const count = titles.JOB_TITLES.length;
  expect(count).toBeGreaterThanOrEqual(290);
  expect(count).toBeLessThanOrEqual(320);
  expect(new Set(titles.JOB_TITLES.map(foldSpelling)).size).toBe(count);
  for (const title of titles.JOB_TITLES) {
    expect(title).toMatch(/^[A-Za-z.][A-Za-z./()-]*( [A-Za-z(][A-Za-z./()-]*)*$/);
  }
});

test('a job title has a field; only exact titles are in the list', () => {
  expect(titles.fieldOfJobTitle('relationship manager')?.category).toBe('finance_banking');
  expect(titles.fieldOfJobTitle('Rain Maker')).toBeNull();
  expect(titles.categoryOfJobTitle('telecaller')).toBe('customer_service_call_center');
  expect(titles.categoryOfJobTitle('medical representative')).toBe('sales_business_development');
  expect(titles.categoryOfJobTitle('Staff Nurse')).toBe('nursing_health_care');
  expect(titles.categoryOfJobTitle('Rain Maker')).toBeNull();
  expect(titles.isListedJobTitle('Telecaller')).toBe(true);
  expect(titles.isListedJobTitle('telecaller')).toBe(false);
  const fields = titles.JOB_TITLE_FIELDS.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  const used = new Set(titles.JOB_TITLES.map(titles.categoryOfJobTitle));
  expect(used).toEqual(new Set(CATEGORIES));
});

test('the status of an application can change in exactly seven ways', () => {
  const all = statuses.APPLICATION_STATUSES;
  const allowed = all.flatMap((from) =>
    all.filter((to) => moves.mayMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed.toSorted()).toEqual([
    'pending rejected',
    'pending reviewed',
    'pending shortlisted',
    'reviewed rejected',
    'reviewed shortlisted',
    'shortlisted hired',
    'shortlisted rejected',
  ]);
  for (const to of Object.values(moves.APPLICATION_MOVES).flat()) {
    expect(moves.APPLICATION_ACTION_LABELS[to]).toBeTruthy();
    expect(statuses.APPLICATION_EVENTS).toContain(to);
  }
});

test('a user is shown as suspended, else active when verified, else unverified', () => {
  expect(statuses.userDisplayStatus('suspended', true)).toBe('suspended');
  expect(statuses.userDisplayStatus('active', true)).toBe('active');
  expect(statuses.userDisplayStatus('active', false)).toBe('unverified');
  expect(statuses.userDisplayStatus('inactive', true)).toBe('inactive');
});

test('each of the 28 documented settings and our 3 with a number has a range that contains its default', () => {
  expect(Object.keys(SETTINGS_DEFAULTS)).toHaveLength(28 + 3);
  const numbers = Object.entries(SETTINGS_DEFAULTS).filter(([, v]) => typeof v === 'number');
  expect(numbers.map(([key]) => key).toSorted()).toEqual(Object.keys(SETTINGS_RANGES).toSorted());
  for (const [key, value] of numbers) {
    const { min, max } = SETTINGS_RANGES[key as NumericSetting];
    expect(value, key).toBeGreaterThanOrEqual(min);
    expect(value, key).toBeLessThanOrEqual(max);
  }
});

test('a page number or size out of range falls back to the default', () => {
  expect([0, -1, 1.5, NaN, null, 3].map(limits.pageOrDefault)).toEqual([1, 1, 1, 1, 1, 3]);
  expect([0, 1, 100, 101, 2.5].map(limits.limitOrDefault)).toEqual([12, 1, 100, 12, 12]);
});

test('21 page keys lead to their paths, all others to /404', () => {
  expect(PAGE_KEYS).toHaveLength(21);
  expect(pathOfPage('home')).toBe('/');
  expect(pathOfPage('browse-jobs')).toBe('/browse-jobs');
  expect(pathOfPage('manage-applications', 'employer')).toBe('/manage-applications');
  expect(pathOfPage('manage-applications', 'job_seeker')).toBe('/my-applications');
  for (const key of ['404', 'nonsense', 'toString', '']) expect(pathOfPage(key)).toBe('/404');
});

test('bulk rows have 13 columns, and flags are read as spreadsheets write them', () => {
  expect(bulk.BULK_COLUMNS).toHaveLength(13);
  expect(['TRUE', 'yes', '1'].map(bulk.parseFlag)).toEqual([true, true, true]);
  expect(['false', 'No', '0', ''].map(bulk.parseFlag)).toEqual([false, false, false, false]);
  expect(bulk.parseFlag('perhaps')).toBeNull();
});
