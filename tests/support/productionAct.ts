import React from 'react';
import { flushSync } from 'react-dom';
import { settled } from './drawn.ts';

/**
 * Testing Library wraps what it does in React's `act`, which the production build leaves out. This one draws at once
 * what can be drawn at once; whoever awaits it finds everything drawn.
 */
async function act(work: () => unknown): Promise<unknown> {
  let result: unknown;
  // Still part of the call: an async function runs until it first awaits.
  flushSync(() => {
    result = work();
  });
  const value = await result;
  await settled();
  return value;
}

(React as { act?: unknown }).act ??= act;
