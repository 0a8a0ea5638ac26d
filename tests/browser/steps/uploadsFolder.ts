import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for uploads, removed after the tests of the file that requests it. */
export function uploadsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-uploads-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
