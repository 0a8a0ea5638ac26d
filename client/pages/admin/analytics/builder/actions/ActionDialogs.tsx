import { useTranslations } from 'use-intl';
import { PinDialog } from '#client/components/analytics/PinDialog.tsx';
import { SaveReportDialog } from '#client/components/analytics/SaveReportDialog.tsx';
import { ScheduleDialog } from '#client/components/analytics/ScheduleDialog.tsx';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { addressOfQuestion } from '#client/pages/admin/analytics/builder/question/questionAddress.ts';
import type { ActionsProps } from './Actions.tsx';
import { ExplainDialog } from './ExplainDialog.tsx';
import { savedQuestionOf } from './savedQuestionOf.ts';
import { ShareDialog } from './ShareDialog.tsx';

export type ActionDialog =
  | { is: 'save'; next?: 'pin' | 'schedule' }
  | { is: 'rename' | 'pin' | 'schedule' | 'share' | 'explain' };

interface ActionDialogsProps extends ActionsProps {
  dialog: ActionDialog;
  onDialog: (to: (now: ActionDialog | null) => ActionDialog | null) => void;
}

const PATH = '/admin/analytics/explore';

export function ActionDialogs({ dialog, onDialog, ...props }: ActionDialogsProps) {
  const t = useTranslations('analytics');
  const locale = useSiteLocale();
  const { question, title, opened, saved, isChanged, change } = props;
  const { report } = opened;
  // Saving may already have opened the next dialog, which has to stay open.
  const onClose = () => onDialog((now) => (now === dialog ? null : now));
  switch (dialog.is) {
    case 'save':
      return (
        <SaveReportDialog
          {...savedQuestionOf(question)}
          report={report?.mayChange ? report : null}
          suggestedName={report ? t('builder.save.copyOf', { name: report.name }) : title}
          onSaved={({ id }) => {
            change((now) => ({ ...now, report: id }), 'replace');
            opened.again();
            const { next } = dialog;
            if (next) onDialog(() => ({ is: next }));
          }}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        saved &&
        report && (
          <SaveReportDialog
            {...savedQuestionOf(saved)}
            report={report}
            isRename
            onSaved={opened.again}
            onClose={onClose}
          />
        )
      );
    case 'pin':
      return report && <PinDialog report={report} onClose={onClose} />;
    case 'schedule':
      return report && <ScheduleDialog report={report} onClose={onClose} />;
    case 'share': {
      const isOfReport = report?.isShared && !isChanged;
      const address = isOfReport
        ? `report=${report.id}`
        : addressOfQuestion({ ...question, report: null });
      const link = `${window.location.origin}${pathInLocale(locale, `${PATH}?${address}`)}`;
      return <ShareDialog {...{ link, report, isChanged, onClose }} onShared={opened.again} />;
    }
    case 'explain':
      return <ExplainDialog query={question.query} onClose={onClose} />;
  }
}
