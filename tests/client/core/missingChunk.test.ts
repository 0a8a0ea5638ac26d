import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isChunkError, reportError } from '#client/lib/clientErrors.ts';
import { followWindowErrors, missingChunk } from '#client/pages/frame/route/missingChunk.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/x-404.js');
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (_url: unknown, init: RequestInit) => {
    sent.push(init.body as string);
    return Promise.resolve(Response.json({}));
  });
  return () => vi.unstubAllGlobals();
});

describe('a part of the application that cannot be loaded', () => {
  test('leads to the 404 page the second time, after a reload', async () => {
    sessionStorage.setItem('reloadedFor', 'https://site.example/blog');
    const thrown: unknown = await missingChunk(lost, 'https://site.example/blog').catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe('/404');
    expect(sent).toHaveLength(1);
  });

  test('is an ordinary failure while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(missingChunk(lost, 'https://site.example/blog')).rejects.toBe(lost);
    vi.restoreAllMocks();
  });

  test('is distinguished from other errors', async () => {
    const other = new TypeError('job not found');
    expect(isChunkError(other)).toBe(false);
    await expect(missingChunk(other, '/')).rejects.toBe(other);
  });
});

describe('a window error', () => {
  test.each([
    [lost, '/404'],
    [new Error('No route matches URL "/x"'), '/404'],
    [new Error('404: job not found'), null],
  ])('%s leads to %s', (error, target) => {
    let left: string | null = null;
    const stop = followWindowErrors((path) => (left = path));
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    stop();
    expect(left).toBe(target);
  });

  test('is reported once, and at most ten times per page load', () => {
    for (let round = 0; round < 40; round += 1)
      reportError('window', new Error(`no ${round % 20}`));
    expect(sent.length).toBeLessThanOrEqual(10);
    expect(new Set(sent).size).toBe(sent.length);
  });
});
