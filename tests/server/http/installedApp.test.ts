import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';

test('the manifest is in the language of the page, and its addresses too', async () => {
  const app = await theApp();
  const { url } = app;
  const read = async (query: string) =>
    (await fetch(`${url}/app.webmanifest${query}`)).json() as Promise<Record<string, unknown>>;
  expect(await read('?language=hi')).toMatchObject({
    name: 'Kaamyab',
    lang: 'hi',
    start_url: '/hi',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
    shortcuts: expect.arrayContaining([expect.objectContaining({ url: '/hi/saved-jobs' })]),
  });
  expect(await read('?language=xx')).toMatchObject({ lang: 'en', start_url: '/' });
  await app.settings({ defaultLanguage: 'hi' });
  expect(await read('')).toMatchObject({ lang: 'hi', start_url: '/' });
  await app.settings({ defaultLanguage: 'en' });
});

test('a site configured without a worker removes it', async () => {
  const { url } = await theApp();
  const response = await fetch(`${url}/sw.js`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('registration.unregister()');
});
