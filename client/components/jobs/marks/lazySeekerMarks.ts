import { useSession } from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** Whether to show the marks on jobs, which only signed-in job seekers see. Guests do not load the code for them. */
export function useIsSeeker(): boolean {
  const { status, user } = useSession();
  return status === 'member' && user?.role === 'JOB_SEEKER';
}

const load = () => import('./SeekerMarks.tsx');

export const SeekerMarks = loadOnUse(async () => (await load()).SeekerMarks);
export const Skill = loadOnUse(async () => (await load()).Skill);
