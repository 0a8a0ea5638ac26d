import { DEFAULT_ALERT_FREQUENCY } from '#schema/options/alerts.ts';
import { beginningOf, LENGTHS } from '#schema/validation/lengths.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { companiesById } from '#server/modules/company/company.loaders.ts';
import { UNHIDE } from '#server/modules/hiddenCompany/hiddenCompany.sql.ts';
import { Alert } from './alert.entity.ts';
import { checkRoom, lockOwner } from './alert.service.ts';

/**
 * An alert for the jobs that an approved company posts from now on. One that was deleted a moment ago comes back. Those
 * who follow a company no longer hide it.
 */
export async function followCompany(ctx: Context, companyId: string): Promise<Alert> {
  const [company] = isId(companyId) ? await companiesById(ctx, [companyId]) : [];
  if (company?.adminStatus !== 'approved') throw new Failure('NOT_FOUND', ctx.t('company.none'));
  const now = ctx.services.clock.now();
  const { userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    await lockOwner(ctx, em);
    const own = { userId, companyId };
    const known = await em.findOne(Alert, own, { orderBy: { createdAt: 'desc', id: 'desc' } });
    if (!known || known.deletedAt) await checkRoom(ctx, em);
    const alert =
      known ??
      em.create(Alert, {
        ...own,
        id: newId(now.getTime()),
        name: beginningOf(company.name, LENGTHS.name),
        keywords: '',
        location: null,
        jobType: null,
        salaryRange: null,
        frequency: DEFAULT_ALERT_FREQUENCY,
        createdAt: now,
        updatedAt: now,
      });
    em.assign(alert, { isActive: true, deletedAt: null, updatedAt: now });
    em.persist(alert);
    await writeIn(em, UNHIDE, [userId, companyId]);
    return alert;
  });
}
