import { useLateCode } from '#client/components/useLateCode.ts';
import { brokenRule } from '#client/lib/failures.ts';

export const DEMANDED_WORDS = ['twoFactor', 'account', 'validation'] as const;
const load = () => import('./DemandedTwoFactor.tsx');

/** What stands in place of the page while the area's own question is refused for want of a second step. */
export function useDemandedTwoFactor(error: unknown) {
  const isDemanded = brokenRule(error) === 'account.twoFactor.demanded';
  const code = useLateCode(isDemanded ? load : null, DEMANDED_WORDS);
  return { isDemanded, Demanded: code?.DemandedTwoFactor };
}
