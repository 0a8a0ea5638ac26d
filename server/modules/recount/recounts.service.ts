import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { ADD, RECOUNTS, RECOUNTS_BY_ID } from './recount.sql.ts';
import { endStale } from './recount.service.ts';
import type { Recount, Recounts } from './recount.type.ts';

const SHOWN = 30;

export async function recountsOf({ services }: Context): Promise<Recounts> {
  const list = await services.database.read(RECOUNTS, [SHOWN]);
  return { list, isRunning: list.some(isOpen) };
}

const isOpen = ({ status }: Recount) => status === 'waiting' || status === 'running';

/** The recount with this id; without an id the last one. */
export async function recountOf({ services }: Context, id: string | null): Promise<Recount | null> {
  if (id !== null && !isId(id)) return null;
  const [found] = id
    ? await services.database.read(RECOUNTS_BY_ID, [[id]])
    : await services.database.read(RECOUNTS, [1]);
  return found ?? null;
}

/** recount.start.once: while one waits or runs, asking for another one changes nothing. */
export async function recountNow(ctx: Context): Promise<Recounts> {
  const services = await withCurrentSettings(ctx.services);
  const now = services.clock.now();
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    await endStale(em, services);
    const [added] = await writeIn(em, ADD, [id, 'administrator', 'waiting', now]);
    if (!added) return;
    await services.tasks.enqueue(em, 'recount', { recountId: id });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'recount.create',
      subject: { kind: 'recount', id },
    });
  });
  return recountsOf(ctx);
}
