import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
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

test('a large file is read from the disk, where nothing of it can be left', async () => {
  const stream = await streamViaFile(async (file) => {
    expect(left()).toEqual([]);
    await file.write('Jobs,');
    await file.write('12');
    expect((await file.stat()).size).toBe(7);
  });
  expect(await text(stream)).toBe('Jobs,12');
  expect(left()).toEqual([]);
});

test('the file is closed when a client hangs up, and when a question fails', async () => {
  let written: FileHandle | undefined;
  const stream = await streamViaFile(async (file) => {
    written = file;
    await file.write('Jobs');
  });
  stream.destroy();
  await once(stream, 'close');
  expect(written!.fd).toBe(-1);
  const failing = streamViaFile((file) => {
    written = file;
    return Promise.reject(new Error('The database is busy.'));
  });
  await expect(failing).rejects.toThrow('The database is busy.');
  expect(written!.fd).toBe(-1);
  expect(left()).toEqual([]);
});
