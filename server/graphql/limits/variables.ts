import {
  coerceInputValue,
  isInputType,
  typeFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldFailure } from '#server/graphql/failures.ts';

/** Only the first invalid values of a list are reported, even if there are a hundred thousand. */
const MOST_OF_ONE = 50;
const ENOUGH = new Error('Enough problems of one variable were found.');

/**
 * Variables of the wrong type, one line each. GraphQL's own messages repeat the value, which might be a password that
 * then ends up in a log.
 */
export function wrongVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Record<string, unknown> = {},
): FieldFailure[] {
  const wrong = new Map<string, string>();
  for (const { variable, type: node } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never);
    if (given[name] === undefined || !isInputType(type)) continue;
    let left = MOST_OF_ONE;
    const note: Parameters<typeof coerceInputValue>[2] = (path, _value, { message }) => {
      const field = path.filter((part) => typeof part === 'string').join('.') || name;
      if (!wrong.has(field)) wrong.set(field, withoutValue(message));
      left -= 1;
      if (left === 0) throw ENOUGH;
    };
    try {
      coerceInputValue(given[name], type, note);
    } catch (error) {
      if (error !== ENOUGH) throw error;
    }
  }
  return [...wrong].map(([field, message]) => ({ field, message }));
}

/** "String cannot represent a non string value: …" */
function withoutValue(message: string): string {
  return message.replace(/ value: [\s\S]*$/, ' value.');
}
