import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { START_OVER, START_OVER_BY_SEGMENT } from './figureAlert.sql.ts';

/** The alerts that follow these reports watch something else now. They are checked at once. */
export async function startAlertsOver(
  { services: { clock, tasks } }: Context,
  em: EntityManager,
  reportIds: string[],
): Promise<void> {
  const alerts = await readIn(em, START_OVER, [reportIds, clock.now()]);
  if (alerts.length > 0) await tasks.enqueue(em, 'check-figure-alerts', {});
}

/** The same for the alerts whose question this segment filters, also by a report. */
export async function startAlertsOfSegmentOver(
  { services: { clock, tasks } }: Context,
  em: EntityManager,
  segmentId: string,
): Promise<void> {
  const alerts = await readIn(em, START_OVER_BY_SEGMENT, [segmentId, clock.now()]);
  if (alerts.length > 0) await tasks.enqueue(em, 'check-figure-alerts', {});
}
