import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';

const WORDS = ['offers', 'manageApplications', 'applications', 'validation'] as const;
const load = () => import('./Offers.tsx');

/** The offers for an application, whose code the page does not wait for. */
export function LazyOffers({ applicationId }: { applicationId: string }) {
  const code = useLazyModule(load, WORDS);
  if (!code) return null;
  return (
    <Words areas={WORDS}>
      <code.Offers applicationId={applicationId} />
    </Words>
  );
}
