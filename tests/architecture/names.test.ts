import { describe, expect, test } from 'vitest';
import { exportsItsName, misnamed, misnamedDocuments } from './names.ts';
import { SOURCE_FILES } from '#server/launch/structure/sourceFiles.ts';

const CLIENT = SOURCE_FILES.filter(({ path }) => path.startsWith('client/'));
/** Files that are started rather than imported, or the table of all pages. */
const ENTRIES = /^client\/(main|server|explorer|router)\.tsx$/;

test('files are named after what they contain', () => {
  expect(SOURCE_FILES.map(misnamed).filter(Boolean)).toEqual([]);
});

test('a component and its file have the same name', () => {
  const named = CLIENT.filter(({ path }) => !ENTRIES.test(path));
  expect(named.filter((file) => !exportsItsName(file)).map(({ path }) => path)).toEqual([]);
});

test('fragments, queries and mutations start with the name of their file', () => {
  expect(CLIENT.flatMap(misnamedDocuments)).toEqual([]);
});

describe('a wrong name is detected', () => {
  test.each([
    'server/modules/job/jobService.ts',
    'server/modules/job/job.manager.ts',
    'server/rest/routes/jobs.ts',
    'server/db/migrations/addJobs.ts',
    'server/lib/dateUtils.ts',
    'server/lib/helpers/date.ts',
    'client/ui/button.tsx',
    'client/lib/misc.ts',
    'elsewhere/a.ts',
  ])('%s', (path) => {
    expect(misnamed({ path, text: '' })).toContain(path);
  });

  test('of a component', () => {
    const path = 'client/ui/Button.tsx';
    expect(exportsItsName({ path, text: 'export function Knob() {}' })).toBe(false);
    expect(exportsItsName({ path, text: 'export function Button() {}' })).toBe(true);
  });

  test('of a document', () => {
    const text = 'const q = graphql(`fragment Card_job on Job { id } query JobCards { a }`);';
    expect(misnamedDocuments({ path: 'client/components/jobs/JobCard.tsx', text })).toEqual([
      'client/components/jobs/JobCard.tsx: the fragment Card_job does not begin with JobCard',
      'client/components/jobs/JobCard.tsx: the query JobCards does not begin with JobCard',
    ]);
  });
});
