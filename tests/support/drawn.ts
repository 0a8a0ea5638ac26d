import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { vi } from 'vitest';

/** Until React has drawn all that it knows of by now, however low its priority. */
export function settled(): Promise<void> {
  return new Promise((resolve) =>
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve()),
  );
}

/** The same, except under fake timers, which a test moves by itself. */
export const drawn = () => (vi.isFakeTimers() ? Promise.resolve() : settled());
