import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  print,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';

interface Directed {
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null;
}

const has = (directive: string, { astNode }: Directed) =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false;
const isGuarded = (element: Directed) => has('auth', element);

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

/** What members of a team can do in any role, by the root fields and those of the viewer. */
export function withoutTeamRight(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getType('Viewer')];
  return roots
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isForEmployers(field, type) && !has('team', field))
        .filter(({ type: answer }) => !has('team', getNamedType(answer)))
        .map((field) => `${type.name}.${field.name}`),
    )
    .sort();
}

function isForEmployers(field: Directed, type: Directed): boolean {
  const marks = [field, type].flatMap(({ astNode }) => astNode?.directives ?? []);
  const rules = marks.filter(({ name }) => name.value === 'auth').map((mark) => print(mark));
  return rules.length > 0 && rules.every((rule) => rule.includes('EMPLOYER'));
}

const DEMANDS = ['auth', 'team', 'openCompany', 'recentPassword'];

/** Everything that a caller of each mutation has to be, to have or to have done. */
export function demandsOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()!.getFields())
    .map(({ name, astNode }) => {
      const marks = astNode?.directives?.filter((mark) => DEMANDS.includes(mark.name.value)) ?? [];
      return `${name}: ${
        marks
          .map((mark) => print(mark))
          .toSorted()
          .join(' ') || 'anyone'
      }`;
    })
    .sort();
}
