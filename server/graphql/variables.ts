import {
  coerceInputValue,
  isInputType,
  typeFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldFailure } from './failures.ts';

/**
 * Variables of the wrong kind, a line each. GraphQL's own sentences repeat the value, and the
 * value may be a password that is then written into somebody's log.
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
    coerceInputValue(given[name], type, (path, _value, { message }) => {
      const field = path.filter((part) => typeof part === 'string').join('.') || name;
      if (!wrong.has(field)) wrong.set(field, withoutValue(message));
    });
  }
  return [...wrong].map(([field, message]) => ({ field, message }));
}

/** "String cannot represent a non string value: …" */
function withoutValue(message: string): string {
  return message.replace(/ value: [\s\S]*$/, ' value.');
}
