import { expect, test } from 'vitest';
import { CATEGORIES, CATEGORY_FACTS } from '#schema/options/categories.ts';
import { theApp } from '#tests/support/app.ts';

test('a new database has the eight documented categories, in order', async () => {
  const app = await theApp();
  const rows = await app.sql('select title, slug, icon, hue from categories order by position');
  expect(rows).toEqual(CATEGORIES.map((category) => CATEGORY_FACTS[category]));
});
