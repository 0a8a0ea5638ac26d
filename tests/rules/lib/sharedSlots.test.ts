import { describe, expect, test, vi } from 'vitest';
import { NoSlotFree, SharedSlots } from '#server/lib/sharedSlots.ts';

const LONGEST_WAIT = 2_000;

/** Work that runs until the test ends them, in the order it started. */
function workOf(slots: number) {
  const shared = new SharedSlots(slots, LONGEST_WAIT);
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const ask = (caller: string, name = caller) =>
    shared.within(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => endings.push(resolve));
    });
  const endOne = async () => {
    endings.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, endOne };
}

describe('slots for heavy work', () => {
  test('are taken up to the limit', async () => {
    const { begun, ask, endOne } = workOf(2);
    for (const name of ['a', 'b', 'c']) void ask('one', name);
    expect(begun).toEqual(['a', 'b']);
    await endOne();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('rotate among callers, however much each one asks for', async () => {
    const { begun, ask, endOne } = workOf(1);
    for (const name of ['1', '2', '3']) void ask('greedy', name);
    void ask('modest');
    await endOne();
    await endOne();
    expect(begun).toEqual(['1', '2', 'modest']);
    await endOne();
    expect(begun).toEqual(['1', '2', 'modest', '3']);
  });

  test('are refused after two seconds in the queue, and go to others then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, ask, endOne } = workOf(1);
    void ask('one');
    const refused = ask('two').catch((error: unknown) => error);
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(await refused).toBeInstanceOf(NoSlotFree);
    await endOne();
    void ask('three');
    expect(begun).toEqual(['one', 'three']);
    vi.useRealTimers();
  });

  test('are free again when the work fails', async () => {
    const shared = new SharedSlots(1, LONGEST_WAIT);
    await expect(shared.within('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(shared.within('one', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
