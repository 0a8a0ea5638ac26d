import { LockMode } from '@mikro-orm/core';
import { isRefusal, mailRoute, sendMessage } from '#server/lib/mailTransport.ts';
import type { Services } from '#server/services.ts';
import { Mail } from './mail.entity.ts';

/** With the waits of the task that is about a day. */
export const DELIVERY_ATTEMPTS = 1_500;

/**
 * Sends a mail that has not been sent yet. The row stays locked meanwhile, so that of two runners only one sends;
 * a runner that dies lets go of it. What fails is noted on the row and thrown, for the task to come back later.
 */
export async function deliverMail(services: Services, mailId: string): Promise<void> {
  const failure = await services.database.fork().transactional(async (em) => {
    const mail = await em.findOne(Mail, mailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!mail || mail.sentAt) return undefined;
    mail.attempts += 1;
    try {
      await send(services, mail);
      mail.sentAt = services.clock.now();
      mail.lastError = null;
      return undefined;
    } catch (error) {
      mail.lastError = error instanceof Error ? error.message : String(error);
      return report(services, mail, error);
    }
  });
  if (failure) throw failure;
}

async function send({ config, settings }: Services, mail: Mail): Promise<void> {
  const route = mailRoute(config, await settings.current());
  if (!route) throw new Error('No mail server is configured: set SMTP_URL or the SMTP settings.');
  await sendMessage(route, {
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    headers: mail.headers,
    date: mail.createdAt,
  });
}

/** Undefined when it is no use trying again. */
function report(
  { log }: Services,
  { id, attempts, lastError }: Mail,
  error: unknown,
): Error | undefined {
  const note = { mailId: id, attempts, reason: lastError };
  if (isRefusal(error) || attempts >= DELIVERY_ATTEMPTS) {
    log.error(note, 'A mail was given up');
    return undefined;
  }
  log.warn(note, 'A mail could not be sent yet');
  return new Error(`Mail ${id} could not be sent yet: ${lastError}`, { cause: error });
}
