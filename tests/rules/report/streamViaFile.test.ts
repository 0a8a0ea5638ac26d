import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { streamViaFile } from '#server/modules/report/streamViaFile.service.ts';

let folder: string;
const left = () => readdirSync(folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaamyab-own-'));
  vi.stubEnv('TMPDIR', folder);
  return () => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  };
});

test('a large file is read from the disk, and nothing of it is left there', async () => {
  const stream = await streamViaFile(async (file) => {
    await file.write('Jobs,');
    await file.write('12');
  });
  expect(left()).toHaveLength(1);
  expect(await text(stream)).toBe('Jobs,12');
  await expect.poll(left).toEqual([]);
});

test('a client that hangs up, or a question that fails, leaves nothing on the disk either', async () => {
  const stream = await streamViaFile(async (file) => void (await file.write('Jobs')));
  stream.destroy();
  await once(stream, 'close');
  await expect.poll(left).toEqual([]);
  const failing = streamViaFile(() => Promise.reject(new Error('The database is busy.')));
  await expect(failing).rejects.toThrow('The database is busy.');
  expect(left()).toEqual([]);
});
