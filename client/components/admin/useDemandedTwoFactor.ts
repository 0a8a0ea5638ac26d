import { useLateCode } from '#client/components/useLateCode.ts';
import { brokenRule } from '#client/lib/failures.ts';

export const DEMANDED_WORDS = ['twoFactor', 'account', 'validation'] as const;
const load = () => import('./DemandedTwoFactor.tsx');

/**
 * What to show instead of the page when the area's own query is refused because two-factor authentication is missing.
 */
export function useDemandedTwoFactor(error: unknown) {
  const isDemanded = brokenRule(error) === 'account.twoFactor.demanded';
  const code = useLateCode(isDemanded ? load : null, DEMANDED_WORDS);
  return { isDemanded, Demanded: code?.DemandedTwoFactor };
}
