import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { graphql } from '#client/gql/gql.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const DeleteDashboardMutation = graphql(`
  mutation DeleteDashboard($input: DashboardInput!) {
    deleteDashboard(input: $input) {
      dashboard {
        id
      }
    }
  }
`);

const DeleteDashboardUndoMutation = graphql(`
  mutation DeleteDashboardUndo($input: DashboardInput!) {
    restoreDashboard(input: $input) {
      dashboard {
        ...DashboardCard_dashboard
      }
    }
  }
`);

/** Removed at once, with eight seconds to undo it. */
export function useDeleteDashboard() {
  const t = useTranslations('analytics');
  const showFailure = useFailureToast();
  const [deleteDashboard] = useMutation(DeleteDashboardMutation);
  const [restoreDashboard, { client }] = useMutation(DeleteDashboardUndoMutation);
  return ({ id, name }: { id: string; name: string }, onDeleted?: () => void) => {
    const variables = { input: { id } };
    const next = nextRow([id]);
    const restore = async () => {
      try {
        await restoreDashboard({ variables });
      } catch (error) {
        return showFailure(t('boards.failed.restore'), error);
      }
      await refetchShown(client, ['AdminReportsPage']);
      requestAnimationFrame(() => focusRow(id));
    };
    const closeToast = toast({
      kind: 'info',
      title: t('boards.dashboards.done.delete'),
      message: name,
      duration: UNDO_MS,
      action: { label: t('boards.undo'), onPress: () => void restore() },
    });
    const forget = (error: unknown) => {
      closeToast();
      showFailure(t('boards.failed.delete'), error);
    };
    if (onDeleted) {
      deleteDashboard({ variables }).then(onDeleted, forget);
      return;
    }
    deleteDashboard({
      variables,
      optimisticResponse: { deleteDashboard: { dashboard: { id } } },
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'AnalyticsDashboard', id }) });
      },
    }).catch(forget);
    requestAnimationFrame(() => focusRow(next));
  };
}
