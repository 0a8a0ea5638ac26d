import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { ROLES, type Role } from '#schema/options/roles.ts';
import type { Context } from './context.ts';
import { Failure, notSignedIn } from './failures.ts';

/** Keys' scopes stand in the schema too, so that a partner reads what each field needs. */
const ApiScope = new GraphQLEnumType({
  name: 'ApiScope',
  description: 'What an API key may be allowed.',
  values: {
    JOBS_READ: { description: 'Read jobs.' },
    JOBS_WRITE: { description: 'Post and change jobs.' },
    APPLICATIONS_READ: { description: 'Read applications.' },
    APPLICATIONS_WRITE: { description: 'Decide on applications.' },
    ANALYTICS_READ: { description: 'Ask analytics questions.' },
  },
});

export function authDirective(role: GraphQLEnumType): GraphQLDirective {
  return new GraphQLDirective({
    name: 'auth',
    description: 'Who may ask for this; without it everybody may.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
        description: 'One of these roles is needed.',
      },
      scope: { type: ApiScope, description: 'The scope an API key needs besides.' },
    },
  });
}

/** Puts the check in front of every resolver whose field or type carries `@auth`. */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => {
      const type = schema.getType(typeName);
      const own = rolesOf(schema, field);
      const rules = [own, type && rolesOf(schema, type)].filter((roles) => roles !== undefined);
      return rules.length > 0 ? guarded(field, rules) : field;
    },
  });
}

function rolesOf(schema: GraphQLSchema, element: object): Role[] | undefined {
  const directive = getDirective(schema, element, 'auth')?.[0];
  if (!directive) return undefined;
  const named = (directive['requires'] as string[]).map((name) => name.toLowerCase());
  return ROLES.filter((role) => named.includes(role));
}

type Field = GraphQLFieldConfig<unknown, Context>;

/** A subscription is refused before it begins, and each of its events again. */
function guarded(field: Field, rules: Role[][]): Field {
  const behind =
    (resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
    (source, args, context, info) => {
      for (const roles of rules) demand(context, roles);
      return resolve(source, args, context, info);
    };
  return {
    ...field,
    resolve: behind(field.resolve ?? defaultFieldResolver),
    ...(field.subscribe && { subscribe: behind(field.subscribe) }),
  };
}

export function demand(context: Context, roles: Role[]): void {
  const { viewer, t } = context;
  if (!viewer) throw notSignedIn(context);
  if (!roles.includes(viewer.role)) throw new Failure('FORBIDDEN', t('session.forbidden'));
  const forEverybody = ROLES.every((role) => roles.includes(role));
  if (viewer.mustSetUpTwoFactor && !forEverybody) {
    throw new Failure('FORBIDDEN', t('twoFactor.demanded'), {
      rule: 'account.twoFactor.demanded',
    });
  }
}
