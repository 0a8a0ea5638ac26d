import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Log } from '#server/lib/log.ts';
import { translator } from '#server/lib/words.ts';
import { tellCost } from '#server/modules/setting/cost.service.ts';
import type { Context } from './context.ts';
import { costOf, MAX_COST } from './cost.ts';
import { toAnswer } from './errors.ts';
import { Failure, FAILURES } from './failures.ts';
import { LIMITS, MAX_TOKENS } from './limits.ts';
import { findUnsuitable } from './unsuitableText.ts';
import { wrongVariables } from './variables.ts';

export async function createApollo(
  schema: GraphQLSchema,
  log: Log,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    // There are no cookies, so there is nothing for another site to ride on.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    validationRules: LIMITS,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      inspectRequest,
      answerErrors(log),
      tellCost,
    ],
  });
  await server.start();
  return server;
}

/** What a rule over the document cannot see: the values, and the cost they bring. */
const inspectRequest: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({
        request,
        document,
        operation,
        operationName,
        schema,
        contextValue,
      }) {
        refuseUnsuitable(contextValue, request.variables);
        const fields = operation ? wrongVariables(schema, operation, request.variables) : [];
        if (fields.length > 0) {
          const message = fields.map((wrong) => `"${wrong.field}": ${wrong.message}`).join(' ');
          throw new Failure('BAD_USER_INPUT', message, { fields });
        }
        const cost = costOf({ schema, document, operationName, variables: request.variables });
        if (cost > MAX_COST) {
          throw new Failure(
            'COST_LIMIT',
            `The query costs ${cost}, more than ${MAX_COST}: ask for less at once.`,
          );
        }
      },
    };
  },
};

function refuseUnsuitable({ locale }: Context, variables: unknown): void {
  const found = findUnsuitable(variables);
  if (!found) return;
  const { field, reason } = found;
  const t = translator(locale, 'validation');
  const label = t.has(`label.${field}`) ? t(`label.${field}`) : field;
  const message = t(reason, { label });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}

/** One shape for every error, and a status that says the same as the first code. */
function answerErrors(log: Log): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      return {
        async willSendResponse({ response, errors }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          const result = response.body.singleResult;
          result.errors = result.errors!.map((formatted, at) =>
            toAnswer(
              formatted,
              errors?.[at] ?? new GraphQLError(formatted.message),
              contextValue,
              log,
            ),
          );
          const first = result.errors[0]?.extensions?.['code'] as keyof typeof FAILURES;
          response.http.status = statusOf(first, result.data, response.http.status);
        },
      };
    },
  };
}

/** Apollo says 500 to whatever a plugin refuses; what it has decided otherwise stays. */
function statusOf(code: keyof typeof FAILURES, data: unknown, decided: number | undefined) {
  if (data) return decided;
  if (code === 'UNAVAILABLE' || code === 'RATE_LIMITED') return FAILURES[code];
  return data === undefined && (decided ?? 500) === 500 ? FAILURES[code] : decided;
}
