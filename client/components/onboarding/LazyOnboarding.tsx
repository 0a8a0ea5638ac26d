import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const Onboarding = loadOnUse(async () => (await import('./Onboarding.tsx')).Onboarding, {
  words: ['onboarding'],
});

/** The banner and dialog for users with incomplete profiles. Guests load none of this code. */
export function LazyOnboarding() {
  const { user } = useSession();
  return user && user.role !== 'ADMIN' && <Onboarding />;
}
