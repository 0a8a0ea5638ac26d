import { brokenRule, fieldFailures } from '#client/lib/failures.ts';

/** The password was right, and the account wants a code besides. A wrong code is told on its field. */
export function asksForCode(error: unknown): boolean {
  return brokenRule(error) === 'account.login.second-factor' && fieldFailures(error).length === 0;
}
