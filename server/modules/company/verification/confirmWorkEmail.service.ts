import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken } from '#server/lib/tokens.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { notifyEmployersOfVerification } from './notifyVerification.service.ts';
import { lockedCompany } from './ownCompany.service.ts';
import { replaceVerified } from './replaceVerified.service.ts';
import { StoredVerification, WorkEmailLink } from './verification.entity.ts';
import { LINK_BY_HASH } from './verification.sql.ts';
import { domainOf, emailRefusal, isLinkUsable } from './verification.rules.ts';
import type { WorkEmail } from './verification.type.ts';

/** What the link would prove once its reader agrees; null if it is no longer valid. */
export async function workEmailOf({ services }: Context, token: string): Promise<WorkEmail | null> {
  const { database, clock } = services;
  const [link] = await database.read(LINK_BY_HASH, [hashToken(token)]);
  if (!link || !isLinkUsable(link, clock.now()) || emailRefusal(link.email, link.website))
    return null;
  const { email, companyName } = link;
  return { email, companyName, domain: domainOf(email)! };
}

/** Opening the link proves access to the mailbox. No login is needed, so that a colleague can do it. */
export async function confirmWorkEmail(ctx: Context, token: string): Promise<WorkEmail> {
  const services = await withCurrentSettings(ctx.services);
  const now = services.clock.now();
  return ctx.em.transactional(async (em) => {
    const seen = await em.findOne(WorkEmailLink, { tokenHash: hashToken(token) });
    const company = await lockedCompany(em, seen?.companyId);
    const link = seen && (await em.findOne(WorkEmailLink, { id: seen.id }, { refresh: true }));
    if (
      !company ||
      !link ||
      !isLinkUsable(link, now) ||
      emailRefusal(link.email, company.website)
    ) {
      throw new Failure('BAD_USER_INPUT', ctx.t('verification.link'), {
        rule: 'company.verification.link',
      });
    }
    const { companyId, email, userId } = link;
    const domain = domainOf(email)!;
    // The company's other links end as well, because the domain is now proven.
    await em.nativeUpdate(WorkEmailLink, { companyId, usedAt: null }, { usedAt: now });
    await replaceVerified(em, { companyId, kind: 'domain' }, now);
    const pending = await em.findOne(StoredVerification, {
      companyId,
      kind: 'domain',
      status: 'pending',
    });
    const proven = { value: domain, email, status: 'verified', verifiedAt: now } as const;
    if (pending) em.assign(pending, { ...proven, submittedBy: userId, decidedAt: now });
    else {
      const rest = { submittedBy: userId, submittedAt: now, decidedAt: now };
      const entry = { id: newId(now.getTime()), companyId, kind: 'domain', ...proven, ...rest };
      em.create(StoredVerification, entry as StoredVerification, { persist: true });
    }
    await notifyEmployersOfVerification({ em, services }, company, {
      status: 'verified',
      proof: 'domain',
    });
    await recordActivity(em, {
      actor: { kind: 'user', id: userId },
      ip: ctx.ip,
      requestId: ctx.requestId,
      at: now,
      action: 'company.confirmVerification',
      subject: { kind: 'company', id: companyId },
      after: { verification: 'domain' },
    });
    return { email, domain, companyName: company.name };
  });
}
