import { Directive } from 'type-graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { Role } from '#schema/options/roles.ts';
import type { Viewer } from './context.ts';

/** Says in the schema who may ask; the transformer in `authDirective.ts` enforces what is printed. */
export function Requires(...roles: Role[]) {
  return Directive(`@auth(requires: ${listOf(roles)})`);
}

/** The same for whoever is signed in, and for an API key with the scope; of several any one will do. */
export function RequiresOrKey(scope: ApiScope | readonly ApiScope[], ...roles: Role[]) {
  const scopes = typeof scope === 'string' ? scope : listOf(scope);
  return Directive(`@auth(requires: ${listOf(roles)}, scope: ${scopes})`);
}

/** Anybody who is signed in. */
export function RequiresLogin() {
  return Requires('job_seeker', 'employer', 'admin');
}

/** Added to one of the decorators above: refuses employers of a rejected or suspended company. */
export function NeedsOpenCompany() {
  return Directive('@openCompany');
}

/** Added to one of the decorators above: asks for the password again, unless it was just typed. */
export function NeedsRecentPassword() {
  return Directive('@recentPassword');
}

/** What a resolver tells its owner alone it tells their key only when that may know. */
export function holdsOneOf({ key }: Viewer, scopes: readonly ApiScope[]): boolean {
  return !key || scopes.some((scope) => key.scopes.includes(scope));
}

function listOf(names: readonly string[]): string {
  return `[${names.map((name) => name.toUpperCase()).join(', ')}]`;
}
