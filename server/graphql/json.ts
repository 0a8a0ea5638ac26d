import { GraphQLScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

/** Data whose keys are only known at run time. */
export const JsonObject = new GraphQLScalarType({
  ...GraphQLJSONObject.toConfig(),
  name: 'JSON',
  description: 'A JSON object.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
});
