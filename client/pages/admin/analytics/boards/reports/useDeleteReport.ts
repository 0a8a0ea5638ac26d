import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { focusRow, nextRow } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const DeleteReportMutation = graphql(`
  mutation DeleteReport($input: ReportInput!) {
    deleteReport(input: $input) {
      report {
        id
      }
    }
  }
`);

const DeleteReportUndoMutation = graphql(`
  mutation DeleteReportUndo($input: ReportInput!) {
    restoreReport(input: $input) {
      report {
        ...ReportRow_report
      }
    }
  }
`);

/** Removed at once, with eight seconds to undo it. The focus moves to the row that takes its place. */
export function useDeleteReport() {
  const t = useTranslations('analytics');
  const showFailure = useFailureToast();
  const [deleteReport] = useMutation(DeleteReportMutation);
  const [restoreReport] = useMutation(DeleteReportUndoMutation);
  return ({ id, name }: ReportRow_ReportFragment) => {
    const variables = { input: { id } };
    const next = nextRow([id]);
    const restore = () =>
      restoreReport({ variables }).then(
        () => requestAnimationFrame(() => focusRow(id)),
        (error: unknown) => showFailure(t('boards.failed.restore'), error),
      );
    const closeToast = toast({
      kind: 'info',
      title: t('boards.reports.done.delete'),
      message: name,
      duration: UNDO_MS,
      action: { label: t('boards.undo'), onPress: () => void restore() },
    });
    deleteReport({
      variables,
      optimisticResponse: { deleteReport: { report: { id } } },
      // The list skips reports missing from the cache, and shows them in place again when they return.
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'AnalyticsReport', id }) });
      },
    }).catch((error: unknown) => {
      closeToast();
      showFailure(t('boards.failed.delete'), error);
    });
    requestAnimationFrame(() => focusRow(next));
  };
}
