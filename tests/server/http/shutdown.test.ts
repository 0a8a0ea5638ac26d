import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';

test(
  'on shutdown the health check fails first, while requests are still served',
  { tags: ['full'] },
  async () => {
    const app = await startApp();
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    const closing = app.close();
    const answer = await fetch(`${app.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'not ready' });
    await closing;
  },
);
