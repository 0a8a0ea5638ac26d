import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';

test('a load balancer that looks sees that we leave, while we still answer', async () => {
  const { url, close } = await startApp();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const closing = close();
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'not ready' });
  await closing;
});
