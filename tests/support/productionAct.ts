import React from 'react';
import { flushSync } from 'react-dom';
import { whenRendered } from './rendering.ts';

/**
 * Testing Library wraps its actions in React's `act`, which the production build does not have. This version renders
 * synchronously what it can; after awaiting it, everything is rendered.
 */
async function act(work: () => unknown): Promise<unknown> {
  let result: unknown;
  // Still part of the call: an async function runs until it first awaits.
  flushSync(() => {
    result = work();
  });
  const value = await result;
  await whenRendered();
  return value;
}

(React as { act?: unknown }).act ??= act;
