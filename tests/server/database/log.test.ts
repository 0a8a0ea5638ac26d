import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';

test('the log of the database names an error by its code, without the values of the statement', async () => {
  const app = await theApp();
  const [at] = await app.sql<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const value = 'rumpelstilzchen@example.com';
  const row = `(gen_random_uuid(), '${value}', '${value}', 'tag', 1, 9999)`;
  const insert = `insert into categories (id, slug, title, icon, hue, position) values ${row}, ${row}`;
  await expect(app.sql(insert)).rejects.toThrow(/duplicate/);
  const log = await readFile(join(dirname(at!.folder), 'postgres.log'), 'utf8');
  expect(log).toMatch(/ 23505 INSERT ERROR: .*duplicate key/);
  expect(log).not.toContain(value);
});
