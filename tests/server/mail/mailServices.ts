import 'reflect-metadata';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { createServices, type Services } from '#server/services.ts';
import { claimEmptied, freshDatabase, sharedConnections } from '#tests/support/database.ts';
import { MovableClock } from '#tests/support/movableClock.ts';
import { readWith } from '#tests/support/readWith.ts';

interface MailRow {
  id: string;
  recipient: string;
  attempts: number;
  lastError: string | null;
  sentAt: Date | null;
  messageId: string | null;
  response: string | null;
}

export interface MailServices extends Services {
  clock: MovableClock;
  mails(): Promise<MailRow[]>;
  /** The number of waiting tasks, by name. */
  waitingTasks(): Promise<Record<string, number>>;
}

/** Services without an HTTP server. With `SMTP_URL` there is a mail server to send to. */
export async function mailServices(
  environment: Record<string, string> = {},
  /** For a test whose task runner may still be working when the next test begins. */
  { ownDatabase = false } = {},
): Promise<MailServices> {
  const databaseUrl = ownDatabase ? await freshDatabase() : await claimEmptied();
  const clock = new MovableClock();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret that only tests know, and no more',
    PUBLIC_URL: 'https://jobs.example',
    DATABASE_URL: databaseUrl,
    ...environment,
  });
  const database = await sharedConnections(databaseUrl);
  const services = await createServices({ ...config, databaseUrl }, { clock, database });
  if (!database) onTestFinished(() => services.database.close());
  return {
    ...services,
    clock,
    mails: () =>
      readWith<MailRow>(
        services.database,
        `select id, recipient, attempts, last_error as "lastError", sent_at as "sentAt",
           message_id as "messageId", response
         from outbox order by created_at`,
      ),
    waitingTasks: async () => {
      const rows = await readWith<{ name: string; count: number }>(
        services.database,
        `select name, count(*)::int from pgboss.job where state in ('created', 'retry') group by name`,
      );
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    },
  };
}

/** An email to Asha, written and committed. */
export async function queueOne(services: Services, to = 'asha@mail.example'): Promise<void> {
  const em = services.database.fork();
  const values = { name: 'Asha', link: '/verify-email?token=abc' };
  await queueMail({ em, services }, { to, locale: 'en', template: 'verifyEmail', values });
  await em.flush();
}
