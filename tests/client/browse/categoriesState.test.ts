import { expect, test } from 'vitest';
import {
  arrangeCategories,
  categoriesPath,
  readCategories,
} from '#client/pages/browse/categories/categoriesState.ts';

const read = (query = '') => readCategories(new URLSearchParams(query));

const FIELDS = [
  { name: 'सेल्स', title: 'Sales', jobCount: 9, change: -10 },
  { name: 'Finance', title: 'Finance', jobCount: 30, change: 5 },
  { name: 'Nursing', title: 'Nursing', jobCount: 9, change: null },
  { name: 'Art', title: 'Art', jobCount: 0, change: null },
];
const names = (query: string) => arrangeCategories(FIELDS, read(query)).map(({ title }) => title);

test('the address holds search, order and view, without defaults', () => {
  expect(read()).toEqual({ search: '', sort: 'most_jobs', view: 'grid' });
  expect(categoriesPath(read())).toBe('/browse-categories');
  const path = '/browse-categories?search=fin&sort=trending&view=list';
  expect(categoriesPath(read(path.split('?')[1]))).toBe(path);
  expect(read('sort=random&view=3d')).toEqual(read());
});

test.each([
  ['', ['Finance', 'Nursing', 'Sales', 'Art']],
  ['sort=alphabetical', ['Art', 'Finance', 'Nursing', 'Sales']],
  ['sort=trending', ['Nursing', 'Finance', 'Sales', 'Art']],
])('"%s" sorts them: %j', (query, expected) => expect(names(query)).toEqual(expected));

test.each([
  ['search=NUR', ['Nursing']],
  ['search=sales', ['Sales']],
  ['search=सेल', ['Sales']],
  ['search=xyz', []],
])('"%s" finds %j by either name', (query, expected) => expect(names(query)).toEqual(expected));
