import { Words } from '#client/components/Words.tsx';
import { useLateCode } from '#client/components/useLateCode.ts';
import { useSession } from '#client/lib/session.ts';

const AREAS = ['onboarding'] as const;
const load = () => import('./Onboarding.tsx');

/** Banner and dialog for those who have not told enough of themselves; a guest loads nothing of it. */
export function OnboardingPlace() {
  const { user } = useSession();
  const code = useLateCode(user && user.role !== 'ADMIN' ? load : null, AREAS);
  return (
    code && (
      <Words areas={AREAS}>
        <code.Onboarding />
      </Words>
    )
  );
}
