import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { useSession } from '#client/lib/session.ts';

const WORDS = ['jobPerformance'] as const;
const load = () => import('./OwnJob.tsx');

/** Loads its code only for employers: the page is the same for all guests. */
export function OwnJobPlace({ id }: { id: string }) {
  const { user } = useSession();
  const code = useLazyModule(user?.role === 'EMPLOYER' ? load : null, WORDS);
  if (!code) return null;
  return (
    <Words areas={WORDS}>
      <code.OwnJob id={id} />
    </Words>
  );
}
