import {
  BellPlus,
  CalendarClock,
  Copy,
  Ellipsis,
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
import { Button } from '#client/ui/Button.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';
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
  const words = (act: ReportAction) =>
    act === 'schedule' && report.schedule
      ? t('boards.reports.act.reschedule')
      : t(`boards.reports.act.${act}`);
  const label = t('boards.reports.actions', { name: report.name });
  return (
    <Menu
      label={label}
      trigger={
        <Button
          size="s"
          variant="quiet"
          iconOnly
          aria-label={label}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
        />
      }
      items={reportActionsOn(report).map((act) => {
        const Icon = ICONS[act];
        return {
          id: act,
          label: words(act),
          icon: <Icon aria-hidden="true" className="size-5" />,
          danger: act === 'delete',
        };
      })}
      onChoose={(act) => onAct(act as ReportAction)}
    />
  );
}
