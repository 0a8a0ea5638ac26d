import { Directive } from 'type-graphql';
import type { Role } from '#schema/options/roles.ts';

/** Says in the schema who may ask; the transformer in `authDirective.ts` enforces what is printed. */
export function Requires(...roles: Role[]) {
  return Directive(`@auth(requires: [${roles.map((role) => role.toUpperCase()).join(', ')}])`);
}

/** Anybody who is signed in. */
export function RequiresLogin() {
  return Requires('job_seeker', 'employer', 'admin');
}
