import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { sendNotification } from './sendNotification.ts';
import { Reader } from './stream.ts';

test('the first stream of a process misses nothing that was published before LISTEN started', async () => {
  const { app, seeker } = await scenario().seeker();
  const since = app.clock.now().toISOString();
  const fresh = await startApp({ databaseUrl: app.databaseUrl });
  const ask = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ): unknown {
    if (!String(args[0]).startsWith('listen ')) return ask.apply(this, args);
    vi.restoreAllMocks();
    app.clock.forward({ seconds: 1 });
    return sendNotification(app, seeker.id, 'application_sent').then(() => ask.apply(this, args));
  });
  const query = `subscription { notificationAdded(since: "${since}") { notification { title } viewer { id } } }`;
  const reader = await Reader.open(fresh, seeker.token, query);
  onTestFinished(() => reader.leave());
  expect((await reader.added())?.notification.title).toBe('Application sent');
});
