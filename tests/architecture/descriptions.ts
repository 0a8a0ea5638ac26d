import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

interface Described {
  name: string;
  description?: string | null;
}

/** What partners can see and has no description, by its path: `Query.jobs.first`. */
export function undescribed(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  // The root types are explained by their fields.
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...types.flatMap((type) => [
      ...(roots.includes(type as GraphQLObjectType) ? [] : silent(type)),
      ...membersOf(type),
    ]),
    ...directives.flatMap((directive) => [
      ...silent(directive, '@'),
      ...directive.args.flatMap((argument) => silent(argument, `@${directive.name}.`)),
    ]),
  ];
}

function membersOf(type: GraphQLNamedType): string[] {
  const prefix = `${type.name}.`;
  if (isEnumType(type)) return type.getValues().flatMap((value) => silent(value, prefix));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => silent(field, prefix));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    ...silent(field, prefix),
    ...field.args.flatMap((argument) => silent(argument, `${prefix}${field.name}.`)),
  ]);
}

function silent({ name, description }: Described, prefix = ''): string[] {
  return description?.trim() ? [] : [`${prefix}${name}`];
}
