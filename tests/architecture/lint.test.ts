import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Inserted at run time, so that this file does not report itself.
const [ANY, IGNORE, SKIP, ONLY] = ['any', 'ignore', 'skip', 'only'];
const LATER = ['TO', 'DO'].join('');

const CODE: Record<string, string[]> = {
  'habits.ts': [
    `export const loose = (value: ${ANY}) => value === 1;`,
    `// @ts-${IGNORE}`,
    `// ${LATER}: soon`,
    `async function work() { await Promise.resolve(); }`,
    `export function start(kind: 'a' | 'b') { work(); switch (kind) { case 'a': return 1; } return loose(kind) == 2; }`,
    `export default start;`,
  ],
  'Card.tsx': [
    `import { useState } from 'react';`,
    `export function Card(props: { on: boolean; open: () => void }) {`,
    `  if (props.on) return <div onClick={props.open}><img src="/a.png" /></div>;`,
    `  const [text] = useState('');`,
    `  return <button>{text}</button>;`,
    `}`,
  ],
  'some.test.ts': [
    `import { expect, test } from 'vitest';`,
    `test.${SKIP}('later', () => { expect(1).toBe(1); });`,
    `test.${ONLY}('alone', () => { expect(1).toBe(1); });`,
    `test('nothing', () => {});`,
  ],
};

interface Report {
  diagnostics: { code: string; filename: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'kaamyab-lint-'));
let report: Report;

/** Starts the linter once for all files: starting it takes longer than reading them. */
beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, lines] of Object.entries(CODE))
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const linter = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [...linter, ...Object.keys(CODE)], {
    cwd: folder,
    encoding: 'utf8',
  });
  report = JSON.parse(stdout) as Report;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [
    'code that breaks a house rule',
    'habits.ts',
    [
      'ban-ts-comment',
      'eqeqeq',
      'no-default-export',
      'no-explicit-any',
      'no-floating-promises',
      'no-warning-comments',
      'switch-exhaustiveness-check',
    ],
  ],
  [
    'an inaccessible component',
    'Card.tsx',
    ['alt-text', 'button-has-type', 'no-static-element-interactions', 'rules-of-hooks'],
  ],
  [
    'a test that does not run',
    'some.test.ts',
    ['expect-expect', 'no-disabled-tests', 'no-focused-tests'],
  ],
])('lint sees %s', (_what, file, rules) => {
  const broken = report.diagnostics
    .filter(({ filename }) => filename.endsWith(file))
    // `typescript(no-explicit-any)` is `no-explicit-any`.
    .map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code);
  expect(broken).toEqual(expect.arrayContaining(rules));
});
