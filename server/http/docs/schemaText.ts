import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { printContract } from '#server/graphql/schema.ts';
import { entityTagOf, isKnownAs } from '#server/lib/http/entityTag.ts';

const AN_HOUR = 'public, max-age=3600';

/** The printed schema, for partners' tools; public regardless of who may introspect. */
export function mountSchemaText(app: FastifyInstance, schema: GraphQLSchema): void {
  let printed: { text: string; etag: string } | undefined;
  app.get('/schema.graphql', async (request, reply) => {
    printed ??= withTag(printContract(schema));
    const { text, etag } = printed;
    reply.headers({ etag, 'cache-control': AN_HOUR, 'access-control-allow-origin': '*' });
    if (isKnownAs(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

const withTag = (text: string) => ({ text, etag: entityTagOf(text) });
