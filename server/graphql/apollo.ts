import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Log } from '#server/lib/log.ts';
import type { Context } from './context.ts';
import { costOf, MAX_COST } from './cost.ts';
import { toAnswer } from './errors.ts';
import { Failure, FAILURES } from './failures.ts';
import { LIMITS, MAX_TOKENS } from './limits.ts';
import { findUnsuitable } from './unsuitableText.ts';

export async function createApollo(schema: GraphQLSchema, log: Log): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    // There are no cookies, so there is nothing for another site to ride on.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    validationRules: LIMITS,
    parseOptions: { maxTokens: MAX_TOKENS },
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      inspectRequest,
      answerErrors(log),
    ],
  });
  await server.start();
  return server;
}

/** What a rule over the document cannot see: the values, and the cost they bring. */
const inspectRequest: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request, document, operationName, schema }) {
        const found = findUnsuitable(request.variables);
        if (found !== null) {
          throw new Failure('BAD_USER_INPUT', `"${found}" contains a character that cannot be stored.`);
        }
        const cost = costOf({ schema, document, operationName, variables: request.variables });
        if (cost > MAX_COST) {
          throw new Failure('COST_LIMIT', `The query costs ${cost}, more than ${MAX_COST}: ask for less at once.`);
        }
      },
    };
  },
};

/** One shape for every error, and a status that says the same as the first code. */
function answerErrors(log: Log): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      return {
        async willSendResponse({ response, errors }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          const result = response.body.singleResult;
          result.errors = result.errors!.map((formatted, at) =>
            toAnswer(formatted, errors?.[at] ?? new GraphQLError(formatted.message), contextValue.requestId, log),
          );
          const first = result.errors[0]?.extensions?.['code'] as keyof typeof FAILURES;
          const answersNothing = result.data === undefined || result.data === null;
          if (answersNothing && (first === 'UNAVAILABLE' || first === 'RATE_LIMITED')) {
            response.http.status = FAILURES[first];
          }
        },
      };
    },
  };
}
