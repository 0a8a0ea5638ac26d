import { describe, expect, test, vi } from 'vitest';
import { HeavyReads, NoPlaceLeft } from '#server/db/heavyReads.ts';

const LONGEST_WAIT = 2_000;

/** Reads that run until the test ends them, in the order they started. */
function readsOf(places: number) {
  const reads = new HeavyReads(places, LONGEST_WAIT);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const ask = (caller: string, name = caller) =>
    reads.within(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => endings.push(resolve));
    });
  const endOne = async () => {
    endings.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, endOne };
}

describe('heavy reads', () => {
  test('run in parallel up to the limit', async () => {
    const { begun, ask, endOne } = readsOf(2);
    for (const name of ['a', 'b', 'c']) void ask('one', name);
    expect(begun).toEqual(['a', 'b']);
    await endOne();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('are queued fairly between requests, however many each one sends', async () => {
    const { begun, ask, endOne } = readsOf(1);
    for (const name of ['1', '2', '3']) void ask('greedy', name);
    void ask('modest');
    await endOne();
    await endOne();
    expect(begun).toEqual(['1', '2', 'modest']);
    await endOne();
    expect(begun).toEqual(['1', '2', 'modest', '3']);
  });

  test('are refused after two seconds in the queue, and leave their place to others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, ask, endOne } = readsOf(1);
    void ask('one');
    const refused = ask('two').catch((error: unknown) => error);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(await refused).toBeInstanceOf(NoPlaceLeft);
    await endOne();
    void ask('three');
    expect(begun).toEqual(['one', 'three']);
    vi.useRealTimers();
  });

  test('free their place when they fail', async () => {
    const reads = new HeavyReads(1, LONGEST_WAIT);
    await expect(reads.within('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(reads.within('one', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
