import { useLazyModule } from '#client/components/useLazyModule.ts';
import { brokenRule } from '#client/lib/failures.ts';

export const TWO_FACTOR_WORDS = ['twoFactor', 'account', 'validation'] as const;
const load = () => import('./RequiredTwoFactor.tsx');

/**
 * What to show instead of the page when the area's own query is refused because two-factor authentication is missing.
 */
export function useRequiredTwoFactor(error: unknown) {
  const isDemanded = brokenRule(error) === 'account.twoFactor.demanded';
  const code = useLazyModule(isDemanded ? load : null, TWO_FACTOR_WORDS);
  return { isDemanded, Demanded: code?.RequiredTwoFactor };
}
