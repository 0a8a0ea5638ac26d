/** @module-tag full */
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/db/seeds/demoAccounts.ts';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { FAILURES } from '#server/graphql/failures.ts';
import { hashPassword } from '#server/lib/passwords.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { query, type Answer } from '#tests/server/graphql/rawRequest.ts';
import { arrive, ASKERS } from './asker.ts';
import { sampled } from './choice.ts';
import { readKnown } from './known.ts';
import { operationOf, type Operation } from './operation.ts';

/** The same operations each time. Before a release, run 20,000 for each role: RANDOM_OPERATIONS=20000. */
const COUNT = Number(process.env['RANDOM_OPERATIONS'] ?? 1_000);
const SEED = Number(process.env['RANDOM_SEED'] ?? 7);
const BATCH = 50;
const SLOW = 5_000;
const EXPECTED = new Set(
  Object.keys(FAILURES).filter((code) => code !== 'INTERNAL' && code !== 'UNAVAILABLE'),
);

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

let app: App;
beforeAll(async () => {
  app = await theApp();
  await seedDemoMarket({ ...app.services, passwordHash: await hashPassword(DEMO_PASSWORD) });
});

const codesOf = ({ body }: Answer) =>
  (body.errors ?? []).map(({ extensions }) => String(extensions['code']));

/** The problem with an answer, or undefined. */
function complaint(answer: Answer, took: number): string | undefined {
  const unknown = codesOf(answer).filter((code) => !EXPECTED.has(code));
  if (unknown.length > 0) return `${unknown.join()}: ${answer.body.errors?.[0]?.path?.join('.')}`;
  if (answer.status >= 500) return `status ${answer.status}`;
  if (answer.body.data === undefined && !answer.body.errors) return `no answer: ${answer.text}`;
  return took > SLOW ? `took ${Math.round(took)} ms` : undefined;
}

const cursorsIn = ({ text }: Answer) =>
  [...text.matchAll(/"(?:endCursor|startCursor|cursor)":"([^"]+)"/g)].map(([, found]) => found!);

test('generated operations are valid and reach most of the schema', () => {
  const known = { ids: ['1'], cursors: [], slugs: [], emails: [] };
  const made = Object.values(ASKERS).flatMap((asker) =>
    sampled((choice) => operationOf({ schema, asker, known }, choice), { seed: SEED, count: 250 }),
  );
  const texts = made.map(({ query: text }) => text);
  for (const text of texts.slice(0, 400)) expect(validate(schema, parse(text)), text).toEqual([]);
  const top = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  );
  const all = texts.join('\n');
  const missed = top.filter((name) => !new RegExp(`\\b${name}\\b`).test(all));
  expect(missed.length / top.length, missed.join()).toBeLessThan(0.25);
});

test.each(Object.entries(ASKERS))(
  'any operation of a %s gets only documented errors',
  async (who, asker) => {
    const complaints = new Map<string, Operation>();
    const cursors: string[] = [];
    const own = SEED + 1_000_000 * Object.keys(ASKERS).indexOf(who);
    let [token, answered] = [await arrive(app, asker), 0];
    for (let done = 0; done < COUNT; done += BATCH) {
      const known = await readKnown(app, cursors);
      const count = Math.min(BATCH, COUNT - done);
      const batch = sampled((choice) => operationOf({ schema, asker, known }, choice), {
        seed: own + done,
        count,
      });
      for (const operation of batch) {
        const began = performance.now();
        const answer = await query(app.url, operation.query, operation.variables, token);
        const wrong = complaint(answer, performance.now() - began);
        if (wrong && !complaints.has(wrong)) complaints.set(wrong, operation);
        if (answer.body.data) answered += 1;
        cursors.push(...cursorsIn(answer).slice(0, 2));
        if (token && codesOf(answer).includes('UNAUTHENTICATED')) token = await arrive(app, asker);
      }
      cursors.splice(0, cursors.length - 40);
    }
    expect(Object.fromEntries(complaints)).toEqual({});
    expect(answered).toBeGreaterThan(COUNT / 10);
  },
  60_000 + COUNT * 100,
);
