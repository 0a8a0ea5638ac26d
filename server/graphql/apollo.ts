import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { MAX_TOKENS } from '#schema/options/apiLimits.ts';
import type { Log } from '#server/lib/log.ts';
import { reportCost } from '#server/modules/setting/reportCost.service.ts';
import { compilingGateway } from './compiled.ts';
import type { Context } from './context.ts';
import { toAnswer } from './errors.ts';
import { FAILURES } from './failures.ts';
import { requireScopesFirst } from './keyScopes.ts';
import { readReplicas } from './replicaReads.ts';
import { admitRequests, Refused } from './limits/admission.ts';

export async function createApollo(
  schema: GraphQLSchema,
  log: Log,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    gateway: compilingGateway(schema),
    introspection: true,
    // Authentication uses no cookies, so another site cannot ride on a session.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    // `admitRequests` validates documents itself, after the limits that keep validation fast.
    dangerouslyDisableValidation: true,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      admitRequests,
      requireScopesFirst,
      readReplicas,
      answerErrors(log),
      reportCost,
    ],
  });
  await server.start();
  return server;
}

type Answer = Parameters<typeof toAnswer>;

/** Gives every error the same shape, and the response the HTTP status of its first code. */
function answerErrors(log: Log): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      return {
        async willSendResponse({ request, response, errors, source }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          const result = response.body.singleResult;
          const shown = result.errors!.flatMap((formatted, at) => each(formatted, errors?.[at]));
          result.errors = shown.map(([formatted, error]) =>
            toAnswer(formatted, error, contextValue, log),
          );
          const { code, retryAfter } = result.errors[0]!.extensions as unknown as FirstError;
          if (contextValue.keyCall) contextValue.keyCall.failure = code;
          const { http } = response;
          if (retryAfter) http.headers.set('retry-after', String(retryAfter));
          const accepts = source ? request.http?.headers.get('accept') : undefined;
          http.status = statusOf(code, { data: result.data, decided: http.status, accepts });
        },
      };
    },
  };
}

function each(formatted: GraphQLFormattedError, error?: GraphQLError): [Answer[0], Answer[1]][] {
  if (error?.originalError instanceof Refused)
    return error.originalError.errors.map((one) => [one.toJSON(), one]);
  return [[formatted, error ?? new GraphQLError(formatted.message)]];
}

interface FirstError {
  code: keyof typeof FAILURES;
  retryAfter?: number;
}

interface Decision {
  data: unknown;
  /** Apollo sets 500 for anything a plugin refuses. */
  decided: number | undefined;
  accepts: string | undefined;
}

function statusOf(code: FirstError['code'], { data, decided, accepts }: Decision) {
  if (data) return decided;
  if (FAILURES[code] > FAILURES.INTERNAL || code === 'RATE_LIMITED') return FAILURES[code];
  if (data !== undefined) return decided;
  const status = (decided ?? 500) === 500 ? FAILURES[code] : decided;
  return code === 'BAD_USER_INPUT' && status === 400 && wantsOldJson(accepts) ? 200 : status;
}

/**
 * GraphQL over HTTP, 6.4.1: a client that accepts `application/json` but not the GraphQL media type cannot tell a
 * proxy's status from ours, so it is answered with 200.
 */
function wantsOldJson(accepts = ''): boolean {
  return accepts.includes('application/json') && !accepts.includes('application/graphql-response');
}
