import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { SCOPE_NAMES, type ApiScope } from '#schema/options/apiScopes.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { TEAM_RIGHTS, type TeamRight } from '#schema/options/teamRoles.ts';
import { requireRecentPassword } from '#server/modules/account/proof/recentPassword.service.ts';
import { requireTeamRight } from '#server/modules/team/requireTeamRight.service.ts';
import type { Context } from './context.ts';
import { Failure, notSignedIn } from './failures.ts';

function authDirective(role: GraphQLEnumType, scope: GraphQLEnumType): GraphQLDirective {
  return new GraphQLDirective({
    name: 'auth',
    description: 'Who may use this. Without it, anyone may.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
        description: 'The caller needs one of these roles.',
      },
      scope: {
        type: new GraphQLList(new GraphQLNonNull(scope)),
        description:
          'An API key additionally needs one of these scopes. The directive on a field takes precedence over the one on its type. If neither names a scope, API keys are refused.',
      },
    },
  });
}

function openCompanyDirective(): GraphQLDirective {
  return new GraphQLDirective({
    name: 'openCompany',
    description:
      'Refused to employers while their company is rejected or suspended. One that was approved before stays closed until it is approved again.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
  });
}

function teamDirective(right: GraphQLEnumType): GraphQLDirective {
  return new GraphQLDirective({
    name: 'team',
    description:
      'Refused with FORBIDDEN, rule `team.right`, to members of a company whose role lacks this right. It does not apply to employers without a company or to administrators.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
    args: {
      right: {
        type: new GraphQLNonNull(right),
        description: 'The right that the role has to include.',
      },
    },
  });
}

function recentPasswordDirective(): GraphQLDirective {
  return new GraphQLDirective({
    name: 'recentPassword',
    description:
      'Refused with FORBIDDEN, rule `account.password.recent`, unless this session began or called `confirmPassword` in the last 10 minutes.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  });
}

/** Every directive that controls access. */
export function guardDirectives(
  role: GraphQLEnumType,
  scope: GraphQLEnumType,
  right: GraphQLEnumType,
) {
  return [
    authDirective(role, scope),
    teamDirective(right),
    openCompanyDirective(),
    recentPasswordDirective(),
  ] as const;
}

/**
 * Checks `@auth`, plus `@team`, `@openCompany` and `@recentPassword` where they are set, before each resolver.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => {
      const type = schema.getType(typeName);
      const rules = [authOf(schema, field), type && authOf(schema, type)].filter(
        (rule) => rule !== undefined,
      );
      const isForOpenOnes = [field, type].some((one) => one && needsOpenCompany(schema, one));
      const demands: Demand[] = [];
      for (const one of [field, type]) {
        const right = one && teamRightOf(schema, one);
        if (right) demands.push((context) => requireTeamRight(context, right));
      }
      if (isForOpenOnes) demands.push(requireOpenCompany);
      if (needsRecentPassword(schema, field)) demands.push(requireRecentPassword);
      return rules.length > 0 ? guarded(field, rules, demands) : field;
    },
  });
}

/** Which roles have access, and which scopes give an API key access. */
export interface Auth {
  roles: Role[];
  scopes: ApiScope[] | null;
}

export function authOf(schema: GraphQLSchema, element: object): Auth | undefined {
  const directive = getDirective(schema, element, 'auth')?.[0];
  if (!directive) return undefined;
  const named = (directive['requires'] as string[]).map((name) => name.toLowerCase());
  const roles = ROLES.filter((role) => named.includes(role));
  return { roles, scopes: (directive['scope'] as ApiScope[] | undefined) ?? null };
}

export function teamRightOf(schema: GraphQLSchema, element: object): TeamRight | undefined {
  const directive = getDirective(schema, element, 'team')?.[0];
  const named = (directive?.['right'] as string | undefined)?.toLowerCase();
  return TEAM_RIGHTS.find((right) => right === named);
}

export function needsOpenCompany(schema: GraphQLSchema, element: object): boolean {
  return getDirective(schema, element, 'openCompany') !== undefined;
}

export function needsRecentPassword(schema: GraphQLSchema, field: object): boolean {
  return getDirective(schema, field, 'recentPassword') !== undefined;
}

type Demand = (context: Context) => void;
type Field = GraphQLFieldConfig<unknown, Context>;

/** Checks a subscription before it starts, and again for each of its events. */
function guarded(field: Field, rules: Auth[], demands: Demand[]): Field {
  const nearest = rules.find(({ scopes }) => scopes)?.scopes ?? [];
  const behind =
    (resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
    (source, args, context, info) => {
      for (const { roles } of rules) requireAccess(context, roles, nearest);
      for (const requireMore of demands) requireMore(context);
      return resolve(source, args, context, info);
    };
  return {
    ...field,
    resolve: behind(field.resolve ?? defaultFieldResolver),
    ...(field.subscribe && { subscribe: behind(field.subscribe) }),
  };
}

/**
 * Without a scope, a field is closed to keys: passwords, sessions, settings and anything not considered yet.
 */
export function requireAccess(
  context: Context,
  roles: readonly Role[],
  scopes: readonly ApiScope[] = [],
): void {
  const { viewer, t } = context;
  if (!viewer) throw notSignedIn(context);
  if (!roles.includes(viewer.role)) throw new Failure('FORBIDDEN', t('session.forbidden'));
  const forEverybody = ROLES.every((role) => roles.includes(role));
  if (viewer.mustSetUpTwoFactor && !forEverybody) {
    throw new Failure('FORBIDDEN', t('twoFactor.demanded'), {
      rule: 'account.twoFactor.demanded',
    });
  }
  if (viewer.key) requireScope(context, viewer.key.scopes, scopes);
}

/**
 * company.active.required: while a company is rejected or suspended, its employers cannot see applicants or decide on
 * them.
 */
export function requireOpenCompany({ viewer, t }: Context): void {
  const status = viewer?.companyStatus;
  if (!isClosed(status)) return;
  throw new Failure('RULE_VIOLATION', t(`company.closed.${status}`), {
    rule: 'company.active.required',
  });
}

/** The key needs one of the listed scopes; if none is listed, every key is refused. */
export function requireScope(
  { t }: Pick<Context, 't'>,
  held: readonly ApiScope[],
  needed: readonly ApiScope[],
): void {
  if (needed.length === 0)
    throw new Failure('FORBIDDEN', t('apiKey.closed'), { rule: 'api.key.closed' });
  if (needed.some((scope) => held.includes(scope))) return;
  const scope = needed.map((name) => SCOPE_NAMES[name]).join(' / ');
  throw new Failure('FORBIDDEN', t('apiKey.scope', { scope }), { rule: 'api.key.scope' });
}
