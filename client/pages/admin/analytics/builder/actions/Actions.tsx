import { useMutation } from '@apollo/client/react';
import { useEffect, useState, type RefObject } from 'react';
import { Ellipsis, Link2, Save } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NewAlertButton } from '#client/components/analytics/alerts/NewAlertButton.tsx';
import { useSaveReport } from '#client/components/analytics/useSaveReport.ts';
import { graphql } from '#client/gql/gql.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { Menu, type MenuChoice } from '#client/ui/overlays/Menu.tsx';
import type {
  ChangeQuestion,
  Steps,
} from '#client/pages/admin/analytics/builder/question/useQuestion.ts';
import { savedQuestionOf } from './savedQuestionOf.ts';
import type { BuiltAnswer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { isWhole, type Question } from '#client/pages/admin/analytics/builder/question/question.ts';
import { ActionDialogs, type ActionDialog } from './ActionDialogs.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useExport } from './useExport.ts';
import type { OpenedReport } from './useOpenReport.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';

const ActionsDuplicateMutation = graphql(`
  mutation ActionsDuplicate($input: ReportInput!) {
    duplicateReport(input: $input) {
      report {
        id
      }
    }
  }
`);

export interface ActionsProps {
  question: Question;
  title: string;
  /** The period of the question, in words. */
  subtitle: string;
  opened: OpenedReport;
  /** The question differs from the saved report. */
  isChanged: boolean;
  answering: BuiltAnswer;
  svgRef: RefObject<SVGSVGElement | null>;
  /** The report as saved. */
  saved: Question | null;
  change: ChangeQuestion;
  steps: Steps;
}

/** The actions on a question: save, share, export. */
export function Actions(props: ActionsProps) {
  const t = useTranslations('analytics');
  const locale = useSiteLocale();
  const { question, title, subtitle, opened, isChanged, answering, svgRef, saved, change, steps } =
    props;
  const [dialog, setDialog] = useState<ActionDialog | null>(null);
  const { save, busy } = useSaveReport();
  const [duplicate] = useMutation(ActionsDuplicateMutation);
  const files = useExport({ question, title, subtitle, locale, svgRef });
  const reportFailure = useActionFailure();
  const { report } = opened;
  const isAsked = isWhole(question);
  const isSaved = report !== null && !isChanged;
  const mayChange = report?.mayChange ?? false;
  // The pressed button is gone once the report is saved. The heading is now its name.
  useEffect(() => {
    if (isSaved && isFocusLost()) focusHeading();
  }, [isSaved]);

  const saveChanges = async () => {
    if (!report) return;
    const { id, version, name, description, isShared } = report;
    await save({ id, version, name, description, shared: isShared, ...savedQuestionOf(question) });
    opened.again();
    toast({ kind: 'success', title: t('builder.save.changed') });
  };
  /** Pinning and emailing use the report as saved. */
  const withReport = (what: 'pin' | 'schedule') =>
    setDialog(isSaved ? { is: what } : { is: 'save', next: what });

  const choices: (MenuChoice & { act: () => void })[] = [
    ...(report
      ? [
          {
            id: 'duplicate',
            label: t('builder.act.duplicate'),
            act: () =>
              void duplicate({ variables: { input: { id: report.id } } }).then(({ data }) => {
                const copy = data!.duplicateReport.report.id;
                change((now) => ({ ...(saved ?? now), report: copy }));
              }, reportFailure),
          },
        ]
      : []),
    ...(report && mayChange
      ? [{ id: 'name', label: t('builder.act.name'), act: () => setDialog({ is: 'rename' }) }]
      : []),
    ...(report && isAsked
      ? [{ id: 'saveAs', label: t('builder.act.saveAs'), act: () => setDialog({ is: 'save' }) }]
      : []),
    { id: 'pin', label: t('builder.act.pin'), disabled: !isAsked, act: () => withReport('pin') },
    {
      id: 'schedule',
      label: t('builder.act.schedule'),
      disabled: !isAsked,
      act: () => withReport('schedule'),
    },
    {
      id: 'csv',
      label: t('builder.act.csv'),
      disabled: !isAsked,
      act: () => void files.csv().catch(reportFailure),
    },
    {
      id: 'png',
      label: t('builder.act.png'),
      disabled: answering.state !== 'ready',
      act: () => void files.png().catch(reportFailure),
    },
    {
      id: 'explain',
      label: t('builder.act.explain'),
      disabled: !isAsked,
      act: () => setDialog({ is: 'explain' }),
    },
  ];
  return (
    <>
      <StepButtons steps={steps} />
      {isAsked && !isSaved && (
        <Button
          variant="main"
          busy={busy}
          onClick={() =>
            mayChange ? void saveChanges().catch(reportFailure) : setDialog({ is: 'save' })
          }
          icon={<Save className="size-5" />}
        >
          {t(
            mayChange
              ? 'builder.act.saveChanges'
              : report
                ? 'builder.act.saveAs'
                : 'builder.act.save',
          )}
        </Button>
      )}
      <Button
        disabled={!isAsked}
        className="max-xs:gap-0"
        onClick={() => setDialog({ is: 'share' })}
        icon={<Link2 className="size-5" />}
      >
        <span className="max-xs:sr-only">{t('builder.act.share')}</span>
      </Button>
      <NewAlertButton
        watched={{ query: question.query, reportId: isSaved ? report.id : null }}
        label={t('builder.act.tellMe')}
        disabled={!isAsked}
      />
      <Menu
        label={t('builder.act.more')}
        items={choices}
        onChoose={(id) => choices.find((one) => one.id === id)?.act()}
        button={{
          iconOnly: true,
          icon: <Ellipsis className="size-5" />,
        }}
      />
      {dialog && <ActionDialogs {...props} dialog={dialog} onDialog={setDialog} />}
    </>
  );
}

/** Reports the failure of an action that has no form to show it. */
function useActionFailure() {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  return (error: unknown) => {
    const reason = serverMessage(error) ?? (error instanceof Error ? error.message : undefined);
    toast({
      kind: 'error',
      title: t('builder.act.failed'),
      message: isNetworkFailure(error) ? shell('errors.offline') : reason,
    });
  };
}
