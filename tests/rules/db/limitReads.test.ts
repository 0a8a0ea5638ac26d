import { expect, test } from 'vitest';
import { limitReads, READS_AT_ONCE, limitedRead } from '#server/db/limitReads.ts';

/** Twenty reads, some of which fail; returns the most that ran at the same time. */
async function runTwentyReads(): Promise<{
  most: number;
  answers: PromiseSettledResult<number>[];
}> {
  let running = 0;
  let most = 0;
  const read = async (at: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (at % 5 === 0) throw new Error('away');
    return at;
  };
  const reads = Array.from({ length: 20 }, (_, at) => limitedRead(() => read(at)));
  return { answers: await Promise.allSettled(reads), most };
}

test('a request runs a few reads at a time, and gets every result', async () => {
  const { most, answers } = await limitReads(runTwentyReads);
  expect(most).toBe(READS_AT_ONCE);
  const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'));
  expect(values).toEqual(Array.from({ length: 20 }, (_, at) => (at % 5 === 0 ? 'failed' : at)));
});

test('requests do not wait for each other', async () => {
  const [one, other] = await Promise.all([limitReads(runTwentyReads), limitReads(runTwentyReads)]);
  expect([one.most, other.most]).toEqual([READS_AT_ONCE, READS_AT_ONCE]);
});

test('a read outside a request never waits', async () => {
  expect((await runTwentyReads()).most).toBe(20);
});
