import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActivityAction } from '#schema/options/activity.ts';
import type { Context } from '#server/graphql/context.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Facts } from '#server/modules/activity/activity.type.ts';

interface LoggedAction {
  kind: 'report' | 'dashboard' | 'segment' | 'figure_alert' | 'chart_event';
  id: string;
  action: ActivityAction;
  before?: Facts;
  after?: Facts;
}

/** Logs actions that concern other users; private ones are not logged. Must be the last step of a transaction. */
export async function recordAction(
  ctx: Context,
  em: EntityManager,
  logged: LoggedAction,
): Promise<void> {
  const { kind, id, ...facts } = logged;
  await recordActivity(em, { ...actorFacts(ctx), ...facts, subject: { kind, id } });
}
