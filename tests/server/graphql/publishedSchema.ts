import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** As it is published: guests may not introspect, and nobody has to. */
export function publishedSchema(): GraphQLSchema {
  return buildSchema(readFileSync('schema/schema.graphql', 'utf8'), { assumeValid: true });
}
