import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';

const asked = async (headers: Record<string, string> = {}) =>
  fetch(`${(await theApp()).url}/schema.graphql`, { headers });

test('anyone can read the schema with every description', async () => {
  const answer = await asked();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const schema = buildSchema(await answer.text());
  expect(schema.getQueryType()?.getFields()['jobs']?.description).toBe(
    'The live jobs that match the filter.',
  );
  expect(schema.getDirective('auth')).toBeTruthy();
});

test('a client that already has the schema gets 304', async () => {
  const etag = (await asked()).headers.get('etag')!;
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await asked({ 'if-none-match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await asked({ 'if-none-match': '"other"' })).status).toBe(200);
});
