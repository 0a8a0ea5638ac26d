import { beforeAll, expect, test, vi } from 'vitest';
import type { Log } from '#server/lib/log.ts';
import { startApp, type App } from '#tests/support/app.ts';

const warn = vi.fn();
const quiet = () => undefined;
const log = {
  level: 'warn',
  warn,
  ...Object.fromEntries(
    ['fatal', 'error', 'info', 'debug', 'trace', 'silent'].map((level) => [level, quiet]),
  ),
  child: () => log,
} as unknown as Log;

let app: App;

beforeAll(async () => {
  app = await startApp({ log });
});

async function send(body: unknown) {
  warn.mockClear();
  const response = await fetch(`${app.url}/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}

const reported = () =>
  warn.mock.calls
    .filter(([, message]) => message === 'a browser reported an error')
    .map(([facts]) => (facts as { report: object }).report);

const REPORT = { kind: 'render', message: 'x is not a function', path: '/jobs' };

test('an error in the browser is logged, and the response is empty', async () => {
  const stack = 'at List (assets/list.js:1)';
  expect(await send({ ...REPORT, stack, cookie: 'secret' })).toEqual({ status: 204, body: '' });
  expect(reported()).toEqual([{ ...REPORT, stack }]);
  expect(await send(REPORT)).toMatchObject({ status: 204 });
  expect(reported()).toEqual([REPORT]);
});

test.each([
  ['a report without its kind', { message: 'x', path: '/' }],
  ['a long kind', { ...REPORT, kind: 'x'.repeat(41) }],
  ['a long message', { ...REPORT, message: 'x'.repeat(501) }],
  ['a long path', { ...REPORT, path: 'x'.repeat(501) }],
  ['a long stack', { ...REPORT, stack: 'x'.repeat(4_001) }],
])('%s is silently discarded', async (_what, report) => {
  expect(await send(report)).toEqual({ status: 204, body: '' });
  expect(reported()).toEqual([]);
});

test('more than eight kilobytes are not read', async () => {
  const { status } = await send({ ...REPORT, stack: 'x'.repeat(9_000) });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(reported()).toEqual([]);
});
