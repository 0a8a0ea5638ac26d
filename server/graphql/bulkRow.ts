import { GraphQLScalarType } from 'graphql';

/** Its cells are judged one by one, each row with its own errors: here only that it is an object is asked for. */
export const BulkRow = new GraphQLScalarType({
  name: 'BulkRow',
  description:
    'A row of a job upload: an object with the documented names (title, company_name, location, type, salary, category, description, requirements, benefits, experience_level, education_level, is_featured, is_urgent).',
  serialize: (value) => value,
  parseValue: (value) => value,
});
