import { Link2, Lock, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { pathOfDashboard } from '#client/pages/admin/analytics/boards/addresses.ts';
import { useCopyLink } from '#client/pages/admin/analytics/boards/useCopyLink.ts';
import { SavedMenu } from '#client/pages/admin/analytics/saved/SavedMenu.tsx';
import { focusRowAfterDialog } from '#client/pages/admin/lists/nextRow.ts';
import { DashboardDialog } from './DashboardDialog.tsx';
import { useDeleteDashboard } from './useDeleteDashboard.ts';
import { SaveDashboard_dashboard } from './useSaveDashboard.ts';
import { useShareDashboard } from './useShareDashboard.tsx';

export const DashboardMenu_dashboard = graphql(`
  fragment DashboardMenu_dashboard on AnalyticsDashboard {
    id
    mayChange
    ...SaveDashboard_dashboard
    ...ShareDashboard_dashboard
  }
`);

const ICONS = { rename: Pencil, share: Users, unshare: Lock, copyLink: Link2, delete: Trash2 };
type Act = keyof typeof ICONS;

interface DashboardMenuProps {
  dashboard: FragmentType<typeof DashboardMenu_dashboard>;
  /** On the dashboard's own page: where to go when it has been deleted. */
  onDeleted?: () => void;
}

export function DashboardMenu({ onDeleted, ...props }: DashboardMenuProps) {
  const t = useTranslations('analytics');
  const dashboard = readFragment(DashboardMenu_dashboard, props.dashboard);
  const kept = readFragment(SaveDashboard_dashboard, dashboard);
  const copyLink = useCopyLink();
  const remove = useDeleteDashboard();
  const share = useShareDashboard();
  const [isRenamed, setRenamed] = useState(false);
  const { isShared } = kept;
  const acts: Act[] = [
    ...(isShared ? (['copyLink'] as const) : []),
    ...(dashboard.mayChange ? (['rename', isShared ? 'unshare' : 'share', 'delete'] as const) : []),
  ];
  const act = (wanted: Act) => {
    if (wanted === 'copyLink') void copyLink(pathOfDashboard(kept.id));
    else if (wanted === 'rename') setRenamed(true);
    else if (wanted === 'delete') remove(kept, onDeleted);
    else share.set(dashboard, wanted === 'share');
  };
  return (
    <>
      <SavedMenu
        label={t('boards.dashboards.actions', { name: kept.name })}
        acts={acts}
        icons={ICONS}
        nameOf={(id) => t(`boards.dashboards.act.${id}`)}
        onAct={act}
      />
      {share.dialog}
      {isRenamed && (
        <DashboardDialog
          dashboard={kept}
          onClose={() => {
            setRenamed(false);
            focusRowAfterDialog(kept.id);
          }}
        />
      )}
    </>
  );
}
