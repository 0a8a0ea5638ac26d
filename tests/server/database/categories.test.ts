import { expect, test } from 'vitest';
import {
  CATEGORIES,
  CATEGORY_FACTS,
  DOCUMENTED_CATEGORIES,
  FURTHER_CATEGORIES,
} from '#schema/options/categories.ts';
import { M043CategoriesAndFollowing } from '#server/db/migrations/M043CategoriesAndFollowing.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const ALL = 'select title, slug, icon, hue from categories order by position';

test('a new database has the documented categories first, then the further ones', async () => {
  const app = await theApp();
  const rows = await app.sql<Record<string, string | number>>(ALL);
  expect(rows.map(({ title, slug }) => ({ title, slug }))).toEqual(
    CATEGORIES.map((category) => CATEGORY_FACTS[category]),
  );
  for (const look of ['icon', 'hue'])
    expect(new Set(rows.map((row) => row[look])).size).toBe(rows.length);
});

test('an older database keeps its own categories, and jobs without one get that of their title', async () => {
  const app = await theApp();
  await app.sql('delete from categories where position > 8');
  await app.sql(`update categories set title = 'Software' where position = 1`);
  await app.sql(
    `insert into categories (id, slug, title, icon, hue, position)
     values (gen_random_uuid(), 'teachers', 'teaching & education', 'school', 10, 9),
       (gen_random_uuid(), 'agriculture', 'Farms', 'tractor', 20, 12)`,
  );
  const { nurse, maker } = await scenario(app)
    .job({ title: ' staff  Nurse', as: 'nurse' })
    .job({ title: 'Rain Maker', as: 'maker' });
  await upgrade(app);
  await upgrade(app);
  const titles = (await app.sql<{ title: string }>(ALL)).map(({ title }) => title);
  const added = FURTHER_CATEGORIES.filter(
    (one) => !['teaching_education', 'agriculture'].includes(one),
  );
  expect(titles).toEqual([
    'Software',
    ...DOCUMENTED_CATEGORIES.slice(1).map((one) => CATEGORY_FACTS[one].title),
    'teaching & education',
    'Farms',
    ...added.map((one) => CATEGORY_FACTS[one].title),
  ]);
  const found = await app.sql(
    `select j.id, g.slug from jobs j left join categories g on g.id = j.category_id where j.id in (?, ?)`,
    [nurse.id, maker.id],
  );
  expect(found).toContainEqual({ id: nurse.id, slug: 'nursing-health-care' });
  expect(found).toContainEqual({ id: maker.id, slug: null });
});

async function upgrade(app: App): Promise<void> {
  const { orm } = app.services.database;
  const migration = new M043CategoriesAndFollowing(orm.em.getDriver(), orm.config);
  migration.addCategories();
  for (const query of migration.getQueries()) await app.sql(query as string);
}
