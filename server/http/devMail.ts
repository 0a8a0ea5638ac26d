import { isIP } from 'node:net';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isLoopbackHost } from '#server/config.ts';
import { newestMails } from '#server/modules/mail/outbox.sql.ts';
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

/**
 * Another site can make its name lead to this machine, and would then read these pages in the browser of a developer. An
 * address in figures, this machine's own name or that of the site cannot be taken over like this.
 */
function refuseOtherNames({ config }: Services): onRequestHookHandler {
  const own = new URL(config.publicUrl).hostname;
  return ({ hostname }, reply, done) => {
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (hostname === own || isIP(bare) || isLoopbackHost(bare)) done();
    else reply.callNotFound();
  };
}

/** Shows every email the system has written, for development and tests. Only available with `devTools`. */
export function mountDevMail(app: FastifyInstance, services: Services) {
  const onRequest = refuseOtherNames(services);
  app.get<{ Querystring: Query }>('/dev/mail.json', { onRequest }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return newestMails(services.database, query.to || undefined);
  });

  app.get<{ Querystring: Query }>('/dev/mail', { onRequest }, async ({ query }, reply) => {
    const mails = await newestMails(services.database, query.to || undefined);
    const shown = mails.find(({ id }) => id === query.id) ?? mails[0];
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ mails, shown, to: query.to ?? '' }));
  });
}
