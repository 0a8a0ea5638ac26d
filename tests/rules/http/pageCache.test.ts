import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Live, LiveEvent } from '#server/db/live.ts';
import { keepable, PageCache, type Outcome } from '#server/http/pageCache.ts';

let now: number;
let tell: (event: LiveEvent) => void;
let cache: PageCache<Outcome>;
let drawn: string[];

beforeEach(async () => {
  now = 0;
  drawn = [];
  const live = {
    subscribe: (hearer: typeof tell) => ((tell = hearer), () => undefined),
    ready: async () => undefined,
    isUp: () => true,
  };
  cache = new PageCache(live as unknown as Live, () => now);
  await Promise.resolve();
});

const draw = (html: string) => async () => {
  drawn.push(html);
  return { kept: keepable(html) };
};
const show = async (html: string, address = '/') =>
  (await cache.page(address, draw(html))).kept?.html.toString();

describe('a page', () => {
  test('is drawn once for everyone', async () => {
    expect(await show('first')).toBe('first');
    expect(await show('second')).toBe('first');
    expect(await show('another', '/jobs')).toBe('another');
    expect(drawn).toEqual(['first', 'another']);
  });

  test('is drawn once for visitors who come at the same time', async () => {
    expect(await Promise.all([show('first'), show('second')])).toEqual(['first', 'first']);
  });

  test('is drawn again as soon as something it shows has changed', async () => {
    await show('first');
    tell({ publicPages: 'changed' });
    expect(await show('second')).toBe('second');
  });

  test('is not kept if something changed while it was being drawn', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = cache.page('/', async () => {
      await promise;
      return { kept: keepable('before') };
    });
    tell({ publicPages: 'changed' });
    const after = show('after');
    resolve();
    expect((await before).kept?.html.toString()).toBe('before');
    expect(await after).toBe('after');
    expect(await show('third')).toBe('after');
  });

  test('is shown at once after some seconds, and drawn again for the next visitor', async () => {
    await show('first');
    now = 6_000;
    expect(await show('second')).toBe('first');
    expect(await show('third')).toBe('second');
    now = 60_000;
    expect(await show('fourth')).toBe('fourth');
  });

  test('is as old as the moment at which its drawing began, and shown for half a minute', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = cache.page('/', () => promise.then(draw('first')));
    now = 25_000;
    resolve();
    await first;
    now = 30_000;
    expect(await show('second')).toBe('first');
    expect(drawn).toEqual(['first', 'second']);
    now = 60_001;
    expect(await show('third')).toBe('third');
  });

  test('that is being drawn after a change is not drawn twice, although the one before it is finished', async () => {
    const before = show('before');
    tell({ publicPages: 'changed' });
    const { promise, resolve } = Promise.withResolvers<void>();
    const after = cache.page('/', () => promise.then(draw('after')));
    await before;
    const another = show('another');
    resolve();
    expect((await after).kept!.html.toString()).toBe('after');
    expect(await another).toBe('after');
  });

  test('is not kept while changes cannot be heard of', async () => {
    await show('first');
    tell({ lost: true });
    expect(await show('second')).toBe('second');
    expect(await show('third')).toBe('third');
    tell({ resumed: true });
    expect(await show('fourth')).toBe('fourth');
    expect(await show('fifth')).toBe('fourth');
  });

  test('stays as it is when other events arrive', async () => {
    await show('first');
    tell({ ended: 'a session' });
    expect(await show('second')).toBe('first');
  });
});

test('an answer for one request, such as a redirect, is not kept', async () => {
  expect(await cache.page('/', async () => ({}))).toEqual({});
  expect(await show('a page')).toBe('a page');
});

test('a page that cannot be drawn is tried again', async () => {
  await expect(cache.page('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await show('a page')).toBe('a page');
});

test('the least recently requested pages make room', async () => {
  const large = 'x'.repeat(15 * 1024 * 1024);
  await show(large, '/1');
  await show(large, '/2');
  await show('', '/1');
  await show(large, '/3');
  drawn = [];
  await show('a', '/1');
  await show('b', '/2');
  expect(drawn).toEqual(['b']);
});

test('a page that is drawn again takes the room of the one before', async () => {
  const large = 'x'.repeat(15 * 1024 * 1024);
  for (const time of [0, 100_000, 200_000]) {
    now = time;
    await show(large);
  }
  drawn = [];
  await show('again');
  expect(drawn).toEqual([]);
});

test('the moment of drawing does not change the tag of a page', () => {
  const [one, other, changed] = ['1,', '2,', '1, '].map(
    (at) => keepable(`{"now":${at}"origin":""}`).etag,
  );
  expect(one).toBe(other);
  expect(changed).not.toBe(one);
});

test('a page counts as kept while it is shown or being drawn', async () => {
  expect(cache.has('/')).toBe(false);
  const shown = show('first');
  expect(cache.has('/')).toBe(true);
  await shown;
  now = 30_000;
  expect(cache.has('/')).toBe(true);
  now = 30_001;
  expect(cache.has('/')).toBe(false);
});

test('a page with a very long address is drawn every time', async () => {
  const [long, longer] = [500, 501].map((letters) => `/${'x'.repeat(letters - 1)}`);
  await show('first', long);
  expect(await show('second', long)).toBe('first');
  await show('first', longer);
  expect(await show('second', longer)).toBe('second');
});

test('a page is compressed once for each encoding', async () => {
  const page = keepable('words '.repeat(100));
  const [br, gzip] = await Promise.all([page.encoded('br'), page.encoded('gzip')]);
  expect(brotliDecompressSync(br)).toEqual(page.html);
  expect(gunzipSync(gzip)).toEqual(page.html);
  expect(page.encoded('br')).toBe(page.encoded('br'));
});
