/** @module-tag full */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/modules/admin/backup/makeBackup.service.ts';
import { startApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { pdf } from './documents.ts';
import { upload } from './uploadApp.ts';

const KB = 1_024;

/** Null if file systems cannot be mounted. That needs root, and many containers forbid it even then. */
function smallDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-small-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', [folder]));
  return folder;
}

function fillUp(path: string): void {
  expect(() => {
    for (;;) appendFileSync(path, Buffer.alloc(4 * KB));
  }).toThrow('ENOSPC');
}

test('a real disk that fills up returns 507, keeps existing files and leaves nothing half-written', async ({
  skip,
}) => {
  const folder = smallDisk('2m');
  if (!folder) return skip('A file system cannot be mounted here.');
  const app = await startApp({ environment: { DATA_DIR: folder } });
  onTestFinished(() => app.close());
  const { seeker } = await scenario(app).seeker();
  const links: string[] = [];
  let refusal: Awaited<ReturnType<typeof upload>>;
  for (let round = 0; ; round += 1) {
    refusal = await upload(app, seeker, 'file', pdf(`x${round}`, 300 * KB));
    if (refusal.status !== 201) break;
    links.push(refusal.body.fileUrl);
  }
  expect(refusal).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } });
  expect(links.length).toBeGreaterThan(3);
  expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  for (const link of links) expect((await fetch(app.url + link)).status).toBe(200);
  const filesIn = (name: string) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
  expect(filesIn('files')).toHaveLength(links.length);

  fillUp(join(folder, 'others'));
  await expect(makeBackup(app.services, { askedBy: 'command' })).rejects.toThrow('ENOSPC');
  expect(filesIn('backups')).toEqual([]);
  const failed = await app.sql('select status, reason from backups');
  expect(failed).toEqual([{ status: 'failed', reason: 'disk_full' }]);

  rmSync(join(folder, 'others'));
  expect((await upload(app, seeker, 'file', pdf())).status).toBe(201);
});
