import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { FAILURES, Failure } from '#server/graphql/failures.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import {
  findAnswer,
  creationIdOf,
  keepAnswer,
  rowOf,
  alreadyRunning,
  type IdempotentRequest,
  type KeptAnswer,
} from './idempotency.service.ts';

interface RunOnceResult extends KeptAnswer {
  isReplayed: boolean;
}

export interface OnceOptions {
  /** Long work manages its own transactions and resumes under the same id when the request is repeated. */
  isLong?: boolean;
}

/** Held until the transaction or the process ends, so that a crashed process blocks no one. */
const HOLD = statement(
  'hold-idempotency-key',
  'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isHeld!"',
);

/**
 * Runs the work and stores its answer in one transaction, so that neither exists without the other: if this process
 * dies, a second request finds both or starts over. Errors are not stored.
 */
export async function runOnce(
  ctx: Context,
  asked: IdempotentRequest,
  work: (ctx: Context) => Promise<KeptAnswer>,
  { isLong = false }: OnceOptions = {},
): Promise<RunOnceResult> {
  const id = rowOf(ctx, asked);
  const services = await withCurrentSettings(ctx.services);
  const em = isLong ? services.database.fork() : ctx.em;
  const inside = isLong ? undefined : services.database.withinTransaction(em);
  const own = {
    ...ctx,
    services: { ...services, database: inside ?? services.database },
    creationId: isLong ? creationIdOf(ctx, asked) : undefined,
  };
  await em.begin();
  try {
    const [lock] = await readIn(em, HOLD, [id]);
    const before = await findAnswer(own, em, asked);
    if (!before && !lock?.isHeld) throw alreadyRunning(ctx);
    const answer = before ?? (await work(own));
    if (!before) await keepAnswer(own, em, asked, answer);
    await em.commit();
    for (const writer of inside?.writers ?? []) await services.database.noteWriteBy(writer);
    return { ...answer, isReplayed: before !== null };
  } catch (error) {
    em.clear();
    // A refused request may have written rows on purpose, and has already undone everything else.
    if (error instanceof Failure && FAILURES[error.code] < FAILURES.INTERNAL) await em.commit();
    else await em.rollback();
    throw error;
  }
}
