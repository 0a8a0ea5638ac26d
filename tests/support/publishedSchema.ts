import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** The schema that partners read. Building it takes a moment, so all tests of a worker share one. */
export const publishedSchema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'), {
  assumeValid: true,
});
