import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { answerDirectly, type GraphqlRequest } from '#server/graphql/compiled.ts';
import type { Context } from '#server/graphql/context.ts';
import { contextOfCaller } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { isObject } from '#server/rest/coerceBody.ts';
import { sendFailure } from './errorAnswers.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { readDocument } from '#server/http/requests/readDocument.ts';
import { noCostOf } from '#server/http/requests/rateLimit.ts';

interface GraphqlParts {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  services: Services;
}

/** Our own pages and partners use the same endpoint. */
export function mountGraphql(app: FastifyInstance, { apollo, schema, services }: GraphqlParts) {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const answeredDirectly = async ({ method, headers, body }: FastifyRequest, context: Context) => {
    const type = TYPES[headers.accept ?? ''];
    const sent = method === 'POST' && type !== undefined ? requestIn(body) : undefined;
    const answer = sent && (await answerDirectly(schema, sent, context));
    return answer && { type: type!, body: `${JSON.stringify(answer)}\n` };
  };
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request)!,
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    // Reads the caller before Apollo does, which would reveal to the caller why the database failed.
    preHandler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method === 'GET' && !speaksGraphql(request)) return refuseToShow(request, reply);
      const context = await contextOfCaller(services, requestInfoOf(request));
      // A getter, because few operations run long enough to need it.
      Object.defineProperty(context, 'gone', {
        get: () => disconnectSignal(reply),
        enumerable: true,
      });
      contexts.set(request, context);
      await readDocument(request, context);
    },
    handler: async function (request, reply) {
      const direct = await answeredDirectly(request, contexts.get(request)!);
      if (direct) return reply.type(direct.type).send(direct.body);
      return named(await answer.call(this, request, reply), request, reply);
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** What clients usually accept; Apollo reads all other headers. */
const TYPES: Readonly<Record<string, string>> = {
  '': JSON_TYPE,
  '*/*': JSON_TYPE,
  'application/json': JSON_TYPE,
  'application/graphql-response+json': GRAPHQL_TYPE,
  'application/graphql-response+json,application/json;q=0.9': GRAPHQL_TYPE,
};

/** The client disconnected before there was an answer. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const hangingUp = new AbortController();
  if (raw.destroyed && !raw.writableEnded) hangingUp.abort();
  raw.once('close', () => raw.writableEnded || hangingUp.abort());
  return hangingUp.signal;
}

/** Undefined for unusual requests, which Apollo may refuse. */
function requestIn(body: unknown): GraphqlRequest | undefined {
  const { query, variables, operationName, extensions } = isObject(body) ? body : {};
  if (typeof query !== 'string' || extensions != null) return undefined;
  if (variables != null && !isObject(variables)) return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  return { query, variables, operationName };
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
