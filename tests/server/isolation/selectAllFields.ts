import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLOutputType,
} from 'graphql';

/**
 * A selection of all fields of a type without arguments, to the given depth; of connections only
 * the nodes.
 */
export function selectAllFields(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (isUnionType(named)) return '{ __typename }';
  if (isInterfaceType(named)) return '{ __typename id }';
  const fields = Object.values(named.getFields()).filter(
    ({ name, args, type: inner }) =>
      name !== 'edges' && !args.some(isNeeded) && (depth > 1 || isLeaf(inner)),
  );
  const asked = fields.map(
    ({ name, type: inner }) => `${name} ${selectAllFields(inner, depth - 1)}`,
  );
  return `{ __typename ${asked.join(' ')} }`;
}

export function isNeeded({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>) {
  return isNonNullType(type) && defaultValue === undefined;
}

function isLeaf(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isScalarType(named) || isEnumType(named);
}
