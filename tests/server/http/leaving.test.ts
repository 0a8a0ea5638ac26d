import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';

test(
  'a load balancer that looks sees that we leave, while we still answer',
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
