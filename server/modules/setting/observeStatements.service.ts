import { tallied } from '#server/db/statementTally.ts';
import type { Services } from '#server/services.ts';

/** Runs the work. With `enableQueryLogging`, logs each of its statements, at any log level. */
export function observeStatements<T>({ settings, log }: Services, about: object, work: () => T): T {
  const { enableQueryLogging, debugMode } = settings.known;
  if (!enableQueryLogging && !debugMode) return work();
  const queryLog = enableQueryLogging && log.child(about, { level: 'info' });
  return tallied(queryLog ? (asked) => queryLog.info(asked, 'a statement') : undefined, work);
}
