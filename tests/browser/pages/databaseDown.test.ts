import { expect, test } from 'vitest';
import { databaseProxy } from '#tests/server/http/databaseProxy.ts';
import { startApp, theApp } from '#tests/support/app.ts';

test('a page responds with 503 while its database is down, so that search engines retry', async () => {
  const proxy = await databaseProxy((await theApp()).databaseUrl);
  const { url } = await startApp({ databaseUrl: proxy.url, pages: true });
  expect((await fetch(`${url}/browse-jobs`)).status).toBe(200);
  await proxy.cut();
  const response = await fetch(`${url}/browse-jobs`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).toMatch(/<h1[^>]*>/);
  await proxy.restore();
  expect((await fetch(`${url}/browse-jobs`)).status).toBe(200);
});
