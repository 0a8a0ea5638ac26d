import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { DASHBOARD_WORDS, loadDashboard, readyDashboard } from './dashboardCode.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';

/** Loads the dashboard's code only for users who have one, never for guests. */
export function DashboardPlace({ user }: { user: SessionUser }) {
  const ready = readyDashboard();
  const late = useLazyModule(ready ? null : loadDashboard, DASHBOARD_WORDS);
  const code = ready ?? late;
  if (!code) return <DashboardSkeleton />;
  return (
    <Words areas={DASHBOARD_WORDS}>
      <code.Dashboard user={user} />
    </Words>
  );
}
