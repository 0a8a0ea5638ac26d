import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { vi } from 'vitest';

/** Resolves when React has rendered everything that is pending, however low its priority. */
export function whenRendered(): Promise<void> {
  return new Promise((resolve) =>
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve()),
  );
}

/** The same, except under fake timers, which a test advances itself. */
export const whenRenderedOrFake = () => (vi.isFakeTimers() ? Promise.resolve() : whenRendered());
