import type { Log } from './lib/log.ts';

/** Resolves when this process should go: Ctrl-C, SIGTERM, or the launcher that started it is gone. */
export function untilAskedToStop(log: Log): Promise<void> {
  return new Promise((resolve) => {
    const stop = (reason: string) => {
      log.info({ reason }, 'stopping');
      resolve();
    };
    process.once('SIGINT', () => stop('SIGINT'));
    process.once('SIGTERM', () => stop('SIGTERM'));
    process.once('disconnect', () => stop('launcher gone'));
  });
}
