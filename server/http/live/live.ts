import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { MAX_TOKENS } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { nestedTooDeeply, toAnswer } from '#server/graphql/errors.ts';
import { Failure, notSignedIn } from '#server/graphql/failures.ts';
import { checkedCost, Refused } from '#server/graphql/limits/admission.ts';
import type { Services } from '#server/services.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { readDocument } from '#server/http/requests/readDocument.ts';
import { eventsOf } from './liveEvents.ts';
import { OpenStreams } from './openStreams.ts';
import type { Readiness } from '#server/http/readiness.ts';

const PATH = '/graphql/stream';
const RETRY_AFTER = 30;

/** The library requires a plain record as its context. */
interface StreamContext extends Record<PropertyKey, unknown> {
  context: Context;
}

interface SubscriptionRequest {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

interface Parts {
  schema: GraphQLSchema;
  services: Services;
  readiness: Readiness;
}

/** Subscriptions as server-sent events: one POST is one stream, with the same token as every other request. */
export function mountLive(app: FastifyInstance, { schema, services, readiness }: Parts) {
  const { log } = services;
  const streams = new OpenStreams(services);
  const contexts = new WeakMap<FastifyRequest, Context>();

  const handle = createHandler<StreamContext>({
    // Without the protocol's own token, every request is a separate stream.
    authenticate: () => null,
    onSubscribe: (request, sent) => {
      const context = contexts.get(request.raw)!;
      return {
        schema,
        document: requireSubscription(schema, context, sent),
        operationName: sent.operationName,
        variableValues: sent.variables,
        contextValue: { context },
      };
    },
    validate: () => [],
    subscribe: (args) => {
      const { context } = args.contextValue;
      const fresh = () => createContext(services, streams.requestInfoOf(context));
      return eventsOf({ ...args, contextValue: context }, fresh);
    },
    onNext: ({ context }, _request, result) => {
      if (!('errors' in result) || !result.errors) return result;
      const errors = result.errors.map((error) =>
        toAnswer(error.toJSON?.() ?? error, error, context, log),
      );
      return { ...result, errors } as never;
    },
  });

  app.route({
    url: PATH,
    method: 'POST',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      const info = requestInfoOf(request);
      const context = await createContext(services, info);
      const { viewer, t } = context;
      if (!viewer) throw notSignedIn(context);
      if (!readiness.isReady()) throw new Failure('UNAVAILABLE', t('general.unavailable'));
      if (request.headers.accept !== 'text/event-stream')
        throw new Failure('BAD_USER_INPUT', t('live.accept'));
      await readDocument(request, context);
      requireSubscription(schema, context, request.body ?? {});
      if (!streams.hasRoom(viewer))
        throw new Failure('RATE_LIMITED', t('live.tooMany'), { retryAfter: RETRY_AFTER });
      contexts.set(request, context);
      const leave = streams.add(context, info, () => void reply.raw.end());
      reply.raw.once('close', leave);
      reply.hijack();
      await handle(request, reply).catch((error: unknown) => {
        const { raw } = reply;
        // Unless an event was on its way when the client left or the stream was ended.
        if (!raw.destroyed && !raw.writableEnded)
          log.warn({ requestId: request.id, err: error }, 'a stream failed');
        raw.destroy();
      });
    },
  });
  return streams;
}

/** The rules of /graphql apply here too. Queries and mutations must be sent there. */
function requireSubscription(
  schema: GraphQLSchema,
  context: Context,
  { query = '', operationName, variables }: SubscriptionRequest,
): DocumentNode {
  const document = parsed(query);
  const operation = getOperationAST(document, operationName) ?? undefined;
  try {
    checkedCost(context, { schema, document, operation, variables });
  } catch (error) {
    throw error instanceof Refused ? new Failure('BAD_USER_INPUT', error.message) : error;
  }
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length !== 1 || operation?.operation !== 'subscription')
    throw new Failure('BAD_USER_INPUT', 'A stream takes one subscription and nothing else.');
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) throw new Failure('BAD_USER_INPUT', error.message);
    throw error instanceof RangeError ? nestedTooDeeply() : error;
  }
}
