import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NewAlertDialog } from '#client/components/analytics/alerts/NewAlertButton.tsx';
import { PinDialog } from '#client/components/analytics/PinDialog.tsx';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { SaveReportDialog } from '#client/components/analytics/SaveReportDialog.tsx';
import { ScheduleDialog } from '#client/components/analytics/ScheduleDialog.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { ReportRow_ReportFragment, AnalyticsQueryInput } from '#client/gql/graphql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { pathOfQuestion, pathOfReport } from '#client/pages/admin/analytics/boards/addresses.ts';
import { useCopyLink } from '#client/pages/admin/analytics/boards/useCopyLink.ts';
import { focusRow, focusRowAfterDialog } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import type { ReportAction } from './reportActions.ts';
import { useDeleteReport } from './useDeleteReport.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';

const ReportActionsShareMutation = graphql(`
  mutation ReportActionsShare($input: ShareReportInput!) {
    shareReport(input: $input) {
      report {
        ...ReportRow_report
      }
    }
  }
`);

const ReportActionsDuplicateMutation = graphql(`
  mutation ReportActionsDuplicate($input: ReportInput!) {
    duplicateReport(input: $input) {
      report {
        id
        ...ReportRow_report
      }
    }
  }
`);

type Report = ReportRow_ReportFragment;
type OpenDialog = { act: 'pin' | 'schedule' | 'tellMe' | 'rename'; report: Report };

/** One action on one report: at once if it is harmless or can be undone, otherwise in a dialog. */
export function useReportActions() {
  const t = useTranslations('analytics');
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const copyLink = useCopyLink();
  const remove = useDeleteReport();
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const [share] = useMutation(ReportActionsShareMutation);
  const [duplicate, { client }] = useMutation(ReportActionsDuplicateMutation);

  const setShared = async (report: Report, shared: boolean) => {
    try {
      await share({ variables: { input: { id: report.id, shared } } });
      toast({
        kind: 'success',
        title: t(shared ? 'boards.reports.done.share' : 'boards.reports.done.unshare'),
        message: report.name,
        ...(shared && {
          action: {
            label: t('boards.reports.act.copyLink'),
            onPress: () => void copyLink(pathOfReport(report.id)),
          },
        }),
      });
    } catch (error) {
      showFailure(t('boards.failed.share'), error);
    }
  };
  const copy = async (report: Report) => {
    try {
      const { data } = await duplicate({ variables: { input: { id: report.id } } });
      await refetchShown(client, ['AdminReportsPage']);
      toast({ kind: 'success', title: t('boards.reports.done.duplicate'), message: report.name });
      focusRow(data?.duplicateReport.report.id);
    } catch (error) {
      showFailure(t('boards.failed.duplicate'), error);
    }
  };
  const act = (wanted: ReportAction, report: Report) => {
    if (wanted === 'open') void navigate(pathOfQuestion(report.address ?? '', report.id));
    else if (wanted === 'copyLink') void copyLink(pathOfReport(report.id));
    else if (wanted === 'share' || wanted === 'unshare') void setShared(report, wanted === 'share');
    else if (wanted === 'duplicate') void copy(report);
    else if (wanted === 'delete') remove(report);
    else setAsked({ act: wanted, report });
  };
  const close = () => {
    focusRowAfterDialog(asked?.report.id);
    setAsked(null);
  };
  const saved = asked?.act === 'rename' ? savedInput(asked.report) : null;
  const watched = asked?.act === 'tellMe' ? watchedIn(asked.report) : null;
  const dialog = asked && (
    <>
      {watched && <NewAlertDialog watched={watched} onClose={close} />}
      {asked.act === 'pin' && <PinDialog report={asked.report} onClose={close} />}
      {asked.act === 'schedule' && <ScheduleDialog report={asked.report} onClose={close} />}
      {saved && <SaveReportDialog {...saved} report={asked.report} isRename onClose={close} />}
    </>
  );
  return { act, dialog };
}

/** The question of a report, which an alert follows; null if it can no longer be queried. */
function watchedIn({ id, address }: Report) {
  const read = queryOfAddress(new URLSearchParams(address ?? ''));
  return 'problems' in read ? null : { query: read.query, reportId: id };
}

type SavedQuestion = Pick<ReportRow_ReportFragment, 'address' | 'chart'>;

/** A report's question as input; null if it can no longer be queried. */
function savedInput({ address, chart }: SavedQuestion) {
  const read = queryOfAddress(new URLSearchParams(address ?? ''));
  if ('problems' in read) return null;
  return { query: inputOfQuery<AnalyticsQueryInput>(read.query), chart };
}
