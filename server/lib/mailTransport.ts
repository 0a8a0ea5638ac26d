import nodemailer from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { SystemSettings } from '#schema/options/settings.ts';
import type { Config } from '#server/config.ts';

/** The mail server, and the sender's address. */
export interface MailRoute {
  server: NonNullable<ReturnType<typeof mailServer>>;
  sender: { name: string; address: string };
  replyTo: string;
}

/** An iCalendar object, and what its reader should do with it. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Message {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar: MailCalendar | null;
  date: Date;
}

const SECONDS = 1_000;

/** Together well below the time limit of a task. */
const TIMEOUTS_MS = {
  dnsTimeout: 5 * SECONDS,
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 20 * SECONDS,
};

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** The administrators' settings, else the environment; undefined if neither names a server. */
export function mailRoute(config: Config, settings: SystemSettings): MailRoute | undefined {
  const server = mailServer(config, settings);
  if (!server) return undefined;
  const sender = { name: settings.siteName, address: senderAddress(config, settings) };
  return { server, sender, replyTo: settings.supportEmail };
}

/** The address that our emails come from. */
export function senderAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { fromEmail }: Pick<SystemSettings, 'fromEmail'>,
): string {
  return fromEmail || `no-reply@${new URL(publicUrl).hostname}`;
}

function mailServer(config: Config, settings: SystemSettings) {
  const { smtpHost, smtpPort, smtpUsername, smtpPassword } = settings;
  if (smtpHost) {
    return {
      host: smtpHost,
      port: smtpPort,
      secure: smtpPort === 465,
      ...(smtpUsername && { auth: { user: smtpUsername, pass: smtpPassword } }),
    };
  }
  return config.smtpUrl ? parseConnectionUrl(config.smtpUrl) : undefined;
}

const SUBMISSION = 587;

/** Port 587 requires STARTTLS: nothing is sent without it, even if someone in between removed the offer. */
export function encryptionOf(server: { host?: string; port?: number; secure?: boolean }) {
  // Traffic to loopback cannot be intercepted, and no certificate can name it.
  if (LOOPBACK.includes(server.host ?? '')) return { ignoreTLS: true };
  const { secure = false, port = SUBMISSION } = server;
  return !secure && port === SUBMISSION ? { requireTLS: true, ignoreTLS: false } : {};
}

/** The same for every attempt, so that recipients can recognize a duplicate. */
export function messageIdOf({ sender }: MailRoute, id: string): string {
  return `<${id}@${sender.address.split('@').pop()}>`;
}

/** Resolves with the server's response once it has accepted the email. */
export async function sendMessage(route: MailRoute, message: Message): Promise<string> {
  const { server, sender, replyTo } = route;
  const { to, calendar, ...rest } = message;
  const transport = nodemailer.createTransport({
    ...TIMEOUTS_MS,
    ...server,
    ...encryptionOf(server),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { response } = await transport.sendMail({
    ...rest,
    // As an alternative to the text, where mail programs look for buttons, and as a file for all others.
    ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    from: sender,
    replyTo: rest.headers['Reply-To'] ?? replyTo,
    // As an object: in text, a comma would make two recipients.
    to: { name: '', address: to },
  });
  return response;
}

/** The server refused this email or its recipient; retrying would not help. */
export function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && (responseCode ?? 0) >= 500;
}
