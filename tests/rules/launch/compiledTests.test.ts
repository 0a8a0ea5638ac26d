import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldVersions } from '#server/launch/testing/compiledTests.ts';

test('compiled tests are removed once there are too many of them, and are compiled again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  mkdirSync(join(folder, 'production'));
  for (const name of ['a', 'production/b']) writeFileSync(join(folder, name), '');
  removeOldVersions(folder, 3);
  expect(existsSync(folder)).toBe(true);
  writeFileSync(join(folder, 'c'), '');
  removeOldVersions(folder, 3);
  expect(existsSync(folder)).toBe(false);
  removeOldVersions(folder, 3);
});
