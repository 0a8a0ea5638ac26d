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

/** What starts a timer, a listener or an observer, and what ends it. */
const ENDS: Record<string, RegExp> = {
  'setTimeout(': /\bclearTimeout\b/,
  'setInterval(': /\bclearInterval\b/,
  'addEventListener(': /\bremoveEventListener\(|\.abort\(/,
  'Observer(': /\.disconnect\(/,
};

/** From the opening bracket at this place to the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

test('a timer or listener that an effect starts ends with its component', () => {
  const careless = FILES.filter(({ path }) => path.startsWith('client/')).flatMap(
    ({ path, text }) =>
      [...text.matchAll(/\buse(?:Layout)?Effect\(/g)].flatMap(({ 0: call, index }) => {
        const effect = inBrackets(text, index + call.length - 1);
        const goesOn = ([begins, ends]: [string, RegExp]) =>
          effect.includes(begins) && !ends.test(effect);
        return Object.entries(ENDS)
          .filter(goesOn)
          .map(([begins]) => `${path} ${begins}`);
      }),
  );
  // The timer belongs to a button of the text, which is gone as well.
  expect(careless).toEqual(['client/pages/apiDocs/ApiDocsPage.tsx setTimeout(']);
});

test('the URL of a file in memory is revoked', () => {
  const keeping = FILES.filter(
    ({ path, text }) => path.startsWith('client/') && text.includes('URL.createObjectURL('),
  );
  expect(keeping.length).toBeGreaterThan(3);
  const lost = keeping.filter(({ text }) => !text.includes('URL.revokeObjectURL('));
  expect(lost.map(({ path }) => path)).toEqual([]);
});
