import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { vi } from 'vitest';

/** Until React has drawn all that it knows of by now, what it may take its time for too. */
export function drawn(): Promise<void> {
  if (vi.isFakeTimers()) return Promise.resolve();
  return new Promise((resolve) =>
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve()),
  );
}
