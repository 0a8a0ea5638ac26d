import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ShareDashboard_DashboardFragment } from '#client/gql/graphql.ts';
import { pathOfDashboard } from '#client/pages/admin/analytics/boards/addresses.ts';
import { useCopyLink } from '#client/pages/admin/analytics/boards/useCopyLink.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { SaveDashboard_dashboard, useSaveDashboard } from './useSaveDashboard.ts';

export const ShareDashboard_dashboard = graphql(`
  fragment ShareDashboard_dashboard on AnalyticsDashboard {
    id
    pins {
      id
      report {
        id
        name
        isShared
      }
    }
    ...SaveDashboard_dashboard
  }
`);

const ShareDashboardReportMutation = graphql(`
  mutation ShareDashboardReport($input: ShareReportInput!) {
    shareReport(input: $input) {
      report {
        id
        isShared
        version
      }
    }
  }
`);

type Shared = ShareDashboard_DashboardFragment;

/** A shared dashboard shows only shared reports. Private ones are shared along with it after a confirmation. */
export function useShareDashboard() {
  const t = useTranslations('analytics');
  const showFailure = useFailureToast();
  const copyLink = useCopyLink();
  const save = useSaveDashboard();
  const [shareReport] = useMutation(ShareDashboardReportMutation);
  const [asked, setAsked] = useState<Shared | null>(null);
  const [busy, setBusy] = useState(false);
  const hidden = (dashboard: Shared) =>
    dashboard.pins.flatMap(({ report }) => (report.isShared ? [] : [report]));

  const send = async (dashboard: Shared, isShared: boolean) => {
    const kept = readFragment(SaveDashboard_dashboard, dashboard);
    setBusy(true);
    try {
      for (const { id } of isShared ? hidden(dashboard) : [])
        await shareReport({ variables: { input: { id, shared: true } } });
      await save(kept, { isShared });
      const copy = () => void copyLink(pathOfDashboard(kept.id));
      const action = { label: t('boards.dashboards.act.copyLink'), onPress: copy };
      toast({
        kind: 'success',
        title: t(isShared ? 'boards.dashboards.done.share' : 'boards.dashboards.done.unshare'),
        message: kept.name,
        ...(isShared && { action }),
      });
    } catch (error) {
      showFailure(t('boards.failed.share'), error);
    }
    setBusy(false);
    setAsked(null);
  };
  const dialog = asked && (
    <ConfirmDialog
      title={t('boards.dashboard.shareTitle', { count: hidden(asked).length })}
      confirmLabel={t('boards.dashboard.shareAll')}
      cancelLabel={t('boards.dialog.cancel')}
      closeLabel={t('boards.dialog.close')}
      busy={busy}
      onConfirm={() => void send(asked, true)}
      onClose={() => setAsked(null)}
    >
      <p>{t('boards.dashboard.shareText')}</p>
      <ul className="mt-2 grid gap-0.5">
        {hidden(asked).map(({ id, name }) => (
          <li key={id} className="font-semibold break-words">
            {name}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return {
    dialog,
    busy,
    set: (dashboard: FragmentType<typeof ShareDashboard_dashboard>, isShared: boolean) => {
      const meant = readFragment(ShareDashboard_dashboard, dashboard);
      if (isShared && hidden(meant).length > 0) setAsked(meant);
      else void send(meant, isShared);
    },
  };
}
