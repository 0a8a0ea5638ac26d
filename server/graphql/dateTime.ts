import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { LENGTHS } from '#schema/validation/lengths.ts';

const config = GraphQLDateTimeISO.toConfig();

/** A moment in time, always written as ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType({
  ...config,
  name: 'DateTime',
  description: 'A moment in time, as ISO 8601 in UTC: 2026-01-31T18:30:00.000Z.',
  // Parsing happens before limits are compared with arguments.
  parseValue: (value) => {
    if (typeof value === 'string' && value.length > LENGTHS.moment)
      throw new GraphQLError(`A moment has at most ${LENGTHS.moment} characters.`);
    return config.parseValue(value);
  },
});
