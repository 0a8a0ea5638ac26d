import type { FastifyInstance } from 'fastify';
import { newestMails } from '#server/modules/mail/outbox.reads.ts';
import type { Services } from '#server/services.ts';
import { mailboxPage } from './devMail.page.ts';

interface Query {
  to?: string;
  id?: string;
}

/** Emails bring their own styles, and the frame that shows them inherits this policy; no script may run. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Shows every email the system has written, for development and tests. Only available with `devTools`. */
export function mountDevMail(app: FastifyInstance, services: Services) {
  app.get<{ Querystring: Query }>('/dev/mail.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return newestMails(services.database, query.to || undefined);
  });

  app.get<{ Querystring: Query }>('/dev/mail', async ({ query }, reply) => {
    const mails = await newestMails(services.database, query.to || undefined);
    const shown = mails.find(({ id }) => id === query.id) ?? mails[0];
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ mails, shown, to: query.to ?? '' }));
  });
}
