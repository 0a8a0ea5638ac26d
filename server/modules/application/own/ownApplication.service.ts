import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { ADD_EVENT, LOCK_OWN_APPLICATION, type OwnApplication } from './ownApplication.sql.ts';

/** Locks the caller's application. One of someone else looks the same as one that does not exist. */
export async function lockOwnApplication(
  ctx: Context,
  em: EntityManager,
  id: string,
): Promise<OwnApplication> {
  const values = [id, ctx.viewer!.userId] as const;
  const [application] = isId(id) ? await readIn(em, LOCK_OWN_APPLICATION, values) : [];
  if (!application) throw missing(ctx);
  return application;
}

/** The caller's application with its current values. */
export async function ownApplication(ctx: Context, id: string): Promise<Application> {
  const [application] = isId(id) ? await visibleApplications(ctx, [id]) : [];
  if (!application || application.isReceived) throw missing(ctx);
  return application;
}

/** Puts what the applicant did on the timeline. */
export async function addOwnEvent(
  { viewer }: Context,
  em: EntityManager,
  { id, kind, now }: { id: string; kind: 'withdrawn' | 'edited'; now: Date },
): Promise<void> {
  await writeIn(em, ADD_EVENT, [newId(now.getTime()), id, kind, viewer!.userId, now]);
}

function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('decision.missing'));
}
