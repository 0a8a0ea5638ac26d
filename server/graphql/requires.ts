import { Directive } from 'type-graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { Role } from '#schema/options/roles.ts';
import type { TeamRight } from '#schema/options/teamRoles.ts';
import type { Viewer } from './context.ts';

/** States in the schema who has access; the transformer in `authDirective.ts` enforces it. */
export function Requires(...roles: Role[]) {
  return Directive(`@auth(requires: ${listOf(roles)})`);
}

/**
 * The same for any signed-in user, and for an API key with the scope. If several scopes are listed, any one is
 * enough.
 */
export function RequiresOrKey(scope: ApiScope | readonly ApiScope[], ...roles: Role[]) {
  const scopes = typeof scope === 'string' ? scope : listOf(scope);
  return Directive(`@auth(requires: ${listOf(roles)}, scope: ${scopes})`);
}

/** Any signed-in user. */
export function RequiresLogin() {
  return Requires('job_seeker', 'employer', 'admin');
}

/** Added to one of the decorators above: refuses employers of a rejected or suspended company. */
export function NeedsOpenCompany() {
  return Directive('@openCompany');
}

/**
 * Added to one of the decorators above: refuses members of a company's team whose role lacks this right. For fields
 * about one job, the code also checks that the member works on it (`requireJobRight`, `jobsOf`).
 */
export function NeedsTeamRight(right: TeamRight) {
  return Directive(`@team(right: ${right.toUpperCase()})`);
}

/**
 * For members of an open company's team with this right, or an API key with the scope: the usual requirement of fields
 * about applications.
 */
export function RequiresTeamMember(
  scope: ApiScope | readonly ApiScope[],
  right: TeamRight,
): ReturnType<typeof Directive> {
  const demands = [NeedsTeamRight(right), NeedsOpenCompany(), RequiresOrKey(scope, 'employer')];
  return (target: object, field?: string | symbol) => {
    for (const demand of demands) demand(target, field!);
  };
}

/** Added to one of the decorators above: asks for the password again unless it was entered recently. */
export function NeedsRecentPassword() {
  return Directive('@recentPassword');
}

/** For a field that a resolver shows only to its owner: a key of the owner sees it only with the scope. */
export function holdsOneOf({ key }: Viewer, scopes: readonly ApiScope[]): boolean {
  return !key || scopes.some((scope) => key.scopes.includes(scope));
}

function listOf(names: readonly string[]): string {
  return `[${names.map((name) => name.toUpperCase()).join(', ')}]`;
}
