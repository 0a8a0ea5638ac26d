import { expect, test, vi } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { openPostOffice } from '#tests/server/mail/postOffice.ts';
import { signUp } from './account.ts';
import { launch, WAIT_OPTIONS, ready, startSite } from './spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';

test('a separate worker delivers what web processes have queued', async () => {
  const office = await openPostOffice();
  const shared = { DATABASE_URL: await freshDatabase(), SECRET_KEY, SMTP_URL: office.url };
  const site = await startSite({ ...shared, WORKER: 'off' });
  expect(await signUp(site, 'asha@people.example')).toBe(201);

  const worker = await ready(
    await launch({ command: 'worker', environment: shared }),
    'The worker is ready',
  );
  await vi.waitFor(() => expect(office.letters).toHaveLength(1), WAIT_OPTIONS);
  expect(office.recipients).toEqual(['asha@people.example']);
  expect(office.letters[0]).toContain('/verify-email?token=');

  // Not only what was waiting when it started.
  expect(await signUp(site, 'ravi@people.example')).toBe(201);
  await vi.waitFor(() => expect(office.recipients).toContain('ravi@people.example'), WAIT_OPTIONS);
  for (const one of [worker, site]) {
    expect(await one.signal('SIGTERM')).toMatchObject({ code: 0 });
    expect(one.tree()).toEqual([]);
  }
});

test('without a worker nothing is sent and nothing is lost', async () => {
  const office = await openPostOffice();
  const shared = { DATABASE_URL: await freshDatabase(), SECRET_KEY, SMTP_URL: office.url };
  const idle = await startSite({ ...shared, WORKER: 'off' });
  expect(await signUp(idle, 'asha@people.example')).toBe(201);
  await idle.signal('SIGTERM');
  expect(office.recipients).toEqual([]);

  await startSite(shared);
  await vi.waitFor(() => expect(office.recipients).toEqual(['asha@people.example']), WAIT_OPTIONS);
});
