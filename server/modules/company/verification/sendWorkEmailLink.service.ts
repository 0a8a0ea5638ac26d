import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { wasOnceApproved } from '#server/modules/company/company.rules.ts';
import { withOwnCompany } from './ownCompany.service.ts';
import { StoredVerification, WorkEmailLink } from './verification.entity.ts';
import { MAILS_SENT } from './verification.sql.ts';
import {
  ADDRESS_WINDOW,
  COMPANY_WINDOW,
  domainOf,
  emailRefusal,
  hostOf,
  LINK_LIFETIME,
  mayMailWorkLink,
} from './verification.rules.ts';

/** Sends the link that proves the domain. A verified domain stays verified until another one is. */
export async function sendWorkEmailLink(ctx: Context, email: string): Promise<void> {
  await withOwnCompany(ctx, async (unit, company) => {
    const { em } = unit;
    const refusal = emailRefusal(email, company.website);
    if (refusal) throw wrongEmail(ctx, refusal);
    const now = unit.services.clock.now();
    await requireFewMails(ctx, em, { companyId: company.id, email, now });
    const token = newToken();
    const userId = ctx.viewer!.userId;
    em.create(
      WorkEmailLink,
      {
        id: newId(now.getTime()),
        companyId: company.id,
        userId,
        email,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LINK_LIFETIME),
      },
      { persist: true },
    );
    const which = { companyId: company.id, kind: 'domain', status: 'pending' } as const;
    const sent = { value: domainOf(email)!, email, submittedBy: userId, submittedAt: now };
    const pending = await em.findOne(StoredVerification, which);
    if (pending) em.assign(pending, sent);
    else
      em.create(
        StoredVerification,
        { id: newId(now.getTime()), ...which, ...sent },
        { persist: true },
      );
    await queueMail(unit, {
      to: email,
      userId,
      locale: ctx.locale,
      template: 'workEmail',
      values: {
        // No one has reviewed the name of a new company: the email names its website instead.
        companyName: wasOnceApproved(company) ? company.name : hostOf(company.website)!,
        link: `${ctx.services.config.publicUrl}/confirm-work-email?token=${token}`,
      },
    });
  });
}

interface SentLink {
  companyId: string;
  email: string;
  now: Date;
}

/** Companies that write to the same address take turns, so that each counts the other's emails. */
async function requireFewMails(
  { t }: Context,
  em: EntityManager,
  { companyId, email, now }: SentLink,
) {
  await takeAdvisoryLock(em, `work-email ${email}`);
  const since = (window: number) => new Date(now.getTime() - window);
  const [sent] = await readIn(em, MAILS_SENT, [
    since(COMPANY_WINDOW),
    companyId,
    since(ADDRESS_WINDOW),
    email,
  ]);
  if (!mayMailWorkLink(sent!)) {
    const message = t('verification.limit');
    throw new Failure('RATE_LIMITED', message, {
      rule: 'company.verification.limit',
      retryAfter: COMPANY_WINDOW / 1_000,
    });
  }
}

function wrongEmail({ t }: Context, refusal: string): Failure {
  const message = t(`verification.email.${refusal}`);
  return new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'email', message }],
    rule: 'company.verification.email',
  });
}
