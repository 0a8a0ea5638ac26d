import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What must not change a match, by its names in the database and in the code. */
const PROTECTED =
  /date_of_birth|dateOfBirth|\bgender\b|religion|caste|first_name|last_name|firstName|lastName|\bphoto\b|year_of_passing|yearOfPassing|marital|\bage\b/;

/** The email greets its reader by name, after the jobs have been chosen. */
const GREETS = /\/digest\//;

test('no protected attribute can be read where people and jobs are matched', () => {
  const files = globSync('server/modules/recommendation/**/*.ts').filter(
    (path) => !GREETS.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split('\n')
      .filter((line) => PROTECTED.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
