import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** What lists show to a signed-in job seeker only. Pages for guests are kept and do not load it. */
export function useIsSeeker(): boolean {
  const { status, user } = useSession();
  return status === 'member' && user?.role === 'JOB_SEEKER';
}

const load = () => import('./SeekerMarks.tsx');

export const SeekerMarks = loadOnUse(async () => (await load()).SeekerMarks);
export const Skill = loadOnUse(async () => (await load()).Skill);
