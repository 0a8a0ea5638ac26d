import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/lib/ids.ts';
import { mailRoute } from '#server/lib/mailTransport.ts';
import type { Services } from '#server/services.ts';
import { Mail } from './mail.entity.ts';
import type { TemplateName } from './mail.templates.ts';
import { writeMail, type MailOrder } from './writeMail.service.ts';

/** A request or a task: anything with services and a unit of work. */
interface Unit {
  em: EntityManager;
  services: Services;
}

/**
 * Queues an email in the caller's transaction, so that both commit or neither does. Never waits for a mail server.
 */
export async function queueMail<Name extends TemplateName>(
  { em, services }: Unit,
  order: MailOrder<Name>,
): Promise<void> {
  const { config, clock, settings, tasks } = services;
  const current = await settings.current();
  const now = clock.now();
  const nowhereToSend = config.devTools && !mailRoute(config, current);
  const rendered = writeMail(order, config.publicUrl, current);
  const mail = em.create(Mail, {
    id: newId(now.getTime()),
    userId: order.userId,
    kind: order.kind,
    companyId: order.companyId,
    recipient: order.to,
    subject: rendered.subject,
    bodyText: rendered.text,
    bodyHtml: rendered.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...order.headers },
    calendar: order.calendar ?? null,
    createdAt: now,
    attempts: 0,
    // Without a mail server, /dev/mail shows the email, so it counts as sent.
    sentAt: nowhereToSend ? now : null,
  });
  em.persist(mail);
  if (!nowhereToSend) await tasks.enqueue(em, 'deliver-mail', { mailId: mail.id });
}
