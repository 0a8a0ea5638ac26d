import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { endSlowBodies } from '#server/http/files/slowBodies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends the beginning of a body and resolves once the server waits for the rest. */
async function beginTo(path: string) {
  const app = fastify();
  endSlowBodies(app);
  app.all('/*', () => 'all there');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/plain', 'content-length': 10 };
  const sending = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
  const arrived = once(app.server, 'request');
  const outcome = new Promise<number | string | undefined>((resolve) => {
    sending.once('response', ({ statusCode }) => resolve(statusCode));
    sending.once('error', () => resolve('given up'));
  });
  sending.write('12345');
  await arrived;
  return { outcome, finish: () => sending.end('67890') };
}

test('a body that has not arrived after thirty seconds is refused', async () => {
  const { outcome } = await beginTo('/api/contact');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('given up');
});

const MAYBE_SLOW = ['/api/upload/resume', '/api/admin/jobs/bulk-upload/file', '/api/inbound-mail'];

test.for(['/api/contact', ...MAYBE_SLOW])(
  'a body in time is accepted, and files may take longer: %s',
  async (path) => {
    const { outcome, finish } = await beginTo(path);
    await vi.advanceTimersByTimeAsync(path === '/api/contact' ? 29_000 : 200_000);
    finish();
    expect(await outcome).toBe(200);
  },
);
