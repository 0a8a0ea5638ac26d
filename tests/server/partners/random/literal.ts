import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';

/** A value as a GraphQL literal. */
export function literalOf(value: unknown, type: GraphQLInputType): string {
  if (value === null) return 'null';
  if (isNonNullType(type)) return literalOf(value, type.ofType);
  if (isListType(type)) return listOf(value, (item) => literalOf(item, type.ofType));
  if (isEnumType(type)) return value as string;
  if (!isInputObjectType(type)) return anyLiteral(value);
  const fields = type.getFields();
  return objectOf(value, (item, name) => literalOf(item, fields[name]!.type));
}

/** A scalar that accepts any value has no more specific type. */
function anyLiteral(value: unknown): string {
  if (Array.isArray(value)) return listOf(value, anyLiteral);
  return typeof value === 'object' && value !== null
    ? objectOf(value, anyLiteral)
    : JSON.stringify(value);
}

const listOf = (value: unknown, write: (item: unknown) => string) =>
  `[${(value as unknown[]).map(write).join(', ')}]`;

const objectOf = (value: unknown, write: (item: unknown, name: string) => string) =>
  `{ ${Object.entries(value as object)
    .map(([name, item]) => `${name}: ${write(item, name)}`)
    .join(', ')} }`;
