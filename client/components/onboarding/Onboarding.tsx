import { CompleteProfileBanner } from './CompleteProfileBanner.tsx';
import { OnboardingHost } from './OnboardingHost.tsx';

export function Onboarding() {
  return (
    <>
      <CompleteProfileBanner />
      <OnboardingHost />
    </>
  );
}
