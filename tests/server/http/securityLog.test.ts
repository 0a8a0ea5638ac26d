import { Writable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/lib/log.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

interface Line {
  msg: string;
  time: string;
  requestId: string;
  ip: string;
  userId?: string;
  at?: string;
  code?: string;
  rule?: string;
  secondFactor?: boolean;
}

const PASSWORD = 'not the right passphrase';

let app: App;
let lines: Line[] = [];

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split('\n')) lines.push(JSON.parse(line) as Line);
      done();
    },
  });
  app = await startApp({ log: createLog('info', destination) });
});
beforeEach(() => {
  lines = [];
});

const refusals = () => lines.filter(({ msg }) => msg === 'a request was refused');

describe('the server log', () => {
  test('has a line for each login, with the user, the address and the request', async () => {
    const { seeker } = await scenario(app).seeker({ signsUp: true });
    const { email, password } = seeker;
    const { status } = await app.rest('POST', '/api/auth/login', { email, password });
    expect(status).toBe(200);
    const logins = lines.filter(({ msg }) => msg === 'a person logged in');
    expect(logins).toMatchObject([{ userId: seeker.id, ip: '127.0.0.1', secondFactor: false }]);
    expect(logins[0]!.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(logins[0]!.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('has a line for each refused login, without anything that was typed', async () => {
    const email = 'nobody@people.example';
    await app.rest('POST', '/api/auth/login', { email, password: PASSWORD });
    expect(refusals()).toMatchObject([{ code: 'UNAUTHENTICATED', at: 'login', ip: '127.0.0.1' }]);
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  test('names who was not allowed to do what', async () => {
    const { seeker } = await scenario(app).seeker();
    await seeker.rest('GET', '/api/admin/users');
    expect(refusals()).toMatchObject([{ code: 'FORBIDDEN', userId: seeker.id }]);
    expect(refusals()[0]!.at).toBe('admin');
  });

  test('records refused input over GraphQL and REST', async () => {
    await app.rest('POST', '/api/auth/register', { email: 'no address', password: PASSWORD });
    expect(refusals().at(-1)).toMatchObject({ code: 'BAD_USER_INPUT', at: '/api/auth/register' });
    await app.rest('POST', '/api/upload/resume', {});
    expect(refusals().at(-1)).toMatchObject({ at: '/api/upload/resume' });
  });

  test('has one line per refusal, even if a text contains line breaks', async () => {
    const email = 'a"\n{"msg":"forged"}\u2028@people.example';
    await app.rest('POST', '/api/auth/login', { email, password: PASSWORD });
    expect(lines.some(({ msg }) => msg === 'forged')).toBe(false);
    expect(refusals()).toHaveLength(1);
  });
});
