import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCE_FILES } from './sourceFiles.ts';

const LINES = 250;
const FILES_IN_A_FOLDER = 30;
/** Lists of data, and what is written once and never read as a whole. */
const EXEMPT =
  /^schema\/(options|locations|search)\/|^tests\/schema\/words\/glossary|\/migrations\//;

const counted = SOURCE_FILES.filter(({ path }) => !EXEMPT.test(path));

test(`no file has more than ${LINES} lines`, () => {
  const long = counted
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES);
  expect(long).toEqual([]);
});

test(`no folder has more than ${FILES_IN_A_FOLDER} files`, () => {
  const folders = Object.groupBy(counted, ({ path }) => posix.dirname(path));
  const crowded = Object.entries(folders)
    .map(([folder, files = []]) => ({ folder, files: files.length }))
    .filter(({ files }) => files > FILES_IN_A_FOLDER);
  expect(crowded).toEqual([]);
});
