import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { START_OVER } from './figureAlert.sql.ts';

/** The alerts that follow these reports watch something else now. They are checked at once. */
export async function startAlertsOver(
  { services: { clock, tasks } }: Context,
  em: EntityManager,
  reportIds: string[],
): Promise<void> {
  const alerts = await readIn(em, START_OVER, [reportIds, clock.now()]);
  if (alerts.length > 0) await tasks.enqueue(em, 'check-figure-alerts', {});
}
