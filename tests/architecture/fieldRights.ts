import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { ROLES, type Role } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { enforceAuth } from '#server/graphql/authDirective.ts';
import { Failure } from '#server/graphql/failures.ts';

const VISITORS: (Role | null)[] = [null, ...ROLES];

/** `Type.field: roles` for every restricted field, found by running the guard in front of it. */
export function guardedFieldsOf(schema: GraphQLSchema): string[] {
  return Object.values(enforceAuth(schema).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        let: VISITORS.filter((role) => hasAccess(field, role)),
      })),
    )
    .filter((field) => field.let.length < VISITORS.length)
    .map((field) => `${field.name}: ${field.let.map((role) => role ?? 'guest').join(', ')}`)
    .sort();
}

function hasAccess(field: GraphQLField<unknown, Context>, role: Role | null): boolean {
  const now = new Date();
  const viewer = role && { role, passwordConfirmedAt: now };
  const services = { clock: { now: () => now } };
  const context = { viewer, services, t: String } as unknown as Context;
  try {
    field.resolve?.({}, {}, context, { fieldName: field.name } as never);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
