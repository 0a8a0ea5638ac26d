import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { SCOPE_NAMES, type ApiScope } from '#schema/options/apiScopes.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { authOf, needsOpenCompany } from '#server/graphql/authDirective.ts';
import { operationOf } from '#server/rest/answerOf.ts';
import type { Json } from './jsonSchema.ts';

export const SECURITY_SCHEMES: Record<string, Json> = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `accessToken` returned by a login: full access to what the account may do, for 7 days.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'kmb_…',
    description: `An API key created under Integrations: acts for its creator, within its scopes (${Object.values(SCOPE_NAMES).join(', ')}).`,
  },
};

/** Who has access: one of the roles; for a key, one of these lists of scopes. */
export interface AccessRules {
  isGuarded: boolean;
  roles: readonly Role[];
  scopes: readonly (readonly ApiScope[])[];
  /** Refused to employers whose company is rejected or suspended. */
  isForOpenCompanies: boolean;
}

/** Derived from the schema for everything an operation selects. */
export function accessRulesOf(schema: GraphQLSchema, document: DocumentNode): AccessRules {
  const rules = guardsIn(schema, document);
  const roles = ROLES.filter((role) => rules.every((rule) => rule.roles.includes(role)));
  return {
    isGuarded: isGuarded(schema, document),
    roles,
    scopes: scopesFor(rules),
    isForOpenCompanies: rules.some((rule) => rule.isForOpenCompanies),
  };
}

interface Guard {
  roles: readonly Role[];
  /** Any one of these scopes gives a key access; an empty list refuses every key. */
  scopes: readonly ApiScope[];
  isForOpenCompanies: boolean;
}

function guardsIn(schema: GraphQLSchema, document: DocumentNode): Guard[] {
  const guards: Guard[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const [field, parent] = [info.getFieldDef(), info.getParentType()];
        const rules = [field, parent].flatMap(
          (element) => (element && authOf(schema, element)) || [],
        );
        if (rules.length === 0) return;
        const nearest = rules.find(({ scopes }) => scopes)?.scopes ?? [];
        const isForOpenCompanies = [field, parent].some(
          (element) => element && needsOpenCompany(schema, element),
        );
        guards.push(...rules.map(({ roles }) => ({ roles, scopes: nearest, isForOpenCompanies })));
      },
    }),
  );
  return guards;
}

/** Scopes that are each enough alone, or else all scopes that are needed together. */
function scopesFor(guards: readonly Guard[]): ApiScope[][] {
  if (guards.some(({ scopes }) => scopes.length === 0)) return [];
  const all = [...new Set(guards.flatMap(({ scopes }) => scopes))];
  const alone = all.filter((scope) => guards.every(({ scopes }) => scopes.includes(scope)));
  if (alone.length > 0) return alone.map((scope) => [scope]);
  return all.length > 0 ? [[...new Set(guards.map(({ scopes }) => scopes[0]!))]] : [];
}

/** Whether a guest is asked to log in, judging by the first field of the operation. */
export function isGuarded(schema: GraphQLSchema, document: DocumentNode): boolean {
  const { operation: kind, selectionSet } = operationOf(document);
  const root = kind === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  const [asked] = selectionSet.selections;
  const field = asked?.kind === Kind.FIELD && root.getFields()[asked.name.value];
  if (!field) return false;
  return [field, getNamedType(field.type)].some((element) => authOf(schema, element));
}

/** The security schemes and the scopes a key needs; OpenAPI itself only knows OAuth scopes. */
export function securityOf({ isGuarded: needed, scopes }: AccessRules): Json {
  if (!needed) return { security: [] };
  if (scopes.length === 0) return { security: [{ session: [] }] };
  const names = scopes.flat().map((scope) => SCOPE_NAMES[scope]);
  return {
    security: [{ session: [] }, { apiKey: [] }],
    'x-scopes': scopes.length > 1 ? { anyOf: names } : { allOf: names },
  };
}

/** The same as a sentence. */
export function accessSentence({
  isGuarded: needed,
  roles,
  scopes,
  isForOpenCompanies,
}: AccessRules): string {
  if (!needed) return 'Open to everyone.';
  const isForAll = ROLES.every((role) => roles.includes(role));
  const people = isForAll
    ? 'anyone who is logged in'
    : roles.map((role) => PEOPLE[role]).join(' and ');
  const named = scopes.map((held) =>
    held.map((scope) => `\`${SCOPE_NAMES[scope]}\``).join(' and '),
  );
  const keys =
    named.length > 0 ? `An API key needs ${named.join(' or ')}.` : 'Not open to API keys.';
  const open =
    isForOpenCompanies && roles.includes('employer')
      ? ' Refused while the company of the employer is rejected or suspended.'
      : '';
  return `For ${people}. ${keys}${open}`;
}

const PEOPLE: Readonly<Record<Role, string>> = {
  job_seeker: 'job seekers',
  employer: 'employers',
  admin: 'administrators',
};
