import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActivityAction } from '#schema/options/activity.ts';
import type { Context } from '#server/graphql/context.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import type { Facts } from '#server/modules/activity/activity.type.ts';

interface LoggedAction {
  kind: 'report' | 'dashboard';
  id: string;
  action: ActivityAction;
  before?: Facts;
  after?: Facts;
}

/** What concerns others stands in the log; what one keeps for oneself does not. The last thing a transaction does. */
export async function tell(ctx: Context, em: EntityManager, deed: LoggedAction): Promise<void> {
  const { kind, id, ...facts } = deed;
  await record(em, { ...by(ctx), ...facts, subject: { kind, id } });
}
