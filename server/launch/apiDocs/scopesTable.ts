import {
  buildSchema,
  getDirectiveValues,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  API_SCOPES,
  EMPLOYER_SCOPES,
  SCOPE_NAMES,
  type ApiScope,
} from '#schema/options/apiScopes.ts';

/** Entry points of the schema; access to everything below follows from these. */
const DOORS = ['Query', 'Viewer', 'Admin', 'Mutation', 'Subscription'];
/** Fields that are entry points themselves. */
const ROOMS = ['viewer', 'admin'];

/** What each scope gives access to, according to `@auth` in the schema. */
export function scopesTable(schemaText: string): string {
  const schema = buildSchema(schemaText);
  const opened = DOORS.flatMap((name) => {
    const type = schema.getType(name) as GraphQLObjectType | undefined;
    return Object.values(type?.getFields() ?? {}).map((field) => ({
      door: name,
      field: field.name,
      scopes: scopesOf(schema, field.astNode) ?? scopesOf(schema, type?.astNode) ?? [],
    }));
  });
  const rows = API_SCOPES.map((scope) => {
    const own = opened.filter(
      ({ field, scopes }) =>
        !ROOMS.includes(field) && !isForEveryKey(scopes) && scopes.includes(scope),
    );
    const reads = own
      .filter(({ door }) => door !== 'Mutation')
      .map(({ door, field }) => nameOf(door, field));
    const changes = own
      .filter(({ door }) => door === 'Mutation')
      .map(({ field }) => `\`${field}\``);
    return `| \`${SCOPE_NAMES[scope]}\` | ${listed(reads)} | ${listed(changes)} |`;
  });
  return ['| scope | reads | changes |', '| --- | --- | --- |', ...rows].join('\n');
}

const isForEveryKey = (scopes: readonly ApiScope[]): boolean =>
  EMPLOYER_SCOPES.every((scope) => scopes.includes(scope));

function nameOf(door: string, field: string): string {
  return door === 'Query' ? `\`${field}\`` : `\`${door.toLowerCase()}.${field}\``;
}

const listed = (names: string[]): string => (names.length > 0 ? names.join(', ') : 'nothing');

type Node = Parameters<typeof getDirectiveValues>[1] | null | undefined;

function scopesOf(schema: GraphQLSchema, node: Node): ApiScope[] | undefined {
  const directive = schema.getDirective('auth');
  if (!directive || !node) return undefined;
  const { scope } = (getDirectiveValues(directive, node) ?? {}) as { scope?: ApiScope[] };
  return scope ?? undefined;
}
