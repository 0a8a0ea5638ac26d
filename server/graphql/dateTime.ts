import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/** A moment, always written as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A moment, as ISO 8601 in UTC: 2026-01-31T18:30:00.000Z.',
});
