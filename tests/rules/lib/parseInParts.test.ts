import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInParts } from '#server/lib/parseInParts.ts';

const parsed = (json: string, size = 20) => parseInParts(Buffer.from(json), JSON.parse, size);
const rows = Array.from({ length: 30 }, (_, at) => ({ title: `Job ${at}, "a\\" [b`, tags: [at] }));

test.each([
  ['rows in an object', { type: 'jobs', data: rows, after: [1, 2] }],
  ['a list of lists', [rows, 1, rows]],
  ['a list of values', { ids: Array.from({ length: 40 }, (_, at) => `id ${at}`) }],
  ['several lists', { short: [1], long: rows, longer: [...rows, ...rows] }],
  ['rows further inside', { wrapped: { data: rows } }],
  ['an object', { a: { b: 'c'.repeat(60) }, d: 'é👩‍👩‍👧‍👦'.repeat(20) }],
  ['plain text', 'a'.repeat(60)],
])('%s: the same value as in one piece', async (_what, value) => {
  expect(await parsed(JSON.stringify(value))).toEqual(value);
  expect(await parsed(JSON.stringify(value, null, 2))).toEqual(value);
});

test('any value is the same as in one piece', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.integer({ min: 1, max: 30 }), async (json, size) => {
      expect(await parsed(`{"data":[${json},${json}]}`, size)).toEqual({
        data: [JSON.parse(json), JSON.parse(json)],
      });
    }),
    { numRuns: 100 },
  );
});

test('the last value of a name that is sent twice counts', async () => {
  const json = `{"data":${JSON.stringify(rows)},"data":[1]}`;
  expect(await parsed(json)).toEqual(JSON.parse(json));
});

const list = JSON.stringify(rows).slice(1, -1);

describe('malformed text is refused', () => {
  test.each([
    `{"data":[${list},]}`,
    `{"data":[${list}, \n ]}`,
    `{"data":[,${list}]}`,
    `{"data":[${list},,${list}]}`,
    `{"data":[${list}`,
    `{"data":[${list}}`,
    `{"data":[${list}}}`,
    `{"data":[${list}]`,
    `{"data":[${list}]]}`,
    `{"data":[${list} ${list}]}`,
    `{"data":[${list},"unfinished]}`,
    `"data":[${list}]`,
  ])('%#', async (json) => {
    expect(() => JSON.parse(json) as unknown).toThrow(SyntaxError);
    await expect(parsed(json)).rejects.toThrow(SyntaxError);
  });
});

test('a long list is parsed part by part, and others get their turn in between', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const texts: number[] = [];
  const slow = (text: string) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    texts.push(text.length);
    return JSON.parse(text) as unknown;
  };
  const json = JSON.stringify({ data: rows });
  expect(await parseInParts(Buffer.from(json), slow, 100)).toEqual({ data: rows });
  clearInterval(timer);
  expect(Math.max(...texts)).toBeLessThan(json.length / 4);
  expect(turns).toBeGreaterThan(2);
});
