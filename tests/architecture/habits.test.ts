import { expect, test } from 'vitest';
import { HABITS, violationsOf } from './habits.ts';
import { readFiles, SOURCE_FILES } from '#server/launch/structure/sourceFiles.ts';

const SELF = 'tests/architecture/habits.ts';
const TEXTS = readFiles([
  'docs/**/*.md',
  '*.md',
  'schema/words/**/*.json',
  'client/**/*.css',
  '.ci/run',
]);
const FILES = [...SOURCE_FILES.filter(({ path }) => path !== SELF), ...TEXTS];

test.each(HABITS)('$what', (habit) => {
  expect(violationsOf(habit, FILES)).toEqual([]);
});

test.each(HABITS)('a violation is detected: $what', (habit) => {
  const paths = ['tests/a.ts', 'server/a.ts', 'client/a.tsx'];
  const path = paths.find((one) => habit.where?.test(one) ?? true)!;
  expect(violationsOf(habit, [{ path, text: `fine;\n${habit.sample}` }])).toEqual([
    `${path}:2 ${habit.what}`,
  ]);
});
