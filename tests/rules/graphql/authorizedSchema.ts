import {
  extendSchema,
  GraphQLEnumType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  specifiedDirectives,
} from 'graphql';
import { API_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { ROLES, type Role } from '#schema/options/roles.ts';
import { TEAM_RIGHTS } from '#schema/options/teamRoles.ts';
import { enforceAuth, guardDirectives } from '#server/graphql/authDirective.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';

const enumOf = (name: string, values: readonly string[]) =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, {}])) });

/** The directives `auth`, `team`, `openCompany` and `recentPassword`. */
export const guards = () =>
  guardDirectives(
    enumOf(
      'Role',
      ROLES.map((role) => role.toUpperCase()),
    ),
    enumOf('ApiScope', API_SCOPES),
    enumOf(
      'TeamRight',
      TEAM_RIGHTS.map((right) => right.toUpperCase()),
    ),
  );

/** A small schema with a field of each kind: for everyone, for a role, for keys, by the type and by the field. */
export const UNGUARDED = extendSchema(
  new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { site: { type: GraphQLString } } }),
    directives: [...specifiedDirectives, ...guards()],
  }),
  parse(`
    extend schema { mutation: Mutation subscription: Subscription }
    extend type Query {
      account: String @auth(requires: [JOB_SEEKER, EMPLOYER, ADMIN])
      applications: String @auth(requires: [JOB_SEEKER])
      ownJobs: String @auth(requires: [EMPLOYER, ADMIN], scope: [JOBS_READ, JOBS_WRITE])
      users: String @auth(requires: [ADMIN])
      report: Report
      applicants: String @auth(requires: [JOB_SEEKER, EMPLOYER]) @openCompany
      letter: Letter
      team: String @auth(requires: [EMPLOYER, ADMIN]) @team(right: MANAGE)
      interview: Interview
      newKey: String @auth(requires: [EMPLOYER]) @recentPassword
    }
    type Interview @auth(requires: [EMPLOYER]) @team(right: SCORE) {
      title: String
      move: String @team(right: SCHEDULE)
    }
    type Letter @auth(requires: [EMPLOYER]) @openCompany { title: String }
    type Report @auth(requires: [ADMIN], scope: ANALYTICS_READ) {
      title: String
      owner: String @auth(requires: [JOB_SEEKER, EMPLOYER, ADMIN])
      jobs: String @auth(requires: [EMPLOYER, ADMIN], scope: JOBS_READ)
    }
    interface Titled { title: String }
    type Job implements Titled {
      title: String
      notes: String @auth(requires: [EMPLOYER], scope: APPLICATIONS_READ)
      company: Company
    }
    type Company implements Titled { title: String letters: String @auth(requires: [EMPLOYER]) }
    union Thing = Job | Company
    type Mutation {
      like: Job
      closeJob: Job @auth(requires: [EMPLOYER], scope: JOBS_WRITE)
      changePassword: String @auth(requires: [EMPLOYER])
      touch: Titled @auth(requires: [EMPLOYER], scope: JOBS_WRITE)
      pick: Thing @auth(requires: [EMPLOYER], scope: JOBS_WRITE)
      saveReport: Report @auth(requires: [ADMIN], scope: JOBS_READ)
    }
    type Subscription { unread: String @auth(requires: [JOB_SEEKER]) }
    `),
);

/** Guards the schema again for each test: if it were guarded while the file loads, no mutant of a guard would be noticed. */
export const guarded = () => enforceAuth(UNGUARDED);

export const says = translator('en', 'errors');

/** A guest's request, with the given changes. */
export function contextOf(given: Partial<Context> = {}): Context {
  const guest = { viewer: null, tokenRefused: null, suspensionReason: null, t: says };
  return { ...guest, ...given } as Context;
}

export function signedIn(role: Role, more: Partial<Viewer> = {}): Context {
  return contextOf({ viewer: { role, key: null, mustSetUpTwoFactor: false, ...more } as Viewer });
}

export function withKey(role: Role, ...scopes: ApiScope[]): Context {
  return signedIn(role, { key: { id: 'key', scopes } });
}
