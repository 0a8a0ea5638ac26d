import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { isKnownAs } from '#server/lib/http/entityTag.ts';

let app: App;
let job: { id: string };
let employer: Employer;

beforeAll(async () => {
  app = await theApp();
  ({ job, employer } = await scenario(app).employer().job());
});

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api${path}`, { headers });

describe('public reads', () => {
  test.each([
    '/jobs',
    '/jobs/featured',
    '/jobs/hot',
    '/jobs/{id}',
    '/jobs/{id}/similar',
    '/jobs/{id}/stats',
    '/upload/limits/info',
    '/openapi.json',
  ])('%s is not sent again to a client that has it', async (path) => {
    const address = path.replace('{id}', job.id);
    const first = await read(address);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await first.text()).not.toBe('');
    const again = await read(address, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await read(address, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is revalidated each time, and cached separately by language and authorization', async () => {
    const guest = await read('/jobs');
    expect(guest.headers.get('cache-control')).toBe('no-cache');
    expect(guest.headers.get('vary')?.toLowerCase()).toMatch(/authorization.*accept-language/);
    const own = await read('/jobs', { authorization: `Bearer ${employer.token}` });
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('has the same tag with any compression', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await read('/openapi.json', { 'accept-encoding': encoding });
        return [headers.get('content-encoding'), headers.get('etag')];
      }),
    );
    expect(tags.map(([encoding]) => encoding)).toEqual([null, 'gzip', 'br']);
    expect(new Set(tags.map(([, tag]) => tag)).size).toBe(1);
  });

  test('gets another tag when it changes', async () => {
    const etag = (await read(`/jobs/${job.id}`)).headers.get('etag')!;
    await employer.rest('PATCH', `/api/jobs/${job.id}`, { benefits: 'Another' });
    const changed = await read(`/jobs/${job.id}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});

test('private data and errors have no tag and are not cached', async () => {
  const headers = { authorization: `Bearer ${employer.token}` };
  for (const answer of [await read('/jobs/my-jobs', headers), await read('/jobs/none')]) {
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test.each([
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => {
  expect(isKnownAs('W/"a"', header)).toBe(expected);
});
