import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whileOthersWait } from '#server/launch/build/whileOthersWait.ts';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'dist', '.building');
}

test('if processes start together, one works and the others wait for it', async () => {
  const file = lockFile();
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    await stat(file);
    expect(atWork).toBe(1);
    atWork -= 1;
  };
  await Promise.all([1, 2, 3].map(() => whileOthersWait(file, work)));
  expect(existsSync(file)).toBe(false);
});

test('after work that failed, the next process begins', async () => {
  const file = lockFile();
  const fails = () => Promise.reject(new Error('The build failed'));
  await expect(whileOthersWait(file, fails)).rejects.toThrow('The build failed');
  expect(await whileOthersWait(file, async () => 'built')).toBe('built');
});

test('a process that was killed meanwhile is not waited for', async () => {
  const file = lockFile();
  await whileOthersWait(file, async () => {});
  writeFileSync(file, '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await whileOthersWait(file, async () => 'built')).toBe('built');
});
