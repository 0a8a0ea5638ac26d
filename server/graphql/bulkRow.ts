import { GraphQLScalarType } from 'graphql';

/**
 * Only checks that the row is an object. Its cells are validated one by one, so that each row gets its own errors.
 */
export const BulkRow = new GraphQLScalarType({
  name: 'BulkRow',
  description:
    'One row of a job upload: an object with the documented names (title, company_name, location, type, salary, category, description, requirements, benefits, experience_level, education_level, is_featured, is_urgent).',
  serialize: (value) => value,
  parseValue: (value) => value,
});
