import { useLazyModule } from '#client/components/useLazyModule.ts';
import { useSession } from '#client/lib/session.ts';

const load = () => import('./SeekerMarks.tsx');
const NO_WORDS = [] as const;

/**
 * What lists show to a signed-in job seeker only. It is loaded afterwards, because pages for guests are kept and need
 * none of it; null for everyone else.
 */
export function useSeekerMarks() {
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  return useLazyModule(isSeeker ? load : null, NO_WORDS);
}
