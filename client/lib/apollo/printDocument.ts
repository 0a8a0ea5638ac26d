import type { ASTNode } from 'graphql';

type Nodes = readonly ASTNode[] | undefined;
type Printers = {
  [Kind in ASTNode['kind']]?: (node: Extract<ASTNode, { kind: Kind }>) => string;
};

const all = (nodes: Nodes, between = ' ') => nodes?.map(print).join(between) ?? '';
const within = (nodes: Nodes, [start = '', end = '']: string) =>
  nodes?.length ? start + all(nodes) + end : '';
const value = (node: { value: string }) => node.value;

const PRINTERS: Printers = {
  Document: ({ definitions }) => all(definitions),
  OperationDefinition: ({ operation, name, variableDefinitions, directives, selectionSet }) =>
    `${operation} ${name?.value ?? ''}${within(variableDefinitions, '()')}${all(directives)}${print(selectionSet)}`,
  FragmentDefinition: ({ name, typeCondition, directives, selectionSet }) =>
    `fragment ${name.value} on ${print(typeCondition)}${all(directives)}${print(selectionSet)}`,
  VariableDefinition: ({ variable, type, defaultValue, directives }) =>
    `${print(variable)}:${print(type)}${defaultValue ? `=${print(defaultValue)}` : ''}${all(directives)}`,
  SelectionSet: ({ selections }) => `{${all(selections)}}`,
  Field: ({ alias, name, arguments: given, directives, selectionSet }) =>
    `${alias ? `${alias.value}:` : ''}${name.value}${within(given, '()')}${all(directives)}${selectionSet ? print(selectionSet) : ''}`,
  FragmentSpread: ({ name, directives }) => `...${name.value}${all(directives)}`,
  InlineFragment: ({ typeCondition, directives, selectionSet }) =>
    `...${typeCondition ? `on ${print(typeCondition)}` : ''}${all(directives)}${print(selectionSet)}`,
  Directive: ({ name, arguments: given }) => `@${name.value}${within(given, '()')}`,
  Argument: ({ name, value: given }) => `${name.value}:${print(given)}`,
  ObjectField: ({ name, value: given }) => `${name.value}:${print(given)}`,
  Variable: ({ name }) => `$${name.value}`,
  NamedType: ({ name }) => name.value,
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,
  IntValue: value,
  FloatValue: value,
  EnumValue: value,
  StringValue: (node) => JSON.stringify(node.value),
  BooleanValue: (node) => `${node.value}`,
  NullValue: () => 'null',
  ListValue: ({ values }) => `[${all(values)}]`,
  ObjectValue: ({ fields }) => `{${all(fields)}}`,
};

/**
 * What a browser sends of a document, as short as it can be. It stands in for the printer of `graphql`, most of which is
 * for schemas.
 */
export function print(node: ASTNode): string {
  return (PRINTERS[node.kind] as (node: ASTNode) => string)(node);
}
