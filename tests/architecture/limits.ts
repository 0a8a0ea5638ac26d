import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

const BOUNDED_BY_KIND = ['Int', 'Float', 'Boolean'];
/** Its cells are limited by the rules for rows, which another test checks. */
const JUDGED_BY_ROW = 'BulkRow';

export interface Input {
  path: string;
  input: GraphQLArgument | GraphQLInputField;
}

/** Every input field and every argument of a schema. */
export function inputsOf(schema: GraphQLSchema): Input[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type): Input[] => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((input) => ({
        path: `${type.name}.${input.name}`,
        input,
      }));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((input) => ({ path: `${type.name}.${field.name}.${input.name}`, input })),
    );
  });
}

/** Texts without `maxLength` and lists without `maxItems`. */
export function unlimitedInputs(schema: GraphQLSchema): string[] {
  return inputsOf(schema).flatMap(({ path, input }) => {
    const named = getNamedType(input.type);
    const isText =
      !isEnumType(named) &&
      !isInputObjectType(named) &&
      !BOUNDED_BY_KIND.includes(named.name) &&
      named.name !== JUDGED_BY_ROW;
    const isList = isListType(getNullableType(input.type));
    const printed = printedIn(input.astNode?.directives ?? []);
    return [
      ...(isText && !printed.includes('maxLength') ? [`${path}: maxLength`] : []),
      ...(isList && !printed.includes('maxItems') ? [`${path}: maxItems`] : []),
    ];
  });
}

function printedIn(directives: readonly ConstDirectiveNode[]): string[] {
  const constraint = directives.find(({ name }) => name.value === 'constraint');
  return constraint?.arguments?.map(({ name }) => name.value) ?? [];
}

type Json = Record<string, unknown>;
type Parameter = { name: string; $ref?: string; schema?: Json };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
};
export interface RestDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

/** The same for parameters and bodies of the REST API. */
export function unlimitedInRest({ paths, components }: RestDocument): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const named = parameters.map(
        (parameter) => components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter,
      );
      return [
        ...named.flatMap(({ name, schema = {} }) => unlimitedIn(schema, `${at} ${name}`)),
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
          unlimitedIn(schema, `${at} body`),
        ),
      ];
    }),
  );
}

function unlimitedIn(schema: Json, at: string): string[] {
  const { type, properties = {}, items, contentMediaType } = schema;
  const kinds = [type].flat();
  const isText = kinds.includes('string') && !schema['enum'] && !contentMediaType;
  const inside = [
    ...Object.entries(properties as Record<string, Json>).flatMap(([name, property]) =>
      unlimitedIn(property, `${at}.${name}`),
    ),
    ...(items ? unlimitedIn(items as Json, `${at}[]`) : []),
  ];
  return [
    ...(isText && schema['maxLength'] === undefined ? [`${at}: maxLength`] : []),
    ...(kinds.includes('array') && schema['maxItems'] === undefined ? [`${at}: maxItems`] : []),
    ...inside,
  ];
}
