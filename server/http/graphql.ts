import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import type { Services } from '#server/services.ts';
import { askingOf } from './asking.ts';

/** First-party pages and partners use the same door. */
export function mountGraphql(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  services: Services,
) {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request)!,
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    // Before Apollo, which would tell the caller why the database could not be asked.
    preHandler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const gone = goneOf(reply);
      contexts.set(
        request,
        Object.assign(await createContext(services, askingOf(request)), { gone }),
      );
    },
    handler: async function (request, reply) {
      return named(await answer.call(this, request, reply), request, reply);
    },
  });
}

/** The caller has hung up before there was an answer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const hangingUp = new AbortController();
  raw.once('close', () => raw.writableFinished || hangingUp.abort());
  return hangingUp.signal;
}

interface Refusal {
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** What Apollo refuses before it has a request of its own: a batch, a body without a query. */
function named(answer: unknown, { id }: FastifyRequest, { statusCode }: FastifyReply): unknown {
  if (statusCode < 400 || typeof answer !== 'string' || !answer.includes('"BAD_REQUEST"'))
    return answer;
  const { errors } = JSON.parse(answer) as Refusal;
  const extensions = { code: 'BAD_USER_INPUT', requestId: id };
  return JSON.stringify({ errors: errors?.map(({ message }) => ({ message, extensions })) });
}
