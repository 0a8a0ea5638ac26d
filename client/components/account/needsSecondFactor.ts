import { brokenRule, fieldFailures } from '#client/lib/failures.ts';

/**
 * The password was correct and the account needs a second-factor code. A wrong code is reported on its field instead.
 */
export function needsSecondFactor(error: unknown): boolean {
  return brokenRule(error) === 'account.login.second-factor' && fieldFailures(error).length === 0;
}
