import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { useSession } from '#client/lib/session.ts';
import type { JobFitProps } from './JobFit.tsx';

const WORDS = ['recommendation'] as const;
const load = () => import('./JobFit.tsx');

/** Loads its code only for job seekers: the page is the same for all guests. */
export function JobFitPlace(props: JobFitProps) {
  const { status, user } = useSession();
  const isSeeker = status === 'member' && user?.role === 'JOB_SEEKER';
  const code = useLazyModule(isSeeker ? load : null, WORDS);
  if (!code) return null;
  return (
    <Words areas={WORDS}>
      <code.JobFit {...props} />
    </Words>
  );
}
