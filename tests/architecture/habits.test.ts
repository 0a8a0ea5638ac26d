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

/** Without text boxes, or only for figures and addresses, or only together with Ctrl. */
const COMPOSE_NOTHING = [
  'client/components/analytics/charts/plot/Plot.tsx',
  'client/components/conversation/Composer.tsx',
  'client/pages/admin/analytics/builder/shelves/CalculationShelf.tsx',
  'client/pages/admin/analytics/builder/shelves/HavingShelf.tsx',
  'client/pages/admin/analytics/builder/shelves/MoreSettings.tsx',
  'client/pages/admin/settings/TestMail.tsx',
  'client/pages/manageApplications/details/NoteForm.tsx',
  'client/pages/manageApplications/filters/ApplicantFields.tsx',
];

test('Enter does nothing else while it ends the typing of a word, as for Hindi', () => {
  const careless = FILES.filter(
    ({ path, text }) =>
      path.startsWith('client/') &&
      /\bkey [!=]== 'Enter'/.test(text) &&
      !/\bisComposing\b/.test(text),
  );
  expect(careless.map(({ path }) => path).toSorted()).toEqual(COMPOSE_NOTHING);
});

test('the admin area asks by itself as background, so that an administrator who is away is logged out', () => {
  const polling = FILES.filter(
    ({ path, text }) =>
      path.startsWith('client/pages/admin/') && /\b(?:pollInterval|startPolling)\b/.test(text),
  );
  const counted = polling.filter(({ text }) => !/\bbackgroundRequest\b/.test(text));
  expect(polling.length).toBeGreaterThan(3);
  expect(counted.map(({ path }) => path)).toEqual([]);
});

test('a text that is kept while it is typed is forgotten once it is sent', () => {
  const keeping = FILES.filter(({ text }) => /\b(?:useKeptText|unsavedInput\.write)\(/.test(text));
  const remembering = keeping.filter(
    ({ text }) => !/\.forget\(\)|\bunsavedInput\.remove\(/.test(text),
  );
  expect(keeping.length).toBeGreaterThan(5);
  expect(remembering.map(({ path }) => path)).toEqual([]);
});
