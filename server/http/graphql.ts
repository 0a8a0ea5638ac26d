import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import type { Services } from '#server/services.ts';
import { askingOf } from './asking.ts';

/** First-party pages and partners use the same door. */
export function mountGraphql(app: FastifyInstance, apollo: ApolloServer<Context>, services: Services) {
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: fastifyApolloHandler(apollo, {
      context: (request) => createContext(services, askingOf(request)),
    }),
  });
}
