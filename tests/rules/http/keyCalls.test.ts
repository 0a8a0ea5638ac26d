import fastify from 'fastify';
import { expect, test } from 'vitest';
import { beginKeyCall, countKeyCalls } from '#server/http/requests/keyCalls.ts';
import type { Services } from '#server/services.ts';

test.each([
  ['RATE_LIMITED', 200, 'limited'],
  ['NOT_FOUND', 200, 'refused'],
  ['UNAVAILABLE', 200, 'failed'],
  [undefined, 429, 'limited'],
  [undefined, 500, 'failed'],
  [undefined, 400, 'refused'],
  [undefined, 204, 'answered'],
] as const)('a call of a key with the failure %s and status %i is %s', async (failure, status, outcome) => {
  const counted: string[] = [];
  const keyCalls = { add: (key: string, ending: string) => counted.push(`${key} ${ending}`) };
  const http = fastify();
  countKeyCalls(http, { keyCalls } as unknown as Services);
  http.get('/', async (request, reply) => {
    Object.assign(beginKeyCall(request, 'a key'), failure && { failure });
    return reply.code(status).send();
  });
  await http.inject('/');
  expect(counted).toEqual([`a key ${outcome}`]);
}); // oxfmt-ignore
