import {
  BellPlus,
  CalendarClock,
  Copy,
  Link2,
  Lock,
  Pencil,
  Pin,
  SquareArrowOutUpRight,
  Trash2,
  Users,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { SavedMenu } from '#client/pages/admin/analytics/saved/SavedMenu.tsx';
import { reportActionsOn, type ReportAction } from './reportActions.ts';

const ICONS: Record<ReportAction, typeof Pin> = {
  open: SquareArrowOutUpRight,
  pin: Pin,
  schedule: CalendarClock,
  tellMe: BellPlus,
  share: Users,
  unshare: Lock,
  copyLink: Link2,
  duplicate: Copy,
  rename: Pencil,
  delete: Trash2,
};

interface ReportMenuProps {
  report: ReportRow_ReportFragment;
  onAct: (act: ReportAction) => void;
}

export function ReportMenu({ report, onAct }: ReportMenuProps) {
  const t = useTranslations('analytics');
  return (
    <SavedMenu
      label={t('boards.reports.actions', { name: report.name })}
      acts={reportActionsOn(report)}
      icons={ICONS}
      nameOf={(act) =>
        act === 'schedule' && report.schedule
          ? t('boards.reports.act.reschedule')
          : t(`boards.reports.act.${act}`)
      }
      onAct={onAct}
    />
  );
}
