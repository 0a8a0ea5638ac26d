/** @module-tag full */
import { beforeEach, expect, test } from 'vitest';
import type { AnyRoute } from '#server/rest/restRoute.ts';
import { ROUTES } from '#server/rest/routes.ts';
import { callsOf } from '#tests/rest/calls.ts';
import { ask } from '#tests/support/ask.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { fieldsOf, type Sent } from './fields.ts';
import { harmless, KINDS } from './kinds.ts';

/** In milliseconds of processor time. */
const NOTICEABLE = 100;
/** How many times as long as a harmless text of the same length a text may take. */
const MOST_TIMES = 5;
/** Garbage collection makes single requests slow, so the median counts. */
const TRIES = 5;

let seeker: Person;

// Some requests end the session.
beforeEach(async () => {
  ({ seeker } = await scenario(theApp()).seeker({ emailVerified: false }));
  await seeker.rest('POST', '/api/auth/resend-verification');
  await seeker.rest('POST', '/api/auth/forgot-password', { email: seeker.email });
});

const rows = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);

test.each(rows)('%s answers all texts as quickly as harmless ones', async (row, route) => {
  const prepare = async () => ({ who: seeker, ...(await callsOf(seeker)[row]!()) });
  let call = await prepare();
  const fields = fieldsOf(route);
  const faults: string[] = [];
  // One field after the other: each gets some of the texts, and the path all of them.
  for (const [at, [kind, make]] of KINDS.entries()) {
    const { name, lengths, put } = fields[at % fields.length]!;
    for (const size of lengths) {
      const send = (text: string) => {
        const { who, params = {}, query = '', body } = call;
        return answerTo(who, route, put({ params, query, body }, text));
      };
      const { took, status, text } = await send(make(size));
      const what = `${name} with ${kind} of ${size} characters`;
      if (status >= 500 || text.includes('"INTERNAL"')) faults.push(`${what}: ${status} ${text}`);
      if (route.method !== 'GET' && status < 300) call = await prepare();
      if (took <= NOTICEABLE) continue;
      const usual = await medianOf(() => send(harmless(size)));
      const slow = await medianOf(() => send(make(size)));
      if (slow > NOTICEABLE && slow > MOST_TIMES * usual)
        faults.push(`${what}: ${slow} ms instead of ${usual} ms`);
    }
  }
  expect(faults).toEqual([]);
});

async function answerTo({ token }: Person, route: AnyRoute, { params, query, body }: Sent) {
  const { url } = await theApp();
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const began = process.threadCpuUsage();
  const answer = await ask(`${url}/api${path}?${query}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { user, system } = process.threadCpuUsage(began);
  return { took: (user + system) / 1_000, status: answer.status, text: await answer.text() };
}

async function medianOf(send: () => Promise<{ took: number }>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TRIES; at += 1) times.push((await send()).took);
  return times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)]!;
}
