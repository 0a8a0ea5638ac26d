import { retryWhileAway } from '#server/db/retryWhileAway.ts';
import {
  isRefusal,
  mailRoute,
  messageIdOf,
  sendMessage,
  type MailRoute,
} from '#server/lib/mailTransport.ts';
import type { Services } from '#server/services.ts';
import { CLAIM, IS_WAITING, NOTE_FAILURE, NOTE_SENT, type ClaimedMail } from './delivery.sql.ts';

/** About a day, given the task's retry delays. */
export const DELIVERY_ATTEMPTS = 1_500;

const SECONDS = 1_000;
/** An attempt with no outcome after this time belonged to a process that died. */
const ATTEMPT_LASTS = 90 * SECONDS;
/** How long a process keeps trying to record that a mail was sent. */
const NOTING_LASTS = 10 * 60 * SECONDS;

/** Server responses, by mail, for mails that were sent but are not recorded in the database yet. */
const accepted = new Map<string, string>();
/** A second task for the same mail waits for the first. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sends a mail that has not been sent yet. The attempt is recorded before sending, so that only one of two workers
 * sends it, and the server's response afterwards. A failure is recorded and thrown, so that the task retries.
 */
export async function deliverMail(services: Services, mailId: string): Promise<void> {
  const running = underWay.get(mailId);
  if (running) return running;
  const delivery = deliver(services, mailId).finally(() => underWay.delete(mailId));
  underWay.set(mailId, delivery);
  return delivery;
}

async function deliver(services: Services, mailId: string): Promise<void> {
  if (accepted.has(mailId)) return noteSent(services, mailId);
  const route = mailRoute(services.config, await services.settings.current());
  const mail = await claim(services, mailId, route);
  if (!mail) return requireSettled(services, mailId);
  let response: string;
  try {
    response = await send(route, mail);
  } catch (error) {
    return noteFailure(services, mail, error);
  }
  accepted.set(mailId, response);
  await noteSent(services, mailId);
}

async function claim(
  { clock, database, log }: Services,
  mailId: string,
  route: MailRoute | undefined,
): Promise<ClaimedMail | undefined> {
  const now = clock.now();
  const deadBefore = new Date(now.getTime() - ATTEMPT_LASTS);
  const messageId = route ? messageIdOf(route, mailId) : null;
  const [mail] = await database.write(CLAIM, [mailId, now, deadBefore, messageId]);
  if (mail?.hasOpenAttempt) {
    const { id, attempts } = mail;
    log.warn({ mailId: id, attempts }, 'The result of the last attempt is unknown; sending again');
  }
  return mail;
}

/**
 * The mail was sent or deleted with its account. If another process is still sending it, throws so that the task
 * checks again.
 */
async function requireSettled({ database }: Services, mailId: string): Promise<void> {
  const [waiting] = await database.read(IS_WAITING, [mailId]);
  if (waiting) throw new Error(`Mail ${mailId} is being sent by another process.`);
}

async function send(route: MailRoute | undefined, mail: ClaimedMail): Promise<string> {
  if (!route) throw new Error('No mail server is configured: set SMTP_URL or the SMTP settings.');
  return sendMessage(route, {
    messageId: mail.messageId!,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    headers: mail.headers,
    calendar: mail.calendar,
    date: mail.createdAt,
  });
}

/** The mail has been sent. If the database is down, only the recording is retried, never the sending. */
async function noteSent(services: Services, mailId: string): Promise<void> {
  const { clock, database } = services;
  const values = [mailId, clock.now(), accepted.get(mailId)] as const;
  await retryWhileAway(() => database.write(NOTE_SENT, values), NOTING_LASTS);
  accepted.delete(mailId);
}

/** Throws again unless retrying is pointless. */
async function noteFailure(
  { clock, database, log }: Services,
  { id, attempts }: ClaimedMail,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const isGivenUp = isRefusal(error) || attempts >= DELIVERY_ATTEMPTS;
  await database.write(NOTE_FAILURE, [id, reason, isGivenUp ? clock.now() : null]);
  const about = { mailId: id, attempts, reason };
  if (isGivenUp) {
    log.error(about, 'A mail was given up');
    return;
  }
  log.warn(about, 'A mail could not be sent yet');
  throw new Error(`Mail ${id} could not be sent yet: ${reason}`, { cause: error });
}
