import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

interface Directed {
  astNode?: { directives?: readonly { name: { value: string } }[] } | null;
}

const isGuarded = ({ astNode }: Directed) =>
  astNode?.directives?.some(({ name }) => name.value === 'auth') ?? false;

/** `Type.field` for everything that is public, sorted. */
export function publicFieldsOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter((type) => !type.name.startsWith('__') && !isGuarded(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isGuarded(field))
        .map((field) => `${type.name}.${field.name}`),
    )
    .sort();
}
