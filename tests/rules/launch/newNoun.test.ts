import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNoun, tableOf } from '#server/launch/noun/makeNoun.ts';

const top = mkdtempSync(join(tmpdir(), 'kaamyab-noun-'));
const read = (file: string) => readFileSync(join(top, file), 'utf8');

beforeAll(() => {
  for (const part of ['server', 'schema', 'package.json', '.oxlintrc.json']) {
    cpSync(part, join(top, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(top, 'node_modules'));
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

test('a generated noun compiles and passes lint', { tags: ['full'] }, () => {
  const { files, toAdd } = makeNoun('jobRumour', top);
  const options = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object;
  const config = {
    ...options,
    include: undefined,
    exclude: undefined,
    files: [...files, 'server/lib/words.ts'],
  };
  writeFileSync(join(top, 'tsconfig.json'), JSON.stringify(config));
  run('typescript/bin/tsc', ['--noEmit', '--project', '.']);
  run('oxlint/bin/oxlint', files);
  expect(toAdd.map(({ line }) => line)).toContain('JobRumourResolver, in RESOLVERS');
});

test('a generated noun uses its own name everywhere', () => {
  const { files } = makeNoun('invoice', top);
  expect(files).toContain('server/modules/invoice/invoice.service.ts');
  expect(files.filter((file) => /noun/i.test(read(file)))).toEqual([]);
  expect(read('server/modules/invoice/invoice.entity.ts')).toContain(`tableName: 'invoices'`);
  expect(read('tests/rules/invoice/invoice.rules.test.ts')).toContain(
    `'#server/modules/invoice/invoice.rules.ts'`,
  );
});

test.each([
  [undefined, /Which noun/],
  ['Invoice', /letters only/],
  ['in-voice', /letters only/],
  ['class', /letters only/],
  ['../etc', /letters only/],
  ['invoices', /singular: invoice/],
  ['account', /already/],
])('%s is rejected with an explanation', (noun, sentence) => {
  expect(() => makeNoun(noun, top)).toThrow(sentence);
  expect(existsSync(join(top, 'server/modules', noun ?? '', '.entity.ts'))).toBe(false);
});

test.each([
  ['job', 'jobs'],
  ['category', 'categories'],
  ['jobRumour', 'job_rumours'],
  ['address', 'addresses'],
  ['survey', 'surveys'],
])('the table of %s is %s', (noun, table) => {
  expect(tableOf(noun)).toBe(table);
});

function run(file: string, args: string[]) {
  try {
    execFileSync(process.execPath, [resolve('node_modules', file), ...args], {
      cwd: top,
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout), { cause: error });
  }
}
