import type { Context } from '#server/graphql/context.ts';
import { FAILURES, Failure } from '#server/graphql/failures.ts';
import { settled } from '#server/modules/setting/settled.service.ts';
import {
  answeredBefore,
  creationIdOf,
  keepAnswer,
  rowOf,
  running,
  type Asked,
  type KeptAnswer,
} from './idempotency.service.ts';

interface Once extends KeptAnswer {
  isReplayed: boolean;
}

export interface OnceOptions {
  /** What takes long makes its own transactions, and goes on under the same id when it is asked for again. */
  isLong?: boolean;
}

/** Until the end of the transaction, or of the process: whoever dies holds nothing back. */
const HOLD = 'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as held';

/**
 * The work and its answer are one transaction, so that there is no moment at which one is there without the other:
 * whenever this process ends, a second request either finds both or begins anew. Refusals are not kept.
 */
export async function onlyOnce(
  ctx: Context,
  asked: Asked,
  work: (ctx: Context) => Promise<KeptAnswer>,
  { isLong = false }: OnceOptions = {},
): Promise<Once> {
  const id = rowOf(ctx, asked);
  const services = await settled(ctx.services);
  const em = isLong ? services.database.fork() : ctx.em;
  const database = isLong ? services.database : services.database.inside(em);
  const own = {
    ...ctx,
    services: { ...services, database },
    creationId: isLong ? creationIdOf(ctx, asked) : undefined,
  };
  await em.begin();
  try {
    const [lock] = await em.execute<{ held: boolean }[]>(HOLD, [id]);
    const before = await answeredBefore(own, em, asked);
    if (!before && !lock?.held) throw running(ctx);
    const answer = before ?? (await work(own));
    if (!before) await keepAnswer(own, em, asked, answer);
    await em.commit();
    return { ...answer, isReplayed: before !== null };
  } catch (error) {
    em.clear();
    // A refusal may have written something on purpose, and has taken back all else already.
    if (error instanceof Failure && FAILURES[error.code] < FAILURES.INTERNAL) await em.commit();
    else await em.rollback();
    throw error;
  }
}
