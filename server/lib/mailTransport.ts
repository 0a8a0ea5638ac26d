import nodemailer from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { SystemSettings } from '#schema/options/settings.ts';
import type { Config } from '#server/config.ts';

/** Where mail is handed over, and in whose name. */
export interface MailRoute {
  server: NonNullable<ReturnType<typeof mailServer>>;
  sender: { name: string; address: string };
  replyTo: string;
}

export interface Message {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
}

const SECONDS = 1_000;

/** Together well below the time a task may take. */
const PATIENCE = {
  dnsTimeout: 5 * SECONDS,
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  socketTimeout: 20 * SECONDS,
};

const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** The administrators' setting, else the environment's; undefined where neither names a server. */
export function mailRoute(config: Config, settings: SystemSettings): MailRoute | undefined {
  const server = mailServer(config, settings);
  if (!server) return undefined;
  const address = settings.fromEmail || `no-reply@${new URL(config.publicUrl).hostname}`;
  const sender = { name: settings.siteName, address };
  return { server, sender, replyTo: settings.supportEmail };
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

/** Port 587 is for STARTTLS: without it nothing is handed over, whoever has taken the offer out of the way. */
export function encryptionOf(server: { host?: string; port?: number; secure?: boolean }) {
  // Nobody listens on the way to loopback, and no certificate can name it.
  if (LOOPBACK.includes(server.host ?? '')) return { ignoreTLS: true };
  const { secure = false, port = SUBMISSION } = server;
  return !secure && port === SUBMISSION ? { requireTLS: true, ignoreTLS: false } : {};
}

/** The same for every attempt, so that recipients can recognise a duplicate. */
export function messageIdOf({ sender }: MailRoute, id: string): string {
  return `<${id}@${sender.address.split('@').pop()}>`;
}

/** Resolves once the server has taken the mail over, with what it said. */
export async function sendMessage(route: MailRoute, message: Message): Promise<string> {
  const { server, sender, replyTo } = route;
  const { to, ...rest } = message;
  const transport = nodemailer.createTransport({
    ...PATIENCE,
    ...server,
    ...encryptionOf(server),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { response } = await transport.sendMail({
    ...rest,
    from: sender,
    replyTo: rest.headers['Reply-To'] ?? replyTo,
    // As an object: as text, a comma in it would make two recipients.
    to: { name: '', address: to },
  });
  return response;
}

/** The server refused this very mail or its recipient; trying again would change nothing. */
export function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && (responseCode ?? 0) >= 500;
}
