import { VIEWS_MAX } from '#schema/options/screens/reviewDesk.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { jobsOf, worksOn } from '#server/modules/team/jobRight.rules.ts';
import type { ApplicationView } from './desk.type.ts';
import { DELETE_VIEW, LOCK_OWNER, SAVE_VIEW, VIEWS } from './view.sql.ts';

/**
 * The caller's own, then those that colleagues share. Someone who works on some jobs only is not shown what a colleague
 * looks for in others: neither views of another job, nor words to search in all of them.
 */
export async function applicationViews({ services, viewer }: Context): Promise<ApplicationView[]> {
  const { companyId, userId, team } = viewer!;
  if (!companyId) return [];
  const views = await services.database.read(VIEWS, [companyId, userId]);
  return views.filter(({ isMine, query }) => {
    const wanted = new URLSearchParams(query);
    const job = wanted.get('job')?.toLowerCase();
    const isHarmless = job ? worksOn(team, job) : !wanted.get('search');
    return isMine || jobsOf(team) === null || isHarmless;
  });
}

interface View {
  name: string;
  query: string;
  isShared: boolean;
}

export async function saveView(ctx: Context, { name, query, isShared }: View): Promise<void> {
  const { companyId, userId } = ctx.viewer!;
  if (!companyId) throw missing(ctx);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  const values = [id, companyId, userId, name, query, isShared, now, VIEWS_MAX] as const;
  const saved = await ctx.em.transactional(async (em) => {
    await readIn(em, LOCK_OWNER, [userId]);
    return writeIn(em, SAVE_VIEW, values);
  });
  if (saved.length > 0) return;
  throw new Failure('RULE_VIOLATION', ctx.t('applicationView.room', { max: VIEWS_MAX }), {
    rule: 'application.view.room',
  });
}

export async function deleteView(ctx: Context, id: string): Promise<void> {
  const { companyId, userId } = ctx.viewer!;
  const { database } = ctx.services;
  const deleted =
    companyId && isId(id) ? await database.write(DELETE_VIEW, [companyId, userId, id]) : [];
  if (deleted.length === 0) throw missing(ctx);
}

const missing = ({ t }: Context) => new Failure('NOT_FOUND', t('applicationView.missing'));
