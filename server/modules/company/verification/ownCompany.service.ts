import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';

/** Runs in a transaction that locks the caller's company, so that actions on it run one after the other. */
export async function withOwnCompany<Result>(
  ctx: Context,
  act: (unit: Unit, company: Company) => Promise<Result>,
): Promise<Result> {
  const services = await withCurrentSettings(ctx.services);
  return ctx.em.transactional(async (em) => {
    const company = await lockedCompany(em, ctx.viewer!.companyId);
    if (!company) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
    return act({ em, services }, company);
  });
}

export async function lockedCompany(
  em: EntityManager,
  id: string | null | undefined,
): Promise<Company | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return id ? em.findOne(Company, { id, deletedAt: null }, lock) : null;
}
