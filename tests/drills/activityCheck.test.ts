import { expect, test } from 'vitest';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { launch } from './spawnedSite.ts';

const write = (app: App) =>
  recordActivity(app.services.database.fork(), {
    at: app.clock.now(),
    actor: { kind: 'system', id: null },
    action: 'settings.update',
    subject: { kind: 'settings', id: 'site' },
    after: { siteName: 'Naukri Ghar' },
  });

/** Run by a script while the server is running. */
async function check({ databaseUrl }: App) {
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a secret that only tests know, and no more',
  };
  const { ended } = await launch({ command: 'checkActivity', environment });
  const { code, output } = await ended;
  return { code, output: output.trim() };
}

test('a script detects a changed log by the exit code, and sees which entry was changed', async () => {
  const app = await startApp();
  for (let entry = 0; entry < 3; entry += 1) await write(app);
  expect(await check(app)).toEqual({ code: 0, output: 'The activity log is intact: 3 entries.' });
  await app.sql(`update activity_log set after = '{"siteName": "Naukri Gharr"}' where id = 2`);
  const { code, output } = await check(app);
  expect(code).toBe(1);
  expect(output).toContain('Entry 2 of the activity log was changed after it was recorded');
});
