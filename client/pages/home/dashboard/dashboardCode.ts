import type { SiteLocale } from '#client/lib/locale.ts';
import type { Session, SessionUser } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';

export interface DashboardProps {
  user: SessionUser;
}

export const DASHBOARD_WORDS = [
  'dashboard',
  'interviews',
  'jobFacts',
  'profile',
  'recommendation',
] as const;

type DashboardCode = typeof import('./Dashboard.tsx');

let ready: DashboardCode | null = null;

/** For signed-in and onboarded users. An administrator's dashboard is in the admin area. */
export function hasDashboard({ status, user, onboardingComplete }: Session): boolean {
  return status === 'member' && onboardingComplete && user?.role !== 'ADMIN';
}

export const loadDashboard = (): Promise<DashboardCode> => import('./Dashboard.tsx');

/** Preloads it before a navigation from another page, so that the focus finds the heading. */
export async function prepareDashboard(locale: SiteLocale): Promise<void> {
  const [code] = await Promise.all([loadDashboard(), loadWords(locale, DASHBOARD_WORDS)]);
  ready = code;
}

export const readyDashboard = (): DashboardCode | null => ready;
