import { GraphQLScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

/** Facts whose names are known only when they are read. */
export const JsonObject = new GraphQLScalarType({
  ...GraphQLJSONObject.toConfig(),
  name: 'JSON',
  description: 'A JSON object.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
});
