import { expect, onTestFinished, test } from 'vitest';
import { pdf } from '#tests/server/file/documents.ts';
import { upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { s3Server } from '#tests/support/s3Server.ts';
import { signUp, tokenOf } from './account.ts';
import { dataFolder, startSite } from './spawnedSite.ts';

test('a process that is killed while it fills a bucket leaves nothing there', async () => {
  const s3 = await s3Server();
  onTestFinished(() => s3.close());
  const environment = { DATA_DIR: await dataFolder(), SEED: 'none', ...s3.environment };
  const site = await startSite(environment);
  await signUp(site, 'asha@people.example');
  const token = await tokenOf(site, 'asha@people.example');
  const bytes = pdf();
  const { fileUrl } = await uploadedResume(site, { token }, bytes);
  const before = await s3.keys();
  s3.onReceived = () => void site.signal('SIGKILL');
  const large = pdf('x', 8 * 1024 * 1024);
  await expect(upload(site, { token }, 'file', large)).rejects.toThrow('fetch failed');
  await site.killTree();
  expect([await s3.keys(), await s3.unfinished()]).toEqual([before, 0]);

  const again = await startSite(environment, Number(new URL(site.url).port));
  const answer = await fetch(again.url + fileUrl);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await again.signal('SIGTERM')).toMatchObject({ code: 0 });
});
