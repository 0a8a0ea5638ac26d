import type { FastifyInstance } from 'fastify';
import { guestContext } from '#server/graphql/createContext.ts';
import { holdsToken } from '#server/lib/bearer.ts';
import {
  receiveReply,
  type ContextFor,
} from '#server/modules/conversation/inbound/receiveReply.service.ts';
import { translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { namedScope } from './namedScope.ts';

const PATH = '/api/inbound-mail';
const MB = 1024 * 1024;
/** Three attachments of the usual size, encoded for email. */
const LARGEST = 25 * MB;

interface Query {
  to?: string | string[];
}

/**
 * The mail server of REPLY_DOMAIN hands over each email as it arrived (RFC 5322). The response is always that the email
 * was taken, even if it is dropped: a refused mail server would answer to an address that may be forged.
 */
export async function mountInboundMail(app: FastifyInstance, services: Services): Promise<void> {
  const { inboundMailSecret, replyDomain } = services.config;
  if (!inboundMailSecret || !replyDomain) return;
  await app.register(
    namedScope('inbound mail', async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: LARGEST },
        async (_request: unknown, body: Buffer) => body,
      );
      scope.addHook('onRequest', async ({ headers, url }, reply) => {
        if (!url.startsWith(PATH) || holdsToken(headers.authorization, inboundMailSecret)) return;
        await reply.code(401).header('www-authenticate', 'Bearer').send();
      });
      scope.post<{ Querystring: Query; Body?: Buffer }>(PATH, async (request, reply) => {
        const contextFor: ContextFor = (viewer, locale) => ({
          ...guestContext(services, { requestId: request.id, ip: request.ip }, viewer),
          em: services.database.fork(),
          locale,
          t: translator(locale, 'errors'),
        });
        const envelopeTo = [request.query.to ?? []].flat();
        const raw = request.body ?? Buffer.alloc(0);
        const outcome = await receiveReply(services, raw, { envelopeTo, contextFor });
        if (outcome !== 'sent')
          request.log.info(
            { requestId: request.id, outcome },
            'An inbound email was not delivered',
          );
        return reply.header('cache-control', 'no-store').send({ outcome });
      });
    }),
  );
}
