import { tallied } from '#server/db/statements.ts';
import type { Services } from '#server/services.ts';

/** Does this work; with `enableQueryLogging` every statement of it is logged, whatever the log leaves out otherwise. */
export function observed<T>({ settings, log }: Services, about: object, work: () => T): T {
  const { enableQueryLogging, debugMode } = settings.known;
  if (!enableQueryLogging && !debugMode) return work();
  const said = enableQueryLogging && log.child(about, { level: 'info' });
  return tallied(said ? (asked) => said.info(asked, 'a statement') : undefined, work);
}
