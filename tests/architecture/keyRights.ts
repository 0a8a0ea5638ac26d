import { isObjectType, type DirectiveNode, type GraphQLField, type GraphQLSchema } from 'graphql';
import { API_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { enforceAuth } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';

/** `Type.field: scopes` for every field an API key can access because the schema marks it, in the schema's words. */
export function keyFieldsOf(schema: GraphQLSchema): string[] {
  return fieldsOf(schema)
    .map(({ name, marks }) => ({ name, scopes: nearestScopes(marks) }))
    .filter(({ scopes }) => scopes.length > 0)
    .map(({ name, scopes }) => `${name}: ${scopes.join(', ')}`)
    .sort();
}

/** Fields that accept or refuse an API key differently from what the schema says. */
export function wronglyGuarded(schema: GraphQLSchema): string[] {
  const guarded = enforceAuth(schema);
  const keys: (readonly ApiScope[])[] = [
    [],
    ...API_SCOPES.map((scope) => [scope]),
    ...API_SCOPES.map((scope) => API_SCOPES.filter((other) => other !== scope)),
  ];
  const wrong: string[] = [];
  for (const { name, type, field, marks } of fieldsOf(schema)) {
    const roles = ROLES.filter((role) =>
      marks.every((mark) => namesIn(mark, 'requires').includes(role.toUpperCase())),
    );
    const scopes = nearestScopes(marks);
    const behind = (guarded.getType(type) as { getFields(): Fields }).getFields()[field]!;
    for (const role of ROLES)
      for (const held of keys) {
        const isPublic = marks.length === 0;
        const should =
          isPublic ||
          (roles.includes(role) && scopes.some((scope) => held.includes(scope as ApiScope)));
        if (hasAccess(behind, role, held) !== should)
          wrong.push(`${name} for the key of ${role} with ${held.join(', ') || 'nothing'}`);
      }
  }
  return wrong;
}

type Fields = Record<string, GraphQLField<unknown, Context>>;

/** The directives of each field, its own first, as written. */
function fieldsOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        type: type.name,
        field: field.name,
        marks: [field, type].flatMap(({ astNode }) =>
          (astNode?.directives ?? []).filter((directive) => directive.name.value === 'auth'),
        ),
      })),
    );
}

function nearestScopes(marks: readonly DirectiveNode[]): string[] {
  return marks.map((mark) => namesIn(mark, 'scope')).find((scopes) => scopes.length > 0) ?? [];
}

/** One name, or several in brackets. */
function namesIn(mark: DirectiveNode, argument: string): string[] {
  const value = mark.arguments?.find(({ name }) => name.value === argument)?.value;
  const values = value?.kind === 'ListValue' ? value.values : value ? [value] : [];
  return values.flatMap((one) => (one.kind === 'EnumValue' ? [one.value] : []));
}

function hasAccess(
  field: GraphQLField<unknown, Context>,
  role: Role,
  scopes: readonly ApiScope[],
): boolean {
  const viewer = { role, key: { id: 'key', scopes } };
  const context = { viewer, t: String } as unknown as Context;
  try {
    field.resolve?.({}, {}, context, { fieldName: field.name } as never);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
