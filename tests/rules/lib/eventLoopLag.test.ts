import { beforeEach, describe, expect, test } from 'vitest';
import { beginOperation, endOperation } from '#server/lib/currentOperation.ts';
import { lagWatch, type Stall } from '#server/lib/eventLoopLag.ts';

const EVERY = 20;

let moment: number;
let lines: Stall[];
let check: () => void;

beforeEach(() => {
  moment = performance.now();
  lines = [];
  check = lagWatch({ now: () => moment, report: (line) => lines.push(line) }, EVERY);
});

function after(milliseconds: number) {
  moment += milliseconds;
  check();
}

describe('a blocked event loop', () => {
  test('is reported with its duration and cause', () => {
    const operation = beginOperation({ name: 'POST /api/jobs', requestId: 'r1', caller: 'x' });
    // The block may be over by the time it is measured.
    endOperation(operation);
    after(EVERY + 300);
    expect(lines).toEqual([
      {
        milliseconds: 300,
        times: 1,
        operations: expect.arrayContaining([
          { name: 'POST /api/jobs', requestId: 'r1' },
        ]) as Stall['operations'],
      },
    ]);
  });

  test('is not reported below 200 milliseconds', () => {
    after(EVERY + 199);
    expect(lines).toEqual([]);
  });

  test('is reported every five seconds at most, with the longest delay', () => {
    after(EVERY + 250);
    for (const held of [300, 700, 400]) after(EVERY + held);
    expect(lines.map(({ milliseconds }) => milliseconds)).toEqual([250]);
    for (let passed = 0; passed < 5_000; passed += EVERY) after(EVERY);
    expect(lines.slice(1)).toMatchObject([{ milliseconds: 700, times: 3 }]);
    for (let passed = 0; passed < 6_000; passed += EVERY) after(EVERY);
    expect(lines).toHaveLength(2);
  });
});
