import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { useSession } from '#client/lib/session.ts';

const AREAS = ['onboarding'] as const;
const load = () => import('./Onboarding.tsx');

/** The banner and dialog for users with incomplete profiles. Guests load none of this code. */
export function OnboardingPlace() {
  const { user } = useSession();
  const code = useLazyModule(user && user.role !== 'ADMIN' ? load : null, AREAS);
  return (
    code && (
      <Words areas={AREAS}>
        <code.Onboarding />
      </Words>
    )
  );
}
