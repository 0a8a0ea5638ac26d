import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Put in where they are wanted, so that this file does not accuse itself.
const [ANY, IGNORE, SKIP, ONLY] = ['any', 'ignore', 'skip', 'only'];
const LATER = ['TO', 'DO'].join('');

const folder = mkdtempSync(join(tmpdir(), 'kaamyab-lint-'));

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  diagnostics: { code: string }[];
}

/** The rules a file breaks: `typescript(no-explicit-any)` is `no-explicit-any`. */
function brokenBy(lines: string[], name: string): string[] {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const arguments_ = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json', name];
  const { stdout } = spawnSync(process.execPath, arguments_, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return [...new Set(diagnostics.map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code))].sort();
}

test('lint sees what this house does not do', () => {
  const lines = [
    `export const loose = (value: ${ANY}) => value === 1;`,
    `// @ts-${IGNORE}`,
    `// ${LATER}: soon`,
    `async function work() { await Promise.resolve(); }`,
    `export function start(kind: 'a' | 'b') { work(); switch (kind) { case 'a': return 1; } return loose(kind) == 2; }`,
    `export default start;`,
  ];
  expect(brokenBy(lines, 'habits.ts')).toEqual(
    expect.arrayContaining([
      'ban-ts-comment',
      'eqeqeq',
      'no-default-export',
      'no-explicit-any',
      'no-floating-promises',
      'no-warning-comments',
      'switch-exhaustiveness-check',
    ]),
  );
});

test('lint sees a component that not everybody can use', () => {
  const lines = [
    `import { useState } from 'react';`,
    `export function Card(props: { on: boolean; open: () => void }) {`,
    `  if (props.on) return <div onClick={props.open}><img src="/a.png" /></div>;`,
    `  const [text] = useState('');`,
    `  return <button>{text}</button>;`,
    `}`,
  ];
  expect(brokenBy(lines, 'Card.tsx')).toEqual(
    expect.arrayContaining([
      'alt-text',
      'button-has-type',
      'no-static-element-interactions',
      'rules-of-hooks',
    ]),
  );
});

test('lint sees a test that does not run', () => {
  const lines = [
    `import { expect, test } from 'vitest';`,
    `test.${SKIP}('later', () => { expect(1).toBe(1); });`,
    `test.${ONLY}('alone', () => { expect(1).toBe(1); });`,
    `test('nothing', () => {});`,
  ];
  expect(brokenBy(lines, 'some.test.ts')).toEqual(
    expect.arrayContaining(['expect-expect', 'no-disabled-tests', 'no-focused-tests']),
  );
});
