import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactValues } from '#schema/validation/contact.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { networkOf } from '#server/lib/visitor.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { COUNTED_FOR, mayConfirm, sendForbiddenBy } from './contactMessage.rules.ts';

/** Stores the message with its reference, notifies support and confirms it to the sender, in one transaction. */
export function sendMessage(ctx: Context, values: ContactValues): Promise<ContactMessage> {
  const { clock, config } = ctx.services;
  const now = clock.now();
  const network = networkOf(ctx.ip, config.secretKey ?? '', now);
  return ctx.em.transactional(async (em) => {
    const since = { $gt: new Date(now.getTime() - COUNTED_FOR) };
    await lockSender(em, network.toString('hex'));
    const rule = sendForbiddenBy(await em.count(ContactMessage, { network, createdAt: since }));
    if (rule) throw tooMany(ctx, rule);
    await lockSender(em, values.email);
    const { email } = values;
    const sent = { email, confirmationSent: true, createdAt: since };
    const confirmed = await em.count(ContactMessage, sent);
    const message = em.create(ContactMessage, {
      ...values,
      id: newId(now.getTime()),
      reference: `K-${randomBytes(4).toString('hex').toUpperCase()}`,
      userId: ctx.viewer?.userId ?? null,
      confirmationSent: mayConfirm(confirmed),
      network,
      createdAt: now,
    });
    em.persist(message);
    await notifySupport({ ...ctx, em }, message);
    if (message.confirmationSent) await confirmToSender({ ...ctx, em }, message);
    return message;
  });
}

/** Holds a lock until the end of the transaction, so that concurrent messages are counted one after the other. */
async function lockSender(em: EntityManager, key: string): Promise<void> {
  await takeAdvisoryLock(em, `contact ${key}`);
}

function tooMany({ t, services }: Context, rule: string): Failure {
  const minutes = COUNTED_FOR / 60_000;
  services.log.info({ rule }, 'A message was held back');
  return new Failure('RATE_LIMITED', t('contact.tooMany', { minutes }), {
    rule,
    retryAfter: COUNTED_FOR / 1_000,
  });
}

async function notifySupport(ctx: Context, message: ContactMessage): Promise<void> {
  const { supportEmail, defaultLanguage } = await ctx.services.settings.current();
  if (!supportEmail) return;
  const { reference, name, email, subject, inquiryType } = message;
  await queueMail(ctx, {
    to: supportEmail,
    locale: defaultLanguage,
    template: 'contactMessage',
    values: {
      reference,
      from: name,
      email,
      subject,
      message: message.message,
      inquiryType,
      isMember: message.userId !== null,
    },
    headers: { 'Reply-To': email },
  });
}

/**
 * The text is only sent back to an address verified as the sender's own. Otherwise the form could be used to email
 * strangers.
 */
async function confirmToSender(ctx: Context, message: ContactMessage): Promise<void> {
  const { viewer, em, locale } = ctx;
  const user = viewer?.emailVerified ? await em.findOne(User, viewer.userId) : null;
  const isOwn = user?.email === message.email;
  await queueMail(ctx, {
    to: message.email,
    userId: isOwn ? user?.id : null,
    locale,
    template: 'contactReceived',
    values: {
      reference: message.reference,
      ...(isOwn && { name: user?.firstName, subject: message.subject, message: message.message }),
    },
  });
}
