import type { PageLine } from '#client/lib/page.ts';
import { useMatches } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';

interface Frame {
  /** home: the page at `/`, which is a dashboard for some users. */
  frame: 'site' | 'home' | 'work';
  /** The role whose work the page belongs to. */
  work: 'EMPLOYER' | 'ADMIN' | null;
}

/** Pages that employers work on, although others may open them too. */
const SHARED = ['/', '/home', '/settings', '/browse-database', '/messages', '/messages/:id'];

/** Employers and administrators work without the public menu and footer. */
export function useFrame(): Frame {
  const { user, status, onboardingComplete } = useSession();
  const line = useMatches().at(-1)?.handle as PageLine | undefined;
  if (!line) return { frame: 'site', work: null };
  if (line.access === 'admin') return { frame: 'work', work: 'ADMIN' };
  const isEmployers = user?.role === 'EMPLOYER' && onboardingComplete;
  if (line.access === 'employer' || (isEmployers && SHARED.includes(line.path)))
    return { frame: 'work', work: 'EMPLOYER' };
  return { frame: line.path === '/' && status === 'unknown' ? 'home' : 'site', work: null };
}
