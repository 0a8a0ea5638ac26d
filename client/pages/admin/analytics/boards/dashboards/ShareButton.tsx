import { Link2, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { pathOfDashboard } from '#client/pages/admin/analytics/boards/addresses.ts';
import { useCopyLink } from '#client/pages/admin/analytics/boards/useCopyLink.ts';
import { Button } from '#client/ui/Button.tsx';
import { useShareDashboard } from './useShareDashboard.tsx';

export const ShareButton_dashboard = graphql(`
  fragment ShareButton_dashboard on AnalyticsDashboard {
    id
    isShared
    mayChange
    ...ShareDashboard_dashboard
  }
`);

interface ShareButtonProps {
  dashboard: FragmentType<typeof ShareButton_dashboard>;
}

/** Copies the link if the dashboard is shared; otherwise offers to share it. */
export function ShareButton(props: ShareButtonProps) {
  const t = useTranslations('analytics');
  const dashboard = readFragment(ShareButton_dashboard, props.dashboard);
  const copyLink = useCopyLink();
  const share = useShareDashboard();
  if (dashboard.isShared)
    return (
      <Button
        icon={<Link2 className="size-5" />}
        onClick={() => void copyLink(pathOfDashboard(dashboard.id))}
      >
        {t('boards.dashboards.act.copyLink')}
      </Button>
    );
  if (!dashboard.mayChange) return null;
  return (
    <>
      <Button
        busy={share.busy}
        icon={<Users className="size-5" />}
        onClick={() => share.set(dashboard, true)}
      >
        {t('boards.dashboards.act.share')}
      </Button>
      {share.dialog}
    </>
  );
}
