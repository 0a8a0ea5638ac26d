import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';

let app: App;
beforeAll(async () => {
  app = await theApp();
});

/** The response to these bytes on one connection. */
function answerTo(lines: string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.end([...lines, 'Host: jobs.example', 'Connection: close', '', body].join('\r\n')),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s does not repeat what was sent', async (method) => {
  const answer = await answerTo([`${method} /healthz HTTP/1.1`, 'X-Secret: mirror']);
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('mirror');
});

const LOGIN = ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json'];

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
  ['a length and chunked encoding', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['an obscured encoding', ['Transfer-Encoding: xchunked', 'Content-Length: 2']],
  ['a length that is not a number', ['Content-Length: +2']],
])('a request with %s cannot smuggle another one', async (_what, headers) => {
  const hidden = '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: jobs.example\r\n\r\n';
  const answer = await answerTo([...LOGIN, ...headers], hidden);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(answer).not.toContain('"ok"');
});

test('a header with a line break is refused', async () => {
  const answer = await answerTo(['GET /healthz HTTP/1.1', 'X-One: a\rX-Two: b']);
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
});

test('a query parameter that is sent twice is read consistently and never fails', async () => {
  for (const query of [
    'page=1&page=2',
    'limit=5&limit=x',
    'search=a&search=b',
    'page[]=1',
    'page[a]=1',
  ]) {
    const { status } = await app.rest('GET', `/api/jobs?${query}`);
    expect([200, 400]).toContain(status);
  }
});
