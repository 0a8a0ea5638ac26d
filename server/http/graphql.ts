import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '#server/graphql/context.ts';
import { contextOfCaller } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { sendFailure } from './answers.ts';
import { requestInfoOf } from './requestInfo.ts';
import { readDocument } from './settings/operations.ts';
import { noCostOf } from './settings/rateLimit.ts';

/** Our own pages and partners use the same endpoint. */
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
    // Before Apollo, which would reveal to the caller why the database failed.
    preHandler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method === 'GET' && !speaksGraphql(request)) return refuseToShow(request, reply);
      const gone = goneOf(reply);
      const context = Object.assign(await contextOfCaller(services, requestInfoOf(request)), {
        gone,
      });
      contexts.set(request, context);
      await readDocument(request, context);
    },
    handler: async function (request, reply) {
      return named(await answer.call(this, request, reply), request, reply);
    },
  });
}

/** The client disconnected before there was an answer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const hangingUp = new AbortController();
  raw.once('close', () => raw.writableEnded || hangingUp.abort());
  return hangingUp.signal;
}

/** A link, an image or a form of another site can send a GET too, but cannot set its Accept header. */
function speaksGraphql({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /application\/(graphql-response\+)?json/i.test(accept);
}

function refuseToShow(request: FastifyRequest, reply: FastifyReply) {
  const t = translator(localeOf(request.headers['accept-language']), 'errors');
  return sendFailure(reply, new Failure('BAD_USER_INPUT', t('limits.getAccept')), 406);
}

interface Refusal {
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Requests that Apollo refuses early: a batch, or a body without a query. */
function named(answer: unknown, request: FastifyRequest, { statusCode }: FastifyReply): unknown {
  if (statusCode < 400 || typeof answer !== 'string' || !answer.includes('"BAD_REQUEST"'))
    return answer;
  const { errors } = JSON.parse(answer) as Refusal;
  const extensions = { code: 'BAD_USER_INPUT', requestId: request.id };
  return JSON.stringify({
    errors: errors?.map(({ message }) => ({ message, extensions })),
    extensions: { cost: noCostOf(request) },
  });
}
