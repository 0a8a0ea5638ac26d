import type { ApolloServerPlugin } from '@apollo/server';
import { currentTally, toTenths } from '#server/db/statementTally.ts';
import type { Context } from '#server/graphql/context.ts';

export const isReported = ({ viewer, services }: Context): boolean =>
  viewer?.role === 'admin' && services.settings.known.debugMode;

/** With `debugMode`, responses to administrators report what they cost. Other users never see this. */
export const reportCost: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    if (!isReported(contextValue)) return {};
    return {
      async willSendResponse({ response }) {
        const tally = currentTally();
        if (!tally || response.body.kind !== 'single') return;
        tally.isShownToCaller = true;
        const debug = {
          statements: tally.statements,
          databaseMilliseconds: toTenths(tally.milliseconds),
          milliseconds: toTenths(performance.now() - tally.beganAt),
        };
        const result = response.body.singleResult;
        result.extensions = { ...result.extensions, debug };
      },
    };
  },
};
